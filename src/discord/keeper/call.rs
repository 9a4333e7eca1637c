//! The short message that calls who is awaited and whose hand cannot be changed in place.

use crate::discord::bot::Bot;
use crate::discord::hand::TimeTold;
use crate::discord::surfaces::{Kind, Surfaces};
use anyhow::Context;
use house::{DealId, Look, MemberId, Playing, Scene, Stretch};
use rules::{SeatSet, Stage, Turn};

/// The message that calls players, of one table.
#[derive(Default)]
pub struct Caller {
    /// Whom the present call calls, and to what.
    called: Option<Call>,
}

/// Who is called and what for: a new call for each act, and once more when they are late.
/// Where several decide at once it is one call, which stays until the last of them has decided.
#[derive(Clone, Debug, PartialEq)]
struct Call {
    deal: DealId,
    played: usize,
    stage: Stage,
    round: u8,
    members: Vec<MemberId>,
    late: bool,
    /// Until when they have time, which may change where the machine's clock is set.
    time: TimeTold,
}

impl Call {
    /// Is this what was called for already, though some may have done it since?
    fn is_rest_of(&self, called: &Call) -> bool {
        let still = Call {
            members: called.members.clone(),
            time: called.time,
            ..self.clone()
        };
        still == *called
            && self
                .members
                .iter()
                .all(|member| called.members.contains(member))
    }
}

impl Caller {
    /// The short message that calls the players whose turn it is and whose hand cannot be changed in place;
    /// and once more when they are late. It goes as soon as all have answered.
    pub async fn call(
        &mut self,
        bot: &Bot,
        surfaces: &mut Surfaces,
        look: &Look,
    ) -> anyhow::Result<()> {
        let wanted = match &look.scene {
            Scene::Playing(playing) => wanted(bot, look, playing),
            _ => None,
        };
        let known = match (&wanted, &self.called) {
            (Some(wanted), Some(called)) => wanted.is_rest_of(called),
            (wanted, called) => wanted.is_none() && called.is_none(),
        };
        let former = surfaces.get(Kind::Turn);
        let is_here = former.is_none_or(|former| former.channel == look.channel);
        if known && is_here && wanted.is_none() == former.is_none() {
            return match (wanted, &look.scene) {
                (Some(call), Scene::Playing(playing)) => {
                    self.tell_time(bot, surfaces, look, &call, playing).await
                }
                _ => Ok(()),
            };
        }
        if let Some(former) = former {
            let gone = bot.messenger.take_back(former, look.channel).await;
            gone.context("a call was not taken back")?;
            surfaces.clear(Kind::Turn).await?;
        }
        self.called = None;
        if let (Some(call), Scene::Playing(playing)) = (wanted, &look.scene) {
            let screen = screens::turn(
                &bot.wording.public(look.guild),
                look,
                &call.members,
                playing.clock,
            );
            let posted = bot.messenger.post(look.channel, &screen).await?;
            surfaces
                .set(Kind::Turn, look.channel, posted.id.get())
                .await?;
            self.called = Some(call);
        }
        Ok(())
    }

    /// A call that tells a time which is no longer true is changed, and pings nobody anew.
    async fn tell_time(
        &mut self,
        bot: &Bot,
        surfaces: &Surfaces,
        look: &Look,
        call: &Call,
        playing: &Playing,
    ) -> anyhow::Result<()> {
        let Some(called) = self.called.as_mut().filter(|_| call.late) else {
            return Ok(());
        };
        if called.time.is_still(call.time) {
            return Ok(());
        }
        called.time = call.time;
        let members = called.members.clone();
        let Some(posted) = surfaces.get(Kind::Turn) else {
            return Ok(());
        };
        let words = bot.wording.public(look.guild);
        let screen = screens::turn(&words, look, &members, playing.clock);
        bot.messenger
            .edit(posted.channel, posted.message.0, &screen)
            .await?;
        Ok(())
    }
}

/// The call that is wanted now.
fn wanted(bot: &Bot, look: &Look, playing: &Playing) -> Option<Call> {
    // While the clock stands nobody is hurried.
    if look.paused.is_some() || look.stands().is_some() {
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
        .filter_map(|seat| look.chair(*playing.chair_of.get(seat.index())?))
        // Whom the house acts for is not there to be called.
        .filter(|chair| !chair.absent)
        .filter_map(|chair| chair.actor())
        .filter(|member| late || !bot.open_hands.is_open(look.id, *member))
        .collect();
    (!members.is_empty()).then(|| Call {
        deal: playing.deal,
        played: playing.view.played.len(),
        stage: playing.view.stage.clone(),
        round: playing.view.bets.as_ref().map_or(0, |bets| bets.round),
        members,
        late,
        time: TimeTold::to_all(look),
    })
}
