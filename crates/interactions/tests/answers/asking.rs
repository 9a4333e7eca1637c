//! Commands, mistakes in them, and which table they are about.

use crate::guests::{
    assert_says, fill, forge, game_master, guest, gwen, labels, people, pick, posted, press, room,
    shown, turn,
};
use crate::typed::{BOT, after, ask, hear, lobby, slash};
use ids::{ChannelId, GuildId, MemberId};
use interactions::guest::Guest;
use screens::Permission;
use standin::{CHANNEL, GUILD};

#[tokio::test(start_paused = true)]
async fn every_command_answers_in_a_sentence() {
    let room = room().await;
    let [ann, _ben] = people(&room).await;
    for (line, says) in [
        ("/help", "Welcome"),
        ("/help", "Play coins only"),
        ("/coins balance", "100 coins"),
        ("/triomphe show", "no open table"),
        ("/triomphe hand", "no open table"),
        ("/triomphe leave", "no open table"),
        ("/triomphe close", "no open table"),
        ("/triomphe past", "No deal has been finished here"),
        ("/rules", "Triomphe Forcée (tavern, modern)"),
        (
            "/rules game:Viéville",
            "Triomphe Forcée (Viéville, 17th century)",
        ),
        ("/rules game:bridge", "no such game"),
        ("/triomphe start game:bridge", "no such game"),
        ("/triomphe start game:triomphe marseille", "no such game"),
        ("/triomphe start stake:101", "have 100 coins to spend"),
        ("/triomphe start stake:0", "at least 1 coin"),
        ("/triomphe start stake:-3", "can’t be negative"),
        ("/triomphe start stake:much", "isn’t a valid amount"),
        ("/triomphe start stake:1", "from 2 coins to 1,000,000 coins"),
        (
            "/triomphe start stake:1000001",
            "from 2 coins to 1,000,000 coins",
        ),
        (
            "/triomphe start game:vieville stake:5 computer-players:10",
            "4 to 10 players",
        ),
        ("/coins pay member:<@2> coins:94 reason:ale", "paid"),
        ("/coins pay member:<@1> coins:1", "can’t pay yourself"),
        ("/coins pay member:<@2> coins:7", "6 coins"),
        (
            &format!("/coins pay member:<@{BOT}> coins:1"),
            "can’t pay bots",
        ),
    ] {
        hear(&room, &ann, line, says).await;
    }
    let history = after(&room, &ann, "/coins balance", "History").await;
    assert_says(&history.text(), "paid to");
    let help = after(&room, &ann, "/help", "Play").await;
    assert_says(&help.text(), "What would you like to play?");
}

#[tokio::test(start_paused = true)]
async fn the_game_masters_orders_are_refused_to_everybody_else() {
    let room = room().await;
    let [ann, _ben] = people(&room).await;
    let gwen = gwen(&room).await;
    let hire = "/patron hire name:Wolf face:wolf temper:sly skill:master";
    slash(&room, &gwen, hire).await;
    lobby(&room, &ann, "/triomphe start stake:5 computer-players:2").await;
    let settings = room.tavern.settings.for_guild(GUILD);
    let log = room.tavern.log.house_log(GUILD, 99).await.unwrap();
    for line in [
        "/tavern setup",
        "/tavern setup allowance:9",
        "/tavern setup gm:30",
        "/tavern open",
        "/tavern close",
        "/tavern panel",
        "/tavern ban member:<@2> reason:x",
        "/tavern ban member:<@2> reason:x from:board",
        "/tavern grant member:<@2> coins:7 reason:x",
        "/tavern fine member:<@2> coins:7 reason:x",
        "/patron hire name:Bear face:wolf temper:sly skill:master",
        "/tavern grant coins:1 reason:x house:true",
        "/tavern setup budget:1",
        "/patron play",
        "/triomphe close at_once:true reason:x",
    ] {
        hear(&room, &ann, line, "Manage Server").await;
    }
    // Buttons, menus and questions as well, which only a client made by hand could send.
    for id in [
        "s:house",
        "s:no-gm",
        "s:new-coins",
        "s:form-coins",
        "m:open",
        "m:session",
        "m:deals",
        "m:unban:2",
        "f:dismiss:0000000000001",
        "q:gm:30",
        "m:void:0000000000001",
        "q:session:0000000000001",
        "q:off:0000000000001:table:0",
    ] {
        let answer = forge(&room, &ann, id, &[]).await;
        assert_says(&answer.text(), "Manage Server");
    }
    let answer = forge(&room, &ann, "s:gm", &["30"]).await;
    assert_says(&answer.text(), "Manage Server");
    for id in ["b", "b:ledger"] {
        let answer = forge(&room, &ann, id, &[]).await;
        assert_says(&answer.text(), "Only the game master");
    }
    assert_eq!(room.tavern.settings.for_guild(GUILD), settings);
    assert_eq!(room.tavern.log.house_log(GUILD, 99).await.unwrap(), log);
}

