//! Commands, and mistakes in them.

use crate::inn::Inn;
use crate::room::{assert_says, hand, said};
use sandbox::Permissions;

#[tokio::test]
async fn every_command_answers_in_a_sentence() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    for (line, says) in [
        ("/help", "Welcome"),
        ("/help", "Play coins only"),
        ("/coins balance", "100 coins"),
        ("/triomphe show", "no open table"),
        ("/triomphe hand", "no open table"),
        ("/triomphe leave", "no open table"),
        ("/triomphe close", "no open table"),
        ("/rules", "Triomphe Forcée (tavern)"),
        ("/rules game:Viéville", "Triomphe Forcée (Viéville)"),
        ("/rules game:bridge", "no such game"),
        ("/triomphe start stake:1000", "have 100 coins to spend"),
        ("/triomphe start stake:1", "from 2 coins to 1,000,000 coins"),
        (
            "/triomphe start computer-players:10 game:vieville",
            "4 to 10 players",
        ),
        ("/triomphe start game:bridge", "no such game"),
        (
            &format!("/coins pay member:<@{}> coins:7 reason:ale", ben.id()),
            "paid",
        ),
        (
            &format!("/coins pay member:<@{}> coins:7", ann.id()),
            "can’t pay yourself",
        ),
        (
            &format!("/coins pay member:<@{}> coins:94", ben.id()),
            "93 coins",
        ),
        (
            &format!("/coins pay member:<@{}> coins:1", inn.sandbox.bot()),
            "can’t pay bots",
        ),
        (
            &format!("/tavern grant member:<@{}> coins:7 reason:x", ben.id()),
            "Manage Server",
        ),
        (
            &format!("/tavern fine member:<@{}> coins:7 reason:x", ben.id()),
            "Manage Server",
        ),
    ] {
        inn.hear(&ann, line, says).await;
    }
    let history = inn.after(&ann, "/coins balance", "History").await;
    assert_says(&history.all_text(), "paid to");
    inn.close().await;
}

#[tokio::test]
async fn the_game_masters_orders_are_refused_to_everybody_else() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    let role = inn.sandbox.add_role(inn.sandbox.server(), "Regular");
    inn.sandbox.give_role(&ann, role);
    inn.ask(
        &gwen,
        "/patron hire name:Wolf face:🐺 wolf temper:sly skill:master",
    )
    .await;
    ann.slash(here, "/triomphe start computer-players:2")
        .await
        .unwrap();
    let guild = inn.sandbox.server().to_string().parse().unwrap();
    let settings = inn.tavern.settings.for_guild(guild);
    let log = inn.tavern.log.house_log(guild, 99).await.unwrap();
    let ben = ben.id();
    for line in [
        "/tavern setup",
        "/tavern setup allowance:9",
        &format!("/tavern setup gm:{role}"),
        "/tavern open",
        "/tavern close",
        "/tavern panel",
        &format!("/tavern ban member:<@{ben}> reason:x"),
        &format!("/tavern ban member:<@{ben}> reason:x from:the list of richest players"),
        &format!("/tavern grant member:<@{ben}> coins:7 reason:x"),
        &format!("/tavern fine member:<@{ben}> coins:7 reason:x"),
        "/patron hire name:Bear face:🐺 wolf temper:sly skill:master",
        "/tavern grant coins:1 reason:x house:true",
        "/tavern setup budget:1",
        "/patron play",
    ] {
        inn.hear(&ann, line, "Manage Server").await;
    }
    // Buttons and menus as well, which only a client made by hand could send.
    let note = inn.slash(&ann, "/help").await;
    let masters = [
        "s:house",
        "s:no-gm",
        "s:new-coins",
        "s:form-coins",
        "m:open",
        "m:session",
        "m:deals",
        &format!("m:unban:{ben}"),
        "f:dismiss:0000000000001",
    ];
    for id in masters {
        let answer = inn.forge(&ann, &note, id).await;
        assert_says(&answer.all_text(), "Manage Server");
    }
    let (role, menu) = (role.to_string(), note.id());
    let chosen = [role.as_str()];
    let answer = ann.raw_component(here, menu, "s:gm", Some(&chosen)).await;
    assert_says(&said(&answer.unwrap()), "Manage Server");
    // Nor do the questions that a game master is asked first let anybody else answer.
    let any = "0000000000001";
    for id in [
        format!("q:gm:{role}"),
        format!("m:void:{any}"),
        format!("q:session:{any}"),
        format!("q:off:{any}:table:0"),
    ] {
        let answer = inn.forge(&ann, &note, &id).await;
        assert_says(&answer.all_text(), "Manage Server");
    }
    for id in ["b", "b:ledger"] {
        let answer = inn.forge(&ann, &note, id).await;
        assert_says(&answer.all_text(), "Only the game master");
    }
    assert_eq!(inn.tavern.settings.for_guild(guild), settings);
    assert_eq!(inn.tavern.log.house_log(guild, 99).await.unwrap(), log);
    inn.close().await;
}

