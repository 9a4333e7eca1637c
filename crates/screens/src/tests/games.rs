//! The public screens of every game, from the worked cases.

use super::*;
use crate::cards;
use pages::Look;
use scenes::{case, coins};

/// Every file of worked cases, with the number of its cases.
pub fn files() -> Vec<(String, usize)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/cases");
    let mut files: Vec<(String, usize)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.to_owned();
            let game = name.split_once('-')?.0.to_owned();
            if !Variant::games().contains(&game.as_str()) {
                return None;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            Some((name, text.lines().count()))
        })
        .collect();
    files.sort();
    assert!(files.len() >= 2);
    files
}

/// The text of a table's message.
fn of_table(words: &Words, look: &Look) -> String {
    shown(&table(words, look))
}

/// A table in the middle of a worked case.
fn after(file: &str, line: usize, acts: usize) -> String {
    let told = case(file, line, acts);
    of_table(&words(), &in_play(&told, None, Stretch::Turn))
}

/// The result of a worked case.
fn result(file: &str, line: usize) -> String {
    of_table(&words(), &between(&case(file, line, usize::MAX)))
}

#[test]
fn what_everybody_sees_depends_on_nobodys_cards() {
    let words = words();
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in (0..80).step_by(9).chain([1, 2, 3]) {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                let public = of_table(&words, &in_play(&told, None, Stretch::Turn));
                for seat in 0..told.seats() {
                    let own = of_table(&words, &in_play(&told, Some(seat), Stretch::Turn));
                    assert_eq!(own, public, "{file} {line}, seat {seat} after {acts} acts");
                }
                let open = told.open_cards();
                for card in told.pack().iter().filter(|card| !open.contains(*card)) {
                    let written = cards::written(&words, card);
                    assert!(
                        !public.contains(&written),
                        "{file} {line} after {acts} acts shows {written}:\n{public}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_case_ends_in_a_report_that_adds_up() {
    let words = words();
    for (file, lines) in files() {
        for line in 0..lines {
            let told = case(&file, line, usize::MAX);
            let report = told.report();
            let outcome = report.view.outcome.clone().unwrap();
            let look = between(&told);
            let text = of_table(&words, &look);
            let own = hand(&words, &look);
            let whole = shown(&with_whole_result(&words, &look, own));
            // Where nothing was played, a line says so.
            let is_played = !matches!(
                outcome.ended,
                ::rules::Ended::Passed | ::rules::Ended::PetitSec
            );
            for (seat, coins) in outcome.coins.iter().filter(|_| is_played) {
                let name = crate::words::plain(&told.names()[seat.index()]);
                let is_theirs = |line: &&str| {
                    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
                    let placed = line.split_once(" · ");
                    placed.is_some_and(|(place, rest)| {
                        place.parse::<usize>().is_ok() && rest.starts_with(&format!("**{name}**"))
                    })
                };
                let lines: Vec<&str> = text.lines().filter(is_theirs).collect();
                let [line] = lines[..] else {
                    panic!("{file} {line}: {name} in\n{text}");
                };
                let coins = format!(" · **{}**", words.signed(coins.0));
                let is_paid = outcome.score.is_none() || outcome.match_over;
                assert_eq!(line.ends_with(&coins), is_paid, "{line}");
            }
            for points in outcome.points.iter().flatten() {
                let says = format!("**{points}** card points");
                assert!(whole.contains(&says), "{file} {line}: {says} in\n{whole}");
            }
            // At the end of a match the match comes first.
            let first = text.lines().nth(1).unwrap_or_default();
            assert_eq!(
                first.contains("The match is over"),
                outcome.match_over,
                "{text}"
            );
            assert_eq!(text.contains("The match is over"), outcome.match_over);
        }
    }
}

/// Whether the text states a sum of plain coins: a number and then "coin".
fn tells_coins(text: &str) -> bool {
    let before = |place: usize| {
        text[..place]
            .trim_end_matches('*')
            .ends_with(|c: char| c.is_ascii_digit())
    };
    text.match_indices(" coin").any(|(place, _)| before(place))
}

#[test]
fn every_sum_is_told_in_the_currency_of_the_server() {
    let settings = pages::Settings {
        currency: "gp=10 cp=1".parse().unwrap(),
        ..Default::default()
    };
    let words = words().with_settings(std::sync::Arc::new(settings));
    assert!(tells_coins("stake **5 coins**") && !tells_coins("5 cp of coins"));
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in [0, 1, 2, 3, 5, 9, 13, 20, 30, usize::MAX] {
                let told = case(&file, line, acts);
                let mut screens = vec![rules(&words, &told.terms().variant, Some(coins(12)))];
                if told.is_over() {
                    let look = between(&told);
                    screens.extend([table(&words, &look), hand(&words, &look)]);
                } else {
                    for seat in 0..told.seats() {
                        let look = in_play(&told, Some(seat), Stretch::Turn);
                        screens.extend([table(&words, &look), hand(&words, &look)]);
                    }
                    let look = lobby(&told, 1, None);
                    screens.push(table(&words, &look));
                }
                for screen in screens {
                    let text = shown(&screen);
                    assert!(!tells_coins(&text), "{file} {line} {acts}:\n{text}");
                }
            }
        }
    }
}

#[test]
fn trefeltromp_tells_of_bets_pots_and_reveals() {
    let file = "trefeltromp-classic.jsonl";
    assert_snapshot!("trefeltromp_bets", after(file, 2, 0));
    assert_snapshot!("trefeltromp_exchange", after(file, 2, 4));
    assert_snapshot!("trefeltromp_stays", after(file, 2, 14));
    assert_snapshot!("trefeltromp_report", result(file, 2));
    assert_snapshot!("trefeltromp_pots", after(file, 8, 30));
    assert_snapshot!("trefeltromp_ten", result(file, 8));
    assert_snapshot!("trefeltromp_carried", after(file, 1, 2));
    assert_snapshot!("trefeltromp_alone", result(file, 1));
}

#[test]
fn la_triomphe_tells_of_offers_voles_and_the_match() {
    assert_snapshot!("latriomphe_lead", after("latriomphe-classic.jsonl", 4, 0));
    assert_snapshot!(
        "latriomphe_offered",
        after("latriomphe-classic.jsonl", 5, 4)
    );
    assert_snapshot!(
        "latriomphe_refused",
        after("latriomphe-classic.jsonl", 5, 6)
    );
    assert_snapshot!("latriomphe_vole", after("latriomphe-classic.jsonl", 1, 6));
    assert_snapshot!("latriomphe_report", result("latriomphe-classic.jsonl", 1));
    assert_snapshot!("latriomphe_match", result("latriomphe-classic.jsonl", 5));
}

#[test]
fn as_qui_pille_tells_of_robbing_and_debts() {
    let file = "latriomphe-as-qui-pille.jsonl";
    assert_snapshot!("as_qui_pille_robbing", after(file, 1, 0));
    assert_snapshot!("as_qui_pille_robbed", after(file, 1, 2));
    assert_snapshot!("as_qui_pille_vole_failed", result(file, 3));
}

#[test]
fn scarto_tells_of_the_talon_and_counts_points() {
    assert_snapshot!("scarto_discard", after("scarto-mcleod.jsonl", 1, 0));
    assert_snapshot!("scarto_table", after("scarto-mcleod.jsonl", 1, 9));
    assert_snapshot!("scarto_report", result("scarto-mcleod.jsonl", 1));
    assert_snapshot!("scarto_chee_report", result("scarto-chee.jsonl", 0));
    assert_snapshot!(
        "tarocchi_table",
        after("tarocchi-white-parrot.jsonl", 0, 20)
    );
    assert_snapshot!("tarocchi_report", result("tarocchi-white-parrot.jsonl", 0));
}

#[test]
fn every_edition_has_its_page_of_rules() {
    for variant in Variant::all() {
        if variant.options().is_empty() {
            let page = shown(&rules(&words(), &variant, Some(scenes::coins(5))));
            assert_snapshot!(
                format!("rules_{}_{}", variant.game(), variant.edition()),
                page
            );
        }
    }
}

/// What a table that chose an option reads instead of the usual sentence (RULES.md TM-1, WP-6, TT-4).
#[test]
fn a_page_of_rules_tells_what_the_chosen_options_make_of_the_game() {
    let page = |game: &str, options: &[(&str, &str)]| {
        let options = options.iter();
        let options = options.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let variant = Variant::parse(game, None, &options.collect()).unwrap();
        shown(&rules(&words(), &variant, Some(scenes::coins(5))))
    };
    let highest = page("triomphe", &[("fool", "highest")]);
    for said in [
        "the Fool as the highest trump",
        "The Fool is the highest trump: it beats even the World",
        "Trumps, strongest first: The Fool, ",
    ] {
        assert!(highest.contains(said), "{said}: {highest}");
    }
    assert!(!highest.contains("lowest trump. It beats"), "{highest}");
    let left = page("tarocchi", &[("direction", "clockwise")]);
    assert!(left.contains("clockwise, to the left"), "{left}");
    assert!(!left.contains("to the right."), "{left}");
    let usual = page("trefeltromp", &[]);
    assert!(usual.contains("a bet and 3 full raises, unless"), "{usual}");
    let one = page("trefeltromp", &[("raises", "1")]);
    assert!(one.contains("rules, 1 raise"), "{one}");
    assert!(one.contains("a bet and 1 full raise, unless"), "{one}");
    let many = page("trefeltromp", &[("raises", "9")]);
    assert!(many.contains("rules, 9 raises"), "{many}");
    let any = page("trefeltromp", &[("raises", "unlimited")]);
    assert!(any.contains("rules, unlimited raises"), "{any}");
    assert!(any.contains("no limit to the number of raises"), "{any}");
    assert!(!any.contains("full raises, unless"), "{any}");
}

#[test]
fn troccas_tells_of_sides_open_cards_and_calls() {
    let file = "troccas-classic.jsonl";
    assert_snapshot!("troccas_scart", after(file, 0, 0));
    assert_snapshot!("troccas_call", after(file, 2, 2));
    assert_snapshot!("troccas_report", result(file, 2));
    let told = case(file, 0, 0);
    let mut look = scenes::lobby(&told, 0, None);
    let before = of_table(&words(), &look);
    assert!(
        before.contains("Partners are drawn before the next deal, for 4 deals"),
        "{before}"
    );
    assert!(!before.contains("against"), "{before}");
    // Everyone drew until they had a trump other than the Fool; Bob and Dan, who drew highest, sit opposite each
    // other.
    let drawn = [
        ("T3", 0),
        ("KS", 1),
        ("T20", 1),
        ("T0", 2),
        ("T12", 3),
        ("T7", 2),
    ];
    look.table.draw = Some(::table::look::Drawn {
        cards: drawn
            .map(|(card, chair)| (look.chairs[chair].player.clone(), card.parse().unwrap()))
            .to_vec(),
        deal: 2,
        deals: 4,
    });
    assert_snapshot!("troccas_drawn", of_table(&words(), &look));
    let mut look = in_play(&told, None, Stretch::Turn);
    look.table.draw = Some(::table::look::Drawn {
        cards: Vec::new(),
        deal: 3,
        deals: 4,
    });
    assert!(of_table(&words(), &look).contains("**Deal 3 of 4** with these partners"));
}

#[test]
fn mitigati_tells_of_bids_and_honours() {
    let file = "mitigati-rufus.jsonl";
    assert_snapshot!("mitigati_bids", after(file, 2, 2));
    assert_snapshot!("mitigati_agreed", result(file, 1));
    assert_snapshot!("mitigati_honours", after(file, 0, 9));
    assert_snapshot!("mitigati_report", result(file, 0));
    assert_snapshot!("mitigati_chee_report", result("mitigati-chee.jsonl", 0));
}

#[test]
fn swiss_tarot_tells_of_the_match() {
    let file = "swiss-classic.jsonl";
    assert_snapshot!("swiss_table", after(file, 1, 6));
    assert_snapshot!("swiss_goes_on", result(file, 1));
    assert_snapshot!("swiss_won", result(file, 2));
    assert_snapshot!("swiss_drawn", result(file, 3));
}
