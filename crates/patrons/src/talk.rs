//! What a patron says in a talk (RULES.md 8).

use rules::{Act, Card, Rank, Suit, Word, WordSet};

use crate::sight::Sight;

/// Says the word that promises most: to play alone if the hand is likely to have more than the points that win nothing
/// and lose nothing, each for themselves if that promises more, else to pass.
pub fn speak(sight: &Sight, may: WordSet) -> Act {
    // Daring patrons overestimate their hand.
    let daring = f64::from(sight.who.temper.asks) / 4.0;
    let gains = |word: Word| match word {
        Word::Solo => SOLO_PRICE * (alone(sight) + daring - SOLO_ZERO),
        Word::Each => each(sight) + daring - DEALER_ZERO,
        // The others are words of other games.
        _ => 0.0,
    };
    let best = may
        .iter()
        .max_by(|a, b| gains(*a).total_cmp(&gains(*b)))
        .unwrap_or(Word::Pass);
    Act::Say(if gains(best) > 0.0 { best } else { Word::Pass })
}

/// RULES.md 8: what a soloist, and a dealer who plays for themselves, need to win nothing and lose nothing, and how many
/// stakes a soloist gets for a point.
const SOLO_ZERO: f64 = 55.0;
const DEALER_ZERO: f64 = 37.0;
const SOLO_PRICE: f64 = 4.0;

/// The card points that a soloist with these cards has in the end.
fn alone(sight: &Sight) -> f64 {
    ALONE_BASE + worth(sight, &ALONE)
}

/// The same for a dealer who plays for themselves against each of the others.
fn each(sight: &Sight) -> f64 {
    EACH_BASE + worth(sight, &EACH)
}

fn worth(sight: &Sight, of: &Worths) -> f64 {
    let hand = sight.view.hand;
    let cards = hand
        .iter()
        .map(|card| match (card.trump_number(), card.rank()) {
            (Some(0), _) => of.fool,
            (Some(1), _) => of.one,
            (Some(17..), _) => of.arie,
            (Some(number), _) if number > 9 => of.high,
            (Some(_), _) => of.low,
            (None, Some(Rank::King)) => of.king,
            (None, Some(Rank::Queen)) => of.queen,
            (None, Some(Rank::Knight | Rank::Jack)) => of.court,
            _ => 0.0,
        });
    let plain = [Suit::Swords, Suit::Batons, Suit::Cups, Suit::Coins];
    let short = plain.iter().filter(|suit| (hand & suit.cards()).len() < 3);
    let top = if hand.contains(Card::ANGEL) {
        of.top
    } else {
        0.0
    };
    cards.sum::<f64>() + top + of.short * short.count() as f64
}

/// What each card of a hand adds to the points in the end; what is not named adds nothing.
struct Worths {
    /// XXI, XIX, XVIII, XVII, and XX.
    arie: f64,
    /// XX beside that.
    top: f64,
    /// X to XVI.
    high: f64,
    /// II to IX.
    low: f64,
    one: f64,
    fool: f64,
    king: f64,
    queen: f64,
    /// A knight or a jack.
    court: f64,
    /// A suit with two cards or fewer.
    short: f64,
}

/// The lines that best fit 5,000 deals each, in which regulars played and somebody with any hand declared.
const ALONE_BASE: f64 = 5.3;
const ALONE: Worths = Worths {
    arie: 6.7,
    top: 6.4,
    high: 2.7,
    low: 2.1,
    one: 9.5,
    fool: 9.4,
    king: 4.5,
    queen: 2.6,
    court: 0.5,
    short: 1.0,
};
const EACH_BASE: f64 = 4.5;
const EACH: Worths = Worths {
    arie: 7.2,
    top: 6.3,
    high: 3.0,
    low: 2.5,
    one: 9.3,
    fool: 9.4,
    king: 4.5,
    queen: 2.4,
    court: 0.3,
    short: 0.9,
};
