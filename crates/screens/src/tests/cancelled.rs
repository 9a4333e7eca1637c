//! A cancelled deal is told as cancelled wherever its result was told.

use super::*;
use ::table::look::Lobby;
use ::table::{Cancelled, CancelledWhat, CoinKind};
use ids::TableId;
use pages::{Fate, Look, Past, PastDealsPage};

/// The same table after its last deal was cancelled.
fn cancelled(mut look: Look, what: CancelledWhat) -> Look {
    let deal = tavern_case(1, usize::MAX).report().deal;
    look.table.cancelled = Some(Cancelled { deal, what });
    look
}

/// A table whose last deal was voided: between two deals, in a lobby, closed, in the next deal.
fn scenes(what: CancelledWhat) -> [Look; 4] {
    let told = tavern_case(1, usize::MAX);
    let mut next = lobby(&told, 0, None);
    if let Scene::Lobby(lobby) = &mut next.table.scene {
        let next_at = Some(lobby.closes_at);
        **lobby = Lobby {
            next_at,
            ..Lobby::clone(lobby)
        };
    }
    let mut on = in_play(&tavern_case(1, 3), None, Stretch::Turn);
    on.table.won = vec![(member(11), scenes::coins(5))];
    [
        next,
        lobby(&told, 1, None),
        closed(&told, ClosedWhy::Asked, None),
        on,
    ]
    .map(|look| cancelled(look, what))
}

const ALL: [(CancelledWhat, &str); 3] = [
    (CancelledWhat::Running, "cancelled-running"),
    (CancelledWhat::Finished, "cancelled-finished"),
    (CancelledWhat::Match, "cancelled-match"),
];

/// Every word of a screen.
fn text(screen: &Screen) -> String {
    shown(screen)
}

#[test]
fn the_table_and_the_hand_say_in_every_language_that_the_last_deal_was_cancelled() {
    for language in Language::ALL {
        let words = Words::in_language(language);
        for (what, key) in ALL {
            let says = words.say(key);
            for (number, look) in scenes(what).into_iter().enumerate() {
                let public = text(&table(&words, &look));
                assert_eq!(public.matches(&says).count(), 1, "{number}: {public}");
                assert!(!public.contains("+5"), "{public}");
                if matches!(look.scene, Scene::Playing(_)) {
                    continue;
                }
                let mut own = look;
                for solo in [false, true] {
                    own.table.viewer = Some(MemberId(11));
                    own.table.solo = solo;
                    let hand = text(&hand(&words, &own));
                    assert_eq!(hand.matches(&says).count(), 1, "{number}: {hand}");
                }
            }
        }
    }
}

/// A solo table has no message but the hand, so the way to the next deal is there.
#[test]
fn a_solo_hand_still_leads_to_the_next_deal() {
    let [mut next, ..] = scenes(CancelledWhat::Running);
    next.table.viewer = Some(MemberId(11));
    next.table.solo = true;
    let rows = hand(&words(), &next).rows;
    let keys = rows.iter().flat_map(|row| match row {
        Row::Keys(keys) => keys.as_slice(),
        _ => &[],
    });
    let labels: Vec<&str> = keys.map(|key| key.label.as_str()).collect();
    assert!(labels.contains(&"Next deal"), "{labels:?}");
}

#[test]
fn no_picture_shows_a_result_that_was_cancelled() {
    for look in scenes(CancelledWhat::Finished) {
        let drawing = picture_of_table(&words(), &look);
        let is_result = drawing.as_ref().is_some_and(|drawing| {
            matches!(drawing.scene, picture::Scene::Outcome(_)) || drawing.alt.contains("+5")
        });
        assert!(!is_result);
        assert_eq!(
            drawing.is_none(),
            matches!(look.scene, Scene::Closed(_)),
            "a closed table has no other picture"
        );
    }
}

/// The receipt of the cancelled deal, which says why, is as near as the result's was.
#[test]
fn the_way_to_the_cancelled_deal_stays() {
    let deal = tavern_case(1, usize::MAX).report().deal;
    let receipt = Button::Past(crate::button::PastKey::Receipt(deal));
    for look in scenes(CancelledWhat::Finished).into_iter().take(3) {
        let panel = orders(&words(), &look, MemberId(11), Rank::Guest);
        let rows = [panel.rows, table(&words(), &look).rows].concat();
        let mut keys = rows.iter().flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            _ => &[],
        });
        assert!(keys.any(|key| key.button == receipt));
    }
}

/// A match may have been cancelled after a deal that ended none, and the deal then knows nothing of it.
#[test]
fn the_list_says_of_a_deal_that_ended_no_match_only_that_it_was_one_of_a_match() {
    let report = tavern_case(1, usize::MAX).report();
    let deal = Past {
        deal: report.deal,
        table: TableId(1),
        at: 0,
        variant: Variant::parse("swiss", Some("classic"), &BTreeMap::new()).unwrap(),
        names: vec!["Ann".to_owned(), "Ben".to_owned()],
        coin_kind: CoinKind::Purse,
        coins: Some(vec![scenes::coins(0); 2]),
        match_goes_on: true,
        fate: Fate::Played,
    };
    let page = PastDealsPage {
        deals: vec![deal],
        ..PastDealsPage::default()
    };
    let says = [
        (Language::English, "one deal of a match"),
        (Language::German, "eine Runde einer Partie"),
        (Language::French, "une donne d’une partie"),
        (Language::Italian, "una smazzata di una partita"),
    ];
    for (language, says) in says {
        let list = text(&past(&Words::in_language(language), &page));
        assert!(list.contains(says), "{list}");
    }
}
