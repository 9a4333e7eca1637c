//! The single questions of `tests/cases/small-cases.jsonl`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::{expectations, kit};

use std::collections::BTreeMap;

use kit::trefeltromp::{self, Table};
use rules::{
    Act, Before, BySeat, Card, CardSet, Chance, Coins, CombinationKind, Combinations, Deal, Event,
    Own, Pack, Rank, Seat, Setup, Stage, Suit, Turn, Variant, View, Viewer,
};
use serde_json::{Value, json};

fn cards(names: &Value) -> Vec<Card> {
    let names = names.as_array().unwrap();
    names
        .iter()
        .map(|name| name.as_str().unwrap().parse().unwrap())
        .collect()
}

fn set(names: &Value) -> CardSet {
    cards(names).into_iter().collect()
}

#[test]
fn every_small_case_of_the_games_played_here() {
    let mut asked = BTreeMap::new();
    for line in include_str!("../cases/small-cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let game = case["game"].as_str().unwrap();
        if !Variant::games().contains(&game) {
            continue;
        }
        let options = serde_json::from_value(case["options"].clone()).unwrap();
        let kind = case["kind"].as_str().unwrap();
        *asked.entry((game.to_owned(), kind.to_owned())).or_insert(0) += 1;
        for edition in editions(game, case["edition"].as_str().unwrap()) {
            let variant = Variant::parse(game, Some(edition), &options).unwrap();
            match kind {
                // `src/games/tarot/questions.rs` asks all others.
                "talk" | "deal" | "trick" if game == "tarot" => match kind {
                    "talk" => talk(variant, &case),
                    "deal" => deal(variant, &case),
                    _ => trick(variant, &case),
                },
                _ if game == "tarot" => {}
                "legal" => legal(variant, &case),
                "trick" => trick(variant, &case),
                "count" => count(variant, &case),
                "discard" => discard(variant, &case),
                "honours" => honours(variant, &case),
                "bidding_reject" => bidding_reject(variant, &case),
                "deck" => deck(variant, &case),
                "deal" => deal(variant, &case),
                "compare" => compare(&case),
                "bet_reject" => bet_reject(&case),
                "split" => split(&case),
                "combos" => combos(&case),
                "score" if game == "ottocento" => match_score(variant, &case),
                "score" => score(variant, &case),
                "talk" => talk(variant, &case),
                // `src/games/troggu/price.rs` asks these: no deal is played to such points on purpose.
                "price" if game == "troggu" => {}
                "price" => price(variant, &case),
                "valet_call" => kit::troccas::valet_call(&case),
                "draw" => kit::troccas::draw(variant, &case),
                other => panic!("{game} has questions of the kind {other}: ask them"),
            }
        }
    }
    let games = Variant::games().into_iter();
    let expected = games.flat_map(|game| {
        let kinds = expectations::of_game(game).questions.into_iter();
        kinds.map(move |(kind, count)| ((game.to_owned(), kind), count))
    });
    assert_eq!(asked, expected.collect::<BTreeMap<_, _>>());
}

/// The editions a question applies to; `*` means all.
fn editions<'a>(game: &str, edition: &'a str) -> Vec<&'a str> {
    if edition != "*" {
        return vec![edition];
    }
    let all = Variant::all().into_iter();
    let mut editions: Vec<_> = all
        .filter(|variant| variant.game() == game)
        .map(|variant| variant.edition())
        .collect();
    editions.dedup();
    editions
}

/// The cards of a trick, and who played them.
fn plays(case: &Value) -> (Vec<Card>, Vec<&str>) {
    let trick = case["trick"].as_array().unwrap().iter();
    trick
        .map(|play| (play[1].as_str().unwrap(), play[0].as_str().unwrap()))
        .map(|(card, name)| (kit::card(card), name))
        .unzip()
}

fn legal(variant: Variant, case: &Value) {
    let (trick, _) = plays(case);
    let mut view = kit::view_to_play(variant, set(&case["hand"]), &trick);
    if let Some(trump) = case["trump"].as_str() {
        view.own = crate::kit::turned_up(Some(kit::card(&format!("7{trump}"))));
    }
    withhold(&mut view, case);
    assert_eq!(
        view.legal().cards(),
        set(&case["expect"]["legal"]),
        "{}",
        case["id"]
    );
}

