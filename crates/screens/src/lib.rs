//! The screens: pure functions from facts to what is shown, one file each.
//!
//! A [`pages::Look`] or another page in, a [`screen::Screen`] out, with every sentence from `locales/` ([`words`]).
//! The ids of buttons are parsed here too ([`button`]). Nothing here knows Discord's types, the house or a store.

mod about;
mod amounts;
pub mod art;
mod bank;
mod bets;
mod board;
mod books;
mod broke;
pub mod button;
mod cancelled;
pub mod cards;
mod character;
mod chart;
mod combinations;
pub mod commands;
mod csv;
mod doubt;
pub mod faces;
mod fit;
mod hand;
mod help;
mod hint;
mod history;
mod house_rules;
mod inn;
#[cfg(any(test, feature = "testing"))]
mod keys;
mod labels;
mod left;
mod lesson;
mod lobby;
mod log;
mod missing;
mod moments;
mod names;
mod notices;
mod orders;
mod over;
mod own_result;
mod panel;
mod past;
mod patrons;
mod permissions;
mod pictures;
mod play;
mod played;
mod playing;
mod privacy;
mod problem;
mod purse;
mod quick_card;
mod receipt;
mod refusal;
mod replay;
mod report;
mod rules;
mod said;
mod score;
pub mod screen;
mod seats;
mod series;
mod settings;
mod settlement;
mod setup;
mod shared_keys;
mod sheet;
mod shuffle;
mod sums;
mod table;
mod table_options;
mod tarot;
mod teller;
mod terms;
mod thread;
mod times;
mod title;
mod tricks;
mod troggu;
mod turn;
mod view;
mod voids;
mod waiting;
mod which_table;
mod winner;
pub mod words;

#[cfg(test)]
mod tests;

pub use about::about;
pub use amounts::Share;
pub use bank::{amount_refused, bank_refusal, take_refused};
pub use board::{BOARD_PLACES, board, draw_board};
pub use books::{LARGEST_LINES, LedgerFile, MINT_LINES, MOST_ACCOUNTS, books};
pub use broke::{broke, lost_enough, patrons_broke};
pub use character::{
    called, character, characters, created, picture_dialog, pictured, plays, rename_dialog,
    renamed, retired,
};
pub use chart::{CHART_MOVES, chart, draw_chart};
pub use doubt::{
    ask_abstain, ask_call_off, ask_close, ask_close_session, ask_dismiss, ask_fine, ask_fund,
    ask_gm, ask_pay, ask_purse, ask_retire,
};
pub use hand::{
    hand, hand_art, hand_choosing, hand_confirming, hand_poignee, hand_saying, last_trick,
    lays_for_robbing, most_bet, no_poignee, number, poignee_of, read, stale_hand,
};
pub use help::{commands, help};
pub use hint::{hints, lesson_beside, of_tricks, offer_lesson};
pub use history::{HISTORY_LINES, history};
#[cfg(any(test, feature = "testing"))]
pub use house_rules::keys as house_rule_keys;
pub use house_rules::{house_rules, languages, partners, purse_dialog};
pub use inn::inn;
#[cfg(any(test, feature = "testing"))]
pub use keys::made_of_names as rule_keys;
pub use left::{ask_leave, left};
pub use lesson::{gone as lesson_gone, lesson, lesson_choosing, lesson_dialog};
pub use log::{log_line, log_lines};
pub use moments::shared_win;
pub use orders::{called_off, named, stands, why_dialog};
pub use panel::{about_member, deals, panel, void_dialog};
pub use past::{PAST_LINES, past, record};
pub use patrons::{
    ANYBODY, Reader, hired, one_patron, patron_purse, patron_purse_dialog, seat_menu, staff,
};
pub use permissions::{
    Permission, lobby_without_pictures, permission_names, permissions_here, where_to_add,
};
pub use pictures::{Drawing, picture_of_rules, picture_of_table, replay as picture_of_replay};
pub use play::{chosen_game, first_game, play};
pub use played::played;
pub use privacy::{ask_erase, erased, exported, kept};
pub use problem::{problem, reported};
pub use purse::{allowance, granted, paid, payee, plain_note, purse, taken};
pub use quick_card::{quick_card, quick_lines, quick_page};
pub use receipt::receipt;
pub use refusal::{house_refusal, refused, variant_refusal};
pub use replay::{replay, shared_trick};
pub use report::with_whole_result;
pub use rules::{named as game_name, rules};
pub use score::{draw_score, score};
pub use settings::{READY_MADE, language as language_name, offered_currencies};
pub use settlement::{draw_fortunes, session, settlement};
pub use setup::{
    AUTOMATIC, Keeper, ask_raise, coin_refused, currency_refused, kept_coins, raised,
    settings_refused, setup, setup_form, typed_currency,
};
pub use shuffle::{cut, cut_dialog, fair_play, shuffled_anew, verified};
pub use table::{in_words, table};
pub use table_options::{cancelling, panel as orders};
pub use thread::in_thread;
pub use times::{stretch, when};
pub use turn::{put_out, turn};
pub use view::{break_dialog, example, view};
pub use voids::{not_voided, void_asked, void_lapsed, voided};
pub use waiting::not_seated;
pub use which_table::{CHOICES, OwnTable, which_table};
