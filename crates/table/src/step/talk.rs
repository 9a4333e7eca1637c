//! The occasions on which patrons may speak: what everyone has seen, never a card.

use super::Effects;
use crate::chairs::{Chairs, Occupant};
use crate::{ChairId, Effect, Occasion, Player, Speaker, Standing, State};
use rules::{Coins, Ended, Outcome, Seat, View};

/// A win of this many stakes counts as a big pot.
const BIG: i64 = 8;

impl Effects {
    /// Clears the last remark.
    pub(super) fn hush(&mut self, state: &mut State) {
        state.talk = None;
        let talk = |effect: &Effect| matches!(effect, Effect::Talk { .. });
        self.0.retain(|effect| !talk(effect));
    }

    /// Perhaps one of these patrons has something to say.
    pub(super) fn remark(
        &mut self,
        chairs: &Chairs,
        occasion: Occasion,
        of: impl Fn(&Occupant) -> bool,
    ) {
        let might = chairs.iter().filter(|occupant| of(occupant));
        let might = might.map(|occupant| (occupant.id, occasion)).collect();
        self.one_speaks(chairs, might);
    }

    /// A patron who went broke says good night; one of the cast leaves because the house lacks coins.
    pub(super) fn announce_departures(&mut self, before: &Chairs, chairs: &Chairs) {
        let gone = |occupant: &&Occupant| {
            chairs.chair_of(&occupant.player).is_none() && !occupant.player.is_of_the_cast()
        };
        if let Some(occupant) = before.iter().find(gone) {
            self.speaks(occupant, Occasion::WentBroke);
        }
    }

    /// Perhaps somebody comments on a finished deal: how it ended, or who won and lost, all of which is public.
    /// `public` is a bystander's view of it.
    pub(super) fn remark_on(
        &mut self,
        chairs: &Chairs,
        public: &View,
        outcome: &Outcome,
        dealt: &[ChairId],
    ) {
        let seats = Seat::all(dealt.len()).zip(dealt);
        let said =
            seats.filter_map(|(seat, &chair)| Some((chair, occasion(public, outcome, seat)?)));
        self.one_speaks(chairs, said.collect());
    }

    /// Lets one of the patrons among these speak.
    fn one_speaks(&mut self, chairs: &Chairs, might: Vec<(ChairId, Occasion)>) {
        let mut among = Vec::new();
        for (chair, occasion) in might {
            let occupant = &chairs[chair];
            if occupant.actor().is_none() && occupant.standing != Standing::Leaving {
                among.push((speaker(occupant), occasion));
            }
        }
        if !among.is_empty() {
            self.push(Effect::Talk { among });
        }
    }

    /// Lets this patron speak.
    pub(super) fn speaks(&mut self, occupant: &Occupant, occasion: Occasion) {
        if let Player::Patron(_) = occupant.player {
            let among = vec![(speaker(occupant), occasion)];
            self.push(Effect::Talk { among });
        }
    }
}

fn speaker(occupant: &Occupant) -> Speaker {
    Speaker {
        player: occupant.player.clone(),
        nature: occupant.nature.clone(),
    }
}

/// What a finished deal meant to a seat, if it is worth a remark.
fn occasion(public: &View, outcome: &Outcome, seat: Seat) -> Option<Occasion> {
    let undertaken = public.vole().map(|vole| vole.seat);
    let is_theirs = undertaken.is_some_and(|by| {
        by == seat || (public.side(by).is_some() && public.side(by) == public.side(seat))
    });
    match outcome.ended {
        Ended::Death => return Some(Occasion::Death),
        Ended::Vole if !is_theirs => return Some(Occasion::VoleMade),
        Ended::VoleFailed | Ended::RefuserFailed if !is_theirs => return Some(Occasion::VoleLost),
        _ => {}
    }
    let coins = |seat: Seat| outcome.coins[seat];
    let all = || Seat::all(public.seats).map(coins);
    let (most, least) = (all().max()?, all().min()?);
    if most <= Coins::ZERO {
        return None;
    }
    match coins(seat) {
        own if own == most => Some(Occasion::WonDeal),
        _ if most.0 >= BIG * public.stake.0 => Some(Occasion::BigPot),
        own if own == least => Some(Occasion::LostDeal),
        _ => None,
    }
}
