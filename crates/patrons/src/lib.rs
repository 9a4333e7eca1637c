//! The computer players of the house.
//!
//! A patron knows what its seat may know, a [`rules::View`], and nothing else:
//! no deal, no clock, no purse of others.
//! The same view always gets the same act from the same [`Character`] with the same [`Secret`],
//! which the caller draws for each deal, so that nobody can foresee where chance has a say.
//! [`CAST`] lists who they are, [`choose()`] says what one does.
//!
//! | file | decides |
//! | --- | --- |
//! | `character` | how tempers and skills differ |
//! | `sight` | nothing: what may be read from a view, and how likely a card holds |
//! | `tricks` | which card is played where tricks count |
//! | `points` | which card is played where card points count |
//! | `discard` | what the dealer lays down |
//! | `bids` | for how many points a deal is settled |
//! | `offers` | giving a deal, the vole, robbing |
//! | `bets` | bets, the exchange and the card laid in trefeltromp |
//! | `ahead` | which card a master plays towards the end, and whether a deal is better given than played |
//! | `dice` | what chance has a say in: a novice's oversight, a bluff, the deals that a master imagines |
//! | `talk` | what is said of what everybody has seen |

#[cfg(test)]
extern crate self as patrons;
#[cfg(test)]
#[path = "../tests/kit/mod.rs"]
mod kit;

mod ahead;
mod bets;
mod bids;
mod cast;
mod character;
mod choose;
mod dice;
mod discard;
mod offers;
mod points;
mod secret;
mod sight;
mod talk;
mod tricks;

pub use cast::{CAST, FACES, Patron, by_key, face};
pub use character::{Character, Skill, TEMPERS, Temper};
pub use choose::choose;
pub use secret::Secret;
pub use talk::{Occasion, talk, talk_keys};
