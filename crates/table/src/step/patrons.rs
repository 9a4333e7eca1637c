//! Patrons who sit down, leave, or are played by a game master.

use super::Draft;
use crate::chairs::Occupant;
use crate::command::Guest;
use crate::{
    Broken, ChairId, Means, Occasion, Phase, Player, Refusal, Repeated, Standing, State,
    WhichPatron,
};
use books::PatronKey;
use ids::{MemberId, TableId};
use rules::{Coins, MOST_SEATS};

impl Draft<'_> {
    /// Seats the patrons that a new table asks for; when players play again, another patron replaces one who is no
    /// longer free, and failing that the chair stays empty.
    pub(super) fn seat_company(
        &mut self,
        company: &[WhichPatron],
        after: Option<TableId>,
    ) -> Result<(), Refusal> {
        let terms = self.table.state.terms;
        if company.len() + 1 > terms.most() {
            return Err(Refusal::Seats {
                least: terms.fewest(),
                most: terms.most(),
            });
        }
        for wish in company {
            let guest = match self.invite(wish) {
                Err(refusal) if after.is_some() && !refusal.is_ours() => {
                    self.invite(&WhichPatron::Anybody)
                }
                guest => guest,
            };
            match guest {
                Ok(guest) => self.seat(guest)?,
                Err(refusal) if after.is_some() && !refusal.is_ours() => break,
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    pub(super) fn seat_patron(&mut self, by: MemberId, wish: &WhichPatron) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        let state = &self.table.state;
        if state.is_full() {
            return Err(Refusal::Full(state.terms.most()));
        }
        self.may_repeat(Repeated::SeatPatron, by)?;
        let guest = self.invite(wish)?;
        let player = guest.player.clone();
        self.seat(guest)?;
        let sat = |occupant: &Occupant| occupant.player == player;
        let chairs = &self.table.state.chairs;
        self.effects.remark(chairs, Occasion::SatDown, sat);
        Ok(())
    }

    /// Patrons fill the empty chairs up to the usual number of players; fewer will do if no more come and a deal can
    /// begin.
    pub(super) fn fill(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.unchanged = true;
        for _ in 0..MOST_SEATS {
            if !self.table.state.wants_more() {
                break;
            }
            match self.seat_patron(by, &WhichPatron::Anybody) {
                Ok(()) => self.unchanged = false,
                Err(refusal @ (Refusal::NotHost | Refusal::Enough { .. } | Refusal::Broken(_))) => {
                    return Err(refusal);
                }
                Err(_) if self.table.state.missing() == 0 => break,
                Err(refusal) if self.unchanged => return Err(refusal),
                Err(refusal) => {
                    // Those who came stay.
                    self.effects.push(crate::Effect::PartlyRefused(refusal));
                    break;
                }
            }
        }
        Ok(())
    }

    /// Between deals, patrons fill the seats that a game needing exact numbers lacks, if the house has any to send.
    /// Returns whether any came.
    pub(super) fn fill_seats(&mut self) -> Result<bool, Refusal> {
        let finished = self.table.finished.as_ref();
        let played = finished.map_or(0, |last| last.owners.len());
        let mut came = false;
        for _ in 0..MOST_SEATS {
            if !matches!(self.table.state.phase, Phase::Between) || self.table.stands_still() {
                break;
            }
            let mut after = self.table.state.clone();
            after.look_at_purses(&self.cx.purses(&self.table.state)?);
            if !after.is_missing_a_player(played) {
                break;
            }
            match self.invite(&WhichPatron::Anybody) {
                Ok(guest) => self.seat(guest)?,
                Err(refusal) if refusal.is_ours() => return Err(refusal),
                Err(_) => break,
            }
            came = true;
        }
        Ok(came)
    }

    /// The first patron on the bench who fits the wish, does not sit here yet, and has enough coins.
    fn invite(&self, wish: &WhichPatron) -> Result<Guest, Refusal> {
        let state = &self.table.state;
        let need = if self.table.state.is_for_fun() {
            Coins::ZERO
        } else {
            state.terms.at_risk()
        };
        let mut why = Refusal::NoPatronFree;
        for benched in self.cx.bench()? {
            let fits = match wish {
                WhichPatron::Anybody => true,
                WhichPatron::OfTheCast => benched.free.is_none(),
                WhichPatron::This(patron) => *patron == benched.patron,
            };
            let player = Player::Patron(benched.patron.clone());
            if !fits || state.chairs.chair_of(&player).is_some() {
                continue;
            }
            match benched.free {
                None if need > Coins::ZERO && self.cx.house_free()? < state.house_needs() => {
                    let need = state.house_needs();
                    why = Refusal::HouseBroke { need };
                }
                Some(free) if free < need => {
                    let patron = benched.patron.clone();
                    why = Refusal::PatronShort { patron };
                }
                _ => {
                    let nature = benched.nature.clone();
                    return Ok(Guest { player, nature });
                }
            }
        }
        Err(why)
    }

    fn seat(&mut self, Guest { player, nature }: Guest) -> Result<(), Broken> {
        let benched = self.cx.bench()?.iter();
        let mut benched =
            benched.filter(|benched| Player::Patron(benched.patron.clone()) == player);
        let free = benched.next().and_then(|benched| benched.free);
        if let (Some(means), Some(free)) = (&mut self.cx.means, free) {
            means.insert(player.clone(), Means::free(free));
        }
        self.state().sit(player, nature);
        Ok(())
    }

    pub(super) fn unseat_patron(&mut self, by: MemberId) -> Result<(), Refusal> {
        self.table.state.must_host(by)?;
        let staying = |occupant: &&Occupant| {
            occupant.actor().is_none() && occupant.standing != Standing::Leaving
        };
        let mut latest_first = self.table.state.chairs.iter().rev();
        let occupant = latest_first.find(staying).ok_or(Refusal::NoPatronHere)?;
        let chair = occupant.id;
        self.count(Repeated::SeatPatron, by);
        self.send_away(chair)
    }

    pub(super) fn dismiss(&mut self, patron: PatronKey) -> Result<(), Refusal> {
        let state = &self.table.state;
        let chair = state.chairs.chair_of(&Player::Patron(patron));
        let stays = |&chair: &ChairId| state.standing(chair) != Standing::Leaving;
        match chair.filter(stays) {
            Some(chair) => self.send_away(chair),
            None => {
                self.unchanged = true;
                Ok(())
            }
        }
    }

    /// Sends a patron away: it leaves with a remark, after the deal if it is playing.
    fn send_away(&mut self, chair: ChairId) -> Result<(), Refusal> {
        let occupant = self.table.state.chairs[chair].clone();
        self.leave(chair)?;
        self.effects.speaks(&occupant, Occasion::Dismissed);
        Ok(())
    }

    pub(super) fn play_for(&mut self, gm: MemberId, patron: PatronKey) -> Result<(), Refusal> {
        self.must_not_be_barred(gm)?;
        let state = self.state();
        if state.chair_of_member(gm).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if state.phase.is_playing() {
            return Err(Refusal::DealIsOn);
        }
        self.may_repeat(Repeated::ComeBack, gm)?;
        let state = self.state();
        let player = Player::Patron(patron);
        let mut occupants = state.chairs.iter_mut();
        let occupant =
            occupants.find(|occupant| occupant.player == player && occupant.actor().is_none());
        occupant.ok_or(Refusal::NoPatronHere)?.played_by = Some(gm);
        Ok(())
    }

    pub(super) fn give_back(&mut self, gm: MemberId) -> Result<(), Refusal> {
        let mut occupants = self.table.state.chairs.iter();
        let occupant = occupants.find(|occupant| occupant.played_by == Some(gm));
        let chair = occupant.ok_or(Refusal::PlaysForNobody)?.id;
        self.count(Repeated::ComeBack, gm);
        self.table.state.give_back_chair(chair)
    }
}

impl State {
    /// The game master gives a patron's hand back, but not during a deal.
    pub(super) fn give_back_chair(&mut self, chair: ChairId) -> Result<(), Refusal> {
        if self.seat_of(chair).is_some() {
            return Err(Refusal::DealIsOn);
        }
        let occupant = &mut self.chairs[chair];
        occupant.played_by = None;
        occupant.absences = 0;
        if matches!(occupant.standing, Standing::Out | Standing::Away) {
            occupant.standing = Standing::In;
        }
        Ok(())
    }
}
