//! A table during a deal: who sits there, and what lies on it.

use super::Png;
use super::canvas::Canvas;
use super::deck::{Deck, Size};
use super::felt::Ground;
use super::figure::Figure;
use super::fonts::{Face, wrapped};
use super::paper::{Align, Pen};
use super::parts::lay;
use super::plate::{Plate, SMALL, SMALLER};
use super::scene_inks::{BRASS, GLOW, GOLD, INK, LIGHT, PALE};
use super::seating::{SeatLayout, Seating, Side};
use super::sum::Sum;
use rules::Card;
use std::fmt::Write;

/// The public view of a table. Two tables that look the same are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// A few words each: the trick, the stake.
    pub heading: Vec<String>,
    /// The seats, clockwise.
    pub seats: Vec<Plate>,
    /// The cards before the players, in the order in which they were played.
    pub trick: Vec<Played>,
    /// Whether these cards are a completed trick.
    pub done: bool,
    /// The pots in the middle.
    pub pots: Vec<Pot>,
    /// The card turned up, if any.
    pub turned: Option<TurnUp>,
}

/// The card turned up for trumps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TurnUp {
    /// The card turned up.
    pub card: Card,
    /// What it decides, in two short lines: the trump suit.
    pub says: [String; 2],
}

/// A card face up before its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// Its player, as an index of [`Table::seats`].
    pub seat: usize,
    /// What that player played.
    pub card: Card,
    /// Whether it is winning the trick.
    pub wins: bool,
    /// Its place in the order of play, where that matters.
    pub number: Option<u8>,
}

/// A pot in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pot {
    /// The name of the pot.
    pub name: String,
    /// What lies in it.
    pub coins: Sum,
}

/// The numbers of seats that can be drawn.
const SEATS: std::ops::RangeInclusive<usize> = 2..=15;

/// The font size of the heading, and the most lines.
const TITLE: f32 = 26.0;
const MOST_LINES: usize = 2;
/// Further pots are left to the message's text.
const MOST_POTS: usize = 3;

/// The width of the pots, of the pile of coins before the first, and the least width of the other pots' names.
const HEAPS: f32 = 216.0;
const PILE: f32 = 92.0;
const LEAST_NAME: f32 = 92.0;

impl Table {
    /// Draws it; `None` for fewer than two seats or more than fifteen, or if it cannot be drawn.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        if !SEATS.contains(&self.seats.len()) {
            return None;
        }
        let seating = Seating::new(self.seats.len());
        let ground = Ground::Table(seating.high as u32);
        let mut canvas = Canvas::new(super::seating::WIDE as usize, seating.high as usize)?;
        canvas.lay(&*ground.sprite()?, 0, 0);
        self.middle(&mut canvas, &seating, deck)?;
        for played in &self.trick {
            let station = seating.stations.get(played.seat)?;
            self.card(&mut canvas, &seating, station, *played, deck)?;
        }
        for played in &self.trick {
            let station = seating.stations.get(played.seat)?;
            badge(&mut canvas, &seating, station, *played)?;
        }
        for (plate, station) in self.seats.iter().zip(&seating.stations) {
            let (left, top) = station.plate;
            canvas.shade(
                left as i32 + 4,
                (top + seating.plate.1) as i32,
                seating.plate.0 as usize - 4,
                4,
            );
            plate.lay(&mut canvas, seating.plate, station.plate)?;
            plate.lay_shown(&mut canvas, deck, seating.plate.0, station.plate)?;
            if let Some(turn) = &plate.turn {
                turn_sign(&mut canvas, &seating, station, turn)?;
            }
        }
        canvas.png()
    }

    fn card(
        &self,
        canvas: &mut Canvas,
        seating: &Seating,
        station: &SeatLayout,
        played: Played,
        deck: &Deck,
    ) -> Option<()> {
        let ((x, y), (wide, high)) = (station.card, seating.card());
        canvas.shade(x as i32 + 5, y as i32 + 6, wide as usize, high as usize);
        if played.wins {
            // A frame of gold, which shows around the card.
            let (w, h) = (wide + 16.0, high + 16.0);
            let frame = format!(
                r##"<rect x="1" y="1" width="{}" height="{}" rx="13" fill="{GLOW}" stroke="{INK}" stroke-width="2"/>"##,
                w - 2.0,
                h - 2.0
            );
            lay(canvas, &frame, (w, h), (x - 8.0, y - 8.0))?;
        }
        let card = deck.card(played.card, seating.size)?;
        if self.done && !played.wins {
            canvas.lay_dimmed(card, x as i32, y as i32);
        } else {
            canvas.lay(card, x as i32, y as i32);
        }
        Some(())
    }

    /// Lays the heading, the pots and the card turned up.
    fn middle(&self, canvas: &mut Canvas, seating: &Seating, deck: &Deck) -> Option<()> {
        let (x, y) = seating.heading;
        let wide = seating.heading_room;
        let title = self.heading.first().map_or("", String::as_str);
        let mut lines: Vec<(Face, String)> = wrapped(Face::Title, title, TITLE, wide, MOST_LINES)
            .into_iter()
            .map(|line| (Face::Title, line))
            .collect();
        let others = self.heading.iter().skip(1);
        lines.extend(others.map(|line| (Face::Text, Face::Text.fitted(line, SMALL, wide))));
        let mut svg = String::new();
        for (number, (face, line)) in lines.iter().take(MOST_LINES).enumerate() {
            let (size, ink) = match face {
                Face::Title => (TITLE, LIGHT),
                _ => (SMALL, PALE),
            };
            let pen = Pen::new(*face, size, ink, Align::Around);
            let foot = 30.0 + 32.0 * number as f32;
            svg.push_str(&pen.line(wide / 2.0, foot, line));
        }
        let at = (x - wide / 2.0, y - 30.0);
        lay(canvas, &svg, (wide, 80.0), at)?;
        let mut svg = String::new();
        let wide = HEAPS;
        for (number, heap) in self.pots.iter().take(MOST_POTS).enumerate() {
            heap.draw(&mut svg, wide, number);
        }
        let high = 76.0 + 34.0 * MOST_POTS as f32;
        let at = (seating.pot.0 - wide / 2.0, seating.pot.1 - 40.0);
        lay(canvas, &svg, (wide, high), at)?;
        if let Some(turned) = &self.turned {
            turned.lay(canvas, seating, deck)?;
        }
        Some(())
    }
}

