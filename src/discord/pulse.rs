//! Whether Discord hears the bot: on a connection that stands, and by requests.
//!
//! On a connection, Discord acknowledges a heartbeat every 41 seconds, and serenity gives up a silent connection when the
//! second one in a row is not acknowledged: after up to 83 seconds, in which nobody can act. So where nothing was heard
//! for a few seconds, the bot sends a heartbeat of its own, which Discord acknowledges at any time. serenity shows an
//! acknowledgement as a new latency, and every event is a sign of life too.

use parking_lot::Mutex;
use serenity::http::{HttpError, StatusCode};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A heartbeat as Discord reads it. serenity alone knows the number of the last event, which may be left out.
pub const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// After how long without a sign of life, and how often from then on, one is asked for: at most 15 times a minute, of the
/// 120 messages that Discord takes.
const ASK: Duration = Duration::from_secs(4);
/// After how long without a sign of life a connection is silent: several questions went unanswered.
pub const SILENT: Duration = Duration::from_secs(10);
/// After how long without a sign of life a connection is given up for a new one. serenity does so later; and never, if a
/// message was sent just when the connection was lost: then its runner ends.
const GIVE_UP: Duration = Duration::from_secs(20);

/// Whether Discord answers requests. A refusal is an answer; an error of the server, a refusal for a limit and a request
/// that is lost are none, for nobody sees what they have done, nor their cards.
#[derive(Default)]
pub struct Answers(Mutex<Answered>);

#[derive(Default)]
struct Answered {
    last: Option<Instant>,
    /// From when on no request was answered.
    none_since: Option<Instant>,
}

impl Answers {
    /// Notes whether a request was answered that was sent at this moment, or just now.
    pub fn note<T>(&self, sent: &serenity::Result<T>, begun: Option<Instant>) {
        let is_answer = sent.as_ref().err().is_none_or(is_answer);
        let now = Instant::now();
        self.0.lock().note(is_answer, begun.unwrap_or(now), now);
    }

    /// For how long no request was answered; `None` if the last one was.
    pub fn none_for(&self, now: Instant) -> Option<Duration> {
        let since = self.0.lock().none_since;
        since.map(|since| now.saturating_duration_since(since))
    }
}

impl Answered {
    fn note(&mut self, is_answer: bool, begun: Instant, now: Instant) {
        if is_answer {
            *self = Answered {
                last: Some(now),
                none_since: None,
            };
        } else if self.none_since.is_none() {
            self.none_since = Some(self.last.map_or(begun, |last| last.max(begun)));
        }
    }
}

fn is_answer(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code;
            !status.is_server_error() && status != StatusCode::TOO_MANY_REQUESTS
        }
        serenity::Error::Http(HttpError::Request(_)) => false,
        // It was not sent.
        _ => true,
    }
}

/// When an event was last heard on each shard.
#[derive(Default)]
pub struct LastEvents(Mutex<BTreeMap<u32, Instant>>);

impl LastEvents {
    /// An event has come on a shard.
    pub fn heard(&self, shard: u32, at: Instant) {
        self.0.lock().insert(shard, at);
    }

    /// When the last event came on a shard.
    pub fn last(&self, shard: u32) -> Option<Instant> {
        self.0.lock().get(&shard).copied()
    }
}

/// What is known of a connection that stands.
pub struct Pulse {
    heard: Instant,
    asked: Instant,
    latency: Option<Duration>,
    given_up: bool,
}

/// What to do about a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// For how long nothing was heard, if that is too long.
    pub silent: Option<Duration>,
    /// Whether to send a heartbeat.
    pub ask: bool,
    /// Whether to begin a new connection; said once.
    pub give_up: bool,
}

impl Pulse {
    /// Of a connection that stands from now on.
    pub fn new(now: Instant) -> Pulse {
        Pulse {
            heard: now,
            asked: now,
            latency: None,
            given_up: false,
        }
    }

