//! The course of an evening in numbers: clicks, messages, edits.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{
    ASKED, OVER, act, asked, assert_says, hand, in_thread, leave_cards, lobby_of_two, play_until,
    public, said, with_button,
};
use sandbox::{Id, Message, Person};

/// The messages that only this person sees.
fn private(person: &Person, here: Id) -> Vec<Message> {
    let mut all = person.sees(here);
    all.retain(Message::ephemeral);
    all
}

#[tokio::test]
async fn one_command_and_one_click_put_cards_into_a_lone_hand() {
    let (inn, ann, here) = Inn::with_ann().await;
    for game in ["troccas", "scarto", "latriomphe", "trefeltromp"] {
        let answer = ann
            .slash(here, &format!("/triomphe start game:{game}"))
            .await
            .unwrap();
        let waiting = said(&answer);
        assert_says(&waiting, "press **Fill seats and deal** at the table");
        let lobby = with_button(&ann, here, "Fill seats and deal").await;
        ann.click_label(&lobby, "Fill seats and deal")
            .await
            .unwrap();
        // The message that answered the command becomes the hand.
        let own = answer.message().id();
        ann.until(here, |messages| {
            let hand = messages.iter().find(|message| message.id() == own)?;
            (!hand.all_text().contains("appear here")).then_some(())
        })
        .await;
        leave_cards(&ann, here).await;
    }
    inn.close().await;
}

#[tokio::test]
async fn who_joins_gets_the_cards_in_the_answer_without_another_click() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    ann.slash(
        here,
        "/triomphe start game:triomphe vieville computer-players:2",
    )
    .await
    .unwrap();
    let lobby = inn.table_says(&ann, "3. **").await;
    let joined = ben.click_label(&lobby, "Join").await.unwrap();
    assert_says(&said(&joined), "You joined");
    assert_says(&said(&joined), "Your cards will appear here");
    let lobby = inn.table_says(&ann, "4. **Ben**").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let dealt = [ASKED, &["to play", OVER]].concat();
    let bens = hand(&ben, here, &dealt).await;
    assert_eq!(bens.id(), joined.message().id());
    // One message for everybody and one hand each: Ann's earlier one was removed.
    ann.until(here, |messages| {
        let private = messages.iter().filter(|m| m.ephemeral()).count();
        (private == 1).then_some(())
    })
    .await;
    assert_eq!(private(&ben, here).len(), 1);
    inn.table_says(&ann, "to play").await;
    let tables = public(&ann, here);
    assert_eq!(tables.len(), 1);
    inn.close().await;
}

#[tokio::test]
async fn who_leaves_a_lobby_has_nothing_left_of_it() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let lobby = lobby_of_two(&ann, &ben, here, "/triomphe start computer-players:2").await;
    ben.click_label(&lobby, "Leave").await.unwrap();
    ben.until(here, |messages| {
        messages.iter().all(|m| !m.ephemeral()).then_some(())
    })
    .await;
    inn.close().await;
}

/// A deal of Triomphe Forcée with five cards each, by the hand alone.
#[tokio::test]
async fn a_lone_players_deal_takes_a_click_a_card_and_one_message_for_all() {
    let (inn, ann, here) = Inn::with_ann().await;
    let answer = ann
        .slash(here, "/triomphe start game:triomphe vieville")
        .await
        .unwrap();
    let hand_id = answer.message().id();
    let lobby = with_button(&ann, here, "Fill seats and deal").await;
    ann.click_label(&lobby, "Fill seats and deal")
        .await
        .unwrap();
    let mut clicks = 0;
    while let Some(seen) = asked(&ann, here).await {
        assert_eq!(seen.id(), hand_id, "the hand is changed in place");
        act(&ann, &seen).await;
        clicks += 1;
    }
    assert_eq!(hand(&ann, here, &[OVER]).await.id(), hand_id);
    // Five cards take five clicks; fewer if most tricks are decided early or Death was dealt.
    assert!(clicks <= 5, "{clicks}");
    // The table's message is the only one: no reminder, no notice.
    inn.table_says(&ann, "My result").await;
    assert_eq!(public(&ann, here).len(), 1, "{:#?}", public(&ann, here));
    assert_eq!(private(&ann, here).len(), 1);
    let posted = inn
        .sandbox
        .requests()
        .iter()
        .filter(|request| request.method == "POST" && request.path.ends_with("/messages"))
        .count();
    assert_eq!(posted, 1);
    inn.close().await;
}

