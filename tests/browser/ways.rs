//! One deal each of three games, in every way of using the page: with buttons (triomphe), with menus of several
//! cards (scarto), with bets (trefeltromp).

use crate::browser::Browser;
use crate::player::{Player, Way};
use crate::program::{Program, Signal, audit};

/// Each game, with the command that opens a table, patrons in the other seats.
const GAMES: [&str; 3] = [
    "/triomphe start computer-players:3",
    "/triomphe start game:scarto computer-players:2",
    "/triomphe start game:trefeltromp computer-players:2",
];

/// How many deals it may take until one is played by hand: some end as soon as they are dealt.
const DEALS: usize = 40;

async fn plays(way: Way, pictures: Pictures) {
    let folder = tempfile::tempdir().unwrap();
    let program = match pictures {
        Pictures::Drawn => Program::start(folder.path(), 0).await,
        Pictures::Failing => {
            Program::start_with(folder.path(), 0, &[("TRIOMPHE_PICTURES", "on")]).await
        }
    };
    let link = format!("{}/?as=Ann&in=tavern&tour=off", program.link());
    Browser::with(async move |page| {
        if pictures == Pictures::Failing {
            page.block("*/attachments/*").await;
        }
        page.open(&link).await;
        let mut player = Player::new(page, way).await;
        for game in GAMES {
            player.command(game).await;
            player.press_public("Deal").await;
            let mut deals = 1;
            while player.play_to_the_end().await < 3 {
                assert!(deals < DEALS, "no deal of {game} is played by hand");
                // Until the table shows how the deal ended, its button is still the old one.
                player.sees_deals(deals).await;
                deals += 1;
                player.press_public("Next deal").await;
            }
            player.command("/triomphe close").await;
        }
    })
    .await;
    program.end(Signal::Term).await;
    audit(folder.path()).await;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pictures {
    Drawn,
    Failing,
}

#[tokio::test]
async fn three_games_are_played_by_the_keyboard_alone() {
    plays(Way::Keyboard, Pictures::Drawn).await;
}

#[tokio::test]
async fn three_games_are_played_by_what_a_screen_reader_says() {
    plays(Way::Aloud, Pictures::Drawn).await;
}

#[tokio::test]
async fn three_games_are_played_where_no_picture_can_be_drawn_or_shown() {
    plays(Way::Mouse, Pictures::Failing).await;
}
