//! The settings of a server, by menus, forms and options, and what they change.

use crate::guests::{
    assert_lacks, assert_says, choose, fill, forge, game_master, gwen, people, press, private,
    purse, room, set,
};
use crate::typed::{hear, lobby, slash};
use ids::{ChannelId, MemberId};
use interactions::command::complete::{Completed, complete};
use interactions::discord::ServerChannel;
use interactions::guest::{Guest, Thread};
use interactions::setup::settings_page;
use pages::setting::Section;
use pages::{Gm, KeptCoins, LogEntry, RoleId};
use rules::Coins;
use standin::{CHANNEL, GUILD, Message, Room};

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
    choose_listed(room, gwen, house, "s:gm", &[role.0]).await
}

/// Chooses among what Discord itself lists.
async fn choose_listed(
    room: &Room,
    gwen: &Guest,
    page: &Message,
    menu: &str,
    ids: &[u64],
) -> Message {
    let ids: Vec<String> = ids.iter().map(u64::to_string).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let answer = room.click(gwen, page, menu.parse().unwrap(), &ids).await;
    answer.message().unwrap()
}

const CELLAR: ChannelId = ChannelId(CHANNEL.0 + 1);

/// The server has a cellar beside the channel where everybody is.
fn with_cellar(room: &Room, age_restricted: bool) {
    room.discord.state().channels = vec![
        ServerChannel {
            id: CHANNEL,
            age_restricted: false,
        },
        ServerChannel {
            id: CELLAR,
            age_restricted,
        },
    ];
}

#[tokio::test(start_paused = true)]
async fn a_house_is_set_up_by_menus_and_forms() {
    let room = room().await;
    let [ann] = people(&room).await;
    let mut gwen = gwen(&room).await;
    gwen.roles.push(RoleId(30));
    with_cellar(&room, false);
    let house = hear(
        &room,
        &gwen,
        "/tavern setup",
        "anyone who can manage the server",
    )
    .await;
    assert_eq!(house.only_for, Some(gwen.member));
    let house = choose_role(&room, &gwen, &house, RoleId(30)).await;
    assert_says(&house.text(), "Saved");
    assert_says(&house.text(), "<@&30>");
    let house = choose_listed(&room, &gwen, &house, "s:log", &[CELLAR.0]).await;
    assert_says(&house.text(), "<#71>");
    let house = press(&room, &gwen, &house, "Turn off the log").await;
    assert!(!house.text().contains("<#71>"), "{}", house.text());
    let house = choose(&room, &gwen, &house, "en").await;
    let house = fill(&room, &gwen, &house, "Name…", &["The Prancing Pony"]).await;
    assert_says(&house.text(), "The Prancing Pony");

    let coins = press(&room, &gwen, &house, "Coins").await;
    let coins = fill(&room, &gwen, &coins, "Currency…", &["cp=1 sp=10 gp=100"]).await;
    assert_says(&coins.text(), "gp (100 cp), sp (10 cp) and cp");
    let lines = ["2gp 5sp", "1 sp", "2", "1gp", ""];
    let coins = fill(&room, &gwen, &coins, "Coins and stakes…", &lines).await;
    for says in ["2 gp 5 sp", "1 sp a day", "2 cp to 1 gp"] {
        assert_says(&coins.text(), says);
    }
    let tables = press(&room, &gwen, &coins, "Tables").await;
    let both = [CHANNEL.0, CELLAR.0];
    let tables = choose_listed(&room, &gwen, &tables, "s:channels", &both).await;
    let tables = fill(&room, &gwen, &tables, "Times…", &["60", "30"]).await;
    for says in ["60 seconds", "30 minutes", "<#70> and <#71>"] {
        assert_says(&tables.text(), says);
    }

    // The new settings apply.
    hear(&room, &ann, "/coins balance", "2 gp 5 sp").await;
    hear(&room, &ann, "/triomphe start stake:1gp 1cp", "2 cp to 1 gp").await;
    let (_, table) = lobby(&room, &ann, "/triomphe start stake:3sp").await;
    assert_says(&table.text(), "3 sp");
    assert_says(&table.text(), "60 seconds");
    hear(&room, &ann, "/help", "Welcome to The Prancing Pony").await;
}

