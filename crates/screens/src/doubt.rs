//! Questions before something is done by which something would be lost: what is meant, and two buttons.

use super::{inn, rules};
use crate::button::{Button, Funding, PaidTo, SureKey};
use crate::screen::{Key, Panel, Part, Row, Screen};
use crate::table_options::close_label;
use crate::times::when;
use crate::words::{Words, args, plain};
use ::rules::Coins;
use ids::{MemberId, PurseId, SessionId, TableId};
use pages::{Character, Coffer, Hired, Look, RoleId};
use table::CalledOff;

/// Asks whether a session is to be closed while these of its tables are in play.
pub fn ask_close_session(words: &Words, session: SessionId, tables: &[TableId]) -> Screen {
    let signs: Vec<String> = tables.iter().map(|table| inn(words, *table)).collect();
    let told = args!["tables" => words.list(&signs), "count" => signs.len()];
    let question = Question {
        title: words.say("sure-session"),
        text: words.with("sure-session-text", told),
        why: "",
        yes: words.say("sure-session-yes"),
    };
    asked(words, SureKey::CloseSession(session), question)
}

/// Asks whether a member wants to keep away for so many days, until this moment.
pub fn ask_abstain(words: &Words, days: u16, until: i64) -> Screen {
    let question = Question {
        title: words.with("sure-abstain", args!["days" => days]),
        text: words.with("sure-abstain-text", args!["when" => when(words, until)]),
        why: "",
        yes: words.say("sure-abstain-yes"),
    };
    asked(words, SureKey::Abstain(days), question)
}

/// Asks whether this table is to be closed, where several are open.
pub fn ask_close(words: &Words, look: &Look) -> Screen {
    let question = Question {
        title: words.with("sure-close", args!["inn" => inn(words, look.id)]),
        text: format!("{} {}", this_table(words, look), other_table(words)),
        why: "",
        yes: words.say(close_label(look)),
    };
    asked(words, SureKey::Close(look.id), question)
}

/// Asks whether what runs at this table is to be cancelled, where several are open.
pub fn ask_call_off(words: &Words, look: &Look, what: CalledOff, why: &str) -> Screen {
    let (title, yes) = match what {
        CalledOff::Deal => ("sure-off-deal", "key-take-back"),
        CalledOff::Match => ("sure-off-match", "key-call-off"),
        CalledOff::Table => ("sure-close", "dialog-close-now"),
    };
    let table = this_table(words, look);
    let question = Question {
        title: words.with(title, args!["inn" => inn(words, look.id)]),
        text: format!("{table} {}", words.say("sure-off-text")),
        why,
        yes: words.say(yes),
    };
    asked(words, SureKey::CallOff(look.id, what, look.deals), question)
}

/// Asks whether a role is to be the game masters' that whoever chose it does not have.
pub fn ask_gm(words: &Words, role: RoleId) -> Screen {
    let told = args!["role" => format!("<@&{}>", role.0)];
    let question = Question {
        title: words.say("sure-gm"),
        text: words.with("sure-gm-text", told),
        why: "",
        yes: words.say("sure-gm-yes"),
    };
    asked(words, SureKey::Gm(role), question)
}

/// Asks whether a character is to be retired.
pub fn ask_retire(words: &Words, character: &Character) -> Screen {
    let name = args!["name" => plain(&character.name)];
    let question = Question {
        title: words.with("sure-retire", name),
        text: words.say("sure-retire-text"),
        why: "",
        yes: words.say("key-character-retire"),
    };
    asked(words, SureKey::Retire(character.purse), question)
}

/// Asks whether a patron is to be dismissed; `key` is the random part of its key.
pub fn ask_dismiss(words: &Words, hired: &Hired, key: PurseId) -> Screen {
    let question = Question {
        title: words.with("sure-dismiss", args!["name" => plain(&hired.name)]),
        text: words.say("sure-dismiss-text"),
        why: "",
        yes: words.say("key-patron-dismiss"),
    };
    asked(words, SureKey::Dismiss(key), question)
}

