//! Questions put to everyone, acts that must be confirmed, and what is said afterwards.

use super::games::files;
use super::scenes::{CaseDeal, case};
use super::*;
use crate::button::{Button, DealKey};
use crate::hand::{ConfirmReason, confirm_reason, hand_choosing, hand_confirming};
use crate::lays_for_robbing;
use crate::screen::{Key, KeyLook, Row};
use ::rules::{Choice, Coins};
use ::table::look::{Playing, Report};
use pages::{Language, Look, Settings};
use std::sync::Arc;

/// The seat that won the first trick in the third case of as-qui-pille.
const WON_FIRST: usize = 2;

fn playing(look: &Look) -> &Playing {
    match &look.scene {
        Scene::Playing(playing) => playing,
        other => panic!("{other:?}"),
    }
}

/// The buttons of the deal on a screen.
fn keys(screen: &Screen) -> Vec<(DealKey, KeyLook)> {
    let rows = screen.rows.iter();
    let keys = rows.filter_map(|row| match row {
        Row::Keys(keys) => Some(keys),
        _ => None,
    });
    let of_deal = |key: &Key| match key.button {
        Button::Deal { key: what, .. } => Some((what, key.look)),
        _ => None,
    };
    keys.flatten().filter_map(of_deal).collect()
}

/// Every worked case of as-qui-pille at the question, and the holder of the ace.
fn robbings() -> Vec<(CaseDeal, usize)> {
    let all = (0..6).map(|line| case("latriomphe-as-qui-pille.jsonl", line, 0));
    let held = all.filter_map(|told| {
        let holds = |seat: &usize| {
            let look = in_play(&told, Some(*seat), Stretch::Question);
            let question = playing(&look).view.my_question;
            question.is_some_and(|question| !question.cards.is_empty())
        };
        let seat = (0..told.seats()).find(holds)?;
        Some((told, seat))
    });
    held.collect()
}

#[test]
fn the_robbing_has_the_same_message_and_the_same_first_buttons_for_all() {
    let robbings = robbings();
    assert!(robbings.len() >= 2, "{}", robbings.len());
    for (told, holder) in &robbings {
        let public = shown(&table(&words(), &in_play(told, None, Stretch::Question)));
        for seat in 0..told.seats() {
            let look = in_play(told, Some(seat), Stretch::Question);
            let plain = (DealKey::Take, KeyLook::Plain);
            let leave = (DealKey::Do(Act::Leave), KeyLook::Plain);
            let screen = hand(&words(), &look);
            assert_eq!(
                keys(&screen),
                [plain, leave],
                "{seat}, {holder} holds the ace"
            );
            let panel = screen.panel.clone().unwrap();
            let asked = panel.text.lines().next().unwrap().to_owned();
            let other = hand(&words(), &in_play(told, Some(*holder), Stretch::Question));
            assert!(other.panel.unwrap().text.starts_with(&asked));
            assert_eq!(shown(&table(&words(), &look)), public);
        }
    }
    let (told, holder) = &robbings[0];
    let look = in_play(told, Some(*holder), Stretch::Question);
    assert_snapshot!("robbing_table", shown(&table(&words(), &look)));
    assert_snapshot!("robbing_hand", shown(&hand(&words(), &look)));
    let lays = lays_for_robbing(&playing(&look).view).unwrap();
    let second = hand_choosing(&words(), &look, lays);
    assert_snapshot!("robbing_lays", shown(&second));
}

