//! The lobby: before the first deal, or with too few players for the next.

use super::fit::Drawn;
use super::house_rules::purse_key;
use super::missing::{asked, going_on, missing, partners, sides};
use super::shared_keys::{is_full, is_stopped};
use super::terms::{Price, terms};
use super::times::until;
use super::{cancelled, rules as rules_page, shuffle, waiting, winner};
use crate::button::{Button, TableKey};
use crate::screen::{Edge, Key, KeyLook, Part};
use crate::words::{Words, args};
use pages::Look;
use rules::Coins;
use table::look::Lobby;
use table::{Standing, Terms};

/// The scene of a table waiting for players.
pub fn lobby(words: &Words, look: &Look, lobby: &Lobby) -> Drawn {
    let mut lines = vec![terms(words, &look.terms), risk(words, &look.terms)];
    lines.extend(going_on(words, look));
    lines.push(rules_page::seats(words, &look.terms.variant));
    lines.extend(partners(words, look).or_else(|| sides(words, look)));
    if look.tells_played() {
        lines.push(words.with("lobby-recall", args!["played" => words.say("key-played")]));
    }
    lines.extend(shuffle::before(words, look));
    lines.extend(goes_on(words, look, lobby));
    if lobby.next_at.is_none() {
        let when = until(words, look, lobby.closes_at);
        lines.push(words.with("lobby-closes", args!["when" => when]));
    }
    let last = lobby.last.as_ref();
    let last = last.map(|last| winner::winner(words, look, last));
    let last = cancelled::line(words, look).or(last).map(|text| Part {
        heading: words.say("lobby-last"),
        text,
    });
    (lines.join("\n"), last.into_iter().collect(), Edge::Tavern)
}

/// What the next deal waits for; that the clock is stopped is said elsewhere.
fn goes_on(words: &Words, look: &Look, lobby: &Lobby) -> Option<String> {
    if lobby.missing > 0 {
        return Some(missing(words, look, lobby.missing, "lobby-missing"));
    }
    if is_stopped(look) {
        return None;
    }
    let asked = asked(words, look, lobby.closes_at, "key-deal");
    asked.or_else(|| {
        Some(match (lobby.next_at, &look.ready) {
            (Some(at), Some(_)) => waiting::next(words, look, at),
            (Some(at), None) => {
                words.with("lobby-deals-again", args!["when" => until(words, look, at)])
            }
            (None, _) => words.with("lobby-ready", args!["deal" => words.say("key-deal")]),
        })
    })
}

/// The buttons of a lobby: first those that bring the next deal nearer, of which the first alone is coloured, then what
/// else anybody can do. What is the host's alone is behind `options`, but for filling the seats.
pub fn keys(words: &Words, look: &Look, lobby: &Lobby, options: Key) -> Vec<Key> {
    let key = |key: TableKey, word: &str| {
        let button = Button::Table(look.id, key);
        Key::plain(button, words.say(word))
    };
    let mut keys: Vec<Key> = waiting::deal_now(words, look, lobby).into_iter().collect();
    if !is_full(look) {
        keys.push(key(TableKey::Join, "key-join"));
    }
    keys.extend(waiting::fill(words, look, lobby));
    if someone_is_out(look) {
        keys.push(key(TableKey::SitIn, "key-in"));
    }
    if let Some(main) = keys.first_mut() {
        main.look = KeyLook::Main;
    }
    if look.deals > 0 {
        keys.push(options);
        return keys;
    }
    keys.push(key(TableKey::Leave, "key-leave"));
    keys.push(key(TableKey::Rules, "key-rules"));
    keys.push(options);
    let shuffle = look.shuffle.as_ref();
    keys.extend(shuffle.map(|shuffle| key(TableKey::Cut(shuffle.deal), "key-cut")));
    keys.extend(purse_key(words, look));
    keys
}

/// Whether a member here would not be dealt in until they say so.
fn someone_is_out(look: &Look) -> bool {
    let mut members = look
        .chairs
        .iter()
        .filter(|chair| chair.player.member().is_some());
    members.any(|chair| {
        matches!(
            chair.standing,
            Standing::Out | Standing::Away | Standing::Broke
        )
    })
}

/// The most that can be lost, and when it is held.
fn risk(words: &Words, terms: &Terms) -> String {
    if terms.coins.are_chips() {
        return words.say("risk-fun");
    }
    let stake = words.coins(terms.stake);
    match Price::from_variant(&terms.variant) {
        Price::Pot => words.with("risk-pot", args!["risk" => words.coins(terms.at_risk())]),
        Price::Point => words.with(
            "risk-point",
            args!["stake" => stake, "risk" => words.coins(terms.at_risk())],
        ),
        Price::Contract => words.with(
            "risk-contract",
            args!["stake" => stake, "risk" => words.coins(terms.at_risk())],
        ),
        Price::Match => words.with("risk-match", args!["stake" => stake]),
        Price::Purse => {
            let bounds = terms.variant.purse(terms.stake);
            let (least, most) = bounds.unwrap_or((Coins::ZERO, Coins::ZERO));
            words.with(
                "risk-purse",
                args!["least" => words.coins(least), "most" => words.coins(most)],
            )
        }
    }
}
