//! Card faces as emoji of the bot's own application.

use crate::inn::Inn;
use crate::room::{PATIENCE, with_button};
use house::OperatorSettings;
use sandbox::Sandbox;
use serde_json::json;
use serenity::builder::CreateAttachment;
use serenity::http::{Http, HttpBuilder};
use serenity::model::id::ApplicationId;
use std::collections::BTreeSet;
use std::time::Duration;
use triomphe::config::{Config, Emoji};
use triomphe::discord::Studio;

/// 78 tarot cards and 32 French ones; the letters of 16 and 12 courts in three more languages.
const ALL: usize = 78 + 32 + 3 * (16 + 12);

fn with_faces(config: Config) -> Config {
    Config {
        emoji: Emoji::Brought {
            pace: Duration::ZERO,
        },
        ..config
    }
}

fn names(sandbox: &Sandbox) -> BTreeSet<String> {
    sandbox.emoji().into_iter().map(|(_, name)| name).collect()
}

async fn all_are_there(inn: &Inn) {
    inn.sandbox
        .until(|sandbox| (sandbox.emoji().len() >= ALL).then_some(()))
        .await;
}

fn posts(sandbox: &Sandbox) -> usize {
    let asked = sandbox.requests();
    let emoji = |path: &str| path.contains("/emojis");
    asked
        .iter()
        .filter(|asked| asked.method == "POST" && emoji(&asked.path))
        .count()
}

/// Access to Discord as the application, for changes to its emoji by somebody else.
fn application(sandbox: &Sandbox) -> Http {
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(ApplicationId::new(sandbox.bot().0));
    http
}

/// Adds an emoji with this name that is not one of the bot's pictures.
async fn put(http: &Http, name: &str) {
    let image = CreateAttachment::bytes(b"\x89PNG\r\n\x1a\n".as_slice(), "x.png").to_base64();
    http.create_application_emoji(&json!({"name": name, "image": image}))
        .await
        .unwrap();
}

/// Whether a message has the emoji of any tarot card.
fn has_faces(body: &str) -> bool {
    let suits = [
        "_of_Swords\"",
        "_of_Batons\"",
        "_of_Cups\"",
        "_of_Coins\"",
        "\"Trump_",
    ];
    suits.iter().any(|part| body.contains(part))
}

#[tokio::test]
async fn faces_are_brought_once_and_stand_on_buttons_and_in_words() {
    let drawn = |config| Config {
        studio: Studio::default(),
        ..with_faces(config)
    };
    let inn = Inn::open_with(drawn).await;
    all_are_there(&inn).await;
    let first = names(&inn.sandbox);
    for face in [
        "King_of_Swords_",
        "Trump_21_",
        "Ten_of_Clubs_",
        "Queen_of_Cups_de_",
    ] {
        let found = first.iter().filter(|name| {
            let mark = name.strip_prefix(face).unwrap_or_default();
            mark.len() == 8 && !mark.contains('_')
        });
        assert_eq!(found.count(), 1, "{face}");
    }
    // Letters differ by language, and so do the pictures.
    let (marks, before): (BTreeSet<&str>, usize) = (
        first.iter().map(|name| &name[name.len() - 8..]).collect(),
        posts(&inn.sandbox),
    );
    assert!(marks.len() > 78 + 32, "{}", marks.len());
    // The next start finds them all there.
    let inn = inn.reopen().await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    // Words do not wait for the emoji: the hand is shown again until it has them.
    ann.click_label(&lobby, "Deal").await.unwrap();
    for _ in 0..500 {
        let seen = ann.slash(here, "/triomphe hand").await.unwrap();
        if has_faces(&seen.message().json().to_string()) {
            break;
        }
    }
    let seen = ann.slash(here, "/triomphe hand").await.unwrap();
    let body = seen.message().json().to_string();
    assert!(has_faces(&body), "{body}");
    assert_eq!(posts(&inn.sandbox), before);
    assert_eq!(names(&inn.sandbox), first);
    inn.close().await;
}

#[tokio::test]
async fn an_outdated_face_goes_only_once_its_successor_is_there() {
    let mut inn = Inn::open_with(with_faces).await;
    all_are_there(&inn).await;
    inn.stop_bot().await;
    // An older version drew the king of swords differently, and the operator has emoji of their own.
    let http = application(&inn.sandbox);
    let king = inn.sandbox.emoji();
    let (id, current) = king
        .iter()
        .find(|(_, name)| {
            name.starts_with("King_of_Swords_") && name.len() == "King_of_Swords_".len() + 8
        })
        .cloned()
        .unwrap();
    http.delete_application_emoji(id.0.into()).await.unwrap();
    for name in [
        "King_of_Swords_00000000",
        "swords_house",
        "beer",
        "swords_xx_00000000",
    ] {
        put(&http, name).await;
    }
    let inn = inn.start_bot().await;
    inn.sandbox
        .until(|sandbox| names(sandbox).contains(&current).then_some(()))
        .await;
    assert!(names(&inn.sandbox).contains("King_of_Swords_00000000"));
    let inn = inn.reopen().await;
    inn.sandbox
        .until(|sandbox| (!names(sandbox).contains("King_of_Swords_00000000")).then_some(()))
        .await;
    for name in ["swords_house", "beer", "swords_xx_00000000", &current] {
        assert!(names(&inn.sandbox).contains(name), "{name}");
    }
    inn.close().await;
}

