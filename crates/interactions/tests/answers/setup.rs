//! The settings of a server, by menus and forms.

use crate::guests::{assert_says, choose, fill, game_master, press, private, room};
use interactions::guest::Guest;
use interactions::setup::settings_page;
use pages::setting::Section;
use pages::{Gm, RoleId};
use standin::{GUILD, Message, Room};

async fn page(room: &Room, gwen: &Guest, section: Section) -> Message {
    let page = settings_page(&room.tavern, gwen, section).await;
    private(gwen, page.unwrap())
}

#[tokio::test(start_paused = true)]
async fn settings_that_contradict_each_other_change_nothing() {
    let room = room().await;
    let gwen = game_master(&room, 1, "Gwen").await;
    let (house, coins) = (
        page(&room, &gwen, Section::House).await,
        page(&room, &gwen, Section::Coins).await,
    );
    for (lines, says) in [
        (["100", "0", "20", "10", "0"], "would be above the highest"),
        (["5", "0", "10", "20", "0"], "below the lowest stake"),
        (["100", "0", "10", "20", "9"], "below the lowest stake"),
        (["100", "0", "-1", "20", "0"], "can’t be negative"),
        (
            ["100", "0", "1", "1000001", "0"],
            "1 coin to 1,000,000 coins",
        ),
        (["100", "0", "0", "20", "0"], "at least 1 coin"),
        (["many", "0", "1", "20", "0"], "“many” isn’t a valid amount"),
        (["1gp", "0", "1", "20", "0"], "no coins called “gp”"),
        (
            ["9999999999999", "0", "1", "20", "0"],
            "at most 1,000,000,000 coins",
        ),
    ] {
        let answer = fill(&room, &gwen, &coins, "Coins and stakes…", &lines).await;
        assert_says(&answer.text(), says);
        assert_eq!(answer.only_for, Some(gwen.member));
    }
    for (text, says) in [
        ("gp=1 GP=10", "appears twice"),
        ("gp=100 sp=10", "must be worth 1"),
        ("gp=1 sp=1", "are worth 1"),
        ("<@1>", "can’t be a coin’s name"),
    ] {
        let answer = fill(&room, &gwen, &coins, "Currency…", &[text]).await;
        assert_says(&answer.text(), says);
    }
    // The role of everyone has the number of the server.
    let answer = choose_role(&room, &gwen, &house, RoleId(GUILD.0)).await;
    assert_says(&answer.text(), "That role includes everyone");
    assert_eq!(page(&room, &gwen, Section::House).await, house);
    assert_eq!(page(&room, &gwen, Section::Coins).await, coins);
}

/// Discord itself lists the roles.
async fn choose_role(room: &Room, gwen: &Guest, house: &Message, role: RoleId) -> Message {
    let button = "s:gm".parse().unwrap();
    let answer = room
        .click(gwen, house, button, &[&role.0.to_string()])
        .await;
    answer.message().unwrap()
}

#[tokio::test(start_paused = true)]
async fn ready_made_currencies_are_offered_on_the_page() {
    let room = room().await;
    let gwen = game_master(&room, 1, "Gwen").await;
    let mut coins = page(&room, &gwen, Section::Coins).await;
    for (chosen, says) in [
        (
            "currency-dnd",
            "pp (1,000 cp), gp (100 cp), ep (50 cp), sp (10 cp) and cp",
        ),
        ("currency-old-dragon", "po (100 pc), pp (10 pc) and pc"),
        ("currency-crowns", "10 crown 5 shill"),
        ("currency-plain", "2,460 coins"),
    ] {
        coins = choose(&room, &gwen, &coins, chosen).await;
        assert_says(&coins.text(), says);
        assert_says(&coins.text(), "Saved");
        if chosen == "currency-dnd" {
            let fill_in = ["2460", "0", "1", "1000", "0"];
            coins = fill(&room, &gwen, &coins, "Coins and stakes…", &fill_in).await;
            assert_says(&coins.text(), "2 pp 4 gp 1 ep 1 sp");
        }
    }
}

/// Whoever chooses a role that they do not have hears it before anything is saved.
#[tokio::test(start_paused = true)]
async fn a_game_masters_role_that_one_does_not_have_is_asked_about() {
    let room = room().await;
    let (own, other) = (RoleId(30), RoleId(31));
    let mut gwen = game_master(&room, 1, "Gwen").await;
    gwen.roles.push(own);
    let house = page(&room, &gwen, Section::House).await;
    let saved = choose_role(&room, &gwen, &house, own).await;
    assert_says(&saved.text(), "Saved");
    let chosen = || room.tavern.settings.for_guild(GUILD).gm;
    assert_eq!(chosen(), Gm::Role(own));
    let asked = choose_role(&room, &gwen, &house, other).await;
    assert_says(&asked.text(), "Choose a role that you don’t have?");
    press(&room, &gwen, &asked, "No, change nothing").await;
    assert_eq!(chosen(), Gm::Role(own));
    let saved = press(&room, &gwen, &asked, "Choose it anyway").await;
    assert_says(&saved.text(), "Saved");
    assert_eq!(chosen(), Gm::Role(other));
}
