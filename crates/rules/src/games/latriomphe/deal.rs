//! A deal of La Triomphe: robbing, offers, tricks, and the score of the match.

use super::task::{Task, may_offer};
use super::{Edition, Form, Robbing, Run, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet, Rank};
use crate::dealt::Dealt;
use crate::event::Event;
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::play::Play;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::tricks::Tricks;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{View, Viewer, Vole, VoleWhy};

const MOST_PLAYED: usize = 30;
/// The tricks that win the deal.
pub(super) const ENOUGH: u8 = 3;

/// A deal of either edition.
#[derive(Clone)]
pub struct Latriomphe {
    pub(super) edition: Edition,
    pub(super) dealt: Dealt,
    /// Points of the match, by side or seat.
    pub(super) score: BySeat<i32>,
    pub(super) tricks: Tricks<TRICKS, MOST_PLAYED>,
    pub(super) robbed: Option<Robbed>,
    pub(super) offer: Option<Offer>,
    /// The side that must win every trick, if any.
    pub(super) vole: Option<Vole>,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// This dealer turned up the ace of trumps and decides in public whether to rob.
    Robbing(Seat),
    /// Every seat is asked whether it robs, because nobody may know who holds the ace or whether it is in the stock
    /// (RULES.md AP-1). The cards its holder put down stay secret until the question is closed; empty: it is left.
    Asked(Option<CardSet>),
    /// An offer waits for an answer.
    Offered,
    /// The side that won the first three tricks goes on or stops.
    VoleOrStop,
    /// Cards are played.
    Tricks,
    Over(Ended),
}

/// The seat that could rob, and the cards it put under the stock; empty if it left the turned card.
#[derive(Clone, Copy)]
pub(super) struct Robbed {
    pub seat: Seat,
    pub laid: CardSet,
}

/// The seat that offered the deal, and after how many cards.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    pub by: Seat,
    pub played: usize,
}

impl Play for Latriomphe {
    type Task = Task;
    type Edition = Edition;

    fn start(
        edition: Edition,
        setup: &Setup,
        pack: &Pack,
        sink: &mut impl FnMut(Event),
    ) -> Latriomphe {
        let seats = setup.seats();
        let turned = pack.order().get(TRICKS * seats).copied();
        let rule = edition.trick_rule(turned.map(Card::suit));
        let mut deal = Latriomphe {
            edition,
            dealt: Dealt::new(setup, pack),
            score: setup.before().score,
            tricks: Tricks::new(
                rule,
                edition.direction(),
                edition.hands(setup, pack),
                setup.first_seat(),
            ),
            robbed: None,
            offer: None,
            vole: None,
            phase: Phase::Tricks,
        };
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: TRICKS as u8,
        });
        if let Some(turned) = turned {
            sink(Event::TurnedUp(turned));
        }
        if matches!(edition.form, Form::AsQuiPille(Robbing::On, _)) {
            deal.phase = match turned.and_then(Card::rank) {
                Some(Rank::Ace) => Phase::Robbing(setup.dealer()),
                _ => {
                    sink(Event::QuestionOpened);
                    Phase::Asked(None)
                }
            };
        }
        deal
    }

    fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    fn trick_rule(&self) -> &'static TrickRule {
        self.tricks.rule()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Robbing(seat) => Turn::One(seat),
            Phase::Asked(_) => Turn::Question,
            Phase::Offered => Turn::One(self.answerer()),
            // Whoever won the last trick acts next.
            Phase::VoleOrStop | Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn question(&self) -> SeatSet {
        match self.phase {
            Phase::Asked(None) => self.holder().into_iter().collect(),
            _ => SeatSet::EMPTY,
        }
    }

    fn close_question(&mut self, sink: &mut impl FnMut(Event)) -> bool {
        let Phase::Asked(answer) = self.phase else {
            return false;
        };
        if !self.question().is_empty() {
            return false;
        }
        self.phase = Phase::Tricks;
        sink(Event::QuestionClosed);
        match (self.holder(), answer) {
            (Some(seat), Some(CardSet::EMPTY)) => self.leave(seat),
            (Some(seat), Some(laid)) => self.rob(seat, laid, sink),
            _ => {}
        }
        true
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        if self.turn() != Turn::One(seat) && !self.question().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Robbing(_) | Phase::Asked(_) => Some(Task::Rob(self.run())),
            Phase::Offered => Some(Task::Answer),
            Phase::VoleOrStop => Some(Task::VoleOrStop),
            Phase::Tricks => {
                let (played, is_bound) = (self.tricks.cards_played(), self.vole.is_some());
                Some(Task::Play {
                    trick: self.tricks.open(),
                    offer: may_offer(self.edition, self.seats(), played, is_bound),
                })
            }
            Phase::Over(_) => None,
        }
    }

    fn task_seen(edition: Edition, view: &View) -> Option<Task> {
        Task::seen(edition, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        if self.turn() != Turn::One(seat) && !self.question().contains(seat) {
            return debug_assert!(false, "an act of another moment");
        }
        match (self.phase, act) {
            (Phase::Asked(_), Act::Rob(cards)) => self.phase = Phase::Asked(Some(cards)),
            (Phase::Asked(_), Act::Leave) => self.phase = Phase::Asked(Some(CardSet::EMPTY)),
            (Phase::Tricks, Act::Play(card)) => {
                if let Some(winner) = self.tricks.play(card, sink) {
                    self.after_trick(winner, sink);
                }
            }
            (Phase::Robbing(_), Act::Rob(cards)) => self.rob(seat, cards, sink),
            _ => {
                sink(Event::Said { seat, act });
                self.say(seat, act, sink);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ended) = self.phase else {
            return None;
        };
        Some(Outcome {
            score: Some(self.score.as_slice().to_vec()),
            match_over: self.match_winner().is_some(),
            ..Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats)
        })
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }
}

