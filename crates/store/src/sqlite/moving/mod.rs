//! One server's rows on their way to another database: what they are in words that no database's row numbers stand in.
//!
//! `leaving` reads them, `arriving` writes them. Surfaces stay behind, since the messages are the former bot's, and so do
//! reports, which were for the former operator.

mod arriving;
mod leaving;

use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, SqliteConnection};

pub use arriving::NewServer;
pub use leaving::{LeftBehind, ServerRows, ServerStatus};

use crate::key::Key;
use ids::GuildId;

/// What a column holds.
#[derive(Clone, Copy)]
enum Holds {
    Number,
    MaybeNumber,
    Text,
    MaybeText,
}

/// A kind of row, in the order in which they are written: what others refer to comes before them.
struct Part {
    kind: &'static str,
    columns: &'static [(&'static str, Holds)],
    /// Where the columns are read, in an order that does not depend on row numbers: `$1` is the server, `$2` the least
    /// member of a bar.
    from: &'static str,
    /// What a list of rows is written with: `$1` the list, `$2` the server.
    into: &'static str,
}

use Holds::{MaybeNumber, MaybeText, Number, Text};

/// Rows that are copied column by column, with the server.
macro_rules! copied {
    ($table:literal, [$($column:literal),*]) => {
        concat!(
            "INSERT INTO ", $table, " (guild", $(", ", $column,)* ") SELECT $2",
            $(", value ->> '", $column, "'",)* " FROM json_each($1) ORDER BY key"
        )
    };
}

/// Rows that belong to a row of this server.
macro_rules! of_ours {
    ($table:literal, [$($column:literal),*], $own:literal, $owners:literal) => {
        concat!(
            "INSERT INTO ", $table, " (", $own, $(", ", $column,)* ") SELECT value ->> '", $own, "'",
            $(", value ->> '", $column, "'",)*
            " FROM json_each($1) WHERE value ->> '", $own, "' IN (SELECT id FROM ", $owners,
            " WHERE guild = $2) ORDER BY key"
        )
    };
}

