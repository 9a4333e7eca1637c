//! Copies of the database that are made under play: `triomphe backup` beside the bot, `cp` of the one file after a stop, and
//! `triomphe restore` after a kill and the loss of the database. Each is searched for everything that people were told.
//!
//! `scripts/backups` makes as many as you like.

use super::evening::{Evening, name_of};
use super::journal::Journal;
use super::ledger::Ledger;
use super::tally::Tally;
use super::{TABLES, number};
use crate::process::triomphe;
use futures_util::future::join_all;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::Variant;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The number of copies of each kind with the other tests.
const COPIES: usize = 2;

/// What was done, and what was looked for.
#[derive(Default)]
struct Copies {
    backups: usize,
    backup_time: Duration,
    plain: usize,
    restores: usize,
    restore_time: Duration,
    /// Acts, answers and payments that had been acknowledged, over all copies.
    sought: usize,
    largest: u64,
}

#[tokio::test]
async fn what_was_acknowledged_is_in_every_copy_and_play_goes_on_from_it() {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let copies = number("TRIOMPHE_COPIES").map_or(COPIES, |copies| copies as usize);
    println!("TRIOMPHE_SEED={seed} copies at the same moments");
    let mut chance = StdRng::seed_from_u64(seed);
    let mut variants = Variant::editions();
    variants.shuffle(&mut chance);
    variants.truncate(TABLES);
    let names: Vec<String> = variants.iter().map(name_of).collect();
    println!("{}", names.join(", "));
    let (mut tally, mut done) = (Tally::default(), Copies::default());
    let mut evening = Evening::begin(&variants, StdRng::seed_from_u64(chance.random())).await;
    for _ in 0..copies {
        let folder = tempfile::tempdir().unwrap();
        evening.back_up_in_play(folder.path(), &mut done).await;
        evening
            .copy_after_stop(folder.path(), &mut done, &mut tally)
            .await;
        evening
            .restore_after_loss(folder.path(), &mut done, &mut tally)
            .await;
    }
    evening.end(&mut tally).await;
    println!(
        "{} backups in play ({:.2} s each), {} copies of the file after a stop, {} restores after kill and loss \
         ({:.2} s each, with their backup); the largest copy has {} kB; acknowledged acts, answers and payments looked \
         for {} times, {} at the end: none missing",
        done.backups,
        done.backup_time.as_secs_f64() / done.backups as f64,
        done.plain,
        done.restores,
        done.restore_time.as_secs_f64() / done.restores as f64,
        done.largest / 1000,
        done.sought,
        tally.acknowledged,
    );
    assert!(done.sought > 0, "nobody was told anything");
}

impl Evening {
    /// Backs up while everybody plays, and restores that to a new place.
    async fn back_up_in_play(&mut self, folder: &Path, done: &mut Copies) {
        self.start().await;
        self.live().await;
        let then = self.book.ledger().clone();
        let to = folder.join("in-play.db");
        let begun = Instant::now();
        let (database, backup) = (self.process.database(), to.clone());
        let backing_up = tokio::task::spawn_blocking(move || run(&database, "backup", &backup));
        let book = &self.book;
        let all = join_all(self.players.iter_mut().map(|player| player.play(book)));
        tokio::select! {
            _ = all => {}
            backed_up = backing_up => backed_up.unwrap(),
        }
        done.backups += 1;
        done.backup_time += begun.elapsed();
        let ledger = self.book.ledger().since(then);
        self.search(&to, &ledger, done).await;
        let new = folder.join("new/triomphe.db");
        run(&new, "restore", &to);
        self.search(&new, &ledger, done).await;
    }

    /// Stops the bot in play and copies the one file.
    async fn copy_after_stop(&mut self, folder: &Path, done: &mut Copies, tally: &mut Tally) {
        self.start().await;
        self.live().await;
        self.close_doors().await;
        let to = folder.join("stopped.db");
        std::fs::copy(self.process.database(), &to).unwrap();
        done.plain += 1;
        let ledger = self.book.ledger().clone();
        self.search(&to, &ledger, done).await;
        self.look(tally).await;
    }

    /// Kills the bot in play, backs up what is left, loses the database, and restores it.
    async fn restore_after_loss(&mut self, folder: &Path, done: &mut Copies, tally: &mut Tally) {
        self.start().await;
        self.live().await;
        self.kill_now();
        let database = self.process.database();
        let to = folder.join("killed.db");
        let begun = Instant::now();
        run(&database, "backup", &to);
        match self.chance.random_range(0..3) {
            0 => std::fs::remove_file(&database).unwrap(),
            1 => std::fs::write(&database, "lost ".repeat(10_000)).unwrap(),
            _ => {}
        }
        run(&database, "restore", &to);
        done.restores += 1;
        done.restore_time += begun.elapsed();
        let found = self.look(tally).await;
        done.sought += found.acknowledged;
        for left in aside(&database) {
            std::fs::remove_file(left).unwrap();
        }
    }

    /// Looks into a copy for everything that must be in it.
    async fn search(&self, copy: &Path, ledger: &Ledger, done: &mut Copies) {
        let audit = triomphe().arg("audit").arg(copy).output().unwrap();
        assert!(audit.status.success(), "{audit:?}");
        let journal = Journal::read(copy).await;
        journal.must_follow(&self.journal);
        done.sought += ledger.must_be_in(&journal).acknowledged;
        done.largest = done.largest.max(std::fs::metadata(copy).unwrap().len());
    }
}

/// Runs a command on a database.
fn run(database: &Path, command: &str, file: &Path) {
    let output = triomphe()
        .arg(command)
        .arg(file)
        .env("TRIOMPHE_DATABASE", database)
        .output()
        .unwrap();
    assert!(output.status.success(), "{command}: {output:?}");
}

/// What restores put aside.
fn aside(database: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(database.parent().unwrap()).unwrap();
    let files = entries.map(|entry| entry.unwrap().path());
    files
        .filter(|file| file.display().to_string().contains(".before-"))
        .collect()
}
