//! A hand of cards as its player holds it.

use super::Png;
use super::canvas::{Canvas, Sprite};
use super::deck::{Deck, Size};
use super::palette::ink;
use super::strip::Strip;
use rules::Card;

/// What the current question to the player means for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardState {
    /// No question concerns it.
    Quiet,
    /// It may be played: raised, with a golden rim.
    Playable,
    /// It may not be played: dimmed.
    Unplayable,
    /// Chosen, to be discarded or passed on: raised, with a tick.
    Chosen,
}

/// A card of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The card whose face is drawn.
    pub card: Card,
    /// Whether it is raised, dimmed or ticked.
    pub state: CardState,
}

/// A hand in its player's order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The trick above the cards, if one is being played.
    pub strip: Option<Strip>,
    /// The cards, from left to right.
    pub cards: Vec<Held>,
    /// The number of cards that it was dealt: the picture keeps the height of so many.
    pub dealt: usize,
    /// Whether to draw large cards and letters, for players who asked for them.
    pub larger: bool,
}

/// The width of every picture of a hand, in pixels.
const WIDTH: usize = 900;
/// The most cards that are drawn; no game deals a seat more than 28.
const MOST: usize = 40;
/// How far a playable card is raised, in pixels.
const LIFT: i32 = 26;
/// The thickness of a playable card's rim.
const RIM: i32 = 6;
/// The width of the shadow that a card casts on its neighbour.
const SHADOW: i32 = 5;
/// Space above the cards for ticks.
const HEAD: i32 = 22;
/// The gap between cards that do not overlap.
const GAP: usize = 8;

impl Deck {
    /// Draws a hand; `None` if it is empty, larger than any game deals, or cannot be drawn.
    pub fn hand(&self, hand: &Hand) -> Option<Png> {
        let count = hand.cards.len();
        if count == 0 || count > MOST {
            return None;
        }
        let size = if hand.larger { Size::Huge } else { Size::Large };
        let (width, height) = (size.width(), size.height());
        let rows = rows(count, width, hand.larger);
        let in_row = count.div_ceil(rows);
        // Of a row that another covers, the corner down to its letters stays.
        let down = height * 9 / 20 + (LIFT + RIM) as usize;
        let chosen = |held: &Held| held.state == CardState::Chosen;
        let head = if hand.cards.iter().any(chosen) {
            HEAD
        } else {
            0
        };
        let strip = hand.strip.as_ref();
        let above = strip.map_or(0, |strip| strip.high(size));
        // The rows are cut off below the letters, the last too: a phone has no room for more.
        let high = |rows: usize| {
            let lowest = if rows > 1 { down } else { height };
            (rows - 1) * down + lowest
        };
        let first = self::rows(hand.dealt.clamp(1, MOST), width, hand.larger);
        let tall = above + high(rows).max(high(first)) + (head + LIFT + RIM) as usize;
        let mut canvas = Canvas::new(WIDTH, tall)?;
        if let Some(strip) = strip {
            strip.lay(&mut canvas, self, WIDTH, size)?;
        }
        for (number, row) in hand.cards.chunks(in_row).enumerate() {
            let step = step(in_row, width);
            let left = (WIDTH - (row.len() - 1) * step - width) / 2;
            for (place, held) in row.iter().enumerate() {
                let x = (left + place * step) as i32;
                let lifted = matches!(held.state, CardState::Playable | CardState::Chosen);
                let low = if lifted { 0 } else { LIFT };
                let y = (above + number * down) as i32 + head + RIM + low;
                if place > 0 && step < width {
                    canvas.shade(x - SHADOW, y + 6, SHADOW as usize, height - 12);
                }
                self.lay_held(&mut canvas, *held, size, x, y)?;
            }
        }
        canvas.png()
    }

    /// Lays a card with its rim and tick, its upper left corner at this pixel.
    fn lay_held(&self, canvas: &mut Canvas, held: Held, size: Size, x: i32, y: i32) -> Option<()> {
        let card = self.card(held.card, size)?;
        match held.state {
            CardState::Quiet => canvas.lay(card, x, y),
            CardState::Unplayable => canvas.lay_dimmed(card, x, y),
            CardState::Playable | CardState::Chosen => {
                canvas.lay(self.rim(size)?, x - RIM, y - RIM);
                canvas.lay(card, x, y);
            }
        }
        if held.state == CardState::Chosen {
            let above = HEAD + RIM;
            canvas.lay(self.tick(size)?, x + size.width() as i32 / 20, y - above);
        }
        Some(())
    }

    /// The golden rim around a raised card.
    fn rim(&self, size: Size) -> Option<&Sprite> {
        let draw = || {
            let around = 2 * RIM as usize;
            let (width, height) = (size.width() + around, size.height() + around);
            let svg = format!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="{width}" height="{height}" rx="{}" fill="#{:06x}"/></svg>"##,
                size.width() / 8,
                ink::GOLD,
            );
            Sprite::draw(&svg, 1.0)
        };
        let cell = &self.overlays.rims[usize::from(size == Size::Huge)];
        cell.get_or_init(draw).as_ref()
    }

    /// The tick above the corner of a chosen card.
    fn tick(&self, size: Size) -> Option<&Sprite> {
        let draw = || {
            let svg = format!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="46" fill="#{:06x}" stroke="#ffffff" stroke-width="8"/><path d="M27 52L44 69L74 34" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></svg>"##,
                ink::BATONS
            );
            Sprite::draw(&svg, size.width() as f32 / 400.0)
        };
        let cell = &self.overlays.ticks[usize::from(size == Size::Huge)];
        cell.get_or_init(draw).as_ref()
    }
}

/// The fewest rows in which enough of every card shows.
fn rows(count: usize, width: usize, larger: bool) -> usize {
    // A third of a card shows what it is.
    let least = if larger {
        width * 2 / 5
    } else {
        width * 31 / 100
    };
    let most = (WIDTH - width) / least + 1;
    count.div_ceil(most)
}

/// The distance from one card to the next.
fn step(in_row: usize, width: usize) -> usize {
    let free = WIDTH - width - 2 * RIM as usize;
    (width + GAP).min(free / (in_row - 1).max(1))
}

#[cfg(test)]
mod tests;
