//! Orders of host and game master at a table, by buttons.

use crate::guests::{
    Company, act, assert_has, assert_lacks, assert_says, deal_with_patrons, game_master, guest,
    labels, open, option, options, people, play_out, posted, press, room, shown, terms, turn,
};
use crate::typed::{after, ask, hear};
use ids::{ChannelId, TableId};
use interactions::guest::Guest;
use screens::screen::Dialog;
use standin::{CHANNEL, Message, Room};
use std::time::Duration;
use table::Order;
use table::look::Scene;
use tokio::time::sleep;

/// Ann and Ben, to whom cards have been dealt.
async fn dealt() -> (Room, Guest, Guest, TableId) {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("trefeltromp", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = room.table(table).await.unwrap();
    press(&room, &ben, &lobby, "Join").await;
    let lobby = room.table(table).await.unwrap();
    press(&room, &ann, &lobby, "Deal").await;
    (room, ann, ben, table)
}

#[tokio::test(start_paused = true)]
async fn the_host_pauses_and_asks_somebody_to_leave_by_buttons_and_nobody_else_does() {
    let (room, ann, ben, table) = dealt().await;
    let others = options(&room, &ben, table).await;
    assert_lacks(&others, "Pause");
    assert_eq!(others.menus().count(), 0, "{}", others.text());
    let panel = options(&room, &ann, table).await;
    assert_eq!(panel.only_for, Some(ann.member));
    let paused = press(&room, &ann, &panel, "Pause").await;
    assert_says(&paused.text(), "The table is paused");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "The host paused the table");
    assert_says(&public.text(), "some time after the pause");
    let refused = press(&room, &ben, &public, "Resume").await;
    assert_says(&refused.text(), "host");
    room.press(&ann, &public, "Resume").await.unwrap();
    assert_lacks(&shown(&room, table).await, "Resume");

    let panel = options(&room, &ann, table).await;
    let menu = panel.menus().next().expect("whom to remove");
    let values = [menu.options[0].value.as_str()];
    let kicked = room.click(&ann, &panel, menu.button, &values).await;
    assert_says(&kicked.text(), "will be removed when");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "was removed from the table");
    assert_says(&public.text(), "leaves after this deal");
}

/// Remembering is part of the game, unless the host says otherwise before the first deal.
#[tokio::test(start_paused = true)]
async fn the_host_lets_the_table_tell_what_was_played() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let (table, _) = open(&room, &ann, terms("swiss", "classic", 1), Company::Friends).await;
    let silent = "You can look up **Played so far** during play";
    assert!(!shown(&room, table).await.text().contains(silent));
    room.press(&ben, &shown(&room, table).await, "Join")
        .await
        .unwrap();
    assert_lacks(&options(&room, &ben, table).await, "With “Played so far”");
    let panel = options(&room, &ann, table).await;
    let panel = press(&room, &ann, &panel, "With “Played so far”").await;
    assert_has(&panel, "No “Played so far”");
    assert_says(&shown(&room, table).await.text(), silent);
    deal_with_patrons(&room, &ann, table).await;
    assert_lacks(&options(&room, &ann, table).await, "No “Played so far”");
    let mut asked = 0;
    while let Some((who, hand)) = turn(&room, &[&ann, &ben], table).await {
        if labels(&hand).contains(&"Previous trick") {
            let played = press(&room, who, &hand, "Played so far").await;
            assert_says(&played.text(), "Known to be out of a suit");
            asked += 1;
        }
        if asked == 3 {
            break;
        }
        act(&room, who, &hand, table).await;
    }
    assert_eq!(asked, 3);
}

