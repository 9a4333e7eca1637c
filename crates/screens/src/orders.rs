//! Orders by the host and game masters, and how the table shows them.

use super::inn;
use super::names::bold;
use super::shared_keys::{has_patrons, join_label, past, score};
use super::times::when;
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Dialog, Key, Line, Menu, MenuOption, Panel, Row, Screen};
use crate::words::{Words, args, plain_words};
use ids::{MemberId, TableId};
use pages::{Look, Stands};
use table::look::{Chair, PauseOn, Scene};
use table::{CalledOff, ChairId, PausedBy, Player, Rank, Recall, Standing};

/// Why the clock is stopped without anybody's order, if it is.
pub fn stands(words: &Words, look: &Look) -> Option<String> {
    look.stands().map(|stands| match stands {
        Stands::Discord => words.say("stands-discord"),
        Stands::Disk => words.say("stands-disk"),
        Stands::Server => words.say("stands-server"),
        Stands::Place { until, .. } => {
            words.with("stands-place", args!["when" => when(words, until)])
        }
    })
}

/// Who paused the table, and until when.
pub fn pause(words: &Words, look: &Look) -> Option<String> {
    let PauseOn { by, until } = look.paused?;
    let key = match by {
        PausedBy::Host => "pause-host",
        PausedBy::SeatedGm | PausedBy::Gm => "pause-gm",
    };
    let until = until.map(|until| match look.stands() {
        None => when(words, look.shown(until)),
        // The pause's own deadline is stopped as well.
        Some(_) => super::times::until(words, look, until),
    });
    Some(words.with(key, args!["when" => until.unwrap_or_default()]))
}

/// The proposed cancellation: what, who agrees, and who has yet to.
pub fn proposal(words: &Words, look: &Look) -> Option<String> {
    let wish = look.wish.as_ref()?;
    let names = |chairs: &[ChairId]| {
        let names = chairs.iter().filter_map(|&chair| look.chair(chair));
        let names: Vec<String> = names.map(|chair| bold(look.name(&chair.player))).collect();
        words.list(&names)
    };
    let key = match wish.what {
        CalledOff::Deal => "wish-deal",
        CalledOff::Match => "wish-match",
        CalledOff::Table => "wish-table",
    };
    let told = args!["agreed" => names(&wish.agreed), "missing" => names(&wish.missing)];
    let wish = match look.wish.as_ref()?.reason.as_str() {
        "" => words.with(key, told),
        reason => {
            let reason = args!["reason" => quoted(reason)];
            let why = words.with("wish-reason", reason);
            format!("{} {why}", words.with(key, told))
        }
    };
    Some(wish)
}

/// Asks a game master for the reason of a cancellation.
pub fn why_dialog(words: &Words, table: TableId, what: CalledOff) -> Dialog {
    let (key, title) = match what {
        CalledOff::Deal => (OrderKey::TakeBack, "key-take-back"),
        CalledOff::Match => (OrderKey::CallOff, "key-call-off"),
        CalledOff::Table => (OrderKey::CloseNow, "dialog-close-now"),
    };
    Dialog {
        button: Button::Order(table, key),
        title: words.say(title),
        lines: vec![Line {
            label: words.say("dialog-why"),
            hint: words.say("dialog-why-hint"),
            longest: REASON,
            ..Line::default()
        }],
    }
}

/// The most characters of a reason.
const REASON: u16 = 200;

/// Told to everyone: what a game master cancelled, and why.
pub fn called_off(words: &Words, table: TableId, what: CalledOff, by: &str, why: &str) -> String {
    let key = match what {
        CalledOff::Deal => "off-deal",
        CalledOff::Match => "off-match",
        CalledOff::Table => "off-table",
    };
    let told = args!["inn" => inn(words, table), "by" => by, "reason" => quoted(why)];
    words.with(key, told)
}

/// The buttons for these.
pub fn keys(words: &Words, look: &Look) -> Option<Row> {
    if matches!(look.scene, Scene::Closed(_)) {
        return None;
    }
    let order = |key, label: &str| {
        let button = Button::Order(look.id, key);
        Key::plain(button, words.say(label))
    };
    let mut keys = Vec::new();
    if let Some(wish) = &look.wish {
        keys.push(order(OrderKey::Agree(wish.number), "key-agree"));
        keys.push(order(OrderKey::PlayOn(wish.number), "key-play-on"));
    }
    if look.paused.is_some() {
        keys.push(order(OrderKey::GoOn, "key-go-on"));
    }
    (!keys.is_empty()).then_some(Row::Keys(keys))
}

