//! A group of people plays every game, with every click doubled and every coin accounted for: with the bot killed in
//! the middle, and until everything that people can do with each other has been done.

use crate::expectations;
use crate::guest::{Done, start_of, step};
use crate::inn::{Inn, SEED};
use crate::people::SOON;
use crate::process::Process;
use crate::room::{Room, asks, next_label};
use crate::screens::{Hand, Table, call, tables};
use sandbox::{Message, Person};

/// The coins that everybody starts with.
const COINS: i64 = 100_000;
/// The number of acts after which the bot is killed.
const KILLED_AFTER: usize = 7;
/// More acts than any of these evenings has.
const MOST_ACTS: usize = 3_000;

/// An evening at one table.
struct Evening {
    command: String,
    people: Vec<Person>,
    table: Table,
    /// The number of deals that are over.
    deals: u32,
    /// The table's message after a deal, until the next one starts.
    over: Option<Message>,
    acts: usize,
    done: Done,
}

/// What somebody at the table has to do.
enum Next {
    Act(usize, Message),
    Called(usize, Message),
    Over(Message, u32),
}

impl Evening {
    /// Seats this many people, patrons with the command, and starts the first deal.
    async fn begin(room: &Room, command: &str, people: usize) -> Evening {
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let people: Vec<Person> = names[..people]
            .iter()
            .map(|name| room.sandbox.add_person(name))
            .collect();
        let seated: Vec<&Person> = people.iter().collect();
        let table = room.seat_at(&seated, command).await;
        room.sandbox.faults().double_interactions(100_000);
        room.deal(&seated, &table).await;
        Evening {
            command: command.to_owned(),
            people,
            table,
            deals: 0,
            over: None,
            acts: 0,
            done: Done::new(),
        }
    }

    /// Whether no deal is on and this many are over. A match is played to its end, because only then is everything paid.
    fn is_over(&self, deals: u32) -> bool {
        let is_match = ["latriomphe", "swiss", "ottocento"];
        let is_match = is_match.iter().any(|game| self.command.contains(game));
        let paid =
            |message: &Message| !is_match || message.all_text().contains("The match is over");
        self.deals >= deals && self.over.as_ref().is_some_and(paid)
    }

    /// Lets everybody do what they are asked to, until this state is reached.
    async fn go_on(&mut self, room: &Room, wanted: impl Fn(&Evening) -> bool) {
        while !wanted(self) {
            let (command, done) = (&self.command, &self.done);
            assert!(
                self.acts < MOST_ACTS,
                "{command}: only {done:?}; seed {SEED}"
            );
            if let Some(message) = self.over.take() {
                // A new match needs a click from everybody.
                let takes = if message.all_text().contains("another match?") {
                    self.people.len()
                } else {
                    1
                };
                for person in &self.people[..takes] {
                    let label = next_label(&message).unwrap();
                    room.press(person, &message, label).await;
                }
            }
            match self.next(room).await {
                Next::Act(who, hand) => {
                    step(&self.people[who], &hand, self.acts, &mut self.done).await;
                    self.acts += 1;
                }
                Next::Called(who, call) => {
                    room.press(&self.people[who], &call, "My hand").await;
                }
                Next::Over(message, deals) => (self.over, self.deals) = (Some(message), deals),
            }
        }
    }

    /// The host closes the table: no holds remain, and no coins are lost.
    async fn end(self, room: &Room) {
        let Evening {
            command, people, ..
        } = self;
        room.slash(&people[0], "/triomphe close").await;
        let mut sum = 0;
        for person in &people {
            let (free, held) = room.purse(person).await;
            assert_eq!(held, 0, "{command}");
            sum += free;
        }
        if !command.contains("computer-players:") {
            assert_eq!(sum, COINS * people.len() as i64, "{command}");
        }
    }

