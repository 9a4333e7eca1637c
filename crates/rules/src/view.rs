//! What one viewer may know of a deal.

use crate::act::{Act, Signal};
use crate::card::{Card, CardSet, Suit};
use crate::choice::{Choice, Poignee};
use crate::coins::Coins;
use crate::games::Variant;
use crate::games::ottocento::{self, Combinations};
use crate::games::points::FoolGoes;
use crate::games::tarot::{ExcuseSettled, Sum};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Before;
use crate::turn::Turn;
use crate::word::Word;

/// Who is looking at a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Anyone without a seat.
    Bystander,
}

impl Viewer {
    /// The viewer's seat; `None` for a bystander, and beyond the table's seats.
    pub(crate) fn seat(self, seats: usize) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) if seat.index() < seats => Some(seat),
            _ => None,
        }
    }
}

/// Everything the viewer may know: what is public, and the viewer's own cards and answers.
/// There is no field for anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The game, edition and options.
    pub variant: Variant,
    /// The stake, in coins.
    pub stake: Coins,
    /// The number of seats.
    pub seats: usize,
    /// The seat that dealt.
    pub dealer: Seat,
    /// What earlier deals left: the match score, the pot, the purses.
    pub before: Before,
    /// Whose turn it is.
    pub turn: Turn,
    /// The stage of the deal.
    pub stage: Stage,
    /// The viewer's cards; empty for a bystander.
    pub hand: CardSet,
    /// The number of cards in each hand (trefeltromp: until all have exchanged, the number dealt).
    pub hand_sizes: BySeat<u8>,
    /// The viewer's own cards that lie face down: the dealer's discard or scart, cards put under the stock; in
    /// trefeltromp the card laid until it is shown, the card given in exchange, the hand thrown away by folding.
    pub laid_aside: CardSet,
    /// The current trick; between tricks and before the first lead it has a leader and no cards.
    pub trick: Trick,
    /// The previous trick; its winner leads now.
    pub last_trick: Option<Trick>,
    /// Tricks won by each seat (trefeltromp: rounds in which it won a share).
    pub tricks: BySeat<u8>,
    /// Every card played to tricks so far, with who played it, in order.
    pub played: Vec<(Seat, Card)>,
    /// Cards of a hand that everybody has seen, and that stayed in the hand until they were played:
    /// bonus cards in deal order, declared honours, the nineteenth cards of troccas, what a robber took, combinations
    /// of ottocento.
    pub shown: Vec<(Seat, Card)>,
    /// What this game alone shows.
    pub own: Own,
    /// What is left in the pot; 0 in games without one.
    pub pot: Coins,
    /// What each seat has gained or lost so far, in coins, antes included.
    pub coins: BySeat<Coins>,
    /// The open question to all seats, as far as it concerns the viewer.
    pub my_question: Option<MyQuestion>,
    /// The result, once the deal is over.
    pub outcome: Option<Outcome>,
}

/// What only one game shows. Readers of several games ask the view: [`View::turned`], [`View::bets`] …
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// Nothing.
    Nothing,
    /// Triomphe.
    Triomphe {
        /// The seat that was dealt Death.
        death: Option<Seat>,
    },
    /// The point games.
    Points {
        /// What each opponent paid the seat for declared honours, in points; 0 if it declared none (mitigati).
        honours: BySeat<i16>,
    },
    /// Troccas.
    Troccas {
        /// The king that calls its jack in the current trick, and its seat.
        calling: Option<(Seat, Card)>,
    },
    /// La Triomphe.
    Latriomphe {
        /// The card turned up to set the trump suit.
        turned: Option<Card>,
        /// The side (in as-qui-pille the seat) that must win every trick, if any.
        vole: Option<Vole>,
    },
    /// Trefeltromp.
    Trefeltromp {
        /// The betting.
        bets: Box<Bets>,
        /// Of the cards laid aside, the one that will be shown once everybody has laid one.
        laid: CardSet,
    },
    /// The games with a talk (sicilian).
    Talk(Talk),
    /// Troggu.
    Troggu {
        /// The talk before the play.
        talk: Talk,
        /// Whether the Fool is withheld, as far as the viewer is told: until it is played, to its holder alone
        /// (RULES.md TG-13).
        withheld: bool,
    },
    /// French Tarot.
    Tarot(Box<TarotView>),
    /// Ottocento.
    Ottocento {
        /// The score of the match with what was declared, by side.
        score: BySeat<i32>,
        /// What each seat has scored by declaring.
        declared: BySeat<i32>,
        /// What the leader of each trick so far said.
        signals: Vec<Option<Signal>>,
        /// Whether the viewer has shown or hidden combinations. Of others nobody may know (RULES.md OT-6).
        has_spoken: bool,
    },
}

