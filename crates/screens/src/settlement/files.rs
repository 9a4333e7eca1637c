//! The files of a settlement. Anything in them meant for programs is not translated.

use super::sheet::{Command, Sheet, commands, full_name, played, title, unit};
use crate::csv::Csv;
use crate::inn;
use crate::words::Words;
use books::{Account, Other, PurseResult};
use pages::Evening;
use serde_json::{Value, json};

/// The whole sheet, formatted as in a message.
pub fn text(words: &Words, evening: &Evening) -> String {
    let sheet = Sheet::from_evening(words, evening);
    let mut lines = sheet.whole();
    if !sheet.commands.is_empty() {
        lines.push(String::new());
        let commands = sheet.commands.into_iter();
        lines.extend(commands.flat_map(|command| [command.name, command.line]));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// A row per purse and a column per table; sums are in the smallest coin, which each row names. In each row, before,
/// the tables and other changes add up to after.
pub fn csv(words: &Words, evening: &Evening) -> String {
    let mut csv = Csv::default();
    for head in [
        "id",
        "name",
        "kind",
        "player",
        "player_id",
        "unit",
        "before",
    ] {
        csv = csv.value(head);
    }
    let unit = unit(words);
    for table in played(evening) {
        csv = csv.typed(&title(words, table));
    }
    csv = csv.value("tables");
    for other in Other::ALL {
        csv = csv.value(word(other));
    }
    csv = csv.value("after").end();
    for purse in &evening.settlement.purses {
        let player = evening.players.get(&purse.owner);
        csv = csv
            .value(&purse.owner)
            .typed(&full_name(words, evening, purse))
            .value(kind(purse))
            .typed(player.map_or("", |player| &player.name))
            .value(
                player
                    .map(|player| player.member.to_string())
                    .unwrap_or_default(),
            )
            .typed(&unit)
            .value(purse.before);
        for table in played(evening) {
            csv = csv.value(purse.tables.get(&table.id).copied().unwrap_or(0));
        }
        csv = csv.value(purse.play());
        for other in Other::ALL {
            csv = csv.value(purse.other.get(&other).copied().unwrap_or(0));
        }
        csv = csv.value(purse.after).end();
    }
    csv.into_text()
}

/// The same as JSON.
pub fn json(words: &Words, evening: &Evening) -> String {
    let tables: Vec<Value> = evening
        .tables
        .iter()
        .map(|table| {
            let terms = table.terms.as_ref();
            json!({
                "id": table.id.to_string(),
                "sign": inn(words, table.id),
                "game": terms.map(|terms| terms.variant.game()),
                "edition": terms.map(|terms| terms.variant.edition()),
                "stake": terms.map(|terms| terms.stake.0),
                "deals": table.deals,
                "voided": table.voided.iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        })
        .collect();
    let purses: Vec<Value> = evening
        .settlement
        .purses
        .iter()
        .map(|purse| {
            let at_tables = purse.tables.iter();
            let at_tables = at_tables.map(|(table, coins)| (table.to_string(), json!(coins)));
            let other = purse.other.iter();
            let other = other.map(|(other, coins)| (word(*other).to_owned(), json!(coins)));
            let fortune = purse.fortune.iter();
            let fortune = fortune.map(|(at, coins)| json!({"at": at, "coins": coins}));
            let player = evening.players.get(&purse.owner);
            json!({
                "id": purse.owner.to_string(),
                "player": player.map(|player| json!({
                    "id": player.member.to_string(),
                    "name": player.name,
                })),
                "name": full_name(words, evening, purse),
                "kind": kind(purse),
                "before": purse.before,
                "won": purse.play(),
                "tables": at_tables.collect::<serde_json::Map<_, _>>(),
                "other": other.collect::<serde_json::Map<_, _>>(),
                "after": purse.after,
                "fortune": fortune.collect::<Vec<_>>(),
            })
        })
        .collect();
    let coins = words.currency().denominations().iter();
    let coins = coins.map(|kind| (kind.name.clone(), json!(kind.worth)));
    let commands = commands(words, evening);
    let avrae = commands.iter().map(|Command { owner, name, line }| {
        json!({"purse": owner.to_string(), "name": name, "command": line})
    });
    let sheet = json!({
        "session": evening.name,
        "opened_at": evening.opened_at,
        "closed_at": evening.until,
        "currency": words.currency().to_string(),
        "unit": unit(words),
        "coins": coins.collect::<serde_json::Map<_, _>>(),
        "tables": tables,
        "purses": purses,
        "pots": evening.settlement.pots,
        "avrae": avrae.collect::<Vec<_>>(),
    });
    format!("{sheet:#}\n")
}

fn kind(purse: &PurseResult) -> &'static str {
    match purse.owner {
        Account::Member(_) => "member",
        Account::Patron(_) => "patron",
        _ => "house",
    }
}

/// The name of a reason in the files.
fn word(other: Other) -> &'static str {
    match other {
        Other::Paid => "paid",
        Other::Granted => "granted",
        Other::Taken => "taken",
        Other::Allowance => "allowance",
        Other::Starting => "starting_coins",
        Other::Funded => "house_funds",
        Other::Elsewhere => "other_tables",
        Other::Else => "other",
    }
}
