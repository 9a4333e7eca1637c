//! A table as one viewer may know it, with what stands beside it: names, faces, free coins, times as people read them.

use super::Character;
use books::Owner;
use ids::Moment;
use std::collections::HashMap;
use std::ops::Deref;
use table::look::Scene;
use table::{ChairId, Lost, Notice, Player};

/// A table as one viewer may know it, and all else that a screen of it is made from.
///
/// What the table itself shows is read as if it stood here.
#[derive(Clone, Debug)]
pub struct Look {
    /// What the table shows its viewer.
    pub table: table::Look,
    /// How everybody whom it names is known in its server.
    pub personas: HashMap<Owner, Persona>,
    /// Coins that those who sit there could spend now, held ones not counted; the cast has none of its own, and plays
    /// for the house.
    pub free: HashMap<ChairId, i64>,
    /// What is added to a time of the table's clock for people to read, milliseconds.
    pub ahead: i64,
    /// Whether Discord is out of reach, so that nobody could act and the clock stands.
    pub out_of_reach: bool,
}

impl Deref for Look {
    type Target = table::Look;

    fn deref(&self) -> &table::Look {
        &self.table
    }
}

impl Look {
    /// How a player is called.
    pub fn name(&self, player: &Player) -> &str {
        self.name_of(&player.owner())
    }

    /// How the owner of a purse is called.
    pub fn name_of(&self, owner: &Owner) -> &str {
        self.personas.get(owner).map_or("?", |guise| &guise.name)
    }

    /// The character that a member plays as, if they are not here as themselves.
    pub fn character(&self, player: &Player) -> Option<&Character> {
        self.personas.get(&player.owner())?.character.as_ref()
    }

    /// The face that was chosen for a hired patron: an emoji.
    pub fn face_of(&self, owner: &Owner) -> Option<&str> {
        self.personas.get(owner)?.face.as_deref()
    }

    /// Coins that whoever sits on a chair could spend now; nothing for the cast.
    pub fn free(&self, chair: ChairId) -> Option<i64> {
        self.free.get(&chair).copied()
    }

    /// A time of the table's clock for people to read (epoch milliseconds).
    pub fn shown(&self, at: Moment) -> i64 {
        at.0 + self.ahead
    }

    /// Why the clock stands without anybody's order, if it does: then no time of the table runs.
    pub fn stands(&self) -> Option<Stands> {
        if self.out_of_reach {
            return Some(Stands::Discord);
        }
        self.placeless.map(|placeless| Stands::Place {
            lost: placeless.lost,
            until: self.shown(placeless.until),
        })
    }

    /// Where the pack was shuffled anew when it was to be dealt: when it is dealt instead (epoch milliseconds).
    pub fn shuffled_anew(&self) -> Option<i64> {
        let at = match &self.scene {
            Scene::Between(between) => Some(between.next_at),
            Scene::Lobby(lobby) => lobby.next_at,
            Scene::Playing(_) | Scene::Closed(_) => None,
        };
        let at = at.filter(|_| self.notices.contains(&Notice::ShuffledAnew));
        at.map(|at| self.shown(at))
    }

    /// Until when there is time for what is to be done in the deal that is on (epoch milliseconds); nothing while the
    /// clock stands.
    pub fn time_is_up(&self) -> Option<i64> {
        match &self.scene {
            Scene::Playing(playing) if self.paused.is_none() && self.stands().is_none() => {
                Some(self.shown(playing.clock.until))
            }
            _ => None,
        }
    }
}

/// How somebody is known in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    /// What they are called.
    pub name: String,
    /// The character that a member plays as, if they are not here as themselves.
    pub character: Option<Character>,
    /// The face that was chosen for a hired patron: an emoji.
    pub face: Option<String>,
}

/// Why the clock of a table stands without anybody's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Discord is out of reach, so that nobody could act.
    Discord,
    /// The table has no place; somebody who sits there may call it up elsewhere.
    Place {
        /// How it lost it.
        lost: Lost,
        /// Until when it may be called up (epoch milliseconds).
        until: i64,
    },
}
