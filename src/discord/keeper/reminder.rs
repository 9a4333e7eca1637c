//! The short reminder to players who are to act and whose hand cannot be edited.

use crate::discord::bot::Bot;
use anyhow::Context;
use ids::{DealId, MemberId};
use interactions::hand::ShownDeadline;
use interactions::surfaces::{Kind, Surfaces};
use pages::Look;
use rules::{SeatSet, Stage, Turn};
use table::{
    Stretch,
    look::{Playing, Scene},
};

/// The reminder message of one table.
#[derive(Default)]
pub struct Reminder {
    /// The call that is posted now.
    posted: Option<Call>,
}

/// Whom to remind and of what: a new reminder for each act, and one more when players are late.
/// If several players decide at once they share one reminder, which stays until the last of them has decided.
#[derive(Clone, Debug, PartialEq)]
struct Call {
    deal: DealId,
    played: usize,
    stage: Stage,
    round: u8,
    members: Vec<MemberId>,
    late: bool,
    /// Their deadline; it may move if the machine's clock is set.
    deadline: ShownDeadline,
}

impl Call {
    /// Whether `posted` already covers this reminder, though some of its players may have acted since.
    fn is_rest_of(&self, posted: &Call) -> bool {
        let still = Call {
            members: posted.members.clone(),
            deadline: posted.deadline,
            ..self.clone()
        };
        still == *posted
            && self
                .members
                .iter()
                .all(|member| posted.members.contains(member))
    }
}

impl Reminder {
    /// Posts the reminder to the players whose turn it is and whose hand cannot be edited, and once more when they
    /// are late. Deletes it as soon as all have acted.
    pub async fn update(
        &mut self,
        bot: &Bot,
        surfaces: &mut Surfaces,
        look: &Look,
    ) -> anyhow::Result<()> {
        let wanted = match &look.scene {
            Scene::Playing(playing) => wanted(bot, look, playing),
            _ => None,
        };
        let known = match (&wanted, &self.posted) {
            (Some(wanted), Some(posted)) => wanted.is_rest_of(posted),
            (wanted, posted) => wanted.is_none() && posted.is_none(),
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
            gone.context("a reminder could not be deleted")?;
            surfaces.clear(Kind::Turn).await?;
        }
        self.posted = None;
        if let (Some(call), Scene::Playing(playing)) = (wanted, &look.scene) {
            let screen = screens::turn(
                &bot.wording.at_table(look),
                look,
                &call.members,
                playing.clock,
            );
            let posted = bot.messenger.post(look.channel, &screen).await?;
            surfaces
                .set(Kind::Turn, look.channel, posted.id.get())
                .await?;
            self.posted = Some(call);
        }
        Ok(())
    }

    /// Edits a reminder whose deadline is out of date, without pinging anybody again.
    async fn tell_time(
        &mut self,
        bot: &Bot,
        surfaces: &Surfaces,
        look: &Look,
        call: &Call,
        playing: &Playing,
    ) -> anyhow::Result<()> {
        let Some(posted) = self.posted.as_mut().filter(|_| call.late) else {
            return Ok(());
        };
        if posted.deadline.is_still(call.deadline) {
            return Ok(());
        }
        posted.deadline = call.deadline;
        let members = posted.members.clone();
        let Some(message) = surfaces.get(Kind::Turn) else {
            return Ok(());
        };
        let words = bot.wording.at_table(look);
        let screen = screens::turn(&words, look, &members, playing.clock);
        bot.messenger
            .edit(message.channel, message.message.0, &screen)
            .await?;
        Ok(())
    }
}

/// The reminder that should be posted now.
fn wanted(bot: &Bot, look: &Look, playing: &Playing) -> Option<Call> {
    // Nobody is hurried while the clock is stopped.
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
        // The house plays for absent players, so they are not reminded.
        .filter(|chair| !chair.absent)
        .filter_map(|chair| chair.actor())
        .filter(|member| late || !bot.open_hands.is_open(look.id, *member))
        .collect();
    (!members.is_empty()).then(|| Call {
        deal: playing.deal,
        played: playing.view.played.len(),
        stage: playing.view.stage.clone(),
        round: playing.view.bets().map_or(0, |bets| bets.round),
        members,
        late,
        deadline: ShownDeadline::public(look),
    })
}
