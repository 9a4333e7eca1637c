//! `triomphe serve`

use super::{End, runtime};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;
use triomphe::config::Config;
use triomphe::discord::{self, DoorError};
use triomphe::store::Store;
use triomphe::tavern::Tavern;

/// Runs the bot until it is told to stop.
///
/// # Errors
/// Status 2 for settings, token or database that cannot be used, 1 where Discord cannot be reached.
pub fn serve() -> Result<(), End> {
    let config = Config::load().map_err(End::unusable)?;
    log_to_stderr("info");
    runtime()?.block_on(keep_house(&config, stop_asked()))
}

/// Opens the house on its database, and runs the bot until `stop` is ready.
///
/// # Errors
/// As [`serve`].
pub async fn keep_house(config: &Config, stop: impl Future<Output = ()>) -> Result<(), End> {
    if let Some(folder) = config
        .database
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        std::fs::create_dir_all(folder).map_err(|error| {
            End::unusable(format!(
                "the folder {} cannot be made: {error}",
                folder.display()
            ))
        })?;
    }
    let store = Store::open(&config.database).await.map_err(End::unusable)?;
    let tavern = Tavern::open(store.clone(), config.house.clone(), None)
        .await
        .map_err(End::broken)?;
    let clock = tokio::spawn(tavern.clone().run_clock());
    let done = discord::run(config, tavern, stop).await;
    clock.abort();
    store.close().await;
    done.map_err(|error| match error {
        DoorError::BadToken => End::unusable(error),
        other => End::broken(other),
    })
}

/// Logs to stderr, as TRIOMPHE_LOG says.
pub fn log_to_stderr(default: &str) {
    let filter = EnvFilter::try_from_env("TRIOMPHE_LOG")
        .or_else(|_| EnvFilter::try_new(default))
        .unwrap_or_default();
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // Colours are for eyes; in a file they only hide the words.
        .with_ansi(std::io::stderr().is_terminal())
        .init();
}

/// Ready when the operator or the system asks the program to end.
pub async fn stop_asked() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    _ = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => {
                let _ = interrupted.await;
            }
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupted.await;
    }
}
