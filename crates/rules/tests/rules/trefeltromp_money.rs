//! A second reading of the money in RULES.md 11: slow and simple, coin by coin, from the words of a record alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use std::collections::{BTreeMap, BTreeSet};

use kit::trefeltromp::{Table, to_act};
use rules::{Act, Card, Chance, Choice, Coins, Deal, Event, Pack, Purse, Record, Viewer};

/// Payments and wins as at a table with real coins: every level of the stakes is a separate pile,
/// with a list of those who contest it.
struct Reading {
    seats: usize,
    purses: Vec<i64>,
    coins: Vec<i64>,
    tricks: Vec<u32>,
    live: BTreeSet<usize>,
    piles: BTreeMap<BTreeSet<usize>, i64>,
    staked: Vec<i64>,
    stays: BTreeSet<usize>,
    shown: usize,
}

impl Reading {
    fn from_record(record: &Record) -> Reading {
        let seats = record.seats.len();
        let ante = record.stake.0;
        let all: BTreeSet<usize> = (0..seats).collect();
        let carried = record.before.pot.unwrap_or_default().0;
        let mut reading = Reading {
            seats,
            purses: record.before.purses.iter().map(|coins| coins.0).collect(),
            coins: vec![0; seats],
            tricks: vec![0; seats],
            live: all.clone(),
            piles: BTreeMap::from([(all, carried)]),
            staked: vec![0; seats],
            stays: BTreeSet::new(),
            shown: 0,
        };
        for seat in 0..seats {
            reading.pay(seat, ante);
        }
        reading.close_round();
        let mut laid = Vec::new();
        for (seat, words) in &record.acts {
            let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
            match verb {
                "bet" | "raise" => {
                    reading.pay(*seat, rest.parse::<i64>().unwrap() - reading.staked[*seat]);
                }
                "call" => {
                    let highest = *reading.staked.iter().max().unwrap();
                    let due = highest - reading.staked[*seat];
                    reading.pay(*seat, due.min(reading.purses[*seat]));
                }
                "fold" => {
                    reading.live.remove(seat);
                }
                "stay" => {
                    reading.stays.insert(*seat);
                }
                "swap" | "keep" => reading.close_round(),
                "lay" => {
                    if laid.is_empty() {
                        reading.close_round();
                    }
                    laid.push((*seat, rest.to_owned()));
                    if laid.len() == reading.live.len() {
                        reading.show(&std::mem::take(&mut laid));
                    }
                }
                _ => assert_eq!(verb, "check"),
            }
        }
        if reading.live.len() == 1 {
            reading.close_round();
        }
        reading
    }

    fn pay(&mut self, seat: usize, coins: i64) {
        assert!((0..=self.purses[seat]).contains(&coins), "table stakes");
        self.purses[seat] -= coins;
        self.staked[seat] += coins;
        self.coins[seat] -= coins;
    }

    /// "Uncalled part returned"; then coin by coin upwards.
    fn close_round(&mut self) {
        let mut height = 1;
        loop {
            let at_height = |seat: &usize| self.staked[*seat] >= height;
            let payers: Vec<usize> = (0..self.seats).filter(at_height).collect();
            match payers[..] {
                [] => break,
                [only] => {
                    self.purses[only] += 1;
                    self.coins[only] += 1;
                }
                _ => {
                    let mut contest: BTreeSet<usize> = payers.iter().copied().collect();
                    contest.extend(&self.stays);
                    *self.piles.entry(contest).or_default() += payers.len() as i64;
                }
            }
            height += 1;
        }
        self.staked.fill(0);
        let mut piles = BTreeMap::new();
        for (contest, coins) in std::mem::take(&mut self.piles) {
            let contest: BTreeSet<usize> = contest.intersection(&self.live).copied().collect();
            assert!(!contest.is_empty() || coins == 0, "somebody can win it");
            if let (1, Some(only)) = (contest.len(), contest.first()) {
                self.coins[*only] += coins;
            } else {
                *piles.entry(contest).or_default() += coins;
            }
        }
        self.piles = piles;
    }

    fn show(&mut self, laid: &[(usize, String)]) {
        let mut winners = BTreeSet::new();
        for (contest, coins) in &mut self.piles {
            let mut cards: Vec<(u32, usize)> = laid
                .iter()
                .filter(|(seat, _)| contest.contains(seat))
                .map(|(seat, card)| (strength(card), *seat))
                .collect();
            cards.sort();
            let (best, winner) = *cards.last().unwrap();
            if cards.iter().filter(|(card, _)| *card == best).count() > 1 {
                continue;
            }
            let share = match self.shown {
                0 => *coins / 3,
                1 => *coins / 2,
                _ => *coins,
            };
            *coins -= share;
            self.coins[winner] += share;
            winners.insert(winner);
        }
        for winner in &winners {
            self.tricks[*winner] += 1;
        }
        self.shown += 1;
        // "Fool laid in banen/detuiler and winning no share: in the next betting round only"; without coins by itself.
        let fool = laid.iter().find(|(_, card)| card == "T0");
        let fool = fool.map(|(seat, _)| *seat);
        let broke = fool.filter(|seat| !winners.contains(seat) && self.purses[*seat] == 0);
        self.stays = broke.into_iter().collect();
    }
}

