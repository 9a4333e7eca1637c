//! What the house shows, as plain pages: filled by `house`, laid out by `screens`.
//!
//! A table as a viewer may know it with its names, settings, what people have, receipts, evenings, the log, refusals.
//! Nothing here asks a store, draws or speaks: a page is data, and what can be told from it alone.

mod character;
mod evening;
mod log;
mod look;
mod past;
mod patrons;
mod privacy;
pub mod purse;
mod receipt;
mod refusal;
mod settings;
mod shuffles;
mod taste;
pub mod text;
mod voids;

pub use self::patrons::{Funds, Hired, Hiring, LONGEST_PATRON, MOST_HIRED};
pub use character::{
    Character, MOST_CHARACTERS, MOST_EVER, MYSELF, NAME_LETTERS, NoCharacter, is_myself,
    parse_name, parse_picture, same,
};
pub use evening::{Evening, LONGEST_SESSION_NAME, PlayerOfPurse, Stage, TableOfSession};
pub use log::{Changed, LogEntry, Logged, REPORT_LETTERS};
pub use look::{Guise, Look, Stands};
pub use past::{Fate, Past, PastPage, Replayed};
pub use privacy::{Erased, Export, Kept, KeptPurse, NotErased, Papers};
pub use receipt::{Paid, Receipt};
pub use refusal::Sorry;
pub use settings::{
    Age, Defaults, Gm, KeptCoins, Language, Regulars, RoleId, STARTING, Settings, SettingsError,
    bounds, usual_stake,
};
pub use shuffles::{Told, Unfinished};
pub use taste::{Cards, Inks, Size, Taste};
pub use voids::{Lacking, NotVoided, Payer, Surface, VoidAsked, VoidDone};