/// Whether a member may cancel what runs, or propose it: nothing is offered that would be refused.
fn may_cancel(look: &Look, member: MemberId, rank: Rank) -> bool {
    let playing = || look.chairs.iter().filter(|chair| chair.plays);
    let holds = playing().any(|chair| chair.actor() == Some(member));
    let others = playing().any(|chair| chair.actor().is_some_and(|other| other != member));
    let patrons = playing().any(|chair| chair.player.member().is_none());
    match rank {
        Rank::Gm => !holds || others,
        Rank::Guest => holds && others && !patrons,
    }
}

/// The panel of orders that a member can give at a table.
pub fn panel(words: &Words, look: &Look, member: MemberId, rank: Rank) -> Screen {
    let words = &words.at_table(look);
    let order = |key, label: &str| {
        let button = Button::Order(look.id, key);
        Key::plain(button, words.say(label))
    };
    let gives = rank == Rank::Gm || look.host == member;
    let mut lines = Vec::new();
    let mut keys = Vec::new();
    if gives {
        lines.push(words.with("orders-host", args!["pause" => words.say("key-pause")]));
        match look.paused {
            None if look.pauses_left.any(rank) => keys.push(order(OrderKey::Pause, "key-pause")),
            // It would be refused.
            None => {}
            // The host cannot end a game master's pause.
            Some(paused) if paused.by != PausedBy::Host && rank == Rank::Guest => {}
            Some(_) => keys.push(order(OrderKey::GoOn, "key-go-on")),
        }
        keys.push(order(OrderKey::Close, close_label(look)));
        keys.push(order(OrderKey::Languages, "key-languages"));
        // Before the first deal they are among the house rules.
        let draws = look.terms.variant.deals_between_draws().is_some();
        if draws && look.host == member && !look.may_change_coins && !look.solo {
            keys.push(order(OrderKey::Partners, "key-partners"));
        }
        if look.host == member && look.may_change_coins && !look.always_tells_played() {
            let (recall, label) = match look.recall {
                Recall::Own => (Recall::Told, "key-recall"),
                Recall::Told => (Recall::Own, "key-no-recall"),
            };
            keys.push(order(OrderKey::Recall(recall), label));
            let played = args!["played" => words.say("key-played")];
            lines.push(words.with("orders-recall", played));
        }
    } else {
        let host = args!["host" => format!("<@{}>", look.host)];
        lines.push(words.with("orders-guest", host));
    }
    if may_cancel(look, member, rank) {
        let deal = matches!(look.scene, Scene::Playing(_));
        let on = [
            (deal, OrderKey::TakeBack, "key-take-back"),
            (look.match_on.is_some(), OrderKey::CallOff, "key-call-off"),
        ];
        let on = on.into_iter().filter(|(on, ..)| *on);
        let before = keys.len();
        keys.extend(on.map(|(_, key, label)| order(key, label)));
        if keys.len() > before {
            lines.push(words.say("orders-take-back"));
        }
    }
    if let Scene::Lobby(_) | Scene::Between(_) = look.scene {
        // During a deal this row may be full.
        keys.extend(score(words, look));
    }
    if rank == Rank::Gm {
        lines.push(words.say("orders-gm"));
    }
    let mut rows = Vec::new();
    if !keys.is_empty() {
        rows.push(Row::Keys(keys));
    }
    let others = look
        .chairs
        .iter()
        .filter(|chair| chair.player.member() != Some(member) && !chair.goes);
    let heirs = look.chairs.iter().filter(|chair| {
        let heir = chair.player.member();
        heir.is_some_and(|heir| heir != look.host) && !chair.goes
    });
    if gives {
        rows.extend(choose(
            words,
            look,
            OrderKey::Kick,
            "menu-kick",
            others.collect(),
        ));
        rows.extend(choose(
            words,
            look,
            OrderKey::Host,
            "menu-host",
            heirs.collect(),
        ));
    }
    rows.extend(own(words, look, member));
    rows.extend(others_keys(words, look, gives));
    Screen {
        panel: Some(Panel {
            title: words.with("orders-title", args!["inn" => inn(words, look.id)]),
            text: lines.join("\n\n"),
            ..Panel::default()
        }),
        rows,
        ..Screen::default()
    }
}

