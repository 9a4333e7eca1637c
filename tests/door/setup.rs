//! The settings of a server: by menus, dialogs and options, and what they change.

use crate::inn::Inn;
use crate::room::{assert_says, said, says};
use ids::{ChannelId, GuildId};
use sandbox::{Answer, Message, Person};
use serde_json::{Value, json};

/// Opens the page behind this button.
async fn page(person: &Person, page: &Message, label: &str) -> Message {
    let answer = person.click_label(page, label).await.unwrap();
    answer.message().clone()
}

/// Fills in a dialog, line by line.
async fn fill(person: &Person, page: &Message, label: &str, lines: &[&str]) -> Answer {
    let asked = person.click_label(page, label).await.unwrap();
    let dialog = asked.modal.expect("a dialog");
    assert_eq!(dialog.components.len(), lines.len());
    let names: Vec<String> = (0..lines.len()).map(|n| format!("line-{n}")).collect();
    let fields: Vec<(&str, &str)> = names
        .iter()
        .map(String::as_str)
        .zip(lines.iter().copied())
        .collect();
    person.submit(&dialog, &fields).await.unwrap()
}

#[tokio::test]
async fn a_house_is_set_up_by_menus_and_dialogs() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    let (server, here) = (inn.sandbox.server(), inn.sandbox.channel());
    let role = inn.sandbox.add_role(server, "Game Master");
    inn.sandbox.give_role(&gwen, role);
    let cellar = inn.sandbox.add_channel(server, "cellar");
    let (role, cellar_id) = (role.to_string(), cellar.to_string());

    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let house = answer.message().clone();
    assert!(house.ephemeral());
    assert!(said(&answer).contains("anyone who can manage the server"));
    let choose = async |page: &Message, id: &str, values: &[&str]| {
        let answer = gwen.select(page, id, values).await.unwrap();
        answer.message().clone()
    };
    let house = choose(&house, "s:gm", &[&role]).await;
    assert!(house.all_text().contains("Saved"), "{house:?}");
    assert!(
        house.all_text().contains(&format!("<@&{role}>")),
        "{house:?}"
    );
    let house = choose(&house, "s:log", &[&cellar_id]).await;
    assert!(
        house.all_text().contains(&format!("<#{cellar_id}>")),
        "{house:?}"
    );
    let house = page(&gwen, &house, "Turn off the log").await;
    assert!(!house.all_text().contains(&cellar_id), "{house:?}");
    let house = choose(&house, "s:language", &["en"]).await;
    let answer = fill(&gwen, &house, "Name…", &["The Prancing Pony"]).await;
    assert!(said(&answer).contains("The Prancing Pony"));

    let coins = page(&gwen, answer.message(), "Coins").await;
    let answer = fill(&gwen, &coins, "Currency…", &["cp=1 sp=10 gp=100"]).await;
    assert_says(&said(&answer), "gp (100 cp), sp (10 cp) and cp");
    let lines = ["2gp 5sp", "1 sp", "2", "1gp", ""];
    let answer = fill(&gwen, answer.message(), "Coins and stakes…", &lines).await;
    for says in ["2 gp 5 sp", "1 sp a day", "2 cp to 1 gp"] {
        assert!(said(&answer).contains(says), "{}", said(&answer));
    }

    let tables = page(&gwen, answer.message(), "Tables").await;
    let tables = choose(&tables, "s:channels", &[&here.to_string(), &cellar_id]).await;
    let answer = fill(&gwen, &tables, "Times…", &["60", "30"]).await;
    for says in [
        "60 seconds",
        "30 minutes",
        &format!("<#{here}> and <#{cellar_id}>"),
    ] {
        assert!(said(&answer).contains(says), "{}", said(&answer));
    }

    // The new settings apply.
    inn.hear(&ann, "/coins balance", "2 gp 5 sp").await;
    inn.hear(&ann, "/triomphe start stake:1gp 1cp", "2 cp to 1 gp")
        .await;
    inn.ask(&ann, "/triomphe start stake:3sp").await;
    let table = inn.table_says(&ann, "3 sp").await;
    assert!(table.all_text().contains("3 sp"), "{table:?}");
    assert!(table.all_text().contains("60 seconds"), "{table:?}");

    inn.hear(&ann, "/help", "Welcome to The Prancing Pony")
        .await;

    // And after a restart as well.
    let inn = inn.reopen().await;
    inn.hear(&ann, "/coins balance", "2 gp 5 sp").await;
    inn.close().await;
}

