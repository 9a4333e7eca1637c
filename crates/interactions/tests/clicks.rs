//! What clicks are answered with: a table from its opening to a card, refusals, and questions that are confirmed.
#![allow(clippy::unwrap_used)]

use ids::TableId;
use interactions::discord::NoThread;
use interactions::error::CommandError;
use interactions::guest::Guest;
use pages::Settings;
use pages::setting::Form;
use rules::{Act, Coins};
use screens::button::{Button, DealKey, OrderKey, PlayKey, PrivacyKey, SetupKey, TableKey};
use screens::screen::Screen;
use standin::{Answer, GUILD, Message, Room};
use std::time::Duration;
use table::look::{Playing, Scene};
use table::{Order, Place};
use tokio::time::sleep;

/// A room in which this member has opened a table for friends, and what they have before them.
async fn opened() -> (Room, Guest, Message) {
    let room = Room::in_memory(1).await.unwrap();
    let ann = room.guest(1).await;
    let page = room.play_page(&ann).await.unwrap();
    let hand = room.press(&ann, &page, "Open a table").await.unwrap();
    (room, ann, hand.message().unwrap())
}

#[tokio::test(start_paused = true)]
async fn a_table_is_opened_joined_and_seen_by_everybody() {
    let (room, _, hand) = opened().await;
    assert!(hand.text().contains("is open."), "{}", hand.text());
    let table = room.newest_table().unwrap();
    assert!(room.discord.state().awaited.contains(&table));

    let bob = room.guest(2).await;
    let public = room.table(table).await.unwrap();
    let joined = room.press(&bob, &public, "Join").await.unwrap();
    assert!(joined.text().contains("You joined"), "{}", joined.text());
    let look = room.tavern.look(table, None).await.unwrap();
    assert!(look.chair_of(bob.member).is_some());
    let again = room.press(&bob, &public, "Join").await.unwrap();
    assert!(again.is_refusal());
    assert!(again.text().contains("already"), "{}", again.text());
}

/// What this member has before them at their turn, and the deal as they see it.
async fn at_their_turn(room: &Room, guest: &Guest, table: TableId) -> (Message, Box<Playing>) {
    for _ in 0..1_000 {
        let look = room.tavern.look(table, Some(guest.member)).await.unwrap();
        match &look.scene {
            Scene::Playing(playing) if playing.view.is_my_turn() && !playing.plays_itself => {
                let button = Button::Table(table, TableKey::Hand);
                let public = room.table(table).await.unwrap();
                let hand = room.click(guest, &public, button, &[]).await;
                return (hand.message().unwrap(), playing.clone());
            }
            _ => sleep(Duration::from_secs(1)).await,
        }
    }
    panic!("their turn never comes");
}

/// A room in which this member plays against computer players.
async fn dealt() -> (Room, Guest, TableId) {
    let room = Room::in_memory(1).await.unwrap();
    let ann = room.guest(1).await;
    let page = room.play_page(&ann).await.unwrap();
    let answer = room.press(&ann, &page, "Open a table").await.unwrap();
    assert!(!answer.is_refusal(), "{}", answer.text());
    let table = room.newest_table().unwrap();
    let lobby = room.table(table).await.unwrap();
    let answer = room.press(&ann, &lobby, "Fill seats and deal").await;
    assert!(!answer.unwrap().is_refusal());
    (room, ann, table)
}

#[tokio::test(start_paused = true)]
async fn a_card_is_played_by_its_button_and_an_old_button_plays_none() {
    let (room, ann, table) = dealt().await;
    let (hand, playing) = at_their_turn(&room, &ann, table).await;
    let play = |(_, act): &(Button, Act)| matches!(act, Act::Play(_));
    let (button, act) = acts(&hand).find(play).unwrap();
    let Act::Play(card) = act else {
        panic!("{act}");
    };
    assert!(playing.view.hand.contains(card));
    let played = room.click(&ann, &hand, button, &[]).await;
    assert!(
        matches!(played, Answer::Changed(_)),
        "the hand stays one message"
    );

    let (_, later) = at_their_turn(&room, &ann, table).await;
    assert!(!later.view.hand.contains(card) && later.asked > playing.asked);
    let again = room.click(&ann, &hand, button, &[]).await;
    assert!(matches!(again, Answer::Changed(_)), "{again:?}");
    let (_, after) = at_their_turn(&room, &ann, table).await;
    assert_eq!(
        (after.asked, after.view.hand),
        (later.asked, later.view.hand)
    );
}

/// The acts that the buttons of a hand offer.
fn acts(hand: &Message) -> impl Iterator<Item = (Button, Act)> {
    hand.keys().filter_map(|key| match key.button {
        Button::Deal {
            key: DealKey::Do(act),
            ..
        } => Some((key.button, act)),
        _ => None,
    })
}

