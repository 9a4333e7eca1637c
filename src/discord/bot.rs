//! What the bot consists of.

use super::faces::Shelf;
use super::gallery::Gallery;
use super::hints::Hints;
use super::http::Door;
use super::inbox::Inbox;
use super::log::LogChannels;
use super::messenger::Messenger;
use super::open_hands::OpenHands;
use super::publisher::Publisher;
use super::wording::Wording;
use crate::config::Config;
use house::Tavern;
use serenity::http::Http;
use std::sync::Arc;
use std::time::Duration;

/// The bot: one, shared by all tasks. Each part has what it needs of the others: an arrow runs only to what stands
/// above it here. What is done in answer to members are functions beside it, which say by their arguments what they
/// use.
pub struct Bot {
    /// The tables and the bank.
    pub tavern: Tavern,
    /// What members ask for.
    pub inbox: Inbox,
    /// Card faces that Discord has by now.
    pub faces: Arc<Shelf>,
    /// The words for whoever reads.
    pub wording: Arc<Wording>,
    /// The way to Discord.
    pub messenger: Arc<Messenger>,
    /// Where pictures come from.
    pub gallery: Arc<Gallery>,
    /// Hints that are shown.
    pub hints: Arc<Hints>,
    /// Rings for the keepers of the tables' messages.
    pub publisher: Arc<Publisher>,
    /// Hands that can be changed without a click.
    pub open_hands: Arc<OpenHands>,
    /// The log channels.
    pub log_channels: LogChannels,
    /// How long after an error Discord is asked again whether the bot is in a server.
    pub ask_again: Duration,
}

impl Bot {
    /// The bot of this tavern, which sends by this client and by clients of this door.
    pub fn new(config: &Config, tavern: Tavern, http: Arc<Http>, door: Door) -> Bot {
        let faces = Arc::<Shelf>::default();
        let wording = Arc::new(Wording::new(tavern.clone(), faces.clone()));
        let messenger = Arc::new(Messenger::new(http, door, faces.clone()));
        let gallery = Arc::new(Gallery::new(config.studio.clone(), config.patience));
        let hints = Arc::new(Hints::new(tavern.clone()));
        let publisher = Arc::<Publisher>::default();
        Bot {
            inbox: Inbox::default(),
            open_hands: Arc::new(OpenHands::new(
                tavern.clone(),
                wording.clone(),
                messenger.clone(),
                gallery.clone(),
                hints.clone(),
                publisher.clone(),
            )),
            log_channels: LogChannels::new(tavern.clone(), wording.clone(), messenger.clone()),
            ask_again: config.ask_again,
            faces,
            wording,
            messenger,
            gallery,
            hints,
            publisher,
            tavern,
        }
    }
}
