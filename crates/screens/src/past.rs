//! The list of finished deals.

use super::cancelled;
use super::fit::shortened;
use super::names::bold;
use super::rules::game;
use super::title::for_fun;
use crate::button::{Button, PastKey};
use crate::screen::{Key, Menu, MenuOption, Panel, Row, Screen};
use crate::words::{Words, args};
use ids::{DealId, Seek};
use pages::{Fate, Past, PastDealsPage};

/// Deals on a page: with the longest names they fit into a message.
pub const PAST_LINES: u32 = 6;
/// Discord's limit for the options of a menu.
const MOST_OPTIONS: usize = 25;

/// Shows a page of deals, with a menu that opens one and the way to the pages before and after.
pub fn past(words: &Words, page: &PastDealsPage) -> Screen {
    let lines: Vec<String> = page.deals.iter().map(|deal| line(words, deal)).collect();
    let deals = page.deals.iter();
    let mut rows = Vec::new();
    rows.extend(open_menu(
        words,
        deals.map(|past| (past.deal, game(words, &past.variant))),
    ));
    let list = |seek| Button::Past(PastKey::List(seek));
    let mut keys = Vec::new();
    if page.newer {
        let seek = page
            .deals
            .first()
            .map_or(Seek::Newest, |first| Seek::After(first.deal));
        keys.push(Key::plain(list(Seek::Newest), words.say("page-newest")));
        keys.push(Key::plain(list(seek), words.say("page-newer")));
    }
    if let Some(last) = page.deals.last().filter(|_| page.older) {
        let seek = Seek::Before(last.deal);
        keys.push(Key::plain(list(seek), words.say("page-older")));
    }
    keys.dedup_by(|a, b| a.button == b.button);
    if !keys.is_empty() {
        rows.push(Row::Keys(keys));
    }
    // An empty page has nothing to choose from.
    let (text, footer) = if lines.is_empty() {
        (words.say("past-empty"), String::new())
    } else {
        (lines.join("\n"), words.say("past-footer"))
    };
    Screen {
        panel: Some(shortened(Panel {
            title: words.say("past-title-channel"),
            text,
            footer,
            ..Panel::default()
        })),
        rows,
        ..Screen::default()
    }
}

/// What stands above the record of a deal.
pub fn record(words: &Words, deal: DealId, fate: &Fate) -> String {
    let here = words.with("record-here", args!["deal" => deal.short()]);
    let lines = [here].into_iter().chain(cancelled::fate(words, fate));
    lines.collect::<Vec<_>>().join("\n")
}

/// A menu that opens the receipt of one of these deals; `None` if there are none.
pub fn open_menu(words: &Words, deals: impl IntoIterator<Item = (DealId, String)>) -> Option<Row> {
    let options: Vec<MenuOption> = deals
        .into_iter()
        .take(MOST_OPTIONS)
        .map(|(deal, note)| MenuOption {
            value: deal.to_string(),
            label: words.with("past-option", args!["deal" => deal.short()]),
            note,
            ..MenuOption::default()
        })
        .collect();
    (!options.is_empty()).then(|| {
        Row::Menu(Menu {
            button: Button::Past(PastKey::Open),
            hint: words.say("past-open"),
            least: 1,
            most: 1,
            options,
        })
    })
}

fn line(words: &Words, past: &Past) -> String {
    let words = &words.with_coins(past.coin_kind);
    let names = past.names.iter();
    let who: Vec<String> = match &past.coins {
        Some(coins) if !past.match_goes_on => names
            .zip(coins)
            .map(|(name, coins)| {
                words.with(
                    "past-won",
                    args!["name" => bold(name), "coins" => words.won(*coins)],
                )
            })
            .collect(),
        _ => names.map(|name| bold(name)).collect(),
    };
    let line = words.with(
        "past-line",
        args![
            "deal" => past.deal.short(),
            "when" => format!("<t:{}:f>", past.at / 1000),
            "game" => for_fun(words, past.coin_kind, game(words, &past.variant)),
            "who" => who.join(" · ")
        ],
    );
    match &past.fate {
        Fate::Played if past.match_goes_on => words.with("past-match", args!["line" => line]),
        Fate::Played => line,
        Fate::BrokenOff => words.with("past-broken-off", args!["line" => line]),
        Fate::Voided { .. } => words.with("past-voided", args!["line" => line]),
    }
}
