//! The players of a table, one line each, and their names.

use super::bets;
use super::fit::parts_of;
use super::names::bold;
use crate::cards;
use crate::said;
use crate::screen::Part;
use crate::words::{Words, args};
use pages::Look;
use rules::{CardSet, Coins, Seat, Stage, View};
use table::look::{Chair, Playing};
use table::{Player, Standing};

/// The chairs of a table under a heading.
pub fn part(words: &Words, look: &Look) -> Vec<Part> {
    let mut lines = lines(words, look, None);
    if lines.is_empty() {
        lines.push(words.say("seat-empty"));
    }
    parts_of(words, &words.say("seats-heading"), &lines)
}

/// The chairs of a table, with what each seat has in the current deal.
pub fn lines(words: &Words, look: &Look, playing: Option<&Playing>) -> Vec<String> {
    let chairs = look.chairs.iter().enumerate();
    chairs
        .map(|(at, chair)| {
            let facts = facts(words, look, playing, chair);
            let line = if facts.is_empty() {
                "seat-line-alone"
            } else {
                "seat-line"
            };
            let name = bold(look.name(&chair.player));
            words.with(
                line,
                args!["number" => at + 1, "name" => name, "facts" => facts.join(" · ")],
            )
        })
        .collect()
}

fn facts(words: &Words, look: &Look, playing: Option<&Playing>, chair: &Chair) -> Vec<String> {
    let mut facts = Vec::new();
    let seat = playing.and_then(|playing| seat_at(playing, chair));
    if let (Some(playing), Some(seat)) = (playing, seat) {
        facts.extend(in_deal(words, playing, seat));
    }
    if let Some(free) = look.free(chair.id) {
        facts.push(words.with("seat-free", args!["coins" => words.coins(free)]));
    }
    // A player with less than their purse is limited by what they have.
    let free = look.free(chair.id).unwrap_or(Coins(i64::MAX));
    let binds = |purse: &rules::Coins| seat.is_none() && *purse < free;
    if let Some(purse) = chair.purse.filter(binds) {
        facts.push(words.with("seat-own-purse", args!["coins" => words.coins(purse)]));
    }
    if let (Player::Member(person), Some(_)) = (&chair.player, look.character(&chair.player)) {
        // In a panel a mention pings nobody.
        let who = format!("<@{}>", person.member);
        facts.push(words.with("seat-character", args!["who" => who]));
    }
    match &chair.player {
        Player::Patron(_) if chair.played_by.is_some() => {
            facts.push(words.say("seat-played-by"));
        }
        Player::Patron(_) => facts.push(words.say("seat-patron")),
        Player::Member(person) if person.member == look.host => {
            facts.push(words.say("seat-host"));
        }
        Player::Member(_) => {}
    }
    let is_match = look.terms.variant.is_match();
    let not_dealt = playing.is_some() && seat.is_none();
    facts.extend(standing(words, chair, not_dealt, is_match));
    facts
}

/// Why a player may not simply be dealt in next, beside the result of a deal.
pub fn standing_between(words: &Words, look: &Look, chair: &Chair) -> Option<String> {
    standing(words, chair, false, look.terms.variant.is_match())
}

/// A chair's facts in the picture of a deal, for screen readers: without mentions, which are not names.
pub fn aloud(words: &Words, look: &Look, playing: &Playing, chair: &Chair) -> Vec<String> {
    let seat = seat_at(playing, chair);
    let mut facts = match seat {
        Some(seat) => in_deal(words, playing, seat),
        None => Vec::new(),
    };
    // In a betting game the purse of the deal is what counts.
    if seat.is_none() || playing.view.bets().is_none() {
        facts.extend(look.free(chair.id).map(|free| words.coins(free)));
    }
    let is_match = look.terms.variant.is_match();
    facts.extend(standing(words, chair, seat.is_none(), is_match));
    if chair.absent && chair.standing == Standing::In {
        facts.push(words.say("scene-away"));
    }
    facts
}

/// The seat of a chair in the current deal.
fn seat_at(playing: &Playing, chair: &Chair) -> Option<Seat> {
    Seat::all(playing.view.seats).find(|seat| playing.chair_of.get(seat.index()) == Some(&chair.id))
}

fn in_deal(words: &Words, playing: &Playing, seat: Seat) -> Vec<String> {
    let view = &playing.view;
    let mut facts = vec![words.with("seat-cards", args!["cards" => view.hand_sizes[seat]])];
    match view.bets() {
        Some(bets) => facts.extend(bets::at_seat(words, bets, seat)),
        // Nobody can have a trick before the first card.
        None if view.played.is_empty() => {}
        None => {
            facts.push(words.with("seat-tricks", args!["tricks" => view.tricks[seat]]));
            if let Some(points) = view.card_points() {
                facts.push(words.with("seat-points", args!["points" => points[seat]]));
            }
        }
    }
    if view.dealer == seat {
        facts.push(words.say("seat-dealer"));
    }
    facts.extend(said::now(view, seat).map(|word| said::at_seat(words, word)));
    let shown = shown_by(view, seat);
    if !shown.is_empty() {
        facts.push(words.with(
            "seat-shows",
            args!["cards" => cards::the_names(words, shown)],
        ));
    }
    facts
}

/// The cards of a seat's hand that everyone has seen: a talon too, until its taker has discarded.
pub fn shown_by(view: &View, seat: Seat) -> CardSet {
    if view.stage == Stage::Discard && view.declarer() == Some(seat) {
        return view.talk().map_or(CardSet::EMPTY, |talk| talk.talon);
    }
    let shown = view.shown.iter();
    let held = shown.filter(|shown| shown.0 == seat && !view.played.contains(shown));
    held.map(|(_, card)| *card).collect()
}

fn standing(words: &Words, chair: &Chair, not_dealt: bool, is_match: bool) -> Option<String> {
    Some(words.say(match chair.standing {
        Standing::In | Standing::Kept | Standing::Out | Standing::Away | Standing::Broke
            if chair.goes =>
        {
            if is_match {
                "seat-goes-match"
            } else {
                "seat-goes"
            }
        }
        Standing::In | Standing::Kept if chair.waits => "seat-waits",
        Standing::Kept => "seat-kept",
        Standing::In if not_dealt => "seat-not-dealt",
        Standing::In => return None,
        // Players of the current deal or match play it to its end.
        Standing::Out if chair.plays && is_match => "seat-out-match",
        Standing::Out if chair.plays => "seat-out-next",
        Standing::Out => "seat-out",
        Standing::Away => "seat-away",
        Standing::Broke => "seat-broke",
        Standing::LostEnough => "seat-lost-enough",
        Standing::Leaving if is_match => "seat-leaving-match",
        Standing::Leaving => "seat-leaving",
    }))
}
