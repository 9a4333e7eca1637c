//! Discord answers no requests for minutes, while its events still come: nobody loses a turn that they could not play.

use crate::inn::Inn;
use crate::matrix::{REFUSED, inn, nothing_is_held, rests_after};
use crate::party::Party;
use futures_util::future::join_all;
use ids::Millis;
use sandbox::{ActionError, FaultKind};
use std::time::Duration;

/// For how long a limit asks the bot to wait.
const MINUTES: Duration = Duration::from_secs(5 * 60);

/// What is left of a turn when it begins, in milliseconds: more than it takes to notice.
const LEFT: i64 = 20_000;

async fn on_turn(inn: &Inn) -> Party {
    let ann = inn.sandbox.add_person("Ann");
    let place = (inn.sandbox.channel(), None);
    let server = inn.sandbox.server();
    let party = Party::open(
        inn,
        server,
        place,
        vec![ann],
        "/triomphe start game:scarto computer-players:2",
    )
    .await;
    party.until_on_turn(inn, 2).await;
    party
}

async fn play_out(inn: Inn, party: &Party) {
    let deals = party.look(&inn).await.deals;
    party.play(&inn, &|look| rests_after(look, deals + 1)).await;
    party.close(&inn).await;
    let compared = party.compare(&inn).await;
    assert!(compared.acts > 2, "{compared:?}");
    nothing_is_held(&inn).await;
    inn.close_after(&REFUSED).await;
}

#[tokio::test]
async fn while_no_request_is_answered_the_clock_stands_from_the_first_on() {
    let kinds = [
        FaultKind::ServerError,
        FaultKind::UnavailablePage,
        FaultKind::GlobalLimit,
        FaultKind::Blocked,
        FaultKind::ResetBeforeEffect,
    ];
    join_all(kinds.map(async |kind| {
        let inn = inn().await;
        let party = on_turn(&inn).await;
        party.until_left(&inn, LEFT).await;
        let faults = inn.sandbox.faults();
        faults.cause("*", "", usize::MAX, kind.of_request(MINUTES).unwrap());
        let pressed = party.people[0]
            .slash(party.place.get(), "/triomphe hand")
            .await;
        assert_eq!(pressed.err(), Some(ActionError::NoAnswer), "{kind:?}");
        let stands = async |stands: bool| {
            let table = party.table;
            inn.known(async |tavern| {
                crate::party::pause().await;
                let look = tavern.look(table, None).await.unwrap();
                (look.stands().is_some() == stands).then_some(())
            })
            .await;
        };
        stands(true).await;
        inn.pass(Millis::hours(1).0).await;
        faults.clear();
        stands(false).await;
        let left = party.left(&inn).await;
        assert!(
            (LEFT - 3_000..=LEFT + 1_000).contains(&left),
            "{kind:?}: {left} ms are left of {LEFT}"
        );
        play_out(inn, &party).await;
    }))
    .await;
}

/// Discord exempts answers to interactions from it.
#[tokio::test]
async fn a_global_limit_of_minutes_holds_up_nobody_who_has_a_hand() {
    let inn = inn().await;
    let party = on_turn(&inn).await;
    let limit = FaultKind::GlobalLimit.of_request(MINUTES).unwrap();
    for method in ["GET", "POST", "PATCH", "DELETE"] {
        inn.sandbox
            .faults()
            .cause(method, "/channels/", usize::MAX, limit);
    }
    let deals = party.look(&inn).await.deals;
    party.play(&inn, &|look| rests_after(look, deals + 1)).await;
    assert!(inn.sandbox.faults().happened(limit) > 0);
    inn.sandbox.faults().clear();
    play_out(inn, &party).await;
}
