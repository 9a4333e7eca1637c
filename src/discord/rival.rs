//! Notices another program that uses the same token. Discord sends every event to both, and each keeps books of its
//! own: people get answers from one or the other.
//!
//! Discord shows it in two ways. It refuses our first answer to an interaction because that was answered already
//! (40060), which nobody but another program with our token can have done. And where two begin sessions for one shard
//! at the same moment, it ends sessions again and again.

use super::counted::{NO_FOOTING, Route, counted, may_answer};
use super::inbox::Heard;
use super::pulse::Answers;
use super::refused::code;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use house::footing::Foothold;
use parking_lot::Mutex;
use serenity::model::id::InteractionId;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// "Interaction has already been acknowledged."
pub const ANSWERED: isize = 40060;
/// How long to keep quiet after it was said.
const QUIET: Duration = Duration::from_secs(60 * 60);
/// So many new sessions of one shard in this time are no accident: a lost connection is resumed.
const SESSIONS: (usize, Duration) = (4, Duration::from_secs(10 * 60));

/// What was seen of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Sign {
    /// It answered an interaction first.
    #[error(
        "another program uses the same DISCORD_TOKEN, perhaps with another data folder: it has answered an \
         interaction before this one could. Stop one of them: each keeps books of its own"
    )]
    Answered,
    /// Sessions end again and again.
    #[error(
        "Discord keeps ending this bot's session: probably another program uses the same DISCORD_TOKEN, perhaps with \
         another data folder. If so, stop one of them: each keeps books of its own"
    )]
    SessionsEnd,
}

/// Looks out for another program with our token.
#[derive(Default)]
pub struct Rivals {
    /// The interactions that we have tried to answer.
    tried: Heard,
    seen: Mutex<Sightings>,
    answers: Arc<Answers>,
    foothold: Foothold,
}

/// What points to another program, so far.
#[derive(Default)]
pub struct Sightings {
    /// The latest new sessions, by shard.
    sessions: HashMap<u32, VecDeque<Instant>>,
    said: Option<Instant>,
}

impl Rivals {
    /// Notes with these whether answers arrive. Answers are sent where there is a footing for it.
    pub fn new(answers: Arc<Answers>, foothold: Foothold) -> Rivals {
        Rivals {
            answers,
            foothold,
            ..Rivals::default()
        }
    }

    /// Sends the first answer to an interaction; if somebody else has answered it, the log tells.
    ///
    /// # Errors
    /// Discord's error; or [`NO_FOOTING`]: nobody waits for an answer until there is one again.
    pub fn first_answer<'r, T: Send + 'r>(
        &'r self,
        interaction: InteractionId,
        sending: impl Future<Output = serenity::Result<T>> + Send + 'r,
    ) -> BoxFuture<'r, serenity::Result<T>> {
        let sending = counted(Route::Answer, sending);
        let answering = async move {
            if !may_answer(self.foothold.footing()) {
                return Err(serenity::Error::Other(NO_FOOTING));
            }
            let is_first = self.tried.is_new(interaction.get());
            let begun = Instant::now();
            let sent = sending.await;
            self.answers.note(&sent, Some(begun.into_std()));
            // If we tried before, that may have arrived although its answer was lost.
            if is_first && sent.as_ref().err().and_then(code) == Some(ANSWERED) {
                self.notice(Sign::Answered);
            }
            sent
        };
        answering.boxed()
    }

    /// Sends the first answer to an interaction that another process of ours may have answered.
    ///
    /// # Errors
    /// As [`Rivals::first_answer`].
    pub async fn late_answer<T: Send>(
        &self,
        sending: impl Future<Output = serenity::Result<T>> + Send,
    ) -> serenity::Result<T> {
        if !may_answer(self.foothold.footing()) {
            return Err(serenity::Error::Other(NO_FOOTING));
        }
        let sent = counted(Route::Answer, sending).await;
        self.answers.note(&sent, None);
        sent
    }

    /// Notes that a shard has begun a new session.
    pub fn new_session(&self, shard: u32) {
        if self.seen(|seen| seen.begins_too_often(shard, Instant::now())) {
            self.notice(Sign::SessionsEnd);
        }
    }

    fn notice(&self, sign: Sign) {
        if self.seen(|seen| seen.is_news(Instant::now())) {
            tracing::error!("{sign}");
        }
    }

    fn seen<T>(&self, look: impl FnOnce(&mut Sightings) -> T) -> T {
        // What is seen holds together whatever panics.
        look(&mut self.seen.lock())
    }
}

impl Sightings {
    /// Notes that a shard has begun a new session; whether that happens too often to be an accident.
    pub fn begins_too_often(&mut self, shard: u32, now: Instant) -> bool {
        let (most, within) = SESSIONS;
        let begun = self.sessions.entry(shard).or_default();
        begun.push_back(now);
        while begun
            .pop_front_if(|then| now.duration_since(*then) > within)
            .is_some()
        {}
        begun.len() >= most
    }

    /// Whether to say it: once, and again if it still goes on much later.
    fn is_news(&mut self, now: Instant) -> bool {
        let is_news = self
            .said
            .is_none_or(|then| now.duration_since(then) > QUIET);
        if is_news {
            self.said = Some(now);
        }
        is_news
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_tried_first_once() {
        let rivals = Rivals::default();
        assert!(rivals.tried.is_new(1));
        assert!(
            !rivals.tried.is_new(1),
            "it is sent again without emoji, say"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn sessions_that_end_again_and_again_are_noticed_and_said_once() {
        let mut seen = Sightings::default();
        let minute = Duration::from_secs(60);
        // A bad network, or Discord at work.
        for _ in 0..20 {
            assert!(!seen.begins_too_often(0, Instant::now()));
            tokio::time::advance(4 * minute).await;
        }
        // Another shard has nothing to do with it.
        assert!((0..3).all(|_| !seen.begins_too_often(1, Instant::now())));
        let often: Vec<bool> = (0..5)
            .map(|_| seen.begins_too_often(2, Instant::now()))
            .collect();
        assert_eq!(often, [false, false, false, true, true]);
        assert!(seen.is_news(Instant::now()));
        assert!(!seen.is_news(Instant::now()));
        tokio::time::advance(61 * minute).await;
        assert!(seen.is_news(Instant::now()));
    }
}
