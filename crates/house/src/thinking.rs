//! What patrons choose: searched for beside the tables, on a bounded pool, from the moment on at which one is asked.
//!
//! A choice is for one deal and one ply. The table's pause was drawn before the search begins, so that how long a patron
//! seems to think tells nothing of its cards; a choice that comes later than the pause shows at the next half-second.

use super::{Seated, Tavern, lock};
use patrons::{Character, Secret};
use rules::{Act, View, Viewer};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use table::{Ask, Chosen, Command, Table};
use tokio::sync::{Semaphore, watch};

/// The searches that may go on at once: the tables go on meanwhile.
pub(super) struct Pool(Arc<Semaphore>);

impl Default for Pool {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left for those who click.
        let searches = cores.saturating_sub(1).max(1);
        Pool(Arc::new(Semaphore::new(searches)))
    }
}

/// What the patrons of a table were asked, and what they chose once they have.
#[derive(Default)]
pub(super) struct Choices(Mutex<HashMap<Ask, Waiting>>);

/// A patron that was asked.
#[derive(Clone)]
struct Waiting {
    choice: watch::Receiver<Option<Act>>,
    /// For what.
    asked: Asked,
}

/// What a patron is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Its answer to the question that goes to every seat alike: the table keeps it as soon as it is there, for whoever
    /// answers last closes the question.
    Answer,
    /// What it does when its pause is over.
    Act,
}

impl Waiting {
    /// Waits until it has chosen, or can choose nothing.
    async fn end(mut self) {
        // A search that was given up leaves nothing to wait for.
        let _ = self.choice.wait_for(Option::is_some).await;
    }
}

impl Choices {
    /// What was chosen by now for these.
    pub fn made(&self, asks: &[Ask]) -> Vec<Chosen> {
        let all = lock(&self.0);
        let chosen = |ask: &Ask| {
            let act = (*all.get(ask)?.choice.borrow())?;
            Some(ask.chosen(act))
        };
        asks.iter().filter_map(chosen).collect()
    }

    /// Waits until each of these has chosen, or can choose nothing.
    pub async fn all(&self, asks: &[Ask]) -> Vec<Chosen> {
        for ask in asks {
            let waiting = lock(&self.0).get(ask).cloned();
            if let Some(waiting) = waiting {
                waiting.end().await;
            }
        }
        self.made(asks)
    }

    /// Waits until the table knows what its patrons answer to the question that is on, if one is.
    pub async fn answers(&self) {
        let answers: Vec<Waiting> = {
            let all = lock(&self.0);
            let answers = all
                .values()
                .filter(|waiting| waiting.asked == Asked::Answer);
            answers.cloned().collect()
        };
        for answer in answers {
            answer.end().await;
        }
    }

    /// Whether a search is still under way.
    pub fn are_under_way(&self) -> bool {
        let all = lock(&self.0);
        let mut choices = all.values();
        choices
            .any(|Waiting { choice, .. }| choice.borrow().is_none() && choice.has_changed().is_ok())
    }
}

impl Tavern {
    /// The patrons that a table asks begin to think; what is for another moment is dropped.
    pub(super) fn ask_patrons(&self, seated: &Seated, table: &Table) {
        let asks = table.asks();
        let mut all = lock(&seated.choices.0);
        all.retain(|ask, _| asks.contains(ask));
        for ask in asks {
            if all.contains_key(&ask) {
                continue;
            }
            let Some(thought) = Thought::of(table, ask) else {
                continue;
            };
            let secret = self.inner.luck.secret(ask.deal);
            let (choose, choice) = watch::channel(None);
            let asked = match table.is_question() {
                true => Asked::Answer,
                false => Asked::Act,
            };
            all.insert(ask, Waiting { choice, asked });
            let (tavern, id) = (self.clone(), table.id);
            tokio::spawn(async move {
                let act = tavern.search(ask, thought, secret).await;
                if let (Some(act), Asked::Answer) = (act, asked) {
                    let chosen = vec![ask.chosen(act)];
                    if let Err(trouble) = tavern.perform(id, Command::Chose { chosen }).await {
                        tracing::debug!(table = %id, "a patron's answer came to nothing: {trouble:#}");
                    }
                }
                // A table that asks no more has nobody waiting.
                let _ = choose.send(act);
            });
        }
    }

    /// Lets a patron think, when there is room for it.
    async fn search(&self, ask: Ask, thought: Thought, secret: Secret) -> Option<Act> {
        let pool = self.inner.thinking.0.clone();
        // The pool is never closed.
        let _one_of_few = pool.acquire_owned().await.ok()?;
        let Thought {
            view,
            character,
            substitute,
        } = thought;
        let search = move || patrons::choose(&view, character, secret);
        let chosen = tokio::task::spawn_blocking(search).await;
        let chosen = chosen.unwrap_or_else(|_| {
            tracing::error!(deal = %ask.deal, "a patron panicked when it was asked");
            None
        });
        // Nobody waits for ever for a patron that cannot choose.
        chosen.or(substitute)
    }
}

/// What a patron chooses by.
struct Thought {
    /// Its own view.
    view: View,
    /// How it plays.
    character: Character,
    /// What the substitute would do.
    substitute: Option<Act>,
}

impl Thought {
    fn of(table: &Table, ask: Ask) -> Option<Thought> {
        let cards = &table.playing()?.cards;
        let sitter = table.state.sitter(ask.seat)?;
        let substitute = cards.substitute(ask.seat);
        Some(Thought {
            view: cards.view(Viewer::Seat(ask.seat)),
            character: super::patrons::character_of(&sitter.player, sitter.nature.as_ref()),
            substitute: substitute.map(|legal| legal.act()),
        })
    }
}
