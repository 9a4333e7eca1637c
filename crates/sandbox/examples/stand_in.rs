//! A stand-in for Discord, for a bot that runs elsewhere (`scripts/walk`): prints its address and the bot's token, and
//! whenever the bot has come, types a command and prints what was answered. It ends with its standard input.
//!
//! `cargo run -p sandbox --example stand_in -- COMMAND`
#![allow(clippy::unwrap_used)]

use sandbox::{Config, Permissions, RateLimits, Sandbox};
use std::io::Read as _;
use std::time::Duration;

/// How long it waits for a bot.
const PATIENCE: Duration = Duration::from_secs(3600);

#[tokio::main]
async fn main() {
    let command = std::env::args().nth(1).unwrap_or("/about".to_owned());
    let sandbox = Sandbox::start(Config {
        people: vec!["Ann".to_owned()],
        rate_limits: RateLimits::Enforced,
        patience: PATIENCE,
        bot_permissions: Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::SEND_MESSAGES_IN_THREADS
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES,
        ..Config::default()
    });
    let sandbox = sandbox.await.unwrap();
    // There a request over a limit waits, as the bot expects of an address that is not Discord's own.
    println!("{}\n{}", sandbox.proxy_url(), sandbox.token());
    let ann = sandbox.person_by_name("Ann").unwrap();
    let serves = async {
        loop {
            sandbox.until_ready().await;
            let answer = ann.slash(sandbox.channel(), &command).await;
            println!("{command}: {answer:?}");
            sandbox
                .until(|sandbox| (!sandbox.bot_online()).then_some(()))
                .await;
        }
    };
    let closed = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    tokio::select! {
        () = serves => {}
        _ = closed => {}
    }
    let wrong = sandbox.violations();
    println!("requests that Discord would refuse: {wrong:?}");
    // The thread that reads may still wait.
    std::process::exit(i32::from(!wrong.is_empty()));
}
