//! A player's hand, which only they see: what they may do now, the facts for it, and their cards.

mod bets;
mod bids;
mod cards;
mod combinations;
mod confirm;
mod decide;
mod decision;
mod facts;
mod laying;
mod number;
mod picture;
mod question;
mod signals;
mod solo;
mod tarot;

#[cfg(test)]
pub use confirm::ConfirmReason;
pub use confirm::confirm_reason;
pub use decision::Decision;
pub use facts::last_trick;
pub use laying::lays_for_robbing;
pub use number::{most_bet, number, read};
pub use picture::hand_art;

use super::house_rules::purse_key;
use super::refusal::house_refusal;
use super::shared_keys::next_label;
use super::{cancelled, inn, missing, moments, orders, own_result, waiting, winner};
use crate::button::{Button, DealKey, TableKey};
use crate::screen::{Edge, KEYS_IN_A_ROW, Key, Panel, Row, Screen};
use crate::title::title;
use crate::words::{Words, args};
use ::rules::{Act, CardSet, Choice, Signal, Stage, Suit, Turn, View};
use decision::Offered;
use pages::{Cards, HouseRefusal, Look, Stands};
use table::Refusal;
use table::look::{Playing, Scene};

/// The viewer's hand, and what they may do with it.
pub fn hand(words: &Words, look: &Look) -> Screen {
    hand_choosing(words, look, CardSet::EMPTY)
}

/// The same while they choose cards to discard, with those picked so far.
pub fn hand_choosing(words: &Words, look: &Look, picked: CardSet) -> Screen {
    let words = &words.at_table(look);
    let inn = inn(words, look.id);
    let playing = match &look.scene {
        Scene::Playing(playing) => playing,
        Scene::Closed(closed) if look.solo => {
            let (text, rows) = solo::closed(words, look, closed);
            return panel(words, look, text, rows, Edge::Grey);
        }
        Scene::Closed(closed) => {
            let is_closed = house_refusal(words, &HouseRefusal::Table(Refusal::Closed));
            let result = own_result::of_last_deal(words, look, closed.last.as_ref());
            let result = cancelled::line(words, look).or(result);
            let said: Vec<String> = std::iter::once(is_closed).chain(result).collect();
            return Screen::note(said.join("\n"));
        }
        Scene::Between(between) if look.solo => {
            let (text, rows) = solo::between(words, look, between);
            return panel(words, look, text, rows, Edge::Tavern);
        }
        Scene::Between(between) => {
            let mut said = own_result::told(words, look, &between.report);
            // Whoever had no cards reads who won.
            if said.is_empty() {
                said.push(winner::winner(words, look, &between.report));
            }
            said[0] = format!("{} {}", words.say("hand-over"), said[0]);
            let share = moments::first_win(words, look, &between.report).map(|(won, share)| {
                said.push(won);
                share
            });
            let mut text = said.join("\n");
            if let Some((out, keys)) = waiting::broke_meanwhile(words, look) {
                return idle(words, look, format!("{text}\n{out}"), keys);
            }
            if let Some(out) = waiting::sits_out(words, look) {
                let back = Button::Table(look.id, TableKey::SitIn);
                let back = Key::main(back, words.say("key-in"));
                return idle(words, look, format!("{text}\n{out}"), vec![back]);
            }
            let next = missing::asked_in_hand(words, look, between.next_at, next_label(look))
                .unwrap_or_else(|| waiting::next_in_hand(words, look, between.next_at));
            text = format!("{text}\n{next}");
            return idle(words, look, text, share.into_iter().collect());
        }
        Scene::Lobby(_) if look.solo && look.cancelled.is_some() => {
            let (text, rows) = solo::cancelled(words, look);
            return panel(words, look, text, rows, Edge::Tavern);
        }
        Scene::Lobby(lobby) => {
            let mut said = vec![waiting::waiting(words, look, lobby)];
            said.extend(cancelled::line(words, look));
            said.extend(own_result::of_last_deal(words, look, lobby.last.as_ref()));
            let text = said.join("\n");
            return idle(words, look, text, waiting::keys(words, look));
        }
    };
    if playing.seat.is_none() {
        if let Some((text, keys)) = waiting::broke_meanwhile(words, look) {
            return idle(words, look, text, keys);
        }
        let text = words.with("hand-none-next", args!["inn" => inn]);
        return idle(words, look, text, Vec::new());
    }
    let asked = Decision {
        picked,
        ..Decision::new(words, look, playing)
    };
    asked.screen()
}

