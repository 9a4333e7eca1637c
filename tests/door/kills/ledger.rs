//! What people asked for, and what they were told is done: kept apart from the bot, and held against what is stored.

use super::journal::Journal;
use ids::DealId;
use std::collections::{BTreeMap, BTreeSet};

/// A question to a member in a deal: the number of the acts that they had done before.
pub type Asked = (DealId, u64, u16);

/// Everything that people asked for in one evening.
#[derive(Clone, Default)]
pub struct Ledger {
    /// The acts tried as answers to each question.
    tried: BTreeMap<Asked, BTreeSet<String>>,
    /// The questions that the bot said were answered.
    done: BTreeSet<Asked>,
    /// The answers tried to the question that goes to every seat.
    answers: BTreeMap<(DealId, u64), BTreeSet<String>>,
    /// Who was told that their answer to it is known.
    answered: BTreeSet<(DealId, u64)>,
    /// The deals of which anybody saw a card.
    seen: BTreeSet<DealId>,
    /// The number of payments tried, and the numbers of those acknowledged.
    payments: u32,
    paid: BTreeSet<u32>,
}

/// What was found stored that was asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    /// Acknowledged acts, answers and payments.
    pub acknowledged: usize,
    /// Acts of people that were stored although nobody was told so.
    pub untold: usize,
}

/// Whether these words answer the question that goes to every seat.
pub fn is_answer(words: &str) -> bool {
    let first = words.split(' ').next().unwrap_or_default();
    ["show", "hide", "rob", "leave"].contains(&first)
}

impl Ledger {
    /// Somebody is about to act.
    pub fn tries(&mut self, (deal, member, n): Asked, words: &str) {
        if is_answer(words) {
            let answers = self.answers.entry((deal, member)).or_default();
            answers.insert(words.to_owned());
        } else {
            let tried = self.tried.entry((deal, member, n)).or_default();
            tried.insert(words.to_owned());
        }
    }

    /// The bot showed somebody that what they tried is done.
    pub fn hears(&mut self, (deal, member, n): Asked, words: &str) {
        if is_answer(words) {
            self.answered.insert((deal, member));
        } else {
            self.done.insert((deal, member, n));
        }
    }

    /// Somebody saw their cards of a deal.
    pub fn sees(&mut self, deal: DealId) {
        self.seen.insert(deal);
    }

    /// Somebody is about to pay; the number of the payment.
    pub fn pays(&mut self) -> u32 {
        self.payments += 1;
        self.payments
    }

    /// The bot told somebody that they have paid.
    pub fn has_paid(&mut self, number: u32) {
        self.paid.insert(number);
    }

    /// What a copy must hold that was begun then: what was acknowledged until then, and nothing that was not tried by
    /// now.
    pub fn since(&self, then: Ledger) -> Ledger {
        Ledger {
            tried: self.tried.clone(),
            answers: self.answers.clone(),
            payments: self.payments,
            ..then
        }
    }

    /// The acknowledged acts in a deal.
    pub fn acknowledged_in(&self, deal: DealId) -> usize {
        let done = self.done.iter().filter(|asked| asked.0 == deal).count();
        done + self.answered.iter().filter(|asked| asked.0 == deal).count()
    }

    /// Checks that what was acknowledged is stored, and that nobody's act is stored that they did not ask for there.
    pub fn must_be_in(&self, journal: &Journal) -> Found {
        let mut untold = 0;
        for (&id, deal) in &journal.deals {
            for seat in 0..deal.record.seats.len() {
                let Some(member) = journal.member_at(deal, seat) else {
                    continue;
                };
                let acts = deal.acts_of(seat);
                for (n, words) in acts.iter().copied().enumerate() {
                    let plays = |n: usize| acts.get(n).is_some_and(|act| act.starts_with("play"));
                    // Playing a card hides what could have been shown first, in the same step.
                    let hid = |n: usize| acts[n] == "hide" && plays(n + 1);
                    let answers = self.answers.get(&(id, member));
                    if hid(n) && !answers.is_some_and(|tried| tried.contains("hide")) {
                        continue;
                    }
                    let mut asked = (id, member, n as u16);
                    if n > 0 && hid(n - 1) && !self.tried.contains_key(&asked) {
                        asked.2 -= 1;
                    }
                    let tried = if is_answer(words) {
                        self.answers.get(&(id, member))
                    } else {
                        self.tried.get(&asked)
                    };
                    let Some(tried) = tried else {
                        if deal.fell_by_itself(seat, n) {
                            continue;
                        }
                        panic!("deal {id}: act {n} of {member}, {words}, was done unasked");
                    };
                    // "Show all" is stored as the cards that this is.
                    assert!(
                        tried.contains(words)
                            || words.starts_with("show") && tried.contains("show"),
                        "deal {id}: act {n} of {member} is {words} instead of {tried:?}"
                    );
                    untold += usize::from(!is_answer(words) && !self.done.contains(&asked));
                }
            }
        }
        for &(id, member, n) in &self.done {
            let deal = &journal.deals[&id];
            let seat = journal.seat_of(deal, member).unwrap();
            let acts = deal.acts_of(seat);
            assert!(
                acts.len() > usize::from(n),
                "deal {id}: {member} was told that act {n}, one of {:?}, is done; only {acts:?} are",
                self.tried[&(id, member, n)]
            );
        }
        for &(id, member) in &self.answered {
            let deal = &journal.deals[&id];
            let seat = journal.seat_of(deal, member).unwrap();
            let known = journal.tables[&deal.table].has_answered(id, seat);
            assert_ne!(known, Some(false), "deal {id}: {member} answered");
        }
        for id in &self.seen {
            assert!(journal.deals.contains_key(id), "deal {id} was shown");
        }
        for number in &self.paid {
            let is_there = journal.payments.contains(&format!("no-{number}"));
            assert!(is_there, "payment {number} is lost");
        }
        Found {
            acknowledged: self.done.len() + self.answered.len() + self.paid.len(),
            untold,
        }
    }
}
