//! One server in a file, on its way from one host to another (docs/EXPORT.md).
//!
//! JSON, one object a line: what the file is, the server's rows in an order in which they can be written, and a
//! checksum. The file holds what the host's database holds: names, words, and the seeds of shuffles.

use std::borrow::Cow;
use std::io::{self, BufRead, Write};

use bank::audit::{self, AuditReport};
use ids::GuildId;
use pages::parse_picture;
use pages::text::tidy;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{
    Astray, LeftBehind, MovingRow, NewServer, References, ServerRows, StoreError, schema_refusal,
    secret_of_server,
};

use super::member_hashes::{LEAST_STAND_IN, SECRET, hex, key_of_server, unhex};
use super::text_file::is_utf16;
use super::upgrade::UPGRADES;

/// The version of the format.
const FORMAT: u32 = 1;

/// What became of writing a server's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exported {
    /// Number of rows in the file.
    pub rows: u64,
    /// Rows that are not in it.
    pub left: LeftBehind,
}

/// What became of reading a server's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imported {
    /// The server that is here now.
    pub guild: GuildId,
    /// Number of rows in the file.
    pub rows: u64,
}

/// Why a server was not exported or imported. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ServerFileError {
    /// The database failed, or refused a row.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be written or read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The books are wrong.
    #[error("the books of the database are wrong")]
    Books(AuditReport),
    /// The database has no data for the server.
    #[error("this database has no data for server {0}: check the id")]
    Unknown(GuildId),
    /// A table of the server is open.
    #[error("server {guild} has open tables ({tables}): close them first, with /table close")]
    OpenTables {
        /// Whose tables they are.
        guild: GuildId,
        /// How many of its tables are open.
        tables: u32,
    },
    /// A session of the server is open.
    #[error("a session of play is open in server {0}: close it first, with /tavern close")]
    OpenSession(GuildId),
    /// The bot has not been started since its version changed.
    #[error("the database is of an older version: start the bot once to bring it up to date")]
    Older,
    /// The database already has data for the server.
    #[error(
        "this database already has data for server {0}, and two hosts' data for one server cannot be merged"
    )]
    Known(GuildId),
    /// The file is UTF-16.
    #[error("this file was saved anew as UTF-16: take it as triomphe export wrote it")]
    Utf16,
    /// The file's lines end otherwise than they were written.
    #[error(
        "the ends of its lines were changed on the way, from LF to CRLF: copy the file again as it is, in binary mode"
    )]
    LineEnds,
    /// The file is no server's, or of a later version.
    #[error("this file was not written by this version of triomphe export")]
    Foreign,
    /// A line of the file is not what was written, or it ends too early.
    #[error("line {0} is damaged or missing: export the server again")]
    Damaged(u64),
    /// A row refers to what may be another server's.
    #[error("{0}: export the server again")]
    Astray(#[from] Astray),
    /// The schema refuses a row, for instance because another server has one of this id.
    #[error(
        "the database refuses line {line}, or one of those just before it ({why}): export the server again"
    )]
    Refused {
        /// The last line that was read.
        line: u64,
        /// In the schema's words.
        why: String,
    },
}

/// A line of the file that is no row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Frame {
    Server(Head),
    Checksum(Foot),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: u32,
    guild: GuildId,
    /// Epoch milliseconds.
    exported_at: i64,
    /// What the hashes of the server's members are made with, in hex.
    key: String,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Foot {
    rows: u64,
    /// Of everything before this line.
    sha256: String,
}

/// Writes everything of a server.
///
/// # Errors
/// A table or session of the server is open, or the database or the file cannot be used.
pub async fn export(
    mut rows: ServerRows,
    now: i64,
    out: &mut (dyn Write + Send),
) -> Result<Exported, ServerFileError> {
    let exported = written(&mut rows, now, out).await;
    let closed = rows.close().await;
    // Where both failed, the first failure says why.
    let exported = exported?;
    closed?;
    Ok(exported)
}

