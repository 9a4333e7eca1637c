//! Every game through its buttons, menus and dialogs, as a guest plays it.

use crate::guest::{Done, allowed, step};
use crate::inn::{ASKED, Inn, hand, said};
use rules::Variant;
use sandbox::{Message, Person};

/// What a game's table is opened with: enough patrons for one guest, and the deals that are played.
const TABLES: &[(&str, usize)] = &[
    ("/triomphe start edition:vieville patrons:3", 1),
    // Who deals lays cards away: in three deals, each does.
    ("/scarto start patrons:2", 3),
    (
        "/scarto start edition:chee bagatto:only-trump-no-fool patrons:2",
        1,
    ),
    (
        "/tarocchi start equal_courts:ranked top:angel round_suits:straight patrons:2",
        1,
    ),
    ("/mitigati start patrons:2", 3),
    ("/mitigati start edition:chee patrons:2", 1),
    ("/troccas start patrons:3", 4),
    ("/swiss start patrons:2", 3),
    ("/latriomphe start patrons:1", 8),
    ("/latriomphe start target:2 patrons:3", 4),
    ("/latriomphe start edition:as-qui-pille patrons:4", 8),
    (
        "/latriomphe start edition:as-qui-pille robbing:off target:1 patrons:3",
        1,
    ),
    ("/trefeltromp start purse:20 patrons:3", 12),
    ("/trefeltromp start purse:20 patrons:2", 12),
];

