//! Damaged rows of tables. A row is written by this program or an older one, so a damaged one need not make sense; but
//! it is refused, or the table can be shown from it. (A step that panics is caught by the table's task.)
//!
//! `../rows/older.jsonl` holds rows as older versions wrote them, from the recorded lives: every game, phase and field;
//! `../rows/damaged.jsonl` damaged ones that a table once panicked at.

use super::kit::*;
use fuzz::Read;
use ids::{MemberId, Millis, Moment, PurseId};
use rules::Variant;
use table::{Hands, LookContext, Playing, State, Table, Terms, forget_row};

/// Tables of each edition: in the lobby, at several stages of a deal, and after it.
fn tables() -> Vec<Table> {
    let mut all = Vec::new();
    for (number, variant) in Variant::all().into_iter().enumerate() {
        let terms = Terms {
            variant,
            stake: variant.least_stake(),
            turn_seconds: 60,
            coins: Default::default(),
        };
        let patrons = variant.usual_seats() - 2;
        let mut sitting = Sitting::new(number as u64, terms, &[ANN, BOB], patrons);
        for member in [ANN, BOB] {
            sitting.grant(member, 1_000_000);
        }
        all.push(sitting.table.clone());
        if sitting.deal(ANN).is_err() {
            continue;
        }
        for _ in 0..6 {
            for _ in 0..7 {
                sitting.time_up();
            }
            all.push(sitting.table.clone());
        }
    }
    all
}

/// Whatever a table's row says, it can be shown; and what was read is written as a row.
fn shown(table: &Table) {
    let look_at = LookContext {
        now: Moment(2_000),
        longest_pause: Millis::hours(1),
        session_is_over: true,
        house_language: None,
    };
    assert!(serde_json::from_str::<State<Hands>>(&table.row().unwrap()).is_ok());
    for viewer in [None, Some(ANN), Some(CYD)] {
        let _ = table.look(viewer, &look_at);
    }
    let _ = table.asks();
}

#[test]
fn fuzz_rows_of_older_versions() {
    let written = include_str!("../rows/older.jsonl").lines();
    let failed_once = include_str!("../rows/damaged.jsonl").lines();
    let texts: Vec<&str> = written.chain(failed_once).collect();
    let any = Sitting::new(1, triomphe("tavern", 5), &[ANN], 0).table;
    let read = |text: &str| serde_json::from_str::<State<Hands>>(text);
    for text in &texts {
        assert!(read(text).is_ok(), "{text}");
    }
    fuzz::run("older rows", &texts, |text| {
        // Whoever sits first is erased, whether or not the row can be read as a table's.
        let erased = forget_row(text, MemberId(101), &[PurseId(1)]);
        let Ok(kept) = read(text) else {
            return Read::Refused;
        };
        if let Some(erased) = erased.unwrap() {
            assert!(!erased.contains(":101,"), "{erased}");
            assert!(read(&erased).is_ok(), "{erased}");
        }
        // Its deal's record is not at hand.
        shown(&Table {
            state: kept.without_deal(),
            finished: None,
            ..any.clone()
        });
        Read::Understood
    });
}

#[test]
fn fuzz_rows() {
    let tables = tables();
    let texts: Vec<String> = tables.iter().map(|table| table.row().unwrap()).collect();
    fuzz::run("rows", &texts, |text| {
        let Ok(kept) = serde_json::from_str::<State<Hands>>(text) else {
            return Read::Refused;
        };
        let variant = kept.terms.variant;
        // The deal comes from its record.
        let playing = |hands: Hands| {
            let mut all = tables.iter().filter_map(Table::playing);
            let fits = |on: &&Playing| {
                on.hands.deal == hands.deal && on.cards.setup().variant() == variant
            };
            let on = all.find(fits).ok_or("no such deal")?.clone();
            Ok::<_, &str>(Playing { hands, ..on })
        };
        let Ok(state) = kept.with(playing) else {
            return Read::Refused;
        };
        if state.check().is_err() {
            return Read::Refused;
        }
        let table = Table {
            state,
            finished: None,
            ..tables[0].clone()
        };
        shown(&table);
        Read::Understood
    });
}
