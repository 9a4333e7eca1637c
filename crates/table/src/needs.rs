//! What a step must be told, and nothing else: whoever has it carried out reads this first, and fills the context.

use crate::{Command, Duty, Opening, Order, Person, Phase, Player, State, Table};
use books::PatronKey;
use ids::MemberId;
use std::collections::BTreeSet;

/// What a step must be told besides its table and command. What is not asked for here, no step may read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Those who sit here with coins of their own, if what they can put at stake counts.
    pub means: Option<Vec<Player>>,
    /// The player with coins of their own who wants to sit down, if that takes coins.
    pub asking: Option<Player>,
    /// Whether the house's coins count, which it puts up for the cast.
    pub house: bool,
    /// The patrons who may sit down, if any may be asked to.
    pub bench: Option<Bench>,
    /// Hired patrons who sit here, and who may have been dismissed.
    pub hired: Vec<PatronKey>,
    /// Members who may turn out to be barred.
    pub admitted: BTreeSet<MemberId>,
}

/// Which patrons may sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bench {
    /// Those of the server.
    InServer,
    /// Those who come to a solo table, wherever else they sit.
    Alone,
}

impl Bench {
    fn of(solo: bool) -> Bench {
        if solo { Bench::Alone } else { Bench::InServer }
    }
}

impl Command {
    /// What its step must be told at this table.
    #[must_use]
    pub fn needs(&self, table: &Table) -> Needs {
        let state = &table.state;
        let mut needs = Needs {
            means: Some(with_own_coins(state)),
            hired: hired(state),
            ..Needs::default()
        };
        match self {
            Command::Member { by, order, .. } => needs.for_an_order(*by, order, state),
            Command::House(duty) => needs.for_a_duty(duty, state),
        }
        needs.at(state)
    }
}

impl Opening {
    /// What its step must be told.
    #[must_use]
    pub fn needs(&self) -> Needs {
        let invites = !self.patrons.is_empty();
        Needs {
            house: invites,
            bench: invites.then_some(Bench::of(self.solo)),
            ..Needs::default()
        }
    }
}

impl Needs {
    fn for_an_order(&mut self, by: MemberId, order: &Order, state: &State) {
        match order {
            Order::Join(purse) => {
                let purse = *purse;
                self.asking = Some(Player::Member(Person { member: by, purse }));
                self.admitted.insert(by);
            }
            Order::SitIn => {
                let chair = state.chair_of_member(by);
                self.asking = chair.map(|chair| state.chairs[chair].player.clone());
                self.admitted.insert(by);
            }
            Order::PlayFor(_) => {
                self.admitted.insert(by);
            }
            Order::SeatPatron(_) | Order::Fill => self.bench = Some(Bench::of(state.solo)),
            Order::Deal { .. } => {
                self.for_a_deal(state);
                self.admitted.insert(by);
            }
            Order::Leave
            | Order::SitOut
            | Order::SetPurse(_)
            | Order::ChooseCoins(_)
            | Order::ChooseRules(_)
            | Order::ChoosePartner(_)
            | Order::ChooseLanguage(_)
            | Order::ChoosePace(_)
            | Order::UnseatPatron
            | Order::GiveBack
            | Order::Cut { .. }
            | Order::RevealAt(_)
            | Order::ChooseRecall(_)
            | Order::Act { .. }
            | Order::Answer { .. }
            | Order::Pause
            | Order::GoOn
            | Order::Kick(_)
            | Order::HandOver { .. }
            | Order::CallOff { .. }
            | Order::Agree { .. }
            | Order::PlayOn { .. }
            | Order::Close
            | Order::CallUp(_)
            | Order::Show => {}
        }
    }

    fn for_a_duty(&mut self, duty: &Duty, state: &State) {
        match duty {
            Duty::TimeUp { .. } => self.for_a_deal(state),
            // It does not decide who can cover the next deal: that is looked at when it begins.
            Duty::Void(_) => self.means = None,
            Duty::Dismiss { .. }
            | Duty::CloseWithSession
            | Duty::SendOff { .. }
            | Duty::LosePlace { .. }
            | Duty::PlaceIsBack { .. }
            | Duty::Forget { .. }
            | Duty::Abandon
            | Duty::Mend { .. }
            | Duty::Chose { .. }
            | Duty::Resume => {}
        }
    }

    /// Between deals, when the next one may begin: whoever is barred is sent off, and patrons take seats that a game for
    /// an exact number lacks.
    fn for_a_deal(&mut self, state: &State) {
        if matches!(state.phase, Phase::Lobby | Phase::Between) {
            let here = state.chairs.iter();
            self.admitted
                .extend(here.filter_map(|occupant| occupant.actor()));
        }
        if matches!(state.phase, Phase::Between) && state.terms.is_exact() {
            self.bench = Some(Bench::of(state.solo));
        }
    }

    /// With what every step needs at this table, and without what none does: nobody needs coins for chips, and what
    /// somebody has counts for the next deal, not for the one that is on.
    fn at(mut self, state: &State) -> Needs {
        let is_on = state.phase.is_playing();
        if state.terms.coins.are_chips() {
            (self.means, self.asking) = (None, None);
            return self;
        }
        if is_on {
            self.means = None;
        }
        let of_the_cast = self.asking.take_if(|asking| asking.is_of_the_cast());
        let plays_with_the_houses = !is_on && state.cast().next().is_some();
        self.house = self.bench.is_some() || plays_with_the_houses || of_the_cast.is_some();
        self
    }
}

/// Those who sit here with coins of their own.
fn with_own_coins(state: &State) -> Vec<Player> {
    let players = state.chairs.iter().map(|occupant| &occupant.player);
    let players = players.filter(|player| !player.is_of_the_cast());
    players.cloned().collect()
}

/// The hired patrons who sit here. At a solo table, where no coin moves, none has to be paid out.
fn hired(state: &State) -> Vec<PatronKey> {
    let hired = with_own_coins(state).into_iter();
    let hired = hired.filter_map(|player| match player {
        Player::Patron(key) => Some(key),
        Player::Member(_) => None,
    });
    hired.filter(|_| !state.solo).collect()
}
