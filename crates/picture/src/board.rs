//! A leaderboard: ranks, names, coins.

use super::Png;
use super::fonts::Face;
use super::frame::Words;
use super::paper::{Align, EDGE, Paper, Pen, TOP, WIDTH};
use super::paper_inks::{DEBT, GOLD, INK, METALS, PALE, RULE, TINT};

/// One row of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rank, from 1; players who tie share it.
    pub rank: u32,
    /// The player's name.
    pub name: String,
    /// Their coins; negative if they owe.
    pub coins: i64,
    /// Whether this is the viewer, whose row is highlighted.
    pub is_viewer: bool,
}

/// The most places on a board.
pub const MOST_PLACES: usize = 15;

/// One to [`MOST_PLACES`] places, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(Vec<Place>);

impl Places {
    /// Drops any beyond [`MOST_PLACES`]; `None` if empty.
    pub fn new(mut places: Vec<Place>) -> Option<Places> {
        places.truncate(MOST_PLACES);
        (!places.is_empty()).then_some(Places(places))
    }
}

/// The text around a board.
pub struct Heading {
    /// The title, a few words.
    pub title: String,
    /// Small print below the title; may be empty.
    pub below: String,
    /// Formats an amount.
    pub coins: Words,
}

const ROW: f32 = 31.0;
/// The thickness of a bar, and its least length.
const BAR: f32 = 3.6;

/// Draws a leaderboard; `None` if it cannot be drawn.
pub fn board(heading: &Heading, places: &Places) -> Option<Png> {
    let places = &places.0;
    let height = TOP + 8.0 + ROW * places.len() as f32 + 10.0;
    let mut paper = Paper::new(height, &heading.title, &heading.below);
    let most = places.iter().map(|place| place.coins.unsigned_abs()).max();
    let most = most.unwrap_or(1).max(1) as f64;
    for (line, place) in places.iter().enumerate() {
        let top = TOP + 6.0 + ROW * line as f32;
        row(
            &mut paper,
            heading,
            place,
            top,
            (place.coins as f64 / most) as f32,
        );
    }
    paper.finish()
}

/// Draws a row; `part` is its share of the largest amount.
fn row(paper: &mut Paper, heading: &Heading, place: &Place, top: f32, part: f32) {
    let (left, right, foot) = (EDGE + 34.0, WIDTH - EDGE - 4.0, top + 16.0);
    let whole = right - left;
    if place.is_viewer {
        paper.draw(format_args!(
            r#"<rect x="{x}" y="{y:.2}" width="{w}" height="{ROW}" rx="5" fill="{GOLD}" fill-opacity="{TINT}" stroke="{GOLD}" stroke-width="1.2"/>"#,
            x = EDGE - 5.0,
            y = top - 1.5,
            w = WIDTH - 2.0 * EDGE + 10.0,
        ));
    }
    let (x, y) = (EDGE + 13.0, top + 13.5);
    let metal = usize::try_from(place.rank)
        .ok()
        .and_then(|rank| METALS.get(rank.checked_sub(1)?));
    if let Some((face, rim)) = metal {
        paper.draw(format_args!(
            r#"<circle cx="{x}" cy="{y:.2}" r="10.5" fill="{face}" stroke="{rim}" stroke-width="1.4"/><circle cx="{x}" cy="{y:.2}" r="8.2" fill="none" stroke="{rim}" stroke-width="0.7" stroke-dasharray="1.2 1.6"/>"#
        ));
    }
    let rank = Pen {
        face: Face::Title,
        ink: if metal.is_some() { INK } else { PALE },
        ..Pen::words(if place.rank < 100 { 12.5 } else { 10.0 }, Align::Around)
    };
    paper.text(x, y + rank.size * 0.35, &place.rank.to_string(), rank);
    let amount = (heading.coins)(place.coins);
    let (amount, size) = Face::Text.shrunk(&amount, &[15.0, 13.0, 11.0, 9.0], whole * 0.6);
    let taken = Face::Text.width(&amount, size);
    let name = Face::Text.fitted(&place.name, 16.0, right - left - taken - 12.0);
    paper.text(left, foot, &name, Pen::words(16.0, Align::After));
    paper.text(right, foot, &amount, Pen::words(size, Align::Before));
    let y = top + 23.5;
    paper.draw(format_args!(
        r#"<path d="M{left} {y:.2}h{whole}" stroke="{RULE}" stroke-width="1"/>"#
    ));
    let width = whole * part.abs();
    if place.coins > 0 {
        let width = width.max(BAR);
        paper.draw(format_args!(
            r#"<rect x="{left}" y="{:.2}" width="{width:.2}" height="{BAR}" rx="1.8" fill="{GOLD}"/>"#,
            y - 1.8
        ));
    } else if place.coins < 0 {
        // What is owed is hollow.
        paper.draw(format_args!(
            r#"<rect x="{left}" y="{:.2}" width="{:.2}" height="{BAR}" rx="1.8" fill="none" stroke="{DEBT}" stroke-width="1"/>"#,
            y - 1.8,
            width.max(BAR),
        ));
    }
}