/// Both changes are made before the log channel hears of the first.
#[tokio::test]
async fn the_log_channel_tells_a_change_in_the_coins_in_which_it_was_made() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    let cellar = inn.sandbox.add_channel(inn.sandbox.server(), "cellar");
    let page = gwen.slash(here, "/tavern setup").await.unwrap();
    let chosen = cellar.to_string();
    let chosen = [chosen.as_str()];
    let page = gwen.select(page.message(), "s:log", &chosen);
    page.await.unwrap();
    for line in [
        "/tavern setup currency:gp=100 sp=10 cp=1 starting:50 gp",
        "/tavern setup currency:pp=1000 gp=100 sp=10 cp=1",
    ] {
        gwen.slash(here, line).await.unwrap();
    }
    let told = says(&gwen, cellar, "pp (1,000 cp)").await;
    assert_says(
        &told.all_text(),
        "Starting coins: now **50 gp** (before: 1 gp)",
    );
    inn.close().await;
}

#[tokio::test]
async fn the_log_goes_into_no_channel_of_another_server() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    let elsewhere = inn.sandbox.add_server("Elsewhere");
    let foreign = inn.sandbox.channels(elsewhere)[0].0.to_string();
    let page = gwen.slash(here, "/tavern setup").await.unwrap();
    // No client offers that channel; a client made by hand may send it.
    let (menu, chosen) = (page.message().id(), [foreign.as_str()]);
    let forged = gwen.raw_component(here, menu, "s:log", Some(&chosen));
    assert_says(&said(&forged.await.unwrap()), "Nothing was changed");
    let guild = inn.sandbox.server().to_string().parse().unwrap();
    assert_eq!(inn.tavern.settings.for_guild(guild).log_channel, None);
    inn.close().await;
}

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

#[tokio::test]
async fn options_change_several_settings_at_once() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let line = "/tavern setup name:The Pony currency:crown/crowns starting:50 allowance:5 lowest:2 highest:10 cap:20 turn-seconds:30 pause-minutes:5";
    let line = line
        .replace("turn-seconds", "turn_seconds")
        .replace("pause-minutes", "pause_minutes");
    let answer = gwen.slash(inn.sandbox.channel(), &line).await.unwrap();
    assert_says(&said(&answer), "The Pony");
    let coins = page(&gwen, answer.message(), "Coins").await;
    for says in [
        "crown, crowns",
        "50 crowns",
        "5 crowns a day",
        "2 crowns to 10 crowns",
        "20 crowns a day",
    ] {
        assert!(coins.all_text().contains(says), "{says}: {coins:?}");
    }
    let tables = page(&gwen, &coins, "Tables").await;
    for says in ["30 seconds", "5 minutes"] {
        assert!(tables.all_text().contains(says), "{says}: {tables:?}");
    }
    inn.close().await;
}