#[tokio::test]
async fn a_face_with_a_former_name_is_renamed_and_keeps_its_id() {
    let mut inn = Inn::open_with(with_faces).await;
    all_are_there(&inn).await;
    inn.stop_bot().await;
    let first: BTreeSet<_> = inn.sandbox.emoji().into_iter().collect();
    let brought = posts(&inn.sandbox);
    // As an older version named them.
    let http = application(&inn.sandbox);
    for (now, before) in [("King_of_Cups_", "cups_king_"), ("Trump_20_", "trump_20_")] {
        let length = now.len() + 8;
        let (id, name) = first
            .iter()
            .find(|(_, name)| name.starts_with(now) && name.len() == length)
            .unwrap();
        let name = json!({"name": name.replace(now, before)});
        http.edit_application_emoji(id.0.into(), &name)
            .await
            .unwrap();
    }
    // The operator's own.
    put(&http, "cups_king").await;
    let inn = inn.start_bot().await;
    let all = |sandbox: &Sandbox| first.is_subset(&sandbox.emoji().into_iter().collect());
    inn.sandbox
        .until(|sandbox| all(sandbox).then_some(()))
        .await;
    assert_eq!(posts(&inn.sandbox), brought + 1);
    assert!(names(&inn.sandbox).contains("cups_king"));
    inn.close().await;
}

#[tokio::test]
async fn a_face_that_discord_lost_is_left_out_and_brought_again() {
    let inn = Inn::open_with(with_faces).await;
    all_are_there(&inn).await;
    let ann = inn.sandbox.add_person("Ann");
    let lobby = inn
        .lobby(&ann, "/triomphe start game:scarto computer-players:2")
        .await;
    // Somebody cleans up in the Developer Portal.
    let http = application(&inn.sandbox);
    for (id, _) in inn.sandbox.emoji() {
        http.delete_application_emoji(id.0.into()).await.unwrap();
    }
    let answer = ann.click_label(&lobby, "Deal").await.unwrap();
    let body = answer.message().json().to_string();
    assert!(body.contains("King of ") || body.contains("The "), "{body}");
    assert!(!has_faces(&body) && !body.contains("<:"), "{body}");
    all_are_there(&inn).await;
    inn.close_after(&["INVALID_EMOJI", "which the application does not have"])
        .await;
}

#[tokio::test]
async fn what_fails_on_the_way_is_brought_later() {
    let inn = Inn::open_with(with_faces).await;
    let path = format!("/applications/{}/emojis", inn.sandbox.bot());
    let faults = inn.sandbox.faults();
    faults.fail("POST", &path, 1, 500);
    faults.rate_limit("POST", &path, 1, Duration::from_millis(1));
    faults.fail("POST", &path, 1, 403);
    all_are_there(&inn).await;
    assert_eq!(inn.sandbox.emoji().len(), ALL);
    inn.close().await;
}

#[tokio::test]
async fn a_full_application_keeps_its_emoji_and_cards_stay_words() {
    let mut inn = Inn::open().await;
    inn.stop_bot().await;
    let http = application(&inn.sandbox);
    for number in 0..2_000 - 3 {
        put(&http, &format!("own_{number}")).await;
    }
    let inn = inn.change(with_faces).start_bot().await;
    inn.sandbox
        .until(|sandbox| (sandbox.emoji().len() == 2_000).then_some(()))
        .await;
    let ann = inn.sandbox.add_person("Ann");
    let here = inn.sandbox.channel();
    ann.slash(here, "/triomphe start computer-players:3")
        .await
        .unwrap();
    inn.table_says(&ann, "Ready! Anyone").await;
    inn.close_after(&["Maximum number of emojis reached"]).await;
}

#[tokio::test]
async fn a_process_without_the_first_shard_uses_the_faces_that_another_has_brought() {
    let inn = Inn::open_with(with_faces).await;
    all_are_there(&inn).await;
    let brought = posts(&inn.sandbox);
    let second = |config: Config| {
        let config = with_faces(config);
        let shards = "1/2".parse().ok();
        let house = OperatorSettings {
            shards,
            ..config.house
        };
        Config { house, ..config }
    };
    let lookups = |sandbox: &Sandbox| {
        let asked = sandbox.requests().into_iter();
        asked
            .filter(|asked| asked.method == "GET" && asked.path.contains("/emojis"))
            .count()
    };
    let before = lookups(&inn.sandbox);
    let inn = inn.change(second).reopen().await;
    inn.sandbox
        .until(|sandbox| (lookups(sandbox) > before).then_some(()))
        .await;
    let ann = inn.sandbox.add_person("Ann");
    let server = inn.sandbox.add_server_on(1, 2, "Elsewhere");
    let there = inn.sandbox.channels(server)[0].0;
    inn.slash_in(
        there,
        &ann,
        "/triomphe start game:scarto computer-players:2",
    )
    .await;
    let lobby = with_button(&ann, there, "Deal").await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    let sent = inn.sandbox.requests().len();
    // Until the faces are read, a hand is words; it is asked for until they are.
    let seen = async {
        loop {
            ann.slash(there, "/triomphe hand").await.unwrap();
            let requests = inn.sandbox.requests();
            let mut bodies = requests[sent..].iter().filter_map(|it| it.body.as_ref());
            if bodies.any(|body| has_faces(&body.to_string())) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, seen).await.unwrap();
    assert_eq!(posts(&inn.sandbox), brought, "it brings none itself");
    inn.close().await;
}
