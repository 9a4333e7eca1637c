//! Gateway close codes after which Discord wants no reconnection.
//!
//! serenity 0.12 ends with an error after 4004, 4013 and 4014. After 4010 and 4011 it polls the dead connection until
//! a heartbeat fails, then begins a new session, and so on forever; after 4012 it does so at once. It reports these
//! to nobody: the code appears only in its traces, so the bot listens to those. `tests/door/closing.rs`
//! fails if a new serenity traces something else.

use serenity::gateway::{GatewayError, ShardManager};
use std::fmt;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::span::{Attributes, Id};
use tracing::{Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::FilterFn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// A close code after which Discord accepts no reconnection
/// (<https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Closing {
    /// The token is no longer valid.
    #[error("4004, DISCORD_TOKEN is no longer valid")]
    Token,
    /// The shard id does not exist.
    #[error("4010, the shard is invalid")]
    Shard,
    /// The bot is in too many servers for its number of shards.
    #[error("4011, the bot is in too many servers for its shards: restart it to use more")]
    TooFewShards,
    /// Discord no longer supports this version of the gateway.
    #[error("4012, this version of the bot is too old")]
    Version,
    /// The bot requests intents that do not exist.
    #[error("4013, the bot asks for intents that do not exist")]
    Intents,
    /// The bot requests intents that it was not granted.
    #[error("4014, the bot asks for intents that it is not allowed to use")]
    Disallowed,
}

impl Closing {
    fn from_code(code: u16) -> Option<Closing> {
        Some(match code {
            4004 => Closing::Token,
            4010 => Closing::Shard,
            4011 => Closing::TooFewShards,
            4012 => Closing::Version,
            4013 => Closing::Intents,
            4014 => Closing::Disallowed,
            _ => return None,
        })
    }

    /// The close code that made serenity end with an error.
    pub(super) fn announced_by(error: &serenity::Error) -> Option<Closing> {
        match error {
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Some(Closing::Token),
            serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => Some(Closing::Intents),
            serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => {
                Some(Closing::Disallowed)
            }
            _ => None,
        }
    }
}

/// The last such closing of any connection of this program; static, because trace subscribers are program-wide, too.
static HEARD: LazyLock<watch::Sender<Option<Closing>>> = LazyLock::new(watch::Sender::default);

/// Waits for the next such closing from now on. Without a [`close_code_layer`], none is ever reported.
pub(super) fn next() -> impl Future<Output = Closing> {
    let mut heard = HEARD.subscribe();
    async move {
        // The sender is never dropped, and it only sends closings.
        let _ = heard.changed().await;
        let closing = *heard.borrow();
        match closing {
            Some(closing) => closing,
            None => std::future::pending().await,
        }
    }
}

/// How many times serenity's runners are asked to end, and the delay after each.
const ASKED: (usize, Duration) = (100, Duration::from_millis(50));

/// Ends serenity's runners. After 4010 and 4011 a runner polls its dead connection without a pause and blocks its
/// thread for everything else, even for closing the database. It only hears requests made after that, so it is asked
/// several times, from a separate thread.
pub(super) fn end_runners(shards: Arc<ShardManager>) {
    std::thread::spawn(move || {
        let (times, pause) = ASKED;
        for _ in 0..times {
            for runner in shards.runners.blocking_lock().values() {
                runner.runner_tx.shutdown_clean();
            }
            std::thread::sleep(pause);
        }
    });
}

/// The module and the span in which serenity traces a closing.
const SPAN: (&str, &str) = ("serenity::gateway::shard", "handle_gateway_closed");
const FRAME: &str = "data";

/// Listens for the reasons why connections are closed: a layer of the program's subscriber, independent of its log
/// levels.
pub fn close_code_layer<S>() -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    let is_closing = |of: &Metadata<'_>| of.is_span() && (of.target(), of.name()) == SPAN;
    CloseCodeLayer.with_filter(FilterFn::new(is_closing).with_max_level_hint(LevelFilter::INFO))
}

struct CloseCodeLayer;

impl<S: Subscriber> Layer<S> for CloseCodeLayer {
    fn on_new_span(&self, span: &Attributes<'_>, _: &Id, _: Context<'_, S>) {
        let mut code = Code(None);
        span.record(&mut code);
        if let Some(closing) = code.0.and_then(Closing::from_code) {
            HEARD.send_replace(Some(closing));
        }
    }
}

/// The code of a close frame.
struct Code(Option<u16>);

impl Visit for Code {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == FRAME {
            self.0 = code_of(&format!("{value:?}"));
        }
    }
}

/// Discord's own codes are formatted as `CloseFrame { code: Library(4004), … }`.
fn code_of(frame: &str) -> Option<u16> {
    let (_, code) = frame.split_once("code: Library(")?;
    code.split_once(')')?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_these_codes_and_no_others_discord_takes_no_reconnection() {
        let last: Vec<u16> = (0..=u16::MAX)
            .filter(|&code| Closing::from_code(code).is_some())
            .collect();
        assert_eq!(last, [4004, 4010, 4011, 4012, 4013, 4014]);
    }
}
