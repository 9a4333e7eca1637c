//! Where the chance of a tavern comes from.

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use shuffle::Seed;

/// Chance from the operating system; for tests, from a seed that repeats it.
pub(super) struct Luck {
    /// The draw for partners, pauses and patrons' choices: never the cards of a deal or its dealer.
    pub rng: StdRng,
    repeats: bool,
}

impl Luck {
    /// With a seed: the same every time.
    ///
    /// # Errors
    /// Where the operating system gives no chance.
    pub fn open(seed: Option<u64>) -> anyhow::Result<Luck> {
        Ok(Luck {
            rng: match seed {
                Some(seed) => StdRng::seed_from_u64(seed),
                None => StdRng::try_from_rng(&mut SysRng)?,
            },
            repeats: seed.is_some(),
        })
    }

    /// A fresh seed for the cards of a deal, straight from the operating system.
    ///
    /// # Errors
    /// Where it gives none.
    pub fn seed(&mut self) -> anyhow::Result<Seed> {
        let mut bytes = [0; 32];
        if self.repeats {
            self.rng.fill_bytes(&mut bytes);
        } else {
            SysRng.try_fill_bytes(&mut bytes)?;
        }
        Ok(Seed::new(bytes))
    }
}
