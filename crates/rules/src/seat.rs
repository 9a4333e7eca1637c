//! Seats, sets of seats, and values by seat.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

use serde::{Deserialize, Serialize};

/// The largest number of seats of any game (RULES.md 1).
pub const MOST_SEATS: usize = 15;

/// A place in a deal, numbered clockwise: the next number sits to the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; `None` from [`MOST_SEATS`] on.
    pub fn new(index: usize) -> Option<Seat> {
        (index < MOST_SEATS).then_some(Seat(index as u8))
    }

    /// The index, as used in records.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MOST_SEATS) as u8).map(Seat)
    }

    /// The neighbour in this direction, at a table of `seats`.
    #[inline]
    pub const fn next(self, direction: Direction, seats: usize) -> Seat {
        let seats = seats as u8;
        match direction {
            Direction::Clockwise if self.0 + 1 >= seats => Seat(0),
            Direction::Clockwise => Seat(self.0 + 1),
            Direction::Anticlockwise if self.0 == 0 => Seat(seats - 1),
            Direction::Anticlockwise => Seat(self.0 - 1),
        }
    }

    /// Every seat of the table once, starting with this one, in this direction.
    pub fn round(self, direction: Direction, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        std::iter::successors(Some(self), move |seat| Some(seat.next(direction, seats))).take(seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// The direction of deal and play, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Each player is followed by the one at their left.
    Clockwise,
    /// Each player is followed by the one at their right.
    Anticlockwise,
}

/// A set of seats, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no seats.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order of their index.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MOST_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// One value for each seat of a table, without allocation.
/// Indexing with a seat that the table does not have gives a spare value that nothing else reads.
#[derive(Clone, Copy)]
pub struct BySeat<T> {
    len: u8,
    values: [T; 16],
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of `seats` seats (at most [`MOST_SEATS`]).
    pub fn new(seats: usize) -> BySeat<T> {
        BySeat {
            len: seats.min(MOST_SEATS) as u8,
            values: [T::default(); 16],
        }
    }

    /// The value that the function gives for each seat.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut by_seat = BySeat::new(seats);
        for seat in Seat::all(seats) {
            by_seat[seat] = value(seat);
        }
        by_seat
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it is for no seats: a value that nobody has.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// These values, by index; empty if there are more than [`MOST_SEATS`].
    pub fn from_slice(values: &[T]) -> BySeat<T> {
        BySeat::from_fn(values.len(), |seat| values[seat.index()])
    }

    /// The values, in order of their seat's index.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.len as usize]
    }

    /// Each seat with its value, clockwise from seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        Seat::all(self.len as usize).map(|seat| (seat, self[seat]))
    }
}

/// For no seats.
impl<T: Copy + Default> Default for BySeat<T> {
    fn default() -> BySeat<T> {
        BySeat::new(0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        // The mask saves the hot loop a bounds check; a seat is always below 15.
        &self.values[seat.0 as usize & 15]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.0 as usize & 15]
    }
}

impl<T: Copy + Default + PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &BySeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq> Eq for BySeat<T> {}

impl<T: Copy + Default + Hash> Hash for BySeat<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl<T: Copy + Default + fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default + Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MOST_SEATS {
            return Err(serde::de::Error::custom("more than 15 seats"));
        }
        Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()]))
    }
}
