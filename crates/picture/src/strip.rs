//! The trick above a hand: who played what in which order, who is winning, whose turn it is.

use super::canvas::Canvas;
use super::deck::{Deck, Scheme, Size};
use super::figure::Figure;
use super::fonts::Face;
use super::paper::{Align, Pen};
use super::parts::lay;
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
    /// What they have so far; of several facts, with a middle dot between them, each can stand on a line of its own.
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

/// How a strip is measured. A phone of 390 pixels shows the 900 of a picture in 273: letters of 36.4 are 11 high there,
/// letters of 30 are 9.
struct Measures {
    in_row: usize,
    card: Size,
    letters: f32,
}

/// Around the cards and the writing of a station.
const AROUND: usize = 8;
/// Between stations.
const GAP: usize = 6;
/// The most players.
const MOST: usize = 15;
/// The most whose cards are small; those of more are tiny.
const MOST_SMALL: usize = 6;

impl Measures {
    /// For so many seats above cards of this size.
    fn new(seats: usize, cards: Size) -> Measures {
        let in_row = match seats {
            ..=3 => seats,
            4 => 2,
            5..=MOST_SMALL => 3,
            _ => 4,
        };
        let (card, letters) = if seats <= MOST_SMALL {
            (Size::Small, 36.4)
        } else {
            (Size::Tiny, 30.0)
        };
        let (in_row, letters) = match cards {
            Size::Huge if in_row > 2 => (in_row - 1, letters * 1.25),
            Size::Huge => (in_row, letters * 1.25),
            _ => (in_row, letters),
        };
        Measures {
            in_row: in_row.max(1),
            card,
            letters,
        }
    }

    fn head_high(&self) -> usize {
        (self.letters * 1.4) as usize
    }

    /// Where the writing beside a card begins.
    fn margin(&self) -> f32 {
        (self.card.width() + 20) as f32
    }

    /// The room for writing in a station so wide.
    fn room(&self, wide: f32) -> f32 {
        wide - self.margin() - 6.0
    }

    fn station_high(&self) -> usize {
        // A name and two facts beside the card.
        let written = (self.letters * 3.2) as usize;
        self.card.height().max(written) + 2 * AROUND
    }
}

/// What a station is drawn with, as SVG has it.
struct Tones {
    ground: &'static str,
    line: &'static str,
    ink: &'static str,
    winner: &'static str,
    crown: &'static str,
}

impl Tones {
    fn new(scheme: Scheme, mark: Mark) -> Tones {
        let (ground, line, ink, winner, crown) = match (scheme, mark.is_on_turn()) {
            (Scheme::Colours, true) => (LIGHT, GOLD, INK, GLOW, INK),
            (Scheme::Colours, false) => (INK, BRASS, PALE, GLOW, INK),
            (Scheme::Contrast, true) => (WHITE, BLACK, BLACK, BLACK, WHITE),
            (Scheme::Contrast, false) => (BLACK, WHITE, WHITE, WHITE, BLACK),
        };
        Tones {
            ground,
            line,
            ink,
            winner,
            crown,
        }
    }

    /// A crown, for the card that is winning.
    fn badge(&self) -> String {
        let middle = CROWN as f32 / 2.0;
        format!(
            r##"<circle cx="{middle}" cy="{middle}" r="{}" fill="{}" stroke="{OUTLINE}" stroke-width="2"/>{}"##,
            middle - 1.0,
            self.winner,
            Figure::Crown.at(middle, middle, CROWN as f32 * 0.74, self.crown),
        )
    }
}

/// The side of the winner's crown, in pixels.
const CROWN: usize = 40;

const BLACK: &str = "#000000";
const WHITE: &str = "#ffffff";

impl Strip {
    /// The height it takes above cards of this size, in pixels.
    pub(super) fn high(&self, cards: Size) -> usize {
        let measures = Measures::new(self.seats.len(), cards);
        let rows = self.seats.len().div_ceil(measures.in_row);
        measures.head_high() + rows * (measures.station_high() + GAP)
    }

    /// Lays it at the top of a canvas of this width, above cards of this size; `None` if it cannot be drawn.
    pub(super) fn lay(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        wide: usize,
        cards: Size,
    ) -> Option<()> {
        if self.seats.is_empty() || self.seats.len() > MOST {
            return None;
        }
        let measures = Measures::new(self.seats.len(), cards);
        self.lay_heading(canvas, deck, wide, &measures)?;
        let (step, high) = (wide / measures.in_row, measures.station_high());
        for (number, row) in self.seats.chunks(measures.in_row).enumerate() {
            let left = (wide - row.len() * step) / 2;
            let y = measures.head_high() + number * (high + GAP);
            for (place, station) in row.iter().enumerate() {
                let x = left + place * step + GAP / 2;
                station.lay(canvas, deck, &measures, (x, y), (step - GAP, high))?;
            }
        }
        Some(())
    }

    fn lay_heading(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        wide: usize,
        measures: &Measures,
    ) -> Option<()> {
        let (size, high) = (measures.letters, measures.head_high() as f32);
        let tones = Tones::new(deck.scheme(), Mark::None);
        let heading = Face::Text.fitted(&self.heading, size, wide as f32 - 40.0);
        let ground = (Face::Text.width(&heading, size) + 36.0).ceil();
        let pen = Pen::new(Face::Text, size, tones.ink, Align::Around);
        let svg = format!(
            r##"<rect width="{ground}" height="{}" rx="12" fill="{}"/>{}"##,
            high - 6.0,
            tones.ground,
            pen.line(ground / 2.0, size, &heading),
        );
        let at = ((wide as f32 - ground) / 2.0, 0.0);
        lay(canvas, &svg, (ground, high), at)
    }
}

