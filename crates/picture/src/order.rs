//! The ranking of a game's cards, the strongest first, with their points.

use super::Png;
use super::canvas::Canvas;
use super::deck::{Deck, Size};
use super::felt::Ground;
use super::figure::Figure;
use super::fonts::Face;
use super::paper::{Align, Pen};
use super::parts::lay;
use super::plate::SMALL;
use super::scene_inks::{BRASS, INK, LIGHT, PALE};
use super::seating::WIDE;
use rules::Card;
use std::fmt::Write;

/// The ranking of a game's cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// The name of the game.
    pub title: String,
    /// A note on the direction: the strongest first.
    pub below: String,
    /// One for each suit, or for suits that rank alike.
    pub rows: Vec<Row>,
    /// Each mark with its meaning in a few words.
    pub legend: Vec<(CardMark, String)>,
}

/// Cards of one suit, or of several that rank alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The suit's name, or the names of suits that rank alike.
    pub name: String,
    /// The cards, the strongest first; cards of equal rank share a step.
    pub steps: Vec<Vec<(Card, CardMark)>>,
    /// Cards of the suit that are outside its ranking.
    pub apart: Vec<(Card, CardMark)>,
}

/// What a card is worth beyond its rank.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardMark {
    /// Nothing beyond its rank.
    None,
    /// The points it counts for whoever wins it.
    Points(String),
    /// It earns a bonus.
    Bonus,
    /// Whoever is dealt it takes everything.
    TakesAll,
    /// It is outside the ranking.
    Apart,
    /// It ranks equal with its neighbour.
    Equal,
}

const EDGE: f32 = 30.0;
const HEAD: f32 = 122.0;
const LINE: f32 = 38.0;
const SIZE: Size = Size::Small;
/// The gap before cards outside the ranking.
const APART: f32 = 46.0;
/// The gap between two rows.
const GAP: f32 = 22.0;

impl Order {
    /// Draws it; `None` if it has no rows or too many, or cannot be drawn.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        if self.rows.is_empty() || self.rows.len() > 9 {
            return None;
        }
        let tall = LINE + SIZE.height() as f32 + GAP;
        let legend = 40.0 * self.legend.len().div_ceil(2) as f32;
        let high = HEAD + tall * self.rows.len() as f32 + legend + 16.0;
        let mut canvas = Canvas::new(WIDE as usize, high as usize)?;
        canvas.lay(&*Ground::Cloth(high as u32).sprite()?, 0, 0);
        let mut svg = String::new();
        let middle = WIDE / 2.0;
        let pen = |face, size, ink, stand| Pen::new(face, size, ink, stand);
        let (title, size) = Face::Title.shrunk(&self.title, &[34.0, 30.0, SMALL], WIDE - 80.0);
        svg.push_str(&pen(Face::Title, size, LIGHT, Align::Around).line(middle, 62.0, &title));
        let (below, size) = Face::Text.shrunk(&self.below, &[27.0, SMALL], WIDE - 80.0);
        svg.push_str(&pen(Face::Text, size, PALE, Align::Around).line(middle, 98.0, &below));
        lay(&mut canvas, &svg, (WIDE, HEAD), (0.0, 0.0))?;
        for (number, row) in self.rows.iter().enumerate() {
            row.lay(&mut canvas, deck, HEAD + tall * number as f32)?;
        }
        let mut svg = String::new();
        for (number, (mark, says)) in self.legend.iter().enumerate() {
            let x = EDGE + 30.0 + (WIDE / 2.0 - EDGE) * (number % 2) as f32;
            let y = 18.0 + 40.0 * (number / 2) as f32;
            mark.draw(&mut svg, x, y);
            let room = WIDE / 2.0 - EDGE - 64.0;
            let (says, size) = Face::Text.shrunk(says, &[27.0, SMALL], room);
            svg.push_str(&pen(Face::Text, size, PALE, Align::After).line(x + 28.0, y + 9.0, &says));
        }
        let at = (0.0, HEAD + tall * self.rows.len() as f32 - 8.0);
        lay(&mut canvas, &svg, (WIDE, legend + 8.0), at)?;
        canvas.png()
    }
}

