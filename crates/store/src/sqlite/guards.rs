//! What guards a file: the parts of its schema, read from the texts by which they were made.
//!
//! What the migrations make of an empty database is made in memory, up to the last one that the file has, and compared
//! by words: comments, spaces and the quotes that renaming a table leaves make no difference.

use std::collections::BTreeSet;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::file::{Age, missing_steps, steps, to_read};
use crate::sql::error::{OpenError, open_error};
use crate::sql::guards::{Guard, GuardChanges, Schema, compare};
use crate::sql::migrations::SQLITE;

/// Type, name, table and text of one thing in a file.
type Row = (String, String, String, Option<String>);

/// An index that a key makes has no text. The migrations that were applied, and how texts are stored, are trusted too.
const THINGS: &str = "SELECT type, name, tbl_name, sql FROM sqlite_master
    UNION ALL SELECT 'migration', CAST(version AS TEXT), '', hex(checksum) || ' ' || success FROM _sqlx_migrations
    UNION ALL SELECT 'encoding', 'of texts', '', encoding FROM pragma_encoding";

/// How a file, which may be in use and is not changed, differs from what the migrations make.
///
/// # Errors
/// Why the file cannot be used.
pub(super) async fn changes_in(path: &Path) -> Result<GuardChanges, OpenError> {
    let mut connection = to_read(path, Age::Any).await?;
    let changes = changes(path, &mut connection).await;
    let closed = connection.close().await;
    closed.map_err(|error| open_error(path, error))?;
    changes
}

/// Refuses a database whose guards differ from what the migrations make, before anything is written.
///
/// # Errors
/// [`OpenError::Unguarded`]; otherwise why it cannot be used.
pub(super) async fn must_stand(
    path: &Path,
    connection: &mut SqliteConnection,
) -> Result<(), OpenError> {
    changes(path, connection)
        .await?
        .must_be_harmless(path.display())
}

async fn changes(
    path: &Path,
    connection: &mut SqliteConnection,
) -> Result<GuardChanges, OpenError> {
    missing_steps(path, connection).await?;
    let compared = async {
        let last = steps(connection).await?.pop().unwrap_or(0);
        let mut empty = SqliteConnectOptions::new().connect().await?;
        SQLITE.run_to(last, &mut empty).await?;
        let (made, found) = (things(&mut empty).await?, things(connection).await?);
        empty.close().await?;
        let tables = made.iter().filter(|(kind, ..)| kind == "table");
        let tables = tables.map(|(_, name, ..)| name.as_str()).collect();
        Ok(compare(&schema(&made, &tables), &schema(&found, &tables)))
    };
    compared.await.map_err(|error| open_error(path, error))
}

async fn things(connection: &mut SqliteConnection) -> sqlx::Result<Vec<Row>> {
    sqlx::query_as(THINGS).fetch_all(connection).await
}

/// The parts of a schema. The quotes around the names of `tables` make no difference.
fn schema(things: &[Row], tables: &BTreeSet<&str>) -> Schema {
    let mut schema = Schema::new();
    let mut add = |kind: &str, name: &str, on: &str, event: &str, made: String| {
        let [kind, name, on, event] = [kind, name, on, event].map(str::to_owned);
        let guard = Guard {
            kind,
            name,
            on,
            event,
        };
        schema.entry(guard).or_default().insert(made);
    };
    for (kind, name, on, text) in things {
        let Some(text) = text else { continue };
        let words = words(text, tables);
        let made = sentence(&words);
        match kind.as_str() {
            "table" => {
                let (frame, items) = items(&words);
                add("table", name, "", "", sentence(&frame));
                for item in items {
                    for [kind, part, event, made] in parts(item) {
                        add(&kind, &part, name, &event, made);
                    }
                }
            }
            "trigger" => add("trigger", name, on, &sentence(event(&words)), made),
            "index" if words.get(1).is_some_and(|word| is(word, "UNIQUE")) => {
                add("unique index", name, on, "", made);
            }
            "index" if is_plain(&words) => add("index", name, on, "", made),
            "index" => add("index", name, on, "partial", made),
            kind => add(kind, name, "", "", made),
        }
    }
    schema
}

