//! A game in one of its editions, with its options.

use std::collections::BTreeMap;
use std::fmt;

use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::event::Reason;
use crate::fact::Fact;
use crate::games::troccas::PartnerDraw;
use crate::games::{Variant, each};
use crate::outcome::Outcome;
use crate::seat::{Direction, Seat};
use crate::setup::{Before, Setup};
use crate::trick::TrickRule;

/// What a game says of itself before any card is dealt.
pub(crate) trait Rules: Copy + 'static {
    /// The game's name in records.
    const GAME: &'static str;
    /// The stake of a table where nobody names one: the usual starting coins cover at least ten of its worst deals.
    const USUAL_STAKE: Coins = Coins(1);
    /// The edition and options of these names; no edition means the default.
    fn parse(
        edition: Option<&str>,
        options: &BTreeMap<String, String>,
    ) -> Result<Self, VariantError>;
    fn edition(self) -> &'static str;
    /// The options that differ from the edition's defaults.
    fn options(self) -> Vec<(&'static str, &'static str)>;
    fn all() -> Vec<Self>;
    fn seats(self) -> &'static [usize];
    fn usual_seats(self) -> usize;
    fn pack(self) -> CardSet;
    fn direction(self) -> Direction;
    fn hand_size(self) -> usize;
    fn least_stake(self) -> Coins;
    /// Who is dealt the `n`th card of the pack, from 0; nobody: it is stock.
    fn dealt_to(self, setup: &Setup, n: usize) -> Option<Seat>;
    fn max_loss(self, setup: &Setup, seat: Seat) -> Coins;
    /// How tricks are followed and won, once it is known which suit was turned up for trumps.
    fn trick_rule(self, turned: Option<Suit>) -> &'static TrickRule;
    /// Which side a seat is on, in games of sides.
    fn side(self, _seat: Seat, _seats: usize) -> Option<usize> {
        None
    }
    /// Are several deals settled together (DESIGN.md, match)?
    fn is_match(self) -> bool {
        false
    }
    /// The least and the most that a player may set as purse for a deal, where the game has purses.
    fn purse(self, _stake: Coins) -> Option<(Coins, Coins)> {
        None
    }
    /// What a first deal starts from.
    fn first_before(self, _stake: Coins, _seats: usize) -> Before {
        Before::default()
    }
    /// Can a deal start from what `setup.before()` says? If not, what is wrong, in a few words.
    fn accepts(self, setup: &Setup) -> Result<(), &'static str> {
        if *setup.before() == Before::default() {
            Ok(())
        } else {
            Err("this game carries nothing over")
        }
    }
    /// What the deal after this one starts from.
    fn next_before(self, setup: &Setup, _outcome: &Outcome) -> Before {
        self.first_before(setup.stake(), setup.seats())
    }
    /// What a pile of cards counts, where card points are counted.
    fn points_of(self, _pile: CardSet) -> Option<i32> {
        None
    }
    /// The draw for partners and the dealer from a shuffled pack, where there is one.
    fn draw_partners(self, _order: &[Card], _shuffler: Seat) -> Option<PartnerDraw> {
        None
    }
    /// How many deals are played with the same partners, where partners are drawn.
    fn deals_between_draws(self) -> Option<u32> {
        None
    }
    fn facts(self) -> Vec<Fact>;
    /// The place in RULES.md that a fact rests on.
    fn rule_of(self, fact: &Fact) -> &'static str;
    /// The place in RULES.md that a payment rests on.
    fn rule_of_payment(self, reason: Reason) -> &'static str;
    /// The place in RULES.md that says where the odd coins of a division go, where there can be any.
    fn rule_of_odd_coins(self) -> Option<&'static str> {
        None
    }
}

/// A game, edition or option that is not played here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No such game.
    #[error("there is no game {0:?}; games are: {known}", known = Variant::games().join(", "))]
    UnknownGame(String),
    /// The game has no such edition.
    #[error("{game} has no edition {edition:?}; editions are: {known}")]
    UnknownEdition {
        /// The game.
        game: &'static str,
        /// What was asked for.
        edition: String,
        /// What there is, with commas between.
        known: String,
    },
    /// The edition has no such option, or the option no such value (`unsupported-option`).
    #[error("{game}/{edition} has no option {option}={value}")]
    UnsupportedOption {
        /// The game.
        game: &'static str,
        /// The edition.
        edition: &'static str,
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
}

