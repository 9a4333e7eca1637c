//! RULES.md TM-1, the option `fool=highest`.

use super::*;

const HIGHEST: &str = "triomphe/tavern fool=highest";

#[test]
fn it_is_trump_22_and_beats_the_21() {
    assert_eq!(winner(HIGHEST, "T21 T0 KS KB"), 1);
    assert_eq!(winner(HIGHEST, "T0 T21 T1 KB"), 0);
    assert_eq!(winner(HIGHEST, "KS T1 T0 KB"), 2);
}

#[test]
fn it_is_played_only_as_a_trump() {
    assert_eq!(legal(HIGHEST, "7D 8S T0", "KS"), "8S");
    assert_eq!(legal(HIGHEST, "7D T0", "KS"), "T0");
    assert_eq!(legal(HIGHEST, "7D KS T4", "T0"), "T4");
    // One need not beat, nor keep it for a better moment.
    assert_eq!(legal(HIGHEST, "7D T4 T0", "T9"), "T0 T4");
    let expected = (RefusalCode::MustFollow, "TM-1", "8S".to_owned());
    assert_eq!(refused(HIGHEST, "7D 8S T0", "KS", "T0"), expected);
    let expected = (RefusalCode::MustTrump, "0.2 (3)", "T0".to_owned());
    assert_eq!(refused(HIGHEST, "7D T0", "KS", "7D"), expected);
}

#[test]
fn it_pays_the_same_bonus() {
    let (mut deal, _) = deal_with(variant(HIGHEST), 5, &["T11", "T1", "T0", ""]);
    answer_all(&mut deal, |seat| {
        Act::Show(set(["T11", "T1", "T0"][seat.index()]))
    });
    let view = deal.view(Viewer::Bystander);
    assert_eq!(
        view.coins.as_slice(),
        [Coins(-2), Coins(-3), Coins(-4), Coins(-5)]
    );
}

#[test]
fn it_stays_in_the_small_pack_although_no_other_trump_above_13_does() {
    let small = variant("triomphe/tavern pack=small fool=highest");
    let trumps = small.pack() & rules::Suit::Trumps.cards();
    assert_eq!(trumps, set("T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13"));
    assert_eq!(small.pack().len(), 42);
    assert!(small.strength(card("T0"), None) > small.strength(card("T13"), None));
}
