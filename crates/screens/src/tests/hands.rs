//! Hands of every game: every legal act can be done from the hand, and no text is cut off.

use super::games::files;
use super::scenes::case;
use super::*;
use crate::art::Sketch;
use crate::button::{Button, DealKey, NumberKind, act};
use crate::hand::{Decision, hand_art, hand_choosing, hand_saying, last_trick, number, read};
use crate::screen::{Menu, Row};
use ::rules::{CardSet, Choice, Coins, Refusal, RefusalCode, Sizes, Speak, Suit};
use ::table::Recall;
use ::table::look::Playing;
use pages::Preferences;
use std::sync::Arc;

/// The acts and numbers that a hand's buttons and menus offer.
fn offered(screen: &Screen) -> (Vec<Act>, Vec<NumberKind>) {
    let (mut acts, mut numbers) = (Vec::new(), Vec::new());
    let of = |button: &Button| match button {
        Button::Deal { key, .. } => Some(*key),
        _ => None,
    };
    for row in &screen.rows {
        match row {
            Row::Keys(keys) => {
                for key in keys.iter().filter_map(|key| of(&key.button)) {
                    match key {
                        DealKey::Do(act) | DealKey::Unsure(act) => acts.push(act),
                        DealKey::Number(wanted) => numbers.push(wanted),
                        _ => {}
                    }
                }
            }
            Row::Menu(menu) => {
                if let Some(DealKey::Chosen(_)) = of(&menu.button) {
                    acts.extend(
                        menu.options
                            .iter()
                            .map(|option| act(&option.value).unwrap()),
                    );
                }
            }
            Row::Finder(_) => {}
        }
    }
    (acts, numbers)
}

fn menus(screen: &Screen) -> Vec<&Menu> {
    let rows = screen.rows.iter();
    rows.filter_map(|row| match row {
        Row::Menu(menu) => Some(menu),
        Row::Keys(_) | Row::Finder(_) => None,
    })
    .collect()
}

fn set(cards: &str) -> CardSet {
    cards
        .split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

fn has_key(screen: &Screen, wanted: DealKey) -> bool {
    let rows = screen.rows.iter();
    let mut keys = rows.flat_map(|row| match row {
        Row::Keys(keys) => keys.as_slice(),
        _ => &[],
    });
    keys.any(|key| matches!(&key.button, Button::Deal { key, .. } if *key == wanted))
}

/// Whether this act can be done from the hand, in any number of steps.
fn reachable(look: &pages::Look, screen: &Screen, wanted: &Act) -> bool {
    let (acts, numbers) = offered(screen);
    let by_number = |kind, text: String| {
        numbers.contains(&kind)
            && read(&words(), kind, &text, None) == Ok(*wanted)
            && number(&words(), look, kind).is_some()
    };
    acts.contains(wanted)
        || match wanted {
            Act::Bid(points) => by_number(NumberKind::Bid, points.to_string()),
            Act::Bet(coins) => by_number(NumberKind::Bet, coins.0.to_string()),
            Act::Raise(coins) => by_number(NumberKind::Raise, coins.0.to_string()),
            Act::Discard(cards) | Act::Rob(cards) => {
                let chosen = hand_choosing(&words(), look, *cards);
                assert_eq!(over_limits(&chosen), Vec::<String>::new());
                offered(&chosen).0.contains(wanted)
            }
            Act::PlaySaying(_, signal) => {
                let saying = hand_saying(&words(), look, *signal).unwrap();
                assert_eq!(over_limits(&saying), Vec::<String>::new());
                offered(&saying).0.contains(wanted)
            }
            // A key shows all combinations; a card keeps them back.
            Act::Show(_) => has_key(screen, DealKey::ShowAll),
            Act::Hide => acts.iter().any(|act| matches!(act, Act::Play(_))),
            _ => false,
        }
}

#[test]
fn whatever_is_legal_in_a_worked_case_can_be_done_from_the_hand() {
    let mut kinds = std::collections::BTreeSet::new();
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in (0..6).chain((6..90).step_by(17)) {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                for seat in 0..told.seats() {
                    let look = in_play(&told, Some(seat), Stretch::Turn);
                    let Scene::Playing(playing) = &look.scene else {
                        panic!("no deal")
                    };
                    let screen = hand(&words(), &look);
                    assert_eq!(
                        over_limits(&screen),
                        Vec::<String>::new(),
                        "{file} {line} {acts}"
                    );
                    let art = hand_art(&words(), &Preferences::default(), &look, CardSet::EMPTY);
                    let alt = art.map_or(0, |art| art.alt.chars().count());
                    assert!(alt <= 1024, "{file} {line} {acts}: {alt}");
                    if !playing.view.is_my_turn() {
                        continue;
                    }
                    let legal = playing.view.legal();
                    let mut some = legal.acts().unwrap_or_default();
                    if matches!(legal.choice(), Choice::Poignee(_)) {
                        // Whoever plays a card keeps the poignée back.
                        assert!(has_key(&screen, DealKey::Poignee));
                        let after = playing.view.after_hiding();
                        some = after.legal().acts().unwrap_or_default();
                    }
                    let few = some.iter().take(6).chain(some.iter().rev().take(6));
                    // Folding is not offered where checking is free.
                    let is_free =
                        |act: &&Act| **act != Act::Fold || playing.view.check(&Act::Check).is_err();
                    for act in few.filter(is_free) {
                        kinds.insert(format!("{:?}", act.kind()));
                        assert!(
                            reachable(&look, &screen, act),
                            "{file} {line} {acts}: {act}"
                        );
                    }
                    // There are too many bets, and too many discards of a whole tapp, to list them.
                    let is_long = matches!(
                        legal.choice(),
                        Choice::Speak(_) | Choice::Discard { .. } | Choice::DiscardWith { .. }
                    );
                    assert!(!some.is_empty() || is_long);
                }
            }
        }
    }
    println!("{kinds:?}");
    assert!(kinds.contains("Play") && kinds.contains("Lay") && kinds.contains("Raise"));
}

