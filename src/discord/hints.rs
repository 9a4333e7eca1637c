//! Hints: explanations that a member sees once, at the end of a private message; and the deals in which a game is told
//! them in short.

use house::{DealId, GuildId, Language, Look, MemberId, Preferences, Scene, TableId, Tavern};
use screens::screen::Screen;
use screens::words::{Words, args};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// A hint for one member, and its occasion: the hint stays for as long as that lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    guild: GuildId,
    table: TableId,
    member: MemberId,
    deal: Option<DealId>,
    key: &'static str,
    /// The language of the buttons that it names.
    buttons: Language,
}

impl Hint {
    /// The hint that fits what the member of this look sees on this screen.
    pub fn for_look(words: &Words, look: &Look, screen: &Screen) -> Option<Hint> {
        Some(Hint {
            guild: look.guild,
            table: look.id,
            member: look.viewer?,
            deal: match &look.scene {
                Scene::Playing(playing) => Some(playing.deal),
                _ => look.last,
            },
            key: screens::hint(look, screen)?,
            buttons: words.at_table(look).public_language(),
        })
    }
}

/// A deal among the first that a member plays of a game, in which it is told in short beside their cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstDeal {
    guild: GuildId,
    member: MemberId,
    game: &'static str,
    deal: DealId,
}

impl FirstDeal {
    /// The deal of this look, if the game is to be told its viewer in short.
    pub fn of_look(preferences: &Preferences, look: &Look) -> Option<FirstDeal> {
        let Scene::Playing(playing) = &look.scene else {
            return None;
        };
        playing.seat?;
        let game = look.terms.variant.game();
        let shows = preferences.shows_quick_card(game, playing.deal);
        shows.then_some(FirstDeal {
            guild: look.guild,
            member: look.viewer?,
            game,
            deal: playing.deal,
        })
    }

    /// Whether it is still to be counted.
    pub fn is_new(&self, preferences: &Preferences) -> bool {
        let counted = preferences.first_deals.get(self.game);
        counted.is_none_or(|deals| !deals.contains(&self.deal))
    }
}

/// The hints currently shown.
pub struct Hints {
    tavern: Tavern,
    shown: Mutex<HashMap<MemberId, Hint>>,
}

impl Hints {
    /// Starts with none shown; the house remembers who has seen which.
    pub fn new(tavern: Tavern) -> Hints {
        Hints {
            tavern,
            shown: Mutex::default(),
        }
    }

    /// The screen with this hint, unless the member has seen it before.
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
                    tracing::error!("a hint could not be marked as seen: {error:#}");
                    return screen;
                }
            }
        }
        let words = words.with_public(Some(hint.buttons));
        let view = args![
            "command" => words.command(&["view"]),
            "hand" => words.public("key-hand"),
            "options" => words.public("key-orders-more"),
            "receipt" => words.say("key-receipt"),
            "replay" => words.say("key-replay"),
        ];
        panel.text = format!("{}\n\n💡 {}", panel.text, words.with(hint.key, view));
        screen
    }

    /// Counts a deal among a member's first of a game.
    pub async fn count(&self, first: &FirstDeal) {
        let FirstDeal {
            guild,
            member,
            game,
            deal,
        } = *first;
        let members = &self.tavern.members;
        if let Err(error) = members.count_first_deal(guild, member, game, deal).await {
            tracing::error!("a member's deal could not be counted: {error:#}");
        }
    }

    fn is_shown(&self, hint: &Hint) -> bool {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.get(&hint.member) == Some(hint)
    }

    fn show(&self, hint: Hint) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.insert(hint.member, hint);
    }

    /// Drops the hints shown at a table that was closed.
    pub fn close(&self, table: TableId) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|_, hint| hint.table != table);
    }

    /// Drops the hints shown to a member.
    pub fn forget(&self, member: MemberId) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.remove(&member);
    }
}
