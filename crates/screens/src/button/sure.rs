//! Answers to whether an order is meant.

use super::part::{UnknownButton, read};
use ids::{MemberId, PurseId, SessionId, TableId};
use pages::{Coffer, RoleId};
use rules::Coins;
use std::fmt;
use table::CalledOff;

/// What is to be done after all; the question stated it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SureKey {
    /// Nothing.
    No,
    /// Close this session, if it is the one that is open.
    CloseSession(SessionId),
    /// Keep away from the tables for this many days.
    Abstain(u16),
    /// Close this table, after its deal or match.
    Close(TableId),
    /// Cancel what runs at this table, provided that this many deals have been played.
    CallOff(TableId, CalledOff, u32),
    /// Make this the game masters' role, without having it.
    Gm(RoleId),
    /// Retire this character.
    Retire(PurseId),
    /// Dismiss this patron.
    Dismiss(PurseId),
    /// Pay so many coins, all that the member had when they were asked.
    Pay(PaidTo, Coins),
    /// Take so many coins from this member's purse, all that was free in it when the game master was asked.
    Fine((MemberId, PurseId), Coffer, Coins),
    /// Move so many coins between the house and this patron, all that there were when the game master was asked.
    Fund(PurseId, Funding, Coins),
    /// Put so many coins at stake in each deal of this table, the most that it allows.
    Purse(TableId, Coins),
}

/// Whom a member pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidTo {
    /// A member, into this purse.
    Member(MemberId, PurseId),
    /// A hired patron, by the random part of its key.
    Patron(PurseId),
    /// The house.
    House,
}

/// Which way coins move between the house and a hired patron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Funding {
    /// From the house to the patron.
    Give,
    /// From the patron to the house.
    Take,
}

const FUNDINGS: [(Funding, &str); 2] = [(Funding::Give, "give"), (Funding::Take, "take")];

const COFFERS: [(Coffer, &str); 2] = [(Coffer::Mint, "mint"), (Coffer::House, "house")];

/// What is cancelled, and its text.
pub(super) const CALLED_OFF: [(CalledOff, &str); 3] = [
    (CalledOff::Deal, "deal"),
    (CalledOff::Match, "match"),
    (CalledOff::Table, "table"),
];

impl fmt::Display for SureKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SureKey::No => f.write_str("no"),
            SureKey::CloseSession(session) => write!(f, "session:{session}"),
            SureKey::Abstain(days) => write!(f, "abstain:{days}"),
            SureKey::Close(table) => write!(f, "close:{table}"),
            SureKey::CallOff(table, what, played) => {
                let word = CALLED_OFF.iter().find(|(each, _)| each == what);
                let word = word.map_or("", |(_, word)| word);
                write!(f, "off:{table}:{word}:{played}")
            }
            SureKey::Gm(role) => write!(f, "gm:{}", role.0),
            SureKey::Retire(character) => write!(f, "retire:{character}"),
            SureKey::Dismiss(patron) => write!(f, "dismiss:{patron}"),
            SureKey::Pay(to, Coins(coins)) => match to {
                PaidTo::Member(member, purse) => write!(f, "pay:{coins}:{member}:{purse}"),
                PaidTo::Patron(patron) => write!(f, "pay:{coins}:{patron}"),
                PaidTo::House => write!(f, "pay:{coins}"),
            },
            SureKey::Fine((member, purse), into, Coins(coins)) => {
                let into = COFFERS.iter().find(|(each, _)| each == into);
                let into = into.map_or("", |(_, word)| word);
                write!(f, "fine:{coins}:{member}:{purse}:{into}")
            }
            SureKey::Fund(patron, way, Coins(coins)) => {
                let way = FUNDINGS.iter().find(|(each, _)| each == way);
                let way = way.map_or("", |(_, word)| word);
                write!(f, "fund:{coins}:{patron}:{way}")
            }
            SureKey::Purse(table, Coins(coins)) => write!(f, "purse:{table}:{coins}"),
        }
    }
}

/// Parses what follows the first word of the id.
pub(super) fn sure_key(parts: &[&str]) -> Result<SureKey, UnknownButton> {
    Ok(match *parts {
        ["no"] => SureKey::No,
        ["session", session] => SureKey::CloseSession(read(session)?),
        ["abstain", days] => SureKey::Abstain(read(days)?),
        ["close", table] => SureKey::Close(read(table)?),
        ["off", table, word, played] => {
            let what = CALLED_OFF.iter().find(|(_, each)| *each == word);
            let (what, _) = what.ok_or(UnknownButton)?;
            SureKey::CallOff(read(table)?, *what, read(played)?)
        }
        ["gm", role] => SureKey::Gm(RoleId(read(role)?)),
        ["retire", character] => SureKey::Retire(read(character)?),
        ["dismiss", patron] => SureKey::Dismiss(read(patron)?),
        ["pay", coins, ref to @ ..] => {
            let to = match *to {
                [] => PaidTo::House,
                [patron] => PaidTo::Patron(read(patron)?),
                [member, purse] => PaidTo::Member(read(member)?, read(purse)?),
                _ => return Err(UnknownButton),
            };
            SureKey::Pay(to, Coins(read(coins)?))
        }
        ["fine", coins, member, purse, word] => {
            let into = COFFERS.iter().find(|(_, each)| *each == word);
            let (into, _) = into.ok_or(UnknownButton)?;
            let from = (read(member)?, read(purse)?);
            SureKey::Fine(from, *into, Coins(read(coins)?))
        }
        ["fund", coins, patron, word] => {
            let way = FUNDINGS.iter().find(|(_, each)| *each == word);
            let (way, _) = way.ok_or(UnknownButton)?;
            SureKey::Fund(read(patron)?, *way, Coins(read(coins)?))
        }
        ["purse", table, coins] => SureKey::Purse(read(table)?, Coins(read(coins)?)),
        _ => return Err(UnknownButton),
    })
}
