//! The meters as Prometheus reads them.

use house::{Health, Seated, Tavern};
use meters::Kind;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use parking_lot::Mutex;
use std::sync::OnceLock;
use std::time::Duration;

/// The type of [`Metrics::written`].
pub const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// How often values that nobody has read yet are put together, so that they take no more room.
const TIDY: Duration = Duration::from_secs(5);

/// The recorder, of which a program has one.
static INSTALLED: OnceLock<Metrics> = OnceLock::new();
static INSTALLING: Mutex<()> = Mutex::new(());

/// Reads the meters.
#[derive(Clone)]
pub struct Metrics(PrometheusHandle);

impl Metrics {
    /// Records from now on what the meters say, for the whole program.
    ///
    /// # Errors
    /// Another recorder was installed.
    pub fn record() -> Result<Metrics, BuildError> {
        let _alone = INSTALLING.lock();
        if let Some(installed) = INSTALLED.get() {
            return Ok(installed.clone());
        }
        let mut recorder = PrometheusBuilder::new();
        for about in meters::ALL {
            if let Kind::Histogram(bounds) = about.kind {
                let name = Matcher::Full(about.name.to_owned());
                recorder = recorder.set_buckets_for_metric(name, bounds)?;
            }
        }
        let metrics = Metrics(recorder.install_recorder()?);
        meters::describe();
        meters::UNREAD.show([]);
        meters::DROPPED.show(["full"]);
        meters::DROPPED.show(["late"]);
        Ok(INSTALLED.get_or_init(|| metrics).clone())
    }

    /// Keeps what is recorded small, for ever.
    pub async fn tidy(self) {
        loop {
            tokio::time::sleep(TIDY).await;
            self.0.run_upkeep();
        }
    }

    /// Everything recorded so far, and how the house is now.
    pub fn written(&self, health: &Health, houses: &[Tavern]) -> String {
        for (part, state) in health.parts() {
            meters::HEALTH.set([part], usize::from(state.is_well()));
        }
        meters::BUILD.set([env!("CARGO_PKG_VERSION")], 1);
        let mut all = Seated::default();
        for house in houses {
            let seated = house.seated();
            all.tables += seated.tables;
            all.members += seated.members;
            all.patrons += seated.patrons;
        }
        meters::TABLES.set([], all.tables);
        meters::SEATS.set(["member"], all.members);
        meters::SEATS.set(["patron"], all.patrons);
        self.0.run_upkeep();
        self.0.render()
    }
}