/// "I play with Cyd": the host names her partner among the house rules, and later from her orders.
#[tokio::test(start_paused = true)]
async fn the_host_of_a_troccas_table_chooses_her_partner() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let (cyd, dan) = (guest(&room, 3, "Cyd").await, guest(&room, 4, "Dan").await);
    let terms = terms("troccas", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = shown(&room, table).await;
    assert_says(&lobby.text(), "unless the host chooses them");
    for other in [&ben, &cyd, &dan] {
        room.press(other, &shown(&room, table).await, "Join")
            .await
            .unwrap();
    }
    assert_says(
        &shown(&room, table).await.text(),
        "highest trumps play together",
    );
    let page = option(&room, &ann, table, "House rules…").await;
    let menu = page.menus().next().expect("a menu of partners").clone();
    let labels: Vec<&str> = menu
        .options
        .iter()
        .map(|option| &option.label[..])
        .collect();
    assert_eq!(
        labels,
        ["Drawn", "Ann and Ben", "Ann and Cyd", "Ann and Dan"]
    );
    let values = [menu.options[2].value.as_str()];
    let refused = room.click(&ben, &page, menu.button, &values).await;
    assert_says(&refused.text(), "host");
    let chosen = room.click(&ann, &page, menu.button, &values).await;
    let chosen = chosen.message().unwrap();
    let menu = chosen.menus().next().unwrap();
    assert!(menu.options[2].chosen && !menu.options[0].chosen);
    let public = shown(&room, table).await;
    assert_says(&public.text(), "Partners for 4 deals, chosen by the host");
    assert_says(&public.text(), "**Ann** and **Cyd**");

    // Who goes leaves it to the draw, in public.
    room.press(&cyd, &public, "Leave").await.unwrap();
    let public = shown(&room, table).await;
    assert_says(
        &public.text(),
        "One of the chosen partners isn’t playing on",
    );
    let gone = room.click(&ann, &page, menu.button, &values).await;
    assert_says(&gone.text(), "They aren’t at this table");
    room.press(&cyd, &public, "Join").await.unwrap();
    room.press(&ann, &shown(&room, table).await, "Deal")
        .await
        .unwrap();

    // During the four deals it is for the next.
    let panel = options(&room, &ann, table).await;
    let page = press(&room, &ann, &panel, "Partners…").await;
    let menu = page.menus().next().unwrap().clone();
    room.click(&ann, &page, menu.button, &values).await;
    let public = shown(&room, table).await;
    assert_says(
        &public.text(),
        "Next partners for 4 deals, chosen by the host",
    );
    let drawn = room.click(&ann, &page, menu.button, &["drawn"]).await;
    let drawn = drawn.message().unwrap();
    assert!(drawn.menus().next().unwrap().options[0].chosen);
    assert_lacks(&shown(&room, table).await, "Next partners");
    let others = options(&room, &ben, table).await;
    assert_lacks(&others, "Partners…");

    // A forged click on another table.
    let scarto = crate::guests::terms("scarto", "mcleod", 1);
    let (other, _) = open(&room, &dan, scarto, Company::Friends).await;
    let button = screens::button::Button::Order(other, screens::button::OrderKey::Partner);
    let lobby = shown(&room, other).await;
    let forged = room.click(&dan, &lobby, button, &["drawn"]).await;
    assert_says(&forged.text(), "no partners to choose");
}

#[tokio::test(start_paused = true)]
async fn two_take_their_deal_back_by_buttons() {
    let (room, ann, ben, table) = dealt().await;
    let cyd = guest(&room, 3, "Cyd").await;
    let page = option(&room, &ben, table, "Cancel…").await;
    assert_says(&page.text(), "Everyone who was dealt in must agree");
    let asked = press(&room, &ben, &page, "Cancel this deal").await;
    assert_says(&asked.text(), "The others have been asked");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "asked to cancel this deal");
    assert_says(&public.text(), "Waiting for **Ann**");
    let refused = press(&room, &cyd, &public, "Agree").await;
    assert_says(&refused.text(), "not in this deal");
    let done = press(&room, &ann, &public, "Agree").await;
    assert_says(&done.text(), "All coins were returned");
    let lobby = shown(&room, table).await;
    assert_says(&lobby.text(), "The deal was cancelled");
    assert_says(&lobby.text(), "Ready! Anyone");
}

#[tokio::test(start_paused = true)]
async fn a_game_master_says_why_a_deal_is_taken_back() {
    let (room, ann, _, table) = dealt().await;
    let gwen = game_master(&room, 4, "Gwen").await;
    let panel = option(&room, &gwen, table, "Cancel…").await;
    let asked = room.press(&gwen, &panel, "Cancel this deal").await;
    let form = asked.unwrap().form().expect("a question first");
    let is_on = async || {
        let look = room.tavern.look(table, None).await.unwrap();
        matches!(look.table.scene, Scene::Playing(_))
    };
    assert!(is_on().await);
    let done = room
        .submit(&gwen, (&panel, &form), &["a *card* fell"])
        .await;
    assert_says(&done.text(), "All coins were returned");
    assert!(!is_on().await);
    let told = shown(&room, table).await;
    assert_says(&told.text(), "**The last deal was cancelled**");
    let told = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&told.text(), "a \\*card\\* fell");
    // A command asks back too, unless it gives a reason.
    press(&room, &ann, &shown(&room, table).await, "Deal").await;
    let asked = ask(&room, &gwen, "/triomphe cancel").await;
    asked.form().expect("a question first");
    assert!(is_on().await);
    let close = "/triomphe close at_once:true reason:it is late";
    hear(&room, &gwen, close, "is closed").await;
    let closed = shown(&room, table).await;
    assert_says(&closed.text(), "The game master closed this table");
}