async fn written(
    rows: &mut ServerRows,
    now: i64,
    out: &mut (dyn Write + Send),
) -> Result<Exported, ServerFileError> {
    let report = audit::examine(rows.books()).await?;
    if !report.is_clean() {
        return Err(ServerFileError::Books(report));
    }
    let guild = rows.guild();
    let status = rows.status().await?;
    if !status.is_known {
        return Err(ServerFileError::Unknown(guild));
    }
    if status.open_tables > 0 {
        let tables = status.open_tables;
        return Err(ServerFileError::OpenTables { guild, tables });
    }
    if status.has_session {
        return Err(ServerFileError::OpenSession(guild));
    }
    for upgrade in UPGRADES {
        if !rows.is_upgraded(upgrade).await? {
            return Err(ServerFileError::Older);
        }
    }
    let key = match rows.secret(&secret_of_server(guild)).await? {
        Some(key) => key,
        None => {
            let secret = rows.secret(SECRET).await?.ok_or(ServerFileError::Older)?;
            key_of_server(&secret, guild).map_err(io::Error::other)?
        }
    };
    let mut sum = Checksum::default();
    let head = Frame::Server(Head {
        format: FORMAT,
        guild,
        exported_at: now,
        key,
    });
    let head = serde_json::to_string(&head).map_err(io::Error::from)?;
    writeln!(out, "{}", sum.take(&head))?;
    let mut failed = Ok(());
    let mut write = |row: MovingRow| {
        if failed.is_ok() {
            failed = writeln!(out, "{}", sum.take_row(&row));
        }
    };
    rows.each(LEAST_STAND_IN, &mut write).await?;
    failed?;
    let foot = sum.foot();
    let exported = foot.rows;
    let foot = serde_json::to_string(&Frame::Checksum(foot)).map_err(io::Error::from)?;
    writeln!(out, "{foot}")?;
    out.flush()?;
    Ok(Exported {
        rows: exported,
        left: rows.left_behind(LEAST_STAND_IN).await?,
    })
}

/// A file that a server was written into, read as far as its head.
pub struct ServerFile<'t> {
    head: Head,
    lines: Lines<'t>,
}

