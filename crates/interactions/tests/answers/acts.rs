//! What a hand answers to cards, discards, amounts and cuts.

use crate::guests::{
    act, acts, assert_says, deal, fill, forge, option, people, play_out, press, room, set, shown,
    turn, written,
};
use crate::typed::{lobby, slash};
use ids::TableId;
use interactions::guest::Guest;
use rules::{Act, Record};
use screens::button::{Button, DealKey};
use screens::screen::Menu;
use standin::{Message, Room};
use table::look::Playing;

/// Opens a table with this line, and plays deal after deal until Ann is asked and her hand is as wanted.
async fn until(
    room: &Room,
    ann: &Guest,
    line: &str,
    wanted: impl Fn(&Message, &Playing) -> bool,
) -> (TableId, Message) {
    let (table, public) = lobby(room, ann, line).await;
    room.press(ann, &public, "Deal").await.unwrap();
    for _ in 0..400 {
        match turn(room, &[ann], table).await {
            Some((_, hand)) if wanted(&hand, &*deal(room, ann, table).await) => {
                return (table, hand);
            }
            Some((_, hand)) => act(room, ann, &hand, table).await,
            None => {
                let over = shown(room, table).await;
                room.press(ann, &over, "Next deal").await.unwrap();
            }
        }
    }
    panic!("her hand is never as wanted");
}

#[tokio::test(start_paused = true)]
async fn a_refused_card_says_why_and_which_would_do() {
    let room = room().await;
    let [ann] = people(&room).await;
    let is_refused = |playing: &Playing, card| playing.view.check(&Act::Play(card)).is_err();
    let mixed = |hand: &Message, playing: &Playing| {
        let mut plays = acts(hand).filter(|(_, act)| matches!(act, Act::Play(_)));
        plays.next().is_some()
            && playing
                .view
                .hand
                .iter()
                .any(|card| is_refused(playing, card))
    };
    let line = "/triomphe start game:latriomphe stake:1 computer-players:1";
    let (table, hand) = until(&room, &ann, line, mixed).await;
    let before = deal(&room, &ann, table).await;
    let mut held = before.view.hand.iter();
    let tried = held.find(|card| is_refused(&before, *card)).unwrap();
    let button = Button::Deal {
        table,
        deal: before.deal,
        asked: before.asked,
        key: DealKey::Do(Act::Play(tried)),
    };
    let answer = room.click(&ann, &hand, button, &[]).await;
    // The refusal names the card, and exactly the cards that would be allowed.
    let why = answer.message().unwrap().screen.reply;
    let (about, would) = why.split_once("You can play ").expect(&why);
    assert_says(about, &written(tried)[1]);
    for card in before.view.hand.iter() {
        let named = would.contains(&written(card)[1]);
        assert_eq!(named, !is_refused(&before, card), "{card}: {why}");
    }
    let after = deal(&room, &ann, table).await;
    assert_eq!(
        (after.asked, after.view.hand),
        (before.asked, before.view.hand)
    );
}

/// The values in a menu that may be chosen: the others say why not.
fn allowed(menu: &Menu) -> Vec<&str> {
    let options = menu.options.iter().filter(|option| option.note.is_empty());
    options.map(|option| option.value.as_str()).collect()
}

/// A value that may not be chosen, and its menu.
fn forbidden(hand: &Message) -> Option<(Button, &str)> {
    hand.menus().find_map(|menu| {
        let mut options = menu.options.iter();
        let not = options.find(|option| !option.note.is_empty())?;
        Some((menu.button, not.value.as_str()))
    })
}

