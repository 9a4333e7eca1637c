//! The settlement of a session, computed from the ledger's rows alone.
//!
//! A purse counts free and held coins together, so holding and releasing change nothing. Its winnings and losses at a
//! table are what went between it and others through that table's holds and pot; everything else is listed beside
//! them, so that before, play and the rest add up to after.

use crate::{Account, Reason};
use ids::TableId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// A transfer made during the session.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The account the coins left.
    pub debit: Account,
    /// The account they went to.
    pub credit: Account,
    /// In coins, above zero.
    pub amount: i64,
    /// Why they moved.
    pub reason: Reason,
    /// The table of the deal it belongs to, if known.
    pub table: Option<TableId>,
    /// When it was posted, in epoch milliseconds.
    pub at: i64,
}

/// A reason for which a purse changed, other than play at the session's tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Other {
    /// Payments to and from others.
    Paid,
    /// Granted by the game master.
    Granted,
    /// Taken by the game master.
    Taken,
    /// The daily allowance.
    Allowance,
    /// Starting coins, given once.
    Starting,
    /// Between the house and a patron, in either direction.
    Funded,
    /// Play at tables outside the session.
    Elsewhere,
    /// Any other reason.
    Else,
}

impl Other {
    /// All of them, in the order of a sheet.
    pub const ALL: [Other; 8] = [
        Other::Paid,
        Other::Granted,
        Other::Taken,
        Other::Allowance,
        Other::Starting,
        Other::Funded,
        Other::Elsewhere,
        Other::Else,
    ];

    fn by_reason(reason: &Reason) -> Other {
        match reason {
            Reason::Payment => Other::Paid,
            Reason::Grant => Other::Granted,
            Reason::Fine => Other::Taken,
            Reason::Allowance => Other::Allowance,
            Reason::StartingCoins => Other::Starting,
            Reason::HouseFill
            | Reason::PatronFunds
            | Reason::Retirement
            | Reason::Erasure
            | Reason::Hold
            | Reason::Release
            | Reason::Void
            | Reason::Played(_) => Other::Else,
        }
    }
}

/// The result of every purse.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Settlement {
    /// Members first, then patrons, then the house if coins from a table fell to it; within each group, biggest
    /// winners first.
    pub purses: Vec<PurseResult>,
    /// Coins added to the pots of the session's tables that are still there.
    pub pots: i64,
}

/// One purse over the session, in coins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PurseResult {
    /// The account of a member or character, of a patron, or of the house. A patron of the cast is named the same way,
    /// starts with nothing, and its winnings and losses are the house's.
    #[serde(with = "as_text")]
    pub owner: Account,
    /// Its coins when the session began.
    pub before: i64,
    /// Winnings (or, if negative, losses) at each table of the session.
    pub tables: BTreeMap<TableId, i64>,
    /// Other changes, by reason.
    pub other: BTreeMap<Other, i64>,
    /// Its coins at the end.
    pub after: i64,
    /// What it had won at the tables over time: epoch milliseconds and coins, thinned to [`MOST_POINTS`]. (Sheets of
    /// older versions tell all its coins.)
    pub fortune: Vec<(i64, i64)>,
}

impl PurseResult {
    /// Winnings or losses at all tables of the session together.
    pub fn play(&self) -> i64 {
        self.tables.values().sum()
    }
}

/// How many points of a fortune are kept: as many as a picture can show.
pub const MOST_POINTS: i64 = 120;

/// Settles a session from its transfers, oldest first.
///
/// `tables` are the session's, `after` gives what each purse has after the last transfer, and `span` is the time of
/// the session in epoch milliseconds.
pub fn settle(
    tables: &HashSet<TableId>,
    moved: &[Moved],
    after: &HashMap<Account, i64>,
    span: Range<i64>,
) -> Settlement {
    let mut changes: HashMap<Account, Changes> = HashMap::new();
    let mut pots = 0;
    for row in moved {
        let (from, to) = (holder(&row.debit), holder(&row.credit));
        if from == to || are_of_one_purse(&from, &to) {
            continue;
        }
        let of = place(tables, row);
        if matches!(of, Place::Here(_)) {
            pots += match (&row.debit, &row.credit) {
                (Account::Pot { .. }, Account::Pot { .. }) => 0,
                (_, Account::Pot { .. }) => row.amount,
                (Account::Pot { .. }, _) => -row.amount,
                _ => 0,
            };
        }
        for (holder, coins) in [(from, -row.amount), (to, row.amount)] {
            if let Some(holder) = holder {
                let changes = changes.entry(holder).or_default();
                changes.count(of, coins, row.at);
            }
        }
    }
    let mut purses: Vec<PurseResult> = changes
        .into_iter()
        .map(|(owner, changes)| {
            let after = after.get(&owner).copied().unwrap_or(0);
            changes.over(owner, after, &span)
        })
        // The house's grants and funding are shown with whoever received them.
        .filter(|purse| purse.owner != Account::House || !purse.tables.is_empty())
        .collect();
    purses.sort_by_cached_key(|purse| (rank(&purse.owner), -purse.play(), purse.owner.clone()));
    Settlement { purses, pots }
}

