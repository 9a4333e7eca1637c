//! One server's rows on their way to another database: what they are in words that no database's row numbers stand in.
//!
//! `leaving` reads them, `arriving` writes them. Surfaces stay behind, since the messages are the former bot's, and so
//! do reports, which were for the former operator.
//!
//! Both databases read and write them with the same texts, which are put together from [`PARTS`] and, where they must
//! differ, from [`Dialect`].

mod arriving;
mod held;
mod leaving;

use async_trait::async_trait;
use serde_json::{Map, Value};

pub use arriving::NewServer;
pub use held::{Astray, References};
pub use leaving::{LeftBehind, ServerRows, ServerStatus};

use super::dialect::Dialect;
use super::question::{ConsistentRead, Row, SqlQuery, query_scalar};
use super::references::{Refers, columns, owner};
use crate::key::Key;
use ids::GuildId;

/// A connection by which a server moves, in a transaction.
#[async_trait]
pub(crate) trait Carrier: ConsistentRead {
    fn dialect(&self) -> Dialect;

    /// Hands over the first column of every row, a text, as the rows come.
    async fn each(
        &mut self,
        asked: SqlQuery,
        take: &mut (dyn FnMut(String) -> sqlx::Result<()> + Send),
    ) -> sqlx::Result<()>;

    async fn write(&mut self, asked: SqlQuery) -> sqlx::Result<()>;
}

#[async_trait]
impl ConsistentRead for Box<dyn Carrier> {
    async fn rows(&mut self, asked: SqlQuery) -> sqlx::Result<Vec<Row>> {
        (**self).rows(asked).await
    }

    async fn damage(&mut self) -> sqlx::Result<Vec<String>> {
        (**self).damage().await
    }

    async fn close(self: Box<Self>) -> sqlx::Result<()> {
        (*self).close().await
    }
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Number,
    MaybeNumber,
    Text,
    MaybeText,
    /// A number that the database comes to by itself: it is compared, not written.
    Computed,
}

/// A kind of row, in the order in which they are written: what others refer to comes before them.
struct RowKind {
    kind: &'static str,
    columns: &'static [(&'static str, Holds)],
    /// Where the columns are read, in an order that does not depend on row numbers: `$1` is the server, `{least}` the
    /// least member of a bar.
    from: &'static str,
    into: Target,
}

