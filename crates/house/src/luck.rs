//! Where the chance of a tavern comes from.

use ids::{DealId, Millis};
use patrons::Secret;
use rand::rngs::{StdRng, SysRng};
use rand::{Rng, RngExt, SeedableRng, TryRng};
use shuffle::Seed;
use std::sync::{Arc, Mutex};
use table::{Chance, Draws};

/// Chance from the operating system; for tests, from a seed that repeats it.
pub(super) enum Luck {
    /// Fresh bytes for every step.
    Fresh {
        /// From it follow the secrets of patrons' dice.
        secret: [u8; 32],
    },
    /// One stream for all steps, in their order.
    Repeats(Arc<Mutex<StdRng>>),
}

impl Luck {
    /// With a seed: the same every time.
    ///
    /// # Errors
    /// Where the operating system gives no chance.
    pub fn open(seed: Option<u64>) -> anyhow::Result<Luck> {
        Ok(match seed {
            Some(seed) => Luck::Repeats(Arc::new(Mutex::new(StdRng::seed_from_u64(seed)))),
            None => Luck::Fresh { secret: fresh()? },
        })
    }

    /// What the dice of patrons are thrown from in a deal: it stands in no record, and nobody can know it.
    pub fn secret(&self, deal: DealId) -> Secret {
        match self {
            Luck::Fresh { secret } => {
                let mut stream = rules::Chance::new(*secret, deal.0);
                Secret::from_bytes(std::array::from_fn(|_| stream.below(256) as u8))
            }
            Luck::Repeats(_) => Secret::NONE,
        }
    }

    /// What one step draws.
    ///
    /// # Errors
    /// Where the operating system gives no chance.
    pub fn chance(&self) -> anyhow::Result<Chance> {
        Ok(match self {
            Luck::Fresh { .. } => Chance::fresh(fresh()?),
            Luck::Repeats(stream) => Chance::Told(Box::new(Repeated(stream.clone()))),
        })
    }
}

/// Bytes straight from the operating system.
fn fresh() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(bytes)
}

/// Draws that a seed repeats; ids alone are fresh, for they decide nothing.
struct Repeated(Arc<Mutex<StdRng>>);

impl Draws for Repeated {
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