impl Latriomphe {
    pub(super) fn seats(&self) -> usize {
        self.tricks.seats()
    }

    /// The cards that were not dealt, turned card first.
    fn stock(&self) -> impl Iterator<Item = Card> + '_ {
        self.dealt
            .pack
            .order()
            .iter()
            .copied()
            .skip(TRICKS * self.seats())
    }

    pub(super) fn turned(&self) -> Option<Card> {
        self.stock().next()
    }

    /// The turned card and the unbroken sequence of its suit under it, or without the option `run` the turned card
    /// alone (RULES.md 10, AP-2).
    pub(super) fn run(&self) -> CardSet {
        let suit = self.turned().map(Card::suit);
        let most = match self.edition.form {
            Form::AsQuiPille(_, Run::Off) => 1,
            _ => usize::MAX,
        };
        self.stock()
            .take(most)
            .take_while(|card| Some(card.suit()) == suit)
            .collect()
    }

    /// The holder of the ace of trumps; `None` if it was turned up or is in the stock (RULES.md AP-1).
    pub(super) fn holder(&self) -> Option<Seat> {
        let ace = Card::plain(self.turned()?.suit(), Rank::Ace)?;
        Seat::all(self.seats()).find(|seat| self.tricks.hands[*seat].contains(ace))
    }

    /// The decision of the seat that could rob, public or not.
    pub(super) fn decided(&self) -> Option<Robbed> {
        match self.phase {
            Phase::Asked(answer) => {
                let (seat, laid) = (self.holder()?, answer?);
                Some(Robbed { seat, laid })
            }
            _ => self.robbed,
        }
    }

    /// The leader or the dealer, whichever did not make the offer (RULES.md FT-5).
    pub(super) fn answerer(&self) -> Seat {
        let leader = self.dealt.setup.first_seat();
        match self.offer {
            Some(offer) if offer.by == leader => self.dealt.setup.dealer(),
            _ => leader,
        }
    }

    fn rob(&mut self, seat: Seat, laid: CardSet, sink: &mut impl FnMut(Event)) {
        let taken = self.run();
        self.tricks.hands[seat] = (self.tricks.hands[seat] | taken) - laid;
        self.robbed = Some(Robbed { seat, laid });
        self.phase = Phase::Tricks;
        sink(Event::Robbed { seat, taken });
    }

    fn leave(&mut self, seat: Seat) {
        let laid = CardSet::EMPTY;
        self.robbed = Some(Robbed { seat, laid });
        self.phase = Phase::Tricks;
    }

    fn say(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        match act {
            Act::Leave => self.leave(seat),
            Act::Offer => {
                let played = self.tricks.cards_played();
                self.offer = Some(Offer { by: seat, played });
                self.phase = Phase::Offered;
            }
            Act::Accept => {
                self.mark(seat, 1);
                self.end(Ended::Accepted, sink);
            }
            Act::Refuse => self.bind(seat, VoleWhy::Refused),
            Act::Vole => self.bind(seat, VoleWhy::Undertaken),
            Act::Stop => {
                self.mark(seat, 1);
                self.end(Ended::Three, sink);
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn bind(&mut self, seat: Seat, why: VoleWhy) {
        self.vole = Some(Vole { seat, why });
        self.phase = Phase::Tricks;
    }

    /// Ends the deal as soon as it is decided (RULES.md FT-2, FT-3, FT-5, AP-3).
    fn after_trick(&mut self, winner: Seat, sink: &mut impl FnMut(Event)) {
        let complete = self.tricks.complete();
        let party = self.edition.party(winner);
        if let Some(vole) = self.vole {
            if self.edition.party(vole.seat) != party {
                self.lose(vole.seat, 2);
                let ended = match vole.why {
                    VoleWhy::Undertaken => Ended::VoleFailed,
                    VoleWhy::Refused => Ended::RefuserFailed,
                };
                self.end(ended, sink);
            } else if complete == TRICKS {
                self.mark(winner, 2);
                self.end(Ended::Vole, sink);
            }
            return;
        }
        let allies = Seat::all(self.seats()).filter(|seat| self.edition.party(*seat) == party);
        let won: u8 = allies.map(|seat| self.tricks.won[seat]).sum();
        if won == ENOUGH && complete == usize::from(ENOUGH) {
            self.phase = Phase::VoleOrStop;
        } else if won == ENOUGH {
            self.mark(winner, 1);
            self.end(Ended::Three, sink);
        } else if complete == TRICKS {
            self.mark(self.tricks.ahead, 1);
            self.end(Ended::Most, sink);
        }
    }

    fn end(&mut self, ended: Ended, sink: &mut impl FnMut(Event)) {
        if let Some(winner) = self.match_winner() {
            self.pay_stakes(winner, sink);
        }
        self.phase = Phase::Over(ended);
        sink(Event::Ended(ended));
    }
}
