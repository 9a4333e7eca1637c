//! The kinds of rows that a step writes: the columns of each with their values, and its statement.
//!
//! A statement finds its rows, those of all the steps that are written together, in `input`, which has the columns
//! named beside it. Statements run in the order of [`WriteOrder`].

use std::sync::LazyLock;

use super::group::{Group, Statement, Text, type_of};
use crate::key::Key;
use crate::step::{AccountRow, TableWrite, TransferRow, Write, WriteOrder};
use ids::{DealId, GuildId, MemberId, MessageId, PurseId, TableId};

/// Adds a row to `input` of a statement: `change! { group, order, { column: value, … }, "statement" }`.
/// Where the databases have no words in common: `sqlite "statement" postgres "statement"`.
macro_rules! change {
    ($group:expr, $order:expr, { $($column:ident $(: $value:expr)?),* $(,)? },
     sqlite $sqlite:literal postgres $postgres:literal) => {
        change!(@ $group, $order, { $($column $(: $value)?),* },
            Text::Each { sqlite: $sqlite, postgres: $postgres })
    };
    ($group:expr, $order:expr, { $($column:ident $(: $value:expr)?),* $(,)? }, $statement:expr) => {
        change!(@ $group, $order, { $($column $(: $value)?),* }, Text::Common(String::from($statement)))
    };
    (@ $group:expr, $order:expr, { $($column:ident $(: $value:expr)?),* }, $text:expr) => {{
        static STATEMENT: LazyLock<Statement> = LazyLock::new(|| Statement {
            columns: &[$(stringify!($column)),*],
            text: $text,
        });
        $group.add(
            $order,
            &STATEMENT,
            &[$(type_of(&value!($column $(: $value)?))),*],
            &($(&value!($column $(: $value)?),)*),
        );
    }};
}

/// Adds a row to a table: `insert! { group, order, table { column: value, … }, "rest of the statement" }`.
macro_rules! insert {
    ($group:expr, $order:expr, $table:ident { $($column:ident $(: $value:expr)?),* $(,)? } $(, $tail:literal)?) => {
        change!($group, $order, { $($column $(: $value)?),* }, {
            let columns = [$(stringify!($column)),*].join(", ");
            let tail = concat!($($tail)?);
            // Without the WHERE, SQLite would take ON CONFLICT for the condition of a join.
            format!("INSERT INTO {} ({columns}) SELECT * FROM input WHERE true {tail}", stringify!($table))
        })
    };
}

macro_rules! value {
    ($column:ident) => {
        $column
    };
    ($column:ident: $value:expr) => {
        $value
    };
}

impl Group {
    pub fn table(&mut self, write: &TableWrite) {
        let (guild, table_id, at) = (write.guild.row(), write.id.row(), write.at);
        insert! { self, WriteOrder::Table, table_writes {
            id: table_id, guild, channel: write.channel.row(), from_version: write.from_version.0,
            state: write.state, due_at: write.due_at.map(|due_at| due_at.0), closed: i64::from(write.closed),
            at,
        } }
        if let Some(deal) = &write.deal {
            insert! { self, WriteOrder::Deal, deals {
                id: deal.id.row(), guild, table_id, record: deal.record, started_at: at,
            } }
        }
        for act in &write.acts {
            insert! { self, WriteOrder::Act, acts { deal: act.deal.row(), n: act.n, seat: act.seat, words: act.words } }
        }
        if let Some(end) = &write.deal_end {
            change! { self, WriteOrder::DealEnd, {
                deal: end.deal.row(), ended: end.ended.word(), result: end.result, at,
            },
                "UPDATE deals SET ended = input.ended, result = input.result, ended_at = input.at
                 FROM input WHERE deals.id = input.deal"
            }
        }
    }

