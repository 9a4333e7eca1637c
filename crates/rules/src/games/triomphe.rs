//! Triomphe Forcée in both its texts (RULES.md 1 and 2).

use std::collections::BTreeMap;

use crate::act::{Act, ActKind};
use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::{Coins, Ledger};
use crate::deal::{Choice, Play, Turn};
use crate::event::{Event, Reason};
use crate::fact::{Amount, Fact, Showing};
use crate::games::Variant;
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use crate::setup::{Before, Setup};
use crate::trick::{FoolRole, Pips, TrickRule};
use crate::variant::{Rules, VariantError};
use crate::view::{MyQuestion, Trick, View, Viewer};

/// How it is played: the edition with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// RULES.md 1, with the options of TM-5 and TM-1.
    Tavern {
        /// The option `pack`.
        pack: PackSize,
        /// The option `fool`.
        fool: FoolRole,
    },
    /// RULES.md 2.
    Vieville,
}

/// How many cards the pack of the tavern edition has (RULES.md TM-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PackSize {
    /// 78.
    Full,
    /// 42: no plain card below the eight, no trump above Death; at most 8 seats.
    Small,
}

const TRICKS: usize = 5;
const MOST_PLAYED: usize = 75;
const BONUS_CARDS: [Card; 3] = [Card::STRENGTH, Card::MAGICIAN, Card::FOOL];

impl Rules for Edition {
    const GAME: &'static str = "triomphe";

    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Edition, VariantError> {
        let mut parsed = match edition.unwrap_or("tavern") {
            "tavern" => Edition::Tavern {
                pack: PackSize::Full,
                fool: FoolRole::LowestTrump,
            },
            "vieville" => Edition::Vieville,
            other => {
                return Err(VariantError::UnknownEdition {
                    game: Self::GAME,
                    edition: other.chars().take(40).collect(),
                    known: "tavern, vieville".to_owned(),
                });
            }
        };
        for (option, value) in options {
            let next = match (parsed, option.as_str(), value.as_str()) {
                (Edition::Tavern { fool, .. }, "pack", "full") => Some((PackSize::Full, fool)),
                (Edition::Tavern { fool, .. }, "pack", "small") => Some((PackSize::Small, fool)),
                (Edition::Tavern { pack, .. }, "fool", "lowest") => {
                    Some((pack, FoolRole::LowestTrump))
                }
                (Edition::Tavern { pack, .. }, "fool", "excuse") => Some((pack, FoolRole::Excuse)),
                _ => None,
            };
            let (pack, fool) = next.ok_or_else(|| VariantError::UnsupportedOption {
                game: Self::GAME,
                edition: parsed.edition(),
                option: option.chars().take(40).collect(),
                value: value.chars().take(40).collect(),
            })?;
            parsed = Edition::Tavern { pack, fool };
        }
        Ok(parsed)
    }

