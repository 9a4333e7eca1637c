//! Nothing exceeds Discord's limits, in any language and with any names and numbers.

use super::draw::dialog_over_limits;
use super::scenes::member;
use super::*;
use crate::button::NumberKind;
use ::rules::Turn;
use ::table::ChairId;
use ::table::look::Chair;
use ids::{MemberId, PurseId};
use pages::{
    BalanceChange, Board, BoardPurse, Character, Chart, History, HistoryEntry, Language, Look,
    OwnPurse, Persona, Settings,
};

/// The richest purse; one coin more is the maximum, but takes fewer letters in kinds of coins.
const MOST: Coins = Coins(999_999_999_999_999);

/// The most kinds of coins, with the longest names.
pub const LONGEST_CURRENCY: &str = "plati=1000000 elect=100000 goldc=10000 silve=1000 coppe=1";

/// Every language, in a house whose sums take the most letters.
fn wordy() -> [Words; Language::ALL.len()] {
    Language::ALL.map(|language| {
        let settings = Settings {
            currency: LONGEST_CURRENCY.parse().unwrap(),
            language: Some(language),
            ..Settings::default()
        };
        Words::in_language(language).with_settings(std::sync::Arc::new(settings))
    })
}

/// A table of fifteen with the longest names and richest purses.
fn crowd(mut look: Look) -> Look {
    let guest = Chair {
        standing: Standing::Broke,
        absent: true,
        goes: true,
        waits: true,
        held: MOST,
        purse: Some(scenes::coins(50_000_000)),
        at_stake: MOST,
        ..scenes::chair(ChairId(0), member(u64::MAX))
    };
    let (table, owner) = (&mut look.table, guest.player.owner());
    table.chairs.resize(15, guest);
    for (number, chair) in (0..).zip(&mut table.chairs) {
        chair.id = ChairId(number);
    }
    table.terms.stake = scenes::coins(1_000_000);
    table.notices = vec![Notice::Away { player: member(1) }; 50];
    let richest = table.chairs[0].player.clone();
    table.won = vec![(richest, -MOST); 15];
    look.free = look.chairs.iter().map(|chair| (chair.id, MOST)).collect();
    let named = |letter: &str| Persona {
        name: letter.repeat(32),
        character: None,
        face: None,
    };
    let character = Character {
        purse: PurseId(1),
        name: "*".repeat(32),
        picture: Some(format!("https://example.org/{}", "a".repeat(480))),
    };
    for guise in look.personas.values_mut() {
        *guise = named("_");
    }
    look.personas.insert(
        owner,
        Persona {
            character: Some(character),
            ..named("_")
        },
    );
    look.personas.insert(member(1).owner(), named("*"));
    look.table.last = Some("a0b1c2d3e4f5g".parse().unwrap());
    look.table.invited = vec![MemberId(u64::MAX); 14];
    look
}

#[test]
fn a_crowd_fits_into_the_tables_message() {
    let end = tavern_case(1, usize::MAX);
    for look in [
        lobby(&tavern_case(1, 0), 15, Some(end.report())),
        in_play(&tavern_case(1, 0), Some(1), Stretch::Question),
        in_play(&tavern_case(1, 9), Some(1), Stretch::Bank),
        between(&end),
        closed(&end, ClosedWhy::Asked, Some(end.report())),
    ] {
        let look = crowd(look);
        for words in Language::ALL.map(Words::in_language).iter().chain(&wordy()) {
            assert_eq!(over_limits(&table(words, &look)), Vec::<String>::new());
            assert_eq!(over_limits(&hand(words, &look)), Vec::<String>::new());
        }
    }
}

