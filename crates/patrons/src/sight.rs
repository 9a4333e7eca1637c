//! What a patron reads from its view before it plays a card.

use rules::{BySeat, Card, CardSet, Rank, Seat, Suit, View, Word};

use crate::character::{Character, Skill};
use crate::tarot;

/// How often an opponent who could take a trick does.
const WILL: f64 = 0.9;
/// How often a partner who could take a trick does.
const PARTNER_WILL: f64 = 0.6;

/// A view, with who may hold which card.
pub struct Sight<'a> {
    pub view: &'a View,
    pub me: Seat,
    /// The character that looks.
    pub who: Character,
    /// Cards that are in somebody's hand, face down or undealt; for a novice also those of earlier tricks.
    pub unseen: CardSet,
    /// The trumps, including the Fool if it is one.
    pub trumps: CardSet,
    /// The Fool, if it is an excuse.
    pub excuse: CardSet,
    /// The seats that play to this trick after the patron, in order.
    to_come: Vec<Seat>,
    /// The cards that each other seat may hold.
    pub may_hold: BySeat<CardSet>,
    /// By card: the cards in the hands of those who may hold it, and the hidden ones.
    places: [f64; 110],
}

/// A trick after somebody has played to it.
#[derive(Clone, Copy)]
pub struct Lying {
    led: Card,
    best: Card,
    ours: bool,
}

impl Lying {
    /// Whether this card wins it so far.
    pub fn is_won_by(self, card: Card) -> bool {
        self.best == card
    }
}

