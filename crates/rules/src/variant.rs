//! A game in one of its editions, with options.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::fact::Fact;
use crate::games::points::{Counting, FoolGoes};
use crate::games::troccas::PartnerDraw;
use crate::games::{Variant, each};
use crate::introduction::Introduction;
use crate::outcome::Outcome;
use crate::pack::Pack;
use crate::rule::RuleId;
use crate::seat::{BySeat, Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::{FoolRole, TrickRule};
use crate::view::Talk;

/// What a game defines before any card is dealt.
pub(crate) trait Rules: Copy + 'static {
    /// The game's name in records.
    const GAME: &'static str;
    /// How the game is offered to newcomers.
    const INTRODUCTION: Introduction;
    /// The stake of a table when nobody names one: the default starting coins cover at least ten of its worst deals.
    const USUAL_STAKE: Coins = Coins(1);
    /// Parses these names; without an edition, the game's default.
    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Self, VariantError>;
    fn edition(self) -> &'static str;
    /// The options that differ from the edition's defaults.
    fn options(self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    fn all() -> Vec<Self>;
    /// Every option of the game, whichever of its editions has it.
    fn all_options() -> Vec<GameOption> {
        Vec::new()
    }
    fn seats(self) -> &'static [usize];
    fn usual_seats(self) -> usize;
    fn pack(self) -> CardSet;
    fn direction(self) -> Direction;
    /// The numbers of cards that each of so many seats in turn is dealt at a time, round by round.
    fn packets(self, seats: usize) -> &'static [usize];
    fn hand_size(self, seats: usize) -> usize {
        self.packets(seats).iter().sum()
    }
    fn least_stake(self) -> Coins;
    /// The seat that is dealt the `n`th card of the pack, from 0; `None` if it goes to the stock.
    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat> {
        setup.dealt_to(self.packets(setup.seats()), n)
    }
    /// The hands as dealt by packets.
    #[inline]
    fn hands(self, setup: &Setup, pack: &Pack) -> BySeat<CardSet> {
        let (direction, seats) = (self.direction(), setup.seats());
        let mut hands = BySeat::<CardSet>::new(seats);
        let mut cards = pack.order();
        let mut seat = setup.dealer();
        for packet in self.packets(seats) {
            for _ in 0..seats {
                seat = seat.next(direction, seats);
                let (dealt, rest) = cards.split_at((*packet).min(cards.len()));
                for card in dealt {
                    hands[seat].insert(*card);
                }
                cards = rest;
            }
        }
        hands
    }
    fn max_loss(self, setup: &Setup, seat: Seat) -> Coins;
    /// How tricks are followed and won. `turned` is the suit turned up for trumps, once it is known.
    fn trick_rule(self, turned: Option<Suit>) -> &'static TrickRule;
    /// The side of a seat, in games with sides.
    fn side(self, _seat: Seat, _seats: usize) -> Option<usize> {
        None
    }
    /// Whether several deals are settled together as a match.
    fn is_match(self) -> bool {
        false
    }
    /// The smallest and largest purse for a deal, if the game has purses.
    fn purse(self, _stake: Coins) -> Option<(Coins, Coins)> {
        None
    }
    /// The state that a first deal starts from.
    fn first_before(self, _stake: Coins, _seats: usize) -> Before {
        Before::default()
    }
    /// Checks whether a deal can start from `setup.before()`; the error says in a few words what is wrong.
    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        if *setup.before() == Before::default() {
            Ok(())
        } else {
            Err("this game carries nothing over")
        }
    }
    /// The state that the next deal starts from.
    fn next_before(self, setup: &Setup, _outcome: &Outcome) -> Before {
        self.first_before(setup.stake(), setup.seats())
    }
    /// How card points are counted, if the game counts them.
    fn counts(self) -> Option<Counting> {
        None
    }
    /// The points of the last trick for its winner, beside its cards.
    fn last_trick(self) -> i32 {
        0
    }
    /// The card points with which a seat, or its side, wins and loses nothing after this talk, if that is no equal share.
    fn zero(self, _talk: &Talk, _seat: Seat) -> Option<i32> {
        None
    }
    /// Whether whoever has no trump but the Fool may play another card where a trump is due (RULES.md TG-5).
    fn can_withhold_fool(self) -> bool {
        false
    }
    /// Draws partners and dealer from a shuffled pack, if the game does that.
    fn draw_partners(self, _order: &[Card], _shuffler: Seat) -> Option<PartnerDraw> {
        None
    }
    /// For each new seat the old seat that moves there where this pair plays together by choice, if the game draws
    /// partners.
    fn seat_partners(self, _pair: [Seat; 2]) -> Option<Vec<Seat>> {
        None
    }
    /// For how many deals drawn partners stay together, if the game draws them.
    fn deals_between_draws(self) -> Option<u32> {
        None
    }
    fn facts(self) -> Vec<Fact>;
    /// How many can play.
    fn seats_fact(self) -> Fact {
        let seats = self.seats().iter().copied();
        Fact::Seats {
            fewest: seats.clone().min().unwrap_or_default(),
            most: seats.max().unwrap_or_default(),
        }
    }
    /// The ranking of every suit of the pack.
    fn order_facts(self) -> impl Iterator<Item = Fact> {
        let rule = self.trick_rule(None);
        Suit::ALL.into_iter().filter_map(move |suit| {
            let cards = rule.strongest_first(suit.cards() & self.pack());
            (!cards.is_empty()).then_some(Fact::Order { suit, cards })
        })
    }
    /// The place in RULES.md behind a fact.
    fn rule_of(self, fact: &Fact) -> RuleId;
    /// Whether stakes may be divided so that odd coins are left over (RULES.md TT-2, SW-1).
    fn divides_odd_coins(self) -> bool {
        false
    }
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// The name in records.
    pub name: &'static str,
    /// What the option can be set to.
    pub values: OptionValues,
}

