//! The players of a table, as its pictures show them.

use crate::sums;
use crate::words::{Words, args};
use pages::Look;
use pages::text::isolated;
use picture::{Medal, Plate, Portrait, Sum, initial, is_readable};
use rules::Seat;
use table::look::{Chair, Playing};
use table::{Player, Standing};

/// A chair and its occupant; the caller adds what concerns the deal.
pub fn plate(words: &Words, look: &Look, number: usize, chair: &Chair) -> Plate {
    let name = name(words, number, look.name(&chair.player));
    Plate {
        coins: look
            .free(chair.id)
            .map_or_else(Sum::default, |free| sums::sum(words, free)),
        note: note(chair).map(|key| words.say(key)),
        inactive: !matches!(
            chair.standing,
            Standing::In | Standing::Kept | Standing::Leaving
        ),
        ..Plate::new(medal(look, chair, &name), name)
    }
}

/// A player's name on a picture; if none of it can be drawn, their seat, counted from 1.
pub fn name(words: &Words, number: usize, name: &str) -> String {
    // A player known only by a mention has no name to draw.
    if is_readable(name) && !name.starts_with("<@") {
        name.to_owned()
    } else {
        words.with("scene-seat", args!["number" => number])
    }
}

/// The name of a seat's player on a picture.
pub fn of_seat(words: &Words, look: &Look, playing: &Playing, seat: Seat) -> String {
    let chair = playing.chair_of.get(seat.index());
    let place = chair.and_then(|chair| look.place(*chair)).unwrap_or(0);
    let chair = look.chairs.get(place);
    let player = chair.map_or("", |chair| look.name(&chair.player));
    name(words, place + 1, player)
}

/// The facts about a player as a sentence for screen readers.
pub fn said(words: &Words, name: String, facts: &[String]) -> String {
    let facts = facts.join(&words.say("list-comma"));
    let name = isolated(name);
    words.with("scene-alt-seat", args!["name" => name, "facts" => facts])
}

/// The face of a patron, or the first letter of a member.
fn medal(look: &Look, chair: &Chair, name: &str) -> Medal {
    match &chair.player {
        Player::Patron(key) => {
            let face = look.face_of(&chair.player.owner());
            Medal::Portrait(portrait(key.as_str(), face))
        }
        Player::Member(_) => Medal::Letter(initial(name).unwrap_or_default()),
    }
}

/// The face of a patron: the cast have their own, hired ones the one chosen for them.
pub fn portrait(key: &str, chosen: Option<&str>) -> Portrait {
    match key {
        "odile" => Portrait::Nun,
        "barnabe" => Portrait::Monk,
        "grit" => Portrait::Dwarf,
        "sibylla" => Portrait::Elf,
        "matteo" => Portrait::Bandit,
        "hesper" => Portrait::Witch,
        "rurik" => Portrait::Orc,
        "colette" => Portrait::Barbarian,
        "anselm" => Portrait::Wizard,
        "gundula" => Portrait::Cook,
        "pascal" => Portrait::Bowler,
        "ysolde" => Portrait::Mage,
        "tobias" => Portrait::Bird,
        "mirella" => Portrait::Lady,
        "ulf" => Portrait::Viking,
        _ => portrait_for_face(chosen.unwrap_or_default()),
    }
}

/// The portrait for a face of `patrons::FACES`; no two are alike.
fn portrait_for_face(face: &str) -> Portrait {
    match face {
        "🧔" => Portrait::Dwarf,
        "👵" => Portrait::Witch,
        "🧑‍🌾" => Portrait::Pirate,
        "👩‍🍳" => Portrait::Cook,
        "🧑‍🎓" => Portrait::Mage,
        "🤵" => Portrait::Bowler,
        "💃" => Portrait::Lady,
        "👮" => Portrait::Viking,
        "🥷" => Portrait::Ninja,
        "🤴" => Portrait::OldKing,
        "🧙" => Portrait::Wizard,
        "🧝" => Portrait::Elf,
        "🧌" => Portrait::Troll,
        "🧛" => Portrait::Vampire,
        "👻" => Portrait::Ghost,
        "🐺" => Portrait::Wolf,
        _ => Portrait::Hood,
    }
}

/// The key for an occupant who is not simply present.
fn note(chair: &Chair) -> Option<&'static str> {
    match chair.standing {
        _ if chair.goes => Some("scene-leaving"),
        Standing::In | Standing::Kept if chair.waits => Some("scene-waits"),
        Standing::In if chair.absent => Some("scene-away"),
        Standing::In | Standing::Kept => None,
        Standing::Leaving => Some("scene-leaving"),
        Standing::Away => Some("scene-away"),
        Standing::Out | Standing::Broke | Standing::LostEnough => Some("scene-out"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_patron_of_the_house_has_a_face_of_their_own() {
        let faces = patrons::CAST.iter();
        let faces = faces.map(|patron| portrait(patron.key, None));
        let faces: std::collections::HashSet<Portrait> = faces.collect();
        assert_eq!(faces.len(), patrons::CAST.len());
    }

    #[test]
    fn a_hired_patron_has_the_face_that_was_chosen() {
        let of = |face| portrait("h-0000000000001", Some(face));
        assert_eq!((of("🐺"), of("🧛")), (Portrait::Wolf, Portrait::Vampire));
        // Whatever the key is, every face has its own portrait.
        assert_eq!(portrait("h-0000000000002", Some("🐺")), Portrait::Wolf);
        let faces = patrons::FACES.iter().map(|(_, face)| of(face));
        let faces: std::collections::HashSet<Portrait> = faces.collect();
        assert_eq!(faces.len(), patrons::FACES.len());
        assert!(!faces.contains(&of("no face of ours")));
    }

    #[test]
    fn a_name_that_cannot_be_drawn_is_replaced() {
        let words = Words::english();
        for (given, drawn) in [
            ("Ann", "Ann"),
            ("Ольга", "Ольга"),
            ("张伟", "Seat 3"),
            ("🍺🍺", "Seat 3"),
            ("", "Seat 3"),
            ("<@123>", "Seat 3"),
        ] {
            assert_eq!(name(&words, 3, given), drawn);
        }
    }
}
