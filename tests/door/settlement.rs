//! A game master's session, from opening it to the settlement with its files.

use crate::inn::Inn;
use crate::room::{act, asks, assert_says, newest_hand};
use sandbox::{Id, Message, Permissions, Person};

/// The bot's own message with the settlement.
async fn sheet(person: &Person, here: Id) -> Message {
    person
        .until(here, |messages| {
            let sheet = |m: &&Message| !m.ephemeral() && m.all_text().contains("Settlement of");
            messages.iter().find(sheet).cloned()
        })
        .await
}

/// Ann's table with three patrons plays until a hand asks her for something.
async fn begins_a_deal(ann: &Person, inn: &Inn) {
    let line = "/triomphe start stake:5 computer-players:3";
    inn.open_and_deal(ann, line).await;
}

/// Ann plays until her table is closed.
async fn plays_on(ann: &Person, inn: &Inn) {
    for _ in 0..100 {
        let sees = ann
            .until(inn.sandbox.channel(), |messages| {
                let closed = |m: &Message| !m.ephemeral() && m.all_text().contains("Settlement of");
                if messages.iter().any(closed) {
                    return Some(None);
                }
                let hand = newest_hand(messages).filter(|hand| asks(hand));
                hand.map(|hand| Some(hand.clone()))
            })
            .await;
        let Some(hand) = sees else { return };
        act(ann, &hand).await;
    }
    panic!("the deal does not end");
}

#[tokio::test]
async fn an_evening_ends_with_its_sheet() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gm = inn.game_master("Gus");
    inn.hear(&ann, "/tavern open", "Manage Server").await;
    inn.hear(&ann, "/tavern close", "Manage Server").await;
    inn.hear(&gm, "/tavern close", "No session is open").await;
    inn.hear(&ann, "/tavern panel", "Manage Server").await;
    let panel = inn.slash(&gm, "/tavern panel").await;
    let shown = inn.press(&gm, &panel, "This session").await;
    assert_says(&shown.all_text(), "No session is open");
    let none = inn.press(&gm, &panel, "Past sessions").await;
    assert_says(&none.all_text(), "no settlement");
    inn.hear(
        &gm,
        "/tavern open name:`Cups` @everyone",
        "\\`Cups\\` \\@everyone” is open",
    )
    .await;
    inn.hear(&gm, "/tavern open", "already open").await;
    begins_a_deal(&ann, &inn).await;
    let shown = inn.press(&gm, &panel, "This session").await.all_text();
    assert!(
        shown.contains("In the pots") && shown.contains("Ann"),
        "{shown}"
    );
    let asked = inn.slash(&gm, "/tavern close").await;
    assert!(asked.ephemeral() && asked.all_text().contains("Still in play: The"));
    inn.press(&gm, &asked, "No, change nothing").await;
    inn.hear(&gm, "/tavern open", "already open").await;
    let asked = inn.slash(&gm, "/tavern close").await;
    let told = inn.press(&gm, &asked, "Close the session").await;
    assert!(
        told.all_text().contains("Everyone has been told"),
        "{told:?}"
    );
    inn.table_says(&ann, "The session ends once The").await;
    inn.hear(&gm, "/tavern close", "1 table is still finishing")
        .await;
    plays_on(&ann, &inn).await;
    let sheet = sheet(&ann, here).await;
    let text = sheet.all_text();
    assert!(text.contains("Ann") && text.contains("Triomphe"), "{text}");
    assert!(sheet.content().starts_with("```\n"), "{text}");
    let names: Vec<String> = sheet.files().into_iter().map(|file| file.name).collect();
    for name in ["settlement.txt", "settlement.csv", "settlement.json"] {
        assert!(names.iter().any(|each| each == name), "{names:?}");
    }
    let json = inn.sandbox.file(&sheet, "settlement.json").unwrap();
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    let purses = json["purses"].as_array().unwrap();
    assert_eq!(purses.len(), 4, "Ann and three patrons: {json:#}");
    let won = purses.iter().map(|purse| purse["won"].as_i64().unwrap());
    assert_eq!(won.sum::<i64>(), 0);
    let anns = purses.iter().find(|purse| purse["name"] == "Ann").unwrap();
    inn.hear(&ann, "/coins balance", &format!("{} coins", anns["after"]))
        .await;
    let csv = inn.sandbox.file(&sheet, "settlement.csv").unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert_eq!(csv.lines().count(), 5, "{csv}");
    let past = inn.press(&gm, &panel, "Past sessions").await;
    assert_says(&past.all_text(), "Settlement 1 of 1");
    assert!(past.button("The one before").is_none());
    inn.close().await;
}

#[tokio::test]
async fn nothing_to_settle_is_said_and_the_session_is_over() {
    let inn = Inn::with_pictures().await;
    let gm = inn.game_master("Gus");
    let here = inn.sandbox.channel();
    // Before the session, so his starting coins are not part of it.
    inn.ask(&gm, "/coins balance").await;
    inn.ask(&gm, "/tavern open").await;
    let closes = inn.ask(&gm, "/tavern close").await;
    assert!(closes.contains("The session"), "{closes}");
    let sheet = sheet(&gm, here).await;
    assert!(sheet.all_text().contains("nothing to settle"));
    assert!(sheet.files().is_empty());
    gm.until(here, |messages| {
        // The settlement is below the answer that announced it.
        let at = |says: &str| messages.iter().position(|m| m.all_text().contains(says));
        Some((at("The session is over")? < at("nothing to settle")?).then_some(()))
    })
    .await
    .unwrap();
    inn.close().await;
}

#[tokio::test]
async fn a_bot_that_was_stopped_posts_the_sheet_when_it_is_back() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gm = inn.game_master("Gus");
    inn.ask(&gm, "/tavern open").await;
    begins_a_deal(&ann, &inn).await;
    let asked = inn.slash(&gm, "/tavern close").await;
    // The question outlasts a restart.
    let inn = inn.reopen().await;
    inn.press(&gm, &asked, "Close the session").await;
    let inn = inn.reopen().await;
    inn.ask(&ann, "/triomphe hand").await;
    plays_on(&ann, &inn).await;
    sheet(&ann, here).await;
    let inn = inn.reopen().await;
    inn.after(&gm, "/tavern panel", "Past sessions").await;
    let sheets = inn.sandbox.messages(here);
    let sheets = sheets
        .iter()
        .filter(|m| !m.ephemeral() && m.all_text().contains("Settlement of"));
    assert_eq!(sheets.count(), 1, "posted once");
    inn.close().await;
}

#[tokio::test]
async fn where_files_may_not_be_attached_the_sheet_comes_without_them() {
    let inn = Inn::with_pictures().await;
    let gm = inn.game_master("Gus");
    let here = inn.sandbox.channel();
    inn.ask(&gm, "/tavern open").await;
    inn.ask(
        &gm,
        &format!("/tavern grant member:<@{}> coins:7 reason:ale", gm.id()),
    )
    .await;
    let least = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
    inn.sandbox.set_bot_permissions(here, least);
    inn.ask(&gm, "/tavern close").await;
    let sheet = sheet(&gm, here).await;
    assert!(sheet.files().is_empty() && sheet.content().contains("Attach Files"));
    let again = inn.after(&gm, "/tavern panel", "Past sessions").await;
    assert_eq!(again.files().len(), 3);
    inn.close_after(&["50013"]).await;
}
