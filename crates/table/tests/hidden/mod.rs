//! A table with everything changed that one viewer may not know, so that what they see must stay the same. The
//! simulator asks this too.
//!
//! What is public is left as it is: all notices and remarks, who was invited, who is ready, who agreed to a
//! cancellation, and how long the viewer's own kind has paused.

use ids::{MemberId, Millis};
use rules::{Card, CardSet, Chance, Deal, Seat, Viewer};
use shuffle::{Cut, Seed};
use std::collections::BTreeSet;
use table::{Answer, Chairs, Finished, Hands, Nature, Phase, Reveal, Table};

/// A member who neither sits here nor ever has. A look knows no rank, so this is any game master, too.
pub const STRANGER: MemberId = MemberId(u64::MAX);

/// Stands for everybody who was erased.
const ERASED: MemberId = MemberId(0);

/// Whoever might look, whatever is going on, with what they see of the cards: everyone who sits here or acts for a
/// chair, the host, who was invited, made to leave or has played for a patron, a stranger, and last `None`, a
/// bystander.
pub fn viewers(table: &Table) -> Vec<(Option<MemberId>, Viewer)> {
    let state = &table.state;
    let mut members: BTreeSet<MemberId> = state.chairs.iter().filter_map(|s| s.actor()).collect();
    members.extend(state.members());
    members.extend([state.host, STRANGER]);
    members.extend(state.invited.iter().chain(&state.orders.shown_out));
    members.extend(state.match_on.iter().flat_map(|on| &on.played_for));
    // The chairs of all who were erased have the same id, by which nobody looks.
    members.remove(&ERASED);
    let seen = |member| {
        let chair = state.chair_of_member(member)?;
        Some(Viewer::Seat(table.playing()?.hands.seat_of(chair)?))
    };
    let members = members.into_iter();
    let members = members.map(|member| (Some(member), seen(member).unwrap_or(Viewer::Bystander)));
    members.chain([(None, Viewer::Bystander)]).collect()
}

/// The same table with other cards.
pub fn with_cards(table: &Table, cards: &Deal) -> Table {
    let mut other = table.clone();
    if let Phase::Playing(playing) = &mut other.state.phase {
        playing.cards = cards.clone();
    }
    other
}

/// The last deal, if it is shown now and its cards stay closed until its session is over, or its table closes.
pub fn closed_deal(table: &Table) -> Option<&Finished> {
    let is_closed = match table.state.reveal {
        Reveal::Deal => false,
        Reveal::Session => table.playing().is_none(),
        Reveal::Table => matches!(table.state.phase, Phase::Lobby | Phase::Between),
    };
    table.finished.as_ref().filter(|_| is_closed)
}

/// The same table after a last deal with other cards.
pub fn after_cards(table: &Table, cards: &Deal) -> Table {
    let mut other = table.clone();
    if let Some(finished) = &mut other.finished {
        finished.deal = cards.clone();
    }
    other
}

/// The same table with everything changed that this viewer may not know: the other seats' answers and whether they
/// gave any, what is left of their time, how patrons play, during a deal the one before, seeds, cuts not shown yet, who
/// was made to leave, who else agreed to a cancellation that is not theirs, and how long others may pause.
pub fn otherwise(
    table: &Table,
    (member, viewer): (Option<MemberId>, Viewer),
    chance: &mut Chance,
) -> Table {
    let mut other = table.clone();
    let is_question = table.is_question();
    if let Phase::Playing(playing) = &mut other.state.phase {
        let seats = Seat::all(playing.hands.chairs.len());
        for seat in seats.filter(|seat| viewer != Viewer::Seat(*seat)) {
            // Combinations can be shown beforehand.
            let can_decide = playing.cards.view(Viewer::Seat(seat)).to_declare();
            let may_answer = is_question || can_decide.is_some();
            change_hands(&mut playing.hands, seat, may_answer, chance);
        }
        other.finished = None;
    }
    let mut occupants = Vec::from(other.state.chairs);
    for occupant in &mut occupants {
        occupant.nature = Some(Nature("else".to_owned()));
        // Everybody sees that somebody is taken for absent, not how soon they will be.
        if occupant.is_present() {
            occupant.absences = chance.below(3) as u8;
        }
    }
    other.state.chairs = Chairs::from(occupants);
    other.seed = Some(Seed::new([7; 32]));
    if let Some(shuffle) = other
        .state
        .shuffle
        .as_mut()
        .filter(|shuffle| !shuffle.dealt)
    {
        for cut in shuffle.cuts.iter_mut().flatten() {
            *cut = Cut::Depth(13);
        }
    }
    let sits = member.is_some_and(|member| table.state.sits_or_played(member));
    let orders = &mut other.state.orders;
    orders.shown_out.push(MemberId(u64::MAX - 1));
    if let Some(wish) = &mut orders.wish {
        wish.agreed.push(MemberId(u64::MAX - 1));
    }
    if let Some(paused) = &mut orders.paused {
        paused.left = Millis(chance.below(60_000).into());
        paused.granted = Millis(chance.below(60_000).into());
    }
    if sits {
        orders.gm_paused_ms = Millis(chance.below(60_000).into());
    }
    other
}

/// Changes what only this seat's holder may know.
fn change_hands(hands: &mut Hands, seat: Seat, may_answer: bool, chance: &mut Chance) {
    hands.banks[seat.index()] = Millis(chance.below(60_000).into());
    for seats in [&mut hands.missed, &mut hands.answered] {
        match chance.below(2) {
            0 => seats.insert(seat),
            _ => seats.remove(&seat),
        };
    }
    if may_answer && chance.below(2) == 0 {
        hands.answers.insert(seat, answer(chance))
    } else {
        hands.answers.remove(&seat)
    };
}

/// An answer to either question.
fn answer(chance: &mut Chance) -> Answer {
    let card = CardSet::single(Card::FOOL);
    let answers = [
        Answer::Show(card),
        Answer::Hide,
        Answer::Rob(card),
        Answer::Leave,
        Answer::Ready,
    ];
    answers[chance.below(5) as usize]
}