/// A deal of triomphe in which the viewer holds these cards and is asked something else.
fn imagined(cards: CardSet) -> (pages::Look, Box<Playing>) {
    let mut look = in_play(&tavern_case(1, 4), Some(2), Stretch::Turn);
    let Scene::Playing(playing) = &mut look.table.scene else {
        panic!("no deal")
    };
    playing.view.hand = cards;
    playing.view.shown.clear();
    let playing = playing.clone();
    (look, playing)
}

fn imagine(cards: CardSet, choice: Choice, picked: CardSet) -> Screen {
    let (look, playing) = imagined(cards);
    Decision {
        words: &words(),
        look: &look,
        playing: &playing,
        choice,
        picked,
    }
    .screen()
}

#[test]
fn the_picture_of_a_hand_says_first_what_may_be_played_and_then_who_played_what() {
    let look = in_play(&tavern_case(1, 4), Some(2), Stretch::Turn);
    let art = |preferences: &Preferences, words: &Words| {
        hand_art(words, preferences, &look, CardSet::EMPTY).expect("a picture")
    };
    let preferences = Preferences::default();
    assert_snapshot!("hand_alt", art(&preferences, &words()).alt);
    // The words are in the message for whoever chose them, else only where the picture is missing.
    let panel = |cards| {
        let words = words().showing(cards, Arc::default());
        hand(&words, &look).panel.expect("a panel")
    };
    let pictured = panel(pages::Cards::Pictures);
    assert!(pictured.spelled.contains("XXI The World"));
    assert!(!pictured.text.contains("The World"));
    for cards in [pages::Cards::Signs, pages::Cards::Plain] {
        let panel = panel(cards);
        assert!(panel.spelled.is_empty() && panel.text.contains("The World"));
    }
}

/// A hand in words says which trick it is, what was led, who is winning and what everyone has; each suit is named once
/// and each trump has its number.
#[test]
fn a_hand_in_words_lacks_nothing_that_its_picture_shows() {
    let words = words().showing(pages::Cards::Plain, Arc::default());
    for (name, file, line, acts) in [
        ("hand_aloud_scarto", "scarto-mcleod.jsonl", 0, 3),
        ("hand_aloud_swiss", "swiss-classic.jsonl", 1, 12),
        ("hand_aloud_troccas", "troccas-classic.jsonl", 0, 7),
    ] {
        assert_snapshot!(name, shown(&hand(&words, &asked_look(file, line, acts))));
    }
}

#[test]
fn the_picture_of_a_hand_changes_with_each_card_of_the_trick() {
    let preferences = Preferences::default();
    let mut prints = Vec::new();
    for acts in 4..9 {
        let look = in_play(&tavern_case(1, acts), Some(0), Stretch::Turn);
        let art = hand_art(&words(), &preferences, &look, CardSet::EMPTY).expect("a picture");
        assert!(
            prints.iter().all(|print| *print != art.fingerprint()),
            "{acts}"
        );
        prints.push(art.fingerprint());
    }
}

