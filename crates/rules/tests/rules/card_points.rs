//! The card points that everybody can count while a deal is on.
#![allow(clippy::unwrap_used)]

use rules::{BySeat, Card, Outcome, Rank, Record, Seat, Simulation, Variant, Viewer, at_random};

/// Whoever has no discard ends with the points of their tricks; the dealer, or who declared, with those and the discard.
/// Where they change the Fool for a card, that one may come from the discard, so such deals say nothing here.
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
                // French Tarot counts nothing in the open before the end (RULES.md JT-21).
                let Some(seen) = table.card_points() else {
                    assert_eq!(variant.game(), "tarot");
                    continue;
                };
                let dealer = table.declarer().unwrap_or(table.dealer);
                let side = |seat| table.side(seat);
                let fools = table.played.iter().find(|(_, card)| *card == Card::FOOL);
                let is_dealers = |seat: Seat| {
                    seat == dealer || side(seat) == side(dealer) && side(seat).is_some()
                };
                if fools.is_some_and(|(player, _)| is_dealers(*player)) {
                    continue;
                }
                let points_of_sides = points.len() < seats;
                let all_tricks = table
                    .tricks
                    .iter()
                    .any(|(_, tricks)| usize::from(tricks) * seats == table.played.len());
                for (place, points) in points.iter().enumerate().filter(|_| !all_tricks) {
                    let is_at = |seat: &Seat| match side(*seat) {
                        Some(side) if points_of_sides => side == place,
                        _ => seat.index() == place,
                    };
                    let seat = (0..seats).filter_map(Seat::new).find(is_at).unwrap();
                    if is_dealers(seat) {
                        assert!(seen[seat] <= *points, "{variant}: {seen:?}")
                    } else {
                        assert_eq!(seen[seat], *points, "{variant}: {seen:?}")
                    }
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 300, "{counted}");
}

/// RULES.md SC-1, SC-5: three cards count two less than their values; of a trick with the Fool, the winner gets the other
/// two, which count one less.
#[test]
fn a_trick_of_scarto_brings_its_winner_all_but_the_fool() {
    let value = |card: Card| match (card.rank(), card) {
        (_, Card::ANGEL | Card::MAGICIAN) | (Some(Rank::King), _) => 5,
        (Some(Rank::Queen), _) => 4,
        (Some(Rank::Knight), _) => 3,
        (Some(Rank::Jack), _) => 2,
        _ => 1,
    };
    let (mut with_fool, mut all) = (0, 0);
    for variant in Variant::all()
        .into_iter()
        .filter(|it| it.game() == "scarto")
    {
        let simulation = Simulation::new(variant, variant.least_stake(), 3, 20, 5);
        for record in simulation.unwrap().records(at_random(5)) {
            let deal = record.unwrap().replay().unwrap();
            let table = deal.view(Viewer::Bystander);
            for (number, trick) in (1..).zip(table.completed()) {
                let cards = trick.cards.iter().map(|(_, card)| *card);
                let values: i32 = cards
                    .clone()
                    .filter(|it| *it != Card::FOOL)
                    .map(value)
                    .sum();
                let fool = cards.into_iter().any(|card| card == Card::FOOL);
                let less = if fool { 1 } else { 2 };
                assert_eq!(table.trick_points(number), Some(values - less), "{trick:?}");
                with_fool += u32::from(fool);
                all += 1;
            }
            assert_eq!(table.trick_points(0), None);
            assert_eq!(table.trick_points(table.completed().len() + 1), None);
        }
    }
    assert!(with_fool > 10 && all > 300, "{with_fool} of {all}");
}

/// But for whoever played the Fool, and the one who won it.
#[test]
fn what_the_tricks_bring_is_what_is_counted() {
    let mut counted = 0;
    for variant in Variant::all() {
        let seats = variant.usual_seats();
        let simulation = Simulation::new(variant, variant.least_stake(), seats, 10, 5);
        for record in simulation.unwrap().records(at_random(5)) {
            let deal = record.unwrap().replay().unwrap();
            let table = deal.view(Viewer::Bystander);
            let Some(points) = table.card_points() else {
                assert_eq!(table.trick_points(1), None, "{variant}");
                continue;
            };
            let mut brought = BySeat::<i32>::new(seats);
            let mut moved = Vec::new();
            for (number, trick) in (1..).zip(table.completed()) {
                let winner = trick.winner.unwrap();
                let fool = trick.cards.iter().find(|(_, card)| *card == Card::FOOL);
                moved.extend(fool.into_iter().flat_map(|(player, _)| [*player, winner]));
                let of = |seat| table.side(seat).unwrap_or_else(|| Seat::index(seat));
                for seat in (0..seats).filter_map(Seat::new) {
                    if of(seat) == of(winner) {
                        brought[seat] += table.trick_points(number).unwrap();
                    }
                }
            }
            for (seat, brought) in brought.iter() {
                let side = table.side(seat);
                let near =
                    |other: &Seat| *other == seat || side.is_some() && table.side(*other) == side;
                if !moved.iter().any(near) {
                    assert_eq!(brought, points[seat], "{variant}");
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 50, "{counted}");
}

/// A worked deal, counted by hand (RULES.md 7, SC-1, SW-2). The Fool falls in trick 2 before its player has a trick; its
/// winner gives it back for a card of 1 point, so that trick is three cards of 1 point. Trick 6 is a queen, a knight and a
/// three, trick 8 a queen and two cards of 1 point.
#[test]
fn a_trick_of_swiss_tarot_counts_by_itself_however_early_the_fool_falls() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/cases/swiss-classic.jsonl"
    );
    let text = std::fs::read_to_string(path).unwrap();
    let record: Record = serde_json::from_str(text.lines().nth(2).unwrap()).unwrap();
    let table = record.replay().unwrap().view(Viewer::Bystander);
    assert_eq!(table.trick_points(8), Some(4));
    assert_eq!(table.trick_points(6), Some(6));
    assert_eq!(table.trick_points(2), Some(1));
}
