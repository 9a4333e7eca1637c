//! Coins that members pay, and what is told of them.

use crate::guests::{
    assert_says, deal_with_patrons, forge, guest, gwen, labels, people, play_out, press, purse,
    room, set, turn,
};
use crate::typed::{BOT, after, hear, lobby, slash};
use interactions::command::complete::{Completed, complete};
use pages::Language;

#[tokio::test(start_paused = true)]
async fn coins_go_from_one_to_another_and_the_history_says_so() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let line = "/coins pay member:<@2> coins:7 reason:ale";
    let paid = hear(&room, &ann, line, "<@1> paid <@2> **7 coins**").await;
    assert_eq!(paid.only_for, None, "the other one sees it");
    assert_says(&paid.text(), "ale");
    assert_eq!(purse(&room, ann.member).await, (93, 0));
    assert_eq!(purse(&room, ben.member).await, (107, 0));
    for number in 1..=14 {
        let line = format!("/coins pay member:<@2> coins:1 reason:round{number}");
        hear(&room, &ann, &line, "paid").await;
    }
    // One start and 15 payments, newest first, on as many pages as needed.
    let mut seen = after(&room, &ann, "/coins balance", "History").await;
    assert_eq!(seen.only_for, Some(ann.member));
    let first = seen.text();
    assert!(!first.contains("Choose a deal"), "{first}");
    assert_says(&first, "**−1** · paid to");
    assert_says(&first, "“round14”");
    assert!(!first.contains("“ale”"), "{first}");
    let mut pages = vec![first];
    while labels(&seen).contains(&"Older") {
        seen = press(&room, &ann, &seen, "Older").await;
        pages.push(seen.text());
    }
    let all = pages.join("\n");
    for number in 1..=14 {
        assert_eq!(all.matches(&format!("“round{number}”")).count(), 1, "{all}");
    }
    for says in ["“ale”", "starting coins", "**+100**", "balance 100"] {
        assert_says(pages.last().unwrap(), says);
    }
    while labels(&seen).contains(&"Newer") {
        seen = press(&room, &ann, &seen, "Newer").await;
    }
    assert_says(&seen.text(), "“round14”");
    let his = after(&room, &ben, "/coins balance", "History").await;
    assert_says(&his.text(), "**+1** · paid by");
}

#[tokio::test(start_paused = true)]
async fn patrons_and_the_house_are_paid_and_a_fine_goes_to_the_house() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let hire = "/patron hire name:Marta face:granny temper:steady skill:novice";
    slash(&room, &gwen, hire).await;
    for (what, says, only_for) in [
        (
            "7 patron:marta reason:a bribe",
            "paid **Marta** **7 coins**",
            None,
        ),
        (
            "5 patron:the house reason:rent",
            "paid the house **5 coins**",
            None,
        ),
        ("1", "either `member` or `patron`", Some(ann.member)),
        (
            "1 patron:Marta member:<@9>",
            "either `member` or `patron`",
            Some(ann.member),
        ),
        ("1 patron:Nobody", "Nobody", Some(ann.member)),
        ("1000 patron:Marta", "88 coins", Some(ann.member)),
    ] {
        let line = format!("/coins pay coins:{what}");
        assert_eq!(
            hear(&room, &ann, &line, says).await.only_for,
            only_for,
            "{line}"
        );
    }
    let offered = complete(&room.responder, &ann, Completed::Payee, "MAR").await;
    assert_eq!(offered, [("Marta".to_owned(), "Marta".to_owned())]);
    let fine = "/tavern fine member:<@1> coins:3 reason:noise house:true";
    hear(&room, &gwen, fine, "for the house").await;
    assert_eq!(purse(&room, ann.member).await, (85, 0));
    let history = after(&room, &ann, "/coins balance", "History").await;
    for says in ["paid to Marta", "paid to the house"] {
        assert_says(&history.text(), says);
    }
}

