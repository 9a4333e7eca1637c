//! A deal: whose turn it is, what is legal, what happens, and what each viewer may know.

use crate::act::{Act, ActKind, ParseActError};
use crate::card::Card;
use crate::event::Event;
use crate::games::{self, Game, each};
use crate::history::{Digest, History};
use crate::legal::{LegalAct, LegalActs, StaleAct};
use crate::outcome::Outcome;
use crate::pack::Pack;
use crate::play::Play;
use crate::refusal::{Refusal, RefusalCode};
use crate::seat::{Seat, SeatSet};
use crate::setup::{BadDeal, Setup};
use crate::turn::Turn;
use crate::view::{View, Viewer};

/// A deal of one of the games, from the antes to the last payment.
#[derive(Clone)]
pub struct Deal {
    pub(crate) game: Game,
    pub(crate) history: History,
}

impl Deal {
    /// Deals the pack: antes are paid, cards are dealt, and whatever follows automatically happens.
    ///
    /// # Errors
    /// A pack whose cards are not the variant's.
    pub fn start(setup: &Setup, pack: &Pack, mut sink: impl FnMut(Event)) -> Result<Deal, BadDeal> {
        let cards = setup.variant().pack();
        if pack.cards() != cards {
            let foreign = (pack.cards() - cards).first();
            return Err(foreign.map_or(BadDeal::NotThePack, BadDeal::ForeignCard));
        }
        Ok(Deal {
            history: History::new(setup, pack),
            game: games::start(setup, pack, &mut sink),
        })
    }

