//! What a finished deal meant for each of its players, and whom its headline names, in every game.

use super::games::files;
use super::scenes::{CaseDeal, case, simulated};
use super::*;
use crate::{own_result, winner};
use ::rules::{CardSet, Outcome, Purse};
use ::table::look::Report;
use pages::{Language, Look, Preferences};

const SEED: u64 = 20;

/// Every worked case, and simulated deals of every edition.
fn finished() -> Vec<(String, CaseDeal)> {
    let mut all = Vec::new();
    for (file, lines) in files() {
        let cases =
            (0..lines).map(|line| (format!("{file} {line}"), case(&file, line, usize::MAX)));
        all.extend(cases);
    }
    for variant in Variant::editions() {
        let deals = simulated(variant, 40, SEED).enumerate();
        all.extend(deals.map(|(number, told)| (format!("{variant} {SEED} {number}"), told)));
    }
    all
}

/// What the payments moved for a seat.
fn paid(report: &Report, seat: Seat) -> i64 {
    let of = |purse| if purse == Purse::Seat(seat) { 1 } else { 0 };
    let payments = report.payments.iter();
    payments
        .map(|paid| (of(paid.to) - of(paid.from)) * paid.amount.0)
        .sum()
}

/// The look of whoever plays at a seat.
fn look_of(look: &Look, seat: Seat) -> Look {
    let mut look = look.clone();
    let chair = &mut look.table.chairs[seat.index()];
    // Somebody plays for the computer player too.
    chair.played_by = chair.player.member().is_none().then_some(MemberId(99));
    look.table.viewer = look.table.chairs[seat.index()].actor();
    look
}

/// The sum that a result states.
fn stated(text: &str) -> i64 {
    let number = |after: &str| -> i64 {
        let figures = after.split(' ').next().unwrap().replace(',', "");
        figures.parse().unwrap()
    };
    if let Some(won) = text.strip_prefix("**You won ") {
        number(won)
    } else if let Some(lost) = text.strip_prefix("**You lost ") {
        -number(lost)
    } else {
        assert!(text.starts_with("**You broke even**"), "{text}");
        0
    }
}

/// The sums in brackets beside the reasons, if there are several.
fn shares(text: &str) -> Vec<i64> {
    let brackets = text.split('(').skip(1);
    let inside = brackets.filter_map(|after| after.split(')').next());
    inside
        .filter(|sum| sum.starts_with(['+', '−', '±']))
        .map(|sum| {
            let sum = sum.replace('−', "-").replace(['+', '±', ','], "");
            sum.parse().unwrap()
        })
        .collect()
}

fn goes_on(outcome: &Outcome) -> bool {
    outcome.score.is_some() && !outcome.match_over
}

#[test]
fn a_player_reads_what_the_payments_moved_and_why() {
    let mut reasons: BTreeMap<&str, u32> = [
        "your stake",
        "no tricks won",
        "bonus for",
        "whole pot",
        "the pot, with",
        "your ante and bets",
        "shares of the pot",
        "the others folded",
        "honours (",
        "and yours was",
        "break-even 26",
        "break-even 43",
        "your side has",
        "you won the match",
        "your side won the match",
        "won the match (",
        "You scored",
        "Your side scored",
        "scored nothing",
        "card points in this deal.**",
    ]
    .into_iter()
    .map(|reason| (reason, 0))
    .collect();
    for (name, told) in finished() {
        let report = told.report();
        let (outcome, public) = (report.view.outcome.clone().unwrap(), between(&told));
        for seat in Seat::all(report.view.seats) {
            let look = look_of(&public, seat);
            let moved = paid(&report, seat);
            assert_eq!(moved, outcome.coins[seat].0, "{name} {seat:?}");
            let text = own_result::own(&words(), &look, &report).unwrap();
            for (reason, seen) in &mut reasons {
                *seen += u32::from(text.contains(reason));
            }
            if goes_on(&outcome) {
                assert_eq!(moved, 0, "{name} {seat:?}");
                assert!(text.contains("Match score: "), "{name}: {text}");
                continue;
            }
            assert_eq!(stated(&text), moved, "{name} {seat:?}: {text}");
            let shares = shares(&text);
            if !shares.is_empty() {
                assert!(shares.len() > 1, "{name}: {text}");
                assert_eq!(shares.iter().sum::<i64>(), moved, "{name}: {text}");
            }
        }
    }
    let unseen: Vec<&&str> = reasons
        .iter()
        .filter(|(_, seen)| **seen == 0)
        .map(|(r, _)| r)
        .collect();
    assert!(unseen.is_empty(), "{unseen:#?}");
}