    /// Looks whether the connection has given a sign of life: by an event, or by a latency, which every acknowledged
    /// heartbeat changes.
    pub fn look(
        &mut self,
        event: Option<Instant>,
        latency: Option<Duration>,
        now: Instant,
    ) -> Finding {
        if latency.is_some() && latency != self.latency {
            self.latency = latency;
            self.heard = now;
        }
        self.heard = event.map_or(self.heard, |event| event.max(self.heard));
        let quiet = now.saturating_duration_since(self.heard);
        let give_up = quiet >= GIVE_UP && !self.given_up;
        // A new one may stand before the old one was missed.
        self.given_up = (self.given_up || give_up) && quiet >= SILENT;
        let ask =
            !self.given_up && quiet >= ASK && now.saturating_duration_since(self.asked) >= ASK;
        if ask {
            self.asked = now;
        }
        Finding {
            silent: (quiet >= SILENT).then_some(quiet),
            ask,
            give_up,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATENCY: Option<Duration> = Some(Duration::from_millis(90));

    /// What is found each second, as (seconds, silent for, asked).
    fn found(
        pulse: &mut Pulse,
        from: Instant,
        seconds: std::ops::RangeInclusive<u64>,
        mut heard: impl FnMut(u64) -> (Option<Instant>, Option<Duration>),
    ) -> Vec<(u64, Option<u64>, bool)> {
        seconds
            .map(|second| {
                let (event, latency) = heard(second);
                let now = from + Duration::from_secs(second);
                let found = pulse.look(event, latency, now);
                (second, found.silent.map(|time| time.as_secs()), found.ask)
            })
            .collect()
    }

    #[test]
    fn a_connection_is_asked_after_four_quiet_seconds_and_silent_after_ten() {
        let from = Instant::now();
        let mut pulse = Pulse::new(from);
        let all = found(&mut pulse, from, 0..=14, |_| (None, LATENCY));
        let asked: Vec<u64> = all.iter().filter(|it| it.2).map(|it| it.0).collect();
        assert_eq!(asked, [4, 8, 12]);
        let silent: Vec<_> = all.iter().filter_map(|it| Some((it.0, it.1?))).collect();
        assert_eq!(silent, [(10, 10), (11, 11), (12, 12), (13, 13), (14, 14)]);
        // It is heard again, by an acknowledgement.
        let again = found(&mut pulse, from, 15..=18, |_| {
            (None, LATENCY.map(|it| it * 2))
        });
        assert!(again.iter().all(|it| it.1.is_none() && !it.2), "{again:?}");
    }

    #[test]
    fn an_event_is_a_sign_of_life_and_a_latency_that_stays_is_none() {
        let from = Instant::now();
        let mut pulse = Pulse::new(from);
        let event = from + Duration::from_secs(5);
        let all = found(&mut pulse, from, 6..=15, |_| (Some(event), LATENCY));
        let silent: Vec<u64> = all.iter().filter_map(|it| it.1).collect();
        // The first latency is new at 6.
        assert_eq!(silent, Vec::<u64>::new());
        let all = found(&mut pulse, from, 16..=16, |_| (Some(event), LATENCY));
        assert_eq!(all, [(16, Some(10), false)]);
        // A new session has no latency yet.
        let all = found(&mut pulse, from, 17..=17, |_| (Some(event), None));
        assert_eq!(all, [(17, Some(11), false)]);
    }

    #[test]
    fn requests_are_unanswered_from_the_first_on_that_was_sent_after_an_answer() {
        let from = Instant::now();
        let at = |second| from + Duration::from_secs(second);
        let mut answered = Answered::default();
        answered.note(false, at(1), at(3));
        assert_eq!(answered.none_since, Some(at(1)));
        answered.note(false, at(4), at(5));
        assert_eq!(answered.none_since, Some(at(1)), "it goes on");
        answered.note(true, at(5), at(6));
        assert_eq!(answered.none_since, None);
        // It was sent before that answer, and lost later.
        answered.note(false, at(2), at(32));
        assert_eq!(answered.none_since, Some(at(6)));
    }

    #[test]
    fn a_connection_is_given_up_once_after_twenty_seconds_and_asked_no_more() {
        let from = Instant::now();
        let mut pulse = Pulse::new(from);
        let mut given_up = Vec::new();
        let mut asked = Vec::new();
        for second in 0..=90 {
            let found = pulse.look(None, None, from + Duration::from_secs(second));
            given_up.extend(found.give_up.then_some(second));
            asked.extend(found.ask.then_some(second));
        }
        assert_eq!(given_up, [20]);
        assert_eq!(asked, [4, 8, 12, 16]);
    }

    #[test]
    fn heartbeats_are_few() {
        let minute = Duration::from_secs(60);
        assert!(minute.as_secs() / ASK.as_secs() <= 120 / 8);
        assert!(SILENT >= 2 * ASK, "more than one question goes unanswered");
    }
}
