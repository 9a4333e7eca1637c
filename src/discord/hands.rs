//! Hands that lie open: private messages that can still be changed without a click.

use super::bot::Laid;
use super::hints::Hint;
use house::{DealId, Language, Look, MemberId, Scene, Standing, Stretch, TableId};
use rules::{CardSet, Turn};
use screens::art::{Art, Mark};
use screens::screen::Screen;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// An interaction's token lasts 15 minutes; a minute is kept for the way.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// The hands that lie open, at every table.
#[derive(Default)]
pub struct Hands {
    open: Mutex<HashMap<(TableId, MemberId), Open>>,
}

/// A hand as its holder is to see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// At which table.
    pub table: TableId,
    /// What it shows.
    pub moment: Moment,
    /// The time that it tells.
    pub time: TimeTold,
    /// The language of its holder's Discord, if the house speaks it: what they are spoken to in unless they chose.
    pub speaks: Option<Language>,
    /// The words and the keys.
    pub screen: Screen,
    /// What its holder is to be told once, if they were not yet.
    pub hint: Option<Hint>,
    /// The picture that belongs to them; `None` for who wants none, and where it cannot be drawn.
    pub art: Option<Art>,
}

/// A hand that lies open.
#[derive(Clone, Debug)]
pub struct Open {
    /// By which it can be changed.
    pub token: String,
    /// What is shown, but for its picture.
    pub hand: Hand,
    /// The picture that the message has.
    pub shows: Option<Mark>,
    /// What else is to be done about it.
    pub due: Due,
    /// How often its holder wished to see it otherwise.
    wishes: u64,
    /// Who changes the message holds this, so that an older change does not overtake a newer.
    pub pen: Arc<tokio::sync::Mutex<()>>,
    /// Discord's number for the message, where we were told.
    pub message: Option<u64>,
    since: Instant,
}

/// What is to be done about a hand, though its moment is still the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// It is to be sent again: an older change may have come after it.
    Again,
    /// It is to be drawn up anew: its holder wants to see it otherwise.
    Anew,
}

/// What a hand's message depends on, so far that it is worth changing unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The table waits for so many players, under this host; the next deal follows from this shuffle, and the holder
    /// stands so.
    Lobby(usize, MemberId, Option<DealId>, Option<Standing>),
    /// A deal is on in which the holder has no cards.
    NotDealt(DealId),
    /// A deal is over; the next follows from this shuffle, once these chairs say that they play, and the holder stands so.
    Over(Option<DealId>, u32, Option<Standing>),
    /// The table is closed.
    Closed,
    /// Everyone is asked the same question.
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
        let own = look.viewer.and_then(|viewer| look.chair_of(viewer));
        let standing = own.map(|chair| chair.standing);
        match &look.scene {
            Scene::Playing(playing) if playing.seat.is_some() => match playing.view.turn {
                Turn::Question => Moment::Asked(playing.deal),
                _ if playing.view.is_my_turn() => {
                    Moment::Turn(playing.deal, playing.asked, playing.clock.stretch)
                }
                _ => Moment::Waiting(playing.deal, playing.view.hand),
            },
            Scene::Playing(playing) => Moment::NotDealt(playing.deal),
            Scene::Lobby(lobby) => Moment::Lobby(lobby.missing, look.host, shuffle, standing),
            Scene::Between(_) => {
                let asked = look
                    .chairs
                    .iter()
                    .rev()
                    .fold(0, |asked, chair| asked << 1 | u32::from(chair.is_asked()));
                Moment::Over(shuffle, asked, standing)
            }
            Scene::Closed(_) => Moment::Closed,
        }
    }
}

/// Until when there is time, as a message tells it; nothing while the clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeTold(Option<i64>);

impl TimeTold {
    /// What the holder of this look is told: only who may act is.
    pub fn of(look: &Look) -> TimeTold {
        TimeTold(match &look.scene {
            Scene::Playing(playing)
                if playing.seat.is_some()
                    && (playing.view.turn == Turn::Question || playing.view.is_my_turn()) =>
            {
                look.time_is_up()
            }
            _ => None,
        })
    }

    /// The same for a message that everybody sees.
    pub fn to_all(look: &Look) -> TimeTold {
        TimeTold(look.time_is_up())
    }

    /// Whether a message that tells this needs no change to tell `now`; a second more or less is the same,
    /// for a table may act a little late.
    pub fn is_still(self, now: TimeTold) -> bool {
        match (self.0, now.0) {
            (Some(told), Some(now)) => (told - now).abs() < 1_000,
            (told, now) => told == now,
        }
    }
}

impl Hands {
    /// A hand was just shown by the interaction of this token.
    /// Returns the one that lay open before it, as long as that can still be used.
    pub fn shown(&self, member: MemberId, token: &str, hand: Hand, laid: Laid) -> Option<Open> {
        let mut open = self.lock();
        open.retain(|_, hand| hand.since.elapsed() < LIFE);
        let at = (hand.table, member);
        let (message, shows, due) = match laid {
            Laid::Anew => (None, None, Due::Nothing),
            Laid::InPlace { message, kept, due } => (Some(message), kept, due),
        };
        let before = open.get(&at);
        let shown = Open {
            token: token.to_owned(),
            hand,
            shows,
            // It may have been drawn up before its holder wished to see it otherwise.
            due: match before {
                Some(before) if before.due == Due::Anew => Due::Anew,
                _ => due,
            },
            wishes: before.map_or(0, |before| before.wishes),
            pen: before.map(|before| before.pen.clone()).unwrap_or_default(),
            message,
            since: Instant::now(),
        };
        open.insert(at, shown)
    }