/// What an option can be set to, as records write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words, the default first.
    Words(Vec<&'static str>),
    /// A whole number in this range.
    Numbers(RangeInclusive<u32>),
    /// A whole number in this range, or this word.
    NumbersOr(RangeInclusive<u32>, &'static str),
}

impl OptionValues {
    /// All of them, numbers in ascending order and a word behind them.
    pub fn names(&self) -> Vec<String> {
        let numbers = |range: &RangeInclusive<u32>| range.clone().map(|n| n.to_string());
        match self {
            OptionValues::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            OptionValues::Numbers(range) => numbers(range).collect(),
            OptionValues::NumbersOr(range, word) => {
                numbers(range).chain([(*word).to_owned()]).collect()
            }
        }
    }
}

/// A game, edition or option that is not played here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No game has this name.
    #[error("there is no game {0:?}; games are: {known}", known = Variant::games().join(", "))]
    UnknownGame(String),
    /// The game has no edition of this name.
    #[error("{game} has no edition {edition:?}; editions are: {known}")]
    UnknownEdition {
        /// The game that was asked for.
        game: &'static str,
        /// The edition that was asked for.
        edition: String,
        /// The game's editions, separated by commas.
        known: String,
    },
    /// The edition has no such option, or the option has no such value (`unsupported-option`).
    #[error("{game}/{edition} has no option {option}={value}")]
    UnsupportedOption {
        /// The game that was asked for.
        game: &'static str,
        /// The edition that was asked for.
        edition: &'static str,
        /// The option that was asked for.
        option: String,
        /// The value that was asked for.
        value: String,
    },
}

impl VariantError {
    pub(crate) fn unknown_edition(
        game: &'static str,
        edition: &str,
        known: &[&str],
    ) -> VariantError {
        VariantError::UnknownEdition {
            game,
            edition: short(edition),
            known: known.join(", "),
        }
    }

    pub(crate) fn unsupported_option(
        game: &'static str,
        edition: &'static str,
        option: &str,
        value: &str,
    ) -> VariantError {
        VariantError::UnsupportedOption {
            game,
            edition,
            option: short(option),
            value: short(value),
        }
    }
}

/// Parses the names for a game with one edition: `usual` is that edition without options, and `with` gives it one.
///
/// # Errors
/// Any other edition, and an option or a value of one that it does not have.
pub(crate) fn parse_only<R: Rules>(
    usual: R,
    edition: Option<&str>,
    options: &BTreeMap<String, String>,
    with: impl Fn(R, &str, &str) -> Option<R>,
) -> Result<R, VariantError> {
    let only = usual.edition();
    let asked = edition.unwrap_or(only);
    if asked != only {
        return Err(VariantError::unknown_edition(R::GAME, asked, &[only]));
    }
    options.iter().try_fold(usual, |parsed, (option, value)| {
        let next = with(parsed, option, value);
        next.ok_or_else(|| VariantError::unsupported_option(R::GAME, only, option, value))
    })
}

/// Enough of a name to recognise it in a message.
pub(crate) fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

impl Variant {
    /// Parses names as a record writes them; without an edition, the game's default.
    ///
    /// # Errors
    /// A game, edition or option that is not played here.
    pub fn parse(
        game: &str,
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Variant, VariantError> {
        crate::games::parse(game, edition, options)
    }

    /// The names of the games, in the order of RULES.md.
    pub fn games() -> Vec<&'static str> {
        let mut games: Vec<_> = Variant::all().iter().map(Variant::game).collect();
        games.dedup();
        games
    }

