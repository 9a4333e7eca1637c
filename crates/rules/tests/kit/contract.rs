//! What every game must guarantee, whatever its rules; checked in every state of a random deal.

use rules::{
    Act, Card, CardSet, Chance, Choice, Coins, Deal, Ended, Event, Poignee, Purse, Record,
    RefusalCode, Seat, Signal, Turn, Variant, Verdict, Viewer, Word,
};

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::expectations::of_game;

use super::{random_deal, random_step, resample};

/// Many more acts than any deal has.
const MOST_STEPS: usize = 1000;

pub fn keeps_the_contract(variant: Variant, seats: usize, chance: &mut Chance) {
    let (mut deal, mut events) = random_deal(variant, seats, chance);
    let mut acts = Vec::new();
    let (mut steps, mut others) = (0, 0);
    while deal.turn() != Turn::Over {
        assert!(deal.outcome().is_none(), "no outcome while it runs");
        strangers_are_refused(&deal);
        legal_and_check_agree(&deal);
        the_view_says_the_same(&deal);
        the_substitute_acts_legally(&deal);
        nobody_loses_more_than_the_most(&deal, &events);
        others += resample::nobody_sees_what_is_hidden(&deal, &events, chance);
        let was_asked = deal.turn() == Turn::Question;
        let before = events.len();
        acts.extend(random_step(&mut deal, chance, &mut events));
        if was_asked && deal.turn() == Turn::Question {
            assert_eq!(
                events.len(),
                before,
                "an answer to the question is told nobody"
            );
        }
        steps += 1;
        assert!(steps < MOST_STEPS, "it must end");
    }
    others += resample::nobody_sees_what_is_hidden(&deal, &events, chance);
    assert!(others > steps, "the viewers must be put to the test");
    strangers_are_refused(&deal);
    nobody_loses_more_than_the_most(&deal, &events);
    the_books_balance(&deal, &events);
    its_record_is_judged_the_same(&deal);
    same_pack_and_acts_same_deal(&deal, &acts, &events);
}

fn to_act(deal: &Deal, seat: Seat) -> bool {
    match deal.turn() {
        Turn::One(turn) => turn == seat,
        Turn::Each(seats) => seats.contains(seat),
        Turn::Question => deal.question().contains(seat),
        Turn::Over => false,
    }
}

fn strangers_are_refused(deal: &Deal) {
    let code = match deal.turn() {
        Turn::Over => RefusalCode::DealIsOver,
        _ => RefusalCode::NotYourTurn,
    };
    for seat in Seat::all(deal.setup().seats()).filter(|seat| !to_act(deal, *seat)) {
        assert!(deal.legal(seat).is_empty());
        assert_eq!(deal.legal(seat).acts(), Some(vec![]));
        assert_eq!(deal.substitute(seat), None);
        for words in ["play KS", "hide", "show T1", "check", "play KS KS"] {
            assert_eq!(
                deal.check_words(seat, words).unwrap_err().code,
                code,
                "{words}"
            );
        }
    }
}

