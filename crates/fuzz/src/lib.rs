//! Tests readers of text with many damaged inputs.
//!
//! A harness gives [`run`] some valid texts and a judge. Inputs are made from the texts: cut, spliced, with words and
//! numbers exchanged and odd characters put in; texts that are JSON are damaged as JSON too, so that many inputs get
//! past the reader. The judge panics if something is wrong.
//!
//! Where a text says too little, a harness draws its inputs itself, with [`walks`].
//!
//! Each harness is a test beside the code that it tests (`fuzz.rs`, or tests named `fuzz_…`). It uses a random seed,
//! which is printed, and 20,000 inputs (100,000 if it draws them):
//!
//! * `TRIOMPHE_SEED=7` repeats a run.
//! * `TRIOMPHE_FUZZ_INPUTS=1000000` takes more inputs.
//! * `TRIOMPHE_FUZZ_SECONDS=10` goes on for so long, with as many inputs as there is time for; with
//!   `TRIOMPHE_FUZZ_INPUTS` too, until the first of the two is reached.
//!
//! An input that once failed stays as a text of its harness.

mod damage;
mod json;
mod numbers;

use damage::Damage;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

/// The settings that say how many inputs a harness takes, and for how long it goes on.
const INPUTS_NAME: &str = "TRIOMPHE_FUZZ_INPUTS";
const SECONDS_NAME: &str = "TRIOMPHE_FUZZ_SECONDS";

/// How many inputs a harness takes unless `TRIOMPHE_FUZZ_INPUTS` says otherwise.
const INPUTS: u64 = 20_000;
/// The same for inputs that are drawn, which are cheap.
const DRAWN: u64 = 100_000;

/// Judges every text as it is, and then many inputs made from the texts. Prints how many inputs the judge took for
/// readable (it says so by its answer), for a harness that never gets past the reader tests little.
///
/// # Panics
/// If the judge panics; the input and what repeats the run are printed before. If there is no text.
pub fn run<S: AsRef<str>>(name: &str, texts: &[S], judge: impl Fn(&str) -> Read) {
    judged(name, texts, Enough::from_environment(INPUTS), judge);
}

/// The same for a judge that takes its time: this many inputs, whatever `TRIOMPHE_FUZZ_INPUTS` says, or as many as there
/// is time for.
///
/// # Panics
/// As [`run`].
pub fn run_slowly<S: AsRef<str>>(
    name: &str,
    texts: &[S],
    inputs: u64,
    judge: impl Fn(&str) -> Read,
) {
    judged(
        name,
        texts,
        Enough::new(None, number(SECONDS_NAME), inputs),
        judge,
    );
}

fn judged<S: AsRef<str>>(name: &str, texts: &[S], enough: Enough, judge: impl Fn(&str) -> Read) {
    assert!(!texts.is_empty(), "{name}: no text to begin with");
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    println!("{name}: TRIOMPHE_SEED={seed} {enough} repeats this run");
    let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
    let values: Vec<Value> = texts
        .iter()
        .filter_map(|text| serde_json::from_str(text).ok())
        .filter(|value: &Value| value.is_object() || value.is_array())
        .collect();
    let damage = Damage::new(&texts);
    let mut chance = StdRng::seed_from_u64(seed);
    let mut readable = 0_u64;
    let mut put = |input: &str| match catch_unwind(AssertUnwindSafe(|| judge(input))) {
        Ok(Read::Understood) => readable += 1,
        Ok(Read::Refused) => {}
        Err(panic) => {
            println!("{name}: this input fails (TRIOMPHE_SEED={seed}): {input:?}");
            resume_unwind(panic);
        }
    };
    texts.iter().for_each(|text| put(text));
    let mut taken = 0;
    while !enough.is_reached(taken) {
        taken += 1;
        let input = if values.is_empty() || chance.random_bool(0.3) {
            damage.text(texts[chance.random_range(0..texts.len())], &mut chance)
        } else {
            json::damaged(&values, &mut chance).to_string()
        };
        put(&input);
    }
    println!("{name}: {readable} of {taken} inputs were readable");
}

/// Takes walks until there were enough inputs. A walk draws its inputs from its own seed, one after another, and says
/// what became of each.
///
/// # Panics
/// If a walk does; what repeats that walk alone is printed before.
pub fn walks(name: &str, walk: impl Fn(u64) -> Vec<Read>) {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let enough = Enough::from_environment(DRAWN);
    println!("{name}: TRIOMPHE_SEED={seed} {enough} repeats this run");
    let (mut taken, mut readable) = (0, 0);
    for seed in std::iter::successors(Some(seed), |seed| Some(seed.wrapping_add(1))) {
        match catch_unwind(AssertUnwindSafe(|| walk(seed))) {
            Ok(reads) => {
                // A walk without a step would go on for ever.
                taken += (reads.len() as u64).max(1);
                readable += reads
                    .iter()
                    .filter(|read| **read == Read::Understood)
                    .count();
            }
            Err(panic) => {
                println!("{name}: this walk fails: TRIOMPHE_SEED={seed} TRIOMPHE_FUZZ_INPUTS=1");
                resume_unwind(panic);
            }
        }
        if enough.is_reached(taken) {
            break;
        }
    }
    println!("{name}: {readable} of {taken} inputs were readable");
}

