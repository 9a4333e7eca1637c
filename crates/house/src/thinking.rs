//! Patrons' choices: searched on a bounded pool, away from the tables, from the moment a patron is asked.
//!
//! A choice is for one deal and one ply. The table draws its pause before the search begins, so that how long a patron
//! seems to think reveals nothing about its cards; a choice that takes longer than the pause is seen at the next
//! half-second.

use super::OperatorSettings;
use crate::time::{Spawn, Work};
use parking_lot::Mutex;
use patrons::{Character, Secret};
use rules::{Act, View, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use table::{Ask, Chosen, Table};
use tokio::sync::{Semaphore, mpsc};

/// The searches that may run at once; the tables continue meanwhile.
pub(super) struct Pool {
    spawn: Arc<dyn Spawn>,
    room: Arc<Semaphore>,
}

impl Pool {
    pub fn for_house(house: &OperatorSettings) -> Pool {
        Pool {
            spawn: house.spawn.clone(),
            room: house.spawn.room(),
        }
    }

    /// Lets a patron think, once there is room.
    fn begin(&self, thought: Thought, tell: impl FnOnce(Option<Act>) + Send + 'static) {
        let (spawn, room) = (self.spawn.clone(), self.room.clone());
        self.spawn.spawn(Box::pin(async move {
            let _until_it_has_chosen = meters::QUEUE.one_more(["patrons"]);
            // The pool is never closed.
            let Ok(_one_of_few) = room.acquire().await else {
                return;
            };
            let (answer, substitute) = (Arc::new(Mutex::new(None)), thought.substitute);
            let found = answer.clone();
            let search: Work = spawn.search(Box::new(move || {
                let begun = Instant::now();
                let choose = |view| patrons::choose(view, thought.character, thought.secret);
                let chosen = match choose(&thought.view) {
                    // A poignée is hidden together with the card (RULES.md JT-9).
                    Some(Act::Hide) if thought.view.tarot().is_some() => {
                        choose(&thought.view.after_hiding())
                    }
                    chosen => chosen,
                };
                meters::THINKING.record_since([], begun);
                *found.lock() = Some(chosen);
            }));
            search.await;
            let found = answer.lock().take();
            if found.is_none() {
                tracing::error!("a patron panicked while choosing");
            }
            // Nobody waits for ever for a patron that cannot choose.
            tell(found.flatten().or(substitute));
        }));
    }
}

/// What the patrons of a table were asked, and their choices so far.
pub(super) struct Choices {
    of: HashMap<Ask, Choice>,
    tell: mpsc::UnboundedSender<(Ask, Option<Act>)>,
    told: mpsc::UnboundedReceiver<(Ask, Option<Act>)>,
}

enum Choice {
    /// Still thinking.
    Open,
    /// Its choice; `None` if it cannot choose.
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
    /// Starts the patrons that a table asks, and drops what is for another moment.
    pub fn ask(&mut self, table: &Table, pool: &Pool, secret: impl Fn(&Ask) -> Secret) {
        let asks = table.asks();
        self.of.retain(|ask, _| asks.contains(ask));
        for ask in asks {
            if self.of.contains_key(&ask) {
                continue;
            }
            let Some(thought) = Thought::begin(table, ask, secret(&ask)) else {
                continue;
            };
            self.of.insert(ask, Choice::Open);
            let tell = self.tell.clone();
            pool.begin(thought, move |act| {
                // If the table is gone, nobody is waiting.
                let _ = tell.send((ask, act));
            });
        }
    }

    /// Waits until one of the patrons has chosen; returns its choice, if still wanted.
    pub async fn next(&mut self) -> Option<Chosen> {
        // Holding a sender of its own keeps the channel open.
        let (ask, act) = self.told.recv().await?;
        *self.of.get_mut(&ask)? = Choice::Made(act);
        Some(ask.chosen(act?))
    }

    /// The choices made so far for these questions.
    pub fn choices_for(&self, asks: &[Ask]) -> Vec<Chosen> {
        let made = |ask: &Ask| match self.of.get(ask)? {
            Choice::Made(act) => Some(ask.chosen((*act)?)),
            Choice::Open => None,
        };
        asks.iter().filter_map(made).collect()
    }

    /// Whether a patron is still thinking.
    pub fn are_under_way(&self) -> bool {
        let mut choices = self.of.values();
        choices.any(|choice| matches!(choice, Choice::Open))
    }
}

/// The basis of a patron's choice.
struct Thought {
    /// The patron's own view.
    view: View,
    /// Its temper and skill.
    character: Character,
    /// The source of its dice.
    secret: Secret,
    /// What the substitute would do.
    substitute: Option<Act>,
}

impl Thought {
    fn begin(table: &Table, ask: Ask, secret: Secret) -> Option<Thought> {
        let cards = &table.playing()?.cards;
        let occupant = table.state.occupant(ask.seat)?;
        let substitute = cards.substitute(ask.seat);
        Some(Thought {
            view: cards.view(Viewer::Seat(ask.seat)),
            character: super::staff::character_of(&occupant.player, occupant.nature.as_ref()),
            secret,
            substitute: substitute.map(|legal| legal.act()),
        })
    }
}
