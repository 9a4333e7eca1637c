//! Characters through Discord: created, chosen, given coins, seen at the table.

use crate::inn::Inn;
use crate::room::{assert_says, said};
use serde_json::{Value, json};

/// A subcommand with its options.
fn sub(name: &str, options: &[Value]) -> Vec<Value> {
    vec![json!({"name": name, "type": 1, "options": options})]
}

fn names(choices: &[Value]) -> Vec<&str> {
    choices
        .iter()
        .map(|choice| choice["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn a_character_is_made_up_chosen_and_put_to_rest() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
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
        ("/character play who:Nobody", "no character with that name"),
        ("/character play who:Brenna", "you’re **Brenna**"),
        ("/coins balance", "Brenna’s purse"),
        ("/character play who:myself", "you’re **Ann**"),
        ("/coins balance", "Your purse"),
    ] {
        // A member is known once they have used the bot.
        ben.slash(here, "/help").await.unwrap();
        let answer = ann
            .slash(here, line)
            .await
            .unwrap_or_else(|failed| panic!("{line}: {failed:?}"));
        assert!(answer.message().ephemeral(), "{line}");
        assert!(said(&answer).contains(says), "{line}: {}", said(&answer));
    }
    let list = inn.slash(&ann, "/character list").await;
    let own = list.menus()[1].values.clone();
    let named = async |number: usize| inn.choose(&ann, &list, "n:show", &own[number]).await;
    let [brenna, oswin] = [named(0).await, named(1).await];
    assert_says(&brenna.all_text(), "Brenna");
    let renamed = inn.fill(&ann, &oswin, "Rename…", &["Oswin the Bold"]);
    assert_says(&renamed.await.all_text(), "Oswin the Bold");
    let picture = inn.fill(&ann, &brenna, "Picture…", &[""]);
    assert_says(&picture.await.all_text(), "no longer has a picture");
    let retire = oswin.button("Retire").unwrap().custom_id;
    let asked = inn.press(&ann, &oswin, "Retire").await;
    assert_says(&asked.all_text(), "Retire Oswin the Bold?");
    let retired = inn.press(&ann, &asked, "Retire").await;
    assert_says(&retired.all_text(), "purse was empty");
    let gone = inn.forge(&ann, &retired, &retire).await;
    assert_says(&gone.all_text(), "no character with that name");
    // Ben has no part in Brenna.
    inn.hear(
        &ben,
        "/character play who:Brenna",
        "no character with that name",
    )
    .await;
    let note = inn.slash(&ben, "/help").await;
    for key in brenna.buttons() {
        let answer = inn.forge(&ben, &note, &key.custom_id).await;
        assert_says(&answer.all_text(), "no character with that name");
    }
    inn.close().await;
}

#[tokio::test]
async fn a_new_character_is_given_coins_in_the_same_command() {
    let (inn, ann, here) = Inn::with_ann().await;
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
        let answer = ann.slash(here, line).await.unwrap();
        assert!(answer.message().ephemeral(), "{line}");
        assert!(said(&answer).contains(says), "{line}: {}", said(&answer));
    }
    inn.close().await;
}

#[tokio::test]
async fn the_list_is_a_menu() {
    let (inn, ann, here) = Inn::with_ann().await;
    ann.slash(here, "/character create name:Brenna")
        .await
        .unwrap();
    let list = ann.slash(here, "/character list").await.unwrap();
    let menu = &list.message().menus()[0];
    let brenna = menu.values[1].clone();
    let chosen = ann
        .select(list.message(), &menu.custom_id, &[&brenna])
        .await
        .unwrap();
    assert!(said(&chosen).contains("you’re **Brenna**"));
    let after = ann.slash(here, "/character list").await.unwrap();
    assert!(said(&after).contains("**Brenna** · 0 coins · **you’re playing as them**"));
    inn.close().await;
}

