//! A shuffle that anyone can check (docs/SHUFFLE.md). Pure: the caller supplies the seed.
//!
//! Before a deal a fresh [`Seed`] is drawn, and its hash, [`Bound`] to the deal, is published.
//! Then every player may [`Cut`]. The order of the pack, and with a lot the first [`Dealer`], follow from seed and cuts
//! alone. After the deal a [`Proof`] lets everybody check that:
//!
//! ```
//! use shuffle::{Bound, Cut, Dealer, Method, Proof, Seed};
//! # use rules::{Coins, Deal, Record, Seat, Setup, Variant};
//! # let variant = Variant::parse("triomphe", None, &Default::default())?;
//! let bound = Bound {
//!     server: "1029384756".into(),
//!     table: "0hj2k5v8w1x4z".into(),
//!     deal: "7c3q9r6t0s1mn".into(),
//!     game: "triomphe".into(),
//!     edition: "tavern".into(),
//!     options: Default::default(),
//!     stake: 3,
//!     seats: vec!["a".into(), "b".into(), "c".into()],
//!     dealer: Dealer::Lot,
//! };
//! let seed = Seed::new([7; 32]); // drawn by chance, at a real table
//! let published = bound.commitment(Method::Two, &seed)?;
//! let cuts = vec![None, Some(Cut::depth(30, 78)?), Some(Cut::words("by the moon")?)];
//! let pack = shuffle::order(variant.pack(), Method::Two, &seed, &cuts);
//! let dealer = bound.dealer.among(3, &seed, &cuts).and_then(Seat::new).ok_or("a seat")?;
//! # let setup = Setup::new(variant, Coins(3), 3, dealer)?;
//! # let deal = Deal::start(&setup, &pack, |_| {})?;
//! let mut record = Record::from_deal(&deal, ["Ann", "Bob", "Cyd"]);
//! record.proof = Some(Proof::new(Method::Two, bound, seed, cuts)?.to_json());
//! assert_eq!(shuffle::verify(&record)?, published);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bound;
mod cut;
mod dealer;
mod hash;
mod method;
mod proof;
mod seed;
mod verify;

pub use bound::{BadBound, Bound};
pub use cut::{BadCut, Cut, MOST_WORDS};
pub use dealer::{Dealer, UnknownDealer};
pub use hash::Hash;
pub use method::{Method, UnknownMethod};
pub use proof::Proof;
pub use seed::{Seed, order};
pub use verify::{Check, Fault, checks, verify};
