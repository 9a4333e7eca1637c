//! The coins required for a seat are what the bank holds.

use house::OperatorSettings;
use pages::{STARTING, Settings, usual_stake};
use rules::{Coins, Seat, Setup, Variant};
use table::Terms;

/// If less were required, a deal could begin that its players cannot cover.
#[test]
fn every_seat_of_every_deal_risks_what_was_asked_for() {
    for variant in Variant::all() {
        for stake in [variant.least_stake(), Coins::MOST_STAKE] {
            if variant.purse(stake).is_some() {
                continue;
            }
            let turn_seconds = 60;
            let terms = Terms {
                variant,
                stake,
                turn_seconds,
                coins: Default::default(),
            };
            for &seats in variant.seats() {
                for dealer in Seat::all(seats) {
                    let setup = Setup::new(variant, stake, seats, dealer).unwrap();
                    let held: Vec<Coins> = Seat::all(seats).map(|it| setup.max_loss(it)).collect();
                    let risk = terms.at_risk();
                    assert!(
                        held.iter().all(|held| *held <= risk),
                        "{variant} for {seats}"
                    );
                    // In Troggu a declarer pays each of the others, so a small table risks less.
                    if seats == terms.most() {
                        assert!(held.iter().all(|held| *held == risk), "{variant}");
                    }
                }
            }
        }
    }
}

/// A server's default starting coins cover ten worst-case deals of any game at its usual stake.
#[test]
fn the_defaults_cover_ten_worst_deals_of_every_edition() {
    let (settings, house) = (Settings::default(), OperatorSettings::default());
    assert_eq!(
        (STARTING, settings.starting(&house.defaults)),
        (Coins(2_500), Coins(2_500))
    );
    assert_eq!(settings.allowance, Coins(1_000));
    let stakes = ["triomphe", "swiss", "latriomphe", "trefeltromp", "mitigati"];
    assert_eq!(stakes.map(usual_stake), [25, 50, 50, 5, 1].map(Coins));
    for variant in Variant::all() {
        let terms = Terms {
            variant,
            stake: settings.usual_stake(variant.game()),
            turn_seconds: 60,
            coins: Default::default(),
        };
        assert_eq!(terms.check(), Ok(terms));
        let worst = match settings.offered_purse(&house.defaults, &terms) {
            Some(purse) => purse,
            None => terms.at_risk(),
        };
        assert!(10 * worst.0 <= STARTING.0, "{variant} can cost {worst:?}");
    }
}