#[cfg(any(test, feature = "testing"))]
impl Table {
    /// The coins of each plate, then of each pot, as written; `None` where there is no room.
    pub fn coins_written(&self) -> Vec<Option<String>> {
        let wide = Seating::new(self.seats.len()).plate.0;
        let plates = self.seats.iter().map(|plate| plate.written(wide));
        let heaps = self.pots.iter().take(MOST_POTS).enumerate();
        let heaps = heaps.map(|(number, heap)| Some(heap.shown(HEAPS, number)?.0));
        plates.chain(heaps).collect()
    }
}

impl TurnUp {
    /// Lays the card, and beside it what it decides.
    fn lay(&self, canvas: &mut Canvas, seating: &Seating, deck: &Deck) -> Option<()> {
        let (wide, high, room) = (Size::Small.width() as i32, Size::Small.height() as i32, 112);
        let (x, y) = (seating.turned.0 as i32, seating.turned.1 as i32);
        let (left, top) = (x - (wide + 10 + room) / 2, y - high / 2);
        canvas.shade(left + 4, top + 5, wide as usize, high as usize);
        canvas.lay(deck.card(self.card, Size::Small)?, left, top);
        let mut svg = String::new();
        for (foot, says, ink) in [(30.0, &self.says[0], PALE), (62.0, &self.says[1], LIGHT)] {
            let (says, size) = Face::Text.shrunk(says, &[28.0, 26.0, SMALL], room as f32);
            let pen = Pen::new(Face::Text, size, ink, Align::After);
            svg.push_str(&pen.line(0.0, foot, &says));
        }
        let at = ((left + wide + 10) as f32, (y - 38) as f32);
        lay(canvas, &svg, (room as f32, 76.0), at)
    }
}

/// Lays a card's number and, if it is winning, a crown.
fn badge(
    canvas: &mut Canvas,
    seating: &Seating,
    station: &SeatLayout,
    played: Played,
) -> Option<()> {
    let number = played.number.map(|number| number.to_string());
    if number.is_none() && !played.wins {
        return Some(());
    }
    let wide = match (&number, played.wins) {
        (Some(number), true) => 58.0 + Face::Title.width(number, 26.0),
        (None, true) => 56.0,
        (_, false) => 40.0,
    };
    let high = 40.0;
    let (ground, ink) = if played.wins {
        (LIGHT, INK)
    } else {
        (INK, PALE)
    };
    let mut svg = format!(
        r##"<rect x="2" y="2" width="{}" height="36" rx="18" fill="{ground}" stroke="{}" stroke-width="3"/>"##,
        wide - 4.0,
        if played.wins { BRASS } else { PALE },
    );
    if played.wins {
        svg.push_str(&Figure::Crown.at(28.0, 20.0, 36.0, BRASS));
    }
    if let Some(number) = number {
        let pen = Pen::new(Face::Title, 26.0, ink, Align::Around);
        let middle = if played.wins {
            (wide + 36.0) / 2.0
        } else {
            20.0
        };
        svg.push_str(&pen.line(middle, 29.0, &number));
    }
    // At a corner without an index, away from the sign of whose turn it is.
    let ((x, y), (cw, ch)) = (station.card, seating.card());
    let (cx, cy) = match station.side {
        Side::North | Side::West => (x + 8.0, y + ch - 14.0),
        Side::South | Side::East => (x + cw - 8.0, y + 12.0),
    };
    let at = (cx - wide / 2.0, cy - high / 2.0);
    lay(canvas, &svg, (wide, high), at)
}