#[tokio::test(start_paused = true)]
async fn leaving_with_cards_is_asked_about_and_done_once_it_is_confirmed() {
    let (room, ann, table) = dealt().await;
    let (hand, _) = at_their_turn(&room, &ann, table).await;
    let leave = Button::Table(table, TableKey::Leave);
    let asked = room.click(&ann, &hand, leave, &[]).await.message().unwrap();
    let is_seated = async || {
        let look = room.tavern.look(table, Some(ann.member)).await;
        look.is_ok_and(|look| look.chair_of(ann.member).is_some_and(|chair| chair.plays))
    };
    assert!(is_seated().await, "{}", asked.text());
    let yes = asked
        .keys()
        .find(|key| matches!(key.button, Button::Table(_, TableKey::LeaveNow(_))));
    let yes = yes.unwrap().button;
    let left = room.click(&ann, &asked, yes, &[]).await;
    assert!(!left.is_refusal(), "{}", left.text());
    assert!(!is_seated().await);
    let put_away = room.discord.state().put_away.clone();
    assert_eq!(put_away, [(table, ann.member)]);
}

#[tokio::test(start_paused = true)]
async fn an_allowance_goes_into_the_purse_once_a_day() {
    let room = Room::in_memory(1).await.unwrap();
    let poor = |settings: &mut Settings| {
        (settings.starting_coins, settings.allowance) = (Some(Coins::ZERO), Coins(50));
    };
    let changed = room.tavern.settings.change(GUILD, None, poor);
    changed.await.unwrap();
    let ann = room.guest(1).await;
    let page = room.play_page(&ann).await.unwrap();
    let fetched = room.click(&ann, &page, Button::Allowance, &[]).await;
    let members = &room.tavern.members;
    let person = members.person(GUILD, ann.member).await.unwrap();
    let (purse, _) = members.purse_and_due(GUILD, person).await.unwrap();
    assert_eq!(purse.free, Coins(50), "{}", fetched.text());
    let again = room.click(&ann, &page, Button::Allowance, &[]).await;
    let (purse, _) = members.purse_and_due(GUILD, person).await.unwrap();
    assert_eq!(purse.free, Coins(50), "{}", again.text());
}

#[tokio::test(start_paused = true)]
async fn a_form_is_opened_filled_in_and_its_mistakes_are_told() {
    let room = Room::in_memory(1).await.unwrap();
    let mut gm = room.guest(1).await;
    gm.manages = true;
    let page = Message::private(gm.member, Screen::default());
    let open = Button::Setup(SetupKey::Form(Form::Clock));
    let form = room.click(&gm, &page, open, &[]).await.form().unwrap();
    let lines: Vec<&str> = form.lines.iter().map(|_| "never").collect();
    let wrong = room.submit(&gm, (&page, &form), &lines).await;
    assert!(wrong.is_refusal(), "{}", wrong.text());
    let before: Vec<&str> = form.lines.iter().map(|line| line.value.as_str()).collect();
    let right = room.submit(&gm, (&page, &form), &before).await;
    assert!(!right.is_refusal(), "{}", right.text());
    let ann = room.guest(2).await;
    assert!(room.click(&ann, &page, open, &[]).await.is_refusal());
}

#[tokio::test(start_paused = true)]
async fn an_erasure_is_answered_and_closes_open_hands() {
    let (room, ann, hand) = opened().await;
    let erase = Button::Privacy(PrivacyKey::Erase);
    let erased = room.click(&ann, &hand, erase, &[]).await;
    assert!(!erased.is_refusal(), "{}", erased.text());
    assert_eq!(room.discord.state().forgotten, [ann.member]);
}

#[tokio::test(start_paused = true)]
async fn where_no_thread_can_be_opened_the_announcement_is_taken_back() {
    let room = Room::in_memory(1).await.unwrap();
    let in_a_thread = |settings: &mut Settings| settings.place = Place::Thread;
    let changed = room.tavern.settings.change(GUILD, None, in_a_thread);
    changed.await.unwrap();
    let ann = room.guest(1).await;
    let page = room.play_page(&ann).await.unwrap();
    let first = room.press(&ann, &page, "Open a table").await.unwrap();
    assert!(
        first.text().contains("in its own thread"),
        "{}",
        first.text()
    );
    assert_eq!(room.discord.state().threads.len(), 1);

    room.discord.state().no_thread = Some(NoThread::NotHere);
    let second = room.press(&ann, &page, "Open a table").await.unwrap();
    assert!(
        !second.text().contains("in its own thread"),
        "{}",
        second.text()
    );
    let state = room.discord.state();
    assert_eq!((state.messages.len(), state.taken_back.len()), (1, 1));
}

#[tokio::test(start_paused = true)]
async fn what_is_no_button_of_ours_is_refused() {
    let (room, ann, hand) = opened().await;
    let none = room.press(&ann, &hand, "No such label").await;
    assert!(none.unwrap_err().to_string().contains("No such label"));
    let pick = Button::Play(PlayKey::Pick(patrons::Skill::Regular));
    let answer = room.click(&ann, &hand, pick, &["no-such-game"]).await;
    assert!(
        matches!(&answer, Answer::Refused(CommandError::Message(_), _)),
        "{answer:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn an_old_button_for_the_orders_of_a_closed_table_says_that_it_is_closed() {
    let (room, ann, hand) = opened().await;
    let table = room.newest_table().unwrap();
    let closed = room.tavern.order(table, ann.member, Order::Close);
    closed.await.unwrap();
    let panel = Button::Order(table, OrderKey::Panel);
    let answer = room.click(&ann, &hand, panel, &[]).await;
    assert!(
        answer.is_refusal() && answer.text().contains("closed"),
        "{answer:?}"
    );
}
