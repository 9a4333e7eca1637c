//! Discord fails, or its people take things away: play goes on, or every coin goes back.

use crate::clicks::until_card;
use crate::deals::check_result;
use crate::house::House;
use crate::people::Next;
use crate::screens::{Hand, Table, tables};
use sandbox::{Failed, Loss, Permissions, Person};
use serde_json::json;
use std::time::Duration;

/// A table of Ann, Ben and two patrons at which it is somebody's turn.
async fn playing(house: &House) -> (Person, Person, Table, Person, Hand, u32) {
    let [ann, ben] = ["Ann", "Ben"].map(|name| house.sandbox.add_person(name));
    let table = house.seat(&[&ann, &ben], "stake:5 patrons:2").await;
    let (who, hand, deals) = until_card(house, &[&ann, &ben], &table).await;
    (ann, ben, table, who, hand, deals)
}

#[tokio::test]
async fn a_deleted_message_of_a_table_is_posted_again() {
    let mut house = House::open().await;
    // That it is gone is noticed by its 404.
    house.tolerate("404 10008");
    let (ann, ben, table, _, _, deals) = playing(&house).await;
    house
        .sandbox
        .set_permissions(&ann, Permissions::MANAGE_MESSAGES);
    let shown = house.table(&ann, &table.id).message;
    ann.delete(&shown).unwrap();
    assert!(tables(&ben.sees(house.here())).is_empty());
    let people = [&ann, &ben];
    let next = house.next(&people, &table.id, deals).await;
    house.usual(next).await;
    let posted = house
        .until_table(&ben, &table.id, |table| Some(table.clone()))
        .await;
    assert_ne!(posted.message.id(), shown.id());
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    assert_eq!(
        tables(&ben.sees(house.here())).len(),
        1,
        "one table, one message"
    );
    house.close().await;
}

#[tokio::test]
async fn when_the_channel_is_deleted_the_table_is_called_up_in_another() {
    let mut house = House::open().await;
    house.tolerate("10003");
    let (ann, ben, table, ..) = playing(&house).await;
    let cid = house.sandbox.add_person("Cid");
    let kitchen = house.sandbox.add_channel(house.sandbox.server(), "kitchen");
    let (a, b) = (house.purse(&ann).await, house.purse(&ben).await);
    assert!(house.sandbox.delete_channel(house.here()));
    // Nobody gets away from what they have staked, and who does not sit there has no say.
    let answer = house.slash_in(kitchen, &cid, "/table show").await;
    assert!(answer.all_text().contains("No table is open"), "{answer:?}");
    // Discord tells of it in its own time.
    loop {
        let answer = house.slash_in(kitchen, &ben, "/table hand").await;
        if answer.all_text().contains("has lost its place") {
            break;
        }
        assert!(answer.all_text().contains("No table is open"), "{answer:?}");
    }
    assert_eq!(house.purse_in(kitchen, &ann).await, a);
    let answer = house.slash_in(kitchen, &ben, "/table show").await;
    assert!(answer.all_text().contains("stands here"), "{answer:?}");
    let shown = ann
        .until(kitchen, |messages| {
            let shown = tables(messages);
            (shown.len() == 1).then(|| shown[0].clone())
        })
        .await;
    assert_eq!(shown.id, table.id);
    assert_eq!(house.purse_in(kitchen, &ben).await, b);
    let hand = house.slash_in(kitchen, &ann, "/table hand").await;
    assert!(Hand::read(&hand).is_some(), "{hand:?}");
    house.close().await;
}

#[tokio::test]
async fn when_the_bot_is_removed_and_comes_back_play_goes_on() {
    let mut house = House::open().await;
    for code in ["50001", "10003", "10004"] {
        house.tolerate(code);
    }
    let (ann, ben, table, _, _, deals) = playing(&house).await;
    let (a, b) = (house.purse(&ann).await, house.purse(&ben).await);
    house.sandbox.remove_bot(house.sandbox.server());
    let gone = ann.slash(house.here(), "/coins balance").await;
    assert!(matches!(gone, Err(Failed::NoSuchCommand(_))), "{gone:?}");
    house.until_logged("the bot was removed", 1).await;
    house.sandbox.invite_bot(house.sandbox.server());
    // What is set aside stays set aside.
    assert_eq!(house.purse(&ann).await, a);
    assert_eq!(house.purse(&ben).await, b);
    let over = house.play_out(&[&ann, &ben], &table.id, deals).await;
    check_result(&over, 5, 4);
    house.close().await;
}

#[tokio::test]
async fn missing_permissions_are_told_in_private_and_play_goes_on() {
    let mut house = House::open().await;
    house.tolerate("50001");
    house.tolerate("50013");
    let [ann, ben] = ["Ann", "Ben"].map(|name| house.sandbox.add_person(name));
    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let here = house.here();
    house
        .sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let answer = house.slash(&ann, "/triomphe start patrons:2").await;
    assert!(answer.ephemeral(), "{answer:?}");
    let says = answer.all_text();
    assert!(
        says.contains("I lack Send Messages and Embed Links"),
        "{says}"
    );
    assert!(tables(&ann.sees(here)).is_empty());

    house.sandbox.set_bot_permissions(here, all);
    let people = [&ann, &ben];
    let table = house.seat(&people, "stake:5 patrons:2").await;
    let (who, hand, deals) = until_card(&house, &people, &table).await;
    let before = house.table(&ann, &table.id).message.all_text();
    house
        .sandbox
        .set_bot_permissions(here, Permissions::empty());
    // The act counts although the table's message cannot say so.
    let (card, button) = hand.legal().remove(0);
    let after = house.click(&who, &hand.message, &button.custom_id).await;
    assert!(!Hand::read(&after).unwrap().cards().contains_key(&card));
    let public = house.table(&ann, &table.id).message;
    let answer = house.press(&ann, &public, "My hand").await;
    assert!(
        answer
            .all_text()
            .contains("cannot be kept up to date: I lack"),
        "{answer:?}"
    );
    assert_eq!(house.table(&ann, &table.id).message.all_text(), before);

    house.sandbox.set_bot_permissions(here, all);
    house.slash(&ann, "/table hand").await;
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    house.close().await;
}

