//! Members press the buttons of the screens that they have, old ones too: what they see, what they press, and
//! whether that was answered as it should be.

use super::typed::Visitor;
use super::witness::{Commit, Seen, Witness};
use crate::luck::Luck;
use house::Tavern;
use ids::{ChannelId, DealId, GuildId, MemberId, Seek, TableId};
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::hand::Hand;
use interactions::{books, character, orders, past, setup, view};
use pages::setting::Section;
use pages::{RoleId, ViewPage};
use screens::button::{Button, DealKey, OrderKey, PlayKey, SureKey, TableKey};
use screens::screen::{Dialog, Finder, Found, Line, Menu, Need, Row, Screen};
use standin::{Answer, Message, Room};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use table::{CalledOff, Table};

/// How many screens a member keeps.
const KEPT: usize = 8;
/// Discord's limits: rows below a message, buttons in a row, entries of a menu, characters of an id, lines of a form.
const ROWS: usize = 5;
const IN_A_ROW: usize = 5;
const ENTRIES: usize = 25;
const ID: usize = 100;
const LINES: usize = 5;

/// A screen that a member has.
#[derive(Clone)]
struct Held {
    message: Message,
    /// A form that a click on it opened.
    form: Option<Dialog>,
}

/// The screens of every member, the oldest first.
#[derive(Default)]
pub struct Screens(BTreeMap<(GuildId, MemberId), VecDeque<Held>>);

/// A press of a button, a choice in a menu, or a form that is sent.
#[derive(Clone)]
pub struct Click {
    pub by: Visitor,
    pub button: Button,
    pub values: Vec<String>,
    /// What the transfers that it makes are named after.
    pub order: String,
    /// Whether the screen offers these values itself.
    is_offered: bool,
    /// Whether the screen shows the house as it is.
    is_fresh: bool,
    on: Message,
}

/// Without the message, which is long.
impl fmt::Debug for Click {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (member, guild, button) = (self.by.member, self.by.guild, self.button);
        let age = if self.is_fresh { "fresh" } else { "old" };
        let values = &self.values;
        write!(f, "{member} in {guild}, {age}: {button} {values:?}")
    }
}

impl Click {
    /// A button of a message that was sent long ago, or the form that it opened.
    pub fn old(by: Visitor, button: Button, values: &[&str], order: String) -> Click {
        Click {
            by,
            button,
            values: values.iter().map(|value| (*value).to_owned()).collect(),
            order,
            is_offered: false,
            is_fresh: false,
            on: Message::private(by.member, Screen::note("")),
        }
    }

    /// Clicks.
    pub async fn make(&self, room: &Room) -> Answer {
        let guest = self.by.guest(room).await;
        let values: Vec<&str> = self.values.iter().map(String::as_str).collect();
        let clicked = (self.button, &*values);
        room.click_ordering(&guest, &self.on, clicked, &self.order)
            .await
    }

    /// The name of its button.
    pub fn name(&self) -> String {
        let (of, key) = match &self.button {
            Button::Table(_, key) => ("table ", format!("{key:?}")),
            Button::Order(_, key) => ("order ", format!("{key:?}")),
            Button::Deal { key, .. } => ("deal ", format!("{key:?}")),
            Button::Play(key) => ("play ", format!("{key:?}")),
            Button::Panel(key) => ("panel ", format!("{key:?}")),
            Button::Staff(key) => ("patron ", format!("{key:?}")),
            Button::Character(key) => ("character ", format!("{key:?}")),
            Button::Privacy(key) => ("privacy ", format!("{key:?}")),
            Button::Lesson(key) => ("lesson ", format!("{key:?}")),
            Button::Setup(key) => ("setup ", format!("{key:?}")),
            Button::Past(key) => ("past ", format!("{key:?}")),
            Button::View(key) => ("view ", format!("{key:?}")),
            Button::Sure(key) => ("sure ", format!("{key:?}")),
            other => ("", format!("{other:?}")),
        };
        let end = key.find(['(', ' ', '{']).unwrap_or(key.len());
        format!("{of}{}", &key[..end])
    }

    /// The table that it is about.
    fn table(&self) -> Option<TableId> {
        match self.button {
            Button::Table(table, _)
            | Button::Order(table, _)
            | Button::Deal { table, .. }
            | Button::Sure(SureKey::Close(table) | SureKey::CallOff(table, ..)) => Some(table),
            _ => None,
        }
    }

