//! The sheet of a finished session agrees with the second books: what every purse won or lost at each table, what
//! else it got or spent, and what it has.

use crate::ledger::{CoinMove, CoinSpot, Journal, Whose};
use books::Account;
use ids::{DealId, TableId};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use store::SessionRow;

/// What a session keeps, as far as coins go.
#[derive(Deserialize)]
struct Kept {
    settled: Option<Sheet>,
}

#[derive(Deserialize)]
struct Sheet {
    tables: Vec<SheetTable>,
    settlement: Sums,
}

#[derive(Deserialize)]
struct SheetTable {
    id: TableId,
}

#[derive(Deserialize)]
struct Sums {
    purses: Vec<Line>,
    pots: i64,
}

/// What a sheet says of one purse.
#[derive(Debug, Deserialize)]
struct Line {
    owner: String,
    before: i64,
    tables: BTreeMap<TableId, i64>,
    other: BTreeMap<String, i64>,
    after: i64,
}

/// What came to a purse, and went from it: by table of the session, and elsewhere.
#[derive(Debug, Default, PartialEq)]
struct Change {
    at_tables: BTreeMap<TableId, i64>,
    elsewhere: i64,
}

/// The same for everyone, and what was left in pots.
#[derive(Debug, Default, PartialEq)]
struct Changes {
    purses: BTreeMap<CoinSpot, Change>,
    pots: i64,
}

/// The books that a sheet is compared with.
pub struct SheetBooks<'a> {
    pub books: &'a Journal,
    /// The tables of the session at which coins were played for.
    pub tables: BTreeSet<TableId>,
    /// How many entries there were when the session began, in this range.
    pub began: RangeInclusive<usize>,
    /// How many there were when it was settled.
    pub settled: RangeInclusive<usize>,
    /// Where each deal was played.
    pub table_of: &'a BTreeMap<DealId, TableId>,
}

/// Whether a session that is written has been settled.
pub fn is_settled(row: &SessionRow) -> Result<bool, String> {
    Ok(read(row)?.is_some())
}

fn read(row: &SessionRow) -> Result<Option<Sheet>, String> {
    let kept: Kept = serde_json::from_str(&row.state).map_err(|why| why.to_string())?;
    Ok(kept.settled)
}

