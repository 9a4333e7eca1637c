//! The whole house on a store in memory, which may fail, with the runtime's clock.
#![allow(clippy::unwrap_used)]

mod barred;
mod doubt;
mod health;
mod paused;
mod voids;

/// Somebody presses "Deal".
const DEAL: table::Order = table::Order::Deal {
    played: None,
    shuffle: None,
};
