//! That the checks find what they are there for.

use super::journal::{Journal, StoredDeal};
use super::ledger::Ledger;
use ids::{DealId, PurseId, TableId};
use rules::{Coins, Deal, Pack, Record, Seat, Setup, Turn, Variant};
use std::collections::BTreeMap;

const DEAL: DealId = DealId(70);
const ANN: u64 = 7;

/// What is stored of a deal of tarocchi in which Ann has the first seat, after so many acts.
fn stored(acts: usize) -> Journal {
    let variant = Variant::parse("tarocchi", None, &BTreeMap::new()).unwrap();
    let setup = Setup::new(variant, Coins(1), 3, Seat::new(0).unwrap()).unwrap();
    let mut deal = Deal::start(&setup, &Pack::sorted(variant.pack()), |_| {}).unwrap();
    while deal.acts().len() < acts {
        let Turn::One(seat) = deal.turn() else {
            panic!("somebody is to act")
        };
        let act = deal.legal(seat).acts().unwrap()[0];
        let act = deal.check(seat, &act).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    let ann = format!("member:{}", PurseId(5));
    let keys = [ann.as_str(), "patron:a", "patron:b"];
    let record = Record::from_deal(&deal, keys);
    let mut journal = Journal::default();
    journal.members.insert(ann, ANN);
    let stored = StoredDeal {
        table: TableId(1),
        acts: record.acts.clone(),
        record: Record {
            acts: Vec::new(),
            ..record
        },
        end: None,
    };
    journal.deals.insert(DEAL, stored);
    journal
}

/// What Ann tried and was told, after so many acts of the whole table.
fn told(acts: usize) -> Ledger {
    let (journal, mut ledger) = (stored(acts), Ledger::default());
    for (n, words) in journal.deals[&DEAL].acts_of(0).into_iter().enumerate() {
        let asked = (DEAL, ANN, n as u16);
        ledger.tries(asked, words);
        ledger.hears(asked, words);
    }
    ledger
}

#[test]
fn what_was_told_and_is_stored_is_found() {
    let acts = stored(20).deals[&DEAL].acts_of(0).len();
    assert!(acts > 2);
    assert_eq!(told(20).must_be_in(&stored(20)).acknowledged, acts);
    stored(20).must_follow(&stored(12));
}

#[test]
#[should_panic(expected = "was told that act")]
fn an_acknowledged_act_that_is_lost_is_noticed() {
    told(20).must_be_in(&stored(12));
}

#[test]
#[should_panic(expected = "was done unasked")]
fn an_act_that_is_done_twice_is_noticed() {
    told(12).must_be_in(&stored(20));
}

#[test]
#[should_panic(expected = "instead of")]
fn another_act_than_the_one_asked_for_is_noticed() {
    let mut journal = stored(20);
    let acts = &mut journal.deals.get_mut(&DEAL).unwrap().acts;
    let own: Vec<usize> = (0..acts.len()).filter(|n| acts[*n].0 == 0).collect();
    acts.swap(own[1], own[2]);
    told(20).must_be_in(&journal);
}

#[test]
#[should_panic(expected = "payment 2 is lost")]
fn an_acknowledged_payment_that_is_lost_is_noticed() {
    let mut ledger = told(12);
    for _ in 0..2 {
        let number = ledger.pays();
        ledger.has_paid(number);
    }
    let mut journal = stored(12);
    journal.payments.insert("no-1".to_owned());
    ledger.must_be_in(&journal);
}

#[test]
#[should_panic(expected = "transfers of before have changed")]
fn a_transfer_that_is_gone_is_noticed() {
    let mut before = stored(12);
    before.transfers.push((1, "start".to_owned(), 1, 2, 3));
    stored(12).must_follow(&before);
}

#[test]
#[should_panic(expected = "but Refused")]
fn an_act_that_the_rules_refuse_is_noticed() {
    let mut journal = stored(20);
    let acts = &mut journal.deals.get_mut(&DEAL).unwrap().acts;
    let last = acts.len() - 1;
    acts.swap(last, last - 1);
    journal.must_follow(&stored(12));
}