#[test]
fn a_reversed_suit_is_marked_where_it_matters() {
    let says = |edition: &str, hand: &str, legal: &str, trick: &str| {
        let (look, mut playing) = imagined(set(hand));
        playing.view.variant = variant(edition, &[]);
        let leader = playing.view.trick.leader;
        let trick = set(trick).iter().map(|card| (leader, card)).collect();
        playing.view.trick.cards = trick;
        let asked = Decision {
            words: &words(),
            look: &look,
            playing: &playing,
            choice: Choice::Play {
                cards: set(legal),
                calling: CardSet::EMPTY,
                offer: false,
                signals: CardSet::EMPTY,
            },
            picked: CardSet::EMPTY,
        };
        let text = asked.screen().panel.expect("a panel").text;
        let line = text.lines().find(|line| line.contains("low beats high"));
        line.map(|line| line.trim_start_matches("-# ").to_owned())
    };
    let cups = "In Cups, low beats high: 3 beats 9.";
    let both = "In Cups and Coins, low beats high: 3 beats 9.";
    for (edition, hand, legal, trick, line) in [
        ("vieville", "9C 3C KS", "9C 3C", "", Some(cups)),
        (
            "vieville",
            "9C 3C 2D 7D KS",
            "9C 3C 2D 7D KS",
            "",
            Some(both),
        ),
        // Against the trick too, but not for a suit that cannot be played.
        ("vieville", "9C KS", "9C", "3C", Some(cups)),
        ("vieville", "9C 3C KS", "KS", "", None),
        ("vieville", "9S 3S QC", "9S 3S QC", "", None),
    ] {
        assert_eq!(says(edition, hand, legal, trick).as_deref(), line, "{hand}");
    }
}

/// Hands of 28 cards in every shape: many suits, few suits, almost all trumps.
fn hands_of_28() -> Vec<CardSet> {
    let tarot: Vec<Card> = CardSet::TAROT.iter().collect();
    let mut hands: Vec<CardSet> = [1, 5, 7, 17, 25, 29, 35, 41, 77]
        .into_iter()
        .map(|step| {
            (0..78)
                .map(|n| tarot[n * step % 78])
                .take(200)
                .collect::<Vec<_>>()
        })
        .map(|cards| {
            let mut hand = CardSet::EMPTY;
            for card in cards {
                if hand.len() < 28 {
                    hand.insert(card);
                }
            }
            hand
        })
        .filter(|hand| hand.len() == 28)
        .collect();
    hands.push(Suit::Trumps.cards() | set("KS QS KB KC KD QD"));
    hands.push(Suit::Swords.cards() | Suit::Cups.cards());
    hands
}

#[test]
fn twenty_eight_cards_fit_and_each_can_be_chosen() {
    for cards in hands_of_28() {
        let held: CardSet = cards.iter().take(25).collect();
        for legal in [
            held,
            held & Suit::Trumps.cards(),
            held - Suit::Trumps.cards(),
        ] {
            let choice = Choice::Play {
                cards: legal,
                calling: CardSet::EMPTY,
                offer: false,
                signals: CardSet::EMPTY,
            };
            let screen = imagine(held, choice, CardSet::EMPTY);
            assert_eq!(over_limits(&screen), Vec::<String>::new());
            let (acts, _) = offered(&screen);
            assert_eq!(acts.len(), 25);
            assert!(held.iter().all(|card| acts.contains(&Act::Play(card))));
            let first = acts.iter().take(legal.len() as usize);
            let first = first.map(|act| matches!(act, Act::Play(card) if legal.contains(*card)));
            assert!(first.into_iter().all(|may| may), "what may be played first");
        }
        let choice = Choice::Discard {
            count: 3,
            from: cards,
            together: CardSet::EMPTY,
        };
        let picked: CardSet = [0, 13, 27].iter().filter_map(|n| cards.nth(*n)).collect();
        let screen = imagine(cards, choice, picked);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        assert!(offered(&screen).0.contains(&Act::Discard(picked)));
        assert_eq!(menus(&screen).len(), 2, "one menu holds 25");
        // The choices are those made in a menu, together with those it carries from the others.
        for menu in menus(&screen) {
            let Button::Deal {
                key: DealKey::Pick { kept, .. },
                ..
            } = menu.button
            else {
                panic!("{menu:?}")
            };
            let here = menu.options.iter().filter(|option| option.chosen);
            let here: CardSet = here
                .map(|option| option.value.parse::<Card>().unwrap())
                .collect();
            assert_eq!(here | kept, picked);
        }
    }
}

/// The rows above the last, each as the number of its buttons, or of its options with a plus.
fn layout(screen: &Screen) -> String {
    let rows = screen.rows.split_last().expect("a last row").1.iter();
    let rows: Vec<String> = rows
        .map(|row| match row {
            Row::Keys(keys) => keys.len().to_string(),
            Row::Menu(menu) => format!("+{}", menu.options.len()),
            Row::Finder(_) => "a finder".to_owned(),
        })
        .collect();
    rows.join(" ")
}