    fn edition(self) -> &'static str {
        match self {
            Edition::Tavern { .. } => "tavern",
            Edition::Vieville => "vieville",
        }
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let Edition::Tavern { pack, fool } = self else {
            return Vec::new();
        };
        let mut options = Vec::new();
        if fool == FoolRole::Excuse {
            options.push(("fool", "excuse"));
        }
        if pack == PackSize::Small {
            options.push(("pack", "small"));
        }
        options
    }

    fn all() -> Vec<Edition> {
        let mut all = Vec::new();
        for pack in [PackSize::Full, PackSize::Small] {
            for fool in [FoolRole::LowestTrump, FoolRole::Excuse] {
                all.push(Edition::Tavern { pack, fool });
            }
        }
        all.push(Edition::Vieville);
        all
    }

    fn seats(self) -> &'static [usize] {
        match self {
            Edition::Tavern {
                pack: PackSize::Full,
                ..
            } => &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
            Edition::Tavern {
                pack: PackSize::Small,
                ..
            } => &[3, 4, 5, 6, 7, 8],
            Edition::Vieville => &[4, 5, 6, 7, 8, 9, 10],
        }
    }

    fn usual_seats(self) -> usize {
        4
    }

    fn pack(self) -> CardSet {
        let is_small = matches!(
            self,
            Edition::Tavern {
                pack: PackSize::Small,
                ..
            }
        );
        let stays = |card: &Card| match card.trump_number() {
            Some(number) => number <= 13,
            None => card.rank() >= Some(Rank::Eight),
        };
        if is_small {
            CardSet::TAROT.iter().filter(stays).collect()
        } else {
            CardSet::TAROT
        }
    }

    fn direction(self) -> Direction {
        match self {
            Edition::Tavern { .. } => Direction::Clockwise,
            Edition::Vieville => Direction::Anticlockwise,
        }
    }

    fn hand_size(self) -> usize {
        TRICKS
    }

    fn least_stake(self) -> Coins {
        match self {
            Edition::Tavern { .. } => Coins(2),
            Edition::Vieville => Coins(1),
        }
    }

    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat> {
        let seats = setup.seats();
        let steps = n % seats;
        let seat = match self.direction() {
            Direction::Clockwise => setup.dealer().index() + 1 + steps,
            Direction::Anticlockwise => setup.dealer().index() + 2 * seats - 1 - steps,
        };
        Seat::new(seat % seats).filter(|_| n < TRICKS * seats)
    }

    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        setup.stake()
    }

    fn trick_rule(self) -> TrickRule {
        let pips = match self {
            Edition::Tavern { .. } => Pips::Straight,
            Edition::Vieville => Pips::RoundReversed,
        };
        TrickRule::new(pips, self.fool())
    }

    fn facts(self) -> Vec<Fact> {
        let seats = self.seats();
        let rule = self.trick_rule();
        let mut facts = vec![
            Fact::Seats {
                fewest: seats.iter().copied().min().unwrap_or_default(),
                most: seats.iter().copied().max().unwrap_or_default(),
            },
            Fact::Pack(self.pack()),
        ];
        facts.extend(Suit::ALL.into_iter().filter_map(|suit| {
            let cards = rule.strongest_first(suit.cards() & self.pack());
            (!cards.is_empty()).then_some(Fact::Order { suit, cards })
        }));
        facts.extend([
            Fact::Direction(self.direction()),
            Fact::Ante {
                least: self.least_stake(),
            },
            Fact::Dealt { cards: TRICKS },
            Fact::TakesAll(Card::DEATH),
        ]);
        facts.extend(BONUS_CARDS.map(|card| Fact::Bonus {
            card,
            amount: self.bonus(card),
            showing: match self {
                Edition::Tavern { .. } => Showing::Voluntary,
                Edition::Vieville => Showing::Automatic,
            },
        }));
        facts.extend([
            Fact::EmptyPotEnds,
            Fact::FirstLead,
            Fact::MustFollow,
            Fact::MustTrump,
            Fact::NeedNotBeat,
            Fact::Fool(self.fool()),
            Fact::TrickWinner,
            Fact::MostTricks,
            Fact::NextDealer,
        ]);
        facts
    }
}

impl Edition {
    fn fool(self) -> FoolRole {
        match self {
            Edition::Tavern { fool, .. } => fool,
            Edition::Vieville => FoolRole::Excuse,
        }
    }

    /// What a bonus card earns (RULES.md 1 (4), 2).
    fn bonus(self, card: Card) -> Amount {
        match (self, card) {
            (Edition::Tavern { .. }, Card::STRENGTH) => Amount::Coins(Coins(3)),
            (Edition::Tavern { .. }, Card::MAGICIAN) => Amount::Coins(Coins(2)),
            (Edition::Tavern { .. }, _) => Amount::Coins(Coins(1)),
            (Edition::Vieville, Card::STRENGTH) => Amount::Stakes(2),
            (Edition::Vieville, _) => Amount::Stakes(1),
        }
    }
}

/// A deal.
#[derive(Clone)]
pub struct Triomphe {
    edition: Edition,
    rule: TrickRule,
    stake: Coins,
    seats: u8,
    dealer: Seat,
    pack: Pack,
    hands: BySeat<CardSet>,
    ledger: Ledger,
    /// Bonus cards that everybody has seen.
    shown: CardSet,
    tricks: BySeat<u8>,
    /// Who was the first to have as many tricks as anybody has now (RULES.md TM-4).
    ahead: Seat,
    /// Cards played to tricks, in order; with the leaders they tell who played them.
    played: [Card; MOST_PLAYED],
    played_len: u8,
    leaders: [Seat; TRICKS],
    phase: Phase,
}

