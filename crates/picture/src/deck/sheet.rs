//! Contact sheets: all of a deck at a glance.

use super::super::Png;
use super::super::canvas::{Canvas, Sprite};
use super::{Deck, Emblem, Size};
use rules::{Card, CardSet, Suit};

/// Room around a card.
const GAP: usize = 6;
/// The grounds of Discord's two themes.
const GROUNDS: [&str; 2] = ["#313338", "#ffffff"];
/// How large emoji are shown: alone in a message, and in a line of text.
const EMOJI: [usize; 2] = [48, 22];

impl Deck {
    /// The 78 cards and their back; `None` if one cannot be drawn.
    pub fn tarot_sheet(&self) -> Option<Png> {
        let back = std::iter::once(None);
        let faces = CardSet::TAROT.iter().map(Some).chain(back);
        self.sheet(faces.collect(), 14)
    }

    /// The 32 French cards and their back; `None` if one cannot be drawn.
    pub fn french_sheet(&self) -> Option<Png> {
        let faces = CardSet::FRENCH.iter().map(Some);
        self.sheet(faces.collect(), 8)
    }

    fn sheet(&self, faces: Vec<Option<Card>>, in_row: usize) -> Option<Png> {
        let size = Size::Small;
        let (wide, tall) = (size.width() + GAP, size.height() + GAP);
        let rows = faces.len().div_ceil(in_row);
        let mut canvas = Canvas::new(in_row * wide + GAP, rows * tall + GAP)?;
        for (place, face) in faces.into_iter().enumerate() {
            let sprite = match face {
                Some(card) => self.card(card, size)?,
                None => self.back(size)?,
            };
            let (column, row) = (place % in_row, place / in_row);
            canvas.lay(
                sprite,
                (GAP + column * wide) as i32,
                (GAP + row * tall) as i32,
            );
        }
        canvas.png()
    }

    /// Every emoji as it is shown alone and in a line, on both themes; `None` if one cannot be drawn.
    pub fn emoji_sheet(&self) -> Option<Png> {
        let cards = (CardSet::TAROT | CardSet::FRENCH).iter().map(Emblem::Card);
        let others = Suit::ALL
            .map(Emblem::Suit)
            .into_iter()
            .chain([Emblem::Back]);
        let emblems: Vec<Emblem> = cards.chain(others).collect();
        const IN_ROW: usize = 20;
        let rows = emblems.len().div_ceil(IN_ROW);
        let wide = IN_ROW * (EMOJI[0] + GAP) + GAP;
        let tall: usize = EMOJI.iter().map(|side| rows * (side + GAP) + GAP).sum();
        let mut canvas = Canvas::new(wide, tall * GROUNDS.len())?;
        let mut y = 0;
        for ground in GROUNDS {
            canvas.lay(&plain(wide, tall, ground)?, 0, y as i32);
            for side in EMOJI {
                y += GAP;
                for row in emblems.chunks(IN_ROW) {
                    for (place, emblem) in row.iter().enumerate() {
                        let sprite = self.emoji_sprite(*emblem, side)?;
                        canvas.lay(&sprite, (GAP + place * (side + GAP)) as i32, y as i32);
                    }
                    y += side + GAP;
                }
            }
        }
        canvas.png()
    }
}

fn plain(width: usize, height: usize, colour: &str) -> Option<Sprite> {
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="{width}" height="{height}" fill="{colour}"/></svg>"##
    );
    Sprite::draw(&svg, 1.0)
}
