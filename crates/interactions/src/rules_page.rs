//! The rules of a game as a page.

use crate::guest::Guest;
use crate::response::Illustrated;
use pages::Cards;
use rules::{Coins, Variant};
use screens::art::Art;

/// The rules of a game, with the order of its cards as a picture for members who like pictures.
pub fn rules(guest: &Guest, variant: &Variant, stake: Option<Coins>) -> Illustrated {
    Illustrated {
        screen: screens::rules(&guest.words, variant, stake),
        art: art(guest, variant),
    }
}

/// The order of a game's cards, for members who like pictures.
pub fn art(guest: &Guest, variant: &Variant) -> Option<Art> {
    let words = &guest.words;
    (words.cards() == Cards::Pictures).then(|| Art {
        inks: guest.preferences.inks,
        ..Art::from_drawing(words, "order", screens::picture_of_rules(words, variant))
    })
}
