//! The house's source of randomness.

use crate::random::Random;
use ids::{DealId, Millis};
use parking_lot::Mutex;
use patrons::Secret;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use shuffle::Seed;
use std::sync::Arc;
use table::{Chance, Draws};

/// Random bytes from the house's source or, for tests, from a seed.
pub(super) enum Luck {
    /// Fresh bytes for every step.
    Fresh {
        /// The secrets of patrons' dice are derived from it.
        secret: [u8; 32],
        random: Arc<dyn Random>,
    },
    /// One stream for all steps, in order.
    Repeats(SeededDraws),
}

impl Luck {
    /// With a seed: the same cards every time.
    ///
    /// # Errors
    /// If the system supplies no random bytes.
    pub fn open(seed: Option<u64>, random: Arc<dyn Random>) -> anyhow::Result<Luck> {
        Ok(match seed {
            Some(seed) => {
                let stream = Arc::new(Mutex::new(StdRng::seed_from_u64(seed)));
                Luck::Repeats(SeededDraws {
                    stream,
                    ids: random,
                })
            }
            None => Luck::Fresh {
                secret: random.secret()?,
                random,
            },
        })
    }

    /// The secret from which patrons' dice are derived in a deal; no record contains it, and nobody can know it.
    pub fn secret(&self, deal: DealId) -> Secret {
        match self {
            Luck::Fresh { secret, .. } => {
                let mut stream = rules::Chance::new(*secret, deal.0);
                Secret::from_bytes(std::array::from_fn(|_| stream.below(256) as u8))
            }
            Luck::Repeats(_) => Secret::NONE,
        }
    }

    /// The randomness of one step.
    ///
    /// # Errors
    /// If the system supplies no random bytes.
    pub fn chance(&self) -> anyhow::Result<Chance> {
        Ok(match self {
            Luck::Fresh { random, .. } => Chance::fresh(random.secret()?),
            Luck::Repeats(draws) => Chance::Told(Box::new(draws.clone())),
        })
    }
}

/// Draws repeatable from a seed, except that ids are the house's own: a house that starts again with its seed must not
/// give an id twice.
#[derive(Clone)]
pub(super) struct SeededDraws {
    stream: Arc<Mutex<StdRng>>,
    ids: Arc<dyn Random>,
}

impl Draws for SeededDraws {
    fn deal(&mut self) -> DealId {
        DealId(self.ids.bits())
    }

    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.stream.lock().fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    fn pause(&mut self, from: i64, below: i64) -> Millis {
        Millis(self.stream.lock().random_range(from..below))
    }

    fn partner(&mut self, n: u32) -> u32 {
        self.stream.lock().random_range(0..n)
    }
}
