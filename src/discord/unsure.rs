//! Answers interactions while the database does not answer and nobody knows whether this process still has the lease:
//! each with one sentence, without asking the house anything.

use super::bot::Bot;
use super::refused::why;
use super::send::{Seen, answer as message};
use ids::GuildId;
use pages::{Language, Preferences};
use screens::screen::Screen;
use screens::words::Words;
use serenity::all::{CreateAutocompleteResponse, CreateInteractionResponse, Interaction};
use serenity::builder::Builder as _;
use serenity::model::id;

/// Says that nothing can be stored; to whoever is typing, nothing.
pub async fn answer(bot: &Bot, interaction: &Interaction) {
    let _until_it_is_answered = bot.inbox.answering.token();
    let Some(asked) = Unanswered::of(interaction) else {
        return;
    };
    if !bot.inbox.heard.is_new(asked.id.get()) {
        return;
    }
    let said = match interaction {
        Interaction::Autocomplete(_) => {
            CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new())
        }
        _ => {
            let screen = Screen::note(asked.words(bot).say("not-stored-server"));
            message(&screen, Seen::ByOne)
        }
    };
    let http = &bot.messenger.by_token(asked.token);
    let sending = said.execute(http, (asked.id, asked.token));
    // Whoever has the lease by now may have answered: that is as it should be, and no other program.
    if let Err(error) = bot.messenger.rivals.late_answer(sending).await {
        tracing::debug!("an interaction was not told of the outage: {}", why(&error));
    }
}

/// What is needed of an interaction to answer it.
struct Unanswered<'a> {
    id: id::InteractionId,
    token: &'a str,
    guild: Option<id::GuildId>,
    locale: &'a str,
}

impl<'a> Unanswered<'a> {
    fn of(interaction: &'a Interaction) -> Option<Unanswered<'a>> {
        let (id, token, guild, locale) = match interaction {
            Interaction::Command(it) | Interaction::Autocomplete(it) => {
                (it.id, &it.token, it.guild_id, &it.locale)
            }
            Interaction::Component(it) => (it.id, &it.token, it.guild_id, &it.locale),
            Interaction::Modal(it) => (it.id, &it.token, it.guild_id, &it.locale),
            _ => return None,
        };
        Some(Unanswered {
            id,
            token,
            guild,
            locale,
        })
    }

    /// The words of the member's Discord client, or else the server's: what they prefer cannot be read.
    fn words(&self, bot: &Bot) -> Words {
        match self.guild {
            Some(guild) => bot.wording.private(
                GuildId(guild.get()),
                &Preferences::default(),
                Language::of_locale(self.locale),
            ),
            None => Words::for_locale(self.locale),
        }
    }
}
