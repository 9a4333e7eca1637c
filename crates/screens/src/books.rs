//! The books of a server, for its game master.

use super::fit::{parts_of, shortened};
use super::history::moved;
use super::names::bold;
use super::purse::plain_note;
use crate::button::Button;
use crate::csv::Csv;
use crate::screen::{Key, Panel, Row, Screen};
use crate::words::{Words, args};
use books::Reason;
use ids::Seek;
use pages::{AccountName, BooksPage, NamedPurse, NamedTransfer};
use rules::Coins;

/// Grants and withdrawals listed on a page.
pub const MINT_LINES: u32 = 6;
/// Largest transfers listed.
pub const LARGEST_LINES: u32 = 5;
/// Accounts in the file of accounts, which is then smaller than the ledger's may be.
pub const MOST_ACCOUNTS: u32 = 20_000;
/// The largest ledger file, in bytes; Discord accepts 10 MiB.
const MOST_BYTES: usize = 9 << 20;

/// An overview of the books.
pub fn books(words: &Words, page: &BooksPage) -> Screen {
    let found = &page.coin_totals;
    let sum = |key: &str, coins: Coins| words.with(key, args!["coins" => words.coins(coins)]);
    let text = [
        sum("books-minted", found.minted),
        sum("books-burned", found.burned),
        sum("books-members", found.members),
        sum("books-patrons", found.patrons),
        sum("books-house", found.house),
        sum("books-held", found.on_hold),
        sum("books-pots", found.in_pots),
        sum(
            if found.sum == Coins::ZERO {
                "books-sum"
            } else {
                "books-wrong"
            },
            found.sum,
        ),
    ];
    let lines = |moves: &[NamedTransfer]| {
        moves
            .iter()
            .map(|each| line(words, each))
            .collect::<Vec<_>>()
    };
    let mut parts = parts_of(words, &words.say("books-minting"), &lines(&page.minting));
    parts.extend(parts_of(
        words,
        &words.say("books-largest"),
        &lines(&page.largest),
    ));
    let mut keys = Vec::new();
    if let Some(first) = page.minting.first().filter(|_| page.newer) {
        keys.push(Key::plain(
            Button::Books(Seek::After(first.id)),
            words.say("page-newer"),
        ));
    }
    if let Some(last) = page.minting.last().filter(|_| page.older) {
        keys.push(Key::plain(
            Button::Books(Seek::Before(last.id)),
            words.say("page-older"),
        ));
    }
    keys.push(Key::plain(Button::Ledger, words.say("key-ledger")));
    Screen {
        panel: Some(shortened(Panel {
            title: words.say("books-title"),
            text: text.join("\n"),
            parts,
            footer: words.say("books-footer"),
            ..Panel::default()
        })),
        rows: vec![Row::Keys(keys)],
        ..Screen::default()
    }
}

fn line(words: &Words, each: &NamedTransfer) -> String {
    // Told from the payer's side, so that the other side is the payee. Between the house and its patrons coins go both
    // ways, so the line names both.
    let (from, to) = (called(words, &each.from), called(words, &each.to));
    let other = Some(&*to).filter(|_| each.reason != Reason::PatronFunds);
    let line = words.with(
        "books-line",
        args![
            "when" => format!("<t:{}:d>", each.at / 1000),
            "from" => bold(&from),
            "to" => bold(&to),
            "coins" => words.sum(each.coins),
            "what" => moved(words, &each.reason, -each.coins, other)
        ],
    );
    match &each.note {
        None => line,
        Some((who, note)) => words.with(
            "books-noted",
            args!["line" => line, "who" => format!("<@{who}>"), "note" => plain_note(note)],
        ),
    }
}

/// The name of an account, as shown to the reader.
fn called(words: &Words, name: &AccountName) -> String {
    match name {
        AccountName::Mint => words.say("account-mint"),
        AccountName::House => words.say("account-house"),
        AccountName::Pot => words.say("account-pot"),
        AccountName::Owner(name) => name.clone(),
    }
}

/// The ledger as a file being written, newest transfer first.
pub struct LedgerFile {
    text: String,
    full: bool,
}

impl LedgerFile {
    /// A file with only the heading.
    pub fn with_heading() -> LedgerFile {
        let heads = [
            "number",
            "time",
            "from",
            "to",
            "coins",
            "reason",
            "belongs_to",
            "by",
            "note",
        ];
        let csv = heads
            .iter()
            .fold(Csv::default(), |csv, head| csv.value(head));
        LedgerFile {
            text: csv.end().into_text(),
            full: false,
        }
    }

    /// Adds a transfer, its accounts called in these words; returns `false` if the file has reached Discord's limit.
    pub fn add(&mut self, words: &Words, moved: &NamedTransfer, time: &str) -> bool {
        let (by, note) = match &moved.note {
            Some((by, note)) => (format!("<@{by}>"), &**note),
            None => Default::default(),
        };
        let row = Csv::default()
            .value(moved.id)
            .value(time)
            .typed(&called(words, &moved.from))
            .typed(&called(words, &moved.to))
            .value(moved.coins)
            .value(moved.reason.word())
            .value(moved.cause.as_deref().unwrap_or_default())
            .value(by)
            .typed(note)
            .end()
            .into_text();
        self.full |= self.text.len() + row.len() > MOST_BYTES;
        if !self.full {
            self.text.push_str(&row);
        }
        !self.full
    }

    /// The answer that carries the file, and another with these accounts, called in the server's words.
    pub fn screen(self, words: &Words, public: &Words, accounts: &[NamedPurse]) -> Screen {
        let payments = words.say(if self.full {
            "ledger-cut"
        } else {
            "ledger-whole"
        });
        let said = format!("{payments}\n{}", words.say("ledger-accounts"));
        Screen::note(said)
            .with_file("ledger.csv", self.text)
            .with_file("accounts.csv", accounts_file(public, accounts))
    }
}

/// Accounts as a file, with what is free in each and what is reserved at tables.
fn accounts_file(words: &Words, accounts: &[NamedPurse]) -> String {
    let heads = ["account", "name", "kind", "free", "reserved"];
    let csv = heads
        .iter()
        .fold(Csv::default(), |csv, head| csv.value(head));
    let rows = accounts.iter().fold(csv.end(), |csv, purse| {
        let kind = purse.account.split(':').next().unwrap_or_default();
        csv.value(&purse.account)
            .typed(&called(words, &purse.name))
            .value(kind)
            .value(purse.coins.free)
            .value(purse.coins.on_hold)
            .end()
    });
    rows.into_text()
}
