//! A stranger's first evening: one browser, the page, and the program as its own process.
//!
//! Somebody opens the printed link, types `/triomphe start`, seats three patrons, plays a deal with the
//! buttons and sees coins move. Then the program ends in the middle of a trick, first by a signal and then
//! killed, is started again on the same folder, and the deal is played to its end.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod aloud;
// The gallery (examples/gallery.rs) uses all of it.
#[allow(dead_code)]
mod browser;
mod evening;
mod lessons;
mod measure;
mod player;
mod program;
mod ways;

use browser::Browser;
use evening::Evening;
use program::{Program, Signal};

#[tokio::test]
async fn a_stranger_plays_in_the_page_and_goes_on_after_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path(), 0).await;
    Browser::with(async move |page| {
        let mut evening = Evening::begin(page, &program, "Ann").await;
        evening.start_a_table().await;
        evening.play_until_a_trick_was_played().await;

        let mut program = program;
        for signal in [Signal::Term, Signal::Kill] {
            let before = evening.stop_in_the_middle_of_a_trick().await;
            let port = program.port();
            program.end(signal).await;
            evening.sees_that_the_connection_is_lost().await;
            program = Program::start(folder.path(), port).await;
            evening.come_back().await;
            evening.is_again(&before).await;
            evening.play_to_the_end().await;
        }
        program.end(Signal::Term).await;
        program::audit(folder.path()).await;
    })
    .await;
}