impl Station {
    fn lay(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        measures: &Measures,
        (x, y): (usize, usize),
        (wide, high): (usize, usize),
    ) -> Option<()> {
        let on_turn = self.mark.is_on_turn();
        let tones = Tones::new(deck.scheme(), self.mark);
        let (w, h) = (wide as f32, high as f32);
        let card_high = measures.card.height();
        let (left, top) = (10, (high - card_high) / 2);
        let svg = format!(
            r##"<rect x="1.5" y="1.5" width="{}" height="{}" rx="13" fill="{ground}" stroke="{OUTLINE}" stroke-width="3"/><rect x="4" y="4" width="{}" height="{}" rx="10.5" fill="none" stroke="{line}" stroke-width="{}"/>{}{}"##,
            w - 3.0,
            h - 3.0,
            w - 8.0,
            h - 8.0,
            if on_turn { 4 } else { 2 },
            self.place(measures.card, &tones, (left, top)),
            self.written(measures, &tones, (w, h)),
            ground = tones.ground,
            line = tones.line,
        );
        lay(canvas, &svg, (w, h), (x as f32, y as f32))?;
        if let Some(card) = self.card {
            let at = ((x + left) as i32, (y + top) as i32);
            canvas.lay(deck.card(card, measures.card)?, at.0, at.1);
            if self.mark.wins() {
                let corner = (left + measures.card.width(), top + card_high);
                let at = (x + corner.0 - CROWN * 3 / 4, y + corner.1 - CROWN * 3 / 4);
                lay(
                    canvas,
                    &tones.badge(),
                    (CROWN as f32, CROWN as f32),
                    (at.0 as f32, at.1 as f32),
                )?;
            }
        }
        Some(())
    }

    /// What lies below the card, or stands where it will lie.
    fn place(&self, card: Size, tones: &Tones, (left, top): (usize, usize)) -> String {
        let (wide, high) = (card.width(), card.height());
        match self.card {
            // A frame, which shows around the card.
            Some(_) if self.mark.wins() => format!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="11" fill="{}" stroke="{OUTLINE}" stroke-width="1"/>"##,
                left - 6,
                top - 6,
                wide + 12,
                high + 12,
                tones.winner,
            ),
            Some(_) => String::new(),
            // An empty place; an arrow down to the place of whoever is to play.
            None => {
                let place = format!(
                    r##"<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="none" stroke="{}" stroke-width="2" stroke-dasharray="7 6"/>"##,
                    left + 2,
                    top + 2,
                    wide - 4,
                    high - 4,
                    tones.ink,
                );
                if !self.mark.is_on_turn() {
                    return place;
                }
                let (x, y) = (left + wide / 2 - 15, top + high / 2 - 12);
                format!(
                    r##"{place}<path d="M{x} {y}h30l-15 24z" fill="{}"/>"##,
                    tones.ink
                )
            }
        }
    }

    /// The name and what was won so far, beside the card.
    fn written(&self, measures: &Measures, tones: &Tones, (wide, high): (f32, f32)) -> String {
        let size = measures.letters;
        let (left, room) = (measures.margin(), measures.room(wide));
        let whole = Face::Text.width(&self.tally, size) <= room;
        let facts = if whole {
            vec![self.tally.as_str()]
        } else {
            self.tally.split(" · ").collect()
        };
        let pen = Pen::new(Face::Text, size, tones.ink, Align::After);
        let pitch = size * 1.06;
        let lines = facts.len() as f32 + 1.0;
        let mut foot = (high - lines * pitch) / 2.0 + size * 0.82;
        let name = Face::Text.fitted(&self.name, size, room);
        let mut svg = pen.line(left, foot, &name);
        for fact in facts {
            foot += pitch;
            let fact = Face::Text.fitted(fact, size, room);
            svg.push_str(&pen.line(left, foot, &fact));
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a phone of 390 pixels shows of 900.
    const PHONE: f32 = 273.0 / 900.0;

    #[test]
    fn letters_can_be_read_on_a_phone_and_grow_with_the_cards() {
        for seats in 1..=MOST {
            let least = if seats <= 6 { 11.0 } else { 9.0 };
            let letters = Measures::new(seats, Size::Large).letters;
            assert!(letters * PHONE >= least, "{seats}");
            assert!(Measures::new(seats, Size::Huge).letters > letters);
        }
    }

    #[test]
    fn what_was_won_is_never_cut_short() {
        for cards in [Size::Large, Size::Huge] {
            for seats in 1..=MOST {
                let measures = Measures::new(seats, cards);
                let wide = 900 / measures.in_row - GAP;
                let room = measures.room(wide as f32);
                let mut facts = vec!["78 points", "78 Punkte", "25 tricks", "25 Stiche"];
                if seats <= MOST_SMALL {
                    facts.extend(["78 + discard", "78 + scarto"]);
                }
                for fact in facts {
                    let width = Face::Text.width(fact, measures.letters);
                    assert!(width <= room, "{fact} for {seats}: {width} in {room}");
                }
            }
        }
    }
}
