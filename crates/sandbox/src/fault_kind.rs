//! Every kind of fault that the sandbox can cause.

use std::time::Duration;

use crate::{
    fault_queue::{RefusalCode, RequestFault, Reset},
    rest::limits::Scope,
};

/// Makes the enum, and the list of all its variants.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident,)*) => {
        /// A kind of fault that the sandbox can cause.
        ///
        /// A test that claims to cover all of them walks [`FaultKind::ALL`] and matches without a wildcard, so that it
        /// does not compile when a kind is added.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FaultKind {
            $($(#[$doc])* $kind,)*
        }

        impl FaultKind {
            /// Every kind.
            pub const ALL: &'static [FaultKind] = &[$(FaultKind::$kind,)*];
        }
    };
}

kinds! {
    /// 429 for the limit of a route.
    RouteLimit,
    /// 429 for the limit of the whole bot.
    GlobalLimit,
    /// 429 for a limit shared with other bots.
    SharedLimit,
    /// 429 with HTML: the firewall in front of Discord refuses the bot's address.
    Blocked,
    /// 500 with JSON.
    ServerError,
    /// 502 with JSON.
    BadGateway,
    /// 503 with JSON.
    Unavailable,
    /// 502 with HTML.
    BadGatewayPage,
    /// 503 with HTML.
    UnavailablePage,
    /// The connection is lost before the request is handled.
    ResetBeforeEffect,
    /// The connection is lost after the request was handled.
    ResetAfterEffect,
    /// The connection is lost in the middle of the answer.
    ResetDuringAnswer,
    /// The request is handled late.
    LateRequest,
    /// The answer is late.
    LateAnswer,
    /// The answer does not come until the fault ends.
    HeldAnswer,
    /// An answer to an interaction arrives after its three seconds.
    Overdue,
    /// 10062.
    UnknownInteraction,
    /// 40060.
    Acknowledged,
    /// 50027.
    InvalidToken,
    /// 10008.
    UnknownMessage,
    /// 50013.
    MissingPermissions,
    /// 50001.
    MissingAccess,
    /// 50035.
    InvalidForm,
    /// 30046.
    LateEdits,
    /// An interaction is delivered twice.
    Doubled,
    /// The tokens of all interactions are revoked.
    TokensRevoked,
    /// Nothing is answered, and no heartbeat acknowledged; events still come.
    Silence,
    /// The gateway's connection is cut.
    Cut,
    /// Discord asks the client to reconnect (op 7).
    Reconnect,
    /// Discord declares the session invalid (op 9).
    InvalidSession,
    /// Discord declares the session invalid (op 9), but it can be resumed.
    InterruptedSession,
    /// Discord closes the connection with a code after which the client may reconnect.
    Closed,
    /// Discord closes the connection with a code after which the client may not reconnect.
    ClosedForGood,
    /// The connection is cut, and the gateway accepts no new one.
    GatewayDown,
    /// The connection stands, but nothing comes from the gateway.
    GatewaySilent,
    /// Discord cannot reach a server.
    Outage,
    /// A channel is deleted.
    ChannelDeleted,
    /// A thread is deleted.
    ThreadDeleted,
    /// A channel with threads is deleted.
    ParentDeleted,
    /// A message of the bot is deleted.
    MessageDeleted,
    /// A role is deleted.
    RoleDeleted,
    /// The bot's permissions in a channel are taken away.
    PermissionsTaken,
    /// The bot is removed from a server.
    BotRemoved,
}

impl FaultKind {
    /// Discord's close codes after which a client may reconnect.
    pub const CLOSE_CODES: [u16; 10] = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];

    /// What happens to a request, if this is about requests; `time` is how long to wait, or how late it is.
    #[must_use]
    pub fn of_request(self, time: Duration) -> Option<RequestFault> {
        use RequestFault::{
            Blocked, Delay, DelayAnswer, HoldAnswer, Overdue, Page, RateLimit, Refuse, Status,
        };
        Some(match self {
            FaultKind::RouteLimit => RateLimit(Scope::User, time),
            FaultKind::GlobalLimit => RateLimit(Scope::Global, time),
            FaultKind::SharedLimit => RateLimit(Scope::Shared, time),
            FaultKind::Blocked => Blocked(time),
            FaultKind::ServerError => Status(500),
            FaultKind::BadGateway => Status(502),
            FaultKind::Unavailable => Status(503),
            FaultKind::BadGatewayPage => Page(502),
            FaultKind::UnavailablePage => Page(503),
            FaultKind::ResetBeforeEffect => RequestFault::Reset(Reset::BeforeEffect),
            FaultKind::ResetAfterEffect => RequestFault::Reset(Reset::AfterEffect),
            FaultKind::ResetDuringAnswer => RequestFault::Reset(Reset::DuringAnswer),
            FaultKind::LateRequest => Delay(time),
            FaultKind::LateAnswer => DelayAnswer(time),
            FaultKind::HeldAnswer => HoldAnswer,
            FaultKind::Overdue => Overdue,
            FaultKind::UnknownInteraction => Refuse(RefusalCode::UnknownInteraction),
            FaultKind::Acknowledged => Refuse(RefusalCode::Acknowledged),
            FaultKind::InvalidToken => Refuse(RefusalCode::InvalidToken),
            FaultKind::UnknownMessage => Refuse(RefusalCode::UnknownMessage),
            FaultKind::MissingPermissions => Refuse(RefusalCode::MissingPermissions),
            FaultKind::MissingAccess => Refuse(RefusalCode::MissingAccess),
            FaultKind::InvalidForm => Refuse(RefusalCode::InvalidForm),
            FaultKind::LateEdits => Refuse(RefusalCode::LateEdits),
            FaultKind::Doubled
            | FaultKind::TokensRevoked
            | FaultKind::Silence
            | FaultKind::Cut
            | FaultKind::Reconnect
            | FaultKind::InvalidSession
            | FaultKind::InterruptedSession
            | FaultKind::Closed
            | FaultKind::ClosedForGood
            | FaultKind::GatewayDown
            | FaultKind::GatewaySilent
            | FaultKind::Outage
            | FaultKind::ChannelDeleted
            | FaultKind::ThreadDeleted
            | FaultKind::ParentDeleted
            | FaultKind::MessageDeleted
            | FaultKind::RoleDeleted
            | FaultKind::PermissionsTaken
            | FaultKind::BotRemoved => return None,
        })
    }
}