/// Plays so many deals.
async fn play(inn: &Inn, ann: &Person, deals: usize, done: &mut Done) {
    let here = inn.sandbox.channel();
    let lobby = inn.table(ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut says = ASKED.to_vec();
    says.extend(["That deal is over", "You have too few coins"]);
    let (mut over, mut turn) = (0, 0);
    loop {
        let seen = hand(ann, here, &says).await;
        if seen.all_text().contains("You have too few coins") {
            return;
        }
        if seen.all_text().contains("That deal is over") {
            over += 1;
            if over == deals {
                return;
            }
            ann.click_label(&seen, "Deal now").await.unwrap();
            continue;
        }
        turn += 1;
        assert!(turn < 500, "it does not end: {}", seen.all_text());
        step(ann, &seen, turn, done).await;
    }
}

#[tokio::test]
async fn every_game_is_played_to_its_end() {
    let mut done = Done::new();
    for (command, deals) in TABLES {
        let game = &command[1..command.find(' ').unwrap()];
        if !Variant::games().contains(&game) {
            continue;
        }
        let inn = Inn::open().await;
        let ann = inn.sandbox.add_person("Ann");
        let answer = ann.slash(inn.sandbox.channel(), command).await.unwrap();
        assert!(
            said(&answer).contains("is open"),
            "{command}: {}",
            said(&answer)
        );
        play(&inn, &ann, *deals, &mut done).await;
        inn.close().await;
    }
    println!("{done:?}");
    for act in &[
        "play", "discard", "lay", "swap", "keep", "check", "call", "fold", "raise", "number",
    ] {
        assert!(done.contains_key(*act), "nobody could {act}: {done:?}");
    }
}

/// Plays on until the hand shows what is looked for.
async fn until(inn: &Inn, ann: &Person, wanted: impl Fn(&Message) -> bool) -> Message {
    let here = inn.sandbox.channel();
    let lobby = inn.table(ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let mut says = ASKED.to_vec();
    says.push("That deal is over");
    let mut done = Done::new();
    for turn in 0..500 {
        let seen = hand(ann, here, &says).await;
        if wanted(&seen) {
            return seen;
        }
        if seen.all_text().contains("That deal is over") {
            ann.click_label(&seen, "Deal now").await.unwrap();
        } else {
            step(ann, &seen, turn, &mut done).await;
        }
    }
    panic!("it never came to that");
}

#[tokio::test]
async fn cards_are_laid_away_once_and_only_those_that_may_be() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/scarto start patrons:2").await.unwrap();
    let forbidden = |hand: &Message| {
        let menus = hand.menus().into_iter();
        let mut found = menus.flat_map(|menu| {
            let allowed = allowed(&menu);
            let not = menu
                .values
                .iter()
                .find(|value| !allowed.contains(value))
                .cloned();
            not.map(|value| (menu.custom_id, value))
        });
        found.next()
    };
    let lays =
        |hand: &Message| hand.all_text().contains("lay 3 cards away") && forbidden(hand).is_some();
    let seen = until(&inn, &ann, lays).await;
    let (menu, value) = forbidden(&seen).unwrap();
    let answer = ann.select(&seen, &menu, &[&value]).await.unwrap();
    let text = said(&answer);
    assert!(
        text.contains("may not be laid away") && text.contains("Rule SC-2"),
        "{text}"
    );
    assert!(text.contains("Choose in the menus"), "{text}");
    // One card in one menu, two in another: the choice goes along without being remembered.
    let seen = answer.message().clone();
    let menus: Vec<_> = seen
        .menus()
        .into_iter()
        .filter(|menu| allowed(menu).len() > 1)
        .collect();
    let first = allowed(&menus[0])[0].clone();
    let answer = ann
        .select(&seen, &menus[0].custom_id, &[&first])
        .await
        .unwrap();
    assert!(said(&answer).contains("2 more"), "{}", said(&answer));
    let seen = answer.message().clone();
    let menu = seen
        .menus()
        .into_iter()
        .rfind(|menu| allowed(menu).len() > 1 && !menu.values.contains(&first))
        .unwrap();
    let two = allowed(&menu);
    let answer = ann
        .select(&seen, &menu.custom_id, &[&two[0], &two[1]])
        .await
        .unwrap();
    let seen = answer.message().clone();
    let lay = seen.button("Lay these 3 away").expect("three are chosen");
    for card in [&first, &two[0], &two[1]] {
        assert!(lay.custom_id.contains(card.as_str()), "{}", lay.custom_id);
    }
    inn.sandbox.faults().double_interactions(1);
    ann.click(&seen, &lay.custom_id).await.unwrap();
    let seen = hand(&ann, here, &["You laid away"]).await;
    assert!(
        seen.all_text().contains("Your 25 cards"),
        "{}",
        seen.all_text()
    );
    // The old menu answers with the present, and changes nothing.
    let answer = ann
        .raw_component(here, seen.id(), &menu.custom_id, Some(&[&two[0]]))
        .await
        .unwrap();
    assert!(said(&answer).contains("You laid away"), "{}", said(&answer));
    inn.close().await;
}

#[tokio::test]
async fn a_dialog_takes_a_number_and_says_what_is_wrong_with_any_other_answer() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/trefeltromp start stake:2 purse:40 patrons:2")
        .await
        .unwrap();
    let asks = |hand: &Message| {
        hand.buttons()
            .iter()
            .any(|button| button.label == "Another amount…")
    };
    let mut seen = until(&inn, &ann, asks).await;
    let amount = seen.button("Another amount…").unwrap();
    for (text, why) in [
        ("ten", "is no amount"),
        ("1,5", "is no amount"),
        ("9999", "is more than you have in your purse"),
        ("1", "is too little"),
    ] {
        let answer = ann.click(&seen, &amount.custom_id).await.unwrap();
        let answer = ann
            .submit(&answer.modal.unwrap(), &[("line-0", text)])
            .await
            .unwrap();
        assert!(said(&answer).contains(why), "{text}: {}", said(&answer));
        assert!(answer.message().ephemeral() && answer.message().id() == seen.id());
        seen = answer.message().clone();
    }
    let dialog = ann
        .click(&seen, &amount.custom_id)
        .await
        .unwrap()
        .modal
        .unwrap();
    let hint = dialog.components[0]["components"][0]["placeholder"]
        .as_str()
        .unwrap();
    let most = hint
        .split(" to ")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    inn.sandbox.faults().double_interactions(1);
    let answer = ann.submit(&dialog, &[("line-0", &most)]).await.unwrap();
    assert!(
        said(&answer).contains("0 coins** left") || said(&answer).contains("over"),
        "{}",
        said(&answer)
    );
    // The button of a question that was answered says so.
    let answer = ann
        .raw_component(here, seen.id(), &amount.custom_id, None)
        .await
        .unwrap();
    assert!(
        said(&answer).contains("not asked for any more"),
        "{}",
        said(&answer)
    );
    inn.close().await;
}

