//! The short message that calls who is awaited and whose hand cannot be changed in place.

use super::{Keeper, channel, message};
use crate::discord::screens;
use crate::discord::send;
use crate::discord::surfaces::{Kind, Loss, loss};
use crate::tavern::{DealId, Look, MemberId, Playing, Scene, Stretch};
use anyhow::Context;
use rules::{SeatSet, Stage, Turn};

/// Who is called and what for: a new call for each act, and once more when they are late.
/// Where several decide at once it is one call, which stays until the last of them has decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    deal: DealId,
    played: usize,
    stage: Stage,
    round: u8,
    members: Vec<MemberId>,
    late: bool,
}

impl Call {
    /// Is this what was called for already, though some may have done it since?
    fn is_rest_of(&self, called: &Call) -> bool {
        let still = Call {
            members: called.members.clone(),
            ..self.clone()
        };
        still == *called
            && self
                .members
                .iter()
                .all(|member| called.members.contains(member))
    }
}

impl Keeper {
    /// The short message that calls the players whose turn it is and whose hand cannot be changed in place;
    /// and once more when they are late. It goes as soon as all have answered.
    pub(super) async fn call(&mut self, look: &Look) -> anyhow::Result<()> {
        let wanted = match &look.scene {
            Scene::Playing(playing) => self.wanted(look, playing),
            _ => None,
        };
        let known = match (&wanted, &self.called) {
            (Some(wanted), Some(called)) => wanted.is_rest_of(called),
            (wanted, called) => wanted.is_none() && called.is_none(),
        };
        if known && (wanted.is_none() == self.surfaces()?.get(Kind::Turn).is_none()) {
            return Ok(());
        }
        if let Some(former) = self.surfaces()?.get(Kind::Turn) {
            let gone = self
                .bot
                .http
                .delete_message(channel(former.channel), message(former.message.0), None)
                .await;
            match gone.as_ref().map_err(loss) {
                Ok(()) | Err(Loss::Message) => {}
                Err(_) => gone.context("a call was not taken back")?,
            }
            self.surfaces()?.clear(Kind::Turn).await?;
        }
        self.called = None;
        if let (Some(call), Scene::Playing(playing)) = (wanted, &look.scene) {
            let screen = screens::turn(
                &self.bot.words(look.guild),
                look,
                &call.members,
                playing.clock,
            );
            let posted = channel(look.channel)
                .send_message(&self.bot.http, send::message(&screen))
                .await?;
            self.surfaces()?
                .set(Kind::Turn, look.channel, posted.id.get())
                .await?;
            self.called = Some(call);
        }
        Ok(())
    }

    fn wanted(&self, look: &Look, playing: &Playing) -> Option<Call> {
        // In a pause nobody is hurried.
        if look.paused.is_some() {
            return None;
        }
        let seats: SeatSet = match playing.view.turn {
            Turn::One(seat) => [seat].into_iter().collect(),
            Turn::Each(seats) => seats,
            Turn::Question | Turn::Over => return None,
        };
        let late = match playing.clock.stretch {
            Stretch::Turn => false,
            Stretch::Bank => true,
            Stretch::Question | Stretch::Pause => return None,
        };
        let members: Vec<MemberId> = seats
            .iter()
            .filter_map(|seat| look.chairs.get(*playing.chair_of.get(seat.index())?))
            // Whom the house acts for is not there to be called.
            .filter(|chair| !chair.absent)
            .filter_map(|chair| chair.actor())
            .filter(|member| late || self.bot.hands.open(self.table, *member).is_none())
            .collect();
        (!members.is_empty()).then(|| Call {
            deal: playing.deal,
            played: playing.view.played.len(),
            stage: playing.view.stage.clone(),
            round: playing.view.bets.as_ref().map_or(0, |bets| bets.round),
            members,
            late,
        })
    }
}
