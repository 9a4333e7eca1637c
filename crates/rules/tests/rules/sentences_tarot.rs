//! RULES.md 17, sentence by sentence, beside what the worked deals and the single questions show.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;

use rules::{
    Act, Choice, Coins, Deal, ExcuseSettled, Fact, Partner, Record, Seat, Setup, Turn, Variant,
    View, Viewer,
};
use serde_json::Value;

fn variant(options: &str) -> Variant {
    let options = options.split_whitespace();
    let options = options.map(|option| option.split_once('=').unwrap());
    let options: BTreeMap<String, String> = options
        .map(|(option, value)| (option.to_owned(), value.to_owned()))
        .collect();
    Variant::parse("tarot", None, &options).unwrap()
}

/// A worked deal after so many acts.
fn worked(about: &str, acts: usize) -> Deal {
    let lines = include_str!("../cases/tarot-fft.jsonl").lines();
    let mut deals = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let deal = deals.find(|deal| deal["about"] == about).unwrap();
    let mut record: Record = serde_json::from_value(deal).unwrap();
    record.acts.truncate(acts);
    record.result = None;
    record.replay().unwrap()
}

fn seen(deal: &Deal, seat: usize) -> View {
    deal.view(Viewer::Seat(Seat::new(seat).unwrap()))
}

/// "Most that can be lost": 80 s, 120 s, 164 s with 3, 4, 5 seats.
#[test]
fn the_hold_goes_by_the_number_of_seats() {
    for (seats, stakes) in [(3, 80), (4, 120), (5, 164)] {
        let dealer = Seat::new(0).unwrap();
        let setup = Setup::new(variant(""), Coins(7), seats, dealer).unwrap();
        assert_eq!(setup.max_loss(dealer), Coins(7 * stakes));
    }
}

/// "`petite` = `on`, `off` (the lowest bid is a garde)."
#[test]
fn without_the_petite_the_lowest_bid_is_a_garde() {
    let setup = Setup::new(variant("petite=off"), Coins(1), 4, Seat::new(0).unwrap()).unwrap();
    let pack = rules::Pack::sorted(setup.variant().pack());
    let deal = Deal::start(&setup, &pack, |_| {}).unwrap();
    let legal = deal.legal(setup.first_seat()).acts().unwrap();
    let legal: Vec<String> = legal.iter().map(Act::to_string).collect();
    assert_eq!(legal.join(" "), "pass garde sans contre");
}

/// "Whoever announced a chelem leads himself"; otherwise the dealer's right does.
#[test]
fn the_dealers_right_leads_or_whoever_announced_a_chelem() {
    // Dealer 0, so seat 4 is at the dealer's right; seat 1 has bid contre, called and announced a chelem.
    let announced = worked("Five seats, an announced chelem fails", 6);
    assert_eq!(announced.turn(), Turn::One(Seat::new(1).unwrap()));
    // Dealer 4, so seat 3 is at the dealer's right; seat 2 declares and says `jeu`.
    let about =
        "Five seats, the called card lies in a chien that nobody sees: alone, unknown to all";
    assert_eq!(worked(about, 4).turn(), Turn::One(Seat::new(3).unwrap()));
}

/// "Before that the partner himself": who was dealt the card called knows it, nobody else does.
#[test]
fn only_the_holder_of_the_card_called_knows_the_partner() {
    // Seat 4 declares and calls the king of swords, which seat 1 was dealt.
    let deal = worked("The defence has the petit au bout", 8);
    let partner = |view: &View| view.tarot().unwrap().partner;
    for seat in [0, 2, 3, 4] {
        assert_eq!(partner(&seen(&deal, seat)), Partner::Unknown, "{seat}");
    }
    assert_eq!(partner(&deal.view(Viewer::Bystander)), Partner::Unknown);
    let own = Partner::Known(Seat::new(1).unwrap());
    assert_eq!(partner(&seen(&deal, 1)), own);
    let over = worked("The defence has the petit au bout", usize::MAX);
    assert_eq!(partner(&over.view(Viewer::Bystander)), own);
}

