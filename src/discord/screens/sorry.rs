//! Why something cannot be done, in one sentence, to the one who tried.

use super::rules;
use crate::discord::cards;
use crate::discord::words::{Words, args};
use crate::tavern::Sorry;
use ::rules::{Act, Refusal, RefusalCode, VariantError};

/// The sentence for what went wrong.
pub fn sorry(words: &Words, sorry: &Sorry) -> String {
    match sorry {
        Sorry::NoSuchTable => words.say("sorry-no-table"),
        Sorry::Closed => words.say("sorry-closed"),
        Sorry::NotSeated => words.say("sorry-not-seated"),
        Sorry::AlreadySeated => words.say("sorry-already-seated"),
        Sorry::Full(chairs) => words.with("sorry-full", args!["chairs" => *chairs]),
        Sorry::NotHost => words.say("sorry-not-host"),
        Sorry::TooFew { missing } => words.with("sorry-too-few", args!["missing" => *missing]),
        Sorry::CannotCover { need, free, held } => words.with(
            if *held > 0 { "sorry-cannot-cover-held" } else { "sorry-cannot-cover" },
            args!["need" => words.coins(*need), "free" => words.coins(*free), "held" => words.coins(*held)],
        ),
        Sorry::Stake { least, most } => words.with(
            "sorry-stake",
            args!["least" => words.coins(*least), "most" => words.coins(*most)],
        ),
        Sorry::Seats { least, most } => {
            words.with("sorry-seats", args!["least" => *least, "most" => *most])
        }
        Sorry::TurnTime { least, most } => {
            words.with("sorry-turn-time", args!["least" => *least, "most" => *most])
        }
        Sorry::Purse { least, most } => words.with(
            "sorry-purse",
            args!["least" => words.coins(*least), "most" => words.coins(*most)],
        ),
        Sorry::NoPurse => words.say("sorry-no-purse"),
        Sorry::PotCarried(pot) => {
            words.with("sorry-pot-carried", args!["pot" => words.coins(*pot)])
        }
        Sorry::DealIsOn => words.say("sorry-deal-is-on"),
        Sorry::NoDeal => words.say("sorry-no-deal"),
        Sorry::NotDealtIn => words.say("sorry-not-dealt-in"),
        Sorry::Stale { .. } => words.say("sorry-stale"),
        Sorry::NoPatronFree => words.say("sorry-no-patron-free"),
        Sorry::NoPatronHere => words.say("sorry-no-patron-here"),
        Sorry::HouseBroke => words.say("sorry-house-broke"),
        Sorry::TooManyTables(most) => words.with("sorry-too-many-tables", args!["most" => *most]),
        Sorry::Refused(act, refusal) => refused(words, act, refusal),
    }
}

/// The sentence for a game, an edition or an option that is not played here.
pub fn sorry_about(words: &Words, error: &VariantError) -> String {
    match error {
        VariantError::UnsupportedOption {
            edition, option, ..
        } => words.with(
            "sorry-option",
            args!["edition" => rules::edition_name(words, edition), "option" => option.as_str()],
        ),
        VariantError::UnknownGame(_) | VariantError::UnknownEdition { .. } => {
            words.say("sorry-variant")
        }
    }
}

/// Why the rules refuse an act, which cards would do, and by which rule.
fn refused(words: &Words, act: &Act, refusal: &Refusal) -> String {
    let card = match act {
        Act::Play(card) | Act::PlayCalling(card) | Act::Lay(card) | Act::Swap(card) => {
            cards::name(words, *card)
        }
        _ => String::new(),
    };
    let sentence = words.with(refusal_key(refusal.code), args!["card" => card]);
    let would = if refusal.would_do.is_empty() {
        String::new()
    } else {
        words.with(
            "refused-would",
            args!["cards" => cards::names(words, refusal.would_do)],
        )
    };
    let text = if refusal.rule.is_empty() {
        words.with(
            "refused-act-no-rule",
            args!["sentence" => sentence, "would" => would],
        )
    } else {
        let rule = words.with("refused-rule-id", args!["id" => refusal.rule]);
        words.with(
            "refused-act",
            args!["sentence" => sentence, "would" => would, "rule" => rule],
        )
    };
    text.trim().to_owned()
}

fn refusal_key(code: RefusalCode) -> &'static str {
    match code {
        RefusalCode::NotYourTurn => "refused-not-your-turn",
        RefusalCode::NotYourCard => "refused-not-your-card",
        RefusalCode::MustFollow => "refused-must-follow",
        RefusalCode::MustTrump => "refused-must-trump",
        RefusalCode::MustBeat => "refused-must-beat",
        RefusalCode::MustOvertrump => "refused-must-overtrump",
        RefusalCode::MustPlayValet => "refused-must-play-valet",
        RefusalCode::ForbiddenDiscard => "refused-forbidden-discard",
        RefusalCode::WrongCount => "refused-wrong-count",
        RefusalCode::BidTooHigh => "refused-bid-too-high",
        RefusalCode::BidTooLow => "refused-bid-too-low",
        RefusalCode::BetTooSmall => "refused-bet-too-small",
        RefusalCode::NotEnoughCoins => "refused-not-enough-coins",
        RefusalCode::NotAllowedNow => "refused-not-allowed-now",
        RefusalCode::DealIsOver => "refused-deal-is-over",
        RefusalCode::UnreadableAct
        | RefusalCode::UnsupportedOption
        | RefusalCode::BadDeal
        | RefusalCode::WrongResult => "refused-other",
    }
}