/// What a hand says from when it can no longer be edited without a click.
pub fn stale_hand(words: &Words) -> String {
    words.with("hand-retired", args!["again" => words.say("key-again")])
}

/// The same while they are asked to confirm this act; `None` if it needs no confirmation.
pub fn hand_confirming(words: &Words, look: &Look, act: Act) -> Option<Screen> {
    let words = &words.at_table(look);
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let asked = Decision::new(words, look, playing);
    let why = confirm_reason(&playing.view, asked.choice, &act)?;
    Some(asked.with(decide::confirm(&asked, act, why)))
}

/// The same while they choose the card to lead with this word; `None` if none may go with it.
pub fn hand_saying(words: &Words, look: &Look, signal: Signal) -> Option<Screen> {
    let words = &words.at_table(look);
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let asked = Decision::new(words, look, playing);
    let offered = signals::choose(&asked, signal)?;
    Some(asked.with(offered))
}

/// The same while they choose the trumps of a poignée; `None` if they cannot show one.
pub fn hand_poignee(words: &Words, look: &Look) -> Option<Screen> {
    let words = &words.at_table(look);
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let asked = Decision::new(words, look, playing);
    match asked.choice {
        Choice::Poignee(may) => Some(asked.with(tarot::choose(&asked, may))),
        _ => None,
    }
}

/// Why somebody before their first card cannot show a poignée.
pub fn no_poignee(words: &Words, look: &Look) -> String {
    let trumps = match &look.scene {
        Scene::Playing(playing) => playing.view.hand & Suit::Trumps.cards(),
        _ => CardSet::EMPTY,
    };
    words.with("refused-no-poignee", args!["count" => trumps.len()])
}

/// The poignée of this size that hides the lowest trumps.
pub fn poignee_of(view: &View, size: u8) -> CardSet {
    let may = view.tarot().and_then(|own| own.may_show);
    may.map_or(CardSet::EMPTY, |may| tarot::highest(may, size.into()))
}

/// A hand in a lesson, where no clock runs.
pub(crate) struct InLesson {
    /// Facts and hints for the decision.
    pub facts: Vec<String>,
    /// What the picture says in words.
    pub spelled: String,
    /// What may be done now.
    pub rows: Vec<Row>,
}

/// The viewer's hand in a lesson, with the cards picked so far.
pub(crate) fn in_lesson(
    words: &Words,
    look: &Look,
    playing: &Playing,
    picked: CardSet,
) -> InLesson {
    let mut asked = Decision {
        picked,
        ..Decision::new(words, look, playing)
    };
    // Words with a card are for partners who know each other.
    if let Choice::Play { signals, .. } = &mut asked.choice {
        *signals = CardSet::EMPTY;
    }
    let mut offered = asked.offered();
    // It says whose turn it is, and until when.
    let mut facts: Vec<String> = offered.lines.drain(..).skip(1).collect();
    facts.extend(facts::decision_facts(&asked));
    // A lesson has no place to choose the trumps in: the lowest stay hidden.
    let is_poignee = |key: &Key| key.button == asked.button(DealKey::Poignee);
    offered.last.retain(|key| !is_poignee(key));
    if let Choice::Poignee(may) = asked.choice {
        offered.last.extend(tarot::size_keys(&asked, may));
    }
    let mut spelled = facts::trick(&asked);
    spelled.push(String::new());
    spelled.extend(cards::held(&asked));
    let spelled = spelled.join("\n").trim_start().to_owned();
    if !offered.last.is_empty() {
        offered.rows.push(Row::Keys(offered.last));
    }
    InLesson {
        facts,
        spelled,
        rows: offered.rows,
    }
}