/// The key of the label of the button that closes the table: it says when.
pub fn close_label(look: &Look) -> &'static str {
    match look.scene {
        // A match is played to its end, even if no deal of it is in progress.
        _ if look.match_on.is_some() => "key-close-match",
        Scene::Playing(_) => "key-close-deal",
        _ => "key-close",
    }
}

/// What a member can do for themselves; once cards were dealt, the table's message has no room for it.
fn own(words: &Words, look: &Look, member: MemberId) -> Option<Row> {
    if matches!(look.scene, Scene::Closed(_)) {
        return None;
    }
    let key = |key, label: &str| Key::plain(Button::Table(look.id, key), words.say(label));
    let order = |key, label: &str| Key::plain(Button::Order(look.id, key), words.say(label));
    let mut keys = Vec::new();
    match look.chair_of(member) {
        None if look.chairs.len() < look.terms.most() => {
            keys.push(key(TableKey::Join, join_label(look)));
        }
        None => {}
        Some(chair) => {
            keys.push(key(TableKey::Leave, "key-leave"));
            keys.push(match chair.standing {
                Standing::In | Standing::Kept => order(OrderKey::SitOut, "key-out"),
                Standing::Leaving => key(TableKey::Join, "key-join"),
                _ => order(OrderKey::SitIn, "key-in"),
            });
        }
    }
    if let (Scene::Lobby(_) | Scene::Between(_), Some(shuffle)) = (&look.scene, &look.shuffle) {
        keys.push(key(TableKey::Cut(shuffle.deal), "key-cut"));
    }
    keys.push(key(TableKey::Rules, "key-rules"));
    keys.push(order(OrderKey::FairPlay, "key-fair-play"));
    Some(Row::Keys(keys))
}

/// The same about computer players, for whoever gives the orders, and about the deal that is over.
fn others_keys(words: &Words, look: &Look, gives: bool) -> Option<Row> {
    let mut keys = Vec::new();
    match &look.scene {
        Scene::Playing(_) => {
            keys.extend(past(words, look));
            keys.extend(score(words, look));
        }
        Scene::Lobby(_) if look.deals == 0 => {}
        Scene::Lobby(_) | Scene::Between(_) => {
            if gives && look.chairs.len() < look.terms.most() {
                let seat = Button::Table(look.id, TableKey::SeatPatron);
                keys.push(Key::plain(seat, words.say("key-patron")));
            }
            if gives && has_patrons(look) {
                let send = Button::Order(look.id, OrderKey::SendPatron);
                keys.push(Key::plain(send, words.say("key-no-patron")));
            }
            keys.extend(past(words, look));
        }
        Scene::Closed(_) => {}
    }
    (!keys.is_empty()).then_some(Row::Keys(keys))
}

fn choose(
    words: &Words,
    look: &Look,
    key: OrderKey,
    hint: &str,
    chairs: Vec<&Chair>,
) -> Option<Row> {
    let option = |chair: &&Chair| MenuOption {
        value: named(&chair.player),
        label: look.name(&chair.player).chars().take(LABEL).collect(),
        ..MenuOption::default()
    };
    (!chairs.is_empty()).then(|| {
        Row::Menu(Menu {
            button: Button::Order(look.id, key),
            hint: words.say(hint),
            least: 1,
            most: 1,
            options: chairs.iter().map(option).collect(),
        })
    })
}

/// The name of a chair's occupant in a menu.
pub fn named(player: &Player) -> String {
    match player {
        Player::Member(person) => format!("m:{}", person.member),
        Player::Patron(key) => format!("p:{key}"),
    }
}

/// The most characters of an option in a menu.
pub(super) const LABEL: usize = 80;

/// Told to a banned member who wants to sit down.
pub fn banned(words: &Words, until: Option<i64>, reason: &str) -> String {
    let sentence = match until {
        None => words.say("refusal-banned"),
        Some(until) => words.with("refusal-banned-until", args!["when" => when(words, until)]),
    };
    match reason {
        "" => sentence,
        reason => format!(
            "{sentence} {}",
            words.with("refusal-banned-why", args!["reason" => quoted(reason)])
        ),
    }
}

/// A typed text on one line, with formatting disabled.
pub fn quoted(text: &str) -> String {
    plain_words(text.trim(), LONGEST)
}

/// The most characters of a reason that are shown.
const LONGEST: usize = 300;
