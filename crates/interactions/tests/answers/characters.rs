//! Characters: created, chosen, given coins, seen at the table.

use crate::guests::{assert_says, fill, forge, gwen, people, pick, press, room};
use crate::typed::{hear, lobby, slash};

const NONE: &str = "no character with that name";

#[tokio::test(start_paused = true)]
async fn a_character_is_made_up_chosen_and_put_to_rest() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    for (line, says) in [
        (
            "/character list",
            "Without a character you play as yourself",
        ),
        ("/character create name:B", "2 to 32 characters"),
        ("/character create name:<@1>", "letters, numbers"),
        ("/character create name:Ben", "already taken here"),
        (
            "/character create name:Brenna picture:http://example.org/b.png",
            "must begin with https://",
        ),
        (
            "/character create name:Brenna picture:https://example.org/b.png",
            "0 coins in their own purse",
        ),
        ("/character create name:Oswin", "is ready, with"),
        ("/character list", "Brenna"),
        ("/character play who:Nobody", NONE),
        ("/character play who:Brenna", "you’re **Brenna**"),
        ("/coins balance", "Brenna’s purse"),
        ("/character play who:myself", "you’re **Ann**"),
        ("/coins balance", "Your purse"),
    ] {
        let told = hear(&room, &ann, line, says).await;
        assert_eq!(told.only_for, Some(ann.member), "{line}");
    }
    let list = slash(&room, &ann, "/character list").await;
    // They were made up at the same moment, so either may be the first.
    let mut both = [
        pick(&room, &ann, &list, 1, 0).await,
        pick(&room, &ann, &list, 1, 1).await,
    ];
    if both[0].text().contains("Oswin") {
        both.reverse();
    }
    let [brenna, oswin] = both;
    assert_says(&brenna.text(), "Brenna");
    let renamed = fill(&room, &ann, &oswin, "Rename…", &["Oswin the Bold"]).await;
    assert_says(&renamed.text(), "Oswin the Bold");
    let picture = fill(&room, &ann, &brenna, "Picture…", &[""]).await;
    assert_says(&picture.text(), "no longer has a picture");
    let asked = press(&room, &ann, &oswin, "Retire").await;
    assert_says(&asked.text(), "Retire Oswin the Bold?");
    let retired = press(&room, &ann, &asked, "Retire").await;
    assert_says(&retired.text(), "purse was empty");
    assert_says(&press(&room, &ann, &oswin, "Retire").await.text(), NONE);
    // Ben has no part in Brenna.
    hear(&room, &ben, "/character play who:Brenna", NONE).await;
    for key in brenna.keys() {
        let refused = forge(&room, &ben, &key.button.to_string(), &[]).await;
        assert_says(&refused.text(), NONE);
    }
}

#[tokio::test(start_paused = true)]
async fn a_new_character_is_given_coins_in_the_same_command() {
    let room = room().await;
    let [ann] = people(&room).await;
    for (line, says) in [
        (
            "/character create name:Brenna coins:101",
            "Your own purse has 100 coins to spend, so you can’t give the character 101 coins. No character was created.",
        ),
        (
            "/character create name:Brenna coins:lots",
            "“lots” isn’t a valid amount",
        ),
        (
            "/character create name:Brenna coins:-5",
            "can’t be negative",
        ),
        (
            "/character create name:Brenna coins:9999999999999999",
            "can’t be more than 1,000,000,000,000,000 coins",
        ),
        (
            "/character list",
            "Without a character you play as yourself",
        ),
        (
            "/character create name:Brenna coins:40",
            "with 40 coins in their own purse",
        ),
        ("/character list", "**Ann**, yourself · 60 coins"),
        ("/character list", "**Brenna** · 40 coins"),
        (
            "/character create name:Oswin coins:0",
            "with 0 coins in their own purse",
        ),
    ] {
        hear(&room, &ann, line, says).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_list_is_a_menu() {
    let room = room().await;
    let [ann] = people(&room).await;
    slash(&room, &ann, "/character create name:Brenna").await;
    let list = slash(&room, &ann, "/character list").await;
    let chosen = pick(&room, &ann, &list, 0, 1).await;
    assert_says(&chosen.text(), "you’re **Brenna**");
    let says = "**Brenna** · 0 coins · **you’re playing as them**";
    hear(&room, &ann, "/character list", says).await;
}

#[tokio::test(start_paused = true)]
async fn the_game_master_grants_to_characters() {
    let room = room().await;
    let [ann, _ben] = people(&room).await;
    let gwen = gwen(&room).await;
    slash(&room, &ann, "/character create name:Brenna").await;
    for (line, says) in [
        (
            "/tavern grant member:<@1> coins:50 reason:loot character:Brenna",
            "gave <@1> (**Brenna**) **50 coins**",
        ),
        (
            "/tavern grant member:<@2> coins:50 reason:loot character:Brenna",
            "has no character with that name",
        ),
        (
            "/tavern fine member:<@1> coins:51 reason:toll character:Brenna",
            "can only spend 50 coins",
        ),
        (
            "/tavern fine member:<@1> coins:20 reason:toll character:brenna",
            "took **20 coins**",
        ),
        (
            "/tavern grant member:<@1> coins:5 reason:tip character:myself",
            "gave <@1> **5 coins**",
        ),
    ] {
        hear(&room, &gwen, line, says).await;
    }
    // Coins go from a member to their own character, but not from a purse to itself.
    for (line, says) in [
        (
            "/coins pay member:<@1> coins:7 character:Brenna",
            "(**Brenna**) **7 coins**",
        ),
        (
            "/coins pay member:<@1> coins:7 character:myself",
            "can’t pay yourself",
        ),
        (
            "/character list",
            "**Ann**, yourself · 98 coins · **you’re playing as them**",
        ),
        ("/character list", "**Brenna** · 37 coins"),
        ("/character play who:Brenna", "with 37 coins to spend"),
        ("/coins pay member:<@2> coins:7", "(**Brenna**) paid"),
    ] {
        hear(&room, &ann, line, says).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_table_shows_the_character_and_its_member() {
    let room = room().await;
    let [ann] = people(&room).await;
    for line in [
        "/character create name:Brenna picture:https://example.org/b.png coins:60",
        "/character play who:Brenna",
    ] {
        slash(&room, &ann, line).await;
    }
    let (_, table) = lobby(&room, &ann, "/triomphe start stake:5 computer-players:2").await;
    assert_says(&table.text(), "**Brenna**");
    assert_says(&table.text(), "played by <@1>");
    hear(
        &room,
        &ann,
        "/character play who:myself",
        "you stay who you are",
    )
    .await;
}