/// Troggu: the Fool is withheld, where the case says so.
fn withhold(view: &mut View, case: &Value) {
    if let Own::Troggu { withheld, .. } = &mut view.own {
        *withheld = case["withheld"] == true;
    }
}

fn trick(variant: Variant, case: &Value) {
    if case["trick"][0][1] == "T0" && case["all_tricks_so_far"] == true {
        return excuse_wins_last(case);
    }
    let (cards, names) = plays(case);
    let takes = |place: &usize| {
        if case["withheld"] == true {
            let mut view = kit::view_to_play(variant, CardSet::EMPTY, &cards[..*place]);
            withhold(&mut view, case);
            view.would_take(cards[*place])
        } else {
            variant.would_take(&cards[..*place], cards[*place], None)
        }
    };
    let winner = (0..cards.len()).rfind(takes).map(|place| names[place]);
    assert_eq!(
        winner,
        case["expect"]["winner"].as_str(),
        "{variant} {}",
        case["id"]
    );
}

/// The worked deal that ends so: its declarer has every trick, the last with the Excuse that he leads.
fn excuse_wins_last(case: &Value) {
    let deals = include_str!("../cases/tarot-fft.jsonl").lines();
    let mut deals = deals.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let about =
        "An announced chelem, the Excuse led to the last trick, the petit in the last but one";
    let deal = deals.find(|deal| deal["about"] == about).unwrap();
    let acts = deal["acts"].as_array().unwrap();
    assert_eq!(acts[acts.len() - 4][1], "play T0");
    let record: rules::Record = serde_json::from_value(deal).unwrap();
    let view = record.replay().unwrap().view(Viewer::Bystander);
    let last = view.last_trick.unwrap();
    assert_eq!(last.winner, Some(last.leader));
    assert_eq!(case["expect"]["winner"], case["trick"][0][0]);
}

fn count(variant: Variant, case: &Value) {
    let mut total = 0;
    for (name, pile) in case["piles"].as_object().unwrap() {
        let points = variant.points_of(set(pile)).unwrap();
        let expected = &case["expect"]["card_points"][name];
        assert_eq!(Some(i64::from(points)), expected.as_i64(), "{name}");
        total += i64::from(points);
    }
    if let Some(expected) = case["expect"]["total"].as_i64() {
        assert_eq!(total, expected);
    }
}

fn discard(variant: Variant, case: &Value) {
    let mut view = kit::view_to_discard(variant, set(&case["hand"]));
    let laid = set(&case["discard"]);
    if variant.game() == "troggu" {
        // The number of cards says how many play.
        let by_tapp = |seats: &usize| 62 - seats * variant.hand_size(*seats);
        let mut seats = variant.seats().iter().copied();
        view.seats = seats
            .find(|seats| by_tapp(seats) == laid.len() as usize)
            .unwrap();
    }
    let accepted = view.check(&Act::Discard(laid)).is_ok();
    assert_eq!(
        Some(accepted),
        case["expect"]["accepted"].as_bool(),
        "{variant} {}",
        case["id"]
    );
}

