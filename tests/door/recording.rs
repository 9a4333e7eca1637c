//! Recordings of what the bot sent in each test, to compare before and after a change that must change nothing
//! (`scripts/recordings`). They are made where `TRIOMPHE_RECORDINGS` names a folder.
//!
//! A recording does not depend on how busy the machine is: people take turns with the bot ([`Sandbox::take_turns`]), of
//! what is edited several times in a turn the last counts, and what belongs together stands together. Ids are replaced
//! by names in their order of appearance.

use crate::inn::SEED;
use crate::room::Room;
use house::{Tavern, random::Random};
use ids::TableId;
use parking_lot::Mutex;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::{Id, LoggedInteraction, LoggedRequest, Sandbox};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How long nothing happens before the bot counts as quiet: longer than an answer waits for an edit of the same hand.
const QUIET: Duration = Duration::from_millis(200);
/// How often in a row nothing has to be at work then.
const IDLE: u32 = 6;
/// How long the log channel's lines are gathered, and a little more.
const GATHERED: Duration = Duration::from_millis(2_300);

/// The folder for recordings, if they are wanted.
fn folder() -> Option<PathBuf> {
    std::env::var_os("TRIOMPHE_RECORDINGS").map(PathBuf::from)
}

/// Ids and secrets from a seed, all of which are remembered.
pub struct Drawn {
    stream: Mutex<StdRng>,
    ids: Mutex<Vec<u64>>,
}

impl Default for Drawn {
    fn default() -> Drawn {
        Drawn {
            stream: Mutex::new(StdRng::seed_from_u64(SEED)),
            ids: Mutex::default(),
        }
    }
}

impl Random for Drawn {
    fn bits(&self) -> u64 {
        let id = self.stream.lock().random();
        self.ids.lock().push(id);
        id
    }

    fn secret(&self) -> anyhow::Result<[u8; 32]> {
        Ok(self.stream.lock().random())
    }
}

/// From now on people take turns with this house's bot, if recordings are wanted.
pub fn begin(room: &Room, tavern: Tavern) {
    if folder().is_none() {
        return;
    }
    let looks = AtomicU32::new(0);
    room.sandbox.take_turns(QUIET, move || {
        let due = tavern.next_deadline();
        let is_due = due.is_some_and(|due| due <= tavern.house.time.now());
        if is_due || another_thread_works() {
            looks.store(0, Ordering::SeqCst);
            return true;
        }
        let idle = looks.fetch_add(1, Ordering::SeqCst) + 1;
        if idle == IDLE {
            looks.store(0, Ordering::SeqCst);
        }
        idle < IDLE
    });
}

/// Whether the database or a search is at work, or would be if a core were free. (The bot's own thread is this one.)
#[cfg(target_os = "linux")]
fn another_thread_works() -> bool {
    let works = |path: PathBuf| {
        let stat = std::fs::read_to_string(path.join("stat")).unwrap_or_default();
        let state = stat
            .rsplit(") ")
            .next()
            .and_then(|rest| rest.chars().next());
        matches!(state, Some('R' | 'D'))
    };
    let threads = std::fs::read_dir("/proc/self/task").unwrap();
    // This one is at work.
    threads
        .flatten()
        .filter(|thread| works(thread.path()))
        .count()
        > 1
}

/// Nobody is known to say so.
#[cfg(not(target_os = "linux"))]
fn another_thread_works() -> bool {
    false
}

/// Writes the recording of what was sent in a room.
pub async fn end(room: &Room, tavern: &Tavern, drawn: &Drawn) {
    let Some(folder) = folder() else {
        return;
    };
    let logs = |server: &Id| {
        let settings = tavern.settings.for_guild(ids::GuildId(server.0));
        settings.log_channel.is_some()
    };
    if room.sandbox.servers().iter().any(logs) {
        tokio::time::sleep(GATHERED).await;
    }
    room.sandbox.turn().await;
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("unnamed").replace("::", ".");
    let script = Script::of(&room.sandbox, drawn);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("{test}.{}.txt", number(&test))), script).unwrap();
}

/// The number of this recording among those of a test.
fn number(test: &str) -> usize {
    static MADE: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock();
    let number = made.entry(test.to_owned()).or_default();
    *number += 1;
    *number
}

/// What belongs together within a turn, in the order in which it is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// What is sent by an interaction's token, in the order of the interactions.
    Interaction(usize),
    /// A channel, and a message in it.
    Message(u64, u64),
    /// Everything else, by its path.
    Other(String),
}

/// A request as it is written.
struct Line {
    method: String,
    path: String,
    body: Option<Value>,
    files: Vec<String>,
}