#[test]
fn a_result_says_its_numbers() {
    let own = |file, line, seat| {
        let told = case(file, line, usize::MAX);
        let look = look_of(&between(&told), Seat::new(seat).unwrap());
        own_result::own(&words(), &look, &told.report()).unwrap()
    };
    for (file, line, seat, says) in [
        // 19 of 78 points are 7 below a third of them, at a coin each.
        (
            "tarocchi-white-parrot.jsonl",
            0,
            0,
            "**You lost 7 coins**: 19 card points, break-even 26.",
        ),
        // 28 coins of honours: 20 points from each opponent, less 12 for Ann's; and 8 points above 43.
        (
            "mitigati-chee.jsonl",
            0,
            2,
            "**You won 36 coins**: honours (+28) and 51 card points, break-even 43 (+8).",
        ),
        (
            "troccas-classic.jsonl",
            0,
            1,
            "**You lost 8 coins**: your side has 28 card points, break-even 36.",
        ),
        (
            "triomphe-tavern.jsonl",
            0,
            0,
            "**You lost 3 coins**: your stake.",
        ),
        (
            "triomphe-tavern.jsonl",
            0,
            3,
            "**You won 9 coins**: your stake (−3) and the whole pot, because you were dealt Death (+12).",
        ),
        (
            "swiss-classic.jsonl",
            3,
            0,
            "**You broke even**: nobody is ahead, so all stakes are returned \
             (**Ann**: **78** · **Bob**: **78** · **Odile Carter**: **78**).",
        ),
        (
            "swiss-classic.jsonl",
            1,
            0,
            "**You won 36 card points in this deal.** \
             Match score: **Ann**: **57** · **Bob**: **57** · **Odile Carter**: **42**",
        ),
        (
            "latriomphe-classic.jsonl",
            1,
            1,
            "**You scored 1 point.** Match score: **Ann**: **0** · **Bob**: **1**",
        ),
    ] {
        assert_eq!(own(file, line, seat), says, "{file} {line}");
    }
}

#[test]
fn every_language_says_every_result() {
    for (_, told) in finished() {
        let (report, public) = (told.report(), between(&told));
        for seat in Seat::all(report.view.seats) {
            let look = look_of(&public, seat);
            for language in Language::ALL {
                let words = Words::in_language(language);
                let said = own_result::told(&words, &look, &report).join(" ");
                assert!(said.chars().count() < 900, "{said}");
            }
        }
    }
}

#[test]
fn results_in_four_languages() {
    let mut all = Vec::new();
    for (file, line, seat) in [
        ("triomphe-tavern.jsonl", 0, 3),
        ("triomphe-tavern.jsonl", 1, 0),
        ("triomphe-tavern.jsonl", 1, 2),
        ("scarto-mcleod.jsonl", 1, 2),
        ("mitigati-rufus.jsonl", 1, 0),
        ("mitigati-chee.jsonl", 0, 1),
        ("troccas-classic.jsonl", 2, 0),
        ("swiss-classic.jsonl", 1, 0),
        ("swiss-classic.jsonl", 2, 2),
        ("swiss-classic.jsonl", 3, 1),
        ("latriomphe-as-qui-pille.jsonl", 3, 2),
        ("latriomphe-classic.jsonl", 5, 0),
        ("trefeltromp-classic.jsonl", 1, 0),
        ("trefeltromp-classic.jsonl", 0, 1),
    ] {
        let told = case(file, line, usize::MAX);
        let report = told.report();
        let look = look_of(&between(&told), Seat::new(seat).unwrap());
        all.push(format!("{file} {line}, seat {seat}"));
        for language in Language::ALL {
            let words = Words::in_language(language);
            let won = winner::winner(&words, &look, &report);
            let own = own_result::told(&words, &look, &report).join("\n  ");
            all.push(format!("{won}\n  {own}"));
        }
    }
    assert_snapshot!("own_results", all.join("\n"));
}

/// The headline names whoever won the most coins, and so does the picture, which puts them first.
#[test]
fn a_headline_names_who_won_the_most_coins() {
    let mut others = 0;
    for (name, told) in finished() {
        let report = told.report();
        let outcome = report.view.outcome.clone().unwrap();
        let names = told.names();
        let most = Seat::all(report.view.seats)
            .map(|seat| paid(&report, seat))
            .max()
            .unwrap();
        if most == 0 {
            continue;
        }
        let look = between(&told);
        let headline = winner::winner(&words(), &look, &report);
        for seat in Seat::all(report.view.seats).filter(|seat| paid(&report, *seat) == most) {
            let name_of = &names[seat.index()];
            let is_named = headline.contains(&format!("**{}**", crate::words::plain(name_of)));
            assert!(is_named, "{name}: {headline}, not {name_of}");
        }
        if headline.contains(" the most: ") {
            let sum = words().coins(Coins(most));
            assert!(
                headline.contains(&format!(" the most: {sum}")),
                "{headline}"
            );
            others += 1;
        }
        let drawing = picture_of_table(&words(), &look).unwrap();
        let picture::Scene::Outcome(picture) = drawing.scene else {
            panic!("{:?}", drawing.scene)
        };
        let first = &picture.shares[0];
        let richest = Seat::all(report.view.seats)
            .filter(|seat| paid(&report, *seat) == most)
            .map(|seat| &names[seat.index()]);
        assert!(
            richest.into_iter().any(|name| *name == first.name),
            "{name}"
        );
        assert_eq!(
            first.coins.full(),
            words().won(Coins(outcome.coins.iter().map(|(_, c)| c.0).max().unwrap()))
        );
    }
    assert!(others > 0);
}

