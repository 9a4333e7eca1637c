//! A second set of books, which shares no code with `books`: a journal of entries, from which every balance comes.

use books::{Account, Owner, Reason, Transfer};
use std::collections::{BTreeMap, HashMap};

/// Where coins can be.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CoinSpot {
    Mint,
    House,
    Free(Whose),
    Hold(u64, Whose),
    Pot(u64),
}

/// The owner of coins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Whose {
    /// A member's own or a character's, by its number.
    Purse(u64),
    /// A patron who was hired.
    Hired(String),
    /// A patron of the cast, who plays with the house's coins.
    Cast(String),
}

/// Coins that moved.
#[derive(Clone, Debug, PartialEq)]
pub struct CoinMove {
    pub name: String,
    pub from: CoinSpot,
    pub to: CoinSpot,
    pub coins: i64,
    pub reason: Reason,
    pub cause: Option<String>,
}

/// What became of transfers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    /// All of them are in the books now.
    All,
    /// An account lacks coins.
    Short(CoinSpot),
    /// They cannot be posted, for this reason.
    Never(&'static str),
}

/// The journal, and the sums over it.
#[derive(Default)]
pub struct Journal {
    entries: Vec<CoinMove>,
    named: HashMap<String, usize>,
    coins: HashMap<CoinSpot, i64>,
    /// What lies at each table, without the spots that are empty.
    at_tables: BTreeMap<u64, BTreeMap<CoinSpot, i64>>,
    by_cause: HashMap<String, Vec<usize>>,
}

/// No server has more coins than this.
const MOST: i64 = 1_000_000_000_000_000;

impl From<&Account> for CoinSpot {
    fn from(account: &Account) -> CoinSpot {
        match account {
            Account::Mint => CoinSpot::Mint,
            Account::House => CoinSpot::House,
            Account::Member(purse) => CoinSpot::Free(Whose::Purse(purse.0)),
            Account::Patron(key) => CoinSpot::Free(patron(key.as_str())),
            Account::Hold { table, owner } => CoinSpot::Hold(table.0, Whose::from(owner)),
            Account::Pot { table } => CoinSpot::Pot(table.0),
        }
    }
}

impl CoinSpot {
    /// The table where the coins lie.
    pub fn table(&self) -> Option<u64> {
        match self {
            CoinSpot::Hold(table, _) | CoinSpot::Pot(table) => Some(*table),
            CoinSpot::Mint | CoinSpot::House | CoinSpot::Free(_) => None,
        }
    }
}

impl From<&Owner> for Whose {
    fn from(owner: &Owner) -> Whose {
        match owner {
            Owner::Member(purse) => Whose::Purse(purse.0),
            Owner::Patron(key) => patron(key.as_str()),
        }
    }
}

impl Whose {
    /// Where a stake comes from and goes back to.
    pub fn free(&self) -> CoinSpot {
        match self {
            Whose::Cast(_) => CoinSpot::House,
            other => CoinSpot::Free(other.clone()),
        }
    }
}

/// Hired patrons have keys of their own kind.
fn patron(key: &str) -> Whose {
    if key.starts_with("h-") {
        Whose::Hired(key.to_owned())
    } else {
        Whose::Cast(key.to_owned())
    }
}

impl From<&Transfer> for CoinMove {
    fn from(transfer: &Transfer) -> CoinMove {
        CoinMove {
            name: transfer.name.clone(),
            from: CoinSpot::from(&transfer.debit),
            to: CoinSpot::from(&transfer.credit),
            coins: transfer.amount.get(),
            reason: transfer.reason.clone(),
            cause: transfer.cause.clone(),
        }
    }
}

impl CoinMove {
    /// Whether this is a payment by the rules, named by this word.
    pub fn is_for(&self, word: &str) -> bool {
        matches!(&self.reason, Reason::Played(played) if played == word)
    }

    /// Whether this is a numbered payment of a deal, by its rules.
    pub fn is_payment(&self) -> bool {
        let number = self
            .cause
            .as_ref()
            .and_then(|cause| self.name.strip_prefix(cause.as_str()));
        let number = number.and_then(|rest| rest.strip_prefix(':'));
        number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
    }
}

impl Journal {
    pub fn coins_at(&self, spot: &CoinSpot) -> i64 {
        self.coins.get(spot).copied().unwrap_or(0)
    }

    /// What lies at a table, by spot.
    pub fn at_table(&self, table: u64) -> BTreeMap<CoinSpot, i64> {
        self.at_tables.get(&table).cloned().unwrap_or_default()
    }

    /// Whether an entry has this name.
    pub fn knows(&self, name: &str) -> bool {
        self.named.contains_key(name)
    }

    /// The entry of this name.
    pub fn named(&self, name: &str) -> Option<&CoinMove> {
        self.named.get(name).map(|&number| &self.entries[number])
    }

    /// The entries of one cause, oldest first.
    pub fn of_cause(&self, cause: &str) -> impl Iterator<Item = &CoinMove> {
        let numbers = self.by_cause.get(cause).into_iter().flatten();
        numbers.map(|&number| &self.entries[number])
    }

    /// Every entry, oldest first.
    pub fn entries(&self) -> &[CoinMove] {
        &self.entries
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The sum over all spots.
    pub fn sum(&self) -> i64 {
        self.coins.values().sum()
    }

    /// The balance of every spot, added up anew from the entries.
    pub fn added_up(&self) -> HashMap<CoinSpot, i64> {
        let mut lies = HashMap::new();
        for entry in &self.entries {
            *lies.entry(entry.from.clone()).or_insert(0) -= entry.coins;
            *lies.entry(entry.to.clone()).or_insert(0) += entry.coins;
        }
        lies
    }

    /// Every spot, with what lies in it.
    pub fn spots(&self) -> &HashMap<CoinSpot, i64> {
        &self.coins
    }

    /// Posts these, all or none.
    pub fn post(&mut self, entries: Vec<CoinMove>) -> Posted {
        let mut ahead: HashMap<&CoinSpot, i64> = HashMap::new();
        for entry in &entries {
            if self.knows(&entry.name) {
                return Posted::Never("its name is taken");
            }
            if entry.from == entry.to || entry.coins < 1 {
                return Posted::Never("it moves nothing");
            }
            if let Some(cause) = &entry.cause
                && !entry.name.starts_with(&format!("{cause}:"))
            {
                return Posted::Never("it is not named after its cause");
            }
            for (spot, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
                let now = ahead.entry(spot).or_insert_with(|| self.coins_at(spot));
                *now += coins;
                match spot {
                    CoinSpot::Mint if *now > 0 || *now < -MOST => {
                        return Posted::Never("the mint would break");
                    }
                    CoinSpot::Mint => {}
                    _ if *now < 0 => return Posted::Short(spot.clone()),
                    _ if *now > MOST => return Posted::Never("too many coins"),
                    _ => {}
                }
            }
        }
        for entry in entries {
            self.enter(entry);
        }
        Posted::All
    }

    fn enter(&mut self, entry: CoinMove) {
        for (spot, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
            let now = self.coins.entry(spot.clone()).or_insert(0);
            *now += coins;
            if let Some(table) = spot.table() {
                let lies = self.at_tables.entry(table).or_default();
                match *now {
                    0 => lies.remove(spot),
                    now => lies.insert(spot.clone(), now),
                };
            }
        }
        let number = self.entries.len();
        self.named.insert(entry.name.clone(), number);
        if let Some(cause) = &entry.cause {
            self.by_cause.entry(cause.clone()).or_default().push(number);
        }
        self.entries.push(entry);
    }
}
