//! What was done in a step of a replay, act by act.

use crate::cards;
use crate::words::{Words, args};
use rules::{Act, Coins, Word};

/// An act of this player, in a sentence; `is_open` if their hand is. `None` for a card, which the trick tells.
pub fn done(words: &Words, who: &str, is_open: bool, act: Act) -> Option<String> {
    let with = |key: &str| words.with(key, args!["name" => who]);
    // Cards lying face down are named only if the hand they came from is open.
    let seen = |key: &str, hidden: &str, cards: String| {
        if is_open {
            words.with(key, args!["name" => who, "cards" => cards])
        } else {
            words.with(hidden, args!["name" => who])
        }
    };
    let coins = |key: &str, coins: Coins| {
        words.with(key, args!["name" => who, "coins" => words.coins(coins)])
    };
    Some(match act {
        Act::Play(_) | Act::PlayCalling(_) => return None,
        Act::PlaySaying(_, signal) => {
            words.with("replay-says", args!["name" => who, "word" => signal.word()])
        }
        Act::Show(shown) => words.with(
            "replay-shows",
            args!["name" => who, "cards" => cards::the_names(words, shown)],
        ),
        Act::Hide => with("replay-hides"),
        Act::Discard(laid) => seen(
            "replay-discards",
            "replay-discards-hidden",
            cards::the_names(words, laid),
        ),
        Act::Rob(laid) => seen(
            "replay-robs",
            "replay-robs-hidden",
            cards::the_names(words, laid),
        ),
        Act::Swap(given) => seen(
            "replay-swaps",
            "replay-swaps-hidden",
            cards::the_name(words, given),
        ),
        Act::Lay(laid) => seen(
            "replay-lays",
            "replay-lays-hidden",
            cards::the_name(words, laid),
        ),
        Act::Bid(points) => words.with(
            "replay-bids",
            args!["name" => who, "points" => words.signed(points.into())],
        ),
        Act::Bet(sum) => coins("replay-bets", sum),
        Act::Raise(sum) => coins("replay-raises", sum),
        Act::More => with("replay-more"),
        Act::Offer => with("replay-offers"),
        Act::Accept => with("replay-accepts"),
        Act::Refuse => with("replay-refuses"),
        Act::Vole => with("replay-vole"),
        Act::Stop => with("replay-stops"),
        Act::Leave => with("replay-leaves"),
        Act::Check => with("replay-checks"),
        Act::Call => with("replay-calls-bet"),
        Act::Fold => with("replay-folds"),
        Act::Stay => with("replay-stays"),
        Act::Keep => with("replay-keeps"),
        Act::CallCard(card) => words.with(
            "replay-calls-card",
            args!["name" => who, "card" => cards::the_name(words, card)],
        ),
        Act::Say(word) => with(match word {
            Word::Pass => "replay-passes",
            Word::Take => "replay-takes",
            Word::Solo => "replay-solo",
            Word::Each => "replay-each",
            Word::Petite => "replay-petite",
            Word::Garde => "replay-garde",
            Word::Sans => "replay-sans",
            Word::Contre => "replay-contre",
            Word::Jeu => "replay-jeu",
            Word::Chelem => "replay-chelem",
        }),
    })
}
