//! What every command, click and redrawing has at hand.

use super::art::Illustrated;
use super::by_token::ByToken;
use super::decks::Decks;
use super::faces::{self, Shelf};
use super::guest;
use super::guest::Guest;
use super::hands::{Due, Hand, Hands, Moment, Open, TimeTold};
use super::hints::{Hint, Hints};
use super::log::Unheard;
use super::once::Heard;
use super::publisher::Publisher;
use super::surfaces::why;
use super::wrong::Wrong;
use crate::discord::studio::Studio;
use house::{
    Cards, ChannelId, GuildId, Language, Look, MemberId, Pace, Scene, Sorry, TableId, Taste,
    Tavern, Trouble,
};
use rules::{CardSet, Coins, Variant};
use screens::art::{Art, Mark};
use screens::faces::Faces;
use screens::screen::Screen;
use screens::words::{Words, args};
use serenity::http::Http;
use serenity::model::channel::Channel;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::task::TaskTracker;

/// The bot: one, shared by all tasks.
pub struct Bot {
    /// The tables and the bank.
    pub tavern: Tavern,
    /// The way to Discord.
    pub http: Arc<Http>,
    /// The way of answers and of edits of them.
    pub by_token: ByToken,
    /// Hands that lie open.
    pub hands: Hands,
    /// Hints that are shown.
    pub hints: Hints,
    /// Interactions that were heard already.
    pub heard: Heard,
    /// Interactions that are being answered: the end waits for them.
    pub answering: TaskTracker,
    /// Who keeps the tables' messages true.
    pub publisher: Publisher,
    /// Where pictures are drawn.
    pub studio: Studio,
    /// How long words that nobody waits for wait for their picture.
    pub patience: Duration,
    /// How long after an error Discord is asked again whether the bot is in a server.
    pub ask_again: Duration,
    /// How many commands members sent lately.
    pub commands: Pace,
    /// Log channels that cannot be written to.
    pub unheard: Unheard,
    /// Card faces that Discord has by now.
    pub faces: Shelf,
    /// Packs of cards to draw from.
    pub decks: Decks,
}

impl Bot {
    /// What everybody in a server reads: in the language of the house.
    pub fn words(&self, guild: GuildId) -> Words {
        let settings = self.tavern.settings.of(guild);
        Words::of_language(settings.language)
            .of(settings)
            .showing(Cards::Pictures, self.faces())
    }

    /// What one reader reads alone: in the language they chose, else in that of their Discord, else in the house's.
    pub fn words_for(&self, guild: GuildId, taste: &Taste, speaks: Option<Language>) -> Words {
        let settings = self.tavern.settings.of(guild);
        let language = taste.language.or(speaks).unwrap_or(settings.language);
        Words::of_language(language)
            .of(settings)
            .showing(taste.cards, self.faces())
    }

    /// How a member likes to see cards; where that cannot be read, as most do.
    pub async fn taste(&self, guild: GuildId, member: MemberId) -> Taste {
        self.tavern
            .members
            .taste(guild, member)
            .await
            .unwrap_or_else(|error| {
                tracing::error!("what a member likes could not be read: {error:#}");
                Taste::default()
            })
    }

    /// The card faces that Discord has by now.
    pub fn faces(&self) -> Arc<Faces> {
        self.faces.now()
    }

