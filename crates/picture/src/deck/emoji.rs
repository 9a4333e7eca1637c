//! Faces small enough for a line of text or a button.

use super::super::Png;
use super::super::canvas::{Canvas, Sprite};
use super::super::parts::part;
use super::Deck;
use super::inks::Inks;
use super::lettering::boxed;
use super::signs::sign;
use rules::{Card, Rank, Suit};
use std::sync::Arc;

/// The subject of an emoji.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// A card's face.
    Card(Card),
    /// A suit's sign.
    Suit(Suit),
    /// The back of a card.
    Back,
}

/// The side of an emoji in pixels.
const SIDE: f32 = 128.0;

impl Deck {
    /// An emoji 128 pixels square, legible at 22; `None` if it cannot be drawn.
    pub fn emoji(&self, emblem: Emblem) -> Option<Png> {
        let sprite = self.emoji_sprite(emblem, SIDE as usize)?;
        let mut canvas = Canvas::new(sprite.width(), sprite.height())?;
        canvas.lay(&sprite, 0, 0);
        canvas.png()
    }

    /// An emoji `side` pixels square.
    pub(in super::super) fn emoji_sprite(
        &self,
        emblem: Emblem,
        side: usize,
    ) -> Option<Arc<Sprite>> {
        let sign_of = |suit: Suit, size: f32, ink: u32, ground: u32| {
            tile(ground, ink, &sign(suit, 64.0, 64.0, size, ink, ground))
        };
        let svg = match emblem {
            Emblem::Card(card) => self.emoji_card(card),
            Emblem::Suit(suit) => {
                let inks = self.scheme.inks(suit);
                sign_of(suit, 96.0, inks.ink, inks.ground)
            }
            Emblem::Back => {
                let inks = self.scheme.inks(Suit::Trumps);
                sign_of(Suit::Trumps, 84.0, inks.gold, inks.field)
            }
        };
        part(&svg, side as f32 / SIDE)
    }

    fn emoji_card(&self, card: Card) -> String {
        let suit = card.suit();
        let inks = self.scheme.inks(suit);
        let Some(rank) = card.rank() else {
            let number = card.trump_number().unwrap_or(0).to_string();
            let number = boxed(&number, 64.0, [27.0, 74.0, 102.0], 1.6, inks);
            return tile(inks.ground, inks.gold, &number);
        };
        let court = matches!(rank, Rank::Jack | Rank::Knight | Rank::Queen | Rank::King);
        let (ground, ink) = if court {
            (inks.ink, inks.ground)
        } else {
            (inks.ground, inks.ink)
        };
        let face = Inks {
            ink,
            ground,
            ..inks
        };
        let rank = boxed(
            &self.inscriptions.rank(rank),
            44.0,
            [13.0, 70.0, 68.0],
            1.6,
            face,
        );
        let sign = sign(suit, 89.0, 87.0, 66.0, ink, ground);
        let rim = if court { inks.gold } else { inks.ink };
        tile(ground, rim, &format!("{sign}{rank}"))
    }
}

/// A ground, something on it, and a rim around both.
fn tile(ground: u32, rim: u32, within: &str) -> String {
    let edge = r#"x="4" y="4" width="120" height="120" rx="24""#;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}"><rect {edge} fill="#{ground:06x}"/>{within}<rect {edge} fill="none" stroke="#{rim:06x}" stroke-width="8"/></svg>"##
    )
}