fn legal_and_check_agree(deal: &Deal) {
    for seat in Seat::all(deal.setup().seats()).filter(|seat| to_act(deal, *seat)) {
        let legal = deal.legal(seat);
        assert!(!legal.is_empty(), "who is to act can");
        let Some(acts) = legal.acts() else {
            match legal.choice() {
                Choice::Discard { .. } => discards_agree(deal, seat),
                Choice::Poignee(poignee) => poignees_agree(deal, seat, poignee),
                _ => amounts_agree(deal, seat),
            }
            continue;
        };
        assert!(!acts.is_empty(), "who is to act can");
        for act in &acts {
            let checked = deal.check(seat, act).unwrap();
            assert_eq!((checked.seat(), checked.act()), (seat, *act));
            assert!(legal.choice().allows(act), "{act}");
            assert_eq!(
                act.to_string().parse(),
                Ok(*act),
                "its words are read as itself"
            );
        }
        for card in (CardSet::TAROT | CardSet::FRENCH).iter() {
            let acts_of_card = [
                Act::Play(card),
                Act::PlayCalling(card),
                Act::Show(CardSet::single(card)),
                Act::Discard(CardSet::single(card)),
                Act::Rob(CardSet::single(card)),
                Act::Swap(card),
                Act::Lay(card),
                Act::PlaySaying(card, Signal::Busso),
                Act::PlaySaying(card, Signal::Striscio),
                Act::PlaySaying(card, Signal::Volo),
            ];
            for act in acts_of_card {
                match deal.check(seat, &act) {
                    Ok(_) => assert!(acts.contains(&act), "{act}"),
                    Err(refusal) => {
                        assert!(!acts.contains(&act), "{act}");
                        assert!(!legal.choice().allows(&act), "{act}");
                        assert!(
                            legal.cards().contains_all(refusal.would_do)
                                || act.kind() != Act::Play(card).kind()
                        );
                    }
                }
            }
        }
        let words = [
            Act::Hide,
            Act::More,
            Act::Offer,
            Act::Accept,
            Act::Refuse,
            Act::Vole,
            Act::Stop,
            Act::Leave,
            Act::Check,
            Act::Call,
            Act::Fold,
            Act::Stay,
            Act::Keep,
            Act::Say(Word::Pass),
            Act::Say(Word::Take),
            Act::Say(Word::Solo),
            Act::Say(Word::Each),
        ];
        let amounts = (-45..90).map(Act::Bid);
        let coins = (0..60).flat_map(|n| [Act::Bet(Coins(n)), Act::Raise(Coins(n))]);
        for act in words.into_iter().chain(amounts).chain(coins) {
            assert_eq!(deal.check(seat, &act).is_ok(), acts.contains(&act), "{act}");
        }
        for (n, card) in legal.cards().iter().enumerate() {
            assert_eq!(
                legal.nth_card(n as u32).map(|act| act.act()),
                Some(Act::Play(card))
            );
        }
        assert_eq!(legal.nth_card(legal.cards().len()), None);
    }
}

/// If there are too many discards to list, each card is allowed or forbidden as the choice says, and cards that go
/// together go all or not at all.
fn discards_agree(deal: &Deal, seat: Seat) {
    let choice = deal.legal(seat).choice();
    let Choice::Discard {
        count,
        from,
        together,
    } = choice
    else {
        panic!("only a discard has so many ways");
    };
    let check = |cards: CardSet| {
        let code = deal.check(seat, &Act::Discard(cards)).err();
        assert_eq!(choice.allows(&Act::Discard(cards)), code.is_none());
        code.map(|refusal| refusal.code)
    };
    let some = |count: u32| from.iter().take(count as usize).collect::<CardSet>();
    assert_eq!(check(some(count)), None);
    let wrong = [count - 1, count + 1].map(|count| check(some(count)));
    assert_eq!(wrong, [Some(RefusalCode::WrongCount); 2]);
    let hand = deal.view(Viewer::Seat(seat)).hand;
    for card in hand.iter() {
        let with = some(count - 1).with(card);
        let with = if with.len() == count {
            with
        } else {
            some(count)
        };
        let forbidden = !(with - from).is_empty();
        let refused = forbidden.then_some(RefusalCode::ForbiddenDiscard);
        assert_eq!(check(with), refused, "{card}");
    }
    if let Some(one) = together.first() {
        assert_eq!(check(together | some(count - together.len())), None);
        let without = together.without(one) | some(count + 1 - together.len());
        assert_eq!(check(without), Some(RefusalCode::ForbiddenDiscard));
    }
}

