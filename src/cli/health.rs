//! `triomphe health`

use super::{End, runtime, sources};
use std::io::Write as _;
use triomphe::config::http_address;
use triomphe::monitor::ask;

/// Asks the bot that runs on this machine how it is, and prints what it says of each part.
///
/// # Errors
/// Status 1 if a part neither works nor begins to, or the bot does not answer; 2 if it was not told where to listen.
pub fn health() -> Result<(), End> {
    let sources = sources()?;
    let at = http_address(|name| sources.get(name)).map_err(End::unusable)?;
    let Some(at) = at else {
        return Err(End::unusable(
            "TRIOMPHE_HTTP is not set, so the bot listens nowhere: set it for both, for example to 127.0.0.1:9090",
        ));
    };
    let answer = runtime()?.block_on(ask(at)).map_err(End::broken)?;
    for (name, said) in &answer.parts {
        // If stdout is closed, the exit status still counts.
        let _ = writeln!(std::io::stdout(), "{name}: {said}");
    }
    if answer.is_well {
        Ok(())
    } else {
        Err(End::failed())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use house::{OperatorSettings, Tavern, shifts::Watch as _};
    use ids::Shard;
    use std::net::SocketAddr;
    use std::sync::Arc;
    use tokio::net::TcpListener;
    use triomphe::monitor::Monitor;

    /// A free port of this machine.
    async fn free() -> SocketAddr {
        let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
        taken.local_addr().unwrap()
    }

    #[tokio::test]
    async fn the_bot_says_how_each_part_is_from_its_first_moment_on() {
        let at = free().await;
        assert_eq!(
            ask(at).await,
            Err(format!(
                "the bot does not answer at {at}: nothing listens there"
            ))
        );
        let monitor = Monitor::listen(at, &[]).await.unwrap();
        let answer = ask(at).await.unwrap();
        assert!(!answer.is_well, "{answer:?}");
        let names: Vec<_> = answer.parts.keys().map(String::as_str).collect();
        assert_eq!(names, ["clocks", "database", "gateway", "writer"]);
        assert_eq!(answer.parts["gateway"], "the bot is starting");

        let memory = Arc::new(store::Memory::new());
        let tavern = Tavern::open(memory, OperatorSettings::default(), Some(1))
            .await
            .unwrap();
        monitor.opened(&tavern);
        let answer = ask(at).await.unwrap();
        assert!(!answer.is_well, "{answer:?}");
        assert_eq!(answer.parts["gateway"], "starting");
        assert_eq!(answer.parts["database"], "ok");
        let clock = tokio::spawn(tavern.clone().run_clock());
        tavern.clocks.reached(Shard::ALL);
        tokio::task::yield_now().await;
        let answer = ask(at).await.unwrap();
        assert!(answer.is_well, "{answer:?}");
        clock.abort();

        assert!(Monitor::listen(at, &[]).await.is_err(), "the port is taken");
        drop(monitor);
    }
}
