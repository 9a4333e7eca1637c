//! The mix of games, stakes, house rules, people and faults that a seed draws for its town.

use crate::commands::CommandKind;
use crate::faults::{Allowed, Faults};
use crate::luck::Luck;
use ids::Millis;
use rules::{Coins, Variant};
use table::{CoinKind, HouseRules, LastTrick, Pause, Terms, Waiting};

/// How a member behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// Acts when asked, most of the time.
    Honest,
    /// Sits everywhere and bets as much as possible.
    Greedy,
    /// Tries everything, whether it is theirs to do or not.
    Malicious,
    /// Hardly ever acts.
    Absent,
}

impl Behaviour {
    pub const ALL: [Behaviour; 4] = [
        Behaviour::Honest,
        Behaviour::Greedy,
        Behaviour::Malicious,
        Behaviour::Absent,
    ];
}

/// What people do most, in two towns of three: so what takes several rare commands in a row happens where these are
/// common.
pub fn habits(luck: &mut Luck) -> Vec<CommandKind> {
    let many = luck.between(0, 5);
    let drawn = (0..many).filter_map(|_| luck.one(CommandKind::ALL).copied());
    let drawn = drawn.collect();
    if luck.once_in(3) { Vec::new() } else { drawn }
}

/// A game that leaves a pot for its next deal (RULES.md TT-3).
const CARRIES: &str = "trefeltromp";

/// A game whose partners the host may choose (RULES.md TR-6).
const CHOOSES: &str = "troccas";

/// In one town of so many every game is played, at full tables: five at French Tarot are rare otherwise.
const FULL: u64 = 6;

/// The mix of one town.
#[derive(Clone, Debug)]
pub struct Swarm {
    /// The games that are played, each in one edition with one set of options.
    pub games: Vec<Variant>,
    /// The stakes to choose from.
    pub stakes: Vec<i64>,
    /// The turn times to choose from, in seconds.
    pub turns: Vec<u32>,
    /// The house's settings.
    pub rules: HouseRules,
    /// In how many of a hundred lobbies patrons are asked to sit down.
    pub company: i64,
    /// How many of a hundred new tables are solo tables.
    pub alone: i64,
    /// Whether patrons take every seat of a new table but one.
    pub full: bool,
    /// How many tables are kept open.
    pub tables: usize,
    /// How the members behave.
    pub members: Vec<Behaviour>,
    /// How many of the members, the first ones, are game masters.
    pub gms: usize,
    /// How many patrons are hired at first.
    pub hired: usize,
    /// How many of the worst possible losses a purse covers at first.
    pub wealth: i64,
    /// How often somebody does something else than go on with the deal, per ten thousand steps.
    pub orders: u32,
    /// What somebody then does in half of the cases, whatever it is otherwise.
    pub habits: Vec<CommandKind>,
    /// How often a game master interferes, per ten thousand steps.
    pub interference: u32,
    /// How often each fault occurs, per ten thousand steps.
    pub faults: Faults,
}

