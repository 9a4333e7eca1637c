//! What the program tells whoever watches over it, over HTTP: `/healthz`, and `/metrics` for Prometheus.
//!
//! Nothing here names a member, a server or a table, so that it may be collected and shown.

mod ask;
mod metrics;

pub use ask::{Answer, HEALTH, ask};
pub use metrics::Metrics;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use house::{Health, Part, Tavern};
use metrics_exporter_prometheus::BuildError;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
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
    house: Arc<OnceLock<Tavern>>,
    metrics: Metrics,
}

impl Watched {
    async fn health(&self) -> Health {
        match self.house.get() {
            Some(house) => house.health().await,
            None => Health::CLOSED,
        }
    }
}

/// A listener that answers until this is dropped.
pub struct Monitor {
    watched: Watched,
    tasks: [AbortHandle; 2],
}

impl Monitor {
    /// Listens on this address; until [`Monitor::watch`], nothing is healthy.
    ///
    /// # Errors
    /// The address is in use, or not this machine's.
    pub async fn listen(at: SocketAddr) -> Result<Monitor, MonitorError> {
        let listener = TcpListener::bind(at).await;
        let listener = listener.map_err(|why| MonitorError::Address { at, why })?;
        let watched = Watched {
            house: Arc::default(),
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
            .with_state(watched.clone());
        let serving = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, routes).await {
                tracing::error!("the listener at {at} ended: {error}");
            }
        });
        let tidying = tokio::spawn(watched.metrics.clone().tidy());
        Ok(Monitor {
            watched,
            tasks: [serving.abort_handle(), tidying.abort_handle()],
        })
    }

    /// Tells of this house from now on.
    pub fn watch(&self, house: &Tavern) {
        // A monitor is given one house.
        let _ = self.watched.house.set(house.clone());
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

async fn health(State(watched): State<Watched>) -> Response {
    let health = watched.health().await;
    let status = match health.is_well() {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    };
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
    ];
    (status, headers, report(&health)).into_response()
}

async fn meters(State(watched): State<Watched>) -> Response {
    let health = watched.health().await;
    let text = watched.metrics.written(&health, watched.house.get());
    ([(CONTENT_TYPE, metrics::TEXT)], text).into_response()
}

/// Each part by its name: `ok`, or why it is not.
fn report(health: &Health) -> String {
    let parts = health.parts().into_iter().map(|(name, part)| {
        let said = match part {
            Part::Well => ask::WELL,
            Part::Ill(why) => why,
        };
        (name.to_owned(), said.into())
    });
    serde_json::Value::Object(parts.collect()).to_string()
}
