//! One page of the history of a purse.

use super::fit::shortened;
use super::past::open_menu;
use super::purse::plain_note;
use super::receipt;
use crate::button::Button;
use crate::screen::{Key, Panel, Row, Screen};
use crate::words::{Words, args, plain};
use books::Reason;
use ids::{DealId, Seek};
use pages::{History, HistoryEntry};
use rules::Coins;

/// Entries on a page: with the longest notes they just fit into a message.
pub const HISTORY_LINES: u32 = 7;

/// Shows a page, with a menu of the deals on it and the way to the pages before and after.
pub fn history(words: &Words, page: &History) -> Screen {
    let lines: Vec<String> = page
        .entries
        .iter()
        .map(|entry| line(words, entry))
        .collect();
    let mut deals: Vec<DealId> = Vec::new();
    for deal in page.entries.iter().filter_map(|entry| entry.deal) {
        if !deals.contains(&deal) {
            deals.push(deal);
        }
    }
    let mut rows = Vec::new();
    rows.extend(open_menu(
        words,
        deals.iter().map(|deal| (*deal, String::new())),
    ));
    rows.extend(turning(words, page));
    Screen {
        panel: Some(shortened(Panel {
            title: words.say("history-title"),
            text: if lines.is_empty() {
                words.say("history-empty")
            } else {
                lines.join("\n")
            },
            // A page without deals has none to choose.
            footer: if deals.is_empty() {
                String::new()
            } else {
                words.say("history-footer")
            },
            ..Panel::default()
        })),
        rows,
        ..Screen::default()
    }
}

fn turning(words: &Words, page: &History) -> Option<Row> {
    let mut keys = Vec::new();
    if page.newer {
        let seek = page
            .entries
            .first()
            .map_or(Seek::Newest, |first| Seek::After(first.id));
        keys.push(Key::plain(
            Button::History(Seek::Newest),
            words.say("page-newest"),
        ));
        keys.push(Key::plain(Button::History(seek), words.say("page-newer")));
    }
    if let Some(last) = page.entries.last().filter(|_| page.older) {
        let seek = Seek::Before(last.id);
        keys.push(Key::plain(Button::History(seek), words.say("page-older")));
    }
    // On an empty page both lead to the newest.
    keys.dedup_by(|a, b| a.button == b.button);
    (!keys.is_empty()).then_some(Row::Keys(keys))
}

fn line(words: &Words, entry: &HistoryEntry) -> String {
    let mut what = moved(words, &entry.reason, entry.coins, entry.other.as_deref());
    if let Some(deal) = entry.deal {
        what = words.with(
            "history-of-deal",
            args!["what" => what, "deal" => deal.short()],
        );
    }
    let line = words.with(
        "history-line",
        args![
            "when" => format!("<t:{}:f>", entry.at / 1000),
            "coins" => words.won(entry.coins),
            "what" => what,
            "balance" => words.sum(entry.balance)
        ],
    );
    match &entry.note {
        None => line,
        Some(note) => words.with(
            "history-noted",
            args!["line" => line, "note" => plain_note(note)],
        ),
    }
}

/// Why coins moved, in words; `other` is the name of the other side.
pub fn moved(words: &Words, reason: &Reason, coins: Coins, other: Option<&str>) -> String {
    let who = other.map(plain).unwrap_or_default();
    let of_who = |key| words.with(key, args!["who" => who.as_str()]);
    match reason {
        Reason::StartingCoins => words.say("moved-start"),
        Reason::Grant => words.say("moved-grant"),
        Reason::Allowance => words.say("moved-allowance"),
        Reason::Fine => words.say("moved-take"),
        // No member, patron or character: the house.
        Reason::Payment if coins < Coins::ZERO && who.is_empty() => {
            words.with("moved-pay-to", args!["who" => words.say("account-house")])
        }
        Reason::Payment if coins < Coins::ZERO => of_who("moved-pay-to"),
        Reason::Payment => of_who("moved-pay-from"),
        Reason::Erasure => words.say("moved-erase"),
        Reason::Retirement if coins < Coins::ZERO => words.say("moved-retire-to"),
        Reason::Retirement => of_who("moved-retire-from"),
        Reason::HouseFill => words.say("moved-house"),
        Reason::PatronFunds if who.is_empty() => words.say("moved-patron"),
        Reason::PatronFunds => of_who("moved-patron-for"),
        Reason::Void => words.say("moved-undone"),
        Reason::Release => words.say("moved-release"),
        Reason::Hold => unnamed(words, reason),
        Reason::Played(word) => match word.parse() {
            Ok(reason) => receipt::why(words, reason),
            // Damaged books, or books of another version.
            Err(rules::NoSuchReason) => unnamed(words, reason),
        },
    }
}

/// For what is not shown, or not known: the word that stands in the books.
fn unnamed(words: &Words, reason: &Reason) -> String {
    words.with("moved-other", args!["reason" => plain(reason.word())])
}