/// "trumps 21 ... 1, Fool 0 > aces > courts (K=Q=N=J) > 10 ... 2"
fn strength(card: &str) -> u32 {
    if let Some(trump) = card
        .strip_prefix('T')
        .and_then(|number| number.parse().ok())
    {
        let trump: u32 = trump;
        return 100 + trump;
    }
    match card.chars().next().unwrap() {
        'A' => 50,
        'K' | 'Q' | 'N' | 'J' => 40,
        'T' => 10,
        pip => pip.to_digit(10).unwrap(),
    }
}

#[test]
fn a_second_reading_of_the_rules_pays_every_coin_the_same() {
    let (mut side_pots, mut stays, mut carried, mut alone) = (0, 0, 0, 0);
    for seed in 0..1500 {
        let mut chance = Chance::seeded(seed, 0);
        let seats = 2 + chance.below(9) as usize;
        let ante = 1 + i64::from(chance.below(6));
        // Purses from the very ante up, so that there are many all-ins.
        let purses: Vec<i64> = (0..seats)
            .map(|_| ante + i64::from(chance.below(40)))
            .collect();
        let table = Table {
            ante,
            purses: &purses,
            carried: i64::from(chance.below(20)),
        };
        let setup = table.setup();
        let mut pack = Pack::sorted(setup.variant().pack());
        pack.shuffle(78, |n| chance.below(n));
        let mut events = Vec::new();
        let mut deal = Deal::start(&setup, &pack, |event| events.push(event)).unwrap();
        while let Some(seat) = to_act(&deal).first().copied() {
            let act = eager(&deal.legal(seat).choice(), &mut chance);
            let act = act.unwrap_or_else(|| deal.legal(seat).random(|n| chance.below(n)).unwrap());
            stays += u32::from(act == Act::Stay);
            let act = deal.check(seat, &act).unwrap();
            deal.apply(act, |event| events.push(event)).unwrap();
            every_coin_is_accounted_for(&deal, &events, &purses, seed);
            let view = deal.view(Viewer::Bystander);
            let pots = &view.bets().unwrap().pots;
            side_pots += u32::from(pots.len() > 2);
        }
        let names = (0..seats).map(|seat| seat.to_string());
        let reading = Reading::from_record(&Record::from_deal(&deal, names));
        let outcome = deal.outcome().unwrap();
        let coins: Vec<i64> = outcome.coins.iter().map(|(_, coins)| coins.0).collect();
        assert_eq!(coins, reading.coins, "seed {seed}");
        assert_eq!(outcome.tricks.as_slice(), reading.tricks, "seed {seed}");
        let left: i64 = reading.piles.values().sum();
        assert_eq!(outcome.pot, Some(Coins(left)), "seed {seed}");
        carried += u32::from(left > 0);
        alone += u32::from(reading.live.len() == 1);
        let tied = reading.piles.iter().filter(|(_, coins)| **coins > 0);
        let claims: BTreeSet<usize> = tied.flat_map(|(contest, _)| contest.clone()).collect();
        let contenders = deal.contenders().iter().map(|seat| seat.index());
        assert_eq!(contenders.collect::<BTreeSet<_>>(), claims, "seed {seed}");
    }
    for (what, count) in [
        ("three pots", side_pots),
        ("stays", stays),
        ("carried pots", carried),
        ("all others folded", alone),
    ] {
        assert!(count > 20, "{what} came up {count} times only");
    }
}

/// What makes for a long deal with much in it: few folds, many small bets, sometimes all that is left, the Fool laid
/// early. `None`: anything legal.
fn eager(choice: &Choice, chance: &mut Chance) -> Option<Act> {
    let speak = match choice {
        Choice::Lay(cards) if cards.contains(Card::FOOL) => return Some(Act::Lay(Card::FOOL)),
        Choice::Lay(cards) if chance.below(2) > 0 => return cards.iter().last().map(Act::Lay),
        Choice::Speak(speak) => speak,
        _ => return None,
    };
    let wager = speak.bet.map(|sizes| (sizes, Act::Bet as fn(Coins) -> Act));
    let wager = wager.or(speak.raise.map(|sizes| (sizes, Act::Raise as _)));
    match (chance.below(12), wager) {
        (0, _) => None,
        (1..4, Some((sizes, act))) => Some(act(sizes.least)),
        (4, Some((sizes, act))) => Some(act(sizes.most)),
        _ if speak.stay => Some(Act::Stay),
        _ if speak.check => Some(Act::Check),
        _ => speak.call.map(|_| Act::Call),
    }
}

fn every_coin_is_accounted_for(deal: &Deal, events: &[Event], purses: &[i64], seed: u64) {
    let view = deal.view(Viewer::Bystander);
    let bets = view.bets().unwrap();
    let in_pots: i64 = bets.pots.iter().map(|pot| pot.coins.0).sum();
    let staked: i64 = bets.staked.iter().map(|(_, coins)| coins.0).sum();
    assert_eq!(in_pots + staked, view.pot.0, "seed {seed}");
    for (index, purse) in purses.iter().enumerate() {
        let seat = kit::seat(index);
        let paid: i64 = events
            .iter()
            .map(|event| match event {
                Event::Paid(payment) if payment.from == Purse::Seat(seat) => payment.amount.0,
                Event::Paid(payment)
                    if payment.to == Purse::Seat(seat)
                        && payment.reason == rules::Reason::Returned =>
                {
                    -payment.amount.0
                }
                _ => 0,
            })
            .sum();
        // Winnings are no part of it: they cannot be bet in the same hand (TT-6).
        assert_eq!(bets.purses[seat].0, purse - paid, "seed {seed}");
        assert!(bets.purses[seat] >= Coins::ZERO, "seed {seed}");
    }
}
