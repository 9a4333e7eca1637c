//! A run of the program, with somebody who presses what it asks for.

use sandbox::{Answer, Config, Id, Message, Person, RateLimits, Sandbox};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinHandle;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(120);
/// How many questions are asked.
const QUESTIONS: usize = 12;

/// A sandbox that stands for Discord, with the operator in it, and a folder to run the program in.
pub struct Stand {
    pub discord: Arc<Sandbox>,
    pub ann: Person,
    pub folder: tempfile::TempDir,
    /// What is answered to each question.
    pub sees: [&'static str; QUESTIONS],
    /// Further settings.
    pub settings: Vec<(&'static str, String)>,
}

/// What a run came to.
pub struct Ran {
    pub status: Option<i32>,
    /// What it printed.
    pub said: String,
    pub errors: String,
    /// Its report, if it wrote one.
    pub report: Value,
}

impl Stand {
    /// A Discord as the program's own sandbox is.
    pub fn config() -> Config {
        Config {
            rate_limits: RateLimits::Enforced,
            patience: PATIENCE,
            ..Config::granting(triomphe::discord::invited().bits())
        }
    }

    pub async fn open(config: Config) -> Stand {
        let discord = Sandbox::start(config).await.unwrap();
        let ann = discord.add_person("Ann");
        Stand {
            discord: Arc::new(discord),
            ann,
            folder: tempfile::tempdir().unwrap(),
            sees: ["y"; QUESTIONS],
            settings: Vec::new(),
        }
    }

    /// Runs the program to its end; `before` is called before each press, with its number.
    pub async fn run(&self, arguments: &[&str], before: impl Fn(&Stand, usize)) -> Ran {
        let mut running = self.begin(arguments);
        running.types("yes");
        running.types(&self.sees.join("\n"));
        while let Some(press) = running.until_press().await {
            before(self, press);
            running.press(self, press).await;
        }
        running.ended(self).await
    }

    /// Starts the program, which asks before it does anything.
    pub fn begin(&self, arguments: &[&str]) -> Running {
        let (server, channel) = (self.discord.server(), self.discord.channel());
        let place = [server.to_string(), channel.to_string()];
        let mut child = Command::new(env!("CARGO_BIN_EXE_triomphe"))
            .arg("rehearse")
            .args(place)
            .args(["--report", "report.json"])
            .args(arguments)
            .current_dir(self.folder.path())
            .env_clear()
            .env("DISCORD_TOKEN", self.discord.token())
            .env("TRIOMPHE_DISCORD_URL", self.discord.url())
            .envs(self.settings.clone())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, lines) = unbounded_channel();
        let stdout = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
        Running {
            stdin: child.stdin.take().unwrap(),
            child,
            lines,
            said: Vec::new(),
            clicked: None,
        }
    }

    /// The report of the last run.
    fn report(&self) -> Value {
        let text = std::fs::read_to_string(self.folder.path().join("report.json"));
        text.map_or(Value::Null, |text| serde_json::from_str(&text).unwrap())
    }

    /// The file that names what is left on Discord.
    pub fn left(&self) -> PathBuf {
        self.folder.path().join("triomphe-rehearsal.json")
    }

    /// Checks that nothing of a rehearsal is on Discord any more.
    pub fn must_be_tidy(&self) {
        let public = self.public();
        assert!(public.is_empty(), "{public:?}");
        assert!(self.discord.emoji().is_empty());
        let commands = self.discord.commands(Some(self.discord.server()));
        assert!(commands.is_empty(), "{commands:?}");
        // A thread is for somebody else to delete.
        assert_eq!(self.left().exists(), self.thread().is_some());
    }

    /// What everybody sees in the channel.
    pub fn public(&self) -> Vec<Message> {
        let mut all = self.discord.messages(self.discord.channel());
        all.retain(|message| !message.ephemeral());
        all
    }

    /// Whether there is a thread, and whether it is archived.
    pub fn thread(&self) -> Option<(Id, bool)> {
        let all = self.discord.channels(self.discord.server()).into_iter();
        let mut all = all.filter_map(|(id, _)| Some((id, self.discord.archived(id)?)));
        all.next()
    }

    async fn message(&self, is_it: impl Fn(&Message) -> bool) -> Message {
        let newest = |seen: &[Message]| seen.iter().rev().find(|it| is_it(it)).cloned();
        self.ann.until(self.discord.channel(), newest).await
    }
}

/// The program while it runs.
pub struct Running {
    pub child: Child,
    stdin: ChildStdin,
    lines: UnboundedReceiver<String>,
    said: Vec<String>,
    clicked: Option<JoinHandle<Option<Answer>>>,
}

impl Running {
    /// Types a line.
    pub fn types(&mut self, line: &str) {
        // The program may have ended.
        let _ = writeln!(self.stdin, "{line}");
    }