/// Where a transfer belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Here(TableId),
    Not(Other),
}

fn place(tables: &HashSet<TableId>, row: &Moved) -> Place {
    let at = |account: &Account| match account {
        Account::Hold { table, .. } | Account::Pot { table } => Some(*table),
        _ => None,
    };
    let ends = [&row.debit, &row.credit];
    let minted = ends.contains(&&Account::Mint);
    let table = at(&row.debit).or(at(&row.credit)).or(row.table);
    match table.filter(|_| !minted) {
        Some(table) if tables.contains(&table) => Place::Here(table),
        Some(_) => Place::Not(Other::Elsewhere),
        None => Place::Not(match Other::by_reason(&row.reason) {
            Other::Else if ends.contains(&&Account::House) => Other::Funded,
            other => other,
        }),
    }
}

/// The purse that an account's coins belong to; `None` for a pot and the mint.
fn holder(account: &Account) -> Option<Account> {
    match account {
        Account::House => Some(Account::House),
        other => other.owner().map(|owner| owner.purse()),
    }
}

/// Whether these are the house and one of the cast, who plays with its coins: what the house puts up for the patron,
/// and gets back, is neither won nor lost.
fn are_of_one_purse(from: &Option<Account>, to: &Option<Account>) -> bool {
    match (from, to) {
        (Some(Account::House), Some(other)) | (Some(other), Some(Account::House)) => {
            plays_for_the_house(other)
        }
        _ => false,
    }
}

fn plays_for_the_house(account: &Account) -> bool {
    account.owner().is_some_and(|owner| owner.is_of_the_cast())
}

fn rank(owner: &Account) -> u8 {
    match owner {
        Account::Member(_) => 0,
        Account::Patron(_) => 1,
        _ => 2,
    }
}

/// The changes of a purse that count.
#[derive(Default)]
struct Changes {
    tables: BTreeMap<TableId, i64>,
    other: BTreeMap<Other, i64>,
    /// What it had won since the beginning, from each moment on.
    steps: Vec<(i64, i64)>,
    won: i64,
    sum: i64,
}

impl Changes {
    fn count(&mut self, of: Place, coins: i64, at: i64) {
        self.sum += coins;
        let table = match of {
            Place::Here(table) => table,
            Place::Not(other) => {
                *self.other.entry(other).or_default() += coins;
                return;
            }
        };
        *self.tables.entry(table).or_default() += coins;
        self.won += coins;
        match self.steps.last_mut() {
            Some((last, won)) if *last >= at => *won = self.won,
            _ => self.steps.push((at, self.won)),
        }
    }

    fn over(mut self, owner: Account, after: i64, span: &Range<i64>) -> PurseResult {
        // The cast starts with nothing: what it has at the end is what it won.
        let (before, after) = if plays_for_the_house(&owner) {
            (0, self.sum)
        } else {
            (after - self.sum, after)
        };
        self.other.retain(|_, coins| *coins != 0);
        let bucket = |at: i64| {
            let (past, length) = (at - span.start, (span.end - span.start).max(1));
            i128::from(past) * i128::from(MOST_POINTS) / i128::from(length)
        };
        let mut fortune = vec![(span.start, 0)];
        for (at, won) in self.steps {
            let point = (at.clamp(span.start, span.end), won);
            match fortune.last_mut() {
                // The first point is the beginning, however soon the next one follows.
                Some(last) if fortune_is_same(last.0, point.0, bucket) && last.0 > span.start => {
                    *last = point;
                }
                _ => fortune.push(point),
            }
        }
        PurseResult {
            owner,
            before,
            tables: self.tables,
            other: self.other,
            after,
            fortune,
        }
    }
}

fn fortune_is_same(one: i64, other: i64, bucket: impl Fn(i64) -> i128) -> bool {
    bucket(one) == bucket(other)
}

