//! One evening: tables of several games at which people play, with the bot killed again and again.

use super::journal::{Journal, StoredDeal};
use super::ledger::Found;
use super::player::{Book, Player};
use super::tally::{Kind, Tally};
use crate::guest::start_of;
use crate::process::{Process, Signal};
use crate::room::{PATIENCE, Room};
use crate::screens::{Hand, tables};
use futures_util::future::join_all;
use ids::TableId;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::{Seat, Variant, Viewer};
use sandbox::{Id, Limits, Person, Silence};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

/// More than anybody loses in an evening.
const COINS: &str = "1000000";
/// The most people at a table; patrons have the other seats.
const PEOPLE: usize = 3;
/// The most answers between a start and the kill.
const ANSWERS: usize = 60;
/// The longest time between a start and the kill.
const LONGEST_LIFE: Duration = Duration::from_millis(600);
/// How long the bot is let play until it moves its log into its file.
const LONGEST_LOG: Duration = Duration::from_secs(20);
/// What a table that acts while the bot ends is told, which harms nothing.
const ENDING: &str = "the database is closed";
/// What is said of deals and tables that could not be continued.
const GIVEN_UP: [&str; 4] = [
    "panicked",
    "cancelling a deal",
    "parking a table",
    "could not act",
];

pub struct Evening {
    pub process: Process,
    tables: Vec<TableOfGame>,
    pub(super) players: Vec<Player>,
    pub(super) book: Book,
    /// What was stored at the last look.
    pub(super) journal: Journal,
    pub chance: StdRng,
    /// How long the last start took.
    start: Duration,
    ready: bool,
}

struct TableOfGame {
    id: TableId,
    name: String,
}

/// A game and its edition.
pub fn name_of(variant: &Variant) -> String {
    format!("{}/{}", variant.game(), variant.edition())
}

impl Evening {
    /// Opens a table of each of these, with people and patrons.
    pub async fn begin(variants: &[Variant], mut chance: StdRng) -> Evening {
        // However busy the machine is, nobody loses an answer but by a kill.
        let limits = Limits {
            first_answer: PATIENCE,
            ..Limits::default()
        };
        let settings = [
            ("TRIOMPHE_STARTING_COINS", COINS),
            ("TRIOMPHE_PICTURES", "off"),
        ];
        let mut process = Process::within(limits, &settings).await;
        // If killed between deleting a message and recording that, it tries to delete it again.
        process.tolerate("404 10008 DELETE");
        let (mut seats, mut all) = (Vec::new(), Vec::<Player>::new());
        let server = process.sandbox.server();
        let friend = process.sandbox.add_person("Friend").id();
        for (n, variant) in variants.iter().enumerate() {
            let channel = process.sandbox.add_channel(server, &format!("table-{n}"));
            let count = chance.random_range(1..=PEOPLE.min(variant.usual_seats()));
            let people: Vec<Person> = (0..count)
                .map(|chair| process.sandbox.add_person(&format!("P{n}{chair}")))
                .collect();
            let id = sit_down(&process, channel, variant, &people).await;
            for person in people {
                let chance = StdRng::seed_from_u64(chance.random());
                all.push(Player::new(person, channel, &id, friend, chance));
            }
            let (id, name) = (id.parse().unwrap(), name_of(variant));
            seats.push(TableOfGame { id, name });
        }
        let mut evening = Evening {
            process,
            tables: seats,
            players: all,
            book: Book::new(),
            journal: Journal::default(),
            chance,
            start: LONGEST_LIFE,
            ready: true,
        };
        evening.journal = Journal::read(&evening.process.database()).await;
        evening
    }

    /// Kills the bot in this way, and checks what is left.
    pub async fn kill(&mut self, kind: Kind, tally: &mut Tally) {
        let began = Instant::now();
        let inside = match kind {
            Kind::Play => self.kill_in_play().await,
            Kind::Unanswered => self.kill_before_answers().await,
            Kind::Start => self.kill_in_start().await,
            Kind::LogInPlay => self.kill_when_log_is_moved(Some(Moved::InPlay)).await,
            Kind::LogAtStop => self.kill_when_log_is_moved(Some(Moved::AtStop)).await,
            Kind::LogAtStart => self.kill_when_log_is_moved(None).await,
            Kind::Migration => unreachable!("on a database of its own"),
        };
        self.ready = false;
        let found = self.look(tally).await;
        tally.count(kind, inside, began.elapsed());
        if matches!(kind, Kind::Play | Kind::Unanswered | Kind::LogInPlay) {
            for table in &self.tables {
                let stored = self.journal.tables.get(&table.id);
                if stored.is_some_and(|table| table.hands().is_some()) {
                    tally.struck(&table.name);
                }
            }
        }
        tally.found(found);
    }