/// What the leading seat declares if it is dealt this hand, filled up with plain cards below the queen.
fn honours(variant: Variant, case: &Value) {
    let named = set(&case["hand"]);
    let never = |card: &Card| card.rank() >= Some(Rank::Queen) || card.suit() == Suit::Trumps;
    let fillers = (variant.pack() - named).iter().filter(|card| !never(card));
    let missing = variant.hand_size(3) - named.len() as usize;
    let fillers: CardSet = fillers.take(missing).collect();
    let hand = format!("{named} {fillers}");
    let (mut deal, mut events) = kit::deal_with(variant, 1, &[hand.trim(), "", ""]);
    let seat = deal.setup().first_seat();
    while deal.view(Viewer::Bystander).played.is_empty() {
        let Turn::One(turn) = deal.turn() else {
            panic!("somebody acts");
        };
        let act = deal.substitute(turn).unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    let declared = events.iter().find_map(|event| match event {
        Event::Declared { seat, points } => Some((*seat, i64::from(*points))),
        _ => None,
    });
    let expected = case["expect"]["from_each_opponent"].as_i64().unwrap();
    let expected = (expected > 0).then_some((seat, expected));
    assert_eq!(declared, expected, "{variant} {}", case["id"]);
}

fn bidding_reject(variant: Variant, case: &Value) {
    let (mut deal, _) = kit::deal_with(variant, 1, &["", "", ""]);
    let names: Vec<String> = serde_json::from_value(case["seats_clockwise"].clone()).unwrap();
    let speaker = |action: &Value| {
        let name = action[0].as_str().unwrap();
        let place = |name: &str| names.iter().position(|seat| seat == name).unwrap();
        // The case names the dealer first; here the dealer has the last seat.
        assert_eq!(names[0], case["dealer"].as_str().unwrap());
        kit::seat((place(name) + names.len() - 1) % names.len())
    };
    let words = |action: &Value| format!("bid {}", action[1]);
    for action in case["actions"].as_array().unwrap() {
        assert_eq!(deal.turn(), Turn::One(speaker(action)));
        kit::play(&mut deal, &words(action));
    }
    let bad = &case["bad_action"];
    let accepted = deal.check_words(speaker(bad), &words(bad)).is_ok();
    assert_eq!(Some(accepted), case["expect"]["accepted"].as_bool());
}

fn talk(variant: Variant, case: &Value) {
    let names: Vec<String> = serde_json::from_value(case["seats_clockwise"].clone()).unwrap();
    let seat = |name: &Value| {
        let place = names.iter().position(|seat| *name == **seat);
        kit::seat(place.unwrap())
    };
    let setup = Setup::new(variant, Coins(1), names.len(), seat(&case["dealer"])).unwrap();
    let mut deal = Deal::start(&setup, &Pack::sorted(variant.pack()), |_| {}).unwrap();
    for action in case["actions"].as_array().unwrap() {
        assert_eq!(deal.turn(), Turn::One(seat(&action[0])), "{}", case["id"]);
        kit::play(&mut deal, action[1].as_str().unwrap());
    }
    let expect = case["expect"].as_object().unwrap();
    for (key, answer) in expect {
        if key == "ended" {
            let ended = deal.outcome().unwrap().ended;
            assert_eq!(serde_json::to_value(ended).unwrap(), *answer);
            continue;
        }
        if key == "next_dealer" {
            assert_eq!(setup.next_dealer(), seat(answer));
            continue;
        }
        let Turn::One(turn) = deal.turn() else {
            panic!("{}: nobody is asked", case["id"]);
        };
        match key.as_str() {
            "turn" => assert_eq!(turn, seat(answer)),
            "legal" => {
                let legal = deal.legal(turn).acts().unwrap().into_iter();
                let mut legal: Vec<String> = legal.map(|act| act.to_string()).collect();
                legal.sort();
                let mut expected: Vec<String> = serde_json::from_value(answer.clone()).unwrap();
                expected.sort();
                assert_eq!(legal, expected, "{}", case["id"]);
            }
            "phase" => {
                assert_eq!(answer, "start");
                assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Announce);
            }
            "refused" => {
                let bad = &case["bad_action"];
                let checked = deal.check_words(seat(&bad[0]), bad[1].as_str().unwrap());
                assert_eq!(checked.unwrap_err().code.as_str(), answer.as_str().unwrap());
            }
            "accepted" => {
                let bad = &case["bad_action"];
                let checked = deal.check_words(seat(&bad[0]), bad[1].as_str().unwrap());
                assert_eq!(Some(checked.is_ok()), answer.as_bool());
            }
            "declarer" => {
                let declarer = deal.view(Viewer::Bystander).declarer();
                assert_eq!(declarer, Some(seat(answer)));
            }
            // Known once the cards are laid down; the answers before it come first in the case.
            "leader" => {
                let mut laid = deal.clone();
                if deal.view(Viewer::Bystander).stage == Stage::Discard {
                    let act = laid.substitute(turn).unwrap();
                    laid.apply(act, |_| {}).unwrap();
                }
                assert_eq!(laid.turn(), Turn::One(seat(answer)));
            }
            other => panic!("an answer to {other} is expected: give it"),
        }
    }
}

