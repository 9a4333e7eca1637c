//! One table as a state machine: its state, every command it takes, and the effects of each.
//!
//! [`Table::step`] takes a [`Command`] and a [`Context`] and returns the new table with its [`Effect`]s, or a
//! [`Refusal`], in which case nothing has changed. It uses no clock, never waits, touches no database, and draws no
//! randomness but what the context supplies. So a table's life is a fold over its commands.
//!
//! | file | holds |
//! | --- | --- |
//! | `table` | a table: the state in its row, and the current deal |
//! | `chairs`, `seats` | who sits where, who would be dealt in, and who deals |
//! | `command`, `needs`, `context`, `chance` | the commands, what a step must be told, and what it may know and draw |
//! | `step/` | how each command is carried out, by subject |
//! | `effect`, `refusal` | the consequences, or why there are none |
//! | `look` | what one viewer may know of it |
//! | `bounds` | how often a member may repeat what keeps others from acting |
//! | `series` | what lasts longer than a deal: a match, drawn partners, a carried pot |
//! | `orders`, `place`, `shuffle`, `answer`, `ask`, `notice`, `player`, `terms`, `language` | smaller parts of a table |

mod answer;
mod ask;
mod bounds;
mod chairs;
mod chance;
mod command;
mod context;
mod effect;
mod forget;
mod language;
pub mod look;
mod needs;
mod notice;
mod orders;
mod place;
mod player;
mod recall;
mod refusal;
mod seats;
mod series;
mod shuffle;
mod step;
mod table;
mod terms;

pub use answer::Answer;
pub use ask::{Ask, Chosen};
pub use bounds::{Bounds, Repeated};
pub use chairs::{ChairId, Chairs, Occupant};
pub use chance::{Chance, Draws, Fresh};
pub use command::{Command, Duty, Giver, Latest, Opening, Order, VoidPlan, WhichPatron};
pub use context::{
    Admission, AvailablePatron, Cap, Context, HouseRules, LastTrick, Means, Pause, Waiting,
};
pub use effect::{Effect, LoggedOrder, Occasion, ShuffleEnd, Speaker, Step};
pub use forget::{forget_in, forget_row};
pub use language::Language;
pub use look::{Look, LookContext};
pub use needs::{Bench, Needs};
pub use notice::{Cancelled, CancelledWhat, ClosedWhy, Notice, Standing, Stretch, VoidedWhy};
pub use orders::{CalledOff, Orders, Paused, PausedBy, Rank, Wish};
pub use place::{Homeless, Lost, Place, Spot};
pub use player::{Nature, Person, Player};
pub use recall::Recall;
pub use refusal::{Broken, Refusal};
pub use seats::Tie;
pub use series::{Carried, Draw, Match};
pub use shuffle::{Reveal, Shuffle};
pub use step::paid_out;
pub use table::{Finished, Hands, Pace, Phase, Playing, State, Table, Talk};
pub use terms::{CoinKind, LEAST_TURN, MOST_TURN, SLOW_TURN, SOLO_TURN, Terms};
