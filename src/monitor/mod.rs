//! What the program tells whoever watches over it, over HTTP: `/healthz`, and `/metrics` for Prometheus.
//!
//! Nothing here names a member, a server or a table, so that it may be collected and shown.

mod ask;
mod listener;
mod metrics;
mod names;

pub use ask::{Answer, HEALTH, ask};
pub use metrics::Metrics;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use house::{Health, Part, Tavern, shifts::Watch};
use metrics_exporter_prometheus::BuildError;
use names::Names;
use parking_lot::Mutex;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

/// The path of the meters.
pub const METRICS: &str = "/metrics";

/// Why there is no monitor.
#[derive(Debug, thiserror::Error)]
pub enum MonitorError {
    /// The address cannot be used.
    #[error("TRIOMPHE_HTTP: nothing can listen on {at}: {why}")]
    Address {
        /// The address.
        at: SocketAddr,
        /// The system's reason.
        why: io::Error,
    },
    /// The meters cannot be recorded.
    #[error("the meters cannot be recorded: {0}")]
    Recorder(#[from] BuildError),
}

/// What is answered from.
#[derive(Clone)]
struct Watched {
    houses: Houses,
    metrics: Metrics,
}

/// The houses of this process: one, or one for each shard.
#[derive(Clone, Default)]
struct Houses {
    open: Arc<Mutex<Vec<Tavern>>>,
    /// The process is well even without a house: others have all shards.
    takes_part: Arc<AtomicBool>,
}

impl Houses {
    async fn health(&self) -> Health {
        let houses = self.open.lock().clone();
        if houses.is_empty() {
            return if self.takes_part.load(Ordering::SeqCst) {
                Health::WELL
            } else {
                Health::CLOSED
            };
        }
        let asked = houses.iter().map(Tavern::health);
        let healths = futures_util::future::join_all(asked).await;
        healths.into_iter().fold(Health::WELL, Health::and)
    }
}

/// A listener that answers until this is dropped; by default none.
#[derive(Default)]
pub struct Monitor {
    houses: Houses,
    tasks: Vec<AbortHandle>,
}

impl Monitor {
    /// Listens on this address, for whoever asks there by an address or one of these names; until a house is open,
    /// nothing is healthy.
    ///
    /// # Errors
    /// The address is in use, or not this machine's.
    pub async fn listen(at: SocketAddr, names: &[String]) -> Result<Monitor, MonitorError> {
        let listener = TcpListener::bind(at).await;
        let listener = listener.map_err(|why| MonitorError::Address { at, why })?;
        let watched = Watched {
            houses: Houses::default(),
            metrics: Metrics::record()?,
        };
        // With port 0, the system chooses one.
        let at = listener.local_addr().unwrap_or(at);
        tracing::info!("health at http://{at}{HEALTH}, meters at {METRICS}");
        if !at.ip().is_loopback() {
            tracing::warn!(
                "TRIOMPHE_HTTP is {at}: without a password, other machines may read whether the bot works and how busy \
                 it is"
            );
        }
        let routes = Router::new()
            .route(HEALTH, get(health))
            .route(METRICS, get(meters))
            .layer(from_fn_with_state(Names::new(at, names), names::guard))
            .with_state(watched.clone());
        let serving = tokio::spawn(listener::serve(listener, routes));
        let tidying = tokio::spawn(watched.metrics.clone().tidy());
        Ok(Monitor {
            houses: watched.houses,
            tasks: vec![serving.abort_handle(), tidying.abort_handle()],
        })
    }
}

impl Watch for Monitor {
    fn opened(&self, house: &Tavern) {
        self.houses.open.lock().push(house.clone());
    }

    fn closed(&self, house: &Tavern) {
        self.houses.open.lock().retain(|open| !open.is(house));
    }

    fn takes_part(&self) {
        self.houses.takes_part.store(true, Ordering::SeqCst);
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

async fn health(State(watched): State<Watched>) -> Response {
    let health = watched.houses.health().await;
    let status = if health.is_well() {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
    ];
    (status, headers, report(&health)).into_response()
}

async fn meters(State(watched): State<Watched>) -> Response {
    let health = watched.houses.health().await;
    let houses = watched.houses.open.lock().clone();
    let text = watched.metrics.written(&health, &houses);
    ([(CONTENT_TYPE, metrics::TEXT)], text).into_response()
}

/// Each part by its name: `ok`, `starting`, or why it is neither.
fn report(health: &Health) -> String {
    let parts = health.parts().into_iter().map(|(name, part)| {
        let said = match part {
            Part::Well => ask::WELL,
            Part::Starting => ask::STARTING,
            Part::Ill(why) => why,
        };
        (name.to_owned(), said.into())
    });
    serde_json::Value::Object(parts.collect()).to_string()
}
