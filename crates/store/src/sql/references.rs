//! What every column refers to. A row refers to rows of its own server alone: a server that moves in is held against
//! this list, and so is a whole database by an audit.

use ids::GuildId;

use super::question::{ConsistentRead, query_as};
use crate::books::Stray;
use crate::key::Key;

/// What a column refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refers {
    /// The `id` of a row of this table, which is there and of the same server.
    To(&'static str),
    /// The same, if there is such a row.
    IfThere(&'static str),
    /// Rows of the ledger. Its triggers hold them together, and an audit computes them anew.
    ByLedger,
    /// No row that could be another server's: it is the row's own id, a name that is looked up together with the server,
    /// an id of Discord's, a number, or words.
    Nothing,
}

use Refers::{ByLedger, IfThere, Nothing, To};

/// A table that holds something of servers, and all of its columns.
type Listed = (&'static str, &'static [(Refers, &'static [&'static str])]);

/// A row of a table without the column `guild` is of the server that its first reference names.
pub(crate) static TABLES: &[Listed] = &[
    ("guilds", &[(Nothing, &["guild", "settings", "gone_at"])]),
    (
        "members",
        &[
            (To("characters"), &["plays"]),
            (Nothing, &["guild", "member", "name", "purse", "taste"]),
        ],
    ),
    (
        "characters",
        &[(
            Nothing,
            &[
                "id",
                "guild",
                "member",
                "name",
                "picture",
                "made_at",
                "retired_at",
            ],
        )],
    ),
    (
        "patrons",
        &[(
            Nothing,
            &[
                "guild",
                "key",
                "name",
                "face",
                "temper",
                "skill",
                "hired_at",
                "dismissed_at",
            ],
        )],
    ),
    (
        "accounts",
        &[
            (To("tables"), &["place"]),
            (ByLedger, &["posted"]),
            (
                Nothing,
                &["id", "guild", "name", "kind", "purse", "balance"],
            ),
        ],
    ),
    (
        "transfers",
        &[
            (
                ByLedger,
                &["debit", "credit", "debit_before", "credit_before"],
            ),
            (
                Nothing,
                &["id", "guild", "name", "amount", "reason", "cause", "at"],
            ),
        ],
    ),
    (
        "notes",
        &[(Nothing, &["guild", "transfer", "author", "words"])],
    ),
    (
        "tables",
        &[(
            Nothing,
            &[
                "id",
                "guild",
                "channel",
                "version",
                "state",
                "due_at",
                "closed",
                "opened_at",
                "wrote_at",
            ],
        )],
    ),
    (
        "deals",
        &[
            (To("tables"), &["table_id"]),
            (
                Nothing,
                &[
                    "id",
                    "guild",
                    "record",
                    "started_at",
                    "ended_at",
                    "ended",
                    "result",
                ],
            ),
        ],
    ),
    (
        "acts",
        &[(To("deals"), &["deal"]), (Nothing, &["n", "seat", "words"])],
    ),
    (
        "surfaces",
        &[
            (To("tables"), &["table_id"]),
            (Nothing, &["kind", "channel", "message", "posted_at"]),
        ],
    ),
    // The deal of a shuffle comes later, or never.
    (
        "shuffles",
        &[
            (To("tables"), &["table_id"]),
            (IfThere("deals"), &["deal"]),
            (
                Nothing,
                &[
                    "guild", "seed", "bound", "hash", "made_at", "cuts", "ended", "method",
                ],
            ),
        ],
    ),
    (
        "sessions",
        &[(Nothing, &["id", "guild", "opened_at", "closed_at", "state"])],
    ),
    (
        "session_tables",
        &[
            (To("sessions"), &["session"]),
            (To("tables"), &["table_id"]),
        ],
    ),
    (
        "voids",
        &[(To("deals"), &["deal"]), (Nothing, &["guild", "at"])],
    ),
    (
        "void_words",
        &[
            (To("deals"), &["deal"]),
            (Nothing, &["guild", "by", "reason"]),
        ],
    ),
    (
        "played_for",
        &[(To("deals"), &["deal"]), (Nothing, &["guild", "member"])],
    ),
    (
        "void_requests",
        &[
            (To("deals"), &["deal"]),
            (
                Nothing,
                &[
                    "id", "guild", "by", "reason", "lacking", "channel", "message", "at",
                ],
            ),
        ],
    ),
    (
        "void_agreements",
        &[(To("void_requests"), &["request"]), (Nothing, &["member"])],
    ),
    ("house_log", &[(Nothing, &["id", "guild", "at", "what"])]),
    (
        "log_words",
        &[
            (To("house_log"), &["entry"]),
            (Nothing, &["guild", "by", "member", "words"]),
        ],
    ),
    (
        "barred",
        &[(
            Nothing,
            &["guild", "member", "kind", "until", "by", "reason", "at"],
        )],
    ),
    ("given", &[(Nothing, &["guild", "hash", "kind", "day"])]),
    (
        "day_totals",
        &[(Nothing, &["guild", "hash", "day", "lost", "paid"])],
    ),
    (
        "reports",
        &[
            (To("deals"), &["deal"]),
            (
                Nothing,
                &["id", "guild", "member", "words", "body", "people", "at"],
            ),
        ],
    ),
];

