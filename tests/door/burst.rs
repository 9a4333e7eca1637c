//! More clicks at once than anybody can answer in time.

use crate::process::Process;
use crate::room::PATIENCE;
use futures_util::future::join_all;
use sandbox::{Person, Silence};

const CLICKS: usize = 10_000;
const PEOPLE: usize = 50;
/// In megabytes.
const MORE: u64 = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_clicks_takes_little_memory_and_the_bot_goes_on() {
    let mut bot = Process::with(&[("TRIOMPHE_PICTURES", "off")]).await;
    bot.tolerate("10062");
    let [ann, ben] = ["Ann", "Ben"].map(|name| bot.sandbox.add_person(name));
    let table = bot.seat(&[&ann, &ben], "stake:5 computer-players:1").await;
    let crowd: Vec<Person> = (0..PEOPLE)
        .map(|number| bot.sandbox.add_person(&format!("Guest {number}")))
        .collect();
    let button = table.message.button("Table…").unwrap().custom_id;
    // Everybody has clicked before.
    join_all(crowd.iter().map(|it| it.click(&table.message, &button))).await;
    let (before, _) = bot.memory();

    // Discord answers nothing, so that all of them wait at once.
    bot.sandbox.faults().set_silent(Silence::Silent);
    let clicks = (0..CLICKS).map(|click| crowd[click % PEOPLE].click(&table.message, &button));
    join_all(clicks).await;
    let (after, most) = bot.memory();
    println!("{CLICKS} clicks: memory {before} MB before, {after} after, {most} at most");
    bot.sandbox.faults().set_silent(Silence::Answering);
    assert!(most <= before + MORE, "from {before} to {most} MB");
    let answered = async { while ann.click(&table.message, &button).await.is_err() {} };
    tokio::time::timeout(PATIENCE, answered).await.unwrap();
    bot.close().await;
}
