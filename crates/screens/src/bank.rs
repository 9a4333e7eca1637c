//! The bank's refusals, each in one sentence.

use crate::words::{Words, args, plain};
use books::AmountError;
use pages::purse::BankRefusal;
use rules::Coins;

/// Told to the member whose coins would have moved.
pub fn bank_refusal(words: &Words, refusal: &BankRefusal) -> String {
    match refusal {
        BankRefusal::Amount(_) => {
            words.with("refused-amount", args!["most" => words.coins(Coins::MOST)])
        }
        BankRefusal::ToYourself => words.say("refused-self"),
        BankRefusal::NotEnough { purse, wanted } => words.with(
            if purse.on_hold > Coins::ZERO {
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
        BankRefusal::MintFull { room } => mint_full(words, *room),
        BankRefusal::TooMuch => words.with(
            "refused-too-much",
            args!["most" => words.coins(Coins::MOST)],
        ),
    }
}

/// Told to whoever wanted coins to be minted.
pub fn mint_full(words: &Words, room: Coins) -> String {
    words.with(
        "refused-mint-full",
        args!["most" => words.coins(Coins::MOST), "room" => words.coins(room)],
    )
}

/// Told to whoever wanted to take coins from somebody else, who is named by a mention.
pub fn take_refused(words: &Words, who: &str, refusal: &BankRefusal) -> String {
    match refusal {
        BankRefusal::NotEnough { purse, wanted } => words.with(
            "refused-their-short",
            args!["who" => who, "free" => words.coins(purse.free), "asked" => words.coins(*wanted)],
        ),
        other => bank_refusal(words, other),
    }
}

/// Why a typed text is not an amount of coins, and what would be.
pub fn amount_refused(words: &Words, error: &AmountError) -> String {
    let example = words.coins(match words.currency().denominations() {
        [first, .., _] => Coins(12 * first.worth + 3),
        _ => Coins(12),
    });
    match error {
        AmountError::NotANumber(text) => words.with(
            "amount-not-a-number",
            args!["text" => plain(text), "example" => example],
        ),
        AmountError::Ambiguous(text) => words.with(
            "amount-ambiguous",
            args!["text" => plain(text), "example" => words.figure(1_234)],
        ),
        AmountError::Unknown(name) => words.with(
            "amount-unknown",
            args!["name" => plain(name), "example" => example],
        ),
        AmountError::Mixed(text) => words.with(
            "amount-mixed",
            args!["text" => plain(text), "example" => example],
        ),
        AmountError::Twice(name) => words.with("amount-twice", args!["name" => plain(name)]),
        AmountError::Negative => words.say("amount-negative"),
        AmountError::TooLarge => words.with(
            "amount-too-large",
            args!["most" => words.coins(Coins::MOST)],
        ),
        AmountError::Zero => words.with("amount-zero", args!["least" => words.coins(Coins(1))]),
    }
}
