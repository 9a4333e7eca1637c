//! More clicks at once than anybody can answer in time.

use crate::process::Process;
use futures_util::future::join_all;
use sandbox::Person;
use std::time::Duration;

const CLICKS: usize = 10_000;
const PEOPLE: usize = 50;
/// In megabytes.
const MORE: u64 = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_clicks_takes_little_memory_and_the_bot_goes_on() {
    let mut bot = Process::with(&[("TRIOMPHE_PICTURES", "off")]).await;
    bot.tolerate("10062");
    let [ann, ben] = ["Ann", "Ben"].map(|name| bot.sandbox.add_person(name));
    let table = bot.seat(&[&ann, &ben], "stake:5 patrons:1").await;
    let crowd: Vec<Person> = (0..PEOPLE)
        .map(|number| bot.sandbox.add_person(&format!("Guest {number}")))
        .collect();
    let button = table.message.button("Table…").unwrap().custom_id;
    // Everybody has clicked before.
    join_all(crowd.iter().map(|it| it.click(&table.message, &button))).await;
    let (before, _) = bot.memory();

    // Discord takes its time, so that all of them wait at once.
    let slowly = Duration::from_secs(2);
    bot.sandbox
        .faults()
        .delay("POST", "/interactions/", CLICKS, slowly);
    let clicks = (0..CLICKS).map(|click| crowd[click % PEOPLE].click(&table.message, &button));
    let answered = join_all(clicks).await;
    let answered = answered.iter().filter(|answer| answer.is_ok()).count();
    let (after, most) = bot.memory();
    println!(
        "{answered} of {CLICKS} answered; memory {before} MB before, {after} after, {most} at most"
    );
    assert!(most <= before + MORE, "from {before} to {most} MB");
    bot.sandbox.faults().clear();
    assert!(ann.click(&table.message, &button).await.is_ok());
    bot.close().await;
}
