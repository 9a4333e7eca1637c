//! The rows, table by table as in `migrations/`, and their indexes.

use std::collections::BTreeMap;

use books::{Account, Transfer};
use ids::{DealId, GuildId, MemberId, PurseId, SessionId, TableId, VoidRequestId};

use crate::characters::secret_of_server;
use crate::{
    AccountRow, CharacterRow, Clocks, DayTotalsRow, DealRow, Gift, Note, PatronRow, PersonRow,
    PurseRow, ReportRow, SessionRow, ShuffleRow, SurfaceRow, TableRow, VoidRequestRow,
};

/// Sets are maps to `()`, so that all tables are written the same way.
#[derive(Default)]
pub(super) struct Rows {
    pub guilds: BTreeMap<GuildId, Guild>,
    pub members: BTreeMap<(GuildId, MemberId), PersonRow>,
    pub characters: BTreeMap<PurseId, CharacterRow>,
    pub patrons: BTreeMap<(GuildId, String), PatronRow>,
    pub given: BTreeMap<(GuildId, String, Gift), ()>,
    /// By hash and day.
    pub day_totals: BTreeMap<(GuildId, String, i64), DayTotalsRow>,

    pub accounts: BTreeMap<i64, BookedAccount>,
    /// Accounts by name.
    pub names: BTreeMap<(GuildId, String), i64>,
    /// Accounts by the owner whose coins they hold.
    pub owned: BTreeMap<(GuildId, String, i64), ()>,
    /// Holds and pots by their table.
    pub placed: BTreeMap<(TableId, i64), ()>,
    /// What owners hold.
    pub purses: BTreeMap<(GuildId, String), PurseRow>,
    pub transfers: BTreeMap<i64, Posted>,
    /// Transfers by name.
    pub posted: BTreeMap<(GuildId, String), i64>,
    pub notes: BTreeMap<(GuildId, String), Note>,

    pub tables: BTreeMap<TableId, Table>,
    pub deals: BTreeMap<DealId, DealRow>,
    /// Deals by their table and when they began.
    pub dealt: BTreeMap<(TableId, i64, DealId), ()>,
    /// Acts by deal and number: seat and words.
    pub acts: BTreeMap<(DealId, u32), (u8, String)>,
    pub shuffles: BTreeMap<DealId, ShuffleRow>,
    pub surfaces: BTreeMap<(TableId, String), SurfaceRow>,
    pub sessions: BTreeMap<SessionId, SessionRow>,
    pub session_tables: BTreeMap<(SessionId, TableId), ()>,

    /// Finished deals that were voided.
    pub voids: BTreeMap<DealId, (GuildId, i64)>,
    pub void_words: BTreeMap<DealId, VoidWords>,
    /// Deals by when they were voided, while they ran or after.
    pub voided: BTreeMap<(GuildId, i64, DealId), ()>,
    pub played_for: BTreeMap<(DealId, MemberId), GuildId>,
    pub void_requests: BTreeMap<VoidRequestId, VoidRequestRow>,
    pub void_agreements: BTreeMap<(VoidRequestId, MemberId), ()>,

    pub log: BTreeMap<i64, LoggedEntry>,
    pub log_words: BTreeMap<i64, Words>,
    pub bars: BTreeMap<(GuildId, MemberId, String), Bar>,
    /// With the members whose names may stand in it.
    pub reports: BTreeMap<i64, (ReportRow, Vec<MemberId>)>,

    pub secrets: BTreeMap<String, String>,
    pub upgrades: BTreeMap<String, ()>,
    pub application: Option<u64>,
    /// What the clocks said at the last heartbeat.
    pub clocks: Option<Clocks>,
    /// The same, by the shard whose lease was held then.
    pub clocks_of_shards: BTreeMap<u64, Clocks>,
}

/// A server.
#[derive(Clone)]
pub(super) struct Guild {
    pub settings: String,
    pub gone_at: Option<i64>,
}

#[derive(Clone)]
pub(super) struct BookedAccount {
    pub guild: GuildId,
    pub row: AccountRow,
    pub account: Account,
    pub balance: i64,
    /// The latest transfer that moved it, 0 for none.
    pub posted: i64,
}

/// A transfer. Its note is in `notes`.
pub(super) struct Posted {
    pub guild: GuildId,
    pub transfer: Transfer,
    pub at: i64,
    pub debit: i64,
    pub credit: i64,
    /// The transfers that moved its accounts before, 0 for none.
    pub debit_before: i64,
    pub credit_before: i64,
}

/// A table, with when it was opened, by which tables are listed.
#[derive(Clone)]
pub(super) struct Table {
    pub row: TableRow,
    pub opened_at: i64,
}

/// Who voided a deal, and why.
#[derive(Clone)]
pub(super) struct VoidWords {
    pub guild: GuildId,
    pub by: Option<MemberId>,
    pub reason: String,
}

/// A log entry.
pub(super) struct LoggedEntry {
    pub guild: GuildId,
    pub at: i64,
    pub what: String,
}

