//! What can go wrong with what a player asked for.

use super::{NoCharacter, NotErased, NotVoided, Sorry};
use table::{Broken, Refusal};

/// What can go wrong with what a player asked for.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The player's side: say it to them.
    #[error(transparent)]
    Sorry(#[from] Sorry),
    /// Our side: log it, and say that nothing was changed.
    #[error(transparent)]
    Ours(#[from] anyhow::Error),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        match refusal {
            Refusal::Broken(broken) => Trouble::Ours(broken.into()),
            refusal => Trouble::Sorry(refusal.into()),
        }
    }
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Trouble {
        Trouble::Ours(broken.into())
    }
}

impl From<NoCharacter> for Trouble {
    fn from(why: NoCharacter) -> Trouble {
        Trouble::Sorry(why.into())
    }
}

impl From<NotErased> for Trouble {
    fn from(why: NotErased) -> Trouble {
        Trouble::Sorry(why.into())
    }
}

impl From<NotVoided> for Trouble {
    fn from(why: NotVoided) -> Trouble {
        Sorry::NotVoided(why).into()
    }
}
