//! Runs the bot on Discord, and ends in good order.

use super::closing;
use super::entrance::Entrance;
use super::reach::DoorError;
use super::session::Session;
use crate::config::{Config, Discord};
use house::Tavern;
use std::future::Future;
use std::io::Write as _;
use std::sync::Arc;

/// Runs the bot until `stop` is ready or the connection ends for good; then finishes the answers in progress, up to a
/// limit. Pass a tavern whose clock is running: the tables' clocks are stopped until Discord is reached.
///
/// # Errors
/// In one clear sentence, why the bot cannot be connected; it contains no secret.
pub async fn run(
    config: &Config,
    tavern: Tavern,
    stop: impl Future<Output = ()>,
) -> Result<(), DoorError> {
    let closed = closing::next();
    tokio::pin!(stop);
    let opening = async {
        let entrance = Entrance::open(config).await?;
        let another = tavern.servers.belongs_to_another(entrance.application());
        entrance.make_commands(another.await?).await?;
        let (connections, _) = entrance.may_connect(tavern.territory.range()).await?;
        let session = Session::new(&entrance, connections, Arc::default()).await?;
        announce(&entrance, &config.discord);
        Ok::<_, DoorError>((entrance, connections, session))
    };
    let (entrance, connections, mut session) = tokio::select! {
        () = &mut stop => return Ok(()),
        opened = opening => opened?,
    };
    let host = session.host();
    let serving = host.serve(config, &entrance, tavern, connections);
    host.gate.open([]);
    let done = tokio::select! {
        () = stop => Ok(()),
        closing = closed => Err(DoorError::Closed(closing)),
        ended = session.connect() => ended,
    };
    serving.finish(host.disconnect(&done)).await;
    done
}

/// Prints the invite link of a bot on Discord itself.
pub(super) fn announce(entrance: &Entrance, discord: &Discord) {
    if *discord == Discord::Itself {
        // If stdout is closed, nobody is reading.
        let _ = writeln!(std::io::stdout(), "Invite the bot: {}", entrance.link());
    }
}
