//! A person who plays at one table for as long as they are let, does anything that they may, and keeps account of it.

use super::ledger::{Asked, Ledger, is_answer};
use crate::guest::{Done, Offer, choose, least_of};
use crate::room::{asks, newest_hand};
use crate::screens::{Hand, Table, reply, tables};
use ids::DealId;
use parking_lot::{Mutex, MutexGuard};
use rand::{RngExt, rngs::StdRng};
use sandbox::{Answer, Id, Message, Person};
use screens::button::{Button, DealKey, NumberKind, TableKey};
use std::time::Instant;
use tokio::sync::watch;

/// What everybody writes into.
pub struct Book {
    ledger: Mutex<Ledger>,
    /// The number of interactions that were answered.
    answers: watch::Sender<usize>,
    /// Where and when, since [`Book::forget_gaps`].
    when: Mutex<Vec<(Id, Instant)>>,
}

impl Book {
    pub fn new() -> Book {
        Book {
            ledger: Mutex::default(),
            answers: watch::channel(0).0,
            when: Mutex::default(),
        }
    }

    pub fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock()
    }

    /// Begins anew to note when there were answers.
    pub fn forget_gaps(&self) {
        self.when.lock().clear();
    }

    /// Where and when there were answers.
    pub fn all_answers(&self) -> Vec<(Id, Instant)> {
        self.when.lock().clone()
    }

    /// Waits for this many more answers.
    pub async fn until_answered(&self, more: usize) {
        let mut answers = self.answers.subscribe();
        let wanted = *answers.borrow_and_update() + more;
        answers.wait_for(|count| *count >= wanted).await.unwrap();
    }
}

pub struct Player {
    pub person: Person,
    pub channel: Id,
    /// The table's id.
    pub table: String,
    /// Whom they pay.
    pub friend: Id,
    chance: StdRng,
    done: Done,
    /// The button of the table that was pressed last, and what its message said then.
    pressed: Option<(String, String)>,
}

/// What a player has to do.
enum Todo {
    Act(Message),
    Press(Message, String),
}

impl Player {
    pub fn new(person: Person, channel: Id, table: &str, friend: Id, chance: StdRng) -> Player {
        Player {
            person,
            channel,
            table: table.to_owned(),
            friend,
            chance,
            done: Done::new(),
            pressed: None,
        }
    }

    /// The table's message, if this person sees it.
    pub fn shown(&self) -> Option<Table> {
        let mut all = tables(&self.person.sees(self.channel)).into_iter();
        all.rfind(|table| table.id == self.table)
    }

    /// After a kill: what was pressed before it may be lost.
    pub fn begin_again(&mut self) {
        self.pressed = None;
    }

    /// Asks for their hand, and puts away the hands of before.
    pub async fn look_at_hand(&self) -> Message {
        let answer = self.person.slash(self.channel, "/triomphe hand").await;
        let hand = answer.unwrap_or_else(|failed| panic!("{}: {failed}", self.table));
        let hand = hand.message().clone();
        for old in self.person.sees(self.channel) {
            if old.ephemeral() && old.id() != hand.id() {
                self.person.dismiss(&old);
            }
        }
        hand
    }

    /// Plays, deals and pays until it is dropped.
    pub async fn play(&mut self, book: &Book) {
        loop {
            let (person, channel) = (self.person.clone(), self.channel);
            let todo = person.until(channel, |messages| self.todo(messages));
            let todo = todo.await;
            match todo {
                Todo::Act(hand) => self.act(&hand, book).await,
                Todo::Press(message, id) => {
                    self.pressed = Some((id.clone(), message.all_text()));
                    // The others may have been faster, or the bot may be gone.
                    if let Ok(answer) = person.click(&message, &id).await {
                        self.look(&answer, book);
                    }
                }
            }
            if self.chance.random_ratio(1, 8) {
                self.pay(book).await;
            }
        }
    }

    fn todo(&self, messages: &[Message]) -> Option<Todo> {
        let hand = newest_hand(messages);
        // It may say that they lead before it is their turn.
        let offers = |hand: &Message| {
            let mut controls = hand.buttons().into_iter().chain(hand.menus());
            controls
                .any(|it| it.custom_id.starts_with("d:") && !it.custom_id.contains("last-trick"))
        };
        if let Some(hand) = hand
            && asks(hand)
            && offers(hand)
        {
            return Some(Todo::Act(hand.clone()));
        }
        let mut table = tables(messages).into_iter();
        let table = table.rfind(|table| table.id == self.table)?;
        let wanted = |id: &str| {
            matches!(
                id.parse(),
                Ok(Button::Table(_, TableKey::Deal(..) | TableKey::SitIn))
            )
        };
        for message in hand.into_iter().chain([&table.message]) {
            let button = message.buttons().into_iter();
            let mut button = button.filter(|button| wanted(&button.custom_id));
            if let Some(button) = button.next() {
                let press = (button.custom_id, message.all_text());
                return (self.pressed.as_ref() != Some(&press))
                    .then(|| Todo::Press(message.clone(), press.0));
            }
        }
        // A deal whose cards they do not have open.
        let id = format!("t:{}:hand", self.table);
        let opens = hand.is_none() && table.message.control(&id).is_some();
        opens.then(|| Todo::Press(table.message, id))
    }

