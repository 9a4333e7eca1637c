//! What the house shows, as plain pages: filled by `house`, laid out by `screens`.
//!
//! Tables as a viewer may see them (with names), settings, balances, receipts, sessions, the log, refusals. Nothing
//! here queries a store, draws or formulates: a page holds data, and what can be derived from that alone.

mod board;
mod character;
mod chart;
mod choice;
mod choice_of_table;
mod coin_sources;
mod decisive;
mod evening;
mod highlight;
mod history;
mod ledger;
mod lesson;
mod log;
mod look;
mod past;
mod patrons;
mod play;
mod preferences;
mod privacy;
pub mod purse;
mod receipt;
mod refusal;
mod score;
pub mod setting;
mod settings;
mod shuffles;
mod talk;
pub mod text;
mod voids;

pub use self::patrons::{Funds, Hired, Hiring, LONGEST_PATRON, MOST_HIRED};
pub use board::{Board, BoardPurse, OwnPurse};
pub use character::{
    Character, CharacterRefused, MOST_CHARACTERS, MOST_EVER, MYSELF, NAME_LETTERS, PlayableRole,
    is_myself, parse_name, parse_picture, same,
};
pub use chart::{BalanceChange, Chart};
pub use choice::Value;
pub use choice_of_table::TableChoice;
pub use coin_sources::{CoinSources, Instead, WantedGame, WantedPlace};
pub use decisive::{dearest, decisive};
pub use evening::{Evening, LONGEST_SESSION_NAME, PurseHolder, SessionTable, Stage};
pub use highlight::{FEWEST_POTS, Highlight, Highlights, highlight, is_biggest, pot};
pub use history::{History, HistoryEntry};
pub use ledger::{AccountName, BooksPage, NamedPurse, NamedTransfer};
pub use lesson::LessonPage;
pub use log::{Changed, Coffer, LogEntry, Logged, REPORT_LETTERS};
pub use look::{Look, Outage, Persona, Stands};
pub use past::{Fate, FirstWin, Past, PastDealsPage, ReplayAt, ReplayPart, ReplayStep};
pub use play::{Opens, PlayPage};
pub use preferences::{
    Cards, FIRST_DEALS, Inks, LessonOn, Preference, PreferenceAbout, Preferences, Size, Tips,
    ViewPage, finished_lesson, offered_lesson,
};
pub use privacy::{Erased, ErasureRefused, Export, KeptData, KeptPurse, PolicyLinks, Traces};
pub use receipt::Receipt;
pub use refusal::HouseRefusal;
pub use score::{ScoreSheet, ScoredDeal};
pub use settings::{
    Age, Defaults, Gm, KeptCoins, Regulars, RoleId, STARTING, Settings, SettingsError, WORST_DEALS,
    bounds, usual_stake,
};
pub use shuffles::{KnownShuffle, Unfinished};
pub use table::Language;
pub use talk::{talk, talk_keys};
pub use voids::{Payer, Shortfall, Surface, VoidAsked, VoidDone, VoidRefused};
