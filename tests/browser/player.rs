//! A player of any game who relies only on what they perceive of their hand, in one of several ways.

use crate::aloud::{self, Heard};
use crate::browser::{Browser, PATIENCE};
use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// More steps than any deal takes.
const STEPS: usize = 200;
/// More presses of Tab than a page has focusable places.
const PLACES: usize = 400;

/// A press that has changed nothing after this long was lost.
const LOST: Duration = Duration::from_secs(3);

/// This many presses in a row cannot all be lost by accident.
const MOST_LOST: usize = 5;

/// The buttons by which a deal goes on without a choice of cards, as they begin.
pub const GO_ON: [&str; 8] = [
    "Check",
    "Call",
    "Stay",
    "Keep all three",
    "Accept",
    "Stop",
    "More cards",
    "Yes, do it",
];

/// How a person uses the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With eyes and a mouse.
    Mouse,
    /// With eyes and a keyboard, never the mouse.
    Keyboard,
    /// With a screen reader, moving from element to element without seeing anything.
    Aloud,
}

/// A hand as it is perceived.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct Hand {
    text: String,
    keys: Vec<Control>,
    menus: Vec<Control>,
}

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Control {
    name: String,
    /// Whether it looks like the thing to press; for a listener the words say so.
    green: bool,
    /// The page's own name for it, or the browser's number.
    handle: Value,
}

/// Something to do with a hand.
#[derive(Debug)]
enum Deed {
    Press(Control),
    /// Choose this many of the selectable options of a menu.
    Choose(Control, usize),
}

/// Who plays.
pub struct Player {
    page: Browser,
    way: Way,
    /// The hand when the player last did something.
    last: Hand,
    /// What was tried without effect since.
    tried: BTreeSet<String>,
}

impl Player {
    /// Plays on a page that is already open as somebody.
    pub async fn new(page: Browser, way: Way) -> Player {
        page.until::<bool>(
            "the line to write in",
            json!(null),
            "return all('composer').length > 0",
        )
        .await;
        Player {
            page,
            way,
            last: Hand::default(),
            tried: BTreeSet::new(),
        }
    }