#[derive(Clone, Copy)]
enum Phase {
    /// The bonus question stands; answers are secret until it is closed.
    Question {
        answered: SeatSet,
        answers: CardSet,
    },
    /// Cards are played.
    Tricks {
        turn: Seat,
        /// The suit asked for; empty while the trick is free.
        suit: CardSet,
        /// The strongest card so far and whose it is; 0 as long as nothing can win.
        best: u8,
        winner: Seat,
        /// How many seats have still to play to this trick.
        to_come: u8,
    },
    Over(Ended),
}

/// All that decides what one seat may do.
pub struct Moment {
    rule: TrickRule,
    hand: CardSet,
    place: Place,
}

/// Where the deal stands, for one seat.
enum Place {
    Over,
    NotYours,
    /// It was dealt these bonus cards and has not answered.
    Asked(CardSet),
    /// It plays to a trick that asks for this suit.
    Trick(CardSet),
}

impl Play for Triomphe {
    type Moment = Moment;

    fn start(setup: &Setup, pack: &Pack, sink: &mut impl FnMut(Event)) -> Triomphe {
        let Variant::Triomphe(edition) = setup.variant();
        let seats = setup.seats();
        let first = setup.first_seat();
        let mut deal = Triomphe {
            edition,
            rule: edition.trick_rule(),
            stake: setup.stake(),
            seats: seats as u8,
            dealer: setup.dealer(),
            pack: *pack,
            hands: BySeat::new(seats),
            ledger: Ledger::new(seats),
            shown: CardSet::EMPTY,
            tricks: BySeat::new(seats),
            ahead: first,
            played: [Card::FOOL; MOST_PLAYED],
            played_len: 0,
            leaders: [first; TRICKS],
            phase: Phase::Question {
                answered: SeatSet::EMPTY,
                answers: CardSet::EMPTY,
            },
        };
        deal.ledger.antes(setup.stake(), seats, sink);
        let mut dealt = CardSet::EMPTY;
        let mut seat = first;
        for &card in pack.order().iter().take(TRICKS * seats) {
            deal.hands[seat].insert(card);
            dealt.insert(card);
            seat = seat.next(edition.direction(), seats);
        }
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
        if dealt.contains(Card::DEATH) {
            deal.pay_death(sink);
        } else {
            match edition {
                Edition::Tavern { .. } => sink(Event::QuestionOpened),
                Edition::Vieville => deal.pay_bonuses(bonus_cards(dealt), sink),
            }
        }
        deal
    }

