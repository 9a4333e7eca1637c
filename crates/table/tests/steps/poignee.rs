//! A poignée of French Tarot is shown at a seat's first turn, or kept back so that nobody learns of it (JT-9).

use crate::kit::{ANN, BOB, CYD, DAN, Sitting, game};
use ids::MemberId;
use rules::{Act, Choice, View, Word};
use table::Refusal;

const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
const STRANGER: MemberId = MemberId(99);

/// A deal in which a garde sans was bid and the first to lead can show a poignée, or cannot.
fn begun(holds: bool) -> (Sitting, MemberId) {
    let mut table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, game("tarot", "fft", 1), &ALL, 0);
        table.deal(ANN).unwrap();
        for word in [Word::Sans, Word::Pass, Word::Pass, Word::Pass, Word::Jeu] {
            let who = table.on_turn(&ALL)?;
            table.act(who, Act::Say(word)).ok()?;
        }
        let leader = table.on_turn(&ALL)?;
        let may = table.view(leader).tarot()?.may_show.is_some();
        (may == holds).then_some(table)
    });
    let leader = table.on_turn(&ALL).unwrap();
    (table, leader)
}

fn first_card(view: &View) -> Act {
    let Choice::Play { cards, .. } = view.after_hiding().legal().choice() else {
        panic!("no card to play");
    };
    Act::Play(cards.first().unwrap())
}

#[test]
fn a_card_without_a_word_keeps_the_poignee_back_and_nobody_sees_it() {
    let looks = [true, false].map(|holds| {
        let (mut table, leader) = begun(holds);
        let before = (table.stretch(), table.left());
        let play = first_card(&table.view(leader));
        table.act(leader, play).unwrap();
        let view = table.view(STRANGER);
        assert_eq!(view.shown, []);
        let ply = table.table.playing().unwrap().cards.ply();
        (
            before,
            table.stretch(),
            table.left(),
            view.played.len(),
            ply,
        )
    });
    assert_eq!(looks[0], looks[1]);
}

#[test]
fn a_poignee_is_not_kept_back_in_a_step_of_its_own() {
    let (mut table, leader) = begun(true);
    let refused = table.act(leader, Act::Hide);
    assert!(
        matches!(refused, Err(Refusal::Rules(Act::Hide, _))),
        "{refused:?}"
    );
}

#[test]
fn a_poignee_that_is_shown_is_seen_by_all_and_the_card_is_still_to_be_played() {
    let (mut table, leader) = begun(true);
    let may = table.view(leader).tarot().unwrap().may_show.unwrap();
    let shown = may.trumps.without(rules::Card::FOOL).iter();
    let shown = shown.take(may.sizes[0] as usize).collect();
    table.act(leader, Act::Show(shown)).unwrap();
    assert_eq!(table.view(STRANGER).shown.len(), may.sizes[0] as usize);
    assert_eq!(table.on_turn(&ALL), Some(leader));
    let play = first_card(&table.view(leader));
    table.act(leader, play).unwrap();
}