/// What French Tarot shows (RULES.md JT-21).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TarotView {
    /// The bids, the declarer, and the chien once it is turned up.
    pub talk: Talk,
    /// The card called.
    pub called: Option<Card>,
    /// Who plays with the declarer, as far as the viewer knows.
    pub partner: Partner,
    /// Whether everybody knows as much.
    pub is_partner_public: bool,
    /// Whether a chelem is announced.
    pub announced: bool,
    /// The trumps that the declarer had to lay down (RULES.md JT-8).
    pub laid_trumps: CardSet,
    /// All that the declarer laid down, once the deal is over.
    pub laid_down: CardSet,
    /// The poignée that the viewer may show with the first card.
    pub may_show: Option<Poignee>,
    /// The sum that each defender pays, once the deal is over.
    pub sum: Option<Sum>,
    /// What became of the Excuse, once the deal is over; `None` if nothing did.
    pub excuse: Option<ExcuseSettled>,
}

impl TarotView {
    /// The side of a seat: 0 for the declarer and whoever plays with them, 1 for the others; `None` as long as not
    /// everybody knows who that is.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        let declarer = self.talk.declarer?;
        let partner = match self.partner {
            _ if !self.is_partner_public => return None,
            Partner::Unknown => return None,
            Partner::Known(partner) => Some(partner),
            Partner::None | Partner::Alone => None,
        };
        let declares = seat == declarer || partner == Some(seat);
        Some(usize::from(!declares))
    }
}

/// Who plays with the declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partner {
    /// Nobody can: no card is called.
    None,
    /// The viewer does not know.
    Unknown,
    /// This seat, which was dealt the card called.
    Known(Seat),
    /// Nobody: the declarer has the card called, or it lay in the chien.
    Alone,
}

/// The talk before the play, and what came of it (RULES.md 8, 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talk {
    /// What each seat has said.
    pub said: BySeat<Option<Word>>,
    /// The seat that plays alone or took the talon, once the talk is over.
    pub declarer: Option<Seat>,
    /// The cards of the talon that the declarer took, if the viewer was shown them.
    pub talon: CardSet,
}

impl Talk {
    /// The seat that plays alone against all others.
    pub fn soloist(&self) -> Option<Seat> {
        self.declarer
            .filter(|seat| self.said[*seat] != Some(Word::Each))
    }
}

/// What was given for the Fool (RULES.md SI-5, SW-2, TR-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoolChanged {
    /// The seat that played the Fool, whose side gave a card for it.
    pub player: Seat,
    /// The seat that won the trick with the Fool, whose side got that card.
    pub winner: Seat,
    /// What the card counts.
    pub points: i32,
}

/// The stage of a deal, with what belongs to that stage alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The bonus question (RULES.md TM-7).
    Question,
    /// The dealer, or who declared, has taken the talon and discards.
    Discard,
    /// Bids for a settlement (mitigati/rufus).
    Bidding(Bidding),
    /// The turned card and the run under it may be taken (RULES.md AP-2): by a dealer who turned up the ace of trumps,
    /// or else by its holder, in which case every seat is asked ([`Turn::Question`], RULES.md AP-1).
    Robbing {
        /// The cards that would be taken. Only whoever decides sees them; empty for all others.
        run: CardSet,
    },
    /// The deal was offered, and the other side must answer (la triomphe).
    Offered {
        /// The seat that offered it.
        by: Seat,
    },
    /// The side that won the first three tricks goes on or stops (la triomphe).
    VoleOrStop,
    /// Each seat says a word (sicilian, troggu).
    Talk,
    /// Cards are played to tricks.
    Tricks,
    /// A betting round (trefeltromp).
    Betting,
    /// Everybody still in play may exchange a card (trefeltromp).
    Exchange,
    /// Everybody still in play lays a card face down (trefeltromp).
    Laying,
    /// The declarer calls a card (tarot).
    Call,
    /// The declarer says whether he undertakes a chelem (tarot).
    Announce,
    /// The deal is over.
    Over,
}