/// The erasable part of a log entry.
#[derive(Clone)]
pub(super) struct Words {
    pub guild: GuildId,
    pub by: Option<MemberId>,
    pub about: Option<MemberId>,
    pub words: Option<String>,
}

/// A ban or a self-exclusion; its key says which, and of whom.
#[derive(Clone)]
pub(super) struct Bar {
    pub until: Option<i64>,
    pub by: Option<MemberId>,
    pub reason: Option<String>,
    pub at: i64,
}

impl Rows {
    /// The account of this name.
    pub fn account(&self, guild: GuildId, name: &str) -> Option<&BookedAccount> {
        let id = self.names.get(&(guild, name.to_owned()))?;
        self.accounts.get(id)
    }

    /// The accounts that hold an owner's coins, by row number.
    pub fn accounts_of(
        &self,
        guild: GuildId,
        owner: &str,
    ) -> impl Iterator<Item = (i64, &BookedAccount)> {
        let from = (guild, owner.to_owned(), i64::MIN);
        let to = (guild, owner.to_owned(), i64::MAX);
        self.owned
            .range(from..=to)
            .filter_map(|((.., id), ())| Some((*id, self.accounts.get(id)?)))
    }

    /// The accounts of a table, by row number.
    pub fn accounts_at(&self, table: TableId) -> impl Iterator<Item = (i64, &BookedAccount)> {
        self.placed
            .range((table, i64::MIN)..=(table, i64::MAX))
            .filter_map(|((_, id), ())| Some((*id, self.accounts.get(id)?)))
    }

    /// The transfers from or to an account, latest first.
    pub fn history(&self, account: i64) -> impl Iterator<Item = (i64, &Posted)> {
        let at = |id: i64| Some((id, self.transfers.get(&id)?));
        let latest = self.accounts.get(&account).map_or(0, |kept| kept.posted);
        std::iter::successors(at(latest), move |(_, posted)| {
            at(if posted.debit == account {
                posted.debit_before
            } else {
                posted.credit_before
            })
        })
    }

    /// The deals of a table, oldest first.
    pub fn deals_of(&self, table: TableId) -> impl DoubleEndedIterator<Item = &DealRow> {
        let from = (table, i64::MIN, DealId(0));
        let to = (table, i64::MAX, DealId(u64::MAX));
        self.dealt
            .range(from..=to)
            .filter_map(|((.., deal), ())| self.deals.get(deal))
    }

    /// Removes everything of a server.
    pub fn purge(&mut self, guild: GuildId) {
        let (tables, deals, sessions) = (&self.tables, &self.deals, &self.sessions);
        let of_table = |table: &TableId| tables.get(table).is_some_and(|it| it.row.guild == guild);
        let of_deal = |deal: &DealId| deals.get(deal).is_some_and(|it| it.guild == guild);
        let of_session =
            |session: &SessionId| sessions.get(session).is_some_and(|it| it.guild == guild);
        self.surfaces.retain(|(table, _), _| !of_table(table));
        let accounts = &self.accounts;
        self.placed
            .retain(|(_, id), ()| accounts.get(id).is_some_and(|kept| kept.guild != guild));
        self.dealt.retain(|(.., deal), ()| !of_deal(deal));
        self.acts.retain(|(deal, _), _| !of_deal(deal));
        self.session_tables
            .retain(|(session, _), ()| !of_session(session));
        let requests = &self.void_requests;
        self.void_agreements
            .retain(|(request, _), ()| requests.get(request).is_none_or(|it| it.guild != guild));

        self.guilds.remove(&guild);
        self.secrets.remove(&secret_of_server(guild));
        self.members.retain(|(of, _), _| *of != guild);
        self.characters.retain(|_, row| row.guild != guild);
        self.patrons.retain(|(of, _), _| *of != guild);
        self.given.retain(|(of, ..), ()| *of != guild);
        self.day_totals.retain(|(of, ..), _| *of != guild);
        self.accounts.retain(|_, row| row.guild != guild);
        self.names.retain(|(of, _), _| *of != guild);
        self.owned.retain(|(of, ..), ()| *of != guild);
        self.purses.retain(|(of, _), _| *of != guild);
        self.transfers.retain(|_, row| row.guild != guild);
        self.posted.retain(|(of, _), _| *of != guild);
        self.notes.retain(|(of, _), _| *of != guild);
        self.tables.retain(|_, table| table.row.guild != guild);
        self.deals.retain(|_, row| row.guild != guild);
        self.shuffles.retain(|_, row| row.guild != guild);
        self.sessions.retain(|_, row| row.guild != guild);
        self.voids.retain(|_, (of, _)| *of != guild);
        self.void_words.retain(|_, row| row.guild != guild);
        self.voided.retain(|(of, ..), ()| *of != guild);
        self.played_for.retain(|_, of| *of != guild);
        self.void_requests.retain(|_, row| row.guild != guild);
        self.log.retain(|_, row| row.guild != guild);
        self.log_words.retain(|_, row| row.guild != guild);
        self.bars.retain(|(of, ..), _| *of != guild);
        self.reports.retain(|_, (row, _)| row.guild != guild);
    }
}
