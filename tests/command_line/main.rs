//! The command line: an exit status and one clear sentence for every mistake.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[cfg(unix)]
#[path = "../../crates/store/tests/files/mod.rs"]
mod files;
#[allow(dead_code)]
#[cfg(unix)]
#[path = "../../crates/store/tests/schema/mod.rs"]
mod schema;
#[cfg(unix)]
#[path = "../../crates/store/tests/server/mod.rs"]
mod server;

#[cfg(unix)]
mod backups;
#[cfg(unix)]
mod guards;
#[cfg(unix)]
mod moving;
mod simulate;

use bank::audit;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};
use store::{Begin, Claim, Sqlite};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerAddress, ServerClaim};
use tokio::io::AsyncBufReadExt as _;

/// Where a database is.
#[cfg(unix)]
#[derive(Clone, Copy)]
enum On {
    Sqlite,
    #[cfg(target_os = "linux")]
    Postgres,
}

#[cfg(target_os = "linux")]
fn address(text: &str) -> ServerAddress {
    ServerAddress::parse(text).unwrap()
}

/// Runs the program in a folder, without the environment variables of the person running the tests.
fn run(folder: &Path, arguments: &[&str], settings: &[(&str, &str)], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .envs(settings.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that stops reading closes the pipe; its output is checked below.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Checks for status 2 and a sentence with these words, without a panic or a secret.
#[track_caller]
fn refused(output: &Output, says: &str) {
    let text = stderr(output);
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains(says), "{text}");
    assert!(
        !text.contains("panicked") && !text.contains("hush"),
        "{text}"
    );
}

#[test]
fn without_a_token_it_says_what_to_do_and_names_the_sandbox() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["serve"]] {
        refused(
            &run(folder.path(), arguments, &[], ""),
            "DISCORD_TOKEN is not set",
        );
        refused(&run(folder.path(), arguments, &[], ""), "triomphe sandbox");
    }
    assert!(!folder.path().join("triomphe-data").exists());
}

#[test]
fn what_is_no_token_is_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    refused(
        &run(folder.path(), &[], &[("DISCORD_TOKEN", "hush")], ""),
        "does not look like a bot's token",
    );
}

#[test]
fn a_broken_env_file_names_its_line() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(".env"), "# ours\nDISCORD_TOKEN hush\n").unwrap();
    refused(
        &run(folder.path(), &[], &[], ""),
        ".env cannot be read: line 2",
    );
}

#[test]
fn an_env_file_that_is_no_text_or_no_file_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(".env");
    std::fs::write(&file, b"A=1\nDISCORD_TOKEN=hush\xff\xfe\n").unwrap();
    refused(
        &run(folder.path(), &[], &[], ""),
        ".env cannot be read: line 2",
    );
    std::fs::write(&file, b"\xff\xfeA\0=\x001\0").unwrap();
    refused(
        &run(folder.path(), &[], &[], ""),
        ".env cannot be read: it is UTF-16: save it as UTF-8",
    );
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    refused(&run(folder.path(), &[], &[], ""), ".env cannot be opened");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_told_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("newer.db");
    Sqlite::open(&path).await.unwrap().close().await;
    let mut books = SqliteConnectOptions::new()
        .filename(&path)
        .connect()
        .await
        .unwrap();
    books
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9000, 'from the future', 1, x'00', 0)",
        )
        .await
        .unwrap();
    books.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let settings = [
        ("DISCORD_TOKEN", "hu.s.h"),
        ("TRIOMPHE_DATABASE", "newer.db"),
    ];
    for arguments in [&["serve"][..], &["audit", "newer.db"]] {
        refused(
            &run(folder.path(), arguments, &settings, ""),
            "newer.db was made by a newer version of triomphe",
        );
    }
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// With a limit on file sizes, as on a full disk; root could write to any folder.
#[test]
fn a_database_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" serve"])
        .arg(env!("CARGO_BIN_EXE_triomphe"))
        .current_dir(folder.path())
        .env("DISCORD_TOKEN", "hu.s.h")
        .env("TRIOMPHE_DATABASE", "full.db")
        .output()
        .unwrap();
    refused(&output, "full.db cannot be written: check");
}

#[test]
fn settings_out_of_range_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let settings = [
        ("DISCORD_TOKEN", "hu.s.h"),
        ("TRIOMPHE_STARTING_COINS", "-1"),
    ];
    refused(
        &run(folder.path(), &[], &settings, ""),
        "TRIOMPHE_STARTING_COINS must be",
    );
}

#[test]
fn a_database_that_is_none_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("no.db"),
        "these are no books, whatever the name may say",
    )
    .unwrap();
    let settings = [("DISCORD_TOKEN", "hu.s.h"), ("TRIOMPHE_DATABASE", "no.db")];
    refused(&run(folder.path(), &[], &settings, ""), "is not a database");
    refused(
        &run(folder.path(), &["audit", "no.db"], &[], ""),
        "is not a database",
    );
    refused(
        &run(folder.path(), &["reports", "no.db"], &[], ""),
        "is not a database",
    );
    for command in ["audit", "reports"] {
        refused(
            &run(folder.path(), &[command], &[], ""),
            "there is no database at triomphe-data/triomphe.db",
        );
    }
}

