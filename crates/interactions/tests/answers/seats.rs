//! Joining, leaving, closing, and who can pay.

use crate::guests::{
    act, acts, assert_lacks, assert_says, choose, deal_with_patrons, fill, forge, gwen,
    hand as hand_of, labels, option, people, play_out, press, room, shown,
};
use crate::typed::{hear, lobby, slash};
use standin::{GUILD, Message};
use std::time::Duration;
use table::look::Scene;
use table::{Notice, Stretch};
use tokio::time::sleep;

#[tokio::test(start_paused = true)]
async fn whoever_was_away_is_back_by_a_look_at_their_hand() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let (table, public) = lobby(&room, &ann, "/triomphe start game:scarto stake:1").await;
    press(&room, &ben, &public, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    let look = async || room.tavern.look(table, None).await.unwrap();
    let seat = look().await.chair_of(ben.member).unwrap().clone();
    let awaited = async || match look().await.table.scene {
        Scene::Playing(playing) => (playing.awaited, playing.clock.stretch),
        _ => panic!("a deal is on"),
    };
    let player = seat.player;
    let played_for = Notice::Substituted { player };
    loop {
        let (who, _) = awaited().await;
        if who == [seat.id] && look().await.notices.contains(&played_for) {
            break;
        }
        if who == [look().await.chair_of(ann.member).unwrap().id] {
            let own = hand_of(&room, &ann, table).await;
            act(&room, &ann, &own, table).await;
        } else {
            sleep(Duration::from_secs(1)).await;
        }
    }
    // He is reminded at once, and has his whole time again.
    assert_eq!(awaited().await.1, Stretch::Bank);
    hand_of(&room, &ben, table).await;
    assert_eq!(awaited().await.1, Stretch::Turn);
}

#[tokio::test(start_paused = true)]
async fn the_host_closes_in_the_middle_and_the_deal_is_played_to_its_end() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let gwen = gwen(&room).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:1";
    let (table, public) = lobby(&room, &ann, start).await;
    press(&room, &ben, &public, "Join").await;
    deal_with_patrons(&room, &ann, table).await;
    let close = "/triomphe close";
    for person in [&ben, &cleo] {
        hear(&room, person, close, "Only the host").await;
    }
    hear(&room, &ann, close, "closes after this deal").await;
    assert_says(
        &shown(&room, table).await.text(),
        "the table after this deal",
    );
    play_out(&room, &[&ann, &ben], table).await;
    let over = shown(&room, table).await;
    assert_says(&over.text(), "The host closed this table");
    // The buttons left are about the deal, and to play again; none act on the table.
    for key in over.keys() {
        let id = key.button.to_string();
        let harmless = [":again", ":result"].iter().any(|end| id.ends_with(end));
        assert!(!id.starts_with("t:") || harmless, "{id}");
    }
    hear(&room, &ann, "/triomphe show", "no open table").await;
    // Whoever manages the server may close somebody else's table.
    let (second, _) = lobby(&room, &ben, start).await;
    hear(&room, &gwen, close, "is closed").await;
    let closed = shown(&room, second).await;
    assert_says(&closed.text(), "The game master closed this table");
}

/// Each press of *Deal* names the shuffle that Ann saw; Cleo's press, in between, withdraws it.
#[tokio::test(start_paused = true)]
async fn with_join_and_leave_in_turn_the_host_deals_at_the_fifth_press() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let start = "/triomphe start stake:5 computer-players:2";
    let (table, public) = lobby(&room, &ann, start).await;
    press(&room, &ben, &public, "Join").await;
    for label in ["Join", "Leave", "Join", "Leave"] {
        let seen = shown(&room, table).await;
        room.press(&cleo, &seen, label).await.unwrap();
        let answer = press(&room, &ann, &seen, "Deal").await;
        assert_says(&answer.text(), "reshuffled");
    }
    let seen = shown(&room, table).await;
    let refused = press(&room, &cleo, &seen, "Join").await;
    assert_says(&refused.text(), "left this table or sat out twice");
    assert_says(&refused.text(), "come back <t:");
    let dealt = room.press(&ann, &seen, "Deal").await.unwrap();
    assert!(!dealt.is_refusal(), "{}", dealt.text());
    assert_lacks(&shown(&room, table).await, "Deal");
}

