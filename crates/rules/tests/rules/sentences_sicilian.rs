//! RULES.md 8, sentence by sentence. Each test is named like its sentence.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit::{self, card, seat, set, variant, view_to_discard, view_to_play};
use rules::{
    Act, Card, CardSet, Chance, Coins, Deal, Direction, Ended, Event, Outcome, Pack, Purse, Reason,
    Seat, Setup, Stage, Turn, Variant, Viewer, Word,
};

const TABLE: &str = "sicilian/barcellona";
const HIDDEN: &str = "sicilian/barcellona monte=hidden";
const TABLES: [&str; 2] = [TABLE, HIDDEN];

/// Ann, Bob and Cyd clockwise, the dealer Ann: so Cyd speaks first, then Bob, then Ann.
const ANN: usize = 0;
const BOB: usize = 1;
const CYD: usize = 2;

/// A deal of a shuffled pack, dealt by Ann.
fn shuffled(table: &str, stake: i64, seed: u64) -> Deal {
    let mut chance = Chance::seeded(seed, 0);
    let setup = Setup::new(variant(table), Coins(stake), 3, seat(ANN)).unwrap();
    let mut pack = Pack::sorted(variant(table).pack());
    pack.shuffle(63, |n| chance.below(n));
    Deal::start(&setup, &pack, |_| {}).unwrap()
}

/// The deal with the lowest cards laid down after these words.
fn declared(table: &str, stake: i64, seed: u64, talk: &str) -> Deal {
    let mut deal = shuffled(table, stake, seed);
    kit::play(&mut deal, talk);
    let Turn::One(declarer) = deal.turn() else {
        panic!("{talk}");
    };
    let act = deal.substitute(declarer).unwrap();
    deal.apply(act, |_| {}).unwrap();
    deal
}

