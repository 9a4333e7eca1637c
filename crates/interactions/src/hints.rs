//! Hints: explanations that a member sees once in a private message; and the deals in which a game is told
//! them in short.

use house::{Tavern, log_failure};
use ids::{DealId, GuildId, MemberId, TableId};
use pages::{Language, Look, Preferences, offered_lesson};
use parking_lot::Mutex;
use rules::Variant;
use screens::screen::Screen;
use screens::words::{Words, args};
use std::borrow::Cow;
use std::collections::HashMap;
use table::look::Scene;

/// A hint for one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    occasion: Occasion,
    /// Whether the member has seen it, as far as the preferences of the moment know.
    is_seen: bool,
    /// The language of the buttons that it names.
    buttons: Language,
    /// The deal whose tricks are being played, if so.
    tricks_of: Option<DealId>,
}

/// When a hint is shown: it stays for as long as that lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Occasion {
    guild: GuildId,
    table: TableId,
    member: MemberId,
    deal: Option<DealId>,
    says: Says,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Says {
    /// This sentence.
    Sentence(&'static str),
    /// That this game has a lesson, with a button that begins it.
    Lesson(Variant),
}

impl Says {
    /// By which it is remembered that a member has seen it.
    fn seen(&self) -> Cow<'static, str> {
        match self {
            Says::Sentence(key) => Cow::Borrowed(key),
            Says::Lesson(variant) => Cow::Owned(offered_lesson(variant.game())),
        }
    }
}

impl Hint {
    /// The hints that fit what the member of this look sees on this screen: the lesson of a game that is new to them
    /// first.
    pub fn for_look(
        words: &Words,
        preferences: &Preferences,
        look: &Look,
        screen: &Screen,
    ) -> Vec<Hint> {
        let Some(member) = look.viewer else {
            return Vec::new();
        };
        let lesson = screens::lesson_beside(look, screen).map(Says::Lesson);
        let sentences = screens::hints(look).iter().copied().map(Says::Sentence);
        let says = lesson.into_iter().chain(sentences);
        let hint = |says: Says| Hint {
            is_seen: preferences.hints.contains(&*says.seen()),
            occasion: Occasion {
                guild: look.guild,
                table: look.id,
                member,
                deal: match &look.scene {
                    Scene::Playing(playing) => Some(playing.deal),
                    _ => look.last,
                },
                says,
            },
            buttons: words.at_table(look).public_language(),
            tricks_of: screens::of_tricks(look),
        };
        says.map(hint).collect()
    }
}

/// Adds a hint to a screen.
fn say(words: &Words, hint: &Hint, screen: &mut Screen) {
    let words = words.with_public(Some(hint.buttons));
    let key = match hint.occasion.says {
        Says::Sentence(key) => key,
        Says::Lesson(_) => "hint-lesson",
    };
    let named = args![
        "command" => words.command(&["settings"]),
        "play" => words.command(&["play"]),
        "learn" => words.say("key-learn"),
        "hand" => words.public("key-hand"),
        "options" => words.public("key-orders-more"),
        "receipt" => words.say("key-receipt"),
        "replay" => words.say("key-replay"),
    ];
    let tip = format!("💡 {}", words.with(key, named));
    // Above what is asked, so that this stays together with its buttons.
    let above = [std::mem::take(&mut screen.text), tip];
    let above: Vec<String> = above.into_iter().filter(|it| !it.is_empty()).collect();
    screen.text = above.join("\n");
    if let Says::Lesson(variant) = hint.occasion.says {
        screens::offer_lesson(&words, variant, screen);
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
    shown: Mutex<HashMap<MemberId, Occasion>>,
    /// The deals whose tricks members play: through all of them they see the hint of the first, or none, since one that
    /// came and went would move the buttons.
    tricks: Mutex<HashMap<MemberId, (DealId, Option<Occasion>)>>,
}

impl Hints {
    /// Starts with none shown; the house remembers who has seen which.
    pub fn new(tavern: Tavern) -> Hints {
        Hints {
            tavern,
            shown: Mutex::default(),
            tricks: Mutex::default(),
        }
    }

    /// The screen with the first of these hints that is shown already or new to the member.
    pub async fn hinted(&self, words: &Words, hints: Vec<Hint>, mut screen: Screen) -> Screen {
        let Some(first) = hints.first().filter(|_| screen.panel.is_some()) else {
            return screen;
        };
        let (member, tricks_of) = (first.occasion.member, first.tricks_of);
        let chosen = match tricks_of.and_then(|deal| self.chosen(member, deal)) {
            Some(occasion) => hints
                .into_iter()
                .find(|hint| Some(&hint.occasion) == occasion.as_ref()),
            None => {
                let hint = self.first_to_show(hints).await;
                if let Some(deal) = tricks_of {
                    let occasion = hint.as_ref().map(|hint| hint.occasion.clone());
                    self.tricks.lock().insert(member, (deal, occasion));
                }
                hint
            }
        };
        if let Some(hint) = chosen {
            say(words, &hint, &mut screen);
        }
        screen
    }

    /// What was chosen for the tricks of this deal, if they have begun for this member.
    fn chosen(&self, member: MemberId, deal: DealId) -> Option<Option<Occasion>> {
        let tricks = self.tricks.lock();
        let (of, occasion) = tricks.get(&member)?;
        (*of == deal).then(|| occasion.clone())
    }

    async fn first_to_show(&self, hints: Vec<Hint>) -> Option<Hint> {
        for hint in hints {
            if self.is_shown(&hint.occasion) || self.is_new(&hint).await {
                return Some(hint);
            }
        }
        None
    }

    /// Whether the member has not seen it before; from now on it is shown.
    async fn is_new(&self, hint: &Hint) -> bool {
        if hint.is_seen {
            return false;
        }
        let (members, occasion) = (&self.tavern.members, &hint.occasion);
        let seen = occasion.says.seen();
        let new = members.is_new_hint(occasion.guild, occasion.member, &seen);
        match new.await {
            Ok(new) => {
                if new {
                    self.show(occasion.clone());
                }
                new
            }
            Err(error) => {
                log_failure("a hint could not be marked as seen", error);
                false
            }
        }
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
            log_failure("a member's deal could not be counted", error);
        }
    }

    fn is_shown(&self, occasion: &Occasion) -> bool {
        let shown = self.shown.lock();
        shown.get(&occasion.member) == Some(occasion)
    }

    fn show(&self, occasion: Occasion) {
        let mut shown = self.shown.lock();
        shown.insert(occasion.member, occasion);
    }

    /// Drops the hints shown at a table that was closed.
    pub fn close(&self, table: TableId) {
        let mut shown = self.shown.lock();
        shown.retain(|_, occasion| occasion.table != table);
    }

    /// Drops the hints shown to a member.
    pub fn forget(&self, member: MemberId) {
        self.shown.lock().remove(&member);
        self.tricks.lock().remove(&member);
    }
}
