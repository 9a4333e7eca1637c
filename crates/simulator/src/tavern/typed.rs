//! Members type slash commands.

use ids::{ChannelId, GuildId, MemberId};
use interactions::command::Command;
use interactions::command::named::NamedMember;
use interactions::command::table::TableCommand;
use interactions::guest::Guest;
use pages::RoleId;
use screens::Permission;
use standin::{Answer, Room};
use table::{CalledOff, Order, Player};

/// A channel where the bot may not write: whoever plays there plays alone.
pub const ALONE: ChannelId = ChannelId(5);

/// The commands that members type, as [`Typed::name`] has them.
pub const TYPED: [&str; 32] = [
    "Play",
    "Triomphe Start",
    "Triomphe Mine",
    "Triomphe Hand",
    "Triomphe Show",
    "Triomphe Leave",
    "Triomphe Past",
    "Triomphe Close",
    "Triomphe Kick",
    "Triomphe Pause",
    "Triomphe Cancel",
    "Rules",
    "Coins Balance",
    "Coins Allowance",
    "Coins Pay",
    "Coins Board",
    "Character List",
    "Character Create",
    "Character Play",
    "Settings",
    "Privacy",
    "Help",
    "Tavern Setup",
    "Tavern Panel",
    "Tavern Open",
    "Tavern Close",
    "Tavern Grant",
    "Tavern Fine",
    "Tavern Ban",
    "Patron Hire",
    "Patron List",
    "Patron Play",
];

/// Who types or clicks, and where.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub member: MemberId,
    pub is_gm: bool,
}

/// A slash command that somebody types.
#[derive(Clone, Debug)]
pub struct Typed {
    pub by: Visitor,
    pub command: Command,
    /// What the transfers that it makes are named after: the same command again moves nothing.
    pub order: String,
}

impl Visitor {
    /// The member as the bot meets them now.
    pub async fn guest(self, room: &Room) -> Guest {
        let mut guest = room.guest_in(self.guild, self.channel, self.member).await;
        if self.channel == ALONE {
            guest.lacking.push(Permission::Send);
        }
        if self.is_gm {
            guest.manages = true;
            guest.roles = (0..30).map(RoleId).collect();
            room.refresh(&mut guest).await;
        }
        guest
    }
}

impl Typed {
    /// Types it.
    pub async fn make(&self, room: &Room) -> Answer {
        let mut guest = self.by.guest(room).await;
        if matches!(self.command, Command::Help) {
            guest.name = format!("Known by {}", self.order);
        }
        let command = self.command.clone();
        room.command_ordering(&guest, command, &self.order).await
    }

    /// The name of its command and subcommand.
    pub fn name(&self) -> String {
        let text = format!("{:?}", self.command);
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let names = words
            .take(2)
            .filter(|it| it.starts_with(char::is_uppercase));
        names.collect::<Vec<_>>().join(" ")
    }

    /// Whether it opens a table, and for coins.
    pub fn opens(&self) -> Option<bool> {
        match &self.command {
            Command::Triomphe(TableCommand::Start(start)) => Some(start.fun != Some(true)),
            _ => None,
        }
    }
}

/// A member as a command names them.
pub fn named(member: MemberId) -> NamedMember {
    NamedMember {
        member,
        name: format!("Member {member}"),
        is_bot: false,
        is_here: true,
    }
}

/// The command that gives this order at a table, if there is one.
pub fn at_table(order: &Order) -> Option<TableCommand> {
    Some(match order {
        Order::Leave => TableCommand::Leave,
        Order::Show | Order::CallUp(_) => TableCommand::Show,
        Order::Pause | Order::GoOn => TableCommand::Pause,
        Order::Close => TableCommand::Close {
            at_once: false,
            reason: None,
        },
        Order::CallOff {
            what: CalledOff::Table,
            reason,
        } => TableCommand::Close {
            at_once: true,
            reason: Some(reason.clone()),
        },
        Order::CallOff { what, reason } => TableCommand::Cancel {
            what: *what,
            reason: Some(reason.clone()),
        },
        Order::Kick(player) => TableCommand::Kick {
            member: match player {
                Player::Member(person) => Some(named(person.member)),
                Player::Patron(_) => None,
            },
        },
        _ => return None,
    })
}
