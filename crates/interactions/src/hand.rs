//! A hand as its holder should see it, and when it has changed enough to edit it without a click.

use crate::guest::Guest;
use crate::hints::{FirstDeal, Hint, Hints};
use ids::{DealId, MemberId, TableId};
use pages::{Cards, Language, Look, Preferences, Tips};
use rules::{CardSet, Stage, Turn};
use screens::art::Art;
use screens::screen::Screen;
use screens::words::Words;
use std::mem::{Discriminant, discriminant};
use table::{
    Cancelled, Lost, Standing, Stretch,
    look::{Playing, Scene},
};

/// The content of a hand's message.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The table where it is held.
    pub table: TableId,
    /// The state of play that it shows.
    pub moment: HandState,
    /// The deadline that it states.
    pub deadline: ShownDeadline,
    /// What happened to the table's place, if it has none: its message cannot say so.
    pub lost: Option<Lost>,
    /// The language of its holder's Discord client, if the house speaks it: used unless they chose one.
    pub speaks: Option<Language>,
    /// The words and the buttons.
    pub screen: Screen,
    /// Hints for its holder, of which the first that they have not seen yet is shown.
    pub hints: Vec<Hint>,
    /// The deal to count, if it is among its holder's first of the game and not counted yet.
    pub first_deal: Option<FirstDeal>,
    /// The picture to show; `None` if the holder wants none or it cannot be drawn.
    pub art: Option<Art>,
}

impl Hand {
    /// The viewer's hand in this look, following their preferences and with these cards chosen; `speaks` is the
    /// language of their Discord client.
    pub fn of_look(
        words: &Words,
        preferences: &Preferences,
        speaks: Option<Language>,
        look: &Look,
        picked: CardSet,
    ) -> Hand {
        let mut screen = screens::hand_choosing(words, look, picked);
        let first_deal = FirstDeal::of_look(preferences, look);
        if first_deal.is_some() && screen.panel.is_some() {
            // Above, so that the question, the cards and the buttons stay together.
            screen.text = screens::quick_lines(words, &look.terms.variant);
        }
        Hand {
            table: look.id,
            moment: HandState::from_look(look),
            deadline: ShownDeadline::for_viewer(look),
            lost: look.placeless.map(|placeless| placeless.lost),
            speaks,
            hints: match preferences.tips {
                Tips::Shown => Hint::for_look(words, preferences, look, &screen),
                Tips::Hidden => Vec::new(),
            },
            first_deal: first_deal.filter(|first| first.is_new(preferences)),
            screen,
            art: match words.cards() {
                Cards::Pictures => screens::hand_art(words, preferences, look, picked),
                Cards::Signs | Cards::Plain => None,
            },
        }
    }

    /// A guest's hand, below a sentence about what they just pressed.
    pub fn replying(guest: &Guest, look: &Look, sentence: &str) -> Hand {
        Hand::choosing(guest, look, CardSet::EMPTY, sentence)
    }

    /// The same while they are choosing cards to lay down; `picked` are chosen so far.
    pub fn choosing(guest: &Guest, look: &Look, picked: CardSet, sentence: &str) -> Hand {
        let mut hand = Hand::of_look(&guest.words, &guest.preferences, guest.speaks, look, picked);
        hand.screen = hand.screen.replying(sentence);
        hand
    }

    /// Adds the hint if its holder has not seen it yet, and counts the deal if it is among their first.
    pub async fn give_hint(&mut self, hints: &Hints, words: &Words) {
        if let Some(first) = self.first_deal.take() {
            hints.count(&first).await;
        }
        let screen = std::mem::take(&mut self.screen);
        let own = std::mem::take(&mut self.hints);
        self.screen = hints.hinted(words, own, screen).await;
    }

    /// Whether a message with this content still shows the table correctly.
    pub fn is_still_true(&self, look: &Look) -> bool {
        self.moment == HandState::from_look(look)
            && self.deadline.is_still(ShownDeadline::for_viewer(look))
            && self.lost == look.placeless.map(|placeless| placeless.lost)
    }
}

