//! A table is opened: by a command, or by the company of one that is closed.

use super::bot::Bot;
use super::clicks::Reply;
use super::guest::{Guest, Thread, permission_names};
use super::hands::Hand;
use super::send;
use super::surfaces::{code, why};
use super::wrong::Wrong;
use house::{Again, Age, ChannelId, Opening, Place, Refusal, Sorry, TableId, Trouble};
use screens::screen::Screen;
use screens::words::args;
use serenity::builder::{CreateThread, EditThread};
use serenity::model::{Permissions, id};

/// Where a table is to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// In the channel or thread where it was called.
    Here,
    /// In a thread of its own.
    InThread,
    /// The same where Discord allows it, else in the channel.
    InThreadIfPossible,
}

/// Where a table that was to have a thread of its own was opened.
pub enum Opened {
    /// In it; the sentence that says where.
    InThread(String),
    /// In the channel, for Discord allows no thread; the hand of who opened it.
    Here(Box<Hand>),
}

impl Bot {
    /// Whether a guest may open a table where they are: the bot must be able to keep it there, and the house allow it.
    ///
    /// # Errors
    /// What the bot lacks, or where tables may be opened.
    pub async fn may_open(&self, guest: &Guest) -> Result<(), Wrong> {
        self.must_be_let(guest, guest.lacking)?;
        let (words, settings) = (&guest.words, self.tavern.settings.of(guest.guild));
        if !settings.lets_open_in(guest.channel, guest.parent) {
            let channels = settings.channels.iter().map(|c| format!("<#{c}>"));
            let channels = words.list(&channels.collect::<Vec<_>>());
            return Err(Wrong::Said(
                words.with("sorry-channel", args!["channels" => channels]),
            ));
        }
        if settings.age == Age::Restricted && !self.is_age_restricted(guest).await {
            return Err(Wrong::Said(words.say("sorry-age")));
        }
        Ok(())
    }

    fn must_be_let(&self, guest: &Guest, lacking: Permissions) -> Result<(), Wrong> {
        if lacking.is_empty() {
            return Ok(());
        }
        let words = &guest.words;
        let permissions = permission_names(words, lacking);
        Err(Wrong::Said(
            words.with("bot-lacks", args!["permissions" => permissions]),
        ))
    }

    /// Opens a table where the guest asked for it: their hand, to which the cards come.
    ///
    /// # Errors
    /// What cannot be.
    pub async fn open_here(&self, guest: &Guest, opening: Opening) -> Result<Hand, Wrong> {
        let may = self.tavern.may_start(opening).await?;
        let table = self.tavern.open_table(may).await?;
        self.opened(guest, table).await
    }

    async fn opened(&self, guest: &Guest, table: TableId) -> Result<Hand, Wrong> {
        let look = self.here(guest, table).await?;
        let inn = args!["inn" => screens::inn(&guest.words, table)];
        let mut hand = self.hand(guest, &look, &guest.words.with("did-open", inn));
        hand.screen = hand.screen.headed(&self.news(guest).await);
        Ok(hand)
    }

    /// Where a table is to stand: as asked, else as the house prefers; in a thread it stands where it was called.
    ///
    /// # Errors
    /// What the bot lacks for it, or that there can be no thread here.
    pub fn stand(&self, guest: &Guest, asked: Option<bool>) -> Result<Stand, Wrong> {
        let prefers_thread = self.tavern.settings.of(guest.guild).place == Place::Thread;
        let stand = match (asked, guest.thread) {
            (_, Thread::Yes) | (Some(false), _) | (None, Thread::Never) => Stand::Here,
            (Some(true), Thread::Never) => {
                return Err(Wrong::Said(guest.words.say("sorry-no-threads-here")));
            }
            (Some(true), Thread::No) => Stand::InThread,
            (None, Thread::No) if prefers_thread => Stand::InThreadIfPossible,
            (None, Thread::No) => Stand::Here,
        };
        if stand != Stand::Here {
            self.must_be_let(guest, guest.lacking_for_thread)?;
        }
        Ok(stand)
    }

