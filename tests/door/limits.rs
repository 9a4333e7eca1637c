//! Discord's rate limits, with the client library's own limiter: here the sandbox poses as discord.com.

use crate::inn::Inn;
use crate::room::{act, asked, is_paid_out, own_turn, with_button};
use house::Health;
use sandbox::{Id, LoggedRequest, Person, RequestFault, Scope};
use std::time::Duration;
use triomphe::monitor::Metrics;

/// As many hands as were observed to wait for each other when their edits shared a limit.
const HANDS: usize = 16;
/// What nine of ten edits of a hand may take; with a shared limit most took seconds.
const SOON: Duration = Duration::from_secs(2);

/// Deals cards to a person at a table of their own, in a channel of their own.
async fn sit_down(inn: &Inn, number: usize) -> (Person, Id) {
    let person = inn.sandbox.add_person(&format!("Guest {number}"));
    let server = inn.sandbox.server();
    let here = inn.sandbox.add_channel(server, &format!("table-{number}"));
    let line = "/triomphe start game:triomphe vieville computer-players:3";
    person.slash(here, line).await.unwrap();
    let ready = with_button(&person, here, "Deal").await;
    person.click_label(&ready, "Deal").await.unwrap();
    (person, here)
}

/// The time from the answer to a click until that answer was edited: the patrons had played, and it was the player's
/// turn again.
fn delays(requests: &[LoggedRequest]) -> Vec<Duration> {
    let token_of = |sent: &LoggedRequest| sent.path.split('/').nth(3).map(str::to_owned);
    let answers = requests
        .iter()
        .filter(|sent| sent.path.ends_with("/callback"));
    let delay = |answer: &LoggedRequest| {
        let token = token_of(answer)?;
        let edit = requests.iter().find(|sent| {
            sent.method == "PATCH" && token_of(sent).as_deref() == Some(token.as_str())
        })?;
        Some(edit.at.saturating_sub(answer.at))
    };
    answers.filter_map(delay).collect()
}

#[tokio::test]
async fn sixteen_hands_do_not_wait_for_each_other() {
    // No pictures: this test is about sending, not about drawing.
    let inn = Inn::as_at_discord().await;
    let mut guests = Vec::new();
    for number in 0..HANDS {
        guests.push(sit_down(&inn, number).await);
        // Opening so many tables in one second would make their messages wait for the limit of a whole bot.
        inn.sandbox.advance(Duration::from_secs(1));
    }
    let seated = inn.sandbox.requests().len();
    // One after the other, but far faster than one bucket for all would allow.
    let mut played = Vec::new();
    for (person, here) in &guests {
        if let Some(turn) = asked(person, *here).await {
            act(person, &turn).await;
            played.push((person, *here, turn.all_text()));
        }
    }
    for (person, here, before) in played {
        // Until it is their turn again, or the deal is over.
        person
            .until(here, |messages| {
                let again = own_turn(messages).is_some_and(|turn| turn.all_text() != before);
                (again || is_paid_out(messages)).then_some(())
            })
            .await;
    }
    let requests = inn.sandbox.requests();
    let limited = requests.iter().filter(|sent| sent.status == 429).count();
    assert_eq!(limited, 0, "requests beyond Discord's limits");
    let mut delays = delays(&requests[seated..]);
    delays.sort_unstable();
    assert!(delays.len() >= HANDS / 2, "too few edits: {delays:?}");
    let ninth_decile = delays[delays.len() * 9 / 10];
    assert!(ninth_decile < SOON, "edits came late: {delays:?}");
    inn.close().await;
}

#[tokio::test]
async fn what_is_held_back_for_a_limit_is_measured() {
    let metrics = Metrics::record().unwrap();
    let inn = Inn::as_at_discord().await;
    let ann = inn.sandbox.add_person("Ann");
    let again = Duration::from_millis(200);
    inn.sandbox
        .faults()
        .rate_limit("POST", "/channels/", 1, again);
    inn.lobby(&ann, "/triomphe start computer-players:2").await;
    let measured = metrics.written(&Health::CLOSED, &[]);
    let name = meters::ALL.map(|about| about.name);
    let name = name
        .iter()
        .find(|name| name.contains("rate_limit"))
        .unwrap();
    let count = measured
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{name}_count{{limit=\"route\"}} ")));
    // Other tests may share the recorder.
    let count: u64 = count.expect("a wait").parse().unwrap();
    assert!(count >= 1, "{measured}");
    inn.close().await;
}