/// How rows are written.
enum Target {
    /// Column by column into a table or view, with the server where that has one.
    Copied(&'static str),
    /// As rows of this table, with this text: `{rows}` is where they come from, `$2` the server.
    With(&'static str, &'static str),
    /// Into rows that are there, with this text.
    Edited(&'static str),
}

use Holds::{Computed, MaybeNumber, MaybeText, Number, Text};
use Target::{Copied, Edited, With};

static PARTS: &[RowKind] = &[
    RowKind {
        kind: "settings",
        columns: &[("settings", Text)],
        from: "guilds WHERE guild = $1",
        into: Copied("guilds"),
    },
    RowKind {
        kind: "member",
        columns: &[
            ("member", Number),
            ("name", Text),
            ("purse", Number),
            ("plays", MaybeNumber),
            ("taste", Text),
        ],
        from: "members WHERE guild = $1 ORDER BY member",
        into: Copied("members"),
    },
    RowKind {
        kind: "character",
        columns: &[
            ("id", Number),
            ("member", Number),
            ("name", Text),
            ("picture", MaybeText),
            ("made_at", Number),
            ("retired_at", MaybeNumber),
        ],
        from: "characters WHERE guild = $1 ORDER BY id",
        into: Copied("characters"),
    },
    RowKind {
        kind: "patron",
        columns: &[
            ("key", Text),
            ("name", Text),
            ("face", Text),
            ("temper", Text),
            ("skill", Text),
            ("hired_at", Number),
            ("dismissed_at", MaybeNumber),
        ],
        from: "patrons WHERE guild = $1 ORDER BY key",
        into: Copied("patrons"),
    },
    // The balance is what the transfers make it.
    RowKind {
        kind: "account",
        columns: &[
            ("name", Text),
            ("kind", Text),
            ("purse", Text),
            ("place", MaybeNumber),
            ("balance", Computed),
        ],
        from: "accounts WHERE guild = $1 ORDER BY name",
        into: Copied("accounts"),
    },
    RowKind {
        kind: "transfer",
        columns: &[
            ("name", Text),
            ("debit", Text),
            ("credit", Text),
            ("amount", Number),
            ("reason", Text),
            ("cause", MaybeText),
            ("at", Number),
        ],
        from: "(SELECT transfers.id, transfers.name, debits.name AS debit, credits.name AS credit, amount, reason,
                    cause, at
                FROM transfers JOIN accounts AS debits ON debits.id = debit
                    JOIN accounts AS credits ON credits.id = credit
                WHERE transfers.guild = $1) AS entered ORDER BY id",
        into: Copied("transfer_writes"),
    },
    RowKind {
        kind: "note",
        columns: &[("transfer", Text), ("author", Number), ("words", Text)],
        from: "notes WHERE guild = $1 ORDER BY transfer",
        into: Copied("notes"),
    },
    RowKind {
        kind: "table",
        columns: &[
            ("id", Number),
            ("channel", Number),
            ("version", Number),
            ("state", Text),
            ("opened_at", Number),
            ("wrote_at", Number),
        ],
        from: "tables WHERE guild = $1 ORDER BY id",
        into: With(
            "tables",
            "INSERT INTO tables (guild, id, channel, version, state, closed, opened_at, wrote_at)
             SELECT $2, CAST(value ->> 'id' AS BIGINT), CAST(value ->> 'channel' AS BIGINT),
                 CAST(value ->> 'version' AS BIGINT), value ->> 'state', 1, CAST(value ->> 'opened_at' AS BIGINT),
                 CAST(value ->> 'wrote_at' AS BIGINT)
             FROM {rows} ORDER BY key",
        ),
    },
    RowKind {
        kind: "deal",
        columns: &[
            ("id", Number),
            ("table_id", Number),
            ("record", Text),
            ("started_at", Number),
        ],
        from: "deals WHERE guild = $1 ORDER BY id",
        into: Copied("deals"),
    },
    RowKind {
        kind: "act",
        columns: &[("deal", Number), ("n", Number), ("seat", Number), ("words", Text)],
        from: "acts WHERE deal IN (SELECT id FROM deals WHERE guild = $1) ORDER BY deal, n",
        into: Copied("acts"),
    },
    // After its acts, of which an ended deal takes no more.
    RowKind {
        kind: "deal-end",
        columns: &[
            ("id", Number),
            ("ended_at", Number),
            ("ended", Text),
            ("result", Text),
        ],
        from: "deals WHERE guild = $1 ORDER BY id",
        into: Edited(
            "UPDATE deals SET ended_at = CAST(value ->> 'ended_at' AS BIGINT), ended = value ->> 'ended',
                 result = value ->> 'result'
             FROM {rows} WHERE deals.guild = $2 AND deals.id = CAST(value ->> 'id' AS BIGINT)",
        ),
    },
    RowKind {
        kind: "shuffle",
        columns: &[
            ("deal", Number),
            ("table_id", Number),
            ("seed", Text),
            ("bound", Text),
            ("hash", Text),
            ("made_at", Number),
            ("cuts", Text),
            ("ended", MaybeText),
            ("method", Number),
        ],
        from: "shuffles WHERE guild = $1 ORDER BY deal",
        into: Copied("shuffles"),
    },
    RowKind {
        kind: "session",
        columns: &[
            ("id", Number),
            ("opened_at", Number),
            ("closed_at", Number),
            ("state", Text),
        ],
        from: "sessions WHERE guild = $1 ORDER BY id",
        into: Copied("sessions"),
    },
    RowKind {
        kind: "session-table",
        columns: &[("session", Number), ("table_id", Number)],
        from: "session_tables WHERE session IN (SELECT id FROM sessions WHERE guild = $1)
               ORDER BY session, table_id",
        into: Copied("session_tables"),
    },
    RowKind {
        kind: "void",
        columns: &[("deal", Number), ("at", Number)],
        from: "voids WHERE guild = $1 ORDER BY deal",
        into: Copied("voids"),
    },
    RowKind {
        kind: "void-words",
        columns: &[("deal", Number), ("by", MaybeNumber), ("reason", Text)],
        from: "void_words WHERE guild = $1 ORDER BY deal",
        into: Copied("void_words"),
    },
    RowKind {
        kind: "played-for",
        columns: &[("deal", Number), ("member", Number)],
        from: "played_for WHERE guild = $1 ORDER BY deal, member",
        into: Copied("played_for"),
    },
    RowKind {
        kind: "void-request",
        columns: &[
            ("id", Number),
            ("deal", Number),
            ("by", Number),
            ("reason", Text),
            ("lacking", Text),
            ("channel", Number),
            ("message", MaybeNumber),
            ("at", Number),
        ],
        from: "void_requests WHERE guild = $1 ORDER BY id",
        into: Copied("void_requests"),
    },
    RowKind {
        kind: "void-agreement",
        columns: &[("request", Number), ("member", Number)],
        from: "void_agreements WHERE request IN (SELECT id FROM void_requests WHERE guild = $1)
               ORDER BY request, member",
        into: Copied("void_agreements"),
    },
    RowKind {
        kind: "log",
        columns: &[
            ("at", Number),
            ("what", Text),
            ("by", MaybeNumber),
            ("member", MaybeNumber),
            ("words", MaybeText),
        ],
        from: "(SELECT id, at, what, by, member, words
                FROM house_log LEFT JOIN log_words ON entry = id WHERE house_log.guild = $1) AS entries ORDER BY id",
        into: Copied("log_writes"),
    },
    RowKind {
        kind: "bar",
        columns: &[
            ("member", Number),
            ("kind", Text),
            ("until", MaybeNumber),
            ("by", MaybeNumber),
            ("reason", MaybeText),
            ("at", Number),
        ],
        from: "barred WHERE guild = $1 AND member >= {least} ORDER BY member, kind",
        into: Copied("barred"),
    },
    RowKind {
        kind: "given",
        columns: &[("hash", Text), ("kind", Text), ("day", Number)],
        from: "given WHERE guild = $1 AND kind <> 'start-old' ORDER BY hash, kind, day",
        into: Copied("given"),
    },
    RowKind {
        kind: "day-totals",
        columns: &[("hash", Text), ("day", Number), ("lost", Number), ("paid", Number)],
        from: "day_totals WHERE guild = $1 ORDER BY hash, day",
        into: Copied("day_totals"),
    },
];