#[tokio::test(start_paused = true)]
async fn the_log_goes_into_no_channel_of_another_server() {
    let room = room().await;
    let gwen = gwen(&room).await;
    with_cellar(&room, false);
    let house = page(&room, &gwen, Section::House).await;
    let said = choose_listed(&room, &gwen, &house, "s:log", &[80]).await;
    assert_says(&said.text(), "Nothing was changed");
    assert_eq!(room.tavern.settings.for_guild(GUILD).log_channel, None);
}

#[tokio::test(start_paused = true)]
async fn options_change_several_settings_at_once() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let line = "/tavern setup name:The Pony currency:crown/crowns starting:50 allowance:5 lowest:2 highest:10 cap:20 turn_seconds:30 pause_minutes:5";
    let house = hear(&room, &gwen, line, "The Pony").await;
    let coins = press(&room, &gwen, &house, "Coins").await;
    for says in [
        "crown, crowns",
        "50 crowns",
        "5 crowns a day",
        "2 crowns to 10 crowns",
        "20 crowns a day",
    ] {
        assert_says(&coins.text(), says);
    }
    let tables = press(&room, &gwen, &coins, "Tables").await;
    for says in ["30 seconds", "5 minutes"] {
        assert_says(&tables.text(), says);
    }
}

/// The answer shows the new coins at once, and the amounts given with them are in these coins.
#[tokio::test(start_paused = true)]
async fn a_currency_and_amounts_in_it_are_set_together_and_shown_so() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let line = "/tavern setup currency:gp=100 sp=10 cp=1 starting:50gp allowance:5gp lowest:2sp highest:10gp";
    let told = slash(&room, &gwen, line).await;
    for says in ["50 gp", "5 gp a day", "2 sp to 10 gp"] {
        assert_says(&told.text(), says);
    }
    // A new currency alone: the same sums, in other coins.
    let line = "/tavern setup currency:crown=240 shill=12 pence=1";
    hear(&room, &gwen, line, "20 crown 16 shill 8 pence").await;
    let line = "/tavern setup currency:gp sp cp";
    hear(&room, &gwen, line, "are several coins").await;
}

