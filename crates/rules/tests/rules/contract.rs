//! Runs the contract kit on every game, edition, option and number of seats, and compares the trick rule with a second
//! reading.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::second_reading::Reading;
use rules::{Act, Card, Coins, Deal, Fact, FoolRole, Pack, Seat, Setup, Turn};

#[test]
fn every_game_keeps_the_contract() {
    kit::for_every_table(12, kit::contract::keeps_the_contract);
}

#[test]
fn a_second_reading_of_the_rules_agrees_on_every_trick_and_payment() {
    kit::for_every_table(150, |variant, seats, chance| {
        if variant.game() != "triomphe" {
            return; // Other games have a second reading of their own.
        }
        let reading = Reading {
            vieville: variant.edition() == "vieville",
            fool_is_excuse: variant.facts().contains(&Fact::Fool(FoolRole::Excuse)),
            fool_is_highest: variant
                .options()
                .get("fool")
                .is_some_and(|fool| fool == "highest"),
        };
        let stake = variant.least_stake().0 + i64::from(chance.below(3));
        let dealer = chance.below(seats as u32) as usize;
        let setup = Setup::new(variant, Coins(stake), seats, kit::seat(dealer)).unwrap();
        let mut pack = Pack::sorted(variant.pack());
        pack.shuffle(pack.order().len(), |n| chance.below(n));
        let mut deal = Deal::start(&setup, &pack, |_| {}).unwrap();
        let (hands, _) = variant.deal_out(&setup, pack.order());
        let names = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        let hands: Vec<Vec<String>> = hands.iter().map(|hand| names(hand)).collect();
        let mut shown = match variant.edition() {
            "vieville" => ["T0", "T1", "T11"].map(str::to_owned).to_vec(),
            _ => Vec::new(),
        };
        for seat in deal.question().iter() {
            let acts = deal.legal(seat).acts().unwrap();
            let act = acts[chance.below(acts.len() as u32) as usize];
            if let Act::Show(cards) = act {
                shown.extend(cards.iter().map(|card| card.to_string()));
            }
            let act = deal.check(seat, &act).unwrap();
            deal.apply(act, |_| {}).unwrap();
        }
        deal.close_question(|_| {});
        let result = reading.play(stake, dealer, hands, &shown, |seat, _, _, legal| {
            let seat: Seat = kit::seat(seat);
            assert_eq!(deal.turn(), Turn::One(seat));
            let mut engine = names(&deal.legal(seat).cards().iter().collect::<Vec<_>>());
            let mut legal = legal.to_vec();
            engine.sort();
            legal.sort();
            assert_eq!(engine, legal);
            let card = legal[chance.below(legal.len() as u32) as usize].clone();
            let act = deal.check_words(seat, &format!("play {card}")).unwrap();
            deal.apply(act, |_| {}).unwrap();
            card
        });
        let outcome = deal.outcome().expect("the second reading has ended too");
        let coins: Vec<i64> = outcome.coins.iter().map(|(_, coins)| coins.0).collect();
        assert_eq!(serde_json::to_value(outcome.ended).unwrap(), result.ended);
        assert_eq!(
            (outcome.tricks.as_slice(), coins),
            (&result.tricks[..], result.coins)
        );
    });
}
