//! Hands that lie open: private messages that can still be changed without a click.

use crate::tavern::{DealId, Language, Look, MemberId, Scene, Stretch, TableId};
use rules::{CardSet, Turn};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// An interaction's token lasts 15 minutes; a minute is kept for the way.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// The hands that lie open, at every table.
#[derive(Default)]
pub struct Hands {
    open: Mutex<HashMap<(TableId, MemberId), Open>>,
}

#[derive(Clone)]
struct Open {
    token: String,
    since: Instant,
    moment: Moment,
    speaks: Language,
}

/// A hand that lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// By which it can be changed.
    pub token: String,
    /// What it shows.
    pub moment: Moment,
    /// The language it is written in.
    pub speaks: Language,
}

/// What a hand's message depends on, so far that it is worth changing unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The table waits for so many players, under this host; the next deal follows from this shuffle.
    Lobby(usize, MemberId, Option<DealId>),
    /// A deal is on in which the holder has no cards.
    NotDealt(DealId),
    /// A deal is over; the next follows from this shuffle.
    Over(Option<DealId>),
    /// The table is closed.
    Closed,
    /// Everyone is asked about bonus cards.
    Asked(DealId),
    /// Others are to act, and the holder holds these cards: some games change a hand meanwhile.
    Waiting(DealId, CardSet),
    /// It is the holder's turn: how often they were asked, and which stretch of their time runs.
    Turn(DealId, u16, Stretch),
}

impl Moment {
    /// What the holder of this look is to see.
    pub fn of(look: &Look) -> Moment {
        let shuffle = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
        match &look.scene {
            Scene::Playing(playing) if playing.seat.is_some() => match playing.view.turn {
                Turn::Question => Moment::Asked(playing.deal),
                _ if playing.view.is_my_turn() => {
                    Moment::Turn(playing.deal, playing.asked, playing.clock.stretch)
                }
                _ => Moment::Waiting(playing.deal, playing.view.hand),
            },
            Scene::Playing(playing) => Moment::NotDealt(playing.deal),
            Scene::Lobby(lobby) => Moment::Lobby(lobby.missing, look.host, shuffle),
            Scene::Between(_) => Moment::Over(shuffle),
            Scene::Closed(_) => Moment::Closed,
        }
    }
}

impl Hands {
    /// A hand was just shown by the interaction of this token.
    /// Returns the token of the one that lay open before it, as long as that can still be used.
    pub fn shown(
        &self,
        table: TableId,
        member: MemberId,
        token: &str,
        moment: Moment,
        speaks: Language,
    ) -> Option<String> {
        let mut open = self.lock();
        open.retain(|_, hand| hand.since.elapsed() < LIFE);
        let before = open.insert(
            (table, member),
            Open {
                token: token.to_owned(),
                since: Instant::now(),
                moment,
                speaks,
            },
        );
        before.map(|hand| hand.token)
    }

    /// The hand of a member that can be changed now.
    pub fn open(&self, table: TableId, member: MemberId) -> Option<Shown> {
        let open = self.lock();
        let hand = open
            .get(&(table, member))
            .filter(|hand| hand.since.elapsed() < LIFE)?;
        Some(Shown {
            token: hand.token.clone(),
            moment: hand.moment,
            speaks: hand.speaks,
        })
    }

    /// The hand of this token was changed by us.
    pub fn changed(&self, table: TableId, member: MemberId, token: &str, moment: Moment) {
        if let Some(hand) = self.lock().get_mut(&(table, member))
            && hand.token == token
        {
            hand.moment = moment;
        }
    }

    /// The hand of this token is gone: its holder sent it away, or the token is too old.
    pub fn gone(&self, table: TableId, member: MemberId, token: &str) {
        let mut open = self.lock();
        if open
            .get(&(table, member))
            .is_some_and(|hand| hand.token == token)
        {
            open.remove(&(table, member));
        }
    }

    /// Forgets the hands of a member.
    pub fn forget(&self, member: MemberId) {
        self.lock().retain(|(_, holder), _| *holder != member);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(TableId, MemberId), Open>> {
        // Every change is one call: nothing is left half done by a panic elsewhere.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_hand_can_be_changed_for_fourteen_minutes() {
        let (hands, table, ann) = (Hands::default(), TableId::random(), MemberId(1));
        hands.shown(table, ann, "one", Moment::Closed, Language::French);
        tokio::time::advance(LIFE - Duration::from_secs(1)).await;
        assert_eq!(
            hands.open(table, ann),
            Some(Shown {
                token: "one".to_owned(),
                moment: Moment::Closed,
                speaks: Language::French,
            })
        );
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(hands.open(table, ann), None);
    }

    #[tokio::test]
    async fn an_older_token_does_not_close_a_newer_hand() {
        let (hands, table, ann) = (Hands::default(), TableId::random(), MemberId(1));
        let shown = |token| hands.shown(table, ann, token, Moment::Closed, Language::English);
        assert_eq!(shown("one"), None);
        let before = shown("two");
        assert_eq!(before.as_deref(), Some("one"));
        hands.gone(table, ann, "one");
        assert!(hands.open(table, ann).is_some());
        hands.gone(table, ann, "two");
        assert!(hands.open(table, ann).is_none());
    }
}
