//! The sandbox as a bot and as a page meet it.

mod channels;
#[path = "../common/mod.rs"]
mod common;
mod details;
mod emoji;
mod faults;
mod files;
mod gateway;
mod interactions;
mod limits;
mod live;
mod origin_guard;
mod persistence;
mod refusals;
mod roles;
mod rooms;
mod serenity;
mod shards;
mod words;
