//! What a lesson can say, and at which moment it is true.

use rules::{Act, Card, CardSet, Choice, Coins, Seat, Stage, Suit, Turn, View, half_points};
use serde::{Deserialize, Serialize};

/// A subject of one text. Its sentences stand in `locales/`, its numbers and cards come from the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// What a trick is: said before the word is used.
    Trick,
    /// What the game is about.
    Aim,
    /// Which cards are trumps: the tarot's own suit.
    Trumps,
    /// The card turned up makes its suit trumps.
    Turned,
    /// Who plays on the learner's side.
    Partner,
    /// Which cards count.
    Counters,
    /// What lies in the pot.
    Pot,
    /// In a round suit the lower of two number cards wins.
    Reversed,
    /// Courts of a suit are equals (RULES.md 4).
    Equals,
    /// The learner holds the Fool, an excuse.
    Excuse,
    /// The dealer discarded.
    Discarded,
    /// The learner leads for the first time.
    Lead,
    /// The learner must follow suit.
    Follow,
    /// The learner cannot follow and must trump.
    MustTrump,
    /// The learner cannot follow and may play anything. Its number: how many trumps they hold.
    AnyCard,
    /// Somebody trumped a plain suit.
    Trumped,
    /// The first trick is over: who took it, and with which card.
    FirstTrick,
    /// The second trick is over.
    SecondTrick,
    /// The third trick is over.
    ThirdTrick,
    /// A bonus was paid.
    Bonus,
    /// The learner is asked for bonus cards (RULES.md TM-7).
    Question,
    /// The learner may offer the deal.
    Offer,
    /// The learner is asked for a bid.
    Bid,
    /// Nobody agreed on a settlement: the cards decide.
    PlayedOut,
    /// The other side's honours were declared, or the learner's.
    Honours,
    /// A king called its jack.
    Called,
    /// The learner bets for the first time.
    Bet,
    /// The learner lays a card for a showing.
    Lay,
    /// Cards were shown together, and somebody won a pot.
    Shown,
    /// The learner may exchange a card.
    Exchange,
    /// The turned card was taken by a robber.
    Robbed,
    /// The learner is asked to speak in the talk.
    Talk,
    /// The learner has taken the talon and lays cards down.
    LayDown,
    /// The learner may show a poignée.
    Poignee,
}

impl Topic {
    /// Whether a trick has just ended, so that its cards are still in view.
    #[must_use]
    pub fn ends_a_trick(self) -> bool {
        matches!(
            self,
            Topic::FirstTrick | Topic::SecondTrick | Topic::ThirdTrick
        )
    }
}

/// A topic at a moment of the deal, with what its sentence names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What it is about.
    pub topic: Topic,
    /// Who it is about, if anybody.
    pub seat: Option<Seat>,
    /// The card it names, if any.
    pub card: Option<Card>,
    /// A second card.
    pub other: Option<Card>,
    /// Several cards, if it names several.
    pub cards: CardSet,
    /// The suit it names, if any.
    pub suit: Option<Suit>,
    /// The number it names, if any.
    pub number: i64,
}

impl Explanation {
    fn new(topic: Topic) -> Explanation {
        Explanation {
            topic,
            seat: None,
            card: None,
            other: None,
            cards: CardSet::EMPTY,
            suit: None,
            number: 0,
        }
    }

    fn seat(self, seat: Seat) -> Explanation {
        Explanation {
            seat: Some(seat),
            ..self
        }
    }

    fn card(self, card: Card) -> Explanation {
        Explanation {
            card: Some(card),
            suit: Some(card.suit()),
            ..self
        }
    }

    fn suit(self, suit: Suit) -> Explanation {
        Explanation {
            suit: Some(suit),
            ..self
        }
    }

    fn number(self, number: impl Into<i64>) -> Explanation {
        Explanation {
            number: number.into(),
            ..self
        }
    }
}

/// A moment of a deal as the learner sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now<'a> {
    /// What the learner knows.
    pub view: &'a View,
    /// The learner's seat.
    pub me: Seat,
    /// The act that led here; `None` when the cards were just dealt.
    pub last: Option<(Seat, Act)>,
    /// What the learner may do.
    pub choice: Choice,
    /// Whether the Fool is an excuse in this game.
    pub excuse: bool,
}

