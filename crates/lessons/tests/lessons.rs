//! Every edition has a lesson that says all it should, whatever the learner plays.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;

use lessons::{Answered, Ask, Lesson, Progress, Told, Topic};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Act, Card, Choice, Fact, FoolRole, Suit, Turn, Variant, View};

/// What the lesson of each edition must speak of at least, for whoever plays as in its record.
const MUST: [(&str, &str, &[Topic]); 12] = {
    use Topic::*;
    const POINTS: &[Topic] = &[
        Aim, Trumps, Counters, Discarded, Lead, Follow, MustTrump, Excuse, Won, Halfway,
    ];
    [
        (
            "triomphe",
            "tavern",
            &[Aim, Trumps, Pot, Question, Bonus, Lead, Follow, Won],
        ),
        (
            "triomphe",
            "vieville",
            &[Aim, Trumps, Pot, Bonus, Reversed, Lead, Follow, Won],
        ),
        ("scarto", "mcleod", POINTS),
        ("scarto", "chee", POINTS),
        (
            "tarocchi",
            "white-parrot",
            &[Aim, Trumps, Counters, Equals, Discarded, Follow, Won],
        ),
        (
            "mitigati",
            "rufus",
            &[Aim, Trumps, Counters, Bid, PlayedOut, Follow, Won],
        ),
        (
            "mitigati",
            "chee",
            &[Aim, Trumps, Counters, Honours, Follow, Won, Halfway],
        ),
        (
            "troccas",
            "classic",
            &[Aim, Trumps, Partner, Counters, Called, Excuse, Follow, Won],
        ),
        ("swiss", "classic", POINTS),
        (
            "latriomphe",
            "classic",
            &[Aim, Turned, Partner, Offer, Lead, Follow, Won],
        ),
        (
            "latriomphe",
            "as-qui-pille",
            &[Aim, Turned, Robbed, Lead, Follow, Won],
        ),
        (
            "trefeltromp",
            "classic",
            &[Aim, Pot, Bet, Lay, Shown, Exchange],
        ),
    ]
};

/// A learner may be asked for so many clicks at most, the one that begins the lesson included.
const CLICKS: usize = 40;

fn lesson(game: &str, edition: &str) -> &'static Lesson {
    let mut all = Lesson::all().iter();
    let named = |one: &&Lesson| {
        let variant = one.variant();
        (variant.game(), variant.edition()) == (game, edition)
    };
    all.find(named).expect("a lesson")
}

/// Everything a learner is told who plays as in the record, and their clicks.
fn as_recorded(lesson: &Lesson) -> (Vec<Told>, usize) {
    let mut progress = Progress::new(&lesson.variant());
    let mut own = lesson.learners_acts();
    let (mut told, mut clicks) = (Vec::new(), 1);
    loop {
        let stand = lesson.stand(&progress);
        let done = match stand.ask {
            Ask::Over => return (told, clicks),
            Ask::Read(text) => {
                told.push(text);
                lesson.go_on(&mut progress, stand.asked)
            }
            Ask::Act => lesson.act(&mut progress, stand.asked, own.next().expect("an act")),
            Ask::Doubt(card, _) => lesson.act(&mut progress, stand.asked, Act::Play(card)),
        };
        assert_eq!(done, Answered::Done);
        clicks += 1;
    }
}

#[test]
fn every_edition_has_a_lesson_that_says_what_it_must_in_few_clicks() {
    let editions: Vec<_> = Variant::editions();
    assert_eq!(Lesson::all().len(), editions.len());
    assert_eq!(MUST.len(), editions.len());
    for (game, edition, must) in MUST {
        let lesson = lesson(game, edition);
        assert!(must.len() >= 6, "{game}/{edition}");
        let (told, clicks) = as_recorded(lesson);
        let topics: BTreeSet<Topic> = told.iter().map(|told| told.topic).collect();
        assert_eq!(topics.len(), told.len(), "{game}/{edition}: nothing twice");
        let missing: Vec<_> = must
            .iter()
            .filter(|topic| !topics.contains(topic))
            .collect();
        assert!(
            missing.is_empty(),
            "{game}/{edition}: {missing:?} of {topics:?}"
        );
        assert_eq!(told[0].topic, Topic::Aim);
        assert!(clicks <= CLICKS, "{game}/{edition}: {clicks} clicks");
        let dealer = lesson
            .stand(&Progress::new(&lesson.variant()))
            .view()
            .dealer;
        assert_ne!(dealer.index(), Lesson::LEARNER, "{game}/{edition}");
    }
}

