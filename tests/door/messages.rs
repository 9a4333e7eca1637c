//! A table's message: kept up to date, in view, and in place across restarts.

use crate::inn::Inn;
use crate::room::{act, hand, is_paid_out, lobby_of_two, own_turn, public, until_gone};
use ids::{GuildId, MemberId};
use sandbox::{Id, Message, Person};
use table::Order;

/// A table with Ann, Ben and two patrons, ready to deal.
async fn table_of_two(inn: &Inn, here: Id) -> (Person, Person, Message) {
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let line = "/triomphe start game:triomphe vieville computer-players:2";
    let lobby = lobby_of_two(&ann, &ben, here, line).await;
    (ann, ben, lobby)
}

fn public_tables(person: &Person, here: Id) -> Vec<Message> {
    let mut all = public(person, here);
    all.retain(is_table);
    all
}

fn is_table(message: &Message) -> bool {
    let has = |label| message.button(label).is_some();
    !message.ephemeral() && (has("Table…") || has("More…"))
}

#[tokio::test]
async fn a_buried_table_is_brought_back_alone() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let (ann, ben, lobby) = table_of_two(&inn, here).await;
    for line in ["ale!", "more ale!"] {
        ben.say(here, line).unwrap();
    }
    inn.hear(&ann, "/triomphe show", "shown again").await;
    let last = ann
        .until(here, |messages| {
            let last = messages.iter().rev().find(|m| !m.ephemeral())?;
            (last.id() != lobby.id() && last.all_text().contains("Seats")).then(|| last.clone())
        })
        .await;
    until_gone(&ann, here, &lobby).await;
    assert_eq!(public_tables(&ann, here).len(), 1);
    // A new deal moves it back into view.
    ben.say(here, "even more ale!").unwrap();
    ann.click_label(&last, "Deal").await.unwrap();
    ann.until(here, |messages| {
        let newest = messages.iter().rev().find(|m| is_table(m))?;
        (newest.id() != last.id()).then_some(())
    })
    .await;
    inn.close().await;
}

/// The table and the one hand that this person has at it, if the hand is below the table.
fn hand_below_table(messages: &[Message]) -> Option<(Message, Message)> {
    let is_hand = |m: &&Message| m.ephemeral() && m.button("Refresh").is_some();
    let table = messages.iter().find(|m| is_table(m))?;
    let hands: Vec<&Message> = messages.iter().filter(is_hand).collect();
    match hands[..] {
        [hand] if hand.id() > table.id() => Some((table.clone(), hand.clone())),
        _ => None,
    }
}

#[tokio::test]
async fn the_hand_lies_below_the_table_also_when_the_table_moves() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let ann = inn.sandbox.add_person("Ann");
    let line = "/triomphe start game:triomphe vieville computer-players:2";
    ann.slash(here, line).await.unwrap();
    let first = hand_below_table(&ann.sees(here));
    let (first, _) = first.expect("first the table, then the hand");
    ann.click_label(&first, "Fill seats and deal")
        .await
        .unwrap();
    inn.hear(&ann, "/triomphe show", "shown again").await;
    let moved = |messages: &[Message]| {
        let (table, hand) = hand_below_table(messages)?;
        (table.id() != first.id()).then_some((table, hand))
    };
    let (second, hand) = ann.until(here, moved).await;
    // What was sent below works like any hand: it is answered where it is, and moves again.
    ann.click_label(&hand, "Refresh").await.unwrap();
    let same = hand_below_table(&ann.sees(here)).map(|(_, hand)| hand.id());
    assert_eq!(same, Some(hand.id()));
    inn.hear(&ann, "/triomphe show", "shown again").await;
    let again = |messages: &[Message]| {
        let (table, hand) = hand_below_table(messages)?;
        (table.id() != second.id()).then_some(hand)
    };
    ann.until(here, again).await;
    inn.close().await;
}

#[tokio::test]
async fn a_hand_that_begins_on_the_page_of_play_follows_its_table() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let ann = inn.sandbox.add_person("Ann");
    let page = inn.slash(&ann, "/play").await;
    inn.press(&ann, &page, "Open a table").await;
    let own = |messages: &[Message]| {
        let is_hand = |m: &&Message| m.ephemeral() && m.button("Refresh").is_some();
        let table = messages.iter().rfind(|m| is_table(m))?;
        let mut hands = messages.iter().filter(is_hand);
        let hand = hands.next()?;
        (hands.next().is_none() && hand.id() > table.id()).then_some(())
    };
    ann.until(here, own).await;
    inn.close().await;
}