/// The columns of a table, each with what it refers to.
pub(crate) fn columns(table: &str) -> impl Iterator<Item = (&'static str, Refers)> {
    let listed = TABLES.iter().filter(move |(name, _)| *name == table);
    listed
        .flat_map(|(_, groups)| *groups)
        .flat_map(|(refers, names)| names.iter().map(|name| (*name, *refers)))
}

/// By which column a row of a table names its server, and which table knows it; `None` where the row has it itself.
pub(crate) fn owner(table: &str) -> Option<(&'static str, &'static str)> {
    let mut first = None;
    for (column, refers) in columns(table) {
        match refers {
            To(parent) if first.is_none() => first = Some((column, parent)),
            Nothing if column == "guild" => return None,
            _ => {}
        }
    }
    first
}

/// The rows that refer to rows of another server, or to none where there must be one.
pub(crate) async fn strays(moment: &mut dyn ConsistentRead) -> sqlx::Result<Vec<Stray>> {
    let mut strays = Vec::new();
    for (table, _) in TABLES {
        for (column, refers) in columns(table) {
            let (To(parent) | IfThere(parent)) = refers else {
                continue;
            };
            // A backup may be of a schema that did not have them.
            if !moment.has(table, column).await? || !moment.has(parent, "id").await? {
                continue;
            }
            let found = query_as::<(Option<i64>, i64, Option<i64>)>(question(
                table, column, refers, parent,
            ));
            for (guild, id, of) in found.fetch_at(moment).await? {
                strays.push(Stray {
                    guild: guild.map(GuildId::from_row),
                    table,
                    column,
                    parent,
                    id,
                    of: of.map(GuildId::from_row),
                });
            }
        }
    }
    Ok(strays)
}