#[tokio::test]
async fn what_was_reported_is_printed_the_newest_last() {
    use ids::{GuildId, MemberId};
    use store::{ReportRow, Step, Write};
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("house.db")).await.unwrap();
    for (at, words) in [(1, "first"), (2, "second"), (3, "third")] {
        let report = ReportRow {
            guild: GuildId(7),
            member: MemberId(11),
            deal: None,
            words: words.to_owned(),
            body: "{\"version\":\"0\"}".to_owned(),
            at,
        };
        let people = vec![MemberId(11)];
        let write = Write::Report { report, people };
        store.commit(Step::write(write)).await.unwrap();
    }
    let said = |arguments: &[&str]| -> Vec<serde_json::Value> {
        let output = run(folder.path(), arguments, &[], "");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let text = stdout(&output);
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    // Even while the bot has the file open.
    assert_eq!(said(&["reports", "house.db"]).len(), 3);
    let last = said(&["reports", "house.db", "--last", "2"]);
    let words: Vec<_> = last.iter().map(|line| line["words"].as_str()).collect();
    assert_eq!(words, [Some("second"), Some("third")]);
    assert_eq!(
        last[1],
        serde_json::json!({
            "at": 3, "guild": "7", "member": "11", "deal": null, "words": "third",
            "gathered": {"version": "0"},
        })
    );
    store.close().await;
}

#[cfg(unix)]
#[test]
fn discord_that_cannot_be_reached_is_tried_again_and_the_cause_is_told() {
    let folder = tempfile::tempdir().unwrap();
    // Nothing listens on port 9 of this machine.
    let mut bot = Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .current_dir(folder.path())
        .env_clear()
        .env("DISCORD_TOKEN", "hu.s.h")
        .env("TRIOMPHE_DISCORD_URL", "http://ann:hush@127.0.0.1:9")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(bot.stderr.take().unwrap()).lines();
    let (mut said, mut stopped) = (String::new(), false);
    for line in lines.map_while(Result::ok) {
        said = format!("{said}{line}\n");
        if line.contains("trying again in 2 s") {
            let id = bot.id().to_string();
            stopped = Command::new("kill").arg(id).status().unwrap().success();
        }
    }
    assert_eq!(bot.wait().unwrap().code(), Some(0), "{said}");
    assert!(stopped, "{said}");
    assert!(
        said.contains("http://127.0.0.1:9 could not be reached: Connection refused"),
        "{said}"
    );
    assert!(said.contains("trying again in 1 s"), "{said}");
    assert!(!said.contains("hush") && !said.contains("hu.s.h"), "{said}");
}

#[cfg(unix)]
#[test]
fn levels_of_the_log_count_wherever_they_stand_and_nonsense_is_an_error() {
    let wrong = "TRIOMPHE_LOG must be error, warn, info, debug, trace or off";
    let folder = tempfile::tempdir().unwrap();
    let settings = [("DISCORD_TOKEN", "hu.s.h"), ("TRIOMPHE_LOG", "nonsense")];
    refused(&run(folder.path(), &[], &settings, ""), wrong);
    let sandbox = ["sandbox", "--port", "0"];
    refused(&run(folder.path(), &sandbox, &settings, ""), wrong);
    std::fs::write(folder.path().join(".env"), "TRIOMPHE_LOG=triomphe=loud\n").unwrap();
    refused(&run(folder.path(), &[], &settings[..1], ""), wrong);
    assert!(!folder.path().join("triomphe-data").exists());

    // Warnings at the default level do not appear if .env asks for silence.
    std::fs::create_dir(folder.path().join("open")).unwrap();
    let file = folder.path().join("open/triomphe.db");
    std::fs::write(&file, "these are no books, whatever the name may say").unwrap();
    let others = std::os::unix::fs::PermissionsExt::from_mode(0o644);
    std::fs::set_permissions(&file, others).unwrap();
    let settings = [
        ("DISCORD_TOKEN", "hu.s.h"),
        ("TRIOMPHE_DATABASE", "open/triomphe.db"),
    ];
    for (level, told) in [("info", true), ("error", false)] {
        std::fs::write(
            folder.path().join(".env"),
            format!("TRIOMPHE_LOG={level}\n"),
        )
        .unwrap();
        let output = run(folder.path(), &[], &settings, "");
        refused(&output, "is not a database");
        let warned = stderr(&output).contains("triomphe.db is open to other users");
        assert_eq!(warned, told, "{level}: {}", stderr(&output));
    }
}

#[test]
fn settings_that_are_none_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(".env"), "TRIOMPHE_DATABSE=hush.db\n").unwrap();
    let settings = [("TRIOMPHE_TOKEN", "hush")];
    for command in ["serve", "audit", "reports"] {
        let output = run(folder.path(), &[command], &settings, "");
        refused(
            &output,
            "TRIOMPHE_DATABSE is not a setting of triomphe; did you mean TRIOMPHE_DATABASE?",
        );
        refused(
            &output,
            "TRIOMPHE_TOKEN is not a setting of triomphe; did you mean",
        );
    }
}

#[tokio::test]
async fn a_token_that_discord_does_not_know_is_told() {
    let sandbox = sandbox::Sandbox::start(sandbox::Config::default())
        .await
        .unwrap();
    let url = sandbox.url();
    let output = tokio::task::spawn_blocking(move || {
        let folder = tempfile::tempdir().unwrap();
        run(
            folder.path(),
            &[],
            &[("DISCORD_TOKEN", "hu.s.h"), ("TRIOMPHE_DISCORD_URL", &url)],
            "",
        )
    })
    .await
    .unwrap();
    refused(&output, "Discord does not accept DISCORD_TOKEN");
}