    /// Remembers a guest's name, and gives them their starting coins the first time.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn meet(&self, guest: &Guest) -> Result<(), Wrong> {
        self.tavern
            .members
            .meet(guest.guild, guest.member, &guest.name)
            .await?;
        Ok(())
    }

    /// The table of a channel that a command of this guest is about: the one where they sit, else the newest.
    ///
    /// # Errors
    /// No table is open here.
    pub async fn table_for(&self, guest: &Guest) -> Result<Chosen, Wrong> {
        let here = self.tavern.tables.ids_in(guest.guild, Some(guest.channel));
        let mut newest = None;
        for table in &here {
            let look = match self.tavern.look(*table, Some(guest.member)).await {
                Ok(look) if matches!(look.scene, Scene::Closed(_)) => continue,
                Ok(look) => look,
                Err(Trouble::Sorry(Sorry::NoSuchTable)) => continue,
                Err(trouble) => return Err(trouble.into()),
            };
            if look.chair_of(guest.member).is_some() {
                newest = Some(look);
                break;
            }
            newest.get_or_insert(look);
        }
        let Some(look) = newest else {
            let lost = self
                .tavern
                .tables
                .homeless_table_of(guest.guild, guest.member);
            return Err(Wrong::Said(match lost {
                Some(table) => {
                    let inn = args!["inn" => screens::inn(&guest.words, table)];
                    guest.words.with("sorry-placeless-table", inn)
                }
                None => guest.words.say("sorry-no-table-here"),
            }));
        };
        let which = if here.len() > 1 {
            guest.words.with(
                "other-tables",
                args!["inn" => screens::inn(&guest.words, look.id)],
            )
        } else {
            String::new()
        };
        Ok(Chosen { look, which })
    }

    /// Whether Discord restricts the channel of a guest by age; a thread goes by its channel.
    /// Where Discord does not say, it does not.
    pub async fn is_age_restricted(&self, guest: &Guest) -> bool {
        let ask = |channel: ChannelId| self.http.get_channel(channel.0.into());
        let Ok(Channel::Guild(here)) = ask(guest.channel).await else {
            return false;
        };
        let (true, Some(parent)) = (here.thread_metadata.is_some(), here.parent_id) else {
            return here.nsfw;
        };
        matches!(
            ask(ChannelId(parent.get())).await,
            Ok(Channel::Guild(channel)) if channel.nsfw
        )
    }

    /// The rules of a game, with the order of its cards as a picture for who likes them so.
    pub async fn rules(
        &self,
        guest: &Guest,
        variant: &Variant,
        stake: Option<Coins>,
    ) -> Illustrated {
        let words = &guest.words;
        let art = (words.cards() == Cards::Pictures).then(|| Art {
            inks: guest.taste.inks,
            ..Art::of_scene(words, "order", screens::picture_of_rules(words, variant))
        });
        self.illustrated(screens::rules(words, variant, stake), art)
            .await
    }

    /// The hand of the viewer of this look, with a sentence of what was just pressed.
    pub fn hand(&self, guest: &Guest, look: &Look, sentence: &str) -> Hand {
        self.hand_choosing(guest, look, CardSet::EMPTY, sentence)
    }

    /// The same while they are choosing cards to lay down, of which these are chosen.
    pub fn hand_choosing(
        &self,
        guest: &Guest,
        look: &Look,
        picked: CardSet,
        sentence: &str,
    ) -> Hand {
        let mut hand = laid_out(&guest.words, &guest.taste, guest.speaks, look, picked);
        hand.screen = hand.screen.replying(sentence);
        hand
    }

    /// A hand with what its holder is told once, if they were not yet.
    pub async fn give_hint(&self, words: &Words, hand: &mut Hand) {
        let screen = std::mem::take(&mut hand.screen);
        hand.screen = self.hinted(words, hand.hint.take(), screen).await;
    }

    /// Discord took a hand in answer to the interaction of this token: from now on it lies open.
    /// If it is a new message, the one that lay open before it is put away.
    pub fn hand_lies_open(&self, hand: Hand, member: MemberId, token: &str, laid: Laid) {
        let table = hand.table;
        let before = self.hands.shown(member, token, hand, laid);
        if let (Laid::Anew, Some(before)) = (laid, before) {
            self.put_away(before);
        }
        // The table may have gone on while the answer was on its way; and the picture is still to come.
        self.publisher.ring(table);
    }

    /// Sends a screen; where Discord does not know one of its card faces, again without them.
    pub async fn deliver<T, F>(
        &self,
        screen: &Screen,
        send: impl Fn(&Screen) -> F,
    ) -> serenity::Result<T>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        match send(screen).await {
            Err(error) if faces::are_refused(&error) => {
                tracing::warn!("Discord lost card faces: they are looked for again");
                self.faces.forget();
                send(&screen.clone().without_faces()).await
            }
            sent => sent,
        }
    }

    /// Who got up from a table needs no hand there.
    pub fn put_hand_away(&self, table: TableId, member: MemberId) {
        if let Some(hand) = self.hands.open(table, member) {
            self.hands.gone(table, member, &hand.token);
            self.put_away(hand);
        }
    }

    fn put_away(&self, hand: Open) {
        let http = self.by_token.client(&hand.token);
        tokio::spawn(async move {
            // A change that is on its way would be refused if the message were gone.
            let _pen = hand.pen.lock().await;
            let gone = http.delete_original_interaction_response(&hand.token).await;
            if let Err(error) = gone {
                // Most often its holder has sent it away already.
                tracing::debug!("an old hand was not put away: {}", why(&error));
            }
        });
    }

    /// What a guest should know beside the answer: that the bot may not write here.
    pub fn lacking_here(&self, guest: &Guest) -> String {
        if guest.lacking.is_empty() {
            return String::new();
        }
        let names = guest::permission_names(&guest.words, guest.lacking);
        guest
            .words
            .with("session-lacks", args!["permissions" => names])
    }

    /// What a guest should know beside the answer: that the table's message cannot be kept true here.
    pub fn lacking(&self, guest: &Guest, table: TableId) -> String {
        if guest.lacking.is_empty() && !self.publisher.is_hindered(table) {
            return String::new();
        }
        let lacking = if guest.lacking.is_empty() {
            guest::needed()
        } else {
            guest.lacking
        };
        let names = guest::permission_names(&guest.words, lacking);
        guest
            .words
            .with("bot-lacks-note", args!["permissions" => names])
    }
}

/// The hand of the viewer of this look as they like to see it, with these cards chosen; `speaks` is the language of
/// their Discord.
pub fn laid_out(
    words: &Words,
    taste: &Taste,
    speaks: Option<Language>,
    look: &Look,
    picked: CardSet,
) -> Hand {
    let screen = screens::hand_choosing(words, look, picked);
    Hand {
        table: look.id,
        moment: Moment::of(look),
        time: TimeTold::of(look),
        speaks,
        hint: Hint::of(look, &screen),
        screen,
        art: match words.cards() {
            Cards::Pictures => screens::hand_art(words, taste, look, picked),
            Cards::Signs | Cards::Plain => None,
        },
    }
}

/// Where a hand was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// In a message of its own, without a picture.
    Anew,
    /// In the message that was clicked.
    InPlace {
        /// Discord's number for it.
        message: u64,
        /// The picture that it kept.
        kept: Option<Mark>,
        /// Whether an older change of ours may come after it.
        due: Due,
    },
}

/// A table, and a sentence that says which, where there are several.
pub struct Chosen {
    /// The table as the guest may know it.
    pub look: Look,
    /// Empty where there is only one.
    pub which: String,
}
