//! Voids of finished deals by the game master: winnings and losses are reversed.
//!
//! History is not edited: the transfers of a void belong to the deal too, so that together they sum to zero.

use super::score::played_out;
use super::steps::TRIES;
use super::tables::HeldTable;
use super::{HouseError, HouseLog, Members, Records, Tables, Territory, Treasury, house_log};
use crate::random::Random;
use crate::time::Time;
use bank::{Bank, transfer_row};
use books::{Account, Owner, Reason, Reversal, Transfer, house_lacks, nets};
use ids::{ChannelId, DealId, GuildId, MemberId, TableId};
use pages::{
    HouseRefusal, LogEntry, Logged, Payer, Shortfall, Surface, VoidDone, VoidRefused, text::tidy,
};
use rules::{Coins, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Ended, Step, StepError, Store, VoidRequestRow, VoidRow, Write};
use table::{
    Carried, Command, Duty, Finished, Latest, Person, Player, Refusal, Table, VoidPlan, paid_out,
};

/// A game master's order to void a finished deal.
#[derive(Clone, Debug)]
pub struct VoidOrder {
    /// The server of the deal.
    pub guild: GuildId,
    /// The deal to void.
    pub deal: DealId,
    /// The game master who orders it.
    pub by: MemberId,
    /// The reason, shown to everyone.
    pub reason: String,
    /// What to do if winners no longer have what they won.
    pub lacking: Shortfall,
    /// The channel in which it was ordered.
    pub channel: ChannelId,
}

/// A finished deal, which can be voided unless it already was.
pub(super) struct Voidable {
    pub finished: Finished,
    pub table: TableId,
    started_at: i64,
}

/// A void that is planned but not committed.
struct PlannedVoid {
    done: VoidDone,
    plan: VoidPlan,
    /// Writes besides those of the table's step.
    writes: Vec<Write>,
    logged: Logged,
}

/// Voids of finished deals.
pub struct Voids {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) time: Arc<dyn Time>,
    pub(super) random: Arc<dyn Random>,
    pub(super) territory: Arc<Territory>,
    pub(super) log: Arc<HouseLog>,
    pub(super) members: Arc<Members>,
    pub(super) records: Arc<Records>,
    pub(super) tables: Arc<Tables>,
    pub(super) treasury: Arc<Treasury>,
    /// Held while a void of a finished deal is ordered or agreed to, or a member's rows are erased: one at a time.
    pub(super) void_or_erasure: Arc<tokio::sync::Mutex<()>>,
}

impl Voids {
    /// A finished deal of a server, if it can be read.
    pub(super) async fn voidable(
        &self,
        guild: GuildId,
        deal: DealId,
    ) -> Result<Voidable, HouseError> {
        let row = self.store.deal(deal).await;
        let row = row.map_err(anyhow::Error::from)?;
        let row = row.filter(|row| row.guild == guild);
        let row = row.ok_or(VoidRefused::NoSuchDeal)?;
        match &row.end {
            None => return Err(VoidRefused::IsOn.into()),
            Some((_, Ended::Voided, _)) => return Err(VoidRefused::TakenBack.into()),
            Some((_, Ended::Played, _)) => {}
        }
        let finished = self.records.finished(deal).await?;
        Ok(Voidable {
            finished: finished.ok_or(VoidRefused::Unreadable)?,
            table: row.table,
            started_at: row.started_at,
        })
    }

    /// Checks that a deal could be voided as things are now.
    pub(super) async fn could_void(
        &self,
        order: &VoidOrder,
        deal: &Voidable,
    ) -> Result<(), HouseError> {
        let table = match self.tables.table(deal.table) {
            Ok(table) => table,
            Err(_) => Arc::new(self.read_void_at(deal.table).await?),
        };
        self.plan_void(order, deal, &table).await?;
        Ok(())
    }

