//! One table as a machine: what it is, all that can be done to it, and what comes of that.
//!
//! [`Table::step`] takes a [`Command`] and a [`Context`] and gives the table as it is then with its [`Effect`]s, or a
//! [`Refusal`], and then nothing has changed. No clock, no wait, no database, no search, no luck but what the context
//! hands in. So a table's life is a fold over its commands.
//!
//! | file | holds |
//! | --- | --- |
//! | `table` | a table: what its row holds, and the deal that is on |
//! | `chairs`, `seats` | who sits where, who would be dealt in, and who deals |
//! | `command`, `context`, `chance` | what is to be done, and what a step may know and draw |
//! | `step/` | how each command is done, by what it is about |
//! | `effect`, `refusal` | what comes of it, or why nothing does |
//! | `look` | what one viewer may know of it |
//! | `series` | what lasts longer than a deal: a match, drawn partners, a carried pot |
//! | `orders`, `place`, `shuffle`, `answer`, `notice`, `player`, `terms` | the parts of a table, a word each |

mod answer;
mod chairs;
mod chance;
mod command;
mod context;
mod effect;
mod forget;
pub mod look;
mod notice;
mod orders;
mod place;
mod player;
mod refusal;
mod seats;
mod series;
mod shuffle;
mod step;
mod table;
mod terms;

pub use answer::Answer;
pub use chairs::{ChairId, Chairs, Occupant};
pub use chance::{Chance, Draws, Fresh};
pub use command::{Asked, Chosen, Command, Latest, Opening, VoidPlan};
pub use context::{AvailablePatron, Cap, Context, HouseRules, Means, Pause};
pub use effect::{Ask, Effect, Entry, Occasion, ShuffleEnd, Speaker, Step};
pub use forget::{forget_in, forget_row};
pub use look::{Look, LookContext};
pub use notice::{ClosedWhy, Notice, Standing, Stretch, VoidedWhy};
pub use orders::{CalledOff, Orders, Paused, PausedBy, Rank, Wish};
pub use place::{Homeless, Lost, Place, Spot};
pub use player::{Nature, Person, Player};
pub use refusal::{Broken, Refusal};
pub use series::{Carried, Draw, Match};
pub use shuffle::{Reveal, Shuffle};
pub use step::paid_out;
pub use table::{Finished, Hands, Phase, Playing, State, Table, Talk};
pub use terms::{LEAST_TURN, MOST_TURN, SLOW_TURN, Terms};
