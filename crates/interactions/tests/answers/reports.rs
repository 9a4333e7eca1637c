//! Problem reports to whoever runs the bot.

use crate::guests::{
    Company, assert_says, deal, guest, labels, open, people, play_out, press, private, room, terms,
    turn, written,
};
use ids::TableId;
use interactions::guest::Guest;
use pages::LogEntry;
use rules::{Card, Record, Verdict};
use screens::button::Button;
use screens::screen::Screen;
use serde_json::Value;
use standin::{GUILD, Message, Room};

/// Presses the button and fills in the form.
async fn report(room: &Room, guest: &Guest, on: &Message, words: &str) -> Message {
    let on = if labels(on).contains(&"Report a problem") {
        on.clone()
    } else {
        // Between deals it is among the options.
        press(room, guest, on, "More…").await
    };
    let form = room.press(guest, &on, "Report a problem").await;
    let form = form.unwrap().form().unwrap();
    let answer = room.submit(guest, (&on, &form), &[words]).await;
    answer.message().unwrap()
}

/// The file in the answer to a report.
#[track_caller]
fn file(answer: &Message) -> (String, Value) {
    assert_says(&answer.text(), "Thank you");
    let file = &answer.screen.files[0];
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    let json = serde_json::from_str(&text).unwrap();
    (text, json)
}

/// A message with the button that reports a problem of no deal, as below `/help`.
fn help(guest: &Guest) -> Message {
    private(guest, Screen::note(String::new()))
}

async fn report_from_help(room: &Room, guest: &Guest, words: &str) -> Message {
    let on = help(guest);
    let form = room.click(guest, &on, Button::Report(None), &[]).await;
    let form = form.form().unwrap();
    let answer = room.submit(guest, (&on, &form), &[words]).await;
    answer.message().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_deal_that_is_over_is_reported_with_its_record() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let terms = terms("scarto", "mcleod", 1);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    play_out(&room, &[&ann], table).await;
    let result = room.table(table).await.unwrap();
    let empty = report(&room, &ann, &result, "   ").await;
    assert_says(&empty.text(), "in a few words");
    let (_, json) = file(&report(&room, &ann, &result, "Where is my coin?").await);
    assert_eq!(json["words"], "Where is my coin?");
    assert_eq!(json["member"], ann.member.to_string());
    assert_eq!(json["gathered"]["version"], env!("CARGO_PKG_VERSION"));
    let record: Record = serde_json::from_value(json["gathered"]["record"].clone()).unwrap();
    assert!(matches!(record.judge(), Verdict::Over(_)), "{json}");
    // The fourth within the hour is one too many; empty ones did not count.
    file(&report(&room, &ann, &result, "Again.").await);
    file(&report_from_help(&room, &ann, "And again.").await);
    let enough = report(&room, &ann, &result, "Once more.").await;
    assert_says(&enough.text(), "three reports within an hour");
    // The log says who reported and about which deal, not what they wrote.
    let mut log = room.tavern.log.house_log(GUILD, 9).await.unwrap();
    log.retain(|logged| logged.by == Some(ann.member));
    assert_eq!(log.len(), 3);
    let deal = json["deal"].as_str().unwrap().parse().unwrap();
    for logged in log {
        assert_eq!(logged.entry, LogEntry::Reported { deal: Some(deal) });
    }
}

/// The cards a member holds in the current deal.
async fn held(room: &Room, guest: &Guest, table: TableId) -> Vec<Card> {
    deal(room, guest, table).await.view.hand.iter().collect()
}

#[tokio::test(start_paused = true)]
async fn a_report_while_a_deal_is_on_holds_nobody_elses_cards() {
    let room = room().await;
    let [ann, ben, eve] = people(&room).await;
    let terms = terms("latriomphe", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    press(&room, &ben, &room.table(table).await.unwrap(), "Join").await;
    press(&room, &ann, &room.table(table).await.unwrap(), "Deal").await;
    turn(&room, &[&ann, &ben], table).await.unwrap();
    let (own, other) = (
        held(&room, &ann, table).await,
        held(&room, &ben, table).await,
    );
    assert_eq!((own.len(), other.len()), (5, 5));
    // One person who plays, and one who watches.
    for (person, sees) in [(&ann, 5), (&eve, 0)] {
        let (text, json) = file(&report_from_help(&room, person, "It hangs.").await);
        assert!(json["gathered"]["record"].is_null(), "{json}");
        let [told, held] = [&own, &other].map(|hand| {
            let shown = |card: &&Card| written(**card).iter().any(|name| text.contains(name));
            hand.iter().filter(shown).count()
        });
        assert_eq!(held, 0, "{text}");
        assert_eq!(told, sees, "{text}");
        // Nor by naming the deal in the button's id.
        let deal = json["deal"].as_str().unwrap().parse().unwrap();
        let button = Button::Report(Some(deal));
        let forged = room.click(person, &help(person), button, &[]).await;
        if let Ok(form) = forged.form() {
            let on = help(person);
            let answer = room.submit(person, (&on, &form), &["Show me."]).await;
            let (_, json) = file(&answer.message().unwrap());
            assert!(json["gathered"]["record"].is_null(), "{json}");
        }
    }
}