/// Looks for a deal with these points and asks what it pays. For all or nothing the declarer is dealt the best or the
/// worst cards, and everybody plays their best.
fn price(variant: Variant, case: &Value) {
    let names = ["Ann", "Bob", "Cyd"];
    let place = names.iter().position(|name| case["declarer"] == **name);
    let declarer = kit::seat(place.unwrap());
    let setup = Setup::new(variant, Coins(case["stake"].as_i64().unwrap()), 3, declarer);
    let setup = setup.unwrap();
    let points: Vec<i32> = serde_json::from_value(case["points"].clone()).unwrap();
    let dealt: CardSet = match points[0] {
        109 => Suit::Trumps.cards().without(Card::FOOL) | kit::set("5S 5B"),
        1 => {
            let low = |card: &Card| card.rank() < Some(Rank::Jack) && card.suit() != Suit::Trumps;
            variant.pack().iter().filter(low).collect::<CardSet>() - kit::set("TS TB")
        }
        _ => CardSet::EMPTY,
    };
    for seed in 0..200_000 {
        let mut chance = Chance::seeded(seed, 8);
        let mut others = Pack::sorted(variant.pack() - dealt);
        others.shuffle(others.order().len(), |n| chance.below(n));
        let mut others = others.order().iter().copied();
        let mut own = dealt.iter();
        let mut hands = vec![Vec::new(); 3];
        hands[declarer.index()] = own.by_ref().take(20).collect();
        for hand in &mut hands {
            hand.extend(others.by_ref().take(20 - hand.len()));
        }
        let monte: Vec<Card> = own.chain(others).collect();
        let mut deal = Deal::from_hands(&setup, &hands, &monte, |_| {}).unwrap();
        kit::play(
            &mut deal,
            &format!("pass, pass, {}", case["ended"].as_str().unwrap()),
        );
        while let Turn::One(seat) = deal.turn() {
            let legal = deal.legal(seat);
            let best = legal
                .cards()
                .iter()
                .max_by_key(|card| variant.strength(*card, None));
            let act = match best {
                Some(card) if !dealt.is_empty() => Act::Play(card),
                Some(_) => legal.random(|n| chance.below(n)).unwrap(),
                // Three blanks: the lowest that may be laid down.
                None => deal.substitute(seat).unwrap().act(),
            };
            let act = deal.check(seat, &act).unwrap();
            deal.apply(act, |_| {}).unwrap();
        }
        let outcome = deal.outcome().unwrap();
        if outcome.points.as_ref() == Some(&points) {
            for (name, (_, coins)) in names.iter().zip(outcome.coins.iter()) {
                assert_eq!(case["expect"]["coins"][*name], coins.0, "{}", case["id"]);
            }
            return;
        }
    }
    panic!("{}: no deal came to these points", case["id"]);
}

fn deck(variant: Variant, case: &Value) {
    assert_eq!(variant.pack(), set(&case["expect"]["deck"]));
    assert_eq!(
        u64::from(variant.pack().len()),
        case["expect"]["size"].as_u64().unwrap()
    );
    if let Some(most) = case["expect"]["max_players"].as_u64() {
        assert_eq!(variant.seats().iter().max(), Some(&(most as usize)));
    }
}

