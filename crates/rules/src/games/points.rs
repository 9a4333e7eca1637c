//! What the point games for three share (RULES.md 3, 4, 5, 7): 25 cards each and a talon of three for the dealer,
//! who discards three; 25 tricks by the common rule; then the points won are counted.
//!
//! A game's own file defines what differs ([`PointGame`]); its deal is a [`PointDeal`].

mod bids;
mod count;
mod deal;
mod look;
mod task;

pub(crate) use count::{Counting, FoolGoes, Worth};
pub use deal::PointDeal;

use std::collections::BTreeMap;

use crate::card::{Card, CardSet, Rank, Suit};
use crate::coins::Coins;
use crate::event::Reason;
use crate::fact::{Amount, Chapter, Fact, Value};
use crate::introduction::Introduction;
use crate::outcome::Outcome;
use crate::rule::RuleId;
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::{FoolRole, TrickRule};
use crate::variant::{GameOption, OptionValues, Rules, VariantError};

/// The number of players.
pub(crate) const SEATS: usize = 3;
/// The number of tricks, and of cards in a hand when play begins.
pub(crate) const TRICKS: usize = 25;
/// The number of cards that the dealer takes, and discards in exchange.
pub(crate) const TALON: u32 = 3;

/// What differs between the point games.
pub(crate) trait PointGame: Copy + 'static {
    const GAME: &'static str;
    /// See [`Rules::INTRODUCTION`].
    const INTRODUCTION: Introduction;
    const USUAL_STAKE: Coins = Coins(1);
    /// Its chapter in RULES.md.
    const CHAPTER: RuleId;
    /// Whether honours are declared with the first card.
    const DECLARES: bool = false;
    /// Every edition with every set of options, the default first.
    fn all() -> Vec<Self>;
    fn edition(self) -> &'static str;
    /// Every option of the edition, with its value here.
    fn settings(self) -> Vec<Setting> {
        Vec::new()
    }
    fn direction(self) -> Direction;
    fn trick_rule(self) -> &'static TrickRule;
    /// The number of cards each seat is dealt at a time, round by round.
    fn packets(self) -> &'static [usize] {
        &[5; 5]
    }
    /// Whether there is a session of bids after each of the first three packets.
    fn has_bids(self) -> bool {
        false
    }
    /// The cards that the dealer may discard; at least three of a dealer's hand.
    fn discardable(self, hand: CardSet) -> CardSet;
    /// The place in RULES.md for [`PointGame::discardable`].
    const DISCARD_RULE: RuleId;
    fn counting(self) -> Counting;
    /// What a hand declares with its first card, and what each opponent pays for it, in points.
    fn declared(self, _hand: CardSet) -> (CardSet, i16) {
        (CardSet::EMPTY, 0)
    }
    /// What each seat gains or loses for its card points, in coins.
    fn gains(self, setup: &Setup, points: &BySeat<i32>) -> BySeat<Coins>;
    /// The place in RULES.md for [`PointGame::gains`].
    const PRICE_RULE: RuleId = Self::CHAPTER;
    /// Whether a division can leave odd coins over.
    const DIVIDES_ODD_COINS: bool = false;
    /// The reason of the payments for [`PointGame::gains`].
    const GAINED_FOR: Reason = Reason::Points;
    fn max_loss(self, setup: &Setup) -> Coins;
    /// The match that the deal belongs to, if any.
    fn as_match(self) -> Option<Match> {
        None
    }
    /// The facts of the rules page that only this game has.
    fn own_facts(self) -> Vec<Fact>;
    /// The place in RULES.md for the ranking of a suit.
    fn order_rule(self, suit: Suit) -> RuleId;
}

/// An option and its value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Setting {
    pub option: &'static str,
    pub value: &'static str,
    pub default: &'static str,
}

/// A match of several deals whose points are added up.
#[derive(Clone, Copy)]
pub(crate) struct Match {
    pub deals: u32,
    /// The card points of a whole deal.
    pub points: i32,
}

impl Match {
    /// The score after a deal with these points.
    pub fn score(before: &Before, points: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(points.len(), |seat| before.score[seat] + points[seat])
    }

    pub fn is_last(self, before: &Before) -> bool {
        before.deal >= self.deals
    }

