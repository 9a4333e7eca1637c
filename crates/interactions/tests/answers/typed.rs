//! Commands as people type them.

use crate::guests::{NAMES, assert_says, press};
use ids::{MemberId, TableId};
use interactions::command::Command;
use interactions::command::character::CharacterCommand;
use interactions::command::coins::CoinsCommand;
use interactions::command::named::NamedMember;
use interactions::command::patron::PatronCommand;
use interactions::command::table::{Start, TableCommand};
use interactions::command::tavern::{BannedFrom, Sum, TavernCommand};
use interactions::guest::Guest;
use pages::Hiring;
use pages::setting::Setting;
use patrons::{Character, Skill, Temper};
use standin::{Answer, Message, Room};
use std::collections::BTreeMap;
use table::CalledOff;

/// The number of a member who is a bot.
pub const BOT: u64 = 77;

/// What is answered to this line. Members are written `<@1>`; an option goes on until the next one.
pub async fn ask(room: &Room, guest: &Guest, line: &str) -> Answer {
    room.command(guest, command(line)).await
}

/// The same where a message answers.
pub async fn slash(room: &Room, guest: &Guest, line: &str) -> Message {
    let answer = ask(room, guest, line).await;
    answer
        .message()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The same; the message says this.
pub async fn hear(room: &Room, guest: &Guest, line: &str, says: &str) -> Message {
    let message = slash(room, guest, line).await;
    assert_says(&format!("{line}: {}", message.text()), says);
    message
}

/// Presses this button below what is answered to the line.
pub async fn after(room: &Room, guest: &Guest, line: &str, label: &str) -> Message {
    let message = slash(room, guest, line).await;
    press(room, guest, &message, label).await
}

/// Opens a table with this line; returns it with its message.
pub async fn lobby(room: &Room, host: &Guest, line: &str) -> (TableId, Message) {
    let answer = ask(room, host, line).await;
    assert!(!answer.is_refusal(), "{line}: {}", answer.text());
    let table = room.newest_table().unwrap();
    (table, room.table(table).await.unwrap())
}

fn command(line: &str) -> Command {
    let (mut path, mut options) = (Vec::new(), BTreeMap::<&str, String>::new());
    let mut last = "";
    for word in line.split(' ') {
        let is_name = |name: &str| {
            name.chars()
                .all(|c| c.is_ascii_lowercase() || "-_".contains(c))
        };
        match word.split_once(':') {
            Some((name, value)) if !name.is_empty() && is_name(name) => {
                options.insert(name, value.to_owned());
                last = name;
            }
            _ if last.is_empty() => path.push(word),
            _ => {
                let text = options.get_mut(last).unwrap();
                *text = format!("{text} {word}");
            }
        }
    }
    let text = |name: &str| options.get(name).cloned();
    let given = |name: &str| text(name).unwrap_or_else(|| panic!("{line}: no {name}"));
    let number = |name: &str| text(name).map(|it| it.parse().unwrap());
    let flag = |name: &str| text(name).map(|it| it == "true");
    let member = || text("member").as_deref().map(named);
    let sum = || Sum {
        member: member(),
        coins: given("coins"),
        reason: given("reason"),
        character: text("character"),
        house: flag("house") == Some(true),
    };
    match path[..] {
        ["/play"] => Command::Play { game: text("game") },
        ["/rules"] => Command::Rules { game: text("game") },
        ["/settings"] => Command::Settings,
        ["/privacy"] => Command::Privacy,
        ["/help"] => Command::Help,
        ["/triomphe", sub] => Command::Triomphe(match sub {
            "start" => TableCommand::Start(Start {
                game: text("game"),
                stake: text("stake"),
                computer_players: number("computer-players"),
                turn: number("turn"),
                thread: flag("thread"),
                fun: flag("fun"),
            }),
            "mine" => TableCommand::Mine,
            "hand" => TableCommand::Hand,
            "show" => TableCommand::Show,
            "leave" => TableCommand::Leave,
            "past" => TableCommand::Past,
            "pause" => TableCommand::Pause,
            "kick" => TableCommand::Kick { member: member() },
            "close" => TableCommand::Close {
                at_once: flag("at_once") == Some(true),
                reason: text("reason"),
            },
            "cancel" => TableCommand::Cancel {
                what: CalledOff::Deal,
                reason: text("reason"),
            },
            _ => panic!("{line}"),
        }),
        ["/coins", sub] => Command::Coins(match sub {
            "balance" => CoinsCommand::Balance,
            "allowance" => CoinsCommand::Allowance,
            "board" => CoinsCommand::Board,
            "pay" => CoinsCommand::Pay {
                coins: given("coins"),
                member: member(),
                character: text("character"),
                patron: text("patron"),
                reason: text("reason"),
            },
            _ => panic!("{line}"),
        }),
        ["/character", sub] => Command::Character(match sub {
            "list" => CharacterCommand::List,
            "play" => CharacterCommand::Play { who: given("who") },
            "create" => CharacterCommand::Create {
                name: given("name"),
                picture: text("picture"),
                coins: text("coins"),
            },
            _ => panic!("{line}"),
        }),
        ["/patron", sub] => Command::Patron(match sub {
            "list" => PatronCommand::List,
            "play" => PatronCommand::Play { name: text("name") },
            "hire" => PatronCommand::Hire {
                hiring: Hiring {
                    name: given("name"),
                    face: patrons::face(&given("face")).to_owned(),
                    character: Character {
                        temper: Temper::by_key(&given("temper")).unwrap(),
                        skill: Skill::by_key(&given("skill")).unwrap(),
                    },
                    purse: None,
                },
                purse: text("purse"),
            },
            _ => panic!("{line}"),
        }),
        ["/tavern", sub] => Command::Tavern(match sub {
            "panel" => TavernCommand::Panel,
            "open" => TavernCommand::Open { name: text("name") },
            "close" => TavernCommand::Close,
            "grant" => TavernCommand::Grant(sum()),
            "fine" => TavernCommand::Fine(sum()),
            "ban" => TavernCommand::Ban {
                member: member().unwrap(),
                reason: given("reason"),
                days: number("days"),
                from: match text("from") {
                    Some(_) => BannedFrom::Board,
                    None => BannedFrom::Tables,
                },
            },
            "setup" => TavernCommand::Setup(
                options
                    .iter()
                    .map(|(name, value)| (setting(name), value.clone()))
                    .collect(),
            ),
            _ => panic!("{line}"),
        }),
        _ => panic!("{line}"),
    }
}

fn setting(option: &str) -> Setting {
    let mut all = Setting::ALL.iter().copied();
    let has_it = |setting: &Setting| setting.about().option == Some(option);
    all.find(has_it)
        .unwrap_or_else(|| panic!("no option {option}"))
}

fn named(mention: &str) -> NamedMember {
    let number: u64 = mention.trim_matches(['<', '@', '>']).parse().unwrap();
    let name = NAMES.get(number as usize - 1);
    NamedMember {
        member: MemberId(number),
        name: (*name.unwrap_or(&"Gwen")).to_owned(),
        is_bot: number == BOT,
        is_here: true,
    }
}