    /// Types a command and sends it.
    pub async fn command(&self, line: &str) {
        match self.way {
            Way::Mouse => {
                self.page
                    .click(
                        "the line to write in",
                        json!(null),
                        "return all('composer')[0]",
                    )
                    .await;
            }
            Way::Keyboard => {
                self.tab_to(
                    "the line to write in",
                    json!(null),
                    "return all('composer')[0]",
                )
                .await;
            }
            Way::Aloud => {
                self.go_to("the line to write in", |heard| {
                    heard
                        .iter()
                        .find(|one| one.role == "textbox" && one.name.starts_with("Message #"))
                        .cloned()
                })
                .await;
            }
        }
        self.page.press(line).await;
        let enter = char::from(Key::Enter).to_string();
        self.page.press(&enter).await;
        // While something is suggested for the last option, that takes the suggestion.
        let left = "return JSON.stringify(all('composer')[0].value)";
        let left: String = self.page.until("the line", json!(null), left).await;
        if left != r#""""# {
            self.page.press(&enter).await;
        }
    }

    /// Presses a button on the newest public message that has it.
    pub async fn press_public(&self, label: &str) {
        match self.way {
            Way::Mouse => {
                self.page.click(label, json!(label), PUBLIC_BUTTON).await;
            }
            Way::Keyboard => {
                self.tab_to(label, json!(label), PUBLIC_BUTTON).await;
                self.enter().await;
            }
            Way::Aloud => {
                self.go_to(label, |heard| {
                    let messages = articles(heard).filter(|at| !is_private(&heard[*at]));
                    let mut buttons = messages.flat_map(|at| aloud::within(heard, at));
                    buttons
                        .rfind(|one| one.role == "button" && one.name == label)
                        .cloned()
                })
                .await;
                self.enter().await;
            }
        }
    }

    /// Waits until the latest table says that this many deals were played there.
    pub async fn sees_deals(&self, deals: usize) {
        let said = match deals {
            1 => "1 deal played".to_owned(),
            _ => format!("{deals} deals played"),
        };
        let last = "return document.body.innerText.match(/\\w+ deals? played/g)?.at(-1) === given";
        self.page.until::<bool>(&said, json!(said), last).await;
    }

    /// Plays until the hand says that the deal is over; returns the number of steps.
    pub async fn play_to_the_end(&mut self) -> usize {
        let mut lost = 0;
        for done in 0..STEPS {
            let hand = self.hand().await;
            lost = if hand == self.last { lost + 1 } else { 0 };
            assert!(lost < MOST_LOST, "nothing helps: {hand:#?}");
            if hand.text.contains("This deal is over") {
                self.last = hand;
                return done;
            }
            let deed = self.decide(&hand);
            let (name, did) = match &deed {
                Some(Deed::Press(control)) => (&control.name, self.activate(control).await),
                Some(Deed::Choose(menu, count)) => (&menu.name, self.choose(menu, *count).await),
                // Nothing to do but wait for others.
                None => {
                    self.last = hand;
                    continue;
                }
            };
            if did {
                self.tried.insert(name.clone());
                self.last = hand;
            }
        }
        panic!("a deal without an end: {:#?}", self.last);
    }

    /// Waits for a hand that differs from the last.
    async fn hand(&self) -> Hand {
        match self.way {
            Way::Mouse | Way::Keyboard => {
                let last = json!([
                    self.last.text,
                    self.last
                        .keys
                        .iter()
                        .map(|key| &key.handle)
                        .collect::<Vec<_>>()
                ]);
                self.page.until("another hand", last, SEEN_HAND).await
            }
            Way::Aloud => {
                let (last, since) = (self.last.clone(), Instant::now());
                // The button may have been redrawn while it was pressed; then it is pressed again.
                let other = |hand: &Hand| *hand != last || since.elapsed() > LOST;
                self.hear("another hand", |heard| heard_hand(heard).filter(other))
                    .await
            }
        }
    }

    /// The first useful thing to do that was not tried in vain.
    fn decide(&mut self, hand: &Hand) -> Option<Deed> {
        let before: Vec<&str> = self.last.keys.iter().map(|key| key.name.as_str()).collect();
        let now: Vec<&str> = hand.keys.iter().map(|key| key.name.as_str()).collect();
        let menus = |hand: &Hand| -> Vec<String> {
            hand.menus.iter().map(|menu| menu.name.clone()).collect()
        };
        if *hand == self.last || before != now || menus(&self.last) != menus(hand) {
            self.tried.clear();
        }
        let key = |names: &[&str]| {
            let wanted = |key: &&Control| names.iter().any(|name| key.name.starts_with(name));
            hand.keys.iter().find(wanted).cloned()
        };
        let ready = key(&["Show nothing"]);
        let laid = key(&["Discard these", "Exchange"]);
        let bet = key(&GO_ON);
        if let Some(key) = ready.or(laid).or(bet) {
            return Some(Deed::Press(key));
        }
        if !my_turn(&hand.text) {
            return None;
        }
        if let Some(count) = to_be_laid(&hand.text) {
            let menu = hand
                .menus
                .iter()
                .find(|menu| !self.tried.contains(&menu.name));
            return menu.map(|menu| Deed::Choose(menu.clone(), count));
        }
        let may = |key: &&Control| self.may(key);
        if let Some(card) = hand.keys.iter().filter(|key| is_card(key)).find(may) {
            return Some(Deed::Press(card.clone()));
        }
        // One menu of cards that may be played, and one of those that may not.
        let some = |menu: &&Control| !self.tried.contains(&menu.name);
        let menu = hand.menus.iter().find(some)?;
        Some(Deed::Choose(menu.clone(), 1))
    }

    /// Whether a card may be played: a button is for that alone, and green.
    fn may(&self, card: &Control) -> bool {
        match self.way {
            Way::Aloud => !self.tried.contains(&card.name),
            Way::Mouse | Way::Keyboard => card.green,
        }
    }

    /// Presses something of the hand; false if it has gone, because what is heard may be slightly out of date.
    async fn activate(&self, control: &Control) -> bool {
        match self.way {
            Way::Mouse => {
                self.page
                    .click(&control.name, control.handle.clone(), BY_ID)
                    .await;
            }
            Way::Keyboard => {
                self.tab_to(&control.name, control.handle.clone(), BY_ID)
                    .await;
                self.enter().await;
            }
            Way::Aloud => {
                let same =
                    |one: &&Heard| one.name == control.name && (one.role == "button" || one.opens);
                let found = self
                    .hear(&control.name, |heard| {
                        newest_hand(heard).map(|part| part.iter().find(same).cloned())
                    })
                    .await;
                match found {
                    Some(one) if self.focus(&one).await => self.enter().await,
                    _ => return false,
                }
            }
        }
        true
    }

    /// Opens a menu and chooses some of its options; false if it has gone.
    async fn choose(&self, menu: &Control, count: usize) -> bool {
        if !self.activate(menu).await {
            return false;
        }
        // With mouse or keys in order; by ear, by what each line says.
        let options: Vec<String> = match self.way {
            Way::Mouse | Way::Keyboard => {
                self.page
                    .until(
                        "the open menu",
                        json!(null),
                        "const options = all('select-option').map((one) => one.innerText.trim());
                        return options.length ? options : null",
                    )
                    .await
            }
            Way::Aloud => {
                self.hear("the open menu", |heard| {
                    let options: Vec<String> = heard
                        .iter()
                        .filter(|one| one.role == "option")
                        .map(|one| one.name.clone())
                        .collect();
                    (!options.is_empty()).then_some(options)
                })
                .await
            }
        };
        let free =
            |said: &&(usize, &String)| !said.1.contains("not now") && !said.1.contains("can’t be");
        let chosen: Vec<usize> = options
            .iter()
            .enumerate()
            .filter(|said| free(&said))
            .map(|(at, _)| at)
            .collect();
        // Low cards come last, and they are the better ones to discard.
        let chosen: Vec<usize> = match count {
            1 => chosen.into_iter().take(1).collect(),
            many => {
                let skipped = chosen.len().saturating_sub(many);
                chosen.into_iter().skip(skipped).collect()
            }
        };
        if self.way == Way::Mouse {
            for at in &chosen {
                self.page
                    .click(
                        "a line of the menu",
                        json!(at),
                        "return all('select-option')[given]",
                    )
                    .await;
            }
            if count > 1 {
                self.page
                    .click(
                        "the end of the menu",
                        json!(null),
                        "return [...document.querySelectorAll('.menu-foot button')].at(-1)",
                    )
                    .await;
            }
            return true;
        }
        self.page.press(&char::from(Key::Home).to_string()).await;
        let mut here = 0;
        for at in chosen {
            for _ in here..at {
                self.page.press(&char::from(Key::Down).to_string()).await;
            }
            here = at;
            self.enter().await;
        }
        if count > 1 {
            self.page.press(&char::from(Key::Tab).to_string()).await;
        }
        true
    }

    async fn enter(&self) {
        self.page.press(&char::from(Key::Enter).to_string()).await;
    }

    /// Moves to something with Tab and Shift+Tab alone.
    async fn tab_to(&self, wanted: &str, given: Value, body: &str) {
        for _ in 0..PLACES {
            let way: i64 = self
                .page
                .until(
                    wanted,
                    given.clone(),
                    &format!(
                        "const found = (() => {{ {body} }})();
                        if (!found) return null;
                        const here = document.activeElement;
                        if (here === found) return 0;
                        return here.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;"
                    ),
                )
                .await;
            match way {
                0 => return,
                1 => self.page.press(&char::from(Key::Tab).to_string()).await,
                _ => self.page.back_tab().await,
            }
        }
        panic!("the keyboard does not get to {wanted}");
    }

    /// Moves to something that is heard; listens again if it was redrawn in between.
    async fn go_to(&self, wanted: &str, find: impl Fn(&[Heard]) -> Option<Heard>) {
        for _ in 0..PLACES {
            let one = self.hear(wanted, &find).await;
            if self.focus(&one).await {
                return;
            }
        }
        panic!("{wanted} is said and cannot be gone to");
    }

    async fn focus(&self, one: &Heard) -> bool {
        let place = json!({ "backendNodeId": one.node });
        self.page.devtools("DOM.focus", place).await.is_ok()
    }

    /// Listens until something is heard. The accessibility tree follows the drawing with a short delay, so this listens
    /// again after each frame and not at each change of the page.
    async fn hear<T>(&self, wanted: &str, find: impl Fn(&[Heard]) -> Option<T>) -> T {
        let since = Instant::now();
        loop {
            if let Some(found) = find(&aloud::listen(&self.page).await) {
                return found;
            }
            assert!(
                since.elapsed() < PATIENCE,
                "listened in vain for {wanted}; the page says:\n{}",
                self.page.text().await
            );
            self.page.next_picture().await;
        }
    }
}

