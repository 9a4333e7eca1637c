//! The operator, at the terminal: what they are told and asked.

use std::io::{BufRead as _, Write as _};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_util::sync::CancellationToken;
use triomphe::discord::rehearsal::{PRESSES, Person, Press, Question, Scene};

/// Whoever runs the command.
pub struct Operator {
    /// What they typed, line by line; it ends with stdin.
    typed: UnboundedReceiver<String>,
    stop: CancellationToken,
}

/// Where the operator is told something.
#[derive(Clone, Copy)]
pub struct Out;

impl Out {
    /// Prints this.
    pub fn say(self, text: &str) {
        let mut out = std::io::stdout().lock();
        // If stdout is closed, nobody is reading; the report is written all the same.
        let _ = writeln!(out, "{text}");
        let _ = out.flush();
    }
}

impl Operator {
    /// Listens on a thread of its own, for which nothing waits at the end.
    pub fn listen(stop: CancellationToken) -> Operator {
        let (tell, typed) = unbounded_channel();
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().lines() {
                let Ok(line) = line else { break };
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Operator { typed, stop }
    }

    /// Where to tell them something.
    pub fn out(&self) -> Out {
        Out
    }

    /// Tells them this.
    pub fn say(&self, text: &str) {
        Out.say(text);
    }

    /// Whether they agree to begin.
    pub async fn agrees(&mut self) -> bool {
        self.say("Type yes to begin, anything else to leave it:");
        let typed = self.line().await;
        typed.is_some_and(|typed| typed.eq_ignore_ascii_case("yes"))
    }

    /// What they type next; `None` if nobody types, or they stop it.
    async fn line(&mut self) -> Option<String> {
        tokio::select! {
            typed = self.typed.recv() => typed.map(|typed| typed.trim().to_owned()),
            () = self.stop.cancelled() => None,
        }
    }
}

impl Person for Operator {
    async fn press(&mut self, press: &Press, _: &Scene) {
        self.say(&format!(
            "\nPress {} of {PRESSES}: {}\n",
            press.number, press.says
        ));
    }

    async fn sees(&mut self, question: &Question) -> Option<bool> {
        self.say(&format!(
            "{} (y: yes, n: no, anything else: I can't tell)",
            question.asks
        ));
        match self.line().await?.to_ascii_lowercase().as_str() {
            "y" | "yes" => Some(true),
            "n" | "no" => Some(false),
            _ => None,
        }
    }

    async fn wait(&mut self, time: Duration) {
        tokio::time::sleep(time).await;
    }
}
