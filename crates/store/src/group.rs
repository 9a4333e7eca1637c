//! Many steps as one multi-statement text.
//!
//! A statement costs a hand-over to SQLite's thread and back, so the writer sends one text a
//! group: a section for each kind of row, its rows as one JSON array.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::key::Key;
use super::step::{AccountRow, Step, StepError, TableWrite, TransferRow, Write};
use ids::{DealId, GuildId, MemberId, MessageId, PurseId};

/// Names each kind of rows with its one statement, whose parameter is the array of rows.
macro_rules! sections {
    ($($name:ident: $statement:literal,)*) => {
        /// Kinds of rows, in the order in which they are written: what is referred to comes first.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(usize)]
        pub(super) enum Section {
            $($name,)*
        }
        const ALL: [Section; SECTIONS] = [$(Section::$name,)*];
        const STATEMENTS: [&str; SECTIONS] = [$($statement,)*];
        const SECTIONS: usize = [$($statement,)*].len();
    };
}

sections! {
    Tables: "INSERT INTO table_writes (id, guild, channel, from_version, state, due_at, closed, at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
     FROM json_each(?);",
    Deals: "INSERT INTO deals (id, guild, table_id, record, started_at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?);",
    Acts: "INSERT INTO acts (deal, n, seat, words)
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?);",
    DealEnds: "UPDATE deals SET ended = row.value->>1, result = row.value->>2, ended_at = row.value->>3
     FROM json_each(?) AS row WHERE deals.id = row.value->>0;",
    Shuffles: "INSERT INTO shuffles (deal, guild, table_id, seed, bound, hash, made_at, method)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
     FROM json_each(?);",
    ShuffleEnds: "UPDATE shuffles SET ended = row.value->>1, cuts = row.value->>2
     FROM json_each(?) AS row WHERE shuffles.deal = row.value->>0;",
    CutWords: "UPDATE shuffles SET cuts = row.value->>1
     FROM json_each(?) AS row WHERE shuffles.deal = row.value->>0;",
    Accounts: "INSERT INTO accounts (guild, name, kind, purse, place)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?);",
    Transfers: "INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, cause, at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
     FROM json_each(?);",
    Given: "INSERT INTO given (guild, hash, kind, day)
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?);",
    AllowancesForgotten: "DELETE FROM given WHERE kind = 'allowance' AND day <
         (SELECT max(value->>0) FROM json_each(?));",
    Upgraded: "INSERT INTO upgrades (name) SELECT value->>0 FROM json_each(?) WHERE true
     ON CONFLICT DO NOTHING;",
    Notes: "INSERT INTO notes (guild, transfer, author, words)
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?) WHERE true
     ON CONFLICT DO NOTHING;",
    Surfaces: "INSERT INTO surfaces (table_id, kind, channel, message, posted_at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?) WHERE true
     ON CONFLICT (table_id, kind) DO UPDATE SET channel = excluded.channel,
         message = excluded.message, posted_at = excluded.posted_at;",
    SurfacesGone: "DELETE FROM surfaces WHERE (table_id, kind) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    Members: "INSERT INTO members (guild, member, name, purse)
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?) WHERE true
     ON CONFLICT (guild, member) DO UPDATE SET name = excluded.name WHERE excluded.name <> '';",
    Playing: "UPDATE members SET plays = row.value->>2 FROM json_each(?) AS row
     WHERE guild = row.value->>0 AND member = row.value->>1;",
    Tastes: "UPDATE members SET taste = row.value->>2 FROM json_each(?) AS row
     WHERE guild = row.value->>0 AND member = row.value->>1;",
    Characters: "INSERT INTO characters (id, guild, member, name, picture, made_at, retired_at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
     FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, picture = excluded.picture,
         retired_at = excluded.retired_at WHERE guild = excluded.guild AND member = excluded.member;",
    ReasonsForgotten: "DELETE FROM notes WHERE (guild, transfer) IN (
         SELECT notes.guild, transfer FROM json_each(?) AS row
         JOIN accounts AS theirs ON theirs.guild = row.value->>0 AND theirs.purse = row.value->>1
         JOIN notes ON notes.guild = theirs.guild
         JOIN transfers ON transfers.guild = notes.guild AND transfers.name = transfer
             AND theirs.id IN (debit, credit));",
    VoidReasonsForgotten: "UPDATE void_words SET reason = '' WHERE deal IN
         (SELECT value->>0 FROM json_each(?));",
    VoidsAskedUnsaid: "UPDATE void_requests SET reason = '' WHERE deal IN
         (SELECT value->>0 FROM json_each(?));",
    VoidNotesForgotten: "DELETE FROM notes WHERE (guild, transfer) IN (
         SELECT notes.guild, transfer FROM json_each(?) AS row
         JOIN notes ON notes.guild = row.value->>0 AND (transfer GLOB (row.value->>1) || ':undo:*'
             OR transfer GLOB 'good:' || (row.value->>1) || ':*'
             OR transfer GLOB 'good-patron:' || (row.value->>1) || ':*'));",
    CharactersForgotten: "DELETE FROM characters WHERE (guild, member) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    NamesForgotten: "DELETE FROM members WHERE (guild, member) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    NotesForgotten: "DELETE FROM notes WHERE (guild, author) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    BarsForgotten: "UPDATE OR REPLACE barred SET member = row.value->>2, reason = NULL
     FROM json_each(?) AS row WHERE guild = row.value->>0 AND member = row.value->>1;",
    BarsRecognised: "UPDATE OR REPLACE barred SET member = row.value->>1
     FROM json_each(?) AS row WHERE guild = row.value->>0 AND member = row.value->>2;",
    BarrersForgotten: "UPDATE barred SET by = NULL, reason = NULL WHERE (guild, by) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    VoidsForgotten: "UPDATE void_words SET by = NULL, reason = '' WHERE (guild, by) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    EntriesForgotten: "UPDATE log_words SET by = NULL, words = NULL WHERE (guild, by) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    EntriesWithout: "UPDATE log_words SET words = NULL, member = nullif(member, row.value->>1)
     FROM json_each(?) AS row WHERE entry = row.value->>0;",
    ClosedTables: "UPDATE tables SET state = row.value->>1
     FROM json_each(?) AS row WHERE tables.id = row.value->>0 AND closed = 1;",
    Reports: "INSERT INTO reports (guild, member, deal, words, body, people, at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6 FROM json_each(?);",
    ReportsForgotten: "DELETE FROM reports WHERE id IN
         (SELECT reports.id FROM json_each(?) AS row JOIN reports ON guild = row.value->>0
          JOIN json_each(people) AS person ON person.value = row.value->>1);",
    Settings: "INSERT INTO guilds (guild, settings)
     SELECT value->>0, value->>1 FROM json_each(?) WHERE true
     ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings;",
    Patrons: "INSERT INTO patrons (guild, key, name, face, temper, skill, hired_at, dismissed_at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
     FROM json_each(?) WHERE true
     ON CONFLICT (guild, key) DO UPDATE SET dismissed_at = excluded.dismissed_at;",
    Secrets: "INSERT INTO secrets (name, key)
     SELECT value->>0, value->>1 FROM json_each(?) WHERE true
     ON CONFLICT DO NOTHING;",
    Sessions: "INSERT INTO sessions (id, guild, opened_at, closed_at, state)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET closed_at = excluded.closed_at, state = excluded.state;",
    SessionTables: "INSERT INTO session_tables (session, table_id)
     SELECT value->>0, value->>1 FROM json_each(?) WHERE true
     ON CONFLICT DO NOTHING;",
    Logged: "INSERT INTO log_writes (guild, at, what, by, member, words)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?);",
    Exclusions: "INSERT INTO barred (guild, member, kind, until, by, reason, at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
     FROM json_each(?) WHERE true
     ON CONFLICT (guild, member, kind) DO UPDATE SET until = excluded.until, by = excluded.by,
         reason = excluded.reason, at = excluded.at
         WHERE excluded.kind <> 'self' OR excluded.until > barred.until;",
    Unbars: "DELETE FROM barred WHERE (guild, member, kind) IN
         (SELECT value->>0, value->>1, value->>2 FROM json_each(?));",
    PlayedFor: "INSERT INTO played_for (deal, guild, member)
     SELECT value->>0, value->>1, value->>2 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING;",
    PlayedForForgotten: "UPDATE OR REPLACE played_for SET member = 0 WHERE (guild, member) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    VoidsAnswered: "DELETE FROM void_requests WHERE deal IN (SELECT value->>0 FROM json_each(?));",
    VoidsAsked: "INSERT INTO void_requests (id, deal, guild, by, reason, lacking, channel, message, at)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7,
            value->>8 FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET lacking = excluded.lacking, channel = excluded.channel,
         message = excluded.message, at = excluded.at;",
    VoidsAgreed: "INSERT INTO void_agreements (request, member)
     SELECT value->>0, value->>1 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING;",
    VoidsAskedForgotten: "DELETE FROM void_requests WHERE (guild, by) IN
         (SELECT value->>0, value->>1 FROM json_each(?));",
    VoidsAgreedForgotten: "DELETE FROM void_agreements WHERE (request, member) IN
         (SELECT void_requests.id, row.value->>1 FROM json_each(?) AS row
          JOIN void_requests ON guild = row.value->>0);",
    Voids: "INSERT INTO voids (deal, guild, at)
     SELECT value->>0, value->>1, value->>2 FROM json_each(?);",
    VoidWords: "INSERT INTO void_words (deal, guild, by, reason)
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?);",
    Gone: "INSERT INTO guilds (guild, gone_at)
     SELECT value->>0, value->>1 FROM json_each(?) WHERE true
     ON CONFLICT (guild) DO UPDATE SET gone_at = excluded.gone_at;",
    Applications: "INSERT INTO application (one, id)
     SELECT 1, value->>0 FROM json_each(?) WHERE true
     ON CONFLICT (one) DO NOTHING;",
    Alive: "INSERT INTO pulse (one, alive_at, clocks)
     SELECT 1, value->>0, value->>1 FROM json_each(?) WHERE true
     ON CONFLICT (one) DO UPDATE SET alive_at = excluded.alive_at, clocks = excluded.clocks;",
}