/// A round of bidding (RULES.md 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidding {
    /// The session of bids: 1, 2 or 3.
    pub session: u8,
    /// The current bids, as points relative to 43.
    pub bids: BySeat<Option<i16>>,
}

/// The obligation to win every trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vole {
    /// A seat of the side that is obliged.
    pub seat: Seat,
    /// How the obligation arose.
    pub why: VoleWhy,
}

/// Why a side must win every trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoleWhy {
    /// It won the first three tricks and went on (RULES.md FT-3).
    Undertaken,
    /// It refused an offer (RULES.md FT-5).
    Refused,
}

/// The betting of a deal (RULES.md 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bets {
    /// The current or latest betting round, from 1 to 4:
    /// fyrsturkalla, banenkalla, detuilerkalla, debekransekalla.
    pub round: u8,
    /// What each seat can still stake in this deal.
    pub purses: BySeat<Coins>,
    /// What each seat has staked in this round; 0 once it has gone into the pots.
    pub staked: BySeat<Coins>,
    /// The seats that have not folded.
    pub in_play: SeatSet,
    /// The seats that have spoken in this round.
    pub spoken: SeatSet,
    /// The seats that stay in this round without paying (RULES.md TT-5).
    pub stays: SeatSet,
    /// The seat that has the Fool's privilege in this round and has not used or lost it yet (RULES.md TT-5).
    pub may_stay: Option<Seat>,
    /// The smallest first bet, and the smallest amount by which a raise must exceed the highest bet (RULES.md TT-4).
    pub least_raise: Coins,
    /// The number of full raises after the bet of this round; a raise of a seat that had too little left does not count
    /// (RULES.md TT-4).
    pub raises: u8,
    /// How many of these a round may have while more than two seats are in; `None` for any number (RULES.md TT-4).
    pub most_raises: Option<u8>,
    /// The pots, main pot first, without what is staked in this round.
    pub pots: Vec<SidePot>,
    /// The cards shown so far, round by round.
    pub reveals: Vec<Reveal>,
    /// The seats that have exchanged a card.
    pub exchanged: SeatSet,
}

/// A pot and the seats that contest it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePot {
    /// The coins in it.
    pub coins: Coins,
    /// The seats that can win it.
    pub seats: SeatSet,
}

/// Cards shown together (RULES.md 11 (6) to (12)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The cards, clockwise from the dealer's left.
    pub cards: Vec<(Seat, Card)>,
    /// What each seat won, clockwise from the dealer's left, including shares that round down to zero;
    /// empty if the best cards tied for every pot.
    pub shares: Vec<(Seat, Coins)>,
}

/// A trick, complete or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The seat that leads.
    pub leader: Seat,
    /// The cards played so far, in order.
    pub cards: Vec<(Seat, Card)>,
    /// The seat that would win it now; `None` while it holds nothing but an excuse.
    pub winner: Option<Seat>,
}

/// What an open question to all seats means for one viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyQuestion {
    /// The bonus cards that the viewer was dealt (RULES.md TM-7), or the cards that the viewer, holding the ace of
    /// trumps, may take (RULES.md AP-1). Empty if the viewer has nothing to answer.
    pub cards: CardSet,
    /// The cards the viewer chose to show, or to put under the stock for those taken; empty to hide or leave them.
    /// `None` until the viewer has answered.
    pub answer: Option<CardSet>,
}