    /// Voids a finished deal in one step: the coins are returned, the score and any carried pot are restored, it is
    /// logged, and the table says so.
    pub(super) async fn carry_out(
        &self,
        order: &VoidOrder,
        deal: &Voidable,
    ) -> Result<VoidDone, HouseError> {
        let mut why = String::new();
        for _ in 0..TRIES {
            // An open table stands still meanwhile: its patrons might play on faster than a void is planned.
            let held = self.tables.hold(deal.table).await.ok();
            let planned = match &held {
                Some(held) => self.plan_void(order, deal, &held.table).await?,
                None => {
                    let table = self.read_void_at(deal.table).await?;
                    self.plan_void(order, deal, &table).await?
                }
            };
            let done = match held {
                Some(held) => self.void_at_table(held, &planned).await,
                None => self.void_beside_tables(order.guild, &planned).await,
            };
            match done {
                Ok(()) => {
                    self.log.tell_logged(planned.logged);
                    return Ok(planned.done);
                }
                // The table has closed, coins were spent, or the deal was voided in the meantime: start again.
                Err(HouseError::Refused(HouseRefusal::Table(
                    changed @ (Refusal::Changed | Refusal::Closed),
                ))) => why = changed.to_string(),
                Err(HouseError::Internal(error)) => match error.downcast_ref() {
                    Some(error @ (StepError::Overdraft { .. } | StepError::Refused(_))) => {
                        why = error.to_string();
                    }
                    // What the winners lack would have to be minted.
                    Some(StepError::MintFull) => {
                        let room = self.bank.room(order.guild).await;
                        let room = room.map_err(anyhow::Error::from)?;
                        return Err(HouseRefusal::MintFull { room: Coins(room) }.into());
                    }
                    _ => return Err(error.into()),
                },
                Err(error) => return Err(error),
            }
        }
        let deal = order.deal;
        Err(anyhow::anyhow!("deal {deal} kept changing while being voided: {why}").into())
    }

    async fn void_at_table(
        &self,
        table: HeldTable,
        planned: &PlannedVoid,
    ) -> Result<(), HouseError> {
        let void = Command::House(Duty::Void(Box::new(planned.plan.clone())));
        let writes = planned.writes.clone();
        self.tables.perform_held(table, void, writes).await?;
        Ok(())
    }

    /// The same for a closed table.
    async fn void_beside_tables(
        &self,
        guild: GuildId,
        planned: &PlannedVoid,
    ) -> Result<(), HouseError> {
        let now = self.time.now();
        let transfers = planned.plan.transfers.iter();
        let step = Step {
            table: None,
            transfers: transfers.map(|t| transfer_row(t, guild, now)).collect(),
            writes: planned.writes.clone(),
        };
        let done = self.store.commit(step).await;
        Ok(done.map_err(anyhow::Error::from)?)
    }

    async fn read_void_at(&self, table: TableId) -> Result<Table, HouseError> {
        let closed = self.records.read_closed(table).await?;
        Ok(closed.ok_or(VoidRefused::NoSuchDeal)?)
    }