/// What a table is called and how it is stored; and its columns and constraints.
fn items<'w, 't>(words: &'w [&'t str]) -> (Vec<&'t str>, Vec<&'w [&'t str]>) {
    let Some(open) = words.iter().position(|word| *word == "(") else {
        return (words.to_vec(), Vec::new());
    };
    let (mut depth, mut begin, mut end) = (0, open + 1, words.len());
    let mut items = Vec::new();
    for (at, word) in words.iter().enumerate().skip(open) {
        match *word {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
        if depth == 0 || (depth == 1 && *word == ",") {
            items.push(&words[begin..at]);
            begin = at + 1;
        }
        if depth == 0 {
            end = begin;
            break;
        }
    }
    ([&words[..open], &words[end..]].concat(), items)
}

/// Kind, name, event and definition of what a column or constraint of a table is: the column itself, and each check and
/// key in it.
fn parts(item: &[&str]) -> Vec<[String; 4]> {
    let named = item.first().is_some_and(|word| is(word, "CONSTRAINT"));
    let item = if named {
        item.get(2..).unwrap_or_default()
    } else {
        item
    };
    let Some(first) = item.first() else {
        return Vec::new();
    };
    let starts = |word: &str| is(first, word);
    let mut parts = Vec::new();
    let mut add = |kind: &str, name: String, event: &str, made: String| {
        parts.push([kind.to_owned(), name, event.to_owned(), made]);
    };
    let column = if ["CHECK", "FOREIGN", "PRIMARY", "UNIQUE"]
        .into_iter()
        .any(starts)
    {
        None
    } else {
        Some(*first)
    };
    match column {
        Some(column) => add("column", column.to_owned(), "", sentence(item)),
        None if starts("PRIMARY") || starts("UNIQUE") => {
            add("key", sentence(item), "", String::new())
        }
        None => {}
    }
    let mut depth = 0;
    for (at, word) in item.iter().enumerate() {
        let rest = &item[at + 1..];
        match *word {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ if depth > 0 => {}
            word if is(word, "CHECK") => {
                let made = match column {
                    Some(_) => String::new(),
                    None => sentence(rest),
                };
                add("check", sentence(group(rest)), "", made);
            }
            word if is(word, "REFERENCES") => {
                let name = match column {
                    Some(column) => format!("({column})"),
                    None => sentence(group(item.get(2..).unwrap_or_default())),
                };
                add(
                    "foreign key",
                    name,
                    rest.first().unwrap_or(&""),
                    sentence(rest),
                );
            }
            word => {
                let key = [("PRIMARY", "PRIMARY KEY"), ("UNIQUE", "UNIQUE")];
                let key = key.into_iter().find(|(first, _)| is(word, first));
                if let (Some(column), Some((_, key))) = (column, key) {
                    add("key", format!("{key} ({column})"), "", String::new());
                }
            }
        }
    }
    parts
}

/// The words up to the parenthesis that closes the first one.
fn group<'w, 't>(words: &'w [&'t str]) -> &'w [&'t str] {
    let mut depth = 0;
    for (at, word) in words.iter().enumerate() {
        match *word {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
        if depth <= 0 {
            return &words[..=at];
        }
    }
    words
}

/// When a trigger fires: what stands between its name and its table.
fn event<'w, 't>(words: &'w [&'t str]) -> &'w [&'t str] {
    let table = words.iter().position(|word| is(word, "ON"));
    words.get(3..table.unwrap_or(0)).unwrap_or_default()
}

/// Whether an index is on columns alone: nothing in it can fail, so it refuses no row.
fn is_plain(words: &[&str]) -> bool {
    let columns = words.iter().skip_while(|word| **word != "(").skip(1);
    let mut columns = columns.copied().collect::<Vec<_>>();
    columns.pop() == Some(")")
        && columns
            .iter()
            .all(|word| *word == "," || word.chars().all(is_of_name))
        && !columns.iter().any(|word| is(word, "COLLATE"))
}

/// Whether a word is this keyword.
fn is(word: &str, keyword: &str) -> bool {
    word.eq_ignore_ascii_case(keyword)
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_' || letter == '$' || !letter.is_ascii()
}

/// The words of a text in SQL (<https://www.sqlite.org/lang.html>): names, numbers, quoted texts, signs.
fn words<'t>(text: &'t str, tables: &BTreeSet<&str>) -> Vec<&'t str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let until = |end: char| rest[1..].find(end).map_or(rest.len(), |at| at + 2);
        let end = match first {
            '-' if rest.starts_with("--") => until('\n'),
            '/' if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |at| at + 4),
            // A doubled quote gives two words, and no others.
            '\'' | '"' | '`' => until(first),
            '[' => until(']'),
            _ if is_of_name(first) => rest
                .find(|letter| !is_of_name(letter))
                .unwrap_or(rest.len()),
            _ if "<>=!|".contains(first) => rest
                .find(|letter| !"<>=!|".contains(letter))
                .unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (word, after) = rest.split_at(end);
        rest = after;
        let is_nothing =
            first.is_ascii_whitespace() || word.starts_with("--") || word.starts_with("/*");
        if !is_nothing {
            let bare = word
                .strip_prefix('"')
                .and_then(|word| word.strip_suffix('"'));
            words.push(bare.filter(|bare| tables.contains(bare)).unwrap_or(word));
        }
    }
    words
}

