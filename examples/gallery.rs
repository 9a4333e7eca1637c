//! Pictures of every screen of every game, in each language, light and dark, wide and on a phone:
//!
//! ```sh
//! cargo run --example gallery -- target/gallery
//! ```
//!
//! Words after the folder (`-- target/gallery fr troccas mitigati-chee house`) take the pictures of those languages and
//! of those games, editions or pages alone. With `once`, each screen is taken once, as on a phone by day.
//! `documents` alone takes the pictures of the documents into `docs/pictures`: `scripts/pictures` makes them whole.
//!
//! Beside the pictures of each language, `words.txt` has what its screens say, in the order of play, as the page shows
//! it and as a screen reader reads its pictures: for whoever reads a language from its first sentence to its last.
//!
//! It opens a sandbox with the bot in it, plays each game with patrons until every kind of question was asked,
//! and has a real browser take a picture of the hand and the table whenever a kind is new. Needs Chromium (or
//! Chrome) and chromedriver, as the tests do.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

#[path = "../tests/browser/browser.rs"]
#[allow(dead_code)]
mod browser;
#[path = "gallery/documents.rs"]
mod documents;
#[path = "../tests/guest/mod.rs"]
mod guest;

use browser::Browser;
use house::Tavern;
use pages::Language;
use rules::Variant;
use sandbox::{Message, Person, Sandbox};
use serde_json::json;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use store::Sqlite;
use triomphe::config::Config;

const LOOKS: [&str; 2] = ["light", "dark"];
/// A window on a desk and a phone, by their widths in points.
const WIDTHS: [(&str, u32); 2] = [("phone", 390), ("wide", 1200)];
/// The file with what the screens of a language say.
const WORDS: &str = "words.txt";
/// The word that asks for one picture of each screen.
const ONCE: &str = "once";
/// The word that asks for the pictures of the documents, and their folder.
const DOCUMENTS: [&str; 2] = ["documents", "docs/pictures"];

/// The number of deals after which a game has shown all it has.
fn deals(variant: &Variant) -> usize {
    // Everybody deals once where a deal is long.
    if variant.hand_size(variant.usual_seats()) > 9 {
        variant.usual_seats()
    } else {
        6
    }
}

/// The pages of the house that a guest and its owner can ask for.
const PAGES: &[(&str, &str)] = &[
    ("play", "/play"),
    ("help", "/help"),
    ("settings", "/settings"),
    ("balance", "/coins balance"),
    ("board", "/coins board"),
    ("privacy", "/privacy"),
    ("setup", "/tavern setup"),
    ("panel", "/tavern panel"),
    ("patrons", "/patron list"),
    ("mine", "/triomphe mine"),
    ("past", "/triomphe past"),
    ("evening", "/tavern open name:Friday"),
    ("settlement", "/tavern close"),
];

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().unwrap_or_else(|| "target/gallery".to_owned()));
    let [documents, pictures] = DOCUMENTS;
    if folder.as_os_str() == documents {
        let (sandbox, ann) = open("en").await;
        let gallery = |page| Gallery::new(page, sandbox, ann, PathBuf::from(pictures));
        Browser::with(|page| gallery(page).document()).await;
        return;
    }
    let (once, only): (Vec<String>, Vec<String>) = words.partition(|word| word == ONCE);
    let (languages, folders): (Vec<String>, Vec<String>) = only
        .into_iter()
        .partition(|word| Language::ALL.iter().any(|language| language.code() == word));
    let wanted = |language: &&str| is_among(&languages, language);
    for language in Language::ALL.map(Language::code).into_iter().filter(wanted) {
        let folder = folder.join(language);
        let (sandbox, ann) = open(language).await;
        let gallery = |page| Gallery {
            folders: folders.clone(),
            taken: if once.is_empty() {
                WIDTHS.len() * LOOKS.len()
            } else {
                1
            },
            ..Gallery::new(page, sandbox, ann, folder)
        };
        Browser::with(|page| gallery(page).fill(language)).await;
    }
}

