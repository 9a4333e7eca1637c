//! The bot where several processes share a database: each shard that this one has, or is to inherit, is a session of
//! its own ([`house::shifts`]).

use super::client::announce;
use super::closing;
use super::entrance::Entrance;
use super::gate::Gate;
use super::line::Connections;
use super::reach::DoorError;
use super::session::Session;
use crate::config::Config;
use house::shifts::{Front, Leases, Shift, Shifts, ShiftsError, Wants, Watch};
use serenity::async_trait;
use std::future::Future;
use std::sync::Arc;

/// Serves the shards whose leases this process holds, until `stop` is ready: then it hands them over to whoever else is
/// there.
///
/// # Errors
/// Why the bot cannot be connected.
pub async fn run_shifts(
    config: &Config,
    leases: Arc<dyn Leases>,
    wants: Wants,
    watch: Arc<dyn Watch>,
    stop: impl Future<Output = ()>,
) -> Result<(), DoorError> {
    tokio::pin!(stop);
    let shifts = Shifts::new(leases, wants, config.house.clone());
    let opening = async {
        let entrance = Entrance::open(config).await?;
        let another = shifts.belongs_to_another(entrance.application());
        entrance.make_commands(another.await?).await?;
        let (_, at_once) = entrance.may_connect(None).await?;
        announce(&entrance, &config.discord);
        Ok::<_, DoorError>((entrance, at_once))
    };
    let (entrance, at_once) = tokio::select! {
        () = &mut stop => return Ok(()),
        opened = opening => opened?,
    };
    let front = DiscordFront {
        config: config.clone(),
        entrance,
        at_once,
    };
    let breaks = async { DoorError::Closed(closing::next().await) };
    let done = shifts.keep(Arc::new(front), watch, stop, breaks).await;
    done.map_err(|error| match error {
        ShiftsError::Leases(error) => DoorError::Leases(error),
        ShiftsError::Front(error) => error,
        ShiftsError::Panicked(error) => DoorError::Gateway(error.to_string()),
    })
}

/// What the sessions of all shards share.
struct DiscordFront {
    config: Config,
    entrance: Entrance,
    /// How many sessions Discord lets begin at once.
    at_once: u64,
}

#[async_trait]
impl Front for DiscordFront {
    type Error = DoorError;

    async fn serve(&self, mut shift: Shift) -> Result<(), DoorError> {
        let connections = Connections::new(Some(shift.range()), 0);
        if !shift.may_begin().await {
            return Ok(());
        }
        // One session more of the day's.
        self.entrance.may_connect(Some(shift.range())).await?;
        if !shift.may_start(self.at_once).await {
            return Ok(());
        }
        let gate = Arc::new(Gate::for_shift(&shift));
        let mut session = Session::new(&self.entrance, connections, gate.clone()).await?;
        let host = session.host();
        let mut identifying = session.identifying(shift.connected());
        let in_turn = identifying.in_turn(shift.starts(self.at_once));
        let serving = async {
            let Some(mut tenure) = shift.open().await else {
                return;
            };
            let (config, entrance) = (&self.config, &self.entrance);
            let tavern = tenure.tavern.clone();
            let serving = host.serve(config, entrance, tavern, connections);
            gate.open(std::mem::take(&mut tenure.heard));
            tenure.until_over().await;
            let heard = gate.close();
            serving.finish(std::future::ready(())).await;
            tenure.end(&heard).await;
        };
        let done = tokio::select! {
            ended = session.connect() => ended,
            () = serving => Ok(()),
            never = in_turn => match never {},
        };
        identifying.end().await;
        host.disconnect(&done).await;
        done
    }
}
