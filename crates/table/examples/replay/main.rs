//! Replays recorded lives of tables and reports where they diverge.
//!
//! `cargo run --release -p table --example replay -- FOLDER [LIFE…]`
//!
//! `--old-rows` reads the tables from rows in the old form, `--every=N` replays only every Nth life.

#![allow(clippy::expect_used)]

#[path = "../../tests/replay/mod.rs"]
mod replay;

use replay::life::Rows;
use replay::{Decided, Divergence, Intended};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut rows = Rows::Own;
    let mut every = 1;
    let mut words = Vec::new();
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            _ if word == "--old-rows" => rows = Rows::Old,
            Some(("--every", n)) => every = n.parse().expect("a number"),
            _ => words.push(word),
        }
    }
    let Some((folder, lives)) = words.split_first() else {
        eprintln!("usage: replay [--old-rows] [--every=N] FOLDER [LIFE…]");
        return ExitCode::from(2);
    };
    let mut files = replay::lives_in(Path::new(folder));
    files.retain(|file| lives.is_empty() || lives.contains(&replay::name_of(file)));
    let files: Vec<_> = files.into_iter().step_by(every).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let parts = files.chunks(files.len().div_ceil(threads).max(1));
    let mut all = Summary::default();
    std::thread::scope(|scope| {
        let parts: Vec<_> = parts
            .map(|part| {
                scope.spawn(move || {
                    let mut sum = Summary::default();
                    for file in part {
                        sum.add(replay::replay(&replay::lines_of(file), rows));
                    }
                    sum
                })
            })
            .collect();
        for part in parts {
            all.join(part.join().expect("a part"));
        }
    });
    all.print();
    match all.diverged {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    }
}

fn add<K: Ord>(sum: &mut BTreeMap<K, u64>, counts: BTreeMap<K, u64>) {
    for (kind, count) in counts {
        *sum.entry(kind).or_default() += count;
    }
}

#[derive(Default)]
struct Summary {
    lives: u64,
    commands: BTreeMap<Decided, u64>,
    diverged: u64,
    intended: BTreeMap<Intended, u64>,
    /// How many lives diverged in each way, with the first example.
    kinds: BTreeMap<String, (u64, Option<Divergence>)>,
}

impl Summary {
    fn add(&mut self, report: replay::Report) {
        self.lives += 1;
        add(&mut self.commands, report.commands);
        add(&mut self.intended, report.intended);
        if let Some(divergence) = report.divergence {
            self.diverged += 1;
            let kinds = divergence.differences.iter();
            let kinds: Vec<&str> = kinds.map(|one| one.kind.as_str()).collect();
            let command = divergence.command.as_object();
            let command = command.and_then(|command| command.keys().next());
            let command = command.map_or("", String::as_str);
            let kind = format!("{command}: {}", kinds.join(", "));
            let known = self.kinds.entry(kind).or_default();
            known.0 += 1;
            known.1.get_or_insert(divergence);
        }
    }

    fn join(&mut self, other: Summary) {
        self.lives += other.lives;
        self.diverged += other.diverged;
        add(&mut self.commands, other.commands);
        add(&mut self.intended, other.intended);
        for (kind, (count, first)) in other.kinds {
            let known = self.kinds.entry(kind).or_default();
            known.0 += count;
            known.1 = known.1.take().or(first);
        }
    }

    fn print(&self) {
        let all: u64 = self.commands.values().sum();
        println!("{} lives, {all} commands", self.lives);
        for (decided, count) in &self.commands {
            println!("{count:>9} decided {decided:?}");
        }
        for (intended, count) in &self.intended {
            println!("{count:>9} differences meant: {intended:?}");
        }
        println!("{:>9} lives diverge", self.diverged);
        for (kind, (count, first)) in &self.kinds {
            println!("\n{count} × {kind}");
            if let Some(first) = first {
                print!("{first}");
            }
        }
    }
}