/// A row of a server on its way, with the server left out.
pub struct MovingRow {
    part: &'static RowKind,
    columns: String,
    /// Its own id, if others may refer to it.
    id: Option<i64>,
    /// By column: the table and the id that it refers to.
    refers: Vec<(&'static str, &'static str, i64)>,
}

impl MovingRow {
    /// What it is: `"account"`, `"deal"` …
    pub fn kind(&self) -> &'static str {
        self.part.kind
    }

    /// Compact JSON with the columns in an order of their own, so that equal rows are equal texts.
    pub fn columns(&self) -> &str {
        &self.columns
    }

    /// A row as it was read from a text; `None` if no server has such a row.
    pub fn parse(kind: &str, columns: &Value) -> Option<MovingRow> {
        let part = PARTS.iter().find(|part| part.kind == kind)?;
        part.row(columns.as_object()?)
    }

    /// The columns that refer to other rows, each after its kind.
    pub fn references() -> impl Iterator<Item = (&'static str, &'static str)> {
        PARTS
            .iter()
            .flat_map(|part| part.refers().map(|(column, _)| (part.kind, column)))
    }
}

impl RowKind {
    fn row(&'static self, columns: &Map<String, Value>) -> Option<MovingRow> {
        let mut texts = Vec::with_capacity(self.columns.len());
        for (name, holds) in self.columns {
            let value = columns.get(*name)?;
            let fits = match holds {
                Number | Computed => value.is_i64(),
                MaybeNumber => value.is_i64() || value.is_null(),
                Text => value.is_string(),
                MaybeText => value.is_string() || value.is_null(),
            };
            if !fits {
                return None;
            }
            texts.push(format!("\"{name}\":{value}"));
        }
        let number = |column: &str| columns.get(column)?.as_i64();
        let refers = self.refers();
        (columns.len() == texts.len()).then(|| MovingRow {
            part: self,
            columns: format!("{{{}}}", texts.join(",")),
            id: number("id"),
            refers: refers
                .filter_map(|(column, parent)| Some((column, parent, number(column)?)))
                .collect(),
        })
    }

