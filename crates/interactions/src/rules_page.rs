//! The rules of a game as a page.

use crate::guest::Guest;
use crate::response::Illustrated;
use pages::Cards;
use rules::{Coins, Variant};
use screens::art::Art;
use screens::screen::Screen;

/// The rules of a game, with the order of its cards as a picture for members who like pictures.
pub fn rules(guest: &Guest, variant: &Variant, stake: Option<Coins>) -> Illustrated {
    // The game in short, which is above the cards in one's first deals.
    let short = screens::quick_card(&guest.words, variant);
    Illustrated {
        screen: Screen {
            text: format!("**{}**\n{}", short.heading, short.text),
            ..screens::rules(&guest.words, variant, stake)
        },
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
