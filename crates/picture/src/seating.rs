//! The layout of a table by its number of seats: plates around the edge, clockwise, with cards before them.

use super::deck::Size;

/// A point or a length in pixels.
pub type Spot = (f32, f32);

/// The width of a table, in pixels: shown about half as wide on a phone.
pub const WIDE: f32 = 900.0;
/// The gap between the edge of the picture and the plates.
const EDGE: f32 = 14.0;
/// The gap between a plate and its card: room for the sign of whose turn it is.
const GAP: f32 = 28.0;

/// The side of the table at which a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Below.
    South,
    /// At the left.
    West,
    /// Above.
    North,
    /// At the right.
    East,
}

/// The layout of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatLayout {
    /// Its side of the table.
    pub side: Side,
    /// The upper left corner of its plate.
    pub plate: Spot,
    /// The upper left corner of its card.
    pub card: Spot,
}

/// The layout of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seating {
    /// The picture's height.
    pub high: f32,
    /// Width and height of a plate.
    pub plate: Spot,
    /// How large cards are.
    pub size: Size,
    /// The seats, clockwise.
    pub stations: Vec<SeatLayout>,
    /// The middle of the heading's first line.
    pub heading: Spot,
    /// How wide a heading may be.
    pub heading_room: f32,
    /// The middle of the pot.
    pub pot: Spot,
    /// The middle of the card that was turned up.
    pub turned: Spot,
}

/// The number of seats to the south, west, north and east.
fn sides(seats: usize) -> [usize; 4] {
    match seats {
        0 | 1 => [1, 0, 0, 0],
        2 => [0, 1, 0, 1],
        3 => [1, 1, 0, 1],
        4 => [1, 1, 1, 1],
        5 => [1, 1, 2, 1],
        6 => [2, 1, 2, 1],
        7 => [2, 1, 3, 1],
        8 => [3, 1, 3, 1],
        9 => [3, 1, 4, 1],
        10 => [4, 1, 4, 1],
        11 => [3, 2, 4, 2],
        12 => [4, 2, 4, 2],
        13 => [4, 2, 5, 2],
        14 => [5, 2, 5, 2],
        _ => [5, 3, 5, 2],
    }
}

impl Seating {
    /// A table of two to fifteen seats.
    pub fn new(seats: usize) -> Seating {
        let counts = sides(seats);
        let plate = match counts[0].max(counts[2]) {
            0..=3 => (224.0, 108.0),
            4 => (211.0, 108.0),
            _ => (170.0, 108.0),
        };
        let size = match seats {
            0..=4 => Size::Medium,
            _ => Size::Small,
        };
        let tall = size.height() as f32;
        // The band between the cards above and below, in rows of those at the sides.
        let row = tall.max(plate.1 + GAP) + 12.0;
        let band = match seats {
            0..=3 => 0.0,
            4 => 14.0,
            5 | 6 => row,
            _ => (row * counts[1].max(counts[3]) as f32).max(212.0),
        };
        let middle = WIDE / 2.0;
        let high = match seats {
            0..=2 => 520.0,
            3 => 2.0 * EDGE + plate.1 + GAP + tall * 2.0 + 58.0,
            _ => 2.0 * (EDGE + plate.1 + GAP + tall) + band,
        };
        let mut seating = Seating {
            high,
            plate,
            size,
            stations: Vec::new(),
            heading: (middle, (high - band) / 2.0 + 36.0),
            heading_room: match seats {
                0..=3 => 520.0,
                4 => 296.0,
                5 | 6 => 240.0,
                _ => 216.0,
            },
            pot: (middle, (high - band) / 2.0 + 108.0),
            turned: (middle, high / 2.0),
        };
        let centre = match seats {
            0..=2 => 215.0,
            3 => 118.0 + tall / 2.0,
            _ => high / 2.0,
        };
        seating.place(counts, centre, row);
        let (left, right) = (WIDE * 0.2, WIDE * 0.8);
        match seats {
            0..=2 => {
                seating.heading = (middle, 68.0);
                seating.pot = (middle, 412.0);
                seating.turned = (middle, 412.0);
            }
            3 => {
                seating.heading = (middle, 66.0);
                seating.pot = (left, high - 130.0);
                seating.turned = (right, high - 130.0);
            }
            4 => {
                seating.heading = (left - 4.0, 92.0);
                seating.pot = (left - 4.0, high - 130.0);
                seating.turned = (right + 4.0, high - 130.0);
            }
            5 | 6 => {
                seating.heading = (middle, EDGE + plate.1 + GAP + 34.0);
                seating.pot = (middle, high / 2.0);
                seating.turned.0 += 14.0;
            }
            _ => {}
        }
        seating
    }