    fn first(self) -> Before {
        Before {
            score: BySeat::new(SEATS),
            deal: 1,
            ..Before::default()
        }
    }

    fn accepts(self, before: &Before) -> Result<(), &'static str> {
        let Before {
            score,
            pot,
            purses,
            deal,
        } = before;
        if !(1..=self.deals).contains(deal) {
            return Err("the match has no such deal");
        }
        let sum: i64 = score.iter().map(|(_, points)| i64::from(points)).sum();
        let all = i64::from(self.points) * i64::from(deal - 1);
        if score.len() != SEATS || sum != all || score.iter().any(|(_, points)| points < 0) {
            return Err("the score is not that of the deals before");
        }
        if *pot != Coins::ZERO || !purses.is_empty() {
            return Err("there is no pot and no purse between deals");
        }
        Ok(())
    }
}

/// A gain of coins for every point above the mean, a loss for every point below it.
pub(crate) fn by_difference(setup: &Setup, points: &BySeat<i32>, mean: i32) -> BySeat<Coins> {
    BySeat::from_fn(points.len(), |seat| {
        // Stakes are at most 10^6 and points at most 129, so this cannot overflow.
        Coins(i64::from(points[seat] - mean) * setup.stake().0)
    })
}

/// This many times the stake.
pub(crate) fn stakes(setup: &Setup, count: i64) -> Coins {
    Coins(setup.stake().0 * count)
}

impl<G: PointGame> Rules for G {
    const GAME: &'static str = G::GAME;
    const INTRODUCTION: Introduction = G::INTRODUCTION;
    const USUAL_STAKE: Coins = G::USUAL_STAKE;

    fn parse(edition: Option<&str>, options: &BTreeMap<String, String>) -> Result<G, VariantError> {
        let all = G::all();
        let mut editions: Vec<_> = all.iter().map(|game| PointGame::edition(*game)).collect();
        editions.dedup();
        let wanted = edition.or(editions.first().copied()).unwrap_or_default();
        let Some(edition) = editions.iter().copied().find(|known| *known == wanted) else {
            return Err(VariantError::unknown_edition(G::GAME, wanted, &editions));
        };
        let of_edition = || all.iter().copied().filter(|game| game.edition() == edition);
        for (option, value) in options {
            let is_known = |setting: &Setting| setting.option == option && setting.value == value;
            if !of_edition().any(|game| game.settings().iter().any(is_known)) {
                return Err(VariantError::unsupported_option(
                    G::GAME,
                    edition,
                    option,
                    value,
                ));
            }
        }
        let is_as_asked = |setting: &Setting| {
            let asked = options.get(setting.option).map(String::as_str);
            asked.unwrap_or(setting.default) == setting.value
        };
        let mut found = of_edition().filter(|game| game.settings().iter().all(is_as_asked));
        found
            .next()
            .ok_or_else(|| VariantError::unknown_edition(G::GAME, edition, &editions))
    }