impl Variant {
    /// The game, edition (`None`: the game's default) and options of these names, as in a record.
    ///
    /// # Errors
    /// Names that are not played here.
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

    /// The game's name.
    pub fn game(&self) -> &'static str {
        fn name<R: Rules>(_: R) -> &'static str {
            R::GAME
        }
        each!(Variant, *self, rules => name(rules))
    }

    /// The edition's name.
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

    /// The numbers of seats it can be played with, ascending.
    pub fn seats(&self) -> &'static [usize] {
        each!(Variant, *self, rules => rules.seats())
    }

    /// A number of seats it is good with.
    pub fn usual_seats(&self) -> usize {
        each!(Variant, *self, rules => rules.usual_seats())
    }

    /// The cards it is played with.
    pub fn pack(&self) -> CardSet {
        each!(Variant, *self, rules => rules.pack())
    }

    /// The direction of deal and play.
    pub fn direction(&self) -> Direction {
        each!(Variant, *self, rules => rules.direction())
    }

    /// How many cards a seat plays with.
    pub fn hand_size(&self) -> usize {
        each!(Variant, *self, rules => rules.hand_size())
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

    /// The card points of a pile as they are counted at the end of a deal; `None` where no card points are counted.
    /// A Fool that its player keeps counts apart from the other cards of the pile (RULES.md SC-1).
    pub fn points_of(&self, pile: CardSet) -> Option<i32> {
        each!(Variant, *self, rules => rules.points_of(pile))
    }

    /// What the rules page tells of this very game, edition and options.
    pub fn facts(&self) -> Vec<Fact> {
        each!(Variant, *self, rules => rules.facts())
    }

    /// The place in RULES.md that one of these facts rests on, for example `0.2 (2)` or `TM-1`.
    pub fn rule_of(&self, fact: &Fact) -> &'static str {
        each!(Variant, *self, rules => rules.rule_of(fact))
    }

    /// The place in RULES.md that a payment for this reason rests on, for example `1 (7)` or `SC-7`.
    pub fn rule_of_payment(&self, reason: Reason) -> &'static str {
        each!(Variant, *self, rules => rules.rule_of_payment(reason))
    }

    /// The place in RULES.md that says where odd coins go when coins are divided, where they ever are.
    pub fn rule_of_odd_coins(&self) -> Option<&'static str> {
        each!(Variant, *self, rules => rules.rule_of_odd_coins())
    }

    /// How strong the card is within its suit, and every trump above every plain card: for sorting and for weighing.
    /// `turned` is the suit that was turned up for trumps, where the game has such a suit.
    pub fn strength(&self, card: Card, turned: Option<Suit>) -> u8 {
        self.trick_rule(turned).power(card, card.suit().cards())
    }

    /// Would the card take a trick in which these lie, first card first?
    pub fn would_take(&self, trick: &[Card], card: Card, turned: Option<Suit>) -> bool {
        let rule = self.trick_rule(turned);
        let suit = rule.suit_led(trick.iter().copied().chain([card]));
        let needed = rule.needed(trick.iter().copied(), suit);
        rule.power(card, suit) >= needed
    }

    /// Which side a seat is on, 0 or 1; `None` where everybody plays for themselves.
    pub fn side(&self, seat: Seat, seats: usize) -> Option<usize> {
        each!(Variant, *self, rules => rules.side(seat, seats))
    }

    /// The draw for partners and the first dealer from a shuffled pack in this order, cut and dealt from by the shuffler
    /// (RULES.md TR-6); `None` where nobody draws, and for a pack in which not everybody comes to a trump.
    pub fn draw_partners(&self, order: &[Card], shuffler: Seat) -> Option<PartnerDraw> {
        each!(Variant, *self, rules => rules.draw_partners(order, shuffler))
    }

    /// After how many deals partners are drawn anew; `None` where nobody draws.
    pub fn deals_between_draws(&self) -> Option<u32> {
        each!(Variant, *self, rules => rules.deals_between_draws())
    }

    /// Are several deals settled together: is there a match with a score, whose stakes are held until it is over?
    pub fn is_match(&self) -> bool {
        each!(Variant, *self, rules => rules.is_match())
    }

    /// The least and the most that a player may set as purse for a deal, in coins;
    /// `None` where the game has no purses (RULES.md 0.3).
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

    /// Who gets which cards from a pack in this order, by seat, and what is left: a plain account of the dealing.
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
