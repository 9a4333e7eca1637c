//! What guards a database: the parts of its schema, as the server's catalogs have them.
//!
//! The list of what the migrations made is kept in the database itself (`migrations/postgres/0006_guards.sql`), for the
//! last of them and the server's major version. Where it is for others, as after an upgrade of the server, the
//! migrations make everything again in a schema of its own, in a transaction that is taken back.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

use crate::sql::guards::{Guard, GuardChanges, Schema, compare};
use crate::sql::migrations::POSTGRES;

/// Kind, name, table, event and hash.
type Row = (String, String, String, String, String);

/// What a list of guards is good for.
const GOOD_FOR: &str =
    "SELECT (SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success),
        current_setting('server_version_num')::BIGINT / 10000";

/// What is in the present schema. What an extension brought is none of ours. A constraint's own triggers can be switched
/// off, so their states belong to its definition.
const FOUND: &str = "
WITH things AS (
    SELECT oid, relname::TEXT AS name, relkind IN ('v', 'm') AS is_view,
        ROW(relkind, relpersistence, relrowsecurity, relforcerowsecurity, relispartition,
            CASE WHEN relkind IN ('v', 'm') THEN ROW(pg_get_viewdef(oid, true), reloptions)::TEXT END)::TEXT AS made
    FROM pg_class AS thing
    WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind IN ('r', 'p', 'f', 'v', 'm')
        AND NOT EXISTS (SELECT 1 FROM pg_depend
                        WHERE classid = 'pg_class'::REGCLASS AND objid = thing.oid AND deptype = 'e')
), parts (kind, name, on_table, event, made) AS (
    SELECT CASE WHEN is_view THEN 'view' ELSE 'table' END, name, '', '', made FROM things
UNION ALL
    SELECT 'column', attname, things.name, '',
        ROW(format_type(atttypid, atttypmod), attcollation::REGCOLLATION, attnotnull, attidentity, attgenerated,
            pg_get_expr(adbin, adrelid, true))::TEXT
    FROM things JOIN pg_attribute ON attrelid = things.oid AND attnum > 0 AND NOT attisdropped
         LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
UNION ALL
    SELECT CASE contype WHEN 'c' THEN 'check' WHEN 'f' THEN 'foreign key' ELSE 'key' END, conname,
        conrelid::REGCLASS::TEXT, CASE contype WHEN 'f' THEN confrelid::REGCLASS::TEXT ELSE '' END,
        ROW(pg_get_constraintdef(pg_constraint.oid, true), convalidated, conislocal,
            (SELECT array_agg(tgenabled ORDER BY tgenabled) FROM pg_trigger
             WHERE tgconstraint = pg_constraint.oid))::TEXT
    FROM pg_constraint WHERE contype IN ('c', 'f', 'p', 'u', 'x')
        AND EXISTS (SELECT 1 FROM things WHERE oid IN (conrelid, confrelid))
UNION ALL
    SELECT CASE WHEN indisunique THEN 'unique index' ELSE 'index' END, relname, things.name,
        CASE WHEN NOT indisunique AND (indexprs IS NOT NULL OR indpred IS NOT NULL) THEN 'partial' ELSE '' END,
        ROW(pg_get_indexdef(indexrelid, 0, true), indisvalid, indisready, indimmediate)::TEXT
    FROM things JOIN pg_index ON indrelid = things.oid JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
UNION ALL
    SELECT 'trigger', tgname, things.name,
        CASE WHEN tgtype & 64 <> 0 THEN 'instead of' WHEN tgtype & 2 <> 0 THEN 'before' ELSE 'after' END || ' '
            || concat_ws(' or ', CASE WHEN tgtype & 4 <> 0 THEN 'insert' END, CASE WHEN tgtype & 16 <> 0 THEN 'update' END,
                         CASE WHEN tgtype & 8 <> 0 THEN 'delete' END, CASE WHEN tgtype & 32 <> 0 THEN 'truncate' END),
        ROW(pg_get_triggerdef(pg_trigger.oid, true), tgenabled)::TEXT
    FROM things JOIN pg_trigger ON tgrelid = things.oid AND NOT tgisinternal
UNION ALL
    SELECT 'rule', rulename, things.name, '', ROW(pg_get_ruledef(pg_rewrite.oid, true), ev_enabled)::TEXT
    FROM things JOIN pg_rewrite ON ev_class = things.oid AND rulename <> '_RETURN'
UNION ALL
    SELECT 'policy', polname, things.name, '',
        ROW(polcmd, polpermissive, polroles::REGROLE[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))::TEXT
    FROM things JOIN pg_policy ON polrelid = things.oid
UNION ALL
    SELECT 'child table', inhrelid::REGCLASS::TEXT, things.name, '', ''
    FROM things JOIN pg_inherits ON inhparent = things.oid
UNION ALL
    SELECT 'function', proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')', '', '',
        ROW(lanname, prokind, pg_get_function_result(pg_proc.oid), provolatile, proisstrict, prosecdef, proconfig, prosrc,
            probin)::TEXT
    FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
    WHERE pronamespace = to_regnamespace(quote_ident(current_schema()))
        AND NOT EXISTS (SELECT 1 FROM pg_depend
                        WHERE classid = 'pg_proc'::REGCLASS AND objid = pg_proc.oid AND deptype = 'e')
UNION ALL
    SELECT 'migration', version::TEXT, '', '', ROW(checksum, success)::TEXT FROM _sqlx_migrations
)
SELECT kind, name::TEXT, on_table, event, encode(sha256(convert_to(made, 'UTF8')), 'hex') FROM parts";