fn deal(variant: Variant, case: &Value) {
    let names: Vec<String> = serde_json::from_value(case["seats_clockwise"].clone()).unwrap();
    let seat = |name: &Value| {
        let index = names.iter().position(|seat| seat == name.as_str().unwrap());
        Seat::new(index.unwrap()).unwrap()
    };
    let dealer = seat(&case["dealer"]);
    let setup = Setup::new(variant, Coins(2), names.len(), dealer).unwrap();
    let (hands, stock) = variant.deal_out(&setup, &cards(&case["deck"]));
    let expect = &case["expect"];
    for (name, hand) in expect["hands"].as_object().unwrap() {
        let seat = seat(&Value::from(name.as_str()));
        assert_eq!(hands[seat.index()], cards(hand), "{name}");
    }
    for (key, answer) in expect.as_object().unwrap() {
        match key.as_str() {
            "hands" => {}
            "undealt" => assert_eq!(stock.len() as u64, answer.as_u64().unwrap()),
            "first_leader" | "first_to_speak" => assert_eq!(setup.first_seat(), seat(answer)),
            "chien" => assert_eq!(stock, cards(answer)),
            "turned_up" => assert_eq!(stock[0].to_string(), answer.as_str().unwrap()),
            "talon" => {
                // What lies under the turned card, where one is turned.
                let turned = usize::from(expect.get("turned_up").is_some());
                assert_eq!(stock[turned..], cards(answer));
            }
            "next_dealer" => assert_eq!(setup.next_dealer(), seat(answer)),
            "exposed" => {
                let pack = Pack::new(&cards(&case["deck"])).unwrap();
                let deal = Deal::start(&setup, &pack, |_| {}).unwrap();
                let shown = deal.view(Viewer::Bystander).shown.into_iter();
                let shown: BTreeMap<_, _> = shown
                    .map(|(seat, card)| (names[seat.index()].clone(), card.to_string()))
                    .collect();
                assert_eq!(serde_json::to_value(shown).unwrap(), *answer);
            }
            "first_to_bet" => {
                let pack = Pack::new(&cards(&case["deck"])).unwrap();
                let deal = Deal::start(&setup, &pack, |_| {}).unwrap();
                assert_eq!(deal.turn(), Turn::One(seat(answer)));
            }
            other => panic!("an answer to {other} is expected: give it"),
        }
    }
}

/// Each of these cards is laid by a different seat.
fn compare(case: &Value) {
    let (names, laid): (Vec<&String>, Vec<&str>) = case["cards"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, card)| (name, card.as_str().unwrap()))
        .unzip();
    let table = Table {
        ante: 6,
        purses: &vec![100; laid.len()],
        carried: 0,
    };
    let (mut deal, _) = table.deal(&laid);
    let lay = format!("all lay {}", laid.join(" "));
    trefeltromp::play(&mut deal, &format!("all check, all keep, all check, {lay}"));
    let view = deal.view(Viewer::Bystander);
    let bets = view.bets().unwrap();
    let winners: Vec<&String> = bets.reveals[0]
        .shares
        .iter()
        .map(|(seat, _)| names[seat.index()])
        .collect();
    let expected: Vec<&str> = case["expect"]["winner"].as_str().into_iter().collect();
    assert_eq!(winners, expected, "{}", case["id"]);
}

/// If there is already a bet, the previous seat made it.
fn bet_reject(case: &Value) {
    let of = |key: &str| case["state"][key].as_i64().unwrap();
    let (ante, current) = (of("ante"), of("current"));
    assert_eq!(of("last_raise"), if current > 0 { current } else { ante });
    assert_eq!((of("to_call"), of("round_bet")), (current, 0));
    let rich = 100 * ante;
    let mine = ante + of("stack");
    let purses = if current > 0 {
        [rich, mine, rich]
    } else {
        [mine, rich, rich]
    };
    let table = Table {
        ante,
        purses: &purses,
        carried: 0,
    };
    let (mut deal, _) = table.deal(&["", "", ""]);
    if current > 0 {
        trefeltromp::play(&mut deal, &format!("bet {current}"));
    }
    let word = case["bad_action"]["a"].as_str().unwrap();
    let words = match &case["bad_action"]["to"] {
        Value::Null => word.to_owned(),
        to => format!("{word} {to}"),
    };
    let seat = trefeltromp::to_act(&deal)[0];
    let accepted = deal.check_words(seat, &words).is_ok();
    assert_eq!(
        case["expect"]["accepted"], accepted,
        "{}: {words}",
        case["id"]
    );
}

