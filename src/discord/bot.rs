//! The parts of the bot.

use super::attendance::Attendance;
use super::budget::Budget;
use super::gallery::Gallery;
use super::http::Door;
use super::inbox::Inbox;
use super::log::LogChannels;
use super::messenger::Messenger;
use super::open_hands::OpenHands;
use super::platform::Platform;
use super::publisher::Publisher;
use crate::config::Config;
use house::{Tavern, footing::Foothold};
use interactions::faces::KnownFaces;
use interactions::hints::Hints;
use interactions::responder::Responder;
use interactions::wording::Wording;
use serenity::http::Http;
use std::sync::Arc;
use std::time::Duration;

/// The bot, shared by all tasks. Each part holds only the parts it needs, and only those listed above it. What an
/// interaction means is said by the responder, outside of them.
pub struct Bot {
    /// The tables and the bank.
    pub tavern: Tavern,
    /// Incoming interactions.
    pub inbox: Inbox,
    /// The card faces uploaded to Discord so far.
    pub faces: Arc<KnownFaces>,
    /// The language and the words for each reader.
    pub wording: Arc<Wording>,
    /// Sends everything to Discord.
    pub messenger: Arc<Messenger>,
    /// Asks Discord who has left a server.
    pub attendance: Arc<Attendance>,
    /// Supplies pictures for messages.
    pub gallery: Arc<Gallery>,
    /// The hints currently shown.
    pub hints: Arc<Hints>,
    /// Notifies the keepers of the tables' messages.
    pub publisher: Arc<Publisher>,
    /// The hands that can be edited without a click.
    pub open_hands: Arc<OpenHands>,
    /// Sends the lines of the house log to the channels that servers chose for it.
    pub log_channels: Arc<LogChannels>,
    /// Says what each interaction means.
    pub responder: Responder,
    /// How long to wait at most before asking Discord again, after an error, whether a server or channel is there.
    pub ask_again: Duration,
}

impl Bot {
    /// The bot of this tavern; it sends by `http` within this budget, and answers interactions by clients made by
    /// `door`, where there is a footing for it.
    pub fn new(
        config: &Config,
        tavern: Tavern,
        http: Arc<Http>,
        budget: Budget,
        door: Door,
        foothold: Foothold,
    ) -> Bot {
        let faces = Arc::<KnownFaces>::default();
        let wording = Arc::new(Wording::new(tavern.clone(), faces.clone()));
        let messenger = Messenger::new(http, budget, door, faces.clone(), foothold);
        let messenger = Arc::new(messenger);
        let gallery = Arc::new(Gallery::new(config.studio.clone(), config.patience));
        let hints = Arc::new(Hints::new(tavern.clone()));
        let publisher = Arc::<Publisher>::default();
        let open_hands = Arc::new(OpenHands::new(
            tavern.clone(),
            wording.clone(),
            messenger.clone(),
            gallery.clone(),
            hints.clone(),
            publisher.clone(),
        ));
        let log_channels = LogChannels::new(tavern.clone(), wording.clone(), messenger.clone());
        let log_channels = Arc::new(log_channels);
        let attendance = Arc::new(Attendance::new(tavern.clone(), messenger.clone()));
        let platform = Platform {
            messenger: messenger.clone(),
            gallery: gallery.clone(),
            publisher: publisher.clone(),
            open_hands: open_hands.clone(),
            log_channels: log_channels.clone(),
            attendance: attendance.clone(),
        };
        let responder = Responder::new(
            tavern.clone(),
            wording.clone(),
            hints.clone(),
            Arc::new(platform),
        );
        Bot {
            attendance,
            inbox: Inbox::default(),
            ask_again: config.ask_again,
            open_hands,
            log_channels,
            responder,
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