#[tokio::test]
async fn while_one_types_characters_are_offered() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    for name in ["Brenna", "Oswin"] {
        let line = format!("/character create name:{name}");
        ann.slash(here, &line).await.unwrap();
        inn.skip(1_000);
    }
    let typing =
        |name: &str, text: &str| json!({"name": name, "type": 3, "value": text, "focused": true});
    let own = ann
        .autocomplete(here, "character", sub("play", &[typing("who", "")]))
        .await
        .unwrap();
    assert_eq!(names(&own), ["Myself", "Brenna", "Oswin"]);
    let some = ann
        .autocomplete(here, "character", sub("play", &[typing("who", "OS")]))
        .await
        .unwrap();
    assert_eq!(names(&some), ["Oswin"]);
    let none = ben
        .autocomplete(here, "character", sub("play", &[typing("who", "")]))
        .await
        .unwrap();
    assert_eq!(names(&none), ["Myself"]);
    // If a member is chosen, that member's characters are offered.
    let member = json!({"name": "member", "type": 6, "value": ann.id().to_string()});
    let theirs = ben
        .autocomplete(
            here,
            "coins",
            sub("pay", &[member, typing("character", "bren")]),
        )
        .await
        .unwrap();
    assert_eq!(names(&theirs), ["Brenna"]);
    inn.close().await;
}

#[tokio::test]
async fn the_game_master_grants_to_characters() {
    let inn = Inn::open().await;
    let gm = inn.game_master("Gwen");
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    ann.slash(here, "/character create name:Brenna")
        .await
        .unwrap();
    let (a, b) = (ann.id(), ben.id());
    for (line, says) in [
        (
            format!("/tavern grant member:<@{a}> coins:50 reason:loot character:Brenna"),
            format!("gave <@{a}> (**Brenna**) **50 coins**"),
        ),
        (
            format!("/tavern grant member:<@{b}> coins:50 reason:loot character:Brenna"),
            "has no character with that name".to_owned(),
        ),
        (
            format!("/tavern fine member:<@{a}> coins:51 reason:toll character:Brenna"),
            "can only spend 50 coins".to_owned(),
        ),
        (
            format!("/tavern fine member:<@{a}> coins:20 reason:toll character:brenna"),
            "took **20 coins**".to_owned(),
        ),
        (
            format!("/tavern grant member:<@{a}> coins:5 reason:tip character:myself"),
            format!("gave <@{a}> **5 coins**"),
        ),
    ] {
        inn.hear(&gm, &line, &says).await;
    }
    // Coins go from a member to their own character, but not from a purse to itself.
    for (line, says) in [
        (
            format!("/coins pay member:<@{a}> coins:7 character:Brenna"),
            "(**Brenna**) **7 coins**",
        ),
        (
            format!("/coins pay member:<@{a}> coins:7 character:myself"),
            "can’t pay yourself",
        ),
        (
            "/character list".to_owned(),
            "**Ann**, yourself · 98 coins · **you’re playing as them**",
        ),
        ("/character list".to_owned(), "**Brenna** · 37 coins"),
        (
            "/character play who:Brenna".to_owned(),
            "with 37 coins to spend",
        ),
        (
            format!("/coins pay member:<@{b}> coins:7"),
            "(**Brenna**) paid",
        ),
    ] {
        inn.hear(&ann, &line, says).await;
    }
    inn.close().await;
}

#[tokio::test]
async fn the_table_shows_the_character_and_pings_the_member() {
    let (inn, ann, here) = Inn::with_ann().await;
    let a = ann.id();
    for line in [
        "/character create name:Brenna picture:https://example.org/b.png".to_owned(),
        format!("/coins pay member:<@{a}> coins:60 character:Brenna"),
        "/character play who:Brenna".to_owned(),
        "/triomphe start computer-players:2".to_owned(),
    ] {
        ann.slash(here, &line).await.unwrap();
    }
    let table = inn.table_says(&ann, "Ready! Anyone").await;
    let text = table.all_text();
    assert!(text.contains("**Brenna**"), "{text}");
    assert!(text.contains(&format!("played by <@{a}>")), "{text}");
    let answer = ann.slash(here, "/character play who:myself").await.unwrap();
    assert!(said(&answer).contains("you stay who you are"));
    inn.close().await;
}
