//! What can go wrong with what a player asked for.

use super::{CharacterRefused, ErasureRefused, HouseRefusal, VoidRefused};
use table::{Broken, Refusal};

/// What can go wrong with what a player asked for.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// The player's side: say it to them.
    #[error(transparent)]
    Refused(#[from] HouseRefusal),
    /// Our side: log it, and say that nothing was changed.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

impl From<Refusal> for HouseError {
    fn from(refusal: Refusal) -> HouseError {
        match refusal {
            Refusal::Broken(broken) => HouseError::Internal(broken.into()),
            refusal => HouseError::Refused(refusal.into()),
        }
    }
}

impl From<Broken> for HouseError {
    fn from(broken: Broken) -> HouseError {
        HouseError::Internal(broken.into())
    }
}

impl From<CharacterRefused> for HouseError {
    fn from(why: CharacterRefused) -> HouseError {
        HouseError::Refused(why.into())
    }
}

impl From<ErasureRefused> for HouseError {
    fn from(why: ErasureRefused) -> HouseError {
        HouseError::Refused(why.into())
    }
}

impl From<VoidRefused> for HouseError {
    fn from(why: VoidRefused) -> HouseError {
        HouseRefusal::VoidRefused(why).into()
    }
}
