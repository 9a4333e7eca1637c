//! Ten questions, "may I play this card?", to ask somebody who has just learned a game, and the engine's answers below:
//!
//! ```sh
//! cargo run --example questions -- scarto mcleod 7
//! ```
//!
//! The deals follow from the seed. The cards are those of whoever has to follow; about half of those asked about may be
//! played.

use std::process::ExitCode;

use rules::{Choice, Simulation, Variant, View, at_random};
use screens::cards::{name, names};
use screens::words::Words;

/// How many questions there are.
const QUESTIONS: usize = 10;
/// How many deals are looked through for them.
const DEALS: u64 = 80;

fn main() -> ExitCode {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let editions = Variant::editions();
    let wanted = |variant: &&Variant| {
        said.first().is_some_and(|game| game == variant.game())
            && said
                .get(1)
                .is_some_and(|edition| edition == variant.edition())
    };
    let seed = said.get(2).map(|seed| seed.parse::<u64>());
    let (Some(variant), Some(Ok(seed))) = (editions.iter().find(wanted), seed) else {
        eprintln!("say a game, its edition and a seed, as in: questions -- scarto mcleod 7");
        return ExitCode::from(2);
    };
    let asked = match ask(*variant, seed) {
        Ok(asked) => asked,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    for (number, (question, _)) in asked.iter().enumerate() {
        println!("{}. {question}\n", number + 1);
    }
    let answers = asked.iter().enumerate().map(|(number, (_, may))| {
        let answer = if *may { "yes" } else { "no" };
        format!("{} {answer}", number + 1)
    });
    println!("Answers: {}", answers.collect::<Vec<_>>().join(", "));
    ExitCode::SUCCESS
}

/// The questions, and whether the card may be played. Turns where every card may be are left out: they ask nothing.
fn ask(variant: Variant, seed: u64) -> Result<Vec<(String, bool)>, rules::BadDeal> {
    let words = Words::english();
    let (stake, seats) = (variant.usual_stake(), variant.usual_seats());
    let deals = Simulation::new(variant, stake, seats, DEALS, seed)?;
    let mut play = at_random(seed);
    let (mut asked, mut last_deal, mut skipped) = (Vec::new(), 0, 0);
    let records = deals.records(|deal, view, legal| {
        if let Choice::Play { cards, .. } = legal.choice()
            && !view.trick.cards.is_empty()
            && cards != view.hand
            && asked.len() < QUESTIONS
            // One of a deal, so that no question answers another.
            && deal != last_deal
        {
            // Some ask early in the deal, some late.
            skipped += 1;
            if skipped % 4 != 0 {
                return play(deal, view, legal);
            }
            last_deal = deal;
            let may = (seed + deal).count_ones().is_multiple_of(2);
            let among = if may { cards } else { view.hand - cards };
            let nth = (seed.wrapping_mul(31) + deal * 7) % u64::from(among.len().max(1));
            if let Some(card) = among.iter().nth(nth as usize) {
                asked.push((question(&words, view, card), may));
            }
        }
        play(deal, view, legal)
    });
    // Nobody needs the records, but they are what plays the deals.
    records.for_each(drop);
    Ok(asked)
}

fn question(words: &Words, view: &View, card: rules::Card) -> String {
    let trick: Vec<String> = view
        .trick
        .cards
        .iter()
        .map(|(_, card)| name(words, *card))
        .collect();
    let turned = view.turned().map_or(String::new(), |card| {
        format!("The turned card is the {}. ", name(words, card))
    });
    format!(
        "{turned}The trick so far, in the order of play: {}. Your hand: {}. May you play this card: {}?",
        trick.join(", "),
        names(words, view.hand),
        name(words, card)
    )
}
