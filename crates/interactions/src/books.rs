//! The house's books, as the game master sees them.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::wording::Wording;
use house::Tavern;
use ids::Seek;
use screens::screen::Screen;
use screens::{LARGEST_LINES, LedgerFile, MINT_LINES, MOST_ACCOUNTS};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// How many transfers are read at a time.
const AT_A_TIME: u32 = 1000;

/// A summary of the books, with a page of the coins granted and taken.
///
/// # Errors
/// The guest is not the game master.
pub async fn books(
    tavern: &Tavern,
    wording: &Wording,
    guest: &Guest,
    seek: Seek<i64>,
) -> Result<Screen, CommandError> {
    open_books(guest)?;
    let page = tavern.books(guest.guild, seek, MINT_LINES, LARGEST_LINES);
    Ok(screens::books(&wording.public_by(guest), &page.await?))
}

/// The ledger as a file, up to the size limit of a file: newest entries first. Another has the accounts.
///
/// # Errors
/// The guest is not the game master.
pub async fn ledger(
    tavern: &Tavern,
    wording: &Wording,
    guest: &Guest,
) -> Result<Screen, CommandError> {
    open_books(guest)?;
    let (guild, words) = (guest.guild, wording.public_by(guest));
    let mut file = LedgerFile::with_heading();
    let mut before = i64::MAX;
    'pages: loop {
        let page = tavern.ledger(guild, before, AT_A_TIME).await?;
        let Some(last) = page.last() else { break };
        before = last.id;
        for line in page {
            let time = written(line.at).unwrap_or_default();
            if !file.add(&words, &line, &time) {
                break 'pages;
            }
        }
    }
    let accounts = tavern.accounts(guild, MOST_ACCOUNTS).await?;
    Ok(file.screen(&guest.words, &words, &accounts))
}

fn open_books(guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm {
        return Ok(());
    }
    Err(CommandError::Message(guest.words.say("books-refused")))
}

/// A time in milliseconds since 1970, as files of tables write it.
fn written(at: i64) -> Option<String> {
    let time = OffsetDateTime::from_unix_timestamp_nanos(i128::from(at) * 1_000_000);
    time.ok()?.format(&Rfc3339).ok()
}