#[tokio::test(start_paused = true)]
async fn an_amount_is_typed_as_the_reader_s_language_writes_it() {
    let room = room().await;
    let [mut ann, ben] = people(&room).await;
    let gwen = gwen(&room).await;
    set(&room, |settings| {
        settings.language = Some(Language::English)
    })
    .await;
    let grant = "/tavern grant member:<@1> coins:10k reason:x";
    hear(&room, &gwen, grant, "**10,000 coins**").await;
    for (speaks, typed, says) in [
        (Language::German, "1.000", "**1,000 coins**"),
        (Language::German, "12 Münzen", "**12 coins**"),
        (Language::German, "12 coins", "**12 coins**"),
        (Language::French, "1 000 pièces", "**1,000 coins**"),
        (Language::French, "1\u{a0}000 pièces", "**1,000 coins**"),
        (Language::French, "1\u{202f}000", "**1,000 coins**"),
        (Language::Italian, "1.000 monete", "**1,000 coins**"),
        (Language::English, "1,000", "**1,000 coins**"),
        (Language::English, "1k", "**1,000 coins**"),
        (Language::English, "1.234", "could mean two amounts"),
        (Language::English, "2.5", "could mean two amounts"),
        (Language::German, "1,234", "ist nicht eindeutig"),
        (Language::French, "1.234", "peut vouloir dire deux sommes"),
        (Language::Italian, "1,234", "può voler dire due somme"),
    ] {
        ann.speaks = Some(speaks);
        let line = format!("/coins pay member:<@2> coins:{typed}");
        hear(&room, &ann, &line, says).await;
    }
    // What was refused moved nothing.
    assert_eq!(purse(&room, ben.member).await, (100 + 7_024, 0));
}

#[tokio::test(start_paused = true)]
async fn all_one_s_coins_are_paid_only_after_a_question() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    hear(
        &room,
        &ann,
        "/coins pay member:<@2> coins:half",
        "**50 coins**",
    )
    .await;
    let all = "/coins pay member:<@2> coins:all reason:for *you*";
    let asked = hear(&room, &ann, all, "That’s all you have: 50 coins, to <@2>").await;
    assert_eq!(asked.only_for, Some(ann.member));
    assert_eq!(purse(&room, ann.member).await, (50, 0));
    let kept = press(&room, &ann, &asked, "No, change nothing").await;
    assert_says(&kept.text(), "Nothing was changed");
    // They are fewer by now, so that the question is another.
    hear(&room, &ann, "/coins pay member:<@2> coins:1", "paid").await;
    let again = press(&room, &ann, &asked, "Pay 50 coins").await;
    assert_says(&again.text(), "That’s all you have: 49 coins");
    let paid = press(&room, &ann, &again, "Pay 49 coins").await;
    assert_eq!(paid.only_for, None, "the other one sees it");
    assert_says(&paid.text(), "<@1> paid <@2> **49 coins**");
    assert_says(&paid.text(), "for \\*you\\*");
    assert_eq!(purse(&room, ben.member).await, (200, 0));
    // Pressed again, it moves nothing.
    let late = press(&room, &ann, &again, "Pay 49 coins").await;
    assert_says(&late.text(), "is too much");
    hear(&room, &ann, all, "at least 1 coin").await;
    let gwen = gwen(&room).await;
    for line in [
        "/tavern grant member:<@1> coins:all reason:x",
        "/tavern setup starting:half",
    ] {
        hear(&room, &gwen, line, "isn’t a valid amount").await;
    }
    assert_eq!(purse(&room, ann.member).await, (0, 0));
    // The house and patrons are paid alike.
    for (payee, name) in [("the house", "the house"), ("marta", "**Marta**")] {
        let hire = "/patron hire name:Marta face:granny temper:steady skill:novice";
        slash(&room, &gwen, hire).await;
        hear(&room, &ben, "/coins pay member:<@1> coins:7", "paid").await;
        let line = format!("/coins pay patron:{payee} coins:all");
        let paid = after(&room, &ann, &line, "Pay 7 coins").await;
        assert_says(&paid.text(), &format!("<@1> paid {name} **7 coins**"));
    }
}