#[test]
fn cards_that_may_be_played_are_buttons_as_far_as_they_fit() {
    let all: Vec<Card> = hands_of_28()[1].iter().collect();
    for (held, legal, rows) in [
        (5, 5, "5"),
        (5, 2, "2 +3"),
        (15, 15, "5 5 5"),
        (25, 15, "5 5 5 +10"),
        (20, 16, "+16 +4"),
        (16, 16, "5 5 5 1"),
        (20, 20, "5 5 5 5"),
        (21, 21, "+21"),
        (25, 25, "+25"),
    ] {
        let cards: CardSet = all.iter().copied().take(held).collect();
        let choice = Choice::Play {
            cards: all.iter().copied().take(legal).collect(),
            calling: CardSet::EMPTY,
            offer: false,
            signals: CardSet::EMPTY,
        };
        let screen = imagine(cards, choice, CardSet::EMPTY);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        assert_eq!(layout(&screen), rows, "{legal} of {held}");
        // A button is for what may be played, and nothing else.
        for row in &screen.rows[..screen.rows.len() - 1] {
            if let Row::Keys(keys) = row {
                assert!(keys.iter().all(|key| key.look == KeyLook::Good));
            }
        }
    }
}

#[test]
fn who_is_not_on_turn_has_the_control_row_alone() {
    for held in [1, 5, 20, 28] {
        let cards: CardSet = hands_of_28()[1].iter().take(held).collect();
        let screen = imagine(cards, Choice::Nothing, CardSet::EMPTY);
        assert_eq!(layout(&screen), "", "{held}");
    }
}

#[test]
fn a_card_on_a_button_is_short_except_for_who_wants_words() {
    let words = words();
    let plain = words.clone().showing(pages::Cards::Plain, Arc::default());
    for (card, short, said) in [
        ("KS", "K⚔", "King of Swords"),
        ("TC", "10⚱", "Ten of Cups"),
        ("T19", "XIX", "19 The Sun"),
        ("T0", "The Fool", "The Fool"),
    ] {
        let card = card.parse().unwrap();
        assert_eq!(crate::cards::short(&words, card), short);
        assert_eq!(crate::cards::short(&plain, card), said);
    }
}

#[test]
fn cards_to_lay_away_are_chosen_in_menus() {
    let cards = set(
        "T21 T20 T14 T9 T5 T1 T0 KS 9S 3S 2S AS KB QB NB 4B JC AC 2C TC KD QD JD AD 3D 7D 8D TD",
    );
    let from = cards - set("KS KB KD T20 T1 T0");
    let choice = Choice::Discard {
        count: 3,
        from,
        together: CardSet::EMPTY,
    };
    assert_snapshot!(
        "discard_none",
        shown(&imagine(cards, choice, CardSet::EMPTY))
    );
    assert_snapshot!("discard_two", shown(&imagine(cards, choice, set("2S TC"))));
    assert_snapshot!(
        "discard_three",
        shown(&imagine(cards, choice, set("2S TC TD")))
    );
    assert_snapshot!(
        "discard_many",
        shown(&imagine(cards, choice, set("2S 3S TC TD")))
    );
}

#[test]
fn a_long_hand_is_led_from_one_menu_and_follows_by_buttons() {
    let cards =
        set("T21 T20 T14 T9 T5 T1 T0 KS 9S 3S 2S AS KB QB NB 4B JC AC 2C TC KD QD JD AD 3D");
    let choice = Choice::Play {
        cards: cards & Suit::Cups.cards(),
        calling: CardSet::EMPTY,
        offer: false,
        signals: CardSet::EMPTY,
    };
    assert_snapshot!("hand_few", shown(&imagine(cards, choice, CardSet::EMPTY)));
    let choice = Choice::Play {
        cards: cards - set("T21"),
        calling: CardSet::EMPTY,
        offer: false,
        signals: CardSet::EMPTY,
    };
    assert_snapshot!("hand_menu", shown(&imagine(cards, choice, CardSet::EMPTY)));
}

#[test]
fn the_menu_to_lead_from_has_the_order_of_the_picture() {
    for cards in hands_of_28() {
        let cards: CardSet = cards.iter().skip(3).collect();
        let choice = Choice::Play {
            cards,
            calling: CardSet::EMPTY,
            offer: false,
            signals: CardSet::EMPTY,
        };
        let (acts, _) = offered(&imagine(cards, choice, CardSet::EMPTY));
        let (look, _) = imagined(cards);
        let art = hand_art(&words(), &Preferences::default(), &look, CardSet::EMPTY);
        let Some(Sketch::Hand(drawn)) = art.map(|art| art.sketch) else {
            panic!("no picture")
        };
        let drawn = drawn.cards.iter().map(|held| Act::Play(held.card));
        assert!(acts.into_iter().eq(drawn), "{cards:?}");
    }
}