/// When a harness has taken enough inputs.
#[derive(Debug)]
struct Enough {
    /// Any number, if `None`.
    inputs: Option<u64>,
    seconds: Option<u64>,
    begun: Instant,
}

impl fmt::Display for Enough {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = [(INPUTS_NAME, self.inputs), (SECONDS_NAME, self.seconds)];
        let set = numbers
            .iter()
            .filter_map(|(name, number)| Some((name, (*number)?)));
        let set: Vec<String> = set
            .map(|(name, number)| format!("{name}={number}"))
            .collect();
        out.write_str(&set.join(" "))
    }
}

impl Enough {
    /// As the environment says, or this many inputs.
    fn from_environment(usual: u64) -> Enough {
        Enough::new(number(INPUTS_NAME), number(SECONDS_NAME), usual)
    }

    fn new(inputs: Option<u64>, seconds: Option<u64>, usual: u64) -> Enough {
        let usual = match seconds {
            Some(_) => None,
            None => Some(usual),
        };
        Enough {
            inputs: inputs.or(usual),
            seconds,
            begun: Instant::now(),
        }
    }

    fn is_reached(&self, taken: u64) -> bool {
        let passed = self.begun.elapsed();
        self.inputs.is_some_and(|inputs| taken >= inputs)
            || self
                .seconds
                .is_some_and(|seconds| passed >= Duration::from_secs(seconds))
    }
}

/// What became of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// It was read.
    Understood,
    /// It was refused.
    Refused,
}

impl Read {
    /// Whether there is a value.
    pub fn is(read: bool) -> Read {
        if read {
            Read::Understood
        } else {
            Read::Refused
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn a_judge_that_fails_is_noticed_and_readers_meet_both_kinds_of_input() {
        let met = RefCell::new((0, 0));
        run("json", &[r#"{"a": [1, {"b": "c"}]}"#], |input| {
            let read = Read::is(serde_json::from_str::<Value>(input).is_ok());
            let mut met = met.borrow_mut();
            match read {
                Read::Understood => met.0 += 1,
                Read::Refused => met.1 += 1,
            }
            read
        });
        let (understood, refused) = met.into_inner();
        assert!(
            understood > 5_000 && refused > 2_000,
            "{understood} {refused}"
        );
        let failed = catch_unwind(|| {
            run("planted", &["deal 12"], |input| {
                assert!(!input.contains("65536"), "a planted fault");
                Read::Refused
            });
        });
        assert!(failed.is_err(), "a fault at a rare number is found");
    }

    #[test]
    fn inputs_are_enough_by_number_by_time_or_by_the_first_of_both() {
        let usual = Enough::new(None, None, 7);
        assert!(!usual.is_reached(6) && usual.is_reached(7));
        let more = Enough::new(Some(9), None, 7);
        assert!(!more.is_reached(8) && more.is_reached(9));
        let hour = Enough::new(None, Some(3_600), 7);
        assert!(!hour.is_reached(u64::MAX), "there is time for more");
        assert!(Enough::new(None, Some(0), 7).is_reached(0));
        let both = Enough::new(Some(9), Some(3_600), 7);
        assert!(!both.is_reached(8) && both.is_reached(9));
        assert!(Enough::new(Some(9), Some(0), 7).is_reached(0));
        let told = both.to_string();
        assert_eq!(told, "TRIOMPHE_FUZZ_INPUTS=9 TRIOMPHE_FUZZ_SECONDS=3600");
    }

    #[test]
    fn a_walk_that_fails_is_noticed_and_walks_end_after_enough_inputs() {
        let met = RefCell::new(0);
        walks("numbers", |seed| {
            let steps = StdRng::seed_from_u64(seed).random_range(0..10);
            *met.borrow_mut() += steps;
            (0..steps).map(|step| Read::is(step % 2 == 0)).collect()
        });
        let met = met.into_inner();
        if let Enough {
            inputs: Some(inputs),
            seconds: None,
            ..
        } = Enough::from_environment(DRAWN)
        {
            let enough = inputs as usize;
            // One walk in ten has no step and counts as one.
            assert!((enough * 8 / 10..enough + 10).contains(&met), "{met}");
        }
        let failed = catch_unwind(|| {
            walks("planted", |seed| {
                assert_ne!(seed % 5_000, 4_711, "a planted fault");
                vec![Read::Understood]
            });
        });
        assert!(failed.is_err(), "a fault in one walk of 5,000 is found");
    }
}