/// A statement with its rows, for a step that is written alone.
#[derive(Debug)]
pub(super) struct Part {
    pub statement: &'static str,
    pub rows: String,
    section: Section,
    /// Of a transfer: its place in the step.
    transfer: usize,
}

impl Part {
    /// What it means to the step that the database refused this part.
    pub fn refusal(&self, step: &Step, error: sqlx::Error) -> StepError {
        let Some(said) = refusal_text(&error) else {
            return StepError::Database(error.into());
        };
        let transfer = (self.section == Section::Transfers)
            .then(|| step.transfers.get(self.transfer))
            .flatten();
        if self.section == Section::Given {
            return StepError::Given;
        }
        match (said.as_str(), transfer, &step.table) {
            ("stale", _, Some(table)) => StepError::Stale { table: table.id },
            ("overdraft", Some(row), _) => StepError::Overdraft {
                account: row.debit.name.clone(),
            },
            ("too-large", Some(row), _) => StepError::TooLarge {
                account: row.credit.name.clone(),
            },
            ("mint-full", ..) => StepError::MintFull,
            ("name-taken", Some(row), _) => StepError::NameTaken {
                name: row.name.clone(),
            },
            _ => StepError::Refused(said),
        }
    }
}

/// The schema's own words, where it was the schema that refused.
fn refusal_text(error: &sqlx::Error) -> Option<String> {
    /// SQLITE_CONSTRAINT: our RAISEs, checks and keys.
    const CONSTRAINT: i32 = 19;
    let error = error.as_database_error()?;
    let code: i32 = error.code()?.parse().ok()?;
    (code & 0xff == CONSTRAINT).then(|| error.message().to_owned())
}

