//! How a deal ends, and a table: the last coins, the chairs, the next dealer.

use super::Draft;
use super::turns::ABSENCES;
use crate::bank::Transfer;
use crate::store::{self, DealEnd};
use crate::tavern::state::{Finished, Phase};
use crate::tavern::{ClosedWhy, Notice, Player, Standing};
use rules::Seat;

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
        let setup = running.deal.setup();
        let sitters = &self.table.state.chairs;
        let players: Vec<Player> = hands
            .chairs
            .iter()
            .map(|&c| sitters[c].player.clone())
            .collect();
        for (seat, player) in Seat::all(players.len()).zip(&players) {
            let left = setup.max_loss(seat).checked_add(outcome.coins[seat]);
            let left = left.ok_or_else(|| anyhow::anyhow!("more coins than there can be"))?;
            self.release(&running, seat, player, left)?;
        }
        self.end = Some(DealEnd {
            deal: running.id,
            result: serde_json::to_string(&outcome)?,
            ended: store::Ended::Played,
        });
        let state = &mut self.table.state;
        let chairs = state.chairs.len();
        let after = match state.terms.variant.direction() {
            rules::Direction::Clockwise => 1,
            rules::Direction::Anticlockwise => chairs - 1,
        };
        state.dealer = (state.dealer + after) % chairs;
        state.deals += 1;
        state.last = Some(running.id);
        self.table.finished = Some(Finished {
            id: running.id,
            players,
            deal: running.deal,
            payments: running.payments,
        });
        self.clear_chairs();
        self.table.state.phase = Phase::Between;
        self.table.due_at = Some(self.now + self.house.between_ms);
        if self.table.state.members().next().is_none() {
            self.close(ClosedWhy::Empty);
        } else if self.table.state.closing {
            self.close(ClosedWhy::Asked);
        } else if self.table.state.missing() > 0 {
            self.wait_for_players();
        }
        Ok(())
    }

    /// After a deal: who left is gone, who was absent sits out.
    pub(super) fn clear_chairs(&mut self) {
        for chair in (0..self.table.state.chairs.len()).rev() {
            let sitter = &mut self.table.state.chairs[chair];
            let player = sitter.player.clone();
            if sitter.standing == Standing::Leaving {
                self.remove_chair(chair);
                self.table.state.notices.push(Notice::Left { player });
            } else if sitter.standing == Standing::In && sitter.absences >= ABSENCES {
                sitter.standing = Standing::Away;
                self.table.state.notices.push(Notice::Away { player });
            }
        }
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
        let heir = state.members().next();
        if let Some(heir) = heir {
            state.host = heir;
            state.notices.push(Notice::NewHost {
                player: Player::Member(heir),
            });
        }
    }

    /// The running deal is no more: the transfers that were made for it go the other way, newest first.
    pub fn void(&mut self, made: &[Transfer]) {
        let Phase::Playing(hands) = &self.table.state.phase else {
            return;
        };
        let deal = hands.deal;
        self.transfers
            .extend(made.iter().rev().map(Transfer::reversed));
        self.end = Some(DealEnd {
            deal,
            result: "null".to_owned(),
            ended: store::Ended::Voided,
        });
        self.table.running = None;
        self.table.state.notices.push(Notice::Voided { deal });
        self.wait_for_players();
    }

    /// Closes the table.
    pub fn close(&mut self, why: ClosedWhy) {
        self.table.state.phase = Phase::Closed { why };
        self.table.due_at = None;
    }

    pub(super) fn wait_for_players(&mut self) {
        self.table.state.phase = Phase::Lobby;
        self.table.due_at = Some(self.now + self.house.lobby_ms);
    }
}
