//! The inputs of a step besides its table and command.

use crate::{Broken, Chance, Nature, Pace, Player, State, Terms};
use books::PatronKey;
use ids::{MemberId, Millis, Moment};
use rules::Coins;
use std::collections::{BTreeMap, HashMap};

/// What the players at a table can put at stake now.
pub(crate) type Purses = HashMap<Player, Means>;

/// Everything a step may know besides the table and the command, read and drawn just before it. What its
/// [`crate::Needs`] do not ask for is absent, which is not the same as nobody or nothing: a step that reads it
/// nevertheless is refused, as our fault.
#[derive(Debug)]
pub struct Context {
    /// The time on the table's clock.
    pub now: Moment,
    /// The house's settings for tables.
    pub rules: HouseRules,
    /// What the occupants can put at stake. The cast has no coins of its own: its stakes come from `house_free`.
    pub means: Option<HashMap<Player, Means>>,
    /// What the member who gives the command can put at stake, if the command is to sit down.
    pub asking: Option<Means>,
    /// Coins the house can put up for the cast.
    pub house_free: Option<Coins>,
    /// Patrons who may sit down here, in the order in which the house offers them.
    pub bench: Option<Vec<AvailablePatron>>,
    /// Of the hired patrons who sit here those who were dismissed, with their free coins, which go to the house when
    /// they leave.
    pub dismissed: Option<BTreeMap<PatronKey, Coins>>,
    /// Whether members may sit down, each of whom was asked about.
    pub admitted: BTreeMap<MemberId, Admission>,
    /// The source of random draws.
    pub chance: Chance,
}

/// Whether a member may sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// They may.
    Open,
    /// They are banned, or stay away by their own wish.
    Barred,
}

impl Context {
    /// What everyone who sits here can put at stake now.
    pub(crate) fn purses(&self, state: &State) -> Result<Purses, Broken> {
        if state.is_for_fun() {
            let occupants = state.chairs.iter();
            let everybody =
                occupants.map(|occupant| (occupant.player.clone(), Means::free(Coins::MOST)));
            return Ok(everybody.collect());
        }
        let untold = Broken("a step was not told what those who sit here can put at stake");
        let means = self.means.as_ref().ok_or(untold)?;
        let house = match state.cast().next() {
            Some(_) => self.house_free()?,
            None => Coins::ZERO,
        };
        Ok(state.purses(means, house))
    }

    /// What the player who wants to sit down here can put at stake.
    pub(crate) fn asking(&self, state: &State) -> Result<Means, Broken> {
        if state.is_for_fun() {
            return Ok(Means::free(Coins::MOST));
        }
        self.asking
            .ok_or(Broken("a step was not told what somebody can put at stake"))
    }

    /// Coins the house can put up for the cast.
    pub(crate) fn house_free(&self) -> Result<Coins, Broken> {
        self.house_free
            .ok_or(Broken("a step was not told what the house has"))
    }

    /// Patrons who may sit down here.
    pub(crate) fn bench(&self) -> Result<&[AvailablePatron], Broken> {
        self.bench
            .as_deref()
            .ok_or(Broken("a step was not told which patrons are free"))
    }

    /// Dismissed patrons who sit here, with their free coins.
    pub(crate) fn dismissed(&self) -> Result<&BTreeMap<PatronKey, Coins>, Broken> {
        self.dismissed
            .as_ref()
            .ok_or(Broken("a step was not told which patrons were dismissed"))
    }

    /// Whether a member may not sit down.
    pub(crate) fn is_barred(&self, member: MemberId) -> Result<bool, Broken> {
        match self.admitted.get(&member) {
            Some(admission) => Ok(*admission == Admission::Barred),
            None => Err(Broken("a step was not told whether somebody is barred")),
        }
    }
}

/// What a player can put at stake now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// Free coins, not on hold.
    pub free: Coins,
    /// Whether they have reached the daily cap on losses.
    pub cap: Cap,
}

/// Where a player stands with the daily cap on losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// They may lose more today.
    Open,
    /// They have lost as much as the server allows in a day.
    Reached,
}

impl Means {
    /// This many free coins, with the cap not reached.
    #[must_use]
    pub fn free(free: Coins) -> Means {
        Means {
            free,
            cap: Cap::Open,
        }
    }

    /// Coins that can be put at stake: none once the cap is reached.
    #[must_use]
    pub fn coins(self) -> Coins {
        match self.cap {
            Cap::Open => self.free,
            Cap::Reached => Coins::ZERO,
        }
    }
}

/// A patron who may sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AvailablePatron {
    /// The patron's key.
    pub patron: PatronKey,
    /// How a hired patron plays; `None` for the cast.
    pub nature: Option<Nature>,
    /// Its free coins; `None` for one of the cast, who plays with the house's.
    pub free: Option<Coins>,
}

/// A server's settings for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// How long a question to every seat stands open (TM-7); at slow tables it takes a turn instead.
    pub question: Millis,
    /// The wait between two deals of several members, twice as long in games of card points; at slow tables it takes a
    /// turn instead.
    pub between: Millis,
    /// How long a lobby waits for players before the table closes; at slow tables a day or a turn, whichever is
    /// longer.
    pub lobby: Millis,
    /// How long patrons and the substitute seem to think.
    pub pause: Pause,
    /// The total pause that the host and seated game masters are allowed in one deal (match).
    pub longest_pause: Millis,
    /// The purse offered for a deal at a new table, in games that have purses (RULES.md 0.3).
    pub offered_purse: Option<Coins>,
    /// What happens to a last trick in which nobody has anything to decide.
    pub last_trick: LastTrick,
    /// Whether everybody is waited for alike.
    pub waiting: Waiting,
}

impl HouseRules {
    /// How long the lobby of a table with these terms stays open.
    #[must_use]
    pub fn lobby(&self, terms: &Terms) -> Millis {
        if terms.is_slow() {
            Millis::days(1).max(terms.turn())
        } else {
            self.lobby
        }
    }
}

/// What happens to a last trick in which each seat has exactly one legal act ([`rules::Deal::plays_itself`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTrick {
    /// After a pause, it is played as a whole: nobody's act, and nobody's absence.
    PlaysItself,
    /// Everyone plays their own card: the rule of tables that were recorded before there was another.
    ByHand,
}

/// Whether everybody is waited for alike at tables that are not slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Whoever was away is waited for briefly until they act or look at their hand; a member who sits alone is not
    /// hurried between deals, and several have twice the time to read a result with card points.
    ByPresence,
    /// Each for the whole time: the rule of tables that were recorded before there was another.
    Alike,
}

/// How long patrons and the substitute seem to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// As long as a person who knows the game would.
    Believable,
    /// They act at once.
    Off,
}

impl Pause {
    /// The time for one act: purely random, since a pause must reveal nothing about the cards.
    pub(crate) fn draw(self, pace: Pace, chance: &mut Chance) -> Millis {
        match (self, pace) {
            (Pause::Believable, Pace::Usual) => chance.draws().pause(900, 2_200),
            (Pause::Believable, Pace::Slow) => chance.draws().pause(2_700, 4_600),
            (Pause::Off, _) => Millis::ZERO,
        }
    }
}
