//! A house for tests: a sandbox, and the bot beside it as a process that can be killed.

use ids::GuildId;
use sandbox::{Answer, Failed, Id, Message, Person, Sandbox};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use store::{Sqlite, Step, Write};
use tokio::sync::watch;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(40);

/// The program under test, with nothing of the tester's own settings.
pub fn triomphe() -> Command {
    without_settings(Command::new(env!("CARGO_BIN_EXE_triomphe")))
}

/// The same on a disk on which no file grows beyond this many blocks of 512 bytes.
fn triomphe_on_small_disk(blocks: u64) -> Command {
    let mut shell = Command::new("sh");
    // Without the trap the system would end the program instead of failing its write.
    shell
        .args(["-c", "trap '' XFSZ; ulimit -f \"$1\"; exec \"$0\" \"$2\""])
        .arg(env!("CARGO_BIN_EXE_triomphe"))
        .arg(blocks.to_string());
    without_settings(shell)
}

fn without_settings(mut command: Command) -> Command {
    for name in [
        "DISCORD_TOKEN",
        "TRIOMPHE_DATABASE",
        "TRIOMPHE_DISCORD_URL",
        "TRIOMPHE_LOG",
        "TRIOMPHE_PATRON_PAUSE",
        "TRIOMPHE_BETWEEN_SECONDS",
        "TRIOMPHE_QUESTION_SECONDS",
        "TRIOMPHE_STARTING_COINS",
        "TRIOMPHE_EMOJI",
        "TRIOMPHE_PICTURES",
    ] {
        command.env_remove(name);
    }
    command
}

/// A sandbox with the bot in it.
pub struct House {
    pub sandbox: Sandbox,
    folder: tempfile::TempDir,
    settings: BTreeMap<String, String>,
    bot: Option<Child>,
    log: watch::Sender<Vec<String>>,
    tolerated: Vec<&'static str>,
}

impl House {
    /// Patrons play at once; the question and the wait between deals last until somebody ends them.
    pub async fn open() -> House {
        House::with(&[]).await
    }

    /// As [`House::open`] but for these settings.
    pub async fn with(settings: &[(&str, &str)]) -> House {
        let config = sandbox::Config {
            patience: PATIENCE,
            // Bots are killed and loaded here without their library's limiter.
            rate_limits: sandbox::RateLimits::Off,
            ..sandbox::Config::granting(triomphe::discord::invited().bits())
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("triomphe.db").display().to_string();
        let mut all: BTreeMap<String, String> = [
            ("DISCORD_TOKEN", sandbox.token()),
            ("TRIOMPHE_DISCORD_URL", &sandbox.url()),
            ("TRIOMPHE_DATABASE", &file),
            ("TRIOMPHE_PATRON_PAUSE", "off"),
            ("TRIOMPHE_EMOJI", "off"),
            ("TRIOMPHE_QUESTION_SECONDS", "600"),
            ("TRIOMPHE_BETWEEN_SECONDS", "600"),
            ("TRIOMPHE_LOG", "info"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into();
        all.extend(
            settings
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        );
        let mut house = House {
            sandbox,
            folder,
            settings: all,
            bot: None,
            log: watch::channel(Vec::new()).0,
            // A hand may be put away while it is being changed: both are on their way at once.
            tolerated: vec!["404 10008 PATCH /webhooks/"],
        };
        house.met_before(&file).await;
        house.start().await;
        house
    }

    /// The server is one of before the bot's own coins were raised: 100 coins to begin with, unless the operator says
    /// otherwise, small stakes, no allowance.
    async fn met_before(&self, file: &str) {
        let store = Sqlite::open(file.as_ref()).await.unwrap();
        let write = Write::Settings {
            guild: GuildId(self.sandbox.server().to_string().parse().unwrap()),
            settings: "{\"allowance\":0,\"kept\":\"no\"}".to_owned(),
        };
        store.commit(Step::write(write)).await.unwrap();
        store.close().await;
    }

    /// Starts the bot and waits until it is at the door with its commands.
    pub async fn start(&mut self) {
        self.launch(triomphe()).await;
    }

    /// Starts the bot on a disk on which no file grows beyond this many blocks of 512 bytes.
    pub async fn start_on_small_disk(&mut self, blocks: u64) {
        self.launch(triomphe_on_small_disk(blocks)).await;
    }

    async fn launch(&mut self, mut program: Command) {
        let before = self.sandbox.identified();
        let mut child = program
            .arg("serve")
            .current_dir(self.folder.path())
            .envs(&self.settings)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stderr = child.stderr.take().unwrap();
        let log = self.log.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                log.send_modify(|lines| lines.push(line));
            }
        });
        self.bot = Some(child);
        let at_door = self.sandbox.until(|sandbox| {
            let new = sandbox.identified() > before && sandbox.bot_online();
            (new && !sandbox.commands(None).is_empty()).then_some(())
        });
        at_door.await;
    }

