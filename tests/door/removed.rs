//! A server that removed the bot while it was offline, and a token that does not belong to this database.

use crate::inn::Inn;
use house::Tavern;
use sandbox::Sandbox;
use std::time::Duration;
use store::Sqlite;
use triomphe::config::Config;
use triomphe::discord::DoorError;

/// Discord's answers to requests for the server.
fn answers(sandbox: &Sandbox) -> Vec<u16> {
    let path = format!("/guilds/{}", sandbox.server());
    let asked = sandbox.requests().into_iter();
    let asked = asked.filter(|request| request.method == "GET" && request.path.ends_with(&path));
    asked.map(|request| request.status).collect()
}

#[tokio::test]
async fn only_discords_own_word_says_that_the_bot_was_removed() {
    let (mut inn, ann, _) = Inn::with_ann().await;
    // In Scarto no card ends a deal at once.
    inn.open_and_deal(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    inn.stop_bot().await;
    let server = inn.sandbox.server();
    inn.sandbox.remove_bot(server);
    // READY does not name the server, and Discord fails when asked about it.
    inn.sandbox
        .faults()
        .fail("GET", &format!("/guilds/{server}"), 1, 500);
    let inn = inn.start_bot().await;
    let told = inn
        .sandbox
        .until(|sandbox| (!answers(sandbox).is_empty()).then(|| answers(sandbox)));
    assert_eq!(told.await, [500]);
    assert_eq!(inn.tavern.servers.next_purge(), None);
    assert_eq!(inn.tavern.tables.ids().len(), 1, "nothing is closed");
    // The bot asks again after a while, until Discord says so.
    let mut inn = inn.change(|config| Config {
        ask_again: Duration::from_millis(1),
        ..config
    });
    inn.stop_bot().await;
    inn.sandbox
        .faults()
        .fail("GET", &format!("/guilds/{server}"), 2, 503);
    let inn = inn.start_bot().await;
    inn.known(async |tavern| tavern.servers.next_purge()).await;
    assert_eq!(answers(&inn.sandbox), [500, 503, 503, 404]);
    // It comes back, and its data stays.
    inn.sandbox.invite_bot(server);
    inn.known(async |tavern| tavern.servers.next_purge().is_none().then_some(()))
        .await;
    inn.close_after(&["10004", "50001"]).await;
}

#[tokio::test]
async fn a_token_of_another_application_closes_nothing() {
    let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
    let store = Sqlite::in_memory().await.unwrap();
    assert_eq!(store.application(42).await.unwrap(), 42);
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
        _ => None,
    })
    .unwrap();
    let tavern = Tavern::open(store, config.house.clone(), Some(7))
        .await
        .unwrap();
    let stop = std::future::pending();
    let refused = triomphe::discord::run(&config, tavern, stop).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, DoorError::Another { of: 42, .. }));
    let (own, said) = (sandbox.bot().to_string(), refused.to_string());
    assert!(
        said.contains(&own) && said.contains("application 42"),
        "{said}"
    );
    assert!(sandbox.commands(None).is_empty(), "it registered nothing");
    assert_eq!(sandbox.identified(), 0, "and did not come to the door");
}