    /// Starts the bot unless it is up; everybody sees the cards that they had.
    pub async fn start(&mut self) {
        if self.ready {
            return;
        }
        let began = Instant::now();
        self.process.start().await;
        self.start = began.elapsed();
        self.ready = true;
        for n in 0..self.players.len() {
            self.players[n].begin_again();
            self.check_hand(n).await;
        }
    }

    /// Ends the bot if it is up.
    pub async fn close_doors(&mut self) {
        if std::mem::take(&mut self.ready) {
            self.process.stop().await;
        }
    }

    /// Kills the bot.
    pub fn kill_now(&mut self) {
        self.process.kill();
        self.ready = false;
    }

    /// Lets everybody play until a random moment: after some time, or after so many answers.
    pub async fn live(&mut self) {
        let book = &self.book;
        let all = join_all(self.players.iter_mut().map(|player| player.play(book)));
        if self.chance.random() {
            let life = self.chance.random_range(Duration::ZERO..LONGEST_LIFE);
            let _ = tokio::time::timeout(life, all).await;
        } else {
            let answers = self.chance.random_range(0..ANSWERS);
            tokio::select! {
                _ = all => {}
                () = book.until_answered(answers) => {}
            }
        }
    }

    async fn kill_in_play(&mut self) -> bool {
        self.start().await;
        self.live().await;
        self.process.kill();
        true
    }

    /// Discord takes in nothing more; the bot is killed when it has answered clicks to it.
    async fn kill_before_answers(&mut self) -> bool {
        self.start().await;
        self.live().await;
        let sandbox = &self.process.sandbox;
        sandbox.faults().set_silent(Silence::Silent);
        let wanted = self.chance.random_range(1..=3.min(self.players.len()));
        let unheard = |sandbox: &sandbox::Sandbox| {
            let count = sandbox.faults().unheard("POST", "/interactions/");
            (count >= wanted).then_some(())
        };
        let book = &self.book;
        let all = join_all(self.players.iter_mut().map(|player| player.play(book)));
        // It may be that nobody has anything to do that needs an answer.
        let answered = tokio::time::timeout(LONGEST_LIFE, async {
            tokio::select! {
                _ = all => {}
                () = sandbox.until(unheard) => {}
            }
        });
        let inside = answered.await.is_ok();
        self.process.kill();
        self.process.sandbox.faults().set_silent(Silence::Answering);
        inside
    }

    async fn kill_in_start(&mut self) -> bool {
        if self.ready {
            self.process.kill();
        }
        let moment = self.chance.random_range(Duration::ZERO..=self.start);
        let ready = self.process.start_for(moment).await;
        self.process.kill();
        !ready
    }

    /// Kills the bot while it moves its log into its file: in play, at its end, or (`None`) at its start.
    async fn kill_when_log_is_moved(&mut self, when: Option<Moved>) -> bool {
        match when {
            None if self.ready => self.process.kill(),
            None => {}
            Some(_) => {
                self.start().await;
                self.live().await;
            }
        }
        let database = self.process.database();
        let is_over = when_written(&database, self.chance.random_range(0..20_000));
        match when {
            None => self.process.launch(),
            Some(Moved::AtStop) => self.process.ask_to_end(Signal::Terminate),
            Some(Moved::InPlay) => {}
        }
        let killed = self.process.kill_when(is_over);
        let book = &self.book;
        let all = join_all(self.players.iter_mut().map(|player| player.play(book)));
        match when {
            Some(Moved::InPlay) => tokio::select! {
                _ = all => {}
                _ = killed => {}
            },
            _ => {
                drop(all);
                killed.await.unwrap();
            }
        }
        is_being_moved(&database)
    }

    /// The books after a kill: in order, and what was acknowledged is there once.
    pub async fn look(&mut self, tally: &mut Tally) -> Found {
        self.process.must_be_in_order();
        let journal = Journal::read(&self.process.database()).await;
        journal.must_follow(&self.journal);
        let found = self.book.ledger().must_be_in(&journal);
        self.journal = journal;
        tally.looks += 1;
        found
    }

    /// A player's hand after a start shows the cards that the stored acts leave them.
    async fn check_hand(&mut self, n: usize) {
        let player = &mut self.players[n];
        let table: TableId = player.table.parse().unwrap();
        let hands = self.journal.tables[&table].hands();
        let Some(id) = hands.map(|hands| hands.deal) else {
            return;
        };
        let Some(seat) = (self.journal).seat_of(&self.journal.deals[&id], player.person.id().0)
        else {
            return;
        };
        let message = player.look_at_hand().await;
        let Some(hand) = Hand::read(&message) else {
            panic!("{} has no hand: {message:?}", player.table)
        };
        // What others do meanwhile may end the deal, or exchange a card.
        let shown = hand.cards();
        if hand.deal != Some(id.to_string()) || shown.is_empty() {
            return;
        }
        let now = Journal::read(&self.process.database()).await;
        let cards = cards_of(&now.deals[&id], seat);
        // A king of troccas has a second button, which calls its valet.
        let card = |button: &String| button.split([':', ' ']).next().map(str::to_owned);
        let mut shown: Vec<String> = shown.iter().filter_map(card).collect();
        shown.dedup();
        let all = shown == cards || !message.menus().is_empty();
        let own = shown.iter().all(|card| cards.contains(card));
        assert!(own && all, "deal {id}, seat {seat}: {shown:?} of {cards:?}");
    }

