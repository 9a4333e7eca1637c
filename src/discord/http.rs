//! Which Discord the bot speaks to, and its clients for it.

use crate::config::{Discord, Token};
use serenity::http::{Http, HttpBuilder};
use serenity::model::id::ApplicationId;

/// How clients are made: all of one door share their connections, each has a limiter of its own.
#[derive(Clone)]
pub struct Door {
    token: Token,
    discord: Discord,
    connections: reqwest::Client,
    application: Option<ApplicationId>,
}

impl Door {
    /// A door to this Discord for the bot of this token.
    ///
    /// # Errors
    /// Where the system gives no TLS, or an authority cannot be read.
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

    /// The same door, once the token's application is known.
    #[must_use]
    pub fn for_application(self, application: ApplicationId) -> Door {
        Door {
            application: Some(application),
            ..self
        }
    }

    /// A client with a limiter of its own; at another address than Discord's serenity works only without one.
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
