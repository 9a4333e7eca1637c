//! A viewer's look stays the same when everything is changed that they may not know.

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
use hidden::{after_cards, closed_deal, otherwise, viewers, with_cards};
use ids::{MemberId, Millis, Moment};
use rules::{Card, CardSet, Chance, Deal, Seat, Viewer};
use std::collections::BTreeMap;
use table::{Look, LookContext, Phase, Recall, Reveal, Table};

/// Compares the looks of every kind of viewer.
pub fn compare(table: &Table, chance: &mut Chance, counts: &mut Counts) -> Result<(), String> {
    if let Some(playing) = table.playing() {
        is_out(&playing.cards)?;
    }
    for what in going_on(table) {
        *counts.looks.entry(what).or_default() += 1;
    }
    // Viewers who see the same cards are compared together: the hidden cards are dealt anew once for all of them.
    let mut together = BTreeMap::<_, Vec<_>>::new();
    for (member, viewer) in viewers(table) {
        let seen = look(table, member)?;
        let other = look(&otherwise(table, (member, viewer), chance), member)?;
        if other != seen {
            let who = format!("{member:?} as {viewer:?}");
            return Err(format!(
                "{who} sees what they may not know: {other:?} and {seen:?}"
            ));
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        together.entry(seat).or_default().push((member, seen));
    }
    for (seat, looks) in together {
        let viewer = seat.map_or(Viewer::Bystander, Viewer::Seat);
        if let Some(playing) = table.playing() {
            let anew = |deal: &Deal| with_cards(table, deal);
            counts.dealt_anew += other_cards(&playing.cards, viewer, &looks, anew, chance)?;
        } else if let Some(last) = closed_deal(table) {
            let anew = |deal: &Deal| after_cards(table, deal);
            counts.last_anew += other_cards(&last.deal, viewer, &looks, anew, chance)?;
        }
    }
    Ok(())
}

/// Checks that what everybody is told to be out is out: no seat holds a card that is gone, or one of a suit that it is
/// said to have none of, and every viewer is told the same.
fn is_out(deal: &Deal) -> Result<(), String> {
    let public = deal.view(Viewer::Bystander).out();
    for seat in Seat::all(deal.setup().seats()) {
        let view = deal.view(Viewer::Seat(seat));
        let holds = view.hand & (public.gone | public.lacks[seat]);
        if !holds.is_empty() || view.out() != public {
            return Err(format!(
                "{seat:?} holds {holds:?}, said to be out: {public:?}"
            ));
        }
    }
    Ok(())
}

/// Checks that these looks are the same with other hidden cards, and name no card that this viewer may not know.
fn other_cards(
    cards: &Deal,
    viewer: Viewer,
    looks: &[(Option<MemberId>, Look)],
    anew: impl Fn(&Deal) -> Table,
    chance: &mut Chance,
) -> Result<u64, String> {
    let mut differs = None;
    let dealt = resample::dealt_anew(cards, viewer, chance, |deal, _| {
        let other = anew(deal);
        for (member, seen) in looks {
            match look(&other, *member) {
                Ok(other) if other == *seen => {}
                other => differs = Some(format!("{other:?} and {seen:?}")),
            }
        }
    });
    if let Some(differs) = differs {
        return Err(format!("{viewer:?} sees through the cards: {differs}"));
    }
    let hidden = unseen(cards, viewer);
    for (member, seen) in looks {
        let mut seen = seen.clone();
        // Partners were drawn from another pack, before this one was dealt.
        seen.draw = None;
        let named = named(&format!("{seen:?}")) & hidden;
        if !named.is_empty() {
            return Err(format!("{member:?} as {viewer:?} is told of {named:?}"));
        }
    }
    Ok(dealt as u64)
}

/// What a look depends on besides the table. Whether the session is over makes no difference during a deal, or once the
/// cards of the last deal are open.
fn beside(table: &Table) -> LookContext {
    LookContext {
        now: Moment(0),
        longest_pause: Millis::hours(1),
        session_is_over: closed_deal(table).is_none(),
        house_language: None,
    }
}

fn look(table: &Table, member: Option<MemberId>) -> Result<Look, String> {
    let look = table.look(member, &beside(table));
    look.map_err(|why| why.to_string())
}

/// The cards of a deal that a viewer has never seen, without the one that was called in French Tarot: everybody knows
/// which it is.
pub fn unseen(cards: &Deal, viewer: Viewer) -> CardSet {
    let hidden = resample::hidden(cards, viewer);
    let called = cards.view(viewer).tarot().and_then(|own| own.called);
    called.map_or(hidden, |called| hidden.without(called))
}

/// The cards that a text names.
pub fn named(text: &str) -> CardSet {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// The situations that this table is in, to count that each was looked at.
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
        ("told what was played", state.recall == Recall::Told),
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
        ("revealed with the table", state.reveal == Reveal::Table),
        (
            "last deal kept closed",
            hidden::closed_deal(table).is_some(),
        ),
        (
            "later lobby",
            matches!(state.phase, Phase::Lobby) && state.deals > 0,
        ),
        (
            "closed after a deal",
            table.is_closed() && table.finished.is_some(),
        ),
    ];
    let also = also.into_iter().filter(|(_, is)| *is).map(|(what, _)| what);
    [phase].into_iter().chain(also).collect()
}