impl Decision<'_> {
    /// The screen of the hand.
    pub fn screen(&self) -> Screen {
        self.with(self.offered())
    }

    /// The screen of the hand with these options.
    fn with(&self, offered: Offered) -> Screen {
        let (text, spelled, rows) = self.drawn(offered);
        let edge = match self.choice {
            Choice::Nothing => Edge::Tavern,
            _ if self.playing.plays_itself => Edge::Tavern,
            _ => Edge::Green,
        };
        let mut screen = panel(self.words, self.look, text, rows, edge);
        if let Some(panel) = &mut screen.panel {
            panel.spelled = spelled;
        }
        screen
    }

    /// Its text, what its picture says in words, and its rows.
    fn drawn(&self, mut offered: Offered) -> (String, String, Vec<Row>) {
        let view = &self.playing.view;
        let mut lines: Vec<String> = without_place(self.words, self.look).into_iter().collect();
        if self.is_steady() {
            lines.extend(facts::steady(self, offered.lines));
        } else {
            lines.extend(offered.lines);
            if view.turn != Turn::Question {
                lines.extend(facts::decision_facts(self));
            }
        }
        let mut spelled: Vec<String> = match view.turn {
            Turn::Question => Vec::new(),
            _ => facts::trick(self),
        };
        spelled.push(String::new());
        spelled.extend(cards::held(self));
        if self.words.cards() != Cards::Pictures || view.hand.is_empty() {
            lines.append(&mut spelled);
        }
        let mut last = self.always();
        last.append(&mut offered.last);
        offered.rows.push(Row::Keys(last));
        (
            lines.join("\n"),
            spelled.join("\n").trim_start().to_owned(),
            offered.rows,
        )
    }

    /// The buttons that stand at the beginning of the last row, whoever is to act.
    fn always(&self) -> Vec<Key> {
        let view = &self.playing.view;
        let plain = |key, label| Key::plain(key, self.words.say(label));
        let table = |key| Button::Table(self.look.id, key);
        let mut keys = vec![
            plain(table(TableKey::Hand), "key-again"),
            plain(table(TableKey::Rules), "key-rules"),
        ];
        let reveals = |bets: &&::rules::Bets| !bets.reveals.is_empty();
        let known = match &view.last_trick {
            Some(_) => Some("key-last-trick"),
            None => view.bets().filter(reveals).map(|_| "key-last-reveal"),
        };
        if let Some(label) = known {
            keys.push(plain(self.button(DealKey::LastTrick), label));
            if self.look.tells_played() {
                keys.push(plain(self.button(DealKey::Played), "key-played"));
            }
        }
        keys
    }

    /// Whether tricks are played above a picture of the hand: then nothing above that picture comes and goes, since it
    /// would move the buttons.
    pub(super) fn is_steady(&self) -> bool {
        let view = &self.playing.view;
        view.stage == Stage::Tricks
            && view.bets().is_none()
            && self.words.cards() == Cards::Pictures
            && !view.hand.is_empty()
    }

    /// The options for what may be done now.
    fn offered(&self) -> Offered {
        if self.playing.view.turn == Turn::Question {
            return question::question(self);
        }
        if self.playing.plays_itself {
            return Offered {
                lines: vec![self.words.say("turn-last-trick")],
                ..Offered::default()
            };
        }
        combinations::with(self, self.offered_now())
    }

    fn offered_now(&self) -> Offered {
        match self.choice {
            Choice::Nothing => self.waiting(),
            Choice::Play {
                cards,
                calling,
                offer,
                signals,
            } => {
                let offered = cards::play(self, cards, calling, offer).with_poignee(self);
                signals::with(self, signals, offered)
            }
            Choice::Show(_) => question::question(self),
            Choice::Discard {
                count,
                from,
                together,
            } => laying::discard(self, count, from, together),
            Choice::DiscardWith { with, count, from } => {
                laying::discard_with(self, with, count, from)
            }
            Choice::CallCard(may) => tarot::call(self, may),
            Choice::Poignee(may) => tarot::poignee(self, may),
            Choice::Bid { least, most } => bids::bid(self, least, most),
            Choice::Answer => decide::answer(self),
            Choice::Vole => decide::vole(self),
            Choice::Rob { count, from } => laying::rob(self, count, from),
            Choice::Speak(speak) => bets::speak(self, &speak),
            Choice::Swap(cards) => laying::swap(self, cards),
            Choice::Lay(cards) => laying::lay(self, cards),
            Choice::Talk(may) => decide::talk(self, may),
            // What may be played is in its place.
            Choice::Declare(_) => Offered::default(),
        }
    }

    /// Nothing to do: says whom the table waits for.
    fn waiting(&self) -> Offered {
        let view = &self.playing.view;
        let line = match view.turn {
            Turn::One(seat) => {
                let key = match view.stage {
                    _ if self.is_steady() => "turn-play",
                    Stage::Discard => "hand-wait-discard",
                    Stage::Bidding(_) => "hand-wait-bid",
                    Stage::Robbing { .. } => "hand-wait-rob",
                    Stage::Offered { .. } => "hand-wait-answer",
                    Stage::VoleOrStop => "hand-wait-vole",
                    Stage::Betting => "hand-wait-bet",
                    Stage::Talk => "hand-wait-talk",
                    Stage::Call => "hand-wait-call",
                    _ => "hand-wait",
                };
                Some(self.words.with(key, args!["name" => self.name(seat)]))
            }
            Turn::Each(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
                let names = self.words.list(&names);
                Some(self.words.with("hand-wait-each", args!["names" => names]))
            }
            Turn::Question | Turn::Over => None,
        };
        Offered {
            lines: line.into_iter().collect(),
            ..Offered::default()
        }
    }
}

