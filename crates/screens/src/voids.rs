//! Voids of finished deals: why not, who is asked first, and what was returned.

use super::inn;
use super::names::bold;
use super::orders::quoted;
use super::times::when;
use crate::button::Button;
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args};
use ids::{DealId, MemberId};
use pages::{Payer, VoidAsked, VoidDone, VoidRefused};
use rules::Coins;

/// Asks those who must agree to a void, who are pinged; everyone can read it.
pub fn void_asked(words: &Words, asked: &VoidAsked) -> Screen {
    let names = |members: &[MemberId]| {
        let names: Vec<String> = members.iter().map(|who| format!("<@{who}>")).collect();
        words.list(&names)
    };
    let by = format!("<@{}>", asked.by);
    let told = args![
        "deal" => asked.deal.to_string(),
        "inn" => inn(words, asked.table),
        "by" => by.as_str(),
        "reason" => quoted(&asked.reason)
    ];
    let mut lines = vec![words.with("void-asked", told)];
    if asked.missing.is_empty() {
        let panel = words.command(&["tavern", "panel"]);
        let told = args!["by" => by, "panel" => panel];
        lines.push(words.with("void-asked-lacking", told));
        return Screen::note(lines.join("\n"));
    }
    let until = args!["when" => when(words, asked.until)];
    lines.push(words.with("void-asked-others", until));
    if !asked.agreed.is_empty() {
        let agreed = args!["names" => names(&asked.agreed)];
        lines.push(words.with("void-asked-agreed", agreed));
    }
    let missing = args!["names" => names(&asked.missing)];
    lines.push(words.with("void-asked-missing", missing));
    let agree = Key::plain(Button::AgreeToVoid(asked.id), words.say("key-agree"));
    Screen {
        text: lines.join("\n"),
        ping: asked.missing.iter().map(|who| who.0).collect(),
        rows: vec![Row::Keys(vec![agree])],
        ..Screen::default()
    }
}

/// Replaces that message once the request has expired.
pub fn void_lapsed(words: &Words, deal: DealId) -> String {
    words.with("void-lapsed", args!["deal" => deal.to_string()])
}

/// Why a finished deal cannot be voided.
pub fn not_voided(words: &Words, why: &VoidRefused) -> String {
    words.say(match why {
        VoidRefused::NoSuchDeal => "void-no-such-deal",
        VoidRefused::IsOn => "void-is-on",
        VoidRefused::TakenBack => "void-taken-back",
        VoidRefused::Already => "void-already",
        VoidRefused::PotUsed => "void-pot-used",
        VoidRefused::ScoreUsed => "void-score-used",
        VoidRefused::Unreadable => "void-unreadable",
        VoidRefused::NobodyElse => "void-nobody-else",
        VoidRefused::NobodyLeft => "void-nobody-left",
        VoidRefused::AskedAlready { until } => {
            let when = when(words, *until);
            return words.with("void-asked-already", args!["when" => when]);
        }
        VoidRefused::Shortfall(lacking) => {
            let lacking = sums(words, lacking);
            return words.with("void-lacking", args!["lacking" => lacking]);
        }
    })
}

/// Told to everyone where the deal was played: that it was voided, why, and what was returned.
pub fn voided(words: &Words, done: &VoidDone, by: &str, reason: &str) -> String {
    let told = args![
        "deal" => done.deal.to_string(),
        "inn" => inn(words, done.table),
        "by" => by,
        "reason" => quoted(reason)
    ];
    let mut lines = vec![words.with("void-done", told)];
    let won = |(name, coins): &(String, Coins)| {
        let told = args!["name" => bold(name), "coins" => words.won(*coins)];
        words.with("void-moved", told)
    };
    match done.moved.as_slice() {
        [] => lines.push(words.say("void-moved-nothing")),
        moved => lines.extend(moved.iter().map(won)),
    }
    if !done.made_good.is_empty() {
        let lacking = sums(words, &done.made_good);
        lines.push(words.with("void-made-good", args!["lacking" => lacking]));
    }
    lines.join("\n")
}

fn sums(words: &Words, sums: &[(Payer, Coins)]) -> String {
    let sum = |(payer, coins): &(Payer, Coins)| {
        let coins = words.coins(*coins);
        match payer {
            Payer::Purse(name) => {
                words.with("void-sum", args!["name" => bold(name), "coins" => coins])
            }
            Payer::House => words.with("void-sum-house", args!["coins" => coins]),
        }
    };
    let sums: Vec<String> = sums.iter().map(sum).collect();
    words.list(&sums)
}