/// A sandbox whose house and whose guest speak a language, with the bot in it until the program ends.
async fn open(language: &str) -> (Sandbox, Person) {
    let config = sandbox::Config::granting(triomphe::discord::invited().bits());
    let sandbox = Sandbox::start(config).await.unwrap();
    let store = Sqlite::in_memory().await.unwrap();
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
        "TRIOMPHE_PATRON_PAUSE" => Some("off".to_owned()),
        "TRIOMPHE_BETWEEN_SECONDS" => Some("600".to_owned()),
        "TRIOMPHE_QUESTION_SECONDS" => Some("600".to_owned()),
        "TRIOMPHE_STARTING_COINS" => Some("5000".to_owned()),
        _ => None,
    })
    .unwrap();
    let tavern = Tavern::open(store, config.house.clone(), Some(7))
        .await
        .unwrap();
    tokio::spawn(tavern.clone().run_clock());
    let served = tavern.clone();
    tokio::spawn(
        async move { triomphe::discord::run(&config, served, std::future::pending()).await },
    );
    sandbox.until_ready().await;
    let ann = sandbox.add_person("Ann");
    ann.set_locale(match language {
        "en" => "en-US",
        other => other,
    });
    sandbox.set_permissions(&ann, sandbox::Permissions::all());
    let guild = ids::GuildId(sandbox.server().0);
    let spoken = pages::Language::of_locale(language).unwrap();
    tavern
        .settings
        .change(guild, None, |settings| settings.language = Some(spoken))
        .await
        .unwrap();
    (sandbox, ann)
}

struct Gallery {
    page: Browser,
    sandbox: Sandbox,
    ann: Person,
    folder: PathBuf,
    /// Which of its folders are wanted; all, if none is named.
    folders: Vec<String>,
    /// How many pictures are taken of each screen, of the widths and looks in their order.
    taken: usize,
}

impl Gallery {
    /// All there is, each screen once.
    fn new(page: Browser, sandbox: Sandbox, ann: Person, folder: PathBuf) -> Gallery {
        Gallery {
            page,
            sandbox,
            ann,
            folder,
            folders: Vec::new(),
            taken: 1,
        }
    }

    /// Shows all there is in a language.
    async fn fill(self, language: &'static str) {
        // What an earlier run wrote down is not added to; without one there is nothing to remove.
        std::fs::remove_file(self.folder.join(WORDS)).ok();
        for variant in Variant::editions() {
            let name = format!("{}-{}", variant.game(), variant.edition());
            if !is_among(&self.folders, &name) && !is_among(&self.folders, variant.game()) {
                continue;
            }
            println!("{language} {name}");
            let mut command = guest::start_command(&variant);
            if variant.purse(variant.usual_stake()).is_some() {
                // Its purse is the least of this stake, and below the least of the usual one.
                command += " stake:2";
            }
            self.game(&name, &command, deals(&variant)).await;
        }
        let pages = PAGES.iter().filter(|_| is_among(&self.folders, "house"));
        let here = self.sandbox.channel();
        self.enter(here).await;
        for (name, command) in pages {
            let answer = self.ann.slash(here, command).await;
            let shown = answer.unwrap_or_else(|error| panic!("{command}: {error:?}"));
            self.hang("house", name, shown.message()).await;
        }
    }

