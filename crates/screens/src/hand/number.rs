//! The dialog for a number: a bid, a bet or a raise.

use super::decision::Decision;
use crate::amount_refused;
use crate::button::{DealKey, NumberKind};
use crate::screen::{Dialog, Line};
use crate::words::{Words, args, plain};
use ::rules::{Act, Choice, Coins, Sizes};
use pages::Look;
use table::look::Scene;

/// The most characters of an answer: enough for the largest amount in five kinds of coins.
const LONGEST_NUMBER: u16 = 60;

/// The dialog for a number, if one may be given now.
pub fn number(words: &Words, look: &Look, wanted: NumberKind) -> Option<Dialog> {
    let words = &words.at_table(look);
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    dialog(&Decision::new(words, look, playing), wanted)
}

/// The same, for a decision already worked out.
pub(crate) fn dialog(asked: &Decision<'_>, wanted: NumberKind) -> Option<Dialog> {
    let words = asked.words;
    let (title, label, least, most) = match (wanted, asked.choice) {
        (NumberKind::Bid, Choice::Bid { least, most }) => (
            "dialog-bid",
            "dialog-bid-label",
            words.signed(least.into()),
            words.signed(most.into()),
        ),
        (NumberKind::Bet, Choice::Speak(speak)) => {
            let Sizes { least, most } = speak.bet?;
            (
                "dialog-bet",
                "dialog-bet-label",
                asked.coins(least),
                asked.coins(most),
            )
        }
        (NumberKind::Raise, Choice::Speak(speak)) => {
            let Sizes { least, most } = speak.raise?;
            (
                "dialog-raise",
                "dialog-raise-label",
                asked.coins(least),
                asked.coins(most),
            )
        }
        _ => return None,
    };
    Some(Dialog {
        button: asked.button(DealKey::Number(wanted)),
        title: words.say(title),
        lines: vec![Line {
            label: words.say(label),
            hint: words.with("dialog-hint", args!["least" => least, "most" => most]),
            longest: LONGEST_NUMBER,
            ..Line::default()
        }],
    })
}

/// The act that a submitted dialog stands for; whether it is within bounds is for the rules to judge.
///
/// # Errors
/// The text is not an act; says why. Points are a whole number with an optional sign, coins an amount in the table's
/// currency, or a part of the most that may be bet.
pub fn read(
    words: &Words,
    wanted: NumberKind,
    text: &str,
    most: Option<Coins>,
) -> Result<Act, String> {
    let coins = || {
        let coins = match most {
            Some(most) => words.share(text).map(|share| share.of(most)),
            None => words.amount_from_zero(text),
        };
        coins.map_err(|error| amount_refused(words, &error))
    };
    Ok(match wanted {
        NumberKind::Bid => {
            let typed = text.trim().replace(['−', '–'], "-");
            let number: i64 = typed
                .parse()
                .map_err(|_| words.with("not-a-bid", args!["text" => plain(text)]))?;
            // Beyond any bound in either direction, so that the rules name the bound.
            let bid = number.clamp(i16::MIN.into(), i16::MAX.into());
            Act::Bid(i16::try_from(bid).unwrap_or_default())
        }
        NumberKind::Bet => Act::Bet(coins()?),
        NumberKind::Raise => Act::Raise(coins()?),
    })
}

/// The most that the viewer may bet now.
pub fn most_bet(look: &Look) -> Option<Coins> {
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    match playing.view.legal().choice() {
        Choice::Speak(speak) => Some(speak.bet.or(speak.raise)?.most),
        _ => None,
    }
}
