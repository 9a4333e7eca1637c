//! The chairs of a table, and who sits on them.

use crate::{Nature, Player, Standing};
use ids::MemberId;
use rules::Coins;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// A chair of a table, from when somebody sits down on it until they are gone: no other ever has this number there,
/// and it stays the same when another chair goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChairId(pub u32);

impl ChairId {
    /// Of a row from before chairs had numbers: there each has that of its place.
    const UNNUMBERED: ChairId = ChairId(u32::MAX);

    fn unnumbered() -> ChairId {
        ChairId::UNNUMBERED
    }
}

/// Acts of the substitute in a row after which a seat sits out (RULES.md 0.3).
pub(crate) const ABSENCES: u8 = 3;

/// Who sits on a chair, and how present they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupant {
    /// The chair.
    #[serde(default = "ChairId::unnumbered")]
    pub id: ChairId,
    /// Who.
    pub player: Player,
    /// Whether they are dealt in.
    pub standing: Standing,
    /// Acts of the substitute in a row.
    #[serde(default)]
    pub absences: u8,
    /// When they sat down: more than who sat here before.
    #[serde(default)]
    pub since: u32,
    /// The purse they chose, where the game has purses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purse: Option<Coins>,
    /// Whether they have to go once what they play is over, however it came to that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goes: bool,
    /// How a hired patron plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nature: Option<Nature>,
    /// The game master who plays the patron's hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<MemberId>,
}

impl Occupant {
    /// Somebody who sits down on a chair, at that place in the order in which they did.
    pub(crate) fn new(id: ChairId, player: Player, since: u32) -> Occupant {
        Occupant {
            id,
            player,
            standing: Standing::In,
            absences: 0,
            since,
            purse: None,
            goes: false,
            nature: None,
            played_by: None,
        }
    }

    /// Whether they are gone once what they play is over.
    #[must_use]
    pub fn is_going(&self) -> bool {
        self.goes || self.standing == Standing::Leaving
    }

    /// Whether they are to be dealt in, or have a seat if they say so.
    #[must_use]
    pub fn is_willing(&self) -> bool {
        matches!(self.standing, Standing::In | Standing::Kept)
    }

    /// Who acts on this chair, is called and sees its hand: the member, or the game master who plays for a patron.
    #[must_use]
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }

    /// A member whose acts the table waits for.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.actor().is_some() && self.standing != Standing::Leaving && self.absences < ABSENCES
    }
}

/// The chairs of a table, clockwise.
///
/// A chair is looked up by its number with `chairs[id]`. Numbers of chairs are made here alone and are kept nowhere
/// longer than the chair: who is dealt in, or deals next, keeps theirs, so that the look-up cannot fail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Occupant>", into = "Vec<Occupant>")]
pub struct Chairs(Vec<Occupant>);

impl From<Vec<Occupant>> for Chairs {
    fn from(mut sitters: Vec<Occupant>) -> Chairs {
        for (place, sitter) in (0..).zip(&mut sitters) {
            if sitter.id == ChairId::UNNUMBERED {
                sitter.id = ChairId(place);
            }
        }
        Chairs(sitters)
    }
}

impl From<Chairs> for Vec<Occupant> {
    fn from(chairs: Chairs) -> Vec<Occupant> {
        chairs.0
    }
}

impl Chairs {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Who sits here, clockwise.
    pub fn iter(&self) -> std::slice::Iter<'_, Occupant> {
        self.0.iter()
    }

    /// Who sits here, clockwise, to be changed.
    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Occupant> {
        self.0.iter_mut()
    }

    /// The numbers of the chairs, clockwise.
    #[must_use]
    pub fn ids(&self) -> Vec<ChairId> {
        self.0.iter().map(|sitter| sitter.id).collect()
    }

    /// The place of a chair among them, clockwise from 0: for what is shown.
    #[must_use]
    pub fn place(&self, chair: ChairId) -> Option<usize> {
        self.0.iter().position(|sitter| sitter.id == chair)
    }

    /// Who sits on a chair.
    #[must_use]
    pub fn get(&self, chair: ChairId) -> Option<&Occupant> {
        self.0.iter().find(|sitter| sitter.id == chair)
    }

    /// The chair of a player.
    #[must_use]
    pub fn of(&self, player: &Player) -> Option<ChairId> {
        let mut sitters = self.0.iter();
        let sitter = sitters.find(|sitter| sitter.player == *player)?;
        Some(sitter.id)
    }

    pub(crate) fn push(&mut self, sitter: Occupant) {
        self.0.push(sitter);
    }

    /// Takes a chair away.
    pub(crate) fn remove(&mut self, chair: ChairId) -> Option<Occupant> {
        let place = self.place(chair)?;
        Some(self.0.remove(place))
    }

    /// These sit at the places of those, in this order: all of them sit here.
    pub(crate) fn reseat(&mut self, places: &[ChairId], sitters: Vec<Occupant>) {
        let places: Vec<usize> = places
            .iter()
            .filter_map(|&chair| self.place(chair))
            .collect();
        for (place, sitter) in places.into_iter().zip(sitters) {
            self.0[place] = sitter;
        }
    }

    /// The chair so many places on from another, clockwise or (below zero) the other way.
    pub(crate) fn onward(&self, chair: ChairId, places: isize) -> Option<ChairId> {
        let (here, all) = (self.place(chair)?, isize::try_from(self.len()).ok()?);
        let place = (isize::try_from(here).ok()? + places).rem_euclid(all);
        Some(self.0[usize::try_from(place).ok()?].id)
    }
}

impl Index<ChairId> for Chairs {
    type Output = Occupant;
    #[expect(
        clippy::expect_used,
        reason = "a number of a chair is kept no longer than the chair"
    )]
    fn index(&self, chair: ChairId) -> &Occupant {
        self.get(chair).expect("a chair of this table")
    }
}

impl IndexMut<ChairId> for Chairs {
    #[expect(
        clippy::expect_used,
        reason = "a number of a chair is kept no longer than the chair"
    )]
    fn index_mut(&mut self, chair: ChairId) -> &mut Occupant {
        let mut sitters = self.0.iter_mut();
        sitters
            .find(|sitter| sitter.id == chair)
            .expect("a chair of this table")
    }
}
