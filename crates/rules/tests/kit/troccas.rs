//! Troccas deals made by hand, and how the small cases about Troccas are answered.

use std::collections::BTreeMap;

use rules::{
    Act, Card, CardSet, Coins, Deal, Direction, Event, Seat, Setup, Turn, Variant, Viewer,
};
use serde_json::{Value, json};

use super::{card, cards, set, variant};

/// A hand: cards by name, filled up with cards of these suits (`T` for trumps).
#[derive(Clone)]
pub struct Hand {
    pub named: CardSet,
    pub suits: String,
}

pub fn hand(named: &str, suits: &str) -> Hand {
    Hand {
        named: set(named),
        suits: suits.to_owned(),
    }
}

/// A deal with these hands at a stake of ten: the first leads, the last deals and has put away the scart.
pub fn deal(hands: [Hand; 4], dealer: Seat, scart: &str) -> Deal {
    let setup = Setup::new(variant("troccas/classic"), Coins(10), 4, dealer).unwrap();
    let named: CardSet = hands.iter().flat_map(|hand| hand.named.iter()).collect();
    let mut rest = CardSet::TAROT - named - set(scart);
    let mut dealt = vec![Vec::new(); 4];
    let round = setup.first_seat().round(Direction::Anticlockwise, 4);
    let mut places: Vec<(Seat, Hand)> = round.zip(hands).collect();
    places.sort_by_key(|(_, hand)| hand.suits.len());
    let laid = set(scart);
    for (seat, hand) in places {
        let is_dealer = seat == dealer;
        let mut cards = hand.named;
        let size = if is_dealer { 21 } else { 19 };
        cards |= if is_dealer { laid } else { CardSet::EMPTY };
        let fits = |card: &Card| hand.suits.contains(card.suit().letter());
        let missing = size - cards.len() as usize;
        // The Fool comes last, so that it goes to a hand that may have any card.
        let fool = rest & CardSet::single(Card::FOOL);
        let others = (rest - fool).iter().chain(fool.iter());
        let fill: CardSet = others.filter(fits).take(missing).collect();
        assert_eq!(fill.len() as usize, missing, "not enough of {}", hand.suits);
        rest = rest - fill;
        dealt[seat.index()] = (cards | fill).iter().collect();
    }
    let mut deal = Deal::from_hands(&setup, &dealt, &[], |_| {}).unwrap();
    let lay = deal.check(dealer, &Act::Discard(laid)).unwrap();
    deal.apply(lay, |_| {}).unwrap();
    deal
}

/// A seat plays a card, with or without a call.
pub fn act(deal: &mut Deal, words: &str) -> Vec<Event> {
    let Turn::One(seat) = deal.turn() else {
        panic!("the deal is over")
    };
    let mut events = Vec::new();
    let act = deal
        .check_words(seat, words)
        .unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
    deal.apply(act, |event| events.push(event)).unwrap();
    events
}

