//! Who is missing before the next deal, and what goes on between deals.

use super::names::bold;
use super::series;
use super::shared_keys::{fill_label, helps, is_full};
use super::times::until;
use crate::cards;
use crate::words::{Words, args};
use ::rules::{Coins, Seat};
use ids::Moment;
use pages::Look;
use table::Standing;
use table::look::{Chair, Drawn, Scene};

/// Whom the next match waits for, and how long their seats are kept.
pub fn asked(words: &Words, look: &Look, at: Moment, key: &str) -> Option<String> {
    asked_by(words, look, at, ("lobby-asked", words.say(key)))
}

/// The same in a hand: the button is on the table's message.
pub fn asked_in_hand(words: &Words, look: &Look, at: Moment, key: &str) -> Option<String> {
    asked_by(words, look, at, ("hand-asked", words.public(key)))
}

fn asked_by(
    words: &Words,
    look: &Look,
    at: Moment,
    (sentence, button): (&str, String),
) -> Option<String> {
    let names: Vec<String> = look
        .asked()
        .map(|chair| bold(look.name(&chair.player)))
        .collect();
    let told = args![
        "names" => words.list(&names),
        "key" => button,
        "when" => until(words, look, at)
    ];
    (!names.is_empty()).then(|| words.with(sentence, told))
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
        let need = words.coins(look.terms.to_be_dealt_in());
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
        // Only buttons that are there are named.
        let sentence = match (others, is_full(look), helps(look, missing)) {
            ("hand-missing", ..) | (_, true, _) => "hand-missing",
            (_, false, false) => "lobby-missing-join",
            (others, false, true) => others,
        };
        let (join, fill) = (words.say("key-join"), words.say(fill_label(look)));
        lines.push(words.with(
            sentence,
            args!["missing" => left, "join" => join, "fill" => fill],
        ));
    }
    lines.join("\n")
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
    lines.extend(carried(words, look));
    lines
}

/// A pot waiting for the next deal.
pub fn carried(words: &Words, look: &Look) -> Option<String> {
    (look.carried > Coins::ZERO).then(|| {
        let pot = words.coins(look.carried);
        words.with("lobby-carried", args!["pot" => pot])
    })
}

/// Who play together in the next deals: by a draw, by the host's choice, or by one of both to come (RULES.md TR-6).
pub fn partners(words: &Words, look: &Look) -> Option<String> {
    let deals = look.terms.variant.deals_between_draws()?;
    let Some(draw) = &look.draw else {
        let key = if look.solo {
            "lobby-draw"
        } else {
            "lobby-draw-host"
        };
        let told = words.with(key, args!["deals" => deals]);
        return Some(next_pair(words, look).unwrap_or(told));
    };
    let told = if draw.cards.is_empty() {
        words.with(
            "lobby-chosen",
            args!["deal" => draw.deal, "deals" => draw.deals],
        )
    } else {
        drawn(words, look, draw)
    };
    let lines = [Some(told), sides(words, look), next_pair(words, look)];
    Some(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Who play together once partners would be drawn again, as the host chose.
pub fn next_pair(words: &Words, look: &Look) -> Option<String> {
    let deals = look.terms.variant.deals_between_draws()?;
    let is_on = matches!(look.scene, Scene::Playing(_));
    let serves_now = |draw: &Drawn| draw.cards.is_empty() && draw.deal == 1 && !is_on;
    let pair = look.pair.as_ref()?;
    if look.draw.as_ref().is_some_and(serves_now) {
        return None;
    }
    let names = pair.iter().map(|player| bold(look.name(player)));
    let names = words.list(&names.collect::<Vec<_>>());
    Some(words.with("lobby-pair", args!["names" => names, "deals" => deals]))
}

/// The cards drawn for partners, and for how long.
fn drawn(words: &Words, look: &Look, draw: &Drawn) -> String {
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
    words.with(
        "lobby-drawn",
        args!["drawn" => words.row(&drawn), "deal" => draw.deal, "deals" => draw.deals],
    )
}

/// The sides as the members sit now.
pub fn sides(words: &Words, look: &Look) -> Option<String> {
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