    /// Whether it only shows something, or asks.
    fn only_looks(&self) -> bool {
        match self.button {
            Button::Table(_, key) => match key {
                // Whoever was away is back by looking at their hand.
                TableKey::Hand => false,
                TableKey::Result | TableKey::Words | TableKey::Rules | TableKey::Score => true,
                TableKey::Cut(_) => self.values.is_empty(),
                _ => false,
            },
            Button::Order(_, OrderKey::Panel | OrderKey::FairPlay) => true,
            Button::Order(_, OrderKey::Partners | OrderKey::Cancelling) => true,
            Button::Deal { key, .. } => match key {
                DealKey::Back | DealKey::LastTrick | DealKey::Played | DealKey::Pick { .. } => true,
                DealKey::Number(_) => self.values.is_empty(),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether it may open a table.
    pub fn may_open(&self) -> bool {
        matches!(
            self.button,
            Button::Play(PlayKey::Alone(..) | PlayKey::Open(..))
                | Button::Table(_, TableKey::Again | TableKey::SameForFun)
        )
    }

    /// Whether it is an act for which its member needs their purse.
    pub fn needs_purse(&self) -> bool {
        let is_allowance = matches!(
            self.button,
            Button::Allowance | Button::Table(_, TableKey::Allowance)
        );
        is_allowance || self.may_open() || matches!(self.button, Button::Table(_, TableKey::Join))
    }

    /// Whether the table has gone on since this button was shown.
    fn is_outdated(&self, table: &Table) -> bool {
        let state = &table.state;
        match self.button {
            Button::Deal { deal, asked, .. } => {
                let Some(playing) = table.playing().filter(|it| it.hands.deal == deal) else {
                    return true;
                };
                let chair = state.chair_of_member(self.by.member);
                match chair.and_then(|chair| playing.hands.seat_of(chair)) {
                    Some(seat) => playing.asked(seat) != asked,
                    None => true,
                }
            }
            // Whoever has nothing at stake leaves unasked.
            Button::Table(_, TableKey::LeaveNow(played)) => {
                let chair = state.chair_of_member(self.by.member);
                state.deals != played && chair.is_some_and(|chair| state.plays(chair))
            }
            Button::Table(_, TableKey::Deal(played, _))
            | Button::Sure(SureKey::CallOff(_, _, played)) => state.deals != played,
            Button::Table(_, TableKey::Cut(deal)) => {
                state.shuffle.as_ref().is_none_or(|it| it.deal != deal)
            }
            Button::Order(_, OrderKey::Agree(wish) | OrderKey::PlayOn(wish)) => {
                state.orders.wish.is_none() || state.orders.wishes != wish
            }
            _ => false,
        }
    }
}

/// How the table stood that a click is about.
#[derive(Default)]
pub struct Before {
    /// Whether it has gone on since the screen was shown.
    is_outdated: bool,
    /// Whether it may go on by itself at this moment.
    goes_on: bool,
}

impl Before {
    /// How the table stands that this click is about.
    pub fn of_click(tavern: &Tavern, click: &Click) -> Before {
        let table = click.table().and_then(|id| tavern.tables.table(id).ok());
        let Some(table) = table else {
            return Before::default();
        };
        let now = tavern.clocks.now_at(table.guild);
        Before {
            is_outdated: click.is_outdated(&table),
            goes_on: !table.asks().is_empty() || table.due_at.is_some_and(|due| due <= now),
        }
    }
}

/// Checks that an answer says something, and that Discord takes its screen.
pub fn answered(answer: &Answer) -> Result<(), String> {
    match answer {
        Answer::Changed(message) | Answer::New(message) | Answer::Refused(_, message) => {
            if message.text().trim().is_empty() {
                return Err("the answer is empty".to_owned());
            }
            is_sound(&message.screen)
        }
        Answer::Form(form) => form_is_sound(form),
        Answer::Nothing => Ok(()),
    }
}

/// Whether something that the screen offered was answered as if no screen had offered it.
pub async fn is_unknown(room: &Room, click: &Click, answer: &Answer) -> bool {
    match answer {
        Answer::Refused(CommandError::Message(said), _) if click.is_offered => {
            click.by.guest(room).await.words.say("sent-away") == *said
        }
        _ => false,
    }
}

/// Checks a click where nothing else was asked and no time passed: what is shown does or says something, and an
/// old button does nothing that a fresh one with this meaning would not.
pub fn alone(
    click: &Click,
    answer: &Answer,
    before: &Before,
    commits: &[Commit],
) -> Result<(), String> {
    let at = click.table();
    let touches = commits
        .iter()
        .any(|commit| at.is_some() && commit.table == at);
    if touches && !before.goes_on && (before.is_outdated || click.only_looks()) {
        let age = if before.is_outdated {
            "is outdated"
        } else {
            "only shows something"
        };
        return Err(format!(
            "the button {age}, and the table changed: {commits:?}"
        ));
    }
    let is_act = matches!(
        click.button,
        Button::Deal {
            key: DealKey::Do(_),
            ..
        }
    );
    let says_nothing = match answer {
        Answer::Nothing => true,
        Answer::Changed(message) => is_act && message.screen.reply.is_empty(),
        Answer::New(_) | Answer::Form(_) | Answer::Refused(..) => false,
    };
    if says_nothing && click.is_fresh && !before.is_outdated && !touches {
        return Err("nothing was done, and nothing said".to_owned());
    }
    Ok(())
}

/// Whether Discord takes this screen.
fn is_sound(screen: &Screen) -> Result<(), String> {
    let mut ids = BTreeSet::new();
    let mut known = |button: &Button| {
        let id = button.to_string();
        // The id of a game says its edition, not its options.
        let read = id.parse::<Button>().map(|read| read.to_string());
        if id.len() > ID || read.as_ref() != Ok(&id) {
            return Err(format!("{id} is not read as it was written"));
        }
        if ids.insert(id.clone()) {
            Ok(())
        } else {
            Err(format!("{id} is there twice"))
        }
    };
    let fits = |what: &str, has: usize, most: usize| {
        if (1..=most).contains(&has) {
            Ok(())
        } else {
            Err(format!("{has} {what}"))
        }
    };
    if screen.rows.len() > ROWS {
        return Err(format!("{} rows", screen.rows.len()));
    }
    for row in &screen.rows {
        match row {
            Row::Keys(keys) => {
                fits("buttons in a row", keys.len(), IN_A_ROW)?;
                for key in keys {
                    known(&key.button)?;
                    if key.label.is_empty() && key.face.is_none() {
                        return Err(format!("{} has no label", key.button));
                    }
                }
            }
            Row::Menu(menu) => {
                known(&menu.button)?;
                fits("entries in a menu", menu.options.len(), ENTRIES)?;
                fits("entries to choose", menu.most, menu.options.len())?;
                let values = menu.options.iter().map(|option| &option.value);
                let values: BTreeSet<_> = values.collect();
                if values.len() < menu.options.len() {
                    return Err(format!("{} has an entry twice", menu.button));
                }
            }
            Row::Finder(finder) => known(&finder.button)?,
        }
    }
    Ok(())
}

/// Whether Discord takes this form.
fn form_is_sound(form: &Dialog) -> Result<(), String> {
    let is_there = |line: &Line| !line.label.is_empty() && line.label.chars().count() <= 45;
    let is_fine = (1..=LINES).contains(&form.lines.len()) && form.lines.iter().all(is_there);
    if is_fine && form.button.to_string().len() <= ID {
        Ok(())
    } else {
        Err(format!("{form:?}"))
    }
}

impl Screens {
    /// A member gets another screen; the oldest goes where there are too many.
    fn keep(&mut self, by: Visitor, held: Held) {
        let theirs = self.0.entry((by.guild, by.member)).or_default();
        if theirs.len() == KEPT {
            theirs.pop_front();
        }
        theirs.push_back(held);
    }

    /// What a member sees after a click, or after a command that they typed.
    pub fn see(&mut self, by: Visitor, click: Option<&Click>, answer: Answer) {
        let none = || Message::private(by.member, Screen::note(""));
        let held = match answer {
            Answer::Changed(message) | Answer::New(message) | Answer::Refused(_, message) => Held {
                message,
                form: None,
            },
            Answer::Form(form) => Held {
                message: click.map_or_else(none, |click| click.on.clone()),
                form: Some(form),
            },
            Answer::Nothing => return,
        };
        if held.form.is_some() || !held.message.screen.rows.is_empty() {
            self.keep(by, held);
        }
    }

    /// What a member presses, on a screen as it is now or on an old one.
    pub async fn press(
        &self,
        (room, witness): (&Room, &Witness),
        (guild, member, is_gm): (GuildId, MemberId, bool),
        table: Option<TableId>,
        luck: u64,
    ) -> Option<Click> {
        let order = format!("press-{luck}");
        let mut luck = Luck::new(luck, 16);
        let by = Visitor {
            guild,
            channel: ChannelId(1 + luck.below(5) as u64),
            member,
            is_gm,
        };
        let theirs = self.0.get(&(guild, member));
        let old = theirs.filter(|_| table.is_none() && luck.once_in(3));
        let old = old.and_then(|held| held.get(luck.below(held.len())));
        let is_fresh = old.is_none();
        let held = match old {
            Some(held) => held.clone(),
            None => {
                let guest = by.guest(room).await;
                let message = match table {
                    Some(table) => at_table(room, &guest, table, 0).await?,
                    None => shown(room, witness, &guest, &mut luck).await?,
                };
                let form = None;
                Held { message, form }
            }
        };
        let (button, values, is_offered) = chosen(&held, &mut luck)?;
        Some(Click {
            by,
            button,
            values,
            order,
            is_offered,
            is_fresh,
            on: held.message,
        })
    }
}

/// A screen as a member may see it now.
async fn shown(room: &Room, witness: &Witness, guest: &Guest, luck: &mut Luck) -> Option<Message> {
    let (tables, deals) = {
        let seen = witness.seen();
        (tables(&seen, guest.guild), deals(&seen, guest.guild))
    };
    let what = luck.below(16);
    if what < 9 {
        let table = *luck.one(&tables)?;
        return at_table(room, guest, table, what).await;
    }
    let screen = match what {
        9..=10 => return room.play_page(guest).await.ok(),
        11 => settings(room, guest, luck).await,
        12 | 13 => about_them(room, guest, luck).await,
        14 => question(room, guest, luck).await,
        _ => past::receipt(&room.tavern, guest, *luck.one(&deals)?)
            .await
            .ok(),
    };
    Some(Message::private(guest.member, screen?))
}

/// The tables of a server: the open ones, and those that were closed last.
fn tables(seen: &Seen, guild: GuildId) -> Vec<TableId> {
    let open = seen.tables.values().filter(|kept| kept.guild == guild);
    let mut tables: Vec<TableId> = open.map(|kept| kept.id).collect();
    let closed = seen.closed.iter().rev().filter(|(at, _)| *at == guild);
    tables.extend(closed.take(2).map(|(_, table)| *table));
    tables
}

/// The deals that were played last in a server.
fn deals(seen: &Seen, guild: GuildId) -> Vec<DealId> {
    let here = seen.played.iter().rev().filter(|it| it.guild == guild);
    here.take(6).map(|played| played.deal).collect()
}

/// A table's message, a member's hand there, or the orders that they can give.
async fn at_table(room: &Room, guest: &Guest, table: TableId, what: usize) -> Option<Message> {
    let look = room.tavern.look_in(guest.guild, table, guest.member).await;
    let look = look.ok()?;
    let words = guest.words.with_public(look.language);
    let guest = Guest {
        words,
        ..guest.clone()
    };
    let screen = match what {
        0..=4 if look.chair_of(guest.member).is_some() => Hand::replying(&guest, &look, "").screen,
        5 => orders::orders(&room.responder, &guest, &look, ""),
        _ if look.solo => return None,
        _ => return room.table(table).await.ok(),
    };
    Some(Message::private(guest.member, screen))
}

/// A page of the settings, for whoever may see it.
async fn settings(room: &Room, guest: &Guest, luck: &mut Luck) -> Option<Screen> {
    setup::must_set_up(&room.tavern, guest).ok()?;
    let section = *luck.one(&[Section::House, Section::Coins, Section::Tables])?;
    setup::settings_page(&room.tavern, guest, section)
        .await
        .ok()
}

/// What a member asks about themselves, or about what was played.
async fn about_them(room: &Room, guest: &Guest, luck: &mut Luck) -> Option<Screen> {
    let (tavern, responder) = (&room.tavern, &room.responder);
    match luck.below(5) {
        0 => character::characters(tavern, guest).await.ok(),
        1 => past::history(tavern, guest, Seek::Newest).await.ok(),
        2 => past::past_deals(tavern, guest, Seek::Newest).await.ok(),
        3 => Some(view::panel(responder, guest, &guest.preferences, ViewPage::Cards).await),
        _ => {
            let books = books::books(tavern, &responder.wording, guest, Seek::Newest);
            books.await.ok()
        }
    }
}

/// A page that asks before something is lost, or the panel.
async fn question(room: &Room, guest: &Guest, luck: &mut Luck) -> Option<Screen> {
    let (tavern, words) = (&room.tavern, &guest.words);
    match luck.below(12) {
        0 => {
            let kept = tavern.privacy.kept_about(guest.guild, guest.member).await;
            Some(screens::ask_erase(words, &kept.ok()?))
        }
        1 => Some(screens::ask_abstain(words, 1 + luck.below(3) as u16, 0)),
        2 => {
            let (session, tables) = tavern.sessions.in_play(guest.guild).await.ok()??;
            Some(screens::ask_close_session(words, session, &tables))
        }
        // In the panel, finished deals are cancelled.
        3..=8 => {
            let open = tavern.tables.choices(guest.guild, guest.member, None);
            Some(screens::panel(words, &open, &[]))
        }
        9 => Some(screens::ask_gm(words, RoleId(luck.below(3) as u64))),
        _ => {
            let tables = tavern.tables.ids_in(guest.guild, None);
            let table = *luck.one(&tables)?;
            let look = tavern
                .look_in(guest.guild, table, guest.member)
                .await
                .ok()?;
            let what = *luck.one(&[CalledOff::Deal, CalledOff::Match, CalledOff::Table])?;
            Some(screens::ask_call_off(words, &look, what, "why not"))
        }
    }
}

/// Something on a screen, with what is chosen or filled in, and whether the screen offers that itself.
fn chosen(held: &Held, luck: &mut Luck) -> Option<(Button, Vec<String>, bool)> {
    if let Some(form) = &held.form {
        let lines = form.lines.iter().map(|line| filled_in(line, luck));
        return Some((form.button, lines.collect(), false));
    }
    let row = luck.one(&held.message.screen.rows)?;
    match row {
        Row::Keys(keys) => Some((luck.one(keys)?.button, Vec::new(), true)),
        Row::Menu(menu) => {
            if luck.once_in(12) {
                return Some((menu.button, vec!["what nobody offers".to_owned()], false));
            }
            Some((menu.button, entries(menu, luck), true))
        }
        Row::Finder(finder) => Some((finder.button, found(finder, luck), false)),
    }
}

/// As many entries of a menu as may be chosen.
fn entries(menu: &Menu, luck: &mut Luck) -> Vec<String> {
    let (least, most) = (menu.least.max(1), menu.most.max(1));
    let many = luck.between(least as i64, most as i64) as usize;
    let from = luck.below(menu.options.len().max(1));
    let options = menu.options.iter().cycle().skip(from);
    let options = options.take(many.min(menu.options.len()));
    options.map(|option| option.value.clone()).collect()
}

/// Roles or channels of the server, or what is none.
fn found(finder: &Finder, luck: &mut Luck) -> Vec<String> {
    let many = luck.between(1, finder.most.clamp(1, 3) as i64);
    let from = luck.below(4) as i64;
    let ids = (from..from + many).map(|id| match finder.of {
        Found::Roles => (20 + id).to_string(),
        Found::Members | Found::Channels => (1 + id).to_string(),
    });
    ids.collect()
}

/// What somebody writes into a line of a form: what stands there, the least, the most, or nonsense.
fn filled_in(line: &Line, luck: &mut Luck) -> String {
    let most = usize::from(line.longest).clamp(1, 400);
    let text = match luck.below(8) {
        0..=1 => line.value.clone(),
        2 => "0".to_owned(),
        3 => "-1".to_owned(),
        4 => luck.between(1, 2_000).to_string(),
        5 => "9".repeat(most.min(30)),
        6 => "x".repeat(most),
        _ => String::new(),
    };
    match line.need {
        Need::Filled if text.trim().is_empty() => "?".to_owned(),
        Need::Filled | Need::MayBeEmpty => text.chars().take(most).collect(),
    }
}