/// An account, by its name in the books.
mod as_text {
    use crate::Account;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(account: &Account, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(account)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Account, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(de::Error::custom)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Owner, PatronKey};
    use ids::PurseId;

    const SPAN: Range<i64> = 1_000..121_000;

    fn table(n: u8) -> TableId {
        format!("000000000000{n}").parse().unwrap()
    }

    fn ann() -> Account {
        Account::Member(purse(1))
    }

    fn bob() -> Account {
        Account::Member(purse(2))
    }

    fn purse(n: u8) -> PurseId {
        format!("000000000000{n}").parse().unwrap()
    }

    fn gil() -> Account {
        Account::Patron(PatronKey::new("h-gil").unwrap())
    }

    fn hold(at: u8, owner: &Account) -> Account {
        let owner: Owner = owner.to_string().parse().unwrap();
        owner.hold(table(at))
    }

    fn pot(at: u8) -> Account {
        Account::Pot { table: table(at) }
    }

    /// One per second, starting at 2,000.
    fn moved(rows: &[(Account, Account, i64, &str)]) -> Vec<Moved> {
        let row =
            |(n, (debit, credit, amount, reason)): (usize, &(Account, Account, i64, &str))| Moved {
                debit: debit.clone(),
                credit: credit.clone(),
                amount: *amount,
                reason: Reason::from((*reason).to_owned()),
                table: None,
                at: 2_000 + n as i64 * 1_000,
            };
        rows.iter().enumerate().map(row).collect()
    }

    fn settled(here: &[u8], rows: &[Moved], after: &[(Account, i64)]) -> Settlement {
        let here = here.iter().map(|&n| table(n)).collect();
        let settlement = settle(&here, rows, &after.iter().cloned().collect(), SPAN);
        let sum: i64 = settlement.purses.iter().map(PurseResult::play).sum();
        assert_eq!(sum + settlement.pots, 0, "the tables are zero-sum");
        for purse in &settlement.purses {
            let other: i64 = purse.other.values().sum();
            assert_eq!(purse.before + purse.play() + other, purse.after);
            assert_eq!(purse.fortune.last().unwrap().1, purse.play());
        }
        settlement
    }

