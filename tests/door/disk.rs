//! The disk under the bot is full, read-only, slow, broken or gone, while people play. `disk.c` stands between the two.

use crate::clicks::until_card;
use crate::kills::journal::Journal;
use crate::process::{NOT_STORED, Process, triomphe};
use crate::screens::check_result;
use crate::screens::{Hand, Table};
use sandbox::{Answer, AnswerKind, Message, Person};
use std::fs::File;
use std::io::Write as _;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// What is wrong with the disk, with its number in `disk.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None = 0,
    /// No file can grow or be made.
    Full = 1,
    ReadOnly = 2,
    /// Every sync takes two and a half seconds: longer than the two after which a click is put off.
    Slow = 3,
    /// Nothing can be written any more.
    Broken = 4,
}

/// Says that the temporary folder is on a small disk of its own, which is filled in earnest:
/// `mount -t tmpfs -o size=40m none DIR && TMPDIR=DIR TRIOMPHE_SMALL_DISK=yes cargo test --test door on_a_full_disk`
const IN_EARNEST: &str = "TRIOMPHE_SMALL_DISK";

/// The disk under a bot.
struct Disk {
    folder: TempDir,
    control: File,
}

impl Disk {
    fn new() -> Disk {
        let folder = tempfile::tempdir().unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/door/disk.c");
        let made = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .arg(folder.path().join("disk.so"))
            .arg(source)
            .status();
        assert!(made.unwrap().success(), "a C compiler is needed");
        let mut options = File::options();
        options.read(true).write(true).create_new(true);
        let control = options.open(folder.path().join("control")).unwrap();
        control.set_len(8).unwrap();
        Disk { folder, control }
    }

    /// What puts a bot on this disk.
    fn settings(&self) -> [(&'static str, String); 2] {
        let file = |name| self.folder.path().join(name).display().to_string();
        [
            ("LD_PRELOAD", file("disk.so")),
            ("DISK_CONTROL", file("control")),
        ]
    }

    fn becomes(&self, fault: Fault) {
        if std::env::var_os(IN_EARNEST).is_some() {
            let filler = std::env::temp_dir().join("filler");
            match fault {
                Fault::Full => {
                    let mut file = File::create(filler).unwrap();
                    while file.write_all(&[0; 4096]).is_ok() {}
                }
                Fault::None => std::fs::remove_file(filler).unwrap(),
                other => panic!("{other:?} needs the stand-in"),
            }
            return;
        }
        let number = (fault as i32).to_ne_bytes();
        self.control.write_all_at(&number, 0).unwrap();
    }

    /// How many calls of the bot were struck so far.
    fn struck(&self) -> i32 {
        let mut number = [0; 4];
        self.control.read_exact_at(&mut number, 4).unwrap();
        i32::from_ne_bytes(number)
    }
}

/// People who play at two tables on a disk.
struct Evening {
    bot: Process,
    disk: Disk,
    people: [Person; 3],
    tables: [Table; 2],
    /// The numbers of the payments that were confirmed.
    paid: Vec<u32>,
    tried: u32,
}

/// The people at each table, by their place in [`Evening::people`].
const SEATED: [&[usize]; 2] = [&[0, 1], &[2]];
const STAKES: [i64; 2] = [2, 5];

impl Evening {
    async fn begin() -> Evening {
        let disk = Disk::new();
        let [preload, control] = disk.settings();
        let bot = Process::with(&[
            (preload.0, &preload.1),
            (control.0, &control.1),
            ("TRIOMPHE_STARTING_COINS", "10000"),
        ])
        .await;
        let people = ["Ann", "Ben", "Cy"].map(|name| bot.sandbox.add_person(name));
        let both = [&people[0], &people[1]];
        let both = bot.seat(&both, "stake:2 computer-players:2").await;
        let alone = bot.seat(&[&people[2]], "stake:5 computer-players:3").await;
        Evening {
            tables: [both, alone],
            bot,
            disk,
            people,
            paid: Vec::new(),
            tried: 0,
        }
    }

    fn seated(&self, table: usize) -> Vec<&Person> {
        SEATED[table].iter().map(|&at| &self.people[at]).collect()
    }

    /// Deals at both tables, and plays until somebody has to play a card at each.
    async fn until_cards(&self) -> [(Person, Hand, u32); 2] {
        let (first, second) = (self.seated(0), self.seated(1));
        let first = until_card(&self.bot, &first, &self.tables[0]).await;
        [first, until_card(&self.bot, &second, &self.tables[1]).await]
    }

    /// Everybody pays somebody a coin; returns how many were told that it cannot be stored.
    async fn everybody_pays(&mut self) -> usize {
        let mut refused = 0;
        for (at, person) in self.people.iter().enumerate() {
            self.tried += 1;
            let line = format!(
                "/coins pay member:<@{}> coins:1 reason:no-{}",
                self.people[(at + 1) % 3].id(),
                self.tried
            );
            let text = self.bot.slash(person, &line).await.all_text();
            if text.contains(NOT_STORED) {
                refused += 1;
            } else {
                assert!(text.contains("paid"), "{text}");
                self.paid.push(self.tried);
            }
        }
        refused
    }