/// "That a seat hid one is not shown": no view but its own, and no ply, tells of it.
#[test]
fn a_hidden_poignee_shows_nowhere() {
    // Seat 3 hides before its first card: the fifth act.
    let before = worked("A poignee is not shown", 4);
    let after = worked("A poignee is not shown", 5);
    assert!(matches!(
        before.legal(Seat::new(3).unwrap()).choice(),
        Choice::Poignee(_)
    ));
    assert_eq!(after.ply(), before.ply());
    for seat in [0, 1, 2] {
        assert_eq!(seen(&after, seat), seen(&before, seat));
    }
    let public = Viewer::Bystander;
    assert_eq!(after.view(public), before.view(public));
    assert!(matches!(
        after.legal(Seat::new(3).unwrap()).choice(),
        Choice::Play { .. }
    ));
}

/// "The trumps among them are public at once": those that had to be laid down.
#[test]
fn trumps_that_had_to_be_laid_down_are_seen_by_all() {
    let deal = worked("A trump has to be laid down", 5);
    let own = deal.view(Viewer::Bystander);
    let own = own.tarot().unwrap();
    assert_eq!(own.laid_trumps.to_string(), "T5");
    assert!(own.laid_down.is_empty());
}

/// "`sans`: nobody sees it before the deal is over, not even the declarer."
#[test]
fn the_chien_of_a_garde_sans_stays_hidden_to_the_end() {
    let about = "Four seats, a garde sans: the chien counts for the declarer, nobody sees it";
    let talon = |deal: &Deal| seen(deal, 3).talk().unwrap().talon.len();
    assert_eq!(talon(&worked(about, 20)), 0);
    assert_eq!(talon(&worked(about, usize::MAX)), 6);
}

/// "The exchange of the Excuse: with the count"; what was given, by the tricks of its side, or that nothing was.
#[test]
fn what_became_of_the_excuse_is_told_with_the_count() {
    let settled = |side, changes, given| {
        Some(ExcuseSettled {
            side,
            changes,
            given,
        })
    };
    let deals = [
        (
            "Four seats, a petite, made; the Excuse is exchanged",
            settled(0, false, Some(1)),
        ),
        (
            "The only trick of the Excuse's side is K Q N J: it pays with the jack",
            settled(0, false, Some(3)),
        ),
        (
            "Three seats, the Excuse in the last trick, won by the other side",
            settled(1, true, None),
        ),
        (
            "Five seats, the Excuse in the last trick, won by its own side",
            settled(0, true, Some(1)),
        ),
        (
            "A chelem; the defence keeps its Excuse without paying for it",
            settled(1, false, None),
        ),
        (
            "The defence makes every trick, the declarer keeps his Excuse and pays nothing for it",
            settled(0, false, None),
        ),
        (
            "A chelem that was not announced, ended with the Excuse",
            None,
        ),
    ];
    for (about, expected) in deals {
        let told = |acts| {
            let view = worked(about, acts).view(Viewer::Bystander);
            view.tarot().unwrap().excuse
        };
        assert_eq!(told(usize::MAX), expected, "{about}");
        assert_eq!(told(20), None, "{about}");
    }
}

/// "`silent`: nobody is asked, no `jeu`; a chelem made counts 200": no rule speaks of announcing one.
#[test]
fn where_no_chelem_is_announced_no_rule_speaks_of_it() {
    let rules = |options| {
        let facts = variant(options).facts().into_iter();
        let names = facts.filter_map(|fact| match fact {
            Fact::Special(fact) => Some(fact.what),
            _ => None,
        });
        names.collect::<Vec<_>>()
    };
    let (announced, silent) = (rules(""), rules("chelem=silent"));
    for (what, is_announced) in [("chelem", true), ("slam", true), ("slam-silent", false)] {
        assert_eq!(announced.contains(&what), is_announced, "{what}");
        assert_eq!(silent.contains(&what), !is_announced, "{what}");
    }
}
