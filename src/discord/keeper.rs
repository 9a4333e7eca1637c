//! Keeps the messages of one table: says when its living message, the reminder to players, the notice to absent players
//! and the table's open hands are brought up to date, and what follows if Discord refuses.

mod absence;
mod living_message;
mod reminder;

use super::bot::Bot;
use super::budget::RedrawTurn;
use super::line::Connections;
use super::open_hands;
use super::publisher::{Hindered, Keep, Redrawn, keep_all};
use super::refused::{loss, why};
use absence::AbsenceNotice;
use futures_util::FutureExt as _;
use house::{HouseError, TableChanges};
use ids::TableId;
use interactions::discord::Loss;
use interactions::surfaces::Surfaces;
use living_message::{LivingMessage, PostedWhere};
use pages::{HouseRefusal, Look, Stands};
use reminder::Reminder;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::{Duty, Lost, Place, look::Scene};

/// How often to retry after a missing permission: not every event that grants it is sent to the bot.
const LOOK_FOR_PERMISSION: Duration = Duration::from_secs(60);

/// How long after the start to wait for Discord before showing that the clocks are stopped.
const SOON: Duration = Duration::from_secs(30);

/// Redraws tables as they change, forever; starts with the tables that were open before a restart.
pub async fn run(bot: Arc<Bot>, connections: Connections, open: Vec<TableId>) {
    let mut watch_list = bot.tavern.tables.watch_list();
    let watch_list = async move || watch_list.next().await;
    let keeper = |table| Keeper::new(bot.clone(), connections, table);
    keep_all(&bot.publisher, open, watch_list, keeper).await;
}

/// Keeps the messages of one table.
pub struct Keeper {
    bot: Arc<Bot>,
    connections: Connections,
    table: TableId,
    /// `None` once the table is gone.
    changes: Option<TableChanges>,
    /// `None` until they are loaded.
    surfaces: Option<Surfaces>,
    living_message: LivingMessage,
    reminder: Reminder,
    absence_notice: AbsenceNotice,
    /// Whether it has waited for the connection of the table's server after the start.
    begun: bool,
}

impl Keep for Keeper {
    async fn changed(&mut self) {
        match &mut self.changes {
            Some(changes) => {
                if !changes.next().await {
                    self.changes = None;
                }
            }
            None => std::future::pending().await,
        }
    }

    /// Fails if Discord or the database does.
    async fn redraw(&mut self) -> anyhow::Result<Redrawn> {
        let kept = self.bring_up_to_date().await?;
        if kept == Redrawn::Closed {
            self.bot.hints.close(self.table);
        }
        Ok(kept)
    }

    fn bring_back(&mut self) {
        self.living_message.post_anew();
    }
}

impl Keeper {
    /// For a table whose messages are not loaded yet.
    pub fn new(bot: Arc<Bot>, connections: Connections, table: TableId) -> Keeper {
        Keeper {
            changes: bot.tavern.tables.changes_of(table),
            bot,
            connections,
            table,
            surfaces: None,
            living_message: LivingMessage::default(),
            reminder: Reminder::default(),
            absence_notice: AbsenceNotice::default(),
            begun: false,
        }
    }

