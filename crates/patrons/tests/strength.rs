//! Patrons are better than chance, in every game.
#![allow(clippy::unwrap_used)]

mod kit;

use rules::Variant;

/// One patron among players who act at random wins coins from them, in every game and edition
/// (sides: with a partner who acts at random too).
/// Their mean must lie five standard errors above nothing, a matter of one in three million;
/// the seeds are fixed, so that it is so every time.
#[test]
fn a_patron_is_better_than_chance() {
    let editions = Variant::all().into_iter();
    for variant in editions.filter(|variant| variant.options().is_empty()) {
        let seats = variant.usual_seats();
        // Five tricks, and a quarter of the deals won by Death, leave much to luck.
        let sessions = if variant.game() == "triomphe" {
            12_000
        } else {
            600
        };
        let sample = kit::patron_among_random(variant, seats, sessions);
        println!(
            "{variant}, {seats} seats: {:+.2} stakes a session, ±{:.2}",
            sample.mean, sample.error
        );
        assert!(
            sample.mean > 5.0 * sample.error,
            "{variant}: {:.2} stakes a session, ±{:.2}",
            sample.mean,
            sample.error
        );
    }
}