/// The worst case that was played (Mitigati with honours): the most card points and the most coins are two players'.
#[test]
fn honours_that_win_the_most_are_named_with_the_most_points() {
    let apart = simulated(
        Variant::parse("mitigati", Some("chee"), &BTreeMap::new()).unwrap(),
        60,
        SEED,
    )
    .find_map(|told| {
        let report = told.report();
        let outcome = report.view.outcome.clone()?;
        let points = outcome.points.clone()?;
        let best = (0..3).max_by_key(|seat| points[*seat])?;
        let richest = (0..3).max_by_key(|seat| outcome.coins[Seat::new(*seat).unwrap()])?;
        (best != richest).then(|| {
            let names = told.names();
            let headline = winner::winner(&words(), &between(&told), &report);
            (headline, names[best].clone(), names[richest].clone())
        })
    });
    let (headline, best, richest) = apart.unwrap();
    assert!(
        headline.starts_with(&format!("**{richest}** wins the most: ")),
        "{headline}"
    );
    assert!(headline.contains("honours included"), "{headline}");
    assert!(
        headline.contains(&format!("**{best}** had the most card points")),
        "{headline}"
    );
}

/// RULES.md 3, 5 and 6: Five of Cups, Ace of Cups and Five of Coins count 1 each, and 2 less as three; two queens and a
/// knight 4, 4 and 3, and 2 less; in Mitigati a queen and two knights 4, 3 and 3, each alone; in Troccas a king is
/// never there, two queens count 4 each, and 1 less.
#[test]
fn a_report_says_what_the_discard_added() {
    for (file, line, says) in [
        (
            "scarto-mcleod.jsonl",
            1,
            "**Bob**: **31** card points (30 in tricks, 1 in the discard; ",
        ),
        (
            "scarto-chee.jsonl",
            0,
            "**30** card points (21 in tricks, 9 in the discard; ",
        ),
        (
            "mitigati-rufus.jsonl",
            0,
            "**Ann**: **55** card points (45 in tricks, 10 in the discard; ",
        ),
        (
            "troccas-classic.jsonl",
            2,
            "**31** card points (24 in tricks, 7 in the discard; ",
        ),
    ] {
        let told = case(file, line, usize::MAX);
        let look = between(&told);
        let text = shown(&with_whole_result(&words(), &look, hand(&words(), &look)));
        assert!(text.contains(says), "{says}: {text}");
        assert_eq!(text.matches("in the discard").count(), 1, "{text}");
    }
}

/// What everybody counts during a deal is the tricks alone; the dealer alone reads what their discard will add.
#[test]
fn a_dealer_reads_that_their_discard_is_not_counted_yet() {
    for (file, line) in [
        ("scarto-mcleod.jsonl", 1),
        ("mitigati-chee.jsonl", 0),
        ("troccas-classic.jsonl", 2),
    ] {
        let told = case(file, line, 40);
        let public = in_play(&told, None, Stretch::Turn);
        let Scene::Playing(playing) = &public.scene else {
            panic!("no deal")
        };
        let (dealer, variant) = (playing.view.dealer, playing.view.variant);
        let text = shown(&table(&words(), &public));
        assert!(
            !text.contains("discard)") && !text.contains("not yet in your count"),
            "{text}"
        );
        for seat in Seat::all(told.seats()) {
            let look = in_play(&told, Some(seat.index()), Stretch::Turn);
            let Scene::Playing(playing) = &look.scene else {
                panic!("no deal")
            };
            let own = hand(&words(), &look).as_text();
            let discard = variant.points_of(playing.view.laid_aside).unwrap();
            let points = if discard == 1 { "point" } else { "points" };
            let says = format!("({discard} card {points}, not yet in your count)");
            assert_eq!(own.contains(&says), seat == dealer, "{own}");
            let tallies = hand_art(&words(), &Preferences::default(), &look, CardSet::EMPTY);
            let picture::Hand { strip, .. } = match tallies.unwrap().sketch {
                crate::art::Sketch::Hand(hand) => hand,
                other => panic!("{other:?}"),
            };
            let tallies = strip.unwrap().seats.into_iter().map(|seat| seat.tally);
            let marked = tallies
                .filter(|tally| tally.contains(" + discard · "))
                .count();
            assert_eq!(marked, usize::from(seat == dealer));
        }
    }
}