#[tokio::test]
async fn who_does_not_sit_here_is_told_so() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    ann.slash(inn.sandbox.channel(), "/triomphe start computer-players:2")
        .await
        .unwrap();
    let table = inn.table_says(&ann, "Ready! Anyone").await;
    for (label, says) in [
        ("Deal", "You’re not seated at this table"),
        ("Leave", "You’re not seated at this table"),
        ("Add computer player", "Only the host"),
        ("Remove computer player", "Only the host"),
        ("Rules", "Win the pot"),
    ] {
        let answer = ben.click_label(&table, label).await.unwrap();
        assert!(answer.message().ephemeral());
        assert!(said(&answer).contains(says), "{label}: {}", said(&answer));
    }
    let answer = ben
        .slash(inn.sandbox.channel(), "/triomphe hand")
        .await
        .unwrap();
    assert_says(&said(&answer), "You’re not seated at this table");
    let table = inn.table_says(&ann, "Ready! Anyone").await;
    assert!(said(&ben.click_label(&table, "Join").await.unwrap()).contains("You joined"));
    let table = inn.table_says(&ann, "4. **Ben**").await;
    assert!(said(&ben.click_label(&table, "Join").await.unwrap()).contains("already"));
    inn.close().await;
}

#[tokio::test]
async fn without_permissions_no_table_is_opened_and_the_asker_hears_why() {
    let (inn, ann, here) = Inn::with_ann().await;
    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    inn.hear(
        &ann,
        "/triomphe start",
        "Missing permissions: Send Messages and Embed Links",
    )
    .await;
    inn.hear(&ann, "/triomphe show", "no open table").await;
    inn.close().await;
}

#[tokio::test]
async fn what_the_bot_lacks_in_a_channel_is_said_with_a_link_that_asks_for_it() {
    let (inn, ann, here) = Inn::with_ann().await;
    let link = format!(
        "&guild_id={}&disable_guild_select=true)",
        inn.sandbox.server()
    );
    let about = async || inn.after(&ann, "/help", "About").await.all_text();
    let fine = about().await;
    assert!(fine.contains("I have every permission I need"), "{fine}");
    assert!(!fine.contains(&link), "{fine}");

    let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let few = all - Permissions::ATTACH_FILES - Permissions::CREATE_PUBLIC_THREADS;
    inn.sandbox.set_bot_permissions(here, few);
    let about = about().await;
    for line in [
        "• Attach Files: pictures, and records",
        "• Create Public Threads: tables in a thread of their own",
        &link,
    ] {
        assert!(about.contains(line), "{line}: {about}");
    }
    assert!(!about.contains("• Send Messages"), "{about}");
    // Whoever opens a table is told, and so is everybody who looks at its lobby.
    let opened = inn.ask(&ann, "/triomphe start computer-players:2").await;
    assert!(
        opened.contains("Attach Files") && opened.contains(&link),
        "{opened}"
    );
    let lobby = inn.table_says(&ann, "No pictures here").await.all_text();
    assert!(
        lobby.contains("Attach Files") && lobby.contains(&link),
        "{lobby}"
    );

    inn.sandbox
        .set_bot_permissions(here, Permissions::VIEW_CHANNEL);
    let refused = inn.ask(&ann, "/triomphe start game:scarto").await;
    assert!(refused.contains(&link), "{refused}");
    // It tries to attach the banner before it knows, and the lobby stays as it is.
    inn.close_after(&["50013"]).await;
}

