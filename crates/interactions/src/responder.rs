//! What answers interactions: the house, the words for each reader, and Discord.

use crate::discord::Discord;
use crate::guest::Guest;
use crate::hints::Hints;
use crate::wording::Wording;
use house::{RateLimit, Tavern};
use screens::art::Art;
use screens::screen::Picture;
use screens::words::args;
use std::sync::Arc;

/// Answers interactions.
pub struct Responder {
    /// The tables and the bank.
    pub tavern: Tavern,
    /// The language and the words for each reader.
    pub wording: Arc<Wording>,
    /// The hints currently shown.
    pub hints: Arc<Hints>,
    /// What only Discord can do or knows.
    pub discord: Arc<dyn Discord>,
    /// Limits how often a member shows something to a channel: one thing a minute, so that nobody fills it.
    pub(crate) shares: RateLimit,
}

impl Responder {
    /// Answers in this house, by these words, on this Discord.
    pub fn new(
        tavern: Tavern,
        wording: Arc<Wording>,
        hints: Arc<Hints>,
        discord: Arc<dyn Discord>,
    ) -> Responder {
        Responder {
            tavern,
            wording,
            hints,
            discord,
            shares: RateLimit::new(1, 60_000),
        }
    }

    /// A picture, if there is to be one and it is drawn in time.
    pub(crate) async fn picture(&self, art: Option<Art>) -> Option<Picture> {
        self.discord.picture(art?).await
    }

    /// A sentence for a game master whose log channel cannot be written to, if they have not been told; otherwise
    /// empty.
    pub fn log_error(&self, guest: &Guest) -> String {
        match self.tavern.settings.for_guild(guest.guild).log_channel {
            Some(channel) if guest.is_gm && self.discord.is_log_news(guest.guild) => guest
                .words
                .with("log-lost", args!["channel" => channel.to_string()]),
            _ => String::new(),
        }
    }
}
