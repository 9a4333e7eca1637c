//! People at a table who play on whatever Discord does, and a book of what they pressed, to be compared with what was
//! stored.

use crate::guest::{Done, Offer, choose, submit};
use crate::inn::Inn;
use crate::screens::Hand;
use futures_util::future::join_all;
use house::TableChanges;
use ids::{DealId, GuildId, MemberId, TableId};
use pages::{Look, Stands};
use rules::Seat;
use sandbox::{ActionError, Answer, Id, Message, Modal, Person};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use table::{
    Lost, Order, Stretch,
    look::{Chair, Playing, Scene},
};

/// How long somebody waits for a message to change before they ask for their hand.
const PATIENCE: Duration = Duration::from_millis(300);

/// How often somebody types a command that nobody answers.
const MOST_TRIES: usize = 10;

/// The people at one table.
pub struct Party {
    pub table: TableId,
    pub server: Id,
    /// Where they are now.
    pub place: Cell<Id>,
    /// The channel of that, if it is a thread.
    pub parent: Cell<Option<Id>>,
    /// Where the table was to be brought, with the channel if that is a thread.
    elsewhere: RefCell<Vec<(Id, Option<Id>)>>,
    pub people: Vec<Person>,
    /// What they play.
    pub command: String,
    book: RefCell<Book>,
    /// How often they pressed something in a hand.
    pub clicks: Cell<usize>,
    /// How often somebody had to ask for their hand.
    pub asked: Cell<usize>,
    /// Whether the substitute has played for them.
    pub substituted: Cell<bool>,
}

/// What was pressed to answer each question to a seat.
type Book = BTreeMap<(DealId, u8, u16), Pressed>;

#[derive(Default, Debug)]
struct Pressed {
    /// The acts in the notation of records, as far as the button says it all.
    acts: BTreeSet<String>,
    /// Whether something was pressed that does not say the whole act.
    unclear: bool,
    /// Whether the bot has answered that it is done.
    acknowledged: bool,
}

/// The number of acts that were compared with what had been pressed.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Compared {
    pub deals: usize,
    pub acts: usize,
    pub acknowledged: usize,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.deals += more.deals;
        self.acts += more.acts;
        self.acknowledged += more.acknowledged;
    }
}

impl Party {
    /// Opens a table with this command; the first person is its host, the others join.
    pub async fn open(
        inn: &Inn,
        server: Id,
        place: (Id, Option<Id>),
        people: Vec<Person>,
        command: &str,
    ) -> Party {
        let mut failed = String::new();
        for _ in 0..100 {
            match Party::try_open(inn, server, place, people.clone(), command).await {
                Ok(party) => return party,
                Err(why) => failed = why,
            }
            // A busy machine answers late.
            pause().await;
        }
        panic!("{failed}")
    }

    /// The same while Discord fails: there may be no table, or somebody could not join.
    pub async fn try_open(
        inn: &Inn,
        server: Id,
        (place, parent): (Id, Option<Id>),
        people: Vec<Person>,
        command: &str,
    ) -> Result<Party, String> {
        let (guild, host) = (GuildId(server.0), MemberId(people[0].id().0));
        let at_tables = || inn.tavern.tables.tables_of(guild, host);
        let mut said = String::new();
        if at_tables().is_empty() {
            // The table may be there although nobody heard of it.
            said = format!("{:?}", people[0].slash(place, command).await);
        }
        let opened = at_tables().first().copied();
        let table = opened.ok_or_else(|| format!("{command}: {said}"))?;
        let look = inn.tavern.look(table, None).await;
        let look = look.map_err(|error| format!("{command}: {error}"))?;
        let now = Id(look.channel.0);
        let party = Party {
            table,
            server,
            place: Cell::new(now),
            parent: Cell::new(parent.filter(|_| now == place)),
            elsewhere: RefCell::default(),
            people,
            command: command.to_owned(),
            book: RefCell::default(),
            clicks: Cell::default(),
            asked: Cell::default(),
            substituted: Cell::default(),
        };
        let join = format!("t:{table}:join");
        for person in &party.people[1..] {
            let lobby = person.until(now, |seen| with_control(seen, &join));
            let lobby = tokio::time::timeout(PATIENCE, lobby).await;
            let lobby = lobby.map_err(|_| format!("{command}: there is no lobby"))?;
            let _ = person.click(&lobby, &join).await;
        }
        let look = inn.tavern.look(table, None).await;
        let look = look.map_err(|error| format!("{command}: {error}"))?;
        let sits = |person: &Person| look.chair_of(MemberId(person.id().0)).is_some();
        if party.people.iter().all(sits) {
            Ok(party)
        } else {
            Err(format!("{command}: not everybody sits there"))
        }
    }