/// All who play have left, and the house plays the deal to its end.
async fn leave_all(room: &Room, guests: &[&Guest], table: TableId) {
    for guest in guests {
        room.tavern
            .order(table, *guest, Order::Leave)
            .await
            .unwrap();
    }
    for _ in 0..1_000 {
        let look = room.tavern.look(table, None).await.unwrap();
        if !matches!(look.scene, Scene::Playing(_)) {
            return;
        }
        sleep(Duration::from_secs(1)).await;
    }
    panic!("the deal goes on and on");
}

/// Chooses the last deal that was finished here, to cancel it; a question answers.
async fn last_deal(room: &Room, gwen: &Guest) -> (Message, Dialog) {
    let deals = after(room, gwen, "/tavern panel", "Cancel a deal…").await;
    let menu = deals.menus().next().expect("finished deals");
    let last = [menu.options[0].value.as_str()];
    let form = room.click(gwen, &deals, menu.button, &last).await;
    let form = form.form().unwrap();
    (deals, form)
}

async fn cancel_last(room: &Room, gwen: &Guest, reason: &str) -> String {
    let (deals, form) = last_deal(room, gwen).await;
    room.submit(gwen, (&deals, &form), &[reason]).await.text()
}

#[tokio::test(start_paused = true)]
async fn a_finished_deal_is_cancelled_and_everybody_is_told_why() {
    let (room, ann, ben, table) = dealt().await;
    let cyd = guest(&room, 3, "Cyd").await;
    let gwen = game_master(&room, 4, "Gwen").await;
    let none = "No deal has been finished here yet";
    let told = after(&room, &gwen, "/tavern panel", "Cancel a deal…").await;
    assert_says(&told.text(), none);
    let panel = options(&room, &cyd, table).await;
    press(&room, &cyd, &panel, "Join next deal").await;
    leave_all(&room, &[&ann, &ben], table).await;
    // Whoever had chosen it already is told that it was cancelled since.
    let (deals, late) = last_deal(&room, &gwen).await;
    let done = cancel_last(&room, &gwen, "the *cards* were marked").await;
    assert_says(&done, "Everyone has been told");
    let told = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&told.text(), "the \\*cards\\* were marked");
    let again = room.submit(&gwen, (&deals, &late), &["so"]).await;
    assert_says(&again.text(), "already been cancelled");
    let public = shown(&room, table).await.text();
    assert_says(&public, "The last deal was cancelled");
    assert!(!public.contains("My result"), "{public}");
    // It is no longer offered.
    let told = after(&room, &gwen, "/tavern panel", "Cancel a deal…").await;
    assert_says(&told.text(), none);
}

#[tokio::test(start_paused = true)]
async fn a_deal_is_cancelled_after_its_table_is_closed_and_while_the_next_is_on() {
    let (room, ann, ben, table) = dealt().await;
    let gwen = game_master(&room, 4, "Gwen").await;
    leave_all(&room, &[&ann, &ben], table).await;
    assert_says(&shown(&room, table).await.text(), "Everyone has left");
    let done = cancel_last(&room, &gwen, "so").await;
    assert_says(&done, "Everyone has been told");
    let terms = terms("scarto", "mcleod", 1);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    play_out(&room, &[&ann], table).await;
    press(&room, &ann, &shown(&room, table).await, "Next deal").await;
    assert!(turn(&room, &[&ann], table).await.is_some());
    let done = cancel_last(&room, &gwen, "so").await;
    assert_says(&done, "Everyone has been told");
    assert!(turn(&room, &[&ann], table).await.is_some());
}

/// Ann, Ben and Gwen, the game master, have finished a deal and their table is closed.
async fn played_with_gwen() -> (Room, Guest, Guest, Guest) {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let gwen = game_master(&room, 4, "Gwen").await;
    let terms = terms("trefeltromp", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    for guest in [&ben, &gwen] {
        press(&room, guest, &shown(&room, table).await, "Join").await;
    }
    press(&room, &ann, &shown(&room, table).await, "Deal").await;
    leave_all(&room, &[&ann, &ben, &gwen], table).await;
    (room, ann, ben, gwen)
}

#[tokio::test(start_paused = true)]
async fn a_game_master_who_was_dealt_in_asks_the_others_where_the_order_is_given() {
    let (room, ann, ben, mut gwen) = played_with_gwen().await;
    let office = ChannelId(CHANNEL.0 + 1);
    gwen.channel = office;
    let told = cancel_last(&room, &gwen, "a *card* fell").await;
    assert_says(&told, "asked the others here");
    let question = || posted(&room, office).pop().unwrap();
    assert_says(&question().text(), "a \\*card\\* fell");
    assert_eq!(question().screen.ping.len(), 2, "who is asked is pinged");
    let refused = press(&room, &gwen, &question(), "Agree").await;
    assert_says(&refused.text(), "Only the other players");
    let agreed = press(&room, &ann, &question(), "Agree").await;
    assert_says(&agreed.text(), "Waiting for the others");
    assert_says(&question().text(), "Agreed: <@1>");
    let done = press(&room, &ben, &question(), "Agree").await;
    assert_says(&done.text(), "Everyone has been told");
    let told = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&told.text(), "cancelled the deal");
    // The question is also answered where it was asked.
    assert_says(&question().text(), "cancelled the deal");
    assert_lacks(&question(), "Agree");
}

