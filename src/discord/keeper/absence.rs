//! The notice to players who ran out of time: they are not there to see the table's message change.

use crate::discord::bot::Bot;
use anyhow::Context;
use ids::MemberId;
use interactions::surfaces::{Kind, Surfaces};
use pages::Look;
use table::{Standing, look::Scene};

/// The notice to the absent players of one table.
#[derive(Default)]
pub struct AbsenceNotice {
    /// The absent players who were told; `None` until that is known.
    told: Option<Vec<MemberId>>,
}

impl AbsenceNotice {
    /// Posts the notice to the players who sit out because they were away, pings each of them once, and keeps it as
    /// long as they sit out.
    pub async fn update(
        &mut self,
        bot: &Bot,
        surfaces: &mut Surfaces,
        look: &Look,
    ) -> anyhow::Result<()> {
        if matches!(look.scene, Scene::Closed(_)) {
            // The notice stays readable.
            return Ok(());
        }
        let away = look
            .chairs
            .iter()
            .filter(|chair| chair.standing == Standing::Away && !chair.goes);
        let away: Vec<MemberId> = away.filter_map(|chair| chair.player.member()).collect();
        let former = surfaces.get(Kind::Out);
        let told = match (&self.told, former) {
            (Some(told), _) => told.clone(),
            // It was posted before a restart.
            (None, Some(_)) => away.clone(),
            (None, None) => Vec::new(),
        };
        let is_here = former.is_none_or(|former| former.channel == look.channel);
        if away == told && is_here && away.is_empty() == former.is_none() {
            self.told = Some(told);
            return Ok(());
        }
        if let Some(former) = former {
            let gone = bot.messenger.take_back(former, look.channel).await;
            gone.context("a notice to absent players could not be deleted")?;
            surfaces.clear(Kind::Out).await?;
        }
        if !away.is_empty() {
            let mut screen = screens::put_out(&bot.wording.at_table(look), look, &away);
            screen.ping.retain(|who| !told.contains(&MemberId(*who)));
            let posted = bot.messenger.post(look.channel, &screen).await?;
            surfaces
                .set(Kind::Out, look.channel, posted.id.get())
                .await?;
        }
        self.told = Some(away);
        Ok(())
    }
}
