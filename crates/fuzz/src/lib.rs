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
//!
//! An input that once failed stays as a text of its harness.

mod damage;
mod json;
mod numbers;

use damage::Damage;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

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
    assert!(!texts.is_empty(), "{name}: no text to begin with");
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let inputs = number("TRIOMPHE_FUZZ_INPUTS").unwrap_or(INPUTS);
    println!("{name}: TRIOMPHE_SEED={seed} TRIOMPHE_FUZZ_INPUTS={inputs} repeats this run");
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
    for _ in 0..inputs {
        let input = match values.is_empty() || chance.random_bool(0.3) {
            true => damage.text(texts[chance.random_range(0..texts.len())], &mut chance),
            false => json::damaged(&values, &mut chance).to_string(),
        };
        put(&input);
    }
    println!("{name}: {readable} of {inputs} inputs were readable");
}

/// Takes walks until there were enough inputs. A walk draws its inputs from its own seed, one after another, and says
/// what became of each.
///
/// # Panics
/// If a walk does; what repeats that walk alone is printed before.
pub fn walks(name: &str, walk: impl Fn(u64) -> Vec<Read>) {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let inputs = number("TRIOMPHE_FUZZ_INPUTS").unwrap_or(DRAWN);
    println!("{name}: TRIOMPHE_SEED={seed} TRIOMPHE_FUZZ_INPUTS={inputs} repeats this run");
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
        if taken >= inputs {
            break;
        }
    }
    println!("{name}: {readable} of {taken} inputs were readable");
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
        match read {
            true => Read::Understood,
            false => Read::Refused,
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
    fn a_walk_that_fails_is_noticed_and_walks_end_after_enough_inputs() {
        let met = RefCell::new(0);
        walks("numbers", |seed| {
            let steps = StdRng::seed_from_u64(seed).random_range(0..10);
            *met.borrow_mut() += steps;
            (0..steps).map(|step| Read::is(step % 2 == 0)).collect()
        });
        let met = met.into_inner();
        let enough = number("TRIOMPHE_FUZZ_INPUTS").unwrap_or(DRAWN) as usize;
        // One walk in ten has no step and counts as one.
        assert!((enough * 8 / 10..enough + 10).contains(&met), "{met}");
        let failed = catch_unwind(|| {
            walks("planted", |seed| {
                assert_ne!(seed % 5_000, 4_711, "a planted fault");
                vec![Read::Understood]
            });
        });
        assert!(failed.is_err(), "a fault in one walk of 5,000 is found");
    }
}
