//! What patrons choose: searched for beside the tables, on a bounded pool, from the moment on at which one is asked.
//!
//! A choice is for one deal and one ply. The table's pause was drawn before the search begins, so that how long a patron
//! seems to think tells nothing of its cards; a choice that comes later than the pause shows at the next half-second.

use super::House;
use crate::time::{Spawn, Work};
use patrons::{Character, Secret};
use rules::{Act, View, Viewer};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use table::{Ask, Chosen, Table};
use tokio::sync::{Semaphore, mpsc};

/// The searches that may go on at once: the tables go on meanwhile.
pub(super) struct Pool {
    spawn: Arc<dyn Spawn>,
    room: Arc<Semaphore>,
}

impl Pool {
    /// A pool that leaves one core for those who click.
    pub fn of(house: &House) -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let searches = cores.saturating_sub(1).max(1);
        Pool {
            spawn: house.spawn.clone(),
            room: Arc::new(Semaphore::new(searches)),
        }
    }

    /// Lets a patron think, when there is room for it.
    fn begin(&self, thought: Thought, tell: impl FnOnce(Option<Act>) + Send + 'static) {
        let (spawn, room) = (self.spawn.clone(), self.room.clone());
        self.spawn.spawn(Box::pin(async move {
            // The pool is never closed.
            let Ok(_one_of_few) = room.acquire().await else {
                return;
            };
            let (answer, substitute) = (Arc::new(Mutex::new(None)), thought.substitute);
            let found = answer.clone();
            let search: Work = spawn.search(Box::new(move || {
                let chosen = patrons::choose(&thought.view, thought.character, thought.secret);
                *super::lock(&found) = Some(chosen);
            }));
            search.await;
            let found = super::lock(&answer).take();
            if found.is_none() {
                tracing::error!("a patron panicked when it was asked");
            }
            // Nobody waits for ever for a patron that cannot choose.
            tell(found.flatten().or(substitute));
        }));
    }
}

/// What the patrons of a table were asked, and what they chose once they have.
pub(super) struct Choices {
    of: HashMap<Ask, Choice>,
    tell: mpsc::UnboundedSender<(Ask, Option<Act>)>,
    told: mpsc::UnboundedReceiver<(Ask, Option<Act>)>,
}

enum Choice {
    /// It thinks.
    Open,
    /// It has chosen; nothing, where it can choose nothing.
    Made(Option<Act>),
}

impl Default for Choices {
    fn default() -> Self {
        let (tell, told) = mpsc::unbounded_channel();
        Choices {
            of: HashMap::new(),
            tell,
            told,
        }
    }
}

impl Choices {
    /// The patrons that a table asks begin to think; what is for another moment is dropped.
    pub fn ask(&mut self, table: &Table, pool: &Pool, secret: impl Fn(&Ask) -> Secret) {
        let asks = table.asks();
        self.of.retain(|ask, _| asks.contains(ask));
        for ask in asks {
            if self.of.contains_key(&ask) {
                continue;
            }
            let Some(thought) = Thought::of(table, ask, secret(&ask)) else {
                continue;
            };
            self.of.insert(ask, Choice::Open);
            let tell = self.tell.clone();
            pool.begin(thought, move |act| {
                // A table that is gone has nobody waiting.
                let _ = tell.send((ask, act));
            });
        }
    }

    /// Waits until one of those who think is done; what it chose, if that is still wanted.
    pub async fn next(&mut self) -> Option<Chosen> {
        // A sender of its own keeps it open.
        let (ask, act) = self.told.recv().await?;
        *self.of.get_mut(&ask)? = Choice::Made(act);
        Some(ask.chosen(act?))
    }

    /// What was chosen by now for these.
    pub fn made(&self, asks: &[Ask]) -> Vec<Chosen> {
        let made = |ask: &Ask| match self.of.get(ask)? {
            Choice::Made(act) => Some(ask.chosen((*act)?)),
            Choice::Open => None,
        };
        asks.iter().filter_map(made).collect()
    }

    /// Whether a patron still thinks.
    pub fn are_under_way(&self) -> bool {
        let mut choices = self.of.values();
        choices.any(|choice| matches!(choice, Choice::Open))
    }
}

/// What a patron chooses by.
struct Thought {
    /// Its own view.
    view: View,
    /// How it plays.
    character: Character,
    /// What its dice are thrown from.
    secret: Secret,
    /// What the substitute would do.
    substitute: Option<Act>,
}

impl Thought {
    fn of(table: &Table, ask: Ask, secret: Secret) -> Option<Thought> {
        let cards = &table.playing()?.cards;
        let sitter = table.state.sitter(ask.seat)?;
        let substitute = cards.substitute(ask.seat);
        Some(Thought {
            view: cards.view(Viewer::Seat(ask.seat)),
            character: super::staff::character_of(&sitter.player, sitter.nature.as_ref()),
            secret,
            substitute: substitute.map(|legal| legal.act()),
        })
    }
}