#[tokio::test]
async fn the_token_is_read_from_its_file_and_a_wrong_one_is_told_all_the_same() {
    let sandbox = sandbox::Sandbox::start(sandbox::Config::default())
        .await
        .unwrap();
    let (url, token) = (sandbox.url(), sandbox.token().to_owned());
    tokio::task::spawn_blocking(move || {
        let folder = tempfile::tempdir().unwrap();
        let settings = [
            ("DISCORD_TOKEN_FILE", "token"),
            ("TRIOMPHE_DISCORD_URL", &url),
        ];
        let check = |arguments: &[&str]| run(folder.path(), arguments, &settings, "");
        refused(
            &check(&[]),
            "DISCORD_TOKEN_FILE names token, which cannot be read: entity not found",
        );
        std::fs::write(folder.path().join("token"), "hu.s.h\n").unwrap();
        refused(&check(&[]), "Discord does not accept DISCORD_TOKEN");
        refused(
            &check(&["config", "check"]),
            "Discord does not accept DISCORD_TOKEN",
        );
        std::fs::write(folder.path().join("token"), format!("{token}\n")).unwrap();
        let told = check(&["config", "check"]);
        assert_eq!(told.status.code(), Some(0), "{}", stderr(&told));
        assert!(
            stdout(&told).contains("Discord accepts the token of"),
            "{}",
            stdout(&told)
        );
        assert!(!stdout(&told).contains(&token));
    })
    .await
    .unwrap();
}

#[test]
fn config_check_says_what_holds_where_it_comes_from_and_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join(".env"),
        "DISCORD_TOKEN=hu.s.h\nTRIOMPHE_KEEP_DAYS=7\nTRIOMPHE_DATABASE=ours.db\n",
    )
    .unwrap();
    let check = |settings: &[(&str, &str)]| {
        run(
            folder.path(),
            &["config", "check", "--offline"],
            settings,
            "",
        )
    };
    let fine = check(&[
        ("TRIOMPHE_DATABASE", "theirs.db"),
        ("TRIOMPHE_DISCORD_URL", "http://ann:hush@127.0.0.1:9"),
    ]);
    assert_eq!(fine.status.code(), Some(0), "{}", stderr(&fine));
    let said: Vec<Vec<String>> = stdout(&fine)
        .lines()
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
    for line in [
        &["DISCORD_TOKEN", "(secret)", ".env"][..],
        &["TRIOMPHE_KEEP_DAYS", "7", ".env"],
        &["TRIOMPHE_DATABASE", "theirs.db", "environment"],
        &["TRIOMPHE_DISCORD_URL", "http://127.0.0.1:9", "environment"],
        &["TRIOMPHE_QUESTION_SECONDS", "15", "default"],
        &["TRIOMPHE_TERMS_URL", "-", "not", "set"],
    ] {
        assert!(said.iter().any(|said| said == line), "{line:?}: {said:?}");
    }
    assert!(!stdout(&fine).contains("hush") && !stdout(&fine).contains("hu.s.h"));
    assert!(!folder.path().join("theirs.db").exists(), "nothing is made");

    let wrong = check(&[
        ("TRIOMPHE_KEEP_DAYS", "hush"),
        ("TRIOMPHE_LOG", "hush"),
        ("TRIOMPHE_EMOJIS", "off"),
        ("DISCORD_TOKEN_FILE", "hush.txt"),
    ]);
    assert_eq!(wrong.status.code(), Some(2));
    for sentence in [
        "TRIOMPHE_KEEP_DAYS must be a whole number from 0 to 3650",
        "TRIOMPHE_LOG must be",
        "DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set",
        "TRIOMPHE_EMOJIS is not a setting of triomphe; did you mean TRIOMPHE_EMOJI?",
    ] {
        assert!(stderr(&wrong).contains(sentence), "{}", stderr(&wrong));
    }
    let shown = stdout(&wrong) + &stderr(&wrong);
    assert!(
        !shown.contains("hush") && !shown.contains("hu.s.h"),
        "{shown}"
    );
}

#[tokio::test]
async fn a_token_of_another_application_is_refused_in_a_sentence() {
    let sandbox = sandbox::Sandbox::start(sandbox::Config::default())
        .await
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.application(42).await.unwrap(), 42);
    store.close().await;
    let (token, url) = (sandbox.token().to_owned(), sandbox.url());
    let at = folder.path().to_owned();
    let output = tokio::task::spawn_blocking(move || {
        let settings = [
            ("DISCORD_TOKEN", token.as_str()),
            ("TRIOMPHE_DISCORD_URL", &url),
            ("TRIOMPHE_DATABASE", "house.db"),
        ];
        run(&at, &[], &settings, "")
    })
    .await
    .unwrap();
    refused(&output, "but this database belongs to application 42");
    let said = stderr(&output);
    assert!(said.contains(&sandbox.bot().to_string()), "{said}");
    assert!(!said.contains(sandbox.token()), "{said}");
    // It still belongs to the first application.
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.application(7).await.unwrap(), 42);
    store.close().await;
}

