//! The bot is asked to end while it is busy: it ends in time, everything committed is kept, and everybody who can be
//! answered is answered.

use crate::process::{Process, Signal};
use crate::screens::Hand;
use sandbox::{Limits, Silence};
use std::time::Duration;

/// What the bot logs with the number of people it left unanswered.
const UNANSWERED: &str = "unanswered=";

/// A bot whose people wait as long as a test takes for an answer.
async fn patient() -> Process {
    let limits = Limits {
        first_answer: Duration::from_secs(600),
        ..Limits::default()
    };
    Process::within(limits, &[]).await
}

#[tokio::test]
async fn who_waits_is_answered_before_the_bot_ends() {
    for signal in [Signal::Interrupt, Signal::Terminate] {
        let mut process = patient().await;
        let [ann, ben] = ["Ann", "Ben"].map(|name| process.sandbox.add_person(name));
        let table = process.seat(&[&ann], "stake:5 computer-players:2").await;
        let (before, _) = process.purse(&ann).await;
        process.sandbox.faults().set_silent(Silence::Silent);
        let line = format!("/coins pay member:<@{}> coins:7", ben.id());
        let end = async {
            process.until_unheard(2).await;
            process.ask_to_end(signal);
            // It has left the gateway and does nothing else any more.
            process.until_logged("waiting=2", 1).await;
            process.sandbox.faults().set_silent(Silence::Answering);
        };
        let (paid, joined, ()) = tokio::join!(
            ann.slash(process.here(), &line),
            ben.click_label(&table.message, "Join"),
            end
        );
        assert!(paid.is_ok(), "{signal:?}: {paid:?}");
        assert!(joined.is_ok(), "{signal:?}: {joined:?}");
        assert!(process.ended().await.success(), "{}", process.log());
        assert!(!process.log().contains(UNANSWERED), "{}", process.log());
        process.start().await;
        assert_eq!(process.purse(&ann).await.0, before - 7);
        process.close().await;
    }
}

#[tokio::test]
async fn while_discord_does_not_answer_the_bot_ends_and_says_whom_it_left_unanswered() {
    let mut process = patient().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| process.sandbox.add_person(name));
    let (before, _) = process.purse(&ann).await;
    process.sandbox.faults().set_silent(Silence::Silent);
    let line = format!("/coins pay member:<@{}> coins:7", ben.id());
    tokio::select! {
        answer = ann.slash(process.here(), &line) => panic!("{answer:?}"),
        () = process.until_unheard(1) => {}
    }
    assert!(process.end(Signal::Terminate).await.success());
    assert!(process.log().contains("unanswered=1"), "{}", process.log());
    // Everything committed is kept, whether it was announced or not.
    process.sandbox.faults().set_silent(Silence::Answering);
    process.start().await;
    assert_eq!(process.purse(&ann).await.0, before - 7);
    process.close().await;
}

#[tokio::test]
async fn while_discord_does_not_answer_at_the_start_the_bot_ends_at_once() {
    let mut process = Process::open().await;
    process.stop().await;
    process.sandbox.faults().set_silent(Silence::Silent);
    process.launch();
    let asked = |sandbox: &sandbox::Sandbox| sandbox.faults().unheard("GET", "/") > 0;
    process.sandbox.until(|s| asked(s).then_some(())).await;
    assert!(process.end(Signal::Interrupt).await.success());
    process.close().await;
}

#[tokio::test]
async fn while_hands_are_drawn_and_patrons_think_the_bot_ends_and_the_deal_goes_on_later() {
    for signal in [Signal::Interrupt, Signal::Terminate] {
        let mut process = Process::open().await;
        let ann = process.sandbox.add_person("Ann");
        let table = process
            .seat_at(&[&ann], "/triomphe start game:troccas computer-players:3")
            .await;
        process.press(&ann, &table.message, "Deal").await;
        assert!(process.end(signal).await.success(), "{}", process.log());
        process.must_be_in_order();
        process.start().await;
        let hand = process.slash(&ann, "/triomphe hand").await;
        assert!(Hand::read(&hand).is_some(), "{hand:?}");
        process.close().await;
    }
}