/// The effect of a king's call.
pub fn valet_call(case: &Value) {
    let names = ["Ann", "Bob", "Cyd", "Dan"];
    let seat = |name: &Value| {
        let index = names.iter().position(|known| name == known).unwrap();
        super::seat(index)
    };
    let (caller, king) = (seat(&case["king"][0]), case["king"][1].as_str().unwrap());
    let valet = format!("J{}", &king[1..]);
    let before = case["played_before"].as_array().unwrap();
    let leader = before.first().map_or(caller, |play| seat(&play[0]));
    let led = before
        .first()
        .map_or(king, |play| play[1].as_str().unwrap());
    let is_off_suit = led[1..] != king[1..];
    let was_led = case["suit_led_before"] == true;
    let expect = &case["expect"];

    let mut hands: BTreeMap<usize, Hand> = names
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let held = case["hands"][*name].as_array().unwrap().iter();
            let played = before.iter().filter(|play| play[0] == **name);
            let all = held.chain(played.map(|play| &play[1]));
            let named = all.map(|name| card(name.as_str().unwrap())).collect();
            let has_its_say = expect["legal"].get(name).is_some();
            let is_free = !has_its_say && before.iter().all(|play| play[0] != **name);
            let suits = match is_free && index != caller.index() {
                true => "SBCDT",
                false if is_off_suit && index == caller.index() => "CD",
                false => "BCDT",
            };
            let suits = suits.to_owned();
            (index, Hand { named, suits })
        })
        .collect();
    let round: Vec<Seat> = leader.round(Direction::Anticlockwise, 4).collect();
    let mut earlier = String::new();
    if was_led {
        // The caller wins an earlier trick in the suit.
        for (seat, card) in round.iter().zip(cards("QS 7S 8S 9S")) {
            hands.get_mut(&seat.index()).unwrap().named.insert(card);
            earlier += &format!("{card} ");
        }
    }
    let holder = hands
        .iter()
        .find(|(_, hand)| hand.named.contains(card(&valet)));
    let holder = holder.map(|(index, _)| super::seat(*index));
    let scart = match holder {
        Some(_) => "2B 3B".to_owned(),
        None => format!("{valet} TS"),
    };
    let in_deal_order = [0, 1, 2, 3].map(|place: usize| hands[&round[place].index()].clone());
    let mut deal = deal(in_deal_order, round[3], &scart);

    for card in earlier.split_whitespace() {
        act(&mut deal, &format!("play {card}"));
    }
    for play in before {
        assert_eq!(deal.turn(), Turn::One(seat(&play[0])));
        act(&mut deal, &format!("play {}", play[1].as_str().unwrap()));
    }
    let words = format!("play {king} call");
    let allowed = deal.check_words(caller, &words).is_ok();
    assert_eq!(expect["call_allowed"], allowed, "{}", case["id"]);
    let events = act(&mut deal, if allowed { &words } else { &words[..7] });
    if allowed {
        let swapped = events.iter().find_map(|event| match event {
            Event::Exchanged { seat, back, .. } => Some((*seat, *back)),
            _ => None,
        });
        let is_bound = |seat: &Seat| {
            let is_next = deal.turn() == Turn::One(*seat);
            is_next && deal.legal(*seat).cards() == CardSet::single(card(&valet))
        };
        let effect = match (swapped, holder) {
            (Some((seat, back)), Some(holder)) => {
                assert_eq!(seat, holder);
                let returned = json!({names[seat.index()]: back});
                assert_eq!(expect["returned"], returned);
                let hand = deal.view(Viewer::Seat(seat)).hand;
                assert!(hand.contains(back) && !hand.contains(card(&valet)));
                "swapped"
            }
            (_, None) => "none",
            (_, Some(holder)) if is_bound(&holder) => "forced",
            _ => "void",
        };
        assert_eq!(expect["effect"], effect, "{}", case["id"]);
        let holder = holder.map(|seat| names[seat.index()]);
        assert_eq!(expect["holder"], json!(holder));
        let table = deal.view(Viewer::Bystander).trick.cards;
        let table: Vec<Value> = table
            .iter()
            .map(|(seat, card)| json!([names[seat.index()], card]))
            .collect();
        assert_eq!(expect["table"], Value::from(table));
    }
    for (name, legal) in expect["legal"].as_object().into_iter().flatten() {
        let cards: Vec<Card> = serde_json::from_value(legal.clone()).unwrap();
        let cards: CardSet = cards.into_iter().collect();
        assert_eq!(
            deal.legal(seat(&json!(name))).cards(),
            cards,
            "{}",
            case["id"]
        );
    }
}

/// The draw for partners and the dealer.
pub fn draw(variant: Variant, case: &Value) {
    let names: Vec<String> = serde_json::from_value(case["seats_clockwise"].clone()).unwrap();
    let index = names.iter().position(|name| case["shuffler"] == **name);
    let order: Vec<Card> = serde_json::from_value(case["deck"].clone()).unwrap();
    let draw = variant
        .draw_partners(&order, super::seat(index.unwrap()))
        .unwrap();
    let name = |seat: Seat| names[seat.index()].clone();
    let expect = &case["expect"];
    assert_eq!(expect["middle"], json!(order[0]));
    let drawn = draw.drawn.iter().map(|(seat, card)| (name(*seat), *card));
    assert_eq!(expect["draws"], json!(drawn.clone().collect::<Vec<_>>()));
    let troccas: BTreeMap<String, Card> = drawn
        .filter(|(_, card)| card.trump_number().is_some_and(|number| number > 0))
        .collect();
    assert_eq!(expect["troccas"], json!(troccas));
    let at = |place: usize| name(draw.seating[place]);
    let mut teams = [[at(0), at(2)], [at(1), at(3)]];
    teams.iter_mut().for_each(|team| team.sort());
    teams.sort();
    let mut expected: Vec<Vec<String>> = serde_json::from_value(expect["teams"].clone()).unwrap();
    expected.sort();
    assert_eq!(json!(teams), json!(expected));
    let dealer = name(draw.seating[draw.dealer.index()]);
    assert_eq!(expect["first_dealer"], dealer);
}
