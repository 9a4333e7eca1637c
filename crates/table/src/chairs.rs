//! The chairs of a table and their occupants.

use crate::{Nature, Player, Standing};
use ids::MemberId;
use rules::Coins;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// Identifies a chair for as long as somebody occupies it. Never reused at its table, and unaffected when other chairs
/// are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChairId(pub u32);

impl ChairId {
    /// Stands in rows written before chairs were numbered; there, each chair takes its position as its number.
    const UNNUMBERED: ChairId = ChairId(u32::MAX);

    fn unnumbered() -> ChairId {
        ChairId::UNNUMBERED
    }
}

/// Consecutive acts of the substitute after which a seat sits out (RULES.md 0.3).
pub(crate) const ABSENCES: u8 = 3;

/// The occupant of a chair, and how present they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupant {
    /// Unique at this table.
    #[serde(default = "ChairId::unnumbered")]
    pub id: ChairId,
    /// The member or patron who occupies the chair.
    pub player: Player,
    /// Whether they are dealt in, and if not, why.
    pub standing: Standing,
    /// Consecutive acts of the substitute on their behalf.
    #[serde(default)]
    pub absences: u8,
    /// Order of arrival: higher than for anyone who sat down earlier.
    #[serde(default)]
    pub since: u32,
    /// The purse they chose for a deal, in games that have purses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purse: Option<Coins>,
    /// Whether they must leave once the current deal or match is over, for whatever reason.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goes: bool,
    /// How a hired patron plays; `None` for members and the cast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nature: Option<Nature>,
    /// The game master who currently plays this patron's hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<MemberId>,
}

impl Occupant {
    /// A new occupant; `since` is their place in the order of arrival.
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

    /// Whether they leave once the current deal or match is over.
    #[must_use]
    pub fn is_going(&self) -> bool {
        self.goes || self.standing == Standing::Leaving
    }

    /// Whether they want to be dealt in, or are being asked and keep their seat meanwhile.
    #[must_use]
    pub fn is_willing(&self) -> bool {
        matches!(self.standing, Standing::In | Standing::Kept)
    }

    /// Who acts for this chair, is reminded and sees its hand: the member, or the game master playing for a patron.
    #[must_use]
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }

    /// Whether the substitute acted for them when they were last waited for, but not so often that they are absent.
    #[must_use]
    pub fn was_away(&self) -> bool {
        self.is_present() && self.absences > 0
    }

    /// Whether this is a member whom the table waits for.
    #[must_use]
    pub fn is_present(&self) -> bool {
        self.actor().is_some() && self.standing != Standing::Leaving && self.absences < ABSENCES
    }
}

/// The chairs of a table, clockwise.
///
/// A chair is looked up with `chairs[id]`. Ids are created only here and are stored no longer than their chair exists
/// (players of the deal and the next dealer keep theirs), so this look-up cannot fail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Occupant>", into = "Vec<Occupant>")]
pub struct Chairs(Vec<Occupant>);

impl From<Vec<Occupant>> for Chairs {
    fn from(mut occupants: Vec<Occupant>) -> Chairs {
        for (place, occupant) in (0..).zip(&mut occupants) {
            if occupant.id == ChairId::UNNUMBERED {
                occupant.id = ChairId(place);
            }
        }
        Chairs(occupants)
    }
}

impl From<Chairs> for Vec<Occupant> {
    fn from(chairs: Chairs) -> Vec<Occupant> {
        chairs.0
    }
}

impl Chairs {
    /// The number of occupied chairs.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The occupants, clockwise.
    pub fn iter(&self) -> std::slice::Iter<'_, Occupant> {
        self.0.iter()
    }

    /// The occupants, clockwise, for changes.
    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Occupant> {
        self.0.iter_mut()
    }

    /// The chairs' ids, clockwise.
    #[must_use]
    pub fn ids(&self) -> Vec<ChairId> {
        self.0.iter().map(|occupant| occupant.id).collect()
    }

    /// The position of a chair, clockwise from 0, for display.
    #[must_use]
    pub fn place(&self, chair: ChairId) -> Option<usize> {
        self.0.iter().position(|occupant| occupant.id == chair)
    }

    /// The occupant of a chair.
    #[must_use]
    pub fn get(&self, chair: ChairId) -> Option<&Occupant> {
        self.0.iter().find(|occupant| occupant.id == chair)
    }

    /// The chair a player occupies.
    #[must_use]
    pub fn chair_of(&self, player: &Player) -> Option<ChairId> {
        let mut occupants = self.0.iter();
        let occupant = occupants.find(|occupant| occupant.player == *player)?;
        Some(occupant.id)
    }

    pub(crate) fn push(&mut self, occupant: Occupant) {
        self.0.push(occupant);
    }

    /// Takes a chair away.
    pub(crate) fn remove(&mut self, chair: ChairId) -> Option<Occupant> {
        let place = self.place(chair)?;
        Some(self.0.remove(place))
    }

    /// Moves the `occupants` to these places, in order; all of them must already sit here.
    pub(crate) fn reseat(&mut self, places: &[ChairId], occupants: Vec<Occupant>) {
        let places: Vec<usize> = places
            .iter()
            .filter_map(|&chair| self.place(chair))
            .collect();
        for (place, occupant) in places.into_iter().zip(occupants) {
            self.0[place] = occupant;
        }
    }

    /// The chair `places` further clockwise, or anticlockwise if negative.
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
        let mut occupants = self.0.iter_mut();
        occupants
            .find(|occupant| occupant.id == chair)
            .expect("a chair of this table")
    }
}