#[test]
fn who_asks_for_health_must_say_where() {
    let folder = tempfile::tempdir().unwrap();
    let ask = |at: &str| run(folder.path(), &["health"], &[("TRIOMPHE_HTTP", at)], "");
    refused(&ask(""), "TRIOMPHE_HTTP is not set");
    refused(&ask("hush"), "TRIOMPHE_HTTP must be an address with a port");
    // Nothing listens on port 9 of this machine.
    let nobody = ask("127.0.0.1:9");
    assert_eq!(nobody.status.code(), Some(1), "{}", stderr(&nobody));
    assert!(stderr(&nobody).contains("nothing listens there"));
    let listening = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listening.local_addr().unwrap().to_string();
    let settings = [("DISCORD_TOKEN", "hu.s.h"), ("TRIOMPHE_HTTP", &taken)];
    refused(
        &run(folder.path(), &["serve"], &settings, ""),
        "TRIOMPHE_HTTP: nothing can listen on",
    );
}

/// The address of an empty database, with a password that the server does not ask for.
#[cfg(target_os = "linux")]
fn on_a_server() -> (String, ServerAddress) {
    let text = scratch::database().replace("triomphe@", "triomphe:hush@");
    let address = ServerAddress::parse(&text).unwrap();
    (text, address)
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_bot_opens_a_database_on_a_server_and_shows_no_password() {
    let sandbox = sandbox::Sandbox::start(sandbox::Config::default())
        .await
        .unwrap();
    let (text, address) = on_a_server();
    let store = Postgres::open(&address).await.unwrap();
    assert_eq!(store.application(42).await.unwrap(), 42);
    store.close().await;
    let (token, url) = (sandbox.token().to_owned(), sandbox.url());
    let claim = ServerClaim::take(&address).await.unwrap();
    let serve = move |text: String| {
        let folder = tempfile::tempdir().unwrap();
        let settings = [
            ("DISCORD_TOKEN", token.as_str()),
            ("TRIOMPHE_DISCORD_URL", &url),
            ("TRIOMPHE_DATABASE", &text),
        ];
        run(folder.path(), &[], &settings, "")
    };
    let (again, with) = (serve.clone(), text.clone());
    let output = tokio::task::spawn_blocking(move || serve(with)).await;
    refused(&output.unwrap(), "is in use by another triomphe");
    drop(claim);
    // The server may take a moment to notice.
    let answer = loop {
        let (again, with) = (again.clone(), text.clone());
        let output = tokio::task::spawn_blocking(move || again(with)).await;
        let output = output.unwrap();
        if !stderr(&output).contains("is in use by another triomphe") {
            break output;
        }
    };
    refused(&answer, "but this database belongs to application 42");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn what_works_with_files_only_says_what_to_do_on_a_server_and_the_rest_reads_it() {
    let (text, address) = on_a_server();
    tokio::task::spawn_blocking(move || {
        let folder = tempfile::tempdir().unwrap();
        let with = |arguments: &[&str], name: &str, value: &str| {
            run(folder.path(), arguments, &[(name, value)], "")
        };
        for (arguments, says) in [
            (&["backup"][..], "pg_dump"),
            (&["restore", "old.db"], "pg_restore"),
        ] {
            let output = with(arguments, "TRIOMPHE_DATABASE", &text);
            refused(&output, "names a PostgreSQL server");
            refused(&output, says);
        }
        std::fs::write(folder.path().join("url"), format!("{text}\n")).unwrap();
        let audit = || with(&["audit"], "TRIOMPHE_DATABASE_FILE", "url");
        refused(&audit(), "is empty: start the bot once to fill it");
        let export = || with(&["export", "1"], "TRIOMPHE_DATABASE", &text);
        refused(&export(), "is empty: start the bot once to fill it");
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            Postgres::open(&address).await.unwrap().close().await;
        });
        let output = audit();
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        refused(&export(), "this database has no data for server 1");
        refused(
            &with(&["import", "none.jsonl"], "TRIOMPHE_DATABASE", &text),
            "none.jsonl cannot be read",
        );
        let reports = with(&["reports"], "TRIOMPHE_DATABASE", &text);
        assert_eq!(reports.status.code(), Some(0), "{}", stderr(&reports));
        assert_eq!(stdout(&reports), "");
        let check = with(
            &["config", "check", "--offline"],
            "TRIOMPHE_DATABASE",
            &text,
        );
        let shown = stdout(&check) + &stderr(&check);
        assert!(
            shown.contains("postgres://") && !shown.contains("hush"),
            "{shown}"
        );
        refused(
            &with(
                &["audit"],
                "TRIOMPHE_DATABASE",
                "postgres://ann:hush@db:port/house",
            ),
            "TRIOMPHE_DATABASE is not the address of a PostgreSQL database",
        );
        assert_eq!(
            std::fs::read_dir(folder.path()).unwrap().count(),
            1,
            "nothing is made"
        );
    })
    .await
    .unwrap();
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_database_server_that_does_not_answer_is_waited_for() {
    let server = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = server.local_addr().unwrap().port();
    drop(server);
    let folder = tempfile::tempdir().unwrap();
    let mut bot = tokio::process::Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .current_dir(folder.path())
        .env_clear()
        .env("DISCORD_TOKEN", "hu.s.h")
        .env(
            "TRIOMPHE_DATABASE",
            format!("postgres://ann:hush@127.0.0.1:{port}/house"),
        )
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut said = tokio::io::BufReader::new(bot.stderr.take().unwrap()).lines();
    let asks_again = async {
        let line = said.next_line().await.unwrap().unwrap();
        assert!(!line.contains("hush"), "{line}");
        assert!(
            line.contains("cannot be reached") && line.contains("trying again in 1 s"),
            "{line}"
        );
        let server = tokio::net::TcpListener::bind(("127.0.0.1", port))
            .await
            .unwrap();
        server.accept().await.unwrap();
        let line = said.next_line().await.unwrap().unwrap();
        assert!(line.contains("trying again in 2 s"), "{line}");
        // It waits no longer than it is wanted.
        let id = bot.id().unwrap().to_string();
        let sent = tokio::process::Command::new("kill")
            .args(["-TERM", &id])
            .status();
        assert!(sent.await.unwrap().success());
        assert!(bot.wait().await.unwrap().success());
    };
    tokio::time::timeout(Duration::from_secs(60), asks_again)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_port_that_is_taken_is_told() {
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = tokio::task::spawn_blocking(move || {
        let folder = tempfile::tempdir().unwrap();
        run(folder.path(), &["sandbox", "--port", &port], &[], "")
    })
    .await
    .unwrap();
    refused(&output, "is taken");
}

/// The bot on a new folder, with a Discord that cannot be reached.
fn first_start(folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .current_dir(folder)
        .env_clear()
        .envs([
            ("DISCORD_TOKEN", "hu.s.h"),
            ("TRIOMPHE_DISCORD_URL", "http://127.0.0.1:9"),
            ("TRIOMPHE_DATABASE", "new.db"),
        ])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Waits for a file that another program creates, which does not report it.
async fn until_there(file: &Path) {
    let there = async {
        while !file.exists() {
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(40), there)
        .await
        .unwrap_or_else(|_| panic!("{} was never made", file.display()));
}

#[tokio::test]
async fn killed_at_any_moment_of_its_first_start_it_starts_again() {
    let seed = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let mut chance = StdRng::seed_from_u64(seed);
    // How long a first start takes here and now, from the creation of the database file.
    let whole = tempfile::tempdir().unwrap();
    let mut bot = first_start(whole.path());
    until_there(&whole.path().join("new.db.lock")).await;
    let begun = Instant::now();
    until_there(&whole.path().join("new.db.mark")).await;
    let mut length = begun.elapsed();
    bot.kill().unwrap();
    bot.wait().unwrap();
    let mut unfinished = 0;
    for kill in 0..60 {
        let folder = tempfile::tempdir().unwrap();
        let mut bot = first_start(folder.path());
        until_there(&folder.path().join("new.db.lock")).await;
        let moment = chance.random_range(Duration::ZERO..length);
        let _ = tokio::time::timeout(moment, std::future::pending::<()>()).await;
        bot.kill().unwrap();
        bot.wait().unwrap();
        if folder.path().join("new.db.mark").exists() {
            // It takes less time than before.
            length = (length + moment) / 2;
        } else {
            unfinished += 1;
        }
        let file = folder.path().join("new.db");
        let claim = Claim::take(&file).unwrap();
        match Sqlite::keep(&claim, Begin::WhereItWas).await {
            Ok(store) => store.close().await,
            Err(error) => panic!("kill {kill} after {moment:?} of {length:?}: {error}"),
        }
    }
    println!("{unfinished} of 60 were killed before the database was made");
    assert!(unfinished > 5);
}

#[cfg(unix)]
#[tokio::test]
async fn asked_to_stop_while_it_starts_it_ends_well() {
    for signal in ["-INT", "-TERM"] {
        for file in ["new.db.lock", "new.db", "new.db-wal", "new.db.mark"] {
            let folder = tempfile::tempdir().unwrap();
            let bot = first_start(folder.path());
            until_there(&folder.path().join(file)).await;
            let asked = Command::new("kill")
                .args([signal, &bot.id().to_string()])
                .status();
            assert!(asked.unwrap().success());
            let ended = tokio::task::spawn_blocking(move || bot.wait_with_output().unwrap());
            let ended = tokio::time::timeout(Duration::from_secs(40), ended).await;
            let ended = ended.expect("it does not end").unwrap();
            assert_eq!(ended.status.code(), Some(0), "{signal} at {file}");
            let left = audit::run(&folder.path().join("new.db")).await.unwrap();
            assert!(left.is_clean(), "{signal} at {file}");
        }
    }
}

#[tokio::test]
async fn a_second_bot_on_the_same_data_is_refused_and_others_read_beside_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let claim = Claim::take(&folder.path().join("triomphe.db")).unwrap();
    let store = Sqlite::keep(&claim, Begin::WhereItWas).await.unwrap();
    let settings = [
        ("DISCORD_TOKEN", "hu.s.h"),
        ("TRIOMPHE_DATABASE", "triomphe.db"),
    ];
    for arguments in [&["serve"][..], &["sandbox", "--port", "0", "--data", "."]] {
        refused(
            &run(folder.path(), arguments, &settings, ""),
            "triomphe.db is in use by another triomphe (serve or sandbox): stop that one first",
        );
    }
    assert!(!folder.path().join("world").exists());
    for command in ["audit", "reports"] {
        let output = run(folder.path(), &[command, "triomphe.db"], &[], "");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    }
    store.close().await;
}

#[tokio::test]
async fn a_lost_database_is_told_and_the_flag_begins_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("triomphe.db");
    let claim = Claim::take(&file).unwrap();
    let store = Sqlite::keep(&claim, Begin::WhereItWas).await.unwrap();
    let write = store::Write::Settings {
        guild: ids::GuildId(7),
        settings: "{}".to_owned(),
    };
    let step = store::Step::write(write);
    store.commit(step).await.unwrap();
    store.close().await;
    drop(claim);
    let settings = [
        ("DISCORD_TOKEN", "hu.s.h"),
        ("TRIOMPHE_DATABASE", "triomphe.db"),
    ];
    for arguments in [
        &["--new"][..],
        &["serve", "--new"],
        &["sandbox", "--data", ".", "--port", "0", "--new"],
    ] {
        refused(
            &run(folder.path(), arguments, &settings, ""),
            "triomphe.db holds coins and tables, and --new starts over only where there are none",
        );
    }
    std::fs::remove_file(&file).unwrap();
    for arguments in [
        &[][..],
        &["serve"],
        &["sandbox", "--data", ".", "--port", "0"],
    ] {
        refused(
            &run(folder.path(), arguments, &settings, ""),
            "triomphe.db is missing or empty, but was not when the bot last ran",
        );
    }
    assert!(!file.exists());
}

#[test]
fn the_deck_is_drawn_into_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(
        folder.path(),
        &["deck", "--language", "de", "--contrast", "new/folder"],
        &[],
        "",
    );
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    for name in ["deck-tarot.png", "deck-french.png", "deck-emoji.png"] {
        let file = std::fs::read(folder.path().join("new/folder").join(name)).unwrap();
        assert!(file.starts_with(b"\x89PNG"), "{name}");
    }
    std::fs::write(folder.path().join("file"), "").unwrap();
    let output = run(folder.path(), &["deck", "file/folder"], &[], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("file/folder"));
}

/// The width, height and colours of a picture.
fn pixels(file: &std::path::Path) -> (u32, u32, Vec<u8>) {
    let file = std::fs::File::open(file).unwrap();
    let mut decoder = png::Decoder::new(std::io::BufReader::new(file));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let mut colours = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut colours).unwrap();
    (frame.width, frame.height, colours)
}