    /// The channel they are in, or their thread is in.
    pub fn channel(&self) -> Id {
        self.parent.get().unwrap_or(self.place.get())
    }

    /// The table as somebody who is not seated sees it.
    pub async fn look(&self, inn: &Inn) -> Look {
        inn.tavern.look(self.table, None).await.unwrap()
    }

    /// Plays until one of them has a card to play, and this many clicks were made.
    pub async fn until_on_turn(&self, inn: &Inn, clicks: usize) {
        let member = MemberId(self.people[0].id().0);
        let on_turn = |look: &Look| {
            let Scene::Playing(playing) = &look.scene else {
                return false;
            };
            let chair = look.chair_of(member);
            let awaited = chair.is_some_and(|chair| playing.awaited.contains(&chair.id));
            awaited && self.clicks.get() >= clicks
        };
        self.play(inn, &on_turn).await;
    }

    /// How long the one who is to act has left, in milliseconds.
    pub async fn left(&self, inn: &Inn) -> i64 {
        let look = self.look(inn).await;
        let Scene::Playing(playing) = &look.scene else {
            panic!("no deal is on: {:?}", look.scene)
        };
        (playing.clock.until - inn.tavern.clocks.now_at(look.guild)).0
    }

    /// Lets time pass until whoever is to act was reminded, and autopilot acts for them so many milliseconds later.
    pub async fn until_left(&self, inn: &Inn, left: i64) {
        inn.pass(self.left(inn).await).await;
        let look = self.look(inn).await;
        assert!(
            matches!(&look.scene, Scene::Playing(it) if it.clock.stretch == Stretch::Bank),
            "{look:?}"
        );
        inn.pass(self.left(inn).await - left).await;
    }

    /// Everybody plays until it is enough, or the table is closed.
    pub async fn play(&self, inn: &Inn, enough: &dyn Fn(&Look) -> bool) {
        let all = self.people.iter();
        join_all(all.map(|person| self.play_one(inn, person, enough))).await;
    }

    async fn play_one(&self, inn: &Inn, person: &Person, enough: &dyn Fn(&Look) -> bool) {
        let member = MemberId(person.id().0);
        let mut changes = inn.tavern.tables.changes_of(self.table);
        let mut done = Done::new();
        for turn in 0.. {
            let Ok(look) = inn.tavern.look(self.table, Some(member)).await else {
                return;
            };
            if matches!(look.scene, Scene::Closed(_)) || enough(&look) {
                return;
            }
            self.go_to(&look);
            let did = match (look.stands(), &look.scene) {
                (Some(Stands::Place { lost, .. }), _) => self.come_back(inn, person, lost).await,
                (_, Scene::Playing(playing)) => match to_answer(&look, playing, member) {
                    Some((seat, asked)) => {
                        let at = (playing.deal, seat.index() as u8, asked);
                        self.act(inn, person, at, turn, &mut done).await
                    }
                    None => false,
                },
                (_, Scene::Lobby(_) | Scene::Between(_)) if look.host == member => {
                    self.deal(inn, person).await
                }
                _ => false,
            };
            if !did {
                wait(&mut changes).await;
            }
        }
    }

