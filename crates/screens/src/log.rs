//! The house's log, as posted in its channel.

use super::names::bold;
use super::orders::quoted;
use super::times::when;
use super::{inn, settings};
use crate::words::{Words, args};
use ::rules::Coins;
use pages::{Coffer, LogEntry, Logged};
use table::CalledOff;

/// One log line, its amounts in the currency in which it was done; `name` is the player or purse it is about, if any.
pub fn log_line(words: &Words, logged: &Logged, name: &str) -> String {
    let words = &match &logged.currency {
        Some(currency) => words.in_currency(currency),
        None => words.clone(),
    };
    let who = match logged.by {
        Some(member) => format!("<@{member}>"),
        None => words.say("log-house"),
    };
    let did = entry_sentence(words, &logged.entry, name);
    words.with("log-line", args!["who" => who, "did" => did])
}

/// Several lines in one message; those that do not fit are counted.
pub fn log_lines(words: &Words, lines: &[String]) -> String {
    let mut text = String::new();
    for (n, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() > ROOM {
            let more = args!["more" => lines.len() - n];
            text.push_str(&words.with("log-more", more));
            break;
        }
        text.push_str(line);
        text.push('\n');
    }
    text.trim_end().to_owned()
}

/// Characters for lines out of the 2,000 a message may have: the rest is for the count of those left out.
const ROOM: usize = 1_900;
/// The most changed settings named in a line.
const CHANGES: usize = 5;