#[test]
fn the_docs_show_the_deck_as_it_is_drawn_now() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(folder.path(), &["deck", "."], &[], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    for name in ["deck-tarot.png", "deck-french.png", "deck-emoji.png"] {
        let (wide, high, drawn) = pixels(&folder.path().join(name));
        let (was_wide, was_high, shown) = pixels(&docs.join(name));
        assert_eq!((wide, high), (was_wide, was_high), "{name}");
        let far = drawn
            .iter()
            .zip(&shown)
            .filter(|(a, b)| a.abs_diff(**b) > 24);
        // Another machine may round an edge differently; a redrawn symbol differs by more.
        let far = far.count();
        assert!(
            far * 1000 < drawn.len(),
            "{name}: {far} of {} colours are others: draw it anew with `cargo run -- deck`",
            drawn.len()
        );
    }
}

#[test]
fn unknown_words_are_bad_usage() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["dance"][..],
        &["serve", "--loud"],
        &["simulate"],
        &["simulate", "poker"],
        &["simulate", "triomphe", "--edition", "modern"],
        &["simulate", "triomphe", "--option", "pack"],
        &["simulate", "triomphe", "--option", "pack=tiny"],
        &["simulate", "triomphe", "--seats", "16"],
        &["simulate", "triomphe", "--stake", "0"],
        &["sandbox", "--port", "70000"],
        &["reports", "--last", "few"],
        &["deck", "--language", "la"],
        &["replay", "nowhere.jsonl"],
    ] {
        let output = run(folder.path(), arguments, &[], "");
        assert_eq!(
            output.status.code(),
            Some(2),
            "{arguments:?}: {}",
            stderr(&output)
        );
        assert!(
            !stderr(&output).contains("panicked"),
            "{arguments:?}: {}",
            stderr(&output)
        );
        assert!(!stderr(&output).is_empty(), "{arguments:?}");
    }
}

