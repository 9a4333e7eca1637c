//! The packs that pictures and emoji are drawn from: one for each language and colour scheme, made when first needed.

use pages::{Inks, Language};
use picture::{Deck, Inscriptions, Scheme};
use rules::{Rank, Suit};
use screens::cards;
use screens::words::Words;
use std::sync::{Arc, OnceLock};

/// All packs. The faces of a pack are drawn as they are needed.
#[derive(Default)]
pub struct Decks {
    packs: [[OnceLock<Arc<Deck>>; 2]; Language::ALL.len()],
}

impl Decks {
    /// The pack for a language in these inks.
    pub fn deck(&self, language: Language, inks: Inks) -> Arc<Deck> {
        let (scheme, at) = match inks {
            Inks::FourColours => (Scheme::Colours, 0),
            Inks::HighContrast => (Scheme::Contrast, 1),
        };
        let pack = &self.packs[language as usize][at];
        pack.get_or_init(|| Arc::new(Deck::new(inscriptions(language), scheme)))
            .clone()
    }
}

/// The letters printed on the cards of a language.
fn inscriptions(language: Language) -> Inscriptions {
    let words = Words::in_language(language);
    let suits = Suit::ALL.into_iter().filter(|suit| *suit != Suit::Trumps);
    let trumps = Suit::Trumps.cards();
    let mut suits = suits.map(|suit| cards::suit(&words, suit));
    Inscriptions {
        ace: cards::letter(&words, Rank::Ace),
        jack: cards::letter(&words, Rank::Jack),
        knight: cards::letter(&words, Rank::Knight),
        queen: cards::letter(&words, Rank::Queen),
        king: cards::letter(&words, Rank::King),
        suits: std::array::from_fn(|_| suits.next().unwrap_or_default()),
        trumps: std::array::from_fn(|number| {
            let card = u32::try_from(number).ok().and_then(|n| trumps.nth(n));
            card.map_or_else(String::new, |card| cards::name(&words, card))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_speaks_its_language_and_is_made_once() {
        let english = inscriptions(Language::English);
        assert_eq!((english.knight.as_str(), english.king.as_str()), ("N", "K"));
        assert_eq!(english.trumps[8], "Justice");
        assert_eq!(english.suits[0], "Swords");
        assert_eq!(english.suits[7], "Hearts");
        let german = inscriptions(Language::German);
        assert_eq!((german.jack.as_str(), german.queen.as_str()), ("B", "D"));
        let decks = Decks::default();
        let pack = |inks| decks.deck(Language::Italian, inks);
        assert!(Arc::ptr_eq(
            &pack(Inks::FourColours),
            &pack(Inks::FourColours)
        ));
        assert_eq!(pack(Inks::HighContrast).scheme(), Scheme::Contrast);
    }
}
