//! `/play`: what is offered, for coins and for fun, and tables that one plays at alone.

use crate::guests::{
    Company, acts, assert_has, assert_lacks, assert_says, choose, deal_with_patrons, forge, guest,
    gwen, hand as hand_of, labels, open, option, people, play_out, press, private, purse, room,
    set, terms, turn,
};
use crate::typed::{hear, slash};
use ids::{ChannelId, TableId};
use interactions::discord::{NoThread, ServerChannel};
use interactions::guest::Guest;
use interactions::play;
use pages::{Age, Settings, WantedGame};
use rules::{Coins, Variant};
use standin::{CHANNEL, GUILD, Message, Room};
use std::collections::BTreeMap;
use std::time::Duration;
use table::Order;
use tokio::time::sleep;

#[tokio::test(start_paused = true)]
async fn the_host_of_a_lobby_chooses_between_coins_and_fun() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("triomphe", "tavern", 5);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    let lobby = room.table(table).await.unwrap();
    assert_says(&lobby.text(), "at most **5 coins**");
    let refused = forge(&room, &ben, &format!("t:{table}:fun"), &[]).await;
    assert_says(&refused.text(), "Only the host");
    let options = option(&room, &ann, table, "For fun").await;
    let for_fun = room.table(table).await.unwrap();
    assert_says(&for_fun.text(), "nobody wins or loses coins");
    press(&room, &ann, &options, "For coins").await;
    let again = room.table(table).await.unwrap();
    assert_says(&again.text(), "at most **5 coins**");
    room.press(&ben, &again, "Join").await.unwrap();
    deal_with_patrons(&room, &ann, table).await;
    play_out(&room, &[&ann, &ben], table).await;
    let refused = forge(&room, &ann, &format!("t:{table}:fun"), &[]).await;
    assert_says(&refused.text(), "can’t change between coins and fun");
}

#[tokio::test(start_paused = true)]
async fn too_few_coins_are_answered_with_what_can_be_played() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let refused = async || {
        let dear = terms("mitigati", "chee", 50);
        let opened = play::open(&room.responder, &ann, dear);
        let error = opened.await.err().expect("she has a hundred coins");
        let wanted = WantedGame::Of(dear.variant);
        let words = &ann.words;
        let said = interactions::broke::refusal(&room.tavern, Some(&ann), words, &error, wanted);
        private(&ann, said.await)
    };
    let told = refused().await;
    assert_says(&told.text(), "play for fun");
    press(&room, &ann, &told, "For fun").await;
    let table = room.newest_table().unwrap();
    assert_says(&room.table(table).await.unwrap().text(), "for fun");
    let told = refused().await;
    let smaller = told.keys().find(|key| key.label.starts_with("Stake "));
    let smaller = smaller.expect("a smaller stake").label.clone();
    press(&room, &ann, &told, &smaller).await;
    let table = room.newest_table().unwrap();
    assert_says(&room.table(table).await.unwrap().text(), "a point");
    assert_eq!(purse(&room, ann.member).await, (100, 0));
}

const IN_SHORT: &str = "La Triomphe in short";

#[tokio::test(start_paused = true)]
async fn a_game_is_told_in_short_in_the_first_three_deals_of_it() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    // Two players, and a match that four deals cannot end.
    let target = BTreeMap::from([("target".to_owned(), "15".to_owned())]);
    let terms_of_a_match = table::Terms {
        variant: Variant::parse("latriomphe", Some("classic"), &target).unwrap(),
        ..terms("latriomphe", "classic", 1)
    };
    let (table, _) = open(&room, &ann, terms_of_a_match, Company::ComputerPlayers).await;
    for deal in 1..=4 {
        let (_, hand) = turn(&room, &[&ann], table).await.unwrap();
        let told = hand.text();
        assert_eq!(told.contains(IN_SHORT), deal <= 3, "deal {deal}: {told}");
        // It stays for the whole deal, and is counted once however often the hand is shown.
        let again = press(&room, &ann, &hand, "Refresh").await.text();
        assert_eq!(again.contains(IN_SHORT), deal <= 3, "deal {deal}: {again}");
        play_out(&room, &[&ann], table).await;
        let over = hand_of(&room, &ann, table).await;
        assert!(!over.text().contains(IN_SHORT), "{}", over.text());
        let public = room.table(table).await.unwrap();
        room.press(&ann, &public, "Next deal").await.unwrap();
    }
    // Another game is another beginning.
    let terms = terms("scarto", "mcleod", 1);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    let (_, hand) = turn(&room, &[&ann], table).await.unwrap();
    assert_says(&hand.text(), "Scarto in short");
    assert_says(&hand.text(), "Win more than 26 of the 78 card points");
}

