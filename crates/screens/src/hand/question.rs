//! Questions put to every seat: the same buttons for everyone, whatever they hold (RULES.md TM-7, AP-1).

use super::decision::{Decision, Offered};
use super::laying;
use crate::button::DealKey;
use crate::playing::{asked_about, shown_at_will};
use crate::rules::takes_turned_alone;
use crate::screen::{Key, KeyLook, Menu, MenuOption, Row};
use crate::words::args;
use crate::{cards, times};
use ::rules::{Act, CardSet, Choice, Stage};

/// The question, as it concerns this hand.
pub fn question(asked: &Decision<'_>) -> Offered {
    let (words, playing) = (asked.words, asked.playing);
    let view = &playing.view;
    let until = times::until(words, asked.look, playing.clock.until);
    if playing.answered {
        return Offered {
            lines: vec![words.with("hand-answered", args!["when" => until])],
            ..Offered::default()
        };
    }
    if let Stage::Robbing { .. } = view.stage {
        return robbing(asked, until);
    }
    let cards_held = view
        .my_question
        .map_or(CardSet::EMPTY, |question| question.cards);
    let bonuses = shown_at_will(&view.variant, view.stake);
    let mut lines = vec![if asked.look.solo {
        words.say("hand-question-solo")
    } else {
        words.with("hand-question", args!["when" => until])
    }];
    if cards_held.is_empty() {
        let all = cards::any_of(words, asked_about(&view.variant));
        let hide = words.say("key-hide");
        lines.push(words.with("hand-question-none", args!["cards" => all, "hide" => hide]));
    } else {
        let coins = bonuses
            .iter()
            .filter(|(card, _)| cards_held.contains(*card))
            .map(|(_, coins)| *coins)
            .sum();
        lines.push(words.with(
            "hand-question-holds",
            args![
                "cards" => cards::the_names(words, cards_held), "count" => cards_held.len(),
                "coins" => words.coins(coins)
            ],
        ));
    }
    let options: Vec<MenuOption> = bonuses
        .iter()
        .map(|(card, coins)| MenuOption {
            value: card.to_string(),
            label: words.with(
                "choice-bonus",
                args!["card" => cards::label(words, *card), "coins" => words.coins(*coins)],
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
    // Green marks what most players would press; only they see it.
    let (all, none) = match cards_held {
        CardSet::EMPTY => (KeyLook::Plain, KeyLook::Good),
        _ => (KeyLook::Good, KeyLook::Plain),
    };
    let rows = vec![
        Row::Keys(vec![
            key(DealKey::ShowAll, "key-show-all", all),
            key(DealKey::Hide, "key-hide", none),
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

/// Whether to rob: first the same buttons for everyone, then, for a player who can, the choice of a discard.
fn robbing(asked: &Decision<'_>, until: String) -> Offered {
    let words = asked.words;
    if let (Choice::Rob { count, from }, false) = (asked.choice, asked.picked.is_empty()) {
        return laying::rob(asked, count, from);
    }
    let take = Key::plain(asked.button(DealKey::Take), words.say("key-take"));
    let leave = asked.key(Act::Leave, words.say("key-leave-it"), KeyLook::Plain);
    let until = args!["when" => until];
    let alone = takes_turned_alone(&asked.look.terms.variant);
    Offered {
        lines: vec![match (asked.look.solo, alone) {
            (true, false) => words.say("hand-robbing-solo"),
            (true, true) => words.say("hand-robbing-turned-solo"),
            (false, false) => words.with("hand-robbing", until),
            (false, true) => words.with("hand-robbing-turned", until),
        }],
        rows: vec![Row::Keys(vec![take, leave])],
        last: Vec::new(),
    }
}
