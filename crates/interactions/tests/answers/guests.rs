//! What guests of a house do again and again.

use ids::{ChannelId, MemberId, TableId};
use interactions::guest::Guest;
use interactions::play;
use interactions::response::Response;
use pages::Settings;
use rules::{Act, Card, Coins, Variant};
use screens::button::{Button, DealKey, TableKey};
use screens::screen::Screen;
use standin::{Answer, GUILD, Message, Room};
use std::time::Duration;
use table::look::{Playing, Scene};
use table::{CoinKind, Order, Terms};
use tokio::time::sleep;

/// A house whose members start with a hundred coins, and whose clock runs.
pub async fn room() -> Room {
    let room = Room::in_memory(1).await.unwrap();
    tokio::spawn(room.tavern.clone().run_clock());
    set(&room, |settings| {
        (settings.starting_coins, settings.allowance) = (Some(Coins(100)), Coins::ZERO);
    })
    .await;
    room
}

/// A guest with this name, known to the house.
pub async fn guest(room: &Room, member: u64, name: &str) -> Guest {
    let mut guest = room.guest(member).await;
    guest.name = name.to_owned();
    guest.meet(&room.tavern).await.unwrap();
    guest
}

/// Members whose numbers are 1, 2, 3, and so on.
pub async fn people<const N: usize>(room: &Room) -> [Guest; N] {
    let known = (1..)
        .zip(NAMES)
        .take(N)
        .map(|(number, name)| guest(room, number, name));
    let people = futures_util::future::join_all(known).await;
    people.try_into().ok().expect("as many as there are names")
}

/// The names of members by their numbers, from 1.
pub const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

/// One who may manage the server, and has the number 9.
pub async fn gwen(room: &Room) -> Guest {
    game_master(room, 9, "Gwen").await
}

/// One who may manage the server.
pub async fn game_master(room: &Room, member: u64, name: &str) -> Guest {
    let mut guest = guest(room, member, name).await;
    guest.manages = true;
    room.refresh(&mut guest).await;
    guest
}

pub async fn set(room: &Room, change: impl FnOnce(&mut Settings)) {
    let changed = room.tavern.settings.change(GUILD, None, change);
    changed.await.unwrap();
}

#[track_caller]
pub fn assert_says(text: &str, words: &str) {
    assert!(text.contains(words), "{words:?} is not in {text}");
}

/// A private message that shows this.
pub fn private(guest: &Guest, screen: Screen) -> Message {
    Message::private(guest.member, screen)
}

pub fn labels(message: &Message) -> Vec<&str> {
    message.keys().map(|key| key.label.as_str()).collect()
}

#[track_caller]
pub fn assert_has(message: &Message, label: &str) {
    assert!(labels(message).contains(&label), "{}", message.text());
}

#[track_caller]
pub fn assert_lacks(message: &Message, label: &str) {
    assert!(!labels(message).contains(&label), "{}", message.text());
}

/// Presses the button with this label, which is answered with a message.
pub async fn press(room: &Room, guest: &Guest, on: &Message, label: &str) -> Message {
    let answer = room.press(guest, on, label).await.unwrap();
    answer.message().unwrap()
}

/// Chooses what this value stands for in the menu that has it.
pub async fn choose(room: &Room, guest: &Guest, on: &Message, value: &str) -> Message {
    let mut menus = on.menus();
    let has_it = |menu: &&screens::screen::Menu| menu.options.iter().any(|it| it.value == value);
    let menu = menus.find(has_it).expect(value);
    let answer = room.click(guest, on, menu.button, &[value]).await;
    answer.message().unwrap()
}

/// Chooses this option of this menu, both counted from 0.
pub async fn pick(room: &Room, guest: &Guest, on: &Message, menu: usize, option: usize) -> Message {
    let menu = on.menus().nth(menu).expect("a menu");
    let value = menu.options[option].value.as_str();
    let answer = room.click(guest, on, menu.button, &[value]).await;
    answer.message().unwrap()
}

/// What everybody sees of the table.
pub async fn shown(room: &Room, table: TableId) -> Message {
    room.table(table).await.unwrap()
}

/// The messages that stand in a channel, the newest last.
pub fn posted(room: &Room, channel: ChannelId) -> Vec<Message> {
    let state = room.discord.state();
    let there = state.messages.values().filter(|it| it.channel == channel);
    there.map(|it| Message::public(it.screen.clone())).collect()
}

/// Opens what can be done at a table, and presses a button there.
pub async fn option(room: &Room, guest: &Guest, table: TableId, label: &str) -> Message {
    let options = options(room, guest, table).await;
    press(room, guest, &options, label).await
}

/// Opens what can be done at a table.
pub async fn options(room: &Room, guest: &Guest, table: TableId) -> Message {
    let public = shown(room, table).await;
    let after_a_deal = labels(&public).contains(&"More…");
    let label = if after_a_deal { "More…" } else { "Table…" };
    press(room, guest, &public, label).await
}

/// Sends a click on a button with this id, as only a client made by hand could.
pub async fn forge(room: &Room, guest: &Guest, id: &str, values: &[&str]) -> Answer {
    let note = Message::public(Screen::default());
    room.click(guest, &note, id.parse().expect(id), values)
        .await
}

