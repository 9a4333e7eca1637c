//! Random legal deals a second on one core: the engine's own [`Deal`], 4 seats, 78 cards, beside hand-coded kernels.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo bench -p rules`; rounds alternate, and the ratio of medians is what counts.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod ceiling;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use ceiling::Rng;
use rules::{Act, Coins, Deal, Outcome, Pack, Seat, Setup, Turn, Variant};

const ROUNDS: usize = 81;
const ROUND: Duration = Duration::from_millis(25);
const SEATS: usize = 4;

fn main() {
    let mut r = Rng::new(7);
    let mut deck78: [u8; 78] = std::array::from_fn(|i| i as u8);
    let mut deck80: [u8; 80] = std::array::from_fn(|i| (i as u8).min(77));
    let mut tavern = Engine::new("tavern");
    let mut vieville = Engine::new("vieville");
    let mut rates: [(&str, Vec<f64>); 4] =
        ["t3", "t1", "tavern", "vieville"].map(|name| (name, Vec::new()));
    for round in 0..=ROUNDS {
        let measured = [
            per_second(|| u64::from(ceiling::t3(&mut r, &mut deck80))),
            per_second(|| u64::from(ceiling::t1(&mut r, &mut deck78))),
            per_second(|| tavern.deal(&mut r)),
            per_second(|| vieville.deal(&mut r)),
        ];
        // The first round warms up.
        for ((_, rates), measured) in rates.iter_mut().zip(measured).filter(|_| round > 0) {
            rates.push(measured);
        }
    }
    let [t3, t1, tavern_rate, vieville_rate] = rates.map(|(name, mut rates)| {
        rates.sort_by(f64::total_cmp);
        let (low, median, high) = (rates[0], rates[ROUNDS / 2], rates[ROUNDS - 1]);
        println!("{name:>8}: {median:>9.0} deals/s (from {low:.0} to {high:.0})");
        median
    });
    // Death ends a quarter of the engine's deals before the first card is played; the kernels play all of them.
    for (name, rate, engine) in [
        ("tavern", tavern_rate, &tavern),
        ("vieville", vieville_rate, &vieville),
    ] {
        let acts = engine.acts as f64 / engine.deals as f64;
        println!(
            "{name:>8}: by deals {:.2} of t3, {:.2} of t1; {:.1} M acts/s, by acts {:.2} of t3, {:.2} of t1",
            rate / t3,
            rate / t1,
            rate * acts / 1e6,
            rate * acts / (t3 * 20.0),
            rate * acts / (t1 * 20.0),
        );
    }
}

fn per_second(mut deal: impl FnMut() -> u64) -> f64 {
    let (start, mut deals, mut sum) = (Instant::now(), 0u32, 0u64);
    while start.elapsed() < ROUND {
        for _ in 0..500 {
            sum = sum.wrapping_mul(31).wrapping_add(deal());
        }
        deals += 500;
    }
    black_box(sum);
    f64::from(deals) / start.elapsed().as_secs_f64()
}

struct Engine {
    setup: Setup,
    pack: Pack,
    deals: u64,
    acts: u64,
}

impl Engine {
    fn new(edition: &str) -> Engine {
        let variant = Variant::parse("triomphe", Some(edition), &BTreeMap::new()).unwrap();
        Engine {
            setup: Setup::new(variant, Coins(3), SEATS, Seat::new(0).unwrap()).unwrap(),
            pack: Pack::sorted(variant.pack()),
            deals: 0,
            acts: 0,
        }
    }

    /// One whole deal: shuffle what is dealt, antes, bonuses, five tricks, payment, outcome.
    fn deal(&mut self, r: &mut Rng) -> u64 {
        let dealt = SEATS * self.setup.variant().hand_size();
        self.pack.shuffle(dealt, |n| r.below(n));
        self.deals += 1;
        let mut deal = Deal::start(&self.setup, &self.pack, |_| {}).unwrap();
        loop {
            match deal.turn() {
                Turn::One(seat) => {
                    let legal = deal.legal(seat);
                    let act = legal.nth_card(r.below(legal.cards().len())).unwrap();
                    deal.apply(act, |_| {});
                    self.acts += 1;
                }
                Turn::Question => {
                    for seat in deal.question().iter() {
                        let cards = deal.legal(seat).showable();
                        let act = if r.below(2) == 0 {
                            Act::Hide
                        } else {
                            Act::Show(cards)
                        };
                        let act = deal.check(seat, &act).unwrap();
                        deal.apply(act, |_| {});
                    }
                    deal.close_question(|_| {});
                }
                Turn::Over => return digest(&deal.outcome().unwrap()),
                Turn::Each(_) => unreachable!("not in triomphe"),
            }
        }
    }
}

fn digest(outcome: &Outcome) -> u64 {
    let coins = outcome.coins.iter().map(|(_, coins)| coins.0 as u64);
    coins.fold(0, |sum, coins| sum.wrapping_mul(31).wrapping_add(coins))
}
