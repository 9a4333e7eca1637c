//! `/play`: every game, easiest first, with what it takes to play it now.

use super::rules;
use super::terms::{Price, stake};
use crate::button::{Button, LessonKey, PlayKey, PlayedFor, TableKey};
use crate::screen::{Key, KeyLook, Menu, MenuOption, Panel, Row, Screen};
use crate::words::{Words, args};
use ::rules::{Level, Variant};
use pages::{Opens, PlayPage};
use table::{CoinKind, Terms};

/// The game that is offered first; `None` only if there is no game.
pub fn first_game() -> Option<Variant> {
    Variant::easiest_first().into_iter().next()
}

/// The game chosen in the menu.
pub fn chosen_game(value: &str) -> Option<Variant> {
    let mut games = Variant::easiest_first().into_iter();
    games.find(|variant| variant.game() == value)
}

/// A menu of all games, what the chosen one is about, and what it costs the reader.
pub fn play(words: &Words, page: &PlayPage) -> Screen {
    let (terms, variant) = (&page.terms, page.terms.variant);
    let about = words.say(&about_key(&variant));
    let pay = match terms.coins {
        CoinKind::Purse => PlayedFor::Usual,
        CoinKind::Chips => PlayedFor::Fun,
    };
    let key = |key, word: &str, look| Key {
        look,
        ..Key::plain(Button::Play(key), words.say(word))
    };
    let (now, learn) = if page.is_new {
        (KeyLook::Plain, KeyLook::Main)
    } else {
        (KeyLook::Main, KeyLook::Plain)
    };
    let mut keys = vec![key(PlayKey::Learn(variant), "key-learn", learn)];
    let play_now = key(PlayKey::Now(variant, pay), "key-play-now", now);
    let invite = key(PlayKey::Invite(variant, pay), "key-invite", KeyLook::Plain);
    match page.opens {
        Opens::Table => keys.extend([play_now, invite]),
        Opens::SoloTable if page.solo.is_none() => keys.push(play_now),
        Opens::SoloTable | Opens::Nothing => {}
    }
    let mut on = Vec::new();
    if let Some(lesson) = &page.in_lesson {
        let label = if lesson.game() == variant.game() {
            words.say("key-lesson-go-on")
        } else {
            let game = rules::game(words, lesson);
            words.with("key-lesson-go-on-in", args!["game" => game])
        };
        on.push(Key::plain(Button::Lesson(LessonKey::Open), label));
    }
    if let Some(table) = page.solo {
        let key = |key| Button::Table(table, key);
        if page.opens != Opens::Nothing {
            on.push(Key::main(key(TableKey::Hand), words.say("key-solo-go-on")));
        }
        on.push(Key::plain(key(TableKey::End), words.say("key-solo-end")));
    }
    let new = page.is_new.then(|| words.say("lesson-new"));
    let solo = page.solo.filter(|_| page.opens != Opens::Nothing);
    let solo = solo.map(|_| words.say("play-solo-on"));
    let rows = [keys, on].into_iter().filter(|keys| !keys.is_empty());
    let menu = Row::Menu(menu(words, variant.game()));
    Screen {
        rows: std::iter::once(menu).chain(rows.map(Row::Keys)).collect(),
        ..Screen::panel(Panel {
            title: words.say("play-title"),
            text: [
                words.with(
                    "play-game",
                    args![
                        "game" => rules::game(words, &variant),
                        "about" => about
                    ],
                ),
                match page.opens {
                    Opens::Table => price(words, terms),
                    Opens::SoloTable => words.say("play-alone"),
                    Opens::Nothing => words.say("refusal-age"),
                },
                new.unwrap_or_default(),
                solo.unwrap_or_default(),
            ]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("\n\n"),
            footer: words.say("play-footer"),
            ..Panel::default()
        })
    }
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

fn menu(words: &Words, game: &str) -> Menu {
    let option = |variant: Variant| {
        let introduction = variant.introduction();
        let note = words.with(
            "play-note",
            args![
                "players" => players(&variant),
                "minutes" => introduction.minutes,
                "level" => words.say(&level_key(introduction.level))
            ],
        );
        MenuOption {
            value: variant.game().to_owned(),
            label: rules::game(words, &variant),
            note,
            chosen: variant.game() == game,
            ..MenuOption::default()
        }
    };
    Menu {
        button: Button::Play(PlayKey::Pick),
        hint: words.say("play-menu"),
        least: 1,
        most: 1,
        options: Variant::easiest_first().into_iter().map(option).collect(),
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

/// The key of what a game is about.
fn about_key(variant: &Variant) -> String {
    format!("play-about-{}", variant.game())
}

/// The key of how hard a game is.
fn level_key(level: Level) -> String {
    format!("play-{}", level.key())
}

/// The keys of this page that are made from names.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> impl Iterator<Item = String> {
    let games = Variant::easiest_first().into_iter();
    let games = games.map(|variant| about_key(&variant));
    games.chain(Level::ALL.map(level_key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_offered_once() {
        let offered = Variant::easiest_first();
        let mut games: Vec<_> = offered.iter().map(Variant::game).collect();
        games.sort_by_key(|game| Variant::games().iter().position(|one| one == game));
        assert_eq!(games, Variant::games());
        let places = offered.iter().map(Variant::introduction);
        let mut places: Vec<_> = places.map(|one| (one.level, one.place)).collect();
        places.dedup();
        assert_eq!(places.len(), games.len(), "each has a place of its own");
        assert_eq!(first_game().map(|first| first.game()), Some("latriomphe"));
    }
}