impl Row {
    fn lay(&self, canvas: &mut Canvas, deck: &Deck, top: f32) -> Option<()> {
        let mut svg = String::new();
        let (name, size) =
            Face::Text.shrunk(&self.name, &[30.0, 27.0, SMALL], WIDE - 2.0 * EDGE - 20.0);
        let pen = Pen::new(Face::Text, size, LIGHT, Align::After);
        svg.push_str(&pen.line(EDGE + 8.0, 28.0, &name));
        lay(canvas, &svg, (WIDE, LINE), (0.0, top))?;
        let ranked = self.steps.iter().flat_map(|step| {
            let equals = step.iter().enumerate();
            equals.map(|(at, (card, mark))| (*card, mark, (at > 0).then_some(CardMark::Equal)))
        });
        let apart = self.apart.iter();
        let apart = apart.map(|(card, mark)| (*card, mark, Some(CardMark::Apart)));
        let cards: Vec<(Card, &CardMark, Option<CardMark>)> = ranked.chain(apart).collect();
        let (wide, high) = (SIZE.width() as f32, SIZE.height() as f32);
        let gap = if self.apart.is_empty() { 0.0 } else { APART };
        let free = WIDE - 2.0 * EDGE - wide - 12.0 - gap;
        let step = (free / (cards.len().max(2) - 1) as f32).min(wide + 8.0);
        let first_apart = cards.len() - self.apart.len();
        let place = |at: usize| {
            let gap = if at < first_apart { 0.0 } else { gap };
            EDGE + 6.0 + step * at as f32 + gap
        };
        let y = top + LINE;
        for (at, (card, _, _)) in cards.iter().enumerate() {
            canvas.shade(place(at) as i32 - 4, y as i32 + 5, 4, high as usize - 10);
            canvas.lay(deck.card(*card, SIZE)?, place(at) as i32, y as i32);
        }
        let mut svg = String::new();
        for (at, (_, mark, beside)) in cards.iter().enumerate() {
            mark.draw(&mut svg, place(at) + 22.0, high - 14.0);
            if let Some(beside) = beside {
                // Between two cards that are equal, but on the card that stands apart.
                let x = match beside {
                    CardMark::Apart => place(at) + 22.0,
                    _ => place(at) - 2.0,
                };
                beside.draw(&mut svg, x, high / 2.0 + 20.0);
            }
        }
        lay(canvas, &svg, (WIDE, high + 12.0), (0.0, y))
    }
}

impl CardMark {
    /// Draws the mark centred on a point.
    fn draw(&self, svg: &mut String, x: f32, y: f32) {
        let mut disc = |ground: &str, line: &str| {
            let _ = write!(
                svg,
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="16" fill="{ground}" stroke="{line}" stroke-width="3"/>"##
            );
        };
        let letter = |text: &str, ink| {
            let pen = Pen::new(Face::Title, 23.0, ink, Align::Around);
            pen.line(x, y + 8.0, text)
        };
        match self {
            CardMark::None => {}
            CardMark::Points(points) => {
                disc(INK, PALE);
                svg.push_str(&letter(points, PALE));
            }
            CardMark::Bonus => {
                disc(LIGHT, BRASS);
                let _ = write!(
                    svg,
                    r##"<path d="M{x:.1} {:.1}l3.4 7 7.6 1-5.6 5.300 1.4 7.600-6.800-3.700-6.800 3.700 1.4-7.600-5.600-5.300 7.600-1z" fill="{BRASS}"/>"##,
                    y - 11.0
                );
            }
            CardMark::TakesAll => {
                disc(LIGHT, BRASS);
                svg.push_str(&Figure::Crown.at(x, y, 26.0, BRASS));
            }
            CardMark::Apart => {
                disc(PALE, INK);
                let _ = write!(
                    svg,
                    r##"<path d="M{:.1} {:.1}l14 14m0-14l-14 14" stroke="{INK}" stroke-width="3.500"/>"##,
                    x - 7.0,
                    y - 7.0
                );
            }
            CardMark::Equal => {
                disc(PALE, INK);
                let _ = write!(
                    svg,
                    r##"<path d="M{:.1} {:.1}h14m-14 8h14" stroke="{INK}" stroke-width="3.500"/>"##,
                    x - 7.0,
                    y - 4.0
                );
            }
        }
    }
}
