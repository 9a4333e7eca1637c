//! The computer players of the house.
//!
//! A patron knows what its seat may know, a [`rules::View`], and nothing else:
//! no deal, no clock, no purse of others.
//! [`CAST`] lists who they are, [`choose()`] says what one does.

mod cast;
mod choose;

pub use cast::{CAST, Patron, by_key};
pub use choose::choose;
