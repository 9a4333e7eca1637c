//! The outcome of a deal: the cards that decided it, and what everyone won or lost.

use super::Png;
use super::canvas::Canvas;
use super::deck::{Deck, Size};
use super::felt::Ground;
use super::figure::Figure;
use super::fonts::{Face, wrapped};
use super::paper::{Align, Pen};
use super::parts::{lay, lay_once};
use super::plate::{Medal, SMALL, SMALLER, medal};
use super::scene_inks::{BRASS, GLOW, GOLD, INK, LIGHT, OUTLINE, PALE};
use super::seating::WIDE;
use super::sum::Sum;
use rules::Card;
use std::fmt::Write;

/// The outcome of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The name of the table.
    pub title: String,
    /// A sentence that says who won.
    pub sentence: String,
    /// What makes the deal worth remembering, in a word or two; may be empty.
    pub plate: String,
    /// The caption above the cards; may be empty.
    pub caption: String,
    /// The cards that decided it.
    pub cards: Vec<ShownCard>,
    /// All players, the best first.
    pub shares: Vec<Share>,
}

/// A card and its player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShownCard {
    /// The card whose face is drawn.
    pub card: Card,
    /// The player's name.
    pub name: String,
    /// Whether it won.
    pub wins: bool,
}

/// What a player won or lost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Share {
    /// The player's name.
    pub name: String,
    /// A patron's portrait or a member's initial.
    pub medal: Medal,
    /// The amount with its sign.
    pub coins: Sum,
    /// Whether they won or lost.
    pub course: Course,
    /// Their side; neighbours on the same side are grouped.
    pub side: Option<u8>,
    /// A note such as tricks or points; may be empty.
    pub note: String,
}

/// The direction of a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// They gained coins.
    Won,
    /// They lost coins.
    Lost,
    /// No coins moved.
    Even,
}

/// The most lines of the sentence.
const MOST_LINES: usize = 3;
/// The most players at a table.
const MOST: usize = 15;
/// The most cards per line, so that the names below them can be read.
const IN_LINE: usize = 8;
/// The greatest gap between two cards, which is also the extra width for the name below.
const NAMED: f32 = 175.0;
/// More shares than this stand in two columns.
const ONE_COLUMN: usize = 4;
/// The height of a share, and the distance to the next.
const ROW: (f32, f32) = (76.0, 84.0);
/// The gap between two sides.
const APART: f32 = 20.0;
const EDGE: f32 = 34.0;
/// The height of the caption above the cards, which crowns must not touch.
const CAPTION: f32 = 42.0;

/// The height of the plate below the sentence, with the space around it.
const PLATE: f32 = 62.0;

/// The space for crowns if there is no caption.
const CROWN: f32 = 14.0;

