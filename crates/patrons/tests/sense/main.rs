//! Patrons play sensibly from their view alone: decisions that a person would call right.
#![allow(clippy::unwrap_used)]

#[path = "../kit/mod.rs"]
mod kit;

mod latriomphe;
mod mitigati;
mod points;
mod tarot;
mod trefeltromp;
mod triomphe;
mod troccas;
mod troggu;