/// The name of the table whose hand this is.
fn inn_of(hand: &str) -> String {
    let (_, name) = hand.split_once("Your hand · ").unwrap();
    name.lines().next().unwrap().to_owned()
}

/// Ann is on turn at one table, opens another, and is told where she is on turn; her commands are about that one, then
/// about where she sits, and otherwise she is asked.
#[tokio::test]
async fn of_ones_own_tables_a_command_is_about_where_one_is_on_turn() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    hand(&ann, here, &["Your turn"]).await;
    let first = inn_of(&inn.ask(&ann, "/triomphe hand").await);
    let opened = inn.ask(&ann, "/triomphe start").await;
    assert_says(&opened, &format!("You’re on turn at **{first}**: https://"));
    let second = inn_of(&opened);
    assert_eq!(inn_of(&inn.ask(&ann, "/triomphe hand").await), first);
    assert_says(&inn.ask(&ann, "/triomphe leave").await, &first);
    assert_says(&inn.ask(&ann, "/triomphe show").await, &first);
    // She chooses another from her tables.
    let mine = inn.slash(&ann, "/triomphe mine").await;
    let told = mine.all_text();
    assert_says(&told, &format!("**{first}** · Scarto · your turn"));
    assert_says(&told, "Waiting for **Ann**");
    assert_says(&told, &format!("**{second}** · Triomphe"));
    let menu = mine.menus()[0].clone();
    assert_eq!(menu.values.len(), 2, "{menu:?}");
    let chosen = inn.choose(&ann, &mine, "w:mine", &menu.values[1]).await;
    assert_eq!(inn_of(&chosen.all_text()), second);
    inn.hear(&ben, "/triomphe mine", "You sit at no table here")
        .await;

    // In another channel she is asked which of hers she means.
    let office = inn.sandbox.add_channel(inn.sandbox.server(), "office");
    let asked = inn.slash_in(office, &ann, "/triomphe hand").await;
    assert_says(&asked.all_text(), "Which of your tables do you mean?");
    let menu = asked.menus()[0].clone();
    let own = ann
        .select(&asked, &menu.custom_id, &[&menu.values[1]])
        .await;
    assert_eq!(inn_of(&said(&own.unwrap())), second);
    let asked = inn.slash_in(office, &ann, "/triomphe show").await;
    let menu = asked.menus()[0].clone();
    let shown = ann
        .select(&asked, &menu.custom_id, &[&menu.values[0]])
        .await;
    assert_says(&said(&shown.unwrap()), "The table is here: https://");
    let asked = inn.slash_in(office, &ann, "/triomphe leave").await;
    let menu = asked.menus()[0].clone();
    let left = ann
        .select(&asked, &menu.custom_id, &[&menu.values[1]])
        .await;
    assert_says(&said(&left.unwrap()), "You left");
    // Whoever sits nowhere is asked about those here.
    inn.lobby(&ann, "/triomphe start computer-players:2").await;
    let asked = inn.slash(&ben, "/triomphe hand").await;
    assert_says(&asked.all_text(), "You’re not seated at any table");
    let menu = asked.menus()[0].clone();
    let told = ben
        .select(&asked, &menu.custom_id, &[&menu.values[0]])
        .await;
    assert_says(&said(&told.unwrap()), "not seated");
    inn.hear(&ben, "/triomphe close", "Only the host").await;
    inn.close().await;
}

