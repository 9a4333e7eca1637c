//! A deal: whose turn it is, what is legal, what happens, who may know what.

use crate::act::{Act, ActKind, ParseActError};
use crate::card::Card;
use crate::choice::{Choice, LegalActs};
use crate::event::Event;
use crate::games::{self, Game, each};
use crate::history::{Digest, History};
use crate::outcome::Outcome;
use crate::pack::Pack;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::{Seat, SeatSet};
use crate::setup::{BadDeal, Setup};
use crate::variant::Rules;
use crate::view::{View, Viewer};

/// Who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat.
    One(Seat),
    /// These seats, all at once; that they have to decide is public.
    Each(SeatSet),
    /// A question lies before every seat alike, and who has something to answer is secret: which bonus cards are shown
    /// (RULES.md TM-7), or whether the ace of trumps robs (RULES.md AP-1).
    /// It stands until [`Deal::close_question`].
    Question,
    /// Nobody: the deal is over.
    Over,
}

/// What a game does with the cards.
///
/// A `Moment` is all that decides what one seat may do; it can be had from the deal and from the seat's own view alike,
/// so that legality is written once.
pub(crate) trait Play: Clone {
    type Moment: Legality;
    /// How it is played.
    type Edition: Rules;
    fn start(
        edition: Self::Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Self;
    fn setup(&self) -> Setup;
    fn pack(&self) -> &Pack;
    fn turn(&self) -> Turn;
    fn question(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    fn close_question(&mut self, _sink: &mut impl FnMut(Event)) -> bool {
        false
    }
    fn moment(&self, seat: Seat) -> Self::Moment;
    fn seen(edition: Self::Edition, view: &View) -> Self::Moment;
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event));
    fn substitute(&self, seat: Seat) -> Option<Act>;
    fn view(&self, viewer: Viewer) -> View;
    fn outcome(&self) -> Option<Outcome>;
    fn contenders(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    fn acts(&self) -> Vec<(Seat, Act)>;
}

/// What one seat may do, and why not.
pub(crate) trait Legality {
    fn choice(&self) -> Choice;
    /// `deal-is-over` or `not-your-turn`, where nothing may be done.
    fn barred(&self) -> Option<RefusalCode>;
    /// Has an act of this kind a place now?
    #[inline]
    fn admits(&self, kind: ActKind) -> Result<(), Refusal> {
        match self.barred() {
            Some(code) => Err(Refusal::plain(code)),
            None if self.choice().admits(kind) => Ok(()),
            None => Err(Refusal::plain(RefusalCode::NotAllowedNow)),
        }
    }
    /// Is this act, of an admitted kind, allowed by the rules?
    fn allows(&self, act: &Act) -> Result<(), Refusal>;
    /// The first fault of an act in the order of `cases/README.md`.
    #[inline]
    fn check(&self, act: &Act) -> Result<(), Refusal> {
        self.admits(act.kind())?;
        self.allows(act)
    }
}

/// A deal of one of the games, from the antes to the last payment.
#[derive(Clone)]
pub struct Deal {
    pub(crate) game: Game,
    pub(crate) history: History,
}

/// An act that was checked: only such a one can be applied, once, to the deal that it was checked against, as it then was.
///
/// It is bound to the whole history of that deal: setup, pack, and all that was done.
/// A copy of the deal has the same history and takes it too.
#[derive(Debug, PartialEq, Eq)]
pub struct LegalAct {
    pub(crate) seat: Seat,
    pub(crate) act: Act,
    pub(crate) checked_at: Digest,
}

/// An act that was checked against another deal, or earlier in this one: a fault of the program, not of the player.
/// Check it again, or drop it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this act was checked against another deal, or earlier in this one")]
pub struct StaleAct;

impl LegalAct {
    /// Who acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What.
    pub fn act(&self) -> Act {
        self.act
    }
}

impl Deal {
    /// Deals a pack: antes are paid, cards dealt, and whatever then happens by itself happens.
    ///
    /// # Errors
    /// A pack of other cards than the variant's.
    pub fn start(setup: &Setup, pack: &Pack, mut sink: impl FnMut(Event)) -> Result<Deal, BadDeal> {
        let cards = setup.variant().pack();
        if pack.cards() != cards {
            let foreign = (pack.cards() - cards).first();
            return Err(foreign.map_or(BadDeal::NotThePack, BadDeal::ForeignCard));
        }
        Ok(games::start(setup, pack, &mut sink))
    }