/// A pot without bets, with a different winner each time if there are three seats.
fn split(case: &Value) {
    let mut asked = 0;
    for (pot, shares) in case["expect"]["shares"].as_object().unwrap() {
        let pot: i64 = pot.parse().unwrap();
        let (purses, hands, lays) = match pot {
            1 => continue, // Two seats at least pay an ante of a coin at least.
            2 => (
                &[9, 9][..],
                &["T9 2S T8", "3S T7 4S"][..],
                ["T9 3S", "2S T7", "T8 4S"],
            ),
            _ => (
                &[9, 9, 9][..],
                &["T9 2S 3S", "4S T8 5S", "6S 7S T7"][..],
                ["T9 4S 6S", "2S T8 7S", "3S 5S T7"],
            ),
        };
        let table = Table {
            ante: 1,
            purses,
            carried: pot - purses.len() as i64,
        };
        let (mut deal, _) = table.deal(hands);
        trefeltromp::play(&mut deal, "all check, all keep");
        for lay in lays {
            trefeltromp::play(&mut deal, &format!("all check, all lay {lay}"));
        }
        let view = deal.view(Viewer::Bystander);
        let bets = view.bets().unwrap();
        let won: Vec<i64> = bets
            .reveals
            .iter()
            .map(|reveal| reveal.shares[0].1.0)
            .collect();
        assert_eq!(*shares, Value::from(won), "a pot of {pot}");
        asked += 1;
    }
    assert_eq!(asked, 11);
}

/// Each event is a worked deal in which a point was marked or lost, played with the score left by earlier events.
fn score(variant: Variant, case: &Value) {
    let deals = include_str!("../cases/latriomphe-as-qui-pille.jsonl").lines();
    let deals: Vec<Value> = deals
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let player = case["events"][0][0].as_str().unwrap();
    let mut points = case["score_before"][player].as_i64().unwrap();
    let mut running = Vec::new();
    for event in case["events"].as_array().unwrap() {
        let place = |deal: &Value| {
            let names = deal["seats"].as_array().unwrap();
            names.iter().position(|name| name == player).unwrap()
        };
        let changes = |deal: &&Value| {
            let seat = place(deal);
            let after = deal["result"]["score"][seat].as_i64().unwrap();
            after - deal["before"]["score"][seat].as_i64().unwrap() == event[1].as_i64().unwrap()
        };
        let mut deal = deals.iter().find(changes).unwrap().clone();
        let seat = place(&deal);
        deal["before"]["score"][seat] = points.into();
        let mut record: rules::Record = serde_json::from_value(deal).unwrap();
        record.result = None;
        let outcome = record.replay().unwrap().outcome().unwrap();
        assert_eq!(record.setup().unwrap().variant(), variant);
        points = outcome.score.unwrap()[seat].into();
        running.push(points);
    }
    assert_eq!(Value::from(running), case["expect"]["running"]);
}

/// The value of these cards, and what each combination is worth before any doubling.
fn combos(case: &Value) {
    let found = Combinations::of(set(&case["cards"]));
    let items: BTreeMap<String, i32> = found
        .all()
        .map(|it| (combination(it.kind), it.value))
        .collect();
    let answer = json!({"value": found.value(), "items": items});
    assert_eq!(answer, case["expect"], "{}", case["id"]);
}

fn combination(kind: CombinationKind) -> String {
    match kind {
        CombinationKind::Tarocchi => "tarocchi".to_owned(),
        CombinationKind::Courts(Rank::King) => "kings".to_owned(),
        CombinationKind::Courts(Rank::Queen) => "queens".to_owned(),
        CombinationKind::Courts(Rank::Knight) => "knights".to_owned(),
        CombinationKind::Courts(_) => "jacks".to_owned(),
        CombinationKind::Suit(suit) => format!("suit_{}", suit.letter()),
        CombinationKind::Aces => "aces".to_owned(),
        CombinationKind::Moors => "mori".to_owned(),
        CombinationKind::Grande => "grande".to_owned(),
    }
}