    fn edition(self) -> &'static str {
        PointGame::edition(self)
    }

    fn options(self) -> Vec<(&'static str, &'static str)> {
        let settings = self.settings().into_iter();
        settings
            .filter(|setting| setting.value != setting.default)
            .map(|setting| (setting.option, setting.value))
            .collect()
    }

    fn all() -> Vec<G> {
        PointGame::all()
    }

    fn all_options() -> Vec<GameOption> {
        let mut options: Vec<(&str, Vec<&str>)> = Vec::new();
        for setting in G::all().into_iter().flat_map(|game| game.settings()) {
            match options.iter_mut().find(|(name, _)| *name == setting.option) {
                Some((_, words)) if words.contains(&setting.value) => {}
                Some((_, words)) => words.push(setting.value),
                None => options.push((setting.option, vec![setting.value])),
            }
        }
        let options = options.into_iter();
        options
            .map(|(name, words)| GameOption {
                name,
                values: OptionValues::Words(words),
            })
            .collect()
    }

    fn seats(self) -> &'static [usize] {
        &[SEATS]
    }

    fn usual_seats(self) -> usize {
        SEATS
    }

    fn pack(self) -> CardSet {
        CardSet::TAROT
    }

    fn direction(self) -> Direction {
        PointGame::direction(self)
    }

    fn packets(self, _: usize) -> &'static [usize] {
        PointGame::packets(self)
    }

    fn least_stake(self) -> Coins {
        Coins(1)
    }

    fn max_loss(self, setup: &Setup, _: Seat) -> Coins {
        PointGame::max_loss(self, setup)
    }

    fn trick_rule(self, _: Option<Suit>) -> &'static TrickRule {
        PointGame::trick_rule(self)
    }

    fn is_match(self) -> bool {
        self.as_match().is_some()
    }

    fn first_before(self, _stake: Coins, _seats: usize) -> Before {
        self.as_match().map(Match::first).unwrap_or_default()
    }

    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        match self.as_match() {
            Some(of) => of.accepts(setup.before()),
            None if *setup.before() == Before::default() => Ok(()),
            None => Err("this game carries nothing over"),
        }
    }

    fn next_before(self, setup: &Setup, outcome: &Outcome) -> Before {
        match (&outcome.score, outcome.match_over) {
            (Some(score), false) => Before {
                score: BySeat::from_slice(score),
                deal: setup.before().deal + 1,
                ..Before::default()
            },
            _ => self.first_before(setup.stake(), setup.seats()),
        }
    }

    fn counts(self) -> Option<Counting> {
        Some(self.counting())
    }

    fn facts(self) -> Vec<Fact> {
        let mut facts = vec![
            self.seats_fact(),
            Fact::Direction(self.direction()),
            Fact::Pack(CardSet::TAROT),
        ];
        facts.extend(self.order_facts());
        facts.extend(Fact::common_play(FoolRole::Excuse));
        facts.push(Fact::NextDealer);
        facts.extend(self.own_facts());
        facts
    }

    fn rule_of(self, fact: &Fact) -> RuleId {
        match fact {
            Fact::Order { suit, .. } => self.order_rule(*suit),
            _ => fact.common_rule().unwrap_or(G::CHAPTER),
        }
    }

    fn divides_odd_coins(self) -> bool {
        G::DIVIDES_ODD_COINS
    }
}

/// How the cards are dealt, and who gets the talon.
pub(crate) fn dealt(rule: RuleId) -> Fact {
    let values = [
        ("cards", Value::Number(TRICKS as i64)),
        ("talon", Value::Number(TALON.into())),
    ];
    Fact::special(Chapter::Deal, "dealt", rule, values)
}

/// The goal, where points above the mean are paid for, and the most that can be lost.
pub(crate) fn goal_and_price(
    chapter: RuleId,
    price_rule: RuleId,
    all: i64,
    mean: i32,
    most: i32,
) -> [Fact; 2] {
    let mean = Value::Number(mean.into());
    [
        Fact::special(
            Chapter::Goal,
            "goal",
            chapter,
            [("all", Value::Number(all)), ("mean", mean.clone())],
        ),
        Fact::special(
            Chapter::Pays,
            "pays",
            price_rule,
            [
                ("mean", mean),
                ("price", Value::Amount(Amount::Stakes(1))),
                ("most", Value::Amount(Amount::Stakes(most.into()))),
            ],
        ),
    ]
}

/// The cards without kings, the Angel, the Bagatto and the Fool.
pub(crate) fn no_five_points_and_no_fool(hand: CardSet) -> CardSet {
    const NEVER: CardSet = CardSet::of_rank(Rank::King)
        .with(Card::ANGEL)
        .with(Card::MAGICIAN)
        .with(Card::FOOL);
    hand - NEVER
}

/// What may be discarded if kings, the Fool and trumps may not be: all other cards. If those are too few,
/// the lowest trumps but I and XXI as well (RULES.md MI-3, SW-4).
pub(crate) fn no_king_and_no_trump(hand: CardSet) -> CardSet {
    let free = hand - CardSet::of_rank(Rank::King) - Suit::Trumps.cards();
    let missing = TALON.saturating_sub(free.len()) as usize;
    let never = CardSet::single(Card::FOOL)
        .with(Card::MAGICIAN)
        .with(Card::WORLD);
    let trumps = (hand & Suit::Trumps.cards()) - never;
    // Trumps are numbered by strength.
    free | trumps.iter().take(missing).collect()
}
