//! A rehearsal that may not begin, or does not come to its end.

use crate::run::Stand;
use sandbox::{Loss, RefusalCode, RequestFault, Sandbox, Scope};
use std::process::Command;
use std::time::Duration;
use store::Claim;
#[cfg(target_os = "linux")]
use store::{Begin, OpenError, Postgres, ServerAddress, ServerClaim, ServerShare};
use triomphe::monitor::Monitor;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_done_before_the_operator_agrees() {
    let stand = Stand::open(Stand::config()).await;
    let mut running = stand.begin(&[]);
    running.types("no");
    let ran = running.ended(&stand).await;
    assert_eq!(ran.status, Some(2), "{}\n{}", ran.said, ran.errors);
    assert!(ran.said.contains("Stop the bot first"), "{}", ran.said);
    assert!(stand.discord.requests().is_empty());
    assert!(ran.report.is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_refuses_where_a_bot_with_this_token_can_be_seen() {
    let mut stand = Stand::open(Stand::config()).await;
    let file = stand.folder.path().join("triomphe.db");
    std::fs::write(&file, "").unwrap();
    stand.settings = vec![("TRIOMPHE_DATABASE", file.display().to_string())];
    let claim = Claim::take(&file).unwrap();
    let ran = stand.begin(&[]).ended(&stand).await;
    assert_eq!(ran.status, Some(2));
    assert!(
        ran.errors.contains("in use by another triomphe"),
        "{}",
        ran.errors
    );
    assert!(ran.errors.contains("Stop the bot first"), "{}", ran.errors);
    drop(claim);

    let at = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let _monitor = Monitor::listen(at, &[]).await.unwrap();
    stand.settings = vec![("TRIOMPHE_HTTP", at.to_string())];
    let ran = stand.begin(&[]).ended(&stand).await;
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("TRIOMPHE_HTTP"), "{}", ran.errors);
    assert!(stand.discord.requests().is_empty());
}

/// A server's database shows a bot by its claim, one of several by its part, and none where it cannot be asked.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn on_a_server_it_refuses_beside_a_bot_and_keeps_the_database_claimed() {
    let mut stand = Stand::open(Stand::config()).await;
    let database = scratch::database();
    let address = ServerAddress::parse(&database).unwrap();
    stand.settings = vec![("TRIOMPHE_DATABASE", database)];
    let refused = async |stand: &Stand, why: &str| {
        let mut running = stand.begin(&[]);
        running.types("no");
        let ran = running.ended(stand).await;
        assert_eq!(ran.status, Some(2), "{}", ran.said);
        assert!(ran.errors.contains(why), "{}", ran.errors);
        assert!(ran.errors.contains("Stop the bot first"), "{}", ran.errors);
        assert!(!ran.said.contains("Type yes"), "{}", ran.said);
        assert!(stand.discord.requests().is_empty());
    };
    let claim = ServerClaim::take(&address).await.unwrap();
    refused(&stand, "in use by another triomphe").await;
    drop(claim);
    let share = ServerShare::take(&address).await.unwrap();
    let part = Postgres::share(share, Begin::WhereItWas).await.unwrap();
    refused(&stand, "is shared by other triomphes").await;
    part.close().await;

    // Without a bot it asks, and meanwhile none can start.
    let mut running = stand.begin(&[]);
    running.until_said("Type yes").await;
    let taken = ServerClaim::take(&address).await;
    assert!(matches!(taken, Err(OpenError::ServerInUse(_))));
    running.types("no");
    let ran = running.ended(&stand).await;
    assert_eq!(ran.status, Some(2), "{}", ran.said);
    assert!(ran.errors.contains("nothing was done"), "{}", ran.errors);
    ServerClaim::take(&address).await.unwrap();

    // A server that cannot be reached is told of, and the operator decides.
    let nowhere = "postgres://nobody@127.0.0.1:1/nowhere".to_owned();
    stand.settings = vec![("TRIOMPHE_DATABASE", nowhere)];
    let mut running = stand.begin(&[]);
    running.types("no");
    let ran = running.ended(&stand).await;
    assert!(ran.errors.contains("cannot be seen"), "{}", ran.errors);
    assert!(ran.said.contains("Stop the bot first"), "{}", ran.said);
    assert!(stand.discord.requests().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn another_program_that_answers_first_ends_it() {
    let stand = Stand::open(Stand::config()).await;
    let ran = stand.run(&[], |stand, press| {
        if press == 1 {
            let answered = RequestFault::Refuse(RefusalCode::Acknowledged);
            stand
                .discord
                .faults()
                .cause("POST", "/interactions/", 1, answered);
        }
    });
    let ran = ran.await;
    assert_eq!(ran.status, Some(2), "{}\n{}", ran.said, ran.errors);
    assert!(
        ran.errors
            .contains("another program uses the same DISCORD_TOKEN"),
        "{}",
        ran.errors
    );
    assert_eq!(ran.report["stopped"], "another program uses the token");
    stand.must_be_tidy();
    // A bot may not delete its thread, so it says that somebody should.
    assert!(ran.said.contains("delete it by hand"), "{}", ran.said);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_end_again_and_again_end_it() {
    let stand = Stand::open(Stand::config()).await;
    let mut running = stand.begin(&[]);
    running.types("yes");
    assert_eq!(running.until_press().await, Some(1));
    // Three more than its own; after each, the library waits for its turn to begin another.
    for more in 2..5 {
        stand.discord.faults().drop_connection(Loss::InvalidSession);
        let begun = |discord: &Sandbox| (discord.identified() == more).then_some(());
        stand.discord.until(begun).await;
    }
    let ran = running.ended(&stand).await;
    assert_eq!(ran.status, Some(2), "{}\n{}", ran.said, ran.errors);
    assert!(
        ran.errors.contains("keeps ending this bot's session"),
        "{}",
        ran.errors
    );
    stand.must_be_tidy();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_was_reached_ends_it_and_what_was_made_is_removed() {
    let stand = Stand::open(Stand::config()).await;
    let limit = RequestFault::RateLimit(Scope::User, Duration::from_secs(1));
    let faults = stand.discord.faults();
    faults.delay("POST", "/channels/", 2, Duration::ZERO);
    faults.cause("POST", "/channels/", 1, limit);
    let ran = stand.run(&[], |_, _| {}).await;
    assert_eq!(ran.status, Some(2), "{}\n{}", ran.said, ran.errors);
    assert!(ran.errors.contains("429"), "{}", ran.errors);
    assert_eq!(ran.report["stopped"], "429");
    stand.must_be_tidy();
    // It did not go on after it.
    let requests = stand.discord.requests();
    let at = requests.iter().position(|sent| sent.status == 429).unwrap();
    assert!(requests[at + 1..].iter().all(|sent| sent.method != "POST"));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn ctrl_c_ends_it_tidily() {
    let stand = Stand::open(Stand::config()).await;
    let mut running = stand.begin(&[]);
    running.types("yes");
    assert_eq!(running.until_press().await, Some(1));
    assert!(stand.left().exists());
    let id = running.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let ran = running.ended(&stand).await;
    assert_eq!(ran.status, Some(2), "{}\n{}", ran.said, ran.errors);
    assert_eq!(ran.report["stopped"], "stopped by the operator");
    let (_, is_archived) = stand.thread().unwrap();
    assert!(is_archived, "a bot may not delete its thread");
    assert_eq!(stand.discord.emoji(), []);
    assert!(
        stand
            .discord
            .commands(Some(stand.discord.server()))
            .is_empty()
    );
    assert!(stand.discord.messages(stand.discord.channel()).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_killed_run_left_is_removed_by_the_next_one() {
    let stand = Stand::open(Stand::config()).await;
    let mut running = stand.begin(&[]);
    running.types("yes");
    assert_eq!(running.until_press().await, Some(1));
    running.child.kill().unwrap();
    running.child.wait().unwrap();
    let here = stand.discord.channel();
    assert_eq!(stand.discord.messages(here).len(), 2);
    assert_eq!(stand.discord.emoji().len(), 1);
    let (thread, _) = stand.thread().unwrap();

    let mut running = stand.begin(&[]);
    running.types("yes");
    assert_eq!(running.until_press().await, Some(1));
    // Its own two messages and emoji alone.
    assert_eq!(stand.discord.messages(here).len(), 2);
    assert_eq!(stand.discord.emoji().len(), 1);
    assert_eq!(stand.discord.archived(thread), Some(true));
    running.child.kill().unwrap();
    running.child.wait().unwrap();

    // An emoji and a command are found by their names, if the file is lost.
    std::fs::remove_file(stand.left()).unwrap();
    let mut running = stand.begin(&[]);
    running.types("yes");
    assert_eq!(running.until_press().await, Some(1));
    assert_eq!(stand.discord.emoji().len(), 1);
    let commands = stand.discord.commands(Some(stand.discord.server()));
    assert_eq!(commands, ["triomphe-rehearsal"]);
    running.child.kill().unwrap();
}
