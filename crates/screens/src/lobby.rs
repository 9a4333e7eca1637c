//! The lobby: before the first deal, or with too few players for the next.

use super::fit::Drawn;
use super::missing::{asked, going_on, missing, partners, sides};
use super::terms::{Price, terms};
use super::times::until;
use super::{cancelled, rules as rules_page, shuffle, waiting, winner};
use crate::screen::{Edge, Part};
use crate::words::{Words, args};
use pages::Look;
use rules::Coins;
use table::Terms;
use table::look::Lobby;

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
    lines.extend(asked(words, look, lobby.closes_at, "key-deal"));
    lines.push(if lobby.missing > 0 {
        missing(words, look, lobby.missing, "lobby-missing")
    } else if let (Some(at), Some(_)) = (lobby.next_at, &look.ready) {
        waiting::next(words, look, at)
    } else if let Some(at) = lobby.next_at {
        words.with("lobby-deals-again", args!["when" => until(words, look, at)])
    } else {
        words.with("lobby-ready", args!["deal" => words.say("key-deal")])
    });
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