/// The answer shows the new coins at once, and the amounts given with them are in these coins.
#[tokio::test]
async fn a_currency_and_amounts_in_it_are_set_together_and_shown_so() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let line = "/tavern setup currency:gp=100 sp=10 cp=1 starting:50gp allowance:5gp lowest:2sp highest:10gp";
    let answer = gwen.slash(inn.sandbox.channel(), line).await.unwrap();
    for says in ["50 gp", "5 gp a day", "2 sp to 10 gp"] {
        assert_says(&said(&answer), says);
    }
    // A new currency alone: the same sums, in other coins.
    let line = "/tavern setup currency:crown=240 shill=12 pence=1";
    let answer = gwen.slash(inn.sandbox.channel(), line).await.unwrap();
    assert_says(&said(&answer), "20 crown 16 shill 8 pence");
    let line = "/tavern setup currency:gp sp cp";
    inn.hear(&gwen, line, "are several coins").await;
    inn.close().await;
}

#[tokio::test]
async fn ready_made_currencies_are_offered_while_one_types() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    let typed = async |text: &str| {
        let option = json!({"name": "currency", "type": 3, "value": text, "focused": true});
        let setup = json!({"name": "setup", "type": 1, "options": [option]});
        let offered = gwen
            .autocomplete(here, "tavern", vec![setup])
            .await
            .unwrap();
        let of = |choice: &Value, key: &str| choice[key].as_str().unwrap().to_owned();
        let both = |choice: &Value| (of(choice, "name"), of(choice, "value"));
        offered.iter().map(both).collect::<Vec<_>>()
    };
    let all = typed("").await;
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "D&D: pp=1000 gp=100 ep=50 sp=10 cp=1",
            "Pathfinder: pp=1000 gp=100 sp=10 cp=1",
            "Old Dragon: po=100 pp=10 pc=1",
            "Crowns, shillings, pence: crown=240 shill=12 pence=1",
        ]
    );
    assert_eq!(typed(" PATH").await, all[1..2]);
    // Text that was not suggested is accepted as typed.
    assert_eq!(typed("groat/groats").await, []);
    let line = format!("/tavern setup currency:{}", all[1].1);
    inn.hear(
        &gwen,
        &line,
        "pp (1,000 cp), gp (100 cp), sp (10 cp) and cp",
    )
    .await;
    inn.close().await;
}

#[tokio::test]
async fn the_regulars_are_kept_away_by_an_option_too() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    inn.hear(
        &gwen,
        "/tavern setup regulars:hired computer players only",
        "can’t play (hired computer players only)",
    )
    .await;
    let line = "/triomphe start computer-players:2";
    inn.hear(&gwen, line, "this server allows no others").await;
    inn.hear(&gwen, "/tavern setup regulars:regulars too", "can play")
        .await;
    inn.lobby(&gwen, line).await;
    inn.close().await;
}

#[tokio::test]
async fn help_tells_the_game_master_how_the_house_is_run_and_nobody_else() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let ann = inn.sandbox.add_person("Ann");
    let (heading, line) = ("You run the house", "`/tavern open`");
    let told = inn.hear(&gwen, "/help", heading).await;
    assert!(told.contains(line), "{told}");
    let told = inn.ask(&ann, "/help").await;
    assert!(!told.contains(heading) && !told.contains(line), "{told}");
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

