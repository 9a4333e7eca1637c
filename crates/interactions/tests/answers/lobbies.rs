//! Lobbies that people come to by whatever they do: each button there works for somebody, and no sentence names a button
//! that is not shown.

use crate::guests::{forge, guest, hand, labels, options, people, play_out, room, shown};
use crate::typed::{ask, lobby};
use interactions::guest::Guest;
use standin::{Answer, Message, Room};
use std::collections::BTreeMap;
use std::time::Duration;
use table::look::Scene;
use tokio::time::sleep;

/// Whatever a sentence could ask for at a table.
const BUTTONS: [&str; 17] = [
    "Add computer player",
    "Cut",
    "Deal",
    "Deal me in",
    "Fill empty seats",
    "Fill seats and deal",
    "For coins",
    "For fun",
    "House rules…",
    "Join",
    "Leave",
    "My purse…",
    "Next deal",
    "Ready",
    "Rematch",
    "Remove computer player",
    "Resume",
];

/// What people do behind *Table…* on the way to another lobby.
const DONE: [&str; 8] = [
    "Add computer player",
    "Remove computer player",
    "For fun",
    "For coins",
    "Pause",
    "Sit out",
    "Leave",
    "Join",
];

/// Draws from a seed.
struct Luck(u64);

impl Luck {
    /// A number below this one.
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// Each person alone, or both, deal and play; others come, go, sit out and lose their coins.
#[tokio::test(start_paused = true)]
async fn each_button_of_a_lobby_works_for_somebody_and_no_sentence_names_another() {
    let starts = [
        "/triomphe start stake:5",
        "/triomphe start stake:5 computer-players:2",
        "/triomphe start game:scarto stake:1",
        "/triomphe start game:scarto stake:1 computer-players:1",
        "/triomphe start game:latriomphe stake:5",
        "/triomphe start game:trefeltromp stake:1",
    ];
    let mut pressed = BTreeMap::new();
    for seed in 0..40 {
        let mut luck = Luck(seed);
        // From the second draw on, neighbouring seeds have nothing in common.
        luck.below(2);
        let start = starts[luck.below(starts.len())];
        walk(&mut luck, start, &mut pressed, seed).await;
    }
    let seldom: Vec<&str> = [
        "Join",
        "Deal",
        "Deal me in",
        "Leave",
        "Resume",
        "Cut",
        "Rules",
    ]
    .into_iter()
    .chain(["Fill empty seats", "Fill seats and deal", "My purse…"])
    .filter(|label| !pressed.contains_key(*label))
    .collect();
    assert!(seldom.is_empty(), "never pressed: {seldom:?} ({pressed:?})");
}

/// From lobby to lobby, each looked at, by presses of its own buttons and by what else people do.
async fn walk(luck: &mut Luck, start: &str, pressed: &mut BTreeMap<String, u32>, seed: u64) {
    let room = room().await;
    let people: [Guest; 3] = people(&room).await;
    let gwen = crate::guests::gwen(&room).await;
    let (table, _) = lobby(&room, &people[0], start).await;
    for _ in 0..12 {
        // What was repeated is possible again.
        sleep(Duration::from_secs(61)).await;
        let look = room.tavern.look(table, None).await.unwrap();
        match look.table.scene {
            Scene::Lobby(_) => {}
            Scene::Playing(_) => {
                let seated: Vec<&Guest> = people.iter().collect();
                play_out(&room, &seated, table).await;
                continue;
            }
            Scene::Between(_) => {
                let who = &people[luck.below(people.len())];
                do_something(&room, luck, who, table).await;
                continue;
            }
            Scene::Closed(_) => return,
        }
        let public = shown(&room, table).await;
        let said = format!("seed {seed}: {}", public.text());
        names_no_other(&public, &public.text(), &said);
        for guest in &people {
            if look.chair_of(guest.member).is_some() {
                let own = hand(&room, guest, table).await;
                names_at_the_table(&public, &own.text(), &said);
            }
        }
        match luck.below(3) {
            0 => {
                let who = &people[luck.below(people.len())];
                do_something(&room, luck, who, table).await;
            }
            1 if luck.below(3) == 0 => {
                let number = luck.below(people.len()) + 1;
                let fine = format!("/tavern fine member:<@{number}> coins:99 reason:x");
                ask(&room, &gwen, &fine).await;
            }
            _ => {
                let offered: Vec<String> = labels(&public).into_iter().map(str::to_owned).collect();
                let label = &offered[luck.below(offered.len())];
                let first = luck.below(people.len());
                let mut works = false;
                for turn in 0..people.len() {
                    let who = &people[(first + turn) % people.len()];
                    works = works || helps(room.press(who, &public, label).await.unwrap());
                }
                if !works {
                    let eve = guest(&room, 20, "Eve").await;
                    works = helps(room.press(&eve, &public, label).await.unwrap());
                    // She only looked in.
                    forge(&room, &eve, &format!("t:{table}:leave"), &[]).await;
                }
                assert!(works, "{label} works for nobody: {said}");
                *pressed.entry(label.clone()).or_default() += 1;
            }
        }
    }
}

/// Whether it was done, or whoever pressed it is offered what they can do instead, as somebody short of coins is.
fn helps(answer: Answer) -> bool {
    !answer.is_refusal()
        || answer
            .message()
            .is_ok_and(|note| note.keys().next().is_some())
}

/// Does something behind *Table…*, if it is offered; a refusal is an answer.
async fn do_something(room: &Room, luck: &mut Luck, who: &Guest, table: ids::TableId) {
    let options = options(room, who, table).await;
    let offered = labels(&options);
    let done: Vec<&str> = DONE.into_iter().filter(|it| offered.contains(it)).collect();
    if !done.is_empty() {
        let label = done[luck.below(done.len())];
        room.press(who, &options, label).await.unwrap();
    }
}

#[track_caller]
fn names_no_other(public: &Message, text: &str, said: &str) {
    let offered = labels(public);
    for label in BUTTONS {
        let is_named = text.contains(&format!("**{label}**"));
        assert!(!is_named || offered.contains(&label), "{label}: {said}");
    }
}

/// A hand's “press **Deal** at the table” is about the table's message.
#[track_caller]
fn names_at_the_table(public: &Message, text: &str, said: &str) {
    let offered = labels(public);
    for label in BUTTONS {
        let is_named = text.contains(&format!("**{label}** at the table"));
        assert!(
            !is_named || offered.contains(&label),
            "{label}: {text}\n{said}"
        );
    }
}