    /// The deal in which these hands are dealt, in this order, and these cards are left.
    ///
    /// # Errors
    /// Cards missing, twice or foreign, or hands of a wrong size.
    pub fn from_hands(
        setup: &Setup,
        hands: &[Vec<Card>],
        stock: &[Card],
        sink: impl FnMut(Event),
    ) -> Result<Deal, BadDeal> {
        let wrong_size = BadDeal::HandSize(setup.variant().hand_size());
        if hands.len() != setup.seats() {
            return Err(wrong_size);
        }
        let mut hands: Vec<_> = hands.iter().map(|hand| hand.iter()).collect();
        let mut stock = stock.iter();
        let mut order = Vec::new();
        let all: usize = stock.len() + hands.iter().map(|hand| hand.len()).sum::<usize>();
        for n in 0..all {
            let card = match setup.variant().dealt_to(setup, n) {
                Some(seat) => hands[seat.index()].next(),
                None => stock.next(),
            };
            order.push(*card.ok_or(wrong_size.clone())?);
        }
        Deal::start(setup, &Pack::new(&order)?, sink)
    }

    /// What was settled before the deal.
    pub fn setup(&self) -> Setup {
        each!(Game, &self.game, game => game.setup())
    }

    /// The pack as it was dealt: secret while the deal runs.
    pub fn pack(&self) -> &Pack {
        each!(Game, &self.game, game => game.pack())
    }

    /// Who must act.
    #[inline]
    pub fn turn(&self) -> Turn {
        each!(Game, &self.game, game => game.turn())
    }

    /// Who has something to answer and has not: who was dealt bonus cards (RULES.md TM-7), or who holds the ace of trumps
    /// (RULES.md AP-1). Secret; empty but at [`Turn::Question`].
    #[inline]
    pub fn question(&self) -> SeatSet {
        each!(Game, &self.game, game => game.question())
    }

    /// How many steps the deal has gone: acts applied, and questions closed.
    ///
    /// It rises with each of them and never falls, so that deal, ply and seat name at most one moment at which the seat
    /// is asked, and a choice that was made for an earlier one is known by it.
    /// Acts of a simultaneous decision ([`Turn::Each`]) and answers to a question count one each:
    /// who is still to decide is then asked the same at the next ply.
    /// A closed question counts too, for after one that nobody had to answer the first seat is asked for a card.
    #[inline]
    pub fn ply(&self) -> u32 {
        self.history.ply()
    }

    /// Ends the question once nobody is left to answer: what is shown or taken becomes public, in deal order.
    /// False, and nothing happens, while somebody is, or where there is no question.
    #[inline]
    pub fn close_question(&mut self, mut sink: impl FnMut(Event)) -> bool {
        let closed = each!(Game, &mut self.game, game => game.close_question(&mut sink));
        if closed {
            self.history.question_closed();
        }
        closed
    }

    /// What the seat may do now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> LegalActs {
        // A function for each game, not all games in one: the hot path of one then stays small.
        #[inline(never)]
        fn legal<P: Play>(game: &P, seat: Seat, now: Digest) -> LegalActs {
            LegalActs::of_deal(seat, now, game.moment(seat).choice())
        }
        each!(Game, &self.game, game => legal(game, seat, self.history.digest()))
    }

    /// Is this act legal now, and if not, why not?
    ///
    /// # Errors
    /// The first fault in the order of `cases/README.md`.
    #[inline]
    pub fn check(&self, seat: Seat, act: &Act) -> Result<LegalAct, Refusal> {
        fn check<P: Play>(game: &P, seat: Seat, act: &Act) -> Result<(), Refusal> {
            game.moment(seat).check(act)
        }
        each!(Game, &self.game, game => check(game, seat, act))?;
        Ok(LegalAct {
            seat,
            act: *act,
            checked_at: self.history.digest(),
        })
    }

