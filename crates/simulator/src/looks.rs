//! What a viewer's look shows does not change when everything is changed that they may not know.

#[path = "../../table/tests/hidden/mod.rs"]
mod hidden;
#[path = "../../rules/tests/kit/resample.rs"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    reason = "the rules' tests look at events too"
)]
mod resample;

use crate::counts::Counts;
use hidden::{otherwise, viewers, with_cards};
use ids::{MemberId, Millis, Moment};
use rules::{Card, CardSet, Chance};
use table::{Look, LookContext, Phase, Reveal, Table};

/// Stands for everybody who was erased.
const ERASED: MemberId = MemberId(0);

const BESIDE: LookContext = LookContext {
    now: Moment(0),
    longest_pause: Millis::hours(1),
    session_is_over: false,
};

/// Compares the looks of everybody here, and of a bystander.
pub fn compare(table: &Table, chance: &mut Chance, counts: &mut Counts) -> Result<(), String> {
    for what in going_on(table) {
        *counts.looks.entry(what).or_default() += 1;
    }
    for (member, viewer) in viewers(table) {
        // The chairs of all who were erased have the same id, by which nobody looks.
        if member == Some(ERASED) {
            continue;
        }
        let seen = look(table, member)?;
        if look(&otherwise(table, viewer, chance), member)? != seen {
            return Err(format!("{viewer:?} sees what they may not know"));
        }
        let Some(playing) = table.playing() else {
            continue;
        };
        let mut differs = None;
        let dealt = resample::dealt_anew(&playing.cards, viewer, chance, |deal, _| {
            match look(&with_cards(table, deal), member) {
                Ok(other) if other == seen => {}
                other => differs = Some(format!("{other:?} and {seen:?}")),
            }
        });
        if let Some(differs) = differs {
            return Err(format!("{viewer:?} sees through the cards: {differs}"));
        }
        counts.dealt_anew += dealt as u64;
        let named = named(seen) & resample::hidden(&playing.cards, viewer);
        if !named.is_empty() {
            return Err(format!("{viewer:?} is told of {named:?}"));
        }
    }
    Ok(())
}

fn look(table: &Table, member: Option<MemberId>) -> Result<Look, String> {
    table.look(member, &BESIDE).map_err(|why| why.to_string())
}

/// The cards that a look names.
fn named(mut look: Look) -> CardSet {
    // Partners were drawn from another pack, before this one was dealt.
    look.draw = None;
    let text = format!("{look:?}");
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// What is going on, so that it can be seen that everything was looked at.
fn going_on(table: &Table) -> Vec<&'static str> {
    let state = &table.state;
    let phase = match &state.phase {
        Phase::Lobby => "lobby",
        Phase::Playing(_) if table.is_question() => "question",
        Phase::Playing(_) => "playing",
        Phase::Between => "between",
        Phase::Closed { .. } => "closed",
    };
    let also = [
        ("solo", state.solo),
        ("paused", state.orders.paused.is_some()),
        ("without a place", state.homeless.is_some()),
        ("cancellation proposed", state.orders.wish.is_some()),
        ("notices", !state.notices.is_empty()),
        (
            "shuffle to be cut",
            state.shuffle.as_ref().is_some_and(|shuffle| !shuffle.dealt),
        ),
        ("match", state.match_on.is_some()),
        ("pot carried", state.carried.is_some()),
        ("partners drawn", state.draw.is_some()),
        ("revealed with the session", state.reveal == Reveal::Session),
    ];
    let also = also.into_iter().filter(|(_, is)| *is).map(|(what, _)| what);
    [phase].into_iter().chain(also).collect()
}