/// Poignées are too many to be listed: of each size that there is, the highest trumps may be shown, but no other number,
/// no other card, and the Excuse only with all trumps (RULES.md JT-9).
fn poignees_agree(deal: &Deal, seat: Seat, poignee: Poignee) {
    let trumps: Vec<Card> = poignee
        .trumps
        .iter()
        .filter(|card| *card != Card::FOOL)
        .collect();
    let check = |cards: CardSet| {
        let checked = deal.check(seat, &Act::Show(cards));
        checked.err().map(|refusal| refusal.code)
    };
    assert!(deal.check(seat, &Act::Hide).is_ok());
    for size in poignee.sizes {
        let shown: CardSet = trumps.iter().rev().take(size as usize).copied().collect();
        if shown.len() == size {
            assert_eq!(check(shown), None);
            assert_eq!(
                check(shown - CardSet::single(trumps[trumps.len() - 1])),
                Some(RefusalCode::WrongCount)
            );
            let hand = deal.view(Viewer::Seat(seat)).hand - poignee.trumps;
            let low = shown.without(trumps[trumps.len() - 1]);
            if let Some(plain) = hand.first() {
                assert_eq!(check(low.with(plain)), Some(RefusalCode::FalseClaim));
            }
            if poignee.trumps.contains(Card::FOOL) {
                assert_eq!(check(low.with(Card::FOOL)), Some(RefusalCode::FalseClaim));
            }
        }
    }
    if poignee.sizes.contains(&poignee.trumps.len()) {
        assert_eq!(check(poignee.trumps), None);
    }
}

/// If there are too many bets to list, the bounds given must be the actual bounds.
fn amounts_agree(deal: &Deal, seat: Seat) {
    let Choice::Speak(speak) = deal.legal(seat).choice() else {
        panic!("only bets are too many to be listed");
    };
    for (sizes, act) in [
        (speak.bet, Act::Bet as fn(Coins) -> Act),
        (speak.raise, Act::Raise),
    ] {
        let Some(sizes) = sizes else { continue };
        for coins in [sizes.least, sizes.most] {
            assert!(deal.check(seat, &act(coins)).is_ok());
        }
        for coins in [sizes.least.0 - 1, sizes.most.0 + 1] {
            assert!(deal.check(seat, &act(Coins(coins))).is_err());
        }
    }
}

fn the_view_says_the_same(deal: &Deal) {
    for seat in Seat::all(deal.setup().seats()) {
        let view = deal.view(Viewer::Seat(seat));
        assert_eq!(view.legal().choice(), deal.legal(seat).choice());
        assert_eq!(view.legal().nth_card(0), None, "a view checks no act");
        for act in [
            "play KS",
            "play T0",
            "play 2C",
            "play 7p",
            "hide",
            "show T1",
            "stay",
            "offer",
            "bid 0",
            "discard 2S 3S 4S",
            "discard 2S 3S",
            "lay 2S",
            "pass",
            "each",
            "discard 5S 6S 7S",
            "check",
        ] {
            let act: Act = act.parse().unwrap();
            assert_eq!(
                view.check(&act).err(),
                deal.check(seat, &act).err(),
                "{act}"
            );
        }
    }
    assert!(deal.view(Viewer::Bystander).legal().is_empty());
}

fn the_substitute_acts_legally(deal: &Deal) {
    for seat in Seat::all(deal.setup().seats()).filter(|seat| to_act(deal, *seat)) {
        let act = deal
            .substitute(seat)
            .expect("it acts for every seat that is to act");
        assert!(deal.legal(seat).choice().allows(&act.act()));
    }
}

fn gains(events: &[Event], seat: Seat) -> i64 {
    let gain = |event: &Event| match event {
        Event::Paid(payment) if payment.to == Purse::Seat(seat) => payment.amount.0,
        Event::Paid(payment) if payment.from == Purse::Seat(seat) => -payment.amount.0,
        _ => 0,
    };
    events.iter().map(gain).sum()
}

