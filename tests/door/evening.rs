//! A game master's whole evening: settings by dialog, characters, hired patrons, a session,
//! three tables of different games, a voided deal, the settlement; and the books are right.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{OVER, assert_says, play_until, said};
use sandbox::{Message, Person};
use serde_json::Value;

/// The tables of the evening.
const TABLES: [&str; 3] = [
    "/triomphe start game:triomphe vieville stake:5sp computer-players:3",
    "/triomphe start game:trefeltromp stake:2sp computer-players:3",
    "/triomphe start game:scarto stake:1cp computer-players:2",
];

/// Plays one deal from the lobby to its result; returns the table's message with it.
async fn play_a_deal(inn: &Inn, person: &Person) -> Message {
    let here = inn.sandbox.channel();
    let lobby = inn.table_says(person, "Ready! Anyone").await;
    person.click_label(&lobby, "Deal").await.unwrap();
    let over = |hand: &Message| hand.all_text().contains(OVER);
    play_until(person, here, &mut Done::new(), over).await;
    inn.table_says(person, "My result").await
}

fn number(purse: &Value, key: &str) -> i64 {
    purse[key]
        .as_i64()
        .unwrap_or_else(|| panic!("{key} of {purse}"))
}

#[tokio::test]
async fn the_whole_evening_of_a_game_master() {
    let (inn, ann, here) = Inn::with_ann().await;
    let gus = inn.game_master("Gus");

    // The settings, by dialog.
    let house = gus.slash(here, "/tavern setup").await.unwrap();
    let named = gus.click_label(house.message(), "Name…").await.unwrap();
    let dialog = named.modal.expect("a dialog");
    let named = gus
        .submit(&dialog, &[("line-0", "The Pony")])
        .await
        .unwrap();
    let coins = gus.click_label(named.message(), "Coins").await.unwrap();
    let asked = gus.click_label(coins.message(), "Currency…").await.unwrap();
    let dialog = asked.modal.expect("a dialog");
    let set = [("line-0", "gp=100 sp=10 cp=1")];
    let set = gus.submit(&dialog, &set).await.unwrap();
    assert_says(&said(&set), "gp (100 cp)");

    // Somebody to play, somebody to play against.
    inn.hear(&ann, "/character create name:Brenna", "Brenna")
        .await;
    inn.hear(&ann, "/character play who:Brenna", "you’re **Brenna**")
        .await;
    let grant = format!(
        "/tavern grant member:<@{}> coins:50gp reason:the dragon",
        ann.id()
    );
    inn.hear(&gus, &grant, "50 gp").await;
    inn.hear(&ann, "/coins balance", "50 gp").await;
    inn.hear(
        &gus,
        "/tavern grant coins:20gp reason:a good year house:true",
        "20 gp",
    )
    .await;
    let hire = "/patron hire name:Old Wat face:👮 guard temper:bold skill:master purse:10gp";
    inn.hear(&gus, hire, "Old Wat").await;

    // The session, and its tables.
    inn.hear(&gus, "/tavern open name:Midwinter", "Midwinter")
        .await;
    for table in TABLES {
        inn.hear(&ann, table, "is open").await;
        let over = play_a_deal(&inn, &ann).await;
        assert_says(&over.all_text(), "Brenna");
        if table.contains("game:scarto") {
            let before = inn.ask(&ann, "/coins balance").await;
            let done = inn.cancel_last(&gus, "a card fell").await;
            assert_says(&done.all_text(), "Deal cancelled");
            let after = inn.ask(&ann, "/coins balance").await;
            let told = inn.sandbox.messages(here);
            let told = told
                .iter()
                .any(|m| !m.ephemeral() && m.all_text().contains("a card fell"));
            assert!(told, "everybody is told");
            println!("before the void: {before}\nafter it: {after}");
        }
        inn.hear(&ann, "/triomphe close", "").await;
    }

    // The settlement.
    inn.hear(&gus, "/tavern close", "").await;
    let sheet = gus
        .until(here, |messages| {
            let sheet = |m: &&Message| !m.ephemeral() && m.all_text().contains("Settlement of");
            messages.iter().find(sheet).cloned()
        })
        .await;
    let file = |name: &str| {
        let bytes = inn.sandbox.file(&sheet, name);
        bytes.unwrap_or_else(|| panic!("no {name} at {sheet:?}"))
    };
    let json: Value = serde_json::from_slice(&file("settlement.json")).unwrap();
    let purses = json["purses"].as_array().unwrap();
    let won: i64 = purses.iter().map(|purse| number(purse, "won")).sum();
    assert_eq!(won, 0, "what some won others lost: {json:#}");
    for purse in purses {
        let moved = number(purse, "after") - number(purse, "before");
        let other = purse["other"].as_object().unwrap().values();
        let other: i64 = other.map(|coins| coins.as_i64().unwrap()).sum();
        assert_eq!(moved, number(purse, "won") + other, "{purse}");
    }
    let brenna = purses
        .iter()
        .find(|purse| purse["name"].as_str().unwrap().starts_with("Brenna"));
    let brenna = brenna.expect("Brenna played");
    assert_eq!(number(brenna, "before"), 5_000, "what she was granted");
    let csv = String::from_utf8(file("settlement.csv")).unwrap();
    assert!(csv.contains("Brenna"), "{csv}");
    let won = number(brenna, "won");
    if won != 0 {
        assert_says(&sheet.all_text(), "\n!game coin ");
    }
    // The scarto deal was taken back, so nobody won anything at that table.
    let tables = json["tables"].as_array().unwrap();
    assert_eq!(tables.len(), TABLES.len(), "{json:#}");
    let voided = tables.iter().flat_map(|table| table["voided"].as_array());
    assert_eq!(voided.flatten().count(), 1, "{json:#}");
    assert_says(&sheet.all_text(), "Cancelled: deal");
    assert_eq!(brenna["player"]["name"], "Ann");

    // The picture comes with the settlement unless drawing is delayed; here nothing delays it.
    let shown = sheet.files().into_iter().map(|file| file.name);
    let shown: Vec<String> = shown.collect();
    assert!(shown.iter().any(|name| name.ends_with(".png")), "{shown:?}");

    inn.after(&gus, "/tavern panel", "Books").await;
    inn.close().await;
}
