//! The bot as a separate process, which can be killed, has a disk and writes to stderr.

use crate::room::{PATIENCE, Room};
use sandbox::{Limits, Sandbox};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;
use store::Sqlite;
use tokio::sync::watch;

/// The program under test, without the tester's environment variables.
pub fn triomphe() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_triomphe"));
    for name in [
        "DISCORD_TOKEN",
        "TRIOMPHE_DATABASE",
        "TRIOMPHE_DISCORD_URL",
        "TRIOMPHE_HTTP",
        "TRIOMPHE_HTTP_NAMES",
        "TRIOMPHE_LOG",
        "TRIOMPHE_LOG_FORMAT",
        "TRIOMPHE_PATRON_PAUSE",
        "TRIOMPHE_BETWEEN_SECONDS",
        "TRIOMPHE_QUESTION_SECONDS",
        "TRIOMPHE_STARTING_COINS",
        "TRIOMPHE_EMOJI",
        "TRIOMPHE_PICTURES",
        "TRIOMPHE_SEED",
        "TRIOMPHE_KILLS",
        "TRIOMPHE_COPIES",
        "TRIOMPHE_SHARDS",
        "TRIOMPHE_SESSIONS",
        "TRIOMPHE_TABLES",
    ] {
        command.env_remove(name);
    }
    command
}

/// What members are told while the disk is full or fails.
pub const NOT_STORED: &str = "I can’t save anything right now";

/// The promised longest time from the request to end until the bot has ended.
const PROMISED: Duration = Duration::from_secs(10);

/// How the bot is asked to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// As by Ctrl-C.
    Interrupt,
    /// As by a service manager.
    Terminate,
}