impl View {
    /// The viewer's seat; `None` for a bystander.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        }
    }

    /// Whether the viewer is to act.
    pub fn is_my_turn(&self) -> bool {
        match (self.turn, self.seat()) {
            (Turn::One(turn), Some(seat)) => turn == seat,
            (Turn::Each(seats), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    /// The seat that was dealt Death.
    pub fn death(&self) -> Option<Seat> {
        match self.own {
            Own::Triomphe { death } => death,
            _ => None,
        }
    }

    /// What each opponent paid a seat for declared honours, in points; empty in games without honours.
    pub fn honours(&self) -> BySeat<i16> {
        match self.own {
            Own::Points { honours } => honours,
            _ => BySeat::default(),
        }
    }

    /// The king that calls its jack in the current trick, and its seat.
    pub fn calling(&self) -> Option<(Seat, Card)> {
        match self.own {
            Own::Troccas { calling } => calling,
            _ => None,
        }
    }

    /// The card turned up to set the trump suit.
    pub fn turned(&self) -> Option<Card> {
        match self.own {
            Own::Latriomphe { turned, .. } => turned,
            _ => None,
        }
    }

    /// The side (in as-qui-pille the seat) that must win every trick, if any.
    pub fn vole(&self) -> Option<Vole> {
        match self.own {
            Own::Latriomphe { vole, .. } => vole,
            _ => None,
        }
    }

    /// What French Tarot shows.
    pub fn tarot(&self) -> Option<&TarotView> {
        match &self.own {
            Own::Tarot(own) => Some(own),
            _ => None,
        }
    }

    /// The talk, in games with one.
    pub fn talk(&self) -> Option<&Talk> {
        match &self.own {
            Own::Talk(talk) | Own::Troggu { talk, .. } => Some(talk),
            Own::Tarot(own) => Some(&own.talk),
            _ => None,
        }
    }

    /// The seat that plays alone or took the talon after a talk.
    pub fn declarer(&self) -> Option<Seat> {
        self.talk().and_then(|talk| talk.declarer)
    }

    /// Whether the Fool is withheld, as far as the viewer is told: until it is played, to its holder alone
    /// (RULES.md TG-13).
    pub fn fool_is_withheld(&self) -> bool {
        matches!(self.own, Own::Troggu { withheld: true, .. })
    }

    /// Whether the viewer withholds the Fool by playing any other card now (RULES.md TG-5): it is their only trump, a
    /// trump is asked for, and they may play something else all the same.
    pub fn may_withhold_fool(&self) -> bool {
        crate::games::withholds(self)
    }

    /// The number of cards that lay face down beside the hands when the play began, and that a declarer may take;
    /// `None` in games without a talk.
    pub fn talon_size(&self) -> Option<usize> {
        self.talk()?;
        let hands = self.seats * self.variant.hand_size(self.seats);
        Some((self.variant.pack().len() as usize).saturating_sub(hands))
    }

    /// The betting, in games with bets.
    pub fn bets(&self) -> Option<&Bets> {
        match &self.own {
            Own::Trefeltromp { bets, .. } => Some(bets),
            _ => None,
        }
    }

    /// Of the viewer's cards laid aside, the one that will be shown once everybody has laid one.
    pub fn laid(&self) -> CardSet {
        match self.own {
            Own::Trefeltromp { laid, .. } => laid,
            _ => CardSet::EMPTY,
        }
    }

    /// The score of the match with what was declared in this deal, by side (ottocento).
    pub fn score_with_declarations(&self) -> Option<BySeat<i32>> {
        match self.own {
            Own::Ottocento { score, .. } => Some(score),
            _ => None,
        }
    }

    /// The score of the match as it stands now, by seat or side: what was declared in this deal is in it.
    pub fn score(&self) -> BySeat<i32> {
        self.score_with_declarations().unwrap_or(self.before.score)
    }

    /// What each seat has scored in this deal by declaring; empty in games without declarations (ottocento).
    pub fn declared(&self) -> BySeat<i32> {
        match self.own {
            Own::Ottocento { declared, .. } => declared,
            _ => BySeat::default(),
        }
    }

    /// What the leader of each trick so far said (ottocento).
    pub fn signals(&self) -> &[Option<Signal>] {
        match &self.own {
            Own::Ottocento { signals, .. } => signals,
            _ => &[],
        }
    }

    /// This view as it is once the viewer has kept combinations or a poignée back: what may then be played (ottocento,
    /// tarot).
    #[must_use]
    pub fn after_hiding(&self) -> View {
        let mut after = self.clone();
        match &mut after.own {
            Own::Ottocento { has_spoken, .. } => *has_spoken = true,
            Own::Tarot(own) => own.may_show = None,
            _ => {}
        }
        after
    }

    /// What the leader of the current trick said with the first card (ottocento).
    pub fn signal(&self) -> Option<Signal> {
        match &self.own {
            Own::Ottocento { signals, .. } if !self.trick.cards.is_empty() => {
                *signals.get(self.played.len() / self.seats)?
            }
            _ => None,
        }
    }

    /// The cards with combinations that the viewer can still show before the first card, none if the hand holds no
    /// combination; `None` once they have spoken, and in games without declarations (ottocento).
    pub fn to_declare(&self) -> Option<CardSet> {
        let Own::Ottocento { has_spoken, .. } = self.own else {
            return None;
        };
        let has_all = self.hand.len() as usize == self.variant.hand_size(self.seats);
        let is_open = self.stage == Stage::Tricks && has_all && !has_spoken;
        is_open.then(|| Combinations::of(self.hand).cards())
    }

    /// What the viewer may do now. Where combinations could still be shown, what may be played without showing them.
    pub fn to_play(&self) -> Choice {
        match self.legal().choice() {
            Choice::Declare(_) => self.after_hiding().legal().choice(),
            choice => choice,
        }
    }

    /// A legal act at random as a table takes it, for simulations and tests: combinations and poignées are kept back by
    /// playing a card (ottocento, tarot). `below(n)` must return a number from 0 to n - 1.
    pub fn any_act(&self, mut below: impl FnMut(u32) -> u32) -> Option<Act> {
        match self.legal().random(&mut below)? {
            Act::Hide if self.to_declare().is_some() || self.tarot().is_some() => {
                self.after_hiding().legal().random(&mut below)
            }
            act => Some(act),
        }
    }

    /// Once all cards are played: the combinations among the cards that each side won, with these cards laid down; none
    /// in games without combinations (ottocento).
    pub fn combinations_won(&self, laid: &[(Seat, CardSet)]) -> Vec<Combinations> {
        let is_counted = matches!(&self.outcome, Some(outcome) if outcome.combinations.is_some());
        if !is_counted {
            return Vec::new();
        }
        let (taken, fool) = self.taken();
        let laid = laid
            .iter()
            .fold(CardSet::EMPTY, |all, (_, cards)| all | *cards);
        let piles = ottocento::piles(&taken, fool, self.dealer, laid);
        piles
            .iter()
            .map(|(_, pile)| Combinations::of(pile))
            .collect()
    }

    /// The suit turned up for trumps, if the game has one.
    pub fn turned_suit(&self) -> Option<Suit> {
        self.turned().map(Card::suit)
    }

    /// The strength of the card within its suit; every trump is above every plain card.
    pub fn strength(&self, card: Card) -> u8 {
        self.variant.strength(card, self.turned_suit())
    }

    /// Whether the card would take the current trick.
    pub fn would_take(&self, card: Card) -> bool {
        let trick: Vec<Card> = self.trick.in_order().collect();
        let rule = if self.fool_is_withheld() {
            crate::games::troggu::once_withheld()
        } else {
            self.variant.trick_rule(self.turned_suit())
        };
        rule.would_take(&trick, card)
    }

    /// The card points in the tricks won so far, as everybody can count them: by seat or, in games with sides, of both
    /// partners together, with what the last trick brings its winner. Discards are hidden and count for nobody yet. `None`
    /// in games without card points.
    pub fn card_points(&self) -> Option<BySeat<i32>> {
        let (taken, fool) = self.taken();
        self.points_in(taken, fool)
    }

    /// The card points of a completed trick, counted from 1, for whoever won it; `None` in games without card points, and
    /// if there is no such trick. The Fool that another keeps is not among them, but what is given for it is, as far as
    /// everybody can tell by now (RULES.md SC-5, TR-3, SW-2).
    pub fn trick_points(&self, number: usize) -> Option<i32> {
        let trick = self.completed().into_iter().nth(number.checked_sub(1)?)?;
        let winner = trick.winner?;
        let cards: CardSet = trick.in_order().collect();
        let is_last = number == self.variant.hand_size(self.seats);
        let last = if is_last {
            self.variant.last_trick()
        } else {
            0
        };
        let points = self.variant.points_of(cards)? + last;
        if !cards.contains(Card::FOOL) {
            return Some(points);
        }
        let (taken, fool) = self.taken();
        let with = self.points_in(taken, None)?;
        let without = self.points_in(taken, fool)?;
        Some(points - (with[winner] - without[winner]))
    }

    /// The card points of these tricks, each seat's or its side's.
    fn points_in(&self, taken: BySeat<CardSet>, fool: Option<(Seat, Seat)>) -> Option<BySeat<i32>> {
        let counts = self.variant.counts()?;
        let side = |seat: Seat| self.side(seat).unwrap_or(seat.index());
        let mut points = counts.by_side(&taken, fool, self.seats, side);
        let place = |seat: Seat| Seat::new(side(seat)).unwrap_or(seat);
        if self.played.len() == self.seats * self.variant.hand_size(self.seats) {
            points[place(self.trick.leader)] += self.variant.last_trick();
        }
        Some(BySeat::from_fn(self.seats, |seat| points[place(seat)]))
    }

    /// Once the deal is over: what was given for the Fool, with these cards that the seats had laid down. `None` if
    /// nobody played it, if its player keeps it for nothing, or if it stays with whoever won it.
    pub fn fool_changed(&self, laid: &[(Seat, CardSet)]) -> Option<FoolChanged> {
        let counts = self.variant.counts().filter(|it| it.fool.is_exchanged())?;
        let (mut taken, fool) = self.taken();
        let (player, winner) = fool.filter(|_| self.outcome.is_some())?;
        if counts.fool == FoolGoes::ExchangedForPip && self.has_no_trick(player) {
            return None;
        }
        for (seat, cards) in laid {
            taken[*seat] |= *cards;
        }
        let side = |seat: Seat| self.side(seat).unwrap_or(seat.index());
        let own = taken.iter().filter(|(seat, _)| side(*seat) == side(player));
        let pile = own.fold(CardSet::EMPTY, |pile, (_, cards)| pile | cards);
        let given = counts
            .given(pile)
            .filter(|_| side(player) != side(winner))?;
        Some(FoolChanged {
            player,
            winner,
            points: counts.of_card(given),
        })
    }

    /// The cards in the tricks that each seat has won, and who played the Fool and who won its trick.
    fn taken(&self) -> (BySeat<CardSet>, Option<(Seat, Seat)>) {
        let mut taken = BySeat::<CardSet>::new(self.seats);
        let mut fool = None;
        for (number, trick) in self.played.chunks_exact(self.seats).enumerate() {
            // Whoever wins a trick leads the next.
            let next = self.played.get((number + 1) * self.seats);
            let winner = next.map_or(self.trick.leader, |(leader, _)| *leader);
            for (player, card) in trick {
                taken[winner] = taken[winner].with(*card);
                if *card == Card::FOOL {
                    fool = Some((*player, winner));
                }
            }
        }
        (taken, fool)
    }

    /// Whether neither this seat nor its partners have won a trick.
    fn has_no_trick(&self, seat: Seat) -> bool {
        let tricks = self.tricks.iter();
        let mut own = tricks.filter(|(other, _)| self.side(*other) == self.side(seat));
        own.all(|(_, tricks)| tricks == 0)
    }

    /// The completed tricks, first to last; none in games without tricks.
    pub fn completed(&self) -> Vec<Trick> {
        let tricks = self.played.chunks_exact(self.seats).enumerate();
        let tricks = tricks.filter_map(|(number, cards)| {
            // Whoever wins a trick leads the next.
            let next = self.played.get((number + 1) * self.seats);
            let last = self.last_trick.as_ref().and_then(|last| last.winner);
            Some(Trick {
                leader: cards.first()?.0,
                cards: cards.to_vec(),
                winner: next.map(|(leader, _)| *leader).or(last),
            })
        });
        tricks.collect()
    }

    /// The side of a seat; `None` if everybody plays alone. Who plays alone against all others is side 0.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        match &self.own {
            Own::Talk(talk) => talk.soloist().map(|alone| usize::from(alone != seat)),
            Own::Tarot(own) => own.side(seat),
            _ => self.variant.side(seat, self.seats),
        }
    }

    /// The card points with which a seat, or its side, wins and loses nothing; `None` where that is an equal share
    /// (RULES.md 8).
    pub fn zero(&self, seat: Seat) -> Option<i32> {
        self.variant.zero(self.talk()?, seat)
    }

    /// The other seats of a seat's side.
    pub fn partners(&self, seat: Seat) -> SeatSet {
        let side = self.side(seat);
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        others
            .filter(|other| side.is_some() && self.side(*other) == side)
            .collect()
    }
}

impl Trick {
    /// The cards, first card first.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.cards.iter().map(|(_, card)| *card)
    }
}

impl MyQuestion {
    /// The cards about which the viewer still has to answer, if any.
    pub(crate) fn unanswered(self) -> Option<CardSet> {
        (self.answer.is_none() && !self.cards.is_empty()).then_some(self.cards)
    }
}
