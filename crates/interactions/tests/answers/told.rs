//! Finished deals and the books, as members and the game master are told of them.

use crate::guests::{
    assert_says, forge, guest, gwen, labels, option, people, play_out, posted, press, room, shown,
};
use crate::typed::{after, hear, lobby, slash};
use ids::{ChannelId, TableId};
use interactions::guest::Guest;
use rules::{Verdict, read_records};
use standin::{CHANNEL, Message, Room};

/// Plays a deal to its end at a table that is opened with this line.
async fn played(room: &Room, ann: &Guest, line: &str) -> TableId {
    let (table, public) = lobby(room, ann, line).await;
    room.press(ann, &public, "Deal").await.unwrap();
    play_out(room, &[ann], table).await;
    table
}

/// The file below a message, of this name.
fn file(message: &Message, name: &str) -> String {
    let mut files = message.screen.files.iter();
    let file = files.find(|file| file.name.ends_with(name)).expect(name);
    String::from_utf8(file.bytes.to_vec()).unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_deal_that_is_over_is_told_to_the_last_coin() {
    let room = room().await;
    let [ann] = people(&room).await;
    let past = "/triomphe past";
    hear(&room, &ann, past, "No deal has been finished here").await;
    let line = "/triomphe start game:triomphe vieville stake:5 computer-players:3";
    let table = played(&room, &ann, line).await;
    let public = shown(&room, table).await;
    assert!(!public.text().contains("Payments"), "{}", public.text());
    let result = press(&room, &ann, &public, "My result").await;
    assert_says(&result.text(), "Payments");
    let receipt = option(&room, &ann, table, "Receipt").await;
    for says in [
        "the bank’s books show exactly these payments",
        "You put in 5 coins",
        ", the ante",
    ] {
        assert_says(&receipt.text(), says);
    }
    hear(&room, &ann, past, "**Ann**").await;
    let record = file(&press(&room, &ann, &receipt, "Record").await, ".json");
    let records = read_records(&record);
    let judged = records[0].as_ref().unwrap();
    assert!(judged.seats.contains(&"Ann".to_owned()), "{record}");
    assert!(matches!(judged.judge(), Verdict::Over(_)), "{record}");
    let mut page = press(&room, &ann, &receipt, "Replay").await;
    assert_says(&page.text(), "The cards are dealt");
    assert_says(&page.text(), "Hands");
    let mut tricks = 0;
    while labels(&page).contains(&"Next") {
        page = press(&room, &ann, &page, "Next").await;
        tricks += usize::from(page.text().contains("takes the trick"));
    }
    let is_play = |(_, act): &&(_, String)| act.starts_with("play");
    let plays = judged.acts.iter().filter(is_play).count();
    assert_eq!(tricks, plays / judged.seats.len());
    let history = after(&room, &ann, "/coins balance", "History").await;
    assert_says(&history.text(), "the ante · deal");
}

#[tokio::test(start_paused = true)]
async fn the_books_are_open_to_the_game_master_alone() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let grant = "/tavern grant member:<@1> coins:50 reason:=a dragon";
    slash(&room, &gwen, grant).await;
    let books = after(&room, &gwen, "/tavern panel", "Books").await;
    // Ann's 100 at the start, and the dragon's 50. Gwen has needed no purse.
    for says in [
        "Coins created: 150 coins",
        "purses: 150 coins",
        "come to **0 coins**",
        "=a dragon",
    ] {
        assert_says(&books.text(), says);
    }
    let files = press(&room, &gwen, &books, "Download ledger").await;
    let ledger = file(&files, "ledger.csv");
    assert_eq!(ledger.lines().count(), 1 + 2, "{ledger}");
    assert_says(&ledger, "out of the game,Ann,50,grant,,");
    let accounts = file(&files, "accounts.csv");
    let [head, ann_has, mint] = &accounts.lines().collect::<Vec<_>>()[..] else {
        panic!("{accounts}");
    };
    assert_eq!(*head, "account,name,kind,free,reserved");
    assert!(ann_has.starts_with("member:"), "{ann_has}");
    assert!(ann_has.ends_with(",Ann,member,150,0"), "{ann_has}");
    assert_eq!(*mint, "mint,out of the game,mint,-150,0");
    for id in ["b", "b:ledger"] {
        let refused = forge(&room, &ann, id, &[]).await;
        assert_says(&refused.text(), "Only the game master");
    }
}

