//! What is shown to a whole channel because somebody wanted it: a trick, a first win.

use crate::guests::{
    Company, assert_says, guest, hand, open, play_out, posted, press, private, room, terms,
};
use ids::DealId;
use interactions::guest::Guest;
use interactions::replay;
use pages::ReplayAt;
use screens::Permission;
use standin::{CHANNEL, Message, Room};

/// A deal of Scarto that Ann has played to its end.
async fn played(room: &Room, ann: &Guest) -> DealId {
    let terms = terms("scarto", "mcleod", 1);
    let (table, _) = open(room, ann, terms, Company::ComputerPlayers).await;
    play_out(room, &[ann], table).await;
    room.tavern.records.last_deal(table).await.unwrap().unwrap()
}

/// Presses the button, which is refused for this reason.
async fn refused(room: &Room, guest: &Guest, on: &Message, label: &str, why: &str) {
    let answer = room.press(guest, on, label).await.unwrap();
    assert_says(&answer.text(), why);
    assert!(posted(room, guest.channel).is_empty());
}

async fn decisive(room: &Room, ann: &Guest, deal: DealId) -> Message {
    let first = replay::replay(&room.responder, ann, deal, ReplayAt::Step(0)).await;
    let first = private(ann, first.unwrap());
    press(room, ann, &first, "Decisive trick").await
}

/// In a thread, posting is another permission; and where the bot may attach nothing, a trick goes without its picture.
#[tokio::test(start_paused = true)]
async fn a_trick_is_shared_only_where_both_may_write_and_not_again_and_again() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let deal = played(&room, &ann).await;
    let trick = decisive(&room, &ann, deal).await;
    assert_says(&trick.text(), "No trick was worth more than this one");
    let share = "Share this trick";
    let mut mute = ann.clone();
    mute.may_post = false;
    refused(
        &room,
        &mute,
        &trick,
        share,
        "you can’t post messages in this channel",
    )
    .await;
    for (permission, name) in [
        (Permission::Send, "Send Messages"),
        (Permission::SendInThreads, "Send Messages in Threads"),
        (Permission::Embed, "Embed Links"),
    ] {
        let mut here = ann.clone();
        here.lacking = vec![permission];
        let why = format!("Missing permissions: {name}");
        refused(&room, &here, &trick, share, &why).await;
    }
    let mut here = ann.clone();
    here.lacking_for_pictures = vec![Permission::Attach];
    let answer = press(&room, &here, &trick, share).await;
    assert_says(&answer.text(), "Everyone here can see the trick now");
    let shared = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&shared.text(), "Shared by Ann");
    assert_says(&shared.text(), "takes the trick");
    assert!(!shared.text().contains("Hands"), "no hand is shared");
    assert_eq!(shared.screen.picture, None);
    let again = press(&room, &ann, &trick, share).await;
    assert_says(&again.text(), "You shared a trick just now");
    // Whoever sees it can follow the deal from there, alone.
    let own = press(&room, &ben, &shared, "Replay").await;
    assert_eq!(own.only_for, Some(ben.member));
    assert_says(&own.text(), "takes the trick");
    let other = press(&room, &ben, &own, share).await;
    assert_says(&other.text(), "Everyone here can see the trick now");
}

#[tokio::test(start_paused = true)]
async fn a_first_win_is_told_its_winner_alone_until_they_share_it() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("triomphe", "tavern", 2);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    let won = loop {
        play_out(&room, &[&ann], table).await;
        let own = hand(&room, &ann, table).await;
        let public = room.table(table).await.unwrap().text();
        let tells = ["first time", "first win"]
            .iter()
            .any(|it| public.contains(it));
        assert!(!tells, "{public}");
        if own.text().contains("Your first win at") {
            break own;
        }
        let public = room.table(table).await.unwrap();
        room.press(&ann, &public, "Next deal").await.unwrap();
    };
    let share = "Share my win";
    let mut mute = ann.clone();
    mute.may_post = false;
    refused(&room, &mute, &won, share, "You can’t share your win here").await;
    let mut here = ann.clone();
    here.lacking = vec![Permission::Send];
    refused(
        &room,
        &here,
        &won,
        share,
        "Missing permissions: Send Messages",
    )
    .await;
    let shared = press(&room, &ann, &won, share).await;
    assert_says(&shared.text(), "Everyone here can see your win now");
    let shown = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&shown.text(), "Ann won at");
    assert_says(&shown.text(), "for the first time");
    let again = press(&room, &ann, &won, share).await;
    assert_says(&again.text(), "You shared something just now");
    // Another member's click on what they should not see shows nothing.
    let forged = room.press(&ben, &won, share).await.unwrap();
    assert!(forged.is_refusal(), "{}", forged.text());
    assert_eq!(posted(&room, CHANNEL).len(), 1);
}
