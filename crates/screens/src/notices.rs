//! The notices of a table.

use super::fit::fit;
use super::names::bold;
use crate::screen::Part;
use crate::words::{Words, args};
use pages::Look;
use table::{Notice, VoidedWhy};

/// The newest notices, if there are any.
pub fn notices(words: &Words, look: &Look) -> Option<Part> {
    // The same several times over, such as each trick of somebody away, is said once.
    let mut said: Vec<(String, usize)> = Vec::new();
    for notice in &look.notices {
        let line = sentence(words, look, notice);
        match said.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => said.push((line, 1)),
        }
    }
    let newest = said.drain(said.len().saturating_sub(MOST)..);
    let mut lines: Vec<String> = newest
        .map(|(line, times)| match times {
            1 => line,
            times => format!("{line} ×{times}"),
        })
        .collect();
    // A sentence stored by an older version may no longer exist.
    if let Some(talk) = look.talk.as_ref().filter(|said| words.has(&said.line)) {
        let said = args!["name" => bold(look.name(&talk.player)), "words" => words.say(&talk.line)];
        lines.push(words.with("notice-talk", said));
    }
    (!lines.is_empty()).then(|| Part {
        heading: words.say("notices-heading"),
        text: fit(&lines),
    })
}

/// The most notices shown at once.
const MOST: usize = 4;

fn sentence(words: &Words, look: &Look, notice: &Notice) -> String {
    let name = notice.player().map_or("", |player| look.name(player));
    let mut name = args!["name" => bold(name)];
    match *notice {
        // The cast plays with the house's coins.
        Notice::Broke { ref player } if player.is_of_the_cast() => {
            words.with("notice-house-short", name)
        }
        Notice::Broke { .. } => words.with("notice-broke", name),
        Notice::LostEnough { .. } => words.with("notice-lost-enough", name),
        Notice::Away { .. } => {
            name.set("in", words.say("key-in"));
            words.with("notice-away", name)
        }
        Notice::Left { .. } => words.with("notice-left", name),
        Notice::NewHost { .. } => words.with("notice-host", name),
        Notice::Voided {
            why: VoidedWhy::Broken,
            ..
        } => words.say("notice-voided"),
        Notice::Voided {
            why: VoidedWhy::Decided,
            ..
        } => words.say("notice-taken-back"),
        Notice::DealVoided { .. } => words.say("notice-deal-voided"),
        Notice::MatchOff => words.say("notice-match-off"),
        Notice::Kicked { .. } => words.with("notice-kicked", name),
        Notice::PlaysOn { .. } => words.with("notice-plays-on", name),
        Notice::Substituted { .. } => words.with("notice-substituted", name),
        Notice::Waits { .. } => words.with("notice-waits", name),
        Notice::Conceded { .. } => words.with("notice-conceded", name),
        Notice::PotShared { coins } => {
            words.with("notice-pot-shared", args!["coins" => words.coins(coins)])
        }
        Notice::ShuffledAnew => words.say("notice-shuffled-anew"),
        Notice::PairBroken => words.say("notice-pair-broken"),
    }
}
