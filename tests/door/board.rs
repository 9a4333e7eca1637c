//! The board of the richest: without those who have left the server, and those whom a game master took off it.

use crate::inn::Inn;
use crate::room::assert_says;
use sandbox::{Person, RequestFault};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Discord's answers about members.
const MEMBERS: &str = "/members/";

/// So many members: the first has 1,000 coins, each other one 10 less than the one before.
async fn rich(count: usize) -> (Inn, Vec<Person>) {
    let inn = Inn::open().await;
    let here = inn.sandbox.channel();
    let gwen = inn.game_master("Gwen");
    let mut people = Vec::new();
    for number in 0..count {
        let person = inn.sandbox.add_person(&format!("Rich {}", number + 1));
        person.slash(here, "/coins balance").await.unwrap();
        // Beside the 100 at the start.
        let coins = 900 - 10 * number;
        let line = format!(
            "/tavern grant member:<@{}> coins:{coins} reason:x",
            person.id()
        );
        // Nobody may give so many commands in a minute.
        inn.skip(MINUTE);
        assert_says(&inn.ask(&gwen, &line).await, "coins");
        people.push(person);
    }
    (inn, people)
}

/// How often Discord was asked for members so far.
fn asked_for(inn: &Inn) -> usize {
    let requests = inn.sandbox.requests().into_iter();
    let about = requests.filter(|it| it.method == "GET" && it.path.contains(MEMBERS));
    about.count()
}

fn leaves(inn: &Inn, person: &Person) {
    inn.sandbox.remove_person(inn.sandbox.server(), person);
}

#[tokio::test]
async fn who_has_left_is_not_on_it_and_the_next_move_up() {
    let (inn, people) = rich(13).await;
    leaves(&inn, &people[1]);
    leaves(&inn, &people[10]);
    let text = inn.ask(&people[0], "/coins board").await;
    assert_says(&text, "**1. Rich 1 · 1,000 coins**\n**2.** Rich 3 ·");
    assert_says(
        &text,
        "**9.** Rich 10 · 910 coins\n**10.** Rich 12 · 890 coins",
    );
    assert!(!text.contains("Rich 13"), "{text}");
    // Who asks is there; the eleventh and the twelfth were about to be shown, the thirteenth was not.
    assert_eq!(asked_for(&inn), 11);
    // The rank counts the same people.
    assert_says(&text, "Rank 1 of 11: Rich 1");
    let text = inn.ask(&people[12], "/coins board").await;
    assert_says(&text, "Rank 11 of 11: Rich 13");
    // The first had not been asked for; the others are remembered for a day.
    assert_eq!(asked_for(&inn), 12);
    inn.skip(DAY - 3 * MINUTE);
    inn.ask(&people[12], "/coins board").await;
    assert_eq!(asked_for(&inn), 12);
    inn.skip(3 * MINUTE);
    inn.ask(&people[12], "/coins board").await;
    assert_eq!(asked_for(&inn), 12 + 12);
    inn.close_after(&["10007"]).await;
}

#[tokio::test]
async fn where_many_have_left_discord_is_asked_three_times_and_of_each_once() {
    let (inn, people) = rich(45).await;
    for person in &people[..42] {
        leaves(&inn, person);
    }
    let text = inn.ask(&people[44], "/coins board").await;
    assert_eq!(asked_for(&inn), 30);
    // Of the others nothing is known yet.
    assert_says(&text, "**1.** Rich 31 · ");
    assert_says(&text, "Rank 15 of 15: Rich 45");
    let text = inn.ask(&people[44], "/coins board").await;
    assert_says(&text, "**1.** Rich 43 · ");
    assert_says(&text, "Rank 3 of 3: Rich 45");
    assert_eq!(asked_for(&inn), 44);
    inn.close_after(&["10007"]).await;
}

#[tokio::test]
async fn whoever_discord_does_not_answer_for_counts_as_there() {
    let (inn, people) = rich(4).await;
    leaves(&inn, &people[1]);
    let of_server = format!("/guilds/{}{MEMBERS}", inn.sandbox.server());
    inn.sandbox
        .faults()
        .cause("GET", &of_server, 99, RequestFault::Status(403));
    inn.hear(&people[0], "/coins board", "**2.** Rich 2 ·")
        .await;
    let asked = asked_for(&inn);
    inn.hear(&people[0], "/coins board", "**2.** Rich 2 ·")
        .await;
    assert_eq!(asked_for(&inn), asked, "again at once");
    // Without an answer at all, too.
    inn.sandbox.faults().clear();
    inn.sandbox
        .faults()
        .cause("GET", &of_server, 99, RequestFault::HoldAnswer);
    inn.skip(2 * MINUTE);
    inn.hear(&people[0], "/coins board", "**2.** Rich 2 ·")
        .await;
    inn.sandbox.faults().clear();
    inn.sandbox.faults().release();
    inn.skip(2 * MINUTE);
    inn.hear(&people[0], "/coins board", "**2.** Rich 3 ·")
        .await;
    inn.close_after(&["10007", "403"]).await;
}
