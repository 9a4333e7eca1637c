//! When Discord closes the gateway for good, the bot ends and says why.
#![allow(clippy::unwrap_used)]

use house::Tavern;
use sandbox::{Gateway, Loss, Sandbox};
use store::Sqlite;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use triomphe::config::Config;
use triomphe::discord::{self, Closing, DoorError};

const CLOSINGS: [(u16, Closing); 6] = [
    (4004, Closing::Token),
    (4010, Closing::Shard),
    (4011, Closing::TooFewShards),
    (4012, Closing::Version),
    (4013, Closing::Intents),
    (4014, Closing::Disallowed),
];

/// Runs the bot in a sandbox until it ends by itself.
async fn ended(sandbox: &Sandbox) -> Result<(), DoorError> {
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
        "TRIOMPHE_EMOJI" => Some("off".to_owned()),
        _ => None,
    });
    let config = config.unwrap();
    let store = Sqlite::in_memory().await.unwrap();
    let tavern = Tavern::open(store, config.house.clone(), None).await;
    discord::run(&config, tavern.unwrap(), std::future::pending()).await
}

/// The only test in this program, because every bot of a program hears the same traces. It has more than one thread, like
/// the real program, because serenity may block one for a moment.
#[tokio::test(flavor = "multi_thread")]
async fn each_closing_for_good_ends_the_bot_and_is_told_whenever_it_comes() {
    tracing_subscriber::registry()
        .with(discord::close_code_layer())
        .init();
    for (code, closing) in CLOSINGS {
        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        let close = async {
            sandbox.until_ready().await;
            sandbox.faults().drop_connection(Loss::Close(code));
        };
        let (done, ()) = tokio::join!(ended(&sandbox), close);
        assert!(
            matches!(done, Err(DoorError::Closed(told)) if told == closing),
            "{code} in a session: {done:?}"
        );

        let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
        sandbox.faults().set_gateway(Gateway::Closing(code));
        let done = ended(&sandbox).await;
        assert!(
            matches!(done, Err(DoorError::Closed(told)) if told == closing),
            "{code} before one: {done:?}"
        );
    }
}