#[tokio::test(start_paused = true)]
async fn half_of_a_purse_is_fined_at_once_and_all_of_it_after_a_question() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let gwen = gwen(&room).await;
    let half = "/tavern fine member:<@2> coins:half reason:x";
    hear(&room, &gwen, half, "**50 coins**").await;
    let all = "/tavern fine member:<@2> coins:all house:true reason:for *that*";
    let asked = hear(&room, &gwen, all, "That’s all <@2> can spend: 50 coins").await;
    assert_eq!(asked.only_for, Some(gwen.member));
    let kept = press(&room, &gwen, &asked, "No, change nothing").await;
    assert_says(&kept.text(), "Nothing was changed");
    assert_eq!(purse(&room, ben.member).await, (50, 0));
    // There is more by now, so that the question is another.
    hear(&room, &ann, "/coins pay member:<@2> coins:1", "paid").await;
    let again = press(&room, &gwen, &asked, "Take 50 coins").await;
    assert_says(&again.text(), "can spend: 51 coins");
    let refused = press(&room, &ann, &again, "Take 51 coins").await;
    assert_says(&refused.text(), "permission to do that");
    let house = room.tavern.treasury.house_has(ann.guild).await.unwrap();
    let taken = press(&room, &gwen, &again, "Take 51 coins").await;
    assert_eq!(taken.only_for, None, "everybody sees it");
    assert_says(&taken.text(), "**51 coins**");
    assert_says(&taken.text(), "for \\*that\\*");
    assert_eq!(purse(&room, ben.member).await, (0, 0));
    let has = room.tavern.treasury.house_has(ann.guild).await.unwrap();
    assert_eq!(has.0 - house.0, 51);
    hear(&room, &gwen, all, "at least 1 coin").await;
}

