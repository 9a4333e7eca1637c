//! Every game at every number of seats, deal after deal, with every click doubled and the bot restarted in between.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, refusal};
use house::{HouseError, Performed};
use ids::{MemberId, TableId};
use pages::HouseRefusal;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rules::{Coins, Stage, Variant};
use table::{Answer, Order, Refusal, Stretch, Terms, look::Scene};

const PEOPLE: [MemberId; 4] = [ANN, BOB, CYD, DAN];

#[tokio::test]
async fn every_game_is_played_at_a_table_with_every_click_doubled_and_restarts_in_between() {
    // Two of the fifteen match lengths are enough.
    let length = |variant: &Variant| match variant.options().get("target") {
        Some(target) => target == "2",
        None => true,
    };
    let variants = Variant::all().into_iter().filter(length);
    for (n, variant) in variants.enumerate() {
        for &seats in variant.seats() {
            let seed = (n * 100 + seats) as u64;
            session(variant, seats, seed).await;
        }
    }
}

/// Plays until at least three deals are over and no match is running.
async fn session(variant: Variant, seats: usize, seed: u64) {
    let mut chance = StdRng::seed_from_u64(seed);
    let mut evening = Evening::new(seed).await;
    let members = &PEOPLE[..chance.random_range(1..=seats.min(PEOPLE.len()))];
    let terms = Terms {
        variant,
        stake: variant.least_stake().max(Coins(2)),
        turn_seconds: 60,
        coins: Default::default(),
    };
    let table = evening
        .table_for(terms, members, seats - members.len())
        .await;
    loop {
        if chance.random_ratio(1, 40) {
            evening.restart(1_000).await;
        }
        evening.catch_up().await.unwrap();
        let look = evening.look(table, ANN).await;
        let asked = look.asked().filter_map(|chair| chair.actor());
        let others: Vec<MemberId> = asked.filter(|member| *member != ANN).collect();
        match look.table.scene {
            Scene::Playing(_) => act(&evening, table, members, &mut chance).await,
            Scene::Lobby(_) | Scene::Between(_) => {
                evening.audit().await;
                // The house never runs out of patrons, so the members must not run out of coins.
                for &member in members {
                    if evening.free(member).await < 5 * terms.at_risk().0 {
                        evening.grant(member, 10 * terms.at_risk().0).await;
                    }
                }
                if look.deals >= 3 && look.match_on.is_none() {
                    break;
                }
                // All agree to the next match; Ann is the last to do so.
                let deal = |shuffle| Order::Deal {
                    played: Some(look.deals),
                    shuffle,
                };
                for other in others {
                    evening.order(table, other, deal(None)).await.unwrap();
                }
                // Without one, a patron is about to take an empty seat.
                let shuffle = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
                let press = || evening.order(table, ANN, deal(shuffle));
                match press().await {
                    // The players have changed; the next press deals.
                    Ok(_)
                    | Err(HouseError::Refused(HouseRefusal::Table(Refusal::ShuffledAnew))) => {}
                    Err(trouble) => panic!("{variant}, seed {seed}: {trouble:#}"),
                }
                if shuffle.is_some() {
                    let again = refusal(press().await);
                    assert!(
                        matches!(
                            again,
                            HouseRefusal::Table(Refusal::DealIsOn)
                                | HouseRefusal::Table(Refusal::ShuffledAnew)
                        ),
                        "{variant}, seed {seed}: {again:?}"
                    );
                }
            }
            Scene::Closed(closed) => panic!("{variant}, seed {seed}: {:?}", closed.why),
        }
    }
    evening.close(table, ANN).await;
    evening.audit().await;
    for &member in members {
        assert_eq!(evening.on_hold(member).await, 0, "{variant}, seed {seed}");
    }
}

/// Lets the first member with anything to do act at random, with the click doubled.
async fn act(evening: &Evening, table: TableId, members: &[MemberId], chance: &mut StdRng) {
    for &member in members {
        let Some(playing) = evening.playing(table, member).await else {
            return;
        };
        let deal = playing.deal;
        if playing.clock.stretch == Stretch::Question {
            if !playing.answered {
                let nothing = match playing.view.stage {
                    Stage::Robbing { .. } => Answer::Leave,
                    _ => Answer::Hide,
                };
                let answer = [Answer::Ready, nothing][chance.random_range(0..2)];
                let press = || evening.order(table, member, Order::Answer { deal, answer });
                press().await.unwrap();
                assert_stale(press().await, evening.seed);
                return;
            }
        } else if playing.view.is_my_turn() {
            let act = playing.view.any_act(|n| chance.random_range(0..n));
            let act = act.unwrap();
            let mine = playing.chair_of[playing.seat.unwrap().index()];
            assert!(playing.awaited.contains(&mine), "{:?}", playing.view.turn);
            let asked = playing.asked;
            let press = || evening.order(table, member, Order::Act { deal, asked, act });
            let done = press().await;
            done.unwrap_or_else(|trouble| panic!("seed {}: {trouble:#}", evening.seed));
            assert_stale(press().await, evening.seed);
            return;
        }
    }
    panic!("nobody is asked anything; seed {}", evening.seed);
}

/// Asserts that the second press of a button did nothing.
fn assert_stale(again: Result<Performed, HouseError>, seed: u64) {
    match again {
        Err(HouseError::Refused(HouseRefusal::Table(Refusal::Stale { .. }))) => {}
        other => panic!("seed {seed}: {other:?}"),
    }
}
