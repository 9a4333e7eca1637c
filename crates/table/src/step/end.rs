//! How a deal or a table ends: the last coins, the chairs, the next dealer.

use super::clock::Clock;
use super::{Draft, Effects};
use crate::chairs::ABSENCES;
use crate::table::Playing;
use crate::{
    Broken, Carried, ClosedWhy, Effect, Finished, Phase, Player, Standing, State, Waiting,
};
use ids::{DealId, Millis};
use rules::{CardSet, Coins, Outcome, Seat, Viewer};

/// How long a table waits for its only member's next deal before it closes, or a match goes on.
const ALONE: Millis = Millis::hours(1);

impl Draft<'_> {
    /// Releases what is left of the holds and prepares the table for the next deal.
    pub(super) fn end_deal(&mut self) -> Result<(), Broken> {
        let state = self.state();
        let playing = match std::mem::replace(&mut state.phase, Phase::Between) {
            Phase::Playing(playing) => playing,
            _ => return Err(Broken("no deal is running that could end")),
        };
        let outcome = playing.cards.outcome();
        let outcome = outcome.ok_or(Broken("the deal to be ended is not over"))?;
        let Playing { hands, cards, .. } = &playing;
        let (deal, seats) = (hands.deal, hands.chairs.len());
        let silent = hands.silent();
        let chairs = &state.chairs;
        let players: Vec<Player> = hands
            .chairs
            .iter()
            .map(|&c| chairs[c].player.clone())
            .collect();
        let setup = cards.setup();
        let next = setup.next(&outcome);
        let match_goes_on = setup.variant().is_match() && !outcome.match_over;
        if !match_goes_on {
            let cause = state.hold_owner(deal);
            for (seat, player) in Seat::all(players.len()).zip(&players) {
                self.effects
                    .release(&self.table, cause, seat, player, playing.held(seat)?)?;
            }
            self.state().match_on = None;
        }
        let public = cards.view(Viewer::Bystander);
        let chairs = &self.table.state.chairs;
        self.effects
            .remark_on(chairs, &public, &outcome, &hands.chairs);
        let dealer = match self.table.state.match_on {
            Some(_) => hands.chairs.get(next.dealer().index()).copied(),
            None => self.table.state.beside(self.table.state.dealer),
        };
        let state = self.state();
        let coins = outcome.coins.iter().map(|(_, coins)| coins);
        state.won = players.iter().cloned().zip(coins).collect();
        state.orders.wish = None;
        state.dealer = dealer.ok_or(Broken("there is no next dealer"))?;
        if let Some(on) = &mut state.match_on {
            on.score = next.before().score.as_slice().to_vec();
            on.deal += 1;
        }
        if let Some(draw) = &mut state.draw {
            draw.deal += 1;
        }
        state.carried = carried(&playing, &players, &outcome);
        state.deals += 1;
        (state.last, state.cancelled) = (Some(deal), None);
        self.effects.push(Effect::DealEnded {
            deal,
            outcome: Some(Box::new(outcome)),
        });
        self.table.finished = Some(Finished {
            id: deal,
            owners: players.iter().map(Player::owner).collect(),
            deal: playing.cards,
            payments: playing.payments,
        });
        self.clock.wait_for_deal(&mut self.table.state);
        if match_goes_on {
            return Ok(());
        }
        for chair in silent {
            // They were asked and never answered, so they have gone: no new stake is taken from them.
            self.state().chairs[chair].absences = ABSENCES;
        }
        self.clear_up()?;
        self.ask_for_next_match();
        let state = &self.table.state;
        if !self.table.is_closed() && state.missing() > 0 && !state.is_missing_a_player(seats) {
            self.clock.wait_for_players(&mut self.table.state);
        }
        Ok(())
    }

    /// After a deal or match: removes those due to leave, and closes a table that was asked to close or has nobody
    /// left.
    pub(super) fn clear_up(&mut self) -> Result<(), Broken> {
        self.clear_chairs()?;
        let state = &self.table.state;
        if state.members().next().is_none() {
            self.close(ClosedWhy::Empty)
        } else if let Some(why) = state.closing {
            self.close(why)
        } else {
            Ok(())
        }
    }

    /// After a match: nobody plays another without a click, and seats are kept for as long as a lobby stays open.
    pub(super) fn ask_for_next_match(&mut self) {
        let closed = self.table.is_closed();
        let state = self.state();
        if closed || !state.terms.variant.is_match() {
            return;
        }
        for occupant in state.chairs.iter_mut() {
            if occupant.standing == Standing::In && occupant.player.member().is_some() {
                occupant.standing = Standing::Kept;
            }
        }
        if matches!(state.phase, Phase::Between) {
            self.clock.wait_for_deal(&mut self.table.state);
        }
    }

    /// Closes a table without a running deal: refunds a match's stakes and pays a carried pot to those with a claim to
    /// it.
    pub(super) fn close(&mut self, why: ClosedWhy) -> Result<(), Broken> {
        self.effects.end_match(&mut self.table, None)?;
        self.effects.share_pot(&mut self.table)?;
        self.state().phase = Phase::Closed { why };
        self.clock.stop();
        Ok(())
    }
}

impl Clock {
    pub(super) fn wait_for_deal(&mut self, state: &mut State) {
        state.phase = Phase::Between;
        let time = match (state.asked().is_empty(), state.all_are_ready()) {
            (true, true) => Millis::ZERO,
            (true, false) if state.waits_slowly() => state.terms.turn(),
            (true, false) => self.between(state),
            (false, _) => self.rules.lobby(&state.terms),
        };
        self.set(time);
    }

    /// The time between two deals of a table that is not slow. A result with card points takes longer to read.
    fn between(&self, state: &State) -> Millis {
        let between = self.rules.between;
        let has_points = state.terms.variant.points_of(CardSet::EMPTY).is_some();
        match self.rules.waiting {
            Waiting::ByPresence if state.waits_for_one() => ALONE,
            Waiting::ByPresence if has_points && !state.terms.is_slow() => between + between,
            Waiting::ByPresence | Waiting::Alike => between,
        }
    }

    /// Whether the only member here has not asked for another deal in all this time. A match goes on by itself.
    pub(super) fn is_left_alone(&self, state: &State) -> bool {
        self.waits_for_one(state) && state.match_on.is_none() && state.asked().is_empty()
    }

    /// Whether the next deal waits for the only member here.
    pub(super) fn waits_for_one(&self, state: &State) -> bool {
        let is_between = matches!(state.phase, Phase::Between);
        self.rules.waiting == Waiting::ByPresence && is_between && state.waits_for_one()
    }

    pub(super) fn wait_for_players(&mut self, state: &mut State) {
        state.phase = Phase::Lobby;
        let time = self.rules.lobby(&state.terms);
        self.set(time);
    }
}

impl Effects {
    /// Ends a deal without an outcome.
    pub(super) fn end_voided(&mut self, deal: DealId) {
        let outcome = None;
        self.push(Effect::DealEnded { deal, outcome });
    }
}

/// What the deal left in the pot for the next, if anything (RULES.md TT-3).
fn carried(playing: &Playing, players: &[Player], outcome: &Outcome) -> Option<Carried> {
    let coins = outcome.pot.filter(|&pot| pot > Coins::ZERO)?;
    Some(Carried {
        deal: playing.hands.deal,
        coins,
        dealer: playing.cards.setup().dealer(),
        players: players.to_vec(),
        stayed: Seat::all(players.len()).collect(),
        claims: playing.cards.contenders().iter().collect(),
    })
}