/// Adds a request to those that belong together in a turn. Of the states of a message the last one counts, also where
/// its first is an answer, and of a hand whose holder waits none does: it shows how far computer players happened to be.
fn add(lines: &mut Vec<Line>, mut line: Line) {
    let edits = line.method == "PATCH";
    let answers = line.path.starts_with("interactions");
    let private = answers || line.path.starts_with("webhooks");
    if let Some(body) = &mut line.body
        && private
        && waits(body)
    {
        if edits {
            return;
        }
        body["data"]["embeds"] = "a hand whose holder waits".into();
        body["data"]["attachments"] = Value::Null;
        line.files.clear();
    }
    let replaced = |earlier: &mut Line| earlier.method == "PATCH" && earlier.path == line.path;
    for mut earlier in lines.extract_if(.., replaced).collect::<Vec<_>>() {
        // An edit without files leaves those that are there.
        if let (Some(body), Some(before)) = (&mut line.body, &mut earlier.body)
            && edits
            && body.get("attachments").is_none()
            && before.get("attachments").is_some()
        {
            body["attachments"] = before["attachments"].take();
            line.files = earlier.files;
        }
    }
    if edits
        && line.path.ends_with("@original")
        && let [first] = &mut lines[..]
        && first.path.starts_with("interactions")
        && let (Some(answer), Some(body)) = (&mut first.body, &line.body)
    {
        for part in ["content", "embeds", "components"] {
            answer["data"][part] = body[part].clone();
        }
        if let Some(files) = body.get("attachments") {
            answer["data"]["attachments"] = files.clone();
            first.files = line.files;
        }
    } else {
        lines.push(line);
    }
}

/// A text without hints: whether an answer has one, or its edit, depends on which is drawn up first.
fn without_hints(text: &str) -> String {
    let mut parts = text.split("\\n\\n💡");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for hint in parts {
        let ends = [hint.find("\\n\\n"), hint.find("\",\n"), hint.find("\"\n")];
        let end = ends.into_iter().flatten().min();
        kept.push_str(end.map_or("", |end| &hint[end..]));
    }
    kept
}

/// Whether this is a hand in which there is nothing to do but look again.
fn waits(body: &Value) -> bool {
    let body = body.get("data").unwrap_or(body);
    let rows = body["components"].as_array();
    let [row] = rows.map_or(&[][..], |rows| rows) else {
        return false;
    };
    let ids = row["components"].as_array().into_iter().flatten();
    let ids: Vec<&str> = ids.filter_map(|it| it["custom_id"].as_str()).collect();
    let [hand, between @ .., "v:panel"] = &ids[..] else {
        return false;
    };
    let looks = |id: &&str| id.ends_with(":rules") || id.ends_with(":last-trick");
    hand.ends_with(":hand") && between.iter().all(looks)
}

/// Writes a recording.
struct Script {
    names: HashMap<String, String>,
    /// Tables and deals.
    drawn: BTreeSet<String>,
    /// How many names of each kind were given.
    counted: HashMap<&'static str, usize>,
    text: String,
}

impl Script {
    fn of(sandbox: &Sandbox, drawn: &Drawn) -> String {
        let mut names: HashMap<String, String> = HashMap::new();
        let people = sandbox.people().into_iter();
        names.extend(people.map(|it| (it.id().to_string(), it.name().to_owned())));
        for server in sandbox.servers() {
            let channels = sandbox.channels(server).into_iter();
            names.extend(channels.map(|(id, name)| (id.to_string(), format!("#{name}"))));
        }
        names.insert(sandbox.bot().to_string(), "bot".to_owned());
        let ids = drawn.ids.lock();
        let drawn = ids.iter().map(|&id| TableId(id).to_string()).collect();
        let mut script = Script {
            names,
            drawn,
            counted: HashMap::new(),
            text: String::new(),
        };
        script.write(sandbox.interactions(), sandbox.requests());
        script.text
    }