#[tokio::test]
async fn a_table_that_lacks_players_says_how_many_and_seats_patrons_from_the_answer() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let answer = ann.slash(here, "/scarto start").await.unwrap();
    assert!(
        said(&answer).contains("**2 more players** are needed"),
        "{}",
        said(&answer)
    );
    let answer = ann
        .click_label(answer.message(), "Seat a patron")
        .await
        .unwrap();
    assert!(
        said(&answer).contains("**One more player** is needed"),
        "{}",
        said(&answer)
    );
    let answer = ann
        .click_label(answer.message(), "Seat a patron")
        .await
        .unwrap();
    assert!(!said(&answer).contains("needed"), "{}", said(&answer));
    inn.table(&ann, "Everything is ready").await;
    for (line, why) in [
        ("/trefeltromp purse coins:30", "there is no purse to set"),
        (
            "/trefeltromp start stake:2 purse:19",
            "20 coins to 100 coins",
        ),
        ("/latriomphe start robbing:off", "does not go with"),
    ] {
        let answer = ann.slash(here, line).await.unwrap();
        println!("{}", said(&answer));
        assert!(said(&answer).contains(why), "{line}: {}", said(&answer));
    }
    inn.close().await;
}

#[tokio::test]
async fn those_who_decide_at_once_are_called_together_and_only_once() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    ann.slash(here, "/trefeltromp start").await.unwrap();
    let lobby = inn.table(&ann, "One more").await;
    ben.click_label(&lobby, "Join").await.unwrap();
    let lobby = inn.table(&ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let table = inn.table(&ann, "Pot").await;
    ben.click_label(&table, "My hand").await.unwrap();
    // Whoever speaks first: both check.
    let bets = "It is your turn to bet";
    let ann_first = said(&ann.click_label(&table, "My hand").await.unwrap()).contains(bets);
    let order = if ann_first {
        [&ann, &ben]
    } else {
        [&ben, &ann]
    };
    for person in order {
        let seen = hand(person, here, &[bets]).await;
        person.click_label(&seen, "Check").await.unwrap();
    }
    inn.table(&ann, "The exchange").await;
    // The bot forgets which hands lie open.
    let inn = inn.reopen().await;
    let both = |messages: &[Message]| {
        let mut called = messages.iter().rev();
        called
            .find(|m| m.pings(ann.id()) && m.pings(ben.id()))
            .cloned()
    };
    let call = ann.until(here, both).await;
    // One decides: the call stays as it is, for the other.
    let answer = ann.click_label(&call, "My hand").await.unwrap();
    assert!(
        said(&answer).contains("Everybody decides at the same time"),
        "{}",
        said(&answer)
    );
    let answer = ann
        .click_label(answer.message(), "Keep all three")
        .await
        .unwrap();
    assert!(
        said(&answer).contains("Still to decide: **Ben**"),
        "{}",
        said(&answer)
    );
    let answer = ben.click_label(&call, "My hand").await.unwrap();
    ben.click_label(answer.message(), "Keep all three")
        .await
        .unwrap();
    // Then it goes.
    let gone = |messages: &[Message]| messages.iter().all(|m| m.id() != call.id()).then_some(());
    ann.until(here, gone).await;
    let calls = ann
        .sees(here)
        .into_iter()
        .filter(|m| m.pings(ann.id()) && m.pings(ben.id()));
    assert_eq!(calls.count(), 0);
    inn.close().await;
}

#[tokio::test]
async fn between_the_deals_of_a_match_closing_is_told_to_come_later() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/swiss start patrons:2").await.unwrap();
    until(&inn, &ann, |hand| {
        hand.all_text().contains("That deal is over")
    })
    .await;
    let answer = ann.slash(here, "/table close").await.unwrap();
    assert!(said(&answer).contains("closes after"), "{}", said(&answer));
    inn.close().await;
}