    /// Answers the question to a seat, with the hand that is there or one that has to be asked for.
    async fn act(
        &self,
        inn: &Inn,
        person: &Person,
        at: (DealId, u8, u16),
        turn: usize,
        done: &mut Done,
    ) -> bool {
        let question = format!("d:{}:{}:{}:", self.table, at.0, at.2);
        let place = self.place.get();
        let shown = inn.sandbox.until(|_| {
            let seen = person.sees(place);
            seen.into_iter()
                .rev()
                .find(|message| message.ephemeral() && offers(message, &question))
        });
        let Ok(hand) = tokio::time::timeout(PATIENCE, shown).await else {
            return self.ask_for_hand(person).await;
        };
        self.clicks.set(self.clicks.get() + 1);
        let chosen = choose(&hand, turn, done);
        self.enter(at, &question, &chosen);
        let answer = chosen.make(person, &hand).await;
        let answer = match answer {
            Ok(Answer {
                modal: Some(dialog),
                ..
            }) => self.fill(person, at, &dialog).await,
            answer => answer,
        };
        if let Ok(Answer {
            message: Some(now), ..
        }) = &answer
            && now.id() == hand.id()
            && Hand::read(now).is_some()
            && !offers(now, &question)
            && let Some(pressed) = self.book.borrow_mut().get_mut(&at)
        {
            pressed.acknowledged = true;
        }
        answer.is_ok()
    }

    async fn fill(
        &self,
        person: &Person,
        at: (DealId, u8, u16),
        dialog: &Modal,
    ) -> Result<Answer, ActionError> {
        self.book.borrow_mut().entry(at).or_default().unclear = true;
        submit(person, dialog).await
    }

    /// Writes down what is about to be pressed.
    fn enter(&self, at: (DealId, u8, u16), question: &str, chosen: &Offer) {
        let mut book = self.book.borrow_mut();
        let pressed = book.entry(at).or_default();
        match chosen {
            Offer::Button(button) => {
                let words = button.strip_prefix(question).unwrap_or_default();
                let words = words.strip_prefix("sure:").unwrap_or(words);
                pressed.acts.insert(words.replace(':', " "));
            }
            Offer::Menu(menu, values) if menu.contains(":menu:") => {
                pressed.acts.extend(values.iter().cloned());
            }
            Offer::Menu(..) => pressed.unclear = true,
        }
    }

    /// Presses "My hand" wherever it is; otherwise types the command.
    async fn ask_for_hand(&self, person: &Person) -> bool {
        self.asked.set(self.asked.get() + 1);
        let hand = format!("t:{}:hand", self.table);
        let place = self.place.get();
        match with_control(&person.sees(place), &hand) {
            Some(message) => person.click(&message, &hand).await.is_ok(),
            None => person.slash(place, "/triomphe hand").await.is_ok(),
        }
    }

    /// The host presses whatever deals; otherwise brings the table's message back.
    async fn deal(&self, inn: &Inn, host: &Person) -> bool {
        let place = self.place.get();
        let deals = format!("t:{}:deal:", self.table);
        let shown = inn.sandbox.until(|_| {
            let seen = host.sees(place).into_iter().rev();
            let mut buttons = seen.flat_map(|message| {
                let all = message.buttons().into_iter();
                all.map(move |button| (message.clone(), button))
            });
            buttons.find(|(_, button)| button.enabled && button.custom_id.starts_with(&deals))
        });
        match tokio::time::timeout(PATIENCE, shown).await {
            Ok((message, button)) => host.click(&message, &button.custom_id).await.is_ok(),
            Err(_) => host.slash(place, "/triomphe show").await.is_ok(),
        }
    }