    /// Plays a game, and hangs what is new.
    async fn game(&self, name: &str, command: &str, deals: usize) {
        let place = self.sandbox.add_channel(self.sandbox.server(), name);
        self.enter(place).await;
        let started = self.ann.slash(place, command).await.unwrap();
        self.hang(name, "00-started", started.message()).await;
        let lobby = self.public(place).await;
        self.hang(name, "01-lobby", &lobby).await;
        let rules = self.pressed(&lobby, ":rules").await;
        self.hang(name, "02-rules", &rules).await;
        self.lesson(name, &rules).await;
        // Meanwhile the pack may have been shuffled anew.
        let lobby = self.public(place).await;
        self.pressed(&lobby, ":deal").await;
        let (mut seen, mut over, mut done) = (BTreeSet::new(), 0, guest::Done::new());
        for turn in 0.. {
            let (hand, kind) = hand(&self.ann, place, over).await;
            if seen.insert(kind.clone()) {
                let number = seen.len() * 2 + 1;
                self.hang(name, &format!("{number:02}-{kind}-hand"), &hand)
                    .await;
                let table = self.public(place).await;
                self.hang(name, &format!("{:02}-{kind}-table", number + 1), &table)
                    .await;
            }
            if kind == "over" {
                over += 1;
                if over == deals {
                    break;
                }
                let table = self.public(place).await;
                let answer = self.pressed(&table, ":deal").await;
                if answer.ephemeral() && answer.buttons().is_empty() {
                    // Who plays has changed, so it is to be pressed once more.
                    let table = self.public(place).await;
                    if let Some(deal) = button(&table, ":deal") {
                        self.ann.click(&table, &deal).await.unwrap();
                    }
                }
            } else if let Some(hide) = button(&hand, ":hide") {
                self.ann.click(&hand, &hide).await.unwrap();
            } else if over == 0
                && let Some(more) = button(&hand, ":more")
            {
                // Who agrees on a settlement sees no cards played.
                self.ann.click(&hand, &more).await.unwrap();
            } else {
                guest::step(&self.ann, &hand, turn, &mut done).await;
            }
        }
        self.ann.slash(place, "/triomphe close").await.unwrap();
        let closed = self.public(place).await;
        self.hang(name, "99-closed", &closed).await;
    }

    /// Takes the lesson that a page of rules offers, to its end.
    async fn lesson(&self, name: &str, rules: &Message) {
        self.pressed(rules, "g:learn").await;
        let mut lesson = self.went_on(rules).await;
        for number in 1.. {
            self.hang(name, &format!("lesson-{number:02}"), &lesson)
                .await;
            if button(&lesson, "l:again").is_some() {
                break;
            }
            let ends = [":number:", ":bid:", ":offer", ":fold"];
            let acts = lesson.buttons().into_iter().map(|button| button.custom_id);
            let mut acts = acts
                .filter(|id| id.starts_with("l:deal:") && !ends.iter().any(|end| id.contains(end)));
            if let Some(act) = acts.next() {
                self.ann.click(&lesson, &act).await.unwrap();
            } else if let Some(menu) = lesson.menus().first() {
                let chosen = [menu.values[0].as_str()];
                let answer = self.ann.select(&lesson, &menu.custom_id, &chosen).await;
                answer.unwrap();
            } else {
                self.pressed(&lesson, "l:next").await;
            }
            lesson = self.went_on(&lesson).await;
        }
    }

    /// The lesson as soon as it has other buttons than this message: what takes longer is answered by a later edit.
    async fn went_on(&self, before: &Message) -> Message {
        let ids = |message: &Message| -> Vec<String> {
            let controls = message.buttons().into_iter().chain(message.menus());
            controls.map(|control| control.custom_id).collect()
        };
        let pressed = ids(before);
        self.ann
            .until(before.channel(), |messages| {
                let has_gone_on = |message: &&Message| {
                    let now = ids(message);
                    now != pressed && now.iter().any(|id| id.starts_with("l:"))
                };
                messages.iter().rev().find(has_gone_on).cloned()
            })
            .await
    }

    /// Opens a channel. What is said to Ann alone is seen only by a page that was open then.
    async fn enter(&self, channel: sandbox::Id) {
        let (url, ann) = (self.sandbox.url(), self.ann.id());
        self.page
            .open(&format!("{url}/?as={ann}&channel={channel}&tour=off"))
            .await;
        self.page
            .until::<bool>(
                "the page",
                json!("Ann"),
                "return document.body.innerText.includes(given) || null",
            )
            .await;
    }

    /// Takes pictures of a message, and writes down what it says.
    async fn hang(&self, game: &str, name: &str, message: &Message) {
        let folder = self.folder.join(game);
        std::fs::create_dir_all(&folder).unwrap();
        let id = message.id().to_string();
        let looks = WIDTHS
            .into_iter()
            .flat_map(|it| LOOKS.map(|look| (it, look)));
        for ((place, width), look) in looks.take(self.taken) {
            self.page.resize(width, 2600).await;
            self.page
                .until::<bool>(
                    "the look",
                    json!(look),
                    "document.documentElement.dataset.theme = given; return true",
                )
                .await;
            let picture = self.page.picture_of(name, json!(id), DRAWN).await;
            let file = folder.join(format!("{name}-{place}-{look}.png"));
            std::fs::write(file, picture).unwrap();
        }
        let said: String = self.page.until(name, json!(id), SAID).await;
        let mut words = File::options()
            .append(true)
            .create(true)
            .open(self.folder.join(WORDS))
            .unwrap();
        write!(words, "=== {game} {name}\n{said}\n\n").unwrap();
    }