/// How a database differs from what its migrations made.
///
/// # Errors
/// If the server fails.
pub(super) async fn changes(connection: &mut PgConnection) -> sqlx::Result<GuardChanges> {
    let made = match kept(connection).await? {
        Some(made) => made,
        None => made_again(connection).await?,
    };
    let mut changes = compare(&made, &found(connection).await?);
    // Stored with the database or the user, it would switch every trigger off.
    let role: String = sqlx::query_scalar("SHOW session_replication_role")
        .fetch_one(connection)
        .await?;
    if role != "origin" {
        changes.wrong.push(format!(
            "the setting session_replication_role is {role}, so that no trigger fires"
        ));
    }
    Ok(changes)
}

/// Keeps the list of what guards a database, whose migrations are those of this version and whose guards stood before
/// they ran, unless it is kept already.
///
/// # Errors
/// If the server fails; then the former list is as it was.
pub(super) async fn keep(connection: &mut PgConnection) -> sqlx::Result<()> {
    if kept(connection).await?.is_some() {
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    transaction.execute("DELETE FROM guards").await?;
    let write = format!(
        "INSERT INTO guards (step, server, kind, name, on_table, event, hash)
         SELECT * FROM ({GOOD_FOR}) AS good_for, ({FOUND}) AS found"
    );
    transaction.execute(AssertSqlSafe(write)).await?;
    transaction.commit().await
}

/// The list that is kept, if it is good for this database.
async fn kept(connection: &mut PgConnection) -> sqlx::Result<Option<Schema>> {
    let is_there: bool = sqlx::query_scalar("SELECT to_regclass('guards') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !is_there {
        return Ok(None);
    }
    let ask = format!(
        "SELECT kind, name, on_table, event, hash FROM guards WHERE (step, server) = ({GOOD_FOR})"
    );
    let kept: Vec<Row> = sqlx::query_as(AssertSqlSafe(ask))
        .fetch_all(connection)
        .await?;
    Ok((!kept.is_empty()).then(|| schema(kept)))
}

/// What the migrations of a database make.
async fn made_again(connection: &mut PgConnection) -> sqlx::Result<Schema> {
    let last: i64 = sqlx::query_scalar(GOOD_FOR)
        .fetch_one(&mut *connection)
        .await?;
    let mut transaction = connection.begin().await?;
    transaction
        .execute("CREATE SCHEMA triomphe_guards; SET LOCAL search_path = triomphe_guards")
        .await?;
    POSTGRES.run_to(last, &mut *transaction).await?;
    let made = found(&mut transaction).await?;
    transaction.rollback().await?;
    Ok(made)
}

async fn found(connection: &mut PgConnection) -> sqlx::Result<Schema> {
    let found: Vec<Row> = sqlx::query_as(FOUND).fetch_all(connection).await?;
    Ok(schema(found))
}

fn schema(rows: Vec<Row>) -> Schema {
    let mut schema = Schema::new();
    for (kind, name, on, event, hash) in rows {
        let guard = Guard {
            kind,
            name,
            on,
            event,
        };
        schema.entry(guard).or_default().insert(hash);
    }
    schema
}

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Postgres, ServerAddress};

    /// The list is kept by itself whatever a migration adds; what it could not be compared with is found here.
    #[tokio::test]
    async fn what_the_migrations_make_again_is_what_they_made() {
        let text = scratch::database();
        let address = ServerAddress::parse(&text).unwrap();
        Postgres::open(&address).await.unwrap().close().await;
        let mut raw = PgConnection::connect(&text).await.unwrap();
        let kept = kept(&mut raw).await.unwrap().unwrap();
        let kinds = [
            "trigger",
            "function",
            "check",
            "key",
            "foreign key",
            "unique index",
            "view",
        ];
        for kind in kinds {
            assert!(kept.keys().any(|guard| guard.kind == kind), "{kind}");
        }
        assert_eq!(found(&mut raw).await.unwrap(), kept);
        assert_eq!(made_again(&mut raw).await.unwrap(), kept);
    }

    /// Each deed; what it removed, changed or added that guards; and what else.
    const DEEDS: &[(&str, &[&str], &[&str])] = &[
        ("", &[], &[]),
        (
            "CREATE TRIGGER evil AFTER INSERT OR UPDATE ON members FOR EACH ROW EXECUTE FUNCTION history_stands()",
            &["the trigger evil (after insert or update on members) was added"],
            &[],
        ),
        (
            "DROP TRIGGER transfers_enter ON transfers",
            &["the trigger transfers_enter (before insert on transfers) is missing"],
            &[],
        ),
        (
            "ALTER TABLE transfers DISABLE TRIGGER transfers_stand",
            &["the trigger transfers_stand (before update on transfers) was changed"],
            &[],
        ),
        (
            "ALTER TABLE acts DISABLE TRIGGER ALL; ALTER TABLE acts ENABLE TRIGGER USER",
            &["the foreign key acts_deal_fkey from acts to deals was changed"],
            &[],
        ),
        (
            "CREATE OR REPLACE FUNCTION history_stands() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
            &["the function history_stands() was changed"],
            &[],
        ),
        (
            "ALTER TABLE barred DROP CONSTRAINT barred_kind_check",
            &["the check barred_kind_check on barred is missing"],
            &[],
        ),
        (
            "ALTER TABLE members ADD CHECK (length(name) > 1)",
            &["the check members_name_check on members was added"],
            &[],
        ),
        (
            "ALTER TABLE acts DROP CONSTRAINT acts_deal_fkey",
            &["the foreign key acts_deal_fkey from acts to deals is missing"],
            &[],
        ),
        (
            "CREATE TABLE cats (deal BIGINT REFERENCES deals (id), lives BIGINT CHECK (lives < 10))",
            &["the foreign key cats_deal_fkey from cats to deals was added"],
            &["the table cats was added"],
        ),
        (
            "ALTER TABLE transfers DROP CONSTRAINT transfers_guild_name_key",
            &["the key transfers_guild_name_key on transfers is missing"],
            &[],
        ),
        (
            "DROP INDEX sessions_open; CREATE UNIQUE INDEX one ON notes (author)",
            &[
                "the unique index one on notes was added",
                "the unique index sessions_open on sessions is missing",
            ],
            &[],
        ),
        (
            "CREATE INDEX bad ON notes ((words::JSON ->> 'a'))",
            &["the index bad (partial on notes) was added"],
            &[],
        ),
        (
            "ALTER TABLE acts ALTER words DROP NOT NULL",
            &["the column words on acts was changed"],
            &[],
        ),
        // Rows of it are seen among the transfers, and none of the triggers fires for them.
        (
            "CREATE TABLE more () INHERITS (transfers)",
            &["the child table more on transfers was added"],
            &["the table more was added"],
        ),
        (
            "CREATE RULE quiet AS ON DELETE TO transfers DO INSTEAD NOTHING",
            &["the rule quiet on transfers was added"],
            &[],
        ),
        (
            "ALTER TABLE barred ENABLE ROW LEVEL SECURITY; CREATE POLICY blind ON barred USING (false)",
            &["the policy blind on barred was added", "the table barred was changed"],
            &[],
        ),
        (
            "ALTER TABLE transfers SET UNLOGGED",
            &["the table transfers was changed"],
            &[],
        ),
        (
            "UPDATE _sqlx_migrations SET checksum = '' WHERE version = 1",
            &["the migration 1 was changed"],
            &[],
        ),
        (
            "SET LOCAL session_replication_role = replica",
            &["the setting session_replication_role is replica, so that no trigger fires"],
            &[],
        ),
        (
            "CREATE INDEX extra ON members (name); CREATE VIEW rich AS SELECT * FROM accounts;
             CREATE FUNCTION twice(n BIGINT) RETURNS BIGINT LANGUAGE sql AS 'SELECT 2 * n'; DROP INDEX tables_open",
            &[],
            &[
                "the function twice(n bigint) was added",
                "the index extra on members was added",
                "the index tables_open (partial on tables) is missing",
                "the view rich was added",
            ],
        ),
    ];

    #[tokio::test]
    async fn whatever_guards_is_told_by_its_name_if_it_was_changed() {
        let text = scratch::database();
        let address = ServerAddress::parse(&text).unwrap();
        Postgres::open(&address).await.unwrap().close().await;
        let mut raw = PgConnection::connect(&text).await.unwrap();
        for (deed, wrong, harmless) in DEEDS {
            let mut transaction = raw.begin().await.unwrap();
            transaction.execute(*deed).await.unwrap();
            let changes = changes(&mut transaction).await.unwrap();
            assert_eq!(changes.wrong, *wrong, "{deed}");
            assert_eq!(changes.harmless, *harmless, "{deed}");
            transaction.rollback().await.unwrap();
        }
    }

    /// No list is kept: the schema is older than it, the program was killed before it wrote it, or the list is for
    /// another version of the server.
    #[tokio::test]
    async fn without_a_list_a_database_is_held_against_what_its_migrations_make() {
        for lost in ["", "DELETE FROM guards", "UPDATE guards SET server = 9"] {
            let text = scratch::database();
            let address = ServerAddress::parse(&text).unwrap();
            let mut raw = PgConnection::connect(&text).await.unwrap();
            match lost {
                "" => POSTGRES.run_to(3, &mut raw).await.unwrap(),
                _ => Postgres::open(&address).await.unwrap().close().await,
            }
            raw.execute(lost).await.unwrap();
            let steps = "SELECT count(*) FROM _sqlx_migrations";
            let before: i64 = sqlx::query_scalar(steps).fetch_one(&mut raw).await.unwrap();

            raw.execute("ALTER TABLE transfers DISABLE TRIGGER transfers_stand")
                .await
                .unwrap();
            let refused = Postgres::open(&address).await.err().unwrap();
            assert!(
                matches!(refused, crate::OpenError::Unguarded { .. }),
                "{refused}"
            );
            let now: i64 = sqlx::query_scalar(steps).fetch_one(&mut raw).await.unwrap();
            assert_eq!(now, before, "{lost}: nothing was changed");

            raw.execute("ALTER TABLE transfers ENABLE TRIGGER transfers_stand")
                .await
                .unwrap();
            Postgres::open(&address).await.unwrap().close().await;
            assert_eq!(
                kept(&mut raw).await.unwrap().unwrap(),
                found(&mut raw).await.unwrap()
            );
        }
    }
}
