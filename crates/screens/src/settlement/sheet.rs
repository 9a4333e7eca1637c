//! The lines of a settlement: who won what, table by table, and the commands for Avrae.

use super::avrae;
use crate::words::{Words, args};
use crate::{inn, rules};
use ::rules::Coins;
use books::{Account, Currency, Other, PurseResult};
use pages::text::{isolated, tidy};
use pages::{Evening, SessionTable};

/// The lines of a sheet, by section.
pub struct Sheet {
    people: Vec<String>,
    tables: Vec<Vec<String>>,
    besides: Vec<String>,
    pub commands: Vec<Command>,
}

impl Sheet {
    pub fn from_evening(words: &Words, evening: &Evening) -> Sheet {
        let purses = &evening.settlement.purses;
        let name = |purse: &PurseResult| name(words, evening, purse);
        let width = purses.iter().map(|purse| name(purse).chars().count()).max();
        let width = width.unwrap_or(0);
        let line = |purse: &PurseResult, coins: i64| {
            let name = isolated(format!("{:<width$}", name(purse)));
            format!("{name}  {}", words.won(Coins(coins)))
        };
        let people = purses.iter().map(|purse| line(purse, purse.play()));
        let table = |table: &SessionTable| {
            let mut lines = vec![title(words, table)];
            let results = purses.iter().filter_map(|purse| {
                let coins = purse.tables.get(&table.id)?;
                Some((purse, *coins))
            });
            let mut results: Vec<_> = results.collect();
            results.sort_by_key(|(_, coins)| -coins);
            let results = results.into_iter();
            lines.extend(results.map(|(purse, coins)| format!("  {}", line(purse, coins))));
            lines.extend(voided(words, table).map(|line| format!("  {line}")));
            lines
        };
        // The cast has no purses, so no before and after.
        let with_purses = purses.iter().filter(|p| p.owner.current_owner() == p.owner);
        let besides = with_purses.flat_map(|purse| {
            let mut lines = vec![words.with(
                "session-had-has",
                args![
                    "name" => isolated(name(purse)),
                    "before" => words.sum(Coins(purse.before)),
                    "after" => words.sum(Coins(purse.after))
                ],
            )];
            let other = purse.other.iter().map(|(other, coins)| {
                format!(
                    "  {} {}",
                    words.say(other_key(*other)),
                    words.won(Coins(*coins))
                )
            });
            lines.extend(other);
            lines
        });
        Sheet {
            people: people.collect(),
            tables: played(evening).map(table).collect(),
            besides: besides.collect(),
            commands: commands(words, evening),
        }
    }

    /// All lines, with a blank one between sections.
    pub fn whole(&self) -> Vec<String> {
        let mut lines = self.people.clone();
        for part in self.tables.iter().chain([&self.besides]) {
            lines.push(String::new());
            lines.extend(part.iter().cloned());
        }
        lines
    }

    /// As many lines as fit into this many characters, and whether those are all.
    pub fn fitting(&self, room: usize) -> (Vec<String>, bool) {
        let (mut lines, mut left) = (Vec::new(), room);
        for line in self.whole() {
            let letters = line.chars().count() + 1;
            if letters > left {
                return (lines, false);
            }
            left -= letters;
            lines.push(line);
        }
        (lines, true)
    }
}

/// The tables at which a deal was played, or coins are at stake.
pub fn played(evening: &Evening) -> impl Iterator<Item = &SessionTable> {
    let purses = &evening.settlement.purses;
    let moved = |table| purses.iter().any(|purse| purse.tables.contains_key(&table));
    let tables = evening.tables.iter();
    tables.filter(move |table| table.deals > 0 || moved(table.id))
}

/// A command for Avrae on behalf of a member or character, on its own line.
pub struct Command {
    pub owner: Account,
    pub name: String,
    pub line: String,
}

/// The Avrae commands for each member and character whose coins changed.
pub fn commands(words: &Words, evening: &Evening) -> Vec<Command> {
    let purses = evening.settlement.purses.iter();
    let command = |purse: &PurseResult| {
        Some(Command {
            owner: purse.owner.clone(),
            name: isolated(name(words, evening, purse)),
            line: avrae::game_coin(words.currency(), for_a_sheet(purse))?,
        })
    };
    purses
        .filter(|p| is_for_avrae(p))
        .filter_map(command)
        .collect()
}

pub fn is_for_avrae(purse: &PurseResult) -> bool {
    matches!(purse.owner, Account::Member(_)) && for_a_sheet(purse) != 0
}

/// The change for a character sheet: everything except what the house gives to play with.
fn for_a_sheet(purse: &PurseResult) -> i64 {
    let of_the_house = [Other::Starting, Other::Allowance];
    let other = purse.other.iter();
    let other = other.filter(|(other, _)| !of_the_house.contains(other));
    purse.play() + other.map(|(_, coins)| coins).sum::<i64>()
}

/// The most characters of a name, for sheets read on a phone.
const NAME: usize = 18;

/// The title of a session, with its name as typed.
pub fn panel_name(words: &Words, evening: &Evening) -> String {
    match evening.name.as_str() {
        "" => words.say("session-unnamed"),
        name => name.to_owned(),
    }
}

/// The unit of the sums in a file: the smallest coin.
pub fn unit(words: &Words) -> String {
    match words.currency() {
        Currency::Plain => "coin".to_owned(),
        Currency::Named { one, .. } => one.clone(),
        Currency::Denominations(kinds) => kinds.last().map_or("coin", |kind| &kind.name).to_owned(),
    }
}

/// The title of a table: its name and game.
pub fn title(words: &Words, table: &SessionTable) -> String {
    let game = match &table.terms {
        Some(terms) => words.with(
            "session-game",
            args![
                "game" => rules::game(words, &terms.variant),
                "edition" => rules::edition(words, &terms.variant)
            ],
        ),
        None => words.say("session-game-unknown"),
    };
    words.with(
        "session-table",
        args!["inn" => inn(words, table.id), "game" => game, "deals" => table.deals],
    )
}

/// The deals of a table that were voided, whose transfers are in no sum.
fn voided(words: &Words, table: &SessionTable) -> Option<String> {
    let deals: Vec<String> = table.voided.iter().map(|deal| deal.short()).collect();
    let told = args!["count" => deals.len(), "deals" => words.list(&deals)];
    (!deals.is_empty()).then(|| words.with("session-voided", told))
}

fn other_key(other: Other) -> &'static str {
    match other {
        Other::Paid => "session-other-paid",
        Other::Granted => "session-other-granted",
        Other::Taken => "session-other-taken",
        Other::Allowance => "session-other-allowance",
        Other::Starting => "session-other-starting",
        Other::Funded => "session-other-funded",
        Other::Elsewhere => "session-other-elsewhere",
        Other::Else => "session-other-else",
    }
}

/// A name for a sheet: shortened, and unable to end the block, reverse text or break a line.
fn name(words: &Words, evening: &Evening, purse: &PurseResult) -> String {
    let name = full_name(words, evening, purse);
    let safe: Vec<char> = tidy(&name).replace('`', "'").chars().collect();
    let mut cut: String = safe.iter().take(NAME).collect();
    if safe.len() > NAME {
        cut.pop();
        cut.push('…');
    }
    cut
}

pub fn full_name(words: &Words, evening: &Evening, purse: &PurseResult) -> String {
    match evening.names.get(&purse.owner) {
        Some(name) => name.clone(),
        None => words.say("session-the-house"),
    }
}
