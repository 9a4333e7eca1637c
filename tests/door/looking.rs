//! Whoever looks is paid nothing, and looking again writes nothing.

use crate::inn::Inn;
use crate::room::{hand, play_out};
use parking_lot::Mutex;
use sandbox::{Answer, AnswerKind, Message, Permissions, Person};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Step, Watch, Write, Written};

/// What the store was asked to write, but for heartbeats.
#[derive(Clone, Default)]
struct Asked(Arc<Mutex<Vec<Step>>>);

impl Asked {
    fn watch(&self) -> Watch {
        let asked = self.clone();
        Watch::new(
            |_| None,
            move |what| {
                if let Written::Step(step) = what
                    && !is_heartbeat(step)
                {
                    asked.0.lock().push(step.clone());
                }
            },
        )
    }

    /// What came since this was asked last.
    fn taken(&self) -> Vec<Step> {
        std::mem::take(&mut self.0.lock())
    }
}

fn is_heartbeat(step: &Step) -> bool {
    let [Write::Alive { .. } | Write::AliveUnder { .. }] = &step.writes[..] else {
        return false;
    };
    step.table.is_none() && step.transfers.is_empty()
}

/// Whether this remembers messages of tables, which are posted anew where the bot finds none.
fn is_of_a_table(step: &Step) -> bool {
    let mut writes = step.writes.iter();
    writes.all(|write| matches!(write, Write::Surface { .. } | Write::SurfaceDeleted { .. }))
}

/// What every command is: a look, with its options; or an act, which writes what it does.
enum Kind {
    Look(&'static str),
    Act,
}

/// The kind of a command by its key; `None` if there are only its subcommands.
fn kind(command: &str) -> Option<Kind> {
    Some(match command {
        "play" | "rules" | "settings" | "privacy" | "help" | "coins-balance" | "coins-board"
        | "character-list" | "patron-list" | "triomphe-mine" | "triomphe-hand"
        | "triomphe-past" | "tavern-panel" | "tavern-setup" => Kind::Look(""),
        // It posts the table's message anew, whose id must be known.
        "triomphe-show" | "triomphe-start" | "triomphe-leave" | "triomphe-close"
        | "triomphe-kick" | "triomphe-pause" | "triomphe-cancel" | "coins-allowance"
        | "coins-pay" | "character-create" | "character-play" | "tavern-open" | "tavern-close"
        | "tavern-grant" | "tavern-fine" | "tavern-ban" | "patron-hire" | "patron-play" => {
            Kind::Act
        }
        _ => return None,
    })
}

/// Every command that the bot has, by the keys of their descriptions.
fn commands() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let mut commands = Vec::new();
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|file| file.unwrap().path());
    for file in files.filter(|file| file.is_file()) {
        let text = std::fs::read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        let keys = keys.filter_map(|(key, _)| key.strip_suffix("-command"));
        commands.extend(keys.filter(|key| *key != "unknown").map(str::to_owned));
    }
    commands.sort_unstable();
    commands
}

/// Whether this button only shows something.
fn is_look(custom_id: &str) -> bool {
    let parts: Vec<&str> = custom_id.split(':').collect();
    match parts[..] {
        ["h" | "b", ..] | ["v", "panel" | "looks" | "texts" | "break"] => true,
        ["i"] | ["c", "chart"] | ["e", "export", _] | ["e", "ask"] => true,
        ["m", "open" | "session" | "sheet" | "deals", ..] => true,
        [
            "p",
            "list" | "receipt" | "record" | "verify" | "replay" | "trick" | "decisive",
            ..,
        ] => true,
        ["g", "page"] | ["g", "rules", ..] => true,
        ["s", "house" | "coins" | "tables" | "ask-raise"] => true,
        ["s", form] => form.starts_with("form-"),
        ["t", _, "rules" | "hand" | "result"]
        | ["o", _, "panel" | "fair" | "rules" | "languages"] => true,
        _ => false,
    }
}

fn looks(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter();
    let buttons = buttons.filter(|button| button.enabled && is_look(&button.custom_id));
    buttons.map(|button| button.custom_id).collect()
}

/// Presses every looking button of a message, and of what it brings up.
async fn press_all(person: &Person, message: &Message, pressed: &mut BTreeSet<String>) {
    for first in looks(message) {
        if pressed.insert(first.clone())
            && let Some(shown) = press(person, message, &first).await
        {
            for second in looks(&shown) {
                if pressed.insert(second.clone()) {
                    press(person, &shown, &second).await;
                }
            }
        }
    }
}

/// What a press shows; `None` for a dialog, and if the message has changed meanwhile.
async fn press(person: &Person, message: &Message, custom_id: &str) -> Option<Message> {
    let now = person.message(message.channel(), message.id())?;
    now.control(custom_id)?;
    let answer: Answer = person.click(&now, custom_id).await.unwrap();
    match answer.kind {
        AnswerKind::Message | AnswerKind::Update => answer.message,
        _ => None,
    }
}

