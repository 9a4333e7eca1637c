//! What a run of the script has made so far, and where.

use picture::{CardState, Deck, Emblem, Hand, Held, Png};
use rules::CardSet;
use serde::{Deserialize, Serialize};
use serenity::model::id::{ApplicationId, ChannelId, GuildId, InteractionId};
use std::collections::BTreeMap;

/// Something that the script makes on Discord, and removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thing {
    /// The message with the picture and the buttons.
    Table,
    /// The message under which the thread is opened.
    Plain,
    /// The thread.
    Thread,
    /// A message in the thread.
    Inside,
    /// The emoji.
    Emoji,
    /// The server's command.
    Command,
    /// The private answer.
    Hand,
    /// A further private answer.
    FollowUp,
    /// A message that is posted twice, where Discord takes it twice.
    Twin,
    /// A message that is to be refused, where Discord takes it.
    Stray,
    /// A message that a former run left to be edited by this one.
    Old,
}

/// What a run has left on Discord, as the file says that another run tidies up by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// Each thing with its id.
    pub things: BTreeMap<Thing, u64>,
}

/// An interaction that can be answered.
#[derive(Clone)]
pub struct Asked {
    /// Its id.
    pub id: InteractionId,
    /// Its token.
    pub token: String,
}

/// The pictures that are sent.
pub struct Props {
    /// A hand, as wide as every hand of the bot's.
    pub hand: Png,
    /// The face of its first card.
    pub face: Png,
    /// The cards.
    pub cards: CardSet,
}

/// How many cards the hand has: as many as buttons stand in a row.
const CARDS: usize = 5;

impl Props {
    /// Draws them; `None` if that fails.
    pub fn draw(deck: &Deck) -> Option<Props> {
        let cards: CardSet = CardSet::TAROT.iter().take(CARDS).collect();
        let held = |card| Held {
            card,
            state: CardState::Playable,
        };
        let hand = Hand {
            strip: None,
            cards: cards.iter().map(held).collect(),
            dealt: 0,
            larger: false,
        };
        Some(Props {
            hand: deck.hand(&hand)?,
            face: deck.emoji(Emblem::Card(cards.iter().next()?))?,
            cards,
        })
    }
}

/// What there is to send to, and by.
pub struct Scene {
    /// The bot's application, whose id is that of its user.
    pub application: ApplicationId,
    /// What was made, and where.
    pub left: Left,
    /// The interaction that the private answer belongs to.
    pub first: Option<Asked>,
    /// The latest one; `None` where nobody could be asked to press anything.
    pub latest: Option<Asked>,
    /// Tells this run's messages from others, by the name that each is posted under.
    pub run: u64,
    /// The pictures.
    pub props: Props,
}

impl Scene {
    /// The id of a thing, once it was made.
    pub fn id(&self, thing: Thing) -> Option<u64> {
        self.left.things.get(&thing).copied()
    }

    /// The channel of the rehearsal.
    pub fn channel(&self) -> ChannelId {
        self.left.channel
    }

    /// The thread, if it is there.
    pub fn thread(&self) -> Option<ChannelId> {
        self.id(Thing::Thread).map(ChannelId::new)
    }

    /// The server of the rehearsal.
    pub fn guild(&self) -> GuildId {
        self.left.guild
    }
}
