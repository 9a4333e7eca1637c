//! `triomphe simulate`

use super::End;
use super::output::{Output, Reader};
use patrons::{Character, Secret};
use rules::{Act, Coins, LegalActs, Simulation, Variant, View, at_random};
use std::collections::BTreeMap;

/// What to simulate.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game, by its name in records
    game: String,
    /// The edition, if not the game's default
    #[arg(long)]
    edition: Option<String>,
    /// A rules option, as K=V; can be repeated
    #[arg(long = "option", value_name = "K=V", value_parser = pair)]
    options: Vec<(String, String)>,
    /// The number of seats [default: one that suits the game]
    #[arg(long)]
    seats: Option<usize>,
    /// The stake in coins
    #[arg(long, default_value_t = 2)]
    stake: i64,
    /// The number of deals, played one after another as at a table
    #[arg(long, default_value_t = 1)]
    deals: u64,
    /// The seed; the same seed gives the same records
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Who plays
    #[arg(long, value_enum, default_value_t = By::Random)]
    by: By,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum By {
    /// Any legal act, all equally likely
    Random,
    /// The computer players
    Patrons,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it as key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Prints the records of deals, one a line.
///
/// # Errors
/// Status 2 for an invalid game, option, stake or number of seats; 1 if the output cannot be written.
pub fn simulate(arguments: &Arguments) -> Result<(), End> {
    let mut options = BTreeMap::new();
    for (key, value) in &arguments.options {
        if options.insert(key.clone(), value.clone()).is_some() {
            return Err(End::unusable(format!(
                "the option {key} is given twice: give it once"
            )));
        }
    }
    let variant = Variant::parse(&arguments.game, arguments.edition.as_deref(), &options)
        .map_err(End::unusable)?;
    let seats = arguments.seats.unwrap_or_else(|| variant.usual_seats());
    let (stake, seed) = (Coins(arguments.stake), arguments.seed);
    let simulation =
        Simulation::new(variant, stake, seats, arguments.deals, seed).map_err(End::unusable)?;
    match arguments.by {
        By::Random => print(simulation, at_random(seed)),
        By::Patrons => print(simulation, |_, view, _| {
            patrons::choose(view, Character::USUAL, Secret::NONE)
        }),
    }
}

fn print(
    simulation: Simulation,
    choose: impl FnMut(u64, &View, LegalActs) -> Option<Act>,
) -> Result<(), End> {
    let mut out = Output::begin();
    for record in simulation.records(choose) {
        let record = record.map_err(End::broken)?;
        let line = serde_json::to_string(&record).map_err(End::broken)?;
        if out.line(line)? == Reader::Gone {
            break;
        }
    }
    out.end()
}