/// Everything that makes a hand's message worth editing without a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandState {
    /// The number of players the table is waiting for, its host, the deal that is shuffled already, the holder's
    /// standing, and what was cancelled.
    Lobby(
        usize,
        MemberId,
        Option<DealId>,
        Option<Standing>,
        Option<Cancelled>,
    ),
    /// A deal is in progress in which the holder has no cards.
    NotDealt(DealId),
    /// A deal is over: the deal that is shuffled next, the chairs that are still asked (one bit each), and the holder's
    /// standing.
    Over(Option<DealId>, u32, Option<Standing>),
    /// The table is closed; with what was cancelled, perhaps since.
    Closed(Option<Cancelled>),
    /// Every player is asked the same question.
    Asked(DealId),
    /// Others are to act, and the holder has these cards: in some games a hand changes meanwhile. With the number of
    /// finished tricks, and the stage, which says what others decide.
    Waiting(DealId, CardSet, u32, Discriminant<Stage>),
    /// The holder's turn: the number of the question, and the running stretch of their time.
    Turn(DealId, u16, Stretch),
}

impl HandState {
    /// The moment for somebody who holds cards in this deal.
    fn dealt(playing: &Playing) -> HandState {
        let view = &playing.view;
        match view.turn {
            Turn::Question => HandState::Asked(playing.deal),
            _ if view.is_my_turn() && !playing.plays_itself => {
                HandState::Turn(playing.deal, playing.asked, playing.clock.stretch)
            }
            _ => {
                let tricks = view.tricks.iter();
                let finished = tricks.map(|(_, tricks)| u32::from(tricks)).sum();
                let stage = discriminant(&view.stage);
                HandState::Waiting(playing.deal, view.hand, finished, stage)
            }
        }
    }

    /// The moment for the viewer of this look.
    pub fn from_look(look: &Look) -> HandState {
        let shuffle = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
        let own = look.viewer.and_then(|viewer| look.chair_of(viewer));
        let standing = own.map(|chair| chair.standing);
        match &look.scene {
            Scene::Playing(playing) if playing.seat.is_some() => HandState::dealt(playing),
            Scene::Playing(playing) => HandState::NotDealt(playing.deal),
            Scene::Lobby(lobby) => {
                HandState::Lobby(lobby.missing, look.host, shuffle, standing, look.cancelled)
            }
            Scene::Between(_) => {
                let asked = look
                    .chairs
                    .iter()
                    .rev()
                    .fold(0, |asked, chair| asked << 1 | u32::from(chair.is_asked()));
                HandState::Over(shuffle, asked, standing)
            }
            Scene::Closed(_) => HandState::Closed(look.cancelled),
        }
    }
}

/// The deadline that a message states; none while the clock is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownDeadline(Option<i64>);

impl ShownDeadline {
    /// For the viewer of this look: only a player who may act is told the deadline.
    pub fn for_viewer(look: &Look) -> ShownDeadline {
        ShownDeadline(match &look.scene {
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
    pub fn public(look: &Look) -> ShownDeadline {
        ShownDeadline(look.time_is_up())
    }

    /// Whether a message that states this deadline is still right for `now`; a difference of one second does not
    /// count, because a table may act a little late.
    pub fn is_still(self, now: ShownDeadline) -> bool {
        match (self.0, now.0) {
            (Some(told), Some(now)) => (told - now).abs() < 1_000,
            (told, now) => told == now,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use ids::Moment;
    use rules::{Record, Seat, Viewer};
    use table::look::Clock;

    /// The deal of the worked case in which Ann, who dealt, turned up the ace; she leaves it here. As Dan sees it after
    /// so many acts.
    fn waiting(acts: usize) -> Playing {
        let cases = include_str!("../../rules/tests/cases/latriomphe-as-qui-pille.jsonl");
        let line = cases
            .lines()
            .find(|line| line.contains("Dealer Ann turns the ace"));
        let mut record: Record = serde_json::from_str(line.unwrap()).unwrap();
        record.acts[0].1 = "leave".to_owned();
        record.acts.truncate(acts);
        record.result = None;
        let dan = Seat::new(3).unwrap();
        let view = record.replay().unwrap().view(Viewer::Seat(dan));
        Playing {
            deal: DealId(1),
            chair_of: Vec::new(),
            view,
            seat: Some(dan),
            asked: 0,
            answered: false,
            awaited: Vec::new(),
            clock: Clock {
                stretch: Stretch::Turn,
                until: Moment(0),
            },
            plays_itself: false,
        }
    }

    #[test]
    fn a_waiting_hand_is_drawn_anew_once_what_others_decide_is_decided() {
        let (deciding, decided, played) = (waiting(0), waiting(1), waiting(2));
        assert!(matches!(deciding.view.stage, Stage::Robbing { .. }));
        assert_ne!(HandState::dealt(&deciding), HandState::dealt(&decided));
        assert_eq!(
            HandState::dealt(&decided),
            HandState::dealt(&played),
            "not at every card"
        );
    }
}