#[tokio::test(start_paused = true)]
async fn who_does_not_sit_here_is_told_so() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let (table, public) = lobby(&room, &ann, "/triomphe start stake:5 computer-players:2").await;
    for (label, says) in [
        ("Deal", "You’re not seated at this table"),
        ("Leave", "You’re not seated at this table"),
        ("Rules", "Win the pot"),
    ] {
        let answer = press(&room, &ben, &public, label).await;
        assert_eq!(answer.only_for, Some(ben.member));
        assert_says(&answer.text(), says);
    }
    for id in [format!("t:{table}:patron"), format!("o:{table}:no-patron")] {
        let refused = forge(&room, &ben, &id, &[]).await;
        assert_says(&refused.text(), "Only the host");
    }
    let hand = "/triomphe hand";
    hear(&room, &ben, hand, "You’re not seated at this table").await;
    let joined = press(&room, &ben, &public, "Join").await;
    assert_says(&joined.text(), "You joined");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "4. **Ben**");
    let again = press(&room, &ben, &public, "Join").await;
    assert_says(&again.text(), "already");
}

#[tokio::test(start_paused = true)]
async fn without_permissions_no_table_is_opened_and_the_asker_hears_why() {
    let room = room().await;
    let [mut ann] = people(&room).await;
    ann.lacking = vec![Permission::Send, Permission::Embed];
    let says = "Missing permissions: Send Messages and Embed Links";
    hear(&room, &ann, "/triomphe start stake:5", says).await;
    hear(&room, &ann, "/triomphe show", "no open table").await;
}

/// The name of the table whose hand this is.
fn inn_of(hand: &str) -> String {
    let (_, name) = hand.split_once("Your hand · ").expect(hand);
    name.lines().next().unwrap().to_owned()
}

/// Ann is on turn at one table, opens another, and is told where she is on turn; her commands are about that one, then
/// about where she sits, and otherwise she is asked.
#[tokio::test(start_paused = true)]
async fn of_ones_own_tables_a_command_is_about_where_one_is_on_turn() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:2";
    let (table, public) = lobby(&room, &ann, start).await;
    room.press(&ann, &public, "Deal").await.unwrap();
    turn(&room, &[&ann], table).await.unwrap();
    let (hand, show, leave) = ("/triomphe hand", "/triomphe show", "/triomphe leave");
    let first = inn_of(&slash(&room, &ann, hand).await.text());
    let opened = slash(&room, &ann, "/triomphe start stake:2").await.text();
    assert_says(&opened, &format!("It’s your turn at **{first}**: <#70>"));
    let second = inn_of(&opened);
    assert_eq!(inn_of(&slash(&room, &ann, hand).await.text()), first);
    hear(&room, &ann, leave, &first).await;
    hear(&room, &ann, show, &first).await;
    // She chooses another from her tables.
    let mine = slash(&room, &ann, "/triomphe mine").await;
    let told = mine.text();
    assert_says(&told, &format!("**{first}** · Scarto · your turn"));
    assert_says(&told, "Waiting for **Ann**");
    assert_says(&told, &format!("**{second}** · Triomphe"));
    assert_eq!(mine.menus().next().unwrap().options.len(), 2);
    let chosen = pick(&room, &ann, &mine, 0, 1).await;
    assert_eq!(inn_of(&chosen.text()), second);
    hear(&room, &ben, "/triomphe mine", "You sit at no table here").await;

    // In another channel she is asked which of hers she means.
    let office = Guest {
        channel: ChannelId(71),
        ..ann.clone()
    };
    let which = "Which of your tables do you mean?";
    let asked = hear(&room, &office, hand, which).await;
    let own = pick(&room, &office, &asked, 0, 1).await;
    assert_eq!(inn_of(&own.text()), second);
    let asked = hear(&room, &office, show, which).await;
    let found = pick(&room, &office, &asked, 0, 0).await;
    assert_says(&found.text(), "The table is here: <#70>");
    let asked = hear(&room, &office, leave, which).await;
    let left = pick(&room, &office, &asked, 0, 1).await;
    assert_says(&left.text(), "You left");
    // Whoever sits nowhere is asked about those here.
    lobby(&room, &ann, "/triomphe start stake:2 computer-players:2").await;
    let asked = hear(&room, &ben, hand, "You’re not seated at any table").await;
    let told = pick(&room, &ben, &asked, 0, 0).await;
    assert_says(&told.text(), "not seated");
    hear(&room, &ben, "/triomphe close", "Only the host").await;
}

#[tokio::test(start_paused = true)]
async fn of_several_tables_a_command_is_about_ones_own() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let hand = "/triomphe hand";
    slash(&room, &ann, "/triomphe start stake:2").await;
    let alone = inn_of(&slash(&room, &ann, hand).await.text());
    slash(&room, &ben, "/triomphe start game:vieville stake:3").await;
    for person in [&ann, &ben] {
        let told = slash(&room, person, hand).await.text();
        let own = inn_of(&told);
        assert_says(&told, &format!("Showing {own}"));
        assert_eq!(own == alone, person.member == ann.member);
    }
    // A person without a seat gets the newest table.
    let rules = after(&room, &cleo, "/rules", "All the rules").await.text();
    assert_says(&rules, "Viéville rules");
    assert_says(&rules, "3 coins into the pot");
}

