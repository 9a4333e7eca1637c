//! The board of the richest agrees with the second books, and names nobody who was taken off it or has left.

use super::calls::{BOARD_PLACES, Call, CallOutcome, Heard};
use super::witness::Seen;
use crate::ledger::{CoinSpot, Whose};
use ids::{MemberId, PurseId};
use rules::Coins;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Compares a board with what it should be, where nothing else was asked meanwhile.
pub fn answered(call: &Call, answer: &CallOutcome, seen: &Seen) -> Result<(), String> {
    let Call::Richest(guild, member, left) = call else {
        return Ok(());
    };
    let CallOutcome::Done(Heard::Richest(page)) = answer else {
        return Ok(());
    };
    let is_off = |who: MemberId| seen.barriers.is_off_board(*guild, who);
    let is_unseen = |who: MemberId| is_off(who) || (*left == Some(who) && who != *member);
    let mut purses = BTreeMap::<PurseId, i64>::new();
    for (spot, coins) in seen.books.get(guild).into_iter().flat_map(|it| it.spots()) {
        if let CoinSpot::Free(Whose::Purse(purse)) | CoinSpot::Hold(_, Whose::Purse(purse)) = spot {
            *purses.entry(PurseId(*purse)).or_default() += coins;
        }
    }
    purses.retain(|purse, coins| {
        let holder = seen.holders.get(&(*guild, *purse));
        *coins > 0 && holder.is_none_or(|(who, _)| !is_unseen(*who))
    });
    if let Some(purse) = page
        .richest
        .iter()
        .find(|purse| purse.owner.is_some_and(is_unseen))
    {
        return Err(format!("{purse:?} is on the board"));
    }
    let mut wanted: Vec<i64> = purses.values().copied().collect();
    wanted.sort_unstable_by_key(|coins| Reverse(*coins));
    let richer = wanted.iter().filter(|coins| **coins > page.own.coins.0);
    let standing = (richer.count() + 1, wanted.len());
    wanted.truncate(BOARD_PLACES as usize);
    let shown: Vec<i64> = page.richest.iter().map(|purse| purse.coins.0).collect();
    if shown != wanted {
        return Err(format!("{shown:?} are on the board, not {wanted:?}"));
    }
    if page.own.is_off != is_off(*member) {
        return Err(format!(
            "they are said to be off the board: {}",
            page.own.is_off
        ));
    }
    let told = page
        .own
        .standing
        .map(|it| (it.rank as usize, it.of as usize));
    let should = (page.own.coins > Coins::ZERO && !is_off(*member)).then_some(standing);
    if told == should {
        Ok(())
    } else {
        Err(format!("their rank is {told:?}, not {should:?}"))
    }
}