/// A room with the bot as a process.
pub struct Process {
    room: Room,
    folder: tempfile::TempDir,
    settings: BTreeMap<String, String>,
    bot: Option<Child>,
    log: watch::Sender<Vec<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Deref for Process {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

impl DerefMut for Process {
    fn deref_mut(&mut self) -> &mut Room {
        &mut self.room
    }
}

impl Process {
    /// A process with the usual settings.
    pub async fn open() -> Process {
        Process::with(&[]).await
    }

    /// A process with these settings in addition.
    pub async fn with(settings: &[(&str, &str)]) -> Process {
        Process::within(Limits::default(), settings).await
    }

    /// The same on a Discord with these limits.
    pub async fn within(limits: Limits, settings: &[(&str, &str)]) -> Process {
        // Bots are killed and loaded here without their library's limiter.
        let mut room = Room::open(sandbox::Config {
            limits,
            rate_limits: sandbox::RateLimits::Off,
            ..Room::config()
        })
        .await;
        // A hand may be deleted while it is being edited, if both requests are under way.
        room.tolerate("404 10008 PATCH /webhooks/");
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("triomphe.db").display().to_string();
        let store = Sqlite::open(file.as_ref()).await.unwrap();
        room.met_before(&store).await;
        store.close().await;
        let mut all = room.settings();
        all.extend(
            [
                ("TRIOMPHE_DATABASE", file.as_str()),
                ("TRIOMPHE_LOG", "info"),
            ]
            .iter()
            .chain(settings)
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        );
        let mut process = Process {
            room,
            folder,
            settings: all,
            bot: None,
            log: watch::channel(Vec::new()).0,
            reader: None,
        };
        process.start().await;
        process
    }

    /// Starts the bot and waits until it has connected and registered its commands.
    pub async fn start(&mut self) {
        let before = self.sandbox.identified();
        self.launch();
        self.until_at_door(before).await;
    }

    /// Starts the bot and waits until it is ready, but at most this long; whether it is.
    pub async fn start_for(&mut self, time: Duration) -> bool {
        let before = self.sandbox.identified();
        self.launch();
        tokio::time::timeout(time, self.until_at_door(before))
            .await
            .is_ok()
    }

    /// Waits until a bot is ready that began after so many others.
    async fn until_at_door(&self, before: u64) {
        let at_door = self.sandbox.until(|sandbox| {
            let new = sandbox.identified() > before && sandbox.bot_online();
            (new && !sandbox.commands(None).is_empty()).then_some(())
        });
        at_door.await;
    }

    /// Starts another bot with the same token, on a database of its own; its log joins this one's. Waits until it is
    /// ready. It ends with what is returned.
    pub async fn start_rival(&self) -> Rival {
        let before = self.sandbox.identified();
        let folder = tempfile::tempdir().unwrap();
        let mut child = triomphe()
            .arg("serve")
            .current_dir(folder.path())
            .envs(&self.settings)
            .env("TRIOMPHE_DATABASE", folder.path().join("other.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        listen_to(&mut child, &self.log);
        let rival = Rival(child, folder);
        self.until_at_door(before).await;
        rival
    }

    /// Changes a setting from the next start on.
    pub fn set(&mut self, name: &str, value: &str) {
        self.settings.insert(name.to_owned(), value.to_owned());
    }

    /// Starts the bot without waiting for it.
    pub fn launch(&mut self) {
        let mut child = triomphe()
            .arg("serve")
            .current_dir(self.folder.path())
            .envs(&self.settings)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        self.reader = Some(listen_to(&mut child, &self.log));
        self.bot = Some(child);
    }

    /// Kills the bot with `kill -9`, whatever it is doing.
    pub fn kill(&mut self) {
        let mut bot = self.bot.take().expect("the bot is up");
        bot.kill().unwrap();
        bot.wait().unwrap();
    }

    /// Kills the bot with `kill -9` as soon as this is so, unless it has ended before; whether it was killed.
    pub fn kill_when(
        &mut self,
        mut is_so: impl FnMut() -> bool + Send + 'static,
    ) -> tokio::task::JoinHandle<bool> {
        let mut bot = self.bot.take().expect("the bot is up");
        tokio::task::spawn_blocking(move || {
            while !is_so() {
                if bot.try_wait().unwrap().is_some() {
                    return false;
                }
                std::thread::yield_now();
            }
            bot.kill().unwrap();
            bot.wait().unwrap();
            true
        })
    }

    /// Asks the bot to end, like a service manager, and checks that it ends well.
    pub async fn stop(&mut self) {
        let ended = self.end(Signal::Terminate).await;
        assert!(
            ended.success(),
            "the bot ended with {ended}:\n{}",
            self.log()
        );
    }

    /// Asks the bot to end, and waits as long as it may take.
    pub async fn end(&mut self, signal: Signal) -> ExitStatus {
        self.ask_to_end(signal);
        self.ended_within(PROMISED).await
    }

    /// Asks the bot to end without waiting.
    pub fn ask_to_end(&self, signal: Signal) {
        let signal = match signal {
            Signal::Interrupt => "INT",
            Signal::Terminate => "TERM",
        };
        let bot = self.bot.as_ref().expect("the bot is up").id();
        let asked = Command::new("sh")
            .args(["-c", &format!("kill -{signal} {bot}")])
            .status()
            .unwrap();
        assert!(asked.success());
    }

    /// Waits until the bot has ended and all its output was read.
    pub async fn ended(&mut self) -> ExitStatus {
        self.ended_within(PATIENCE).await
    }

    async fn ended_within(&mut self, time: Duration) -> ExitStatus {
        let mut bot = self.bot.take().expect("the bot is up");
        let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
        let ended = tokio::time::timeout(time, ended)
            .await
            .unwrap_or_else(|_| panic!("the bot does not end; its log:\n{}", self.log()))
            .unwrap();
        self.reader.take().map(JoinHandle::join);
        ended
    }

    /// The first number in what the program itself said last: a library may still write a line after it.
    pub fn last_number(&self) -> Option<u16> {
        let lines = self.log.borrow();
        let own = lines.iter().rfind(|line| line.starts_with("triomphe: "));
        let mut words = own?.split(|c: char| !c.is_ascii_digit());
        words.find_map(|word| word.parse().ok())
    }

    /// Waits until this many answers to interactions were sent during Discord's silence.
    pub async fn until_unheard(&self, answers: usize) {
        let unheard = |sandbox: &Sandbox| sandbox.faults().unheard("POST", "/interactions/");
        self.sandbox
            .until(|sandbox| (unheard(sandbox) == answers).then_some(()))
            .await;
    }

    /// The bot's memory in megabytes, as the system reports it: now, and at most so far.
    #[cfg(target_os = "linux")]
    pub fn memory(&self) -> (u64, u64) {
        let bot = self.bot.as_ref().expect("the bot is up").id();
        let status = std::fs::read_to_string(format!("/proc/{bot}/status")).unwrap();
        let of = |name| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes = line.unwrap().trim().trim_end_matches(" kB");
            kilobytes.parse::<u64>().unwrap() / 1024
        };
        (of("VmRSS:"), of("VmHWM:"))
    }

    /// The database's file.
    pub fn database(&self) -> PathBuf {
        self.settings["TRIOMPHE_DATABASE"].clone().into()
    }

    /// Runs `triomphe audit` on the database.
    pub fn audit(&self) -> Output {
        triomphe()
            .arg("audit")
            .arg(self.database())
            .output()
            .unwrap()
    }

    /// Checks that the books are right.
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

    /// Ends the test: the bot ends well, the books are right, and Discord refused nothing.
    pub async fn close(mut self) {
        if self.bot.is_some() {
            self.stop().await;
        }
        self.must_be_in_order();
        let log = self.log();
        assert!(!log.contains("panicked"), "{log}");
        self.room.nothing_was_refused();
    }

    /// Everything the bot has written to stderr so far.
    pub fn log(&self) -> String {
        self.log.borrow().join("\n")
    }

    /// Waits until the bot has written `times` lines with this text; returns the last of them.
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
}

/// Notes what a bot writes to stderr, until it ends.
pub fn listen_to(bot: &mut Child, log: &watch::Sender<Vec<String>>) -> JoinHandle<()> {
    let (stderr, log) = (bot.stderr.take().unwrap(), log.clone());
    std::thread::spawn(move || {
        for line in BufReader::new(stderr).lines().map_while(Result::ok) {
            log.send_modify(|lines| lines.push(line));
        }
    })
}

/// Another bot with the same token, and its folder.
pub struct Rival(Child, #[allow(dead_code)] tempfile::TempDir);

impl Drop for Rival {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Process {
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