fn nobody_loses_more_than_the_most(deal: &Deal, events: &[Event]) {
    let mut pot = deal.setup().before().pot.0;
    for event in events {
        if let Event::Paid(payment) = event {
            assert!(payment.amount > Coins::ZERO);
            pot += i64::from(payment.to == Purse::Pot) * payment.amount.0;
            pot -= i64::from(payment.from == Purse::Pot) * payment.amount.0;
            assert!(pot >= 0, "the pot pays what it has");
        }
    }
    let view = deal.view(Viewer::Bystander);
    assert_eq!(view.pot.0, pot);
    for seat in Seat::all(deal.setup().seats()) {
        assert!(gains(events, seat) >= -deal.setup().max_loss(seat).0);
        assert_eq!(view.coins[seat].0, gains(events, seat));
    }
}

fn the_books_balance(deal: &Deal, events: &[Event]) {
    let outcome = deal.outcome().unwrap();
    let pot = outcome.pot.unwrap_or_default().0;
    let sum: i64 = outcome.coins.iter().map(|(_, coins)| coins.0).sum();
    assert_eq!(sum + pot, deal.setup().before().pot.0, "zero sum");
    the_points_are_all_there(deal);
    for (seat, coins) in outcome.coins.iter() {
        assert_eq!(
            coins.0,
            gains(events, seat),
            "every coin that moves is an event"
        );
    }
    assert_eq!(events.last(), Some(&Event::Ended(outcome.ended)));
    assert_eq!(Some(outcome), deal.view(Viewer::Bystander).outcome);
}

/// RULES.md 12: the card points of a deal always add up to the same total.
fn the_points_are_all_there(deal: &Deal) {
    let outcome = deal.outcome().unwrap();
    static ALL: LazyLock<BTreeMap<&str, Option<i32>>> = LazyLock::new(|| {
        let games = Variant::games().into_iter();
        games
            .map(|game| (game, of_game(game).card_points))
            .collect()
    });
    let variant = deal.setup().variant();
    let Some(all) = ALL[variant.game()] else {
        return assert_eq!(outcome.points, None);
    };
    match outcome.ended {
        Ended::Agreed | Ended::Passed | Ended::PetitSec | Ended::Declared => {
            assert_eq!(outcome.points, None);
        }
        // The tapp counts for nobody (RULES.md 14).
        Ended::Misere => {
            let (_, tapp) = variant.deal_out(&deal.setup(), deal.pack().order());
            let aside = variant.points_of(tapp.into_iter().collect()).unwrap();
            assert_eq!(outcome.points.unwrap().iter().sum::<i32>(), all - aside);
        }
        _ => assert_eq!(outcome.points.unwrap().iter().sum::<i32>(), all),
    }
}

fn its_record_is_judged_the_same(deal: &Deal) {
    let names = Seat::all(deal.setup().seats()).map(|seat| format!("Seat {seat}"));
    let record = Record::from_deal(deal, names);
    let printed = serde_json::to_string(&record).unwrap();
    let read: Record = serde_json::from_str(&printed).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.judge(), Verdict::Over(deal.outcome().unwrap()));
    let replayed = read.replay().unwrap();
    assert_eq!(replayed.setup(), deal.setup());
    assert_eq!(replayed.acts(), deal.acts());
    for seat in Seat::all(deal.setup().seats()) {
        assert_eq!(
            replayed.view(Viewer::Seat(seat)),
            deal.view(Viewer::Seat(seat))
        );
    }
}

fn same_pack_and_acts_same_deal(deal: &Deal, acts: &[(Seat, Act)], events: &[Event]) {
    let mut told = Vec::new();
    let mut again = Deal::start(&deal.setup(), deal.pack(), |event| told.push(event)).unwrap();
    for (seat, act) in acts {
        if again.check(*seat, act).is_err() {
            assert!(again.close_question(|event| told.push(event)));
        }
        let act = again.check(*seat, act).unwrap();
        again.apply(act, |event| told.push(event)).unwrap();
    }
    again.close_question(|event| told.push(event));
    assert_eq!(told, events);
    assert_eq!(again.outcome(), deal.outcome());
}
