//! Patrons whom a game master hires: who sees what of them, seats them and plays for them.

use crate::guests::{
    assert_lacks, assert_says, choose, fill, forge, gwen, option, people, pick, play_out, press,
    room, shown, turn,
};
use crate::typed::{after, ask, hear, lobby, slash};
use interactions::guest::Guest;
use standin::Room;

#[tokio::test(start_paused = true)]
async fn patrons_are_hired_listed_funded_and_dismissed() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let hire = |rest: &str| format!("/patron hire temper:bold skill:novice {rest}");
    for (who, line, says) in [
        (&ann, &*hire("name:Wolf face:wolf"), "Manage Server"),
        (&ann, "/patron list", "No patrons have been hired yet"),
        (
            &gwen,
            "/patron hire name:Wolf face:wolf temper:sly skill:master purse:300",
            "🐺 **Wolf** takes a stool at the bar.",
        ),
        (&gwen, &hire("name:wolf face:elf"), "Choose another name"),
        (
            &gwen,
            &hire("name:Elf face:elf purse:9701"),
            "The house has only 9,700 coins left",
        ),
        (
            &gwen,
            "/patron list",
            "🐺 **Wolf** · sly, master · 300 coins",
        ),
        (&ann, "/patron list", "🐺 **Wolf**\n"),
        (
            &ann,
            "/tavern grant coins:5 reason:x house:true",
            "Manage Server",
        ),
        (&ann, "/tavern setup budget:5", "Manage Server"),
        (&gwen, "/tavern setup budget:many", "many"),
        (&gwen, "/tavern setup budget:500", "500 coins"),
        (&gwen, "/tavern grant coins:5 reason:x", "not both"),
        (
            &gwen,
            "/tavern grant coins:5 reason:a harvest house:true",
            "9,705 coins",
        ),
    ] {
        hear(&room, who, line, says).await;
    }
    let list = slash(&room, &gwen, "/patron list").await;
    let wolf = pick(&room, &gwen, &list, 0, 0).await;
    assert_says(&wolf.text(), "sly, master");
    for (lines, says) in [
        (["10", ""], "310 coins"),
        (["", "311"], "has only 310 coins. Nothing was taken"),
        (["1", "1"], "not both"),
        (["many", ""], "many"),
        (["", ""], "310 coins"),
    ] {
        let answer = fill(&room, &gwen, &wolf, "Purse…", &lines).await;
        assert_says(&answer.text(), says);
    }
    for key in wolf.keys() {
        let refused = forge(&room, &ann, &key.button.to_string(), &[]).await;
        assert_says(&refused.text(), "Manage Server");
    }
    let asked = press(&room, &gwen, &wolf, "Dismiss").await;
    let gone = press(&room, &gwen, &asked, "Dismiss").await;
    assert_says(&gone.text(), "310 coins went back");
    let again = press(&room, &gwen, &wolf, "Dismiss").await;
    assert_says(&again.text(), "No hired patron has that name");
    hear(
        &room,
        &ann,
        "/patron list",
        "No patrons have been hired yet",
    )
    .await;
    hear(&room, &gwen, "/patron play", "no open table").await;
}

#[tokio::test(start_paused = true)]
async fn half_of_a_patron_s_purse_moves_at_once_and_all_of_it_after_a_question() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let hire = "/patron hire name:Wolf face:wolf temper:sly skill:master purse:300";
    slash(&room, &gwen, hire).await;
    let list = slash(&room, &gwen, "/patron list").await;
    let wolf = pick(&room, &gwen, &list, 0, 0).await;
    let half = fill(&room, &gwen, &wolf, "Purse…", &["", "half"]).await;
    assert_says(&half.text(), "150 coins");
    let asked = fill(&room, &gwen, &wolf, "Purse…", &["", "all"]).await;
    assert_says(&asked.text(), "That’s all Wolf can spend: 150 coins");
    // There is less by now, so that the question is another.
    fill(&room, &gwen, &wolf, "Purse…", &["", "40"]).await;
    let again = press(&room, &gwen, &asked, "Take 150 coins").await;
    let taken = press(&room, &gwen, &again, "Take 110 coins").await;
    assert_says(&taken.text(), "10,000 coins");
    let asked = fill(&room, &gwen, &wolf, "Purse…", &["all", ""]).await;
    let text = "That’s all the house has: 10,000 coins, to Wolf";
    assert_says(&asked.text(), text);
    let given = press(&room, &gwen, &asked, "Give 10,000 coins").await;
    assert_says(&given.text(), "10,000 coins");
    assert_says(&given.text(), "0 coins");
    let none = fill(&room, &gwen, &wolf, "Purse…", &["all", ""]).await;
    assert_says(&none.text(), "at least 1 coin");
}