    /// People are where their table is, also if nobody was told that it has come there.
    fn go_to(&self, look: &Look) {
        let now = Id(look.channel.0);
        if look.placeless.is_none() && now != self.place.get() {
            let elsewhere = self.elsewhere.borrow();
            let known = elsewhere.iter().find(|(place, _)| *place == now);
            self.place.set(now);
            self.parent.set(known.and_then(|(_, parent)| *parent));
        }
    }

    /// A table that has lost its place is brought back as its people can.
    async fn come_back(&self, inn: &Inn, person: &Person, lost: Lost) -> bool {
        match lost {
            // A channel is gone for good, so the first of them brings the table up elsewhere.
            Lost::Channel if person.id() == self.people[0].id() => {
                let elsewhere = inn.sandbox.add_channel(self.server, "elsewhere");
                // Those who sat in a thread go to a thread again.
                let parent = self.parent.get().map(|_| elsewhere);
                let place = match parent {
                    Some(parent) => inn.sandbox.add_thread(parent, "thread", person),
                    None => elsewhere,
                };
                self.elsewhere.borrow_mut().push((place, parent));
                let came = person.slash(place, "/triomphe show").await.is_ok();
                let look = self.look(inn).await;
                self.go_to(&look);
                came && look.placeless.is_none()
            }
            // Whoever asks for a hand has the table's message tried again.
            Lost::Permission => {
                pause().await;
                self.ask_for_hand(person).await
            }
            Lost::Channel | Lost::Server => false,
        }
    }

    /// Closes the table, as its host.
    pub async fn close(&self, inn: &Inn) {
        let host = &self.people[0];
        let by = MemberId(host.id().0);
        // On a busy machine an answer may come late, and the table be asked for again.
        let twice = inn.tavern.tables.tables_of(GuildId(self.server.0), by);
        for table in twice.into_iter().filter(|table| *table != self.table) {
            let closed = inn.tavern.order(table, by, Order::Close).await;
            assert!(closed.is_ok(), "{}: {closed:?}", self.command);
        }
        let look = self.look(inn).await;
        if matches!(look.scene, Scene::Closed(_)) {
            return;
        }
        let mut tries = 0;
        loop {
            let closed = host.slash(look.channel.0.into(), "/triomphe close").await;
            // Where its channel was deleted, there is nowhere to type: it is closed as below.
            if closed.is_ok() || matches!(closed, Err(ActionError::NotThere(_))) {
                break;
            }
            // The bot may not have noticed yet that its gateway went silent.
            tries += 1;
            assert!(tries < MOST_TRIES, "{}: {closed:?}", self.command);
        }
        if inn.tavern.tables.is_open(self.table) {
            // They have typed more commands in a minute than are answered.
            let closed = inn.tavern.order(self.table, by, Order::Close).await;
            assert!(closed.is_ok(), "{}: {closed:?}", self.command);
        }
        // Where the next deal had begun by then, it closes after that.
        self.play(inn, &|_| false).await;
    }