/// Whoever chooses a role that they do not have hears it before anything is saved, by command and by menu.
#[tokio::test]
async fn a_game_masters_role_that_one_does_not_have_is_asked_about() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let role = inn.sandbox.add_role(inn.sandbox.server(), "Game Master");
    let line = format!("/tavern setup gm:{role} allowance:9");
    let asked = inn.slash(&gwen, &line).await;
    assert_says(&asked.all_text(), "The other settings are saved");
    inn.press(&gwen, &asked, "No, change nothing").await;
    inn.hear(&gwen, "/tavern setup allowance:8", "8 coins a day")
        .await;
    let house = inn.slash(&gwen, "/tavern setup").await;
    let asked = gwen.select(&house, "s:gm", &[&role.to_string()]).await;
    assert_says(&said(&asked.unwrap()), "Choose a role that you don’t have?");
    inn.hear(&gwen, "/tavern setup allowance:7", "7 coins a day")
        .await;
    inn.sandbox.give_role(&gwen, role);
    inn.hear(&gwen, &format!("/tavern setup gm:{role}"), "Saved")
        .await;
    inn.close().await;
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
async fn only_the_game_master_says_what_is_minted_once_there_is_one() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let here = inn.sandbox.channel();
    let ann = inn.sandbox.add_person("Ann");
    let role = inn.sandbox.add_role(inn.sandbox.server(), "Game Master");
    inn.sandbox.give_role(&ann, role);
    // Until then, whoever manages the server.
    inn.hear(&gwen, "/tavern setup allowance:9", "9 coins a day")
        .await;
    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let before = page(&gwen, answer.message(), "Coins").await;
    chooses_gm(&inn, &gwen, role).await;
    let refused = format!("you need the role <@&{role}>");
    for line in [
        "/tavern setup starting:500",
        "/tavern setup allowance:500",
        "/tavern setup name:The Pony allowance:500",
        "/tavern grant coins:9 reason:x house:true",
    ] {
        inn.hear(&gwen, line, &refused).await;
    }
    // In the dialog too, whose other lines she may change.
    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let coins = page(&gwen, answer.message(), "Coins").await;
    let mint = ["100", "10", "1", "50", "0"];
    let answer = fill(&gwen, &before, "Coins and stakes…", &mint).await;
    assert!(said(&answer).contains(&refused), "{}", said(&answer));
    assert!(coins.button("Coins and stakes…").is_none(), "{coins:?}");
    for raise in ["s:ask-raise", "s:raise:100"] {
        let answer = inn.forge(&gwen, &before, raise).await;
        assert_says(&answer.all_text(), &refused);
    }
    let answer = fill(&gwen, &coins, "Stakes…", &["1", "50", "0"]).await;
    assert_says(&said(&answer), "1 coin to 50 coins");
    inn.hear(
        &ann,
        "/tavern setup allowance:10 starting:500",
        "10 coins a day",
    )
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

#[tokio::test]
async fn tables_open_only_where_the_house_lets_them() {
    let inn = Inn::open().await;
    let gwen = inn.game_master("Gwen");
    let (server, here) = (inn.sandbox.server(), inn.sandbox.channel());
    let cellar = inn.sandbox.add_channel(server, "cellar");
    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let tables = page(&gwen, answer.message(), "Tables").await;
    let choose = async |id: &str, values: &[&str]| {
        let answer = gwen.select(&tables, id, values).await.unwrap();
        said(&answer)
    };
    choose("s:channels", &[&cellar.to_string()]).await;
    inn.hear(
        &gwen,
        "/triomphe start",
        &format!("only be opened in <#{cellar}>"),
    )
    .await;
    // Its threads count as the channel.
    let thread = inn.sandbox.add_thread(cellar, "a corner", &gwen);
    assert!(said(&gwen.slash(thread, "/triomphe start").await.unwrap()).contains("is open"));

    // The named channel is not age-restricted.
    let refused = choose("s:age", &["restricted"]).await;
    assert!(
        refused.contains(&format!("<#{cellar}> are not")),
        "{refused}"
    );
    inn.sandbox.set_age_restricted(cellar, true);
    assert!(choose("s:age", &["restricted"]).await.contains("Saved"));
    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let now = page(&gwen, answer.message(), "Tables").await;
    let now = page(&gwen, &now, "All channels").await;
    assert!(now.all_text().contains("**all**"), "{now:?}");
    inn.hear(&gwen, "/triomphe start", "age-restricted").await;
    for place in [cellar, thread] {
        let opened = gwen.slash(place, "/triomphe start").await.unwrap();
        assert_says(&said(&opened), "is open");
    }
    inn.close().await;
}