    /// Width and height of a card.
    pub fn card(&self) -> Spot {
        (self.size.width() as f32, self.size.height() as f32)
    }

    fn place(&mut self, counts: [usize; 4], middle: f32, row: f32) {
        let ((pw, ph), (cw, ch), high) = (self.plate, self.card(), self.high);
        let column = |of: usize, at: usize| match of {
            // Two stand nearer to each other than the edges.
            2 => WIDE * (0.31 + 0.38 * at as f32),
            _ => {
                let free = WIDE - 2.0 * EDGE - pw;
                let step = free / (of.max(2) - 1) as f32;
                if of == 1 {
                    WIDE / 2.0
                } else {
                    EDGE + pw / 2.0 + step * at as f32
                }
            }
        };
        let line = |of: usize, at: usize| middle + row * (at as f32 - (of as f32 - 1.0) / 2.0);
        let mut add = |side, plate, card| self.stations.push(SeatLayout { side, plate, card });
        for at in (0..counts[0]).rev() {
            let x = column(counts[0], at);
            let y = high - EDGE - ph;
            add(Side::South, (x - pw / 2.0, y), (x - cw / 2.0, y - GAP - ch));
        }
        for at in (0..counts[1]).rev() {
            let y = line(counts[1], at);
            add(
                Side::West,
                (EDGE, y - ph / 2.0 + 8.0),
                (EDGE + pw + 14.0, y - ch / 2.0),
            );
        }
        for at in 0..counts[2] {
            let x = column(counts[2], at);
            add(
                Side::North,
                (x - pw / 2.0, EDGE),
                (x - cw / 2.0, EDGE + ph + GAP),
            );
        }
        for at in 0..counts[3] {
            let y = line(counts[3], at);
            let plate = (WIDE - EDGE - pw, y - ph / 2.0 + 8.0);
            add(
                Side::East,
                plate,
                (WIDE - EDGE - pw - 14.0 - cw, y - ch / 2.0),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meet(a: Spot, a_size: Spot, b: Spot, b_size: Spot) -> bool {
        a.0 < b.0 + b_size.0 && b.0 < a.0 + a_size.0 && a.1 < b.1 + b_size.1 && b.1 < a.1 + a_size.1
    }

    #[test]
    fn nothing_covers_anything_else_at_any_table() {
        for seats in 2..=15 {
            let seating = Seating::new(seats);
            assert_eq!(seating.stations.len(), seats);
            let mut all: Vec<(Spot, Spot)> = Vec::new();
            for station in &seating.stations {
                all.push((station.plate, seating.plate));
                all.push((station.card, seating.card()));
            }
            for (at, (a, a_size)) in all.iter().enumerate() {
                assert!(a.0 >= 0.0 && a.0 + a_size.0 <= WIDE, "{seats}: {a:?}");
                assert!(
                    a.1 >= 0.0 && a.1 + a_size.1 <= seating.high,
                    "{seats}: {a:?}"
                );
                for (b, b_size) in &all[..at] {
                    assert!(!meet(*a, *a_size, *b, *b_size), "{seats}: {a:?} on {b:?}");
                }
            }
            // Not higher than a phone.
            assert!(
                (480.0..=1060.0).contains(&seating.high),
                "{seats}: {}",
                seating.high
            );
        }
    }
}
