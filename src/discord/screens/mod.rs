//! The screens: pure functions from what is true to what is shown. One file each.

mod about;
mod bank;
mod bets;
mod board;
mod books;
mod character;
mod chart;
mod fit;
mod hand;
mod help;
mod history;
mod inn;
mod left;
mod lobby;
mod log;
mod notices;
mod orders;
mod over;
mod past;
mod pictures;
mod playing;
mod purse;
mod receipt;
mod replay;
mod report;
mod rules;
mod seats;
mod series;
mod settlement;
mod setup;
mod sheet;
mod sorry;
mod started;
mod table;
mod tricks;
mod turn;

#[cfg(test)]
mod tests;

pub use about::about;
pub use bank::{amount_refused, bank_refusal, take_refused};
pub use board::{BOARD_PLACES, Full, Own, board, draw_board};
pub use books::{BooksPage, LARGEST_LINES, LedgerFile, MINT_LINES, Moved, books};
pub use character::{Part, called, characters, created, pictured, plays, renamed, retired};
pub use chart::{CHART_MOVES, Course, Move, chart, draw_chart};
pub use hand::{hand, hand_choosing, last_trick, number, read};
pub use help::help;
pub use history::{Entry, HISTORY_LINES, History, history};
pub use inn::inn;
pub use left::{joined, left};
pub use log::{log_line, log_lines};
pub use orders::{named, panel as orders, voided};
pub use past::{PAST_LINES, past};
pub use purse::{allowance, granted, paid, purse, taken};
pub use receipt::receipt;
pub use replay::replay;
#[cfg(test)]
pub use rules::keys as rule_keys;
pub use rules::rules;
pub use settlement::{session, settlement};
pub use setup::{currency_refused, settings_refused, setup, setup_form};
pub use sorry::{refused, sorry, sorry_about};
pub use started::started;
pub use table::{stretch, table, when};
pub use turn::turn;
