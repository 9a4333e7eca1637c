//! What the house keeps about a member: showing it, exporting it, and erasing it without breaking others' books.
//!
//! The ledger and records know purses by random ids. Erasing removes the link to their owner, typed text, and the
//! coins (returned to the mint by an ordinary transfer); others' transfers with those purses stay.

use super::house_log::put_back;
use super::member_hashes::MemberHashes;
use super::{Allowances, Characters, HouseError, Members, Records, Tables, report_line};
use crate::time::Time;
use bank::{Bank, transfer_row};
use books::{Account, Amount, Reason, Transfer};
use ids::{DealId, GuildId, MemberId, PurseId, Seek};
use pages::{Erased, ErasureRefused, Export, KeptData, KeptPurse, Traces};
use rules::Coins;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Checkpointed, EntryRow, Line, Step, StepError, Store, Write};
use table::{Duty, Order, forget_row};

/// Rows of each kind in one part of the export, which keeps a part well below Discord's file limit.
const PART: u32 = 8_000;
/// Reports in one part of the export; they are long.
const REPORTS_IN_A_PART: u32 = 80;
/// Rows examined at a time.
const SOME: u32 = 200;
/// The kind of bar that keeps a member off the board alone.
const OFF_BOARD: &str = "board";
/// How often an erasure is retried when coins moved meanwhile.
const TRIES: usize = 4;

/// A member and their purses, read once.
struct MemberPurses {
    name: String,
    taste: String,
    purses: Vec<(PurseId, Option<store::CharacterRow>)>,
    /// Their finished deals that were voided.
    voided: Vec<DealId>,
}

impl MemberPurses {
    fn ids(&self) -> Vec<PurseId> {
        self.purses.iter().map(|(purse, _)| *purse).collect()
    }

    /// The identifiers by which log entries refer to them.
    fn named(&self) -> Vec<String> {
        let purses = self.purses.iter().map(|(purse, _)| purse.to_string());
        let deals = self.voided.iter().map(ToString::to_string);
        purses.chain(deals).collect()
    }
}

/// What is kept about a member, its export and its erasure.
pub struct Privacy {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) time: Arc<dyn Time>,
    pub(super) members: Arc<Members>,
    pub(super) characters: Arc<Characters>,
    pub(super) allowances: Arc<Allowances>,
    pub(super) records: Arc<Records>,
    pub(super) tables: Arc<Tables>,
    pub(super) member_hashes: Arc<MemberHashes>,
    /// Held while a member's rows are erased, or a void of a finished deal is ordered or agreed to: one at a time.
    pub(super) void_or_erasure: Arc<tokio::sync::Mutex<()>>,
}

