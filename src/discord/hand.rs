//! A hand as its holder is to see it: what they are shown, and when that is worth changing unasked.

use super::guest::Guest;
use super::hints::{Hint, Hints};
use house::{
    Cards, DealId, Language, Look, MemberId, Preferences, Scene, Standing, Stretch, TableId,
};
use rules::{CardSet, Turn};
use screens::art::Art;
use screens::screen::Screen;
use screens::words::Words;

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

impl Hand {
    /// The hand of the viewer of this look as they like to see it, with these cards chosen; `speaks` is the language
    /// of their Discord.
    pub fn of_look(
        words: &Words,
        preferences: &Preferences,
        speaks: Option<Language>,
        look: &Look,
        picked: CardSet,
    ) -> Hand {
        let screen = screens::hand_choosing(words, look, picked);
        Hand {
            table: look.id,
            moment: Moment::of(look),
            time: TimeTold::of(look),
            speaks,
            hint: Hint::for_look(look, &screen),
            screen,
            art: match words.cards() {
                Cards::Pictures => screens::hand_art(words, preferences, look, picked),
                Cards::Signs | Cards::Plain => None,
            },
        }
    }

    /// A guest's hand, with a sentence of what was just pressed.
    pub fn of(guest: &Guest, look: &Look, sentence: &str) -> Hand {
        Hand::choosing(guest, look, CardSet::EMPTY, sentence)
    }

    /// The same while they are choosing cards to lay down, of which these are chosen.
    pub fn choosing(guest: &Guest, look: &Look, picked: CardSet, sentence: &str) -> Hand {
        let mut hand = Hand::of_look(&guest.words, &guest.preferences, guest.speaks, look, picked);
        hand.screen = hand.screen.replying(sentence);
        hand
    }

    /// Adds what its holder is told once, if they were not yet.
    pub async fn give_hint(&mut self, hints: &Hints, words: &Words) {
        let screen = std::mem::take(&mut self.screen);
        self.screen = hints.hinted(words, self.hint.take(), screen).await;
    }

    /// Whether a message that shows this needs no change to show the table at this look.
    pub fn is_still_true(&self, look: &Look) -> bool {
        self.moment == Moment::of(look) && self.time.is_still(TimeTold::of(look))
    }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