    /// How a finished deal was voided: by whom, why and when; `None` if it was not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn void_of(&self, deal: DealId) -> anyhow::Result<Option<VoidRow>> {
        Ok(self.store.void(deal).await?)
    }

    /// The latest finished deals of a server that were not voided, latest first, with their tables and times.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finished_lately(
        &self,
        guild: GuildId,
        most: u32,
    ) -> anyhow::Result<Vec<(DealId, TableId, i64)>> {
        Ok(self.store.played_deals(guild, most).await?)
    }

    /// The step that voids a deal as things are now, and the table after it.
    async fn plan_void(
        &self,
        order: &VoidOrder,
        deal: &Voidable,
        table: &Table,
    ) -> Result<PlannedVoid, HouseError> {
        let void = self.store.void(order.deal).await;
        if void.map_err(anyhow::Error::from)?.is_some() {
            return Err(VoidRefused::Already.into());
        }
        let finished = &deal.finished;
        let state = &table.state;
        let is_open = !table.is_closed();
        let is_from = |pot: &Carried| pot.deal == order.deal;
        let pot_is_from_deal = state.carried.as_ref().is_some_and(is_from);
        let is_latest = is_open
            && table.playing().is_none()
            && (state.last == Some(order.deal) || pot_is_from_deal);
        let (setup, outcome) = (finished.deal.setup(), finished.deal.outcome());
        let outcome = outcome.ok_or(VoidRefused::Unreadable)?;
        let counts = setup.variant().is_match() && !outcome.match_over;
        if counts && !(is_latest && state.match_on.is_some()) {
            return Err(VoidRefused::ScoreUsed.into());
        }
        let left = outcome.pot.unwrap_or(Coins::ZERO);
        if left > Coins::ZERO && !(is_latest && pot_is_from_deal) {
            return Err(VoidRefused::PotUsed.into());
        }
        let made = self
            .bank
            .caused_by(order.guild, &order.deal.to_string())
            .await;
        let nets = nets(&made.map_err(anyhow::Error::from)?);
        let began = match setup.before().pot {
            Coins::ZERO => None,
            _ => Some(self.pot_before(finished, table, deal.started_at).await?),
        };
        let reversal = Reversal {
            deal: order.deal,
            table: table.id,
            note: (order.by, &tidy(&order.reason)),
        };
        let back = reversal.transfers(&nets).map_err(anyhow::Error::from)?;
        let mut transfers = Vec::new();
        let made_good = self
            .cover_shortfall(order, &nets, &back, &mut transfers)
            .await?;
        transfers.extend(back);
        transfers.extend(self.erased_back(order, &nets).await?);
        let mut moved = Vec::new();
        for (owner, won) in nets.iter().filter(|(_, won)| **won != 0) {
            moved.push((self.members.name_of(order.guild, owner).await?, Coins(-won)));
        }
        // If no next deal can use it, the pot that this one began with goes to those who had a claim to it.
        let is_for_fun = state.terms.coins.are_chips();
        if let Some(pot) = began.as_ref().filter(|_| !is_latest && !is_for_fun) {
            for (player, coins) in pot.shares(&state.terms)? {
                let (owner, from) = (player.owner(), Account::Pot { table: table.id });
                let name = format!("{}:carried:{owner}", pot.deal);
                let from = (table.id, from);
                transfers.extend(paid_out(
                    pot.deal,
                    from,
                    &owner,
                    coins,
                    (name, rules::Reason::Share),
                )?);
                moved.push((self.members.name(order.guild, player).await?, coins));
            }
        }
        let row = VoidRow {
            deal: order.deal,
            guild: order.guild,
            by: order.by,
            reason: tidy(&order.reason).into_owned(),
            at: self.time.now(),
        };
        let entry = LogEntry::Voided {
            deal: order.deal,
            table: table.id,
            reason: tidy(&order.reason).into_owned(),
            made_good: made_good.iter().map(|(_, coins)| *coins).sum(),
        };
        let logged = self.log.entry(order.guild, Some(order.by), entry);
        let asked = self.store.void_request_for(order.deal).await;
        let asked = asked.map_err(anyhow::Error::from)?;
        let writes = vec![
            Write::Voided(row),
            Write::VoidAnswered { deal: order.deal },
            house_log::entry_write(&logged).map_err(anyhow::Error::from)?,
        ];
        let done = VoidDone {
            deal: order.deal,
            table: table.id,
            channel: table.channel,
            moved,
            made_good,
            by: order.by,
            reason: tidy(&order.reason).into_owned(),
            asked: asked.and_then(|asked| request_message(&asked)),
        };
        let plan = VoidPlan {
            version: table.version,
            deal: order.deal,
            transfers,
            won: self.last_valid_deal(table, order.deal).await?,
            latest: is_latest.then(|| Latest {
                finished: finished.clone(),
                counts,
                pot: began,
            }),
        };
        Ok(PlannedVoid {
            done,
            plan,
            writes,
            logged,
        })
    }

    /// What members whose data were erased get back goes where their other coins went: to the mint.
    async fn erased_back(
        &self,
        order: &VoidOrder,
        nets: &BTreeMap<Owner, i64>,
    ) -> Result<Vec<Transfer>, HouseError> {
        let mut transfers = Vec::new();
        for (owner, &won) in nets.iter().filter(|(_, won)| **won < 0) {
            let Owner::Member(purse) = owner else {
                continue;
            };
            if self.members.is_erased(order.guild, *purse).await? {
                let name = format!("erase:{purse}:{}", order.deal);
                let coins = won.saturating_neg().try_into();
                let coins = coins.map_err(anyhow::Error::from)?;
                let (from, to) = (owner.account(), Account::Mint);
                transfers.push(Transfer::new(name, from, to, coins, Reason::Erasure));
            }
        }
        Ok(transfers)
    }

    /// Makes up for winnings already spent: refuses, or grants the winners what they lack. Patrons get it from the
    /// house, which is filled for that: coins enter in no other way.
    async fn cover_shortfall(
        &self,
        order: &VoidOrder,
        nets: &BTreeMap<Owner, i64>,
        back: &[Transfer],
        transfers: &mut Vec<Transfer>,
    ) -> Result<Vec<(Payer, Coins)>, HouseError> {
        let mut lacking = Vec::new();
        let mut good = |name: String, (from, to): (Account, Account), coins: i64, why: Reason| {
            let amount = coins.try_into().map_err(anyhow::Error::from)?;
            let name = format!("{name}:{}", order.deal);
            let grant = Transfer::new(name, from, to, amount, why);
            transfers.push(grant.with_note(order.by, tidy(&order.reason)));
            Ok::<_, HouseError>(())
        };
        let with_purses = nets.iter().filter(|(owner, _)| !owner.is_of_the_cast());
        for (n, (owner, &won)) in with_purses.enumerate() {
            let purse = self.bank.balance(order.guild, &owner.account()).await;
            let lacks = won - purse.map_err(anyhow::Error::from)?.free.0;
            if won <= 0 || lacks <= 0 {
                continue;
            }
            let name = self.members.name_of(order.guild, owner).await?;
            lacking.push((Payer::Purse(name), Coins(lacks)));
            let (mint, house, to) = (Account::Mint, Account::House, owner.account());
            match owner {
                Owner::Member(_) => good(format!("good:{n}"), (mint, to), lacks, Reason::Grant)?,
                Owner::Patron(_) => {
                    good(
                        format!("good:{n}"),
                        (mint, house.clone()),
                        lacks,
                        Reason::HouseFill,
                    )?;
                    good(
                        format!("good-patron:{n}"),
                        (house, to),
                        lacks,
                        Reason::PatronFunds,
                    )?;
                }
            }
        }
        // The house pays for what the cast won.
        let lacks = house_lacks(back, self.treasury.house_has(order.guild).await?.0);
        if lacks > 0 {
            lacking.push((Payer::House, Coins(lacks)));
            let accounts = (Account::Mint, Account::House);
            good("good:house".to_owned(), accounts, lacks, Reason::HouseFill)?;
        }
        match order.lacking {
            Shortfall::Refuse if !lacking.is_empty() => Err(VoidRefused::Shortfall(lacking).into()),
            _ => Ok(lacking),
        }
    }

    /// The pot that a deal began with, as the deal before left it, for those who still sit here.
    async fn pot_before(
        &self,
        finished: &Finished,
        table: &Table,
        started_at: i64,
    ) -> Result<Carried, HouseError> {
        let coins = finished.deal.setup().before().pot;
        let rows = self.store.finished_deals(table.id, EARLIER).await;
        let rows = rows.map_err(anyhow::Error::from)?;
        let earlier = rows
            .into_iter()
            .filter(|row| row.id != finished.id && row.started_at <= started_at);
        for row in earlier {
            let Some(before) = self.records.finished(row.id).await? else {
                continue;
            };
            let left = before.deal.outcome().and_then(|outcome| outcome.pot);
            if left != Some(coins) || self.void_of(row.id).await?.is_some() {
                continue;
            }
            let mut players = Vec::new();
            for owner in &before.owners {
                players.push(self.player_of(table, owner).await?);
            }
            let mut pot = Carried {
                deal: row.id,
                coins,
                dealer: before.deal.setup().dealer(),
                stayed: Seat::all(players.len()).collect(),
                claims: before.deal.contenders().iter().collect(),
                players: players.clone(),
            };
            for gone in players
                .iter()
                .filter(|player| table.state.chairs.chair_of(player).is_none())
            {
                pot.give_up(gone);
            }
            return Ok(pot);
        }
        Err(VoidRefused::Unreadable.into())
    }

    /// Winnings and losses, by player, of the last valid deal of a table once `voided` is voided.
    async fn last_valid_deal(
        &self,
        table: &Table,
        voided: DealId,
    ) -> anyhow::Result<Vec<(Player, Coins)>> {
        let rows = self.store.finished_deals(table.id, EARLIER).await?;
        for row in rows.into_iter().filter(|row| row.id != voided) {
            let Some(played) = played_out(&row)? else {
                continue;
            };
            if self.void_of(row.id).await?.is_some() {
                continue;
            }
            let mut won = Vec::new();
            for (owner, coins) in played.won {
                won.push((self.player_of(table, &owner).await?, coins));
            }
            return Ok(won);
        }
        Ok(Vec::new())
    }

    /// The player who owns a purse: as they sit at the table, or else as the house knows them.
    async fn player_of(&self, table: &Table, owner: &Owner) -> anyhow::Result<Player> {
        let mut players = table.state.chairs.iter().map(|occupant| &occupant.player);
        let seated = players.find(|player| player.owner() == *owner);
        Ok(match (seated, owner) {
            (Some(player), _) => player.clone(),
            (None, Owner::Patron(key)) => Player::Patron(key.clone()),
            (None, &Owner::Member(purse)) => {
                let holder = self.store.holder(table.guild, purse).await?;
                let member = holder.map_or(MemberId(0), |holder| holder.member);
                Player::Member(Person { member, purse })
            }
        })
    }
}

/// The message in which a request asks.
pub(super) fn request_message(row: &VoidRequestRow) -> Option<Surface> {
    Some(Surface {
        channel: row.channel,
        message: row.message?,
        posted_at: row.at,
    })
}

/// How many deals of a table are searched for the one that left a pot.
const EARLIER: u32 = 1_000;