#[tokio::test(start_paused = true)]
async fn a_deal_of_another_channel_is_told_to_who_sat_there_and_to_the_game_master() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let gwen = gwen(&room).await;
    let line = "/triomphe start game:scarto stake:1 computer-players:2";
    let table = played(&room, &ann, line).await;
    let deal = room.tavern.records.last_deal(table).await.unwrap().unwrap();
    let none = "can’t find that deal";
    let other = ChannelId(CHANNEL.0 + 1);
    for id in ["p:receipt:", "p:record:", "p:verify:", "p:trick:"] {
        let step = if id == "p:trick:" { ":0" } else { "" };
        let id = format!("{id}{deal}{step}");
        let asks = async |guest: &Guest, channel| {
            let guest = Guest {
                channel,
                ..guest.clone()
            };
            forge(&room, &guest, &id, &[]).await.text()
        };
        assert_says(&asks(&ben, other).await, none);
        for (guest, place) in [(&ann, other), (&gwen, other), (&ben, CHANNEL)] {
            let told = asks(guest, place).await;
            assert!(!told.contains(none), "{told}");
        }
    }
}

/// A member's number as Discord gives them, which nothing else in the log contains.
const LONG: u64 = 400_000_000_000_000_001;

#[tokio::test(start_paused = true)]
async fn what_is_kept_is_shown_handed_out_and_erased_after_a_question() {
    let room = room().await;
    let (ann, ben) = (
        guest(&room, LONG, "Ann").await,
        guest(&room, 2, "Ben").await,
    );
    for line in [
        "/character create name:Brenna",
        "/coins pay member:<@2> coins:7 reason:ale",
    ] {
        slash(&room, &ann, line).await;
    }
    let page = slash(&room, &ann, "/privacy").await;
    for says in [
        "stored as **Ann**",
        "your own, 93 coins, 2 lines of history",
        "**Brenna**, 0 coins",
        "one reason for a payment",
        "deleted after 30 days",
        "no link to a privacy policy",
    ] {
        assert_says(&page.text(), says);
    }
    let all = press(&room, &ann, &page, "Get it as a file").await;
    assert_eq!(all.only_for, Some(ann.member));
    assert_says(&file(&all, "triomphe-privacy-1.json"), "Brenna");
    let asked = press(&room, &ann, &page, "Erase it…").await;
    assert_says(&asked.text(), "(93 coins, in all your purses)");
    let kept = press(&room, &ann, &asked, "Keep it").await;
    assert_says(&kept.text(), "Nothing was erased");
    let done = press(&room, &ann, &asked, "Erase it all").await;
    assert_says(&done.text(), "Your data has been erased");
    assert_eq!(room.discord.state().forgotten, [ann.member], "open hands");
    assert_eq!(done.keys().count(), 0);
    let nothing = "Nothing is stored about you";
    hear(&room, &ann, "/privacy", nothing).await;
    for id in ["e:ask", "e:export:1"] {
        assert_says(&forge(&room, &ann, id, &[]).await.text(), nothing);
    }
    // Ben's books are intact and name nobody.
    let history = after(&room, &ben, "/coins balance", "History").await;
    let history = history.text();
    assert!(
        history.contains("+7") && !history.contains("Ann"),
        "{history}"
    );
    // No second starting coins.
    hear(&room, &ann, "/coins balance", "0 coins").await;
}

#[tokio::test(start_paused = true)]
async fn who_is_not_known_stays_unknown() {
    let room = room().await;
    let stranger = room.guest(LONG).await;
    for _ in 0..2 {
        let says = "Nothing is stored about you";
        let told = hear(&room, &stranger, "/privacy", says).await;
        assert_eq!(told.only_for, Some(stranger.member));
        for id in ["e:ask", "e:export:1"] {
            assert_says(&forge(&room, &stranger, id, &[]).await.text(), says);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn in_the_middle_of_a_deal_nothing_is_erased() {
    let room = room().await;
    let [ann] = people(&room).await;
    let line = "/triomphe start game:scarto stake:1 computer-players:2";
    let (_, public) = lobby(&room, &ann, line).await;
    room.press(&ann, &public, "Deal").await.unwrap();
    let refused = after(&room, &ann, "/privacy", "Erase it…").await;
    assert_says(&refused.text(), "in a deal or match");
    assert!(posted(&room, CHANNEL).is_empty());
}