/// A server with several coins keeps the smallest until its game master chooses.
#[tokio::test(start_paused = true)]
async fn a_bare_number_counts_the_coin_that_was_chosen_in_setup() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let [ann] = people(&room).await;
    let usual = "Usual coin";
    // A currency of a single coin has nothing to choose.
    let coins = page(&room, &gwen, Section::Coins).await;
    assert!(!coins.text().contains(usual), "{}", coins.text());
    let refused = "/tavern setup usual_coin:gp";
    hear(&room, &gwen, refused, "Only a currency of several coins").await;
    let line = "/tavern setup currency:gp=100 sp=10 cp=1 starting:1gp";
    let coins = hear(&room, &gwen, line, usual).await;
    assert_says(&coins.text(), "**cp**");
    hear(&room, &ann, "/coins pay member:<@9> coins:2", "**2 cp**").await;
    let coins = choose(&room, &gwen, &coins, "sp").await;
    assert_says(&coins.text(), "**sp**");
    hear(&room, &ann, "/coins pay member:<@9> coins:2", "**2 sp**").await;
    for (line, says) in [
        ("/tavern setup usual_coin:GP", "**gp**"),
        ("/tavern setup usual_coin:groat", "gp, sp or cp"),
        // Given together, they count.
        ("/tavern setup usual_coin:sp starting:30", "**3 gp**"),
        (
            "/tavern setup currency:crown=240 pence=1 usual_coin:crown starting:2",
            "**2 crown**",
        ),
        // It is gone with the coins it was one of.
        (
            "/tavern setup currency:gp=100 sp=10 cp=1 starting:300",
            "**3 gp**",
        ),
    ] {
        hear(&room, &gwen, line, says).await;
    }
    let log = room.tavern.log.house_log(GUILD, 20).await.unwrap();
    let settings = log.iter().filter_map(|logged| match &logged.entry {
        LogEntry::Settings { changes } => Some(changes),
        _ => None,
    });
    let changed = settings.flatten();
    let coins: Vec<(&str, &str)> = changed
        .filter(|change| change.setting == "usual-coin")
        .map(|change| (change.before.as_str(), change.after.as_str()))
        .collect();
    let expected = [
        ("", "sp"),
        ("sp", "gp"),
        ("gp", "sp"),
        ("sp", "crown"),
        ("crown", ""),
    ];
    assert!(
        coins.iter().eq(&expected) || coins.iter().rev().eq(&expected),
        "{coins:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn ready_made_currencies_are_offered_while_one_types() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let typed =
        async |text: &str| complete(&room.responder, &gwen, Completed::Currency, text).await;
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
    hear(
        &room,
        &gwen,
        &line,
        "pp (1,000 cp), gp (100 cp), sp (10 cp) and cp",
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn help_tells_the_game_master_how_the_house_is_run_and_nobody_else() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let (heading, line) = ("Running the house", "`/tavern open`");
    let told = hear(&room, &gwen, "/help", heading).await;
    assert_says(&told.text(), line);
    let told = slash(&room, &ann, "/help").await.text();
    assert!(!told.contains(heading) && !told.contains(line), "{told}");
}

#[tokio::test(start_paused = true)]
async fn only_the_game_master_says_what_is_minted_once_there_is_one() {
    let room = room().await;
    let [mut ann] = people(&room).await;
    ann.roles.push(RoleId(30));
    let gwen = gwen(&room).await;
    // Until then, whoever manages the server.
    hear(&room, &gwen, "/tavern setup allowance:9", "9 coins a day").await;
    let before = page(&room, &gwen, Section::Coins).await;
    let asked = hear(
        &room,
        &gwen,
        "/tavern setup gm:30",
        "You don’t have the role",
    )
    .await;
    press(&room, &gwen, &asked, "Choose it anyway").await;
    let refused = "you need the role <@&30>";
    for line in [
        "/tavern setup starting:500",
        "/tavern setup allowance:500",
        "/tavern setup name:The Pony allowance:500",
        "/tavern grant coins:9 reason:x house:true",
    ] {
        hear(&room, &gwen, line, refused).await;
    }
    // In the form too, whose other lines she may change.
    let coins = page(&room, &gwen, Section::Coins).await;
    let mint = ["100", "10", "1", "50", "0"];
    let answer = fill(&room, &gwen, &before, "Coins and stakes…", &mint).await;
    assert_says(&answer.text(), refused);
    assert_lacks(&coins, "Coins and stakes…");
    for raise in ["s:ask-raise", "s:raise:100"] {
        assert_says(&forge(&room, &gwen, raise, &[]).await.text(), refused);
    }
    let answer = fill(&room, &gwen, &coins, "Stakes…", &["1", "50", "0"]).await;
    assert_says(&answer.text(), "1 coin to 50 coins");
    let line = "/tavern setup allowance:10 starting:500";
    hear(&room, &ann, line, "10 coins a day").await;
}

#[tokio::test(start_paused = true)]
async fn tables_open_only_where_the_house_lets_them() {
    let room = room().await;
    let gwen = gwen(&room).await;
    let cellar = Guest {
        channel: CELLAR,
        ..gwen.clone()
    };
    let thread = Guest {
        channel: ChannelId(72),
        parent: Some(CELLAR),
        thread: Thread::Yes,
        ..gwen.clone()
    };
    with_cellar(&room, false);
    let tables = page(&room, &gwen, Section::Tables).await;
    choose_listed(&room, &gwen, &tables, "s:channels", &[CELLAR.0]).await;
    let start = "/triomphe start stake:5";
    hear(&room, &gwen, start, "only be opened in <#71>").await;
    // Its threads count as the channel.
    hear(&room, &thread, start, "is open").await;
    let refused = choose(&room, &gwen, &tables, "restricted").await;
    assert_says(&refused.text(), "Not restricted: <#71>");
    with_cellar(&room, true);
    let saved = choose(&room, &gwen, &tables, "restricted").await;
    assert_says(&saved.text(), "Saved");
    let now = page(&room, &gwen, Section::Tables).await;
    let now = press(&room, &gwen, &now, "All channels").await;
    assert_says(&now.text(), "**all**");
    hear(&room, &gwen, start, "age-restricted").await;
    hear(&room, &cellar, start, "is open").await;
}

#[tokio::test(start_paused = true)]
async fn a_new_server_begins_with_the_coins_of_today() {
    let room = Room::in_memory(1).await.unwrap();
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    hear(&room, &ann, "/coins balance", "2,500 coins").await;
    hear(&room, &ann, "/coins allowance", "2,500 coins in all").await;
    let line = "/triomphe start game:swiss computer-players:2";
    let opened = slash(&room, &gwen, line).await.text();
    assert!(!opened.contains("Only you can see this"), "{opened}");
    let table = room.table(room.newest_table().unwrap()).await.unwrap();
    assert_says(&table.text(), "50 coins");
}

#[tokio::test(start_paused = true)]
async fn a_server_of_before_keeps_its_coins_and_its_game_master_hears_of_it_once() {
    let room = Room::in_memory(1).await.unwrap();
    set(&room, |settings| {
        (settings.kept, settings.allowance) = (KeptCoins::Untold, Coins::ZERO);
        settings.starting_coins = Some(Coins(100));
        settings
            .usual_stakes
            .insert("triomphe".to_owned(), Coins(5));
    })
    .await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    let news = "Only you can see this, and only once";
    // Nobody else does.
    let opened = slash(&room, &ann, "/triomphe start").await.text();
    assert!(!opened.contains(news), "{opened}");
    let told = slash(&room, &gwen, "/triomphe start").await;
    assert_eq!(told.only_for, Some(gwen.member));
    for says in [
        news,
        "starting coins 100 coins",
        "2,500 coins",
        "/tavern setup",
    ] {
        assert_says(&told.text(), says);
    }
    let again = slash(&room, &gwen, "/triomphe start").await.text();
    assert!(!again.contains(news), "{again}");
    hear(&room, &ann, "/coins balance", "100 coins").await;
    hear(
        &room,
        &ann,
        "/coins allowance",
        "no allowance in this server",
    )
    .await;
    let table = room.table(room.newest_table().unwrap()).await.unwrap();
    assert_says(&table.text(), "5 coins");
    // She may accept the new defaults.
    let coins = page(&room, &gwen, Section::Coins).await;
    assert_says(&coins.text(), "Triomphe Forcée: 5 coins");
    let coins = press(&room, &gwen, &coins, "Use the new defaults").await;
    for says in ["2,500 coins", "1,000 coins a day"] {
        assert_says(&coins.text(), says);
    }
    let said = coins.text();
    assert!(!said.contains("Default stakes"), "{said}");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_broke_is_told_what_to_do_with_buttons() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    slash(&room, &gwen, "/tavern setup allowance:60").await;
    let line = "/triomphe start stake:50 computer-players:2";
    let (id, table) = lobby(&room, &ann, line).await;
    let fine = "/tavern fine member:<@1> coins:99 reason:x";
    hear(&room, &gwen, fine, "took").await;
    let refused = slash(&room, &ann, "/triomphe start stake:50").await;
    for says in ["have 1 coin to spend", "allowance: 59 coins", "/coins pay"] {
        assert_says(&refused.text(), says);
    }
    // The lobby says who lacks what, not that somebody else is needed.
    room.press(&ann, &table, "Deal").await.unwrap();
    let table = room.table(id).await.unwrap();
    assert_says(&table.text(), "not enough coins for a deal here");
    assert!(!table.text().contains("One more"), "{}", table.text());
    let refused = press(&room, &ann, &table, "Deal me in").await;
    assert_says(&refused.text(), "allowance: 59 coins");
    let dealt_in = press(&room, &ann, &refused, "Get 59 coins").await;
    assert_says(&dealt_in.text(), "your allowance for today: **59 coins**");
    assert_eq!(purse(&room, MemberId(1)).await, (60, 0));
    let said = dealt_in.text();
    assert!(!said.contains("too few coins"), "{said}");
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
    let line = "/tavern setup gm:31 allowance:9";
    hear(&room, &gwen, line, "The other settings are saved").await;
    hear(&room, &gwen, "/tavern setup allowance:8", "8 coins a day").await;
    let saved = press(&room, &gwen, &asked, "Choose it anyway").await;
    assert_says(&saved.text(), "Saved");
    assert_eq!(chosen(), Gm::Role(other));
}