/// Asks for each such row of one column: its server, what it refers to, and the server of that.
fn question(table: &str, column: &str, refers: Refers, parent: &str) -> String {
    let join = match refers {
        IfThere(_) => "JOIN",
        _ => "LEFT JOIN",
    };
    let (server, owned) = match owner(table) {
        None => ("child.guild", String::new()),
        Some((own, _)) if own == column => ("parent.guild", String::new()),
        Some((own, owners)) => (
            "owner.guild",
            format!("JOIN {owners} AS owner ON owner.id = child.{own}"),
        ),
    };
    format!(
        "SELECT DISTINCT {server}, child.{column}, parent.guild
         FROM {table} AS child {owned} {join} {parent} AS parent ON parent.id = child.{column}
         WHERE child.{column} IS NOT NULL AND (parent.guild IS NULL OR parent.guild <> {server})
         ORDER BY 1, 2"
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::Sqlite;
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, SqliteConnection};
    use std::collections::{BTreeMap, BTreeSet};

    /// Tables of the bot itself, in either database.
    const OF_NO_SERVER: [&str; 12] = [
        "_sqlx_migrations",
        "application",
        "claim",
        "guards",
        "lease_register",
        "leases",
        "processes",
        "pulse",
        "secrets",
        "server_order",
        "session_starts",
        "upgrades",
    ];

    type Columns = BTreeMap<String, BTreeSet<String>>;
    /// Table, columns and the table referred to.
    type Keys = BTreeSet<(String, String, String)>;

    fn listed() -> Columns {
        let of = |table: &str| columns(table).map(|(name, _)| name.to_owned()).collect();
        let tables = TABLES.iter();
        tables
            .map(|(table, _)| ((*table).to_owned(), of(table)))
            .collect()
    }

    /// The foreign keys that the list asks for: with the server, where both sides carry it.
    fn wanted() -> Keys {
        let mut keys = Keys::new();
        for (table, _) in TABLES {
            for (column, refers) in columns(table) {
                if let To(parent) = refers {
                    let by = match owner(table) {
                        None => format!("guild,{column}"),
                        Some(_) => column.to_owned(),
                    };
                    keys.insert(((*table).to_owned(), by, parent.to_owned()));
                }
            }
        }
        keys
    }

    fn gathered(rows: Vec<(String, String)>) -> Columns {
        let mut columns = Columns::new();
        for (table, column) in rows {
            if !OF_NO_SERVER.contains(&table.as_str()) {
                columns.entry(table).or_default().insert(column);
            }
        }
        columns
    }

    async fn sqlite() -> (tempfile::TempDir, SqliteConnection) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("books.db");
        Sqlite::open(&file).await.unwrap().close().await;
        let connection = SqliteConnectOptions::new().filename(&file).connect().await;
        (folder, connection.unwrap())
    }

    #[tokio::test]
    async fn every_column_of_a_server_is_listed_and_every_reference_is_a_key_in_sqlite() {
        let (_folder, mut raw) = sqlite().await;
        let rows = sqlx::query_as(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
        );
        assert_eq!(gathered(rows.fetch_all(&mut raw).await.unwrap()), listed());
        let keys: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT tables.name, (SELECT group_concat(\"from\") FROM (
                 SELECT \"from\" FROM pragma_foreign_key_list(tables.name) WHERE id = keys.id ORDER BY seq)), \"table\"
             FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys
             WHERE tables.type = 'table' AND seq = 0",
        )
        .fetch_all(&mut raw)
        .await
        .unwrap();
        assert_eq!(Keys::from_iter(keys), wanted());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn every_column_of_a_server_is_listed_and_every_reference_is_a_key_in_postgresql() {
        let database = scratch::database();
        let address = crate::ServerAddress::parse(&database).unwrap();
        crate::Postgres::open(&address).await.unwrap().close().await;
        let options: sqlx::postgres::PgConnectOptions = database.parse().unwrap();
        let mut raw = options.connect().await.unwrap();
        let rows = sqlx::query_as(
            "SELECT CAST(relname AS TEXT), CAST(attname AS TEXT) FROM pg_class
             JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
             WHERE relkind = 'r' AND relnamespace = to_regnamespace(current_schema())",
        );
        assert_eq!(gathered(rows.fetch_all(&mut raw).await.unwrap()), listed());
        let keys: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT CAST(child.relname AS TEXT), (SELECT string_agg(CAST(attname AS TEXT), ',' ORDER BY place)
                 FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
                 JOIN pg_attribute ON attrelid = conrelid AND attnum = number), CAST(parent.relname AS TEXT)
             FROM pg_constraint JOIN pg_class AS child ON child.oid = conrelid
             JOIN pg_class AS parent ON parent.oid = confrelid
             WHERE contype = 'f' AND child.relnamespace = to_regnamespace(current_schema())",
        )
        .fetch_all(&mut raw)
        .await
        .unwrap();
        assert_eq!(Keys::from_iter(keys), wanted());
    }

    /// A column that is called like one that refers to something refers to something itself.
    #[test]
    fn a_reference_is_not_listed_as_none() {
        let all = || {
            TABLES
                .iter()
                .flat_map(|(table, _)| columns(table).map(move |column| (table, column)))
        };
        let names: BTreeSet<&str> = all()
            .filter(|(_, (_, refers))| matches!(refers, To(_) | IfThere(_)))
            .map(|(_, (name, _))| name)
            .collect();
        for (table, (name, refers)) in all() {
            assert!(!names.contains(name) || refers != Nothing, "{table}.{name}");
        }
    }
}
