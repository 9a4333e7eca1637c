//! Which buttons stand where: few on the table's message, none of them again in the hand.

use super::*;
use pages::Settings;
use std::sync::Arc;

fn labels(screen: &Screen) -> Vec<String> {
    let keys = screen.rows.iter().flat_map(|row| match row {
        Row::Keys(keys) => keys.as_slice(),
        _ => &[],
    });
    keys.map(|key| key.label.clone()).collect()
}

/// What everybody can press is on the table's message; the hand says where, and has what is its holder's alone.
#[test]
fn the_hand_repeats_no_button_of_the_table() {
    let mut over = between(&tavern_case(1, usize::MAX));
    over.table.viewer = Some(MemberId(11));
    let mut waits = lobby(&tavern_case(1, 0), 1, None);
    waits.table.viewer = Some(MemberId(11));
    let again = lobby(
        &tavern_case(1, 0),
        0,
        Some(tavern_case(1, usize::MAX).report()),
    );
    for mut look in [over, waits, again] {
        look.table.viewer = Some(MemberId(11));
        let (own, public) = (hand(&words(), &look), table(&words(), &look));
        let repeated = labels(&own);
        let public = labels(&public);
        let mut repeated = repeated.iter().filter(|label| public.contains(label));
        assert_eq!(repeated.next(), None, "{public:?}");
        let text = own.as_text();
        let named = public.first().unwrap();
        assert!(
            text.contains(&format!("**{named}** at the table")),
            "{text}"
        );
    }
}

/// After a deal or a match, at most four buttons, and only one that goes on.
#[test]
fn after_a_deal_the_table_has_four_buttons() {
    let mut look = between(&tavern_case(1, usize::MAX));
    let four = |first: &str| [first, "My result", "Join", "More…"].map(str::to_owned);
    assert_eq!(labels(&table(&words(), &look)), four("Next deal"));
    look.table.chairs[0].standing = Standing::Kept;
    assert_eq!(labels(&table(&words(), &look)), four("Rematch"));
    let panel = labels(&orders(&words(), &look, MemberId(11), Rank::Guest));
    for label in ["Receipt", "Replay", "Report a problem", "Fair play"] {
        assert!(
            panel.iter().any(|other| other == label),
            "{label}: {panel:?}"
        );
    }
}

/// Somebody whom a deal left too poor for the next is offered what they can do, not a button that would be refused.
#[test]
fn whoever_is_broke_between_deals_is_offered_what_they_can_do() {
    let mut look = between(&tavern_case(1, usize::MAX));
    look.table.viewer = Some(MemberId(11));
    look.table.chairs[0].standing = Standing::Broke;
    let offered = labels(&hand(&words(), &look));
    for label in ["Get allowance", "For fun", "Deal me in", "Leave"] {
        assert!(offered.iter().any(|other| other == label), "{offered:?}");
    }
    let none = Settings {
        allowance: 0,
        ..Settings::default()
    };
    let without = words().with_settings(Arc::new(none));
    let offered = labels(&hand(&without, &look));
    assert!(
        !offered.contains(&"Get allowance".to_owned()),
        "{offered:?}"
    );
}

/// A bystander of a running deal reads that they would be dealt in with the next.
#[test]
fn a_bystander_joins_the_next_deal() {
    let mut look = in_play(&tavern_case(1, 3), None, Stretch::Turn);
    look.table.viewer = Some(MemberId(99));
    let told = not_seated(&words(), &look);
    assert_eq!(labels(&told), ["Join next deal"]);
    assert!(told.as_text().contains("from the next deal on"), "{told:?}");
    let panel = labels(&orders(&words(), &look, MemberId(99), Rank::Guest));
    assert!(panel.contains(&"Join next deal".to_owned()), "{panel:?}");
}

/// Ids are for those who look for them: no message has one, but *Fair play* has both.
#[test]
fn fair_play_has_the_ids_and_the_hash() {
    let told = tavern_case(1, 3);
    let look = in_play(&told, Some(0), Stretch::Turn);
    let id = look.id.to_string();
    for screen in [table(&words(), &look), hand(&words(), &look)] {
        assert!(!screen.as_text().contains(&id), "{screen:?}");
    }
    let page = fair_play(&words(), &look);
    assert!(page.as_text().contains(&id), "{page:?}");
    assert_eq!(labels(&page), ["Table…"]);
}