#[tokio::test(start_paused = true)]
async fn an_amount_completes_to_the_server_s_coins() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let line = "/tavern setup currency:gp=100 sp=10 cp=1 starting:1gp";
    slash(&room, &gwen, line).await;
    let ann = guest(&room, ann.member.0, &ann.name).await;
    let typed = async |option: Completed, text: &str| {
        let choices = complete(&room.responder, &ann, option, text).await;
        let values = choices.into_iter().map(|(_, value)| value);
        values.collect::<Vec<String>>()
    };
    for (option, text, listed) in [
        (Completed::Amount, "12", &["12 gp", "12 sp", "12 cp"][..]),
        (Completed::OwnAmount, "12", &["12 gp", "12 sp", "12 cp"]),
        (Completed::OwnAmount, "", &["all", "5 sp"]),
        (Completed::OwnAmount, "HA", &["5 sp"]),
        (Completed::Amount, "ha", &[]),
        (Completed::Amount, "a dozen", &[]),
        (Completed::Coin, "", &["gp", "sp", "cp"]),
    ] {
        assert_eq!(typed(option, text).await, listed, "{text:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_the_bank_refuses_it_refuses_in_a_sentence() {
    let room = room().await;
    let [mut ann, ben] = people(&room).await;
    for (line, says) in [
        ("/coins pay member:<@2> coins:0", "at least 1 coin"),
        ("/coins pay member:<@2> coins:-1", "can’t be negative"),
        (
            "/coins pay member:<@2> coins:1000000000000001",
            "more than 1,000,000,000,000,000 coins",
        ),
        ("/coins pay member:<@1> coins:1", "can’t pay yourself"),
        ("/coins pay member:<@2> coins:101", "101 coins is too much"),
        (
            "/coins pay member:<@2> coins:1000000000000000",
            "is too much",
        ),
        (
            &format!("/coins pay member:<@{BOT}> coins:1"),
            "can’t pay bots",
        ),
        (
            "/tavern grant member:<@2> coins:5 reason:x",
            "Manage Server",
        ),
        ("/tavern fine member:<@2> coins:5 reason:x", "Manage Server"),
    ] {
        let refused = hear(&room, &ann, line, says).await;
        assert_eq!(refused.only_for, Some(ann.member), "{line}");
    }
    assert_eq!(purse(&room, ann.member).await, (100, 0));
    assert_eq!(purse(&room, ben.member).await, (100, 0));
    ann.manages = true;
    for (line, says) in [
        (
            "/tavern fine member:<@2> coins:101 reason:x",
            "can only spend 100 coins",
        ),
        (
            "/tavern grant member:<@2> coins:1000000000000000 reason:x",
            "This server can have at most",
        ),
    ] {
        hear(&room, &ann, line, says).await;
    }
    for (line, has) in [
        ("/tavern grant member:<@2> coins:11 reason:x", 111),
        ("/tavern fine member:<@2> coins:111 reason:x", 0),
    ] {
        slash(&room, &ann, line).await;
        assert_eq!(purse(&room, ben.member).await, (has, 0));
    }
}

#[tokio::test(start_paused = true)]
async fn coins_in_a_deal_cannot_be_moved_away() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let gwen = gwen(&room).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:1";
    let (table, public) = lobby(&room, &ann, start).await;
    press(&room, &ben, &public, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    turn(&room, &[&ann, &ben], table).await.unwrap();
    let (free, on_hold) = purse(&room, ben.member).await;
    assert!(on_hold > 0 && free + on_hold == 100);
    let pay = format!("/coins pay member:<@1> coins:{}", free + 1);
    hear(&room, &ben, &pay, "is too much").await;
    let fine = "/tavern fine member:<@2> coins:100 reason:x";
    hear(&room, &gwen, fine, "can’t take").await;
    assert_eq!(purse(&room, ben.member).await, (free, on_hold));
    play_out(&room, &[&ann, &ben], table).await;
    assert_eq!(purse(&room, ben.member).await.1, 0);
}

#[tokio::test(start_paused = true)]
async fn a_game_master_takes_members_off_the_board_who_alone_see_that() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let gwen = gwen(&room).await;
    for (member, coins) in [(1, 900), (2, 890), (3, 880)] {
        let line = format!("/tavern grant member:<@{member}> coins:{coins} reason:x");
        slash(&room, &gwen, &line).await;
    }
    let off = "/tavern ban member:<@2> reason:x from:board";
    let back = async || {
        let about = forge(&room, &gwen, "m:member", &["2"])
            .await
            .message()
            .unwrap();
        press(&room, &gwen, &about, "Put back on the list")
            .await
            .text()
    };
    hear(&room, &ann, off, "permission to do that").await;
    assert_says(&back().await, "Nobody took them off");
    hear(&room, &gwen, off, "off the list of richest players").await;
    hear(&room, &gwen, off, "already off the list of richest players").await;
    let character = "/character create name:Bertram coins:100";
    hear(&room, &ben, character, "Bertram").await;
    let first = "**1. Ann · 1,000 coins**\n**2.** Cleo · 980 coins";
    let board = hear(&room, &ann, "/coins board", first).await.text();
    assert_says(&board, "Rank 1 of 2");
    assert!(
        !board.contains("Ben") && !board.contains("Bertram"),
        "{board}"
    );
    // Who is off it sees that alone, with what they have.
    let own = hear(&room, &ben, "/coins board", "a game master took you off it").await;
    assert_eq!(own.only_for, Some(ben.member));
    assert_says(&own.text(), "**2.** Cleo · 980 coins");
    assert_eq!(slash(&room, &cleo, "/coins board").await.only_for, None);
    hear(&room, &ben, "/privacy", "a game master took you off it").await;
    let others = slash(&room, &cleo, "/privacy").await.text();
    assert!(!others.contains("richest"), "{others}");
    // It bars from nothing.
    let (_, public) = lobby(&room, &ben, "/triomphe start stake:2 computer-players:2").await;
    assert_says(&public.text(), "Ben");
    assert_says(&back().await, "on the list of richest players again");
    hear(&room, &cleo, "/coins board", "**3.** Ben · 890 coins").await;
}
