//! What the program counts and measures.
//!
//! Each meter is a static with its name, and [`ALL`] lists them.
//! The code that does the work updates its meter; that costs next to nothing unless the program has installed a
//! recorder for the facade `metrics` (the root package's `monitor`).
//! The values of labels are `&'static str`, literals in the code: so no meter can name a member, a server or a table.
//! No result of a game may depend on a meter; nothing here can be read.

use metrics::{
    Label, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use std::time::Instant;

/// Steps of tables: commands, clicks and deadlines that a table was asked to do.
pub static STEPS: Counter<1> = Counter::new(
    "triomphe_steps_total",
    "Steps that tables were asked for, by what came of them",
    &["result"],
);
/// How long a step took, from when its table took it up until it was stored.
pub static STEP: Histogram<0> = Histogram::new(
    "triomphe_step_seconds",
    "How long a table took for a step, its commit included",
    &[],
    TIMES,
);
/// Commits of the database's writer.
pub static COMMITS: Counter<1> = Counter::new(
    "triomphe_commits_total",
    "Commits of the database's writer, by what came of them",
    &["result"],
);
/// How long a commit took.
pub static COMMIT: Histogram<0> = Histogram::new(
    "triomphe_commit_seconds",
    "How long the database's writer took for a commit",
    &[],
    TIMES,
);
/// How many steps were committed together.
pub static GROUP: Histogram<0> = Histogram::new(
    "triomphe_commit_steps",
    "How many steps were committed together",
    &[],
    SIZES,
);
/// Open tables.
pub static TABLES: Gauge<0> = Gauge::new("triomphe_tables", "Open tables", &[]);
/// Taken seats at open tables.
pub static SEATS: Gauge<1> = Gauge::new(
    "triomphe_seats",
    "Taken seats at open tables, by who sits there",
    &["player"],
);
/// How long an interaction took, from its arrival until its answer was accepted.
pub static CLICK: Histogram<1> = Histogram::new(
    "triomphe_click_seconds",
    "How long a click, a form or a command took until Discord had its answer, by its kind",
    &["kind"],
    TIMES,
);
/// Pictures asked for.
pub static PICTURES: Counter<1> = Counter::new(
    "triomphe_pictures_total",
    "Pictures that messages asked for, by what came of them",
    &["result"],
);
/// How long drawing a picture took.
pub static PICTURE: Histogram<0> = Histogram::new(
    "triomphe_picture_seconds",
    "How long it took to draw a picture, without the wait before it",
    &[],
    TIMES,
);
/// Discord's answers.
pub static ANSWERS: Counter<2> = Counter::new(
    "triomphe_discord_answers_total",
    "Discord's answers to requests, by route and status; none: no answer came",
    &["route", "status"],
);
/// How long requests to Discord waited for a rate limit.
pub static RATE_LIMIT: Histogram<1> = Histogram::new(
    "triomphe_rate_limit_wait_seconds",
    "How long requests to Discord were held back for a rate limit: of their route, or of the bot's own budget",
    &["limit"],
    TIMES,
);
/// Connections to Discord's gateway.
pub static GATEWAY: Counter<1> = Counter::new(
    "triomphe_gateway_connections_total",
    "Connections to Discord's gateway that were made, by whether a session was new or resumed",
    &["session"],
);
/// Events that could not be read.
pub static UNREAD: Counter<0> = Counter::new(
    "triomphe_unread_events_total",
    "Events of Discord's that could not be read",
    &[],
);
/// Interactions that were dropped because too many came at once.
pub static DROPPED: Counter<1> = Counter::new(
    "triomphe_dropped_interactions_total",
    "Interactions that came in a burst and were dropped: there was no room, or it would have been too late",
    &["why"],
);
/// Work queued or in progress.
pub static QUEUE: Gauge<1> = Gauge::new(
    "triomphe_queue",
    "How much waits for this part, what it is busy with included",
    &["part"],
);
/// How long patrons thought.
pub static THINKING: Histogram<0> = Histogram::new(
    "triomphe_patron_think_seconds",
    "How long a computer player searched for its choice, without the pause that is shown",
    &[],
    TIMES,
);
/// Whether a part works.
pub static HEALTH: Gauge<1> = Gauge::new(
    "triomphe_health",
    "Whether a part of the bot works, as /healthz says: 1 or 0",
    &["part"],
);
/// The program's version.
pub static BUILD: Gauge<1> = Gauge::new(
    "triomphe_build_info",
    "Always 1; the label says which version runs",
    &["version"],
);

/// Every meter.
pub static ALL: [&About; 19] = [
    &STEPS.0,
    &STEP.0,
    &COMMITS.0,
    &COMMIT.0,
    &GROUP.0,
    &TABLES.0,
    &SEATS.0,
    &CLICK.0,
    &PICTURES.0,
    &PICTURE.0,
    &ANSWERS.0,
    &RATE_LIMIT.0,
    &GATEWAY.0,
    &UNREAD.0,
    &DROPPED.0,
    &QUEUE.0,
    &THINKING.0,
    &HEALTH.0,
    &BUILD.0,
];

/// A meter as Prometheus is told of it.
#[derive(Debug)]
pub struct About {
    /// Its name, by Prometheus' conventions.
    pub name: &'static str,
    /// What it says, in a sentence without its full stop.
    pub help: &'static str,
    /// Whether it only grows, falls too, or counts values by their size.
    pub kind: Kind,
    /// The names of its labels.
    pub labels: &'static [&'static str],
}

