//! `/view`: how a member sees cards, and what they are spoken to in.

use super::{Ctx, guest, reply};
use crate::discord::bot::Bot;
use crate::discord::clicks::Reply;
use crate::discord::guest::Guest;
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::{Cards, Language, Taste};
use screens::button::ViewKey;
use screens::screen::Screen;

/// The panel.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn view(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let guest = guest(&ctx).await?;
    let screen = ctx.data().view_of(&guest, &guest.taste).await;
    reply(&ctx, &screen, Seen::ByOne).await
}

impl Bot {
    /// A key of the panel, or the one that opens it.
    ///
    /// # Errors
    /// Where the database fails.
    pub(in crate::discord) async fn view(
        &self,
        guest: &Guest,
        key: ViewKey,
        values: &[&str],
    ) -> Result<Reply, Wrong> {
        if key == ViewKey::Panel {
            return Ok(Reply::Note(self.view_of(guest, &guest.taste).await));
        }
        let chosen = values.first().copied().unwrap_or_default();
        let change = |taste: &mut Taste| match key {
            ViewKey::Panel => {}
            ViewKey::Cards(cards) => taste.cards = cards,
            ViewKey::Size(size) => taste.size = size,
            ViewKey::Inks(inks) => taste.inks = inks,
            // What is none of them is "as in Discord".
            ViewKey::Language => taste.language = Language::of_locale(chosen),
        };
        let taste = self
            .tavern
            .members
            .set_taste(guest.guild, guest.member, change)
            .await?;
        for table in self.hands.outdate(guest.member) {
            self.publisher.ring(table);
        }
        Ok(Reply::Page(self.view_of(guest, &taste).await))
    }

    async fn view_of(&self, guest: &Guest, taste: &Taste) -> Screen {
        let words = self.words_for(guest.guild, taste, guest.speaks);
        let art = (taste.cards == Cards::Pictures).then(|| screens::example(&words, taste));
        let picture = self.picture(art).await;
        screens::view(&words, taste).with_picture(picture)
    }
}