/// The solo table of somebody.
fn alone(room: &Room, guest: &Guest) -> Option<TableId> {
    room.tavern.tables.alone(GUILD, guest.member)
}

/// A room whose tables stand in another channel than the one where everybody is.
async fn without_tables() -> (Room, Guest, Guest) {
    let room = room().await;
    set(&room, |settings| {
        settings.channels.insert(ChannelId(CHANNEL.0 + 1));
    })
    .await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    (room, ann, ben)
}

#[tokio::test(start_paused = true)]
async fn playing_alone_opens_a_table_that_nobody_else_sees_also_where_none_may_stand() {
    let (room, ann, ben) = without_tables().await;
    let page = room.play_page(&ann).await.unwrap();
    assert_says(&page.text(), "No table can be opened in this channel");
    assert_lacks(&page, "Open a table");
    let hand = press(&room, &ann, &page, "Play alone").await;
    assert_eq!(hand.only_for, Some(ann.member));
    let table = alone(&room, &ann).expect("hers");
    let (_, hand) = turn(&room, &[&ann], table).await.unwrap();
    let text = hand.text();
    assert_says(&text, "La Triomphe");
    assert!(
        !text.contains("Time runs out") && !text.contains("<t:"),
        "{text}"
    );
    // Others cannot press its buttons.
    let refused = press(&room, &ben, &hand, "Refresh").await;
    assert_says(&refused.text(), "That table is gone");
    play_out(&room, &[&ann], table).await;
    let over = hand_of(&room, &ann, table).await;
    assert_eq!(purse(&room, ann.member).await, (100, 0));
    press(&room, &ann, &over, "Next deal").await;
    assert!(turn(&room, &[&ann], table).await.is_some());
    assert!(room.discord.state().messages.is_empty(), "nothing public");
}

#[tokio::test(start_paused = true)]
async fn play_offers_to_go_on_or_to_end_it_and_there_is_one_for_each_member() {
    let (room, ann, ben) = without_tables().await;
    let page = room.play_page(&ann).await.unwrap();
    press(&room, &ann, &page, "Play alone").await;
    let table = alone(&room, &ann);
    let page = room.play_page(&ann).await.unwrap();
    assert_lacks(&page, "Play alone");
    let on = press(&room, &ann, &page, "Continue: La Triomphe").await;
    assert_says(&on.text(), "for fun");
    assert_eq!(alone(&room, &ann), table);
    assert_lacks(
        &room.play_page(&ben).await.unwrap(),
        "Continue: La Triomphe",
    );
    let page = room.play_page(&ann).await.unwrap();
    let page = press(&room, &ann, &page, "End: La Triomphe").await;
    assert_has(&page, "Play alone");
    assert_eq!(alone(&room, &ann), None);
}

/// The channel where everybody is, or another one.
fn channel(id: ChannelId, age_restricted: bool) -> ServerChannel {
    ServerChannel { id, age_restricted }
}

async fn restrict(room: &Room) {
    set(room, |settings: &mut Settings| {
        settings.age = Age::Restricted
    })
    .await;
}

fn assert_refuses(answer: &Message) {
    assert_says(&answer.text(), "only play in age-restricted channels");
}

