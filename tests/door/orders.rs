//! What host and game master order, and what the log channel tells of it.

use crate::inn::{Inn, said};
use sandbox::{Id, Message, Permissions, Person};
use triomphe::tavern::{ChannelId, GuildId};

/// Somebody who manages the server.
fn gm(inn: &Inn, name: &str) -> Person {
    let gm = inn.sandbox.add_person(name);
    let rights =
        Permissions::MANAGE_GUILD | Permissions::VIEW_CHANNEL | Permissions::USE_SLASH_COMMANDS;
    inn.sandbox.set_permissions(&gm, rights);
    gm
}

/// A table of Ann and Ben, a deal of it on; the message that everybody sees.
async fn dealt(inn: &Inn, ann: &Person, ben: &Person) -> Message {
    let here = inn.sandbox.channel();
    ann.slash(here, "/trefeltromp start stake:1").await.unwrap();
    let lobby = shows(ann, here, "Join").await;
    ben.click_label(&lobby, "Join").await.unwrap();
    let lobby = inn.table(ann, "Everything is ready").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    // The call to who is on turn has a "My hand", too.
    let with = |messages: &[Message]| {
        let table = |m: &&Message| m.button("My hand").is_some() && m.button("Table…").is_some();
        messages.iter().rev().find(table).cloned()
    };
    ann.until(here, with).await
}

/// The newest message for everybody with this button.
async fn shows(person: &Person, here: Id, label: &str) -> Message {
    let with = |messages: &[Message]| {
        let mut all = messages.iter().rev();
        all.find(|m| !m.ephemeral() && m.button(label).is_some())
            .cloned()
    };
    person.until(here, with).await
}

#[tokio::test]
async fn the_host_pauses_and_asks_somebody_to_leave_by_buttons_and_nobody_else_does() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    let table = dealt(&inn, &ann, &ben).await;
    let others = ben.click_label(&table, "Table…").await.unwrap();
    assert!(others.message().button("Pause").is_none());
    assert!(others.message().menus().is_empty());
    let refused = ben.slash(here, "/table pause").await.unwrap();
    assert!(said(&refused).contains("host"), "{}", said(&refused));

    let panel = ann.click_label(&table, "Table…").await.unwrap();
    assert!(panel.message().ephemeral());
    let paused = ann.click_label(panel.message(), "Pause").await.unwrap();
    assert!(
        said(&paused).contains("The clock stands still"),
        "{}",
        said(&paused)
    );
    let table = inn.table(&ben, "The host paused the table").await;
    assert!(table.all_text().contains("some time after the pause"));
    let refused = ben.click_label(&table, "Go on").await.unwrap();
    assert!(said(&refused).contains("host"), "{}", said(&refused));
    ann.click_label(&table, "Go on").await.unwrap();
    ann.until(here, |messages| {
        let mut all = messages.iter().filter(|m| !m.ephemeral());
        all.all(|m| m.button("Go on").is_none()).then_some(())
    })
    .await;

    let panel = ann.slash(here, "/table kick").await.unwrap();
    let menu = panel.message().menus()[0].clone();
    let kicked = ann
        .select(panel.message(), &menu.custom_id, &[&menu.values[0]])
        .await
        .unwrap();
    assert!(
        said(&kicked).contains("goes when this is over"),
        "{}",
        said(&kicked)
    );
    let table = inn.table(&ann, "was asked to leave").await;
    assert!(table.all_text().contains("goes after this deal"));
    inn.close().await;
}

#[tokio::test]
async fn two_take_their_deal_back_by_buttons() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let cyd = inn.sandbox.add_person("Cyd");
    let table = dealt(&inn, &ann, &ben).await;
    let panel = ben.click_label(&table, "Table…").await.unwrap();
    let asked = ben
        .click_label(panel.message(), "Take this deal back")
        .await
        .unwrap();
    assert!(
        said(&asked).contains("The others are asked"),
        "{}",
        said(&asked)
    );
    let table = inn.table(&ann, "would take this deal back").await;
    assert!(
        table.all_text().contains("Still asked: **Ann**"),
        "{}",
        table.all_text()
    );
    let refused = cyd.click_label(&table, "Agree").await.unwrap();
    assert!(
        said(&refused).contains("not dealt in"),
        "{}",
        said(&refused)
    );
    let done = ann.click_label(&table, "Agree").await.unwrap();
    assert!(
        said(&done).contains("Every coin of it went back"),
        "{}",
        said(&done)
    );
    let lobby = inn.table(&ann, "The deal was taken back").await;
    assert!(lobby.all_text().contains("Everything is ready"));
    inn.close().await;
}

