//! Damaged records, acts and variants: whatever the text, it is judged or refused, and what is read is written as it
//! was read.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use fuzz::Read;
use rules::{Act, Card, Deal, LegalActs, Seat, Turn, Variant, Verdict, at_random, read_records};
use std::collections::BTreeMap;

/// A record of each edition: the first deal of a series.
fn records() -> Vec<String> {
    let all = Variant::all().into_iter().enumerate();
    all.map(|(number, variant)| {
        let seats = variant.usual_seats();
        let simulation =
            rules::Simulation::new(variant, variant.usual_stake(), seats, 1, number as u64)
                .unwrap();
        let mut records = simulation.records(at_random(number as u64));
        serde_json::to_string(&records.next().unwrap().unwrap()).unwrap()
    })
    .collect()
}

#[test]
fn fuzz_records() {
    fuzz::run("records", &records(), |text| {
        let mut understood = false;
        for record in read_records(text).into_iter().flatten() {
            understood = true;
            let verdict = record.judge();
            serde_json::to_string(&verdict).unwrap();
            if let Ok(deal) = record.replay() {
                whatever_is_listed_is_legal(&deal);
                let again = rules::Record::from_deal(&deal, record.seats.clone());
                let again_judged = again.judge();
                if matches!(verdict, Verdict::Over(_)) {
                    assert_eq!(again_judged, verdict);
                }
                assert!(!matches!(
                    again_judged,
                    Verdict::Refused(_) | Verdict::WrongResult(_)
                ));
            }
        }
        Read::is(understood)
    });
}

/// What the deal lists as legal for a seat is not refused.
fn whatever_is_listed_is_legal(deal: &Deal) {
    let Turn::One(seat) = deal.turn() else { return };
    let legal: LegalActs = deal.legal(seat);
    for act in legal.acts().unwrap_or_default() {
        assert!(deal.check(seat, &act).is_ok(), "{act}");
    }
}

#[test]
fn fuzz_acts_at_every_stage_of_a_deal() {
    let deals: Vec<Deal> = records()
        .iter()
        .flat_map(|text| {
            let whole = read_records(text).remove(0).unwrap();
            let all = whole.acts.len();
            [0, 1, all / 3, all / 2, all.saturating_sub(1)].map(|acts| {
                let mut part = whole.clone();
                part.acts.truncate(acts);
                part.result = None;
                part.replay().unwrap()
            })
        })
        .collect();
    let mut texts: Vec<String> = records()
        .iter()
        .flat_map(|text| read_records(text).remove(0).unwrap().acts)
        .map(|(_, act)| act)
        .collect();
    texts.sort();
    texts.dedup();
    fuzz::run("acts", &texts, |text| {
        let act = text.parse::<Act>();
        if let Ok(act) = &act {
            assert_eq!(act.to_string().parse::<Act>().as_ref(), Ok(act));
        }
        // Each text meets a few of the deals.
        for (at, deal) in deals.iter().enumerate().skip(text.len() % 16).step_by(16) {
            for seat in (0..deal.setup().seats()).filter_map(Seat::new) {
                let Ok(checked) = deal.check_words(seat, text) else {
                    continue;
                };
                let mut after = deal.clone();
                assert!(after.apply(checked, |_| {}).is_ok(), "{at}: {text:?}");
                assert!(after.acts().len() >= deal.acts().len());
            }
        }
        Read::is(act.is_ok())
    });
}

#[test]
fn fuzz_cards_and_variants() {
    let mut texts: Vec<String> = Variant::all()
        .iter()
        .map(|variant| {
            let options: Vec<String> = variant
                .options()
                .iter()
                .map(|(name, value)| format!("{name} {value}"))
                .collect();
            format!(
                "{} {} {}",
                variant.game(),
                variant.edition(),
                options.join(" ")
            )
        })
        .collect();
    texts.extend(
        [
            "triomphe vieville pot carried",
            "KS T21 9c Fool Mat",
            "tarocchi tarocchi contract on",
        ]
        .map(str::to_owned),
    );
    fuzz::run("variants", &texts, |text| {
        let words: Vec<&str> = text.split(' ').collect();
        for word in &words {
            if let Ok(card) = word.parse::<Card>() {
                assert_eq!(card.to_string(), *word);
            }
        }
        let options: BTreeMap<String, String> = words
            .iter()
            .skip(2)
            .zip(words.iter().skip(3))
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        let edition = words.get(1).copied();
        let read = Variant::parse(words[0], edition, &options);
        if let Ok(variant) = &read {
            let again = Variant::parse(variant.game(), Some(variant.edition()), &variant.options());
            assert_eq!(again.as_ref(), Ok(variant));
        }
        Read::is(read.is_ok())
    });
}