/// Whether the words say that it is the player's turn.
fn my_turn(text: &str) -> bool {
    ["Your turn", "You lead", "Everyone decides"]
        .iter()
        .any(|sign| text.contains(sign))
}

/// How many cards to discard together, if that is what is asked.
fn to_be_laid(text: &str) -> Option<usize> {
    let (_, rest) = text.split_once("discard ")?;
    let (count, rest) = rest.split_once(' ')?;
    rest.starts_with("cards").then_some(count.parse().ok()?)
}

/// Whether a button is a card and not one of those that are always there.
fn is_card(key: &Control) -> bool {
    let other = [
        "Refresh",
        "Rules",
        "Previous trick",
        "Played so far",
        "Previous reveal",
        "Fold",
        "Bet",
        "Raise",
        "All in",
        "Another amount",
        "Dismiss",
        "Deal",
        "Offer",
        "Leave",
        "Refuse",
        "Show",
        "Choose",
        // The picture of the hand, and the page's own elements.
        "Your ",
        "You can play",
        "Card style",
    ];
    !other.iter().any(|name| key.name.starts_with(name))
}

fn articles(heard: &[Heard]) -> impl DoubleEndedIterator<Item = usize> + '_ {
    (0..heard.len()).filter(|at| heard[*at].role == "article")
}

