//! Where somebody short of coins can get some, and what they can play without.

use super::Settings;
use super::purse::Allowance;
use ids::TableId;
use rules::{Coins, Variant};

/// The ways in which somebody short of coins can get some.
#[derive(Clone, Debug)]
pub struct CoinSources {
    /// What claiming the allowance would give.
    pub allowance: Allowance,
    /// Where they wanted to play.
    pub at: WantedPlace,
    /// What they could play instead.
    pub instead: Vec<Instead>,
}

/// Where somebody wanted to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedPlace {
    /// At no table that they can see.
    Nowhere,
    /// At this table, where they do not sit.
    Before(TableId),
    /// At this table, where they sit.
    Seated(TableId),
}

/// What somebody wanted to play when they were refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedGame {
    /// A deal at this table.
    At(TableId),
    /// A game, at a new table.
    Of(Variant),
    /// It does not follow from what they pressed or typed.
    Unknown,
}

impl WantedGame {
    /// The same for fun.
    #[must_use]
    pub fn for_fun(self) -> Instead {
        match self {
            WantedGame::At(table) => Instead::FunLike(table),
            WantedGame::Of(game) => Instead::Fun(game),
            WantedGame::Unknown => Instead::AnyGame,
        }
    }
}

/// What somebody short of coins can play at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// The same game at this stake, which their coins cover.
    Stake(Variant, u32),
    /// The same game for fun.
    Fun(Variant),
    /// A game on the terms of this table, for fun.
    FunLike(TableId),
    /// This table, for fun: no cards were dealt yet.
    FunHere(TableId),
    /// The menu of all games.
    AnyGame,
}

impl Instead {
    /// The same game for the highest stake that so many coins cover, if they cover any.
    #[must_use]
    pub fn smaller(settings: &Settings, game: Variant, coins: Coins) -> Option<Instead> {
        let stake = settings.covered_stake(game, coins)?;
        Some(Instead::Stake(game, u32::try_from(stake.0).ok()?))
    }
}
