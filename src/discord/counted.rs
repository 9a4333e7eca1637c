//! Counts Discord's answers: every request that the bot sends goes through [`counted`], first answers
//! by way of `rival`.

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use house::footing::{Foothold, Footing};
use serenity::http::HttpError;

/// A route of Discord's API that the bot uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The token's application.
    Application,
    /// The slash commands.
    Commands,
    /// The gateway's address.
    Gateway,
    /// The gateway's address, with how many shards and sessions there may be.
    BotGateway,
    /// The first answer to an interaction.
    Answer,
    /// An edit of that answer.
    EditAnswer,
    /// The deletion of that answer.
    DeleteAnswer,
    /// A further answer.
    FollowUp,
    /// An edit of a further answer.
    EditFollowUp,
    /// The deletion of a further answer.
    DeleteFollowUp,
    /// A new message.
    Post,
    /// An edit of a message.
    Edit,
    /// The deletion of a message.
    Delete,
    /// A new thread under a message.
    Thread,
    /// A change of a thread.
    EditThread,
    /// A channel.
    Channel,
    /// A server.
    Server,
    /// A server's channels.
    Channels,
    /// A member of a server.
    Member,
    /// The application's emoji.
    Emoji,
    /// A new emoji.
    NewEmoji,
    /// A new name for an emoji.
    RenameEmoji,
    /// The deletion of an emoji.
    DeleteEmoji,
}

impl Route {
    /// Its method and path, with `{}` for ids and tokens.
    fn template(self) -> &'static str {
        match self {
            Route::Application => "GET /oauth2/applications/@me",
            Route::Commands => "PUT /applications/{}/commands",
            Route::Gateway => "GET /gateway",
            Route::BotGateway => "GET /gateway/bot",
            Route::Answer => "POST /interactions/{}/{}/callback",
            Route::EditAnswer => "PATCH /webhooks/{}/{}/messages/@original",
            Route::DeleteAnswer => "DELETE /webhooks/{}/{}/messages/@original",
            Route::FollowUp => "POST /webhooks/{}/{}",
            Route::EditFollowUp => "PATCH /webhooks/{}/{}/messages/{}",
            Route::DeleteFollowUp => "DELETE /webhooks/{}/{}/messages/{}",
            Route::Post => "POST /channels/{}/messages",
            Route::Edit => "PATCH /channels/{}/messages/{}",
            Route::Delete => "DELETE /channels/{}/messages/{}",
            Route::Thread => "POST /channels/{}/messages/{}/threads",
            Route::EditThread => "PATCH /channels/{}",
            Route::Channel => "GET /channels/{}",
            Route::Server => "GET /guilds/{}",
            Route::Channels => "GET /guilds/{}/channels",
            Route::Member => "GET /guilds/{}/members/{}",
            Route::Emoji => "GET /applications/{}/emojis",
            Route::NewEmoji => "POST /applications/{}/emojis",
            Route::RenameEmoji => "PATCH /applications/{}/emojis/{}",
            Route::DeleteEmoji => "DELETE /applications/{}/emojis/{}",
        }
    }
}

/// Sends a request and counts the answer. The library's future for one request takes 20 kB; it is boxed, so that the
/// futures of those who send something stay small.
///
/// # Errors
/// Discord's error.
pub fn counted<'s, T: Send + 's>(
    route: Route,
    sending: impl Future<Output = serenity::Result<T>> + Send + 's,
) -> BoxFuture<'s, serenity::Result<T>> {
    let sending = sending.boxed();
    let counting = async move {
        let sent = sending.await;
        meters::ANSWERS.count([route.template(), status(&sent)]);
        sent
    };
    counting.boxed()
}

/// Sends a request as [`counted`] does, as soon as the footing is `enough`.
///
/// # Errors
/// Discord's error; or [`NO_FOOTING`], if the shift is over first.
pub fn counted_on<'s, T: Send + 's>(
    foothold: &Foothold,
    enough: fn(Footing) -> bool,
    route: Route,
    sending: impl Future<Output = serenity::Result<T>> + Send + 's,
) -> BoxFuture<'s, serenity::Result<T>> {
    let (foothold, sending) = (foothold.clone(), counted(route, sending));
    let standing = async move {
        if foothold.until(enough).await {
            sending.await
        } else {
            Err(serenity::Error::Other(NO_FOOTING))
        }
    };
    standing.boxed()
}

/// Why something was not sent.
pub const NO_FOOTING: &str = "this process has no lease for it any more";

/// Whether what was begun with a member may go on: the answer to what they asked, and their hand.
pub fn may_answer(footing: Footing) -> bool {
    footing != Footing::None
}

/// Whether anything else may be begun.
pub fn may_begin(footing: Footing) -> bool {
    footing == Footing::Firm
}

/// The status of an answer as a label.
fn status<T>(sent: &serenity::Result<T>) -> &'static str {
    let Err(serenity::Error::Http(error)) = sent else {
        return match sent {
            Ok(_) => "ok",
            // The answer arrived but makes no sense, or the request was not sent.
            Err(_) => "unread",
        };
    };
    let HttpError::UnsuccessfulRequest(refusal) = error else {
        return "none";
    };
    match refusal.status_code.as_u16() {
        400 => "400",
        401 => "401",
        403 => "403",
        404 => "404",
        413 => "413",
        429 => "429",
        other if other < 500 => "4xx",
        500 => "500",
        502 => "502",
        503 => "503",
        504 => "504",
        _ => "5xx",
    }
}
