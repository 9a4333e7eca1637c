//! Coins that a step moves: why they may, and who has got some before.

use super::{Moved, Seen, is_dismissed};
use crate::checks::{Circumstances, Failure};
use crate::ledger::{CoinMove, CoinSpot, Posted, Whose};
use books::{Account, Reason};
use ids::{GuildId, MemberId, PurseId, TableId};
use std::collections::BTreeSet;
use std::collections::btree_map::Entry;
use store::{Step, TransferRow, Write};

impl Seen {
    /// Enters what a step posts in the second books, and returns what had not been posted before.
    pub(super) fn post(&mut self, step: &Step) -> Result<Vec<Moved>, Failure> {
        let at = step.table.as_ref().map(|write| write.id);
        let circumstances = self.circumstances(step)?;
        let mut moved = Vec::new();
        for row in &step.transfers {
            let entry = entry(row).map_err(|why| Failure::new("books", why))?;
            let books = self.books.entry(row.guild).or_default();
            // If it is the same, the store moves nothing; otherwise it refuses the step.
            if let Some(known) = books.named(&entry.name) {
                let is_same =
                    (&known.from, &known.to, known.coins) == (&entry.from, &entry.to, entry.coins);
                if !is_same {
                    let why = format!("{entry:?} under the name of {known:?}");
                    return Err(Failure::new("books", why));
                }
                continue;
            }
            for spot in [&entry.from, &entry.to] {
                let Some(table) = spot.table().map(TableId) else {
                    continue;
                };
                if at != Some(table) && self.tables.contains_key(&table) {
                    let why = format!("{entry:?} without a step of the table");
                    return Err(Failure::new("foreign", why).at(table));
                }
            }
            if let Some(of) = &circumstances {
                of.explain(&entry, row.note.is_some()).map_err(|why| {
                    Failure::new(why, format!("{entry:?} in {step:?}")).at(of.table())
                })?;
                // A patron's purse goes home once it is dismissed.
                if let (CoinSpot::Free(Whose::Hired(key)), CoinSpot::House) =
                    (&entry.from, &entry.to)
                    && !is_dismissed(&self.patrons, row.guild, key)
                {
                    let why = format!("{entry:?}, though it is not dismissed");
                    return Err(Failure::new("patron", why).at(of.table()));
                }
            }
            if let (CoinSpot::Free(Whose::Purse(purse)), Reason::Erasure) =
                (&entry.from, &entry.reason)
                && !self.erased.contains(&(row.guild, PurseId(*purse)))
            {
                let why = format!("{entry:?}, though its member was not erased");
                return Err(Failure::new("erased", why));
            }
            self.transfers += 1;
            let posted = books.post(vec![entry.clone()]);
            if posted != Posted::All {
                return Err(Failure::new("books", format!("{row:?}: {posted:?}")));
            }
            self.must_be_the_first(row, &entry)?;
            self.barriers.moved(row.guild, &entry, row.at);
            moved.push(Moved {
                guild: row.guild,
                entry,
                at: row.at,
                left: 0,
            });
        }
        for moved in &mut moved {
            let books = self.books.get(&moved.guild);
            moved.left = books.map_or(0, |books| books.coins_at(&moved.entry.from));
        }
        Ok(moved)
    }

    /// Why coins may move in a step of a table.
    fn circumstances(&self, step: &Step) -> Result<Option<Circumstances>, Failure> {
        let is_void = step
            .writes
            .iter()
            .any(|write| matches!(write, Write::Voided(_)));
        let write = step.table.as_ref().filter(|_| !step.transfers.is_empty());
        match write.and_then(|write| Some((write, self.tables.get(&write.id)?))) {
            Some((write, kept)) => {
                let of = Circumstances::of_row(&kept.row, write, is_void);
                let of = of.map_err(|why| Failure::new("read", why).at(write.id));
                of.map(Some)
            }
            None => Ok(None),
        }
    }

