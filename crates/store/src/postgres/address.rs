//! Where a PostgreSQL server is.

use std::fmt;

use sqlx::postgres::PgConnectOptions;

/// The address of a database on a PostgreSQL server: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
/// The password is a secret: what is shown of an address, by `Display` and by `Debug`, is without it.
#[derive(Clone)]
pub struct ServerAddress {
    options: PgConnectOptions,
    connections: u32,
}

/// How many connections a program has at most, unless it is told otherwise.
const CONNECTIONS: u32 = 10;

impl ServerAddress {
    /// Whether a text is meant as such an address, and not as a path.
    pub fn is_meant(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| {
            text.get(..scheme.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(scheme))
        })
    }

    /// Reads an address; `None` if it is none.
    pub fn parse(text: &str) -> Option<ServerAddress> {
        if !ServerAddress::is_meant(text) {
            return None;
        }
        let options: PgConnectOptions = text.parse().ok()?;
        Some(ServerAddress {
            options: options.application_name("triomphe"),
            connections: CONNECTIONS,
        })
    }

    /// The same, for a program that has so many connections at most, [`LEAST_CONNECTIONS`] or more.
    ///
    /// [`LEAST_CONNECTIONS`]: crate::LEAST_CONNECTIONS
    #[must_use]
    pub fn with_connections(self, connections: u32) -> ServerAddress {
        ServerAddress {
            connections,
            ..self
        }
    }

    /// How many connections a program has at most.
    pub fn connections(&self) -> u32 {
        self.connections
    }

    pub(super) fn options(&self) -> &PgConnectOptions {
        &self.options
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        let host = options.get_host();
        let (user, port) = (options.get_username(), options.get_port());
        // Without a name, the database is the one that is called like the user.
        let database = options.get_database().unwrap_or(user);
        match options.get_socket() {
            Some(folder) => write!(f, "{database} of {user} in {}", folder.display()),
            None => write!(f, "{database} of {user} at {host}:{port}"),
        }
    }
}

impl fmt::Debug for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerAddress({self})")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (text, shown) in [
            (
                "postgres://ann:hush@db.example:5433/house",
                "house of ann at db.example:5433",
            ),
            (
                "postgresql://ann:hush@db.example/house?sslmode=require",
                "house of ann at db.example:5432",
            ),
            (
                "postgres://db.example/house?user=ann&password=hush",
                "house of ann at db.example:5432",
            ),
            (
                "postgres://ann:hush@%2Frun%2Fpostgresql/house",
                "house of ann in /run/postgresql",
            ),
        ] {
            let address = ServerAddress::parse(text).unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), format!("ServerAddress({shown})"));
        }
    }

    #[test]
    fn what_is_no_address_is_a_path() {
        for text in [
            "house.db",
            "/var/lib/triomphe/triomphe.db",
            "postgres",
            "postgres:/house",
            "",
            "é://",
        ] {
            assert!(!ServerAddress::is_meant(text), "{text}");
            assert!(ServerAddress::parse(text).is_none(), "{text}");
        }
        // Meant as an address, but none.
        for text in ["postgres://ann@host:port/house", "POSTGRES://[::1/house"] {
            assert!(ServerAddress::is_meant(text), "{text}");
            assert!(ServerAddress::parse(text).is_none(), "{text}");
        }
    }
}