impl Privacy {
    /// What is kept about a member, in numbers.
    ///
    /// # Errors
    /// [`ErasureRefused::NothingKept`], [`ErasureRefused::OnlyBans`].
    pub async fn kept_about(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<KeptData, HouseError> {
        let whole = self.member_purses(guild, member).await?;
        Ok(self.count(guild, member, whole).await?)
    }

    /// One part (from 1) of everything kept about a member, as JSON.
    ///
    /// # Errors
    /// [`ErasureRefused::NothingKept`], [`ErasureRefused::OnlyBans`]. A part beyond the last gives the last.
    pub async fn export(
        &self,
        guild: GuildId,
        member: MemberId,
        part: u32,
    ) -> Result<Export, HouseError> {
        let whole = self.member_purses(guild, member).await?;
        Ok(self.written(guild, member, &whole, part).await?)
    }

    /// Checks that a member's data could be erased now.
    ///
    /// # Errors
    /// [`ErasureRefused`], with the reason.
    pub async fn can_be_erased(&self, guild: GuildId, member: MemberId) -> Result<(), HouseError> {
        let whole = self.member_purses(guild, member).await?;
        self.may_be_erased(guild, member, &whole).await
    }

    /// Erases what is kept about a member. Bans and self-exclusions stay in force, and whoever was
    /// taken off the board stays off it.
    ///
    /// # Errors
    /// [`ErasureRefused`]; they may have left their tables.
    pub async fn erase(&self, guild: GuildId, member: MemberId) -> Result<Erased, HouseError> {
        let _one_at_a_time = self.characters.register.lock().await;
        let whole = self.member_purses(guild, member).await?;
        self.may_be_erased(guild, member, &whole).await?;
        let purses = whole.ids();
        self.leave_all_tables(guild, member).await?;
        // What must be done row by row comes first: a member interrupted here is still known, and can ask again.
        self.erase_from_tables(guild, member, &purses).await?;
        for &purse in &purses {
            self.records.erase_cuts(guild, purse).await?;
        }
        let erased = {
            // A void returns coins either to purses that are counted here, or to the mint.
            let _no_void = self.void_or_erasure.lock().await;
            let _not_paid = self.members.paid_or_given_up.write().await;
            let erased = self.erase_rows(guild, member, &whole).await;
            // Even if it failed: it may have been committed, so the caches must not keep the member.
            self.members.forget(guild, member, &purses);
            erased
        };
        let coins = erased?;
        // If they sat down again in the meantime they leave again: there is nobody behind that seat any more.
        self.leave_all_tables(guild, member).await?;
        self.erase_from_tables(guild, member, &purses).await?;
        let file = self.store.checkpoint().await;
        let file = file.map_err(anyhow::Error::from)?;
        Ok(Erased {
            coins,
            traces: match file {
                Checkpointed::InFile => Traces::None,
                Checkpointed::Later => Traces::InFile,
                Checkpointed::OnServer => Traces::InBackups,
            },
        })
    }

    async fn member_purses(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<MemberPurses, HouseError> {
        let store = &self.store;
        let known = store.person(guild, member).await;
        let known = known.map_err(anyhow::Error::from)?;
        let Some(known) = known else {
            let bans = store.kept_away(guild, member).await;
            let entries = store.count_entries(guild, member, &[]).await;
            let is_named = !bans.map_err(anyhow::Error::from)?.is_empty()
                || entries.map_err(anyhow::Error::from)? > 0;
            return Err(if is_named {
                ErasureRefused::OnlyBans.into()
            } else {
                ErasureRefused::NothingKept.into()
            });
        };
        let characters = store.characters(guild, member).await;
        let characters = characters.map_err(anyhow::Error::from)?.into_iter();
        let own = std::iter::once((known.purse, None));
        let purses: Vec<_> = own
            .chain(characters.map(|row| (row.id, Some(row))))
            .collect();
        let mut voided = Vec::new();
        for (purse, _) in &purses {
            let account = Account::Member(*purse).name();
            let deals = store.voided_deals(guild, &account).await;
            voided.extend(deals.map_err(anyhow::Error::from)?);
        }
        Ok(MemberPurses {
            name: known.name,
            taste: known.taste,
            purses,
            voided,
        })
    }

    async fn count(
        &self,
        guild: GuildId,
        member: MemberId,
        whole: MemberPurses,
    ) -> anyhow::Result<KeptData> {
        let store = &self.store;
        let entries = store.count_entries(guild, member, &whole.named()).await?;
        let (mut purses, mut deals) = (Vec::new(), 0);
        for (purse, character) in whole.purses {
            let account = Account::Member(purse);
            deals += store.count_sat(guild, &account.name()).await?;
            purses.push(KeptPurse {
                purse,
                character: character.map(|row| row.name),
                coins: self.bank.balance(guild, &account).await?,
                lines: store.count_lines(guild, &account.name()).await?,
            });
        }
        let bars = store.kept_away(guild, member).await?;
        let off_board = bars.iter().filter(|row| row.kind == OFF_BOARD).count();
        Ok(KeptData {
            name: whole.name,
            purses,
            deals,
            notes: store.count_notes(guild, member).await?,
            reports: store.count_reports(guild, member).await?,
            entries,
            kept_away: bars.len() - off_board,
            is_off_board: off_board > 0,
        })
    }

    async fn written(
        &self,
        guild: GuildId,
        member: MemberId,
        whole: &MemberPurses,
        part: u32,
    ) -> anyhow::Result<Export> {
        let (store, ids) = (&self.store, whole.ids());
        let mut most = store.count_notes(guild, member).await?;
        let reports = store.count_reports(guild, member).await?;
        most = most.max(reports.saturating_mul(PART / REPORTS_IN_A_PART));
        most = most.max(store.count_entries(guild, member, &whole.named()).await?);
        for purse in &ids {
            let account = Account::Member(*purse).name();
            most = most.max(store.count_lines(guild, &account).await?);
            most = most.max(store.count_sat(guild, &account).await?);
        }
        let parts = most.div_ceil(PART).max(1);
        let part = part.clamp(1, parts);
        let skip = (part - 1).saturating_mul(PART);
        let mut purses = Vec::new();
        for (purse, character) in &whole.purses {
            let account = Account::Member(*purse);
            let coins = self.bank.balance(guild, &account).await?;
            let lines = self.lines_in(guild, &account, part).await?;
            let sat = store.sat_at(guild, &account.name(), skip, PART).await?;
            let history = lines.into_iter().map(|line| {
                json!({
                    "at": line.at, "coins": line.amount, "reason": line.reason,
                    "other_account": line.counterparty, "belongs_to": line.cause,
                    "note": line.note.map(|(_, words)| words), "balance_after": line.after, "transfer": line.name,
                })
            });
            let deals = sat.into_iter().map(
                |sat| json!({"deal": sat.deal, "table": sat.table, "began_at": sat.started_at}),
            );
            purses.push(json!({
                "purse": purse,
                "character": character.as_ref().map(|row| json!({
                    "name": row.name, "picture": row.picture, "made_at": row.made_at,
                    "retired_at": row.retired_at,
                })),
                "free": coins.free, "on_hold": coins.on_hold,
                "history": history.collect::<Vec<_>>(),
                "deals": deals.collect::<Vec<_>>(),
            }));
        }
        let notes = store.notes_of(guild, member, skip, PART).await?;
        let notes = notes.into_iter();
        let notes = notes.map(|note| json!({"transfer": note.transfer, "words": note.words}));
        let skipped = (part - 1).saturating_mul(REPORTS_IN_A_PART);
        let reports = store
            .reports_of(guild, member, skipped, REPORTS_IN_A_PART)
            .await?;
        let reports: Vec<Value> = reports
            .iter()
            .map(report_line)
            .collect::<serde_json::Result<_>>()?;
        let entries = self.entries_in(guild, member, &whole.named(), part).await?;
        let bars = store.kept_away(guild, member).await?.into_iter();
        let (off_board, kept_away): (Vec<_>, Vec<_>) = bars.partition(|row| row.kind == OFF_BOARD);
        let kept_away = kept_away.into_iter().map(|row| {
            json!({"kind": row.kind, "since": row.at, "until": row.until, "reason": row.reason})
        });
        let played_for = store.deals_played_for(guild, member).await?;
        let voids = store.void_requests_of(guild, member).await?.into_iter();
        let voids = voids.map(|row| {
            let by_you = row.by == member;
            let reason = by_you.then_some(row.reason);
            json!({"deal": row.deal, "by_you": by_you, "reason": reason, "at": row.at})
        });
        let whole = Written {
            what: "All that the house keeps about you in this server. Times are milliseconds since 1970 (UTC), coins are whole.",
            server: guild.to_string(),
            member: member.to_string(),
            name: &whole.name,
            how_you_like_to_see_cards: serde_json::from_str(&whole.taste).unwrap_or_default(),
            part,
            parts,
            purses,
            notes_you_typed: notes.collect(),
            problems_you_reported: reports,
            log_entries_by_or_about_you: entries,
            kept_from_the_tables: kept_away.collect(),
            taken_off_the_board_of_the_richest_at: off_board.first().map(|row| row.at),
            deals_in_which_you_held_a_patrons_cards: played_for,
            voids_you_ordered_or_agreed_to: voids.collect(),
        };
        let bytes = serde_json::to_vec_pretty(&whole)?;
        Ok(Export { bytes, part, parts })
    }

    /// The lines of a purse's history for one part of the export, latest first.
    async fn lines_in(
        &self,
        guild: GuildId,
        account: &Account,
        part: u32,
    ) -> anyhow::Result<Vec<Line>> {
        let (mut lines, mut seek, name) = (Vec::new(), Seek::Newest, account.name());
        for _ in 0..part {
            lines = self.store.lines(guild, &name, seek, PART).await?;
            match lines.last() {
                Some(last) => seek = Seek::Before(last.id),
                None => break,
            }
        }
        Ok(lines)
    }

    /// The log entries for one part of the export.
    async fn entries_in(
        &self,
        guild: GuildId,
        member: MemberId,
        named: &[String],
        part: u32,
    ) -> anyhow::Result<Vec<Value>> {
        let (mut rows, mut after) = (Vec::new(), 0);
        for _ in 0..part {
            let store = &self.store;
            rows = store.entries_of(guild, member, named, after, PART).await?;
            match rows.last() {
                Some(last) => after = last.id,
                None => break,
            }
        }
        let entry = |row: EntryRow| {
            let what = put_back(&row.what, row.about, row.words);
            let what = what.unwrap_or(Value::String(row.what));
            json!({"at": row.at, "by_you": row.by == Some(member), "what": what})
        };
        Ok(rows.into_iter().map(entry).collect())
    }

    async fn may_be_erased(
        &self,
        guild: GuildId,
        member: MemberId,
        whole: &MemberPurses,
    ) -> Result<(), HouseError> {
        for table in self.tables.tables_of(guild, member) {
            if self
                .tables
                .table(table)
                .is_ok_and(|table| table.state.is_on() && !table.state.solo)
            {
                return Err(ErasureRefused::Seated(table).into());
            }
        }
        let mut on_hold = Coins::ZERO;
        for purse in whole.ids() {
            let coins = self.bank.balance(guild, &Account::Member(purse)).await;
            on_hold = on_hold.saturating_add(coins.map_err(anyhow::Error::from)?.on_hold);
        }
        match on_hold {
            Coins::ZERO => Ok(()),
            coins => Err(ErasureRefused::OnHold(coins).into()),
        }
    }

    async fn leave_all_tables(&self, guild: GuildId, member: MemberId) -> Result<(), HouseError> {
        for table in self.tables.tables_of(guild, member) {
            let leave = Order::Leave.by(member);
            match self.tables.perform(table, leave).await {
                Ok(_) | Err(HouseError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// In one step, returns the coins to the mint, keeps what must outlast the erasure, and deletes whose purses they were.
    async fn erase_rows(
        &self,
        guild: GuildId,
        member: MemberId,
        whole: &MemberPurses,
    ) -> Result<Coins, HouseError> {
        let now = self.time.now();
        let entries = self.erased_entries(guild, member, whole).await?;
        let accounts: Vec<_> = whole.ids().into_iter().map(Account::Member).collect();
        for _ in 0..TRIES {
            let (mut step, mut all) = (Step::default(), Coins::ZERO);
            for purse in whole.ids() {
                let account = Account::Member(purse);
                let coins = self.bank.balance(guild, &account).await;
                let coins = coins.map_err(anyhow::Error::from)?;
                if coins.on_hold > Coins::ZERO {
                    return Err(ErasureRefused::OnHold(coins.on_hold).into());
                }
                if let Ok(amount) = Amount::new(coins.free.0) {
                    let name = format!("erase:{purse}");
                    let back = Transfer::new(name, account, Account::Mint, amount, Reason::Erasure);
                    step.transfers.push(transfer_row(&back, guild, now));
                    all = all.saturating_add(coins.free);
                }
            }
            step.writes.clone_from(&entries);
            // After the balances: whoever pays in between has less than is to go back, and all is counted again.
            let totals = self.allowances.keep_totals(guild, member, &accounts);
            step.writes.extend(totals.await?);
            let voided = whole.voided.iter();
            step.writes
                .extend(voided.map(|&deal| Write::ForgetVoid { guild, deal }));
            step.writes.push(Write::ForgetMember {
                guild,
                member,
                accounts: accounts.iter().map(Account::name).collect(),
                stand_in: self.member_hashes.stand_in(guild, member)?,
            });
            match self.store.commit(step).await {
                Ok(()) => return Ok(all),
                // Coins moved in the meantime: count again.
                Err(StepError::Overdraft { .. }) => {}
                // It may have been committed, with only the answer lost: then they are gone, or back with another purse.
                Err(error) => match self.store.person(guild, member).await {
                    Ok(row)
                        if row
                            .as_ref()
                            .is_none_or(|row| !whole.ids().contains(&row.purse)) =>
                    {
                        return Ok(all);
                    }
                    _ => return Err(anyhow::Error::from(error).into()),
                },
            }
        }
        Err(anyhow::anyhow!("coins kept moving while a member was being erased").into())
    }

    /// Erases a member from the rows of tables, open and closed.
    async fn erase_from_tables(
        &self,
        guild: GuildId,
        member: MemberId,
        purses: &[PurseId],
    ) -> Result<(), HouseError> {
        let forget = || Duty::Forget {
            member,
            purses: purses.to_vec(),
        };
        let tables = self.tables.ids_in(guild, None);
        self.tables.perform_at_each(tables, forget).await?;
        let store = &self.store;
        let mut closed = BTreeSet::new();
        let purses_too = purses.iter().map(ToString::to_string);
        for name in std::iter::once(member.to_string()).chain(purses_too) {
            let found = store.closed_with(guild, &name).await;
            closed.extend(found.map_err(anyhow::Error::from)?);
        }
        for table in closed {
            let row = store.table(table).await.map_err(anyhow::Error::from)?;
            let state = match row {
                Some(row) => forget_row(&row.state, member, purses).map_err(anyhow::Error::from)?,
                None => None,
            };
            let Some(state) = state else {
                continue;
            };
            let write = Write::ClosedTable { table, state };
            let written = store.commit(Step::write(write)).await;
            written.map_err(anyhow::Error::from)?;
            self.tables.refresh(table);
        }
        Ok(())
    }

    /// The log entries by or about a member, without the member and typed text.
    async fn erased_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        whole: &MemberPurses,
    ) -> anyhow::Result<Vec<Write>> {
        let (store, mut after, mut writes) = (&self.store, 0, Vec::new());
        let named = whole.named();
        loop {
            let rows = store.entries_of(guild, member, &named, after, SOME).await?;
            let Some(last) = rows.last() else {
                return Ok(writes);
            };
            after = last.id;
            let without = |row: EntryRow| Write::EntryWithout { id: row.id, member };
            writes.extend(rows.into_iter().map(without));
        }
    }
}

/// The exported file.
#[derive(Serialize)]
struct Written<'a> {
    what: &'static str,
    server: String,
    member: String,
    name: &'a str,
    how_you_like_to_see_cards: Value,
    part: u32,
    parts: u32,
    purses: Vec<Value>,
    notes_you_typed: Vec<Value>,
    problems_you_reported: Vec<Value>,
    log_entries_by_or_about_you: Vec<Value>,
    kept_from_the_tables: Vec<Value>,
    taken_off_the_board_of_the_richest_at: Option<i64>,
    deals_in_which_you_held_a_patrons_cards: Vec<DealId>,
    voids_you_ordered_or_agreed_to: Vec<Value>,
}