#[test]
fn what_is_simulated_holds_in_each_edition_and_repeats_itself() {
    let folder = tempfile::tempdir().unwrap();
    for edition in ["tavern", "vieville"] {
        for by in ["random", "patrons"] {
            let arguments = [
                "simulate",
                "triomphe",
                "--edition",
                edition,
                "--seats",
                "4",
                "--deals",
                "200",
                "--seed",
                "7",
                "--by",
                by,
            ];
            let once = run(folder.path(), &arguments, &[], "");
            assert_eq!(once.status.code(), Some(0), "{}", stderr(&once));
            assert_eq!(once.stdout, run(folder.path(), &arguments, &[], "").stdout);
            assert_eq!(stdout(&once).lines().count(), 200);
            let judged = run(folder.path(), &["replay", "-"], &[], &stdout(&once));
            assert_eq!(judged.status.code(), Some(0), "{}", stderr(&judged));
            assert_eq!(
                stdout(&judged)
                    .lines()
                    .filter(|line| line.starts_with(r#"{"ok":true"#))
                    .count(),
                200
            );
        }
    }
}

#[test]
fn a_record_that_does_not_hold_ends_with_one_and_a_broken_one_with_two() {
    let folder = tempfile::tempdir().unwrap();
    let record = stdout(&run(
        folder.path(),
        &["simulate", "triomphe", "--seed", "3"],
        &[],
        "",
    ));
    let wrong = record.replace(r#""pot":0"#, r#""pot":1"#);
    assert_ne!(record, wrong);
    let output = run(folder.path(), &["replay"], &[], &wrong);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stdout(&output).contains("wrong-result"),
        "{}",
        stdout(&output)
    );
    let output = run(
        folder.path(),
        &["replay"],
        &[],
        &format!("{record}{{\"record\":"),
    );
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    // The records that could be read were judged.
    assert!(
        stdout(&output).starts_with(r#"{"ok":true"#),
        "{}",
        stdout(&output)
    );
    assert!(stderr(&output).contains("line 2"), "{}", stderr(&output));
}

#[test]
fn records_are_read_as_peoples_programs_write_them() {
    let folder = tempfile::tempdir().unwrap();
    let simulated = ["simulate", "triomphe", "--deals", "2"];
    let records = stdout(&run(folder.path(), &simulated, &[], ""));
    let array = format!("[\n{}]\n", records.trim_end().replace('\n', ",\n"));
    let wide: Vec<u8> = records.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (name, bytes) in [
        ("marked", format!("\u{feff}{records}").into_bytes()),
        ("crlf", records.replace('\n', "\r\n").into_bytes()),
        ("array", array.clone().into_bytes()),
        ("wide", wide),
        ("half", array.replacen("[\n{", "[1,{", 1).into_bytes()),
    ] {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    let replay = |name| run(folder.path(), &["replay", name], &[], "");
    for name in ["marked", "crlf", "array"] {
        let output = replay(name);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", stderr(&output));
        assert_eq!(stdout(&output).lines().count(), 2, "{name}");
    }
    refused(&replay("wide"), "wide: it is UTF-16: save it as UTF-8");
    let half = replay("half");
    refused(&half, "half: record 1 of the array: ");
    assert_eq!(stdout(&half).lines().count(), 2, "the others are judged");
}

/// A shell runs the program with these words, which may send its output elsewhere; its status.
#[cfg(target_os = "linux")]
fn status_in_shell(folder: &Path, words: &str) -> (Option<i32>, String) {
    let script = format!("set -o pipefail; triomphe() {{ \"$0\" \"$@\"; }}; {words}");
    let output = Command::new("bash")
        .args(["-c", &script])
        .arg(env!("CARGO_BIN_EXE_triomphe"))
        .current_dir(folder)
        .env_clear()
        .output()
        .unwrap();
    (output.status.code(), stderr(&output))
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error_and_a_closed_pipe_hides_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let simulated = ["simulate", "triomphe", "--deals", "400"];
    let good = stdout(&run(folder.path(), &simulated, &[], ""));
    std::fs::write(folder.path().join("good"), &good).unwrap();
    let bad = good.replace(r#""pot":0"#, r#""pot":1"#);
    std::fs::write(folder.path().join("bad"), bad).unwrap();
    for (words, status) in [
        ("triomphe replay good >/dev/full", 1),
        ("triomphe verify good >/dev/full", 1),
        ("triomphe replay bad >/dev/full", 1),
        ("triomphe simulate triomphe --deals 400 >/dev/full", 1),
        ("triomphe simulate triomphe --deals 1 >/dev/full", 1),
        // Whoever closes a pipe has seen what they wanted to see.
        ("triomphe simulate triomphe --deals 4000 | head -n1", 0),
        ("triomphe replay good | head -n1", 0),
        ("triomphe replay bad | head -n1", 1),
    ] {
        let (ended, said) = status_in_shell(folder.path(), words);
        assert_eq!(ended, Some(status), "{words}: {said}");
        let told = said.contains("the output cannot be written");
        assert_eq!(told, words.contains("/dev/full"), "{words}: {said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_error_that_cannot_be_told_keeps_its_status() {
    let folder = tempfile::tempdir().unwrap();
    let settings = "TRIOMPHE_STARTING_COINS=2,500\nTRIOMPHE_EMOJIS=on\nTRIOMPHE_HTTP=127.0.0.1:9\n";
    std::fs::write(folder.path().join(".env"), settings).unwrap();
    for (words, status) in [
        ("triomphe config check --offline 2>/dev/full", 2),
        ("triomphe serve 2>/dev/full", 2),
        ("triomphe health 2>/dev/full", 1),
        ("triomphe restore nowhere.db 2>/dev/full", 2),
        ("triomphe simulate nothing 2>/dev/full", 2),
    ] {
        let (ended, _) = status_in_shell(folder.path(), words);
        assert_eq!(ended, Some(status), "{words}");
    }
}

#[test]
fn settings_are_read_as_peoples_programs_write_them() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, settings: &[(&str, &str)]| {
        std::fs::write(folder.path().join(".env"), text).unwrap();
        let arguments = ["config", "check", "--offline"];
        run(folder.path(), &arguments, settings, "")
    };
    let text = "\u{feff}TRIOMPHE_LOG=info\r\nDISCORD_TOKEN=Bot hu.s.h\r\nTRIOMPHE_DATABASE=new\\t$x.db\r\n";
    let output = check(text, &[]);
    let said = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(said.contains("new\\t$x.db"), "{said}");
    let changed = "line 3 of .env has a backslash or a $, which stand for themselves";
    assert!(stderr(&output).contains(changed), "{}", stderr(&output));

    for (name, word) in [
        ("TRIOMPHE_DATABASE", "TRIOMPHE_DATABASE begins with ~"),
        ("DISCORD_TOKEN_FILE", "DISCORD_TOKEN_FILE begins with ~"),
    ] {
        let output = check("", &[(name, "~/it"), ("HOME", "/home/ann")]);
        refused(&output, word);
        refused(&output, "write /home/ann/it");
    }
}

#[test]
fn config_check_looks_at_the_databases_file() {
    let folder = tempfile::tempdir().unwrap();
    let check = |database: &str| {
        let settings = [("DISCORD_TOKEN", "hu.s.h"), ("TRIOMPHE_DATABASE", database)];
        let arguments = ["config", "check", "--offline"];
        run(folder.path(), &arguments, &settings, "")
    };
    let output = check("not/yet/there.db");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let said = stdout(&output);
    assert!(
        said.contains("there.db is not there yet, and can be made"),
        "{said}"
    );
    assert!(
        said.contains("Not asked (--offline): Discord about the token\n"),
        "{said}"
    );
    let none = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(none, 0, "nothing is made");

    std::fs::write(folder.path().join("file"), "noise that is no database").unwrap();
    refused(&check("file"), "file is not a database");
    refused(&check("file/it.db"), "nothing can be written in");
    #[cfg(target_os = "linux")]
    refused(&check("/proc/x/y.db"), "nothing can be written in /proc");
    refused(&check("."), "cannot be");
}

#[test]
fn an_empty_backup_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("empty.db"), "").unwrap();
    refused(
        &run(folder.path(), &["restore", "empty.db"], &[], ""),
        "empty.db is empty, as a backup is that failed: restore another one",
    );
}

/// What `triomphe config check` says of a server, and `--new`.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn config_check_asks_a_server_about_the_database() {
    let sandbox = sandbox::Sandbox::start(sandbox::Config::default())
        .await
        .unwrap();
    let (text, address) = on_a_server();
    let (token, url) = (sandbox.token().to_owned(), sandbox.url());
    let check = move |arguments: &[&str], database: &str| {
        let folder = tempfile::tempdir().unwrap();
        let settings = [
            ("DISCORD_TOKEN", token.as_str()),
            ("TRIOMPHE_DISCORD_URL", &url),
            ("TRIOMPHE_DATABASE", database),
        ];
        run(folder.path(), arguments, &settings, "")
    };
    let store = Postgres::open(&address).await.unwrap();
    tokio::task::spawn_blocking(move || {
        let asked = ["config", "check"];
        // A bot that runs is no hindrance.
        let output = check(&asked, &text);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert!(
            stdout(&output).contains("can be used"),
            "{}",
            stdout(&output)
        );
        let refusing = check(&asked, "postgres://ann:hush@127.0.0.1:9/house");
        refused(&refusing, "cannot be reached");
        assert!(stdout(&refusing).contains("Discord accepts the token"));
        let offline = check(&["config", "check", "--offline"], &text);
        assert_eq!(offline.status.code(), Some(0), "{}", stderr(&offline));
        let said = stdout(&offline);
        assert!(
            said.contains("and the PostgreSQL server about the database"),
            "{said}"
        );
        refused(&check(&["serve", "--new"], &text), "leave it out");
    })
    .await
    .unwrap();
    store.close().await;
}

/// A record with a valid shuffle, made from the test vectors.
fn with_proof() -> serde_json::Value {
    let vectors = std::fs::read_to_string("docs/shuffle-vectors.json").unwrap();
    let vectors: serde_json::Value = serde_json::from_str(&vectors).unwrap();
    let vector = &vectors["shuffles"][1];
    let cards = |text: &serde_json::Value| {
        let cards = text.as_str().unwrap().split_whitespace();
        cards.map(str::to_owned).collect::<Vec<_>>()
    };
    let hands = vector["hands"].as_array().unwrap();
    serde_json::json!({
        "record": 1, "game": "triomphe", "edition": "tavern", "stake": 3, "dealer": 0,
        "seats": ["Ann", "Bob", "Cyd", "Dan"],
        "hands": hands.iter().map(cards).collect::<Vec<_>>(),
        "stock": cards(&vector["stock"]),
        "proof": {"method": 1, "bound": vector["bound"], "seed": vector["seed"],
                  "cuts": vector["cuts"], "hash": vector["hash"]},
    })
}

#[test]
fn a_shuffle_is_verified() {
    let folder = tempfile::tempdir().unwrap();
    let good = with_proof();
    let hash = good["proof"]["hash"].as_str().unwrap();
    let file = folder.path().join("deal.json");
    // A file may also hold one record on several lines.
    std::fs::write(&file, serde_json::to_string_pretty(&good).unwrap()).unwrap();
    let output = run(folder.path(), &["verify", "deal.json"], &[], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let line = format!("{{\"ok\":true,\"hash\":\"{hash}\"}}\n");
    assert_eq!(stdout(&output), line);

    let mut wrong = good.clone();
    wrong["proof"]["cuts"][0] = 18.into();
    let mut without = good.clone();
    without["proof"].take();
    let input = format!("{good}\n{wrong}\n{without}\n");
    let output = run(folder.path(), &["verify"], &[], &input);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let said = stdout(&output);
    let faults: Vec<_> = said
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["fault"].clone())
        .collect();
    assert_eq!(
        faults,
        [serde_json::Value::Null, "order".into(), "no-proof".into()]
    );

    let output = run(folder.path(), &["verify"], &[], &format!("{good}\n{{"));
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert_eq!(stdout(&output), line);
    let output = run(folder.path(), &["verify", "nowhere.json"], &[], "");
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
}