#[test]
fn a_king_may_be_played_with_or_without_its_call() {
    let cards = set("T21 T5 KS QS 9S 3S KD JD");
    let choice = Choice::Play {
        cards,
        calling: set("KS"),
        offer: false,
        signals: CardSet::EMPTY,
    };
    assert_snapshot!(
        "hand_calling",
        shown(&imagine(cards, choice, CardSet::EMPTY))
    );
}

#[test]
fn the_bid_that_settles_the_deal_is_among_those_offered() {
    let (look, mut playing) = imagined(set("T21 T20 KS QS 9S 3S KD JD 2B 4C"));
    let own = playing.view.seat().unwrap();
    playing.view.seats = 3;
    let mut bids = ::rules::BySeat::new(3);
    for seat in Seat::all(3) {
        bids[seat] = Some(-7);
    }
    bids[own] = Some(20);
    playing.view.stage = ::rules::Stage::Bidding(::rules::Bidding { session: 2, bids });
    let asked = Decision {
        words: &words(),
        look: &look,
        playing: &playing,
        choice: Choice::Bid {
            least: -43,
            most: 20,
        },
        picked: CardSet::EMPTY,
    };
    let screen = asked.screen();
    let (acts, numbers) = offered(&screen);
    assert!(acts.contains(&Act::Bid(14)) && acts.contains(&Act::More));
    assert!(acts.iter().all(|act| !matches!(act, Act::Bid(21..))));
    assert_eq!(numbers, [NumberKind::Bid]);
    assert_snapshot!("hand_bid", shown(&screen));
}

/// Where the others bid too much for any bid to settle the deal, that is said, and *More cards* comes first.
#[test]
fn a_bid_that_cannot_settle_is_not_asked_for() {
    let (look, mut playing) = imagined(set("T21 T20 KS QS 9S 3S KD JD 2B 4C"));
    let own = playing.view.seat().unwrap();
    playing.view.seats = 3;
    let mut bids = ::rules::BySeat::new(3);
    for (seat, bid) in Seat::all(3).filter(|seat| *seat != own).zip([42, 22]) {
        bids[seat] = Some(bid);
    }
    playing.view.stage = ::rules::Stage::Bidding(::rules::Bidding { session: 1, bids });
    let asked = Decision {
        words: &words(),
        look: &look,
        playing: &playing,
        choice: Choice::Bid {
            least: -43,
            most: 86,
        },
        picked: CardSet::EMPTY,
    };
    let screen = asked.screen();
    let text = screen.as_text();
    assert!(text.contains("add up to +64"), "{text}");
    assert!(!text.contains("if the deal ended at that bid"), "{text}");
    let Row::Keys(first) = &screen.rows[0] else {
        panic!("{screen:?}")
    };
    assert_eq!(
        (first[0].label.as_str(), first[0].look),
        ("More cards", KeyLook::Main)
    );
}

/// Cards that left the hand are told by how they did: swapped, laid, folded.
#[test]
fn cards_of_trefeltromp_that_left_the_hand_are_told_by_how_they_did() {
    let own = |line: usize, acts: usize, seat: usize| {
        let told = case("trefeltromp-classic.jsonl", line, acts);
        hand(&words(), &in_play(&told, Some(seat), Stretch::Turn)).as_text()
    };
    // Cyd swapped the four of coins and has laid the second trump.
    let laid = own(7, 10, 2);
    assert!(laid.contains("You swapped away: Four of Coins"), "{laid}");
    assert!(laid.contains("You played face down: The Popess"), "{laid}");
    let swapped = own(7, 4, 0);
    assert!(
        swapped.contains("You swapped away: Two of Coins"),
        "{swapped}"
    );
    let folded = own(8, 18, 0);
    assert!(folded.contains("Your folded cards: "), "{folded}");
    assert!(!folded.contains("swapped"), "{folded}");
}

/// A trick that brought another player one point says "point".
#[test]
fn one_point_is_one_point() {
    let mut seen = 0;
    for acts in 1..80 {
        let told = case("scarto-mcleod.jsonl", 0, acts);
        let look = in_play(&told, Some(0), Stretch::Turn);
        let art = hand_art(&words(), &Preferences::default(), &look, CardSet::EMPTY);
        let Some(crate::art::Sketch::Hand(hand)) = art.map(|art| art.sketch) else {
            continue;
        };
        let heading = hand.strip.map(|strip| strip.heading).unwrap_or_default();
        assert!(!heading.contains("+1 points"), "{heading}");
        seen += usize::from(heading.contains("+1 point"));
    }
    assert!(seen > 0);
}