/// The accounts that are known to be open; spares the database from being asked each time.
#[derive(Debug, Default)]
pub(super) struct Known {
    names: HashMap<GuildId, HashSet<String>>,
    count: usize,
}

impl Known {
    /// Beyond this it forgets everything and begins anew: a bound, not a tuning.
    const MOST: usize = 200_000;

    fn has(&self, guild: GuildId, account: &AccountRow) -> bool {
        self.names
            .get(&guild)
            .is_some_and(|names| names.contains(&account.name))
    }

    /// After the commit.
    pub fn learn(&mut self, opened: Vec<(GuildId, String)>) {
        if self.count + opened.len() > Self::MOST {
            self.forget();
        }
        for (guild, name) in opened {
            self.count += usize::from(self.names.entry(guild).or_default().insert(name));
        }
    }

    /// After a purge.
    pub fn forget(&mut self) {
        *self = Known::default();
    }
}

/// The rows of several steps.
#[derive(Debug)]
pub(super) struct Group {
    rows: [String; SECTIONS],
    /// Accounts that this group opens.
    pub opened: Vec<(GuildId, String)>,
}

impl Default for Group {
    fn default() -> Group {
        Group {
            rows: std::array::from_fn(|_| String::new()),
            opened: Vec::new(),
        }
    }
}

