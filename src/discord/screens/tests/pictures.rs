//! What pictures are drawn from: the same for everybody, and nothing hidden in it.

use super::games::files;
use super::*;
use crate::discord::cards;
use crate::discord::words::args;
use crate::picture::{Deck, Inscriptions, Scene as Shown, Scheme};
use crate::tavern::{Language, Look};
use scenes::case;

/// Steps of a deal that are looked at.
const STEPS: [usize; 10] = [0, 1, 2, 3, 5, 9, 14, 22, 37, 61];

fn drawing(look: &Look) -> Drawing {
    picture_of_table(&words(), look).unwrap()
}

fn deck() -> Deck {
    let letter = |letter: &str| letter.to_owned();
    let inscriptions = Inscriptions {
        ace: letter("A"),
        jack: letter("J"),
        knight: letter("N"),
        queen: letter("Q"),
        king: letter("K"),
        suits: Default::default(),
        trumps: Default::default(),
    };
    Deck::new(inscriptions, Scheme::default())
}

#[test]
fn a_picture_of_the_table_is_the_same_whoever_looks_and_whatever_is_hidden() {
    for (file, lines) in files() {
        for line in 0..lines {
            for acts in STEPS {
                let told = case(&file, line, acts);
                if told.is_over() {
                    break;
                }
                let public = drawing(&on(&told, None, Stretch::Turn));
                for seat in 0..told.seats() {
                    let own = drawing(&on(&told, Some(seat), Stretch::Turn));
                    assert_eq!(own, public, "{file} {line}, seat {seat} after {acts} acts");
                }
                let open = told.open_cards();
                let mut told_of: Vec<String> = open
                    .iter()
                    .map(|card| cards::name(&words(), card))
                    .collect();
                // The Popess has the Pope in her name.
                told_of.sort_by_key(|name| std::cmp::Reverse(name.len()));
                let alt = told_of
                    .iter()
                    .fold(public.alt.clone(), |alt, name| alt.replace(name, ""));
                for card in told.pack().iter().filter(|card| !open.contains(*card)) {
                    let name = cards::name(&words(), card);
                    assert!(!alt.contains(&name), "{file} {line}: {}", public.alt);
                }
                let Shown::Table(table) = public.scene else {
                    panic!("a deal is on");
                };
                let shown = table.trick.iter().map(|played| played.card);
                let turned = table.turned.iter().map(|turned| turned.card);
                assert!(shown.chain(turned).all(|card| open.contains(card)));
            }
        }
    }
}

#[test]
fn the_words_beside_a_picture_fit_and_carry_no_marks() {
    for language in Language::ALL {
        let words = Words::of_language(language);
        for (file, lines) in files() {
            for line in 0..lines {
                for acts in STEPS {
                    let told = case(&file, line, acts);
                    if told.is_over() {
                        break;
                    }
                    let look = on(&told, None, Stretch::Turn);
                    let alt = picture_of_table(&words, &look).unwrap().alt;
                    assert!((20..=1024).contains(&alt.chars().count()), "{alt}");
                    for mark in ["**", "`", "<", "\\", "➤", "⚔", "⚱", "{"] {
                        assert!(!alt.contains(mark), "{mark} in {alt}");
                    }
                }
            }
        }
    }
}

#[test]
fn whose_turn_it_is_stands_first_in_the_words_and_at_one_plate() {
    let told = tavern_case(1, 9);
    let look = on(&told, None, Stretch::Turn);
    let Scene::Playing(playing) = &look.scene else {
        panic!("a deal is on");
    };
    let chair = playing.awaited[0];
    let drawing = drawing(&look);
    let turn = words().with(
        "turn-play",
        args!["name" => look.chairs[chair].name.clone()],
    );
    assert!(
        drawing.alt.contains(turn.trim_start_matches("➤ ")),
        "{}",
        drawing.alt
    );
    let Shown::Table(table) = drawing.scene else {
        panic!("a deal is on");
    };
    let marked: Vec<usize> = (0..table.seats.len())
        .filter(|seat| table.seats[*seat].turn.is_some())
        .collect();
    assert_eq!(marked, [chair]);
    // The cards lie before those who played them, in their order.
    let order: Vec<Option<u8>> = table.trick.iter().map(|played| played.number).collect();
    assert_eq!(order, (1..=order.len() as u8).map(Some).collect::<Vec<_>>());
}

#[test]
fn every_game_is_drawn_in_a_small_file() {
    let deck = deck();
    for (file, _) in files() {
        let told = case(&file, 0, 3);
        if told.is_over() {
            continue;
        }
        let png = drawing(&on(&told, None, Stretch::Turn)).scene.draw(&deck);
        let bytes = png.unwrap().bytes().len();
        assert!((5_000..120_000).contains(&bytes), "{file}: {bytes}");
    }
}
