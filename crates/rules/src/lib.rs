//! The rules of the games. Pure: no clock, file, network or randomness of its own.
//!
//! A deal is a value. Start it with a pack, ask whose turn it is and what is legal, apply an act,
//! and ask what a viewer may know:
//!
//! ```
//! use std::collections::BTreeMap;
//! use rules::{Coins, Deal, Pack, Seat, Setup, Turn, Variant, Viewer};
//!
//! let variant = Variant::parse("triomphe", None, &BTreeMap::new())?;
//! let dealer = Seat::all(4).next().ok_or("four seats")?;
//! let setup = Setup::new(variant, Coins(3), 4, dealer)?;
//! let pack = Pack::sorted(variant.pack()); // and shuffled, at a real table
//! let mut events = Vec::new();
//! let mut deal = Deal::start(&setup, &pack, |event| events.push(event))?;
//! loop {
//!     match deal.turn() {
//!         Turn::One(seat) => {
//!             let acts = deal.legal(seat).acts().ok_or("few enough to list")?;
//!             let act = deal.check(seat, &acts[0])?;
//!             deal.apply(act, |event| events.push(event))?;
//!         }
//!         Turn::Each(seats) => {
//!             for seat in seats.iter() {
//!                 let act = deal.substitute(seat).ok_or("it is among those to act")?;
//!                 deal.apply(act, |event| events.push(event))?;
//!             }
//!         }
//!         Turn::Question => {
//!             for seat in deal.question().iter() {
//!                 let act = deal.substitute(seat).ok_or("it has something to answer")?;
//!                 deal.apply(act, |event| events.push(event))?;
//!             }
//!             deal.close_question(|event| events.push(event));
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(deal.outcome(), deal.view(Viewer::Bystander).outcome);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The terms are those of `ARCHITECTURE.md` ("Words"). The rules implemented here are in `docs/RULES.md`,
//! the text format of a deal is in `docs/RECORD.md`.

mod act;
mod card;
mod chance;
mod choice;
mod coins;
mod deal;
mod dealt;
mod event;
mod fact;
mod games;
mod history;
mod house_rules;
mod introduction;
mod ledger;
mod legal;
mod moment;
mod out;
mod outcome;
mod pack;
mod play;
mod record;
mod refusal;
mod rule;
mod seat;
mod setup;
mod simulate;
mod substitute;
mod trick;
mod tricks;
mod turn;
mod variant;
mod view;
mod word;

pub use act::{Act, ActKind, ParseActError, Signal};
pub use card::{Card, CardSet, NoSuchCard, Rank, Suit};
pub use chance::Chance;
pub use choice::{Choice, Poignee, Sizes, Speak};
pub use coins::Coins;
pub use deal::Deal;
pub use event::{Event, NoSuchReason, Payment, Purse, Reason};
pub use fact::{Amount, Chapter, Fact, Showing, SpecialFact, Value};
pub use games::Variant;
pub use games::ottocento::{Combination, CombinationKind, Combinations};
pub use games::tarot::{ExcuseSettled, Sum, halves as half_points};
pub use games::troccas::PartnerDraw;
pub use house_rules::HouseRule;
pub use introduction::{Introduction, Level};
pub use legal::{LegalAct, LegalActs, StaleAct};
pub use out::Out;
pub use outcome::{Ended, Outcome};
pub use pack::Pack;
pub use record::{Fault, RULES_REVISION, Record, Unreadable, Verdict, read_records};
pub use refusal::{Refusal, RefusalCode};
pub use rule::RuleId;
pub use seat::{BySeat, Direction, MOST_SEATS, Seat, SeatSet};
pub use setup::{BadDeal, Before, Setup, split_pot};
pub use simulate::{Simulation, at_random};
pub use trick::{AceRank, Courts, FoolRole, TopTrump};
pub use turn::Turn;
pub use variant::{GameOption, OptionValues, VariantError};
pub use view::{
    Bets, Bidding, FoolChanged, MyQuestion, Own, Partner, Reveal, SidePot, Stage, Talk, TarotView,
    Trick, View, Viewer, Vole, VoleWhy,
};
pub use word::{Word, WordSet};