#[tokio::test(start_paused = true)]
async fn who_has_left_the_server_is_not_waited_for() {
    let (room, ann, ben, gwen) = played_with_gwen().await;
    room.discord.state().departed.insert(ben.member);
    cancel_last(&room, &gwen, "so").await;
    let question = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&question.text(), "Waiting for <@1>.");
    let done = press(&room, &ann, &question, "Agree").await;
    assert_says(&done.text(), "Everyone has been told");
    let standing = posted(&room, CHANNEL);
    assert_eq!(standing.len(), 1, "in the place of the question");
    assert_says(&standing[0].text(), "cancelled the deal");
}

#[tokio::test(start_paused = true)]
async fn between_the_deals_of_a_match_closing_is_told_to_come_later() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let terms = terms("swiss", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    play_out(&room, &[&ann], table).await;
    hear(&room, &ann, "/triomphe close", "closes after").await;
}

#[tokio::test(start_paused = true)]
async fn whoever_has_cards_is_asked_before_they_leave_them_and_a_spectator_is_offered_nothing() {
    let room = room().await;
    let [ann, ben, cyd] = people(&room).await;
    let terms = terms("triomphe", "vieville", 5);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = shown(&room, table).await;
    press(&room, &ben, &lobby, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    // Death may end a deal at once.
    while turn(&room, &[&ann, &ben], table).await.is_none() {
        press(&room, &ann, &shown(&room, table).await, "Next deal").await;
    }
    let panel = options(&room, &cyd, table).await;
    assert_eq!(
        labels(&panel)[..3],
        ["Join next deal", "Rules", "Fair play"]
    );
    assert_lacks(&panel, "Leave");
    assert_lacks(&panel, "Cancel…");
    // Nor can a person who plays with patrons, who cannot agree to take it back.
    let panel = options(&room, &ben, table).await;
    assert_lacks(&panel, "Cancel…");

    let asked = press(&room, &ben, &panel, "Leave").await;
    assert_eq!(asked.only_for, Some(ben.member));
    for words in [
        "**5 coins** at stake",
        "**Join** (under **Table…**) lets you take over again",
    ] {
        assert_says(&asked.text(), words);
    }
    let left = press(&room, &ben, &asked, "Leave anyway").await;
    assert_says(&left.text(), "finishes this deal for you");
    assert_eq!(room.discord.state().put_away, [(table, ben.member)]);
    assert_says(&shown(&room, table).await.text(), "leaves after this deal");
    // Join gives the cards back.
    let panel = options(&room, &ben, table).await;
    let back = press(&room, &ben, &panel, "Join").await;
    assert_says(&back.text(), "Your hand");
    // Left again, they are played for and gone.
    let panel = options(&room, &ben, table).await;
    let asked = press(&room, &ben, &panel, "Leave").await;
    press(&room, &ben, &asked, "Leave anyway").await;
    play_out(&room, &[&ann], table).await;
    let over = shown(&room, table).await;
    assert_says(&over.text(), "**Ben** left");
    assert_lacks(&over, "Leave");
}

#[tokio::test(start_paused = true)]
async fn when_the_host_leaves_the_next_is_host_and_when_all_leave_the_table_is_closed() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("triomphe", "tavern", 5);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = shown(&room, table).await;
    press(&room, &ben, &lobby, "Join").await;
    let lobby = shown(&room, table).await;
    room.press(&ann, &lobby, "Leave").await.unwrap();
    let lobby = shown(&room, table).await;
    assert_says(&lobby.text(), "**Ben** is now the host");
    assert_has(&lobby, "Leave");
    room.press(&ben, &lobby, "Leave").await.unwrap();
    let look = room.tavern.look(table, None).await.unwrap();
    let closed = Message::public(screens::table(&ben.words, &look));
    assert_says(&closed.text(), "Everyone has left, so the table is closed");
}
