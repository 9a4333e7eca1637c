//! Hiring patrons, seating them, and playing for one.

use crate::guest::Done;
use crate::inn::Inn;
use crate::room::{ASKED, OVER, assert_says, hand, leave_cards, next_deal, play_until, said};
use sandbox::{Message, Person};

#[tokio::test]
async fn patrons_are_hired_listed_funded_and_dismissed() {
    let inn = Inn::open().await;
    let gm = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    for (who, line, says) in [
        (
            &ann,
            "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master",
            "Manage Server",
        ),
        (&ann, "/patron list", "No patrons are hired"),
        (
            &gm,
            "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master purse:300",
            "🐺 **Wolf** takes a stool at the bar.",
        ),
        (
            &gm,
            "/patron hire name:wolf face:🧝 elf temper:bold skill:novice",
            "Choose another name",
        ),
        (
            &gm,
            "/patron hire name:Elf face:🧝 elf temper:bold skill:novice purse:9,701",
            "coins",
        ),
        (
            &gm,
            "/patron hire name:Elf face:🧝 elf temper:bold skill:novice purse:9701",
            "The house has only 9,700 coins left",
        ),
        (&gm, "/patron list", "🐺 **Wolf** · sly, master · 300 coins"),
        (&ann, "/patron list", "🐺 **Wolf**\n"),
        (
            &ann,
            "/tavern grant coins:5 reason:x house:true",
            "Manage Server",
        ),
        (&ann, "/tavern setup budget:5", "Manage Server"),
        (&gm, "/tavern setup budget:many", "many"),
        (&gm, "/tavern setup budget:500", "500 coins"),
        (&gm, "/tavern grant coins:5 reason:x", "not both"),
        (
            &gm,
            "/tavern grant coins:5 reason:a harvest house:true",
            "9,705 coins",
        ),
    ] {
        inn.hear(who, line, says).await;
    }
    let wolf = inn.patron(&gm).await;
    assert_says(&wolf.all_text(), "sly, master");
    for (lines, says) in [
        (["10", ""], "310 coins"),
        (["", "311"], "has only 310 coins. Nothing was taken"),
        (["1", "1"], "not both"),
        (["many", ""], "many"),
        (["", ""], "310 coins"),
    ] {
        let answer = inn.fill(&gm, &wolf, "Purse…", &lines).await;
        assert_says(&answer.all_text(), says);
    }
    let note = inn.slash(&ann, "/help").await;
    for key in wolf.buttons() {
        let refused = inn.forge(&ann, &note, &key.custom_id).await;
        assert_says(&refused.all_text(), "Manage Server");
    }
    let dismiss = wolf.button("Dismiss").unwrap().custom_id;
    let asked = inn.press(&gm, &wolf, "Dismiss").await;
    let gone = inn.press(&gm, &asked, "Dismiss").await;
    assert_says(&gone.all_text(), "310 coins went back");
    let again = inn.forge(&gm, &gone, &dismiss).await;
    assert_says(&again.all_text(), "No hired patron has that name");
    for (who, line, says) in [
        (&ann, "/patron list", "No patrons are hired"),
        (&gm, "/patron play", "no open table"),
    ] {
        inn.hear(who, line, says).await;
    }
    inn.close().await;
}

#[tokio::test]
async fn the_host_chooses_a_hired_patron_and_the_gm_plays_for_one() {
    let inn = Inn::open().await;
    let gm = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    for name in ["Wolf", "Bear"] {
        let line =
            format!("/patron hire name:{name} face:🐺 wolf temper:merry skill:regular purse:300");
        gm.slash(here, &line).await.unwrap();
    }
    ann.slash(here, "/triomphe start stake:5 computer-players:1")
        .await
        .unwrap();
    let lobby = inn.table_says(&ann, "Add computer player").await;
    let asked = ann
        .click_label(&lobby, "Add computer player")
        .await
        .unwrap();
    let menu = asked.message().clone();
    let values = &menu.menus()[0].values;
    assert_eq!(values.len(), 3, "Wolf, Bear, and anybody");
    ann.select(&menu, &menu.menus()[0].custom_id, &[&values[1]])
        .await
        .unwrap();
    inn.table_says(&ann, "**Bear**").await;
    let asked = ann
        .click_label(&lobby, "Add computer player")
        .await
        .unwrap();
    let menu = asked.message().clone();
    ann.select(&menu, &menu.menus()[0].custom_id, &["anybody"])
        .await
        .unwrap();
    inn.table_says(&ann, "Ready! Anyone").await;
    let refused = ann.slash(here, "/patron play name:Bear").await.unwrap();
    assert!(said(&refused).contains("Manage Server"));
    inn.hear(&gm, "/patron play name:Bear", "**Bear**").await;
    let table = inn.table_says(&ann, "played by the game master").await;
    let hand = gm.click_label(&table, "Join").await.unwrap();
    assert_says(&said(&hand), "already");
    inn.hear(&gm, "/patron play", "own hand").await;
    inn.close().await;
}