#[tokio::test(start_paused = true)]
async fn cards_are_laid_away_once_and_only_those_that_may_be() {
    let room = room().await;
    let [ann] = people(&room).await;
    let lays = |hand: &Message, _: &Playing| {
        hand.text().contains("discard 3 cards") && forbidden(hand).is_some()
    };
    let line = "/triomphe start game:scarto stake:1 computer-players:2";
    let (table, hand) = until(&room, &ann, line, lays).await;
    let click = async |on: &Message, button: Button, values: &[&str]| {
        let answer = room.click(&ann, on, button, values).await;
        answer.message().unwrap()
    };
    let (menu, value) = forbidden(&hand).unwrap();
    let hand = click(&hand, menu, &[value]).await;
    assert_says(&hand.text(), "can’t discard");
    assert_says(&hand.text(), "Choose from the menus");
    // One card in one menu and two in another: the choice is kept in the ids, not in the bot.
    let menu = hand.menus().find(|menu| allowed(menu).len() > 1).unwrap();
    let first = allowed(menu)[0].to_owned();
    let hand = click(&hand, menu.button, &[&first]).await;
    assert_says(&hand.text(), "2 more");
    let others = |menu: &&Menu| {
        let has_first = menu.options.iter().any(|option| option.value == first);
        allowed(menu).len() > 1 && !has_first
    };
    let menu = hand.menus().filter(others).last().unwrap();
    let two = allowed(menu)[..2].to_vec();
    let chosen = click(&hand, menu.button, &two).await;
    let lay = chosen.button("Discard these 3").unwrap();
    for card in [first.as_str(), two[0], two[1]] {
        assert_says(&lay.to_string(), card);
    }
    let before = deal(&room, &ann, table).await.view.hand;
    for _ in 0..2 {
        // The second click, and the old menu, answer with how things stand and change nothing.
        assert_says(&click(&chosen, lay, &[]).await.text(), "Your discard");
        assert_says(
            &click(&hand, menu.button, &two[..1]).await.text(),
            "Your discard",
        );
        assert_eq!(
            deal(&room, &ann, table).await.view.hand.len(),
            before.len() - 3
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_form_takes_a_number_and_says_what_is_wrong_with_any_other_answer() {
    let room = room().await;
    let [ann] = people(&room).await;
    let other = "Another amount…";
    let asks = |hand: &Message, _: &Playing| hand.button(other).is_ok();
    let line = "/triomphe start game:trefeltromp stake:2 computer-players:2";
    let (_, hand) = until(&room, &ann, line, asks).await;
    for (text, why) in [
        ("ten", "isn’t a valid amount"),
        ("1,5", "isn’t a valid amount"),
        ("9999", "is more than your purse allows"),
        ("1", "is too little"),
    ] {
        let answer = fill(&room, &ann, &hand, other, &[text]).await;
        assert_says(&answer.text(), why);
        assert!(answer.button(other).is_ok(), "{}", answer.text());
    }
    let form = room
        .press(&ann, &hand, other)
        .await
        .unwrap()
        .form()
        .unwrap();
    let (_, most) = form.lines[0].hint.split_once(" to ").unwrap();
    // Betting everything asks for confirmation, however it is written.
    for (typed, label) in [
        (most, "No, go back"),
        (most.trim_end_matches(" coins"), "No, go back"),
        ("all", "Yes, do it"),
    ] {
        let asked = fill(&room, &ann, &hand, other, &[typed]).await;
        assert_says(&asked.text(), "Are you sure? You’re going all in");
        let told = press(&room, &ann, &asked, label).await.text();
        if label == "No, go back" {
            assert_says(&told, "Your turn");
        } else {
            let says = ["0 coins** left", "over"];
            assert!(says.iter().any(|says| told.contains(says)), "{told}");
        }
    }
    // The button of a question that was already answered says so.
    let late = room.press(&ann, &hand, other).await.unwrap();
    assert_says(&late.text(), "question is closed");
}

#[tokio::test(start_paused = true)]
async fn chips_are_bet_by_their_name_and_in_halves_whatever_coins_the_server_has() {
    let room = room().await;
    let [ann] = people(&room).await;
    set(&room, |settings| {
        settings.currency = "gp=100 sp=10 cp=1".parse().unwrap();
        settings.usual_coin = Some("gp".to_owned());
    })
    .await;
    let other = "Another amount…";
    let asks = |hand: &Message, _: &Playing| hand.button(other).is_ok();
    let line = "/triomphe start game:trefeltromp stake:2 computer-players:2 fun:true";
    let (_, hand) = until(&room, &ann, line, asks).await;
    for (text, why) in [
        ("2 gp", "no coins called “gp”"),
        ("1 chip", "is too little"),
        ("1.000", "could mean two amounts"),
    ] {
        let answer = fill(&room, &ann, &hand, other, &[text]).await;
        assert_says(&answer.text(), why);
    }
    let half = fill(&room, &ann, &hand, other, &["half"]).await;
    assert!(half.button(other).is_err(), "{}", half.text());
    assert!(!half.text().contains("Are you sure?"), "{}", half.text());
}

/// The hash shown at the table.
fn digits(table: &Message) -> String {
    let text = table.text();
    let (_, after) = text.split_once("Shuffle").unwrap();
    let hash = after.split('`').nth(1).unwrap();
    assert_eq!(hash.len(), 64, "{text}");
    hash.to_owned()
}

#[tokio::test(start_paused = true)]
async fn a_pack_is_cut_dealt_and_verified() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let line = "/triomphe start game:scarto stake:1 computer-players:2";
    let (table, public) = lobby(&room, &ann, line).await;
    let fixed = digits(&public);
    // A person without a seat cannot cut, and an invalid cut is refused.
    assert!(
        room.press(&ben, &public, "Cut")
            .await
            .unwrap()
            .form()
            .is_err()
    );
    // The cut can be changed until the cards are dealt.
    for (typed, says) in [
        ("78", "1 to 77"),
        ("33", "33 cards deep"),
        ("33", &fixed),
        ("by the *sun*", "by the \\*sun\\*"),
    ] {
        let told = fill(&room, &ann, &public, "Cut", &[typed]).await;
        assert_says(&told.text(), says);
    }
    let public = shown(&room, table).await;
    let told = public.text();
    assert_says(&told, "cut by **Ann**");
    assert!(!told.contains("sun"), "not before the cards are dealt");
    let form = room
        .press(&ann, &public, "Cut")
        .await
        .unwrap()
        .form()
        .unwrap();
    room.press(&ann, &public, "Deal").await.unwrap();
    let playing = shown(&room, table).await.text();
    assert_says(&playing, "cut with “by the");
    assert!(!playing.contains(&fixed[..6]), "{playing}");
    let page = option(&room, &ann, table, "Fair play").await;
    assert_says(&page.text(), &fixed);
    let late = room.submit(&ann, (&public, &form), &["5"]).await;
    assert_says(&late.text(), "That pack was already dealt");

    // After the deal the proof is checked, and the record with it can be downloaded.
    play_out(&room, &[&ann], table).await;
    let receipt = option(&room, &ann, table, "Receipt").await;
    let verified = press(&room, &ann, &receipt, "Check the shuffle").await;
    for says in [
        "The shuffle checks out",
        &format!("`{fixed}`"),
        "cut with “by the \\*sun\\*”",
    ] {
        assert_says(&verified.text(), says);
    }
    let record: Record = serde_json::from_slice(&verified.screen.files[0].bytes).unwrap();
    assert_eq!(shuffle::verify(&record).unwrap().to_string(), fixed);
    // A patron leaves: the committed shuffle is withdrawn, and its seed is shown.
    assert_ne!(digits(&shown(&room, table).await), fixed);
    option(&room, &ann, table, "Remove computer player").await;
    let verified = press(&room, &ann, &receipt, "Check the shuffle").await;
    assert_says(&verified.text(), "withdrawn");
}

#[tokio::test(start_paused = true)]
async fn an_old_button_answers_with_how_things_stand() {
    let room = room().await;
    let [ann] = people(&room).await;
    let leads =
        |hand: &Message, _: &Playing| acts(hand).any(|(_, act)| matches!(act, Act::Play(_)));
    let line = "/triomphe start game:scarto stake:1 computer-players:2";
    let (table, hand) = until(&room, &ann, line, leads).await;
    let card = |(button, act)| match act {
        Act::Play(card) => Some((button, card)),
        _ => None,
    };
    let (old, first) = acts(&hand).find_map(card).unwrap();
    let click = async |button: &str| {
        let answer = forge(&room, &ann, button, &[]).await;
        answer.message().unwrap()
    };
    let old = old.to_string();
    click(&old).await;
    // Pressing the button of the earlier question again shows the current hand, without comment.
    turn(&room, &[&ann], table).await.unwrap();
    let before = deal(&room, &ann, table).await.view.hand;
    assert!(!before.contains(first));
    assert_eq!(click(&old).await.screen.reply, "");
    assert_eq!(deal(&room, &ann, table).await.view.hand, before);
    // In the next deal, the button of the earlier one says so.
    play_out(&room, &[&ann], table).await;
    let earlier = "from an earlier deal";
    assert_says(&click(&old).await.text(), earlier);
    let over = shown(&room, table).await;
    room.press(&ann, &over, "Next deal").await.unwrap();
    turn(&room, &[&ann], table).await.unwrap();
    let before = deal(&room, &ann, table).await.view.hand;
    assert_says(&click(&old).await.text(), earlier);
    assert_eq!(deal(&room, &ann, table).await.view.hand, before);
    // After the table is closed.
    play_out(&room, &[&ann], table).await;
    slash(&room, &ann, "/triomphe close").await;
    for button in [
        old,
        format!("t:{table}:deal:2"),
        format!("t:{table}:join"),
        format!("t:{table}:hand"),
        format!("o:{table}:panel"),
    ] {
        let told = click(&button).await.text();
        let closed = told.contains("is closed") || told.contains("is gone");
        assert!(closed, "{button}: {told}");
    }
}