    /// Opens a table in a thread of its own, below a message that tells the channel; says where.
    /// Where Discord allows no thread, that message goes again.
    ///
    /// # Errors
    /// What cannot be.
    pub async fn open_in_thread(
        &self,
        guest: &Guest,
        opening: Opening,
        stand: Stand,
    ) -> Result<Opened, Wrong> {
        let may = self.tavern.may_start(opening).await?;
        let opening = may.opening();
        let public = self.words(guest.guild);
        let inn = screens::inn(&public, opening.table);
        let note = screens::in_thread(&public, opening.host, opening.table, &opening.terms.variant);
        let here = id::ChannelId::new(guest.channel.0);
        let told = here.send_message(&self.http, send::message(&note)).await?;
        let made = here
            .create_thread_from_message(&self.http, told.id, CreateThread::new(inn.as_str()))
            .await;
        let thread = match made {
            Ok(thread) => thread,
            Err(error) => {
                self.take_back(here, told.id).await;
                return match (allows_no_thread(&error), stand) {
                    (false, _) => Err(error.into()),
                    (true, Stand::InThread) => {
                        Err(Wrong::Said(guest.words.say("sorry-too-many-threads")))
                    }
                    (true, Stand::InThreadIfPossible | Stand::Here) => {
                        let table = self.tavern.open_table(may).await?;
                        let hand = self.opened(guest, table).await?;
                        Ok(Opened::Here(Box::new(hand)))
                    }
                };
            }
        };
        let may = may.in_thread(ChannelId(thread.id.get()));
        match self.tavern.open_table(may).await {
            Ok(_) => {
                let told = args!["inn" => inn, "thread" => format!("<#{}>", thread.id)];
                let opened = guest.words.with("did-open-thread", told);
                let note = Screen::note(opened).headed(&self.news(guest).await);
                Ok(Opened::InThread(note.text))
            }
            Err(trouble) => {
                self.take_back(here, told.id).await;
                self.archive(ChannelId(thread.id.get())).await;
                Err(trouble.into())
            }
        }
    }

    /// The company of a closed table plays again: on the same terms, in the same place.
    pub(super) async fn play_again(&self, guest: &Guest, closed: TableId) -> Result<Reply, Wrong> {
        self.may_open(guest).await?;
        let (member, rank) = (guest.member, guest.rank());
        let again = self.tavern.play_again(guest.guild, closed, member, rank);
        Ok(Reply::hand(match again.await? {
            Again::Opened(table) => self.opened(guest, table).await?,
            Again::IsOpen(table) => {
                match self.tavern.join(table, guest.member).await {
                    Ok(()) | Err(Trouble::Sorry(Sorry::Table(Refusal::AlreadySeated))) => {}
                    Err(trouble) => return Err(trouble.into()),
                }
                let look = self.here(guest, table).await?;
                let inn = args!["inn" => screens::inn(&guest.words, table)];
                self.hand(guest, &look, &guest.words.with("did-join", inn))
            }
        }))
    }

    /// The table at which a guest sits and which has lost its place stands here from now on; nothing where there is
    /// none, or it can be kept where it is.
    ///
    /// # Errors
    /// What the bot lacks here, or where tables may be opened.
    pub async fn call_up(&self, guest: &Guest) -> Result<Option<TableId>, Wrong> {
        let (guild, member) = (guest.guild, guest.member);
        let Some(table) = self.tavern.tables.homeless_table_of(guild, member) else {
            return Ok(None);
        };
        self.may_open(guest).await?;
        match self
            .tavern
            .tables
            .call_up(table, member, guest.spot())
            .await
        {
            Ok(()) => Ok(Some(table)),
            // Somebody else has called it up meanwhile, or it is closed.
            Err(Trouble::Sorry(Sorry::NoSuchTable | Sorry::Table(Refusal::Closed))) => Ok(None),
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// An announcement of what did not come about is deleted.
    async fn take_back(&self, here: id::ChannelId, told: id::MessageId) {
        if let Err(error) = self.http.delete_message(here, told, None).await {
            tracing::warn!("an announcement stays: {}", why(&error));
        }
    }

    /// A thread is put away; writing in it opens it again.
    pub async fn archive(&self, thread: ChannelId) {
        let thread = id::ChannelId::new(thread.0);
        let put_away = EditThread::new().archived(true);
        if let Err(error) = thread.edit_thread(&self.http, put_away).await {
            tracing::debug!("a thread was not put away: {}", why(&error));
        }
    }
}

/// Whether Discord allows no thread here: not in this kind of channel, or there are too many in the server.
fn allows_no_thread(error: &serenity::Error) -> bool {
    matches!(code(error), Some(30033 | 50024 | 160_006))
}
