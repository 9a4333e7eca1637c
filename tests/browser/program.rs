//! `triomphe sandbox` as a separate process.

use std::{
    path::Path,
    process::{ExitStatus, Stdio},
    time::Duration,
};
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
    time::timeout,
};

const PATIENCE: Duration = Duration::from_secs(20);

/// The running program, which is killed on drop.
pub struct Program {
    child: Child,
    port: u16,
    /// Its output, kept open as long as it runs, like a terminal.
    _printed: Lines<BufReader<ChildStdout>>,
}

/// How the program is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// With a signal: it saves and says good night.
    Term,
    /// At once: `kill -9`.
    Kill,
}

impl Program {
    /// Starts it on a folder and a port (0 takes a free one), and waits for its link.
    pub async fn start(folder: &Path, port: u16) -> Program {
        Program::start_with(folder, port, &[]).await
    }

    /// The same with additional environment variables.
    pub async fn start_with(folder: &Path, port: u16, settings: &[(&str, &str)]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_triomphe"))
            .args(["sandbox", "--port", &port.to_string(), "--data"])
            .arg(folder)
            // Of the tests, not of the program.
            .env_remove("TRIOMPHE_MEASURE")
            .env_remove("TRIOMPHE_LESSONS")
            .env("TRIOMPHE_PATRON_PAUSE", "off")
            // Nothing happens by itself: the test answers every question and starts every deal.
            .env("TRIOMPHE_QUESTION_SECONDS", "600")
            .env("TRIOMPHE_BETWEEN_SECONDS", "3600")
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let link = async {
            while let Some(line) = lines.next_line().await.unwrap() {
                let port = line.split_once("http://127.0.0.1:").map(|(_, rest)| {
                    rest.split(|c: char| !c.is_ascii_digit())
                        .next()
                        .and_then(|digits| digits.parse().ok())
                });
                if let Some(Some(port)) = port {
                    return port;
                }
            }
            panic!("triomphe sandbox ended without printing a link");
        };
        let port = timeout(PATIENCE, link)
            .await
            .expect("triomphe sandbox printed no link");
        Program {
            child,
            port,
            _printed: lines,
        }
    }

    /// The port of the printed link.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The printed link.
    pub fn link(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Ends it, and waits until it has ended.
    pub async fn end(mut self, signal: Signal) {
        let id = self.child.id().expect("the program ended by itself");
        let word = match signal {
            Signal::Term => "-TERM",
            Signal::Kill => "-KILL",
        };
        let sent = Command::new("kill").args([word, &id.to_string()]).status();
        assert!(sent.await.unwrap().success(), "kill {word} {id}");
        let ended = timeout(PATIENCE, self.child.wait()).await;
        let ended = ended.unwrap_or_else(|_| panic!("{signal:?} did not end the program"));
        if signal == Signal::Term {
            assert!(ended.unwrap().success(), "asked to end, it failed");
        }
    }
}

/// Checks the books that the program left behind.
pub async fn audit(folder: &Path) {
    let audit = Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .arg("audit")
        .env("TRIOMPHE_DATABASE", folder.join("triomphe.db"))
        .output();
    let output = audit.await.unwrap();
    assert!(
        ExitStatus::success(&output.status),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}