    fn write(&mut self, interactions: Vec<LoggedInteraction>, requests: Vec<LoggedRequest>) {
        let tokens: HashMap<&str, usize> = (0..)
            .zip(&interactions)
            .map(|(number, it)| (it.token.as_str(), number))
            .collect();
        let mut turns: BTreeMap<u64, BTreeMap<Place, Vec<Line>>> = BTreeMap::new();
        for (number, interaction) in interactions.iter().enumerate() {
            let turn = turns.entry(interaction.turn).or_default();
            turn.entry(Place::Interaction(number)).or_default();
        }
        let mut read = BTreeSet::new();
        for request in requests {
            let path: Vec<&str> = request.path.trim_matches('/').split('/').collect();
            if request.method == "GET" {
                read.insert(request.path.clone());
                continue;
            }
            // The commands are a snapshot of their own.
            if path[0] == "applications" {
                continue;
            }
            let id = |text: &str| text.parse().unwrap_or_default();
            let place = match path[..] {
                ["interactions", _, token, ..] | ["webhooks", _, token, ..] => {
                    Place::Interaction(tokens.get(token).copied().unwrap_or(usize::MAX))
                }
                ["channels", channel, "messages"] => {
                    Place::Message(id(channel), request.made.map_or(u64::MAX, |made| made.0))
                }
                ["channels", channel, "messages", message, ..] => {
                    Place::Message(id(channel), id(message))
                }
                _ => Place::Other(request.path.clone()),
            };
            let path = match path[..] {
                ["interactions", ..] => "interactions/ID/TOKEN/callback".to_owned(),
                ["webhooks", _, _, ref rest @ ..] => {
                    format!("webhooks/bot/TOKEN/{}", rest.join("/"))
                }
                _ => path.join("/"),
            };
            let line = Line {
                method: request.method,
                path,
                body: request.body,
                files: request.files,
            };
            // A hand that another has replaced goes when nobody is at it, perhaps after the test's end.
            if line.method == "DELETE" && matches!(place, Place::Interaction(_)) {
                continue;
            }
            let lines = turns.entry(request.turn).or_default();
            let lines = lines.entry(place).or_default();
            add(lines, line);
        }
        for turn in turns.into_values() {
            for (place, lines) in turn {
                if let Place::Interaction(number) = place
                    && let Some(interaction) = interactions.get(number)
                {
                    self.write_interaction(interaction, &lines);
                }
                for line in lines {
                    self.write_line(line);
                }
            }
        }
        let read: BTreeSet<String> = read.iter().map(|path| self.named(path)).collect();
        for path in read {
            self.text.push_str(&format!("GET {path}\n"));
        }
    }

    fn write_interaction(&mut self, interaction: &LoggedInteraction, lines: &[Line]) {
        let begins = lines
            .iter()
            .any(|line| line.path.starts_with("interactions"));
        let data = if begins || lines.is_empty() {
            self.json(interaction.data.clone())
        } else {
            // It was begun in an earlier turn.
            "…".to_owned()
        };
        let who = self.named(&interaction.person.to_string());
        self.text.push_str(&format!("\n## {who}: {data}\n"));
    }

    fn write_line(&mut self, line: Line) {
        let path = self.named(&line.path);
        self.text.push_str(&format!("{} {path}\n", line.method));
        if let Some(body) = line.body {
            let body = self.json(body);
            self.text.push_str(&format!("{body}\n"));
        }
        if !line.files.is_empty() {
            self.text.push_str(&format!("files: {:?}\n", line.files));
        }
    }

    fn json(&mut self, mut value: Value) -> String {
        if let Some(object) = value.as_object_mut() {
            // A message's, and that of the command that was typed.
            object.remove("nonce");
            object.remove("id");
            // What the sandbox says of who or what is named.
            object.remove("resolved");
        }
        // An edit says that there are no files, an answer may say nothing.
        for place in ["", "/data"] {
            if let Some(Value::Object(object)) = value.pointer_mut(place) {
                let none = |files: &Value| files.as_array().is_none_or(Vec::is_empty);
                if object.get("attachments").is_some_and(none) {
                    object.remove("attachments");
                }
            }
        }
        let text = serde_json::to_string_pretty(&value).unwrap();
        self.named(&without_hints(&text))
    }

    /// A text whose ids are replaced by names.
    fn named(&mut self, text: &str) -> String {
        let mut named = String::new();
        let mut rest = text;
        while !rest.is_empty() {
            let is_word = |c: char| c.is_ascii_alphanumeric();
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            if end == 0 {
                let next = rest.find(is_word).unwrap_or(rest.len());
                named.push_str(&rest[..next]);
                rest = &rest[next..];
                continue;
            }
            named.push_str(&self.name(&rest[..end]));
            rest = &rest[end..];
        }
        named
    }

    fn name(&mut self, word: &str) -> String {
        if let Some(name) = self.names.get(word) {
            return name.clone();
        }
        let kind = match word {
            _ if (16..=20).contains(&word.len()) && word.chars().all(|c| c.is_ascii_digit()) => {
                "id"
            }
            _ if word.len() == 64 && word.chars().all(|c| c.is_ascii_hexdigit()) => "hash",
            _ if self.drawn.contains(word) => "drawn",
            _ => return word.to_owned(),
        };
        let number = self.counted.entry(kind).or_default();
        *number += 1;
        let name = format!("{kind}{number}");
        self.names.insert(word.to_owned(), name.clone());
        name
    }
}
