//! *Table…*: what a member can do at a table, with a line for each order that host and game master can give.

use super::inn;
use super::orders::{LABEL, named};
use super::shared_keys::{
    has_patrons, is_full, join_label, options_label, other_pace, past, score,
};
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Key, Menu, MenuOption, Panel, Row, Screen, rows_of};
use crate::words::{Words, args};
use ids::MemberId;
use pages::Look;
use table::look::{Chair, Scene};
use table::{CoinKind, PausedBy, Rank, Recall, Standing};

/// The panel of what a member can do at a table.
pub fn panel(words: &Words, look: &Look, member: MemberId, rank: Rank) -> Screen {
    let words = &words.at_table(look);
    let is_host = look.host == member;
    let gives = rank == Rank::Gm || is_host;
    let (mut orders, mut settings) = (Orders::new(words, look), Orders::new(words, look));
    if gives {
        orders.in_charge(rank);
    } else {
        let host = args!["host" => format!("<@{}>", look.host)];
        orders.lines.push(words.with("orders-guest", host));
    }
    if is_host {
        orders.partners();
        settings.of_host();
    }
    if !cancels(look, member, rank).is_empty() {
        orders.order(OrderKey::Cancelling, "key-cancelling", "orders-cancelling");
    }
    let people = if gives {
        people(words, look, member)
    } else {
        Vec::new()
    };
    let mut lines = orders.lines;
    lines.extend(settings.lines);
    if !people.is_empty() {
        lines.push(words.say("orders-people"));
    }
    // Each row has room for five buttons.
    match look.scene {
        Scene::Lobby(_) | Scene::Between(_) => orders.keys.extend(score(words, look)),
        Scene::Playing(_) => settings.keys.extend(score(words, look)),
        Scene::Closed(_) => {}
    }
    if !matches!(look.scene, Scene::Closed(_)) {
        settings.keys.extend(past(words, look));
    }
    let keys = |keys: Vec<Key>| (!keys.is_empty()).then_some(Row::Keys(keys));
    let mut rows: Vec<Row> = keys(orders.keys).into_iter().collect();
    rows.extend(people);
    rows.extend(own(words, look, member));
    rows.extend(rows_of(settings.keys));
    Screen {
        panel: Some(Panel {
            title: words.with("orders-title", args!["inn" => inn(words, look.id)]),
            text: lines.join("\n"),
            ..Panel::default()
        }),
        rows,
        ..Screen::default()
    }
}

/// Behind *Cancel…*: who must agree to what, and the way back.
pub fn cancelling(words: &Words, look: &Look, member: MemberId, rank: Rank) -> Screen {
    let words = &words.at_table(look);
    let order = |key, label: &str| {
        let button = Button::Order(look.id, key);
        Key::plain(button, words.say(label))
    };
    let cancels = cancels(look, member, rank).into_iter();
    let mut keys: Vec<Key> = cancels.map(|(key, label)| order(key, label)).collect();
    keys.push(order(OrderKey::Panel, options_label(look)));
    let mut lines = vec![words.say("orders-take-back")];
    if rank == Rank::Gm {
        lines.push(words.say("orders-gm"));
    }
    Screen {
        rows: vec![Row::Keys(keys)],
        ..Screen::panel(Panel {
            title: words.say("orders-cancelling-title"),
            text: lines.join("\n\n"),
            ..Panel::default()
        })
    }
}

/// Orders with their buttons, and a line for each.
struct Orders<'a> {
    words: &'a Words,
    look: &'a Look,
    lines: Vec<String>,
    keys: Vec<Key>,
}

