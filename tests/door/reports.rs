//! Problem reports to whoever runs the bot.

use crate::inn::Inn;
use crate::room::{assert_says, lobby_of_two, play_out, said};
use ids::{GuildId, MemberId};
use pages::LogEntry;
use rules::{Card, Record, Verdict};
use sandbox::{Answer, Message, Person};
use serde_json::Value;
use table::look::Scene;

/// Presses the button and fills in the dialog.
async fn report(person: &Person, on: &Message, words: &str) -> Answer {
    let on = match on.button("Report a problem") {
        Some(_) => on.clone(),
        // Between deals it is among the options.
        None => {
            let options = person.click_label(on, "More…").await.unwrap();
            options.message().clone()
        }
    };
    let asked = person.click_label(&on, "Report a problem").await.unwrap();
    let dialog = asked.modal.expect("a dialog");
    person.submit(&dialog, &[("line-0", words)]).await.unwrap()
}

/// The file in the answer to a report.
fn file(inn: &Inn, answer: &Answer) -> (String, Value) {
    assert_says(&said(answer), "Thank you");
    assert!(answer.message().ephemeral());
    let text = inn.file(answer.message());
    let json = serde_json::from_str(&text).unwrap();
    (text, json)
}

#[tokio::test]
async fn a_deal_that_is_over_is_reported_with_its_record() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.open_and_deal(
        &ann,
        "/triomphe start game:triomphe vieville computer-players:3",
    )
    .await;
    play_out(&ann, here).await;
    let result = inn.table_says(&ann, "Payments").await;
    let empty = report(&ann, &result, "   ").await;
    assert_says(&said(&empty), "in a few words");
    let (_, json) = file(&inn, &report(&ann, &result, "Where is my coin?").await);
    assert_eq!(json["words"], "Where is my coin?");
    assert_eq!(json["member"], ann.id().to_string());
    let record: Record = serde_json::from_value(json["gathered"]["record"].clone()).unwrap();
    assert!(matches!(record.judge(), Verdict::Over(_)), "{json}");
    assert_eq!(json["gathered"]["version"], env!("CARGO_PKG_VERSION"));
    // The fourth within the hour is one too many; empty ones did not count.
    let receipt = inn.option(&ann, &result, "Receipt").await;
    file(&inn, &report(&ann, &receipt, "Again.").await);
    let help = ann.slash(here, "/help").await.unwrap();
    file(&inn, &report(&ann, help.message(), "And again.").await);
    let enough = report(&ann, &result, "Once more.").await;
    assert_says(&said(&enough), "three reports within an hour");
    // The log says who reported and about which deal, not what they wrote.
    let log = inn.tavern.log.house_log(guild(&inn), 9).await.unwrap();
    assert_eq!(log.len(), 3);
    for logged in log {
        assert_eq!(logged.by.unwrap().to_string(), ann.id().to_string());
        let deal = json["deal"].as_str().unwrap().parse().unwrap();
        assert_eq!(logged.entry, LogEntry::Reported { deal: Some(deal) });
    }
    inn.close().await;
}

fn guild(inn: &Inn) -> GuildId {
    GuildId(inn.sandbox.server().to_string().parse().unwrap())
}

/// A card as written in its corner ("K♠") and by name ("King of Spades").
fn written(card: Card) -> [String; 2] {
    let notation = card.to_string();
    let ranks = [
        ('A', "Ace"),
        ('K', "King"),
        ('Q', "Queen"),
        ('J', "Jack"),
        ('T', "Ten"),
        ('9', "Nine"),
        ('8', "Eight"),
        ('7', "Seven"),
    ];
    let suits = [
        ('p', "♠", "Spades"),
        ('c', "♦", "Diamonds"),
        ('t', "♣", "Clubs"),
        ('h', "♥", "Hearts"),
    ];
    let (rank, suit) = (notation.chars().next(), notation.chars().last());
    let (letter, rank) = ranks.into_iter().find(|r| Some(r.0) == rank).unwrap();
    let (_, sign, suit) = suits.into_iter().find(|s| Some(s.0) == suit).unwrap();
    let corner = match letter {
        'T' => "10".to_owned(),
        letter => letter.to_string(),
    };
    [format!("{corner}{sign}"), format!("{rank} of {suit}")]
}

/// The cards a person holds in the current deal.
async fn held(inn: &Inn, person: &Person) -> Vec<Card> {
    let member = MemberId(person.id().to_string().parse().unwrap());
    let table = inn.tavern.tables.ids_in(guild(inn), None)[0];
    match inn
        .tavern
        .look(table, Some(member))
        .await
        .unwrap()
        .table
        .scene
    {
        Scene::Playing(playing) => playing.view.hand.iter().collect(),
        _ => panic!("no deal is on"),
    }
}

#[tokio::test]
async fn a_report_while_a_deal_is_on_holds_nobody_elses_cards() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let eve = inn.sandbox.add_person("Eve");
    let lobby = lobby_of_two(&ann, &ben, here, "/triomphe start game:latriomphe").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let (own, other) = (held(&inn, &ann).await, held(&inn, &ben).await);
    assert_eq!((own.len(), other.len()), (5, 5));
    // One person who plays, and one who watches.
    for person in [&ann, &eve] {
        let help = person.slash(here, "/help").await.unwrap();
        let answer = report(person, help.message(), "It hangs.").await;
        let (text, json) = file(&inn, &answer);
        assert!(json["gathered"]["record"].is_null(), "{json}");
        assert!(json["deal"].is_string(), "{json}");
        let [told, held] = [&own, &other].map(|hand| {
            let shown = |card: &&Card| written(**card).iter().any(|name| text.contains(name));
            hand.iter().filter(shown).count()
        });
        assert_eq!(held, 0, "{text}");
        assert_eq!(told, if person.id() == ann.id() { 5 } else { 0 }, "{text}");
        // Nor by naming the deal in the button's id.
        let id = format!("r:{}", json["deal"].as_str().unwrap());
        let asked = person.raw_component(here, help.message().id(), &id, None);
        if let Ok(asked) = asked.await {
            let dialog = asked.modal.unwrap();
            let answer = person.submit(&dialog, &[("line-0", "Show me.")]).await;
            let (_, json) = file(&inn, &answer.unwrap());
            assert!(json["gathered"]["record"].is_null(), "{json}");
        }
    }
    inn.close().await;
}