    /// Starts a deal in which these hands, each in dealing order, and this stock are dealt.
    ///
    /// # Errors
    /// Cards missing, duplicate or foreign, or hands of the wrong size.
    pub fn from_hands(
        setup: &Setup,
        hands: &[Vec<Card>],
        stock: &[Card],
        sink: impl FnMut(Event),
    ) -> Result<Deal, BadDeal> {
        let wrong_size = BadDeal::HandSize(setup.variant().hand_size(setup.seats()));
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

    /// The pack in dealing order. Secret while the deal runs.
    pub fn pack(&self) -> &Pack {
        each!(Game, &self.game, game => game.pack())
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Turn {
        each!(Game, &self.game, game => game.turn())
    }

    /// The seats that have something to answer and have not answered: those dealt bonus cards (RULES.md TM-7), or the
    /// holder of the ace of trumps (RULES.md AP-1). Secret; empty except at [`Turn::Question`].
    #[inline]
    pub fn question(&self) -> SeatSet {
        each!(Game, &self.game, game => game.question())
    }

    /// The number of steps so far: acts applied and questions closed.
    ///
    /// It only rises. Deal, ply and seat therefore identify at most one moment at which the seat is asked, and a choice
    /// made for an earlier moment can be recognised.
    /// Each act of a simultaneous decision ([`Turn::Each`]) and each answer to a question counts as one step; the seats
    /// that have not decided are asked the same at the next ply.
    /// A hidden poignée does not count, because nobody may notice it (RULES.md JT-9): the seat is then asked for its card
    /// at the same ply, and no act fits both questions.
    /// Closing a question counts too, because after a question that nobody had to answer the first seat is asked for a
    /// card. So does passing over the question for combinations in ottocento: a seat's first turn is two steps, whether it
    /// had something to show or not (RULES.md OT-6).
    #[inline]
    pub fn ply(&self) -> u32 {
        self.history.ply()
    }

    /// Closes the question once nobody has anything left to answer. What is shown or taken becomes public, in deal
    /// order. Returns false and does nothing if somebody still has to answer or there is no question.
    #[inline]
    pub fn close_question(&mut self, mut sink: impl FnMut(Event)) -> bool {
        let closed = each!(Game, &mut self.game, game => game.close_question(&mut sink));
        if closed {
            self.history.question_closed();
        }
        closed
    }

    /// What the seat may do now; empty if it is not its turn.
    #[inline]
    pub fn legal(&self, seat: Seat) -> LegalActs {
        // One function per game instead of one for all keeps each game's hot path small.
        #[inline(never)]
        fn legal<P: Play>(game: &P, seat: Seat, now: Digest) -> LegalActs {
            LegalActs::of_deal(seat, now, game.moment(seat).choice())
        }
        each!(Game, &self.game, game => legal(game, seat, self.history.digest()))
    }

    /// Checks whether this act is legal now.
    ///
    /// # Errors
    /// The first fault, in the order of `crates/rules/tests/cases/README.md`.
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

    /// Like [`Deal::check`], for an act in the notation of RECORD.md.
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

    /// Applies a checked act and consumes it:
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
    /// [`StaleAct`] if the act was checked against another deal or before the last step of this one.
    /// The deal is then unchanged, and there are no events.
    #[inline]
    pub fn apply(&mut self, act: LegalAct, mut sink: impl FnMut(Event)) -> Result<(), StaleAct> {
        #[inline(never)]
        fn apply<P: Play>(game: &mut P, act: LegalAct, sink: &mut impl FnMut(Event)) -> bool {
            let passes_a_question = game.passes_a_question(act.seat);
            game.apply(act.seat, act.act, sink);
            passes_a_question
        }
        if act.checked_at != self.history.digest() {
            return Err(StaleAct);
        }
        fn is_untold<P: Play>(_: &P, act: &Act) -> bool {
            P::is_untold(act)
        }
        if each!(Game, &self.game, game => is_untold(game, &act.act)) {
            self.history.acted_unseen(act.seat, &act.act);
        } else {
            self.history.acted(act.seat, &act.act);
        }
        if each!(Game, &mut self.game, game => apply(game, act, &mut sink)) {
            self.history.question_closed();
        }
        Ok(())
    }

    /// The act that the fixed rule chooses for an absent player (RULES.md 0.3); `None` if the seat has nothing to do.
    pub fn substitute(&self, seat: Seat) -> Option<LegalAct> {
        fn substitute<P: Play>(game: &P, seat: Seat) -> Option<Act> {
            game.substitute(seat)
        }
        let act = each!(Game, &self.game, game => substitute(game, seat))?;
        self.check(seat, &act).ok()
    }

    /// Whether all that is left is a last trick in which each seat has exactly one legal act, and everybody can tell:
    /// what [`Deal::substitute`] then plays is what anybody would. Never in trefeltromp, nor in troccas while a king
    /// may still call.
    pub fn plays_itself(&self) -> bool {
        each!(Game, &self.game, game => game.plays_itself())
    }

    /// Everything that the viewer may know, and nothing else.
    pub fn view(&self, viewer: Viewer) -> View {
        each!(Game, &self.game, game => game.view(viewer))
    }

    /// The result, once the deal is over.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(Game, &self.game, game => game.outcome())
    }

    /// The seats that share the coins left in the pot if the table closes before the next deal: those still in when the
    /// last cards tied for it (RULES.md TT-3).
    /// Empty while the deal runs, if nothing was left, and in every game but trefeltromp.
    pub fn contenders(&self) -> SeatSet {
        each!(Game, &self.game, game => game.contenders())
    }

    /// The acts so far, as a record lists them. Secret while the deal runs.
    /// Simultaneous decisions are listed clockwise from the dealer's left, or in deal order, whatever order they were
    /// made in; until all have decided, only those made are listed.
    pub fn acts(&self) -> Vec<(Seat, Act)> {
        each!(Game, &self.game, game => game.acts())
    }
}

impl View {
    /// What the viewer may do now: the same as [`Deal::legal`] for the viewer's seat.
    pub fn legal(&self) -> LegalActs {
        LegalActs::of_view(games::choice_of(self))
    }

    /// Checks whether this act of the viewer is legal now: the same as [`Deal::check`] for the viewer's seat.
    ///
    /// # Errors
    /// The first fault, in the order of `crates/rules/tests/cases/README.md`.
    pub fn check(&self, act: &Act) -> Result<(), Refusal> {
        games::check_of(self, act)
    }
}