/// RULES.md AP-2, `run=off`: the turned card alone, so nothing that speaks of robbing names cards under it.
#[test]
fn where_the_turned_card_alone_is_robbed_nothing_speaks_of_cards_under_it() {
    let told = case("latriomphe-options.jsonl", 1, 0);
    let public = shown(&table(&words(), &in_play(&told, None, Stretch::Question)));
    let sentence = "can swap a card for the turned-up card";
    assert!(public.contains(sentence), "{public}");
    for seat in 0..told.seats() {
        let mut look = in_play(&told, Some(seat), Stretch::Question);
        for solo in [false, true] {
            look.table.solo = solo;
            let own = shown(&hand(&words(), &look));
            assert!(
                own.contains("take the turned-up card for one of your own"),
                "{own}"
            );
            assert!(!own.contains("under it"), "{own}");
        }
    }
    let variant = playing(&in_play(&told, None, Stretch::Question))
        .view
        .variant;
    // Here the dealer turned the ace, so that he alone decides.
    let turned = case("latriomphe-options.jsonl", 0, 0);
    let public = shown(&table(&words(), &in_play(&turned, None, Stretch::Turn)));
    let sentence = "the turned-up card can be taken in exchange for another card";
    assert!(public.contains(sentence), "{public}");
    let page = shown(&rules(&words(), &variant, None));
    assert!(
        page.contains("can take the turned-up card, and no other"),
        "{page}"
    );
    assert!(page.contains("robbing the turned-up card only"), "{page}");
    assert!(!page.contains("right under it as long as"), "{page}");
    let short = quick_card(&words(), &variant).text;
    let quick = "The ace of trumps can take the turned-up card.";
    assert!(short.contains(quick), "{short}");
}

/// The weakest cards come first, and the ace of trumps only if there is nothing else.
#[test]
fn who_robs_is_first_offered_to_lay_the_weakest_cards() {
    for (told, holder) in robbings() {
        let look = in_play(&told, Some(holder), Stretch::Question);
        let view = &playing(&look).view;
        let lays = lays_for_robbing(view).unwrap();
        let keeps = (view.hand | view.my_question.unwrap().cards) - lays;
        let weakest_kept = keeps.iter().map(|card| view.strength(card)).min();
        let strongest_laid = lays.iter().map(|card| view.strength(card)).max();
        assert!(strongest_laid <= weakest_kept);
        let offered = keys(&hand_choosing(&words(), &look, lays));
        let green: Vec<DealKey> = offered
            .iter()
            .filter(|(_, look)| *look == KeyLook::Good)
            .map(|(key, _)| *key)
            .collect();
        assert_eq!(green, [DealKey::Do(Act::Rob(lays))]);
        for seat in (0..told.seats()).filter(|seat| *seat != holder) {
            let other = in_play(&told, Some(seat), Stretch::Question);
            assert_eq!(lays_for_robbing(&playing(&other).view), None);
        }
    }
}

/// In the worked cases: whatever settles or concedes, or goes all in, must be confirmed, is never
/// green, and is carried out by the button of the second screen; nothing else needs confirming.
#[test]
fn what_ends_a_deal_or_costs_all_is_asked_for_twice() {
    let mut kinds = BTreeMap::new();
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in 0..40 {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                for seat in 0..told.seats() {
                    let look = in_play(&told, Some(seat), Stretch::Turn);
                    let view = &playing(&look).view;
                    if !view.is_my_turn() {
                        continue;
                    }
                    for (key, colour) in keys(&hand(&words(), &look)) {
                        let act = match key {
                            DealKey::Do(act) | DealKey::Unsure(act) => act,
                            _ => continue,
                        };
                        let why = confirm_reason(view, view.legal().choice(), &act);
                        assert_eq!(matches!(key, DealKey::Unsure(_)), why.is_some(), "{act}");
                        let Some(why) = why else {
                            assert_eq!(hand_confirming(&words(), &look, act), None);
                            continue;
                        };
                        let is_call = act == Act::Call;
                        assert!(colour == KeyLook::Plain || is_call, "{act} is {colour:?}");
                        let second = hand_confirming(&words(), &look, act).unwrap();
                        assert_eq!(over_limits(&second), Vec::<String>::new());
                        let done = keys(&second)
                            .iter()
                            .any(|(key, look)| (*key, *look) == (DealKey::Do(act), KeyLook::Plain));
                        assert!(done, "{act}: {second:?}");
                        let kind = match why {
                            ConfirmReason::Settles(_) => "settles",
                            ConfirmReason::AllIn(_) => "all in",
                            ConfirmReason::Concedes { .. } => "concedes",
                            ConfirmReason::Chelem => "chelem",
                            ConfirmReason::LaysCourts(_) => "lays courts",
                        };
                        *kinds.entry(kind).or_insert(0) += 1;
                    }
                }
            }
        }
    }
    println!("{kinds:?}");
    // Courts are laid down only once they are chosen.
    assert_eq!(kinds.len(), 4, "{kinds:?}");
}