static PARTS: &[Part] = &[
    Part {
        kind: "settings",
        columns: &[("settings", Text)],
        from: "guilds WHERE guild = $1",
        into: copied!("guilds", ["settings"]),
    },
    Part {
        kind: "member",
        columns: &[
            ("member", Number),
            ("name", Text),
            ("purse", Number),
            ("plays", MaybeNumber),
            ("taste", Text),
        ],
        from: "members WHERE guild = $1 ORDER BY member",
        into: copied!("members", ["member", "name", "purse", "plays", "taste"]),
    },
    Part {
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
        into: copied!(
            "characters",
            ["id", "member", "name", "picture", "made_at", "retired_at"]
        ),
    },
    Part {
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
        into: copied!(
            "patrons",
            ["key", "name", "face", "temper", "skill", "hired_at", "dismissed_at"]
        ),
    },
    // The balance is what the transfers make it.
    Part {
        kind: "account",
        columns: &[
            ("name", Text),
            ("kind", Text),
            ("purse", Text),
            ("place", MaybeNumber),
            ("balance", Number),
        ],
        from: "accounts WHERE guild = $1 ORDER BY name",
        into: copied!("accounts", ["name", "kind", "purse", "place"]),
    },
    Part {
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
                WHERE transfers.guild = $1) ORDER BY id",
        into: copied!(
            "transfer_writes",
            ["name", "debit", "credit", "amount", "reason", "cause", "at"]
        ),
    },
    Part {
        kind: "note",
        columns: &[("transfer", Text), ("author", Number), ("words", Text)],
        from: "notes WHERE guild = $1 ORDER BY transfer",
        into: copied!("notes", ["transfer", "author", "words"]),
    },
    Part {
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
        into: "INSERT INTO tables (guild, id, channel, version, state, closed, opened_at, wrote_at)
               SELECT $2, value ->> 'id', value ->> 'channel', value ->> 'version', value ->> 'state', 1,
                   value ->> 'opened_at', value ->> 'wrote_at'
               FROM json_each($1) ORDER BY key",
    },
    Part {
        kind: "deal",
        columns: &[
            ("id", Number),
            ("table_id", Number),
            ("record", Text),
            ("started_at", Number),
        ],
        from: "deals WHERE guild = $1 ORDER BY id",
        into: copied!("deals", ["id", "table_id", "record", "started_at"]),
    },
    Part {
        kind: "act",
        columns: &[("deal", Number), ("n", Number), ("seat", Number), ("words", Text)],
        from: "acts WHERE deal IN (SELECT id FROM deals WHERE guild = $1) ORDER BY deal, n",
        into: of_ours!("acts", ["n", "seat", "words"], "deal", "deals"),
    },
    // After its acts, of which an ended deal takes no more.
    Part {
        kind: "deal-end",
        columns: &[
            ("id", Number),
            ("ended_at", Number),
            ("ended", Text),
            ("result", Text),
        ],
        from: "deals WHERE guild = $1 ORDER BY id",
        into: "UPDATE deals SET ended_at = value ->> 'ended_at', ended = value ->> 'ended', result = value ->> 'result'
               FROM json_each($1) WHERE deals.guild = $2 AND deals.id = value ->> 'id'",
    },
    Part {
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
        into: copied!(
            "shuffles",
            ["deal", "table_id", "seed", "bound", "hash", "made_at", "cuts", "ended", "method"]
        ),
    },
    Part {
        kind: "session",
        columns: &[
            ("id", Number),
            ("opened_at", Number),
            ("closed_at", Number),
            ("state", Text),
        ],
        from: "sessions WHERE guild = $1 ORDER BY id",
        into: copied!("sessions", ["id", "opened_at", "closed_at", "state"]),
    },
    Part {
        kind: "session-table",
        columns: &[("session", Number), ("table_id", Number)],
        from: "session_tables WHERE session IN (SELECT id FROM sessions WHERE guild = $1)
               ORDER BY session, table_id",
        into: of_ours!("session_tables", ["table_id"], "session", "sessions"),
    },
    Part {
        kind: "void",
        columns: &[("deal", Number), ("at", Number)],
        from: "voids WHERE guild = $1 ORDER BY deal",
        into: copied!("voids", ["deal", "at"]),
    },
    Part {
        kind: "void-words",
        columns: &[("deal", Number), ("by", MaybeNumber), ("reason", Text)],
        from: "void_words WHERE guild = $1 ORDER BY deal",
        into: copied!("void_words", ["deal", "by", "reason"]),
    },
    Part {
        kind: "played-for",
        columns: &[("deal", Number), ("member", Number)],
        from: "played_for WHERE guild = $1 ORDER BY deal, member",
        into: copied!("played_for", ["deal", "member"]),
    },
    Part {
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
        into: copied!(
            "void_requests",
            ["id", "deal", "by", "reason", "lacking", "channel", "message", "at"]
        ),
    },
    Part {
        kind: "void-agreement",
        columns: &[("request", Number), ("member", Number)],
        from: "void_agreements WHERE request IN (SELECT id FROM void_requests WHERE guild = $1)
               ORDER BY request, member",
        into: of_ours!("void_agreements", ["member"], "request", "void_requests"),
    },
    Part {
        kind: "log",
        columns: &[
            ("at", Number),
            ("what", Text),
            ("by", MaybeNumber),
            ("member", MaybeNumber),
            ("words", MaybeText),
        ],
        from: "(SELECT id, at, what, by, member, words
                FROM house_log LEFT JOIN log_words ON entry = id WHERE house_log.guild = $1) ORDER BY id",
        into: copied!("log_writes", ["at", "what", "by", "member", "words"]),
    },
    Part {
        kind: "bar",
        columns: &[
            ("member", Number),
            ("kind", Text),
            ("until", MaybeNumber),
            ("by", MaybeNumber),
            ("reason", MaybeText),
            ("at", Number),
        ],
        from: "barred WHERE guild = $1 AND member >= $2 ORDER BY member, kind",
        into: copied!("barred", ["member", "kind", "until", "by", "reason", "at"]),
    },
    Part {
        kind: "given",
        columns: &[("hash", Text), ("kind", Text), ("day", Number)],
        from: "given WHERE guild = $1 AND kind <> 'start-old' ORDER BY hash, kind, day",
        into: copied!("given", ["hash", "kind", "day"]),
    },
];

/// A row of a server on its way, with the server left out.
pub struct MovingRow {
    part: &'static Part,
    columns: String,
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
}

impl Part {
    fn row(&'static self, columns: &Map<String, Value>) -> Option<MovingRow> {
        let mut texts = Vec::with_capacity(self.columns.len());
        for (name, holds) in self.columns {
            let value = columns.get(*name)?;
            let fits = match holds {
                Number => value.is_i64(),
                MaybeNumber => value.is_i64() || value.is_null(),
                Text => value.is_string(),
                MaybeText => value.is_string() || value.is_null(),
            };
            if !fits {
                return None;
            }
            texts.push(format!("\"{name}\":{value}"));
        }
        (columns.len() == texts.len()).then(|| MovingRow {
            part: self,
            columns: format!("{{{}}}", texts.join(",")),
        })
    }

    /// The question for all rows, each as a JSON object. `least` is the least number that a bar can have in the place
    /// of a member.
    fn question(&self, least: i64) -> String {
        let columns = self.columns.iter();
        let columns: Vec<String> = columns
            .map(|(name, _)| format!("'{name}', {name}"))
            .collect();
        let from = self.from.replace("$2", &least.to_string());
        format!("SELECT json_object({}) FROM {from}", columns.join(", "))
    }
}

/// Whether a database has anything of a server.
async fn knows(connection: &mut SqliteConnection, guild: GuildId) -> sqlx::Result<bool> {
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
    ] {
        let text = format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE guild = $1)");
        let known = sqlx::query_scalar(AssertSqlSafe(text)).bind(guild.row());
        if known.fetch_one(&mut *connection).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
