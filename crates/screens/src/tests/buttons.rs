//! Which buttons stand where: few on the table's message, none of them again in the hand.

use super::scenes::case;
use super::*;
use ::table::look::PauseOn;
use ::table::{CoinKind, PausedBy};
use pages::{Look, Settings};
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
        let is_named = |label: &String| text.contains(&format!("**{label}** at the table"));
        assert!(public.iter().any(is_named), "{text}");
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
        allowance: Coins::ZERO,
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

/// A lobby of Scarto with these standings of Ann and Bob, who may have no chair; Odile is dealt in.
fn lobby_of_three(standings: [Option<Standing>; 2], deals: u32) -> Look {
    let told = case("scarto-mcleod.jsonl", 0, 0);
    let dealt = standings.iter().flatten();
    let dealt = dealt.filter(|standing| matches!(standing, Standing::In));
    let mut look = lobby(&told, 2 - dealt.count(), None);
    look.table.deals = deals;
    let mut place = 0;
    look.table.chairs.retain_mut(|chair| {
        let standing = standings.get(place).copied().unwrap_or(Some(Standing::In));
        place += 1;
        chair.standing = standing.unwrap_or(Standing::In);
        standing.is_some()
    });
    look
}

/// Whoever is at the table and whatever keeps them: no text names a button that is not there, and nothing offers to deal
/// where it would be refused.
#[test]
fn a_lobby_names_its_own_buttons_and_offers_a_deal_where_it_can_deal() {
    use Standing::{Away, Broke, In, LostEnough, Out};
    let named = [
        "Join",
        "Deal me in",
        "Deal",
        "Fill seats and deal",
        "Fill empty seats",
        "Resume",
    ];
    let of_host = [
        "Add computer player",
        "Remove computer player",
        "For fun",
        "For coins",
        "House rules…",
    ];
    let all = [
        None,
        Some(In),
        Some(Out),
        Some(Away),
        Some(Broke),
        Some(LostEnough),
    ];
    let paused = PauseOn {
        by: PausedBy::Host,
        until: None,
    };
    for (ann, bob, deals, paused) in all
        .into_iter()
        .flat_map(|ann| all.map(|bob| (ann, bob)))
        .flat_map(|(ann, bob)| [0, 3].map(|deals| (ann, bob, deals)))
        .flat_map(|(ann, bob, deals)| [None, Some(paused)].map(|it| (ann, bob, deals, it)))
    {
        let mut look = lobby_of_three([ann, bob], deals);
        look.table.paused = paused;
        let public = table(&words(), &look);
        let (offered, text) = (labels(&public), public.as_text());
        let who = format!("{ann:?}, {bob:?} after {deals}: {offered:?}: {text}");
        for label in named {
            let is_there = offered.iter().filter(|other| *other == label).count();
            assert!(is_there <= 1, "{label} twice: {who}");
            let is_named = text.contains(&format!("**{label}**"));
            assert!(is_there == 1 || !is_named, "{label} is not there: {who}");
        }
        let may = ann == Some(In) && bob == Some(In) && paused.is_none();
        assert_eq!(offered.contains(&"Deal".to_owned()), may, "{who}");
        let has = |label: &&str| offered.iter().any(|other| other == label);
        assert_eq!(of_host.iter().find(|label| has(label)), None, "{who}");
        let rows = public.rows.len() - usize::from(paused.is_some());
        assert!(rows <= 2, "{who}");
        let keys = public.rows.iter().flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            _ => &[],
        });
        let coloured: Vec<&str> = keys
            .filter(|key| key.look != KeyLook::Plain)
            .map(|key| key.label.as_str())
            .collect();
        assert!(coloured.len() <= 1, "{who}");
        let is_main = coloured.first().copied();
        let full = ann.is_some() && bob.is_some();
        if may {
            assert_eq!(is_main, Some("Deal"), "{who}");
        } else if !full {
            assert_eq!(is_main, Some("Join"), "{who}");
        }
    }
    let all_out = lobby_of_three([Some(Out), Some(Away)], 3);
    let public = table(&words(), &all_out);
    assert_eq!(labels(&public), ["Deal me in", "More…"]);
    let Row::Keys(keys) = &public.rows[0] else {
        panic!("{public:?}")
    };
    assert_eq!(keys[0].look, KeyLook::Main);
}

/// Somebody who asks for a hand at a full table is told what they can do, and no button that is not there.
#[test]
fn at_a_full_table_a_bystander_is_told_what_they_can_do() {
    let told = case("scarto-mcleod.jsonl", 0, 3);
    let mut look = in_play(&told, None, Stretch::Turn);
    look.table.viewer = Some(MemberId(99));
    let shown = not_seated(&words(), &look);
    assert!(shown.text.contains("all 3 seats are taken"), "{shown:?}");
    assert!(!shown.text.contains("**Join**"), "{shown:?}");
    assert_eq!(labels(&shown), ["Play"]);
}

/// A seat of which nothing is to be said ends with its name.
#[test]
fn a_seat_without_facts_has_no_dangling_dot() {
    let mut look = lobby_of_three([Some(Standing::In), Some(Standing::In)], 0);
    look.table.terms.coins = CoinKind::Chips;
    look.free.clear();
    let text = table(&words(), &look).as_text();
    assert!(text.contains("2. **Bob**\n"), "{text}");
    assert!(
        text.lines().all(|line| !line.trim_end().ends_with('·')),
        "{text}"
    );
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