#[tokio::test(start_paused = true)]
async fn where_only_age_restricted_channels_may_be_played_in_nobody_plays_alone_elsewhere() {
    let room = room().await;
    restrict(&room).await;
    let ann = guest(&room, 1, "Ann").await;
    let page = room.play_page(&ann).await.unwrap();
    assert_refuses(&page);
    for label in ["Play alone", "Open a table", "Continue: La Triomphe"] {
        assert_lacks(&page, label);
    }
    // In another channel it can be pressed, and here the same button is refused.
    let cellar = ChannelId(CHANNEL.0 + 1);
    room.discord.state().channels = vec![channel(CHANNEL, false), channel(cellar, true)];
    let there = Guest {
        channel: cellar,
        ..ann.clone()
    };
    let other = room.play_page(&there).await.unwrap();
    assert_has(&other, "Play alone");
    assert_refuses(&press(&room, &ann, &other, "Play alone").await);
    assert_eq!(alone(&room, &ann), None);
    assert!(room.tavern.tables.ids().is_empty());
    // A lesson is no game.
    let lesson = press(&room, &ann, &page, "Learn").await;
    assert_says(&lesson.text(), "Lesson");
}

#[tokio::test(start_paused = true)]
async fn a_solo_table_of_before_the_age_setting_is_played_to_the_end_of_its_deal_and_ended() {
    let (room, ann, _) = without_tables().await;
    let page = room.play_page(&ann).await.unwrap();
    press(&room, &ann, &page, "Play alone").await;
    let table = alone(&room, &ann).expect("hers");
    let (_, hand) = turn(&room, &[&ann], table).await.unwrap();
    restrict(&room).await;
    assert_refuses(&press(&room, &ann, &hand, "Refresh").await);
    let page = room.play_page(&ann).await.unwrap();
    assert_refuses(&page);
    for label in ["Play alone", "Continue: La Triomphe"] {
        assert_lacks(&page, label);
    }
    // The deal that is on goes on in its message, the next does not begin.
    let mut shown = hand;
    for _ in 0..1_000 {
        if labels(&shown).contains(&"Next deal") {
            break;
        }
        let act = acts(&shown).next();
        match act {
            Some((button, _)) => {
                let answer = room.click(&ann, &shown, button, &[]).await;
                shown = answer.message().unwrap();
            }
            None => {
                sleep(Duration::from_secs(1)).await;
                let look = room.tavern.look(table, Some(ann.member)).await.unwrap();
                shown = private(&ann, screens::hand(&ann.words, &look));
            }
        }
    }
    assert_refuses(&press(&room, &ann, &shown, "Next deal").await);
    assert_eq!(alone(&room, &ann), Some(table));
    // Where it may be played, it goes on, although no table may stand there.
    let cellar = ChannelId(CHANNEL.0 + 2);
    room.discord.state().channels = vec![channel(CHANNEL, false), channel(cellar, true)];
    let there = Guest {
        channel: cellar,
        ..ann.clone()
    };
    let other = room.play_page(&there).await.unwrap();
    let hand = press(&room, &there, &other, "Continue: La Triomphe").await;
    assert_says(&hand.text(), "for fun");
    let page = room.play_page(&ann).await.unwrap();
    let page = press(&room, &ann, &page, "End: La Triomphe").await;
    assert_lacks(&page, "Play alone");
    assert_eq!(alone(&room, &ann), None);
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_given_once_and_never_in_public() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let terms = || terms("swiss", "classic", 1);
    // Whoever is new to a game is offered its lesson first.
    for hint in ["New to this game?", "Your cards will appear here. Lost"] {
        let (table, first) = open(&room, &ann, terms(), Company::Friends).await;
        assert_says(&first.text(), hint);
        // The hint stays while she looks at this table; at the next one it is not repeated.
        let again = hand_of(&room, &ann, table).await;
        assert_says(&again.text(), hint);
        let public = room.table(table).await.unwrap();
        assert!(!public.text().contains('💡'), "{}", public.text());
        room.press(&ann, &public, "Leave").await.unwrap();
    }
    let (_, third) = open(&room, &ann, terms(), Company::Friends).await;
    assert_says(&third.text(), "is open");
    assert!(!third.text().contains('💡'), "{}", third.text());
}

