//! The computer players of the house.
//!
//! A patron knows what its seat may know, a [`rules::View`], and nothing else:
//! no deal, no clock, no purse of others.
//! The same view always gets the same act.
//! [`CAST`] lists who they are, [`choose()`] says what one does.
//!
//! | file | decides |
//! | --- | --- |
//! | `sight` | nothing: what may be read from a view, and how likely a card holds |
//! | `tricks` | which card is played where tricks count |
//! | `points` | which card is played where card points count |
//! | `discard` | what the dealer lays down |
//! | `bids` | for how many points a deal is settled |
//! | `offers` | giving a deal, the vole, robbing |
//! | `bets` | bets, the exchange and the card laid in trefeltromp |

mod bets;
mod bids;
mod cast;
mod choose;
mod discard;
mod offers;
mod points;
mod sight;
mod tricks;

pub use cast::{CAST, Patron, by_key};
pub use choose::choose;