    /// Plays both deals to their ends, and ends the evening: nothing that was confirmed is lost.
    async fn end(mut self, deals: [u32; 2]) {
        for (table, deals) in deals.into_iter().enumerate() {
            let id = &self.tables[table].id;
            let over = self.bot.play_out(&self.seated(table), id, deals).await;
            check_result(&over, STAKES[table], 4);
        }
        assert_eq!(self.everybody_pays().await, 0);
        self.bot.stop().await;
        check_payments(&self.bot, &self.paid).await;
        self.bot.close().await;
    }
}

/// The lines in which the bot complains.
fn complaints(log: &str) -> Vec<&str> {
    let is_one = |line: &&str| line.contains("ERROR") || line.contains("WARN");
    log.lines().filter(is_one).collect()
}

/// The disk fails while people play, and is well again.
async fn play_goes_on_after(fault: Fault, told: &str) {
    let mut evening = Evening::begin().await;
    let cards = evening.until_cards().await;
    assert_eq!(evening.everybody_pays().await, 0);
    let before = evening.bot.log().lines().count();
    evening.disk.becomes(fault);

    // A long log may have room on a full disk.
    while evening.everybody_pays().await < 3 {}
    for (who, hand, _) in &cards {
        let (card, button) = hand.legal().remove(0);
        let answer = evening.bot.click(who, &hand.message, &button.custom_id);
        let text = answer.await.all_text();
        assert!(text.contains(NOT_STORED), "{card}: {text}");
    }
    for (table, (who, ..)) in evening.tables.iter().zip(&cards) {
        let waits = evening
            .bot
            .until_says(who, &table.id, "Waiting for my disk");
        waits.await;
    }
    assert_eq!(evening.everybody_pays().await, 3);
    assert!(evening.disk.struck() > 5 || std::env::var_os(IN_EARNEST).is_some());
    let log = evening.bot.log();
    let log: Vec<&str> = log.lines().skip(before).collect();
    let log = log.join("\n");
    let complaints = complaints(&log);
    let of_the_disk = complaints.iter().filter(|line| line.contains(told)).count();
    assert!(of_the_disk == 1 && complaints.len() <= 3, "{log}");

    evening.disk.becomes(Fault::None);
    evening.bot.until_logged("can be written again", 1).await;
    let deals = cards.map(|(.., deals)| deals);
    evening.end(deals).await;
}

#[tokio::test]
async fn on_a_full_disk_members_are_told_and_play_goes_on_when_there_is_room() {
    play_goes_on_after(Fault::Full, "the disk that holds").await;
}

#[tokio::test]
async fn on_a_read_only_disk_members_are_told_and_play_goes_on_when_it_can_be_written() {
    play_goes_on_after(Fault::ReadOnly, "cannot be written").await;
}

/// And after a kill in the middle of it.
#[tokio::test]
async fn what_was_confirmed_before_the_disk_broke_is_there_after_a_kill() {
    let mut evening = Evening::begin().await;
    let cards = evening.until_cards().await;
    assert_eq!(evening.everybody_pays().await, 0);
    evening.disk.becomes(Fault::Broken);
    while evening.everybody_pays().await < 3 {}
    evening.bot.kill();
    check_payments(&evening.bot, &evening.paid).await;
    // It does not begin on such a disk, and says why.
    evening.bot.launch();
    assert_eq!(evening.bot.ended().await.code(), Some(2));
    let log = evening.bot.log();
    let last = log.lines().last().unwrap();
    assert!(
        last.starts_with("triomphe: ") && last.contains("triomphe.db"),
        "{log}"
    );
    evening.disk.becomes(Fault::None);
    evening.bot.start().await;
    for (who, hand, _) in &cards {
        let after = evening.bot.slash(who, "/triomphe hand").await;
        assert_eq!(Hand::read(&after).unwrap().cards(), hand.cards());
    }
    evening.end(cards.map(|(.., deals)| deals)).await;
}

#[tokio::test]
async fn on_a_slow_disk_everybody_is_answered_in_time_and_hears_what_came_of_it() {
    let mut evening = Evening::begin().await;
    let cards = evening.until_cards().await;
    evening.disk.becomes(Fault::Slow);
    let bot = &evening.bot;
    // Each waits for a commit of its own, or for two: the one that is under way, and theirs.
    let (who, hand, _) = &cards[0];
    let (card, button) = hand.legal().remove(0);
    let card_played = async {
        let answer = who.click(&hand.message, &button.custom_id).await.unwrap();
        println!(
            "a card on a slow disk: {:?} after {:?}",
            answer.kind, answer.elapsed
        );
        // An edit that was under way, such as the one for its picture, may come first.
        // The hand may also have been sent anew below its table.
        let played =
            |now: &Message| Hand::read(now).is_some_and(|hand| !hand.cards().contains(&card));
        who.until(hand.message.channel(), |messages| {
            messages.iter().any(played).then_some(())
        })
        .await;
        answer
    };
    // The first click of somebody whom the bot does not know yet, on a message that all see.
    let dan = bot.sandbox.add_person("Dan");
    let shown = bot.table(&evening.people[2], &evening.tables[1].id).message;
    let join = format!("t:{}:join", evening.tables[1].id);
    let joined = async {
        let joined = dan.raw_component(shown.channel(), shown.id(), &join, None);
        let answer = joined.await.unwrap();
        println!(
            "a seat on a slow disk: {:?} after {:?}",
            answer.kind, answer.elapsed
        );
        until_edited(&dan, &shown, &answer).await;
        answer
    };
    let (played, joined) = tokio::join!(card_played, joined);
    assert_eq!(played.kind, AnswerKind::DeferredUpdate);
    assert_eq!(joined.kind, AnswerKind::Deferred);
    assert_eq!(evening.everybody_pays().await, 0);
    // Though it was late, everybody sees it.
    let stranger = evening.bot.sandbox.add_person("Eve");
    let last = format!("no\\-{}", evening.tried);
    let is_told = |now: &Message| now.all_text().contains(&last) && !now.ephemeral();
    let channel = evening.bot.here();
    stranger
        .until(channel, |messages| {
            messages.iter().any(is_told).then_some(())
        })
        .await;
    assert!(evening.disk.struck() > 2);
    let log = evening.bot.log();
    let complaints = complaints(&log);
    assert!(
        complaints.len() == 1 && complaints[0].contains("is slow: a write took 2."),
        "{log}"
    );
    evening.disk.becomes(Fault::None);
    evening.end(cards.map(|(.., deals)| deals)).await;
}

/// Waits for what comes of a click whose answer was deferred: an edit of "is thinking…" or of the clicked message.
async fn until_edited(person: &Person, clicked: &Message, answer: &Answer) -> Message {
    let before = match answer.kind {
        AnswerKind::Deferred => answer.message().clone(),
        _ => clicked.clone(),
    };
    person
        .until(before.channel(), |messages| {
            let mut all = messages.iter();
            all.find(|now| now.id() == before.id() && **now != before)
                .cloned()
        })
        .await
}

#[tokio::test]
async fn when_the_files_are_removed_the_bot_saves_what_they_held_and_ends() {
    let mut evening = Evening::begin().await;
    let cards = evening.until_cards().await;
    assert_eq!(evening.everybody_pays().await, 0);
    let database = evening.bot.database();
    let beside = |ending: &str| {
        let mut file = database.clone().into_os_string();
        file.push(ending);
        file
    };
    for ending in ["", "-wal", "-shm", ".mark"] {
        std::fs::remove_file(beside(ending)).unwrap();
    }
    // It notices with the next heartbeat, if nobody clicks.
    let ended = evening.bot.ended().await;
    let log = evening.bot.log();
    assert_eq!(ended.code(), Some(1), "{log}");
    assert!(
        log.contains("triomphe.db was removed or replaced while the bot was using it"),
        "{log}"
    );
    assert!(
        log.lines()
            .last()
            .unwrap()
            .starts_with("triomphe: the database can no longer be written"),
        "{log}"
    );
    // What the log says.
    std::fs::rename(beside(".rescued"), &database).unwrap();
    evening.bot.start().await;
    for (who, hand, _) in &cards {
        let after = evening.bot.slash(who, "/triomphe hand").await;
        assert_eq!(Hand::read(&after).unwrap().cards(), hand.cards());
    }
    evening.end(cards.map(|(.., deals)| deals)).await;
}

#[test]
fn a_start_on_a_disk_that_fails_ends_with_a_sentence() {
    for (fault, says) in [
        (Fault::Full, "the disk that holds"),
        (Fault::ReadOnly, "Read-only file system"),
        (Fault::Broken, "Input/output error"),
    ] {
        let (disk, data) = (Disk::new(), tempfile::tempdir().unwrap());
        disk.becomes(fault);
        let output = triomphe()
            .arg("serve")
            .current_dir(data.path())
            .envs(disk.settings())
            .env("DISCORD_TOKEN", "hu.s.h")
            .env("TRIOMPHE_DATABASE", data.path().join("triomphe.db"))
            .output()
            .unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{fault:?}: {text}");
        assert!(
            text.lines().count() == 1 && text.contains(says),
            "{fault:?}: {text}"
        );
        assert!(disk.struck() > 0);
    }
}

/// Every acknowledged payment is in the books exactly once.
async fn check_payments(bot: &Process, payments: &[u32]) {
    let journal = Journal::read(&bot.database()).await;
    for number in payments {
        assert!(
            journal.payments.contains(&format!("no-{number}")),
            "payment {number} is lost"
        );
    }
}