#[tokio::test]
async fn a_new_server_begins_with_the_coins_of_today() {
    let inn = Inn::open_anew().await;
    let (ann, gwen) = (inn.sandbox.add_person("Ann"), inn.game_master("Gwen"));
    inn.hear(&ann, "/coins balance", "2,500 coins").await;
    inn.hear(&ann, "/coins allowance", "2,500 coins in all")
        .await;
    let opened = inn
        .ask(&gwen, "/triomphe start game:swiss computer-players:2")
        .await;
    assert!(!opened.contains("Only you can see this"), "{opened}");
    assert!(
        inn.table_says(&gwen, "50 coins")
            .await
            .all_text()
            .contains("50 coins")
    );
    inn.close().await;
}

#[tokio::test]
async fn a_server_of_before_keeps_its_coins_and_its_game_master_hears_of_it_once() {
    let inn = Inn::open_untold().await;
    let (ann, gwen) = (inn.sandbox.add_person("Ann"), inn.game_master("Gwen"));
    let news = "Only you can see this, and only once";
    // Nobody else does.
    let opened = inn.ask(&ann, "/triomphe start").await;
    assert!(!opened.contains(news), "{opened}");
    let here = inn.sandbox.channel();
    let answer = gwen.slash(here, "/triomphe start").await.unwrap();
    assert!(answer.message().ephemeral());
    for says in [
        news,
        "starting coins (100 coins)",
        "2,500 coins",
        "/tavern setup",
    ] {
        assert_says(&said(&answer), says);
    }
    let again = inn.ask(&gwen, "/triomphe start").await;
    assert!(!again.contains(news), "{again}");
    inn.hear(&ann, "/coins balance", "100 coins").await;
    inn.hear(&ann, "/coins allowance", "no allowance on this server")
        .await;
    assert!(
        inn.table_says(&gwen, "5 coins")
            .await
            .all_text()
            .contains("5 coins")
    );

    // She may accept the new defaults.
    let answer = gwen.slash(here, "/tavern setup").await.unwrap();
    let coins = page(&gwen, answer.message(), "Coins").await;
    assert_says(&coins.all_text(), "Triomphe Forcée: 5 coins");
    let coins = page(&gwen, &coins, "Use the new defaults").await;
    for says in ["2,500 coins", "1,000 coins a day"] {
        assert_says(&coins.all_text(), says);
    }
    assert!(!coins.all_text().contains("Default stakes"), "{coins:?}");
    inn.close().await;
}

#[tokio::test]
async fn whoever_is_broke_is_told_what_to_do_with_buttons() {
    let inn = Inn::open().await;
    let (ann, gwen) = (inn.sandbox.add_person("Ann"), inn.game_master("Gwen"));
    let here = inn.sandbox.channel();
    inn.ask(&gwen, "/tavern setup allowance:60").await;
    inn.ask(&ann, "/triomphe start stake:50 computer-players:2")
        .await;
    let table = inn.table_says(&ann, "50 coins").await;
    inn.hear(
        &gwen,
        &format!("/tavern fine member:<@{}> coins:99 reason:x", ann.id()),
        "took",
    )
    .await;
    let answer = ann.slash(here, "/triomphe start stake:50").await.unwrap();
    for says in ["have 1 coin to spend", "allowance: 59 coins", "/coins pay"] {
        assert_says(&said(&answer), says);
    }
    // The lobby says who lacks what, not that somebody else is needed.
    ann.click_label(&table, "Deal").await.unwrap();
    let table = inn
        .table_says(&ann, "not enough coins for a deal here")
        .await;
    assert!(!table.all_text().contains("One more"), "{table:?}");
    let refused = ann.click_label(&table, "Deal me in").await.unwrap();
    assert_says(&said(&refused), "allowance: 59 coins");
    let fetched = ann.click_label(refused.message(), "Get 59 coins").await;
    let dealt_in = fetched.unwrap();
    assert_says(&said(&dealt_in), "your allowance for today: **59 coins**");
    inn.hear(&ann, "/coins balance", "60 coins").await;
    assert!(!said(&dealt_in).contains("too few coins"), "{dealt_in:?}");
    inn.close().await;
}
