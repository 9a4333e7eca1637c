//! The score sheet of a table.

use super::scenes::{case, in_play};
use super::*;
use ::table::CoinKind;
use pages::{ScoreSheet, ScoredDeal};

fn deal(won: &[(usize, i64)]) -> ScoredDeal {
    let won = won.iter().map(|(player, coins)| (*player, Coins(*coins)));
    ScoredDeal {
        won: Some(won.collect()),
        match_goes_on: false,
    }
}

fn sheet() -> ScoreSheet {
    let names = ["Ann", "Bob_the_Brave", "Odile Carter", "1a2b…"];
    ScoreSheet {
        coin_kind: CoinKind::Purse,
        players: names.map(str::to_owned).to_vec(),
        deals: vec![
            deal(&[(0, 12), (1, -4), (2, -8)]),
            ScoredDeal {
                won: None,
                match_goes_on: false,
            },
            deal(&[(0, -3), (1, 0), (3, 3)]),
            deal(&[(0, 0), (1, 0)]),
            ScoredDeal {
                match_goes_on: true,
                ..deal(&[(0, 0), (1, 0)])
            },
        ],
        has_earlier: false,
    }
}

fn look() -> pages::Look {
    in_play(&case("scarto-mcleod.jsonl", 0, 3), Some(0), Stretch::Turn)
}

#[test]
fn the_sheet_says_who_is_how_much_up_and_why() {
    let drawing = draw_score(&words(), &look(), &sheet());
    let png = drawing();
    assert!(png.is_some());
    assert_snapshot!(
        "score_sheet",
        shown(&score(&words(), &look(), &sheet(), png))
    );
}

#[test]
fn a_player_begins_with_the_first_deal_that_they_were_dealt_into() {
    let course = |player| {
        let course = sheet().course(player).into_iter();
        course.map(|(at, up)| (at, up.0)).collect::<Vec<_>>()
    };
    assert_eq!(
        course(0),
        [(0, 0), (1, 12), (2, 12), (3, 9), (4, 9), (5, 9)]
    );
    assert_eq!(course(3), [(2, 0), (3, 3), (4, 3), (5, 3)]);
    let standing: Vec<i64> = sheet().standing().iter().map(|(_, up)| up.0).collect();
    assert_eq!(standing, [9, 3, -4, -8]);
}

#[test]
fn without_a_finished_deal_there_is_nothing_to_tell() {
    let none = ScoreSheet {
        players: Vec::new(),
        deals: Vec::new(),
        ..sheet()
    };
    assert!(draw_score(&words(), &look(), &none)().is_none());
    let screen = score(&words(), &look(), &none, None);
    assert_eq!(screen.text, "No deal has been finished here yet.");
}

#[test]
fn the_longest_sheet_fits_in_every_language() {
    let names = (0..40).map(|number| format!("{number:02}{}", "_*`W".repeat(7)));
    let everybody: Vec<(usize, i64)> = (0..15).map(|place| (place, -999_999_999)).collect();
    let deals = (0..50).map(|number| {
        let of = everybody
            .iter()
            .map(|(place, coins)| ((place + number) % 40, *coins));
        deal(&of.collect::<Vec<_>>())
    });
    let long = ScoreSheet {
        coin_kind: CoinKind::Chips,
        players: names.collect(),
        deals: deals.collect(),
        has_earlier: true,
    };
    for language in Language::ALL {
        let words = Words::in_language(language);
        let png = draw_score(&words, &look(), &long)();
        assert!(png.is_some());
        let screen = score(&words, &look(), &long, png);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
    }
}