impl Swarm {
    /// Draws the mix of a seed, with no other faults than those allowed.
    pub fn from_seed(seed: u64, allowed: Allowed) -> Swarm {
        let mut luck = Luck::new(seed, 1);
        let mut games = games(&mut luck);
        let stakes = [1, 1, 2, 3, 5, 10, 100, 99_999, Coins::MOST_STAKE.0];
        let turns = [10, 20, 60, 60, 60, 300, 3_600, 48 * 3_600];
        let some = |luck: &mut Luck, n: i64| luck.between(1, n);
        let stakes = (0..some(&mut luck, 3)).filter_map(|_| luck.one(&stakes).copied());
        let stakes = stakes.collect();
        let turns = (0..some(&mut luck, 2)).filter_map(|_| luck.one(&turns).copied());
        let turns = turns.collect();
        let members = members(&mut luck);
        let mut habits = habits(&mut luck);
        let is_cancelling = luck.once_in(6);
        if is_cancelling {
            // A deal that is cancelled after a pot was carried over, which is rare otherwise.
            games = Variant::all();
            games.retain(|one| one.game() == CARRIES);
            habits = vec![
                CommandKind::CallOff,
                CommandKind::Agree,
                CommandKind::SendOff,
                CommandKind::Pause,
            ];
        }
        if !is_cancelling && Luck::new(seed, 2).once_in(6) {
            // Partners are chosen, play four deals and others after them, which is rare otherwise.
            games = Variant::all();
            games.retain(|one| one.game() == CHOOSES);
            habits = vec![CommandKind::ChoosePartner, CommandKind::Deal];
        }
        let full = seed.is_multiple_of(FULL);
        if full {
            games = every_game(&mut Luck::new(seed, 3));
        }
        let rules = house_rules(&mut luck);
        Swarm {
            full,
            games,
            stakes,
            turns,
            rules,
            company: luck.one(&[0, 10, 50, 100]).copied().unwrap_or(50),
            alone: luck.one(&[0, 5, 20, 60]).copied().unwrap_or(0),
            tables: luck.between(1, 5) as usize,
            gms: if is_cancelling {
                1
            } else {
                luck.between(0, 2).min(members.len() as i64) as usize
            },
            members,
            hired: luck.between(0, 4) as usize,
            wealth: luck.between(1, 30),
            orders: luck.between(100, 2_500) as u32,
            habits,
            interference: luck.between(0, 400) as u32,
            faults: Faults::draw(&mut luck, allowed),
        }
    }

    /// The terms of a new table.
    pub fn terms(&self, luck: &mut Luck) -> Option<Terms> {
        let variant = *luck.one(&self.games)?;
        let stake = Coins(*luck.one(&self.stakes)?);
        Some(Terms {
            variant,
            stake: stake.max(variant.least_stake()),
            turn_seconds: *luck.one(&self.turns)?,
            coins: if luck.once_in(5) {
                CoinKind::Chips
            } else {
                CoinKind::Purse
            },
        })
    }
}

/// The games of a town, each in one edition: a game first, so that one with many options is not played more often.
fn games(luck: &mut Luck) -> Vec<Variant> {
    let (all, names) = (Variant::all(), Variant::games());
    let mut games = Vec::new();
    for _ in 0..luck.between(1, 6) {
        let name = luck.one(&names).copied().unwrap_or_default();
        let editions: Vec<_> = all.iter().filter(|one| one.game() == name).collect();
        games.extend(luck.one(&editions).map(|one| **one));
    }
    games
}

/// Every game, in one edition.
fn every_game(luck: &mut Luck) -> Vec<Variant> {
    let all = Variant::all();
    let one = |name: &str| {
        let editions: Vec<_> = all.iter().filter(|one| one.game() == name).collect();
        luck.one(&editions).map(|one| **one)
    };
    Variant::games().into_iter().filter_map(one).collect()
}

/// Half of the members are honest.
fn members(luck: &mut Luck) -> Vec<Behaviour> {
    let kinds: Vec<Behaviour> = (0..3)
        .filter_map(|_| luck.one(&Behaviour::ALL).copied())
        .collect();
    let members = (0..luck.between(2, 12)).map(|_| {
        if luck.once_in(2) {
            Behaviour::Honest
        } else {
            luck.one(&kinds).copied().unwrap_or(Behaviour::Honest)
        }
    });
    members.collect()
}

fn house_rules(luck: &mut Luck) -> HouseRules {
    let longest = [60, 600, 3_600, 24 * 3_600];
    HouseRules {
        question: Millis::seconds(luck.between(5, 60)),
        between: Millis::seconds(luck.between(0, 60)),
        lobby: Millis::seconds(luck.between(60, 3_600)),
        pause: if luck.once_in(2) {
            Pause::Believable
        } else {
            Pause::Off
        },
        longest_pause: Millis::seconds(luck.one(&longest).copied().unwrap_or(60)),
        offered_purse: luck.once_in(4).then(|| Coins(luck.between(2, 500))),
        last_trick: if luck.once_in(4) {
            LastTrick::ByHand
        } else {
            LastTrick::PlaysItself
        },
        waiting: if luck.once_in(4) {
            Waiting::Alike
        } else {
            Waiting::ByPresence
        },
    }
}
