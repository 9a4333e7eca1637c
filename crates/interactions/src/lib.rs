//! What a click or a command means, without Discord's library: an interaction and who asks go in, a response comes out.
//!
//! `click` says what each button does, `command` what each slash command does; both call the same functions. [`responder::Responder`] has what they
//! need: the house, the words, and what only Discord can do ([`discord::Discord`]). How a response is sent, and whether
//! it is put off, is the bot's own affair (`src/discord`).

pub mod abstain;
mod acts;
mod amount;
pub mod at_table;
pub mod books;
pub mod broke;
pub mod character;
pub mod click;
pub mod command;
mod dealing;
pub mod discord;
mod doubts;
pub mod error;
pub mod faces;
pub mod guest;
pub mod hand;
pub mod hints;
mod lesson;
pub mod opening;
pub mod orders;
mod panel;
pub mod past;
pub mod play;
pub mod privacy;
pub mod replay;
mod reports;
pub mod responder;
pub mod response;
pub mod rules_page;
pub mod session;
pub mod setup;
mod share;
pub mod showing;
pub mod span;
mod staff;
pub mod surfaces;
pub mod tables;
pub mod view;
pub mod void_order;
pub mod voids;
pub mod wording;