impl<'a> Sight<'a> {
    /// What the viewer can see and does not overlook; `None` for a bystander.
    pub fn new(view: &'a View, who: Character) -> Option<Sight<'a>> {
        let me = view.seat()?;
        let is_excuse = !view.variant.would_take(&[], Card::FOOL, view.turned_suit());
        let excuse = if is_excuse {
            CardSet::single(Card::FOOL)
        } else {
            CardSet::EMPTY
        };
        let trumps = view.turned_suit().unwrap_or(Suit::Trumps).cards() - excuse;
        // A novice sees the cards on the table and forgets earlier tricks.
        let remembered = match who.skill {
            Skill::Novice => &view.trick.cards,
            Skill::Regular | Skill::Master => &view.played,
        };
        let played: CardSet = remembered.iter().map(|&(_, card)| card).collect();
        let taken_up = |card: &Card| view.shown.iter().any(|(_, shown)| shown == card);
        let turned: CardSet = view
            .turned()
            .iter()
            .copied()
            .filter(|card| !taken_up(card))
            .collect();
        let known = view.hand | played | view.laid_aside | turned;
        let unseen = view.variant.pack() - known;
        let after = me.round(view.variant.direction(), view.seats).skip(1);
        let to_come = after
            .take(view.seats.saturating_sub(view.trick.cards.len() + 1))
            .collect();
        let mut sight =
            Sight {
                view,
                me,
                who,
                unseen,
                trumps,
                excuse,
                to_come,
                may_hold: BySeat::from_fn(view.seats, |seat| {
                    if seat == me { CardSet::EMPTY } else { unseen }
                }),
                places: [0.0; 110],
            };
        if who.skill > Skill::Novice {
            sight.note_missing_suits();
            sight.note_shown_cards();
            sight.note_talon();
        }
        sight.count_places();
        Some(sight)
    }

    /// A seat holds none of the suits that it has shown to be out of.
    fn note_missing_suits(&mut self) {
        for (seat, missing) in self.view.out().lacks.iter() {
            self.may_hold[seat] = self.may_hold[seat] - missing;
        }
    }

    /// Cards that everybody knows are or were in a hand: cards that were shown, and the ace of trumps of a robber who
    /// had not turned it up.
    pub fn shown(&self) -> Vec<(Seat, Card)> {
        let robber = self.view.shown.first().map(|(seat, _)| *seat);
        let turned = self
            .view
            .turned()
            .filter(|card| card.rank() != Some(Rank::Ace));
        let ace = turned.and_then(|card| Card::plain(card.suit(), Rank::Ace));
        let shown = self.view.shown.iter().copied();
        shown.chain(robber.zip(ace)).collect()
    }

    /// The cards of a talon that everybody has seen: its taker holds them or has laid them down.
    fn note_talon(&mut self) {
        let Some((declarer, talon)) = talon(self.view) else {
            return;
        };
        for seat in Seat::all(self.view.seats).filter(|seat| *seat != declarer) {
            self.may_hold[seat] = self.may_hold[seat] - talon;
        }
    }

    fn note_shown_cards(&mut self) {
        for (holder, card) in self.shown() {
            if !self.unseen.contains(card) {
                continue;
            }
            for seat in Seat::all(self.view.seats) {
                if seat != holder {
                    self.may_hold[seat].remove(card);
                }
            }
        }
    }

    fn count_places(&mut self) {
        let others = || Seat::all(self.view.seats).filter(|seat| *seat != self.me);
        let held: u32 = others()
            .map(|seat| u32::from(self.view.hand_sizes[seat]))
            .sum();
        let hidden = f64::from(self.unseen.len().saturating_sub(held));
        let shown: CardSet = self.shown().iter().map(|&(_, card)| card).collect();
        for card in self.unseen.iter() {
            let may = others().filter(|seat| self.may_hold[*seat].contains(card));
            let places: f64 = may.map(|seat| f64::from(self.view.hand_sizes[seat])).sum();
            self.places[card.index()] = if shown.contains(card) {
                places
            } else {
                places + hidden
            };
        }
    }

    /// The suit that a card sets when it is led; empty for an excuse.
    fn fixes(&self, card: Card) -> CardSet {
        if self.excuse.contains(card) {
            CardSet::EMPTY
        } else if self.trumps.contains(card) {
            self.trumps
        } else {
            card.suit().cards()
        }
    }

    /// Whether the seat is on the patron's side.
    pub fn is_ours(&self, seat: Seat) -> bool {
        seat == self.me
            || is_fellow(self.view, self.me, seat)
            || self
                .view
                .side(seat)
                .is_some_and(|side| self.view.side(self.me) == Some(side))
    }

    /// The seats that play to this trick after the patron, in order.
    pub fn after(&self) -> &[Seat] {
        &self.to_come
    }

    /// How many seats play after the patron.
    pub fn to_come(&self) -> usize {
        self.to_come.len()
    }

    /// The trick with this card of the patron's played to it; `None` while it holds nothing but an excuse.
    pub fn with(&self, card: Card) -> Option<Lying> {
        let mut cards = self.view.trick.cards.clone();
        cards.push((self.me, card));
        let mut lying: Option<Lying> = None;
        for (seat, card) in cards {
            let ours = self.is_ours(seat);
            match &mut lying {
                None if self.excuse.contains(card) => {}
                None => {
                    lying = Some(Lying {
                        led: card,
                        best: card,
                        ours,
                    })
                }
                Some(lying) if self.beats(*lying, card) => (lying.best, lying.ours) = (card, ours),
                Some(_) => {}
            }
        }
        lying
    }

    fn beats(&self, lying: Lying, card: Card) -> bool {
        let turned = self.view.turned_suit();
        self.view
            .variant
            .would_take(&[lying.led, lying.best], card, turned)
    }

    /// How likely the patron's side takes the trick with this card.
    pub fn chance(&self, card: Card) -> f64 {
        let Some(lying) = self.with(card) else {
            // An excuse was led: whoever plays next really leads.
            let ours = self
                .to_come
                .iter()
                .filter(|seat| self.is_ours(**seat))
                .count();
            return ours as f64 / self.to_come.len().max(1) as f64;
        };
        let mut ours = if lying.ours { 1.0 } else { 0.0 };
        for &seat in &self.to_come {
            let beats = self.chance_to_beat(seat, lying);
            if self.is_ours(seat) {
                ours += (1.0 - ours) * beats * PARTNER_WILL;
            } else {
                ours *= 1.0 - beats * WILL;
            }
        }
        ours
    }

    /// Whether the card itself is sure to win the trick: nobody after it can beat it, fellows neither.
    pub fn is_sure_of(&self, card: Card) -> bool {
        self.with(card).is_some_and(|lying| {
            let mut after = self.to_come.iter();
            lying.best == card && after.all(|seat| self.chance_to_beat(*seat, lying) <= 0.0)
        })
    }

    /// How likely the seat holds a card that takes the trick and that it may play.
    fn chance_to_beat(&self, seat: Seat, lying: Lying) -> f64 {
        let suit = self.fixes(lying.led);
        let follows_higher = self.any(seat, self.higher(lying, suit));
        if suit == self.trumps {
            return follows_higher;
        }
        let has_none = 1.0 - self.any(seat, suit);
        follows_higher + has_none * self.any(seat, self.higher(lying, self.trumps))
    }

    fn higher(&self, lying: Lying, among: CardSet) -> CardSet {
        let unseen = (self.unseen & among).iter();
        unseen.filter(|card| self.beats(lying, *card)).collect()
    }

    /// How likely the seat holds any of these cards.
    fn any(&self, seat: Seat, cards: CardSet) -> f64 {
        let held = f64::from(self.view.hand_sizes[seat]);
        let may = (self.may_hold[seat] & cards).iter();
        let none: f64 = may
            .map(|card| 1.0 - (held / self.places[card.index()].max(1.0)).min(1.0))
            .product();
        1.0 - none
    }

    /// The unseen cards of the same suit that beat this card.
    pub fn above(&self, card: Card) -> CardSet {
        let strength = self.view.strength(card);
        let suit = (self.unseen & self.fixes(card)).iter();
        suit.filter(|other| self.view.strength(*other) > strength)
            .collect()
    }

    /// The cards in hand of the same suit, including this one.
    pub fn suit_held(&self, card: Card) -> CardSet {
        self.view.hand & self.fixes(card)
    }
}

/// The talon that everybody has seen, and who took it.
pub fn talon(view: &View) -> Option<(Seat, CardSet)> {
    let talk = view.talk().filter(|talk| !talk.talon.is_empty())?;
    Some((talk.declarer?, talk.talon))
}

/// The points that win the match.
pub fn target(view: &View) -> i32 {
    let options = view.variant.options();
    let target = options.get("target").and_then(|target| target.parse().ok());
    target.unwrap_or(5)
}

/// Whether everybody plays for the fewest points.
pub fn is_misere(view: &View) -> bool {
    view.talk().is_some_and(|talk| {
        let mut words = talk.said.iter().map(|(_, word)| word);
        view.variant.game() == "troggu" && words.all(|word| word == Some(Word::Pass))
    })
}

/// Whether this seat and the viewer play together against the declarer.
pub fn is_fellow(view: &View, me: Seat, seat: Seat) -> bool {
    if let Some(own) = view.tarot() {
        return tarot::is_fellow(own, me, seat);
    }
    view.variant.game() == "troggu"
        && view
            .declarer()
            .is_some_and(|declarer| declarer != me && declarer != seat)
}