    /// Waits until it asks for a press; `None` once it has ended.
    pub async fn until_press(&mut self) -> Option<usize> {
        let asks = |line: &str| {
            let rest = line.strip_prefix("Press ")?;
            rest.split(' ').next()?.parse().ok()
        };
        loop {
            let press = asks(self.next_line().await?);
            if press.is_some() {
                return press;
            }
        }
    }

    /// Waits until it has said this.
    pub async fn until_said(&mut self, words: &str) {
        while let Some(line) = self.next_line().await {
            if line.contains(words) {
                return;
            }
        }
        panic!("it ended without {words}:\n{}", self.said.join("\n"));
    }

    /// The next line that it says; `None` once it has ended.
    async fn next_line(&mut self) -> Option<&str> {
        let line = tokio::time::timeout(PATIENCE, self.lines.recv()).await;
        let line = line.unwrap_or_else(|_| panic!("it hangs:\n{}", self.said.join("\n")))?;
        self.said.push(line);
        self.said.last().map(String::as_str)
    }

    /// The operator does what is asked for.
    pub async fn press(&mut self, stand: &Stand, press: usize) {
        let (ann, here) = (stand.ann.clone(), stand.discord.channel());
        let click = |message: Message, label: &'static str| {
            let ann = ann.clone();
            tokio::spawn(async move { ann.click_label(&message, label).await.ok() })
        };
        match press {
            1 => {
                let table = stand.message(|it| it.button("Here").is_some()).await;
                self.clicked = Some(click(table, "Here"));
            }
            2 => {
                let hand = stand
                    .message(|it| it.ephemeral() && !it.menus().is_empty())
                    .await;
                let menu = hand.menus()[0].custom_id.clone();
                tokio::spawn(async move { ann.select(&hand, &menu, &["25"]).await });
            }
            3 => {
                let hand = stand.message(|it| it.button("Write").is_some()).await;
                self.clicked = Some(click(hand, "Write"));
            }
            4 => {
                let clicked = self.clicked.take().unwrap().await.unwrap();
                let form = clicked.unwrap().modal.unwrap();
                tokio::spawn(async move { ann.submit(&form, &[]).await });
            }
            5 => {
                let name = "triomphe-rehearsal";
                let option = |value, focused| {
                    vec![json!({"name": "word", "type": 3, "value": value, "focused": focused})]
                };
                tokio::spawn(async move {
                    // Discord asks again with each letter.
                    for typed in ["", "t"] {
                        let typed = option(typed, true);
                        let offered = ann.autocomplete(here, name, typed).await.unwrap();
                        assert_eq!(offered.len(), 1);
                    }
                    let whole = vec![json!({"name": "word", "type": 3, "value": "triumph"})];
                    ann.command(here, name, whole).await
                });
            }
            6 => {
                let table = stand.message(|it| it.button("Too late").is_some()).await;
                self.clicked = Some(click(table, "Too late"));
            }
            7 => stand.discord.lock(stand.thread().unwrap().0),
            8 => assert!(stand.discord.delete_channel(stand.thread().unwrap().0)),
            other => panic!("press {other}"),
        }
    }

    /// Waits for its end.
    pub async fn ended(mut self, stand: &Stand) -> Ran {
        while self.until_press().await.is_some() {}
        let output = tokio::task::spawn_blocking(move || {
            drop(self.stdin);
            let output = self.child.wait_with_output().unwrap();
            (output, self.said.join("\n"))
        });
        let (output, said) = output.await.unwrap();
        Ran {
            status: output.status.code(),
            said,
            errors: String::from_utf8(output.stderr).unwrap(),
            report: stand.report(),
        }
    }
}

impl Ran {
    /// What differs, as `KIND: PLACE`.
    #[track_caller]
    pub fn differing(&self) -> Vec<String> {
        let steps = self.report["steps"].as_array();
        let steps = steps.unwrap_or_else(|| panic!("no report: {}\n{}", self.said, self.errors));
        let of = |step: &Value| {
            let kind = step["kind"].as_str().unwrap().to_owned();
            let differs = step["differs"].as_array().unwrap().clone();
            let named = move |it: Value| format!("{kind}: {}", it["what"].as_str().unwrap());
            differs.into_iter().map(named)
        };
        steps.iter().flat_map(of).collect()
    }
}