/// How a meter moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// It counts values by the least of these bounds that they do not exceed.
    Histogram(&'static [f64]),
}

/// Seconds. Discord waits three for an answer, and a good one takes a tenth.
const TIMES: &[f64] = &[
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0,
];
/// Steps.
const SIZES: &[f64] = &[
    1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0,
];

/// Counts what happens.
pub struct Counter<const LABELS: usize>(About);

impl<const LABELS: usize> Counter<LABELS> {
    const fn new(
        name: &'static str,
        help: &'static str,
        labels: &'static [&'static str; LABELS],
    ) -> Self {
        Counter(About {
            name,
            help,
            kind: Kind::Counter,
            labels,
        })
    }

    /// Adds one, with these values of its labels.
    pub fn count(&self, values: [&'static str; LABELS]) {
        counter!(self.0.name, self.0.labelled(values)).increment(1);
    }

    /// Exports it, at zero if nothing was counted yet.
    pub fn show(&self, values: [&'static str; LABELS]) {
        counter!(self.0.name, self.0.labelled(values)).increment(0);
    }
}

/// Says how much there is now.
pub struct Gauge<const LABELS: usize>(About);

impl<const LABELS: usize> Gauge<LABELS> {
    const fn new(
        name: &'static str,
        help: &'static str,
        labels: &'static [&'static str; LABELS],
    ) -> Self {
        Gauge(About {
            name,
            help,
            kind: Kind::Gauge,
            labels,
        })
    }

    /// There are this many now.
    pub fn set(&self, values: [&'static str; LABELS], now: usize) {
        // Exact up to 2^53.
        gauge!(self.0.name, self.0.labelled(values)).set(now as f64);
    }

    /// There is one more, until what is returned is dropped.
    #[must_use]
    pub fn one_more(&self, values: [&'static str; LABELS]) -> OneMore {
        let gauge = gauge!(self.0.name, self.0.labelled(values));
        gauge.increment(1.0);
        OneMore(gauge)
    }
}

/// One of what a gauge counts.
pub struct OneMore(metrics::Gauge);

impl Drop for OneMore {
    fn drop(&mut self) {
        self.0.decrement(1.0);
    }
}

/// Counts values by their size.
pub struct Histogram<const LABELS: usize>(About);

impl<const LABELS: usize> Histogram<LABELS> {
    const fn new(
        name: &'static str,
        help: &'static str,
        labels: &'static [&'static str; LABELS],
        bounds: &'static [f64],
    ) -> Self {
        Histogram(About {
            name,
            help,
            kind: Kind::Histogram(bounds),
            labels,
        })
    }

    /// Records a value, with these values of its labels.
    pub fn record(&self, values: [&'static str; LABELS], value: f64) {
        histogram!(self.0.name, self.0.labelled(values)).record(value);
    }

    /// The seconds since then.
    pub fn record_since(&self, values: [&'static str; LABELS], begun: Instant) {
        self.record(values, begun.elapsed().as_secs_f64());
    }
}

impl About {
    fn labelled<const LABELS: usize>(&self, values: [&'static str; LABELS]) -> Vec<Label> {
        let pairs = self.labels.iter().zip(values);
        pairs
            .map(|(name, value)| Label::from_static_parts(name, value))
            .collect()
    }
}

/// Tells the recorder what each meter is; to be called once it is installed.
pub fn describe() {
    for about in ALL {
        match about.kind {
            Kind::Counter => describe_counter!(about.name, about.help),
            Kind::Gauge => describe_gauge!(about.name, about.help),
            Kind::Histogram(_) => describe_histogram!(about.name, about.help),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_prometheus_and_none_is_given_twice() {
        let mut names: Vec<_> = ALL.iter().map(|about| about.name).collect();
        for about in ALL {
            let name = about.name;
            assert!(name.starts_with("triomphe_"), "{name}");
            let is_total = name.ends_with("_total");
            assert_eq!(is_total, about.kind == Kind::Counter, "{name}");
            let are_times = about.kind == Kind::Histogram(TIMES);
            assert_eq!(name.ends_with("_seconds"), are_times, "{name}");
            assert!(!about.help.ends_with('.'), "{name}: {}", about.help);
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ALL.len());
    }
}