#[tokio::test]
async fn play_goes_on_whenever_the_connection_is_lost() {
    let house = House::open().await;
    let (ann, ben, table, _, _, mut deals) = playing(&house).await;
    let people = [&ann, &ben];
    for loss in [
        Loss::Cut,
        Loss::Reconnect,
        Loss::InvalidSession,
        Loss::Close(4000),
        Loss::Cut,
    ] {
        let connected = |sandbox: &sandbox::Sandbox| sandbox.identified() + sandbox.resumed();
        let before = connected(&house.sandbox);
        house.sandbox.faults().drop_connection(loss);
        let back = house
            .sandbox
            .until(|sandbox| (connected(sandbox) > before && sandbox.bot_online()).then_some(()));
        back.await;
        let next = house.next(&people, &table.id, deals).await;
        if let Some(over) = house.usual(next).await {
            deals = over.deals;
            house.deal(&people, &table).await;
        }
    }
    let shown = house.table(&ann, &table.id);
    if shown.is_playing() {
        house.play_out(&people, &table.id, deals).await;
    }
    check_result(&house.table(&ann, &table.id), 5, 4);
    house.close().await;
}

#[tokio::test]
async fn after_errors_of_discord_the_newest_state_wins() {
    let house = House::open().await;
    let (ann, ben, table, _, _, deals) = playing(&house).await;
    let people = [&ann, &ben];
    let edits = format!("/channels/{}/messages/", house.here());
    let faults = house.sandbox.faults();
    faults.fail("PATCH", &edits, 2, 500);
    faults.rate_limit("PATCH", &edits, 1, Duration::from_millis(50));
    faults.fail("PATCH", &edits, 1, 503);
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    let refused: Vec<u16> = house
        .sandbox
        .requests()
        .into_iter()
        .filter(|request| request.method == "PATCH" && request.status >= 429)
        .map(|request| request.status)
        .collect();
    assert_eq!(refused, [500, 500, 429, 503]);
    house.close().await;
}

#[tokio::test]
async fn an_act_whose_answer_is_lost_counts() {
    let house = House::open().await;
    let (ann, ben, table, who, hand, deals) = playing(&house).await;
    let people = [&ann, &ben];
    house
        .sandbox
        .faults()
        .fail("POST", "/interactions/", 1, 500);
    let (card, button) = hand.legal().remove(0);
    let lost = who.click(&hand.message, &button.custom_id).await;
    assert_eq!(lost.err(), Some(Failed::NoAnswer));
    let after = house.slash(&who, "/table hand").await;
    assert!(!Hand::read(&after).unwrap().cards().contains_key(&card));
    let over = house.play_out(&people, &table.id, deals).await;
    check_result(&over, 5, 4);
    house.close().await;
}

#[tokio::test]
async fn spent_tokens_are_made_up_for_by_calls() {
    let mut house = House::open().await;
    house.tolerate("50027");
    house.tolerate("10015");
    let (ann, ben, table, _, _, deals) = playing(&house).await;
    let people = [&ann, &ben];
    let mut calls = 0;
    let over = loop {
        // No hand that lies open can be changed any more.
        house.sandbox.faults().expire_tokens();
        let next = house.next(&people, &table.id, deals).await;
        calls += usize::from(matches!(next, Next::Called(..)));
        if let Some(over) = house.usual(next).await {
            break over;
        }
    };
    check_result(&over, 5, 4);
    assert!(calls > 0);
    house.close().await;
}

#[tokio::test]
async fn events_that_cannot_be_read_are_logged_and_counted() {
    let house = House::open().await;
    let ann = house.sandbox.add_person("Ann");
    let faults = house.sandbox.faults();
    for _ in 0..2 {
        faults.send_event("GALAXY_COLLIDED", json!({"with": "Andromeda"}));
    }
    // Told one after the other, but written down in either order.
    let line = house.until_logged("count=2", 1).await;
    assert!(
        line.contains("could not be read") && line.contains("GALAXY_COLLIDED"),
        "{line}"
    );
    for (name, data) in [
        ("INTERACTION_CREATE", json!({"id": "not a number"})),
        ("INTERACTION_CREATE", json!({})),
        ("CHANNEL_DELETE", json!([1, 2, 3])),
        ("GUILD_DELETE", json!("gone")),
    ] {
        faults.send_event(name, data);
    }
    house.until_logged("count=6", 1).await;
    let answer = house.slash(&ann, "/about").await;
    assert!(answer.all_text().contains("Play coins only"), "{answer:?}");
    house.close().await;
}