    /// The table's message.
    async fn public(&self, place: sandbox::Id) -> Message {
        self.ann
            .until(place, |messages| {
                messages
                    .iter()
                    .rev()
                    .find(|m| !m.ephemeral() && !m.buttons().is_empty())
                    .cloned()
            })
            .await
    }

    /// Presses the button whose id has this in it.
    async fn pressed(&self, message: &Message, part: &str) -> Message {
        let id =
            button(message, part).unwrap_or_else(|| panic!("no {part}: {:?}", message.buttons()));
        let answer = self.ann.click(message, &id).await;
        answer
            .unwrap_or_else(|error| panic!("{error}: {:?}", self.ann.sees(message.channel())))
            .message()
            .clone()
    }
}

/// Somebody's hand and what it asks, as soon as there is something to do or another deal than these is over.
async fn hand(person: &Person, place: sandbox::Id, over: usize) -> (Message, String) {
    person
        .until(place, |messages| {
            let is_over = messages
                .iter()
                .any(|message| offers_deal(message, over + 1));
            let asks = |message: &Message| match kind(message) {
                asked if !asked.is_empty() => Some(asked),
                _ if is_over && button(message, ":hand").is_some() => Some("over".to_owned()),
                _ => None,
            };
            let mut hands = messages.iter().rev().filter(|message| message.ephemeral());
            hands.find_map(|hand| Some((hand.clone(), asks(hand)?)))
        })
        .await
}

/// Whether something is wanted; nothing named means everything.
fn is_among(wanted: &[String], name: &str) -> bool {
    wanted.is_empty() || wanted.iter().any(|word| word == name)
}

fn button(message: &Message, part: &str) -> Option<String> {
    let buttons = message.buttons();
    let found = buttons
        .iter()
        .find(|button| button.custom_id.contains(part) && !button.custom_id.contains("last-trick"));
    found.map(|button| button.custom_id.clone())
}

/// What a hand asks for, in the words of its buttons; "over" where one more deal is than `over`; nothing while
/// others are to act.
fn kind(hand: &Message) -> String {
    let mut words = BTreeSet::new();
    for button in hand.buttons() {
        let parts: Vec<&str> = button.custom_id.split(':').collect();
        match parts.as_slice() {
            ["d", .., "last-trick"] => {}
            ["d", _, _, _, "play", ..] if button.style != 3 => {}
            ["d", _, _, _, word, ..] => {
                words.insert((*word).to_owned());
            }
            _ => {}
        }
    }
    for menu in hand.menus() {
        if let Some(word) = menu.custom_id.split(':').nth(4) {
            words.insert(word.to_owned());
        }
    }
    words.into_iter().collect::<Vec<_>>().join("-")
}

/// Whether a table offers its next deal after so many.
fn offers_deal(table: &Message, deals: usize) -> bool {
    let offers = |id: &str| {
        let parts: Vec<&str> = id.split(':').collect();
        matches!(parts.as_slice(), ["t", _, "deal", number, ..] if number.parse() == Ok(deals))
    };
    let mut buttons = table.buttons().into_iter();
    buttons.any(|button| offers(&button.custom_id))
}

/// The message, once its pictures are there.
const DRAWN: &str = "
    const found = messages.find((one) => one.dataset.id === given);
    const pictures = found ? [...found.querySelectorAll('img')] : [];
    // One that comes is no change of the page by itself.
    for (const one of pictures) one.addEventListener('load', () => { one.dataset.there = ''; }, { once: true });
    return found && pictures.every((one) => one.complete) ? found : null";

/// What the message says, and what its pictures do.
const SAID: &str = "
    const found = messages.find((one) => one.dataset.id === given);
    const pictures = found ? [...found.querySelectorAll('img')] : [];
    const described = pictures.map((one) => one.alt && `[${one.alt}]`);
    return found ? [found.innerText, ...described].filter(Boolean).join('\\n') : null";
