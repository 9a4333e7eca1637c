//! The dialog for a number: a bid, a bet, a raise.

use super::Asked;
use crate::discord::button::{DealKey, Wanted};
use crate::discord::screen::Dialog;
use crate::discord::words::{Words, args};
use crate::tavern::{Look, Scene};
use ::rules::{Act, CardSet, Choice, Coins, Sizes};

/// Asks for a number, if one may be given now.
pub fn number(words: &Words, look: &Look, wanted: Wanted) -> Option<Dialog> {
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let asked = Asked {
        words,
        look,
        playing,
        choice: playing.view.legal().choice(),
        picked: CardSet::EMPTY,
    };
    dialog(&asked, wanted)
}

/// The same for what is known of it.
pub(crate) fn dialog(asked: &Asked<'_>, wanted: Wanted) -> Option<Dialog> {
    let words = asked.words;
    let (title, label, least, most) = match (wanted, asked.choice) {
        (Wanted::Bid, Choice::Bid { least, most }) => (
            "dialog-bid",
            "dialog-bid-label",
            words.signed(least.into()),
            words.signed(most.into()),
        ),
        (Wanted::Bet, Choice::Speak(speak)) => {
            let Sizes { least, most } = speak.bet?;
            (
                "dialog-bet",
                "dialog-bet-label",
                asked.coins(least),
                asked.coins(most),
            )
        }
        (Wanted::Raise, Choice::Speak(speak)) => {
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
        label: words.say(label),
        hint: words.with("dialog-hint", args!["least" => least, "most" => most]),
    })
}

/// What was filled in is no number of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNumber;

/// The act that a filled-in dialog stands for; the rules judge whether it is within its bounds.
///
/// # Errors
/// Anything but a whole number: with a sign if need be, and with commas or spaces in it.
pub fn read(wanted: Wanted, text: &str) -> Result<Act, NoNumber> {
    let plain = text.trim().replace(['−', '–'], "-");
    // Thousands may stand apart; "1,5" is not fifteen.
    let parts: Vec<&str> = plain
        .split([',', ' ', '\'', '\u{a0}', '\u{202f}'])
        .collect();
    if parts
        .iter()
        .skip(1)
        .any(|part| part.len() != 3 || !part.bytes().all(|b| b.is_ascii_digit()))
    {
        return Err(NoNumber);
    }
    let number: i64 = parts.concat().parse().map_err(|_| NoNumber)?;
    Ok(match wanted {
        Wanted::Bid => {
            // Far beyond every bound either way: the rules say which.
            let bid = number.clamp(i16::MIN.into(), i16::MAX.into());
            Act::Bid(i16::try_from(bid).map_err(|_| NoNumber)?)
        }
        Wanted::Bet => Act::Bet(Coins(number.max(0))),
        Wanted::Raise => Act::Raise(Coins(number.max(0))),
    })
}
