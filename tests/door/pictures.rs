//! Pictures of the books: the board, and the chart of a purse.

use crate::inn::Inn;
use crate::room::said;
use sandbox::{Answer, Permissions, Person};

/// The answer to a command once it has a picture: a busy machine sends words alone.
async fn drawn(inn: &Inn, person: &Person, line: &str) -> Answer {
    for _ in 0..20 {
        let answer = person.slash(inn.sandbox.channel(), line).await.unwrap();
        if !answer.message().files().is_empty() {
            return answer;
        }
    }
    panic!("{line} never brought a picture");
}

/// The width and height of the picture with this name in an answer.
fn picture(inn: &Inn, answer: &Answer, name: &str) -> (u32, u32) {
    let bytes = inn.sandbox.file(answer.message(), name).unwrap();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    let whole = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (whole(16), whole(20))
}

/// The alternative text of the only picture in an answer.
fn alt(answer: &Answer) -> String {
    let files = answer.message().files();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].description.clone()
}

#[tokio::test]
async fn the_board_shows_the_richest_purses_in_a_picture_and_in_words() {
    let inn = Inn::with_pictures().await;
    let ann = inn.sandbox.add_person("Ann <&> \"Lanterns\"");
    let ben = inn.sandbox.add_person("张伟");
    let cleo = inn.sandbox.add_person("*Cleo*");
    let here = inn.sandbox.channel();
    inn.sandbox.set_permissions(&ben, Permissions::MANAGE_GUILD);
    for (from, line) in [
        (&ann, "/coins balance".to_owned()),
        (&cleo, format!("/coins pay member:<@{}> coins:99", ann.id())),
        (
            &ben,
            format!("/tavern grant member:<@{}> coins:150 reason:x", ben.id()),
        ),
    ] {
        from.slash(here, &line).await.unwrap();
    }
    let board = drawn(&inn, &cleo, "/coins board").await;
    assert_eq!(picture(&inn, &board, "board.png").0, 1100);
    let text = said(&board);
    for line in [
        "**1.** 张伟 · 250 coins",
        "**2.** Ann",
        "· 199 coins",
        "**3. \\*Cleo\\* · 1 coin**",
        "Rank 3 of 3: \\*Cleo\\*, with 1 coin",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(alt(&board).contains("1. 张伟: 250 coins; 2. Ann <&>"));
    assert!(!board.message().ephemeral());
    // A person without coins is told so.
    let paid = format!("/coins pay member:<@{}> coins:1", ann.id());
    cleo.slash(here, &paid).await.unwrap();
    inn.hear(&cleo, "/coins board", "has no coins").await;
    inn.close().await;
}

#[tokio::test]
async fn a_purse_is_charted_for_its_owner_alone() {
    let inn = Inn::with_pictures().await;
    let (ann, ben) = (inn.sandbox.add_person("Ann"), inn.sandbox.add_person("Ben"));
    let here = inn.sandbox.channel();
    ben.slash(here, "/coins balance").await.unwrap();
    for coins in [40, 25] {
        let paid = format!("/coins pay member:<@{}> coins:{coins}", ben.id());
        ann.slash(here, &paid).await.unwrap();
    }
    let back = format!("/coins pay member:<@{}> coins:120", ann.id());
    ben.slash(here, &back).await.unwrap();
    let balance = inn.slash(&ann, "/coins balance").await;
    let mut chart = ann.click_label(&balance, "Chart").await.unwrap();
    // A busy machine sends words alone.
    for _ in 0..20 {
        if chart.message().files().is_empty() {
            chart = ann.click_label(&balance, "Chart").await.unwrap();
        }
    }
    assert!(chart.message().ephemeral());
    assert_eq!(picture(&inn, &chart, "purse.png"), (1100, 825));
    let text = said(&chart);
    for words in [
        "**155 coins**",
        "the highest was 155 coins",
        "the lowest 35 coins",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(alt(&chart).starts_with("Ann’s purse since"));
    inn.close().await;
}
