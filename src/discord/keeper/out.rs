//! Word to those whom the clock put out: they are not there to see the table's message change.

use super::{Keeper, channel};
use crate::discord::send;
use crate::discord::surfaces::Kind;
use anyhow::Context;
use house::{Look, MemberId, Scene, Standing};

impl Keeper {
    /// The message that tells those who sit out because they were away, each of them pinged once, as long as they do.
    pub(super) async fn tell_the_absent(&mut self, look: &Look) -> anyhow::Result<()> {
        if matches!(look.scene, Scene::Closed(_)) {
            // What they were told stays to be read.
            return Ok(());
        }
        let away = look
            .chairs
            .iter()
            .filter(|chair| chair.standing == Standing::Away && !chair.goes);
        let away: Vec<MemberId> = away.filter_map(|chair| chair.player.member()).collect();
        let former = self.surfaces()?.get(Kind::Out);
        let told = match (&self.out, former) {
            (Some(told), _) => told.clone(),
            // Before a restart.
            (None, Some(_)) => away.clone(),
            (None, None) => Vec::new(),
        };
        let is_here = former.is_none_or(|former| former.channel == look.channel);
        if away == told && is_here && away.is_empty() == former.is_none() {
            self.out = Some(told);
            return Ok(());
        }
        if let Some(former) = former {
            let gone = self.take_back(former, look.channel).await;
            gone.context("a word to the absent was not taken back")?;
            self.surfaces()?.clear(Kind::Out).await?;
        }
        if !away.is_empty() {
            let mut screen = screens::put_out(&self.bot.words(look.guild), look, &away);
            screen.ping.retain(|who| !told.contains(&MemberId(*who)));
            let posted = channel(look.channel)
                .send_message(&self.bot.http, send::message(&screen))
                .await?;
            self.surfaces()?
                .set(Kind::Out, look.channel, posted.id.get())
                .await?;
        }
        self.out = Some(away);
        Ok(())
    }
}
