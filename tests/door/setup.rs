//! What Discord tells of a server's channels and roles, and what becomes of its settings then.

use crate::inn::Inn;
use crate::room::{assert_says, said};
use ids::{ChannelId, GuildId};
use sandbox::Person;

#[tokio::test]
async fn a_log_channel_of_another_server_that_came_in_a_file_gets_nothing() {
    let (inn, ann, _) = Inn::with_ann().await;
    let gwen = inn.game_master("Gwen");
    let (here, server) = (inn.sandbox.channel(), inn.sandbox.server());
    let elsewhere = inn.sandbox.add_server("Elsewhere");
    let foreign = inn.sandbox.channels(elsewhere)[0].0.to_string();
    // The settings of an imported server are stored as they came.
    let guild = GuildId(server.to_string().parse().unwrap());
    let channel = ChannelId(foreign.parse().unwrap());
    let set = inn.tavern.settings.change(guild, None, |settings| {
        settings.log_channel = Some(channel);
    });
    set.await.unwrap();
    let grant = format!("/tavern grant member:<@{}> coins:5 reason:ale", ann.id());
    gwen.slash(here, &grant).await.unwrap();
    // It asks whose channel that is, and lets it be; the game master is told.
    let path = format!("/channels/{foreign}");
    let asked = |sandbox: &sandbox::Sandbox| {
        let mut all = sandbox.requests().into_iter();
        all.any(|request| request.path == path).then_some(())
    };
    inn.sandbox.until(asked).await;
    let mut told = String::new();
    let ban = format!("/tavern ban member:<@{}> reason:loud", ann.id());
    for _ in 0..20 {
        if told.contains("can’t write in the log channel") {
            break;
        }
        told = said(&gwen.slash(here, &ban).await.unwrap());
    }
    assert_says(&told, "can’t write in the log channel");
    let wrote = |request: &sandbox::LoggedRequest| {
        request.method != "GET" && request.path.starts_with(&path)
    };
    assert!(!inn.sandbox.requests().iter().any(wrote));
    inn.close().await;
}

/// Asks until the bot knows that the role is gone: Discord reports it separately.
async fn until_lost(person: &Person, inn: &Inn) {
    for _ in 0..100 {
        if inn
            .ask(person, "/tavern setup")
            .await
            .contains("was deleted")
        {
            return;
        }
    }
    panic!("the role is not missed");
}

/// Chooses a role for the game master that whoever chooses it does not have, and is asked about.
async fn chooses_gm(inn: &Inn, manager: &Person, role: sandbox::Id) {
    let asked = inn
        .slash(manager, &format!("/tavern setup gm:{role}"))
        .await;
    assert_says(&asked.all_text(), "You don’t have the role");
    let saved = inn.press(manager, &asked, "Choose it anyway").await;
    assert_says(&saved.all_text(), "Saved");
}

#[tokio::test]
async fn the_game_master_is_who_has_the_role_until_it_is_deleted() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let role = inn.sandbox.add_role(inn.sandbox.server(), "Game Master");
    let other = inn.sandbox.add_role(inn.sandbox.server(), "Keeper");
    inn.sandbox.give_role(&ann, role);
    inn.sandbox.give_role(&ann, other);
    let grant = format!("/tavern grant member:<@{}> coins:7 reason:x", ben.id());
    inn.hear(&ann, &grant, "Manage Server").await;
    inn.hear(&ann, "/tavern setup", "Manage Server").await;
    chooses_gm(&inn, &gwen, role).await;
    inn.hear(&ann, &grant, "7 coins").await;
    inn.hear(&ann, "/tavern setup", "Game master").await;
    inn.hear(&gwen, &grant, &format!("you need the role <@&{role}>"))
        .await;
    // Whoever manages the server can always choose another role.
    inn.hear(&gwen, "/tavern setup", "Game master").await;

    inn.sandbox.delete_role(role);
    until_lost(&gwen, &inn).await;
    inn.hear(&ann, "/tavern setup", "Manage Server").await;
    // She runs the house meanwhile, but nobody mints until a role is set.
    let lost = "nobody can create coins";
    inn.hear(&ann, &grant, lost).await;
    for line in [
        &grant,
        "/tavern setup starting:9",
        "/tavern setup allowance:9",
        &format!("/tavern setup gm:{other} allowance:9"),
        "/tavern grant coins:9 reason:x house:true",
    ] {
        inn.hear(&gwen, line, lost).await;
    }
    let take = grant.replace("grant", "fine");
    inn.hear(&gwen, &take, "7 coins").await;
    chooses_gm(&inn, &gwen, other).await;
    inn.hear(&ann, "/tavern setup allowance:9", "9 coins a day")
        .await;
    inn.close().await;
}

#[tokio::test]
async fn a_role_that_was_deleted_while_the_bot_was_away_is_found_missing() {
    let mut inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let role = inn.sandbox.add_role(inn.sandbox.server(), "Game Master");
    chooses_gm(&inn, &gwen, role).await;
    inn.stop_bot().await;
    inn.sandbox.delete_role(role);
    let inn = inn.start_bot().await;
    until_lost(&gwen, &inn).await;
    inn.close().await;
}