/// Asks whether a member pays somebody all their coins.
pub fn ask_pay(words: &Words, name: &str, (to, coins): (PaidTo, Coins), why: &str) -> Screen {
    let told = args!["coins" => words.coins(coins), "to" => name];
    let question = Question {
        title: words.say("sure-pay"),
        text: words.with("sure-pay-text", told),
        why,
        yes: words.with("sure-pay-yes", args!["coins" => words.coins(coins)]),
    };
    asked(words, SureKey::Pay(to, coins), question)
}

/// Asks whether everything that is free in a member's purse is taken from it.
pub fn ask_fine(
    words: &Words,
    name: &str,
    (from, into, coins): ((MemberId, PurseId), Coffer, Coins),
    why: &str,
) -> Screen {
    take_all(words, name, SureKey::Fine(from, into, coins), (coins, why))
}

/// Asks whether a patron gets all that the house has, or the house all that is free in the patron's purse; `key` is the
/// random part of the patron's key.
pub fn ask_fund(
    words: &Words,
    hired: &Hired,
    (key, way, coins): (PurseId, Funding, Coins),
) -> Screen {
    let name = plain(&hired.name);
    let sure = SureKey::Fund(key, way, coins);
    if way == Funding::Take {
        return take_all(words, &name, sure, (coins, ""));
    }
    let told = args!["coins" => words.coins(coins), "to" => name];
    let question = Question {
        title: words.say("sure-fund"),
        text: words.with("sure-fund-text", told),
        why: "",
        yes: words.with("sure-fund-yes", args!["coins" => words.coins(coins)]),
    };
    asked(words, sure, question)
}

fn take_all(words: &Words, name: &str, sure: SureKey, (coins, why): (Coins, &str)) -> Screen {
    let told = args!["coins" => words.coins(coins), "name" => name];
    let question = Question {
        title: words.say("sure-fine"),
        text: words.with("sure-fine-text", told),
        why,
        yes: words.with("sure-fine-yes", args!["coins" => words.coins(coins)]),
    };
    asked(words, sure, question)
}

/// Asks whether a member puts the most at stake that a table allows.
pub fn ask_purse(words: &Words, table: TableId, coins: Coins) -> Screen {
    let coins_said = words.coins(coins);
    let question = Question {
        title: words.say("sure-purse"),
        text: words.with("sure-purse-text", args!["coins" => coins_said.clone()]),
        why: "",
        yes: words.with("sure-purse-yes", args!["coins" => coins_said]),
    };
    asked(words, SureKey::Purse(table, coins), question)
}

/// How to close another one.
fn other_table(words: &Words) -> String {
    let mine = words.command(&["triomphe", "mine"]);
    words.with("sure-other-table", args!["mine" => mine])
}

/// Which of several tables is meant.
fn this_table(words: &Words, look: &Look) -> String {
    let told = args![
        "inn" => inn(words, look.id),
        "game" => rules::game(words, &look.terms.variant),
        "host" => format!("<@{}>", look.host)
    ];
    words.with("sure-this-table", told)
}

struct Question<'a> {
    title: String,
    text: String,
    /// The reason that was typed. It is shown as it was typed, for the press of the button reads it from there.
    why: &'a str,
    yes: String,
}

fn asked(words: &Words, key: SureKey, question: Question<'_>) -> Screen {
    let why = Part {
        heading: words.say("sure-why"),
        text: question.why.to_owned(),
    };
    let yes = Key::plain(Button::Sure(key), question.yes);
    let no = Key::main(Button::Sure(SureKey::No), words.say("sure-no"));
    Screen {
        panel: Some(Panel {
            title: question.title,
            text: question.text,
            parts: [why]
                .into_iter()
                .filter(|why| !why.text.is_empty())
                .collect(),
            ..Panel::default()
        }),
        rows: vec![Row::Keys(vec![yes, no])],
        ..Screen::default()
    }
}