fn is_private(article: &Heard) -> bool {
    article.name.contains("only you can see this")
}

/// The newest hand that is read out.
fn newest_hand(heard: &[Heard]) -> Option<&[Heard]> {
    let at = articles(heard).rev().find(|at| {
        let part = aloud::within(heard, *at);
        let title = |one: &Heard| one.role == "heading" && one.name.contains("Your hand");
        is_private(&heard[*at]) && part.iter().any(title)
    })?;
    Some(aloud::within(heard, at))
}

/// The newest hand that is read out, as a hand to decide about.
fn heard_hand(heard: &[Heard]) -> Option<Hand> {
    let part = newest_hand(heard)?;
    let control = |one: &Heard| Control {
        name: one.name.clone(),
        green: false,
        handle: Value::Null,
    };
    // While a press waits for its answer, there is nothing to do.
    if part.iter().any(|one| one.busy) {
        return None;
    }
    let buttons = |opens: bool| {
        part.iter()
            .filter(move |one| {
                one.opens == opens && one.role.eq_ignore_ascii_case("button") || opens && one.opens
            })
            .map(control)
            .collect()
    };
    Some(Hand {
        text: aloud::words(part),
        keys: buttons(false),
        menus: buttons(true),
    })
}

/// The newest visible hand, if it differs from `given`.
const SEEN_HAND: &str = "
    if (!hand) return null;
    const control = (one) => ({
        // A card's face stands without words.
        name: one.textContent.trim() || one.ariaLabel,
        green: one.classList.contains('success'),
        handle: one.dataset.customId,
    });
    const seen = {
        text: hand.innerText,
        keys: buttons(hand).map(control),
        menus: all('select', hand).filter((one) => !one.disabled).map(control),
    };
    const [text, handles] = given;
    const same = seen.text === text && JSON.stringify(seen.keys.map((one) => one.handle)) === JSON.stringify(handles);
    const waits = hand.querySelector('[aria-busy=\"true\"]');
    return same || waits ? null : seen;";

const PUBLIC_BUTTON: &str = "
    const found = messages.filter((one) => !isPrivate(one)).map((one) => labelled(one, given)).filter(Boolean);
    return found.at(-1)";

const BY_ID: &str = "
    return hand && [...all('button', hand), ...all('select', hand)].find((one) => one.dataset.customId === given)";