    /// Every edition of every game with its default options; a game's default edition comes first.
    pub fn editions() -> Vec<Variant> {
        let mut all = Variant::all();
        all.retain(|variant| variant.options().is_empty());
        all
    }

    /// Every edition, those of the easiest game first, and of a game the one that is easiest to begin with.
    pub fn easiest_first() -> Vec<Variant> {
        let mut editions = Variant::editions();
        editions.sort_by_key(|variant| {
            let game = variant.introduction();
            let mut of_game = game.editions.iter();
            let place = of_game.position(|(name, _)| *name == variant.edition());
            (game.level, game.place, place)
        });
        editions
    }

    /// How the game is offered to newcomers.
    pub fn introduction(&self) -> Introduction {
        fn introduction<R: Rules>(_: R) -> Introduction {
            R::INTRODUCTION
        }
        each!(Variant, *self, rules => introduction(rules))
    }

    /// The game's name in records.
    pub fn game(&self) -> &'static str {
        fn name<R: Rules>(_: R) -> &'static str {
            R::GAME
        }
        each!(Variant, *self, rules => name(rules))
    }

    /// The edition's name in records.
    pub fn edition(&self) -> &'static str {
        each!(Variant, *self, rules => rules.edition())
    }

    /// The options that differ from the edition's defaults.
    pub fn options(&self) -> BTreeMap<String, String> {
        let options = each!(Variant, *self, rules => rules.options());
        options
            .into_iter()
            .map(|(option, value)| (option.to_owned(), value.to_owned()))
            .collect()
    }

    /// Every option of the game, also those that this edition does not have.
    pub fn all_options(&self) -> Vec<GameOption> {
        fn all<R: Rules>(_: R) -> Vec<GameOption> {
            R::all_options()
        }
        each!(Variant, *self, rules => all(rules))
    }

    /// The numbers of seats it can be played with, in ascending order.
    pub fn seats(&self) -> &'static [usize] {
        each!(Variant, *self, rules => rules.seats())
    }

    /// A number of seats that plays well; what is suggested when nobody names one.
    pub fn usual_seats(&self) -> usize {
        each!(Variant, *self, rules => rules.usual_seats())
    }

    /// The cards of its pack.
    pub fn pack(&self) -> CardSet {
        each!(Variant, *self, rules => rules.pack())
    }

    /// The direction of deal and play.
    pub fn direction(&self) -> Direction {
        each!(Variant, *self, rules => rules.direction())
    }

    /// The numbers of cards that each of so many seats in turn is dealt at a time, round by round.
    pub fn packets(&self, seats: usize) -> &'static [usize] {
        each!(Variant, *self, rules => rules.packets(seats))
    }

    /// The number of cards with which each of so many seats plays.
    pub fn hand_size(&self, seats: usize) -> usize {
        each!(Variant, *self, rules => rules.hand_size(seats))
    }

    /// The stake of a table where nobody names one, in coins.
    pub fn usual_stake(&self) -> Coins {
        fn stake<R: Rules>(_: R) -> Coins {
            R::USUAL_STAKE
        }
        each!(Variant, *self, rules => stake(rules))
    }

    /// The smallest stake, in coins.
    pub fn least_stake(&self) -> Coins {
        each!(Variant, *self, rules => rules.least_stake())
    }

    /// The card points of a pile as counted at the end of a deal; `None` if the game counts no card points.
    /// A Fool that its player keeps is counted apart from the rest of the pile (RULES.md SC-1).
    pub fn points_of(&self, pile: CardSet) -> Option<i32> {
        Some(self.counts()?.of_pile(pile))
    }

    pub(crate) fn counts(&self) -> Option<Counting> {
        each!(Variant, *self, rules => rules.counts())
    }

    /// The points of the last trick for its winner, beside its cards (RULES.md 8).
    pub fn last_trick(&self) -> i32 {
        each!(Variant, *self, rules => rules.last_trick())
    }

    /// The statements of the rules page for this edition with these options.
    pub fn facts(&self) -> Vec<Fact> {
        each!(Variant, *self, rules => rules.facts())
    }

    pub(crate) fn zero(&self, talk: &Talk, seat: Seat) -> Option<i32> {
        each!(Variant, *self, rules => rules.zero(talk, seat))
    }

    /// Whether the Fool is an excuse and no trump (RULES.md 0.2 (7)).
    pub fn has_excuse(&self) -> bool {
        self.facts().contains(&Fact::Fool(FoolRole::Excuse))
    }

    /// Whether who plays the Fool keeps it and gives nothing for it (RULES.md SC-5).
    pub fn keeps_fool(&self) -> bool {
        self.counts()
            .is_some_and(|counts| matches!(counts.fool, FoolGoes::Kept | FoolGoes::Stays))
    }

    /// Whether whoever has no trump but the Fool may play another card where a trump is due (RULES.md TG-5).
    pub fn can_withhold_fool(&self) -> bool {
        each!(Variant, *self, rules => rules.can_withhold_fool())
    }

    /// The place in RULES.md behind one of these facts.
    pub fn rule_of(&self, fact: &Fact) -> RuleId {
        each!(Variant, *self, rules => rules.rule_of(fact))
    }

    /// Whether stakes may be divided so that odd coins are left over (RULES.md TT-2, SW-1).
    pub fn divides_odd_coins(&self) -> bool {
        each!(Variant, *self, rules => rules.divides_odd_coins())
    }

    /// The strength of a card within its suit; every trump is above every plain card. For sorting and weighing.
    /// `turned` is the suit turned up for trumps, if the game has one.
    pub fn strength(&self, card: Card, turned: Option<Suit>) -> u8 {
        self.trick_rule(turned).power(card, card.suit().cards())
    }

    /// Whether the card would take the trick with these cards on the table, first card first.
    pub fn would_take(&self, trick: &[Card], card: Card, turned: Option<Suit>) -> bool {
        self.trick_rule(turned).would_take(trick, card)
    }

    /// The side of a seat, 0 or 1; `None` if everybody plays alone.
    pub fn side(&self, seat: Seat, seats: usize) -> Option<usize> {
        each!(Variant, *self, rules => rules.side(seat, seats))
    }

    /// Draws partners and the first dealer from a pack in this order, cut and dealt by the shuffler (RULES.md TR-6).
    /// `None` if the game does not draw, or if the pack runs out before everybody has a trump.
    pub fn draw_partners(&self, order: &[Card], shuffler: Seat) -> Option<PartnerDraw> {
        each!(Variant, *self, rules => rules.draw_partners(order, shuffler))
    }

    /// For each new seat the old seat that moves there where this pair plays together by choice and not by a draw
    /// (RULES.md TR-6). `None` if the game does not draw, or if they are not two of its seats.
    pub fn seat_partners(&self, pair: [Seat; 2]) -> Option<Vec<Seat>> {
        each!(Variant, *self, rules => rules.seat_partners(pair))
    }

    /// After how many deals partners are drawn again; `None` if the game does not draw.
    pub fn deals_between_draws(&self) -> Option<u32> {
        each!(Variant, *self, rules => rules.deals_between_draws())
    }

    /// Whether several deals form a match with a score, whose stakes are held until it is over.
    pub fn is_match(&self) -> bool {
        each!(Variant, *self, rules => rules.is_match())
    }

    /// The smallest and largest purse a player may set for a deal, in coins;
    /// `None` if the game has no purses (RULES.md 0.3).
    pub fn purse(&self, stake: Coins) -> Option<(Coins, Coins)> {
        each!(Variant, *self, rules => rules.purse(stake))
    }

    pub(crate) fn first_before(&self, stake: Coins, seats: usize) -> Before {
        each!(Variant, *self, rules => rules.first_before(stake, seats))
    }

    pub(crate) fn accepts(&self, setup: &Setup) -> Result<(), &'static str> {
        each!(Variant, *self, rules => rules.accepts(setup))
    }

    pub(crate) fn next_before(&self, setup: &Setup, outcome: &Outcome) -> Before {
        each!(Variant, *self, rules => rules.next_before(setup, outcome))
    }

    pub(crate) fn trick_rule(&self, turned: Option<Suit>) -> &'static TrickRule {
        each!(Variant, *self, rules => rules.trick_rule(turned))
    }

    pub(crate) fn dealt_to(&self, setup: &Setup, n: usize) -> Option<Seat> {
        each!(Variant, *self, rules => rules.dealt_to(setup, n))
    }

    pub(crate) fn max_loss(&self, setup: &Setup, seat: Seat) -> Coins {
        each!(Variant, *self, rules => rules.max_loss(setup, seat))
    }

    /// Deals out a pack in this order: the cards of each seat, and the stock.
    pub fn deal_out(&self, setup: &Setup, order: &[Card]) -> (Vec<Vec<Card>>, Vec<Card>) {
        let mut hands = vec![Vec::new(); setup.seats()];
        let mut stock = Vec::new();
        for (n, &card) in order.iter().enumerate() {
            match self.dealt_to(setup, n) {
                Some(seat) => hands[seat.index()].push(card),
                None => stock.push(card),
            }
        }
        (hands, stock)
    }
}

/// `game/edition`, and its options in brackets.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game(), self.edition())?;
        for (option, value) in self.options() {
            write!(f, " [{option}={value}]")?;
        }
        Ok(())
    }
}
