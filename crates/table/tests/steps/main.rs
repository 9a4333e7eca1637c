//! What comes of what is done to a table: no database, no runtime, no clock but one that is moved by hand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

mod choices;
mod clock;
mod dismissed;
mod exact;
mod first_dealer;
mod matches;
mod orders;
mod partners;
mod places;
mod play;
mod pots;
mod presence;
mod question;
mod robbing;
mod seats;
mod slow;
mod together;
mod voids;