/// Plays the deal out at random.
fn play_out(deal: &mut Deal, seed: u64) -> (Outcome, Vec<Event>) {
    let mut chance = Chance::seeded(seed, 1);
    let mut events = Vec::new();
    while let Turn::One(seat) = deal.turn() {
        let act = deal.legal(seat).random(|n| chance.below(n)).unwrap();
        let act = deal.check(seat, &act).unwrap();
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    (deal.outcome().unwrap(), events)
}

fn winner(trick: &str) -> Card {
    let cards = kit::cards(trick);
    let takes = |place: &usize| variant(TABLE).would_take(&cards[..*place], cards[*place], None);
    cards[(0..cards.len()).rfind(takes).unwrap()]
}

fn legal(hand: &str, trick: &str) -> CardSet {
    let view = view_to_play(variant(TABLE), set(hand), &kit::cards(trick));
    view.legal().cards()
}

/// The code and the rule by which these cards may not be laid down.
fn refused(hand: &str, laid: &str) -> Option<(String, &'static str)> {
    let view = view_to_discard(variant(TABLE), set(hand));
    let refusal = view.check(&Act::Discard(set(laid))).err()?;
    Some((refusal.code.to_string(), kit::rule(&refusal)))
}

/// A deal by Ann from these hands of Ann, Bob and Cyd, filled up with blanks that are named nowhere, and this monte.
fn dealt(stake: i64, hands: [&str; 3], monte: &str) -> Deal {
    let named: CardSet = hands.iter().flat_map(|hand| kit::cards(hand)).collect();
    let mut rest = (variant(TABLE).pack() - named - set(monte)).iter();
    let hands = hands.map(|hand| {
        let mut hand = kit::cards(hand);
        let missing = 20 - hand.len();
        hand.extend(rest.by_ref().take(missing));
        hand
    });
    let setup = Setup::new(variant(TABLE), Coins(stake), 3, seat(ANN)).unwrap();
    Deal::from_hands(&setup, &hands, &kit::cards(monte), |_| {}).unwrap()
}

#[test]
fn the_pack_has_63_cards() {
    let low = "AS 2S 3S 4S AB 2B 3B 4B AC 2C 3C 4C AD 2D 3D";
    for table in TABLES {
        let pack = variant(table).pack();
        assert_eq!(pack, CardSet::TAROT - set(low));
        assert_eq!(pack.len(), 63, "SI-2");
    }
}

#[test]
fn three_play_anticlockwise() {
    for table in TABLES {
        assert_eq!(variant(table).seats(), [3]);
        assert_eq!(variant(table).direction(), Direction::Anticlockwise);
        assert!(!variant(table).is_match());
    }
    let plain = Variant::parse("sicilian", None, &Default::default()).unwrap();
    assert_eq!(plain, variant(TABLE), "barcellona, with the monte shown");
}

#[test]
fn suits_rank_from_the_king_to_the_ten_and_down_to_the_five_in_all_suits() {
    for suit in ["S", "B", "C"] {
        let order = "K Q N J T 9 8 7 6 5".split(' ');
        let order: Vec<Card> = order.map(|rank| card(&format!("{rank}{suit}"))).collect();
        for pair in order.windows(2) {
            assert_eq!(winner(&format!("{} {}", pair[1], pair[0])), pair[0]);
            assert_eq!(winner(&format!("{} {}", pair[0], pair[1])), pair[0]);
        }
    }
    assert_eq!(winner("4D 5D TD"), card("TD"));
    assert_eq!(winner("5D 4D"), card("5D"));
}

#[test]
fn trumps_rank_20_21_19_down_to_3_then_1_and_2_last() {
    let below: Vec<u32> = (3..=19).rev().collect();
    let order: Vec<u32> = [20, 21].into_iter().chain(below).chain([1, 2]).collect();
    for pair in order.windows(2) {
        let (high, low) = (
            card(&format!("T{}", pair[0])),
            card(&format!("T{}", pair[1])),
        );
        assert_eq!(winner(&format!("{low} {high}")), high, "SI-1");
        assert_eq!(winner(&format!("{high} {low}")), high, "SI-1");
    }
    assert_eq!(winner("KD T2 5D"), card("T2"), "the Miseria is a trump");
    assert_eq!(winner("T3 T2 T1"), card("T3"));
    assert_eq!(winner("T2 T1"), card("T1"));
}

#[test]
fn four_rounds_of_five_from_the_dealers_right_and_the_last_three_in_the_middle() {
    let setup = Setup::new(variant(TABLE), Coins(1), 3, seat(BOB)).unwrap();
    let pack = Pack::sorted(variant(TABLE).pack());
    let mut events = Vec::new();
    let deal = Deal::start(&setup, &pack, |event| events.push(event)).unwrap();
    let order = pack.order();
    // Ann sits at the right of Bob.
    for (place, from) in [(ANN, 0), (CYD, 5), (BOB, 10)] {
        let rounds = (0..4).flat_map(|round| &order[15 * round + from..][..5]);
        let expected: CardSet = rounds.copied().collect();
        assert_eq!(deal.view(Viewer::Seat(seat(place))).hand, expected);
    }
    let dealer = seat(BOB);
    assert_eq!(events, [Event::Dealt { dealer, cards: 20 }]);
    let (_, monte) = variant(TABLE).deal_out(&setup, order);
    assert_eq!(monte, order[60..]);
    for viewer in [Viewer::Bystander, Viewer::Seat(seat(BOB))] {
        let talk = *deal.view(viewer).talk().unwrap();
        assert_eq!(talk.talon, CardSet::EMPTY, "face down");
    }
}

#[test]
fn once_each_from_the_dealers_right_pass_or_solo() {
    let mut deal = shuffled(TABLE, 1, 1);
    for place in [CYD, BOB] {
        assert_eq!(deal.turn(), Turn::One(seat(place)));
        let acts = deal.legal(seat(place)).acts().unwrap();
        assert_eq!(acts, [Act::Say(Word::Pass), Act::Say(Word::Solo)]);
        let each = deal.check_words(seat(place), "each").unwrap_err();
        assert_eq!(each.code.to_string(), "not-allowed-now");
        kit::play(&mut deal, "pass");
    }
    let view = deal.view(Viewer::Bystander);
    assert_eq!(view.stage, Stage::Talk);
    let said = view.talk().unwrap().said;
    assert_eq!(said.as_slice(), [None, Some(Word::Pass), Some(Word::Pass)]);
}

#[test]
fn the_dealer_speaks_last_and_may_also_say_each() {
    let mut deal = shuffled(TABLE, 1, 1);
    kit::play(&mut deal, "pass, pass");
    assert_eq!(deal.turn(), Turn::One(seat(ANN)));
    let acts = deal.legal(seat(ANN)).acts().unwrap();
    let words = [Word::Pass, Word::Solo, Word::Each].map(Act::Say);
    assert_eq!(acts, words);
    let events = kit::play(&mut deal, "each");
    let (seat, act) = (seat(ANN), Act::Say(Word::Each));
    assert_eq!(
        events,
        [Event::Said { seat, act }, Event::TalonTaken { seat }]
    );
}

#[test]
fn the_first_solo_ends_the_talk() {
    for (talk, declarer) in [
        ("solo", CYD),
        ("pass, solo", BOB),
        ("pass, pass, solo", ANN),
    ] {
        let mut deal = shuffled(TABLE, 1, 1);
        kit::play(&mut deal, talk);
        assert_eq!(deal.turn(), Turn::One(seat(declarer)), "SI-3");
        let view = deal.view(Viewer::Bystander);
        assert_eq!(view.stage, Stage::Discard);
        assert_eq!(view.declarer(), Some(seat(declarer)));
    }
}

#[test]
fn all_pass_the_monte_stays_face_down_nobody_pays_next_dealer() {
    for table in TABLES {
        let mut deal = shuffled(table, 3, 1);
        let events = kit::play(&mut deal, "pass, pass, pass");
        assert_eq!(events.last(), Some(&Event::Ended(Ended::Passed)));
        assert_eq!(deal.turn(), Turn::Over);
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.ended, Ended::Passed);
        assert_eq!((outcome.points.clone(), outcome.declarer), (None, None));
        assert_eq!(outcome.coins.as_slice(), [Coins(0); 3]);
        for viewer in [Viewer::Bystander, Viewer::Seat(seat(ANN))] {
            assert_eq!(deal.view(viewer).talk().unwrap().talon, CardSet::EMPTY);
        }
        assert_eq!(deal.setup().next(&outcome).dealer(), seat(CYD));
    }
}

