//! A table with everything changed that one viewer may not know, so that what they see must stay the same. The
//! simulator asks this too.

use ids::{MemberId, Millis};
use rules::{Card, CardSet, Chance, Deal, Seat, Viewer};
use shuffle::{Cut, Seed};
use table::{Answer, Chairs, Nature, Phase, Table};

/// Everyone who acts for a seat, and `None`, who sees what a bystander sees.
pub fn viewers(table: &Table) -> Vec<(Option<MemberId>, Viewer)> {
    let seats = table
        .playing()
        .map_or(0, |playing| playing.hands.chairs.len());
    let seats = Seat::all(seats).filter_map(|seat| {
        let member = table.state.sitter(seat)?.actor()?;
        Some((Some(member), Viewer::Seat(seat)))
    });
    seats.chain([(None, Viewer::Bystander)]).collect()
}

/// The same table with other cards.
pub fn with_cards(table: &Table, cards: &Deal) -> Table {
    let mut other = table.clone();
    if let Phase::Playing(playing) = &mut other.state.phase {
        playing.cards = cards.clone();
    }
    other
}

/// The same table with everything changed that this viewer may not know: the other seats' answers and whether they
/// gave any, what is left of their time, how patrons play, the deal before, seeds, and cuts not shown yet.
pub fn otherwise(table: &Table, viewer: Viewer, chance: &mut Chance) -> Table {
    let mut other = table.clone();
    let is_question = table.is_question();
    if let Phase::Playing(playing) = &mut other.state.phase {
        let hands = &mut playing.hands;
        let seats = Seat::all(hands.chairs.len());
        for seat in seats.filter(|seat| viewer != Viewer::Seat(*seat)) {
            hands.banks[seat.index()] = Millis(chance.below(60_000).into());
            hands.missed.insert(seat);
            match is_question && chance.below(2) == 0 {
                true => hands.answers.insert(seat, answer(chance)),
                false => hands.answers.remove(&seat),
            };
        }
        other.finished = None;
    }
    let mut sitters = Vec::from(other.state.chairs);
    for sitter in &mut sitters {
        sitter.nature = Some(Nature("else".to_owned()));
    }
    other.state.chairs = Chairs::from(sitters);
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
    other
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