impl<'a> Orders<'a> {
    fn new(words: &'a Words, look: &'a Look) -> Orders<'a> {
        Orders {
            words,
            look,
            lines: Vec::new(),
            keys: Vec::new(),
        }
    }

    fn order(&mut self, key: OrderKey, label: &str, about: &str) {
        self.add(Button::Order(self.look.id, key), label, about);
    }

    fn add(&mut self, button: Button, label: &str, about: &str) {
        let (label, about) = (self.words.say(label), self.words.say(about));
        let line = args!["key" => label.as_str(), "about" => about];
        self.lines.push(self.words.with("orders-line", line));
        self.keys.push(Key::plain(button, label));
    }

    /// What host and game masters can order.
    fn in_charge(&mut self, rank: Rank) {
        match self.look.paused {
            None if self.look.pauses_left.any(rank) => {
                self.order(OrderKey::Pause, "key-pause", "orders-pause");
            }
            // It would be refused.
            None => {}
            // The host cannot end a game master's pause.
            Some(paused) if paused.by != PausedBy::Host && rank == Rank::Guest => {}
            Some(_) => self.order(OrderKey::GoOn, "key-go-on", "orders-go-on"),
        }
        self.order(OrderKey::Close, close_label(self.look), "orders-close");
        self.order(OrderKey::Languages, "key-languages", "orders-languages");
    }

    /// The host's choice of partners; before the first deal it is among the house rules.
    fn partners(&mut self) {
        let draws = self.look.terms.variant.deals_between_draws().is_some();
        if draws && !self.look.may_change_coins && !self.look.solo {
            self.order(OrderKey::Partners, "key-partners", "orders-partners");
        }
    }

    /// What the host alone sets: who sits here beside the members, and what is played for.
    fn of_host(&mut self) {
        let look = self.look;
        let table = |key| Button::Table(look.id, key);
        if let Scene::Lobby(_) | Scene::Between(_) = look.scene {
            if !is_full(look) {
                self.add(table(TableKey::SeatPatron), "key-patron", "orders-patron");
            }
            if has_patrons(look) {
                self.order(OrderKey::SendPatron, "key-no-patron", "orders-no-patron");
            }
        }
        if let Some((key, label)) = other_pace(look).filter(|_| has_patrons(look)) {
            self.add(table(key), label, "orders-pace");
        }
        if look.may_change_coins {
            match look.terms.coins {
                CoinKind::Purse => {
                    self.add(table(TableKey::ForFun), "key-for-fun", "orders-for-fun");
                }
                CoinKind::Chips => {
                    self.add(
                        table(TableKey::ForCoins),
                        "key-for-coins",
                        "orders-for-coins",
                    );
                }
            }
            self.order(OrderKey::Rules, "key-house-rules", "orders-house-rules");
            if !look.always_tells_played() {
                let (recall, label) = match look.recall {
                    Recall::Own => (Recall::Told, "key-recall"),
                    Recall::Told => (Recall::Own, "key-no-recall"),
                };
                self.order(OrderKey::Recall(recall), label, "orders-recall");
            }
        }
    }
}

/// What a member may cancel of what runs, or propose to: nothing is offered that would be refused.
fn cancels(look: &Look, member: MemberId, rank: Rank) -> Vec<(OrderKey, &'static str)> {
    let playing = || look.chairs.iter().filter(|chair| chair.plays);
    let holds = playing().any(|chair| chair.actor() == Some(member));
    let others = playing().any(|chair| chair.actor().is_some_and(|other| other != member));
    let patrons = playing().any(|chair| chair.player.member().is_none());
    let may = match rank {
        Rank::Gm => !holds || others,
        Rank::Guest => holds && others && !patrons,
    };
    let deal = matches!(look.scene, Scene::Playing(_));
    let on = [
        (deal, OrderKey::TakeBack, "key-take-back"),
        (look.match_on.is_some(), OrderKey::CallOff, "key-call-off"),
    ];
    let on = on.into_iter().filter(|(on, ..)| *on && may);
    on.map(|(_, key, label)| (key, label)).collect()
}

/// The menus of whom to remove and whom to make host.
fn people(words: &Words, look: &Look, member: MemberId) -> Vec<Row> {
    let stays = look.chairs.iter().filter(|chair| !chair.goes);
    let others = stays
        .clone()
        .filter(|chair| chair.player.member() != Some(member));
    let heirs = stays.filter(|chair| {
        let heir = chair.player.member();
        heir.is_some_and(|heir| heir != look.host)
    });
    let menus = [
        choose(words, look, OrderKey::Kick, "menu-kick", others.collect()),
        choose(words, look, OrderKey::Host, "menu-host", heirs.collect()),
    ];
    menus.into_iter().flatten().collect()
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