/// Looks, by a command and by every button of its answer.
async fn look(inn: &Inn, person: &Person, line: &str) {
    let mut pressed = BTreeSet::new();
    loop {
        let before = pressed.len();
        let shown = inn.slash(person, line).await;
        press_all(person, &shown, &mut pressed).await;
        if pressed.len() == before {
            return;
        }
    }
}

fn newcomer(inn: &Inn, name: &str) -> Person {
    let person = inn.sandbox.add_person(name);
    let may =
        Permissions::MANAGE_GUILD | Permissions::VIEW_CHANNEL | Permissions::USE_SLASH_COMMANDS;
    inn.sandbox.set_permissions(&person, may);
    person
}

#[tokio::test]
async fn looking_pays_nothing_and_looking_again_writes_nothing() {
    let asked = Asked::default();
    let inn = Inn::watched(asked.watch()).await;
    let (gm, ann) = (newcomer(&inn, "Gwen"), inn.sandbox.add_person("Ann"));
    inn.slash(&gm, "/tavern open").await;
    inn.slash(
        &gm,
        "/patron hire name:Old Fox face:🐺 wolf temper:sly skill:novice",
    )
    .await;
    inn.open_and_deal(&ann, "/triomphe start computer-players:3")
        .await;
    play_out(&ann, inn.here()).await;
    hand(&ann, inn.here(), &["You "]).await;
    // Whoever sits at the table looks at it first with the hints that are shown once.
    for _ in 0..4 {
        look(&inn, &ann, "/triomphe hand").await;
    }
    asked.taken();
    look(&inn, &ann, "/triomphe hand").await;
    assert_eq!(format!("{:#?}", asked.taken()), "[]", "Ann's own hand");

    let mut lookers = Vec::new();
    for command in commands() {
        let Some(Kind::Look(options)) = kind(&command) else {
            continue;
        };
        let line = format!("/{}{options}", command.replace('-', " "));
        let person = newcomer(&inn, &format!("Cyd{}", lookers.len()));
        look(&inn, &person, &line).await;
        let first = asked.taken();
        let paid = first.iter().flat_map(|step| &step.transfers);
        let paid: Vec<_> = paid.filter(|row| row.reason != "house").collect();
        assert!(paid.is_empty(), "{line}: {paid:#?}");
        look(&inn, &person, &line).await;
        assert_eq!(format!("{:#?}", asked.taken()), "[]", "{line}");
        lookers.push(person);
    }
    assert!(lookers.len() > 12, "only {} looks", lookers.len());
    // What is refused is no act either, and typing is none.
    let ben = inn.sandbox.add_person("Ben");
    for line in [
        "/tavern setup starting:5000",
        "/tavern panel",
        "/tavern grant member:@Ann coins:5 reason:x",
        "/coins pay member:@Ann coins:101",
        "/coins pay member:@Ben coins:1",
        "/coins allowance",
        "/triomphe start stake:101",
        "/triomphe leave",
    ] {
        inn.slash(&ben, line).await;
    }
    asked.taken();
    let game = json!({"name": "game", "type": 3, "value": "", "focused": true});
    let start = json!({"name": "start", "type": 1, "options": [game]});
    for _ in 0..2 {
        let typed = ben.autocomplete(inn.here(), "triomphe", vec![start.clone()]);
        typed.await.unwrap();
        assert_eq!(format!("{:#?}", asked.taken()), "[]", "typing");
    }
    assert_eq!(inn.purse(&ben).await, (100, 0));
    // Nobody but Ann, who sits at a table, has had coins: the later amount is for them all.
    inn.slash(&gm, "/tavern setup starting:250").await;
    inn.slash(&ben, "/coins pay member:@Ann coins:50").await;
    assert_eq!(inn.purse(&ben).await, (200, 0));
    // They are still known after a start.
    for person in &lookers {
        inn.slash(person, "/coins balance").await;
    }
    let inn = inn.reopen().await;
    asked.taken();
    for person in &lookers {
        inn.slash(person, "/coins balance").await;
    }
    let mut written = asked.taken();
    written.retain(|step| step.table.is_none() && !is_of_a_table(step));
    assert_eq!(format!("{written:#?}"), "[]", "after a start");
    inn.close().await;
}

#[test]
fn every_command_looks_or_acts() {
    let groups = commands();
    for command in &groups {
        let has_more = groups.iter().any(|other| {
            other
                .strip_prefix(command.as_str())
                .is_some_and(|rest| rest.starts_with('-'))
        });
        assert_eq!(kind(command).is_none(), has_more, "{command}");
    }
}