/// Fills in the form behind this button.
pub async fn fill(
    room: &Room,
    guest: &Guest,
    on: &Message,
    label: &str,
    lines: &[&str],
) -> Message {
    let form = room.press(guest, on, label).await.unwrap().form().unwrap();
    assert_eq!(form.lines.len(), lines.len());
    let answer = room.submit(guest, (on, &form), lines).await;
    answer.message().unwrap()
}

/// The usual terms of an edition for this stake.
pub fn terms(game: &str, edition: &str, stake: i64) -> Terms {
    Terms {
        variant: Variant::parse(game, Some(edition), &Default::default()).unwrap(),
        stake: Coins(stake),
        turn_seconds: 60,
        coins: CoinKind::Purse,
    }
}

/// Who is to play at a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Computer players take the empty chairs, and the cards are dealt at once.
    ComputerPlayers,
    /// Anyone who joins.
    Friends,
}

/// Opens a table; returns what its host has before them.
pub async fn open(room: &Room, host: &Guest, terms: Terms, company: Company) -> (TableId, Message) {
    let opened = play::open(&room.responder, host, terms).await;
    if company == Company::ComputerPlayers {
        let table = room.newest_table().unwrap();
        deal_with_patrons(room, host, table).await;
        return (table, hand(room, host, table).await);
    }
    let screen = match opened.unwrap() {
        Response::Hand(mut hand) | Response::HandBelow(mut hand) => {
            hand.give_hint(&room.responder.hints, &host.words).await;
            hand.screen
        }
        Response::Page(screen) | Response::Note(screen) => screen,
        _ => panic!("it is answered with a hand"),
    };
    (room.newest_table().unwrap(), private(host, screen))
}

/// Everybody at the table is there: computer players take the other chairs, and the host deals.
pub async fn deal_with_patrons(room: &Room, host: &Guest, table: TableId) {
    for label in ["Fill seats and deal", "Fill empty seats", "Deal"] {
        let lobby = room.table(table).await.unwrap();
        if !labels(&lobby).contains(&label) {
            continue;
        }
        let answer = room.press(host, &lobby, label).await.unwrap();
        assert!(!answer.is_refusal(), "{}", answer.text());
    }
}

/// Opens the guest's hand.
pub async fn hand(room: &Room, guest: &Guest, table: TableId) -> Message {
    let public = room.table(table).await.unwrap();
    let button = Button::Table(table, TableKey::Hand);
    let answer = room.click(guest, &public, button, &[]).await;
    answer.message().unwrap()
}

/// Waits until one of these guests is asked for an act; returns who, and their hand. `None` once no deal is on.
pub async fn turn<'a>(
    room: &Room,
    guests: &[&'a Guest],
    table: TableId,
) -> Option<(&'a Guest, Message)> {
    for _ in 0..1_000 {
        for guest in guests {
            let look = room.tavern.look(table, Some(guest.member)).await.unwrap();
            let Scene::Playing(playing) = &look.scene else {
                return None;
            };
            if playing.view.is_my_turn() && !playing.plays_itself {
                return Some((guest, hand(room, guest, table).await));
            }
        }
        sleep(Duration::from_secs(1)).await;
    }
    panic!("nobody is ever asked");
}

/// The acts that the buttons of a hand offer.
pub fn acts(hand: &Message) -> impl Iterator<Item = (Button, Act)> {
    hand.keys().filter_map(|key| match key.button {
        Button::Deal {
            key: DealKey::Do(act),
            ..
        } => Some((key.button, act)),
        _ => None,
    })
}

/// Plays the deal to its end: each does the first thing that their hand offers.
pub async fn play_out(room: &Room, guests: &[&Guest], table: TableId) {
    while let Some((guest, hand)) = turn(room, guests, table).await {
        act(room, guest, &hand, table).await;
    }
}

/// Does the first thing that a hand offers.
pub async fn act(room: &Room, guest: &Guest, hand: &Message, table: TableId) {
    if let Some((button, _)) = acts(hand).next() {
        let answer = room.click(guest, hand, button, &[]).await;
        assert!(!answer.is_refusal(), "{}", answer.text());
        return;
    }
    // Several cards at once are chosen in a menu; these are the first that may be.
    let playing = deal(room, guest, table).await;
    let act = playing.view.legal().acts().unwrap()[0];
    let (deal, asked) = (playing.deal, playing.asked);
    let act = Order::Act { deal, asked, act };
    let done = room.tavern.order(table, guest.member, act);
    done.await.unwrap();
}

/// The deal that is on, as this guest sees it.
pub async fn deal(room: &Room, guest: &Guest, table: TableId) -> Box<Playing> {
    let look = room.tavern.look(table, Some(guest.member)).await.unwrap();
    match look.table.scene {
        Scene::Playing(playing) => playing,
        _ => panic!("no deal is on"),
    }
}

/// A member's free coins, those to come included, and those on hold.
pub async fn purse(room: &Room, member: MemberId) -> (i64, i64) {
    let members = &room.tavern.members;
    let person = members.person(GUILD, member).await.unwrap();
    let (purse, due) = members.purse_and_due(GUILD, person).await.unwrap();
    (purse.free.0 + due.0, purse.on_hold.0)
}

/// A card as written in its corner ("K♠") and by name ("King of Spades").
pub fn written(card: Card) -> [String; 2] {
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
    let corner = if letter == 'T' {
        "10".to_owned()
    } else {
        letter.to_string()
    };
    [format!("{corner}{sign}"), format!("{rank} of {suit}")]
}
