//! The two ways in which a player's request can fail.

use pages::{CharacterRefused, ErasureRefused, HouseRefusal, VoidRefused};
use table::{Broken, Refusal};

/// Why a player's request failed.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// The player's mistake: show it to them.
    #[error(transparent)]
    Refused(#[from] HouseRefusal),
    /// Our fault: log it, and say that nothing was changed.
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