#[tokio::test]
async fn of_several_tables_a_command_is_about_ones_own() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    ann.slash(here, "/triomphe start stake:2").await.unwrap();
    let alone = inn.ask(&ann, "/triomphe hand").await;
    ben.slash(here, "/triomphe start game:triomphe vieville stake:3")
        .await
        .unwrap();
    let name = |hand: &str| {
        let start = hand.find("Your hand · ").unwrap() + "Your hand · ".len();
        hand[start..].lines().next().unwrap().to_owned()
    };
    for person in [&ann, &ben] {
        let hand = inn.ask(person, "/triomphe hand").await;
        let own = name(&hand);
        assert!(hand.contains(&format!("Showing {own}")), "{hand}");
        assert_eq!(own == name(&alone), person.name() == "Ann");
    }
    // A person without a seat gets the newest table.
    let cyd = inn.sandbox.add_person("Cyd");
    let rules = inn.after(&cyd, "/rules", "All the rules").await.all_text();
    assert!(
        rules.contains("Viéville rules") && rules.contains("3 coins into the pot"),
        "{rules}"
    );
    inn.close().await;
}

#[tokio::test]
async fn a_table_of_another_server_is_none() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    ann.slash(inn.sandbox.channel(), "/triomphe start computer-players:2")
        .await
        .unwrap();
    let table = inn.table_says(&ann, "Ready! Anyone").await;
    let join = table.button("Join").unwrap().custom_id;
    let elsewhere = inn.sandbox.add_server("Elsewhere");
    let (room, _) = inn.sandbox.channels(elsewhere)[0].clone();
    ben.slash(room, "/triomphe start").await.unwrap();
    let own = ben
        .until(room, |messages| {
            messages
                .iter()
                .find(|m| m.button("Join").is_some())
                .cloned()
        })
        .await;
    let answer = ben
        .raw_component(room, own.id(), &join, None)
        .await
        .unwrap();
    assert_says(&said(&answer), "That table is gone");
    // The table there gave away nothing that a server gives people the bot first meets today.
    let balance = ben.slash(room, "/coins balance").await.unwrap();
    assert_says(&said(&balance), "2,500 coins");
    inn.close().await;
}

#[tokio::test]
async fn after_thirty_commands_in_a_minute_nobody_is_answered_until_the_first_is_a_minute_old() {
    let (inn, ann, ben, _) = Inn::with_ann_and_ben().await;
    let refused = "a lot of commands in a short time";
    for asked in 1..=30 {
        let told = inn.ask(&ann, "/help").await;
        assert!(!told.contains(refused), "command {asked}: {told}");
    }
    inn.hear(&ann, "/help", refused).await;
    inn.hear(&ann, "/triomphe hand", refused).await;
    assert!(
        !inn.ask(&ben, "/help").await.contains(refused),
        "each member has a limit of their own"
    );
    inn.skip(60_000);
    assert!(!inn.ask(&ann, "/help").await.contains(refused));
    inn.close().await;
}

/// Discord's clients offer a former name for some minutes. Whoever types it reads the new one, and nothing is done.
#[tokio::test]
async fn a_former_name_answers_with_the_new_one() {
    let (inn, ann, here) = Inn::with_ann().await;
    ann.set_locale("fr");
    inn.ask(&ann, "/coins balance").await;
    let table = include_str!("../../CHANGELOG.md");
    let (_, table) = table
        .split_once("| former | now |\n| --- | --- |\n")
        .unwrap();
    let french = screens::words::Words::in_language(pages::Language::French);
    for line in table.lines() {
        let names: Vec<&str> = line.split('`').collect();
        let (former, now) = (names[1], names[3].trim_start_matches('/'));
        let words: Vec<&str> = former.trim_start_matches('/').split(' ').collect();
        let mut options = serde_json::json!([]);
        for (depth, word) in words.iter().enumerate().skip(1).rev() {
            let kind = if depth + 1 == words.len() { 1 } else { 2 };
            let option = serde_json::json!({"name": word, "type": kind, "options": options});
            options = serde_json::json!([option]);
        }
        let data = serde_json::json!({"id": "77", "name": words[0], "type": 1, "options": options});
        inn.sandbox.faults().replace_data(data);
        let answer = ann.slash(here, "/help").await.unwrap();
        assert!(answer.message().ephemeral(), "{line}");
        let now: Vec<&str> = now.split(' ').collect();
        let says = format!("`{former}` a changé de place");
        assert_says(&said(&answer), &says);
        assert_says(&said(&answer), &format!("`{}`", french.command(&now)));
    }
    assert!(inn.tavern.tables.ids().is_empty());
    inn.close().await;
}
