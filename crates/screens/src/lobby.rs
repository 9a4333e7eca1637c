//! The lobby: before the first deal, or with too few players for the next.

use super::seats::bold;
use super::table::{Drawn, Price, terms, until};
use super::{report, rules as rules_page, series, shuffle};
use crate::cards;
use crate::screen::{Edge, Part};
use crate::words::{Words, args};
use ids::Moment;
use pages::Look;
use rules::{Coins, Seat};
use table::Standing;
use table::look::{Chair, Lobby};

/// The scene of a table waiting for players.
pub fn lobby(words: &Words, look: &Look, lobby: &Lobby) -> Drawn {
    let mut lines = vec![terms(words, look), risk(words, look)];
    lines.extend(going_on(words, look));
    lines.push(rules_page::seats(words, &look.terms.variant));
    lines.extend(partners(words, look).or_else(|| sides(words, look)));
    lines.extend(shuffle::before(words, look));
    lines.extend(asked(words, look, lobby.closes_at, "key-deal"));
    lines.push(if lobby.missing > 0 {
        missing(words, look, lobby.missing, "lobby-missing")
    } else if let Some(at) = lobby.next_at {
        words.with("lobby-deals-again", args!["when" => until(words, look, at)])
    } else {
        words.say("lobby-ready")
    });
    if lobby.next_at.is_none() {
        let when = until(words, look, lobby.closes_at);
        lines.push(words.with("lobby-closes", args!["when" => when]));
    }
    let last = lobby.last.as_ref().map(|last| Part {
        heading: words.say("lobby-last"),
        text: report::winner(words, look, last),
    });
    (lines.join("\n"), last.into_iter().collect(), Edge::Tavern)
}

/// Whom the next match waits for, and how long their seats are kept.
pub fn asked(words: &Words, look: &Look, at: Moment, key: &str) -> Option<String> {
    let names: Vec<String> = look
        .asked()
        .map(|chair| bold(look.name(&chair.player)))
        .collect();
    let told = args![
        "names" => words.list(&names),
        "key" => words.say(key),
        "when" => until(words, look, at)
    ];
    (!names.is_empty()).then(|| words.with("lobby-asked", told))
}

/// Who is missing for a deal: first the members who sit here and could be dealt in by their own action, then others
/// who would have to sit down.
pub fn missing(words: &Words, look: &Look, missing: usize, others: &str) -> String {
    let sitting = |standings: &[Standing]| -> Vec<String> {
        let sits =
            |chair: &&Chair| chair.player.member().is_some() && standings.contains(&chair.standing);
        let chairs = look.chairs.iter().filter(sits);
        chairs.map(|chair| bold(look.name(&chair.player))).collect()
    };
    let (mut left, mut lines) = (missing, Vec::new());
    let broke = sitting(&[Standing::Broke]);
    if !broke.is_empty() {
        let need = words.coins(look.terms.to_be_dealt_in().0);
        let told =
            args!["names" => words.list(&broke), "need" => need, "in" => words.say("key-in")];
        lines.push(words.with("lobby-broke", told));
        left = left.saturating_sub(broke.len());
    }
    let out = sitting(&[Standing::Out, Standing::Away]);
    if left > 0 && !out.is_empty() {
        let told = args!["names" => words.list(&out), "in" => words.say("key-in")];
        lines.push(words.with("lobby-out", told));
        left = left.saturating_sub(out.len());
    }
    if left > 0 {
        lines.push(words.with(others, args!["missing" => left]));
    }
    lines.join("\n")
}

/// The most that can be lost, and when it is held.
fn risk(words: &Words, look: &Look) -> String {
    let terms = &look.terms;
    let stake = words.coins(terms.stake.0);
    match Price::of(&terms.variant) {
        Price::Pot => words.with("risk-pot", args!["risk" => words.coins(terms.at_risk().0)]),
        Price::Point => words.with(
            "risk-point",
            args!["stake" => stake, "risk" => words.coins(terms.at_risk().0)],
        ),
        Price::Match => words.with("risk-match", args!["stake" => stake]),
        Price::Purse => {
            let bounds = terms.variant.purse(terms.stake);
            let (least, most) = bounds.unwrap_or((Coins::ZERO, Coins::ZERO));
            words.with(
                "risk-purse",
                args!["least" => words.coins(least.0), "most" => words.coins(most.0)],
            )
        }
    }
}

/// A running match, or a pot waiting for the next deal.
pub fn going_on(words: &Words, look: &Look) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(on) = &look.match_on {
        let variant = &look.terms.variant;
        let score = series::score_between(words, variant, on.chair_of.len(), &on.score, |seat| {
            let chair = on.chair_of.get(seat.index());
            let chair = chair.and_then(|chair| look.chair(*chair));
            bold(chair.map_or("?", |chair| look.name(&chair.player)))
        });
        let told = args!["deal" => on.deal, "score" => score];
        lines.push(words.with("lobby-match", told));
    }
    if look.carried > Coins::ZERO {
        let pot = words.coins(look.carried.0);
        lines.push(words.with("lobby-carried", args!["pot" => pot]));
    }
    lines
}

/// Drawn partners: the draw, or that there will be one (RULES.md TR-6).
pub fn partners(words: &Words, look: &Look) -> Option<String> {
    let deals = look.terms.variant.deals_between_draws()?;
    let Some(draw) = &look.draw else {
        return Some(words.with("lobby-draw", args!["deals" => deals]));
    };
    // Those who drew another card drew on, so only their trump counts.
    let trumps = draw
        .cards
        .iter()
        .filter(|(_, card)| card.trump_number().is_some_and(|number| number > 0));
    let drawn: Vec<String> = trumps
        .map(|(player, card)| {
            words.with(
                "playing-last-card",
                args![
                    "name" => bold(look.name(player)),
                    "card" => cards::written(words, *card)
                ],
            )
        })
        .collect();
    let told = words.with(
        "lobby-drawn",
        args!["drawn" => words.row(&drawn), "deal" => draw.deal, "deals" => draw.deals],
    );
    let pairs = sides(words, look);
    Some(pairs.map_or(told.clone(), |pairs| format!("{told}\n{pairs}")))
}

/// The sides as the members sit now.
fn sides(words: &Words, look: &Look) -> Option<String> {
    let variant = &look.terms.variant;
    let dealt: Vec<&str> = look
        .chairs
        .iter()
        .filter(|chair| matches!(chair.standing, Standing::In | Standing::Kept) && !chair.waits)
        .map(|chair| look.name(&chair.player))
        .collect();
    let seats = dealt.len();
    if !variant.seats().contains(&seats) {
        return None;
    }
    series::sides_of(
        words,
        seats,
        |seat: Seat| variant.side(seat, seats),
        |seat: Seat| bold(dealt.get(seat.index()).copied().unwrap_or("?")),
    )
}