    /// The hand of a member that can be changed now.
    pub fn open(&self, table: TableId, member: MemberId) -> Option<Open> {
        let open = self.lock();
        let hand = open.get(&(table, member));
        hand.filter(|hand| hand.since.elapsed() < LIFE).cloned()
    }

    /// The hand that lay open so, which is in this message, was changed by us.
    /// If another took its place meanwhile, that is to be sent again: ours may have come after it.
    pub fn changed(
        &self,
        member: MemberId,
        seen: &Open,
        hand: Hand,
        message: u64,
        shows: Option<Mark>,
    ) {
        if let Some(open) = self.lock().get_mut(&(hand.table, member)) {
            if open.token == seen.token {
                (open.hand, open.message, open.shows) = (hand, Some(message), shows);
                // What was wished for since is still to be done.
                if open.wishes == seen.wishes {
                    open.due = Due::Nothing;
                }
            } else if open.due == Due::Nothing {
                open.due = Due::Again;
            }
        }
    }

    /// A member wants to see their hands otherwise. Returns the tables where they lie open.
    pub fn outdate(&self, guest: MemberId) -> Vec<TableId> {
        let mut open = self.lock();
        let theirs = open.iter_mut().filter(|((_, member), _)| *member == guest);
        theirs
            .map(|((table, _), hand)| {
                hand.due = Due::Anew;
                hand.wishes += 1;
                *table
            })
            .collect()
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

    fn hand(table: TableId) -> Hand {
        Hand {
            table,
            time: TimeTold(None),
            moment: Moment::Closed,
            speaks: Some(Language::French),
            screen: Screen::default(),
            hint: None,
            art: None,
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_hand_can_be_changed_for_fourteen_minutes() {
        let (hands, table, ann) = (Hands::default(), TableId(rand::random()), MemberId(1));
        hands.shown(ann, "one", hand(table), Laid::Anew);
        tokio::time::advance(LIFE - Duration::from_secs(1)).await;
        let open = hands.open(table, ann);
        assert_eq!(
            open.map(|open| (open.token, open.hand)),
            Some(("one".to_owned(), hand(table)))
        );
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(hands.open(table, ann).is_none());
    }

    #[tokio::test]
    async fn an_older_token_does_not_close_a_newer_hand() {
        let (hands, table, ann) = (Hands::default(), TableId(rand::random()), MemberId(1));
        let shown = |token| hands.shown(ann, token, hand(table), Laid::Anew);
        assert!(shown("one").is_none());
        let before = shown("two");
        assert_eq!(before.map(|before| before.token).as_deref(), Some("one"));
        hands.gone(table, ann, "one");
        assert!(hands.open(table, ann).is_some());
        hands.gone(table, ann, "two");
        assert!(hands.open(table, ann).is_none());
    }

    /// The hand that lies open.
    fn open(hands: &Hands, table: TableId, member: MemberId) -> Open {
        let open = hands.open(table, member);
        open.unwrap_or_else(|| panic!("no hand lies open"))
    }

    #[tokio::test]
    async fn a_hand_that_is_to_be_seen_otherwise_stays_open() {
        let (hands, table, ann) = (Hands::default(), TableId(rand::random()), MemberId(1));
        hands.shown(ann, "one", hand(table), Laid::Anew);
        assert_eq!(hands.outdate(MemberId(2)), []);
        assert_eq!(hands.outdate(ann), [table]);
        let seen = open(&hands, table, ann);
        assert_eq!(seen.due, Due::Anew);
        hands.changed(ann, &seen, hand(table), 7, Some(Mark::UNKNOWN));
        let seen = open(&hands, table, ann);
        assert!(seen.due == Due::Nothing && seen.shows.is_some());
    }

    #[tokio::test]
    async fn what_is_wished_for_while_a_hand_is_changed_is_not_forgotten() {
        let (hands, table, ann) = (Hands::default(), TableId(rand::random()), MemberId(1));
        hands.shown(ann, "one", hand(table), Laid::Anew);
        hands.outdate(ann);
        let seen = open(&hands, table, ann);
        // A second wish, while the hand of the first is on its way …
        hands.outdate(ann);
        hands.changed(ann, &seen, hand(table), 7, None);
        assert_eq!(open(&hands, table, ann).due, Due::Anew);
        // … and a click that was answered as it was before.
        hands.shown(ann, "two", hand(table), Laid::Anew);
        assert_eq!(open(&hands, table, ann).due, Due::Anew);
    }

    #[tokio::test]
    async fn a_hand_that_was_overtaken_is_sent_again() {
        let (hands, table, ann) = (Hands::default(), TableId(rand::random()), MemberId(1));
        hands.shown(ann, "one", hand(table), Laid::Anew);
        let seen = open(&hands, table, ann);
        // It is clicked while our own change is on its way.
        let laid = |due| Laid::InPlace {
            message: 7,
            kept: None,
            due,
        };
        hands.shown(ann, "two", hand(table), laid(Due::Nothing));
        hands.changed(ann, &seen, hand(table), 7, Some(Mark::UNKNOWN));
        let now = open(&hands, table, ann);
        assert!(now.due == Due::Again && now.shows.is_none());
        // The same where the change was done before the answer, and the answer did not wait for it.
        hands.shown(ann, "three", hand(table), laid(Due::Again));
        assert_eq!(open(&hands, table, ann).due, Due::Again);
    }
}
