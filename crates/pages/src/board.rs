//! The leaderboard: the richest purses of a server.

use super::purse::Standing;
use ids::MemberId;
use rules::Coins;

/// The leaderboard, and where the requester stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The richest purses, richest first.
    pub richest: Vec<BoardPurse>,
    /// The requester's own.
    pub own: OwnPurse,
}

/// A purse on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPurse {
    /// The member whose it is; `None` if they were erased meanwhile.
    pub owner: Option<MemberId>,
    /// The owner's name.
    pub name: String,
    /// All their coins, including those on hold.
    pub coins: Coins,
    /// Whether it is the requester's purse.
    pub is_requester: bool,
}

/// The requester's purse.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPurse {
    /// The name they go by.
    pub name: String,
    /// All their coins, including those on hold.
    pub coins: Coins,
    /// Starting coins that will come to it with its owner's first act that needs a purse; 0 for none.
    pub due: Coins,
    /// Its rank; `None` if it is empty or not on the board.
    pub standing: Option<Standing>,
    /// Whether a game master took its owner off the board.
    pub is_off: bool,
}
