//! The page in a real browser: readable by everybody, by keyboard and on a phone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod accessible;
#[path = "../../../../tests/browser/browser.rs"]
#[allow(dead_code)]
mod browser;
#[path = "../common/mod.rs"]
mod common;
mod keyboard;
mod newcomer;
mod page;
mod scene;
