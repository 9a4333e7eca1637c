//! Sends everything to Discord.

use super::budget::Budget;
use super::by_token::ByToken;
use super::counted::{NO_FOOTING, Route, counted_on, may_answer, may_begin};
use super::faces;
use super::http::Door;
use super::pulse::Answers;
use super::refused::{loss, may_have_arrived, why};
use super::rival::Rivals;
use super::send;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use house::footing::Foothold;
use ids::{ChannelId, GuildId};
use interactions::discord::Loss;
use interactions::faces::KnownFaces;
use pages::Surface;
use parking_lot::Mutex;
use screens::screen::Screen;
use serenity::builder::EditThread;
use serenity::http::{Http, HttpError, StatusCode};
use serenity::model::channel::{Channel, Message, Nonce};
use serenity::model::id;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The delays before a message is sent again whose answer was lost.
const SEND_AGAIN: [Duration; 3] = [
    Duration::from_millis(100),
    Duration::from_millis(400),
    Duration::from_millis(1_500),
];

/// How often Discord is asked for something while it answers nothing.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// How long everything waits after a refusal for a limit, which then does not say how long.
const REFUSED: Duration = Duration::from_secs(1);

/// So many channels are remembered with their servers.
const HOMES: usize = 10_000;

/// Sends messages and answers.
pub struct Messenger {
    /// The client for everything sent with the bot's own token, each request in its turn ([`Messenger::in_turn`]).
    pub http: Arc<Http>,
    /// Looks out for another program that answers interactions.
    pub rivals: Arc<Rivals>,
    /// Whether Discord answers at all.
    pub answers: Arc<Answers>,
    /// Discord's global limit.
    pub budget: Budget,
    /// What may be begun on Discord.
    pub foothold: Foothold,
    by_token: ByToken,
    faces: Arc<KnownFaces>,
    /// Channels that are known to be in these servers; at most [`HOMES`].
    homes: Mutex<HashSet<(GuildId, ChannelId)>>,
}

impl Messenger {
    /// Sends by this client within this budget, and answers interactions by clients made by `door`; all of it where
    /// there is a footing for it.
    pub fn new(
        http: Arc<Http>,
        budget: Budget,
        door: Door,
        faces: Arc<KnownFaces>,
        foothold: Foothold,
    ) -> Messenger {
        let answers = Arc::<Answers>::default();
        Messenger {
            http,
            rivals: Arc::new(Rivals::new(answers.clone(), foothold.clone())),
            answers,
            budget,
            foothold,
            by_token: ByToken::new(door),
            faces,
            homes: Mutex::default(),
        }
    }

    /// The client for answering the interaction with this token, and for editing that answer.
    pub fn by_token(&self, token: &str) -> Arc<Http> {
        self.by_token.client(token)
    }