    /// An account that may not be open yet.
    pub fn account(&mut self, guild: GuildId, account: &AccountRow) {
        let AccountRow {
            name,
            kind,
            purse,
            place,
        } = account;
        insert! { self, WriteOrder::Account, accounts {
            guild: guild.row(), name, kind, purse, place: place.map(TableId::row),
        } }
        self.opened.push((guild, name.clone()));
    }

    pub fn transfer(&mut self, row: &TransferRow) {
        let guild = row.guild.row();
        insert! { self, WriteOrder::Transfer, transfer_writes {
            guild, name: row.name, debit: row.debit.name, credit: row.credit.name, amount: row.amount,
            reason: row.reason, cause: row.cause, at: row.at,
        } }
        if let Some(note) = &row.note {
            insert! { self, WriteOrder::Note, notes {
                guild, transfer: row.name, author: note.author.row(), words: note.words,
            }, "ON CONFLICT DO NOTHING" }
        }
    }

    pub fn write(&mut self, write: &Write) {
        let order = write.order();
        match write {
            Write::Application { id } => {
                insert! { self, order, application { one: 1, id: id.cast_signed() },
                    "ON CONFLICT (one) DO NOTHING"
                }
            }
            Write::Alive { at, clocks } => {
                insert! { self, order, pulse { one: 1, alive_at: at, clocks },
                    "ON CONFLICT (one) DO UPDATE SET alive_at = excluded.alive_at, clocks = excluded.clocks"
                }
            }
            Write::AliveUnder { shard, at, clocks } => {
                change! { self, order, { shard: shard.cast_signed(), alive_at: at, clocks },
                    "UPDATE leases SET alive_at = input.alive_at, clocks = input.clocks
                     FROM input WHERE leases.shard = input.shard"
                }
            }
            Write::Surface {
                table,
                kind,
                channel,
                message,
                posted_at,
            } => {
                insert! { self, order, surfaces {
                    table_id: table.row(), kind, channel: channel.row(), message: message.row(), posted_at,
                },
                    "ON CONFLICT (table_id, kind) DO UPDATE SET channel = excluded.channel,
                     message = excluded.message, posted_at = excluded.posted_at"
                }
            }
            Write::SurfaceDeleted { table, kind } => {
                change! { self, order, { table_id: table.row(), kind },
                    "DELETE FROM surfaces WHERE (table_id, kind) IN (SELECT table_id, kind FROM input)"
                }
            }
            Write::Member {
                guild,
                member,
                name,
                purse,
            } => {
                insert! { self, order, members {
                    guild: guild.row(), member: member.row(), name, purse: purse.row(),
                }, "ON CONFLICT (guild, member) DO UPDATE SET name = excluded.name WHERE excluded.name <> ''" }
            }
            Write::Plays {
                guild,
                member,
                character,
            } => {
                change! { self, order, {
                    guild: guild.row(), member: member.row(), plays: character.map(PurseId::row),
                },
                    "UPDATE members SET plays = input.plays FROM input
                     WHERE members.guild = input.guild AND members.member = input.member"
                }
            }
            Write::Preferences {
                guild,
                member,
                preferences,
            } => {
                change! { self, order, { guild: guild.row(), member: member.row(), taste: preferences },
                    "UPDATE members SET taste = input.taste FROM input
                     WHERE members.guild = input.guild AND members.member = input.member"
                }
            }
            Write::Character(row) => {
                insert! { self, order, characters {
                    id: row.id.row(), guild: row.guild.row(), member: row.member.row(), name: row.name,
                    picture: row.picture, made_at: row.made_at, retired_at: row.retired_at,
                },
                    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, picture = excluded.picture,
                     retired_at = excluded.retired_at
                     WHERE characters.guild = excluded.guild AND characters.member = excluded.member"
                }
            }
            Write::Shuffle(row) => {
                insert! { self, order, shuffles {
                    deal: row.deal.row(), guild: row.guild.row(), table_id: row.table.row(), seed: row.seed,
                    bound: row.bound, hash: row.hash, made_at: row.made_at, method: row.method,
                } }
            }
            Write::ShuffleEnded { deal, cuts, ended } => {
                change! { self, order, { deal: deal.row(), ended: ended.word(), cuts },
                    "UPDATE shuffles SET ended = input.ended, cuts = input.cuts
                     FROM input WHERE shuffles.deal = input.deal"
                }
            }
            Write::CutWords { deal, cuts } => {
                change! { self, order, { deal: deal.row(), cuts },
                    "UPDATE shuffles SET cuts = input.cuts FROM input WHERE shuffles.deal = input.deal"
                }
            }
            Write::Patron(row) => {
                insert! { self, order, patrons {
                    guild: row.guild.row(), key: row.key, name: row.name, face: row.face, temper: row.temper,
                    skill: row.skill, hired_at: row.hired_at, dismissed_at: row.dismissed_at,
                }, "ON CONFLICT (guild, key) DO UPDATE SET dismissed_at = excluded.dismissed_at" }
            }
            Write::Given(row) => {
                let (kind, day) = row.gift.row();
                insert! { self, order, given { guild: row.guild.row(), hash: row.hash, kind, day } }
            }
            Write::DayTotals(row) => {
                insert! { self, order, day_totals {
                    guild: row.guild.row(), hash: row.hash, day: row.day, lost: row.lost, paid: row.paid,
                }, "ON CONFLICT (guild, hash, day) DO UPDATE SET lost = excluded.lost, paid = excluded.paid" }
            }
            Write::DaysForgotten { before } => {
                change! { self, order, { first_day: before },
                    "DELETE FROM given WHERE kind = 'allowance' AND day < (SELECT max(first_day) FROM input)"
                }
                change! { self, order, { first_day: before },
                    "DELETE FROM day_totals WHERE day < (SELECT max(first_day) FROM input)"
                }
            }
            Write::Upgraded { name } => {
                insert! { self, order, upgrades { name }, "ON CONFLICT DO NOTHING" }
            }
            Write::Secret { name, key } => {
                insert! { self, order, secrets { name, key }, "ON CONFLICT DO NOTHING" }
            }
            Write::Session(row) => {
                insert! { self, order, sessions {
                    id: row.id.row(), guild: row.guild.row(), opened_at: row.opened_at,
                    closed_at: row.closed_at, state: row.state,
                }, "ON CONFLICT (id) DO UPDATE SET closed_at = excluded.closed_at, state = excluded.state" }
            }
            Write::SessionTable { session, table } => {
                insert! { self, order, session_tables { session: session.row(), table_id: table.row() },
                    "ON CONFLICT DO NOTHING"
                }
            }
            Write::Logged {
                guild,
                at,
                by,
                what,
                about,
                words,
            } => {
                insert! { self, order, log_writes {
                    guild: guild.row(), at, what, by: by.map(MemberId::row), member: about.map(MemberId::row),
                    words,
                } }
            }
            Write::Bar(row) => {
                insert! { self, order, barred {
                    guild: row.guild.row(), member: row.member.row(), kind: row.kind, until: row.until,
                    by: row.by.map(MemberId::row), reason: row.reason, at: row.at,
                },
                    "ON CONFLICT (guild, member, kind) DO UPDATE SET until = excluded.until, by = excluded.by,
                     reason = excluded.reason, at = excluded.at
                     WHERE excluded.kind <> 'self' OR excluded.until > barred.until"
                }
            }
            Write::Unbar {
                guild,
                member,
                kind,
            } => {
                change! { self, order, { guild: guild.row(), member: member.row(), kind },
                    "DELETE FROM barred WHERE (guild, member, kind) IN (SELECT guild, member, kind FROM input)"
                }
            }
            Write::Voided(row) => {
                let (deal, guild) = (row.deal.row(), row.guild.row());
                insert! { self, order, voids { deal, guild, at: row.at } }
                insert! { self, order, void_words { deal, guild, by: row.by.row(), reason: row.reason } }
            }
            Write::PlayedFor {
                deal,
                guild,
                member,
            } => {
                insert! { self, order, played_for { deal: deal.row(), guild: guild.row(), member: member.row() },
                    "ON CONFLICT DO NOTHING"
                }
            }
            Write::VoidAsked(row) => {
                insert! { self, order, void_requests {
                    id: row.id.row(), deal: row.deal.row(), guild: row.guild.row(), by: row.by.row(),
                    reason: row.reason, lacking: row.lacking, channel: row.channel.row(),
                    message: row.message.map(MessageId::row), at: row.at,
                },
                    "ON CONFLICT (id) DO UPDATE SET lacking = excluded.lacking, channel = excluded.channel,
                     message = excluded.message, at = excluded.at"
                }
            }
            Write::VoidAgreed { request, member } => {
                insert! { self, order, void_agreements { request: request.row(), member: member.row() },
                    "ON CONFLICT DO NOTHING"
                }
            }
            Write::VoidAnswered { deal } => {
                change! { self, order, { deal: deal.row() },
                    "DELETE FROM void_requests WHERE deal IN (SELECT deal FROM input)"
                }
            }
            Write::Report { report, people } => {
                let people: Vec<i64> = people.iter().map(|member| member.row()).collect();
                insert! { self, order, reports {
                    guild: report.guild.row(), member: report.member.row(), deal: report.deal.map(DealId::row),
                    words: report.words, body: report.body, people, at: report.at,
                } }
            }
            Write::ForgetVoid { guild, deal } => {
                change! { self, order, { deal: deal.row() },
                    "UPDATE void_words SET reason = '' WHERE deal IN (SELECT deal FROM input)"
                }
                change! { self, order, { deal: deal.row() },
                    "UPDATE void_requests SET reason = '' WHERE deal IN (SELECT deal FROM input)"
                }
                change! { self, order, { guild: guild.row(), deal: deal.to_string() },
                    "DELETE FROM notes WHERE (guild, transfer) IN (
                     SELECT notes.guild, transfer FROM input JOIN notes ON notes.guild = input.guild
                     WHERE transfer LIKE input.deal || ':undo:%'
                     OR (transfer LIKE 'good:%' OR transfer LIKE 'good-patron:%')
                         AND transfer || ':' LIKE '%:' || input.deal || ':%')"
                }
            }
            Write::ForgetMember {
                guild,
                member,
                accounts,
                stand_in,
            } => self.forget_member(order, *guild, *member, accounts, *stand_in),
            Write::Recognise {
                guild,
                member,
                stand_in,
            } => {
                change! { self, order, { guild: guild.row(), member: member.row(), stand_in },
                    sqlite "UPDATE OR REPLACE barred SET member = input.member FROM input
                     WHERE barred.guild = input.guild AND barred.member = input.stand_in"
                    postgres ", taken AS (DELETE FROM barred USING input, barred AS moving
                         WHERE barred.guild = input.guild AND barred.member = input.member
                             AND moving.guild = input.guild AND moving.member = input.stand_in
                             AND moving.kind = barred.kind RETURNING 1)
                     UPDATE barred SET member = input.member FROM input
                     WHERE barred.guild = input.guild AND barred.member = input.stand_in
                         AND (SELECT COUNT(*) FROM taken) >= 0"
                }
            }
            Write::ClosedTable { table, state } => {
                change! { self, order, { table_id: table.row(), state },
                    "UPDATE tables SET state = input.state
                     FROM input WHERE tables.id = input.table_id AND tables.closed = 1"
                }
            }
            Write::EntryWithout { id, member } => {
                change! { self, order, { entry: id, member: member.row() },
                    "UPDATE log_words SET words = NULL, member = nullif(log_words.member, input.member)
                     FROM input WHERE log_words.entry = input.entry"
                }
            }
            Write::Settings { guild, settings } => {
                insert! { self, order, guilds { guild: guild.row(), settings },
                    "ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
                }
            }
            Write::Departed { guild, at } => {
                insert! { self, order, guilds { guild: guild.row(), gone_at: at },
                    "ON CONFLICT (guild) DO UPDATE SET gone_at = excluded.gone_at"
                }
            }
        }
    }

    fn forget_member(
        &mut self,
        order: WriteOrder,
        guild: GuildId,
        member: MemberId,
        accounts: &[String],
        stand_in: i64,
    ) {
        let (guild, member) = (guild.row(), member.row());
        for purse in accounts {
            change! { self, order, { guild, purse },
                "DELETE FROM notes WHERE (guild, transfer) IN (
                 SELECT notes.guild, transfer FROM input
                 JOIN accounts AS theirs ON theirs.guild = input.guild AND theirs.purse = input.purse
                 JOIN notes ON notes.guild = theirs.guild
                 JOIN transfers ON transfers.guild = notes.guild AND transfers.name = transfer
                 AND theirs.id IN (debit, credit))"
            }
        }
        macro_rules! forget {
            ($($statement:literal)*) => {$(
                change! { self, order, { guild, member, stand_in }, $statement }
            )*};
            (sqlite $sqlite:literal postgres $postgres:literal) => {
                change! { self, order, { guild, member, stand_in }, sqlite $sqlite postgres $postgres }
            };
        }
        forget! {
            "DELETE FROM members WHERE (guild, member) IN (SELECT guild, member FROM input)"
            "DELETE FROM characters WHERE (guild, member) IN (SELECT guild, member FROM input)"
            "DELETE FROM notes WHERE (guild, author) IN (SELECT guild, member FROM input)"
        }
        // The stand-in's own rows give way.
        forget! {
            sqlite "UPDATE OR REPLACE barred SET member = input.stand_in, reason = NULL FROM input
             WHERE barred.guild = input.guild AND barred.member = input.member"
            postgres ", taken AS (DELETE FROM barred USING input, barred AS moving
                 WHERE barred.guild = input.guild AND barred.member = input.stand_in
                     AND moving.guild = input.guild AND moving.member = input.member
                     AND moving.kind = barred.kind RETURNING 1)
             UPDATE barred SET member = input.stand_in, reason = NULL FROM input
             WHERE barred.guild = input.guild AND barred.member = input.member
                 AND (SELECT COUNT(*) FROM taken) >= 0"
        }
        forget! {
            sqlite "UPDATE OR REPLACE played_for SET member = 0
             WHERE (guild, member) IN (SELECT guild, member FROM input)"
            postgres ", taken AS (DELETE FROM played_for USING input, played_for AS moving
                 WHERE played_for.guild = input.guild AND played_for.member = 0
                     AND moving.guild = input.guild AND moving.member = input.member
                     AND moving.deal = played_for.deal RETURNING 1)
             UPDATE played_for SET member = 0
             WHERE (guild, member) IN (SELECT guild, member FROM input)
                 AND (SELECT COUNT(*) FROM taken) >= 0"
        }
        forget! {
            "UPDATE barred SET by = NULL, reason = NULL
             WHERE (guild, by) IN (SELECT guild, member FROM input)"
            "UPDATE void_words SET by = NULL, reason = ''
             WHERE (guild, by) IN (SELECT guild, member FROM input)"
            "DELETE FROM void_requests WHERE (guild, by) IN (SELECT guild, member FROM input)"
            "DELETE FROM void_agreements WHERE (request, member) IN (
                 SELECT void_requests.id, input.member
                 FROM input JOIN void_requests ON void_requests.guild = input.guild)"
            "UPDATE log_words SET by = NULL, words = NULL
             WHERE (guild, by) IN (SELECT guild, member FROM input)"
            "DELETE FROM reports WHERE id IN (
                 SELECT reports.id FROM input JOIN reports ON reports.guild = input.guild
                 JOIN json_each(people) AS person ON CAST(person.value AS BIGINT) = input.member)"
        }
    }
}
