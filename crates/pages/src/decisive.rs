//! Which trick of a deal mattered most.

use rules::{Ended, Seat, View};

/// In games of card points, the trick that brought its winner the most (the first of several): its number, counted from
/// 1, those points, and who won it.
pub fn dearest(view: &View) -> Option<(u32, i32, Seat)> {
    let mut dearest: Option<(u32, i32, Seat)> = None;
    for (number, trick) in (1..).zip(view.completed()) {
        let points = view.trick_points(number)?;
        if dearest.is_none_or(|(_, most, _)| points > most) {
            dearest = Some((u32::try_from(number).ok()?, points, trick.winner?));
        }
    }
    dearest
}

/// The trick that decided a finished deal, counted from 1: where card points are counted, the dearest; where tricks
/// are, the one that put the winner ahead for good; where three tricks win, the third. `None` where no trick did.
pub fn decisive(view: &View) -> Option<u32> {
    match view.outcome.as_ref()?.ended {
        Ended::Played | Ended::Solo | Ended::Each | Ended::Taken | Ended::Misere => {
            dearest(view).map(|(number, ..)| number)
        }
        Ended::Tricks | Ended::Most => ahead_for_good(view),
        Ended::Three => u32::try_from(view.completed().len()).ok(),
        _ => None,
    }
}

/// The trick after which the lead never changed again. Of those with equally many tricks, the first to have them leads.
fn ahead_for_good(view: &View) -> Option<u32> {
    let mut won = vec![0; view.seats];
    let mut lead: Option<(usize, u32)> = None;
    for (number, trick) in (1..).zip(view.completed()) {
        let winner = trick.winner?;
        let party = view.side(winner).unwrap_or(winner.index());
        won[party] += 1;
        if lead.is_none_or(|(leader, _)| leader != party && won[party] > won[leader]) {
            lead = Some((party, number));
        }
    }
    lead.map(|(_, number)| number)
}