    /// Sends a request with the bot's own token, within Discord's global limit. Where no client library keeps the
    /// limits (a proxy does), a refusal for them makes everything else wait, too.
    pub fn in_turn<'m, T: Send + 'm>(
        &'m self,
        route: Route,
        request: impl Future<Output = serenity::Result<T>> + Send + 'm,
    ) -> BoxFuture<'m, serenity::Result<T>> {
        // Looked at once more when its turn has come.
        let request = counted_on(&self.foothold, may_begin, route, request);
        let in_turn = async move {
            if !self.foothold.until(may_begin).await {
                return Err(serenity::Error::Other(NO_FOOTING));
            }
            let answer = self.budget.send(request).await;
            self.answers.note(&answer, None);
            if answer.as_ref().is_err_and(is_rate_limited) {
                self.budget.close_for(REFUSED);
            }
            answer
        };
        in_turn.boxed()
    }

    /// Sends a request by an interaction's token, but for the first answer ([`Rivals::first_answer`]).
    pub fn by_answer<'m, T: Send + 'm>(
        &self,
        route: Route,
        request: impl Future<Output = serenity::Result<T>> + Send + 'm,
    ) -> BoxFuture<'m, serenity::Result<T>> {
        counted_on(&self.foothold, may_answer, route, request)
    }

    /// Sends a screen; if Discord does not know one of its card faces, sends it again without them.
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
                tracing::warn!("Discord does not know a card face: looking them all up again");
                self.faces.forget();
                send(&screen.clone().without_faces()).await
            }
            sent => sent,
        }
    }

    /// Posts a new message in a channel. If the answer is lost the message may be there all the same, so it is sent
    /// again under the same name, of which Discord takes only one.
    pub fn post<'a>(
        &'a self,
        to: ChannelId,
        screen: &Screen,
    ) -> impl Future<Output = serenity::Result<Message>> + Send + use<'a> {
        let name = Nonce::String(rand::random::<u64>().to_string());
        let posted = send::message(screen).nonce(name).enforce_nonce(true);
        async move {
            for wait in SEND_AGAIN {
                let sent = channel(to).send_message(&self.http, posted.clone());
                match self.in_turn(Route::Post, sent).await {
                    Err(error) if may_have_arrived(&error) => tokio::time::sleep(wait).await,
                    sent => return sent,
                }
            }
            self.in_turn(Route::Post, channel(to).send_message(&self.http, posted))
                .await
        }
    }

    /// Refuses a channel of another server. Where a message goes unasked is stored with its server, and a server may have
    /// come in a file that somebody wrote: it must not speak in others.
    pub async fn must_be_in(&self, guild: GuildId, at: ChannelId) -> serenity::Result<()> {
        let homes = || self.homes.lock();
        if homes().contains(&(guild, at)) {
            return Ok(());
        }
        let asked = self.http.get_channel(channel(at));
        match self.in_turn(Route::Channel, asked).await? {
            Channel::Guild(here) if here.guild_id.get() == guild.0 => {
                let mut homes = homes();
                if homes.len() >= HOMES {
                    homes.clear();
                }
                homes.insert((guild, at));
                Ok(())
            }
            _ => Err(serenity::Error::Other("the channel is another server's")),
        }
    }

    /// Edits one of the bot's messages to show this screen.
    pub fn edit<'a>(
        &'a self,
        at: ChannelId,
        id: u64,
        screen: &Screen,
    ) -> impl Future<Output = serenity::Result<Message>> + Send + use<'a> {
        let (id, edit) = (message(id), send::edit(screen));
        async move {
            self.in_turn(Route::Edit, channel(at).edit_message(&self.http, id, edit))
                .await
        }
    }

    /// Deletes one of the bot's messages.
    pub async fn delete(&self, at: ChannelId, id: u64) -> serenity::Result<()> {
        let delete = self.http.delete_message(channel(at), message(id), None);
        self.in_turn(Route::Delete, delete).await
    }

    /// Deletes a message of a table that is now in channel `here`. A message left in a channel that the table has
    /// lost is out of reach, and does not say where the table is now.
    pub async fn take_back(&self, former: Surface, here: ChannelId) -> serenity::Result<()> {
        let (channel, message) = (former.channel, former.message.0);
        let gone = self.delete(channel, message).await;
        match gone.as_ref().map_err(loss) {
            Err(Loss::Message) => Ok(()),
            Err(Loss::Channel | Loss::Permission | Loss::Archived | Loss::Locked)
                if former.channel != here =>
            {
                Ok(())
            }
            _ => gone,
        }
    }

    /// Unarchives a thread.
    pub async fn open_thread(&self, thread: ChannelId) -> serenity::Result<()> {
        let open = EditThread::new().archived(false);
        let opened = channel(thread).edit_thread(&self.http, open);
        self.in_turn(Route::EditThread, opened).await?;
        Ok(())
    }

    /// Archives a thread; posting in it unarchives it again.
    pub async fn archive(&self, thread: ChannelId) {
        let put_away = EditThread::new().archived(true);
        let archived = channel(thread).edit_thread(&self.http, put_away);
        if let Err(error) = self.in_turn(Route::EditThread, archived).await {
            tracing::debug!("a thread could not be archived: {}", why(&error));
        }
    }
}

impl Messenger {
    /// Where no request was answered, asks Discord again and again for what it tells anybody, until it answers; forever.
    pub async fn watch_answers(&self) {
        loop {
            tokio::time::sleep(ASK_AGAIN).await;
            if self.answers.none_for(Instant::now()).is_none() {
                continue;
            }
            let asked = self.by_answer(Route::Gateway, self.http.get_gateway());
            // Without an answer in time, there is still none.
            if let Ok(answer) = tokio::time::timeout(ASK_AGAIN, asked).await {
                self.answers.note(&answer, None);
            }
        }
    }
}

/// Whether Discord, or the proxy before it, refused a request for a rate limit.
fn is_rate_limited(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    // Edits of old messages are refused with a code of their own, which limits nothing else.
    response.status_code == StatusCode::TOO_MANY_REQUESTS && response.error.code <= 0
}

/// Converts to serenity's channel id.
pub fn channel(channel: ChannelId) -> id::ChannelId {
    id::ChannelId::new(channel.0)
}

fn message(message: u64) -> id::MessageId {
    id::MessageId::new(message)
}
