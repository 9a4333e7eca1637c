//! The time from a click to the first answer of a bot that does nothing else: what the sandbox
//! itself adds to every measurement made through it.
//!
//! `cargo bench -p sandbox --bench click`
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Duration;

use common::{World, row};
use sandbox::{Config, RateLimits};
use serde_json::json;

/// The number of clicks measured for each number of people.
const CLICKS: usize = 4_000;

#[tokio::main]
async fn main() {
    println!("Rate limits are off.");
    for people in [1, 4, 50] {
        let mut times = measure(people).await;
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        println!(
            "{people:>3} at once: median {:?}, 99 % {:?}, slowest {:?}",
            at(50),
            at(99),
            at(100)
        );
    }
}

async fn measure(people: usize) -> Vec<Duration> {
    let world = World::with(Config {
        rate_limits: RateLimits::Off,
        ..Config::default()
    })
    .await;
    let names: Vec<String> = (0..25).map(|n| format!("card:{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let rows: Vec<_> = names.chunks(5).map(row).collect();
    world
        .post(json!({"content": "a hand", "components": rows}))
        .await;
    let message = world.ann.sees(world.channel)[0].clone();
    let players: Vec<_> = (0..people)
        .map(|n| world.sandbox.add_person(&n.to_string()))
        .collect();

    let mut bot = world.bot;
    let rest = bot.rest.clone();
    let answering = tokio::spawn(async move {
        loop {
            let event = bot.socket.event("INTERACTION_CREATE").await;
            let rest = rest.clone();
            tokio::spawn(async move {
                let body = json!({"type": 7, "data": {"content": "a hand", "components": event["message"]["components"]}});
                assert_eq!(rest.callback(&event, body).await.0, 204);
            });
        }
    });
    let clicking: Vec<_> = players
        .into_iter()
        .map(|player| {
            let message = message.clone();
            tokio::spawn(async move {
                let mut times = Vec::new();
                for _ in 0..CLICKS / people {
                    times.push(player.click(&message, "card:7").await.unwrap().elapsed);
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for player in clicking {
        times.extend(player.await.unwrap());
    }
    answering.abort();
    times
}
