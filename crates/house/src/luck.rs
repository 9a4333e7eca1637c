//! The house's source of randomness.

use ids::{DealId, Millis};
use patrons::Secret;
use rand::rngs::{StdRng, SysRng};
use rand::{Rng, RngExt, SeedableRng, TryRng};
use shuffle::Seed;
use std::sync::{Arc, Mutex};
use table::{Chance, Draws};

/// Random bytes from the operating system or, for tests, from a seed.
pub(super) enum Luck {
    /// Fresh bytes for every step.
    Fresh {
        /// The secrets of patrons' dice are derived from it.
        secret: [u8; 32],
    },
    /// One stream for all steps, in order.
    Repeats(Arc<Mutex<StdRng>>),
}

impl Luck {
    /// With a seed: the same every time.
    ///
    /// # Errors
    /// If the operating system supplies no random bytes.
    pub fn open(seed: Option<u64>) -> anyhow::Result<Luck> {
        Ok(match seed {
            Some(seed) => Luck::Repeats(Arc::new(Mutex::new(StdRng::seed_from_u64(seed)))),
            None => Luck::Fresh { secret: fresh()? },
        })
    }

    /// The secret from which patrons' dice are derived in a deal; no record contains it, and nobody can know it.
    pub fn secret(&self, deal: DealId) -> Secret {
        match self {
            Luck::Fresh { secret } => {
                let mut stream = rules::Chance::new(*secret, deal.0);
                Secret::from_bytes(std::array::from_fn(|_| stream.below(256) as u8))
            }
            Luck::Repeats(_) => Secret::NONE,
        }
    }

    /// The randomness of one step.
    ///
    /// # Errors
    /// If the operating system supplies no random bytes.
    pub fn chance(&self) -> anyhow::Result<Chance> {
        Ok(match self {
            Luck::Fresh { .. } => Chance::fresh(fresh()?),
            Luck::Repeats(stream) => Chance::Told(Box::new(SeededDraws(stream.clone()))),
        })
    }
}

/// Bytes straight from the operating system.
fn fresh() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(bytes)
}

/// Draws repeatable from a seed, except that ids are always fresh: they decide nothing.
struct SeededDraws(Arc<Mutex<StdRng>>);

impl Draws for SeededDraws {
    fn deal(&mut self) -> DealId {
        DealId(rand::random())
    }

    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        super::lock(&self.0).fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    fn pause(&mut self, from: i64, below: i64) -> Millis {
        Millis(super::lock(&self.0).random_range(from..below))
    }

    fn partner(&mut self, n: u32) -> u32 {
        super::lock(&self.0).random_range(0..n)
    }
}
