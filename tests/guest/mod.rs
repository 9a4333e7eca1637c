//! A player who does, of everything a hand offers, what they have done least: with its buttons, menus and dialogs.

use rules::Variant;
use sandbox::{ActionError, Answer, Message, Modal, Person};
use std::collections::BTreeMap;

/// How often each kind of act was done.
pub type Done = BTreeMap<String, usize>;

/// The command that opens a table of an edition, with patrons in all seats but one.
pub fn start_command(variant: &Variant) -> String {
    start_of(variant) + &format!(" computer-players:{}", variant.usual_seats() - 1)
}

/// The command that opens an empty table of an edition.
pub fn start_of(variant: &Variant) -> String {
    let (game, edition) = (variant.game(), variant.edition());
    format!("/triomphe start game:{game} {edition}")
}

/// Something that a hand offers, as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A button, by its custom id. It may open a dialog.
    Button(String),
    /// Values of the menu with this custom id.
    Menu(String, Vec<String>),
}

/// Does something that the hand offers, varying with each turn, and counts it.
pub async fn step(person: &Person, hand: &Message, turn: usize, done: &mut Done) -> Answer {
    let answer = choose(hand, turn, done).make(person, hand).await.unwrap();
    match &answer.modal {
        Some(dialog) => submit(person, dialog).await.unwrap(),
        None => answer,
    }
}

impl Offer {
    /// Does it; the answer may be a dialog.
    pub async fn make(&self, person: &Person, hand: &Message) -> Result<Answer, ActionError> {
        match self {
            Offer::Button(button) => person.click(hand, button).await,
            Offer::Menu(menu, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                person.select(hand, menu, &values).await
            }
        }
    }
}

/// Fills the lowest number into a dialog, which states the bounds.
pub async fn submit(person: &Person, dialog: &Modal) -> Result<Answer, ActionError> {
    let (name, least) = least_of(dialog);
    person.submit(dialog, &[(&name, &least)]).await
}

/// Chooses something that the hand offers, varying with each turn, and counts it.
pub fn choose(hand: &Message, turn: usize, done: &mut Done) -> Offer {
    let word = |custom_id: &str| {
        if custom_id.ends_with(":call") && custom_id.contains(":play:") {
            return "call-valet".to_owned();
        }
        // Something that needs confirmation counts under its own name.
        let mut words = custom_id.split(':').skip(4);
        let word = words.find(|word| *word != "sure");
        word.unwrap_or_default().to_owned()
    };
    if hand.all_text().contains("Do you want to show") {
        return Offer::Button(hand.button("Show nothing").unwrap().custom_id);
    }
    let lays = |id: &str| id.contains(":discard:") || id.contains(":rob:");
    let menus = hand.menus();
    let green =
        |button: &sandbox::Control| button.custom_id.contains(":play:") && button.style == 3;
    let by_button = hand.buttons().iter().any(green);
    if let Some(menu) = menus
        .iter()
        .find(|menu| !by_button && menu.custom_id.contains(":menu:"))
    {
        // What may be played comes first.
        let value = &menu.values[0];
        *done
            .entry(value.split(' ').next().unwrap().to_owned())
            .or_default() += 1;
        return Offer::Menu(menu.custom_id.clone(), vec![value.clone()]);
    }
    if !menus.is_empty() && !by_button {
        if let Some(button) = hand
            .buttons()
            .into_iter()
            .find(|button| lays(&button.custom_id))
        {
            *done.entry(word(&button.custom_id)).or_default() += 1;
            return Offer::Button(button.custom_id);
        }
        // As many as are missing, in the menu with the most choices that are left.
        let left = |menu: &&sandbox::Control| allowed(menu).len() - chosen(menu).len();
        let best = menus.iter().max_by_key(left).unwrap();
        let most = best.json["max_values"].as_u64().unwrap() as usize;
        let all: usize = menus.iter().map(|menu| chosen(menu).len()).sum();
        let missing = cards_asked_for(hand).unwrap_or(most).saturating_sub(all);
        let mut values = chosen(best);
        let others = allowed(best).into_iter();
        values.extend(others.filter(|it| !chosen(best).contains(it)).take(missing));
        values.truncate(most);
        // Once they are chosen, a button says that it is these.
        if values != chosen(best) {
            return Offer::Menu(best.custom_id.clone(), values);
        }
    }
    let acts: Vec<_> = hand
        .buttons()
        .into_iter()
        .filter(|button| {
            let id = button.custom_id.as_str();
            // A hand without a poignée has the button too, and is told so again and again.
            let leads_nowhere = [":back", ":poignee"].iter().any(|end| id.ends_with(end));
            id.starts_with("d:") && !id.contains("last-trick") && !leads_nowhere
        })
        .filter(|button| !button.custom_id.contains(":play:") || button.style == 3)
        .collect();
    // Choose what was done least; but giving up ends a deal too soon to be done often.
    let ends = |id: &str| {
        [":fold", ":offer", ":refuse"]
            .iter()
            .any(|end| id.ends_with(end))
    };
    let weight = |id: &str| {
        let before = done.get(&word(id)).copied().unwrap_or(0) + 1;
        if ends(id) { before * 4 } else { before }
    };
    let least = acts.iter().map(|act| weight(&act.custom_id)).min().unwrap();
    let least: Vec<_> = acts
        .iter()
        .filter(|act| weight(&act.custom_id) == least)
        .collect();
    let chosen = least[turn % least.len()];
    *done.entry(word(&chosen.custom_id)).or_default() += 1;
    Offer::Button(chosen.custom_id.clone())
}

/// The input of a dialog that asks for a number, and the least that it may be: the dialog states the bounds.
pub fn least_of(dialog: &Modal) -> (String, String) {
    let input = &dialog.components[0]["components"][0];
    let hint = input["placeholder"].as_str().unwrap().replace('−', "-");
    let least = hint.split(' ').next().unwrap();
    let name = input["custom_id"].as_str().unwrap();
    (name.to_owned(), least.to_owned())
}

/// How many cards a hand asks its holder to discard.
fn cards_asked_for(hand: &Message) -> Option<usize> {
    let text = hand.all_text();
    let number = text.split("discard ").nth(1)?.split(' ').next()?;
    number.parse().ok()
}

/// The values of a menu that are chosen.
fn chosen(menu: &sandbox::Control) -> Vec<String> {
    let options = menu.json["options"].as_array().unwrap().iter();
    options
        .filter(|option| option["default"].as_bool() == Some(true))
        .map(|option| option["value"].as_str().unwrap().to_owned())
        .collect()
}

/// The values of a menu that may be discarded.
pub fn allowed(menu: &sandbox::Control) -> Vec<String> {
    let options = menu.json["options"].as_array().unwrap().iter();
    options
        .filter(|option| option["description"].is_null())
        .map(|option| option["value"].as_str().unwrap().to_owned())
        .collect()
}