#[tokio::test]
async fn the_game_master_voids_a_finished_deal_and_everybody_is_told_why() {
    let inn = Inn::open().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let gwen = gm(&inn, "Gwen");
    let here = inn.sandbox.channel();
    dealt(&inn, &ann, &ben).await;
    let none = gwen.slash(here, "/tavern void reason:so").await.unwrap();
    assert!(
        said(&none).contains("There is no such deal"),
        "{}",
        said(&none)
    );
    let none = gwen
        .slash(here, "/tavern void reason:so deal:nonsense")
        .await
        .unwrap();
    assert!(
        said(&none).contains("There is no such deal"),
        "{}",
        said(&none)
    );
    let off = ann.slash(here, "/tavern void reason:so").await.unwrap();
    assert!(!said(&off).contains("Voided"), "{}", said(&off));
    // The house plays the deal to its end for both.
    ann.slash(here, "/table leave").await.unwrap();
    let cyd = inn.sandbox.add_person("Cyd");
    let table = shows(&cyd, here, "Join").await;
    cyd.click_label(&table, "Join").await.unwrap();
    ben.slash(here, "/table leave").await.unwrap();
    inn.table(&cyd, "The last deal").await;
    let done = gwen
        .slash(here, "/tavern void reason:the *cards* were marked")
        .await
        .unwrap();
    assert!(
        said(&done).contains("Everybody was told"),
        "{}",
        said(&done)
    );
    let told = inn.table(&cyd, "voided the deal").await;
    assert!(
        told.all_text().contains("the \\*cards\\* were marked"),
        "{}",
        told.all_text()
    );
    let text = told.all_text();
    let deal = text.split('`').nth(1).unwrap().to_owned();
    let again = gwen
        .slash(here, &format!("/tavern void reason:so deal:{deal}"))
        .await
        .unwrap();
    assert!(said(&again).contains("voided already"), "{}", said(&again));
    inn.table(&cyd, "A finished deal was voided").await;
    inn.close().await;
}

#[tokio::test]
async fn the_log_channel_tells_who_did_what_and_what_it_cannot_tell_breaks_nothing() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let gwen = gm(&inn, "Gwen");
    let (here, server) = (inn.sandbox.channel(), inn.sandbox.server());
    let log = inn.sandbox.add_channel(server, "log");
    let guild = GuildId(server.to_string().parse().unwrap());
    let channel = ChannelId(log.to_string().parse().unwrap());
    let set = inn.tavern.set_settings(guild, None, |settings| {
        settings.log_channel = Some(channel);
    });
    set.await.unwrap();
    let grant = format!("/coins grant member:<@{}> coins:5 reason:ale", ann.id());
    gwen.slash(here, &grant).await.unwrap();
    let ban = format!("/tavern ban member:<@{}> reason:loud days:2", ann.id());
    gwen.slash(here, &ban).await.unwrap();
    let told = |says: &'static str| {
        gwen.until(log, move |messages| {
            let mut all = messages.iter();
            all.any(|m| m.all_text().contains(says)).then_some(())
        })
    };
    told("granted **Ann** **5 coins**: ale").await;
    told("from the tables until").await;
    let refused = ann.slash(here, "/triomphe start").await.unwrap();
    assert!(
        said(&refused).contains("You are banned"),
        "{}",
        said(&refused)
    );
    assert!(said(&refused).contains("loud"), "{}", said(&refused));

    inn.sandbox.set_bot_permissions(log, Permissions::empty());
    let unban = format!("/tavern unban member:<@{}>", ann.id());
    let done = gwen.slash(here, &unban).await.unwrap();
    assert!(
        said(&done).contains("may sit down again"),
        "{}",
        said(&done)
    );
    let refused = |requested: &sandbox::Requested| {
        requested.path.contains(&log.to_string()) && requested.status == 403
    };
    let known = |sandbox: &sandbox::Sandbox| sandbox.requests().iter().any(refused).then_some(());
    inn.sandbox.until(known).await;
    // Said to the game master once.
    let mut heard = Vec::new();
    for line in [&ban, &unban, &ban] {
        let done = gwen.slash(here, line).await.unwrap();
        heard.push(said(&done).contains("cannot write in the log channel"));
    }
    assert_eq!(heard, [true, false, false]);
    inn.close_after(&["50001", "50013"]).await;
}

#[tokio::test]
async fn who_keeps_away_is_told_until_when() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let done = ann.slash(here, "/table abstain days:7").await.unwrap();
    assert!(
        said(&done).contains("kept away from the tables"),
        "{}",
        said(&done)
    );
    let refused = ann.slash(here, "/triomphe start").await.unwrap();
    assert!(
        said(&refused).contains("You asked to be kept away"),
        "{}",
        said(&refused)
    );
    let refused = ann.slash(here, "/table abstain days:3").await.unwrap();
    assert!(said(&refused).contains("not shorter"), "{}", said(&refused));
    inn.close().await;
}
