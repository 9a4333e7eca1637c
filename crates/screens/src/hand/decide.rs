//! Decisions between a few words: a conceded deal, the vole (la triomphe), the talk (sicilian, troggu), and whether an
//! act was meant.

use super::confirm::ConfirmReason;
use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::named;
use crate::said;
use crate::screen::{Key, KeyLook, Row};
use crate::words::args;
use ::rules::{Act, Coins, Stage, Word, WordSet};

/// The other side offers the deal.
pub fn answer(asked: &Decision<'_>) -> Offered {
    let words = asked.words;
    let by = match asked.playing.view.stage {
        Stage::Offered { by } => asked.name(by),
        _ => String::new(),
    };
    Offered {
        lines: vec![asked.turn(words.with("hand-do-answer", args!["name" => by]))],
        rows: vec![Row::Keys(vec![
            asked.key(Act::Accept, words.say("key-accept"), KeyLook::Good),
            asked.key(Act::Refuse, words.say("key-refuse"), KeyLook::Plain),
        ])],
        last: Vec::new(),
    }
}

/// Three tricks are won: play for all five, or stop.
pub fn vole(asked: &Decision<'_>) -> Offered {
    let words = asked.words;
    Offered {
        lines: vec![asked.turn(words.say("hand-do-vole"))],
        rows: vec![Row::Keys(vec![
            asked.key(Act::Stop, words.say("key-stop"), KeyLook::Good),
            asked.key(Act::Vole, words.say("key-vole"), KeyLook::Plain),
        ])],
        last: Vec::new(),
    }
}

/// A word of the talk.
pub fn talk(asked: &Decision<'_>, may: WordSet) -> Offered {
    let words = asked.words;
    let keys = may.iter().map(|word| {
        let look = match word {
            Word::Pass | Word::Chelem => KeyLook::Plain,
            _ => KeyLook::Good,
        };
        asked.key(Act::Say(word), words.say(said::key(word)), look)
    });
    Offered {
        lines: vec![asked.turn(words.say(if may.contains(Word::Jeu) {
            "tarot-do-announce"
        } else {
            "hand-do-talk"
        }))],
        rows: vec![Row::Keys(keys.collect())],
        last: Vec::new(),
    }
}

/// Asks a player to confirm an act, for this reason.
pub fn confirm(asked: &Decision<'_>, act: Act, why: ConfirmReason) -> Offered {
    let words = asked.words;
    let question = match why {
        ConfirmReason::Settles(coins) if coins < Coins::ZERO => words.with(
            "sure-settles-costs",
            args!["coins" => asked.coins(Coins(-coins.0))],
        ),
        ConfirmReason::Settles(coins) if coins == Coins::ZERO => words.say("sure-settles-even"),
        ConfirmReason::Settles(coins) => {
            words.with("sure-settles-brings", args!["coins" => asked.coins(coins)])
        }
        ConfirmReason::AllIn(coins) => {
            words.with("sure-all-in", args!["coins" => asked.coins(coins)])
        }
        ConfirmReason::Concedes { stake, ends_match } => {
            let key = if ends_match {
                "sure-concede-match"
            } else {
                "sure-concede"
            };
            words.with(key, args!["coins" => asked.coins(stake)])
        }
        ConfirmReason::Chelem => words.say("sure-chelem"),
        ConfirmReason::LaysCourts(courts) => words.with(
            "sure-lay-courts",
            args!["cards" => named(words, &asked.playing.view, courts)],
        ),
    };
    let yes = Key::plain(asked.button(DealKey::Do(act)), words.say("key-sure"));
    let back = Key {
        look: KeyLook::Good,
        ..Key::plain(asked.button(DealKey::Back), words.say("key-not-sure"))
    };
    Offered {
        lines: vec![asked.turn(question)],
        rows: vec![Row::Keys(vec![back, yes])],
        last: Vec::new(),
    }
}
