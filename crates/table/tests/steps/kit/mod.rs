//! A table with its books, and a clock moved by hand.
//!
//! A test says what is done (`table.join(BOB)`, `table.deal(ANN)`, `table.pass(HOUR)`, in `does`) and inspects the
//! [`Table`] and the coins (`looks`). After every step, its transfers are posted to a [`Ledger`], which refuses an
//! overdraft; the coins on hold and in the pot are compared with what the table says; and the table is read from its
//! row.

mod does;
mod looks;

pub use does::placid;

use books::{Account, Amount, Ledger, PatronKey, Reason, Transfer};
use ids::{ChannelId, GuildId, MemberId, Millis, Moment, PurseId, TableId};
use rules::{Coins, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use table::{
    Admission, AvailablePatron, Chance, Command, Context, Duty, Effect, Hands, HouseRules,
    LastTrick, LoggedOrder, Means, Needs, Opening, Pause, Person, Place, Player, Playing, Refusal,
    Reveal, State, Step, Table, Terms, Waiting, WhichPatron,
};

pub const ANN: MemberId = MemberId(1);
pub const BOB: MemberId = MemberId(2);
pub const CYD: MemberId = MemberId(3);
pub const DAN: MemberId = MemberId(4);

pub const MINUTE: Millis = Millis::seconds(60);
pub const HOUR: Millis = Millis::hours(1);
/// How long a table waits for its next deal.
pub const BETWEEN: Millis = Millis::seconds(15);
/// How long a lobby waits for players.
pub const LOBBY: Millis = Millis::seconds(1_800);

/// Where the table stands.
pub const HERE: ChannelId = ChannelId(1);

/// Patrons of the cast, in the order in which the house offers them: enough to fill the largest table.
const CAST: [&str; 9] = [
    "odile", "barnabe", "grit", "sibylla", "matteo", "hesper", "rurik", "colette", "anselm",
];

/// A table with its books and its clock. A test that wants to see what something would lead to tries it on a copy.
#[derive(Clone)]
pub struct Sitting {
    pub table: Table,
    pub house: House,
    /// The effects of the last step.
    pub effects: Vec<Effect>,
    /// The house's log, oldest first.
    pub log: Vec<(MemberId, LoggedOrder)>,
    /// Every transfer of the table, oldest first.
    pub posted: Vec<Transfer>,
}

/// The world around the table.
#[derive(Clone)]
pub struct House {
    pub books: Ledger,
    pub now: Moment,
    pub rules: HouseRules,
    /// Everything random is derived from it.
    pub seed: u64,
    /// Hired patrons, including those dismissed.
    pub hired: BTreeMap<PatronKey, Hired>,
    /// Who may not sit down.
    pub barred: BTreeSet<MemberId>,
    /// How many random draws and grants there were, which names the next.
    count: u64,
}

/// Whether a hired patron stays with the house.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hired {
    Stays,
    Dismissed,
}

impl Deref for Sitting {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Sitting {
    /// A table of these members, the first of them its host, and this many patrons of the cast. Each member has 100
    /// coins or, except in Triomphe, at least ten times what it takes to sit down.
    pub fn new(seed: u64, terms: Terms, members: &[MemberId], patrons: usize) -> Sitting {
        let opening = Opening {
            patrons: vec![WhichPatron::Anybody; patrons],
            ..opening(terms, members[0])
        };
        let mut sitting = Sitting::open(seed, opening);
        for &member in members {
            let lacks = 10 * terms.at_risk().0 - sitting.free(member);
            if lacks > 0 && terms.variant.game() != "triomphe" {
                sitting.grant(member, lacks);
            }
        }
        for &member in &members[1..] {
            sitting.join(member).unwrap();
        }
        sitting
    }

    /// A table opened like this.
    pub fn open(seed: u64, opening: Opening) -> Sitting {
        let mut house = House {
            books: Ledger::default(),
            now: Moment(1_000),
            rules: RULES,
            seed,
            hired: BTreeMap::new(),
            barred: BTreeSet::new(),
            count: 0,
        };
        house.give(Account::House, 10_000);
        for member in [ANN, BOB, CYD, DAN] {
            house.give(Account::Member(person(member).purse), 100);
        }
        let context = house.context(opening.needs());
        let step = Table::open(opening, context).unwrap();
        let mut sitting = Sitting {
            table: step.table.clone(),
            house,
            effects: Vec::new(),
            log: Vec::new(),
            posted: Vec::new(),
        };
        sitting.commit(step);
        sitting
    }