/// Nobody presses anything between two deals.
#[tokio::test]
async fn the_next_deal_comes_into_the_hand_that_lies_open() {
    let (inn, ann, here) = Inn::with_ann().await;
    // In Scarto no card ends a deal at once.
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    let over = |seen: &Message| seen.all_text().contains(OVER);
    let seen = play_until(&ann, here, &mut Done::new(), over).await;
    let table = with_button(&ann, here, "Next deal").await;
    ann.click_label(&table, "Next deal").await.unwrap();
    let next = hand(&ann, here, ASKED).await;
    assert_eq!(next.id(), seen.id());
    inn.close().await;
}

#[tokio::test]
async fn a_table_in_a_thread_of_its_own_is_put_away_with_it_and_comes_back() {
    let (inn, ann, here) = Inn::with_ann().await;
    let thread = in_thread(
        &ann,
        here,
        "/triomphe start game:scarto thread:true computer-players:2",
    )
    .await;
    // One message in the channel, with the thread; the table is inside the thread.
    assert_eq!(public(&ann, here).len(), 1);
    assert!(public(&ann, here)[0].content().contains("Scarto"));
    let ready = |messages: &[Message]| {
        let mut all = messages.iter();
        all.find(|m| m.all_text().contains("Ready! Anyone"))
            .cloned()
    };
    ann.until(thread, ready).await;
    ann.slash(thread, "/triomphe close").await.unwrap();
    inn.sandbox
        .until(|sandbox| (sandbox.archived(thread) == Some(true)).then_some(()))
        .await;
    let closed = with_button(&ann, thread, "Play again").await;
    ann.click_label(&closed, "Play again").await.unwrap();
    ann.until(thread, ready).await;
    inn.sandbox
        .until(|sandbox| (sandbox.archived(thread) == Some(false)).then_some(()))
        .await;
    inn.close().await;
}

/// A server that prefers threads, on a Discord that allows this many.
async fn preferring_threads(threads: usize) -> (Inn, Person, Id) {
    let limits = sandbox::Limits {
        threads,
        ..sandbox::Limits::default()
    };
    let inn = Inn::open_within(limits, |config| config).await;
    let (gwen, here) = (inn.game_master("Gwen"), inn.sandbox.channel());
    let setup = gwen.slash(here, "/tavern setup").await.unwrap();
    let tables = gwen.click_label(setup.message(), "Tables").await.unwrap();
    let choice = ["thread"];
    gwen.select(tables.message(), "s:place", &choice)
        .await
        .unwrap();
    (inn, gwen, here)
}

#[tokio::test]
async fn a_table_stands_in_the_channel_where_discord_allows_no_more_threads() {
    let (inn, gwen, here) = preferring_threads(0).await;
    gwen.slash(here, "/triomphe start game:scarto computer-players:2")
        .await
        .unwrap();
    with_button(&gwen, here, "Deal").await;
    // The announcement of the thread was deleted.
    assert_eq!(public(&gwen, here).len(), 1);
    inn.close_after(&["160006"]).await;
}

#[tokio::test]
async fn a_voice_channel_has_tables_and_no_threads() {
    let (inn, gwen, _) = preferring_threads(100).await;
    let room = sandbox::Room::Voice("bar".to_owned());
    let bar = inn.sandbox.add_room(inn.sandbox.server(), &room, None);
    let refused = gwen
        .slash(bar, "/triomphe start game:scarto thread:true")
        .await
        .unwrap();
    assert_says(&said(&refused), "This type of channel has no threads");
    gwen.slash(bar, "/triomphe start game:scarto computer-players:2")
        .await
        .unwrap();
    with_button(&gwen, bar, "Deal").await;
    inn.close().await;
}