/// Words as one text.
fn sentence(words: &[&str]) -> String {
    let mut text = String::new();
    let mut before = "(";
    for word in words {
        if !["(", "."].contains(&before) && ![")", ",", "."].contains(word) {
            text.push(' ');
        }
        text.push_str(word);
        before = word;
    }
    text
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn words_of(text: &str) -> Vec<&str> {
        words(text, &BTreeSet::from(["deals"]))
    }

    #[test]
    fn words_are_the_same_however_they_are_written() {
        let plain = "CREATE TABLE deals (a TEXT CHECK (a <> 'it''s -- (' || x.\"null\"))";
        let other = "CREATE TABLE \"deals\"( /* a, b */ a TEXT -- what it is\n CHECK(a<>'it''s -- ('||x.\"null\"))";
        assert_eq!(words_of(plain), words_of(other));
        assert_eq!(sentence(&words_of("a . b , ( c )")), "a.b, (c)");
        for changed in [
            // A text, not the keyword; another text; a comment.
            plain.replace("\"null\"", "null"),
            plain.replace("it''s -- (", "it''s -- )"),
            plain.replace("CHECK", "-- CHECK"),
            plain.replace("<>", "="),
        ] {
            assert_ne!(words_of(plain), words_of(&changed), "{changed}");
        }
        // Never closed.
        for text in ["'", "\"a", "[a", "/*", "--", "é\"", "(", "'é"] {
            words_of(text);
        }
    }

    #[test]
    fn a_table_is_told_by_its_columns_checks_and_keys() {
        let text = "CREATE TABLE acts (
            id INTEGER PRIMARY KEY, deal BIGINT NOT NULL UNIQUE REFERENCES \"deals\" (id) ON DELETE CASCADE,
            n BIGINT CHECK (n IN (1, 2)) DEFAULT (1),
            PRIMARY KEY (deal, n), CONSTRAINT one UNIQUE (n), CHECK (n <> deal),
            FOREIGN KEY (n, deal) REFERENCES deals (a, b)
        ) WITHOUT ROWID";
        let text = words_of(text);
        let (frame, items) = items(&text);
        assert_eq!(sentence(&frame), "CREATE TABLE acts WITHOUT ROWID");
        let parts: Vec<[String; 4]> = items.into_iter().flat_map(parts).collect();
        let parts: Vec<[&str; 4]> = parts
            .iter()
            .map(|part| part.each_ref().map(String::as_str))
            .collect();
        let deal = "deal BIGINT NOT NULL UNIQUE REFERENCES deals (id) ON DELETE CASCADE";
        assert_eq!(
            parts,
            [
                ["column", "id", "", "id INTEGER PRIMARY KEY"],
                ["key", "PRIMARY KEY (id)", "", ""],
                ["column", "deal", "", deal],
                ["key", "UNIQUE (deal)", "", ""],
                [
                    "foreign key",
                    "(deal)",
                    "deals",
                    "deals (id) ON DELETE CASCADE"
                ],
                [
                    "column",
                    "n",
                    "",
                    "n BIGINT CHECK (n IN (1, 2)) DEFAULT (1)"
                ],
                ["check", "(n IN (1, 2))", "", ""],
                ["key", "PRIMARY KEY (deal, n)", "", ""],
                ["key", "UNIQUE (n)", "", ""],
                ["check", "(n <> deal)", "", "(n <> deal)"],
                ["foreign key", "(n, deal)", "deals", "deals (a, b)"],
            ]
        );
    }

    #[test]
    fn an_index_on_columns_refuses_nothing() {
        for (text, plain) in [
            ("CREATE INDEX i ON deals (a, b DESC)", true),
            ("CREATE INDEX i ON deals (a) WHERE b = 1", false),
            ("CREATE INDEX i ON deals (a) WHERE (b)", false),
            ("CREATE INDEX i ON deals (json(a))", false),
            ("CREATE INDEX i ON deals (a -> 'b')", false),
            ("CREATE INDEX i ON deals (a COLLATE nowhere)", false),
        ] {
            assert_eq!(is_plain(&words_of(text)), plain, "{text}");
        }
        let trigger =
            words_of("CREATE TRIGGER t BEFORE UPDATE OF a, b ON deals BEGIN SELECT 1; END");
        assert_eq!(sentence(event(&trigger)), "BEFORE UPDATE OF a, b");
    }
}