    /// The table as it is now; `None` if it is not open any more.
    async fn look(&self) -> anyhow::Result<Option<Look>> {
        match self.bot.tavern.look(self.table, None).await {
            Ok(look) => Ok(Some(look)),
            Err(HouseError::Refused(HouseRefusal::NoSuchTable | HouseRefusal::Parked)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// The same after the start, when the clock is stopped until the table's shard is connected: if that happens soon,
    /// nobody needs to know.
    async fn look_once_connected(&mut self) -> anyhow::Result<Option<Look>> {
        let look = self.look().await?;
        let (false, Some(first)) = (self.begun, &look) else {
            return Ok(look);
        };
        self.begun = true;
        let clocks = &self.bot.tavern.clocks;
        if clocks.running_time(first.guild).is_some() {
            return Ok(look);
        }
        let patience = SOON + self.connections.begins_after(first.guild);
        let running = clocks.until_running(first.guild);
        let _ = tokio::time::timeout(patience, running).await;
        self.look().await
    }

    /// The table when its messages may be redrawn within Discord's global limit. Until then its open hands are kept up
    /// to date, which do not count towards it.
    async fn look_in_turn(&mut self, now: Look) -> anyhow::Result<Option<(Look, RedrawTurn)>> {
        let bot = self.bot.clone();
        let mut look = now;
        let mut turn = pin!(bot.messenger.budget.turn());
        if let Some(turn) = turn.as_mut().now_or_never() {
            return Ok(Some((look, turn)));
        }
        loop {
            bot.open_hands.keep(&look).await;
            let turn = tokio::select! {
                turn = &mut turn => Some(turn),
                () = self.changed() => None,
            };
            let Some(now) = self.look().await? else {
                return Ok(None);
            };
            match turn {
                Some(turn) => return Ok(Some((now, turn))),
                None => look = now,
            }
        }
    }

    async fn bring_up_to_date(&mut self) -> anyhow::Result<Redrawn> {
        let Some(look) = self.look_once_connected().await? else {
            return Ok(Redrawn::Closed);
        };
        if look.solo {
            return self.keep_hand(&look).await;
        }
        let Some((look, turn)) = self.look_in_turn(look).await? else {
            return Ok(Redrawn::Closed);
        };
        let surfaces = match &mut self.surfaces {
            Some(known) => known,
            unknown => unknown.insert(Surfaces::load(&self.bot.tavern, self.table).await?),
        };
        let lost = match look.stands() {
            Some(Stands::Place { lost, .. }) => Some(lost),
            _ => None,
        };
        if lost.is_some_and(|lost| lost > Lost::Permission) {
            // There is nothing to keep until the table is called up elsewhere.
            return Ok(Redrawn::Open { again_in: None });
        }
        if lost.is_some() {
            // Being allowed to edit an old message does not mean being allowed to post a new one.
            self.living_message.post_anew();
        }
        let bot = &self.bot;
        let hands = bot.open_hands.keep(&look);
        let messages = async {
            let shown = self.living_message.show(bot, surfaces, &look).await?;
            if shown == PostedWhere::Reposted {
                bot.open_hands.mark_buried(&look);
            }
            // Hands that are answered from now on come below it.
            bot.publisher.is_posted(self.table);
            self.reminder.update(bot, surfaces, &look).await?;
            self.absence_notice.update(bot, surfaces, &look).await?;
            self.living_message.clear_away(bot).await
        };
        // Concurrently, because Discord's rate limits count private messages separately.
        let messages = bot.messenger.budget.redraw(turn, messages);
        let (hands, done) = tokio::join!(hands, messages);
        let refused = done.as_ref().err();
        let refused = refused.map(|error| error.downcast_ref().map_or(Loss::Outage, loss));
        let refused = match refused {
            Some(Loss::Archived) => match self.bot.messenger.open_thread(look.channel).await {
                Ok(()) => {
                    return Ok(Redrawn::Open {
                        again_in: Some(Duration::ZERO),
                    });
                }
                Err(error) => Some(match loss(&error) {
                    Loss::Archived => Loss::Locked,
                    other => other,
                }),
            },
            refused => refused,
        };
        match refused {
            None => {
                self.bot.publisher.set_hindered(self.table, Hindered::No);
                if let Some(lost) = lost {
                    self.bot
                        .tavern
                        .tables
                        .duty(self.table, Duty::PlaceIsBack { lost })
                        .await?;
                }
            }
            Some(Loss::Channel) => {
                tracing::info!(table = %self.table, "the table's channel was deleted");
                return self.without_place(&look, Lost::Channel).await;
            }
            Some(Loss::Permission | Loss::Locked) => {
                if self.bot.publisher.set_hindered(self.table, Hindered::Yes) {
                    tracing::warn!(table = %self.table, "not allowed to keep the table's message");
                }
                return self.without_place(&look, Lost::Permission).await;
            }
            // Discord would refuse the same request again; the next change is a new attempt.
            Some(Loss::Other | Loss::Message | Loss::Token | Loss::TooOld | Loss::Archived) => {
                let why = done.err().and_then(|error| error.downcast_ref().map(why));
                tracing::error!(table = %self.table, ?why, "Discord refused a table's message");
            }
            Some(Loss::Outage) => done?,
        }
        let closed = matches!(look.scene, Scene::Closed(_));
        if closed && self.living_message.awaits_picture() {
            // Otherwise it would keep showing the picture of a finished deal.
            return Ok(Redrawn::Open { again_in: None });
        }
        if closed && look.place == Place::Thread {
            self.bot.messenger.archive(look.channel).await;
        }
        Ok(match (&look.scene, hands) {
            (Scene::Closed(_), _) => Redrawn::Closed,
            (_, open_hands::LostHands::None) => Redrawn::Open { again_in: None },
            // A player whose hand could not be edited may have to be reminded.
            (_, open_hands::LostHands::Some) => Redrawn::Open {
                again_in: Some(Duration::ZERO),
            },
        })
    }

    /// A solo table has its member's hand and no other message.
    async fn keep_hand(&self, look: &Look) -> anyhow::Result<Redrawn> {
        self.bot.open_hands.keep(look).await;
        Ok(match look.scene {
            Scene::Closed(_) => Redrawn::Closed,
            _ => Redrawn::Open { again_in: None },
        })
    }

    /// The messages cannot be kept: the table loses its place unless it is closed already.
    async fn without_place(&self, look: &Look, lost: Lost) -> anyhow::Result<Redrawn> {
        if matches!(look.scene, Scene::Closed(_)) {
            return Ok(Redrawn::Closed);
        }
        let lose = self.bot.tavern.tables.duty(
            self.table,
            Duty::LosePlace {
                place: look.channel,
                lost,
            },
        );
        match lose.await {
            // It may have closed in the meantime, and there is no message left to say so.
            Ok(()) | Err(HouseError::Refused(_)) => {
                Ok(if self.bot.tavern.tables.is_open(self.table) {
                    Redrawn::Open {
                        again_in: (lost == Lost::Permission).then_some(LOOK_FOR_PERMISSION),
                    }
                } else {
                    Redrawn::Closed
                })
            }
            Err(error) => Err(error.into()),
        }
    }
}