    /// Does something that the hand offers.
    async fn act(&mut self, hand: &Message, book: &Book) {
        let asks_to_show = hand.buttons();
        let mut asks_to_show = asks_to_show.iter().map(|button| &button.custom_id);
        let show = asks_to_show.find(|id| id.ends_with(":show-all"));
        let offer = match show {
            Some(show) if self.chance.random() => Offer::Button(show.clone()),
            _ => choose(hand, self.chance.random_range(0..1000), &mut self.done),
        };
        let (Offer::Button(id) | Offer::Menu(id, _)) = &offer;
        let Ok(Button::Deal {
            deal, asked, key, ..
        }) = id.parse()
        else {
            panic!("{id} is no button of a deal");
        };
        let asked = (deal, self.person.id().0, asked);
        let words = match (&key, &offer) {
            (DealKey::Do(act) | DealKey::Unsure(act), _) => Some(act.to_string()),
            (DealKey::Chosen(_), Offer::Menu(_, values)) => Some(values[0].clone()),
            (DealKey::ShowAll | DealKey::ShowSize(_), _) => Some("show".to_owned()),
            (DealKey::Hide, _) => Some("hide".to_owned()),
            (DealKey::Take, _) => Some("leave".to_owned()),
            _ => None,
        };
        if let Some(words) = &words {
            book.ledger().tries(asked, words);
        }
        let answer = match &offer {
            Offer::Button(id) => self.person.click(hand, id).await,
            Offer::Menu(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                self.person.select(hand, id, &values).await
            }
        };
        let Ok(answer) = answer else { return };
        let Some(dialog) = &answer.modal else {
            return self.hears(asked, words.as_deref(), &answer, book);
        };
        let (name, least) = least_of(dialog);
        let words = match key {
            DealKey::Number(NumberKind::Bid) => format!("bid {least}"),
            DealKey::Number(NumberKind::Bet) => format!("bet {least}"),
            _ => format!("raise {least}"),
        };
        let act: rules::Act = words.parse().unwrap();
        let words = act.to_string();
        book.ledger().tries(asked, &words);
        let answer = self.person.submit(dialog, &[(&name, &least)]).await;
        if let Ok(answer) = answer {
            self.hears(asked, Some(&words), &answer, book);
        }
    }

    /// Keeps account of what an answer to an act says: the hand that it shows is no longer asked that question.
    fn hears(&self, asked: Asked, words: Option<&str>, answer: &Answer, book: &Book) {
        self.look(answer, book);
        let (Some(words), Some(message)) = (words, &answer.message) else {
            return;
        };
        let (deal, _, n) = asked;
        if Hand::read(message).is_none() {
            return;
        }
        let asked_again = |id: &str| match id.parse() {
            Ok(Button::Deal {
                deal: of,
                asked,
                key,
                ..
            }) if of == deal => match key {
                DealKey::ShowAll | DealKey::ShowThese | DealKey::Hide | DealKey::Take => true,
                DealKey::Do(act) if is_answer(&act.to_string()) => true,
                DealKey::LastTrick | DealKey::Played => false,
                // Cards that wait for their holder's turn are numbered as that turn will be.
                _ => asked == n && !is_answer(words),
            },
            _ => false,
        };
        let mut controls = message.buttons();
        controls.extend(message.menus());
        let open = controls
            .iter()
            .any(|control| asked_again(&control.custom_id));
        // What was not done is said.
        if !open && reply(message).is_empty() {
            book.ledger().hears(asked, words);
        }
    }

    /// Keeps account of an answer, and of the deal that it shows.
    fn look(&self, answer: &Answer, book: &Book) {
        let now = (self.channel, Instant::now());
        book.when.lock().push(now);
        book.answers.send_modify(|count| *count += 1);
        let hand = answer.message.as_ref().and_then(Hand::read);
        if let Some(deal) = hand.and_then(|hand| hand.deal) {
            let deal: DealId = deal.parse().unwrap();
            book.ledger().sees(deal);
        }
    }

    async fn pay(&mut self, book: &Book) {
        let number = book.ledger().pays();
        let friend = self.friend;
        let line = format!("/coins pay member:<@{friend}> coins:1 reason:no-{number}");
        if let Ok(answer) = self.person.slash(self.channel, &line).await {
            self.look(&answer, book);
            let text = answer.message().all_text();
            // On a fast machine they pay more often than they may; the first payments of a minute are made.
            if text.contains("a lot of commands") {
                return;
            }
            assert!(text.contains("paid"), "{text}");
            book.ledger().has_paid(number);
        }
    }
}