impl Group {
    pub fn of<'a>(steps: impl IntoIterator<Item = &'a Step>, known: &Known) -> Group {
        let mut group = Group::default();
        let mut opening = HashSet::new();
        for step in steps {
            if let Some(table) = &step.table {
                group.table(table);
            }
            for transfer in &step.transfers {
                for account in [&transfer.debit, &transfer.credit] {
                    if !known.has(transfer.guild, account)
                        && opening.insert((transfer.guild, account.name.as_str()))
                    {
                        group.account(transfer.guild, account);
                    }
                }
                group.transfer(transfer);
            }
            for write in &step.writes {
                group.write(write);
            }
        }
        group
    }

    /// The whole group as one transaction, and its parameters.
    pub fn transaction(self) -> (String, Vec<String>, Vec<(GuildId, String)>) {
        let mut text = String::from("BEGIN IMMEDIATE;");
        let mut parameters = Vec::new();
        for (statement, rows) in STATEMENTS.iter().zip(self.rows) {
            if !rows.is_empty() {
                text.push_str(statement);
                parameters.push(rows + "]");
            }
        }
        text.push_str("COMMIT;");
        (text, parameters, self.opened)
    }

    /// A single step as parts, the transfers one by one, so that a refusal can be laid to one.
    pub fn parts(step: &Step, known: &Known) -> (Vec<Part>, Vec<(GuildId, String)>) {
        let group = Group::of([step], known);
        let mut parts = Vec::new();
        for (section, (statement, rows)) in ALL.into_iter().zip(STATEMENTS.iter().zip(group.rows)) {
            if section == Section::Transfers {
                for (transfer, row) in step.transfers.iter().enumerate() {
                    let mut alone = Group::default();
                    alone.transfer(row);
                    let rows = std::mem::take(&mut alone.rows[section as usize]) + "]";
                    parts.push(Part {
                        statement,
                        rows,
                        section,
                        transfer,
                    });
                }
            } else if !rows.is_empty() {
                parts.push(Part {
                    statement,
                    rows: rows + "]",
                    section,
                    transfer: 0,
                });
            }
        }
        (parts, group.opened)
    }

    fn table(&mut self, write: &TableWrite) {
        let table = write.id.row();
        self.row(
            Section::Tables,
            &(
                table,
                write.guild.row(),
                write.channel.row(),
                write.from_version.0,
                &write.state,
                write.due_at.map(|due_at| due_at.0),
                i64::from(write.closed),
                write.at,
            ),
        );
        if let Some(deal) = &write.deal {
            let row = (
                deal.id.row(),
                write.guild.row(),
                table,
                &deal.record,
                write.at,
            );
            self.row(Section::Deals, &row);
        }
        for act in &write.acts {
            self.row(
                Section::Acts,
                &(act.deal.row(), act.n, act.seat, &act.words),
            );
        }
        if let Some(end) = &write.deal_end {
            let row = (end.deal.row(), end.ended.word(), &end.result, write.at);
            self.row(Section::DealEnds, &row);
        }
    }

    fn account(&mut self, guild: GuildId, account: &AccountRow) {
        let AccountRow {
            name,
            kind,
            purse,
            place,
        } = account;
        let place = place.map(ids::TableId::row);
        self.row(Section::Accounts, &(guild.row(), name, kind, purse, place));
        self.opened.push((guild, name.clone()));
    }

    fn transfer(&mut self, row: &TransferRow) {
        let guild = row.guild.row();
        self.row(
            Section::Transfers,
            &(
                guild,
                &row.name,
                &row.debit.name,
                &row.credit.name,
                row.amount,
                &row.reason,
                &row.cause,
                row.at,
            ),
        );
        if let Some(note) = &row.note {
            self.row(
                Section::Notes,
                &(guild, &row.name, note.author.row(), &note.words),
            );
        }
    }

    fn write(&mut self, write: &Write) {
        match write {
            Write::Application { id } => {
                self.row(Section::Applications, &(id.cast_signed(),));
            }
            Write::Alive { at, clocks } => self.row(Section::Alive, &(at, clocks)),
            Write::Surface {
                table,
                kind,
                channel,
                message,
                posted_at,
            } => {
                let row = (table.row(), kind, channel.row(), message.row(), posted_at);
                self.row(Section::Surfaces, &row);
            }
            Write::SurfaceGone { table, kind } => {
                self.row(Section::SurfacesGone, &(table.row(), kind));
            }
            Write::Member {
                guild,
                member,
                name,
                purse,
            } => {
                let row = (guild.row(), member.row(), name, purse.row());
                self.row(Section::Members, &row);
            }
            Write::Plays {
                guild,
                member,
                character,
            } => {
                let row = (guild.row(), member.row(), character.map(PurseId::row));
                self.row(Section::Playing, &row);
            }
            Write::Taste {
                guild,
                member,
                taste,
            } => {
                self.row(Section::Tastes, &(guild.row(), member.row(), taste));
            }
            Write::Character(row) => self.row(
                Section::Characters,
                &(
                    row.id.row(),
                    row.guild.row(),
                    row.member.row(),
                    &row.name,
                    &row.picture,
                    row.made_at,
                    row.retired_at,
                ),
            ),
            Write::Shuffle(row) => self.row(
                Section::Shuffles,
                &(
                    row.deal.row(),
                    row.guild.row(),
                    row.table.row(),
                    &row.seed,
                    &row.bound,
                    &row.hash,
                    row.made_at,
                    row.method,
                ),
            ),
            Write::ShuffleEnded { deal, cuts, ended } => {
                self.row(Section::ShuffleEnds, &(deal.row(), ended.word(), cuts));
            }
            Write::CutWords { deal, cuts } => self.row(Section::CutWords, &(deal.row(), cuts)),
            Write::Patron(row) => self.row(
                Section::Patrons,
                &(
                    row.guild.row(),
                    &row.key,
                    &row.name,
                    &row.face,
                    &row.temper,
                    &row.skill,
                    row.hired_at,
                    row.dismissed_at,
                ),
            ),
            Write::Given(row) => {
                let (kind, day) = row.gift.row();
                self.row(Section::Given, &(row.guild.row(), &row.hash, kind, day));
            }
            Write::AllowancesForgotten { before } => {
                self.row(Section::AllowancesForgotten, &(before,));
            }
            Write::Upgraded { name } => self.row(Section::Upgraded, &(name,)),
            Write::Secret { name, key } => self.row(Section::Secrets, &(name, key)),
            Write::Session(session) => {
                let row = (
                    session.id.row(),
                    session.guild.row(),
                    session.opened_at,
                    session.closed_at,
                    &session.state,
                );
                self.row(Section::Sessions, &row);
            }
            Write::SessionTable { session, table } => {
                self.row(Section::SessionTables, &(session.row(), table.row()));
            }
            Write::Logged {
                guild,
                at,
                by,
                what,
                about,
                words,
            } => {
                let (by, about) = (by.map(MemberId::row), about.map(MemberId::row));
                self.row(Section::Logged, &(guild.row(), at, what, by, about, words));
            }
            Write::Bar(row) => self.row(
                Section::Exclusions,
                &(
                    row.guild.row(),
                    row.member.row(),
                    &row.kind,
                    row.until,
                    row.by.map(MemberId::row),
                    &row.reason,
                    row.at,
                ),
            ),
            Write::Unbar {
                guild,
                member,
                kind,
            } => self.row(Section::Unbars, &(guild.row(), member.row(), kind)),
            Write::Voided(row) => {
                let (deal, guild) = (row.deal.row(), row.guild.row());
                self.row(Section::Voids, &(deal, guild, row.at));
                let words = (deal, guild, row.by.row(), &row.reason);
                self.row(Section::VoidWords, &words);
            }
            Write::PlayedFor {
                deal,
                guild,
                member,
            } => {
                let row = (deal.row(), guild.row(), member.row());
                self.row(Section::PlayedFor, &row);
            }
            Write::VoidAsked(row) => self.row(
                Section::VoidsAsked,
                &(
                    row.id.row(),
                    row.deal.row(),
                    row.guild.row(),
                    row.by.row(),
                    &row.reason,
                    &row.lacking,
                    row.channel.row(),
                    row.message.map(MessageId::row),
                    row.at,
                ),
            ),
            Write::VoidAgreed { request, member } => {
                self.row(Section::VoidsAgreed, &(request.row(), member.row()));
            }
            Write::VoidAnswered { deal } => self.row(Section::VoidsAnswered, &(deal.row(),)),
            Write::Report { report, people } => {
                let people: Vec<i64> = people.iter().map(|member| member.row()).collect();
                self.row(
                    Section::Reports,
                    &(
                        report.guild.row(),
                        report.member.row(),
                        report.deal.map(DealId::row),
                        &report.words,
                        &report.body,
                        // A text: it is kept as one.
                        serde_json::json!(people).to_string(),
                        report.at,
                    ),
                );
            }
            Write::ForgetVoid { guild, deal } => {
                self.row(Section::VoidReasonsForgotten, &(deal.row(),));
                self.row(Section::VoidsAskedUnsaid, &(deal.row(),));
                let row = (guild.row(), deal.to_string());
                self.row(Section::VoidNotesForgotten, &row);
            }
            Write::ForgetMember {
                guild,
                member,
                accounts,
                stand_in,
            } => {
                let row = (guild.row(), member.row(), stand_in);
                for account in accounts {
                    self.row(Section::ReasonsForgotten, &(guild.row(), account));
                }
                self.row(Section::NamesForgotten, &row);
                self.row(Section::CharactersForgotten, &row);
                self.row(Section::NotesForgotten, &row);
                self.row(Section::BarsForgotten, &row);
                self.row(Section::BarrersForgotten, &row);
                self.row(Section::VoidsForgotten, &row);
                self.row(Section::PlayedForForgotten, &row);
                self.row(Section::VoidsAskedForgotten, &row);
                self.row(Section::VoidsAgreedForgotten, &row);
                self.row(Section::EntriesForgotten, &row);
                self.row(Section::ReportsForgotten, &row);
            }
            Write::Recognise {
                guild,
                member,
                stand_in,
            } => {
                let row = (guild.row(), member.row(), stand_in);
                self.row(Section::BarsRecognised, &row);
            }
            Write::ClosedTable { table, state } => {
                self.row(Section::ClosedTables, &(table.row(), state));
            }
            Write::EntryWithout { id, member } => {
                self.row(Section::EntriesWithout, &(id, member.row()));
            }
            Write::Settings { guild, settings } => {
                self.row(Section::Settings, &(guild.row(), settings));
            }
            Write::Gone { guild, at } => self.row(Section::Gone, &(guild.row(), at)),
        }
    }

    /// Adds a row to the section's array, whose closing bracket comes last.
    fn row(&mut self, section: Section, row: &impl Serialize) {
        let rows = &mut self.rows[section as usize];
        rows.push(if rows.is_empty() { '[' } else { ',' });
        // Numbers and texts: nothing here that JSON cannot say.
        if let Ok(row) = serde_json::to_string(row) {
            rows.push_str(&row);
        }
    }
}