    /// `kill -9`, in the middle of whatever it does.
    pub fn kill(&mut self) {
        let mut bot = self.bot.take().expect("the bot is up");
        bot.kill().unwrap();
        bot.wait().unwrap();
    }

    /// Asks the bot to end, as a service manager does; it ends well.
    pub async fn stop(&mut self) {
        let mut bot = self.bot.take().expect("the bot is up");
        let asked = Command::new("sh")
            .args(["-c", &format!("kill -TERM {}", bot.id())])
            .status()
            .unwrap();
        assert!(asked.success());
        let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
        let ended = tokio::time::timeout(PATIENCE, ended)
            .await
            .unwrap_or_else(|_| panic!("the bot does not end; its log:\n{}", self.log()))
            .unwrap();
        assert!(
            ended.success(),
            "the bot ended with {ended}:\n{}",
            self.log()
        );
    }

    /// The database's file.
    pub fn database(&self) -> PathBuf {
        self.settings["TRIOMPHE_DATABASE"].clone().into()
    }

    /// `triomphe audit` of the database.
    pub fn audit(&self) -> Output {
        triomphe()
            .arg("audit")
            .arg(self.database())
            .output()
            .unwrap()
    }

    /// The books are right.
    pub fn must_be_in_order(&self) {
        let audit = self.audit();
        assert!(
            audit.status.success(),
            "{}{}\n{}",
            String::from_utf8_lossy(&audit.stdout),
            String::from_utf8_lossy(&audit.stderr),
            self.log()
        );
    }

    /// This test provokes requests that Discord refuses: those that contain this text.
    pub fn tolerate(&mut self, text: &'static str) {
        self.tolerated.push(text);
    }

    /// The end of a test: the bot ends well, the books are right, and Discord had nothing to refuse.
    pub async fn close(mut self) {
        if self.bot.is_some() {
            self.stop().await;
        }
        self.must_be_in_order();
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
        let wrong: Vec<String> = self
            .sandbox
            .violations()
            .into_iter()
            .filter(|violation| !self.tolerated.iter().any(|text| violation.contains(text)))
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}\n{log}");
    }

    /// What the bot has written to stderr so far.
    pub fn log(&self) -> String {
        self.log.borrow().join("\n")
    }

    /// Waits until the bot has written a line with this text `times` times; the last such line.
    pub async fn until_logged(&self, text: &str, times: usize) -> String {
        let mut lines = self.log.subscribe();
        let found =
            |lines: &Vec<String>| lines.iter().filter(|line| line.contains(text)).count() >= times;
        let lines = match tokio::time::timeout(PATIENCE, lines.wait_for(found)).await {
            Ok(lines) => lines.unwrap().clone(),
            Err(_) => panic!("{text:?} was not logged {times} times:\n{}", self.log()),
        };
        lines.into_iter().rfind(|line| line.contains(text)).unwrap()
    }

    /// The first channel.
    pub fn here(&self) -> Id {
        self.sandbox.channel()
    }

    /// Somebody types a command in the first channel; the bot answers.
    pub async fn slash(&self, person: &Person, line: &str) -> Message {
        self.slash_in(self.here(), person, line).await
    }

    pub async fn slash_in(&self, channel: Id, person: &Person, line: &str) -> Message {
        let answer = person.slash(channel, line).await;
        self.answered(answer, line)
    }

    /// Somebody presses a button that says this.
    pub async fn press(&self, person: &Person, message: &Message, label: &str) -> Message {
        let answer = person.click_label(message, label).await;
        self.answered(answer, label)
    }

    /// Somebody presses a button by its custom id.
    pub async fn click(&self, person: &Person, message: &Message, custom_id: &str) -> Message {
        let answer = person.click(message, custom_id).await;
        self.answered(answer, custom_id)
    }

    /// Somebody sends a click that their client would not send.
    pub async fn forge(&self, person: &Person, message: &Message, custom_id: &str) -> Message {
        let answer = person
            .raw_component(message.channel(), message.id(), custom_id, None)
            .await;
        self.answered(answer, custom_id)
    }

    fn answered(&self, answer: Result<Answer, Failed>, what: &str) -> Message {
        match answer {
            Ok(answer) => answer.message().clone(),
            Err(failed) => panic!("{what}: {failed}\n{}", self.log()),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            let _ = bot.kill();
            let _ = bot.wait();
        }
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.log());
            eprintln!("violations: {:#?}", self.sandbox.violations());
        }
    }
}