/// An independent look at what a text claims: from the view alone, and by other questions than those of the crate.
fn is_true(told: &Told, view: &View) {
    let trick: Vec<Card> = view.trick.cards.iter().map(|(_, card)| *card).collect();
    let legal = match view.legal().choice() {
        Choice::Play { cards, .. } => cards,
        _ => rules::CardSet::EMPTY,
    };
    match told.topic {
        Topic::Follow => {
            let suit = told.suit.unwrap();
            assert!(legal.iter().all(|card| card.suit() == suit) && !legal.is_empty());
            assert!(trick.iter().any(|card| card.suit() == suit));
        }
        Topic::MustTrump => {
            assert!(view.hand.iter().all(|card| Some(card.suit()) != told.suit));
            let trumps: BTreeSet<Suit> = legal.iter().map(|card| card.suit()).collect();
            assert_eq!(trumps.len(), 1);
            assert!(!trumps.contains(&told.suit.unwrap()));
        }
        Topic::AnyCard => {
            assert_eq!(legal, view.hand);
            assert!(view.hand.iter().all(|card| Some(card.suit()) != told.suit));
            // Where somebody may choose between trumps and other cards, nothing forces them to trump.
            let tarot = view.variant.pack().contains(Card::WORLD);
            let trump = if tarot {
                Some(Suit::Trumps)
            } else {
                view.turned_suit()
            };
            let held = |card: &Card| Some(card.suit()) == trump && *card != Card::FOOL;
            let holds_trumps = view.hand.iter().any(|card| held(&card));
            assert!(told.number > 0 || !holds_trumps);
            assert!(told.number == 0 || holds_trumps || view.hand.contains(Card::FOOL));
        }
        Topic::Lead => assert!(trick.iter().all(|card| *card == Card::FOOL)),
        Topic::Reversed => {
            let (low, high) = (told.card.unwrap(), told.other.unwrap());
            assert!(low.rank() < high.rank() && view.strength(low) > view.strength(high));
            assert!(view.hand.contains(low) && view.hand.contains(high));
        }
        Topic::Excuse => assert!(legal.contains(Card::FOOL)),
        Topic::Won => assert_eq!(view.trick.leader.index(), Lesson::LEARNER),
        Topic::Trumps => {
            let excuse = Fact::Fool(FoolRole::Excuse);
            let excuse = view.variant.facts().contains(&excuse);
            let is_trump =
                |card: &Card| card.suit() == Suit::Trumps && !(excuse && *card == Card::FOOL);
            let own = view.hand.iter().filter(is_trump);
            assert_eq!(own.count() as i64, told.number);
        }
        Topic::Aim => assert_eq!(view.hand.len() as i64, told.number),
        Topic::Turned => assert_eq!(view.turned, told.card),
        Topic::Partner => assert_eq!(
            view.side(told.seat.unwrap()),
            view.side(view.seat().unwrap())
        ),
        Topic::Pot => assert_eq!(view.pot.0, told.number),
        Topic::Halfway => {
            let points = view.card_points().unwrap()[view.seat().unwrap()];
            assert_eq!(i64::from(points), told.number);
        }
        Topic::Bet | Topic::Lay | Topic::Exchange | Topic::Offer | Topic::Bid => {
            assert!(view.is_my_turn());
        }
        Topic::Question => assert_eq!(view.turn, Turn::Question),
        Topic::Bonus | Topic::Honours | Topic::Shown | Topic::Called | Topic::Trumped => {}
        Topic::Counters | Topic::Equals | Topic::Discarded | Topic::Robbed | Topic::PlayedOut => {}
    }
}

/// So many learners take each lesson, unless `TRIOMPHE_LEARNERS` says otherwise.
const LEARNERS: u64 = 100;

/// Plays anything that is legal, reads or takes back at random, and sometimes presses what is long gone.
#[test]
fn learners_come_to_the_end_of_each_lesson_whatever_they_play_and_hear_nothing_untrue() {
    let seed: u64 = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let learners =
        std::env::var("TRIOMPHE_LEARNERS").map_or(LEARNERS, |learners| learners.parse().unwrap());
    for lesson in Lesson::all() {
        for number in 0..learners {
            let mut random = StdRng::seed_from_u64(seed ^ number);
            let at = format!("TRIOMPHE_SEED={seed} {} learner {number}", lesson.variant());
            let mut progress = Progress::new(&lesson.variant());
            let mut over = false;
            for _ in 0..200 {
                let stand = lesson.stand(&progress);
                if random.random_ratio(1, 50) {
                    let old = stand.asked.wrapping_sub(1);
                    let before = progress.clone();
                    assert_eq!(lesson.go_on(&mut progress, old), Answered::Stale, "{at}");
                    assert_eq!(progress, before, "{at}");
                }
                let done = match stand.ask {
                    Ask::Over => {
                        over = true;
                        break;
                    }
                    Ask::Read(told) => {
                        is_true(&told, &stand.view());
                        lesson.go_on(&mut progress, stand.asked)
                    }
                    Ask::Doubt(card, _) if random.random_ratio(1, 2) => {
                        lesson.act(&mut progress, stand.asked, Act::Play(card))
                    }
                    Ask::Doubt(..) => lesson.go_on(&mut progress, stand.asked),
                    Ask::Act => {
                        let act = any_act(&stand.view(), &mut random);
                        lesson.act(&mut progress, stand.asked, act)
                    }
                };
                assert_eq!(done, Answered::Done, "{at}: {:?}", stand.ask);
                if number % 10 == 0 && random.random_ratio(1, 40) {
                    progress.left = true;
                }
            }
            assert!(over, "{at}");
            assert!(progress.doubts <= 3, "{at}");
            // What is kept is all there is.
            let kept = serde_json::to_string(&progress).unwrap();
            let read: Progress = serde_json::from_str(&kept).unwrap();
            assert_eq!(read, progress, "{at}");
        }
    }
}

