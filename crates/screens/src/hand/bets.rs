//! Betting in trefeltromp: the usual sizes as buttons, any other in a dialog.

use super::decision::{Decision, Offered};
use crate::button::{DealKey, NumberKind};
use crate::labels;
use crate::screen::{Key, KeyLook, rows_of};
use crate::words::args;
use ::rules::{Act, Coins, Sizes, Speak};

/// Everything a player may say in a round.
pub fn speak(asked: &Decision<'_>, speak: &Speak) -> Offered {
    let words = asked.words;
    let view = &asked.playing.view;
    let to_do = match speak.call {
        Some(call) => words.with("hand-do-call", args!["coins" => asked.coins(call)]),
        None if speak.stay => words.say("hand-do-stay"),
        None => words.say("hand-do-bet"),
    };
    let mut lines = vec![asked.turn(to_do)];
    if speak.stay {
        lines.push(words.say("hand-stay"));
    }
    let mut keys = Vec::new();
    if speak.check {
        keys.push(asked.key(Act::Check, words.say("key-check"), KeyLook::Good));
    }
    if let Some(call) = speak.call {
        let label = labels::with_coins(words, "key-call", call);
        keys.push(asked.key(Act::Call, label, KeyLook::Good));
    }
    if speak.stay {
        keys.push(asked.key(Act::Stay, words.say("key-stay"), KeyLook::Good));
    }
    // Whoever may check for nothing has no reason to fold.
    if speak.fold && !speak.check {
        keys.push(asked.key(Act::Fold, words.say("key-fold"), KeyLook::Plain));
    }
    let mut rows = rows_of(keys);
    let staked = match (view.bets(), view.seat()) {
        (Some(bets), Some(seat)) => bets.staked[seat],
        _ => Coins::ZERO,
    };
    let call = speak.call.unwrap_or(Coins::ZERO);
    // After calling: the size of the pot, and one's own stake in this round.
    let (pot, met) = (view.pot.saturating_add(call), staked.saturating_add(call));
    if let Some(sizes) = speak.bet {
        rows.extend(sized(asked, sizes, pot, met, Act::Bet, NumberKind::Bet));
    }
    if let Some(sizes) = speak.raise {
        rows.extend(sized(asked, sizes, pot, met, Act::Raise, NumberKind::Raise));
    }
    Offered {
        lines,
        rows,
        last: Vec::new(),
    }
}

/// The least, half the pot, the pot, all-in; and any other.
fn sized(
    asked: &Decision<'_>,
    sizes: Sizes,
    pot: Coins,
    met: Coins,
    act: fn(Coins) -> Act,
    wanted: NumberKind,
) -> Vec<crate::screen::Row> {
    let words = asked.words;
    let raise = wanted == NumberKind::Raise;
    let offers = [
        (sizes.most, "key-all-in"),
        (sizes.least, if raise { "key-raise" } else { "key-bet" }),
        (
            met.saturating_add(Coins(pot.0 / 2)),
            if raise {
                "key-raise-half"
            } else {
                "key-bet-half"
            },
        ),
        (
            met.saturating_add(pot),
            if raise {
                "key-raise-pot"
            } else {
                "key-bet-pot"
            },
        ),
    ];
    let mut amounts: Vec<(Coins, &str)> = Vec::new();
    for (amount, key) in offers {
        let new = amounts.iter().all(|(known, _)| *known != amount);
        if new && sizes.allow(amount) {
            amounts.push((amount, key));
        }
    }
    amounts.sort();
    let mut keys: Vec<Key> = amounts
        .iter()
        .map(|(amount, key)| {
            let label = labels::with_coins(words, key, *amount);
            asked.key(act(*amount), label, KeyLook::Plain)
        })
        .collect();
    if sizes.least < sizes.most {
        keys.push(Key::plain(
            asked.button(DealKey::Number(wanted)),
            words.say("key-amount-other"),
        ));
    }
    rows_of(keys)
}
