//! Whether the house can do its work, part by part: for whoever watches over the program.

use super::Tavern;
use super::clocks::Ailment;
use ids::Millis;
use table::Player;

/// How long the database may take to answer a question.
const ANSWERS_WITHIN: Millis = Millis::seconds(2);

/// The state of one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It works.
    Well,
    /// It begins to, as far as can be seen.
    Starting,
    /// It does not work, and why: a sentence without names, ids or values.
    Ill(&'static str),
}

impl Part {
    /// Whether nothing is wrong with it.
    pub fn is_well(self) -> bool {
        !matches!(self, Part::Ill(_))
    }
}

/// The state of each part that nobody can play without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    /// The connections to Discord. One that was lost a moment ago counts as there, since it usually comes back.
    pub gateway: Part,
    /// Writing to the database.
    pub writer: Part,
    /// Reading from the database.
    pub database: Part,
    /// The timer that tables' deadlines go by.
    pub clocks: Part,
}

impl Health {
    /// The health of a house that is not open yet.
    pub const CLOSED: Health = {
        let closed = Part::Ill("the bot is starting");
        Health {
            gateway: closed,
            writer: closed,
            database: closed,
            clocks: closed,
        }
    };

    /// Every part works.
    pub const WELL: Health = Health {
        gateway: Part::Well,
        writer: Part::Well,
        database: Part::Well,
        clocks: Part::Well,
    };

    /// The health of two houses together: of each part, whichever is ill.
    #[must_use]
    pub fn and(self, other: Health) -> Health {
        let of = |one: Part, other: Part| match one {
            Part::Ill(_) => one,
            Part::Starting if other.is_well() => one,
            _ => other,
        };
        Health {
            gateway: of(self.gateway, other.gateway),
            writer: of(self.writer, other.writer),
            database: of(self.database, other.database),
            clocks: of(self.clocks, other.clocks),
        }
    }

    /// Each part by its name.
    pub fn parts(&self) -> [(&'static str, Part); 4] {
        [
            ("gateway", self.gateway),
            ("writer", self.writer),
            ("database", self.database),
            ("clocks", self.clocks),
        ]
    }

    /// Whether every part works, or begins to.
    pub fn is_well(&self) -> bool {
        self.parts().iter().all(|(_, part)| part.is_well())
    }
}

/// How much is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// The open tables.
    pub tables: usize,
    /// The members who sit there.
    pub members: usize,
    /// The patrons who sit there.
    pub patrons: usize,
}

impl Tavern {
    /// How much is being played now.
    pub fn seated(&self) -> Seated {
        let mut seated = Seated::default();
        for table in self.tables.all() {
            seated.tables += 1;
            for chair in table.table().state.chairs.iter() {
                match chair.player {
                    Player::Member(_) => seated.members += 1,
                    Player::Patron(_) => seated.patrons += 1,
                }
            }
        }
        seated
    }

    /// Looks at each part; takes as long as the database needs to answer a question, and two seconds at most.
    pub async fn health(&self) -> Health {
        let asked = self.store.secret("");
        let database = tokio::select! {
            answer = asked => match answer {
                Ok(_) => Part::Well,
                Err(_) => Part::Ill("it cannot be read"),
            },
            () = self.clocks.sleep(ANSWERS_WITHIN) => Part::Ill("it does not answer"),
        };
        let ailments = self.clocks.ailments();
        let of = |found: &[(Ailment, &'static str)]| {
            let ill = found.iter().find(|(ailment, _)| ailments.contains(ailment));
            ill.map_or(Part::Well, |(_, why)| Part::Ill(why))
        };
        Health {
            gateway: match of(&[
                (Ailment::Lost, "a connection to Discord is lost"),
                (Ailment::NeverReached, "Discord has not been reached yet"),
            ]) {
                Part::Well if ailments.contains(&Ailment::Connecting) => Part::Starting,
                gateway => gateway,
            },
            writer: of(&[
                (
                    Ailment::Unwritable,
                    "the last heartbeat could not be stored",
                ),
                (
                    Ailment::Unwritten,
                    "no heartbeat has been stored for a while",
                ),
            ]),
            database,
            clocks: of(&[
                (Ailment::NotKept, "the timer does not run"),
                (Ailment::Late, "the timer is late"),
            ]),
        }
    }
}
