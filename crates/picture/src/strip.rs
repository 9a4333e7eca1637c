//! The trick above a hand: who played what in which order, who is winning, whose turn it is.

use super::canvas::Canvas;
use super::deck::{Deck, Size};
use super::fonts::Face;
use super::paper::{Align, Pen};
use super::parts::lay;
use super::plate::SMALL;
use super::scene_inks::{BRASS, GLOW, GOLD, INK, LIGHT, OUTLINE, PALE};
use rules::Card;

/// A trick and its players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    /// What is shown, in a few words.
    pub heading: String,
    /// The seats in the order of play.
    pub seats: Vec<Station>,
}

/// One player's part in a trick.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Station {
    /// The player's name.
    pub name: String,
    /// The card they played.
    pub card: Option<Card>,
    /// Whether they win the trick or play next.
    pub mark: Mark,
    /// What they have so far, in a word or two.
    pub tally: String,
}

/// What marks a player of a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// They neither win the trick nor play next.
    None,
    /// Their card is winning, or has won.
    Wins,
    /// The next card is theirs.
    Turn,
    /// They have won, and it is their turn.
    WinsAndLeads,
}

impl Mark {
    fn wins(self) -> bool {
        matches!(self, Mark::Wins | Mark::WinsAndLeads)
    }

    fn is_on_turn(self) -> bool {
        matches!(self, Mark::Turn | Mark::WinsAndLeads)
    }
}

/// The most players side by side.
const MOST_IN_A_ROW: usize = 8;
/// The most that are drawn with small cards; more have tiny ones.
const MOST_SMALL: usize = 5;
/// Room for the heading, for the name above a card and the tally below it.
const HEAD: usize = 38;
const NAME: usize = 36;
const TALLY: usize = 34;
/// Space between the stations, and around a card.
const GAP: usize = 8;
const AROUND: usize = 8;
/// The most players.
const MOST: usize = 15;

impl Strip {
    fn size(&self) -> Size {
        match self.seats.len() {
            ..=MOST_SMALL => Size::Small,
            _ => Size::Tiny,
        }
    }

    /// The rows of stations, and how many are in each but the last.
    fn rows(&self) -> (usize, usize) {
        let rows = self.seats.len().div_ceil(MOST_IN_A_ROW).max(1);
        (rows, self.seats.len().div_ceil(rows).max(1))
    }

    fn station_high(&self) -> usize {
        NAME + self.size().height() + 2 * AROUND + TALLY
    }

    /// The height it takes, in pixels.
    pub(super) fn high(&self) -> usize {
        HEAD + self.rows().0 * (self.station_high() + GAP)
    }

    /// Lays it at the top of a canvas of this width; `None` if it cannot be drawn.
    pub(super) fn lay(&self, canvas: &mut Canvas, deck: &Deck, wide: usize) -> Option<()> {
        if self.seats.is_empty() || self.seats.len() > MOST {
            return None;
        }
        let pen = Pen::new(Face::Text, SMALL, PALE, Align::Around);
        let heading = Face::Text.fitted(&self.heading, SMALL, wide as f32 - 40.0);
        let ground = Face::Text.width(&heading, SMALL) + 36.0;
        let svg = format!(
            r##"<rect x="0" y="0" width="{ground:.1}" height="{}" rx="12" fill="{INK}"/>{}"##,
            HEAD - 6,
            pen.line(ground / 2.0, 24.0, &heading),
        );
        let at = ((wide as f32 - ground) / 2.0, 0.0);
        lay(canvas, &svg, (ground, HEAD as f32), at)?;
        let (_, in_row) = self.rows();
        let (step, high) = (wide / in_row, self.station_high());
        for (number, row) in self.seats.chunks(in_row).enumerate() {
            let left = (wide - row.len() * step) / 2;
            let y = HEAD + number * (high + GAP);
            for (place, station) in row.iter().enumerate() {
                let x = left + place * step + GAP / 2;
                station.lay(canvas, deck, self.size(), (x, y), (step - GAP, high))?;
            }
        }
        Some(())
    }
}

impl Station {
    fn lay(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        size: Size,
        (x, y): (usize, usize),
        (wide, high): (usize, usize),
    ) -> Option<()> {
        let on_turn = self.mark.is_on_turn();
        let (ground, line, ink) = if on_turn {
            (LIGHT, GOLD, INK)
        } else {
            (INK, BRASS, PALE)
        };
        let (card_wide, card_high) = (size.width(), size.height());
        let (w, h) = (wide as f32, high as f32);
        let mut svg = format!(
            r##"<rect x="1.5" y="1.5" width="{}" height="{}" rx="13" fill="{ground}" stroke="{OUTLINE}" stroke-width="3"/><rect x="4" y="4" width="{}" height="{}" rx="10.5" fill="none" stroke="{line}" stroke-width="{}"/>"##,
            w - 3.0,
            h - 3.0,
            w - 8.0,
            h - 8.0,
            if on_turn { 4 } else { 2 },
        );
        let room = w - 20.0;
        let written = |text: &str| Face::Text.shrunk(text, &[26.0, SMALL, 22.0, 20.0], room);
        let middle = w / 2.0;
        for (text, foot) in [(&self.name, 30.0), (&self.tally, h - 13.0)] {
            let (text, size) = written(text);
            let pen = Pen::new(Face::Text, size, ink, Align::Around);
            svg.push_str(&pen.line(middle, foot, &text));
        }
        let (left, top) = ((wide - card_wide) / 2, NAME + AROUND);
        match self.card {
            // A frame of gold, which shows around the card.
            Some(_) if self.mark.wins() => svg.push_str(&format!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="11" fill="{GLOW}" stroke="{OUTLINE}" stroke-width="2"/>"##,
                left - 6,
                top - 6,
                card_wide + 12,
                card_high + 12,
            )),
            Some(_) => {}
            // An empty place; an arrow down to the place of whoever is to play.
            None => {
                let ink = if on_turn { BRASS } else { PALE };
                svg.push_str(&format!(
                    r##"<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="none" stroke="{ink}" stroke-width="2" stroke-dasharray="7 6"/>"##,
                    left + 2,
                    top + 2,
                    card_wide - 4,
                    card_high - 4,
                ));
                if on_turn {
                    let (cx, cy) = (middle, (top + card_high / 2) as f32);
                    svg.push_str(&format!(
                        r##"<path d="M{} {}h30l-15 24z" fill="{INK}"/>"##,
                        cx - 15.0,
                        cy - 12.0,
                    ));
                }
            }
        }
        lay(canvas, &svg, (w, h), (x as f32, y as f32))?;
        if let Some(card) = self.card {
            let at = ((x + left) as i32, (y + top) as i32);
            canvas.lay(deck.card(card, size)?, at.0, at.1);
        }
        Some(())
    }
}