fn any_act(view: &View, random: &mut StdRng) -> Act {
    let one = |cards: rules::CardSet, random: &mut StdRng| {
        let cards: Vec<Card> = cards.iter().collect();
        *cards.choose(random).expect("a card")
    };
    match view.legal().choice() {
        Choice::Play { offer: true, .. } if random.random_ratio(1, 8) => Act::Offer,
        Choice::Play { cards, calling, .. } => {
            let card = one(cards, random);
            match calling.contains(card) && random.random_ratio(1, 2) {
                true => Act::PlayCalling(card),
                false => Act::Play(card),
            }
        }
        Choice::Show(cards) => match random.random_ratio(1, 2) {
            true => Act::Show(cards),
            false => Act::Hide,
        },
        Choice::Bid { least, .. } => match random.random_ratio(1, 3) {
            true => Act::Bid(least),
            false => Act::More,
        },
        Choice::Answer => match random.random_ratio(1, 2) {
            true => Act::Accept,
            false => Act::Refuse,
        },
        Choice::Vole => match random.random_ratio(1, 2) {
            true => Act::Vole,
            false => Act::Stop,
        },
        Choice::Speak(speak) => match (speak.check, speak.call, speak.bet) {
            (_, _, Some(sizes)) if random.random_ratio(1, 3) => Act::Bet(sizes.least),
            (true, ..) => Act::Check,
            (_, Some(_), _) if random.random_ratio(3, 4) => Act::Call,
            _ if speak.stay => Act::Stay,
            _ => Act::Fold,
        },
        Choice::Swap(cards) => match random.random_ratio(1, 2) {
            true => Act::Swap(one(cards, random)),
            false => Act::Keep,
        },
        Choice::Lay(cards) => Act::Lay(one(cards, random)),
        other => panic!("a learner is not asked for {other:?}"),
    }
}

#[test]
fn a_refused_card_changes_nothing_and_says_why() {
    let lesson = lesson("latriomphe", "classic");
    let mut progress = Progress::new(&lesson.variant());
    let stand = loop {
        let stand = lesson.stand(&progress);
        match stand.ask {
            Ask::Read(_) => drop(lesson.go_on(&mut progress, stand.asked)),
            _ => break stand,
        }
    };
    let foreign = Card::FOOL;
    let before = progress.clone();
    let refused = lesson.act(&mut progress, stand.asked, Act::Play(foreign));
    assert!(matches!(refused, Answered::Refused(_)), "{refused:?}");
    assert_eq!(progress, before);
    let late = lesson.act(&mut progress, stand.asked + 1, Act::Play(foreign));
    assert_eq!(late, Answered::Stale);
}

/// A card that gives points away or wastes a high one is asked about, and played when it is meant.
#[test]
fn a_doubtful_card_is_asked_about_three_times_at_most() {
    let mut all = 0;
    for lesson in Lesson::all() {
        let mut progress = Progress::new(&lesson.variant());
        let mut doubts = 0;
        loop {
            let stand = lesson.stand(&progress);
            let done = match stand.ask {
                Ask::Over => break,
                Ask::Read(_) => lesson.go_on(&mut progress, stand.asked),
                Ask::Doubt(card, _) => {
                    doubts += 1;
                    let acts = progress.acts.len();
                    let done = lesson.act(&mut progress, stand.asked, Act::Play(card));
                    assert_eq!(progress.acts.len(), acts + 1);
                    done
                }
                Ask::Act => {
                    let act = match stand.view().legal().choice() {
                        Choice::Play { cards, .. } => Act::Play(worst(lesson, &progress, cards)),
                        Choice::Speak(speak) if speak.check => Act::Check,
                        Choice::Speak(_) => Act::Fold,
                        Choice::Bid { .. } => Act::More,
                        Choice::Swap(_) => Act::Keep,
                        Choice::Lay(cards) => Act::Lay(cards.first().expect("a card")),
                        Choice::Show(_) => Act::Hide,
                        Choice::Vole => Act::Stop,
                        Choice::Answer => Act::Accept,
                        other => panic!("a learner is not asked for {other:?}"),
                    };
                    lesson.act(&mut progress, stand.asked, act)
                }
            };
            assert_eq!(done, Answered::Done);
        }
        assert!(doubts <= 3, "{}: {doubts}", lesson.variant());
        all += doubts;
    }
    assert!(all >= 6, "only {all} in all lessons");
}

/// A card that is asked about, if there is one.
fn worst(lesson: &Lesson, progress: &Progress, cards: rules::CardSet) -> Card {
    let asked = lesson.stand(progress).asked;
    let asks = |card: &Card| {
        let mut tried = progress.clone();
        lesson.act(&mut tried, asked, Act::Play(*card));
        matches!(lesson.stand(&tried).ask, Ask::Doubt(..))
    };
    let doubtful = cards.iter().find(asks);
    doubtful.or(cards.first()).expect("a card")
}
