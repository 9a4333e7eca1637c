//! The card points that everybody can count while a deal is on.
#![allow(clippy::unwrap_used)]

use rules::{Card, Outcome, Seat, Simulation, Variant, Viewer, at_random};

/// Whoever has no discard ends with the points of their tricks; the dealer with those and the discard. Where the dealer
/// changes the Fool for a card, that one may come from the discard, so such deals say nothing here.
#[test]
fn the_points_counted_at_the_table_are_those_of_the_end_but_for_the_discard() {
    let mut counted = 0;
    for variant in Variant::all() {
        for &seats in variant.seats() {
            let simulation = Simulation::new(variant, variant.least_stake(), seats, 20, 5);
            for record in simulation.unwrap().records(at_random(5)) {
                let deal = record.unwrap().replay().unwrap();
                let table = deal.view(Viewer::Bystander);
                let Some(Outcome {
                    points: Some(points),
                    ..
                }) = deal.outcome()
                else {
                    let counts = variant.points_of(Default::default()).is_some();
                    assert_eq!(table.card_points().is_some(), counts, "{variant}");
                    continue;
                };
                let seen = table.card_points().unwrap();
                let (dealer, side) = (table.dealer, |seat| table.side(seat));
                let fools = table.played.iter().find(|(_, card)| *card == Card::FOOL);
                let is_dealers = |seat: Seat| {
                    seat == dealer || side(seat) == side(dealer) && side(seat).is_some()
                };
                if fools.is_some_and(|(player, _)| is_dealers(*player)) {
                    continue;
                }
                let all_tricks = table
                    .tricks
                    .iter()
                    .any(|(_, tricks)| usize::from(tricks) * seats == table.played.len());
                for (place, points) in points.iter().enumerate().filter(|_| !all_tricks) {
                    let seat = Seat::new(place).unwrap();
                    match is_dealers(seat) {
                        true => assert!(seen[seat] <= *points, "{variant}: {seen:?}"),
                        false => assert_eq!(seen[seat], *points, "{variant}: {seen:?}"),
                    }
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 300, "{counted}");
}