    /// Plays on until a deal more is over at every table, ends the bot, and looks at everything once more.
    pub async fn end(mut self, tally: &mut Tally) {
        self.start().await;
        let wanted: Vec<(String, Id, u32)> = (self.players.iter())
            .filter_map(|player| {
                let deals = player.shown()?.deals + 1;
                Some((player.table.clone(), player.channel, deals))
            })
            .collect();
        let book = &self.book;
        let sandbox = &self.process.sandbox;
        let all_over = async {
            for (table, channel, deals) in &wanted {
                let is_over = |sandbox: &sandbox::Sandbox| {
                    let all = tables(&sandbox.messages(*channel)).into_iter();
                    let mut all = all.filter(|shown| shown.id == *table);
                    all.any(|shown| shown.deals >= *deals).then_some(())
                };
                sandbox.until(is_over).await;
            }
        };
        let all = join_all(self.players.iter_mut().map(|player| player.play(book)));
        tokio::select! {
            _ = all => {}
            () = all_over => {}
        }
        self.process.stop().await;
        let found = self.look(tally).await;
        tally.found(found);
        tally.acknowledged += found.acknowledged;
        for (id, deal) in &self.journal.deals {
            let table = self.tables.iter().find(|table| table.id == deal.table);
            if let Some(table) = table {
                let acts = self.book.ledger().acknowledged_in(*id);
                tally.played(&table.name, acts, deal.is_over());
            }
        }
        let log = self.process.log();
        let wrong = |line: &&str| {
            GIVEN_UP.iter().any(|words| line.contains(words)) && !line.contains(ENDING)
        };
        let wrong: Vec<&str> = log.lines().filter(wrong).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        self.process.close().await;
    }
}

/// Opens a table in a channel: the first of these people hosts it, patrons fill it up. Returns its id.
pub async fn sit_down(room: &Room, channel: Id, variant: &Variant, people: &[Person]) -> String {
    let patrons = variant.usual_seats() - people.len();
    let mut command = start_of(variant);
    if patrons > 0 {
        command += &format!(" computer-players:{patrons}");
    }
    let opened = room.slash_in(channel, &people[0], &command).await;
    let says = opened.all_text();
    assert!(says.contains("is open"), "{command}: {says}");
    let table = people[0].until(channel, |messages| tables(messages).into_iter().next());
    let table = table.await;
    for person in &people[1..] {
        room.press(person, &table.message, "Join").await;
    }
    table.id
}

/// The cards that a seat has after the stored acts, as texts in order.
fn cards_of(deal: &StoredDeal, seat: usize) -> Vec<String> {
    let mut replayed = deal.whole().replay().unwrap();
    // Robbing takes place when all have answered.
    replayed.close_question(|_| {});
    let view = replayed.view(Viewer::Seat(Seat::new(seat).unwrap()));
    let mut cards: Vec<String> = view.hand.iter().map(|card| card.to_string()).collect();
    cards.sort();
    cards
}

/// When the log is moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    InPlay,
    AtStop,
}

/// Whether a database's log is being moved into its file, or seems never to be: only then is the file written, and only
/// then does the mark beside it name two numbers. Waits a little longer when that has begun.
fn when_written(file: &Path, longer: u32) -> impl FnMut() -> bool + Send + 'static {
    let (file, first, began) = (file.to_owned(), written(file), Instant::now());
    move || {
        if written(&file) == first {
            return began.elapsed() > LONGEST_LOG;
        }
        (0..longer).for_each(|_| std::hint::spin_loop());
        true
    }
}

/// When a file was written last, and whether its log is being moved into it.
fn written(file: &Path) -> (Option<SystemTime>, bool) {
    let when = std::fs::metadata(file).and_then(|file| file.modified());
    (when.ok(), is_being_moved(file))
}

/// Whether the mark says that the log is being moved into the file.
fn is_being_moved(file: &Path) -> bool {
    let mark = std::fs::read(file.with_extension("db.mark")).unwrap_or_default();
    let mark: serde_json::Value = serde_json::from_slice(&mark).unwrap_or_default();
    mark["file"]
        .as_array()
        .is_some_and(|numbers| numbers.len() > 1)
}
