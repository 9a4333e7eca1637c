//! A checked act belongs to one deal at one ply. Using it twice does not compile: see `Deal::apply`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use rules::{Act, Chance, Coins, Deal, LegalAct, Pack, Seat, Setup, StaleAct, Turn, Viewer};

/// A seat that can act.
fn able(deal: &Deal) -> Option<Seat> {
    Seat::all(deal.setup().seats()).find(|seat| !deal.legal(*seat).is_empty())
}

/// A checked act of a seat that can act.
fn checked(deal: &Deal, chance: &mut Chance) -> Option<LegalAct> {
    let seat = able(deal)?;
    let act = deal.legal(seat).random(|n| chance.below(n)).unwrap();
    Some(deal.check(seat, &act).unwrap())
}

/// The act is refused, there are no events, and no view changes.
fn refuses(deal: &mut Deal, act: LegalAct) {
    let seen = |deal: &Deal| {
        let seats = Seat::all(deal.setup().seats()).map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Bystander]);
        let views: Vec<_> = viewers.map(|viewer| deal.view(viewer)).collect();
        (views, deal.acts(), deal.ply())
    };
    let before = seen(deal);
    let applied = deal.apply(act, |event| panic!("{event:?} is told"));
    assert_eq!(applied, Err(StaleAct));
    assert!(seen(deal) == before);
}

fn first_deal(name: &str, stake: i64, dealer: usize, pack: &Pack) -> Deal {
    let variant = kit::variant(name);
    let setup = Setup::new(variant, Coins(stake), 3, kit::seat(dealer)).unwrap();
    Deal::start(&setup, pack, |_| {}).unwrap()
}

#[test]
fn an_act_checked_before_any_step_is_refused_after_it() {
    kit::for_every_table(1, |variant, seats, chance| {
        let (mut deal, mut events) = kit::random_deal(variant, seats, chance);
        while deal.turn() != Turn::Over {
            let earlier = checked(&deal, chance);
            kit::random_step(&mut deal, chance, &mut events);
            if let Some(act) = earlier {
                refuses(&mut deal, act);
            }
        }
    });
}

#[test]
fn an_act_of_another_deal_is_refused_even_where_the_same_would_be_legal() {
    let sorted = Pack::sorted(kit::variant("scarto/mcleod").pack());
    let mut shuffled = sorted;
    shuffled.shuffle(78, |n| n - 1);
    let own = || first_deal("scarto/mcleod", 4, 0, &sorted);
    for mut other in [
        first_deal("scarto/mcleod", 4, 0, &shuffled),
        first_deal("scarto/mcleod", 5, 0, &sorted),
        first_deal("scarto/mcleod", 4, 1, &sorted),
        first_deal("scarto/chee", 4, 0, &sorted),
    ] {
        refuses(&mut other, own().substitute(kit::seat(0)).unwrap());
    }
    let mut same = own();
    assert_eq!(
        same.apply(own().substitute(kit::seat(0)).unwrap(), |_| {}),
        Ok(())
    );
}

#[test]
fn an_act_checked_after_another_card_is_refused_at_the_same_ply() {
    let (deal, _) = kit::deal_with(
        kit::variant("triomphe/vieville"),
        3,
        &["2S 3S", "4S", "5S", "6S"],
    );
    let (mut one, mut other) = (deal.clone(), deal);
    kit::play(&mut one, "play 2S");
    kit::play(&mut other, "play 3S");
    assert_eq!(one.ply(), other.ply());
    let seat = able(&one).unwrap();
    let act = one.check(seat, &Act::Play(kit::card("4S"))).unwrap();
    assert!(other.check(seat, &act.act()).is_ok());
    refuses(&mut other, act);
}

#[test]
fn a_copy_of_a_deal_takes_its_acts() {
    kit::for_every_table(1, |variant, seats, chance| {
        let (mut deal, _) = kit::random_deal(variant, seats, chance);
        while deal.turn() != Turn::Over {
            let mut copy = deal.clone();
            match checked(&deal, chance) {
                Some(act) => assert_eq!(copy.apply(act, |_| {}), Ok(())),
                None => assert!(copy.close_question(|_| {})),
            }
            deal = copy;
        }
    });
}

#[test]
fn of_what_several_decide_at_once_a_check_lasts_until_one_of_them_has_decided() {
    let (mut deal, _) = kit::deal_with(
        kit::variant("triomphe/tavern"),
        3,
        &["T11", "T1", "2S", "3S"],
    );
    let asked: Vec<Seat> = deal.question().iter().collect();
    let [one, other] = asked[..] else {
        panic!("{asked:?}")
    };
    let (first, second) = (
        deal.check(one, &Act::Hide).unwrap(),
        deal.check(other, &Act::Hide).unwrap(),
    );
    deal.apply(first, |_| {}).unwrap();
    refuses(&mut deal, second);
    let again = deal.check(other, &Act::Hide).unwrap();
    assert_eq!(deal.apply(again, |_| {}), Ok(()));
}

#[test]
fn the_ply_rises_by_one_with_every_act_and_every_closed_question() {
    kit::for_every_table(1, |variant, seats, chance| {
        let (mut deal, mut events) = kit::random_deal(variant, seats, chance);
        assert_eq!(deal.ply(), 0);
        let mut steps = 0;
        while deal.turn() != Turn::Over {
            kit::random_step(&mut deal, chance, &mut events);
            steps += 1 + u32::from(passes_a_question(&deal));
            assert_eq!(deal.ply(), steps);
        }
        assert!(!deal.close_question(|_| {}));
        assert_eq!(
            deal.ply(),
            steps,
            "a question that is not there is not closed"
        );
    });
}

/// Whether the latest act is a seat's first card, before which it had no combinations to speak of (RULES.md OT-6).
fn passes_a_question(deal: &Deal) -> bool {
    if deal.setup().variant().game() != "ottocento" {
        return false;
    }
    let acts = deal.acts();
    let mut latest = acts.iter().rev();
    let (Some((seat, act)), before) = (latest.next(), latest.next()) else {
        return false;
    };
    let is_word = |act: &Act| matches!(act, Act::Show(_) | Act::Hide);
    let spoke = before.is_some_and(|(other, act)| other == seat && is_word(act));
    let plays = matches!(act, Act::Play(_) | Act::PlaySaying(..));
    plays
        && !spoke
        && acts.iter().filter(|(other, _)| other == seat).count() <= 2
        && deal.view(rules::Viewer::Bystander).played.len() <= deal.setup().seats()
}