#[test]
fn the_declarer_takes_the_monte_and_all_see_it() {
    let mut deal = shuffled(TABLE, 1, 4);
    let monte: CardSet = deal.pack().order()[60..].iter().copied().collect();
    let before = deal.view(Viewer::Seat(seat(BOB))).hand;
    kit::play(&mut deal, "pass, solo");
    assert_eq!(deal.view(Viewer::Seat(seat(BOB))).hand, before | monte);
    let everybody = (0..3).map(seat).map(Viewer::Seat);
    let everybody: Vec<Viewer> = everybody.chain([Viewer::Bystander]).collect();
    // Before he lays down, and again until the deal is over.
    for viewer in &everybody {
        assert_eq!(deal.view(*viewer).talk().unwrap().talon, monte);
    }
    let act = deal.substitute(seat(BOB)).unwrap();
    deal.apply(act, |_| {}).unwrap();
    for viewer in &everybody {
        assert_eq!(deal.view(*viewer).talk().unwrap().talon, monte);
    }
}

#[test]
fn with_the_monte_hidden_he_alone_sees_it_and_nothing_else_changes() {
    let deal = declared(HIDDEN, 1, 4, "pass, solo");
    let monte: CardSet = deal.pack().order()[60..].iter().copied().collect();
    for viewer in [
        Viewer::Seat(seat(ANN)),
        Viewer::Seat(seat(CYD)),
        Viewer::Bystander,
    ] {
        assert_eq!(deal.view(viewer).talk().unwrap().talon, CardSet::EMPTY);
    }
    let own = deal.view(Viewer::Seat(seat(BOB)));
    assert_eq!(own.talk().unwrap().talon, monte);
    for seed in 0..20 {
        let [shown, hidden] = TABLES.map(|table| {
            let mut deal = declared(table, 2, seed, "pass, pass, each");
            play_out(&mut deal, seed).0
        });
        assert_eq!(shown, hidden);
    }
}

