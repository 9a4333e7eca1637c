//! A table as one viewer may see it, along with names, faces, free coins and times of day.

use super::{Character, Highlight};
use books::Owner;
use ids::Moment;
use rules::Coins;
use std::collections::HashMap;
use std::ops::Deref;
use table::look::Scene;
use table::{ChairId, Lost, Notice, Player};

/// A table as one viewer may see it, and everything else a screen of it is made from.
///
/// Dereferences to the table's own look.
#[derive(Clone, Debug)]
pub struct Look {
    /// The table as its viewer may see it.
    pub table: table::Look,
    /// How each owner it names is known in the server.
    pub personas: HashMap<Owner, Persona>,
    /// Free coins of each occupant, not counting holds, in a bystander's look; the cast has none of its own, since it
    /// plays for the house. Empty in a member's look: only the table's own message shows them.
    pub free: HashMap<ChairId, Coins>,
    /// Added to a time of the table's clock, gives the time of day, in milliseconds.
    pub ahead: i64,
    /// What is told of the last deal along with its result, in a bystander's look.
    pub highlight: Option<Highlight>,
    /// Whether the last deal was the viewer's first win of the game.
    pub is_first_win: bool,
    /// Why nobody can act and the clock is stopped, if so.
    pub outage: Option<Outage>,
}

impl Deref for Look {
    type Target = table::Look;

    fn deref(&self) -> &table::Look {
        &self.table
    }
}

impl Look {
    /// The display name of a player.
    pub fn name(&self, player: &Player) -> &str {
        self.name_of(&player.owner())
    }

    /// The display name of a purse's owner.
    pub fn name_of(&self, owner: &Owner) -> &str {
        self.personas.get(owner).map_or("?", |guise| &guise.name)
    }

    /// The character a member plays as; `None` if they play as themselves.
    pub fn character(&self, player: &Player) -> Option<&Character> {
        self.personas.get(&player.owner())?.character.as_ref()
    }

    /// The emoji chosen as a hired patron's face.
    pub fn face_of(&self, owner: &Owner) -> Option<&str> {
        self.personas.get(owner)?.face.as_deref()
    }

    /// Free coins of a chair's occupant; `None` for the cast, and in a member's own look.
    pub fn free(&self, chair: ChairId) -> Option<Coins> {
        self.free.get(&chair).copied()
    }

    /// A time of the table's clock as time of day (epoch milliseconds).
    pub fn shown(&self, at: Moment) -> i64 {
        at.0 + self.ahead
    }

    /// Why the clock is stopped without anybody's order, if it is; no time of the table runs then.
    pub fn stands(&self) -> Option<Stands> {
        match self.outage {
            Some(Outage::Discord) => return Some(Stands::Discord),
            Some(Outage::Disk) => return Some(Stands::Disk),
            Some(Outage::Server) => return Some(Stands::Server),
            None => {}
        }
        self.placeless.map(|placeless| Stands::Place {
            lost: placeless.lost,
            until: self.shown(placeless.until),
        })
    }

    /// If the pack was shuffled anew just before the deal: when it will be dealt instead (epoch milliseconds).
    pub fn shuffled_anew(&self) -> Option<i64> {
        let at = match &self.scene {
            Scene::Between(between) => Some(between.next_at),
            Scene::Lobby(lobby) => {
                let waits = self.waits_for_one.then_some(lobby.closes_at);
                lobby.next_at.or(waits)
            }
            Scene::Playing(_) | Scene::Closed(_) => None,
        };
        let at = at.filter(|_| self.notices.contains(&Notice::ShuffledAnew));
        at.map(|at| self.shown(at))
    }

    /// The deadline of what is due in the current deal (epoch milliseconds); `None` while the clock is stopped, and at
    /// a solo table, where there is none.
    pub fn time_is_up(&self) -> Option<i64> {
        match &self.scene {
            _ if self.solo => None,
            Scene::Playing(playing) if self.paused.is_none() && self.stands().is_none() => {
                Some(self.shown(playing.clock.until))
            }
            _ => None,
        }
    }
}

/// How an owner is known in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    /// Their display name.
    pub name: String,
    /// The character a member plays as; `None` if they play as themselves.
    pub character: Option<Character>,
    /// The emoji chosen as a hired patron's face.
    pub face: Option<String>,
}

/// Why nobody can act at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// Discord is unreachable.
    Discord,
    /// Nothing can be stored, because the disk is full or fails.
    Disk,
    /// Nothing can be stored, because the database's server does not answer.
    Server,
}

/// Why a table's clock is stopped without anybody's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Discord is unreachable, so that nobody can act.
    Discord,
    /// Nothing can be stored on the disk, so that no act counts.
    Disk,
    /// The same on a database's server.
    Server,
    /// The table has no place; anyone who sits there may reopen it elsewhere.
    Place {
        /// What happened to its place.
        lost: Lost,
        /// The deadline for reopening it (epoch milliseconds).
        until: i64,
    },
}
