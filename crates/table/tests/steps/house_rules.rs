//! House rules: the options of a game, which the host sets before the first deal.

use crate::kit::{ANN, BOB, CYD, Sitting, game, opening};
use ids::Millis;
use rules::Variant;
use table::{Order, Refusal, Repeated, Terms};

fn tavern() -> Terms {
    game("triomphe", "tavern", 2)
}

fn small(variant: Variant) -> Variant {
    variant.with_rule("pack", "small").unwrap()
}

fn choose(table: &mut Sitting, variant: Variant) -> Result<(), Refusal> {
    table.orders(ANN, Order::ChooseRules(variant))
}

#[test]
fn the_host_sets_the_options_until_the_first_deal() {
    let variant = tavern().variant;
    let mut table = Sitting::open(1, opening(tavern(), ANN));
    table.join(BOB).unwrap();
    table.join(CYD).unwrap();
    let stranger = Order::ChooseRules(small(variant)).by(BOB);
    assert_eq!(table.does(stranger), Err(Refusal::NotHost));
    let version = table.version;
    choose(&mut table, variant).unwrap();
    assert_eq!(table.version, version, "nothing has changed");
    let shuffle = table.state.shuffle.clone().unwrap();
    choose(&mut table, small(variant)).unwrap();
    assert_eq!(table.state.terms.variant, small(variant));
    let anew = table.state.shuffle.clone().unwrap();
    assert_ne!(anew.deal, shuffle.deal, "another pack, another shuffle");
    table.deal(ANN).unwrap();
    assert_eq!(choose(&mut table, variant), Err(Refusal::RulesFixed));
    table.play_out(&[ANN, BOB, CYD]);
    assert_eq!(choose(&mut table, variant), Err(Refusal::RulesFixed));
}

#[test]
fn game_and_edition_stay() {
    let mut table = Sitting::open(2, opening(tavern(), ANN));
    for other in [game("triomphe", "vieville", 2), game("scarto", "chee", 2)] {
        let refused = choose(&mut table, other.variant);
        assert_eq!(refused, Err(Refusal::RulesFixed));
    }
}

/// The small pack is for 8 (RULES.md TM-3).
#[test]
fn a_pack_for_fewer_than_sit_here_is_refused() {
    let terms = tavern();
    let mut table = Sitting::open(3, opening(terms, ANN));
    for _ in 0..8 {
        table.seat_patron(ANN).unwrap();
    }
    let refused = choose(&mut table, small(terms.variant));
    assert_eq!(refused, Err(Refusal::Full(8)));
    table.orders(ANN, Order::UnseatPatron).unwrap();
    choose(&mut table, small(terms.variant)).unwrap();
}

#[test]
fn options_change_eight_times_and_then_once_a_minute() {
    let variant = tavern().variant;
    let mut table = Sitting::open(4, opening(tavern(), ANN));
    for _ in 0..4 {
        choose(&mut table, small(variant)).unwrap();
        choose(&mut table, variant).unwrap();
    }
    let again = table.house.now + Millis::seconds(60);
    let enough = Refusal::Enough {
        what: Repeated::ChooseRules,
        until: Some(again),
    };
    assert_eq!(choose(&mut table, small(variant)), Err(enough));
    table.pass(Millis::seconds(60));
    choose(&mut table, small(variant)).unwrap();
}
