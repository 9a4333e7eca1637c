//! Damaged rows of settings, preferences and log entries, and damaged names and addresses: read or refused, and what
//! was read is written as it was read.
#![allow(clippy::unwrap_used)]

use books::{Owner, PatronKey};
use fuzz::Read;
use ids::{DealId, MemberId, PurseId, TableId};
use lessons::{Ask, Lesson, Progress};
use pages::text::{isolated, tidy};
use pages::{Changed, LessonOn, LogEntry, Preferences, Settings, parse_name, parse_picture};
use rules::{Act, Coins, Deal, Seat, Variant};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use table::Player;

/// Reads a row, and checks that it is read the same after it was written again.
fn row<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&read).unwrap();
    assert_eq!(serde_json::from_str::<T>(&written).unwrap(), read);
    Some(read)
}

#[test]
fn fuzz_settings_and_preferences() {
    let settings = [
        serde_json::to_string(&Settings::default()).unwrap(),
        r#"{"gm":{"role":"77"},"house-name":"The Golden Fleece","currency":"gp=100 sp=10 cp=1","starting-coins":500,
            "usual-stakes":{"triomphe":5},"channels":["12","13"],"age":"adult","place":"thread","language":"fr",
            "longest-pause":{"seconds":60},"log-channel":"9"}"#
            .to_owned(),
        r#"{"cards":"signs","size":"larger","inks":"high-contrast","language":"it","hints":["look","cut"],"tips":"hidden",
            "first-deals":{"scarto":["0000000000001","0000000000002"]}}"#.to_owned(),
        "{}".to_owned(),
    ];
    fuzz::run("settings", &settings, |text| {
        let preferences = row::<Preferences>(text);
        Read::is(row::<Settings>(text).is_some() | preferences.is_some())
    });
}

/// How far a member is in a lesson stands with their preferences.
#[test]
fn fuzz_lesson_progress() {
    let lessons: Vec<Progress> = Variant::editions().iter().map(Progress::new).collect();
    let some: Vec<&Lesson> = lessons.iter().filter_map(Progress::lesson).collect();
    assert!(some.len() > 5, "{} lessons", some.len());
    let texts: Vec<String> = lessons
        .iter()
        .filter_map(|begun| {
            let (lesson, mut on) = (begun.lesson()?, begun.clone());
            // A few steps on: texts are read, and what the rules allow is done.
            for _ in 0..12 {
                let stand = lesson.stand(&on);
                let _ = match stand.ask {
                    Ask::Act => {
                        let substitute = stand.deal.substitute(me(&stand.deal))?;
                        lesson.act(&mut on, stand.asked, substitute.act())
                    }
                    _ => lesson.go_on(&mut on, stand.asked),
                };
            }
            let on = LessonOn {
                progress: on,
                at: 1,
            };
            Some(serde_json::to_string(&on).unwrap())
        })
        .collect();
    assert!(!texts.is_empty());
    fuzz::run("lesson progress", &texts, |text| {
        let Some(on) = row::<LessonOn>(text) else {
            return Read::Refused;
        };
        let Some(lesson) = on.progress.lesson() else {
            return Read::Refused;
        };
        let stand = lesson.stand(&on.progress);
        let mut then = on.progress.clone();
        let _ = lesson.go_on(&mut then, stand.asked);
        let _ = lesson.act(&mut then, stand.asked, Act::Bid(0));
        Read::Understood
    });
}

fn me(deal: &Deal) -> Seat {
    let mut seats = deal.setup().deal_order();
    seats.find(|seat| seat.index() == Lesson::LEARNER).unwrap()
}

#[test]
fn fuzz_log_entries() {
    let (member, purse, deal, table) = (MemberId(5), PurseId(6), DealId(7), TableId(8));
    let text = "a \"reason\" <@1>".to_owned();
    let entries = [
        LogEntry::Settings {
            changes: vec![Changed {
                setting: "gm".to_owned(),
                before: "managers".to_owned(),
                after: "<@&7>".to_owned(),
            }],
        },
        LogEntry::Granted {
            to: purse,
            coins: Coins(500),
            reason: text.clone(),
        },
        LogEntry::Voided {
            deal,
            table,
            reason: text.clone(),
            made_good: Coins(3),
        },
        LogEntry::Kicked {
            table,
            player: Player::Patron(PatronKey::new("marta").unwrap()),
        },
        LogEntry::Banned {
            member,
            until: Some(1_700_000_000_000),
            reason: text.clone(),
        },
        LogEntry::PatronFunded {
            name: text,
            coins: Coins(-5),
        },
        LogEntry::Reported { deal: None },
        LogEntry::Parked { table },
    ];
    let texts = entries.map(|entry| serde_json::to_string(&entry).unwrap());
    fuzz::run("log entries", &texts, |text| {
        let entry = row::<LogEntry>(text);
        let _: Option<Option<Owner>> = entry.as_ref().map(LogEntry::about);
        Read::is(entry.is_some())
    });
}

#[test]
fn fuzz_names_and_pictures() {
    let texts = [
        "Ser Balian",
        "Jean-Luc d'Arc",
        "Old Tom, the Fool!",
        "王小明",
        "https://example.org/face.png",
        "https://cdn.example.co.uk:8080/a/b?c=d#e",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://user@example.org/",
    ];
    fuzz::run("names", &texts, |text| {
        let (name, picture) = (parse_name(text), parse_picture(text));
        if let Ok(name) = &name {
            assert_eq!(parse_name(name).as_ref(), Ok(name), "{text:?}");
            assert!(!name.contains(['\n', '<', '>', '@', '`', '*', '\u{202e}', '\u{2066}']));
        }
        if let Ok(picture) = &picture {
            // The host has a name, no port and no user, so nothing in the operator's own network is meant.
            let host = picture
                .strip_prefix("https://")
                .unwrap()
                .split(['/', '?', '#'])
                .next()
                .unwrap();
            assert!(!host.contains([':', '@', '[']), "{picture}");
            assert!(
                host.split('.')
                    .next_back()
                    .unwrap()
                    .contains(|c: char| c.is_ascii_alphabetic())
            );
        }
        let tidied = tidy(text);
        assert_eq!(tidy(&tidied), tidied, "{text:?}");
        let opened = isolated(tidied.into_owned())
            .matches(['\u{2066}', '\u{2067}', '\u{2068}'])
            .count();
        assert!(
            opened <= 1,
            "nothing typed opens an isolate of its own: {text:?}"
        );
        Read::is(name.is_ok() || picture.is_ok())
    });
}
