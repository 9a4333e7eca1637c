//! Discord as plain data: what it was asked for, and what it is to say.

use async_trait::async_trait;
use ids::{ChannelId, GuildId, MemberId, MessageId, TableId};
use interactions::discord::{
    BroughtBack, Discord, Drawing, Loss, NoThread, ServerChannel, Undelivered,
};
use parking_lot::{Mutex, MutexGuard};
use screens::art::Art;
use screens::screen::{Picture, Png, Screen};
use std::collections::{BTreeMap, BTreeSet};

/// Stands in for Discord. It draws no pictures and sends nothing; [`StandIn::state`] has all that it was asked for.
#[derive(Default)]
pub struct StandIn(Mutex<State>);

/// What the stand-in was asked for, in order, and what it is to say.
#[derive(Default)]
pub struct State {
    /// The messages that stand, by their ids.
    pub messages: BTreeMap<MessageId, Posted>,
    /// The messages that were deleted again.
    pub taken_back: Vec<MessageId>,
    /// The threads that were opened.
    pub threads: Vec<Thread>,
    /// The threads that were archived.
    pub archived: Vec<ChannelId>,
    /// The tables whose messages were to be looked at again.
    pub rung: BTreeSet<TableId>,
    /// The tables whose messages were waited for.
    pub awaited: BTreeSet<TableId>,
    /// The tables whose messages were to be posted anew.
    pub brought_back: Vec<TableId>,
    /// The hands that were put away.
    pub put_away: Vec<(TableId, MemberId)>,
    /// The members whose hands were closed because they were erased.
    pub forgotten: Vec<MemberId>,
    /// The members whose hands were to be drawn anew.
    pub outdated: Vec<MemberId>,

    /// To be set: the channels of every server.
    pub channels: Vec<ServerChannel>,
    /// To be set: who has left.
    pub departed: BTreeSet<MemberId>,
    /// To be set: whether no message is taken.
    pub refuses: Option<Loss>,
    /// To be set: whether no thread is opened, and why.
    pub no_thread: Option<NoThread>,
    /// To be set: the tables whose messages Discord does not let the bot keep.
    pub hindered: BTreeSet<TableId>,
    /// To be set: the hands that are open.
    pub open_hands: BTreeSet<(TableId, MemberId)>,
    /// To be set: the servers whose log channel cannot be written to and where nobody was told.
    pub log_news: BTreeSet<GuildId>,
    next: u64,
}

/// A message in a channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Posted {
    /// Where it stands.
    pub channel: ChannelId,
    /// Its content, as it was edited last.
    pub screen: Screen,
}

/// A thread below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    /// Its id.
    pub id: ChannelId,
    /// The channel of the message.
    pub channel: ChannelId,
    /// The message.
    pub below: MessageId,
    /// Its name.
    pub name: String,
}

impl StandIn {
    /// What it was asked for, and what it is to say.
    pub fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock()
    }
}

impl State {
    pub(crate) fn fresh(&mut self) -> u64 {
        self.next += 1;
        1_000_000 + self.next
    }

    fn takes_messages(&self) -> Result<(), Undelivered> {
        self.refuses.map_or(Ok(()), |loss| {
            Err(Undelivered {
                loss,
                why: "refused by the stand-in".to_owned(),
            })
        })
    }
}

#[async_trait]
impl Discord for StandIn {
    async fn post(&self, to: ChannelId, screen: &Screen) -> Result<MessageId, Undelivered> {
        let mut state = self.state();
        state.takes_messages()?;
        let id = MessageId(state.fresh());
        let posted = Posted {
            channel: to,
            screen: screen.clone(),
        };
        state.messages.insert(id, posted);
        Ok(id)
    }

    async fn post_within(
        &self,
        _: GuildId,
        to: ChannelId,
        screen: &Screen,
    ) -> Result<MessageId, Undelivered> {
        self.post(to, screen).await
    }

    async fn edit_within(
        &self,
        _: GuildId,
        (channel, message): (ChannelId, MessageId),
        screen: &Screen,
    ) -> Result<(), Undelivered> {
        let mut state = self.state();
        state.takes_messages()?;
        match state.messages.get_mut(&message) {
            Some(posted) if posted.channel == channel => {
                posted.screen = screen.clone();
                Ok(())
            }
            _ => Err(Undelivered {
                loss: Loss::Message,
                why: "there is no such message".to_owned(),
            }),
        }
    }

    async fn take_back(&self, _: ChannelId, message: MessageId) {
        let mut state = self.state();
        state.messages.remove(&message);
        state.taken_back.push(message);
    }

    async fn open_thread(
        &self,
        channel: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, NoThread> {
        let mut state = self.state();
        if let Some(why) = &state.no_thread {
            return Err(why.clone());
        }
        let id = ChannelId(state.fresh());
        state.threads.push(Thread {
            id,
            channel,
            below,
            name: name.to_owned(),
        });
        Ok(id)
    }

    async fn archive(&self, thread: ChannelId) {
        self.state().archived.push(thread);
    }

    async fn is_age_restricted(&self, channel: ChannelId) -> bool {
        let state = self.state();
        let mut channels = state.channels.iter();
        channels.any(|it| it.id == channel && it.age_restricted)
    }

    async fn channels(&self, _: GuildId) -> Result<Vec<ServerChannel>, Undelivered> {
        Ok(self.state().channels.clone())
    }

    async fn departed(&self, _: GuildId, mut members: Vec<MemberId>) -> Vec<MemberId> {
        let state = self.state();
        members.retain(|member| state.departed.contains(member));
        members
    }

    async fn picture(&self, _: Art) -> Option<Picture> {
        None
    }

    async fn draw(&self, _: Drawing) -> Option<Png> {
        None
    }

    fn left(&self, _: GuildId) -> Vec<MemberId> {
        self.state().departed.iter().copied().collect()
    }

    async fn ask_who_left(&self, _: GuildId, _: BTreeSet<MemberId>) -> bool {
        // Whoever has left is known already.
        false
    }

    fn ring(&self, table: TableId) {
        self.state().rung.insert(table);
    }

    fn look_again(&self, table: TableId) {
        self.state().rung.insert(table);
    }

    async fn until_posted(&self, table: TableId) {
        self.state().awaited.insert(table);
    }

    async fn bring_back(&self, table: TableId) -> BroughtBack {
        let mut state = self.state();
        state.brought_back.push(table);
        if state.hindered.contains(&table) {
            BroughtBack::Refused
        } else {
            BroughtBack::Stands
        }
    }

    fn is_hindered(&self, table: TableId) -> bool {
        self.state().hindered.contains(&table)
    }

    fn has_open_hand(&self, table: TableId, member: MemberId) -> bool {
        self.state().open_hands.contains(&(table, member))
    }

    fn put_away_hand(&self, table: TableId, member: MemberId) {
        self.state().put_away.push((table, member));
    }

    fn forget_hands(&self, member: MemberId) {
        self.state().forgotten.push(member);
    }

    fn outdate_hands(&self, member: MemberId) {
        self.state().outdated.push(member);
    }

    fn is_log_news(&self, guild: GuildId) -> bool {
        self.state().log_news.remove(&guild)
    }
}