impl Outcome {
    /// Draws it; `None` without players or with more than any table seats, or if it cannot be drawn.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        let count = self.shares.len();
        if count == 0 || count > MOST || self.cards.len() > MOST {
            return None;
        }
        let lines = wrapped(
            Face::Text,
            &self.sentence,
            31.0,
            WIDE - 2.0 * EDGE - 20.0,
            MOST_LINES,
        );
        let caption = match self.cards.iter().any(|shown| shown.wins) {
            _ if !self.caption.is_empty() => CAPTION,
            true => CROWN,
            false => 0.0,
        };
        let plate = if self.plate.is_empty() { 0.0 } else { PLATE };
        let head = 92.0 + 38.0 * lines.len() as f32 + plate + caption;
        let lines_of_cards = self.cards.len().div_ceil(IN_LINE);
        let in_line = self.cards.len().div_ceil(lines_of_cards.max(1)).max(1);
        let (size, step) = spread(in_line);
        let line = size.height() as f32 + 62.0;
        let cards = line * lines_of_cards as f32;
        let (columns, wide) = columns(count);
        let rows = count.div_ceil(columns);
        // How many other sides stand above this one; beside each other they need no room.
        let above = |number: usize| {
            let pairs = self.shares[..=number].windows(2);
            let changes = pairs.filter(|pair| pair[0].side != pair[1].side);
            if columns == 1 { changes.count() } else { 0 }
        };
        let apart = APART * above(count - 1) as f32;
        let high = head + cards + ROW.1 * rows as f32 + apart + EDGE;
        let mut canvas = Canvas::new(WIDE as usize, high as usize)?;
        canvas.lay(&*Ground::Cloth(high as u32).sprite()?, 0, 0);
        self.head(&mut canvas, &lines, head)?;
        let place = |number: usize| {
            let row = number / in_line;
            let here = (self.cards.len() - row * in_line).min(in_line);
            let taken = step * (here - 1) as f32 + size.width() as f32;
            let x = (WIDE - taken) / 2.0 + step * (number % in_line) as f32;
            (x, head + 12.0 + line * row as f32)
        };
        for (number, shown) in self.cards.iter().enumerate() {
            shown.lay(&mut canvas, deck, size, place(number), step)?;
        }
        for (number, share) in self.shares.iter().enumerate() {
            let column = (number / rows) as f32;
            let x = EDGE + (wide + 14.0) * column;
            let y = head + cards + ROW.1 * (number % rows) as f32 + APART * above(number) as f32;
            share.lay(&mut canvas, wide, (x, y))?;
        }
        canvas.png()
    }

    fn head(&self, canvas: &mut Canvas, lines: &[String], high: f32) -> Option<()> {
        let mut svg = String::new();
        let around = |face, size, ink| Pen::new(face, size, ink, Align::Around);
        let middle = WIDE / 2.0;
        let (title, size) = Face::Title.shrunk(&self.title, &[30.0, 27.0, SMALL], WIDE - 90.0);
        svg.push_str(&around(Face::Title, size, LIGHT).line(middle, 58.0, &title));
        let _ = write!(
            svg,
            r##"<path d="M{} 76H{}" stroke="{GOLD}" stroke-width="2"/><path d="M{middle} 70l7 6-7 6-7-6z" fill="{GOLD}"/>"##,
            middle - 170.0,
            middle + 170.0
        );
        for (number, line) in lines.iter().enumerate() {
            let foot = 118.0 + 38.0 * number as f32;
            svg.push_str(&around(Face::Text, 31.0, PALE).line(middle, foot, line));
        }
        if !self.plate.is_empty() {
            let (said, size) = Face::Title.shrunk(&self.plate, &[28.0, SMALL], WIDE - 160.0);
            let wide = Face::Title.width(&said, size) + 56.0;
            let top = 104.0 + 38.0 * lines.len() as f32;
            let _ = write!(
                svg,
                r##"<rect x="{}" y="{top}" width="{wide}" height="44" rx="22" fill="{LIGHT}" stroke="{BRASS}" stroke-width="3"/>"##,
                middle - wide / 2.0
            );
            svg.push_str(&around(Face::Title, size, INK).line(middle, top + 31.0, &said));
        }
        let caption = Face::Text.fitted(&self.caption, SMALL, WIDE - 2.0 * EDGE);
        svg.push_str(&around(Face::Text, SMALL, LIGHT).line(middle, high - 14.0, &caption));
        lay_once(canvas, &svg, (WIDE, high + 20.0), (0.0, 0.0))
    }
}

/// The number of columns for so many shares, and the width of each.
fn columns(shares: usize) -> (usize, f32) {
    let columns = if shares > ONE_COLUMN { 2 } else { 1 };
    let between = 14.0 * (columns - 1) as f32;
    (columns, (WIDE - 2.0 * EDGE - between) / columns as f32)
}

/// The size of so many cards and the distance from one to the next: each has a column of its own, as wide as the
/// name below it may be.
fn spread(count: usize) -> (Size, f32) {
    let size = if count <= 5 {
        Size::Medium
    } else {
        Size::Small
    };
    let column = (WIDE - 2.0 * EDGE) / count.max(1) as f32;
    (size, column.min(size.width() as f32 + NAMED))
}

impl ShownCard {
    fn lay(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        size: Size,
        (x, y): (f32, f32),
        step: f32,
    ) -> Option<()> {
        let (wide, high) = (size.width() as f32, size.height() as f32);
        if self.wins {
            let (w, h) = (wide + 14.0, high + 14.0);
            let frame = format!(
                r##"<rect x="1" y="1" width="{}" height="{}" rx="12" fill="{GLOW}" stroke="{INK}" stroke-width="2"/>"##,
                w - 2.0,
                h - 2.0
            );
            lay(canvas, &frame, (w, h), (x - 7.0, y - 7.0))?;
        } else {
            canvas.shade(x as i32 + 4, y as i32 + 5, wide as usize, high as usize);
        }
        canvas.lay(deck.card(self.card, size)?, x as i32, y as i32);
        if self.wins {
            let crown = Figure::Crown.at(29.0, 20.0, 38.0, BRASS);
            let badge = format!(
                r##"<rect x="2" y="2" width="54" height="36" rx="18" fill="{LIGHT}" stroke="{BRASS}" stroke-width="3"/>{crown}"##
            );
            lay(canvas, &badge, (58.0, 40.0), (x + wide - 36.0, y - 20.0))?;
        }
        let room = step - 10.0;
        let (name, size) = Face::Text.shrunk(&self.name, &[26.0, SMALL], room);
        let pen = Pen::new(
            Face::Text,
            size,
            if self.wins { LIGHT } else { PALE },
            Align::Around,
        );
        let mut svg = String::new();
        svg.push_str(&pen.line(step / 2.0, 26.0, &name));
        lay(
            canvas,
            &svg,
            (step, 36.0),
            (x + (wide - step) / 2.0, y + high + 6.0),
        )
    }
}