    /// Triomphe in the tavern edition for 5, before its first card is played.
    pub fn dealt(seed: u64, members: &[MemberId], patrons: usize) -> Sitting {
        let mut sitting = Sitting::new(seed, triomphe("tavern", 5), members, patrons);
        sitting.deal_to_play(members);
        sitting
    }

    /// The first suitable table among those made from this number and the following ones.
    pub fn such(from: u64, make: impl Fn(u64) -> Option<Sitting>) -> Sitting {
        let found = (from..from + 2_000).find_map(make);
        found.unwrap_or_else(|| panic!("none such of 2,000 from seed {from} on"))
    }

    /// What the table needs to know of the world for this command.
    pub fn context(&mut self, command: &Command) -> Context {
        self.house.context(command.needs(&self.table))
    }

    /// What a table that is about to be opened needs to know of the world.
    pub fn context_anew(&mut self, opening: &Opening) -> Context {
        self.house.context(opening.needs())
    }

    /// Carries out a command, after the patrons have chosen their answers to any open question.
    pub fn does(&mut self, command: impl Into<Command>) -> Result<(), Refusal> {
        let command = command.into();
        if self.table.is_question() && !matches!(command, Command::House(Duty::TimeUp { .. })) {
            let chosen = self.choices();
            if !chosen.is_empty() {
                self.step(Duty::Chose { chosen })?;
            }
        }
        self.step(command)
    }

    /// Carries out a command and nothing else.
    pub fn step(&mut self, command: impl Into<Command>) -> Result<(), Refusal> {
        let command = command.into();
        let context = self.context(&command);
        let step = self.table.step(command, context)?;
        self.commit(step);
        let told = self.effects.iter().find_map(|effect| match effect {
            Effect::PartlyRefused(refusal) => Some(refusal.clone()),
            _ => None,
        });
        told.map_or(Ok(()), Err)
    }

    /// Commits the step's effects.
    fn commit(&mut self, step: Step) {
        let Step { table, effects } = step;
        let mut transfers = Vec::new();
        for effect in &effects {
            match effect {
                Effect::Transfer(transfer) => transfers.push(transfer.clone()),
                Effect::Log { by, entry } => self.log.push((*by, entry.clone())),
                _ => {}
            }
        }
        let posted = self.house.books.post(&transfers);
        posted.unwrap_or_else(|refusal| panic!("{refusal}; seed {}", self.house.seed));
        self.posted.extend(transfers);
        self.effects = effects;
        self.table = read_again(table);
        self.audit();
    }

    /// The coins on hold and in the pot are exactly what the table says: without a deal or match, nothing but a
    /// carried pot.
    fn audit(&self) {
        let table = self.table.id;
        let mut told: BTreeMap<Account, i64> = BTreeMap::new();
        // Chips are in no account.
        if !self.table.state.terms.coins.are_chips() {
            for occupant in self.table.state.chairs.iter() {
                let held = self.table.held(occupant.id).unwrap();
                told.insert(occupant.player.hold(table), held.0);
            }
            told.insert(Account::Pot { table }, self.pot().0);
        }
        told.retain(|_, coins| *coins != 0);
        let here =
            |account: &Account| matches!(account, Account::Pot { .. } | Account::Hold { .. });
        let there = self.house.books.balances();
        let there = there.filter(|(account, coins)| here(account) && *coins != 0);
        let there: BTreeMap<_, _> = there
            .map(|(account, coins)| (account.clone(), coins))
            .collect();
        let (terms, seed) = (self.table.state.terms, self.house.seed);
        assert_eq!(there, told, "{}, seed {seed}", terms.variant);
    }
}

impl House {
    /// What a step needs, and nothing else.
    fn context(&mut self, needs: Needs) -> Context {
        let coins = |account| Coins(self.books.balance(&account));
        let purse = |key: &PatronKey| coins(Account::Patron(key.clone()));
        let means = |player: &Player| Means::free(coins(player.account()));
        let stays = |key: &PatronKey| self.hired.get(key) == Some(&Hired::Stays);
        let hired = self.hired.keys().filter(|key| stays(key));
        let hired = hired.map(|key| AvailablePatron {
            patron: key.clone(),
            nature: None,
            free: Some(purse(key)),
        });
        let cast = CAST.iter().map(|key| AvailablePatron {
            patron: PatronKey::new(*key).unwrap(),
            nature: None,
            free: None,
        });
        let dismissed = needs.hired.iter();
        let dismissed = dismissed
            .filter(|key| self.hired.contains_key(*key) && !stays(key))
            .map(|key| (key.clone(), purse(key)));
        let admission = |member: MemberId| {
            if self.barred.contains(&member) {
                Admission::Barred
            } else {
                Admission::Open
            }
        };
        let admitted = needs.admitted.iter();
        let mut bytes = [0; 32];
        self.count += 1;
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.count.to_le_bytes());
        Context {
            now: self.now,
            rules: self.rules,
            means: needs.means.map(|players| {
                let means = players.iter().map(|player| (player.clone(), means(player)));
                means.collect()
            }),
            asking: needs.asking.as_ref().map(means),
            house_free: needs.house.then(|| coins(Account::House)),
            bench: needs.bench.map(|_| hired.chain(cast).collect()),
            dismissed: Some(dismissed.collect()),
            admitted: admitted
                .map(|member| (*member, admission(*member)))
                .collect(),
            chance: Chance::fresh(bytes),
        }
    }

