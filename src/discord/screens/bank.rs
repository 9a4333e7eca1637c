//! Why the bank does not do it, in one sentence.

use crate::bank::{BankError, BankRefusal, LIMIT};
use crate::discord::words::{Words, args};
use crate::discord::wrong::Wrong;

/// To the one whose coins they would have been.
pub fn bank_refusal(words: &Words, refusal: &BankRefusal) -> String {
    match refusal {
        BankRefusal::Amount { .. } => {
            words.with("refused-amount", args!["most" => words.coins(LIMIT)])
        }
        BankRefusal::ToYourself => words.say("refused-self"),
        BankRefusal::NotEnough { purse, wanted } => words.with(
            if purse.on_hold > 0 {
                "refused-short-held"
            } else {
                "refused-short"
            },
            args![
                "free" => words.coins(purse.free),
                "held" => words.coins(purse.on_hold),
                "asked" => words.coins(*wanted)
            ],
        ),
        BankRefusal::TooMuch => words.with("refused-too-much", args!["most" => words.coins(LIMIT)]),
    }
}

/// To the one who would take coins of somebody else, named by a mention.
pub fn take_refused(words: &Words, who: &str, error: BankError) -> Wrong {
    match error {
        BankError::Refused(BankRefusal::NotEnough { purse, wanted }) => Wrong::Said(words.with(
            "refused-their-short",
            args!["who" => who, "free" => words.coins(purse.free), "asked" => words.coins(wanted)],
        )),
        other => other.into(),
    }
}