#[cfg(any(test, feature = "testing"))]
impl Outcome {
    /// The coins of each share as written; `None` where there is no room.
    pub fn coins_written(&self) -> Vec<Option<String>> {
        let (_, wide) = columns(self.shares.len());
        let shares = self.shares.iter();
        shares.map(|share| Some(share.shown(wide)?.0)).collect()
    }
}

impl Share {
    /// The coins as written, and the font size.
    fn shown(&self, wide: f32) -> Option<(String, f32)> {
        let [a, b, c] = SMALLER;
        self.coins.shrunk(&[38.0, 34.0, 30.0, a, b, c], wide * 0.42)
    }

    fn lay(&self, canvas: &mut Canvas, wide: f32, at: (f32, f32)) -> Option<()> {
        let high = ROW.0;
        let won = self.course == Course::Won;
        let (ground, line, ink, sum) = if won {
            (LIGHT, GOLD, INK, INK)
        } else {
            (INK, BRASS, PALE, PALE)
        };
        let mut svg = format!(
            r##"<rect x="1.500" y="1.500" width="{}" height="{}" rx="13" fill="{ground}" stroke="{OUTLINE}" stroke-width="3"/><rect x="4" y="4" width="{}" height="{}" rx="10.5" fill="none" stroke="{line}" stroke-width="2.500"/>"##,
            wide - 3.0,
            high - 3.0,
            wide - 8.0,
            high - 8.0
        );
        svg.push_str(&medal(&self.medal, 40.0, high / 2.0, 27.0));
        let (coins, size) = self.shown(wide).unwrap_or_default();
        let pen = |size, ink, stand| Pen::new(Face::Text, size, ink, stand);
        let right = wide - 20.0;
        svg.push_str(&pen(size, sum, Align::Before).line(right, high / 2.0 + size * 0.32, &coins));
        let taken = Face::Text.width(&coins, size);
        // Up and down are told by shape.
        let (x, y) = (right - taken - 24.0, high / 2.0);
        let arrow = match self.course {
            Course::Won => format!("M{x:.1} {:.1}l11 18h-22z", y - 10.0),
            Course::Lost => format!("M{x:.1} {:.1}l11-18h-22z", y + 9.0),
            Course::Even => format!("M{:.1} {:.1}h18v5h-18z", x - 9.0, y - 3.0),
        };
        let arrow_ink = if won { "#2f6b2f" } else { GOLD };
        // Where no coins move, there is nothing to point at.
        if !self.coins.is_empty() {
            let _ = write!(svg, r#"<path d="{arrow}" fill="{arrow_ink}"/>"#);
        }
        let room = if self.coins.is_empty() {
            right
        } else {
            x - 18.0
        } - 82.0;
        let (name, size) = Face::Text.shrunk(&self.name, &[31.0, 28.0, 26.0, SMALL], room);
        let foot = if self.note.is_empty() {
            high / 2.0 + 10.0
        } else {
            35.0
        };
        svg.push_str(&pen(size, ink, Align::After).line(82.0, foot, &name));
        let note = Face::Text.fitted(&self.note, SMALL, room);
        svg.push_str(&pen(SMALL, ink, Align::After).line(82.0, 62.0, &note));
        lay_once(canvas, &svg, (wide, high), at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stand_apart_and_what_is_below_them_stays_within_the_edges() {
        for count in 1..=IN_LINE {
            let (size, step) = spread(count);
            let wide = size.width() as f32;
            assert!(step > wide, "{count}");
            let first = (WIDE - step * (count - 1) as f32 - wide) / 2.0;
            let left = first + (wide - step) / 2.0;
            assert!(left >= EDGE - 0.01, "{count}: {left}");
        }
    }
}
