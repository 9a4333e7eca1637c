//! Faults of Discord, by kind, as they strike a table in play; and how each of them ends.

use crate::inn::Inn;
use crate::party::Party;
use house::Tavern;
use ids::GuildId;
use pages::{Gm, RoleId, Settings};
use rand::{RngExt, rngs::StdRng};
use sandbox::{FaultKind, Gateway, Id, Loss, Permissions, Person, Silence};
use std::time::Duration;

/// How long a limit asks to wait, and how late something is.
pub const LATE: Duration = Duration::from_millis(30);

/// The requests that something can happen to; `HERE` is where the table is.
pub const ROUTES: [(&str, &str); 6] = [
    ("POST", "/interactions/"),
    ("PATCH", "/webhooks/"),
    ("POST", "/channels/HERE/messages"),
    ("PATCH", "/channels/HERE/messages/"),
    ("DELETE", "/channels/HERE/messages/"),
    ("GET", "/channels/HERE"),
];

/// How a fault that lasts comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relief {
    /// It does not last.
    None,
    /// Held answers are sent.
    Release,
    /// Discord answers again.
    Answers,
    /// The gateway accepts connections again.
    Gateway,
    /// Discord reaches the server again.
    Reached(Id),
    /// The bot is invited to the server again.
    Invited(Id),
    /// The bot may do in this channel what it asks for.
    Allowed(Id),
    /// Another role is made the game masters' in this server.
    Appointed(Id),
}

impl Relief {
    pub async fn give(self, inn: &Inn) {
        let (sandbox, faults) = (&inn.sandbox, inn.sandbox.faults());
        match self {
            Relief::None => {}
            Relief::Release => faults.release(),
            Relief::Answers => faults.set_silent(Silence::Answering),
            Relief::Gateway => faults.set_gateway(Gateway::Open),
            Relief::Reached(server) => sandbox.end_outage(server),
            Relief::Invited(server) => sandbox.invite_bot(server),
            Relief::Allowed(channel) => {
                let all = Permissions::from_bits_truncate(triomphe::discord::invited().bits());
                sandbox.set_bot_permissions(channel, all);
            }
            Relief::Appointed(server) => appoint(inn, server).await,
        }
    }
}

/// Makes a role, and makes it the game masters' in a server.
pub async fn appoint(inn: &Inn, server: Id) {
    let role = RoleId(inn.sandbox.add_role(server, "Masters").0);
    let change = |settings: &mut Settings| settings.gm = Gm::Role(role);
    let changed = inn
        .tavern
        .settings
        .change(GuildId(server.0), None, change)
        .await;
    changed.unwrap();
}

/// The game masters' role in a server, as the house knows it.
pub fn game_masters(inn: &Inn, server: Id) -> Option<Id> {
    match inn.tavern.settings.for_guild(GuildId(server.0)).gm {
        Gm::Role(role) => Some(Id(role.0)),
        Gm::Managers | Gm::Lost => None,
    }
}

/// Waits until the house knows that the game masters' role of a server is gone: nobody there may create coins.
pub async fn until_lost(inn: &Inn, server: Id) {
    let gm = |tavern: &Tavern| tavern.settings.for_guild(GuildId(server.0)).gm;
    inn.known(async |tavern| (gm(tavern) == Gm::Lost).then_some(()))
        .await;
}

/// Something goes wrong with the next requests of a route that concern a table; returns that path.
pub fn on_route(
    inn: &Inn,
    kind: FaultKind,
    party: &Party,
    (method, path): (&str, &str),
    count: usize,
) -> String {
    let fault = kind.of_request(LATE).expect("a fault of requests");
    let path = path.replace("HERE", &party.place.get().to_string());
    inn.sandbox.faults().cause(method, &path, count, fault);
    path
}

/// A fault strikes a table, by chance as far as it can.
pub fn strike(
    inn: &Inn,
    kind: FaultKind,
    party: &Party,
    moderator: &Person,
    chance: &mut StdRng,
) -> Relief {
    let (sandbox, faults) = (&inn.sandbox, inn.sandbox.faults());
    let place = party.place.get();
    if kind.of_request(LATE).is_some() {
        let route = match kind {
            FaultKind::Overdue => ROUTES[0],
            _ => ROUTES[chance.random_range(0..ROUTES.len())],
        };
        on_route(inn, kind, party, route, chance.random_range(1..=3));
        return match kind {
            FaultKind::HeldAnswer => Relief::Release,
            _ => Relief::None,
        };
    }
    match kind {
        FaultKind::Doubled => faults.double_interactions(chance.random_range(1..=3)),
        FaultKind::TokensRevoked => faults.expire_tokens(),
        FaultKind::Silence => {
            faults.set_silent(Silence::Silent);
            return Relief::Answers;
        }
        FaultKind::Cut => faults.drop_connection(Loss::Cut),
        FaultKind::Reconnect => faults.drop_connection(Loss::Reconnect),
        FaultKind::InvalidSession => faults.drop_connection(Loss::InvalidSession),
        FaultKind::InterruptedSession => faults.drop_connection(Loss::InterruptedSession),
        FaultKind::Closed => {
            // `closing.rs` tries each.
            let codes = FaultKind::CLOSE_CODES;
            let code = codes[chance.random_range(0..codes.len())];
            faults.drop_connection(Loss::Close(code));
        }
        FaultKind::GatewayDown => {
            faults.set_gateway(Gateway::Closed);
            faults.drop_connection(Loss::Cut);
            return Relief::Gateway;
        }
        FaultKind::GatewaySilent => {
            faults.set_gateway(Gateway::Silent);
            return Relief::Gateway;
        }
        FaultKind::Outage => {
            sandbox.begin_outage(party.server);
            return Relief::Reached(party.server);
        }
        FaultKind::ChannelDeleted | FaultKind::ThreadDeleted => {
            sandbox.delete_channel(place);
        }
        FaultKind::ParentDeleted => {
            sandbox.delete_channel(party.channel());
        }
        FaultKind::MessageDeleted => {
            let seen = moderator.sees(place).into_iter();
            let bots = seen.filter(|message| !message.ephemeral() && !message.buttons().is_empty());
            for message in bots {
                moderator.delete(&message).expect("a moderator");
            }
        }
        FaultKind::RoleDeleted => {
            let role = game_masters(inn, party.server).expect("a role was set");
            sandbox.delete_role(role);
            return Relief::Appointed(party.server);
        }
        FaultKind::PermissionsTaken => {
            let channel = party.channel();
            sandbox.set_bot_permissions(channel, Permissions::VIEW_CHANNEL);
            return Relief::Allowed(channel);
        }
        FaultKind::BotRemoved => {
            sandbox.remove_bot(party.server);
            return Relief::Invited(party.server);
        }
        // `matrix::outcome` has a place for every kind.
        _ => unreachable!("{kind:?} strikes no table in play"),
    }
    Relief::None
}