/// Without cards: says why, what can be done meanwhile, and the way back.
fn idle(words: &Words, look: &Look, text: String, mut keys: Vec<Key>) -> Screen {
    let text = match without_place(words, look) {
        Some(without_place) => format!("{without_place}\n{text}"),
        None => text,
    };
    let plain = |key, label| Key::plain(Button::Table(look.id, key), words.say(label));
    let mut own = vec![plain(TableKey::Hand, "key-again")];
    if look.deals > 0 || !matches!(look.scene, Scene::Lobby(_)) {
        // Before the first deal they are on the table's message.
        own.push(plain(TableKey::Rules, "key-rules"));
        own.extend(purse_key(words, look));
    }
    let rows = if keys.len() + own.len() <= KEYS_IN_A_ROW {
        keys.extend(own);
        vec![keys]
    } else {
        vec![keys, own]
    };
    let rows = rows.into_iter().map(Row::Keys).collect();
    panel(words, look, text, rows, Edge::Grey)
}

/// That the table has no place, which its message cannot say.
fn without_place(words: &Words, look: &Look) -> Option<String> {
    let is_lost = matches!(look.stands(), Some(Stands::Place { .. }));
    orders::stands(words, look).filter(|_| is_lost)
}

fn panel(words: &Words, look: &Look, text: String, rows: Vec<Row>, edge: Edge) -> Screen {
    Screen {
        panel: Some(Panel {
            title: if look.solo {
                title(words, look)
            } else {
                words.with("hand-title", args!["inn" => inn(words, look.id)])
            },
            text,
            edge,
            ..Panel::default()
        }),
        rows,
        ..Screen::default()
    }
}
