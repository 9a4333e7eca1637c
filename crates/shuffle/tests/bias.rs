//! No card favours any place: 100,000 shuffles of each pack, counted.

use rules::{Card, CardSet, Pack};
use shuffle::{Cut, Dealer, Method, Seed};

const DEALS: u64 = 100_000;

/// How far the counts of cards by place are from the expected ones, in standard deviations.
///
/// With n cards, the sum over all n² counts of (counted - expected)² / expected, times (n - 1) / n,
/// has the chi-square distribution with (n - 1)² degrees of freedom, for each card is at one place
/// and each place has one card. Its mean is their number, its variance twice that.
fn deviation(cards: CardSet, shuffled: impl Fn(u64) -> Pack) -> f64 {
    let n = cards.len() as usize;
    let sorted = Pack::sorted(cards);
    let number = |card: &Card| sorted.order().iter().position(|other| other == card);
    let mut counts = vec![vec![0u32; n]; n];
    // Searching for the place of each card a hundred thousand times would take longer than the shuffles.
    let mut numbers = [usize::MAX; 128];
    for card in sorted.order() {
        numbers[card.index()] = number(card).unwrap_or(usize::MAX);
    }
    for deal in 0..DEALS {
        for (place, card) in shuffled(deal).order().iter().enumerate() {
            counts[numbers[card.index()]][place] += 1;
        }
    }
    let expected = DEALS as f64 / n as f64;
    let off = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    let sum: f64 = counts.iter().flatten().map(off).sum();
    let freedom = (n as f64 - 1.0).powi(2);
    (sum * (n as f64 - 1.0) / n as f64 - freedom) / (2.0 * freedom).sqrt()
}

/// At most 3.3 standard deviations to either side. A fair shuffle exceeds that once in a thousand runs;
/// the seeds are fixed, so the test always gives the same result.
const LIMIT: f64 = 3.3;

/// Seeds that differ in only a few bits, and some with cuts.
fn fair(cards: CardSet) -> impl Fn(u64) -> Pack {
    move |deal| {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&deal.to_le_bytes());
        let depth = (deal % 4 == 0).then(|| Cut::Depth((deal / 4 % 31) as u8 + 1));
        shuffle::order(
            cards,
            Method::LATEST,
            &Seed::new(bytes),
            &[None, depth, None],
        )
    }
}

#[test]
fn no_place_is_favoured() {
    for cards in [CardSet::TAROT, CardSet::FRENCH] {
        let deviation = deviation(cards, fair(cards));
        assert!(
            deviation.abs() < LIMIT,
            "{deviation} for {} cards",
            cards.len()
        );
    }
}

/// The same seed with different cuts: a cut alone moves every card.
#[test]
fn no_place_is_favoured_by_the_cuts() {
    let seed = Seed::new([9; 32]);
    let deviation = deviation(CardSet::FRENCH, |deal| {
        let words = Cut::words(&format!("cut {deal}"));
        shuffle::order(CardSet::FRENCH, Method::LATEST, &seed, &[words.ok()])
    });
    assert!(deviation.abs() < LIMIT, "{deviation}");
}

/// The test finds the two most common mistakes.
#[test]
fn a_wrong_shuffle_is_found() {
    let cards = CardSet::TAROT;
    let wrong = |exchange: fn(usize, usize) -> (u32, usize)| {
        move |deal| {
            let mut chance = rules::Chance::seeded(deal, 0);
            let mut order = Pack::sorted(cards).order().to_vec();
            for place in 0..order.len() - 1 {
                let (below, first) = exchange(place, order.len());
                order.swap(place, first + chance.below(below) as usize);
            }
            Pack::new(&order).unwrap_or(Pack::sorted(CardSet::EMPTY))
        }
    };
    // Exchanging with any card instead of a remaining one: 78^77 sequences cannot spread evenly over 78! orders.
    let any = deviation(cards, wrong(|_, all| (all as u32, 0)));
    assert!(any > 10.0 * LIMIT, "{any}");
    // Never exchanging a card with itself: no card can stay in its place.
    let other = deviation(
        cards,
        wrong(|place, all| ((all - place - 1) as u32, place + 1)),
    );
    assert!(other > 10.0 * LIMIT, "{other}");
    // Leaving the pack unshuffled now and then.
    let fair = fair(cards);
    let lazy = |deal| {
        if deal % 100 == 0 {
            Pack::sorted(cards)
        } else {
            fair(deal)
        }
    };
    let lazy = deviation(cards, lazy);
    assert!(lazy > 10.0 * LIMIT, "{lazy}");
}

/// At no table size does the lot favour a seat.
#[test]
fn no_seat_is_favoured_by_the_lot() {
    for seats in 2..=15usize {
        let mut counts = vec![0u32; seats];
        for deal in 0..DEALS / 5 {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&deal.to_le_bytes());
            let drawn = Dealer::Lot.among(seats, &Seed::new(bytes), &vec![None; seats]);
            counts[drawn.unwrap_or(usize::MAX)] += 1;
        }
        let expected = (DEALS / 5) as f64 / seats as f64;
        let off = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
        let freedom = seats as f64 - 1.0;
        let sum: f64 = counts.iter().map(off).sum();
        let deviation = (sum - freedom) / (2.0 * freedom).sqrt();
        // With few seats the chi-square is skewed: 4.5 of its standard deviations occur once in a thousand.
        assert!(deviation < 4.5, "{deviation} for {seats} seats: {counts:?}");
    }
}
