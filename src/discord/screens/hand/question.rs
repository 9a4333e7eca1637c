//! The question about bonus cards: the same buttons for everyone, whatever they hold (TM-7).

use super::{Asked, Offered};
use crate::discord::button::DealKey;
use crate::discord::cards;
use crate::discord::screen::{Key, KeyLook, Menu, MenuOption, Row};
use crate::discord::screens::playing::{asked_about, bonuses};
use crate::discord::screens::table;
use crate::discord::words::args;
use ::rules::CardSet;

/// The question as it concerns the holder of this hand.
pub fn question(asked: &Asked<'_>) -> Offered {
    let (words, playing) = (asked.words, asked.playing);
    let view = &playing.view;
    let until = table::until(words, asked.look, playing.clock.until);
    if playing.answered {
        return Offered {
            lines: vec![words.with("hand-answered", args!["when" => until])],
            ..Offered::default()
        };
    }
    let cards_held = view
        .my_question
        .map_or(CardSet::EMPTY, |question| question.cards);
    let bonuses = bonuses(&view.variant, view.stake);
    let mut lines = vec![words.with("hand-question", args!["when" => until])];
    if cards_held.is_empty() {
        let all = asked_about(words, &view.variant);
        lines.push(words.with("hand-question-none", args!["cards" => all]));
    } else {
        let coins = bonuses
            .iter()
            .filter(|(card, _)| cards_held.contains(*card))
            .map(|(_, coins)| coins.0)
            .sum();
        lines.push(words.with(
            "hand-question-holds",
            args!["cards" => cards::names(words, cards_held), "coins" => words.coins(coins)],
        ));
    }
    let options: Vec<MenuOption> = bonuses
        .iter()
        .map(|(card, coins)| MenuOption {
            value: card.to_string(),
            label: words.with(
                "choice-bonus",
                args!["card" => cards::label(words, *card), "coins" => words.coins(coins.0)],
            ),
            face: words.face(*card),
            ..MenuOption::default()
        })
        .collect();
    let key = |key, word: &str, look| Key {
        button: asked.button(key),
        face: None,
        label: words.say(word),
        look,
    };
    let rows = vec![
        Row::Keys(vec![
            key(DealKey::ShowAll, "key-show-all", KeyLook::Good),
            key(DealKey::Hide, "key-hide", KeyLook::Plain),
        ]),
        Row::Menu(Menu {
            button: asked.button(DealKey::ShowThese),
            hint: words.say("key-show-these"),
            least: 1,
            most: options.len(),
            options,
        }),
    ];
    Offered {
        lines,
        rows,
        last: Vec::new(),
    }
}
