//! The HTTP clients for Discord, or for a stand-in.

use crate::config::{Discord, Token};
use serenity::http::{Http, HttpBuilder};
use serenity::model::id::ApplicationId;

/// Makes clients: all of them share their connections, and each has its own rate limiter.
#[derive(Clone)]
pub struct Door {
    token: Token,
    discord: Discord,
    connections: reqwest::Client,
    application: Option<ApplicationId>,
}

impl Door {
    /// Makes clients for this Discord and the bot with this token.
    ///
    /// # Errors
    /// The system provides no TLS, or the certificate authority cannot be parsed.
    pub fn new(token: &Token, discord: &Discord) -> reqwest::Result<Door> {
        let builder = reqwest::Client::builder().use_rustls_tls();
        let builder = match discord {
            Discord::Itself | Discord::At(_) => builder,
            Discord::AsItself { address, authority } => builder
                .resolve("discord.com", *address)
                .add_root_certificate(reqwest::Certificate::from_pem(authority.as_bytes())?),
        };
        Ok(Door {
            token: token.clone(),
            discord: discord.clone(),
            connections: builder.build()?,
            application: None,
        })
    }

    /// The same, once the token's application is known.
    #[must_use]
    pub fn for_application(self, application: ApplicationId) -> Door {
        Door {
            application: Some(application),
            ..self
        }
    }

    /// A client with its own rate limiter; serenity's does not work with a stand-in and is off there.
    pub fn http(&self) -> Http {
        let builder = HttpBuilder::new(self.token.reveal()).client(self.connections.clone());
        let builder = match self.application {
            Some(application) => builder.application_id(application),
            None => builder,
        };
        match &self.discord {
            Discord::Itself | Discord::AsItself { .. } => builder.build(),
            Discord::At(url) => builder
                .proxy(url.clone())
                .ratelimiter_disabled(true)
                .build(),
        }
    }
}
