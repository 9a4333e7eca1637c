//! Whole tables, from opening to settlement, on an in-memory database with a clock moved by hand.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../../../store/tests/files/mod.rs"]
mod files;
#[allow(dead_code)]
#[path = "../../../store/tests/schema/mod.rs"]
mod schema;

mod evening;

mod allowance;
mod barred;
mod cast;
mod characters;
mod clock;
mod coins;
mod damaged;
mod day_totals;
mod first_dealer;
mod house_log;
mod moments;
mod moving;
mod orders;
mod patrons;
mod places;
mod privacy;
mod replays;
mod requester;
mod restart;
mod risk;
mod robbing;
mod score;
mod sessions;
mod settings;
mod settlement;
mod shards;
mod shuffles;
mod starting;
mod upgrade;
mod void_requests;
mod voids;