/// Whether a request counts towards the limit for a whole bot.
fn counts(sent: &LoggedRequest) -> bool {
    let exempt = ["/interactions/", "/webhooks/"];
    !exempt.iter().any(|path| sent.path.starts_with(path))
}

#[tokio::test]
async fn many_tables_are_opened_at_once_within_discords_global_limit() {
    let inn = Inn::as_at_discord().await;
    let guests = (0..2 * HANDS).map(|number| sit_down(&inn, number));
    futures_util::future::join_all(guests).await;
    // Each table is posted and redrawn, which all together is more than Discord takes in a second.
    let requests = inn
        .sandbox
        .until(|sandbox| {
            let requests = sandbox.requests();
            let counted = requests.iter().filter(|sent| counts(sent)).count();
            (counted > 50).then_some(requests)
        })
        .await;
    let limited = requests.iter().filter(|sent| sent.status == 429).count();
    assert_eq!(limited, 0, "requests beyond Discord's limits");
    inn.close().await;
}

#[tokio::test]
async fn a_bot_that_has_reached_discords_global_limit_waits_with_everything_but_answers() {
    const TABLES: usize = 8;
    const WAIT: Duration = Duration::from_secs(4);
    // What was sent before the bot knew of the limit arrives within this time.
    const UNDER_WAY: Duration = Duration::from_secs(1);
    let inn = Inn::as_at_discord().await;
    let mut guests = Vec::new();
    for number in 0..TABLES {
        guests.push(sit_down(&inn, number).await);
    }
    let mut turns = Vec::new();
    for (person, here) in &guests {
        if let Some(turn) = asked(person, *here).await {
            turns.push((person, *here, turn));
        }
    }
    let limit = RequestFault::RateLimit(Scope::Global, WAIT);
    inn.sandbox.faults().cause("*", "/channels/", 1, limit);
    let mut rest = turns.iter();
    let (person, _, turn) = rest.next().expect("somebody is to play");
    act(person, turn).await;
    let refused = inn
        .sandbox
        .until(|sandbox| {
            let requests = sandbox.requests().into_iter();
            let mut refused = requests.filter(|sent| sent.status == 429);
            refused.next()
        })
        .await;
    // The others go on playing meanwhile, and see it in their hands.
    for (person, here, turn) in rest {
        act(person, turn).await;
        let before = turn.all_text();
        person
            .until(*here, |messages| {
                let again = own_turn(messages).is_some_and(|turn| turn.all_text() != before);
                (again || is_paid_out(messages)).then_some(())
            })
            .await;
    }
    // Every table's message is brought up to date when the time is over.
    for (_, here, _) in &turns {
        let path = format!("/channels/{here}/messages");
        inn.sandbox
            .until(|sandbox| {
                let requests = sandbox.requests().into_iter();
                let mut after = requests.skip_while(|sent| sent.at < refused.at + WAIT);
                let is_redraw = |sent: &LoggedRequest| {
                    sent.path.starts_with(&path) && sent.status == 200 && sent.method != "GET"
                };
                after.any(|sent| is_redraw(&sent)).then_some(())
            })
            .await;
    }
    let (begins, ends) = (refused.at + UNDER_WAY, refused.at + WAIT);
    let meanwhile = inn.sandbox.requests().into_iter();
    let meanwhile = meanwhile.filter(|sent| counts(sent) && sent.at > begins && sent.at < ends);
    let meanwhile: Vec<_> = meanwhile.map(|sent| (sent.method, sent.path)).collect();
    assert_eq!(meanwhile, [], "sent while Discord refuses everything");
    let all = inn.sandbox.requests();
    assert_eq!(all.iter().filter(|sent| sent.status == 429).count(), 1);
    inn.close().await;
}

#[tokio::test]
async fn behind_a_rest_proxy_everything_arrives_and_nothing_is_refused() {
    let inn = Inn::behind_a_proxy().await;
    for number in 0..HANDS {
        let (person, here) = sit_down(&inn, number).await;
        if let Some(turn) = asked(&person, here).await {
            act(&person, &turn).await;
        }
    }
    let requests = inn.sandbox.requests();
    let limited = requests.iter().filter(|sent| sent.status == 429).count();
    assert_eq!(limited, 0, "requests beyond Discord's limits");
    assert!(requests.iter().filter(|sent| counts(sent)).count() > 2 * HANDS);
    inn.close().await;
}