fn entry_sentence(words: &Words, entry: &LogEntry, name: &str) -> String {
    let name = bold(name);
    let coins = |coins: &Coins| words.coins(coins.abs());
    let because = |did: String, reason: &str| match quoted(reason) {
        reason if reason.is_empty() => format!("{did}."),
        reason => words.with("log-reason", args!["did" => did, "reason" => reason]),
    };
    match entry {
        LogEntry::Settings { changes } => {
            let said = changes
                .iter()
                .map(|change| settings::changed(words, change));
            let mut told: Vec<String> = said.take(CHANGES).collect();
            if changes.len() > CHANGES {
                let more = args!["more" => changes.len() - CHANGES];
                told.push(words.with("log-settings-more", more));
            }
            words.with("log-settings", args!["changes" => words.row(&told)])
        }
        LogEntry::Granted {
            coins: n, reason, ..
        } => because(
            words.with("log-granted", args!["name" => name, "coins" => coins(n)]),
            reason,
        ),
        LogEntry::Taken {
            coins: n,
            reason,
            into,
            ..
        } => {
            let key = match into {
                Coffer::Mint => "log-taken",
                Coffer::House => "log-taken-house",
            };
            because(
                words.with(key, args!["name" => name, "coins" => coins(n)]),
                reason,
            )
        }
        LogEntry::StartingRaised {
            members,
            coins: n,
            to,
        } => words.with(
            "log-starting-raised",
            args!["members" => *members, "coins" => coins(n), "to" => coins(to)],
        ),
        LogEntry::Voided {
            deal,
            table,
            reason,
            made_good,
        } => {
            let key = match *made_good {
                Coins::ZERO => "log-voided",
                _ => "log-voided-good",
            };
            let told = args![
                "deal" => deal.to_string(),
                "inn" => inn(words, *table),
                "coins" => coins(made_good)
            ];
            because(words.with(key, told), reason)
        }
        LogEntry::CalledOff {
            table,
            what,
            reason,
            ..
        } => {
            let key = match what {
                CalledOff::Deal => "log-off-deal",
                CalledOff::Match => "log-off-match",
                CalledOff::Table => "log-off-table",
            };
            let did = words.with(key, args!["inn" => inn(words, *table)]);
            match reason.as_str() {
                "" => did,
                reason => {
                    let why = words.with("wish-reason", args!["reason" => quoted(reason)]);
                    format!("{did} {why}")
                }
            }
        }
        LogEntry::Parked { table } => words.with("log-parked", args!["inn" => inn(words, *table)]),
        LogEntry::Kicked { table, .. } => words.with(
            "log-kicked",
            args!["name" => name, "inn" => inn(words, *table)],
        ),
        LogEntry::Banned {
            member,
            until,
            reason,
        } => {
            let name = format!("<@{member}>");
            let did = match until {
                None => words.with("log-banned", args!["name" => name]),
                Some(at) => words.with(
                    "log-banned-until",
                    args!["name" => name, "when" => when(words, *at)],
                ),
            };
            because(did, reason)
        }
        LogEntry::Unbanned { member } => {
            words.with("log-unbanned", args!["name" => format!("<@{member}>")])
        }
        LogEntry::OffBoard { member } => {
            words.with("log-off-board", args!["name" => format!("<@{member}>")])
        }
        LogEntry::OnBoard { member } => {
            words.with("log-on-board", args!["name" => format!("<@{member}>")])
        }
        LogEntry::SessionOpened { name } if name.is_empty() => words.say("log-session-opened"),
        LogEntry::SessionOpened { name } => {
            words.with("log-session-opened-named", args!["name" => bold(name)])
        }
        LogEntry::SessionClosed { name } if name.is_empty() => words.say("log-session-closed"),
        LogEntry::SessionClosed { name } => {
            words.with("log-session-closed-named", args!["name" => bold(name)])
        }
        LogEntry::PatronHired { name } => words.with("log-hired", args!["name" => bold(name)]),
        LogEntry::PatronDismissed { name, coins: n } => {
            let key = match *n {
                Coins::ZERO => "log-dismissed-broke",
                _ => "log-dismissed",
            };
            words.with(key, args!["name" => bold(name), "coins" => coins(n)])
        }
        LogEntry::PatronFunded { name, coins: n } => {
            let key = match *n {
                Coins(0..) => "log-patron-funded",
                _ => "log-patron-drained",
            };
            words.with(key, args!["name" => bold(name), "coins" => coins(n)])
        }
        LogEntry::Reported { deal: None } => words.say("log-reported"),
        LogEntry::Reported { deal: Some(deal) } => {
            words.with("log-reported-deal", args!["deal" => deal.to_string()])
        }
        LogEntry::HouseFunded { coins: n, reason } => {
            let key = match *n {
                Coins(0..) => "log-house-funded",
                _ => "log-house-drained",
            };
            because(words.with(key, args!["coins" => coins(n)]), reason)
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use ids::{DealId, GuildId, MemberId, PurseId, TableId};
    use pages::Changed;

    fn line(entry: LogEntry) -> String {
        let logged = Logged {
            guild: GuildId(1),
            at: 0,
            by: Some(MemberId(5)),
            entry,
            currency: None,
        };
        log_line(&Words::english(), &logged, "Bob")
    }

    #[test]
    fn each_entry_says_who_did_what_to_whom_and_why() {
        let table: TableId = "0000000000001".parse().unwrap();
        let inn = inn(&Words::english(), table);
        let deal: DealId = "0000000000002".parse().unwrap();
        let (to, reason) = (PurseId(rand::random()), "for the *feast*".to_owned());
        for (entry, wanted) in [
            (
                LogEntry::Granted {
                    to,
                    coins: Coins(12),
                    reason: reason.clone(),
                },
                "<@5> granted **Bob** **12 coins**: for the \\*feast\\*".to_owned(),
            ),
            (
                LogEntry::Taken {
                    from: to,
                    coins: Coins(1),
                    reason: String::new(),
                    into: Coffer::Mint,
                },
                "<@5> took **1 coin** from **Bob**.".to_owned(),
            ),
            (
                LogEntry::Taken {
                    from: to,
                    coins: Coins(2),
                    reason: String::new(),
                    into: Coffer::House,
                },
                "<@5> took **2 coins** from **Bob** for the house.".to_owned(),
            ),
            (
                LogEntry::Voided {
                    deal,
                    table,
                    reason: reason.clone(),
                    made_good: Coins::ZERO,
                },
                format!("<@5> cancelled deal `0000000000002` at {inn}: for the \\*feast\\*"),
            ),
            (
                LogEntry::Banned {
                    member: MemberId(6),
                    until: Some(60_000),
                    reason,
                },
                "<@5> banned <@6> from the tables; the ban ends <t:60:R>: for the \\*feast\\*"
                    .to_owned(),
            ),
            (
                LogEntry::PatronFunded {
                    name: "Rosalba".to_owned(),
                    coins: Coins(-7),
                },
                "<@5> took **7 coins** back from **Rosalba** for the house.".to_owned(),
            ),
            (
                LogEntry::Settings {
                    changes: vec![Changed {
                        setting: "name".to_owned(),
                        before: String::new(),
                        after: "The Boar".to_owned(),
                    }],
                },
                "<@5> changed the settings. Name of the house: now **The Boar** (before: none)."
                    .to_owned(),
            ),
        ] {
            assert_eq!(line(entry), wanted);
        }
    }

    #[test]
    fn any_number_of_lines_fits_into_a_message() {
        let words = Words::english();
        let long = line(LogEntry::Granted {
            to: PurseId(rand::random()),
            coins: Coins(1_000_000_000_000_000),
            reason: "*".repeat(1_000),
        });
        assert!(long.chars().count() < ROOM, "{long}");
        let text = log_lines(&words, &vec![long; 50]);
        assert!(text.chars().count() <= 2_000, "{}", text.chars().count());
        assert!(
            text.contains("… and 48 more") || text.contains("… and 4"),
            "{text}"
        );
        assert_eq!(log_lines(&words, &["a".to_owned(), "b".to_owned()]), "a\nb");
    }
}