#[test]
fn every_game_fits_with_the_longest_names() {
    let languages = wordy();
    let mut dialogs = std::collections::BTreeSet::new();
    for (file, lines) in games::files() {
        for line in 0..lines {
            for acts in (0..80).step_by(7).chain([usize::MAX]) {
                let told = scenes::case(&file, line, acts);
                let look = crowd(if told.is_over() {
                    between(&told)
                } else {
                    in_play(&told, None, Stretch::Bank)
                });
                let seat = told.playing(None, Stretch::Bank).view.turn;
                let seat = match seat {
                    Turn::One(seat) => seat.index(),
                    _ => 0,
                };
                let held = crowd(in_play(&told, Some(seat), Stretch::Bank));
                for words in &languages {
                    let screen = table(words, &look);
                    assert_eq!(over_limits(&screen), Vec::<String>::new(), "{file} {line}");
                    // Nobody has to scroll to see whose turn it is, or when play begins.
                    let text = screen.panel.unwrap().text;
                    assert!(told.is_over() || text.contains('➤') || text.contains("<t:"));
                    let screen = hand(words, &held);
                    assert_eq!(over_limits(&screen), Vec::<String>::new(), "{file} {line}");
                    for wanted in [NumberKind::Bid, NumberKind::Bet, NumberKind::Raise] {
                        if let Some(dialog) = number(words, &held, wanted) {
                            assert_eq!(dialog_over_limits(&dialog), [""; 0]);
                            dialogs.insert(format!("{wanted:?}"));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(dialogs.len(), 3, "{dialogs:?}");
}

#[test]
fn every_variants_rules_fit() {
    for words in wordy() {
        for variant in Variant::all() {
            for stake in [None, Some(scenes::coins(1_000_000))] {
                assert_eq!(
                    over_limits(&rules(&words, &variant, stake)),
                    Vec::<String>::new(),
                    "{variant}"
                );
            }
        }
    }
}

#[test]
fn the_longest_history_fits() {
    let entry = HistoryEntry {
        id: i64::MAX,
        coins: -MOST,
        other: Some("W".repeat(32)),
        reason: ::books::Reason::Payment,
        deal: None,
        note: Some("*".repeat(200)),
        balance: MOST,
        at: scenes::NOON,
    };
    let page = History {
        entries: vec![entry; HISTORY_LINES as usize],
        newer: true,
        older: true,
    };
    let note = "`".repeat(200);
    for words in wordy() {
        let screen = history(&words, &page);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        let screen = paid(&words, "<@1>", "<@2>", MOST, Some(&note));
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        let screen = help(&words, MOST, ::table::Rank::Gm);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        let screen = crate::commands(&words, ::table::Rank::Gm);
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        let dialog = problem(&words, Some(ids::DealId(u64::MAX)));
        assert_eq!(dialog_over_limits(&dialog), [""; 0]);
    }
}

#[test]
fn the_check_itself_sees_what_is_too_long() {
    let mut screen = help(&words(), Coins(100), ::table::Rank::Guest);
    screen.text = "x".repeat(2001);
    assert_eq!(over_limits(&screen).len(), 1);
}

#[test]
fn the_longest_board_and_chart_fit() {
    let name = "*".repeat(80);
    let full = BoardPurse {
        owner: None,
        name: name.clone(),
        coins: MOST,
        is_requester: true,
    };
    let richest = vec![full; BOARD_PLACES as usize];
    let own = OwnPurse {
        due: Coins::ZERO,
        name: name.clone(),
        coins: MOST,
        standing: Some(pages::purse::Standing {
            rank: u32::MAX,
            of: u32::MAX,
        }),
        is_off: false,
    };
    let page = Board { richest, own };
    let png = Some(picture::Png::stand_in());
    let changes = [-MOST, MOST].map(|coins| BalanceChange {
        at: 1_793_696_707_089,
        coins,
        after: coins.max(Coins::ZERO),
    });
    let course = Chart {
        name,
        changes: changes.to_vec(),
        until: 0,
    };
    for words in wordy() {
        let screen = board(&words, &page, png.clone());
        assert_eq!(over_limits(&screen), Vec::<String>::new());
        let screen = chart(&words, &course, png.clone());
        assert_eq!(over_limits(&screen), Vec::<String>::new());
    }
}

#[test]
fn equals_share_a_rank_and_who_asks_is_marked() {
    let full = |name: &str, coins, is_requester| BoardPurse {
        owner: None,
        name: name.to_owned(),
        coins,
        is_requester,
    };
    let richest = vec![
        full("Ann", Coins(1400), false),
        full("Ben", Coins(30), false),
        full("_Cleo_", Coins(30), true),
        full("Dan", Coins(2), false),
    ];
    let own = OwnPurse {
        due: Coins::ZERO,
        name: "_Cleo_".to_owned(),
        coins: Coins(30),
        standing: Some(pages::purse::Standing { rank: 2, of: 4 }),
        is_off: false,
    };
    let screen = board(&words(), &Board { richest, own }, None);
    let text = screen.panel.expect("a panel").text;
    assert_eq!(
        text,
        "**1.** Ann · 1,400 coins\n**2.** Ben · 30 coins\n**2. \\_Cleo\\_ · 30 coins**\n\
         **4.** Dan · 2 coins\n\nRank 2 of 4: \\_Cleo\\_, with 30 coins."
    );
}
