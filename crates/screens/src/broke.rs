//! Too few coins for a deal, and what one can do about it.

use super::labels;
use super::times::when;
use crate::button::{Button, PlayKey, PlayedFor, TableKey};
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args};
use ids::{Seek, TableId};
use pages::purse::Allowance;
use pages::{CoinSources, Instead, Look, WantedPlace};
use rules::Coins;

/// Somebody who has lost as much today as they may: says so, and offers what costs nothing.
pub fn lost_enough(words: &Words, sentence: &str, instead: Instead) -> Screen {
    let text = format!("{sentence}\n{}", words.say("broke-fun"));
    Screen {
        rows: vec![Row::Keys(vec![key(words, instead)])],
        ..Screen::note(text)
    }
}

/// Says why they cannot play and what they can do, with the buttons for it.
pub fn broke(words: &Words, sentence: &str, sources: &CoinSources) -> Screen {
    let mut lines = vec![sentence.to_owned()];
    match sources.allowance {
        Allowance::Fetched(coins) => {
            lines.push(words.with("broke-allowance", args!["coins" => words.coins(coins)]));
        }
        Allowance::Again(at) => {
            lines.push(words.with("broke-again", args!["when" => when(words, at)]));
        }
        Allowance::Enough { holds, .. } => {
            lines.push(words.with("broke-elsewhere", args!["holds" => words.coins(holds)]));
        }
        Allowance::None => {}
    }
    if !sources.instead.is_empty() {
        lines.push(words.say("broke-fun"));
    }
    let pay = words.command(&["coins", "pay"]);
    lines.push(words.with("broke-ask", args!["pay" => pay]));
    let mut keys = Vec::new();
    if let Allowance::Fetched(coins) = sources.allowance {
        let label = labels::with_coins(words, "key-allowance-of", coins);
        keys.push(Key::main(fetch(sources.at), label));
    }
    match sources.at {
        WantedPlace::Nowhere => {}
        WantedPlace::Before(table) => keys.push(Key::plain(
            Button::Table(table, TableKey::Join),
            words.say("key-join"),
        )),
        WantedPlace::Seated(table) => keys.extend(seated(words, table)),
    }
    keys.push(Key::plain(
        Button::History(Seek::Newest),
        words.say("key-coins"),
    ));
    let instead: Vec<Key> = sources
        .instead
        .iter()
        .map(|other| key(words, *other))
        .collect();
    let rows = [instead, keys].into_iter().filter(|keys| !keys.is_empty());
    Screen {
        rows: rows.map(Row::Keys).collect(),
        ..Screen::note(lines.join("\n"))
    }
}

/// The buttons for somebody who sits at a table without the coins for a deal.
pub fn keys(words: &Words, look: &Look) -> Vec<Key> {
    let settings = words.settings();
    let mut keys = Vec::new();
    if settings.allowance > Coins::ZERO {
        let fetch = fetch(WantedPlace::Seated(look.id));
        keys.push(Key::main(fetch, words.say("key-allowance")));
    }
    keys.push(key(words, Instead::FunLike(look.id)));
    let free = look
        .viewer
        .and_then(|viewer| look.free(look.chair_of(viewer)?.id));
    let smaller = Instead::smaller(settings, look.terms.variant, free.unwrap_or_default());
    keys.extend(smaller.map(|smaller| key(words, smaller)));
    keys.extend(seated(words, look.id));
    keys
}

/// Computer players cannot pay their stakes at a table: says so, and offers what needs none of their coins or fewer.
pub fn patrons_broke(words: &Words, sentence: &str, instead: &[Instead]) -> Screen {
    let text = format!("{sentence}\n{}", words.say("broke-fun"));
    let keys: Vec<Key> = instead.iter().map(|other| key(words, *other)).collect();
    Screen {
        rows: vec![Row::Keys(keys)],
        ..Screen::note(text)
    }
}

/// The button that opens it.
fn key(words: &Words, instead: Instead) -> Key {
    match instead {
        Instead::Stake(variant, stake) => {
            let label = labels::with_coins(words, "key-stake-of", Coins(stake.into()));
            let open = PlayKey::Open(variant, PlayedFor::Stake(stake));
            Key::plain(Button::Play(open), label)
        }
        Instead::Fun(variant) => {
            let open = PlayKey::Open(variant, PlayedFor::Fun);
            Key::main(Button::Play(open), words.say("key-for-fun"))
        }
        Instead::FunLike(table) => {
            let open = Button::Table(table, TableKey::SameForFun);
            Key::main(open, words.say("key-for-fun"))
        }
        Instead::FunHere(table) => {
            let choose = Button::Table(table, TableKey::ForFun);
            Key::main(choose, words.say("key-for-fun"))
        }
        Instead::AnyGame => Key::main(Button::Play(PlayKey::Page), words.say("key-play")),
    }
}

fn fetch(at: WantedPlace) -> Button {
    match at {
        WantedPlace::Nowhere => Button::Allowance,
        WantedPlace::Before(table) | WantedPlace::Seated(table) => {
            Button::Table(table, TableKey::Allowance)
        }
    }
}

fn seated(words: &Words, table: TableId) -> [Key; 2] {
    let key = |key, label| Key::plain(Button::Table(table, key), words.say(label));
    [
        key(TableKey::SitIn, "key-in"),
        key(TableKey::Leave, "key-leave"),
    ]
}