/// Takes all of Wolf's coins.
async fn ruin(inn: &Inn, gm: &Person) {
    let wolf = inn.patron(gm).await;
    let purse = wolf.all_text();
    let (_, has) = purse.split_once("has ").unwrap();
    let (coins, _) = has.split_once(' ').unwrap();
    let ruined = inn.fill(gm, &wolf, "Purse…", &["", coins]).await;
    assert_says(&ruined.all_text(), "0 coins");
}

#[tokio::test]
async fn who_is_alone_with_patrons_deals_by_one_press_though_a_patron_went_broke() {
    // Which of the patrons’ acts the table shows by itself is chance.
    let inn = Inn::open().await.unrecorded();
    let gm = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    let hire = "/patron hire name:Wolf face:🐺 wolf temper:merry skill:regular purse:300";
    // One more than needed: the others continue without Wolf.
    let start = "/triomphe start game:triomphe vieville stake:5 computer-players:3";
    let lobby = inn.lobby(&gm, start).await;
    inn.ask(&gm, hire).await;
    gm.click_label(&lobby, "Add computer player").await.unwrap();
    let lobby = inn.table_says(&gm, "5. **Wolf**").await;
    ruin(&inn, &gm).await;
    gm.click_label(&lobby, "Deal").await.unwrap();
    inn.table_says(&gm, "Trick 1 of 5").await;
    leave_cards(&gm, here).await;
    // No more than needed: another patron takes Wolf's place.
    let wolf = inn.patron(&gm).await;
    let filled = inn.fill(&gm, &wolf, "Purse…", &["300", ""]).await;
    assert_says(&filled.all_text(), "300 coins");
    gm.slash(here, "/triomphe start game:scarto computer-players:1")
        .await
        .unwrap();
    let lobby = inn.table_says(&gm, "Waiting for **1 more player**").await;
    gm.click_label(&lobby, "Add computer player").await.unwrap();
    let lobby = inn.table_says(&gm, "Ready! Anyone").await;
    assert_says(&lobby.all_text(), "2. **Wolf**");
    gm.click_label(&lobby, "Deal").await.unwrap();
    let over = |hand: &Message| hand.all_text().contains(OVER);
    let done = play_until(&gm, here, &mut Done::new(), over).await;
    ruin(&inn, &gm).await;
    next_deal(&gm, here, &done).await;
    hand(&gm, here, ASKED).await;
    inn.close().await;
}

/// Players see only the name and face of a hired patron.
#[tokio::test]
async fn hiring_shows_nobody_how_a_patron_plays_nor_its_purse() {
    let inn = Inn::open().await;
    let gm = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let hire = "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master purse:300";
    gm.slash(here, hire).await.unwrap();
    ann.slash(here, "/patron list").await.unwrap();
    let asked = inn.patron(&gm).await;
    let asked = inn.press(&gm, &asked, "Dismiss").await;
    inn.press(&gm, &asked, "Dismiss").await;
    let seen: Vec<String> = ann.sees(here).iter().map(|m| m.all_text()).collect();
    assert!(seen.iter().any(|text| text.contains("Wolf")), "{seen:?}");
    for secret in ["sly", "master", "300"] {
        let told = seen.iter().find(|text| text.contains(secret));
        assert_eq!(told, None, "{secret}");
    }
    inn.close().await;
}

#[tokio::test]
async fn the_regulars_can_be_kept_away_and_the_number_of_patrons_seats_hired_ones() {
    let inn = Inn::open().await;
    let gm = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let hire = "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master purse:300";
    gm.slash(here, hire).await.unwrap();
    let page = gm.slash(here, "/tavern setup").await.unwrap();
    let page = gm.click_label(page.message(), "Coins").await.unwrap();
    let away = gm.click_label(page.message(), "Only hired ones");
    let page = away.await.unwrap();
    let text = page.message().all_text();
    assert!(
        text.contains("can’t play (hired computer players only)"),
        "{text}"
    );
    // The hired patron sits, and no regular with it.
    let refused = ann
        .slash(here, "/triomphe start stake:5 computer-players:2")
        .await;
    assert_says(&said(&refused.unwrap()), "this server allows no others");
    let opened = ann
        .slash(here, "/triomphe start stake:5 computer-players:1")
        .await;
    opened.unwrap();
    let lobby = inn.table_says(&ann, "Add computer player").await;
    assert_says(&lobby.all_text(), "**Wolf**");
    let page = gm.slash(here, "/tavern setup").await.unwrap();
    let page = gm.click_label(page.message(), "Coins").await.unwrap();
    let come = gm.click_label(page.message(), "Let regulars play");
    come.await.unwrap();
    ann.click_label(&lobby, "Add computer player")
        .await
        .unwrap();
    inn.close().await;
}
