//! Hints: what a member is told once, at the end of what they alone see.

use house::{DealId, GuildId, Look, MemberId, Scene, TableId, Tavern};
use screens::screen::Screen;
use screens::words::{Words, args};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Who is told what, and on what occasion: as long as that lasts, the hint stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    guild: GuildId,
    table: TableId,
    member: MemberId,
    deal: Option<DealId>,
    key: &'static str,
}

impl Hint {
    /// What fits to this look of a member, who sees it on this screen.
    pub fn for_look(look: &Look, screen: &Screen) -> Option<Hint> {
        Some(Hint {
            guild: look.guild,
            table: look.id,
            member: look.viewer?,
            deal: match &look.scene {
                Scene::Playing(playing) => Some(playing.deal),
                _ => look.last,
            },
            key: screens::hint(look, screen)?,
        })
    }
}

/// The hints that are shown now.
pub struct Hints {
    tavern: Tavern,
    shown: Mutex<HashMap<MemberId, Hint>>,
}

impl Hints {
    /// None is shown; the house remembers which were.
    pub fn new(tavern: Tavern) -> Hints {
        Hints {
            tavern,
            shown: Mutex::default(),
        }
    }

    /// The screen with this hint, if the member has not seen it before.
    pub async fn hinted(&self, words: &Words, hint: Option<Hint>, mut screen: Screen) -> Screen {
        let (Some(hint), Some(panel)) = (hint, &mut screen.panel) else {
            return screen;
        };
        if !self.is_shown(&hint) {
            let new = self
                .tavern
                .members
                .is_new_hint(hint.guild, hint.member, hint.key);
            match new.await {
                Ok(true) => self.show(hint.clone()),
                Ok(false) => return screen,
                Err(error) => {
                    tracing::error!("a hint could not be remembered: {error:#}");
                    return screen;
                }
            }
        }
        let view = args![
            "command" => words.command(&["view"]),
            "hand" => words.public("key-hand"),
            "receipt" => words.public("key-receipt"),
            "replay" => words.public("key-replay"),
        ];
        panel.text = format!("{}\n\n💡 {}", panel.text, words.with(hint.key, view));
        screen
    }
    fn is_shown(&self, hint: &Hint) -> bool {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.get(&hint.member) == Some(hint)
    }

    fn show(&self, hint: Hint) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.insert(hint.member, hint);
    }

    /// Forgets what was told at a table: it is closed.
    pub fn close(&self, table: TableId) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|_, hint| hint.table != table);
    }

    /// Forgets what a member was told.
    pub fn forget(&self, member: MemberId) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.remove(&member);
    }
}