/// The others' bids sum to +20: -20 settles the deal, and costs 20 times the stake.
#[test]
fn a_bid_that_settles_says_what_it_costs() {
    let mut seen = 0;
    for line in 0..6 {
        for acts in 0..12 {
            let told = case("mitigati-rufus.jsonl", line, acts);
            if told.is_over() {
                break;
            }
            for seat in 0..3 {
                let look = in_play(&told, Some(seat), Stretch::Turn);
                let view = &playing(&look).view;
                let Choice::Bid { least, most } = view.legal().choice() else {
                    continue;
                };
                for points in least..=most {
                    let why = confirm_reason(view, view.legal().choice(), &Act::Bid(points));
                    let Some(why) = why else { continue };
                    let coins = i64::from(points) * view.stake.0;
                    assert_eq!(why, ConfirmReason::Settles(Coins(coins)));
                    let second = hand_confirming(&words(), &look, Act::Bid(points)).unwrap();
                    let says = match points {
                        ..0 => format!("costs you {}", words().coins(Coins(-coins))),
                        0 => "break even".to_owned(),
                        _ => format!("you win {}", words().coins(Coins(coins))),
                    };
                    assert!(second.as_text().contains(&says), "{}", second.as_text());
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 0);
}

/// Honours may earn more coins than points do (RULES.md MI-4): the headline names whoever won the money.
#[test]
fn the_headline_names_who_wins_most_coins() {
    let told = case("mitigati-chee.jsonl", 0, usize::MAX);
    let mut report = told.report();
    let outcome = report.view.outcome.as_mut().unwrap();
    outcome.points = Some(vec![60, 50, 19]);
    for (seat, coins) in Seat::all(3).zip([10, 40, -50]) {
        outcome.coins[seat] = Coins(coins);
    }
    let said = crate::winner::winner(&words(), &between(&told), &report);
    let names = told.names();
    let expected = format!(
        "**{}** wins the most: 40 coins, honours included; **{}** had the most card points: 60.",
        names[1], names[0]
    );
    assert_eq!(said, expected);
}

/// RULES.md AP-3: with five tricks won by five players the first counts; two tricks beat one each.
#[test]
fn the_headline_tells_who_won_the_most_tricks_and_who_had_as_many_first() {
    let told = case("latriomphe-as-qui-pille.jsonl", 2, usize::MAX);
    let mut report = told.report();
    let name = told.names()[WON_FIRST].clone();
    let look = between(&told);
    let said = |report: &Report| crate::winner::winner(&words(), &look, report);
    assert_eq!(
        said(&report),
        format!("Nobody won three tricks; **{name}** reached 1 trick first and scored 1 point.")
    );
    let outcome = report.view.outcome.as_mut().unwrap();
    for (seat, tricks) in Seat::all(5).zip([1, 1, 1, 1, 0]) {
        outcome.tricks[seat] = tricks + u32::from(seat.index() == WON_FIRST);
    }
    assert_eq!(
        said(&report),
        format!("Nobody won three tricks; **{name}** won the most, 2 tricks, and scored 1 point.")
    );
}

/// A table asked to close finishes its match first, and says so.
#[test]
fn a_table_that_closes_says_whether_after_the_deal_or_the_match() {
    for (file, line, says) in [
        ("triomphe-tavern.jsonl", 1, "after this deal."),
        ("latriomphe-classic.jsonl", 1, "after this match."),
    ] {
        let told = case(file, line, 0);
        for why in [ClosedWhy::Asked, ClosedWhy::ByGm, ClosedWhy::Session] {
            let mut look = in_play(&told, None, Stretch::Turn);
            look.table.closing = Some(why);
            let text = table(&words(), &look).as_text();
            assert!(text.contains(says), "{file}: {text}");
        }
    }
}

/// The most successful come first, partners together, also while a match continues.
#[test]
fn a_deal_is_told_from_whom_it_was_best_for() {
    let mut going_on = 0;
    for (file, lines) in files() {
        for line in 0..lines {
            let report = case(&file, line, usize::MAX).report();
            let view = &report.view;
            let outcome = view.outcome.as_ref().unwrap();
            let order = series::ranking(view, outcome);
            let coins: Vec<Coins> = order.iter().map(|seat| outcome.coins[*seat]).collect();
            assert!(coins.is_sorted_by(|one, next| one >= next), "{file} {line}");
            let mut sides: Vec<Option<usize>> = order.iter().map(|seat| view.side(*seat)).collect();
            sides.dedup();
            assert!(
                sides[0].is_none() || sides.len() == 2,
                "{file} {line}: {sides:?}"
            );
            let Some(score) = outcome.score.as_ref().filter(|_| !outcome.match_over) else {
                continue;
            };
            let grew = |seat: Seat| {
                let entry = if score.len() < view.seats {
                    view.side(seat).unwrap()
                } else {
                    seat.index()
                };
                score[entry]
                    - view
                        .before
                        .score
                        .as_slice()
                        .get(entry)
                        .copied()
                        .unwrap_or(0)
            };
            let best = Seat::all(view.seats).map(grew).max();
            assert_eq!(Some(grew(order[0])), best, "{file} {line}");
            going_on += 1;
        }
    }
    assert!(going_on > 3, "{going_on}");
}

#[test]
fn who_looks_at_the_own_hand_after_a_deal_reads_what_they_won_or_lost() {
    let told = tavern_case(1, usize::MAX);
    let outcome = told.report().view.outcome.unwrap();
    for (seat, viewer) in [(0, 11), (1, 12), (3, 14)] {
        let mut look = between(&told);
        look.table.viewer = Some(MemberId(viewer));
        let coins = outcome.coins[Seat::new(seat).unwrap()].0;
        let says = match coins {
            0 => "You broke even".to_owned(),
            1.. => format!("You won {}", words().coins(Coins(coins))),
            _ => format!("You lost {}", words().coins(Coins(-coins))),
        };
        let own = hand(&words(), &look).as_text();
        assert!(own.contains(&says), "{says}: {own}");
    }
    let mut look = between(&told);
    look.table.viewer = Some(MemberId(99));
    assert!(!hand(&words(), &look).as_text().contains("You "));
}

/// Nobody may deal again, or the table is gone: the result is not lost with it.
#[test]
fn a_result_is_still_read_when_the_table_waits_or_is_closed() {
    let told = tavern_case(1, usize::MAX);
    let report = || Some(told.report());
    let mut looks = [
        scenes::lobby(&told, 1, report()),
        scenes::closed(&told, ::table::ClosedWhy::Asked, report()),
    ];
    for look in &mut looks {
        look.table.viewer = Some(MemberId(11));
        let own = hand(&words(), look).as_text();
        let says = "Your last deal here: **You lost 3 coins**: your stake";
        assert!(own.contains(says), "{own}");
        look.table.viewer = Some(MemberId(99));
        let other = hand(&words(), look).as_text();
        assert!(!other.contains("last deal here"), "{other}");
    }
}

/// Viéville's bonuses are paid automatically (RULES.md TV-2): those who were paid are named, and nobody else.
#[test]
fn who_was_paid_for_bonus_cards_is_told() {
    let mut told_of = 0;
    for line in 0..3 {
        let told = vieville_case(line, 0);
        if told.is_over() {
            continue;
        }
        for seat in 0..told.seats() {
            let look = in_play(&told, Some(seat), Stretch::Turn);
            let view = &playing(&look).view;
            let own = view.shown.iter().filter(|(who, _)| who.index() == seat);
            // RULES.md 2: the Fool and the Magician 1 stake each, Strength 2.
            let stakes: i64 = own
                .map(|(_, card)| if *card == Card::STRENGTH { 2 } else { 1 })
                .sum();
            let text = hand(&words(), &look).as_text();
            let says = format!(
                "won **{}** from the pot",
                words().coins(view.stake.checked_mul(stakes).unwrap())
            );
            assert_eq!(text.contains(&says), stakes > 0, "{text}");
            assert_eq!(text.contains("from the pot"), stakes > 0, "{text}");
            told_of += usize::from(stakes > 0);
        }
    }
    assert!(told_of > 0);
}

/// The buttons of the public message are in the house's language, whatever the reader's is.
#[test]
fn a_button_of_the_public_message_is_named_as_it_stands_there() {
    let settings = Arc::new(Settings {
        language: Some(Language::French),
        ..Settings::default()
    });
    let german = Words::in_language(Language::German).with_settings(settings);
    let help = help(&german, Coins(100), ::table::Rank::Guest).as_text();
    assert!(help.contains("**Mes cartes**"), "{help}");
    assert!(!help.contains("Mein Blatt"), "{help}");
    let refused = refusal::house_refusal(&german, &HouseRefusal::Table(Refusal::NotSeated));
    assert!(refused.contains("**Prendre place**"), "{refused}");
    assert_eq!(german.public("key-hand"), "Mes cartes");
    // The button that deals is the table's, and the way out is behind it, in the reader's own words.
    let look = between(&tavern_case(1, usize::MAX));
    let anew = shuffled_anew(&german, &look, scenes::NOON);
    assert!(anew.contains("**Donne suivante**"), "{anew}");
    assert!(!anew.contains("Nächste Runde"), "{anew}");
    let kick = refusal::house_refusal(&german, &HouseRefusal::Table(Refusal::KickYourself));
    assert!(kick.contains("**Tisch verlassen**"), "{kick}");
    let panel = orders(&german, &look, MemberId(11), Rank::Guest).as_text();
    assert!(
        panel.contains("**Pause**") && panel.contains("Tisch schließen"),
        "{panel}"
    );
}

/// La Triomphe between deals: the side that gained marks comes first and is shown as the winner, partners together.
#[test]
fn the_picture_between_deals_of_a_match_shows_who_marked() {
    let mut seen = 0;
    for line in 0..7 {
        let told = case("latriomphe-classic.jsonl", line, usize::MAX);
        let report = told.report();
        let outcome = report.view.outcome.clone().unwrap();
        if outcome.match_over || told.seats() < 4 {
            continue;
        }
        let look = between(&told);
        let drawing = picture_of_table(&words(), &look).unwrap();
        let picture::Scene::Outcome(picture) = drawing.scene else {
            panic!("{:?}", drawing.scene)
        };
        let sides: Vec<Option<u8>> = picture.shares.iter().map(|share| share.side).collect();
        let half = sides.len() / 2;
        assert!(sides[..half].iter().all(|side| *side == sides[0]));
        assert!(sides[half..].iter().all(|side| *side == sides[half]));
        assert_ne!(sides[0], sides[half]);
        let score = outcome.score.unwrap();
        let gained = score.iter().zip(report.view.before.score.as_slice());
        let gained: Vec<i32> = gained.map(|(after, before)| after - before).collect();
        for share in &picture.shares {
            let course = match gained[usize::from(share.side.unwrap())] {
                1.. => picture::Course::Won,
                0 => picture::Course::Even,
                _ => picture::Course::Lost,
            };
            assert_eq!(share.course, course);
        }
        seen += usize::from(gained.iter().any(|gained| *gained > 0));
    }
    assert!(seen > 0);
}

/// A receipt of a deal for fun shows no payment, so the hint after it speaks of the cards alone.
#[test]
fn the_hint_after_a_deal_for_fun_speaks_of_no_coins() {
    let mut look = between(&tavern_case(1, usize::MAX));
    assert_eq!(hints(&look), ["hint-receipt"]);
    look.table.terms.coins = ::table::CoinKind::Chips;
    assert_eq!(hints(&look), ["hint-result-fun"]);
}

/// The one message of a solo table is its member's, in their language, whatever the server's is.
#[test]
fn the_buttons_of_a_table_are_named_in_its_own_language() {
    let mut look = between(&tavern_case(1, usize::MAX));
    let settings = Arc::new(Settings {
        language: Some(Language::English),
        ..Settings::default()
    });
    let german = Words::in_language(Language::German).with_settings(settings);
    let name = |look: &Look| german.at_table(look).public("key-hand");
    assert_eq!(name(&look), "My hand", "as the server's");
    look.table.language = Some(Language::French);
    assert_eq!(name(&look), "Mes cartes");
    look.table.solo = true;
    assert_eq!(name(&look), "Mein Blatt");
}