impl Now<'_> {
    /// What is to be said about a topic now, if it is true now.
    pub fn told(&self, topic: Topic) -> Option<Explanation> {
        let (view, me) = (self.view, self.me);
        let told = Explanation::new(topic);
        let hand = view.hand;
        let begins = self.last.is_none();
        match topic {
            Topic::Trick => begins.then_some(told),
            Topic::Aim => begins.then(|| told.number(hand.len())),
            Topic::Trumps => {
                let mut trumps = view.variant.pack() & Suit::Trumps.cards();
                if self.excuse {
                    trumps.remove(Card::FOOL);
                }
                let highest = trumps.iter().max_by_key(|card| view.strength(*card))?;
                let own = (hand & trumps).len();
                begins.then(|| told.card(highest).number(own))
            }
            Topic::Turned => begins.then(|| Some(told.card(view.turned()?)))?,
            Topic::Partner => {
                let side = view.side(me).filter(|_| begins)?;
                let mut others = Seat::all(view.seats).filter(|seat| *seat != me);
                let partner = others.find(|seat| view.side(*seat) == Some(side))?;
                Some(told.seat(partner))
            }
            Topic::Counters => begins.then(|| Explanation {
                cards: self.dearest(),
                ..told
            }),
            Topic::Pot => (begins && view.pot > Coins::ZERO).then(|| told.number(view.pot.0)),
            Topic::Reversed => self.reversed(told),
            Topic::Equals => begins.then_some(told),
            Topic::Excuse => {
                let (cards, _) = self.playable()?;
                let excuses = self.excuse && cards.contains(Card::FOOL);
                excuses.then(|| told.card(Card::FOOL))
            }
            Topic::Discarded => match self.last? {
                (seat, Act::Discard(cards)) if seat != me => {
                    Some(told.seat(seat).number(cards.len()))
                }
                _ => None,
            },
            Topic::Lead => {
                let (_, led) = self.playable()?;
                led.is_none().then_some(told)
            }
            Topic::Follow => {
                let (cards, led) = self.playable()?;
                let (seat, led) = led?;
                let follows = !(hand & led.cards()).is_empty() && cards != hand;
                let follows = follows && (cards - led.cards()).is_empty();
                (follows && self.trump() != Some(led)).then(|| told.seat(seat).suit(led))
            }
            Topic::MustTrump => {
                let (cards, led) = self.playable()?;
                let (_, led) = led?;
                let trump = self.trump()?;
                // An excuse would be another way out.
                let excuse = self.excuse && cards.contains(Card::FOOL);
                let must = led != trump
                    && !excuse
                    && (hand & led.cards()).is_empty()
                    && cards != hand
                    && (cards - trump.cards()).is_empty();
                must.then(|| told.suit(led))
            }
            Topic::AnyCard => {
                let (cards, led) = self.playable()?;
                let (_, led) = led?;
                let mut trumps = self.trump().map_or(CardSet::EMPTY, Suit::cards) & hand;
                if self.excuse {
                    trumps.remove(Card::FOOL);
                }
                let told = told.suit(led).number(trumps.len());
                ((hand & led.cards()).is_empty() && cards == hand).then_some(told)
            }
            Topic::Trumped => {
                let (seat, card) = self.played()?;
                let trick = self.trick();
                let trump = self.trump()?;
                let led = trick.first().map(|(_, card)| card.suit())?;
                let winner = if view.trick.cards.is_empty() {
                    view.last_trick.as_ref().and_then(|trick| trick.winner)
                } else {
                    view.trick.winner
                };
                (seat != me && led != trump && card.suit() == trump && winner == Some(seat))
                    .then(|| told.seat(seat).card(card))
            }
            Topic::FirstTrick => self.taken(told, 1),
            Topic::SecondTrick => self.taken(told, 2),
            Topic::ThirdTrick => self.taken(told, 3),
            Topic::Bonus => {
                let mut bonuses = view.shown.iter().filter(|(seat, _)| *seat == me);
                let (_, card) = bonuses.next_back()?;
                Some(told.card(*card).number(view.coins[me].0))
            }
            Topic::Question => {
                let mine = view.my_question.filter(|_| view.turn == Turn::Question)?;
                let card = mine.cards.first().filter(|_| mine.answer.is_none())?;
                Some(told.card(card).number(mine.cards.len()))
            }
            Topic::Offer => matches!(self.choice, Choice::Play { offer: true, .. }).then_some(told),
            Topic::Bid => match self.choice {
                Choice::Bid { .. } => Some(told),
                _ => None,
            },
            Topic::PlayedOut => match self.last? {
                (_, Act::Bid(_) | Act::More) if !matches!(view.stage, Stage::Bidding(_)) => {
                    Some(told)
                }
                _ => None,
            },
            Topic::Honours => {
                let honours = view.honours();
                let mut declared = honours.iter().filter(|(_, points)| *points > 0);
                let (seat, points) = declared.next()?;
                Some(told.seat(seat).number(points))
            }
            Topic::Called => match self.last? {
                (seat, Act::PlayCalling(card)) if seat != me => Some(told.seat(seat).card(card)),
                _ => None,
            },
            Topic::Bet => match self.choice {
                Choice::Speak(_) => Some(told.number(view.pot.0)),
                _ => None,
            },
            Topic::Lay => matches!(self.choice, Choice::Lay(_)).then_some(told),
            Topic::Exchange => matches!(self.choice, Choice::Swap(_)).then_some(told),
            Topic::Shown => {
                let bets = view.bets()?;
                let shown = bets.reveals.last()?;
                let won = shown
                    .shares
                    .iter()
                    .find(|(_, coins)| *coins > Coins::ZERO)?;
                Some(told.seat(won.0).number(won.1.0))
            }
            Topic::Talk => {
                let speaks = matches!(self.choice, Choice::Talk(_)) && view.stage == Stage::Talk;
                speaks.then_some(told)
            }
            Topic::LayDown => match self.choice {
                Choice::Discard { count, .. } => Some(told.number(count)),
                Choice::DiscardWith { with, count, .. } => Some(told.number(with.len() + count)),
                _ => None,
            },
            Topic::Poignee => match self.choice {
                Choice::Poignee(may) => Some(told.number(may.trumps.len())),
                _ => None,
            },
            Topic::Robbed => match self.last? {
                (seat, Act::Rob(_)) if seat != me => Some(told.seat(seat)),
                _ => None,
            },
        }
    }

    /// The cards the learner may play now, and who led which suit, if anybody led one.
    fn playable(&self) -> Option<(CardSet, Option<(Seat, Suit)>)> {
        let Choice::Play { cards, .. } = self.choice else {
            return None;
        };
        let mut trick = self.view.trick.cards.iter();
        // An excuse sets no suit.
        let excuse = |card: Card| card == Card::FOOL && self.excuse;
        let led = trick.find(|(_, card)| !excuse(*card));
        Some((cards, led.map(|(seat, card)| (*seat, card.suit()))))
    }

    /// The trump suit.
    fn trump(&self) -> Option<Suit> {
        let tarot = self.view.variant.pack().contains(Card::WORLD);
        if tarot {
            Some(Suit::Trumps)
        } else {
            self.view.turned_suit()
        }
    }

    /// The card that was just played, and by whom.
    fn played(&self) -> Option<(Seat, Card)> {
        match self.last? {
            (seat, Act::Play(card) | Act::PlayCalling(card) | Act::PlaySaying(card, _)) => {
                Some((seat, card))
            }
            _ => None,
        }
    }

    /// The current trick or, between two, the one that has just ended.
    fn trick(&self) -> &[(Seat, Card)] {
        match &self.view.last_trick {
            Some(last) if self.view.trick.cards.is_empty() => &last.cards,
            _ => &self.view.trick.cards,
        }
    }

    /// Who took the trick of this number with which card, if the last card has just ended it.
    fn taken(&self, told: Explanation, number: u32) -> Option<Explanation> {
        self.played()?;
        let view = self.view;
        let done: u32 = view.tricks.iter().map(|(_, won)| u32::from(won)).sum();
        let trick = view.last_trick.as_ref()?;
        let winner = trick.winner?;
        let (_, card) = trick.cards.iter().find(|(seat, _)| *seat == winner)?;
        (view.trick.cards.is_empty() && done == number).then(|| told.seat(winner).card(*card))
    }

    /// The cards that count most.
    fn dearest(&self) -> CardSet {
        let variant = self.view.variant;
        let is_tarot = self.view.tarot().is_some();
        let points = |card: Card| match CardSet::single(card) {
            card if is_tarot => Some(half_points(card)),
            card => variant.points_of(card),
        };
        let pack = variant.pack();
        let most = pack.iter().map(points).max().flatten();
        pack.iter().filter(|card| points(*card) == most).collect()
    }

    /// Two number cards of a round suit in the learner's hand, of which the lower wins.
    fn reversed(&self, told: Explanation) -> Option<Explanation> {
        let view = self.view;
        self.playable()?;
        let suits = [Suit::Cups, Suit::Coins].into_iter();
        suits
            .filter_map(|suit| {
                let pips = (view.hand & suit.cards()).iter();
                let pips: Vec<Card> = pips
                    .filter(|card| card.rank().is_some_and(|rank| rank <= rules::Rank::Ten))
                    .collect();
                let (low, high) = (*pips.first()?, *pips.last()?);
                (view.strength(low) > view.strength(high)).then_some(Explanation {
                    other: Some(high),
                    ..told.card(low)
                })
            })
            .next()
    }
}