    fn setup(&self) -> Setup {
        Setup::known_good(
            Variant::Triomphe(self.edition),
            self.stake,
            self.seats(),
            self.dealer,
            Before::default(),
        )
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Question { .. } => Turn::Question,
            Phase::Tricks { turn, .. } => Turn::One(turn),
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
    fn question(&self) -> SeatSet {
        match self.phase {
            Phase::Question { answered, .. } => Seat::all(self.seats())
                .filter(|&seat| !bonus_cards(self.hands[seat]).is_empty())
                .filter(|&seat| !answered.contains(seat))
                .collect(),
            _ => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn close_question(&mut self, sink: &mut impl FnMut(Event)) -> bool {
        match self.phase {
            Phase::Question { answers, .. } if self.question().is_empty() => {
                sink(Event::QuestionClosed);
                self.pay_bonuses(answers, sink);
                true
            }
            _ => false,
        }
    }

    #[inline]
    fn moment(&self, seat: Seat) -> Moment {
        let hand = self.hands[seat];
        let place = match self.phase {
            Phase::Over(_) => Place::Over,
            Phase::Question { answered, .. } => {
                let cards = bonus_cards(hand);
                if cards.is_empty() || answered.contains(seat) {
                    Place::NotYours
                } else {
                    Place::Asked(cards)
                }
            }
            Phase::Tricks { turn, suit, .. } if turn == seat => Place::Trick(suit),
            Phase::Tricks { .. } => Place::NotYours,
        };
        Moment {
            rule: self.rule,
            hand,
            place,
        }
    }

    fn seen(view: &View) -> Moment {
        let Variant::Triomphe(edition) = view.variant;
        let rule = edition.trick_rule();
        let place = match (view.turn, view.my_question) {
            (Turn::Over, _) => Place::Over,
            (
                Turn::Question,
                Some(MyQuestion {
                    cards,
                    answer: None,
                }),
            ) if !cards.is_empty() => Place::Asked(cards),
            (Turn::One(turn), _) if view.viewer == Viewer::Seat(turn) => {
                let cards = view.trick.cards.iter().map(|(_, card)| *card);
                Place::Trick(rule.suit_led(cards))
            }
            _ => Place::NotYours,
        };
        Moment {
            rule,
            hand: view.hand,
            place,
        }
    }

    #[inline]
    fn choice(moment: Moment) -> Choice {
        match moment.place {
            Place::Over | Place::NotYours => Choice::Nothing,
            Place::Asked(cards) => Choice::Show(cards),
            Place::Trick(suit) => Choice::Play(moment.rule.playable(moment.hand, suit)),
        }
    }

    #[inline]
    fn admits(moment: &Moment, kind: ActKind) -> Result<(), Refusal> {
        let code = match (&moment.place, kind) {
            (Place::Asked(_), ActKind::Show | ActKind::Hide) => return Ok(()),
            (Place::Trick(_), ActKind::Play) => return Ok(()),
            (Place::Over, _) => RefusalCode::DealIsOver,
            (Place::NotYours, _) => RefusalCode::NotYourTurn,
            _ => RefusalCode::NotAllowedNow,
        };
        Err(Refusal::plain(code))
    }

    #[inline]
    fn allows(moment: &Moment, act: &Act) -> Result<(), Refusal> {
        match (&moment.place, act) {
            (Place::Asked(_), Act::Hide) => Ok(()),
            (Place::Asked(bonus), Act::Show(cards)) => {
                let code = if cards.is_empty() {
                    RefusalCode::WrongCount
                } else if !moment.hand.contains_all(*cards) {
                    RefusalCode::NotYourCard
                } else if !bonus.contains_all(*cards) {
                    RefusalCode::NotAllowedNow
                } else {
                    return Ok(());
                };
                Err(Refusal {
                    code,
                    rule: "1 (4)",
                    would_do: *bonus,
                })
            }
            (Place::Trick(suit), Act::Play(card)) => {
                if moment.hand.contains(*card) {
                    moment.rule.why_not(moment.hand, *suit, *card)
                } else {
                    Err(Refusal::plain(RefusalCode::NotYourCard))
                }
            }
            _ => Err(Refusal::plain(RefusalCode::NotAllowedNow)),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match (&mut self.phase, act) {
            (Phase::Question { answered, answers }, Act::Show(cards)) => {
                answered.insert(seat);
                *answers |= cards;
            }
            (Phase::Question { answered, .. }, Act::Hide) => answered.insert(seat),
            (Phase::Tricks { turn, .. }, Act::Play(card)) if *turn == seat => {
                self.play(seat, card, sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn substitute(&self, seat: Seat) -> Option<Act> {
        match Self::choice(self.moment(seat)) {
            Choice::Nothing => None,
            Choice::Show(cards) => Some(Act::Show(cards)),
            Choice::Play(cards) => self.rule.lowest(cards).map(Act::Play),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        let played = self.played();
        let (tricks, trick) = played.split_at(played.len() - played.len() % self.seats());
        let last_trick = (tricks.len() / self.seats()).checked_sub(1);
        let last_trick =
            last_trick.map(|number| self.seen_trick(number, &tricks[number * self.seats()..]));
        let number = (tricks.len() / self.seats()).min(TRICKS - 1);
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: Variant::Triomphe(self.edition),
            stake: self.stake,
            seats: self.seats(),
            dealer: self.dealer,
            turn: self.turn(),
            hand: seat.map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            hand_sizes: BySeat::from_fn(self.seats(), |seat| self.hands[seat].len() as u8),
            trick: match &last_trick {
                Some(last) if tricks.len() == TRICKS * self.seats() => Trick {
                    leader: last.winner.unwrap_or(last.leader),
                    cards: Vec::new(),
                    winner: None,
                },
                _ => self.seen_trick(number, trick),
            },
            last_trick,
            tricks: self.tricks,
            shown: self.shown_in_deal_order(),
            death: match self.phase {
                Phase::Over(Ended::Death) => self.dealt_card(Card::DEATH),
                _ => None,
            },
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: match (self.phase, seat) {
                (Phase::Question { answered, answers }, Some(seat)) => {
                    let cards = bonus_cards(self.hands[seat]);
                    let answer = answered.contains(seat).then_some(answers & cards);
                    Some(MyQuestion { cards, answer })
                }
                _ => None,
            },
            outcome: self.outcome(),
            played,
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ended) = self.phase else {
            return None;
        };
        Some(Outcome {
            ended,
            tricks: BySeat::from_fn(self.seats(), |seat| u32::from(self.tricks[seat])),
            points: None,
            score: None,
            coins: self.ledger.seats,
            pot: Some(self.ledger.pot),
            match_over: false,
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        let answer = |(seat, cards): (Seat, CardSet)| {
            let cards = bonus_cards(cards);
            let shown = match self.phase {
                Phase::Question { answered, answers } => {
                    answered.contains(seat).then_some(answers & cards)?
                }
                _ => self.shown & cards,
            };
            (!cards.is_empty()).then_some(if shown.is_empty() {
                (seat, Act::Hide)
            } else {
                (seat, Act::Show(shown))
            })
        };
        let is_asked = match self.edition {
            Edition::Tavern { .. } => !matches!(self.phase, Phase::Over(Ended::Death)),
            Edition::Vieville => false,
        };
        let dealt = self.dealt_hands();
        let answers = self
            .deal_order()
            .filter(|_| is_asked)
            .filter_map(|seat| answer((seat, dealt[seat])));
        let plays = self.played().into_iter();
        answers
            .chain(plays.map(|(seat, card)| (seat, Act::Play(card))))
            .collect()
    }
}

/// What can win a bonus of these cards.
#[inline]
fn bonus_cards(cards: CardSet) -> CardSet {
    const ALL: CardSet = CardSet::of(Card::STRENGTH)
        .with(Card::MAGICIAN)
        .with(Card::FOOL);
    cards & ALL
}

impl Triomphe {
    fn seats(&self) -> usize {
        self.seats as usize
    }

    /// From the seat next to the dealer round to the dealer.
    fn deal_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (direction, seats) = (self.edition.direction(), self.seats());
        self.dealer.next(direction, seats).round(direction, seats)
    }

    fn dealt_hands(&self) -> BySeat<CardSet> {
        let mut hands = BySeat::<CardSet>::new(self.seats());
        for (seat, card) in self.deal_order().cycle().zip(self.dealt()) {
            hands[seat].insert(card);
        }
        hands
    }

    fn dealt(&self) -> impl Iterator<Item = Card> + '_ {
        self.pack
            .order()
            .iter()
            .copied()
            .take(TRICKS * self.seats())
    }

    /// Who was dealt this card.
    fn dealt_card(&self, card: Card) -> Option<Seat> {
        let mut dealt = self.deal_order().cycle().zip(self.dealt());
        dealt
            .find(|(_, dealt)| *dealt == card)
            .map(|(seat, _)| seat)
    }

    /// Death's holder takes the pot, and the hands are thrown in (RULES.md 1 (3), 2).
    fn pay_death(&mut self, sink: &mut impl FnMut(Event)) {
        if let Some(seat) = self.dealt_card(Card::DEATH) {
            sink(Event::DeathShown { seat });
            self.ledger
                .pay_out(seat, self.ledger.pot, Reason::Death, sink);
        }
        self.end(Ended::Death, sink);
    }

    /// Shown bonus cards are paid in deal order, then the first trick begins if there is still a pot
    /// (RULES.md 1 (4), (5), TM-2, 2).
    #[inline]
    fn pay_bonuses(&mut self, shown: CardSet, sink: &mut impl FnMut(Event)) {
        self.shown = shown;
        if !shown.is_empty() {
            for (seat, card) in self.shown_in_deal_order() {
                sink(Event::Shown { seat, card });
                let amount = self.edition.bonus(card).at(self.stake);
                // The pot is never short (TM-2, TV-2); should a house rule make it so, it pays what it has.
                let amount = amount.min(self.ledger.pot);
                self.ledger.pay_out(seat, amount, Reason::Bonus(card), sink);
            }
        }
        if self.ledger.pot == Coins::ZERO {
            self.end(Ended::Emptied, sink);
        } else {
            self.begin_trick(self.leaders[0]);
        }
    }

    fn shown_in_deal_order(&self) -> Vec<(Seat, Card)> {
        if self.shown.is_empty() {
            return Vec::new();
        }
        let dealt = self.dealt_hands();
        self.deal_order()
            .flat_map(|seat| {
                let cards = (self.shown & dealt[seat]).iter();
                cards.map(move |card| (seat, card))
            })
            .collect()
    }

    #[inline]
    fn begin_trick(&mut self, leader: Seat) {
        self.phase = Phase::Tricks {
            turn: leader,
            suit: CardSet::EMPTY,
            best: 0,
            winner: leader,
            to_come: self.seats,
        };
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card, sink: &mut impl FnMut(Event)) {
        let Phase::Tricks {
            turn,
            suit,
            best,
            winner,
            to_come,
        } = &mut self.phase
        else {
            return;
        };
        self.hands[seat].remove(card);
        if let Some(place) = self.played.get_mut(self.played_len as usize) {
            *place = card;
        }
        self.played_len += 1;
        sink(Event::Played { seat, card });
        if suit.is_empty() {
            *suit = self.rule.suit_fixed_by(card);
        }
        let power = self.rule.power(card, *suit);
        if power > *best {
            (*best, *winner) = (power, seat);
        }
        *to_come -= 1;
        if *to_come == 0 {
            let winner = *winner;
            self.end_trick(winner, sink);
        } else {
            *turn = seat.next(self.edition.direction(), self.seats as usize);
        }
    }

    #[inline]
    fn end_trick(&mut self, winner: Seat, sink: &mut impl FnMut(Event)) {
        self.tricks[winner] += 1;
        if self.tricks[winner] > self.tricks[self.ahead] {
            self.ahead = winner;
        }
        let trick = self.played_len / self.seats;
        sink(Event::TrickWon {
            seat: winner,
            trick,
        });
        match self.leaders.get_mut(trick as usize) {
            Some(leader) => {
                *leader = winner;
                self.begin_trick(winner);
            }
            None => {
                self.ledger
                    .pay_out(self.ahead, self.ledger.pot, Reason::MostTricks, sink);
                self.end(Ended::Tricks, sink);
            }
        }
    }

    fn end(&mut self, ended: Ended, sink: &mut impl FnMut(Event)) {
        self.phase = Phase::Over(ended);
        sink(Event::Ended(ended));
    }

    /// Every card played so far with who played it.
    fn played(&self) -> Vec<(Seat, Card)> {
        let cards = &self.played[..(self.played_len as usize).min(MOST_PLAYED)];
        let tricks = cards.chunks(self.seats()).zip(self.leaders);
        tricks
            .flat_map(|(cards, leader)| {
                let seats = leader.round(self.edition.direction(), self.seats());
                seats.zip(cards.iter().copied())
            })
            .collect()
    }

    fn seen_trick(&self, number: usize, cards: &[(Seat, Card)]) -> Trick {
        let suit = self.rule.suit_led(cards.iter().map(|(_, card)| *card));
        let power = |card: Card| self.rule.power(card, suit);
        let best = cards.iter().map(|(_, card)| power(*card)).max();
        let best = best.filter(|best| *best > 0);
        Trick {
            leader: self.leaders[number.min(TRICKS - 1)],
            cards: cards.to_vec(),
            winner: best.and_then(|best| {
                let strongest = cards.iter().find(|(_, card)| power(*card) == best);
                strongest.map(|(seat, _)| *seat)
            }),
        }
    }
}
