//! Moments on the result of a deal, and a first win in its winner's own hand.

use super::*;
use crate::button::PastKey;
use ::rules::Coins;
use pages::{FirstWin, Highlight, Language};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn moments() -> [(Highlight, &'static str); 4] {
    let pot = Highlight::Pot {
        seats: vec![seat(0)],
        coins: Coins(120),
    };
    [
        (Highlight::Death(seat(3)), "**Death** came to **Dan"),
        (
            Highlight::Vole(vec![seat(0), seat(2)]),
            "**Every trick** went to **Ann** and",
        ),
        (
            Highlight::Kings(seat(1)),
            "**All four kings** in one hand: **Bob** held them",
        ),
        (pot, "**The biggest pot of the week**: 120 coins"),
    ]
}

fn text(screen: &Screen) -> String {
    assert_eq!(over_limits(screen), Vec::<String>::new());
    screen.panel.as_ref().map_or_else(String::new, |panel| {
        format!("{}\n{}", panel.text, panel.spelled)
    })
}

#[test]
fn a_moment_is_a_plate_on_the_picture_of_its_result_or_a_line_without_one_in_every_language() {
    let told = tavern_case(1, usize::MAX);
    for (highlight, says) in moments() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            let without = between(&told);
            let mut look = without.clone();
            look.highlight = Some(highlight.clone());
            let plain = text(&table(&words, &without));
            let shown = text(&table(&words, &look));
            let more: Vec<&str> = shown.lines().filter(|line| !plain.contains(line)).collect();
            let [line] = more[..] else {
                panic!("{language:?}: {more:?}");
            };
            assert!(line.starts_with('✦'), "{line}");
            if language == Language::English {
                assert!(line.contains(says), "{line}");
            }
            let mut closed = closed(&told, ClosedWhy::Asked, Some(told.report()));
            closed.highlight = Some(highlight.clone());
            assert!(text(&table(&words, &closed)).contains(line));
            // Its picture says so too, and so do the words for who cannot see it.
            let drawing = picture_of_table(&words, &look).unwrap();
            let picture::Scene::Outcome(outcome) = &drawing.scene else {
                panic!("{:?}", drawing.scene)
            };
            assert!(!outcome.plate.is_empty() && outcome.plate.chars().count() <= 32);
            assert!(drawing.alt.contains(&outcome.plate), "{}", drawing.alt);
            let nothing = picture_of_table(&words, &without).unwrap();
            let picture::Scene::Outcome(outcome) = nothing.scene else {
                panic!("{:?}", nothing.scene)
            };
            assert_eq!(outcome.plate, "");
        }
    }
}

#[test]
fn a_first_win_stands_in_its_winners_hand_with_the_button_that_shares_it() {
    let told = tavern_case(1, usize::MAX);
    let mut look = between(&told);
    look.table.viewer = Some(MemberId(11));
    let shares = |screen: &Screen| {
        let mut keys = screen.rows.iter().flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            _ => &[],
        });
        keys.any(|key| matches!(key.button, Button::Past(PastKey::ShareWin(_))))
    };
    for language in Language::ALL {
        let words = Words::in_language(language);
        let before = hand(&words, &look);
        assert!(!shares(&before));
        let first = pages::Look {
            is_first_win: true,
            ..look.clone()
        };
        let won = hand(&words, &first);
        assert!(shares(&won), "{won:?}");
        assert!(text(&won).contains('✦'), "{}", text(&won));
        assert!(!text(&table(&words, &first)).contains('✦'), "not in public");
    }
    let won = FirstWin {
        deal: told.report().deal,
        variant: told.report().view.variant,
        coins: Coins(12),
        language: None,
    };
    let shared = shared_win(&words(), &won, "Ann*");
    assert_eq!(
        shared.text,
        "✦ Ann\\* won at Triomphe Forcée for the first time: **12 coins**."
    );
}
