//! The house's books, as the game master sees them.

use super::error::CommandError;
use super::guest::Guest;
use super::wording::Wording;
use books::{Account, Owner};
use house::bank::LedgerLine;
use house::{GuildId, Seek, Tavern};
use screens::screen::Screen;
use screens::{LARGEST_LINES, LedgerFile, MINT_LINES, NamedTransfer};

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
    let (guild, bank) = (guest.guild, &tavern.bank);
    let page = bank.minting(guild, seek, MINT_LINES).await?;
    let mint = called(tavern, wording, guild, &Account::Mint).await?;
    let mut minting = Vec::new();
    for entry in page.entries {
        let other = called(tavern, wording, guild, &entry.counterparty).await?;
        let (from, to) = match entry.amount {
            ..0 => (mint.clone(), other),
            _ => (other, mint.clone()),
        };
        minting.push(NamedTransfer {
            id: entry.id,
            from,
            to,
            coins: entry.amount.abs(),
            reason: entry.reason,
            cause: entry.cause.unwrap_or_default(),
            note: entry.note.map(|(by, words)| (format!("<@{by}>"), words)),
            at: entry.at,
        });
    }
    let mut largest = Vec::new();
    for line in bank.largest_moves(guild, LARGEST_LINES).await? {
        largest.push(moved(tavern, wording, guild, line).await?);
    }
    let books = screens::BooksPage {
        coin_totals: bank.coin_totals(guild).await?,
        largest,
        minting,
        newer: page.newer,
        older: page.older,
    };
    Ok(screens::books(&wording.public(guild), &books))
}

/// The ledger as a file, up to the size limit of a file: newest entries first.
///
/// # Errors
/// The guest is not the game master.
pub async fn ledger(
    tavern: &Tavern,
    wording: &Wording,
    guest: &Guest,
) -> Result<Screen, CommandError> {
    open_books(guest)?;
    let guild = guest.guild;
    let mut file = LedgerFile::with_heading();
    let mut before = i64::MAX;
    'pages: loop {
        let page = tavern.bank.ledger(guild, before, AT_A_TIME).await?;
        let Some(last) = page.last() else { break };
        before = last.id;
        for line in page {
            let time = serenity::model::Timestamp::from_millis(line.at);
            let time = time.map(|time| time.to_string()).unwrap_or_default();
            if !file.add(&moved(tavern, wording, guild, line).await?, &time) {
                break 'pages;
            }
        }
    }
    Ok(file.screen(&guest.words))
}

fn open_books(guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm {
        return Ok(());
    }
    Err(CommandError::Message(guest.words.say("books-refused")))
}

async fn moved(
    tavern: &Tavern,
    wording: &Wording,
    guild: GuildId,
    line: LedgerLine,
) -> Result<NamedTransfer, CommandError> {
    Ok(NamedTransfer {
        id: line.id,
        from: called(tavern, wording, guild, &line.debit).await?,
        to: called(tavern, wording, guild, &line.credit).await?,
        coins: line.amount,
        reason: line.reason,
        cause: line.cause.unwrap_or_default(),
        note: line.note.map(|(by, words)| (format!("<@{by}>"), words)),
        at: line.at,
    })
}

/// The name of an account, as shown to the reader.
async fn called(
    tavern: &Tavern,
    wording: &Wording,
    guild: GuildId,
    account: &Account,
) -> Result<String, CommandError> {
    let words = wording.public(guild);
    let name = async |owner: &Owner| tavern.members.name_of(guild, owner).await;
    Ok(match account {
        Account::Mint => words.say("account-mint"),
        Account::House => words.say("account-house"),
        Account::Pot { .. } => words.say("account-pot"),
        Account::Member(purse) => name(&Owner::Member(*purse)).await?,
        Account::Patron(key) => name(&Owner::Patron(key.clone())).await?,
        Account::Hold { owner, .. } => name(owner).await?,
    })
}
