//! `/play`: every game, easiest first, with what it takes to play it now.

use super::rules;
use super::terms::{Price, stake};
use crate::button::{Button, LessonKey, PlayKey, PlayedFor, TableKey};
use crate::screen::{Key, KeyLook, Menu, MenuOption, Panel, Row, Screen};
use crate::words::{Words, args};
use ::rules::{Level, Variant};
use pages::{Opens, PlayPage};
use patrons::Skill;
use table::{CoinKind, Terms};

/// The game that is offered first; `None` only if there is no game.
pub fn first_game() -> Option<Variant> {
    Variant::easiest_first().into_iter().next()
}

/// The edition chosen in the menu of games.
pub fn chosen_game(value: &str) -> Option<Variant> {
    let mut editions = Variant::easiest_first().into_iter();
    editions.find(|variant| variant.to_string() == value)
}

/// What can be played: learned, alone, at a table; first what fits the reader.
pub fn play(words: &Words, page: &PlayPage) -> Screen {
    let variant = page.terms.variant;
    let alone_is_new = page.opens != Opens::Nothing && page.solo.is_none();
    let mut rows = vec![Row::Menu(games(words, page))];
    if alone_is_new {
        rows.push(Row::Menu(skills(words, page)));
    }
    rows.push(Row::Keys(offers(words, page, alone_is_new)));
    let on = goes_on(words, page);
    if !on.is_empty() {
        rows.push(Row::Keys(on));
    }
    let mut text = vec![words.with(
        "play-game",
        args![
            "game" => rules::named(words, &variant),
            "about" => words.say(&about_key(words, &variant))
        ],
    )];
    match page.opens {
        Opens::Table => text.push(price(words, &page.terms)),
        Opens::SoloTable => text.push(words.say("play-no-table")),
        Opens::Nothing => text.push(words.say("refusal-age")),
    }
    if alone_is_new {
        let alone = words.say("key-play-alone");
        text.push(words.with("play-alone", args!["alone" => alone]));
    }
    if page.is_new {
        text.push(words.say("lesson-new"));
    }
    Screen {
        rows,
        ..Screen::panel(Panel {
            title: words.say("play-title"),
            text: text.join("\n\n"),
            footer: words.say("play-footer"),
            ..Panel::default()
        })
    }
}

/// *Learn*, *Play alone*, *Open a table*; whoever is new to the game learns first.
fn offers(words: &Words, page: &PlayPage, alone_is_new: bool) -> Vec<Key> {
    let variant = page.terms.variant;
    let pay = match page.terms.coins {
        CoinKind::Purse => PlayedFor::Usual,
        CoinKind::Chips => PlayedFor::Fun,
    };
    let key = |key, word: &str| Key::plain(Button::Play(key), words.say(word));
    let learn = key(PlayKey::Learn(variant), "key-learn");
    let alone = key(PlayKey::Alone(variant, page.skill), "key-play-alone");
    let open = key(PlayKey::Open(variant, pay), "key-open-table");
    let mut keys: Vec<Key> = alone_is_new.then_some(alone).into_iter().collect();
    keys.extend((page.opens == Opens::Table).then_some(open));
    keys.insert(if page.is_new { 0 } else { keys.len() }, learn);
    if let Some(first) = keys.first_mut() {
        first.look = KeyLook::Main;
    }
    keys
}

/// The lesson and the solo game that the reader is in the middle of.
fn goes_on(words: &Words, page: &PlayPage) -> Vec<Key> {
    let label = |word: &str, variant: &Variant| {
        words.with(word, args!["game" => rules::game(words, variant)])
    };
    let mut on = Vec::new();
    if let Some(lesson) = &page.in_lesson {
        let open = Button::Lesson(LessonKey::Open);
        on.push(Key::plain(open, label("key-lesson-go-on", lesson)));
    }
    if let Some((table, variant)) = &page.solo {
        let key = |key| Button::Table(*table, key);
        if page.opens != Opens::Nothing {
            on.push(Key::plain(
                key(TableKey::Hand),
                label("key-solo-go-on", variant),
            ));
        }
        on.push(Key::plain(
            key(TableKey::End),
            label("key-solo-end-of", variant),
        ));
    }
    on
}