#[tokio::test(start_paused = true)]
async fn the_company_of_a_closed_table_plays_again_at_one_click() {
    let room = room().await;
    let (ann, ben) = (guest(&room, 1, "Ann").await, guest(&room, 2, "Ben").await);
    let terms = terms("triomphe", "vieville", 7);
    let (table, _) = open(&room, &ann, terms, Company::Friends).await;
    press(&room, &ben, &room.table(table).await.unwrap(), "Join").await;
    let closed = room.tavern.order(table, ann.member, Order::Close);
    closed.await.unwrap();
    let closed = room.table(table).await.unwrap();
    assert_lacks(&closed, "Join");
    assert_lacks(&closed, "Leave");
    // Ben asks for it: he is now the host, and Ann is pinged once.
    let answer = press(&room, &ben, &closed, "Play again").await;
    assert_says(&answer.text(), "is open");
    let again = room.newest_table().unwrap();
    let lobby = room.table(again).await.unwrap();
    for says in ["same players again", "7 coins", "Viéville", "1. **Ben**"] {
        assert_says(&lobby.text(), says);
    }
    assert_eq!(lobby.screen.ping, [ann.member.0]);
    // Anyone who presses it after him joins his table.
    let answer = press(&room, &ann, &closed, "Play again").await;
    assert_says(&answer.text(), "You joined");
    let lobby = room.table(again).await.unwrap();
    assert_says(&lobby.text(), "2. **Ann**");
    assert!(
        !lobby.text().contains("same players again"),
        "{}",
        lobby.text()
    );
    assert_eq!(room.tavern.tables.ids().len(), 1);
}

/// A hundred starting coins cover three matches of La Triomphe for ten; ten coins do not.
#[tokio::test(start_paused = true)]
async fn a_table_is_for_fun_where_the_coins_are_few() {
    let room = room().await;
    set(&room, |settings| {
        settings
            .usual_stakes
            .insert("latriomphe".to_owned(), Coins(10));
    })
    .await;
    let [ann, _ben] = people(&room).await;
    let page = hear(&room, &ann, "/play", "**La Triomphe (classic)**").await;
    assert_eq!(page.only_for, Some(ann.member));
    assert_says(&page.text(), "**For coins**: **10 coins** each");
    let menu = page.menus().next().unwrap();
    assert_eq!(menu.options.len(), Variant::editions().len());
    let other = choose(&room, &ann, &page, "scarto/chee").await;
    assert_says(&other.text(), "**Scarto (Chee)**");
    let lesson = press(&room, &ann, &other, "Learn").await;
    assert_says(&lesson.text(), "Lesson: Scarto");
    let rules = press(&room, &ann, &lesson, "Rules").await;
    assert_says(&rules.text(), "Scarto, Chee rules");
    slash(&room, &ann, "/coins pay member:<@2> coins:90 reason:x").await;
    let page = hear(&room, &ann, "/play", "**For fun**").await;
    press(&room, &ann, &page, "Open a table").await;
    let table = room.newest_table().unwrap();
    let lobby = room.table(table).await.unwrap();
    room.press(&ann, &lobby, "Fill seats and deal")
        .await
        .unwrap();
    let public = room.table(table).await.unwrap().text();
    assert_says(&public, "for fun");
    assert_says(&public, "10 chips");
    play_out(&room, &[&ann], table).await;
    let over = room.table(table).await.unwrap();
    let own = press(&room, &ann, &over, "My result").await;
    assert_says(&own.text(), "This deal is over");
    let receipt = option(&room, &ann, table, "Receipt").await;
    assert_says(&receipt.text(), "no coins moved");
    assert_eq!(purse(&room, ann.member).await, (10, 0));
    hear(&room, &ann, "/triomphe past", "for fun").await;
    let replay = press(&room, &ann, &receipt, "Replay").await;
    assert_says(&replay.text(), "for fun");
}

