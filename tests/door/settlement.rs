//! A game master's evening, from the opening to the sheet with its files.

use crate::inn::{Inn, act, said};
use sandbox::{Id, Message, Permissions, Person};

const GM: Permissions = Permissions::MANAGE_GUILD
    .union(Permissions::VIEW_CHANNEL)
    .union(Permissions::USE_SLASH_COMMANDS);

async fn ask(person: &Person, here: Id, line: &str) -> String {
    let answer = person.slash(here, line).await;
    said(&answer.unwrap_or_else(|failed| panic!("{line}: {failed:?}")))
}

/// The bot's own message with the sheet.
async fn sheet(person: &Person, here: Id) -> Message {
    person
        .until(here, |messages| {
            let sheet = |m: &&Message| !m.ephemeral() && m.all_text().contains("Settlement of");
            messages.iter().find(sheet).cloned()
        })
        .await
}

/// Ann's table with three patrons plays a deal; stops when a hand asks her for something.
async fn begins_a_deal(ann: &Person, inn: &Inn) {
    let here = inn.sandbox.channel();
    let line = "/triomphe start stake:5 edition:tavern patrons:3";
    ask(ann, here, line).await;
    let lobby = inn.table(ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
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
                let hand = messages
                    .iter()
                    .rev()
                    .find(|m| m.ephemeral() && m.all_text().contains("Your hand") && asks(m));
                hand.map(|hand| Some(hand.clone()))
            })
            .await;
        let Some(hand) = sees else { return };
        act(ann, &hand).await;
    }
    panic!("the deal does not end");
}

fn asks(hand: &Message) -> bool {
    let text = hand.all_text();
    crate::inn::ASKED.iter().any(|asked| text.contains(asked))
}

#[tokio::test]
async fn an_evening_ends_with_its_sheet() {
    let inn = Inn::open().await;
    let (gm, ann) = (inn.sandbox.add_person("Gus"), inn.sandbox.add_person("Ann"));
    inn.sandbox.set_permissions(&gm, GM);
    let here = inn.sandbox.channel();
    assert!(
        ask(&ann, here, "/tavern session open")
            .await
            .contains("Manage Server")
    );
    assert!(
        ask(&ann, here, "/tavern session close")
            .await
            .contains("Manage Server")
    );
    assert!(
        ask(&gm, here, "/tavern session close")
            .await
            .contains("No session is open")
    );
    assert!(
        ask(&ann, here, "/tavern session show")
            .await
            .contains("No session is open")
    );
    assert!(
        ask(&gm, here, "/tavern session sheet")
            .await
            .contains("no sheet")
    );
    let opened = ask(&gm, here, "/tavern session open name:`Cups` @everyone").await;
    assert!(
        opened.contains("\\`Cups\\` \\@everyone is open"),
        "{opened}"
    );
    let again = ask(&gm, here, "/tavern session open").await;
    assert!(again.contains("open already"), "{again}");
    begins_a_deal(&ann, &inn).await;
    let shown = ask(&ann, here, "/tavern session show").await;
    assert!(
        shown.contains("In the pots") && shown.contains("Ann"),
        "{shown}"
    );
    let closes = ask(&gm, here, "/tavern session close").await;
    assert!(closes.contains("closes once The"), "{closes}");
    let closing = ask(&gm, here, "/tavern session close").await;
    assert!(closing.contains("1 table still plays"), "{closing}");
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
    let balance = ask(&ann, here, "/coins balance").await;
    assert!(
        balance.contains(&format!("{} coins", anns["after"])),
        "{balance}"
    );
    let csv = inn.sandbox.file(&sheet, "settlement.csv").unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert_eq!(csv.lines().count(), 5, "{csv}");
    let once_more = ask(&gm, here, "/tavern session sheet which:1").await;
    assert!(once_more.contains("Sheet 1 of 1"), "{once_more}");
    assert!(
        ask(&gm, here, "/tavern session sheet which:2")
            .await
            .contains("choose 1")
    );
    inn.close().await;
}

#[tokio::test]
async fn nothing_to_settle_is_said_and_the_session_is_over() {
    let inn = Inn::open().await;
    let gm = inn.sandbox.add_person("Gus");
    inn.sandbox.set_permissions(&gm, GM);
    let here = inn.sandbox.channel();
    // Before the session, so that his starting coins are no part of it.
    ask(&gm, here, "/coins balance").await;
    ask(&gm, here, "/tavern session open").await;
    let closes = ask(&gm, here, "/tavern session close").await;
    assert!(closes.contains("The session closes"), "{closes}");
    let sheet = sheet(&gm, here).await;
    assert!(sheet.all_text().contains("nothing to settle"));
    assert!(sheet.files().is_empty());
    gm.until(here, |messages| {
        // The sheet stands below the answer that announced it.
        let at = |says: &str| messages.iter().position(|m| m.all_text().contains(says));
        Some((at("The session closes")? < at("nothing to settle")?).then_some(()))
    })
    .await
    .unwrap();
    inn.close().await;
}

#[tokio::test]
async fn a_bot_that_was_stopped_posts_the_sheet_when_it_is_back() {
    let inn = Inn::open().await;
    let (gm, ann) = (inn.sandbox.add_person("Gus"), inn.sandbox.add_person("Ann"));
    inn.sandbox.set_permissions(&gm, GM);
    let here = inn.sandbox.channel();
    ask(&gm, here, "/tavern session open").await;
    begins_a_deal(&ann, &inn).await;
    ask(&gm, here, "/tavern session close").await;
    let inn = inn.reopen().await;
    ask(&ann, here, "/table hand").await;
    plays_on(&ann, &inn).await;
    sheet(&ann, here).await;
    let inn = inn.reopen().await;
    ask(&gm, here, "/tavern session sheet").await;
    let sheets = inn.sandbox.messages(here);
    let sheets = sheets
        .iter()
        .filter(|m| !m.ephemeral() && m.all_text().contains("Settlement of"));
    assert_eq!(sheets.count(), 1, "posted once");
    inn.close().await;
}

#[tokio::test]
async fn where_files_may_not_be_attached_the_sheet_comes_without_them() {
    let inn = Inn::open().await;
    let gm = inn.sandbox.add_person("Gus");
    inn.sandbox.set_permissions(&gm, GM);
    let here = inn.sandbox.channel();
    ask(&gm, here, "/tavern session open").await;
    ask(
        &gm,
        here,
        &format!("/coins grant member:<@{}> coins:7 reason:ale", gm.id()),
    )
    .await;
    let least = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
    inn.sandbox.set_bot_permissions(here, least);
    ask(&gm, here, "/tavern session close").await;
    let sheet = sheet(&gm, here).await;
    assert!(sheet.files().is_empty() && sheet.content().contains("Attach Files"));
    let again = gm.slash(here, "/tavern session sheet").await.unwrap();
    assert_eq!(again.message().files().len(), 3);
    inn.close_after(&["50013"]).await;
}
