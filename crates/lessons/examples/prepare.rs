//! Prepares the deals of the lessons: for each edition the first seed in whose deal most topics come up while everybody
//! plays as the regulars do, and then one in which the learner does well. Prints one record a line, for
//! `records/lessons.jsonl`.
//!
//! cargo run --release -p lessons --example prepare > crates/lessons/records/lessons.jsonl
//!
//! For a new edition, with what its lesson is to speak of:
//!
//! cargo run --release -p lessons --example prepare -- GAME/EDITION aim,trumps,lead,follow,won

use std::process::ExitCode;

use lessons::{Ask, Lesson, Prepared, Progress, Topic};
use patrons::{Secret, choose};
use rules::{Act, Choice, Record, Simulation, Variant};

/// So many seeds are tried for each edition.
const SEEDS: u64 = 3_000;

fn main() -> ExitCode {
    let mut named = std::env::args().skip(1);
    let wanted = match (named.next(), named.next()) {
        (Some(edition), Some(topics)) => match newcomer(&edition, &topics) {
            Some(lesson) => vec![lesson],
            None => {
                eprintln!("no such edition, or no such topic: {edition} {topics}");
                return ExitCode::FAILURE;
            }
        },
        _ => {
            let all = Lesson::all().iter();
            all.map(|lesson| (lesson.variant(), lesson.topics().to_vec()))
                .collect()
        }
    };
    for (variant, topics) in wanted {
        match prepared(variant, topics) {
            Some(line) => println!("{line}"),
            None => return ExitCode::FAILURE,
        }
    }
    ExitCode::SUCCESS
}

/// An edition and its topics, as they are named on the command line.
fn newcomer(edition: &str, topics: &str) -> Option<(Variant, Vec<Topic>)> {
    let mut all = Variant::editions().into_iter();
    let variant = all.find(|variant| variant.to_string() == edition)?;
    let topics = topics
        .split(',')
        .map(|topic| serde_json::from_value(topic.into()).ok());
    Some((variant, topics.collect::<Option<_>>()?))
}

/// The line of an edition.
fn prepared(variant: Variant, topics: Vec<Topic>) -> Option<String> {
    let steady = patrons::CAST[0].character;
    let wanted = topics.len();
    let mut best: Option<((usize, bool), u64, Prepared)> = None;
    for seed in 1..=SEEDS {
        let seats = variant.usual_seats();
        let deals = Simulation::new(variant, variant.usual_stake(), seats, 1, seed);
        let Ok(deals) = deals else {
            eprintln!("{variant} is not played by {seats}");
            return None;
        };
        let choose = |_, view: &rules::View, legal: rules::LegalActs| match legal.choice() {
            // Otherwise nobody would see the cards of the deal.
            Choice::Bid { .. } => Some(Act::More),
            _ => choose(view, steady, Secret::NONE),
        };
        let Some(Ok(record)) = deals.records(choose).next() else {
            continue;
        };
        // The learner is never the dealer.
        if record.dealer == Lesson::LEARNER {
            continue;
        }
        // Nor does a first deal turn everything round: in a misère the most points lose.
        if record
            .result
            .as_ref()
            .is_some_and(|result| result["ended"] == "misere")
        {
            continue;
        }
        let well = fares_well(&record);
        let topics = topics.clone();
        let line = Prepared { topics, record };
        let told = (told(&line), well);
        if best.as_ref().is_none_or(|(most, ..)| told > *most) {
            best = Some((told, seed, line));
        }
        if told == (wanted, true) {
            break;
        }
    }
    let Some(((told, well), seed, line)) = best else {
        eprintln!("{variant}: no deal");
        return None;
    };
    eprintln!("{variant}: {told} of {wanted} topics, seed {seed}, well: {well}");
    serde_json::to_string(&line)
        .inspect_err(|error| eprintln!("{error}"))
        .ok()
}

/// Whether the learner loses no coins and is ahead of the others where a score is kept.
fn fares_well(record: &Record) -> bool {
    let outcome = record.replay().ok().and_then(|deal| deal.outcome());
    outcome.is_some_and(|outcome| {
        let me = outcome.coins.as_slice()[Lesson::LEARNER];
        let ahead = outcome.score.as_deref().is_none_or(|score| {
            let most = score.iter().max();
            score.first() == most && score.iter().any(|other| Some(other) != most)
        });
        me >= rules::Coins::ZERO && ahead
    })
}

/// How many texts a learner reads who plays as in the record.
fn told(line: &Prepared) -> usize {
    let Some(lesson) = Lesson::read(line.clone()) else {
        return 0;
    };
    let mut progress = Progress::new(&lesson.variant());
    let mut own = lesson.learners_acts().map(|act| act.to_string());
    loop {
        match lesson.stand(&progress).ask {
            Ask::Read(_) => progress.read += 1,
            Ask::Act | Ask::Doubt(..) => match own.next() {
                Some(act) => progress.acts.push(act),
                None => return 0,
            },
            Ask::Over => return progress.read.into(),
        }
    }
}
