//! Whether a bot could work on a database, before it is started: nothing is changed or claimed.

use sqlx::PgConnection;

use super::ServerAddress;
use super::open::{is_made, must_be_new_enough, server_error, steps};
use super::session::{connect, end};
use crate::sql::error::OpenError;

/// The fewest connections that a bot works with: one writes, one has to do with leases, and one reads.
pub const LEAST_CONNECTIONS: u32 = 3;

/// Looks at the server, the user's rights, the schema, and how many connections there may be. Returns what is worth
/// knowing, a sentence each.
pub(super) async fn check(address: &ServerAddress) -> Result<Vec<String>, OpenError> {
    let of = |error| server_error(address, error);
    let mut connection = connect(address).await.map_err(of)?;
    must_be_new_enough(address, &mut connection).await?;
    let is_made = is_made(address, &mut connection).await?;
    let rights = rights(&mut connection).await.map_err(of)?;
    if let Some(why) = rights.lacking(is_made) {
        let database = address.to_string();
        return Err(OpenError::ServerRefuses { database, why });
    }
    if is_made {
        steps(address, &mut connection).await?;
    }
    let allowed = connections(&mut connection).await.map_err(of)?;
    end(connection).await.map_err(of)?;
    let wanted = address.connections();
    match u32::try_from(allowed) {
        Ok(allowed) if allowed < LEAST_CONNECTIONS => Err(OpenError::ServerRefuses {
            database: address.to_string(),
            why: format!(
                "this user may have {allowed} connections, and the bot needs {LEAST_CONNECTIONS} at least (CONNECTION \
                 LIMIT of the role or the database, max_connections of the server)"
            ),
        }),
        Ok(allowed) if allowed < wanted => Ok(vec![format!(
            "this user may have {allowed} connections to {address}, and the bot would open {wanted}: set \
             TRIOMPHE_DATABASE_CONNECTIONS to {allowed} or less"
        )]),
        _ => Ok(Vec::new()),
    }
}

/// What the user may do, by the catalogue.
struct Rights {
    /// The schema that tables are made in.
    schema: Option<String>,
    may_create: bool,
    /// A table of the schema that belongs to somebody else.
    foreign_table: Option<String>,
}

impl Rights {
    fn lacking(self, is_made: bool) -> Option<String> {
        let Some(schema) = self.schema else {
            return Some("none of the schemas that search_path names is there".to_owned());
        };
        match self.foreign_table {
            Some(table) => Some(format!(
                "its table {table} belongs to another role: make this one the owner of all of them (REASSIGN OWNED)"
            )),
            None if !is_made && !self.may_create => Some(format!(
                "this user may not make tables in the schema {schema}: make them the owner of the database, or GRANT \
                 CREATE ON SCHEMA {schema}"
            )),
            None => None,
        }
    }
}

async fn rights(connection: &mut PgConnection) -> sqlx::Result<Rights> {
    let (schema, may_create, foreign_table) = sqlx::query_as(
        "SELECT current_schema()::TEXT,
                COALESCE(has_schema_privilege(current_schema(), 'CREATE')
                         AND has_schema_privilege(current_schema(), 'USAGE'), FALSE),
                (SELECT MIN(relname::TEXT) FROM pg_class
                 WHERE relkind IN ('r', 'p') AND NOT pg_has_role(relowner, 'USAGE')
                   AND relnamespace = to_regnamespace(quote_ident(current_schema())))",
    )
    .fetch_one(connection)
    .await?;
    Ok(Rights {
        schema,
        may_create,
        foreign_table,
    })
}

/// How many connections the user may have in all; what others use of them changes from moment to moment.
async fn connections(connection: &mut PgConnection) -> sqlx::Result<i64> {
    // Without a limit, the limits of roles and databases are -1; a superuser has none.
    sqlx::query_scalar(
        "SELECT LEAST(
             current_setting('max_connections')::BIGINT
                 - CASE WHEN rolsuper THEN 0 ELSE current_setting('superuser_reserved_connections')::BIGINT END,
             CASE WHEN rolconnlimit >= 0 AND NOT rolsuper THEN rolconnlimit::BIGINT END,
             CASE WHEN datconnlimit >= 0 AND NOT rolsuper THEN datconnlimit::BIGINT END)
         FROM pg_roles, pg_database
         WHERE rolname = current_user AND datname = current_database()",
    )
    .fetch_one(connection)
    .await
}