    /// Compares the acts that were stored with what was pressed: whatever was acknowledged is there, and nothing else than
    /// what was pressed, once.
    pub async fn compare(&self, inn: &Inn) -> Compared {
        let book = self.book.take();
        let mut compared = Compared::default();
        let deals: BTreeSet<DealId> = book.keys().map(|(deal, ..)| *deal).collect();
        for deal in deals {
            compared.deals += 1;
            let mut stored: BTreeMap<u8, Vec<String>> = BTreeMap::new();
            let acts = inn.store.acts(deal).await.unwrap();
            for act in &acts {
                let own = stored.entry(act.seat).or_default();
                own.push(act.words.clone());
            }
            // The last trick may have played itself.
            let last_trick = acts.iter().rev().take(stored.len());
            let by_itself = |seat: u8, words: &str| {
                let mut last_trick = last_trick.clone();
                last_trick.any(|act| (act.seat, act.words.as_str()) == (seat, words))
                    && words.starts_with("play ")
            };
            let of_deal = book.iter().filter(|((of, ..), _)| *of == deal);
            for ((_, seat, asked), pressed) in of_deal {
                let act = stored
                    .get(seat)
                    .and_then(|acts| acts.get(usize::from(*asked)));
                let what = format!("{}: deal {deal}, seat {seat}, act {asked}", self.command);
                match act {
                    Some(act) => assert!(
                        pressed.unclear || pressed.acts.contains(act) || is_answer(act),
                        "{what}: {act} was stored, but {pressed:?} was pressed"
                    ),
                    None => assert!(
                        !pressed.acknowledged || pressed.acts.iter().any(|act| is_answer(act)),
                        "{what}: lost: {pressed:?}"
                    ),
                }
                compared.acts += usize::from(act.is_some());
                compared.acknowledged += usize::from(pressed.acknowledged);
            }
            // Nothing was stored for these seats that nobody had pressed.
            let seats: BTreeSet<u8> = book
                .keys()
                .filter(|at| at.0 == deal)
                .map(|at| at.1)
                .collect();
            for (seat, acts) in stored.iter().filter(|(seat, _)| seats.contains(seat)) {
                for (asked, act) in (0..).zip(acts) {
                    // Playing a card hides what could have been shown first, in the same step.
                    let hid = asked > 0 && acts[usize::from(asked) - 1] == "hide";
                    let at = |asked| book.get(&(deal, *seat, asked));
                    let beside = at(asked - u16::from(hid));
                    let is_beside = hid && beside.is_some_and(|it| it.acts.contains(act));
                    let pressed = at(asked).is_some() || is_beside || self.substituted.get();
                    let what = format!("{}: deal {deal}, seat {seat}, act {asked}", self.command);
                    assert!(
                        pressed || is_answer(act) || by_itself(*seat, act),
                        "{what}: {act}, which nobody pressed"
                    );
                }
            }
        }
        compared
    }
}

/// Whether these are the words of an answer to the question that goes to every seat, which may be stored or not.
fn is_answer(words: &str) -> bool {
    let verb = words.split([' ', '-']).next();
    verb.is_some_and(|verb| ["show", "hide", "rob", "leave", "take-run"].contains(&verb))
}

/// The seat of a member who has something to answer, and the number of the question.
fn to_answer(look: &Look, playing: &Playing, member: MemberId) -> Option<(Seat, u16)> {
    let chair: &Chair = look.chair_of(member)?;
    let asked = match playing.clock.stretch {
        Stretch::Question => !playing.answered,
        _ => playing.awaited.contains(&chair.id),
    };
    Some((playing.seat.filter(|_| asked)?, playing.asked))
}

/// Whether a message has something to press or choose that answers this question.
fn offers(message: &Message, question: &str) -> bool {
    let chosen = message.menus().into_iter();
    let mut menus = chosen.filter(|menu| menu.custom_id.starts_with(question));
    let mut buttons = message.buttons().into_iter().filter(|button| {
        let key = button.custom_id.strip_prefix(question);
        key.is_some_and(|key| match key.split(':').next() {
            Some("last-trick" | "so-far" | "back") | None => false,
            Some(_) => true,
        })
    });
    menus.next().is_some() || buttons.next().is_some()
}

/// The newest message with this button.
fn with_control(seen: &[Message], id: &str) -> Option<Message> {
    let mut newest = seen.iter().rev();
    newest
        .find(|message| message.control(id).is_some_and(|control| control.enabled))
        .cloned()
}

/// Waits until the table has changed, or for a while.
async fn wait(changes: &mut Option<TableChanges>) {
    let changed = async {
        match changes {
            Some(changes) => changes.next().await,
            None => std::future::pending().await,
        }
    };
    if let Ok(false) = tokio::time::timeout(PATIENCE, changed).await {
        *changes = None;
    }
}

/// Waits a moment for whatever does not tell when it changes.
pub async fn pause() {
    let never = std::future::pending::<()>();
    let _ = tokio::time::timeout(Duration::from_millis(100), never).await;
}