    fn result_of<'a>(settlement: &'a Settlement, owner: &Account) -> &'a PurseResult {
        let found = settlement.purses.iter().find(|p| p.owner == *owner);
        found.unwrap()
    }

    /// A deal for three with a pot: each holds 10 and antes 5; Ann wins the 15.
    fn a_deal() -> Vec<(Account, Account, i64, &'static str)> {
        vec![
            (ann(), hold(1, &ann()), 10, "hold"),
            (bob(), hold(1, &bob()), 10, "hold"),
            (gil(), hold(1, &gil()), 10, "hold"),
            (hold(1, &ann()), pot(1), 5, "ante"),
            (hold(1, &bob()), pot(1), 5, "ante"),
            (hold(1, &gil()), pot(1), 5, "ante"),
            (pot(1), hold(1, &ann()), 15, "most-tricks"),
            (hold(1, &ann()), ann(), 20, "release"),
            (hold(1, &bob()), bob(), 5, "release"),
            (hold(1, &gil()), gil(), 5, "release"),
        ]
    }

    #[test]
    fn who_wins_the_pot_wins_what_the_others_put_in() {
        let after = [(ann(), 110), (bob(), 95), (gil(), 45)];
        let sheet = settled(&[1], &moved(&a_deal()), &after);
        assert_eq!(sheet.pots, 0);
        let order: Vec<&Account> = sheet.purses.iter().map(|p| &p.owner).collect();
        // Members first, then patrons; bigger winners before smaller ones.
        assert_eq!(order, [&ann(), &bob(), &gil()]);
        for (who, won, before) in [(ann(), 10, 100), (bob(), -5, 100), (gil(), -5, 50)] {
            let purse = result_of(&sheet, &who);
            assert_eq!((purse.play(), purse.before), (won, before), "{who}");
            assert_eq!(purse.tables, [(table(1), won)].into());
            assert!(purse.other.is_empty());
        }
    }

    #[test]
    fn what_else_moved_stands_beside_the_play() {
        let mut rows = vec![
            (Account::Mint, ann(), 100, "start"),
            (Account::Mint, bob(), 100, "start"),
            (Account::Mint, Account::House, 1_000, "house"),
            (Account::House, gil(), 50, "patron"),
        ];
        rows.extend(a_deal());
        rows.extend([
            (ann(), bob(), 7, "pay"),
            (Account::Mint, bob(), 20, "grant"),
            (bob(), Account::Mint, 3, "take"),
            (Account::Mint, ann(), 2, "allowance"),
            (gil(), Account::House, 40, "patron"),
            (bob(), gil(), 4, "pay"),
            (bob(), Account::House, 6, "pay"),
            (bob(), Account::House, 5, "take"),
        ]);
        let after = [
            (ann(), 105),
            (bob(), 104),
            (gil(), 9),
            (Account::House, 1_001),
        ];
        let sheet = settled(&[1], &moved(&rows), &after);
        let other = |who: Account| result_of(&sheet, &who).other.clone();
        assert_eq!(
            other(ann()),
            [
                (Other::Starting, 100),
                (Other::Paid, -7),
                (Other::Allowance, 2)
            ]
            .into()
        );
        assert_eq!(
            other(bob()),
            [
                (Other::Starting, 100),
                (Other::Paid, 7 - 4 - 6),
                (Other::Granted, 20),
                (Other::Taken, -3 - 5)
            ]
            .into()
        );
        assert_eq!(other(gil()), [(Other::Paid, 4), (Other::Funded, 10)].into());
        // The house sat at no table, so it is not on the sheet.
        assert_eq!(sheet.purses.len(), 3);
        assert_eq!(result_of(&sheet, &ann()).before, 0);
    }

    #[test]
    fn a_deal_that_was_taken_back_is_no_result() {
        let mut rows = a_deal();
        rows.truncate(6);
        let back: Vec<_> = rows.iter().rev().cloned().collect();
        rows.extend(
            back.into_iter()
                .map(|(from, to, n, _)| (to, from, n, "void")),
        );
        let after = [(ann(), 100), (bob(), 100), (gil(), 50)];
        let sheet = settled(&[1], &moved(&rows), &after);
        assert!(sheet.purses.iter().all(|purse| purse.play() == 0));
    }

    #[test]
    fn a_finished_deal_voided_from_purse_to_purse_counts_at_its_table() {
        let mut rows = moved(&a_deal());
        for (from, to, coins) in [(ann(), bob(), 5), (ann(), gil(), 5)] {
            rows.push(Moved {
                debit: from,
                credit: to,
                amount: coins,
                reason: Reason::Void,
                table: Some(table(1)),
                at: 30_000,
            });
        }
        // The game master made up for what a winner no longer had: that is a grant, not play.
        rows.push(Moved {
            debit: Account::Mint,
            credit: bob(),
            amount: 4,
            reason: Reason::Grant,
            table: Some(table(1)),
            at: 31_000,
        });
        let after = [(ann(), 100), (bob(), 104), (gil(), 50)];
        let sheet = settled(&[1], &rows, &after);
        assert!(sheet.purses.iter().all(|purse| purse.play() == 0));
        assert_eq!(
            result_of(&sheet, &bob()).other,
            [(Other::Granted, 4)].into()
        );
    }

    #[test]
    fn a_carried_pot_is_of_nobody_until_it_is_shared() {
        let mut rows = a_deal();
        rows.remove(6);
        rows[6] = (hold(1, &ann()), ann(), 5, "release");
        let after = [(ann(), 95), (bob(), 95), (gil(), 45)];
        let sheet = settled(&[1], &moved(&rows), &after);
        assert_eq!(sheet.pots, 15);
        rows.extend([(pot(1), ann(), 8, "share"), (pot(1), bob(), 7, "share")]);
        let after = [(ann(), 103), (bob(), 102), (gil(), 45)];
        let sheet = settled(&[1], &moved(&rows), &after);
        assert_eq!(sheet.pots, 0);
        assert_eq!(result_of(&sheet, &ann()).play(), 3);
        assert_eq!(result_of(&sheet, &gil()).play(), -5);
    }

    #[test]
    fn what_the_house_puts_up_for_one_of_the_cast_is_the_patrons() {
        let odile = Account::Patron(PatronKey::new("odile").unwrap());
        let of_odile = |account: Account| match account {
            account if account == gil() => Account::House,
            account if account == hold(1, &gil()) => hold(1, &odile),
            account => account,
        };
        let deal = a_deal().into_iter();
        let rows: Vec<_> = deal
            .map(|(from, to, coins, why)| (of_odile(from), of_odile(to), coins, why))
            .collect();
        let after = [(ann(), 110), (bob(), 95), (Account::House, 9_995)];
        let sheet = settled(&[1], &moved(&rows), &after);
        // The house sat at no table; the loss is the patron's.
        assert_eq!(sheet.purses.len(), 3);
        let patron = result_of(&sheet, &odile);
        assert_eq!((patron.before, patron.play(), patron.after), (0, -5, -5));
        assert!(patron.other.is_empty());
        // A void goes through its hold.
        let mut all = rows;
        all.extend([
            (hold(1, &ann()), hold(1, &odile), 5, "void"),
            (hold(1, &odile), Account::House, 5, "void"),
        ]);
        let after = [(ann(), 105), (bob(), 95), (Account::House, 10_000)];
        let sheet = settled(&[1], &moved(&all), &after);
        assert_eq!(result_of(&sheet, &odile).play(), 0);
    }

    #[test]
    fn a_pot_that_falls_to_the_house_makes_it_a_party() {
        let rows = [
            (hold(1, &ann()), pot(1), 5, "ante"),
            (pot(1), Account::House, 5, "release"),
        ];
        let after = [(ann(), 95), (Account::House, 1_005)];
        let sheet = settled(&[1], &moved(&rows), &after);
        assert_eq!(result_of(&sheet, &Account::House).play(), 5);
    }

    #[test]
    fn members_come_before_patrons_and_patrons_before_the_house_whoever_won() {
        let rows = [
            (hold(1, &ann()), pot(1), 9, "ante"),
            (hold(1, &gil()), pot(1), 2, "ante"),
            (pot(1), Account::House, 11, "release"),
        ];
        let after = [(ann(), 91), (gil(), 48), (Account::House, 1_011)];
        let sheet = settled(&[1], &moved(&rows), &after);
        let order: Vec<(&Account, i64)> =
            sheet.purses.iter().map(|p| (&p.owner, p.play())).collect();
        assert_eq!(order, [(&ann(), -9), (&gil(), -2), (&Account::House, 11)]);
    }

    #[test]
    fn other_tables_are_not_the_sessions() {
        let mut rows = a_deal();
        rows.push((hold(2, &bob()), hold(2, &ann()), 6, "match"));
        let after = [(ann(), 116), (bob(), 89), (gil(), 45)];
        let sheet = settled(&[1], &moved(&rows), &after);
        assert_eq!(result_of(&sheet, &ann()).play(), 10);
        assert_eq!(
            result_of(&sheet, &ann()).other,
            [(Other::Elsewhere, 6)].into()
        );
        assert_eq!(
            result_of(&sheet, &bob()).other,
            [(Other::Elsewhere, -6)].into()
        );
    }

    #[test]
    fn nothing_moved_is_an_empty_sheet() {
        assert_eq!(settled(&[1], &[], &[]), Settlement::default());
        // Coins that were only held and released are no change either.
        let rows = [
            (ann(), hold(1, &ann()), 9, "hold"),
            (hold(1, &ann()), ann(), 9, "release"),
        ];
        let after = [(ann(), 100)];
        assert_eq!(settled(&[1], &moved(&rows), &after), Settlement::default());
    }

    #[test]
    fn a_long_evening_keeps_as_many_points_as_a_picture_shows() {
        let mut rows = Vec::new();
        for n in 0..10_000 {
            let (from, to) = if n % 3 == 0 {
                (ann(), bob())
            } else {
                (bob(), ann())
            };
            rows.push(Moved {
                debit: hold(1, &from),
                credit: hold(1, &to),
                amount: 1,
                reason: Reason::Played("points".to_owned()),
                table: None,
                at: 1_000 + n * 12,
            });
        }
        // Of 10,000 coins, Ann gave 3,334 and got 6,666.
        let after = [(ann(), 13_332), (bob(), 6_668)];
        let sheet = settled(&[1], &rows, &after);
        assert_eq!(result_of(&sheet, &ann()).play(), 3_332);
        let points = &result_of(&sheet, &ann()).fortune;
        assert_eq!(points[0], (1_000, 0));
        assert!((100..=122).contains(&points.len()), "{}", points.len());
        assert!(points.is_sorted_by_key(|(at, _)| *at));
    }

    #[test]
    fn a_sheet_reads_back_as_it_was_written() {
        let after = [(ann(), 110), (bob(), 95), (gil(), 45)];
        let sheet = settled(&[1], &moved(&a_deal()), &after);
        let text = serde_json::to_string(&sheet).unwrap();
        assert_eq!(serde_json::from_str::<Settlement>(&text).unwrap(), sheet);
    }
}