/// Whoever may not move the table is told where it is.
#[tokio::test(start_paused = true)]
async fn the_host_moves_the_table_twice_an_hour_and_others_are_told_where_it_is() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let (table, public) = lobby(&room, &ann, "/triomphe start stake:5").await;
    press(&room, &ben, &public, "Join").await;
    let show = "/triomphe show";
    let told = hear(&room, &ben, show, "Only the host").await;
    assert_says(&told.text(), "The table is here: <#70>");
    for times in 1..=2 {
        hear(&room, &ann, show, "is shown again").await;
        assert_eq!(room.discord.state().brought_back, vec![table; times]);
    }
    let told = hear(&room, &ann, show, "twice within an hour").await;
    assert_says(&told.text(), "<#70>");
    assert_eq!(room.discord.state().brought_back.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn who_cannot_cover_the_stake_is_told_and_sits_out() {
    let room = room().await;
    let [ann, ben, cleo] = people(&room).await;
    let gwen = gwen(&room).await;
    let start = "/triomphe start stake:5 computer-players:2";
    let (table, public) = lobby(&room, &ann, start).await;
    press(&room, &ben, &public, "Join").await;
    slash(&room, &gwen, "/tavern fine member:<@3> coins:98 reason:tax").await;
    let refused = press(&room, &cleo, &public, "Join").await;
    let says = "need 5 coins to play a deal here and have 2 coins";
    assert_says(&refused.text(), says);
    slash(&room, &gwen, "/tavern fine member:<@2> coins:97 reason:tax").await;
    room.press(&ann, &shown(&room, table).await, "Deal")
        .await
        .unwrap();
    let public = shown(&room, table).await;
    for says in [
        "**Ben** doesn’t have enough coins for the stake and sits out",
        "sitting out (too few coins)",
    ] {
        assert_says(&public.text(), says);
    }
    // The players have changed, so the pack was shuffled again and dealing takes a second click.
    room.press(&ann, &public, "Deal").await.unwrap();
    let hand = slash(&room, &ben, "/triomphe hand").await;
    assert_eq!(acts(&hand).count(), 0, "{}", hand.text());
    play_out(&room, &[&ann], table).await;
    slash(
        &room,
        &gwen,
        "/tavern grant member:<@2> coins:50 reason:luck",
    )
    .await;
    option(&room, &ben, table, "Deal me in").await;
    let public = shown(&room, table).await.text();
    assert!(!public.contains("sitting out"), "{public}");
}

#[tokio::test(start_paused = true)]
async fn a_table_lacks_players_or_is_full() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let full = "/triomphe start stake:2 computer-players:14";
    let (table, _) = lobby(&room, &ann, full).await;
    let refused = forge(&room, &ben, &format!("t:{table}:join"), &[]).await;
    assert_says(&refused.text(), "All 15 seats are taken");
    hear(&room, &ben, "/triomphe leave", "not seated at this table").await;
    slash(&room, &ann, "/triomphe close").await;

    let says = "Waiting for **2 more players**";
    let hand = hear(&room, &ann, "/triomphe start game:scarto stake:1", says).await;
    // What everybody can press is on the table's message alone.
    assert_eq!(labels(&hand), ["Refresh", "Learn"]);
    let table = room.newest_table().unwrap();
    for says in ["Waiting for **1 more player**", "Ready! Anyone"] {
        option(&room, &ann, table, "Add computer player").await;
        assert_says(&shown(&room, table).await.text(), says);
    }
    hear(
        &room,
        &ann,
        "/triomphe hand",
        "To start, press **Deal** at the table",
    )
    .await;
    // There is no purse to set, and no option that belongs to another edition.
    for (id, says) in [
        (format!("t:{table}:purse"), "there’s no purse to set"),
        (format!("o:{table}:rule:robbing"), "doesn’t go with"),
    ] {
        assert_says(&forge(&room, &ann, &id, &[]).await.text(), says);
    }
    slash(&room, &ann, "/triomphe close").await;
    let start = "/triomphe start game:trefeltromp stake:2 computer-players:1";
    let (_, public) = lobby(&room, &ann, start).await;
    for (purse, says) in [("19", "20 coins to 100 coins"), ("30", "30 coins")] {
        let answer = fill(&room, &ann, &public, "My purse…", &[purse]).await;
        assert_says(&answer.text(), says);
    }
    // The most is asked about once.
    let asked = fill(&room, &ann, &public, "My purse…", &["all"]).await;
    assert_says(&asked.text(), "You could lose 100 coins in each deal");
    let kept = press(&room, &ann, &asked, "No, change nothing").await;
    assert_says(&kept.text(), "Nothing was changed");
    let set = press(&room, &ann, &asked, "Risk 100 coins").await;
    assert_says(&set.text(), "100 coins");
    let half = fill(&room, &ann, &public, "My purse…", &["half"]).await;
    assert_says(&half.text(), "50 coins");
}

#[tokio::test(start_paused = true)]
async fn a_table_speaks_the_language_that_its_host_chose_and_its_company_keeps_it() {
    let room = room().await;
    let [ann, ben] = people(&room).await;
    let start = "/triomphe start game:scarto stake:1 computer-players:2";
    let (table, public) = lobby(&room, &ann, start).await;
    let refused = press(&room, &ben, &public, "Leave").await;
    assert_says(
        &refused.text(),
        "the host presses **Remove computer player**",
    );
    let languages = option(&room, &ann, table, "Language…").await;
    let menu = languages.menus().next().unwrap().button.to_string();
    let refused = forge(&room, &ben, &menu, &["fr"]).await;
    assert_says(&refused.text(), "Only the host");
    let chosen = choose(&room, &ann, &languages, "fr").await;
    assert_says(&chosen.text(), "Français");
    // What Ben reads is his own language, but the button is called what the table calls it.
    let refused = press(&room, &ben, &public, "Leave").await;
    assert_says(&refused.text(), "the host presses **−1 joueur virtuel**");
    let public = shown(&room, table).await;
    assert_says(&public.text(), "Tout est prêt");
    room.press(&ann, &public, "Distribuer").await.unwrap();
    let playing = shown(&room, table).await;
    assert!(labels(&playing).contains(&"Mes cartes"));
    assert_lacks(&playing, "My hand");
    play_out(&room, &[&ann], table).await;
    assert_says(&shown(&room, table).await.text(), "Mon résultat");
    slash(&room, &ann, "/triomphe close").await;
    // A rematch is the same company's.
    let look = room.tavern.look(table, None).await.unwrap();
    let words = room.responder.wording.at_table(&look);
    let closed = Message::public(screens::table(&words, &look));
    press(&room, &ann, &closed, "Rejouer").await;
    let again = room.tavern.tables.ids_in(GUILD, None)[0];
    assert_says(&shown(&room, again).await.text(), "Tout est prêt");
    let languages = option(&room, &ann, again, "Language…").await;
    let chosen = choose(&room, &ann, &languages, "house").await;
    assert_says(&chosen.text(), "usual language");
    assert_says(&shown(&room, again).await.text(), "Ready! Anyone");
}