/// Declarations one after the other, each by a leader whose hand holds just that; then a worked deal in which nothing is
/// shown, begun with the score at which its count comes to what the case says.
fn match_score(variant: Variant, case: &Value) {
    let names: Vec<String> = serde_json::from_value(case["seats_clockwise"].clone()).unwrap();
    let pair = |value: &Value| [0, 1].map(|side: usize| value[side].as_i64().unwrap() as i32);
    let mut score = pair(&case["score_before"]);
    let mut running = Vec::new();
    let mut outcome = None;
    for event in case["events"].as_array().into_iter().flatten() {
        let seat = names.iter().position(|name| event[0] == **name).unwrap();
        let named = match event[1].as_i64().unwrap() {
            10 => "KS QS NS",
            34 => "KS KB KC KD",
            other => panic!("no hand of {other}"),
        };
        let deal = declared(variant, score, kit::seat(seat), named);
        score[seat % 2] += event[1].as_i64().unwrap() as i32;
        running.push(json!(score));
        let now = deal.view(Viewer::Bystander).score_with_declarations();
        assert_eq!(now.unwrap().as_slice(), score, "{}", case["id"]);
        outcome = deal.outcome();
        if outcome.is_some() {
            break;
        }
    }
    if case["deal"].is_array() {
        let [first, second] = pair(&case["deal"]);
        score = [score[0] + first, score[1] + second];
        outcome = Some(counted_to(score));
        assert_eq!(case["expect"]["score"], json!(score), "{}", case["id"]);
    }
    if !running.is_empty() {
        assert_eq!(case["expect"]["running"], json!(running), "{}", case["id"]);
    }
    let outcome = outcome.unwrap();
    assert!(outcome.match_over, "{}", case["id"]);
    let wins = |seat: &usize| outcome.coins.as_slice()[*seat] > Coins(0);
    let winner = (0..2).find(wins);
    assert_eq!(
        case["expect"]["winner_side"],
        json!(winner),
        "{}",
        case["id"]
    );
    for (name, coins) in names.iter().zip(outcome.coins.as_slice()) {
        assert_eq!(
            case["expect"]["coins"][name],
            json!(coins.0),
            "{}",
            case["id"]
        );
    }
}

/// A deal in which this seat leads, holds these cards and otherwise pips, and shows them.
fn declared(variant: Variant, score: [i32; 2], leader: Seat, named: &str) -> Deal {
    let dealer = kit::seat((leader.index() + 1) % 4);
    let before = Before {
        score: BySeat::from_slice(&score),
        ..Before::default()
    };
    let setup = Setup::after(variant, Coins(1), 4, dealer, before).unwrap();
    let named = kit::set(named);
    let pips = kit::set("TS 9S 8S 7S 6S TB 9B 8B 7B 6B TC 9C 8C 7C 6C");
    let mut cards = named.iter().chain(pips.iter());
    let cards: Vec<Card> = cards.by_ref().take(15).collect();
    let mut others = (variant.pack() - cards.iter().copied().collect()).iter();
    let hands: Vec<Vec<Card>> = Seat::all(4)
        .map(|seat| match seat {
            _ if seat == leader => cards.clone(),
            _ if seat == dealer => others.by_ref().take(17).collect(),
            _ => others.by_ref().take(15).collect(),
        })
        .collect();
    let mut deal = Deal::from_hands(&setup, &hands, &[], |_| {}).unwrap();
    let laid = deal.substitute(dealer).unwrap();
    deal.apply(laid, |_| {}).unwrap();
    kit::play(&mut deal, &format!("show {named}"));
    deal
}

/// The first worked deal without its declarations, after which the score is this.
fn counted_to(score: [i32; 2]) -> rules::Outcome {
    let deals = include_str!("../cases/ottocento-bologna.jsonl").lines();
    let mut deal: Value = serde_json::from_str(deals.into_iter().next().unwrap()).unwrap();
    deal["stake"] = json!(1);
    for act in deal["acts"].as_array_mut().unwrap() {
        if act[1].as_str().unwrap().starts_with("show") {
            act[1] = json!("hide");
        }
    }
    let brings = |side: usize| {
        let counted = |key: &str| deal["result"][key][side].as_i64().unwrap() as i32;
        counted("points") + counted("combinations")
    };
    let before = [score[0] - brings(0), score[1] - brings(1)];
    deal["before"] = json!({"score": before});
    let mut record: rules::Record = serde_json::from_value(deal).unwrap();
    record.result = None;
    let outcome = record.replay().unwrap().outcome().unwrap();
    assert_eq!(outcome.score, Some(score.to_vec()));
    outcome
}
