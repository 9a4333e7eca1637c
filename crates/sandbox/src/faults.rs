//! Faults that tests can cause on demand.

use std::{sync::Arc, time::Duration};

use serde_json::Value;

use crate::{
    fault_queue::{Gateway, RequestFault, Rule, matches},
    rest::limits::Scope,
    shared::Shared,
    world::{
        World,
        interaction::State,
        session::{GatewayOrder, Session},
    },
};

/// How a gateway connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The connection drops; the session can be resumed.
    Cut,
    /// Discord asks the client to reconnect (op 7); the session can be resumed.
    Reconnect,
    /// Discord declares the session invalid (op 9); the client must identify again.
    InvalidSession,
    /// Discord declares the session invalid (op 9), but it can be resumed.
    InterruptedSession,
    /// Discord closes the connection with this code; after 4007 and 4009 the session cannot be resumed.
    Close(u16),
}

/// Causes faults for the bot. Made by [`Sandbox::faults`](crate::Sandbox::faults).
///
/// `method` is `GET`, `POST`, … or `*`; `path` is the start of a path without `/api/v10`, so
/// `""` matches every request.
pub struct Faults<'a>(pub(crate) &'a Arc<Shared>);

impl Faults<'_> {
    /// Ends every gateway connection.
    pub fn drop_connection(&self, loss: Loss) {
        self.drop_connections(loss, |_| true);
    }

    /// Ends the gateway connections of one shard, counted from 0.
    pub fn drop_shard(&self, shard: u64, loss: Loss) {
        self.drop_connections(loss, |session| session.shard.0 == shard);
    }

    fn drop_connections(&self, loss: Loss, which: impl Fn(&Session) -> bool) {
        self.0.with(|world| {
            let these = world.sessions.iter_mut();
            for session in these.filter(|session| which(session)) {
                // After a wrong sequence or a timeout, Discord wants a new session. Serenity asks for the former one
                // from its beginning, and would be told again what was true then.
                if matches!(loss, Loss::InvalidSession | Loss::Close(4007 | 4009)) {
                    session.id.clear();
                }
                let Some((_, out)) = &session.link else {
                    continue;
                };
                let _ = out.send(match loss {
                    Loss::Cut => GatewayOrder::Cut,
                    Loss::Reconnect => {
                        GatewayOrder::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.into())
                    }
                    Loss::InvalidSession => {
                        GatewayOrder::Text(r#"{"op":9,"d":false,"s":null,"t":null}"#.into())
                    }
                    Loss::InterruptedSession => {
                        GatewayOrder::Text(r#"{"op":9,"d":true,"s":null,"t":null}"#.into())
                    }
                    Loss::Close(code) => GatewayOrder::Close(code, "on demand"),
                });
            }
        });
    }

    /// The next `count` matching requests wait before being handled.
    pub fn delay(&self, method: &str, path: &str, count: usize, time: Duration) {
        self.cause(method, path, count, RequestFault::Delay(time));
    }

    /// The next `count` matching requests are handled at once, but answered late.
    pub fn delay_answer(&self, method: &str, path: &str, count: usize, time: Duration) {
        self.cause(method, path, count, RequestFault::DelayAnswer(time));
    }

    /// The next `count` matching requests get 429 with this retry time, for a limit shared with other bots.
    pub fn rate_limit(&self, method: &str, path: &str, count: usize, retry_after: Duration) {
        let fault = RequestFault::RateLimit(Scope::Shared, retry_after);
        self.cause(method, path, count, fault);
    }

    /// The next `count` matching requests get this status, e.g. 500, and are not handled.
    pub fn fail(&self, method: &str, path: &str, count: usize, status: u16) {
        self.cause(method, path, count, RequestFault::Status(status));
    }

    /// Something goes wrong with the next `count` matching requests.
    pub fn cause(&self, method: &str, path: &str, count: usize, fault: RequestFault) {
        let left = count;
        if left > 0 {
            let rule = Rule {
                method: method.to_owned(),
                path: path.to_owned(),
                left,
                fault,
            };
            self.0.with(|world| world.faults.rules.push(rule));
        }
    }

    /// The events of the next `count` interactions are delivered twice.
    pub fn double_interactions(&self, count: usize) {
        self.0.with(|world| world.faults.doubles += count);
    }

    /// The next interaction says this (its `data`) in the place of what the person did, whether or not any client of
    /// Discord's could send it.
    pub fn replace_data(&self, data: Value) {
        self.0.with(|world| world.faults.data = Some(data));
    }

    /// What the last interaction said (its `data`).
    #[must_use]
    pub fn last_data(&self) -> Option<Value> {
        self.0.with(|world| world.faults.said.clone())
    }

    /// Revokes the tokens of all interactions, including those not yet answered.
    pub fn expire_tokens(&self) {
        self.0.with(|world| {
            for interaction in world.interactions.values_mut() {
                interaction.revoked = true;
            }
            let waiting: Vec<String> = world
                .interactions
                .values()
                .filter(|interaction| matches!(interaction.state, State::Waiting))
                .map(|interaction| interaction.token.clone())
                .collect();
            waiting.iter().for_each(|token| world.overdue(token));
        });
    }

    /// During a silence, requests are not answered and heartbeats not acknowledged; afterwards they are.
    pub fn set_silent(&self, silent: Silence) {
        self.0.with(|world| {
            world.faults.silent = silent == Silence::Silent;
            world.faults.unheard.clear();
            world.touch();
        });
    }

    /// The number of matching requests received during the current silence.
    #[must_use]
    pub fn unheard(&self, method: &str, path: &str) -> usize {
        self.0.with(|world| {
            let all = world.faults.unheard.iter();
            let these = all.filter(|(its, at)| matches(method, path, its, at));
            these.count()
        })
    }

    /// Sets how the gateway treats new connections; existing ones stay, silent ones too.
    pub fn set_gateway(&self, gateway: Gateway) {
        self.0.with(|world| {
            world.faults.gateway = gateway;
            world.touch();
        });
    }

    /// Sets how the gateway treats clients that start or resume a session of one shard, counted from 0; running
    /// sessions stay. Where it is [`Gateway::Closed`], their connections are cut.
    pub fn set_shard(&self, shard: u64, gateway: Gateway) {
        self.0
            .with(|world| world.faults.shards.insert(shard, gateway));
    }

    /// Forgets every session: connections stay, but whoever loses theirs has to begin a new session.
    pub fn forget_sessions(&self) {
        self.0.with(|world| {
            let all = world.sessions.iter_mut();
            all.for_each(|session| session.id.clear());
        });
    }

    /// Sends an event with any name and content to every session.
    pub fn send_event(&self, name: &str, data: Value) {
        self.0
            .with(|world: &mut World| world.dispatch_everywhere(name, &data));
    }

    /// How many requests this has happened to.
    #[must_use]
    pub fn happened(&self, fault: RequestFault) -> usize {
        self.happened_to(fault, "*", "")
    }

    /// How many matching requests this has happened to.
    #[must_use]
    pub fn happened_to(&self, fault: RequestFault, method: &str, path: &str) -> usize {
        self.0.with(|world| {
            let all = world.faults.happened.iter();
            let these = all.filter(|(it, its, at)| *it == fault && matches(method, path, its, at));
            these.count()
        })
    }

    /// Sends the answers that [`RequestFault::HoldAnswer`] holds.
    pub fn release(&self) {
        self.0.with(|world| {
            world.faults.releases += 1;
            world.touch();
        });
    }

    /// Removes all faults that have not happened yet, and ends those that last.
    pub fn clear(&self) {
        self.0.with(|world| {
            world.faults.clear();
            world.touch();
        });
    }
}

/// Whether the sandbox answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Nothing is answered.
    Silent,
    /// Everything is answered.
    Answering,
}
