//! A Discord that differs from the sandbox is found out, and where it differs is named.

use crate::run::{Ran, Stand};
use sandbox::{Config, Limits, Permissions, RateLimits, RefusalCode, RequestFault};
use serde_json::json;
use std::time::Duration;

const ZERO: Duration = Duration::ZERO;

/// One way to differ: before which press it is planted (0: before the start), how, and what is named.
type Planted = (&'static str, usize, fn(&Stand), &'static [&'static str]);

fn says(
    stand: &Stand,
    (method, path): (&str, &str),
    passed: usize,
    at: &'static str,
    says: &'static str,
) {
    let faults = stand.discord.faults();
    faults.delay(method, path, passed, ZERO);
    faults.cause(method, path, 1, RequestFault::Says { at, says });
}

fn refuses(stand: &Stand, (method, path): (&str, &str), passed: usize, code: RefusalCode) {
    let faults = stand.discord.faults();
    faults.delay(method, path, passed, ZERO);
    faults.cause(method, path, 1, RequestFault::Refuse(code));
}

const PLANTED: &[Planted] = &[
    (
        "a picture without a width",
        0,
        |it| {
            says(
                it,
                ("POST", "/channels/"),
                0,
                "/embeds/0/image/width",
                "null",
            )
        },
        &["a message: picture, panel, small type, buttons: /embeds/0/image/width"],
    ),
    (
        "a message that the library cannot read",
        0,
        |it| says(it, ("POST", "/channels/"), 2, "/author", "7"),
        &["a message of words: the library reads it"],
    ),
    (
        "an emoji that cannot be used",
        0,
        |it| says(it, ("POST", "/applications/"), 0, "/available", "false"),
        &["an emoji is made: /available"],
    ),
    (
        "an option without autocomplete",
        0,
        |it| {
            says(
                it,
                ("POST", "/applications/"),
                2,
                "/options/0/autocomplete",
                "false",
            )
        },
        &["a command is made: /options/0/autocomplete"],
    ),
    (
        "a private answer that everybody sees",
        1,
        |it| says(it, ("PATCH", "/webhooks/"), 0, "/flags", "0"),
        &["an edit of the private answer: /flags"],
    ),
    (
        "another code for a second first answer",
        1,
        |it| {
            refuses(
                it,
                ("POST", "/interactions/"),
                1,
                RefusalCode::UnknownInteraction,
            )
        },
        &[
            "a second first answer: status",
            "a second first answer: code",
        ],
    ),
    (
        "a menu whose choice is lost",
        2,
        |it| {
            let hand = it.ann.sees(it.discord.channel());
            let menus = hand.iter().flat_map(|message| message.menus());
            let menu = menus.last().unwrap().custom_id;
            let data = json!({"component_type": 3, "custom_id": menu, "values": []});
            it.discord.faults().replace_data(data);
        },
        &["a menu: /data/values"],
    ),
    (
        "another code for a post in a locked thread",
        7,
        |it| {
            refuses(
                it,
                ("POST", "/channels/"),
                0,
                RefusalCode::MissingPermissions,
            )
        },
        &[
            "a message in a locked thread: status",
            "a message in a locked thread: code",
        ],
    ),
    (
        "a session that does not go on",
        8,
        |it| it.discord.faults().forget_sessions(),
        &["a lost connection, and the session goes on: the session went on"],
    ),
];

/// What is found where it differs in this way.
async fn found(config: Config, before: usize, plant: fn(&Stand)) -> Ran {
    let stand = Stand::open(config).await;
    if before == 0 {
        plant(&stand);
    }
    let planted = |stand: &Stand, press| {
        if press == before {
            plant(stand);
        }
    };
    let ran = stand.run(&[], planted).await;
    stand.must_be_tidy();
    ran
}

async fn is_found(way: &str, ran: Ran, named: &[&str]) {
    assert_eq!(
        ran.differing(),
        named,
        "{way}: {}\n{}",
        ran.said,
        ran.errors
    );
    assert_eq!(ran.status, Some(1), "{way}: {}\n{}", ran.said, ran.errors);
    for name in named {
        let place = name.rsplit(": ").next().unwrap();
        assert!(
            ran.said.contains(&format!("differs in {place}")),
            "{way}: {}",
            ran.said
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_like_the_sandbox_differs_in_nothing_and_everything_is_removed() {
    let stand = Stand::open(Stand::config()).await;
    let ran = stand.run(&[], |_, _| {}).await;
    println!("{}\n{:#}", ran.said, ran.report);
    assert_eq!(
        ran.differing(),
        Vec::<String>::new(),
        "{}\n{}",
        ran.said,
        ran.errors
    );
    assert_eq!(ran.status, Some(0), "{}\n{}", ran.said, ran.errors);
    stand.must_be_tidy();
    assert_eq!(stand.thread(), None);
    let globals = stand.discord.requests();
    let mut paths = globals.iter().map(|sent| sent.path.as_str());
    let global = format!("/applications/{}/commands", stand.discord.bot());
    assert!(
        paths.all(|path| path != global),
        "no global command is touched"
    );
    // Nothing in the report says where it was, or with what.
    let report = ran.report.to_string();
    let ids = [
        stand.discord.server(),
        stand.discord.channel(),
        stand.discord.bot(),
        stand.ann.id(),
    ];
    for secret in ids
        .map(|id| id.to_string())
        .iter()
        .map(String::as_str)
        .chain([
            stand.discord.token(),
            "Ann",
            "general",
            "sandbox-",
            "127.0.0.1",
        ])
    {
        assert!(!report.contains(secret), "{secret}: {report}");
    }
    assert_eq!(ran.report["on_discord"], false);
    assert_eq!(ran.report["seen"].as_array().unwrap().len(), 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_way_in_which_discord_may_differ_is_found_and_named() {
    // Each run is mostly waiting: for limits, and for three seconds to pass.
    let runs = PLANTED
        .iter()
        .map(|(way, before, plant, named)| async move {
            let ran = found(Stand::config(), *before, *plant).await;
            is_found(way, ran, named).await;
        });
    futures_util::future::join_all(runs).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_with_other_limits_is_found_out() {
    let slow = Config {
        limits: Limits {
            first_answer: Duration::from_secs(30),
            ..Limits::default()
        },
        ..Stand::config()
    };
    let late = async {
        let ran = found(slow, 0, |_| {}).await;
        let named = [
            "a first answer that is too late: status",
            "a first answer that is too late: code",
        ];
        is_found("a longer time for first answers", ran, &named).await;
    };
    let unlimited = async {
        let config = Config {
            rate_limits: RateLimits::Off,
            ..Stand::config()
        };
        let ran = found(config, 0, |_| {}).await;
        let differing = ran.differing();
        assert!(differing.len() > 5, "{differing:?}");
        assert!(
            differing.iter().all(|it| it.ends_with(": limit")),
            "{differing:?}"
        );
        assert_eq!(ran.status, Some(1));
    };
    tokio::join!(late, unlimited);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_that_the_channel_takes_away_is_named_and_the_rest_is_tried() {
    let stand = Stand::open(Stand::config()).await;
    let granted = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
    let less = granted - Permissions::ATTACH_FILES;
    let here = stand.discord.channel();
    stand.discord.set_bot_permissions(here, less);
    let ran = stand
        .run(&[], |_, press| assert!([5, 7, 8].contains(&press)))
        .await;
    let differing = ran.differing();
    for named in [
        "a message: picture, panel, small type, buttons: code",
        "a command: may Attach Files",
    ] {
        assert!(differing.iter().any(|it| it == named), "{differing:#?}");
    }
    let permissions = differing.iter().filter(|it| it.contains(": may "));
    assert_eq!(permissions.count(), 1, "{differing:#?}");
    assert!(
        ran.said.contains("what it needs is not there"),
        "{}",
        ran.said
    );
    assert_eq!(ran.status, Some(1), "{}\n{}", ran.said, ran.errors);
    stand.must_be_tidy();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_left_by_a_former_run_shows_how_often_an_old_one_may_be_edited() {
    let stand = Stand::open(Stand::config()).await;
    let ran = stand.run(&["--keep-one"], |_, _| {}).await;
    assert_eq!(ran.status, Some(0), "{}\n{}", ran.said, ran.errors);
    assert!(
        ran.said.contains("no message is more than an hour old"),
        "{}",
        ran.said
    );
    assert!(stand.left().exists());
    assert_eq!(stand.public().len(), 1);

    stand.discord.advance(Duration::from_secs(2 * 60 * 60));
    let faults = stand.discord.faults();
    // The edits of the table come first.
    faults.delay("PATCH", "/channels/", 4, ZERO);
    let refused = RequestFault::Refuse(RefusalCode::LateEdits);
    faults.cause("PATCH", "/channels/", 1, refused);
    let ran = stand.run(&[], |_, _| {}).await;
    assert_eq!(
        ran.differing(),
        ["edits of a message more than an hour old: edits accepted"],
        "{}\n{}",
        ran.said,
        ran.errors
    );
    assert_eq!(ran.status, Some(1), "{}\n{}", ran.said, ran.errors);
    stand.must_be_tidy();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_does_not_see_differs_too() {
    let mut stand = Stand::open(Stand::config()).await;
    stand.sees[1] = "n";
    stand.sees[2] = "?";
    let ran = stand.run(&[], |_, _| {}).await;
    assert_eq!(ran.status, Some(1), "{}\n{}", ran.said, ran.errors);
    assert_eq!(
        ran.report["seen"][1],
        json!({"kind": "icons on buttons", "is_so": false})
    );
    assert_eq!(ran.report["seen"][2]["is_so"], json!(null));
    assert_eq!(ran.differing(), Vec::<String>::new());
}
