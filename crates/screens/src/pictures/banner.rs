//! The picture of a table waiting for players.

use super::aloud::{aloud, spoken};
use super::drawing::Drawing;
use super::seats;
use crate::terms::stake;
use crate::title::title;
use crate::words::{Words, args};
use crate::{inn, rules};
use pages::Look;
use pages::text::isolated;
use picture::{Banner, Scene};

/// The inn sign of a table waiting for players.
pub fn banner(words: &Words, look: &Look) -> Drawing {
    let words = &words.clone().without_faces();
    let terms = &look.terms;
    let plates = look.chairs.iter().enumerate();
    let plates = plates.map(|(at, chair)| seats::plate(words, look, at + 1, chair));
    let seats: Vec<_> = plates.map(|plate| (plate.medal, plate.name)).collect();
    let free = terms.most().saturating_sub(seats.len());
    let alt = alt(&spoken(words), look, &seats, free);
    Drawing {
        alt,
        scene: Scene::Banner(Banner {
            inn: inn(words, look.id),
            game: rules::game_and_edition(words, &terms.variant),
            stake: super::aloud::unmarked(&stake(words, &look.terms)),
            seats,
            free,
            free_name: words.say("scene-free"),
        }),
    }
}

fn alt<T>(words: &Words, look: &Look, seats: &[(T, String)], free: usize) -> String {
    let names = seats.iter().map(|(_, name)| isolated(name.clone()));
    let names: Vec<String> = names.collect();
    let (title, stake) = (title(words, look), stake(words, &look.terms));
    let mut lines = vec![format!("{title} · {stake}")];
    if !names.is_empty() {
        lines.push(words.with("scene-alt-seats", args!["names" => words.list(&names)]));
    }
    if free > 0 {
        lines.push(words.with("scene-alt-free", args!["free" => free]));
    }
    aloud(&lines)
}