#[test]
fn he_lays_down_three_that_nobody_else_sees() {
    for talk in ["solo", "pass, pass, solo", "pass, pass, each"] {
        let mut deal = shuffled(TABLE, 1, 6);
        kit::play(&mut deal, talk);
        let Turn::One(declarer) = deal.turn() else {
            panic!("{talk}");
        };
        let act = deal.substitute(declarer).unwrap();
        let Act::Discard(laid) = act.act() else {
            panic!("{act:?}");
        };
        assert_eq!(laid.len(), 3);
        let mut events = Vec::new();
        deal.apply(act, |event| events.push(event)).unwrap();
        let (seat, cards) = (declarer, 3);
        assert_eq!(events, [Event::Discarded { seat, cards }]);
        for viewer in Seat::all(3) {
            let seen = deal.view(Viewer::Seat(viewer)).laid_aside;
            let expected = if viewer == declarer {
                laid
            } else {
                CardSet::EMPTY
            };
            assert_eq!(seen, expected);
        }
        assert_eq!(deal.view(Viewer::Bystander).laid_aside, CardSet::EMPTY);
    }
}

#[test]
fn no_card_of_ten_or_five_points_may_be_laid_down() {
    let hand = "KD T20 T21 T19 T18 T17 T1 T0 QD NS JC T2 T16 5S";
    for never in ["KD", "T20", "T21", "T19", "T18", "T17", "T1", "T0"] {
        let expected = ("forbidden-discard".to_owned(), "SI-4");
        assert_eq!(refused(hand, &format!("{never} T2 5S")), Some(expected));
    }
    for may in ["QD NS JC", "T2 T16 5S"] {
        assert_eq!(refused(hand, may), None, "SI-4");
    }
    let code = |laid| refused(hand, laid).unwrap().0;
    assert_eq!(code("QD NS"), "wrong-count");
    assert_eq!(code("QD NS JC 5S"), "wrong-count");
    assert_eq!(code("QD NS 6S"), "not-your-card");
}

#[test]
fn the_player_at_the_declarers_right_leads() {
    for (talk, leader) in [
        ("solo", BOB),
        ("pass, solo", ANN),
        ("pass, pass, solo", CYD),
        ("pass, pass, each", CYD),
    ] {
        let deal = declared(TABLE, 1, 3, talk);
        assert_eq!(deal.turn(), Turn::One(seat(leader)), "SI-8: {talk}");
    }
}

#[test]
fn play_is_by_the_common_rule() {
    assert_eq!(legal("KC 5C T1 T0", "9C"), set("KC 5C T0"));
    assert_eq!(legal("QS T2 T0", "9C"), set("T2 T0"));
    assert_eq!(legal("QS 5B T0", "9C"), set("QS 5B T0"));
    assert_eq!(legal("T2 T0 KS", "T1"), set("T2 T0"), "no duty to beat");
}

#[test]
fn the_fool_may_be_led_and_the_next_card_decides() {
    assert_eq!(legal("5C QC T3 KD", "T0"), set("5C QC T3 KD"), "SI-7");
    assert_eq!(legal("5C QC T3 KD", "T0 9C"), set("5C QC"));
    assert_eq!(winner("T0 5C KD"), card("5C"));
}

#[test]
fn cards_count_as_they_are_valued() {
    let points = |pile: &str| variant(TABLE).points_of(set(pile)).unwrap();
    // A card and two blanks count its value.
    for (worth, cards) in [
        (10, "T20 T1 T0"),
        (5, "T21 T19 T18 T17 KS KB KC KD"),
        (4, "QS QB QC QD"),
        (3, "NS NB NC ND"),
        (2, "JS JB JC JD"),
        (1, "TS 9B 8C 4D T2 T3 T16"),
    ] {
        for card in cards.split(' ') {
            assert_eq!(points(&format!("{card} 5S 6S")), worth, "{card}");
        }
    }
}

#[test]
fn every_three_cards_count_two_less_than_their_sum() {
    let points = |pile: &str| variant(TABLE).points_of(set(pile)).unwrap();
    assert_eq!(points("5S 6S 7S"), 1);
    assert_eq!(points("T20 KS QS 5S 6S 7S T3 T4 T5"), 19);
    assert_eq!(points("T1 T0 T21"), 23);
    let all = variant(TABLE).points_of(variant(TABLE).pack());
    assert_eq!(all, Some(104));
}

