//! The hired patrons: who they are, and what they and the house have.

use crate::button::{Button, StaffKey, TableKey};
use crate::screen::{Dialog, Edge, Key, Line, Menu, MenuOption, Need, Panel, Row, Screen};
use crate::words::{Words, args, plain};
use ids::{PurseId, TableId};
use pages::text::isolated;
use pages::{Funds, Hired, Regulars};
use rules::Coins;

/// The menu's value for any free patron.
pub const ANYBODY: &str = "anybody";

/// Who reads about a patron: temper, skill and purse are for the game master only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The game master.
    Gm,
    /// Anyone else.
    Guest,
}

impl Reader {
    /// The reader, by whether they are game master.
    pub fn new(is_gm: bool) -> Reader {
        if is_gm { Reader::Gm } else { Reader::Guest }
    }
}

/// The public announcement of a hiring: just the patron.
pub fn hired(words: &Words, hired: &Hired) -> Screen {
    let text = words.with(
        "patron-hired",
        args!["face" => hired.face.as_str(), "name" => plain(&hired.name)],
    );
    Screen::panel(Panel {
        title: words.say("patron-hired-title"),
        text,
        edge: Edge::Tavern,
        ..Panel::default()
    })
}

/// All hired patrons, and the house's coins.
pub fn staff(words: &Words, staff: &[(Hired, Funds)], house: Coins, reader: Reader) -> Screen {
    let mut lines: Vec<String> = staff
        .iter()
        .map(|(hired, funds)| {
            if reader == Reader::Guest {
                let said = args!["face" => hired.face.as_str(), "name" => plain(&hired.name)];
                return words.with("patron-line-guest", said);
            }
            let has = purse(words, *funds);
            let said = args![
                "face" => hired.face.as_str(),
                "name" => plain(&hired.name),
                "kind" => kind(words, hired),
                "purse" => has
            ];
            words.with("patron-line", said)
        })
        .collect();
    if lines.is_empty() {
        lines.push(words.say("patron-none"));
    }
    let option = |(hired, funds): &(Hired, Funds)| MenuOption {
        value: hired.key.as_str().to_owned(),
        label: format!("{} {}", hired.face, isolated(hired.name.clone())),
        note: purse(words, *funds),
        ..MenuOption::default()
    };
    let menu = Menu {
        button: Button::Staff(StaffKey::Show),
        hint: words.say("patron-choose"),
        least: 1,
        most: 1,
        options: staff.iter().map(option).collect(),
    };
    let has_menu = reader == Reader::Gm && !staff.is_empty();
    Screen {
        rows: has_menu.then_some(Row::Menu(menu)).into_iter().collect(),
        ..Screen::panel(Panel {
            title: words.say("patron-list-title"),
            text: lines.join("\n"),
            footer: words.with("patron-house-left", args!["house" => words.coins(house)]),
            edge: Edge::Tavern,
            ..Panel::default()
        })
    }
}

/// A hired patron, and what the game master can do about it; `key` is the random part of its key.
pub fn one_patron(words: &Words, hired: &Hired, funds: Funds, key: PurseId) -> Screen {
    let button = |key, label: &str| Key::plain(Button::Staff(key), words.say(label));
    Screen {
        rows: vec![Row::Keys(vec![
            button(StaffKey::Purse(key), "key-patron-purse"),
            button(StaffKey::Dismiss(key), "key-patron-dismiss"),
        ])],
        ..Screen::panel(Panel {
            title: format!("{} {}", hired.face, isolated(hired.name.clone())),
            text: format!(
                "{}\n{}",
                kind(words, hired),
                patron_purse(words, hired, funds)
            ),
            ..Panel::default()
        })
    }
}

/// The form for coins that move from the house to a patron's purse, or back.
pub fn patron_purse_dialog(words: &Words, hired: &Hired, key: PurseId) -> Dialog {
    let line = |label: &str| Line {
        label: words.say(label),
        longest: 60,
        need: Need::MayBeEmpty,
        ..Line::default()
    };
    let title = words.with(
        "patron-purse-title",
        args!["name" => isolated(hired.name.clone())],
    );
    Dialog {
        button: Button::Staff(StaffKey::Purse(key)),
        title: title.chars().take(TITLE).collect(),
        lines: vec![line("patron-purse-give"), line("patron-purse-take")],
    }
}

/// The most characters of a form's title.
const TITLE: usize = 45;

/// The coins of a patron and of the house, in a sentence.
pub fn patron_purse(words: &Words, hired: &Hired, funds: Funds) -> String {
    words.with(
        "patron-purse",
        args![
            "name" => plain(&hired.name),
            "purse" => purse(words, funds),
            "house" => words.coins(funds.house)
        ],
    )
}

/// The host's menu of patrons to invite.
pub fn seat_menu(
    words: &Words,
    table: TableId,
    (staff, regulars): (&[Hired], Regulars),
    reader: Reader,
) -> Screen {
    let anybody = MenuOption {
        value: ANYBODY.to_owned(),
        label: words.say("patron-anybody"),
        note: words.say("patron-anybody-note"),
        ..MenuOption::default()
    };
    let named = staff.iter().map(|hired| MenuOption {
        value: hired.key.as_str().to_owned(),
        label: format!("{} {}", hired.face, isolated(hired.name.clone())),
        note: match reader {
            Reader::Gm => kind(words, hired),
            Reader::Guest => String::new(),
        },
        ..MenuOption::default()
    });
    Screen {
        text: words.say("patron-whom"),
        rows: vec![Row::Menu(Menu {
            button: Button::Table(table, TableKey::SeatThis),
            hint: words.say("patron-whom-hint"),
            least: 1,
            most: 1,
            options: named
                .chain((regulars == Regulars::Come).then_some(anybody))
                .collect(),
        })],
        ..Screen::default()
    }
}

fn kind(words: &Words, hired: &Hired) -> String {
    let character = hired.character;
    let temper = words.say(&format!("temper-{}-choice", character.temper.key));
    let skill = words.say(&format!("skill-{}-choice", character.skill.key()));
    words.with("patron-kind", args!["temper" => temper, "skill" => skill])
}

fn purse(words: &Words, funds: Funds) -> String {
    let free = words.coins(funds.patron);
    match funds.held {
        Coins::ZERO => free,
        held => words.with(
            "patron-purse-held",
            args!["free" => free, "held" => words.coins(held)],
        ),
    }
}
