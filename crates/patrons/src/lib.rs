//! The computer players.
//!
//! A patron knows only what its seat may know, a [`rules::View`]: no deal, no clock, nobody else's purse.
//! The same view, [`Character`] and [`Secret`] always give the same act. The caller draws a secret for each deal,
//! so that nobody can predict decisions that involve dice.
//! [`CAST`] lists the house's own patrons, [`choose()`] returns a patron's act.
//!
//! | file | decides |
//! | --- | --- |
//! | `character` | how tempers and skills differ |
//! | `sight` | nothing: it reads a view, and estimates how likely a card wins |
//! | `tricks` | which card to play in games that count tricks |
//! | `points` | which card to play in games that count card points |
//! | `discard` | what the dealer discards |
//! | `bids` | at how many points to settle a deal |
//! | `offers` | offering a deal, the vole, robbing |
//! | `talk` | whether to play alone, or each for themselves |
//! | `bets` | bets, the exchange and the card to lay in trefeltromp |
//! | `ahead` | which card a master plays near the end, and whether offering a deal is better than playing it |
//! | `troggu` | the talk, what a declarer lays down and when the Fool is withheld in troggu |
//! | `tarot` | bids, the card called, what is laid down and when a poignée is shown in tarot |
//! | `hint` | nothing: it says what a master would do, what the best cards bring, and why (`reason`) |
//! | `dice` | what is left to chance: a novice's oversights, bluffs, the deals a master imagines |

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
mod hint;
mod offers;
mod points;
mod reason;
mod secret;
mod sight;
mod signals;
mod talk;
mod tarot;
mod tricks;
mod troggu;

pub use ahead::Budget;
pub use cast::{CAST, FACES, Patron, by_key, face};
pub use character::{Character, Skill, TEMPERS, Temper};
pub use choose::{choose, choose_within};
pub use hint::{Hint, hint};
pub use reason::Reason;
pub use secret::Secret;