/// What a deal costs at most, or that it costs nothing.
fn price(words: &Words, terms: &Terms) -> String {
    match terms.coins {
        CoinKind::Chips => words.say("play-for-fun"),
        CoinKind::Purse => {
            let key = match Price::from_variant(&terms.variant) {
                Price::Pot | Price::Point | Price::Contract => "play-price",
                Price::Match => "play-price-match",
                Price::Purse => "play-price-purse",
            };
            let risk = match terms.variant.purse(terms.stake) {
                Some((_, most)) => most,
                None => terms.at_risk(),
            };
            words.with(
                key,
                args!["stake" => stake(words, terms), "risk" => words.coins(risk)],
            )
        }
    }
}

/// Every edition.
fn games(words: &Words, page: &PlayPage) -> Menu {
    let option = |variant: Variant| {
        let introduction = variant.introduction();
        let note = words.with(
            "play-note",
            args![
                "players" => players(&variant),
                "minutes" => introduction.minutes(variant.edition()),
                "level" => words.say(&level_key(introduction.level))
            ],
        );
        MenuOption {
            value: variant.to_string(),
            label: rules::named(words, &variant),
            note: match edition_key(&variant) {
                Some(differs) => words.row(&[note, words.say(&differs)]),
                None => note,
            },
            chosen: variant == page.terms.variant,
            ..MenuOption::default()
        }
    };
    Menu {
        button: Button::Play(PlayKey::Pick(page.skill)),
        hint: words.say("play-menu"),
        least: 1,
        most: 1,
        options: Variant::easiest_first().into_iter().map(option).collect(),
    }
}

/// How well the computer players play where one plays alone.
fn skills(words: &Words, page: &PlayPage) -> Menu {
    let option = |skill: Skill| MenuOption {
        value: skill.key().to_owned(),
        label: words.say(&skill_key(skill)),
        chosen: skill == page.skill,
        ..MenuOption::default()
    };
    Menu {
        button: Button::Play(PlayKey::Level(page.terms.variant)),
        hint: words.say("play-skill"),
        least: 1,
        most: 1,
        options: Skill::ALL.into_iter().map(option).collect(),
    }
}

/// The numbers of players: "3", "4–10", "2/4/6".
fn players(variant: &Variant) -> String {
    match variant.seats() {
        [fewest, .., most] if most - fewest + 1 == variant.seats().len() => {
            format!("{fewest}–{most}")
        }
        some => {
            let numbers: Vec<String> = some.iter().map(ToString::to_string).collect();
            numbers.join("/")
        }
    }
}

/// The key of what a game is about: an edition's own sentence, or the game's.
fn about_key(words: &Words, variant: &Variant) -> String {
    let of_game = format!("play-about-{}", variant.game());
    let of_edition = format!("{of_game}-{}", variant.edition());
    if words.has(&of_edition) {
        of_edition
    } else {
        of_game
    }
}

/// The key of what tells an edition from the others of its game, where it has several.
fn edition_key(variant: &Variant) -> Option<String> {
    let several = variant.introduction().editions.len() > 1;
    several.then(|| format!("play-edition-{}-{}", variant.game(), variant.edition()))
}

/// The key of how hard a game is.
fn level_key(level: Level) -> String {
    format!("play-{}", level.key())
}

/// The key of how well computer players play.
fn skill_key(skill: Skill) -> String {
    format!("play-skill-{}", skill.key())
}

/// The keys of this page that are made from names.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> impl Iterator<Item = String> {
    let words = Words::english();
    let editions = Variant::easiest_first().into_iter();
    let of_editions = editions.flat_map(move |variant| {
        let about = about_key(&words, &variant);
        std::iter::once(about).chain(edition_key(&variant))
    });
    let of_skills = Skill::ALL.into_iter().map(skill_key);
    of_editions
        .chain(Level::ALL.map(level_key))
        .chain(of_skills)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A menu of Discord's holds 25.
    #[test]
    fn every_edition_is_offered_once_and_those_of_a_game_side_by_side() {
        let offered = Variant::easiest_first();
        assert!(offered.len() <= 25);
        let mut editions = offered.clone();
        editions.sort_by_key(|one| Variant::editions().iter().position(|other| other == one));
        assert_eq!(editions, Variant::editions());
        let places = offered.iter().map(Variant::introduction);
        let mut places: Vec<_> = places.map(|one| (one.level, one.place)).collect();
        places.dedup();
        assert_eq!(
            places.len(),
            Variant::games().len(),
            "each has a place of its own"
        );
        assert_eq!(first_game().map(|first| first.game()), Some("latriomphe"));
        for variant in offered {
            assert!(
                variant.introduction().minutes(variant.edition()) > 0,
                "{variant}"
            );
        }
    }
}