    /// The table that it brings rows to.
    fn table(&self) -> Option<&'static str> {
        match self.into {
            Copied(table) | With(table, _) => Some(table),
            Edited(_) => None,
        }
    }

    /// Its columns that refer to a row which must be there, each with the table of that.
    fn refers(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let table = self.table().unwrap_or_default();
        columns(table).filter_map(|(column, refers)| match refers {
            Refers::To(parent) => Some((column, parent)),
            _ => None,
        })
    }

    /// The question for all rows, each as a JSON object. `least` is the least number that a bar can have in the place
    /// of a member.
    fn question(&self, dialect: Dialect, least: i64) -> String {
        let columns = self.columns.iter();
        let columns: Vec<String> = columns
            .map(|(name, _)| format!("'{name}', {name}"))
            .collect();
        let row = dialect.object(&columns.join(", "));
        let from = self.from.replace("{least}", &least.to_string());
        format!("SELECT {row} FROM {from}")
    }

    /// What a list of rows is written with: `$1` the list, `$2` the server.
    fn statement(&self, dialect: Dialect) -> String {
        let rows = dialect.each_object();
        let table = match self.into {
            Copied(table) => table,
            With(_, text) | Edited(text) => return text.replace("{rows}", rows),
        };
        let of_server = match owner(table) {
            None => Some(("guild", "$2".to_owned())),
            Some(_) => None,
        };
        let written = self.columns.iter().filter(|(_, holds)| *holds != Computed);
        let written = written.map(|&(name, holds)| (name, value(name, holds)));
        let (columns, values): (Vec<_>, Vec<_>) = of_server.into_iter().chain(written).unzip();
        let (columns, values) = (columns.join(", "), values.join(", "));
        format!("INSERT INTO {table} ({columns}) SELECT {values} FROM {rows} ORDER BY key")
    }
}

/// What a row of a list has in this column.
fn value(column: &str, holds: Holds) -> String {
    match holds {
        Text | MaybeText => format!("value ->> '{column}'"),
        Number | MaybeNumber | Computed => format!("CAST(value ->> '{column}' AS BIGINT)"),
    }
}

/// Whether a database has anything of a server.
async fn knows(moment: &mut dyn ConsistentRead, guild: GuildId) -> sqlx::Result<bool> {
    for table in [
        "guilds",
        "members",
        "characters",
        "patrons",
        "accounts",
        "notes",
        "tables",
        "deals",
        "sessions",
        "house_log",
        "barred",
        "given",
        "day_totals",
    ] {
        let text = format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE guild = $1)");
        let known = query_scalar(text).bind(guild.row());
        if known.fetch_one_at(moment).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a one-time upgrade was made.
async fn is_upgraded(moment: &mut dyn ConsistentRead, name: &str) -> sqlx::Result<bool> {
    query_scalar("SELECT EXISTS (SELECT 1 FROM upgrades WHERE name = $1)")
        .bind(name)
        .fetch_one_at(moment)
        .await
}