    /// Moves coins from the mint to this account.
    pub fn give(&mut self, account: Account, coins: i64) {
        self.moves(Account::Mint, account, coins);
    }

    /// Moves coins from this account to the mint.
    pub fn take(&mut self, account: Account, coins: i64) {
        self.moves(account, Account::Mint, coins);
    }

    fn moves(&mut self, from: Account, to: Account, coins: i64) {
        self.count += 1;
        let name = format!("test:{}", self.count);
        let moved = Transfer::new(
            name,
            from,
            to,
            Amount::new(coins).unwrap(),
            Reason::Played("test".to_owned()),
        );
        self.books.post(&[moved]).unwrap();
    }
}

/// The house's settings unless a test changes them: patrons act at once.
const RULES: HouseRules = HouseRules {
    question: Millis::seconds(15),
    between: BETWEEN,
    lobby: LOBBY,
    pause: Pause::Off,
    longest_pause: HOUR,
    offered_purse: None,
    last_trick: LastTrick::ByHand,
    waiting: Waiting::Alike,
};

/// The table as read from the row that it writes. The current deal is kept; `corpus` replays deals from their records.
fn read_again(table: Table) -> Table {
    let row = table.row().unwrap();
    let kept: State<Hands> = serde_json::from_str(&row).unwrap();
    let on = table.state.playing().cloned();
    let state = kept.with(|hands| on.map(|on| Playing { hands, ..on }).ok_or("no deal is on"));
    let read = Table {
        state: state.unwrap(),
        ..table
    };
    assert_eq!(read.row().unwrap(), row);
    read
}

/// A member who plays as themselves.
pub fn person(member: MemberId) -> Person {
    Person {
        member,
        purse: PurseId(member.0),
    }
}

/// A member who plays as themselves, as a player.
pub fn player(member: MemberId) -> Player {
    Player::Member(person(member))
}

/// The patron with this key.
pub fn patron(key: &str) -> Player {
    Player::Patron(PatronKey::new(key).unwrap())
}

/// The opening of a table with these terms and only its host.
pub fn opening(terms: Terms, host: MemberId) -> Opening {
    Opening {
        table: TableId(7),
        guild: GuildId(1),
        channel: HERE,
        host: person(host),
        terms,
        patrons: Vec::new(),
        purse: None,
        reveal: Reveal::Deal,
        recall: table::Recall::Own,
        solo: false,
        language: None,
        spoken: None,
        place: Place::Channel,
        parent: None,
        after: None,
        invited: Vec::new(),
    }
}

/// A game in one of its editions, with turns of a minute.
pub fn game(game: &str, edition: &str, stake: i64) -> Terms {
    Terms {
        variant: Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap(),
        stake: Coins(stake),
        turn_seconds: 60,
        coins: Default::default(),
    }
}

/// Triomphe in one of its editions.
pub fn triomphe(edition: &str, stake: i64) -> Terms {
    game("triomphe", edition, stake)
}