#[test]
fn the_last_trick_brings_five_points_to_its_winner() {
    // Points of the tricks by seat, and those of the side that wins the last one.
    let mut tried = 0;
    for seed in 0..60 {
        let mut deal = declared(TABLE, 1, seed, "pass, pass, each");
        let (outcome, events) = play_out(&mut deal, seed);
        let last = events.iter().rev().find_map(|event| match event {
            Event::TrickWon { seat, trick: 20 } => Some(*seat),
            _ => None,
        });
        let view = deal.view(Viewer::Bystander);
        let fool = view.played.iter().find(|(_, card)| *card == Card::FOOL);
        let trick = view.completed().into_iter().find(|trick| {
            let mut cards = trick.cards.iter();
            cards.any(|(_, card)| *card == Card::FOOL)
        });
        let (player, winner) = (fool.unwrap().0, trick.unwrap().winner.unwrap());
        for (place, points) in outcome.points.unwrap().into_iter().enumerate() {
            let seat = seat(place);
            // Their piles are plain tricks: nothing was laid down, and no card changed sides.
            if [player, winner, view.dealer].contains(&seat) {
                continue;
            }
            let won = view.completed().into_iter();
            let won = won.filter(|trick| trick.winner == Some(seat));
            let cards = won.flat_map(|trick| trick.cards).map(|(_, card)| card);
            let pile = variant(TABLE).points_of(cards.collect()).unwrap();
            let more = if last == Some(seat) { 5 } else { 0 };
            assert_eq!(points, pile + more, "{seed}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn a_solo_pays_four_times_the_points_above_55_and_the_others_pay_half_of_that_each() {
    for seed in 0..60 {
        let mut deal = declared(TABLE, 3, seed, "pass, solo");
        let (outcome, events) = play_out(&mut deal, seed);
        let points = outcome.points.unwrap();
        assert_eq!(
            (outcome.ended, outcome.declarer),
            (Ended::Solo, Some(seat(BOB)))
        );
        assert_eq!((points.len(), points[0] + points[1]), (2, 109), "SI-11");
        let d = i64::from(points[0] - 55) * 3;
        let coins = [-2 * d, 4 * d, -2 * d].map(Coins);
        assert_eq!(outcome.coins.as_slice(), coins);
        for event in &events {
            if let Event::Paid(payment) = event {
                assert_eq!(payment.reason, Reason::Points);
                assert!(payment.to != Purse::Pot && payment.from != Purse::Pot);
            }
        }
    }
}

#[test]
fn each_for_himself_the_dealer_is_paid_above_37_and_the_others_above_36() {
    for seed in 0..60 {
        let mut deal = declared(TABLE, 2, seed, "pass, pass, each");
        let outcome = play_out(&mut deal, seed).0;
        let points = outcome.points.unwrap();
        assert_eq!(
            (outcome.ended, outcome.declarer),
            (Ended::Each, Some(seat(ANN)))
        );
        assert_eq!(
            (points.len(), points.iter().sum::<i32>()),
            (3, 109),
            "SI-11"
        );
        let coins = [points[0] - 37, points[1] - 36, points[2] - 36];
        let coins = coins.map(|points| Coins(i64::from(points) * 2));
        assert_eq!(outcome.coins.as_slice(), coins);
    }
}

#[test]
fn the_bank_holds_216_stakes_of_every_seat() {
    let setup = Setup::new(variant(TABLE), Coins(5), 3, seat(ANN)).unwrap();
    for place in 0..3 {
        assert_eq!(setup.max_loss(seat(place)), Coins(1080));
    }
}

#[test]
fn the_next_dealer_sits_to_the_right_after_every_deal() {
    let mut deal = declared(TABLE, 1, 5, "solo");
    let outcome = play_out(&mut deal, 5).0;
    assert_eq!(deal.setup().next(&outcome).dealer(), seat(CYD));
    assert_eq!((outcome.score, outcome.match_over), (None, false));
}

/// Bob plays solo with every trump but one, and the Fool falls to his first trick.
#[test]
fn the_opponents_of_a_solo_without_a_trick_lose_the_fool() {
    let trumps: Vec<String> = (1..=20).map(|n| format!("T{n}")).collect();
    let trumps = trumps.join(" ");
    let mut deal = dealt(1, ["T0 KS", &trumps, "KB"], "T21 5C 6C");
    kit::play(&mut deal, "pass, solo, discard 5C 6C T2, play T0");
    let (outcome, _) = play_out(&mut deal, 1);
    assert_eq!(outcome.tricks.as_slice(), [0, 20, 0]);
    assert_eq!(outcome.points, Some(vec![109, 0]), "SI-6");
    assert_eq!(outcome.coins.as_slice(), [-108, 216, -108].map(Coins));
    let laid = [(seat(BOB), set("5C 6C T2"))];
    assert_eq!(deal.view(Viewer::Bystander).fool_changed(&laid), None);
}

/// Ann holds all trumps and Bob the Fool: each plays for himself.
#[test]
fn each_for_himself_a_seat_without_a_trick_has_no_points_at_all() {
    let trumps: Vec<String> = (1..=20).map(|n| format!("T{n}")).collect();
    let mut deal = dealt(1, [&trumps.join(" "), "T0 KS", "KB"], "T21 5C 6C");
    kit::play(&mut deal, "pass, pass, each, discard 5C 6C T2");
    let (outcome, _) = play_out(&mut deal, 2);
    assert_eq!(outcome.points, Some(vec![109, 0, 0]), "SI-6");
    assert_eq!(outcome.coins.as_slice(), [72, -36, -36].map(Coins));
}

/// Cyd plays solo without a card that can win anything, and holds the Fool.
#[test]
fn a_declarer_without_a_trick_pays_for_the_fool_with_a_card_laid_down() {
    let low = "T0 5S 6S 7S 8S 9S 5B 6B 7B 8B 9B 5C 6C 7C 8C 9C 4D 5D 6D 7D";
    let trumps: Vec<String> = (1..=20).map(|n| format!("T{n}")).collect();
    let mut deal = dealt(1, [&trumps.join(" "), "", low], "8D 9D T21");
    kit::play(&mut deal, "solo");
    let refusal = deal
        .check_words(seat(CYD), "discard 8D 9D T21")
        .unwrap_err();
    assert_eq!(refusal.code.to_string(), "forbidden-discard");
    let mut deal = dealt(1, [&trumps.join(" "), "T21", low], "8D 9D TD");
    kit::play(&mut deal, "solo, discard 8D 9D TD");
    // Bob leads what only Ann can trump, until the trumps are gone; his kings and queens win as well.
    let best = |deal: &Deal, at: Seat| {
        let cards = deal.legal(at).cards();
        let strength = |card: &Card| variant(TABLE).strength(*card, None);
        cards.iter().max_by_key(strength).unwrap()
    };
    while let Turn::One(at) = deal.turn() {
        let act = deal.check(at, &Act::Play(best(&deal, at))).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    let outcome = deal.outcome().unwrap();
    assert_eq!(outcome.tricks[seat(CYD)], 0);
    // Two of the cards laid down and the Fool: 1 + 1 + 10 - 2.
    assert_eq!(outcome.points, Some(vec![10, 99]), "SI-6");
    let laid = [(seat(CYD), set("8D 9D TD"))];
    let changed = deal.view(Viewer::Bystander).fool_changed(&laid).unwrap();
    assert_eq!((changed.player, changed.points), (seat(CYD), 1));
}

/// Of two opponents one plays the Fool to the other's trick: it stays in their common pile.
#[test]
fn nothing_is_exchanged_where_the_fools_own_side_won_its_trick() {
    for seed in 0..400 {
        let mut deal = declared(TABLE, 1, seed, "pass, solo");
        let outcome = play_out(&mut deal, seed).0;
        let view = deal.view(Viewer::Bystander);
        let mut piles = [CardSet::EMPTY; 2];
        let mut fool = None;
        for trick in view.completed() {
            let side = usize::from(trick.winner != Some(seat(BOB)));
            for (player, card) in &trick.cards {
                piles[side].insert(*card);
                if *card == Card::FOOL {
                    fool = Some((*player, trick.winner.unwrap()));
                }
            }
        }
        let (player, winner) = fool.unwrap();
        if player == seat(BOB) || winner == seat(BOB) {
            continue;
        }
        let last = view.last_trick.clone().unwrap().winner.unwrap();
        let more = if last == seat(BOB) { 0 } else { 5 };
        let points = variant(TABLE).points_of(piles[1]).unwrap() + more;
        assert_eq!(outcome.points.unwrap()[1], points, "SI-6: {seed}");
        assert_eq!(view.fool_changed(&[]), None);
        return;
    }
    panic!("no such deal");
}

/// The pile of whoever played the Fool gives its lowest card, whatever that is.
#[test]
fn the_fool_is_kept_against_the_lowest_card_of_the_sides_pile() {
    let mut dear = 0;
    for seed in 0..300 {
        let mut deal = declared(TABLE, 1, seed, "pass, pass, each");
        let outcome = play_out(&mut deal, seed).0;
        let laid = deal.view(Viewer::Seat(seat(ANN))).laid_aside;
        let view = deal.view(Viewer::Bystander);
        let mut piles = [laid, CardSet::EMPTY, CardSet::EMPTY];
        let mut fool = None;
        for trick in view.completed() {
            let winner = trick.winner.unwrap();
            for (player, card) in &trick.cards {
                piles[winner.index()].insert(*card);
                if *card == Card::FOOL {
                    fool = Some((*player, winner));
                }
            }
        }
        let (player, winner) = fool.unwrap();
        let value = |card: &Card| {
            let blanks = set("5S 6S 7S 8S 5B 6B");
            let two: CardSet = (blanks - CardSet::single(*card)).iter().take(2).collect();
            variant(TABLE)
                .points_of(two | CardSet::single(*card))
                .unwrap()
        };
        let given = piles[player.index()].iter().min_by_key(value);
        let changed = view.fool_changed(&[(seat(ANN), laid)]);
        match given {
            Some(given) => {
                piles[winner.index()].remove(Card::FOOL);
                piles[winner.index()].insert(given);
                piles[player.index()].remove(given);
                piles[player.index()].insert(Card::FOOL);
                let changed = changed.unwrap();
                assert_eq!((changed.player, changed.winner), (player, winner));
                assert_eq!(changed.points, value(&given), "SI-5");
                dear += usize::from(value(&given) > 1);
            }
            None => assert_eq!(changed, None),
        }
        let last = view.last_trick.clone().unwrap().winner.unwrap();
        for place in 0..3 {
            assert_eq!(piles[place].len() % 3, 0);
            let more = if last == seat(place) { 5 } else { 0 };
            let points = variant(TABLE).points_of(piles[place]).unwrap() + more;
            assert_eq!(outcome.points.as_ref().unwrap()[place], points, "{seed}");
        }
    }
    assert!(dear < 300, "mostly a blank");
}

#[test]
fn the_substitute_passes_and_lays_down_the_lowest_cards() {
    let mut deal = dealt(
        1,
        [
            "KS QS NS JS KB QB NB JB KC QC NC JC KD QD ND JD T20 T21 T19 T18",
            "T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 T0 5S 4D",
            "",
        ],
        "6S 5B 9D",
    );
    let act = deal.substitute(seat(CYD)).unwrap();
    assert_eq!(act.act(), Act::Say(Word::Pass));
    kit::play(&mut deal, "pass, solo");
    // "4D before 5S", and of equal places the suits in their order.
    let act = deal.substitute(seat(BOB)).unwrap();
    assert_eq!(act.act(), Act::Discard(set("4D 5S 5B")));
}

#[test]
fn two_opponents_of_a_solo_are_one_side_and_each_for_himself_is_none() {
    let side = |talk: &str| {
        let deal = declared(TABLE, 1, 1, talk);
        let view = deal.view(Viewer::Bystander);
        Seat::all(3).map(|seat| view.side(seat)).collect::<Vec<_>>()
    };
    assert_eq!(side("pass, solo"), [Some(1), Some(0), Some(1)]);
    assert_eq!(side("pass, pass, each"), [None; 3]);
    let talking = shuffled(TABLE, 1, 1).view(Viewer::Bystander);
    assert_eq!(talking.side(seat(ANN)), None);
}
