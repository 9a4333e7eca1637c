//! What it takes to connect to Discord: whose token this is, the slash commands, and how many sessions may be started.

use super::budget::Budget;
use super::commands;
use super::counted::{Route, counted};
use super::http::Door;
use super::line::Connections;
use super::permissions::invite;
use super::reach::{DoorError, address, persistently};
use crate::config::Config;
use house::ShardRange;
use serenity::http::Http;
use serenity::model::id::ApplicationId;
use std::sync::Arc;
use std::time::Duration;

/// What is needed to connect, once for a process.
pub struct Entrance {
    at: String,
    /// Makes clients of Discord.
    pub door: Door,
    /// The client that everything but answers to interactions uses.
    pub http: Arc<Http>,
    /// What it may ask.
    pub budget: Budget,
    application: ApplicationId,
}

impl Entrance {
    /// Finds out whose token this is.
    ///
    /// # Errors
    /// Why the bot cannot be connected.
    pub async fn open(config: &Config) -> Result<Entrance, DoorError> {
        let at = address(&config.discord);
        let door = Door::new(&config.token, &config.discord)
            .map_err(|error| DoorError::Connections(error.to_string()))?;
        let budget = Budget::new(config.requests_per_second);
        let http = Arc::new(door.http_within(&budget));
        let asking = || counted(Route::Application, http.get_current_application_info());
        let application = persistently(&at, asking).await?.id;
        http.set_application_id(application);
        let door = door.for_application(application);
        Ok(Entrance {
            at,
            door,
            http,
            budget,
            application,
        })
    }

    /// The application whose token this is.
    pub fn application(&self) -> u64 {
        self.application.get()
    }

    /// The link that invites the bot, with no more permissions than it needs.
    pub fn link(&self) -> String {
        invite(self.application, None)
    }

    /// Makes the slash commands known, unless the database belongs to another application.
    ///
    /// # Errors
    /// [`DoorError::Another`] if it does, or why Discord does not take them.
    pub async fn make_commands(&self, another: Option<u64>) -> Result<(), DoorError> {
        if let Some(of) = another {
            let application = self.application();
            return Err(DoorError::Another { of, application });
        }
        let commands = commands::all();
        let creating = poise::builtins::create_application_commands(&commands);
        let making = || counted(Route::Commands, self.http.create_global_commands(&creating));
        let made = async {
            let made = persistently(&self.at, making).await;
            made.map_err(|error| match error {
                DoorError::Strange { why, .. } => DoorError::Commands(why),
                other => other,
            })
        };
        // Without this check serenity would fall back to the real gateway and retry forever.
        let asking = || counted(Route::Gateway, self.http.get_gateway());
        tokio::try_join!(made, persistently(&self.at, asking))?;
        Ok(())
    }

    /// Waits until Discord lets this bot start a session for each of its shards. One too many in a day, and Discord
    /// ends all its sessions and takes back its token. Returns them, and how many may be started at once.
    ///
    /// # Errors
    /// Discord cannot be asked.
    pub async fn may_connect(
        &self,
        range: Option<ShardRange>,
    ) -> Result<(Connections, u64), DoorError> {
        loop {
            let asking = || counted(Route::BotGateway, self.http.get_bot_gateway());
            let gateway = persistently(&self.at, asking).await?;
            let connections = Connections::new(range, gateway.shards);
            let limit = gateway.session_start_limit;
            let count = u64::from(connections.count());
            if count <= limit.remaining {
                if connections.of < gateway.shards {
                    let (of, wanted) = (connections.of, gateway.shards);
                    tracing::warn!(
                        "Discord recommends {wanted} shards, but TRIOMPHE_SHARDS says {of}"
                    );
                }
                return Ok((connections, limit.max_concurrency.max(1)));
            }
            let seconds = limit.reset_after.div_ceil(1_000);
            tracing::error!(
                "Discord lets this bot start {} more of {} sessions today, and it needs {count}: waiting for {seconds} s",
                limit.remaining,
                limit.total
            );
            tokio::time::sleep(Duration::from_secs(seconds.max(1))).await;
        }
    }
}