    /// As [`Deal::check`], for an act in words (RECORD.md).
    ///
    /// # Errors
    /// As [`Deal::check`], and `unreadable-act`.
    pub fn check_words(&self, seat: Seat, words: &str) -> Result<LegalAct, Refusal> {
        fn admits<P: Play>(game: &P, seat: Seat, kind: ActKind) -> Result<(), Refusal> {
            game.moment(seat).admits(kind)
        }
        if self.turn() == Turn::Over {
            return Err(Refusal::plain(RefusalCode::DealIsOver));
        }
        match words.parse() {
            Ok(act) => self.check(seat, &act),
            Err(ParseActError::Unreadable) => Err(Refusal::plain(RefusalCode::UnreadableAct)),
            Err(ParseActError::WrongCount(kind)) => {
                each!(Game, &self.game, game => admits(game, seat, kind))?;
                Err(Refusal::plain(RefusalCode::WrongCount))
            }
        }
    }

    /// Does what was checked, and uses it up:
    ///
    /// ```compile_fail,E0382
    /// # use rules::{Act, Deal, Seat};
    /// # fn twice(deal: &mut Deal, seat: Seat, act: Act) -> Result<(), Box<dyn std::error::Error>> {
    /// let act = deal.check(seat, &act)?;
    /// deal.apply(act, |_| {})?;
    /// deal.apply(act, |_| {})?; // it is gone
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`StaleAct`] for an act that was checked against another deal or before the last step of this one:
    /// then nothing happens and nothing is told.
    #[inline]
    pub fn apply(&mut self, act: LegalAct, mut sink: impl FnMut(Event)) -> Result<(), StaleAct> {
        #[inline(never)]
        fn apply<P: Play>(game: &mut P, act: LegalAct, sink: &mut impl FnMut(Event)) {
            game.apply(act.seat, act.act, sink);
        }
        if act.checked_at != self.history.digest() {
            return Err(StaleAct);
        }
        self.history.acted(act.seat, &act.act);
        each!(Game, &mut self.game, game => apply(game, act, &mut sink));
        Ok(())
    }

    /// What the fixed rule does for an absent player (RULES.md 0.3); `None` if the seat has nothing to do.
    pub fn substitute(&self, seat: Seat) -> Option<LegalAct> {
        let act = each!(Game, &self.game, game => game.substitute(seat))?;
        self.check(seat, &act).ok()
    }

    /// All that the viewer may know, and nothing else.
    pub fn view(&self, viewer: Viewer) -> View {
        each!(Game, &self.game, game => game.view(viewer))
    }

    /// What came of it, once it is over.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(Game, &self.game, game => game.outcome())
    }

    /// Whose claim it is, should the table close before the next deal, that coins were left in the pot:
    /// who was still in when the last cards tied for them (RULES.md TT-3).
    /// Nobody while the deal runs, where nothing was left, and in other games than trefeltromp.
    pub fn contenders(&self) -> SeatSet {
        each!(Game, &self.game, game => game.contenders())
    }

    /// The acts so far as a record lists them: secret while the deal runs.
    /// What is decided at the same time is listed clockwise from the dealer's left, or in deal order,
    /// whatever the order of the decisions; before all have decided, those that have.
    pub fn acts(&self) -> Vec<(Seat, Act)> {
        each!(Game, &self.game, game => game.acts())
    }
}

impl View {
    /// What the viewer may do now: the same choice as [`Deal::legal`] of the viewer's seat.
    pub fn legal(&self) -> LegalActs {
        LegalActs::of_view(games::choice_of(self))
    }

    /// Is this act of the viewer legal now, and if not, why not? The same as [`Deal::check`] of the viewer's seat.
    ///
    /// # Errors
    /// The first fault in the order of `cases/README.md`.
    pub fn check(&self, act: &Act) -> Result<(), Refusal> {
        games::check_of(self, act)
    }
}
