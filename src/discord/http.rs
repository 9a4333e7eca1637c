//! The HTTP clients for Discord, or for a stand-in.

use super::budget::Budget;
use crate::config::{Discord, Token};
use serenity::http::{Http, HttpBuilder, RatelimitInfo};
use serenity::model::id::ApplicationId;
use std::time::Duration;

/// How long a request may take, with everything that it uploads. Without a limit, one answer that is lost on the way
/// would keep the messages of a table as they are for ever.
const LONGEST: Duration = Duration::from_secs(30);

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
        let builder = reqwest::Client::builder().use_rustls_tls().timeout(LONGEST);
        let builder = match discord {
            Discord::Itself | Discord::At(_) | Discord::Through(_) => builder,
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

    /// The connections that all clients share.
    pub fn connections(&self) -> &reqwest::Client {
        &self.connections
    }

    /// A client for everything that counts towards Discord's global limit. The budget learns from it where Discord
    /// says that the limit was reached all the same.
    pub fn http_within(&self, budget: &Budget) -> Http {
        let mut http = self.http();
        if let Some(limiter) = &mut http.ratelimiter {
            let budget = budget.clone();
            limiter.set_ratelimit_callback(Box::new(move |limited| {
                measure(&limited);
                if limited.global {
                    let seconds = limited.timeout.as_secs_f64();
                    tracing::warn!("Discord's global limit was reached; waiting for {seconds} s");
                    budget.close_for(limited.timeout);
                }
            }));
        }
        http
    }

    /// A client with its own rate limiter; serenity's does not work with a stand-in or a proxy and is off there.
    pub fn http(&self) -> Http {
        let builder = HttpBuilder::new(self.token.reveal()).client(self.connections.clone());
        let builder = match self.application {
            Some(application) => builder.application_id(application),
            None => builder,
        };
        match &self.discord {
            Discord::Itself | Discord::AsItself { .. } => {
                let mut http = builder.build();
                if let Some(limiter) = &mut http.ratelimiter {
                    limiter.set_ratelimit_callback(Box::new(|wait| measure(&wait)));
                }
                http
            }
            Discord::At(url) | Discord::Through(url) => builder
                .proxy(url.clone())
                .ratelimiter_disabled(true)
                .build(),
        }
    }
}

/// Measures how long a limit holds a request back.
fn measure(limited: &RatelimitInfo) {
    meters::RATE_LIMIT.record(["route"], limited.timeout.as_secs_f64());
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::discord::refused::why;

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_never_comes_is_not_waited_for() {
        // The system accepts the connection, and nobody ever reads from it.
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let discord = Discord::At(format!("http://{}", silent.local_addr().unwrap()));
        let door = Door::new(&Token::new("not.a.secret"), &discord).unwrap();
        let http = door.http();
        let asked = tokio::time::timeout(LONGEST * 2, http.get_gateway()).await;
        assert_eq!(why(&asked.unwrap().unwrap_err()), "no answer in time");
    }
}
