//! How a deal ends, and a table: the last coins, the chairs, the next dealer.

use super::Draft;
use super::turns::ABSENCES;
use crate::tavern::series::Carried;
use crate::tavern::state::{Finished, Phase, Running, Sitter};
use crate::tavern::{ClosedWhy, MemberId, Notice, Player, Standing, VoidedWhy};
use books::Transfer;
use ids::DealId;
use rules::{Coins, Outcome, Seat, Viewer};
use store::DealEnd;

impl Draft<'_> {
    /// The deal is over: what is left of the holds goes back, and the table gets ready for the next.
    pub(super) fn settle(&mut self) -> anyhow::Result<()> {
        let Some(running) = self.table.running.take() else {
            return Ok(());
        };
        let Phase::Playing(hands) = &self.table.state.phase else {
            return Ok(());
        };
        let Some(outcome) = running.deal.outcome() else {
            return Ok(());
        };
        let sitters = &self.table.state.chairs;
        let (chairs, seats) = (hands.chairs.clone(), hands.chairs.len());
        let silent: Vec<usize> = hands.silent().collect();
        let players: Vec<Player> = chairs.iter().map(|&c| sitters[c].player.clone()).collect();
        let setup = running.deal.setup();
        let next = setup.next(&outcome);
        let match_goes_on = setup.variant().is_match() && !outcome.match_over;
        if !match_goes_on {
            let cause = self.table.state.secured_by(running.id);
            for (seat, player) in Seat::all(players.len()).zip(&players) {
                self.release(cause, seat, player, running.held(seat))?;
            }
            self.table.state.match_on = None;
        }
        self.remark_on(&running.deal.view(Viewer::Bystander), &outcome, &chairs);
        self.end = Some(DealEnd {
            deal: running.id,
            result: serde_json::to_string(&outcome)?,
            ended: store::Ended::Played,
        });
        let state = &mut self.table.state;
        let coins = outcome.coins.iter().map(|(_, coins)| coins.0);
        state.won = players.iter().cloned().zip(coins).collect();
        state.orders.wish = None;
        if let Some(on) = &mut state.match_on {
            on.score = next.before().score.as_slice().to_vec();
            on.deal += 1;
            state.dealer = chairs[next.dealer().index()];
        } else {
            state.dealer = state.beside(state.dealer);
        }
        if let Some(draw) = &mut state.draw {
            draw.deal += 1;
        }
        state.carried = carried(&running, &players, &outcome);
        state.deals += 1;
        state.last = Some(running.id);
        let owners: anyhow::Result<_> = players.iter().map(Player::owner).collect();
        self.table.finished = Some(Finished {
            id: running.id,
            owners: owners?,
            deal: running.deal,
            payments: running.payments,
        });
        self.wait_for_deal();
        if match_goes_on {
            return Ok(());
        }
        for chair in silent {
            // Who was asked and never answered has gone home: no new stake is taken from them.
            self.table.state.chairs[chair].absences = ABSENCES;
        }
        self.clear_up()?;
        self.ask_for_next_match();
        let state = &self.table.state;
        let open = !matches!(state.phase, Phase::Closed { .. });
        if open && state.missing() > 0 && !state.lacks_a_seat(seats) {
            self.wait_for_players();
        }
        Ok(())
    }

    /// After a deal or a match: who is to go is gone, and a table closes that was to, or that nobody sits at.
    pub(super) fn clear_up(&mut self) -> anyhow::Result<()> {
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

    /// After a match nobody plays another without a click: their seats are kept for as long as a lobby stands.
    pub(super) fn ask_for_next_match(&mut self) {
        let state = &mut self.table.state;
        let over = matches!(state.phase, Phase::Closed { .. });
        if over || !state.terms.variant.is_match() {
            return;
        }
        for sitter in &mut state.chairs {
            if sitter.standing == Standing::In && sitter.player.member().is_some() {
                sitter.standing = Standing::Kept;
            }
        }
        if matches!(state.phase, Phase::Between) {
            self.wait_for_deal();
        }
    }

    /// The side of whoever sits on this chair concedes the match: it is over, and the deal that was on does not count.
    pub(super) fn concede(&mut self, chair: usize, side: usize) -> anyhow::Result<()> {
        if let Some(running) = self.table.running.take() {
            self.end_voided(running.id);
        }
        self.end_match(Some(side))?;
        let player = self.table.state.chairs[chair].player.clone();
        self.table.state.notices.push(Notice::Conceded { player });
        self.table.state.orders.wish = None;
        self.wait_for_players();
        self.clear_up()?;
        self.ask_for_next_match();
        Ok(())
    }

    /// After a deal: who left is gone, who was absent sits out.
    pub(super) fn clear_chairs(&mut self) -> anyhow::Result<()> {
        let leaving = |sitter: &&Sitter| sitter.is_going();
        let leaving = self.table.state.chairs.iter().filter(leaving);
        let leaving: Vec<Player> = leaving.map(|sitter| sitter.player.clone()).collect();
        self.give_up_claims(&leaving)?;
        for chair in (0..self.table.state.chairs.len()).rev() {
            let sitter = &mut self.table.state.chairs[chair];
            let player = sitter.player.clone();
            if sitter.is_going() {
                self.remove_chair(chair);
                self.table.state.notices.push(Notice::Left { player });
            } else if sitter.played_by.is_some() && sitter.absences >= ABSENCES {
                // The game master is away: the patron plays its own hand again.
                sitter.played_by = None;
                sitter.absences = 0;
            } else if sitter.standing == Standing::In && sitter.absences >= ABSENCES {
                sitter.standing = Standing::Away;
                self.table.state.notices.push(Notice::Away { player });
            }
        }
        Ok(())
    }

    /// Members who leave give up their claim to a carried pot (RULES.md TT-3).
    /// Patrons, and who has to go, do not do so of their own will: the pot is shared out first,
    /// or the host would win it by sending them away.
    pub(super) fn give_up_claims(&mut self, leaving: &[Player]) -> anyhow::Result<()> {
        let state = &mut self.table.state;
        let chairs = &state.chairs;
        let has_to = |player: &Player| {
            let mut sitters = chairs.iter();
            sitters.any(|sitter| sitter.goes && sitter.player == *player)
        };
        let Some(pot) = &mut state.carried else {
            return Ok(());
        };
        let (members, mut sent): (Vec<_>, Vec<_>) = leaving
            .iter()
            .partition(|player| player.member().is_some() && !has_to(player));
        for member in members {
            pot.give_up(member);
        }
        sent.retain(|player| pot.is_claimed_by(player));
        // While a deal is on, the coins are played for.
        if sent.is_empty() || self.table.running.is_some() {
            return Ok(());
        }
        self.share_pot()
    }

    /// Somebody who does not play is gone.
    pub(super) fn clear_chair(&mut self, chair: usize) -> anyhow::Result<()> {
        let player = self.table.state.chairs[chair].player.clone();
        self.give_up_claims(std::slice::from_ref(&player))?;
        self.remove_chair(chair);
        self.table.state.notices.push(Notice::Left { player });
        Ok(())
    }

    /// A chair that no running deal needs is taken away.
    pub(super) fn remove_chair(&mut self, chair: usize) {
        self.table.state.remove_chair(chair);
        if let Phase::Playing(hands) = &mut self.table.state.phase {
            for other in &mut hands.chairs {
                *other -= usize::from(*other > chair);
            }
        }
    }

    /// Who has sat longest becomes host when the host has left.
    pub(super) fn settle_host(&mut self) {
        let state = &mut self.table.state;
        if state.members().any(|member| member == state.host) {
            return;
        }
        let heir = state.longest_seated();
        if let Some(heir) = heir {
            state.host = heir.member;
            state.notices.push(Notice::NewHost {
                player: Player::Member(heir),
            });
        }
    }

    /// The running deal is no more: the transfers that were made for it go the other way, newest first.
    pub fn void(&mut self, made: &[Transfer], why: VoidedWhy) {
        let Phase::Playing(hands) = &self.table.state.phase else {
            return;
        };
        let deal = hands.deal;
        self.transfers
            .extend(made.iter().rev().map(Transfer::reversed));
        self.end_voided(deal);
        self.table.running = None;
        self.table.state.orders.wish = None;
        self.table.state.notices.push(Notice::Voided { deal, why });
        if self.table.state.match_on.is_some() {
            self.wait_for_deal();
        } else {
            self.wait_for_players();
        }
    }

    fn end_voided(&mut self, deal: DealId) {
        self.end = Some(DealEnd {
            deal,
            result: "null".to_owned(),
            ended: store::Ended::Voided,
        });
    }

    /// Closes the table, on which no deal runs: the stakes of a match go back, and a carried pot to who has a claim to it.
    ///
    /// # Errors
    /// Coins beyond all bounds.
    pub fn close(&mut self, why: ClosedWhy) -> anyhow::Result<()> {
        self.end_match(None)?;
        self.share_pot()?;
        self.table.state.phase = Phase::Closed { why };
        self.table.due_at = None;
        Ok(())
    }

    pub(super) fn wait_for_deal(&mut self) {
        self.table.state.phase = Phase::Between;
        let state = &self.table.state;
        let time = match (state.asked().is_empty(), state.all_are_ready()) {
            (true, true) => 0,
            (true, false) => self.house.between(&state.terms),
            (false, _) => self.house.lobby(&state.terms),
        };
        self.table.due_at = Some(self.now + time);
    }

    pub(super) fn wait_for_players(&mut self) {
        let state = &mut self.table.state;
        state.phase = Phase::Lobby;
        self.table.due_at = Some(self.now + self.house.lobby(&state.terms));
    }

    /// Somebody has sat down: at a slow table the others have all the time again to do so too.
    pub fn extend_lobby(&mut self) {
        let state = &self.table.state;
        if state.terms.is_slow() && matches!(state.phase, Phase::Lobby) {
            self.table.due_at = Some(self.now + self.house.lobby(&state.terms));
        }
    }

    /// A member is ready for the next deal of a slow table. Whether it can be dealt now: everybody is, and nobody
    /// need wait for the rest of the time.
    pub fn ready(&mut self, member: MemberId) -> bool {
        let state = &mut self.table.state;
        if !state.ready.contains(&member) {
            state.ready.push(member);
        }
        state.not_ready().is_empty()
    }

    /// Who was waited for at a slow table is not dealt in after all: if all others are ready, the deal begins.
    pub fn deal_if_all_are_ready(&mut self) {
        if self.table.state.all_are_ready() {
            self.table.due_at = Some(self.now);
        }
    }
}

/// What the deal left in the pot for the next, if anything (RULES.md TT-3).
fn carried(running: &Running, players: &[Player], outcome: &Outcome) -> Option<Carried> {
    let coins = outcome.pot.filter(|&pot| pot > Coins::ZERO)?;
    Some(Carried {
        deal: running.id,
        coins,
        dealer: running.deal.setup().dealer(),
        players: players.to_vec(),
        stayed: Seat::all(players.len()).collect(),
        claims: running.deal.contenders().iter().collect(),
    })
}