impl<'t> ServerFile<'t> {
    /// Begins to read a file.
    ///
    /// # Errors
    /// It is no server's, or cannot be read.
    pub fn open(text: &'t mut (dyn BufRead + Send)) -> Result<ServerFile<'t>, ServerFileError> {
        if is_utf16(text.fill_buf()?) {
            return Err(ServerFileError::Utf16);
        }
        let mut lines = Lines {
            text,
            number: 0,
            sum: Checksum::default(),
            before: Checksum::default(),
        };
        let Some(Ok(Frame::Server(head))) = lines.next()?.map(|line| serde_json::from_str(&line))
        else {
            return Err(ServerFileError::Foreign);
        };
        let is_key = unhex(&head.key).is_some_and(|key| key.len() == 32);
        if head.format != FORMAT || !is_key {
            return Err(ServerFileError::Foreign);
        }
        Ok(ServerFile { head, lines })
    }

    /// The server that it holds.
    #[must_use]
    pub fn guild(&self) -> GuildId {
        self.head.guild
    }

    /// Reads the server into a database, which must not have it.
    ///
    /// # Errors
    /// The file is damaged, the database has the server, or one of the two cannot be used.
    pub async fn import(mut self, mut server: NewServer) -> Result<Imported, ServerFileError> {
        match read(&mut server, &self.head, &mut self.lines).await {
            Ok(rows) => {
                server.keep().await?;
                let guild = self.head.guild;
                Ok(Imported { guild, rows })
            }
            Err(error) => {
                // If that fails, too, nothing is kept all the same, and the first failure says why.
                let _ = server.discard().await;
                Err(error)
            }
        }
    }
}

async fn read(
    server: &mut NewServer,
    head: &Head,
    lines: &mut Lines<'_>,
) -> Result<u64, ServerFileError> {
    if server.is_known().await? {
        return Err(ServerFileError::Known(head.guild));
    }
    let is_new = !server.is_among_others().await?;
    for upgrade in UPGRADES {
        match (server.is_upgraded(upgrade).await?, is_new) {
            (true, _) => {}
            (false, true) => server.upgraded(upgrade).await?,
            (false, false) => return Err(ServerFileError::Older),
        }
    }
    server
        .secret(&secret_of_server(head.guild), &head.key)
        .await?;
    let (mut rows, mut references) = (Checksum::default(), References::default());
    loop {
        let line = lines
            .next()?
            .ok_or(ServerFileError::Damaged(lines.number))?;
        if let Ok(Frame::Checksum(found)) = serde_json::from_str(&line) {
            let sha256 = lines.before.clone().foot().sha256;
            let foot = Foot {
                rows: rows.rows,
                sha256,
            };
            if found != foot || lines.next()?.is_some() {
                return Err(ServerFileError::Damaged(lines.number));
            }
            break;
        }
        let row = row_of(&line).ok_or(ServerFileError::Damaged(lines.number))?;
        references.take(lines.number, &row)?;
        rows.take_row(&row);
        let written = server.write(row).await;
        written.map_err(|error| refused(lines, error))?;
    }
    references.end()?;
    // What is stored now is what was in the file, to the letter.
    let mut stored = Checksum::default();
    let mut take = |row: MovingRow| drop(stored.take_row(&row));
    let read = server.each(&mut take).await;
    read.map_err(|error| refused(lines, error))?;
    let count = rows.rows;
    if stored.foot() != rows.foot() {
        return Err(ServerFileError::Damaged(lines.number));
    }
    let report = audit::examine(server.books()).await?;
    if report.is_clean() {
        Ok(count)
    } else {
        Err(ServerFileError::Books(report))
    }
}

fn refused(lines: &Lines<'_>, error: StoreError) -> ServerFileError {
    let line = lines.number;
    match schema_refusal(&error) {
        Some(why) => ServerFileError::Refused { line, why },
        None => error.into(),
    }
}

/// A row, with its texts as they would be if they were typed here.
fn row_of(line: &str) -> Option<MovingRow> {
    let mut line: Value = serde_json::from_str(line).ok()?;
    let mut kinds = line.as_object_mut()?.iter_mut();
    let (kind, columns) = kinds.next()?;
    for (column, value) in columns.as_object_mut()? {
        retype(kind, column, value);
    }
    MovingRow::parse(kind, columns).filter(|_| kinds.next().is_none())
}

/// Tidies a text, or each text in it if it is JSON. What is not the address of a picture is none: it would be fetched.
fn retype(kind: &str, column: &str, value: &mut Value) {
    let Value::String(text) = value else { return };
    let is_no_picture = || parse_picture(text).is_err();
    if (kind, column) == ("character", "picture") && is_no_picture() {
        *value = Value::Null;
        return;
    }
    let mut inner: Value = serde_json::from_str(text).unwrap_or_default();
    if inner.is_object() || inner.is_array() {
        // As it was written, unless something in it changes: hashes are made of such texts.
        if tidy_all(&mut inner) {
            *text = inner.to_string();
        }
    } else if let Cow::Owned(tidied) = tidy(text) {
        *text = tidied;
    }
}

/// Tidies the texts in a value; returns whether there was something to tidy.
fn tidy_all(value: &mut Value) -> bool {
    match value {
        Value::String(text) => match tidy(text) {
            Cow::Borrowed(_) => false,
            Cow::Owned(tidied) if tidied == *text => false,
            Cow::Owned(tidied) => {
                *text = tidied;
                true
            }
        },
        Value::Array(values) => values
            .iter_mut()
            .fold(false, |some, value| tidy_all(value) | some),
        Value::Object(values) => values
            .values_mut()
            .fold(false, |some, value| tidy_all(value) | some),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The lines of a file, counted and summed.
struct Lines<'t> {
    text: &'t mut (dyn BufRead + Send),
    number: u64,
    sum: Checksum,
    /// The sum without the last line.
    before: Checksum,
}

impl Lines<'_> {
    fn next(&mut self) -> Result<Option<String>, ServerFileError> {
        let mut line = String::new();
        self.number += 1;
        match self.text.read_line(&mut line) {
            Ok(0) => return Ok(None),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return Err(ServerFileError::Damaged(self.number));
            }
            Err(error) => return Err(error.into()),
        }
        let line = line.strip_suffix('\n');
        let line = line.ok_or(ServerFileError::Damaged(self.number))?;
        if line.ends_with('\r') {
            return Err(ServerFileError::LineEnds);
        }
        let line = match self.number {
            // An editor has put it there.
            1 => line.strip_prefix('\u{feff}').unwrap_or(line),
            _ => line,
        };
        self.before = self.sum.clone();
        self.sum.take(line);
        Ok(Some(line.to_owned()))
    }
}

/// A checksum of lines, and how many of them were rows.
#[derive(Clone, Default)]
struct Checksum {
    hash: Sha256,
    rows: u64,
}

impl Checksum {
    fn take<'l>(&mut self, line: &'l str) -> &'l str {
        self.hash.update(line);
        self.hash.update("\n");
        line
    }

    fn take_row(&mut self, row: &MovingRow) -> String {
        let line = format!("{{\"{}\":{}}}", row.kind(), row.columns());
        self.take(&line);
        self.rows += 1;
        line
    }

    fn foot(self) -> Foot {
        Foot {
            rows: self.rows,
            sha256: hex(&self.hash.finalize()),
        }
    }
}
