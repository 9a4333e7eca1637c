//! The rules of a game as a page.

use super::gallery::{Gallery, Illustrated};
use super::guest::Guest;
use house::Cards;
use rules::{Coins, Variant};
use screens::art::Art;

/// The rules of a game, with the order of its cards as a picture for members who like pictures.
pub async fn rules(
    gallery: &Gallery,
    guest: &Guest,
    variant: &Variant,
    stake: Option<Coins>,
) -> Illustrated {
    let page = screens::rules(&guest.words, variant, stake);
    gallery.illustrated(page, art(guest, variant)).await
}

/// The order of a game's cards, for members who like pictures.
pub fn art(guest: &Guest, variant: &Variant) -> Option<Art> {
    let words = &guest.words;
    (words.cards() == Cards::Pictures).then(|| Art {
        inks: guest.preferences.inks,
        ..Art::from_drawing(words, "order", screens::picture_of_rules(words, variant))
    })
}