#[tokio::test]
async fn after_a_restart_the_same_message_goes_on() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let (ann, ben, lobby) = table_of_two(&inn, here).await;
    let inn = inn.reopen().await;
    ben.click_label(&lobby, "Leave").await.unwrap();
    let after = ann
        .until(here, |messages| {
            messages
                .iter()
                .find(|m| m.id() == lobby.id() && !m.all_text().contains("4. **Ben**"))
                .cloned()
        })
        .await;
    assert_eq!(public_tables(&ann, here).len(), 1);
    assert!(after.button("Fill seats and deal").is_some());
    inn.close().await;
}

/// Ben's hand is not open, so he is reminded; then the channel is deleted together with the reminder.
#[tokio::test]
async fn a_call_in_a_deleted_channel_is_given_up_and_made_where_the_table_is_called_up() {
    let inn = Inn::open().await;
    let room = inn.sandbox.add_channel(inn.sandbox.server(), "back room");
    let (ann, ben, lobby) = table_of_two(&inn, room).await;
    // The bot forgets that hands are open.
    let inn = inn.reopen().await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let called = |messages: &[Message]| messages.iter().find(|m| m.pings(ben.id())).cloned();
    loop {
        let (call, mine, over) = ann
            .until(room, |messages| {
                let (call, mine) = (called(messages), own_turn(messages));
                let over = is_paid_out(messages);
                (call.is_some() || mine.is_some() || over).then_some((call, mine, over))
            })
            .await;
        if over {
            // Death was dealt, so nobody had a turn. Try again.
            let table = public_tables(&ann, room).pop().unwrap();
            ann.click_label(&table, "Next deal").await.unwrap();
            ann.until(room, |messages| (!is_paid_out(messages)).then_some(()))
                .await;
            continue;
        }
        if call.is_some() {
            break;
        }
        act(&ann, &mine.unwrap()).await;
    }
    inn.sandbox.delete_channel(room);
    let table = inn.tavern.tables.ids()[0];
    inn.known(async |tavern| tavern.look(table, None).await.unwrap().stands())
        .await;
    let here = inn.sandbox.channel();
    inn.hear(&ann, "/triomphe show", "is now here").await;
    let call = ann.until(here, |messages| called(messages)).await;
    // The old reminder is not the table's any more and is deleted; the new one is deleted when Ben has acted.
    ben.click_label(&call, "My hand").await.unwrap();
    let own = hand(&ben, here, &["Your turn", "You lead"]).await;
    act(&ben, &own).await;
    until_gone(&ann, here, &call).await;
    inn.close_after(&["10003"]).await;
}

#[tokio::test]
async fn a_closed_thread_is_opened_before_its_table_is_redrawn() {
    let inn = Inn::open().await;
    let owner = inn.sandbox.add_person("Gwen");
    let thread = inn
        .sandbox
        .add_thread(inn.sandbox.channel(), "corner", &owner);
    let (ann, _ben, _lobby) = table_of_two(&inn, thread).await;
    inn.sandbox.archive(thread);
    ann.slash(inn.sandbox.channel(), "/help").await.unwrap();
    let inn = inn.reopen().await;
    inn.sandbox
        .until(|sandbox| (sandbox.archived(thread) == Some(false)).then_some(()))
        .await;
    inn.close().await;
}

#[tokio::test]
async fn an_archived_thread_is_opened_for_the_last_word_about_its_table() {
    let inn = Inn::open().await;
    let owner = inn.sandbox.add_person("Gwen");
    let here = inn.sandbox.channel();
    let thread = inn.sandbox.add_thread(here, "corner", &owner);
    let (ann, _ben, _lobby) = table_of_two(&inn, thread).await;
    inn.sandbox.archive(thread);
    let tables = inn
        .tavern
        .tables
        .ids_in(GuildId(inn.sandbox.server().0), None);
    let host = MemberId(ann.id().0);
    inn.tavern
        .order(tables[0], host, Order::Close)
        .await
        .unwrap();
    ann.until(thread, |messages| {
        let mut all = messages.iter();
        all.any(|m| m.button("Play again").is_some()).then_some(())
    })
    .await;
    inn.close_after(&["50083"]).await;
}

#[tokio::test]
async fn a_hand_that_is_opened_again_replaces_the_one_before() {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let (ann, _, lobby) = table_of_two(&inn, here).await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let first = hand(&ann, here, &["Your hand"]).await;
    ann.slash(here, "/triomphe hand").await.unwrap();
    ann.until(here, |messages| {
        let hands: Vec<_> = messages
            .iter()
            .filter(|m| m.ephemeral() && m.all_text().contains("Your hand"))
            .collect();
        (hands.len() == 1 && hands[0].id() != first.id()).then_some(())
    })
    .await;
    inn.close().await;
}