impl Pot {
    /// The first pot has a pile of coins; each of the others is a line below it.
    fn draw(&self, svg: &mut String, wide: f32, number: usize) {
        let pen = |size, ink| Pen::new(Face::Text, size, ink, Align::After);
        if number > 0 {
            let foot = 72.0 + 28.0 * number as f32;
            let shown = self.shown(wide, number).unwrap_or_default();
            let taken = Face::Text.width(&shown.0, shown.1);
            let (name, size) = Face::Text.shrunk(&self.name, &SMALLER, wide - taken - 10.0);
            svg.push_str(&pen(size, PALE).line(0.0, foot, &name));
            let coins = Pen {
                align: Align::Before,
                ..pen(shown.1, LIGHT)
            };
            svg.push_str(&coins.line(wide, foot, &shown.0));
            return;
        }
        pile(svg, 42.0, 56.0);
        let left = PILE;
        let (name, size) = Face::Text.shrunk(&self.name, &[27.0, SMALL], wide - left);
        svg.push_str(&pen(size, PALE).line(left, 28.0, &name));
        if let Some((coins, size)) = self.shown(wide, number) {
            svg.push_str(&pen(size, LIGHT).line(left, 62.0, &coins));
        }
    }

    /// The coins as written, and the font size.
    fn shown(&self, wide: f32, number: usize) -> Option<(String, f32)> {
        let [a, b, c] = SMALLER;
        match number {
            0 => self.coins.shrunk(&[36.0, 32.0, 28.0, a, b, c], wide - PILE),
            _ => self.coins.shrunk(&SMALLER, wide - LEAST_NAME),
        }
    }
}

/// Draws a pile of coins standing on this point.
pub fn pile(svg: &mut String, x: f32, y: f32) {
    for (left, height) in [(-22.0, 3), (22.0, 2), (0.0, 4)] {
        for level in 0..height {
            let top = y - 9.0 * level as f32 + if left == 0.0 { 6.0 } else { 0.0 };
            let _ = write!(
                svg,
                r##"<ellipse cx="{:.1}" cy="{top:.1}" rx="18" ry="8" fill="{}" stroke="{INK}" stroke-width="2.4"/>"##,
                x + left,
                if level + 1 == height { LIGHT } else { GOLD },
            );
        }
    }
}

/// Lays the sign of whose turn it is: an arrow at their plate, and what they are to do.
fn turn_sign(
    canvas: &mut Canvas,
    seating: &Seating,
    station: &SeatLayout,
    turn: &str,
) -> Option<()> {
    let (plate, (pw, ph)) = (station.plate, seating.plate);
    let (text, size) = Face::Text.shrunk(turn, &[26.0, SMALL], pw - 56.0);
    let wide = Face::Text.width(&text, size) + 58.0;
    let high = 36.0;
    // Below a plate the arrow points up at it, above it down.
    let up = station.side == Side::North;
    let arrow = if up {
        "M16 26l10-15 10 15z"
    } else {
        "M16 10h20l-10 15z"
    };
    let mut svg = format!(
        r##"<rect x="1.500" y="1.500" width="{}" height="33" rx="16.5" fill="{GLOW}" stroke="{INK}" stroke-width="3"/><path d="{arrow}" fill="{INK}"/>"##,
        wide - 3.0
    );
    let pen = Pen::new(Face::Text, size, INK, Align::After);
    svg.push_str(&pen.line(43.0, 26.0, &text));
    let x = plate.0 + (pw - wide) / 2.0;
    let y = if up {
        plate.1 + ph - 8.0
    } else {
        plate.1 - high + 8.0
    };
    lay(canvas, &svg, (wide, high), (x, y))
}