    /// Checks after a step that no coins are left in the purses of erased members.
    pub(super) fn erased_have_nothing(&self, step: &Step) -> Result<(), Failure> {
        let mut servers: BTreeSet<GuildId> = step.transfers.iter().map(|row| row.guild).collect();
        servers.extend(step.writes.iter().filter_map(|write| match write {
            Write::ForgetMember { guild, .. } => Some(*guild),
            _ => None,
        }));
        for (guild, purse) in self.erased.iter().filter(|(at, _)| servers.contains(at)) {
            let books = self.books.get(guild);
            let spot = CoinSpot::Free(Whose::Purse(purse.0));
            let coins = books.map_or(0, |books| books.coins_at(&spot));
            if coins != 0 {
                let why = format!("{coins} coins in {spot:?}, whose member was erased: {step:?}");
                return Err(Failure::new("erased", why));
            }
        }
        Ok(())
    }

    /// Checks that nobody gets starting coins twice, or two allowances on one day, in any purse. What is paid later as
    /// starting coins is the difference from what they had before to what there are now, into the same purse.
    fn must_be_the_first(&mut self, row: &TransferRow, entry: &CoinMove) -> Result<(), Failure> {
        let guild = row.guild;
        let holder = match &entry.to {
            CoinSpot::Free(Whose::Purse(purse)) => self.holders.get(&(guild, PurseId(*purse))),
            _ => None,
        };
        let holder = holder.map(|(member, _)| *member);
        let is_first = match (&entry.reason, holder) {
            (Reason::StartingCoins, Some(member)) => self.starts(guild, member, entry),
            (Reason::Allowance, Some(member)) => {
                let day = row.at.div_euclid(24 * 3_600_000);
                self.allowed.insert((guild, member, day))
            }
            (Reason::StartingCoins | Reason::Allowance, None) => false,
            (
                Reason::Grant
                | Reason::Fine
                | Reason::Payment
                | Reason::HouseFill
                | Reason::PatronFunds
                | Reason::Retirement
                | Reason::Erasure
                | Reason::Hold
                | Reason::Release
                | Reason::Void
                | Reason::Played(_),
                _,
            ) => true,
        };
        if is_first {
            Ok(())
        } else {
            Err(Failure::new(
                "given twice",
                format!("{entry:?} to {holder:?}"),
            ))
        }
    }

    fn starts(&mut self, guild: GuildId, member: MemberId, entry: &CoinMove) -> bool {
        let CoinSpot::Free(Whose::Purse(purse)) = &entry.to else {
            return false;
        };
        let purse = PurseId(*purse);
        let starting: BTreeSet<i64> = self.starting(guild).collect();
        match self.started.entry((guild, member)) {
            Entry::Vacant(first) => {
                first.insert((purse, entry.coins));
                entry.name == format!("start:{purse}")
            }
            Entry::Occupied(mut had) => {
                let (into, coins) = *had.get();
                had.insert((into, coins + entry.coins));
                into == purse && starting.contains(&(coins + entry.coins))
            }
        }
    }

    /// Whether a member sits, or sat until it was closed, at a table for coins.
    pub fn sits_for_coins(&self, guild: GuildId, member: MemberId) -> bool {
        let tables = self.tables.values().chain(self.gone.values());
        let mut states = tables.filter(|kept| kept.guild == guild);
        states.any(|kept| {
            kept.state().is_ok_and(|state| {
                !state.terms.coins.are_chips() && state.chair_of_member(member).is_some()
            })
        })
    }
}

fn entry(row: &TransferRow) -> Result<CoinMove, String> {
    let spot = |name: &str| {
        let account = name.parse::<Account>();
        account.map(|account| CoinSpot::from(&account))
    };
    Ok(CoinMove {
        name: row.name.clone(),
        from: spot(&row.debit.name).map_err(|why| why.to_string())?,
        to: spot(&row.credit.name).map_err(|why| why.to_string())?,
        coins: row.amount,
        reason: row.reason.clone().into(),
        cause: row.cause.clone(),
    })
}
