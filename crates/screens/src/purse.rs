//! A member's purse, and transfers made by hand.

use super::names::bold;
use crate::button::Button;
use crate::screen::{Edge, Key, Panel, Row, Screen};
use crate::words::{Words, args, plain_words};
use ids::Seek;
use pages::purse::{Allowance, Payee, Purse};
use pages::text::isolated;
use pages::{Character, Coffer};
use rules::Coins;

/// Free coins, coins on hold, and the character whose purse it is, if they play as one. `due` are the starting coins
/// that will come to it.
pub fn purse(words: &Words, character: Option<&Character>, purse: Purse, due: Coins) -> Screen {
    let free = words.with("purse-text", args!["free" => words.coins(purse.free)]);
    let mut text = match due {
        Coins::ZERO => free,
        _ if purse.free == Coins::ZERO => starting_due(words, due),
        _ => format!("{free}\n{}", starting_due(words, due)),
    };
    if purse.on_hold > Coins::ZERO {
        let held = words.coins(purse.on_hold);
        text.push('\n');
        text.push_str(&words.with("purse-held", args!["held" => held]));
    }
    let rows = vec![Row::Keys(vec![
        Key::plain(Button::History(Seek::Newest), words.say("key-history")),
        Key::plain(Button::Chart, words.say("key-chart")),
    ])];
    let panel = Panel {
        title: match character {
            Some(character) => {
                let name = isolated(character.name.clone());
                words.with("purse-title-of", args!["name" => name])
            }
            None => words.say("purse-title"),
        },
        face: character.and_then(|character| character.picture.clone()),
        text,
        footer: words.say("purse-footer"),
        ..Panel::default()
    };
    Screen {
        rows,
        ..Screen::panel(panel)
    }
}

/// The starting coins that a member will have.
pub fn starting_due(words: &Words, due: Coins) -> String {
    words.with("purse-due", args!["coins" => words.coins(due)])
}

/// One member paid another.
pub fn paid(words: &Words, from: &str, to: &str, coins: Coins, note: Option<&str>) -> Screen {
    let args = args!["from" => from, "to" => to, "coins" => words.coins(coins)];
    moved(
        words,
        words.say("paid-title"),
        words.with("paid-text", args),
        note,
    )
}

/// A patron's name, or the house.
pub fn payee(words: &Words, payee: &Payee) -> String {
    match payee {
        Payee::Patron(hired) => bold(&hired.name),
        Payee::House => words.say("account-house"),
    }
}

/// Coins were granted by the mint.
pub fn granted(words: &Words, by: &str, to: &str, coins: Coins, note: Option<&str>) -> Screen {
    let args = args!["by" => by, "to" => to, "coins" => words.coins(coins)];
    moved(
        words,
        words.say("granted-title"),
        words.with("granted-text", args),
        note,
    )
}

/// Coins were taken from a purse.
pub fn taken(
    words: &Words,
    by: &str,
    from: &str,
    coins: Coins,
    into: Coffer,
    note: Option<&str>,
) -> Screen {
    let args = args!["by" => by, "from" => from, "coins" => words.coins(coins)];
    let text = match into {
        Coffer::Mint => "taken-text",
        Coffer::House => "taken-house-text",
    };
    moved(
        words,
        words.say("taken-title"),
        words.with(text, args),
        note,
    )
}

fn moved(words: &Words, title: String, mut text: String, note: Option<&str>) -> Screen {
    if let Some(note) = note {
        text.push('\n');
        text.push_str(&words.with("paid-note", args!["note" => plain_note(note)]));
    }
    Screen::panel(Panel {
        title,
        text,
        edge: Edge::Green,
        ..Panel::default()
    })
}

/// A typed note, with formatting disabled.
pub fn plain_note(note: &str) -> String {
    plain_words(note, usize::MAX)
}

/// The result of claiming the allowance.
pub fn allowance(words: &Words, fetched: Allowance) -> String {
    match fetched {
        Allowance::Fetched(coins) => {
            words.with("allowance-fetched", args!["coins" => words.coins(coins)])
        }
        Allowance::Enough { holds, up_to } => words.with(
            "allowance-enough",
            args!["holds" => words.coins(holds), "most" => words.coins(up_to)],
        ),
        Allowance::Again(at) => {
            let when = words.with("when", args!["seconds" => (at / 1000).to_string()]);
            words.with("allowance-again", args!["when" => when])
        }
        Allowance::None => words.say("allowance-none"),
    }
}