#[test]
fn bets_are_offered_by_the_pot() {
    // A pot of 12 in place of the worked case's; 4 to call, 8 to 40 in all.
    let speak = Speak {
        check: false,
        call: Some(Coins(4)),
        fold: true,
        bet: None,
        raise: Some(Sizes {
            least: Coins(8),
            most: Coins(40),
        }),
        stay: true,
    };
    let (look, mut playing) = imagined(set("T21 KS 9S"));
    playing.view.pot = Coins(12);
    let asked = Decision {
        words: &words(),
        look: &look,
        playing: &playing,
        choice: Choice::Speak(speak),
        picked: CardSet::EMPTY,
    };
    let screen = asked.screen();
    // After the call there are 16 in the pot: half of it on top of the 4 is 12, all of it 20.
    let (acts, numbers) = offered(&screen);
    let raises = [8, 12, 20, 40].map(|coins| Act::Raise(Coins(coins)));
    assert!(raises.iter().all(|raise| acts.contains(raise)), "{acts:?}");
    assert_eq!(numbers, [NumberKind::Raise]);
    assert_snapshot!("hand_speak", shown(&screen));
}

#[test]
fn the_other_decisions_say_what_they_mean() {
    let french = set("Kp Qp 7h 8h Ac");
    let all = [
        imagine(french, Choice::Answer, CardSet::EMPTY),
        imagine(french, Choice::Vole, CardSet::EMPTY),
        imagine(
            french,
            Choice::Play {
                cards: french,
                calling: CardSet::EMPTY,
                offer: true,
                signals: CardSet::EMPTY,
            },
            CardSet::EMPTY,
        ),
        imagine(
            french,
            Choice::Rob {
                count: 1,
                from: french | set("9h"),
            },
            CardSet::EMPTY,
        ),
        imagine(
            french,
            Choice::Rob {
                count: 3,
                from: french | set("9h Th Jh"),
            },
            set("Qp 7h 8h"),
        ),
        imagine(
            set("T21 KS 9S"),
            Choice::Swap(set("T21 KS 9S")),
            CardSet::EMPTY,
        ),
        imagine(
            set("T21 KS 9S"),
            Choice::Lay(set("T21 KS 9S")),
            CardSet::EMPTY,
        ),
    ];
    assert_snapshot!(
        "hand_decisions",
        all.iter().map(shown).collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn a_number_is_read_as_people_write_it() {
    let words = Words::english();
    for (text, bid) in [
        ("+20", 20),
        ("20", 20),
        (" -5 ", -5),
        ("−5", -5),
        ("0", 0),
        ("99999", i16::MAX),
    ] {
        assert_eq!(
            read(&words, NumberKind::Bid, text, None),
            Ok(Act::Bid(bid)),
            "{text}"
        );
    }
    let bet = |text| read(&words, NumberKind::Bet, text, Some(Coins(25)));
    assert_eq!(bet("1,250"), Ok(Act::Bet(Coins(1250))));
    assert_eq!(bet("1 250"), Ok(Act::Bet(Coins(1250))));
    assert_eq!(bet("5 coins"), Ok(Act::Bet(Coins(5))));
    assert_eq!(bet("all"), Ok(Act::Bet(Coins(25))));
    assert_eq!(bet("Half"), Ok(Act::Bet(Coins(12))));
    assert_eq!(
        read(&words, NumberKind::Raise, "12", None),
        Ok(Act::Raise(Coins(12)))
    );
    for text in [
        "",
        "ten",
        "1,5",
        "1.5",
        "+",
        "--3",
        "1 2",
        "9999999999999999999999",
    ] {
        assert!(bet(text).is_err(), "{text}");
    }
}

#[test]
fn the_last_trick_can_be_looked_at_again() {
    let look = in_play(&tavern_case(2, 6), Some(3), Stretch::Turn);
    let Scene::Playing(playing) = &look.scene else {
        panic!("no deal")
    };
    let last = last_trick(&words(), &look, playing).unwrap();
    assert!(last.starts_with("Previous trick, won by **Dan"), "{last}");
}

#[test]
fn what_was_played_is_told_where_the_table_tells_it() {
    let mut look = in_play(
        &case("troccas-classic.jsonl", 0, 40),
        Some(0),
        Stretch::Turn,
    );
    let key = DealKey::Played;
    assert!(!has_key(&hand(&words(), &look), key));
    assert_snapshot!(shown(&played(&words(), &look)), @"This table doesn’t tell what was played: remembering is part of the game.");
    look.table.recall = Recall::Told;
    assert!(has_key(&hand(&words(), &look), key));
    assert_snapshot!("played_troccas", shown(&played(&words(), &look)));
    look.table.recall = Recall::Own;
    look.table.solo = true;
    assert!(has_key(&hand(&words(), &look), key), "alone, always");
    look.table.solo = false;
    look.table.terms.turn_seconds = 3_600;
    assert!(has_key(&hand(&words(), &look), key), "by post, always");
}

#[test]
fn what_was_played_fits_and_names_no_hidden_card_in_any_game_and_language() {
    for (file, lines) in files() {
        for (line, acts) in (0..lines).flat_map(|line| [6, 23, 57].map(|acts| (line, acts))) {
            let told = case(&file, line, acts);
            if told.is_over() {
                continue;
            }
            let mut look = in_play(&told, Some(0), Stretch::Turn);
            look.table.recall = Recall::Told;
            for language in Language::ALL {
                let screen = played(&Words::in_language(language), &look);
                assert_eq!(over_limits(&screen), Vec::<String>::new(), "{file} {line}");
            }
            // The same is told whoever asks, and whatever lies hidden.
            let mut other = in_play(&told, Some(1), Stretch::Turn);
            other.table.recall = Recall::Told;
            assert_eq!(played(&words(), &other), played(&words(), &look));
            if let Some(anew) = told.with_another_hidden_card() {
                let mut anew = in_play(&anew, Some(0), Stretch::Turn);
                anew.table.recall = Recall::Told;
                assert_eq!(
                    played(&words(), &anew),
                    played(&words(), &look),
                    "{file} {line}"
                );
            }
        }
    }
}

/// RULES.md TG-13: whoever throws a card on a trump may still hold the Fool.
#[test]
fn of_troggus_fool_nothing_is_told() {
    let variant = Variant::parse("troggu", None, &BTreeMap::new()).unwrap();
    let hands = [
        "T21 T20 T19 T18",
        "T0 KS QS NS JS TS 9S 8S 7S 6S 5S KB QB",
        "T1 T2",
        "T3",
    ];
    let named: CardSet = hands
        .iter()
        .fold(CardSet::EMPTY, |all, hand| all | set(hand));
    let mut others = (variant.pack() - named).iter();
    let mut dealt = vec![Vec::new(); 4];
    let dealer = ::rules::Seat::new(3).unwrap();
    let setup = ::rules::Setup::new(variant, Coins(1), 4, dealer).unwrap();
    let round = setup.first_seat().round(variant.direction(), 4);
    for (seat, hand) in round.zip(hands) {
        let mut cards: Vec<Card> = set(hand).iter().collect();
        let missing = variant.hand_size(4) - cards.len();
        cards.extend(others.by_ref().take(missing));
        dealt[seat.index()] = cards;
    }
    let stock: Vec<Card> = others.collect();
    let mut deal = ::rules::Deal::from_hands(&setup, &dealt, &stock, |_| {}).unwrap();
    for words in ["pass", "pass", "pass", "pass", "play T21", "play 5S"] {
        let ::rules::Turn::One(seat) = deal.turn() else {
            panic!("somebody acts")
        };
        let act = deal.check_words(seat, words).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    let mut look = in_play(&case("troggu-visp.jsonl", 0, 6), Some(0), Stretch::Turn);
    look.table.recall = Recall::Told;
    if let Scene::Playing(playing) = &mut look.table.scene {
        playing.view = deal.view(::rules::Viewer::Seat(dealer));
    }
    let text = played(&words(), &look).as_text();
    assert!(text.contains("Trumps (but perhaps The Fool)"), "{text}");
}

#[test]
fn a_refusal_says_what_would_do_in_numbers_too() {
    let refusal = |code| Refusal {
        code,
        rule: None,
        would_do: CardSet::EMPTY,
    };
    let bounds = Sizes {
        least: Coins(5),
        most: Coins(40),
    };
    let speak = Choice::Speak(Speak {
        bet: Some(bounds),
        ..Speak::default()
    });
    let bid = Choice::Bid {
        least: -43,
        most: 10,
    };
    let lay = Choice::Discard {
        count: 3,
        from: set("2S 3S 4S QB"),
        together: CardSet::EMPTY,
    };
    let said: Vec<String> = [
        (Act::Bet(Coins(2)), RefusalCode::BetTooSmall, speak),
        (Act::Bet(Coins(99)), RefusalCode::NotEnoughCoins, speak),
        (Act::Bid(20), RefusalCode::BidTooHigh, bid),
        (Act::Bid(-99), RefusalCode::BidTooLow, bid),
        (Act::Discard(set("2S 3S")), RefusalCode::WrongCount, lay),
        (
            Act::Discard(set("2S KS T0")),
            RefusalCode::ForbiddenDiscard,
            lay,
        ),
    ]
    .into_iter()
    .map(|(act, code, choice)| refusal::refused_by(&words(), &act, &refusal(code), choice, None))
    .collect();
    assert_eq!(
        said,
        [
            "2 coins is too little: bet at least 5 coins and at most 40 coins.",
            "99 coins is more than your purse allows: bet at least 5 coins and at most 40 coins.",
            "+20 is too high: you can bid from −43 to +10.",
            "−99 is too low: you can bid from −43 to +10.",
            "That’s not the right number of cards: choose 3.",
            "You can’t discard any of these: **The Fool and King of Swords**.",
        ]
    );
}

/// RULES.md TT-4: one raise too many says how many there were, and what is left to do.
#[test]
fn a_raise_too_many_says_why_it_is_refused() {
    let said = |most: u8| {
        let mut view = view_to_speak();
        let ::rules::Own::Trefeltromp { bets, .. } = &mut view.own else {
            panic!("a view of Trefeltromp");
        };
        (bets.raises, bets.most_raises) = (most, Some(most));
        let act = Act::Raise(Coins(60));
        let refusal = view.check(&act).unwrap_err();
        assert_eq!(refusal.code, RefusalCode::NotAllowedNow);
        let choice = view.legal().choice();
        refusal::refused_by(&words(), &act, &refusal, choice, Some(&view))
    };
    assert_eq!(
        [said(1), said(3)],
        [
            "This round’s only raise has been made: you can call or fold.",
            "All 3 raises of this round have been made: you can call or fold.",
        ]
    );
}

/// A player among three who faces a bet of 10.
fn view_to_speak() -> ::rules::View {
    let variant = Variant::parse("trefeltromp", None, &BTreeMap::new()).unwrap();
    let dealer = ::rules::Seat::new(2).unwrap();
    let setup = ::rules::Setup::new(variant, Coins(5), 3, dealer).unwrap();
    let pack = ::rules::Pack::sorted(variant.pack());
    let mut deal = ::rules::Deal::start(&setup, &pack, |_| {}).unwrap();
    let ::rules::Turn::One(first) = deal.turn() else {
        panic!("somebody speaks");
    };
    let bet = deal.check(first, &Act::Bet(Coins(10))).unwrap();
    deal.apply(bet, |_| {}).unwrap();
    let ::rules::Turn::One(next) = deal.turn() else {
        panic!("somebody speaks");
    };
    deal.view(::rules::Viewer::Seat(next))
}

/// The hand of the player to act in a worked case after this many acts.
fn asked_in(file: &str, line: usize, acts: usize) -> String {
    shown(&hand(&words(), &asked_look(file, line, acts)))
}

/// The table as the player to act sees it.
fn asked_look(file: &str, line: usize, acts: usize) -> pages::Look {
    let told = case(file, line, acts);
    let asked = (0..told.seats()).map(|seat| in_play(&told, Some(seat), Stretch::Turn));
    let mut asked = asked.filter(|look| match &look.scene {
        Scene::Playing(playing) => playing.view.is_my_turn(),
        _ => false,
    });
    asked.next().unwrap()
}

#[test]
fn the_hands_of_every_game_as_they_are_read() {
    for (name, file, line, acts) in [
        ("hand_scarto_discard", "scarto-mcleod.jsonl", 0, 0),
        ("hand_scarto_play", "scarto-mcleod.jsonl", 0, 3),
        ("hand_mitigati_bid", "mitigati-rufus.jsonl", 0, 1),
        ("hand_mitigati_discard", "mitigati-chee.jsonl", 0, 0),
        ("hand_swiss_play", "swiss-classic.jsonl", 1, 12),
        ("hand_troccas_scart", "troccas-classic.jsonl", 0, 0),
        ("hand_troccas_play", "troccas-classic.jsonl", 0, 7),
        ("hand_latriomphe_lead", "latriomphe-classic.jsonl", 0, 0),
        ("hand_latriomphe_play", "latriomphe-classic.jsonl", 0, 2),
        ("hand_pille_first", "latriomphe-as-qui-pille.jsonl", 0, 0),
        ("hand_trefeltromp_bet", "trefeltromp-classic.jsonl", 0, 0),
        ("hand_trefeltromp_later", "trefeltromp-classic.jsonl", 0, 9),
    ] {
        assert_snapshot!(name, asked_in(file, line, acts));
    }
}
