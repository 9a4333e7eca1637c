//! What a game master orders away from the tables is logged under their name, in the same step.

use books::{Currency, Reason};
use std::collections::BTreeMap;
use store::{Step, TransferRow, Write};

/// Checks that a step is logged as it should be, and counts its lines in the log by kind.
pub fn logged(step: &Step, counts: &mut BTreeMap<String, u64>) -> Result<(), String> {
    let mut lines = 0;
    for write in &step.writes {
        if let Write::Logged { by, what, .. } = write {
            lines += u64::from(by.is_some());
            *counts.entry(kind(what)?).or_default() += 1;
        }
    }
    let ordered = step.transfers.iter().find(|row| is_ordered(row));
    let ordered = match (ordered, step.writes.iter().find(|write| is_an_order(write))) {
        // Orders at tables are checked with the table's step.
        (Some(row), _) if step.table.is_none() => format!("{row:?}"),
        (_, Some(write)) => format!("{write:?}"),
        _ => return Ok(()),
    };
    match lines {
        1 => Ok(()),
        _ => Err(format!("{lines} lines in the log tell of {ordered}")),
    }
}

/// Checks that an entry of the log names one of these currencies, which its server may have had then.
pub fn said_in(what: &str, currencies: &[Currency]) -> Result<(), String> {
    let entry: serde_json::Value = serde_json::from_str(what).map_err(|why| why.to_string())?;
    let said = entry.get("currency").and_then(|said| said.as_str());
    let said = said.ok_or_else(|| format!("no currency: {what}"))?;
    let mut currencies = currencies.iter().map(Currency::to_string);
    if currencies.any(|currency| currency == said) {
        Ok(())
    } else {
        Err(format!("not said in the server's currency: {what}"))
    }
}

/// Whether a game master must have ordered this; other coins are moved by members or by the house.
fn is_ordered(row: &TransferRow) -> bool {
    match Reason::from(row.reason.clone()) {
        // `coins` checks from whom to whom these go.
        Reason::Allowance
        | Reason::Payment
        | Reason::HouseFill
        | Reason::Retirement
        | Reason::Erasure => false,
        // Raised starting coins are a game master's order; the first ones are not.
        Reason::StartingCoins => row.name.matches(':').count() > 1,
        // A dismissed patron's coins go back without an order.
        Reason::PatronFunds => row.debit.name == books::Account::House.to_string(),
        Reason::Grant
        | Reason::Fine
        | Reason::Hold
        | Reason::Release
        | Reason::Void
        | Reason::Played(_) => true,
    }
}

fn is_an_order(write: &Write) -> bool {
    match write {
        Write::Bar(bar) => bar.kind != "self",
        Write::Unbar { kind, .. } => kind != "self",
        Write::Voided(_) | Write::Patron(_) | Write::Settings { .. } => true,
        // What members do for themselves, what a table's step writes, and what the house remembers.
        Write::Alive { .. }
        | Write::AliveUnder { .. }
        | Write::Surface { .. }
        | Write::SurfaceDeleted { .. }
        | Write::Member { .. }
        | Write::Plays { .. }
        | Write::Preferences { .. }
        | Write::Character(_)
        | Write::Session(_)
        | Write::SessionTable { .. }
        | Write::Shuffle(_)
        | Write::ShuffleEnded { .. }
        | Write::CutWords { .. }
        | Write::Application { .. }
        | Write::Secret { .. }
        | Write::Given(_)
        | Write::DayTotals(_)
        | Write::DaysForgotten { .. }
        | Write::Upgraded { .. }
        | Write::Logged { .. }
        | Write::PlayedFor { .. }
        | Write::VoidAsked(_)
        | Write::VoidAgreed { .. }
        | Write::VoidAnswered { .. }
        | Write::Report { .. }
        | Write::ForgetMember { .. }
        | Write::ForgetVoid { .. }
        | Write::Recognise { .. }
        | Write::ClosedTable { .. }
        | Write::EntryWithout { .. }
        | Write::Departed { .. } => false,
    }
}

/// The kind of an entry, as it is stored.
fn kind(what: &str) -> Result<String, String> {
    let entry: serde_json::Value = serde_json::from_str(what).map_err(|why| why.to_string())?;
    let kind = entry.get("did").and_then(|kind| kind.as_str());
    kind.map(str::to_owned)
        .ok_or_else(|| format!("no log entry: {what}"))
}
