//! What every deal has, whatever its game.

use crate::ledger::Ledger;
use crate::pack::Pack;
use crate::setup::Setup;

/// What a deal began with, and the coins that it has moved.
#[derive(Clone, Copy)]
pub(crate) struct Dealt {
    pub setup: Setup,
    pub pack: Pack,
    pub ledger: Ledger,
}

impl Dealt {
    /// The cards were dealt, and no coin has moved.
    pub fn new(setup: &Setup, pack: &Pack) -> Dealt {
        Dealt {
            setup: *setup,
            pack: *pack,
            ledger: Ledger::new(setup.seats()),
        }
    }
}
