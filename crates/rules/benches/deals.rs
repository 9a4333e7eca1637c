//! Random legal deals per second on one core: the engine's own [`Deal`] in every game, beside hand-coded kernels.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo bench -p rules`. Rounds alternate; the ratio of medians is what counts.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod ceiling;

use std::hint::black_box;
use std::time::{Duration, Instant};

use ceiling::Rng;
use rules::{Act, Choice, Coins, Deal, Outcome, Pack, Seat, Setup, Turn, Variant};

const ROUNDS: usize = 61;
const ROUND: Duration = Duration::from_millis(25);

#[derive(Clone, Copy)]
enum Beside {
    Triomphe,
    Scarto,
}

impl Beside {
    /// What a game is compared with, if there is a kernel of its kind.
    fn for_game(variant: &Variant) -> Option<Beside> {
        match variant.game() {
            "triomphe" => Some(Beside::Triomphe),
            "scarto" => Some(Beside::Scarto),
            _ => None,
        }
    }

    /// The kernels, fastest first, and the number of acts in one of their deals.
    const fn kernels(self) -> ([usize; 2], f64) {
        match self {
            Beside::Triomphe => ([0, 1], 20.0),
            Beside::Scarto => ([2, 3], 76.0),
        }
    }
}

const KERNELS: [&str; 4] = ["t3", "t1", "s2", "s1"];

fn main() {
    let mut r = Rng::new(7);
    let mut deck78: [u8; 78] = std::array::from_fn(|i| i as u8);
    let mut deck80: [u8; 80] = std::array::from_fn(|i| (i as u8).min(77));
    for counted in [
        ceiling::s1(&mut r, &mut deck78),
        ceiling::s2(&mut r, &mut deck80),
    ] {
        let points: u64 = (0..3).map(|seat| counted >> (16 * seat) & 0xffff).sum();
        // With the Fool counted as any card, the sum is one less than 78 (RULES.md SC-1).
        assert_eq!(points & 0xffff, 77, "the kernels count scarto");
    }
    let mut engines: Vec<Engine> = Variant::editions().into_iter().map(Engine::new).collect();
    let mut rates = vec![Vec::new(); KERNELS.len() + engines.len()];
    for round in 0..=ROUNDS {
        let mut measured = vec![
            per_second(|| u64::from(ceiling::t3(&mut r, &mut deck80))),
            per_second(|| u64::from(ceiling::t1(&mut r, &mut deck78))),
            per_second(|| ceiling::s2(&mut r, &mut deck80)),
            per_second(|| ceiling::s1(&mut r, &mut deck78)),
        ];
        for engine in &mut engines {
            measured.push(per_second(|| engine.deal(&mut r)));
        }
        // The first round is a warm-up.
        for (rates, measured) in rates.iter_mut().zip(measured).filter(|_| round > 0) {
            rates.push(measured);
        }
    }
    let tables = engines.iter().map(Engine::table);
    let names = KERNELS.map(str::to_owned).into_iter().chain(tables);
    let medians: Vec<f64> = names
        .zip(&mut rates)
        .map(|(name, rates)| {
            rates.sort_by(f64::total_cmp);
            let (low, median, high) = (rates[0], rates[ROUNDS / 2], rates[ROUNDS - 1]);
            println!("{name:>22}: {median:>9.0} deals/s (from {low:.0} to {high:.0})");
            median
        })
        .collect();
    // Death ends a quarter of the deals of Triomphe before the first card is played; the kernels play all of theirs.
    for (engine, rate) in engines.iter().zip(&medians[KERNELS.len()..]) {
        let table = engine.table();
        let acts = engine.acts as f64 / engine.deals as f64;
        let mut line = format!("{table:>22}: {:.1} M acts/s", rate * acts / 1e6);
        if let Some(beside) = Beside::for_game(&engine.setup.variant()) {
            let (kernels, kernel_acts) = beside.kernels();
            for kernel in kernels {
                line += &format!(
                    ", {:.2} of {} by deals and {:.2} by acts",
                    rate / medians[kernel],
                    KERNELS[kernel],
                    rate * acts / (medians[kernel] * kernel_acts),
                );
            }
        }
        println!("{line}");
    }
}

fn per_second(mut deal: impl FnMut() -> u64) -> f64 {
    let (start, mut deals, mut sum) = (Instant::now(), 0u32, 0u64);
    while start.elapsed() < ROUND {
        for _ in 0..200 {
            sum = sum.wrapping_mul(31).wrapping_add(deal());
        }
        deals += 200;
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
    fn new(variant: Variant) -> Engine {
        let (seats, dealer) = (variant.usual_seats(), Seat::new(0).unwrap());
        Engine {
            setup: Setup::new(variant, Coins(3), seats, dealer).unwrap(),
            pack: Pack::sorted(variant.pack()),
            deals: 0,
            acts: 0,
        }
    }

    fn table(&self) -> String {
        self.setup.variant().to_string()
    }

    /// One whole deal: the shuffle, everything before the play, all tricks, payment, outcome.
    fn deal(&mut self, r: &mut Rng) -> u64 {
        let variant = self.setup.variant();
        let dealt = match variant.game() {
            "triomphe" => self.setup.seats() * variant.hand_size(self.setup.seats()),
            _ => self.pack.order().len(),
        };
        self.pack.shuffle(dealt, |n| r.below(n));
        self.deals += 1;
        let mut deal = Deal::start(&self.setup, &self.pack, |_| {}).unwrap();
        loop {
            match deal.turn() {
                Turn::One(seat) => {
                    act(&mut deal, seat, r);
                    self.acts += 1;
                }
                Turn::Each(seats) => {
                    for seat in seats.iter() {
                        act(&mut deal, seat, r);
                        self.acts += 1;
                    }
                }
                Turn::Question => {
                    for seat in deal.question().iter() {
                        let act = match deal.legal(seat).choice() {
                            Choice::Show(_) if r.below(2) == 0 => Act::Hide,
                            Choice::Show(cards) => Act::Show(cards),
                            _ => deal.legal(seat).random(|n| r.below(n)).unwrap(),
                        };
                        let act = deal.check(seat, &act).unwrap();
                        deal.apply(act, |_| {}).unwrap();
                    }
                    deal.close_question(|_| {});
                }
                Turn::Over => return digest(&deal.outcome().unwrap()),
            }
        }
    }
}

fn act(deal: &mut Deal, seat: Seat, r: &mut Rng) {
    let legal = deal.legal(seat);
    let cards = legal.cards().len();
    let act = if cards > 0 {
        legal.nth_card(r.below(cards)).unwrap()
    } else {
        let act = match legal.choice() {
            // Random bids sometimes agree; here every deal is played.
            Choice::Bid { .. } => Act::More,
            _ => legal.random(|n| r.below(n)).unwrap(),
        };
        deal.check(seat, &act).unwrap()
    };
    deal.apply(act, |_| {}).unwrap();
}

fn digest(outcome: &Outcome) -> u64 {
    let coins = outcome.coins.iter().map(|(_, coins)| coins.0 as u64);
    coins.fold(0, |sum, coins| sum.wrapping_mul(31).wrapping_add(coins))
}