#[tokio::test(start_paused = true)]
async fn a_table_of_another_server_is_none() {
    let room = room().await;
    let [ann] = people(&room).await;
    let (table, _) = lobby(&room, &ann, "/triomphe start stake:5 computer-players:2").await;
    let ben = room.guest_in(GuildId(8), ChannelId(80), MemberId(2)).await;
    let answer = forge(&room, &ben, &format!("t:{table}:join"), &[]).await;
    assert_says(&answer.text(), "That table is gone");
    // The table here gave away nothing that a server gives people the bot first meets today.
    hear(&room, &ben, "/coins balance", "2,500 coins").await;
}

#[tokio::test(start_paused = true)]
async fn where_several_tables_stand_closing_and_cancelling_ask_first() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let gwen = gwen(&room).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:2";
    let (scarto, public) = lobby(&room, &ann, start).await;
    room.press(&ann, &public, "Deal").await.unwrap();
    lobby(&room, &ben, "/triomphe start stake:2 computer-players:2").await;
    let open = || room.tavern.tables.ids().len();
    let close = "/triomphe close";
    let asked = hear(&room, &gwen, close, "Triomphe").await;
    assert_says(&asked.text(), "<@2>");
    press(&room, &gwen, &asked, "No, change nothing").await;
    assert_eq!(open(), 2);
    let asked = slash(&room, &gwen, close).await;
    let closed = press(&room, &gwen, &asked, "Close table").await;
    assert_says(&closed.text(), "is closed");
    assert_eq!(open(), 1);
    let (_, public) = lobby(&room, &ben, start).await;
    room.press(&ben, &public, "Deal").await.unwrap();
    let at_once = "/triomphe close at_once:true reason:it is *late*";
    let asked = hear(&room, &gwen, at_once, "it is *late*").await;
    assert_eq!(open(), 2);
    let done = press(&room, &gwen, &asked, "Close now").await;
    assert_says(&done.text(), "is closed");
    let told = posted(&room, CHANNEL).pop().unwrap();
    assert_says(&told.text(), "it is \\*late\\*");
    hear(&room, &ann, close, "closes after this deal").await;
    turn(&room, &[&ann], scarto).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn who_keeps_away_is_told_until_when() {
    let room = room().await;
    let [ann] = people(&room).await;
    let settings = slash(&room, &ann, "/settings").await;
    let away = async |days: &str, says: &str| {
        let answer = fill(&room, &ann, &settings, "Take a break…", &[days]).await;
        assert_says(&answer.text(), says);
        answer
    };
    let kept = "you can join again";
    away("two", "whole number of days").await;
    away("7", kept).await;
    let start = "/triomphe start stake:5";
    hear(&room, &ann, start, "You’re taking a break").await;
    away("3", "not shorter").await;
    // For long, it asks first.
    let asked = away("31", "Take a break for 31 days?").await;
    let told = press(&room, &ann, &asked, "No, change nothing").await;
    assert_says(&told.text(), "Nothing was changed");
    away("8", kept).await;
    let asked = away("365", "Take a break for 365").await;
    let told = press(&room, &ann, &asked, "Take the break").await;
    assert_says(&told.text(), kept);
    away("300", "Take a break for 300").await;
    away("30", "not shorter").await;
}

#[tokio::test(start_paused = true)]
async fn what_is_chosen_in_the_settings_is_kept_for_one_member_alone() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let panel = hear(&room, &ann, "/settings", "How you see the table").await;
    assert_eq!(panel.only_for, Some(ann.member));
    assert!(labels(&panel).contains(&"✓ Pictures"));
    let panel = press(&room, &ann, &panel, "Larger").await;
    let panel = press(&room, &ann, &panel, "High contrast").await;
    for label in ["✓ Pictures", "✓ Larger", "✓ High contrast"] {
        assert!(labels(&panel).contains(&label), "{:?}", labels(&panel));
    }
    let panel = press(&room, &ann, &panel, "Text only").await;
    // The settings for pictures are gone.
    let larger = |label: &&str| label.contains("arger");
    assert!(!labels(&panel).iter().any(larger), "{:?}", labels(&panel));
    for (person, label) in [(&ann, "✓ Text only"), (&ben, "✓ Pictures")] {
        let panel = slash(&room, person, "/settings").await;
        assert!(labels(&panel).contains(&label), "{:?}", labels(&panel));
    }
}

#[tokio::test(start_paused = true)]
async fn a_ban_is_told_with_its_reason_and_lifted_in_the_panel() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let gwen = game_master(&room, 9, "Gwen").await;
    let ban = "/tavern ban member:<@1> reason:loud days:2";
    slash(&room, &gwen, ban).await;
    let start = "/triomphe start stake:5";
    let refused = hear(&room, &ann, start, "You’re banned").await;
    assert_says(&refused.text(), "loud");
    let panel = hear(&room, &gwen, "/tavern panel", "the ban ends").await;
    let lifted = press(&room, &gwen, &panel, "Undo 1").await;
    assert_says(&lifted.text(), "can join tables again");
    assert!(!ask(&room, &ann, start).await.is_refusal());
}
