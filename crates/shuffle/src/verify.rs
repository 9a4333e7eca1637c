//! Checks the shuffle of a record.

use crate::{BadBound, Cut, Hash, Method, Proof};
use rules::{CardSet, Record};
use serde::Deserialize;

/// A check that failed, or a reason why the proof cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The record has no proof.
    #[error("the record has no proof")]
    NoProof,
    /// The proof does not have the form of docs/SHUFFLE.md.
    #[error("the proof cannot be read: {0}")]
    Unreadable(String),
    /// The proof uses a method that this version does not know.
    #[error("this version does not know shuffling method {0}, only 1 and 2")]
    UnknownMethod(u64),
    /// A check failed.
    #[error("{}", .0.failed())]
    Fails(Check),
}

/// The checks, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The hash is that of the seed and the bound terms.
    Hash,
    /// The record has the bound game, edition and options.
    Game,
    /// The record has the bound stake.
    Stake,
    /// The record has the bound number of seats, and no bound key stands at another seat than its own.
    Seats,
    /// The dealer is the bound one, or the one drawn by lot.
    Dealer,
    /// Hands and stock are dealt in the order that seed and cuts give.
    Order,
}

impl Check {
    /// Every check, in order.
    pub const ALL: [Check; 6] = [
        Check::Hash,
        Check::Game,
        Check::Stake,
        Check::Seats,
        Check::Dealer,
        Check::Order,
    ];

    /// A short, stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Check::Hash => "hash",
            Check::Game => "game",
            Check::Stake => "stake",
            Check::Seats => "seats",
            Check::Dealer => "dealer",
            Check::Order => "order",
        }
    }

    fn failed(self) -> &'static str {
        match self {
            Check::Hash => "the hash is not that of the seed and of what it is bound to",
            Check::Game => "the hash was bound to another game, edition or options",
            Check::Stake => "the hash was bound to another stake",
            Check::Seats => "the hash was bound to other seats",
            Check::Dealer => "the dealer is not the one that was bound, or drawn by the lot",
            Check::Order => "the cards were not dealt in the order of seed and cuts",
        }
    }
}

impl Fault {
    /// A short, stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::NoProof => "no-proof",
            Fault::Unreadable(_) => "unreadable-proof",
            Fault::UnknownMethod(_) => "unknown-method",
            Fault::Fails(check) => check.name(),
        }
    }
}

/// Checks the shuffle of a record and returns the hash that must have been published before the deal.
/// Whether it was published can only be seen where that happened.
/// How the deal was played is not checked; [`Record::judge`] does that.
///
/// # Errors
/// The first [`Fault`] found.
pub fn verify(record: &Record) -> Result<Hash, Fault> {
    let json = record.proof.as_ref().ok_or(Fault::NoProof)?;
    match json.get("method").and_then(serde_json::Value::as_u64) {
        Some(method) if !is_known(method) => return Err(Fault::UnknownMethod(method)),
        _ => {}
    }
    let proof = Proof::deserialize(json).map_err(|error| Fault::Unreadable(error.to_string()))?;
    let checks = checks(record, &proof)?;
    match checks.into_iter().find(|(_, holds)| !holds) {
        Some((check, _)) => Err(Fault::Fails(check)),
        None => Ok(proof.hash),
    }
}

fn is_known(method: u64) -> bool {
    u32::try_from(method).is_ok_and(|method| Method::try_from(method).is_ok())
}

/// Every check, and whether the record passes it.
///
/// # Errors
/// [`Fault::Unreadable`] for a proof whose terms are impossible.
pub fn checks(record: &Record, proof: &Proof) -> Result<[(Check, bool); 6], Fault> {
    let bound = &proof.bound;
    let unreadable = |error: BadBound| Fault::Unreadable(error.to_string());
    let hash = bound
        .commitment(proof.method, &proof.seed)
        .map_err(unreadable)?;
    let seats = bound.seats.len();
    if proof.cuts.len() != seats {
        let why = "there must be a cut, or null, for each seat";
        return Err(Fault::Unreadable(why.to_owned()));
    }
    // A name may replace a seat's key, but must not be the key of another seat.
    let is_at_home = |(name, key): (&String, &String)| name == key || !bound.seats.contains(name);
    let same_seats =
        record.seats.len() == seats && record.seats.iter().zip(&bound.seats).all(is_at_home);
    let holds = |check| match check {
        Check::Hash => hash == proof.hash,
        Check::Game => {
            record.game == bound.game
                && record.edition.as_ref() == Some(&bound.edition)
                && record.options == bound.options
        }
        Check::Stake => record.stake.0 == bound.stake,
        Check::Seats => same_seats,
        Check::Dealer => proof.dealer() == Some(record.dealer),
        Check::Order => is_dealt(record, proof).unwrap_or(false),
    };
    Ok(Check::ALL.map(|check| (check, holds(check))))
}

/// Whether the record's cards are dealt in the order that seed and cuts give.
fn is_dealt(record: &Record, proof: &Proof) -> Result<bool, BadBound> {
    let Some(dealer) = proof.dealer() else {
        return Ok(false);
    };
    let setup = proof.bound.setup(dealer)?;
    if !fit(&proof.cuts, setup.variant().pack()) {
        return Ok(false);
    }
    let pack = crate::order(
        setup.variant().pack(),
        proof.method,
        &proof.seed,
        &proof.cuts,
    );
    let (hands, stock) = setup.variant().deal_out(&setup, pack.order());
    let words = |cards: Vec<rules::Card>| cards.iter().map(|card| card.to_string()).collect();
    let hands: Vec<Vec<String>> = hands.into_iter().map(words).collect();
    let stock: Vec<String> = words(stock);
    Ok(record.hands == hands && record.stock == stock)
}

fn fit(cuts: &[Option<Cut>], cards: CardSet) -> bool {
    cuts.iter().flatten().all(|cut| match cut {
        Cut::Depth(depth) => (1..cards.len()).contains(&u32::from(*depth)),
        Cut::Words(_) | Cut::Erased(_) => true,
    })
}