/// What the reader chose stays chosen when they choose the other: game, and how well the computer players play.
#[tokio::test(start_paused = true)]
async fn computer_players_of_a_solo_table_play_as_well_as_was_chosen() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    for (skill, label) in [
        ("novice", "easy"),
        ("regular", "normal"),
        ("master", "hard"),
    ] {
        let page = room.play_page(&ann).await.unwrap();
        let page = choose(&room, &ann, &page, skill).await;
        let page = choose(&room, &ann, &page, "scarto/chee").await;
        let menu = page.menus().nth(1).unwrap();
        let chosen = menu.options.iter().find(|option| option.chosen).unwrap();
        assert_eq!(chosen.label, format!("Computer players: {label}"));
        press(&room, &ann, &page, "Play alone").await;
        let table = alone(&room, &ann).expect("hers");
        let opened = room.tavern.tables.table(table).unwrap();
        let state = &opened.state;
        assert_eq!(state.terms.variant.to_string(), "scarto/chee");
        let natures: Vec<_> = state
            .chairs
            .iter()
            .filter_map(|chair| chair.nature.as_ref())
            .collect();
        assert_eq!(natures.len(), 2);
        assert!(natures.iter().all(|nature| nature.0.ends_with(skill)));
        let page = room.play_page(&ann).await.unwrap();
        press(&room, &ann, &page, "End: Scarto").await;
    }
}

/// A house without coins cannot pay the stakes of its players; for fun, it need not.
#[tokio::test(start_paused = true)]
async fn where_the_house_is_broke_the_same_is_offered_for_fun() {
    let room = room().await;
    let [ann] = people(&room).await;
    let gwen = gwen(&room).await;
    slash(&room, &gwen, "/tavern setup budget:0").await;
    set(&room, |settings| {
        settings
            .usual_stakes
            .insert("latriomphe".to_owned(), Coins(10));
    })
    .await;
    let page = slash(&room, &ann, "/play").await;
    let broke = "The house has only";
    press(&room, &ann, &page, "Open a table").await;
    let table = room.newest_table().unwrap();
    let lobby = room.table(table).await.unwrap();
    let told = press(&room, &ann, &lobby, "Fill seats and deal").await;
    assert_says(&told.text(), broke);
    press(&room, &ann, &told, "For fun").await;
    let table = room.newest_table().unwrap();
    let public = room.table(table).await.unwrap();
    assert_says(&public.text(), "nobody wins or loses coins");
    room.press(&ann, &public, "Fill seats and deal")
        .await
        .unwrap();
    play_out(&room, &[&ann], table).await;
    let start = "/triomphe start stake:5 computer-players:2";
    let refused = hear(&room, &ann, start, broke).await;
    assert_has(&refused, "For fun");
}

#[tokio::test(start_paused = true)]
async fn whoever_wants_no_tips_sees_none() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    let terms = terms("latriomphe", "classic", 1);
    let (table, _) = open(&room, &ann, terms, Company::ComputerPlayers).await;
    let (_, seen) = turn(&room, &[&ann], table).await.unwrap();
    assert_says(&seen.text(), IN_SHORT);
    let panel = slash(&room, &ann, "/settings").await;
    let mut panel = press(&room, &ann, &panel, "Hints and language").await;
    for (label, tips) in [("No tips", false), ("With tips", true)] {
        panel = press(&room, &ann, &panel, label).await;
        let told = hand_of(&room, &ann, table).await.text();
        let says = [IN_SHORT, "💡"].iter().any(|tip| told.contains(tip));
        assert_eq!(says, tips, "{told}");
        assert_eq!(room.discord.state().outdated.pop(), Some(ann.member));
    }
}

#[tokio::test(start_paused = true)]
async fn a_thread_that_was_asked_for_and_cannot_be_leaves_nothing_behind() {
    let room = room().await;
    let ann = guest(&room, 1, "Ann").await;
    room.discord.state().no_thread = Some(NoThread::NotHere);
    let line = "/triomphe start game:scarto stake:1 thread:true";
    hear(&room, &ann, line, "no more open threads").await;
    assert!(room.discord.state().messages.is_empty());
    assert!(room.newest_table().is_err(), "no table is open");
}
