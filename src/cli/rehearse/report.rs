//! What a rehearsal found, for the terminal and for a file. Nothing but kinds, codes, times and differences can be in
//! it: every text in these types is one of the program's own.

use serde::Serialize;
use std::fmt::Write as _;
use std::path::Path;
use triomphe::discord::rehearsal::{Difference, Outcome, QUESTIONS, Stopped, differences};

/// What a rehearsal found.
#[derive(Serialize)]
pub struct Report {
    /// The version of the program.
    triomphe: &'static str,
    /// Whether it was the real Discord.
    on_discord: bool,
    steps: Vec<Row>,
    seen: Vec<Seen>,
    /// Why it ended before its time.
    stopped: Option<&'static str>,
}

#[derive(Serialize)]
struct Row {
    kind: &'static str,
    discord: Outcome,
    sandbox: Outcome,
    differs: Vec<Difference>,
}

#[derive(Serialize)]
struct Seen {
    kind: &'static str,
    /// `null`: nobody could tell.
    is_so: Option<bool>,
}

/// The width of the column of kinds.
const KIND: usize = 48;

impl Report {
    /// An empty one, of the real Discord or of a stand-in.
    pub fn new(on_discord: bool) -> Report {
        Report {
            triomphe: env!("CARGO_PKG_VERSION"),
            on_discord,
            steps: Vec::new(),
            seen: Vec::new(),
            stopped: None,
        }
    }

    /// Adds what came of a step on Discord and in the sandbox; returns the lines that say so.
    pub fn add(&mut self, kind: &'static str, discord: Outcome, sandbox: Outcome) -> String {
        let differs = differences(&discord, &sandbox);
        let number = self.steps.len() + 1;
        let mut said = format!(
            "{number:>3}  {kind:<KIND$}  {:<18}  sandbox {sandbox}",
            discord.to_string()
        );
        if let Outcome::Skipped(why) = &discord {
            // Writing to a text cannot fail.
            let _ = write!(said, " ({why})");
        }
        for difference in &differs {
            let _ = write!(said, "\n     differs in {difference}");
        }
        self.steps.push(Row {
            kind,
            discord,
            sandbox,
            differs,
        });
        said
    }

    /// Adds what a person saw, question by question.
    pub fn seen(&mut self, seen: &[Option<bool>]) {
        let all = QUESTIONS.iter().zip(seen);
        self.seen = all
            .map(|(question, is_so)| Seen {
                kind: question.kind,
                is_so: *is_so,
            })
            .collect();
    }

    /// Notes why it ended before its time, if it did.
    pub fn ended(&mut self, stopped: Option<&Stopped>) {
        self.stopped = stopped.map(Stopped::kind);
    }

    /// Whether anything differs.
    pub fn differs(&self) -> bool {
        self.differing() > 0 || self.unseen() > 0
    }

    fn differing(&self) -> usize {
        let steps = self.steps.iter();
        steps.filter(|row| !row.differs.is_empty()).count()
    }

    fn unseen(&self) -> usize {
        let seen = self.seen.iter();
        seen.filter(|seen| seen.is_so == Some(false)).count()
    }

    /// What it came to.
    pub fn summary(&self) -> String {
        let (steps, differing) = (self.steps.len(), self.differing());
        let not_tried = self.steps.iter();
        let not_tried = not_tried.filter(|row| matches!(row.discord, Outcome::Skipped(_)));
        format!(
            "{steps} steps, {} not tried; {differing} differ from the sandbox. {} questions, {} answered with no.",
            not_tried.count(),
            self.seen.len(),
            self.unseen(),
        )
    }

    /// Writes it into a file.
    ///
    /// # Errors
    /// The system's.
    pub fn write(&self, file: &Path) -> std::io::Result<()> {
        let text = serde_json::to_string_pretty(self).map_err(std::io::Error::other)?;
        std::fs::write(file, text + "\n")
    }
}