impl SheetBooks<'_> {
    /// Checks the sheet of a session, if it has just been settled.
    pub fn check(&self, row: &SessionRow) -> Result<(), String> {
        let Some(sheet) = read(row)? else {
            return Ok(());
        };
        let told: BTreeSet<TableId> = sheet.tables.iter().map(|table| table.id).collect();
        if told != self.tables {
            return Err(format!("{told:?} are its tables, not {:?}", self.tables));
        }
        for line in &sheet.settlement.purses {
            let sum: i64 = line.tables.values().chain(line.other.values()).sum();
            if line.before + sum != line.after {
                return Err(format!("{line:?} does not add up"));
            }
        }
        let at_tables = sheet.settlement.purses.iter();
        let at_tables: i64 = at_tables.flat_map(|line| line.tables.values()).sum();
        if at_tables + sheet.settlement.pots != 0 {
            let pots = sheet.settlement.pots;
            return Err(format!(
                "{at_tables} at the tables, and {pots} left in pots"
            ));
        }
        let mut why = None;
        for from in self.began.clone() {
            for until in self.settled.clone() {
                match self.agrees(&sheet, from, until) {
                    Ok(()) => return Ok(()),
                    Err(told) => why = Some(told),
                }
            }
        }
        why.map_or(Ok(()), Err)
    }

    fn agrees(&self, sheet: &Sheet, from: usize, until: usize) -> Result<(), String> {
        let books = self.books;
        let entries = books.entries().get(from..until).unwrap_or_default();
        let own = self.changes(entries);
        let mut told = Changes {
            pots: sheet.settlement.pots,
            ..Changes::default()
        };
        for line in &sheet.settlement.purses {
            let owner: Account = line
                .owner
                .parse()
                .map_err(|why| format!("{why}: {line:?}"))?;
            let purse = CoinSpot::from(&owner);
            if let CoinSpot::Free(whose @ (Whose::Purse(_) | Whose::Hired(_))) = &purse {
                let is_theirs = |spot: &CoinSpot| match spot {
                    CoinSpot::Free(other) | CoinSpot::Hold(_, other) => other == whose,
                    CoinSpot::Mint | CoinSpot::House | CoinSpot::Pot(_) => false,
                };
                let later = books.entries().get(until..).unwrap_or_default();
                let since = later.iter().map(|entry| {
                    let into = if is_theirs(&entry.to) { entry.coins } else { 0 };
                    let out = if is_theirs(&entry.from) {
                        entry.coins
                    } else {
                        0
                    };
                    into - out
                });
                let spots = books.spots().iter();
                let lies = spots.filter(|(spot, _)| is_theirs(spot));
                let has: i64 = lies.map(|(_, coins)| *coins).sum();
                let had = has - since.sum::<i64>();
                if line.after != had {
                    return Err(format!("{line:?}, which has {had}"));
                }
            }
            let change = Change {
                at_tables: line.tables.clone(),
                elsewhere: line.other.values().sum(),
            };
            told.purses.insert(purse, change);
        }
        told.forget_zeros();
        if told == own {
            Ok(())
        } else {
            Err(format!("the sheet tells {told:?}, and the books {own:?}"))
        }
    }

    /// What these entries did to each purse. A hold is its owner's, and the cast plays with the house's coins.
    fn changes(&self, entries: &[CoinMove]) -> Changes {
        let mut changes = Changes::default();
        let holder = |spot: &CoinSpot| match spot {
            CoinSpot::House => Some(CoinSpot::House),
            CoinSpot::Free(whose) | CoinSpot::Hold(_, whose) => Some(CoinSpot::Free(whose.clone())),
            CoinSpot::Mint | CoinSpot::Pot(_) => None,
        };
        let is_house = |holder: &Option<CoinSpot>| {
            matches!(
                holder,
                Some(CoinSpot::House | CoinSpot::Free(Whose::Cast(_)))
            )
        };
        for entry in entries {
            let ends = [holder(&entry.from), holder(&entry.to)];
            let is_house_alone = is_house(&ends[0]) && is_house(&ends[1]);
            let is_of_the_cast = ends.contains(&Some(CoinSpot::House)) && is_house_alone;
            if ends[0] == ends[1] || is_of_the_cast {
                continue;
            }
            let cause = entry.cause.as_ref().and_then(|cause| cause.parse().ok());
            let of_deal = cause.and_then(|deal: DealId| self.table_of.get(&deal).copied());
            let at = entry.from.table().or(entry.to.table()).map(TableId);
            let is_minted = [&entry.from, &entry.to].contains(&&CoinSpot::Mint);
            let at = at.or(of_deal).filter(|_| !is_minted);
            let here = at.filter(|table| self.tables.contains(table));
            if here.is_some() {
                changes.pots += match (&entry.from, &entry.to) {
                    (CoinSpot::Pot(_), CoinSpot::Pot(_)) => 0,
                    (_, CoinSpot::Pot(_)) => entry.coins,
                    (CoinSpot::Pot(_), _) => -entry.coins,
                    _ => 0,
                };
            }
            let [from, to] = ends;
            for (holder, coins) in [(from, -entry.coins), (to, entry.coins)] {
                let Some(holder) = holder else { continue };
                let change = changes.purses.entry(holder).or_default();
                match here {
                    Some(table) => *change.at_tables.entry(table).or_default() += coins,
                    None => change.elsewhere += coins,
                }
            }
        }
        // What the house gave and got elsewhere is told of whoever it was.
        if let Some(house) = changes.purses.get_mut(&CoinSpot::House)
            && house.at_tables.is_empty()
        {
            house.elsewhere = 0;
        }
        changes.forget_zeros();
        changes
    }
}

impl Changes {
    fn forget_zeros(&mut self) {
        for change in self.purses.values_mut() {
            change.at_tables.retain(|_, coins| *coins != 0);
        }
        self.purses.retain(|_, change| *change != Change::default());
    }
}
