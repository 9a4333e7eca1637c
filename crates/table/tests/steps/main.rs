//! The effects of each command, tested without a database, a runtime or any clock but one moved by hand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

mod authority;
mod barred;
mod bounds;
mod choices;
mod clock;
mod declarers;
mod declaring;
mod dismissed;
mod exact;
mod first_dealer;
mod fun;
mod fuzz;
mod house_rules;
mod language;
mod last_trick;
mod matches;
mod needs;
mod orders;
mod partners;
mod places;
mod play;
mod poignee;
mod pots;
mod presence;
mod question;
mod robbing;
mod rows;
mod seats;
mod slow;
mod solo;
mod together;
mod voids;
mod waiting;