#[tokio::test(start_paused = true)]
async fn the_host_chooses_a_hired_patron_and_the_gm_plays_for_one() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    for name in ["Wolf", "Bear"] {
        let line =
            format!("/patron hire name:{name} face:wolf temper:merry skill:regular purse:300");
        slash(&room, &gwen, &line).await;
    }
    let (table, _) = lobby(&room, &ann, "/triomphe start stake:5 computer-players:1").await;
    let menu = option(&room, &ann, table, "Add computer player").await;
    let options = &menu.menus().next().unwrap().options;
    assert_eq!(options.len(), 3, "Wolf, Bear, and anybody");
    pick(&room, &ann, &menu, 0, 1).await;
    assert_says(&shown(&room, table).await.text(), "**Bear**");
    let menu = option(&room, &ann, table, "Add computer player").await;
    choose(&room, &ann, &menu, "anybody").await;
    assert_says(&shown(&room, table).await.text(), "Ready! Anyone");
    let play = "/patron play name:Bear";
    hear(&room, &ann, play, "Manage Server").await;
    hear(&room, &gwen, play, "**Bear**").await;
    let public = shown(&room, table).await;
    assert_says(&public.text(), "played by the game master");
    let refused = press(&room, &gwen, &public, "Join").await;
    assert_says(&refused.text(), "already");
    hear(&room, &gwen, "/patron play", "own hand").await;
}

/// Takes all of Wolf's coins.
async fn ruin(room: &Room, gwen: &Guest) {
    let list = slash(room, gwen, "/patron list").await;
    let wolf = pick(room, gwen, &list, 0, 0).await;
    let text = wolf.text();
    let (_, has) = text.split_once("has ").unwrap();
    let (coins, _) = has.split_once(' ').unwrap();
    let ruined = fill(room, gwen, &wolf, "Purse…", &["", coins]).await;
    assert_says(&ruined.text(), "0 coins");
}

#[tokio::test(start_paused = true)]
async fn who_is_alone_with_patrons_deals_by_one_press_though_a_patron_went_broke() {
    let room = room().await;
    let gwen = gwen(&room).await;
    // One more than needed: the others continue without Wolf.
    let start = "/triomphe start game:triomphe vieville stake:5 computer-players:3";
    let (table, _) = lobby(&room, &gwen, start).await;
    let hire = "/patron hire name:Wolf face:wolf temper:merry skill:regular purse:300";
    slash(&room, &gwen, hire).await;
    option(&room, &gwen, table, "Add computer player").await;
    let public = shown(&room, table).await;
    assert_says(&public.text(), "5. **Wolf**");
    ruin(&room, &gwen).await;
    room.press(&gwen, &public, "Deal").await.unwrap();
    assert_lacks(&shown(&room, table).await, "Deal");
    ask(&room, &gwen, "/triomphe close at_once:true reason:x").await;
    // No more than needed: another patron takes Wolf's place.
    let list = slash(&room, &gwen, "/patron list").await;
    let wolf = pick(&room, &gwen, &list, 0, 0).await;
    fill(&room, &gwen, &wolf, "Purse…", &["300", ""]).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:1";
    let (table, _) = lobby(&room, &gwen, start).await;
    option(&room, &gwen, table, "Add computer player").await;
    let public = shown(&room, table).await;
    assert_says(&public.text(), "Ready! Anyone");
    assert_says(&public.text(), "**Wolf**");
    room.press(&gwen, &public, "Deal").await.unwrap();
    play_out(&room, &[&gwen], table).await;
    ruin(&room, &gwen).await;
    let public = shown(&room, table).await;
    room.press(&gwen, &public, "Next deal").await.unwrap();
    assert!(turn(&room, &[&gwen], table).await.is_some());
}

/// Players see only the name and face of a hired patron.
#[tokio::test(start_paused = true)]
async fn hiring_shows_nobody_how_a_patron_plays_nor_its_purse() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let hire = "/patron hire name:Wolf face:wolf temper:sly skill:master purse:300";
    let hired = slash(&room, &gwen, hire).await;
    let told = slash(&room, &ann, "/patron list").await;
    let list = slash(&room, &gwen, "/patron list").await;
    let wolf = pick(&room, &gwen, &list, 0, 0).await;
    let asked = press(&room, &gwen, &wolf, "Dismiss").await;
    let gone = press(&room, &gwen, &asked, "Dismiss").await;
    for seen in [hired, told, list, wolf, asked, gone] {
        if seen.only_for == Some(gwen.member) {
            continue;
        }
        let text = seen.text();
        assert_says(&text, "Wolf");
        for secret in ["sly", "master", "300"] {
            assert!(!text.contains(secret), "{text}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_regulars_can_be_kept_away_and_the_number_of_patrons_seats_hired_ones() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let hire = "/patron hire name:Wolf face:wolf temper:sly skill:master purse:300";
    slash(&room, &gwen, hire).await;
    let coins = async || after(&room, &gwen, "/tavern setup", "Coins").await;
    let away = press(&room, &gwen, &coins().await, "Only hired ones").await;
    assert_says(&away.text(), "can’t play (hired computer players only)");
    // The hired patron sits, and no regular with it.
    let start = |players| format!("/triomphe start stake:5 computer-players:{players}");
    let refused = "this server allows no others";
    hear(&room, &ann, &start(2), refused).await;
    let (table, public) = lobby(&room, &ann, &start(1)).await;
    assert_says(&public.text(), "**Wolf**");
    press(&room, &gwen, &coins().await, "Let regulars play").await;
    option(&room, &ann, table, "Add computer player").await;
    assert_says(&shown(&room, table).await.text(), "3. ");
    // By an option too.
    let line = "/tavern setup regulars:stay-away";
    hear(
        &room,
        &gwen,
        line,
        "can’t play (hired computer players only)",
    )
    .await;
    hear(&room, &gwen, &start(3), refused).await;
    hear(&room, &gwen, "/tavern setup regulars:come", "can play").await;
    lobby(&room, &gwen, &start(2)).await;
}