    async fn next(&self, room: &Room) -> Next {
        let look = |_: &sandbox::Sandbox| {
            for (who, person) in self.people.iter().enumerate() {
                let messages = person.sees(room.here());
                let over = tables(&messages).into_iter().find(|shown| {
                    shown.id == self.table.id && shown.deals > self.deals && !shown.is_playing()
                });
                if let Some(over) = over {
                    return Some(Next::Over(over.message, over.deals));
                }
                if let Some(hand) = Hand::newest(&messages, &self.table.id)
                    && asks(&hand.message)
                {
                    return Some(Next::Act(who, hand.message));
                }
                if let Some(call) = call(&messages, person, &self.table.id) {
                    return Some(Next::Called(who, call));
                }
            }
            None
        };
        match tokio::time::timeout(SOON, room.sandbox.until(look)).await {
            Ok(next) => next,
            Err(_) => {
                let seen = self.people.iter().map(|person| person.sees(room.here()));
                let seen: Vec<_> = seen.collect();
                panic!("{}: nothing goes on:\n{seen:#?}", self.command)
            }
        }
    }
}

/// The bot is killed during the first deals, and the evening continues for this many.
async fn killed(command: &str, people: usize, deals: u32) {
    let coins = COINS.to_string();
    let mut bot = Process::with(&[("TRIOMPHE_STARTING_COINS", &coins)]).await;
    // A call that is taken back while the bot is killed is taken back twice.
    bot.tolerate("404 10008 DELETE");
    let mut evening = Evening::begin(&bot, command, people).await;
    evening
        .go_on(&bot, |evening| evening.acts == KILLED_AFTER)
        .await;
    bot.kill();
    bot.must_be_in_order();
    bot.start().await;
    for person in &evening.people {
        bot.slash(person, "/triomphe hand").await;
    }
    evening.go_on(&bot, |evening| evening.is_over(deals)).await;
    evening.end(&bot).await;
    bot.close().await;
}

/// The evening continues until all this was done. Patrons seldom do these things, so one person alone would wait for
/// them (see `games`).
async fn until_done(command: &str, people: usize, acts: &[&str]) {
    let inn = Inn::with_coins(COINS).await;
    let mut evening = Evening::begin(&inn, command, people).await;
    let all = |evening: &Evening| acts.iter().all(|act| evening.done.contains_key(*act));
    evening
        .go_on(&inn, |evening| evening.is_over(1) && all(evening))
        .await;
    evening.end(&inn).await;
    inn.close().await;
}

#[tokio::test]
async fn guests_outbid_each_other() {
    until_done(
        "/triomphe start game:mitigati",
        3,
        &["bid", "more", "number"],
    )
    .await;
}

#[tokio::test]
async fn guests_answer_what_others_offer_and_undertake() {
    let acts = ["offer", "accept", "refuse", "vole", "stop"];
    until_done("/triomphe start game:latriomphe", 4, &acts).await;
}

#[tokio::test]
async fn guests_rob_and_leave_it() {
    let command = "/triomphe start game:latriomphe as-qui-pille";
    until_done(command, 4, &["rob", "leave"]).await;
}

/// The evenings of all games: the command that opens the table, how many people play, and for how many deals.
fn evenings() -> Vec<(String, usize, u32)> {
    let mut all = Vec::new();
    for (variant, expected) in expectations::editions() {
        assert!(
            !expected.evenings.is_empty(),
            "there is no evening of {variant}"
        );
        for evening in expected.evenings {
            let command = format!("{} {}", start_of(&variant), evening.options);
            let command = command.trim_end().to_owned();
            all.push((command, evening.people, evening.deals));
        }
    }
    all
}

/// Plays every evening whose number leaves this rest, so that they are played side by side.
async fn evenings_of(rest: usize) {
    for (command, people, deals) in evenings().into_iter().skip(rest).step_by(SHARES) {
        killed(&command, people, deals).await;
    }
}

macro_rules! shares {
    ($($name:ident)*) => {
        const SHARES: usize = [$(stringify!($name)),*].len();

        shares!(@ 0; $($name)*);
    };
    (@ $rest:expr; $name:ident $($more:ident)*) => {
        #[tokio::test]
        async fn $name() {
            evenings_of($rest).await;
        }

        shares!(@ $rest + 1; $($more)*);
    };
    (@ $rest:expr;) => {};
}

shares! { evenings_1 evenings_2 evenings_3 evenings_4 evenings_5 evenings_6 evenings_7 evenings_8 evenings_9 evenings_10 evenings_11 evenings_12 }
