//! What the buttons of a table's message and those of its options share.

use super::problem;
use crate::button::{Button, PastKey, TableKey};
use crate::screen::Key;
use crate::words::Words;
use pages::Look;
use table::look::{Chair, Scene};
use table::{Pace, Player, Standing};

/// Whether a computer player sits here.
pub fn has_patrons(look: &Look) -> bool {
    let mut players = look.chairs.iter().map(|chair| &chair.player);
    players.any(|player| matches!(player, Player::Patron(_)))
}

/// The buttons about the deal whose result, or cancellation, is shown; during the next deal, the way to it.
pub fn past(words: &Words, look: &Look) -> Vec<Key> {
    let key = |key, word| Key::plain(Button::Past(key), words.say(word));
    match (&look.scene, look.last, look.deal_told()) {
        (Scene::Playing(_), Some(last), _) => {
            vec![key(PastKey::Receipt(last), "key-last-deal")]
        }
        (Scene::Playing(_), None, _) | (_, _, None) => Vec::new(),
        (_, _, Some(deal)) => vec![
            key(PastKey::Receipt(deal), "key-receipt"),
            key(PastKey::Replay(deal, 0), "key-replay"),
            problem::key(words, Some(deal)),
        ],
    }
}

/// The button of the score sheet, once a deal was finished here.
pub fn score(words: &Words, look: &Look) -> Option<Key> {
    let key = Button::Table(look.id, TableKey::Score);
    (look.deals > 0).then(|| Key::plain(key, words.say("key-score")))
}

/// The key of the label of the button that asks for the next deal without further waiting.
pub fn next_label(look: &Look) -> &'static str {
    match look.ready {
        _ if look.asked().next().is_some() => "key-rematch",
        Some(_) => "key-ready-next",
        None => "key-next-deal",
    }
}

/// The key of the label of the button behind which the rest is: after a deal that is more of it.
pub fn options_label(look: &Look) -> &'static str {
    match look.scene {
        Scene::Between(_) => "key-orders-more",
        Scene::Lobby(_) if look.deals > 0 => "key-orders-more",
        _ => "key-orders",
    }
}

/// Whether every seat is taken, also by whoever sits out.
pub fn is_full(look: &Look) -> bool {
    look.chairs.len() >= look.terms.most()
}

/// How fast computer players could act instead: its button's meaning and label, where one member sits alone.
pub fn other_pace(look: &Look) -> Option<(TableKey, &'static str)> {
    look.pace.map(|pace| match pace {
        Pace::Usual => (TableKey::Slower, "key-slower"),
        Pace::Slow => (TableKey::Faster, "key-faster"),
    })
}

/// Whether no deal can begin because the table is paused or has no place.
pub fn is_stopped(look: &Look) -> bool {
    look.paused.is_some() || look.placeless.is_some()
}

/// Whether patrons would complete the table, which lacks so many players.
pub fn helps(look: &Look, missing: usize) -> bool {
    let willing = |chair: &Chair| matches!(chair.standing, Standing::In | Standing::Kept);
    let plays = |chair: &Chair| willing(chair) && chair.actor().is_some();
    missing > 0 && !is_full(look) && !is_stopped(look) && look.chairs.iter().any(plays)
}

/// The key of the label of the button that seats a bystander: it says when they are dealt in.
pub fn join_label(look: &Look) -> &'static str {
    match look.scene {
        // During a match they wait for its end.
        Scene::Playing(_) if look.match_on.is_none() => "key-join-next",
        _ => "key-join",
    }
}

/// The key of the label of the button that has patrons fill the empty chairs.
pub fn fill_label(look: &Look) -> &'static str {
    if look.is_lone() {
        "key-fill-deal"
    } else {
        "key-fill"
    }
}
