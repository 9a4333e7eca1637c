//! Who lives in the servers, and what they ask of the house next.

mod away;

use super::calls::Call;
use super::presses::Click;
use super::typed::{ALONE, Typed, Visitor, at_table, named};
use super::witness::Seen;
use crate::commands::CommandKind;
use crate::ledger::{CoinSpot, Whose};
use crate::luck::Luck;
use crate::moves::{Request, Taste};
use crate::orders::Asking;
use crate::swarm::{self, Behaviour};
use house::Opening;
use ids::{ChannelId, DealId, GuildId, MemberId, PurseId, TableId};
use interactions::command::Command as Slash;
use interactions::command::coins::CoinsCommand;
use interactions::command::game;
use interactions::command::patron::PatronCommand;
use interactions::command::table::{Start, TableCommand};
use interactions::command::tavern::TavernCommand;
use patrons::Skill;
use rules::{Coins, Variant};
use screens::button::{Button, PlayKey, PrivacyKey, TableKey};
use table::{
    CoinKind, Command, Lost, Order, Person, Phase, Place, Player, Rank, Reveal, Table, Terms,
};

/// A server, with those who are in it.
struct Server {
    guild: GuildId,
    members: Vec<(MemberId, Behaviour)>,
    /// How many patrons were hired, and so the names that they have.
    hired: usize,
}

/// Somebody who wants to hide what they lost today, or an allowance that they do not need: they pay all their coins
/// to a friend, have their data erased, come back, and are paid back.
#[derive(Clone, Copy)]
struct Scheme {
    at: usize,
    member: MemberId,
    friend: MemberId,
    coins: i64,
    /// How far they have come.
    done: u32,
}

/// Everybody, and what they have heard.
pub struct People {
    pub luck: Luck,
    servers: Vec<Server>,
    games: Vec<Variant>,
    stakes: Vec<i64>,
    turns: Vec<u32>,
    /// How often somebody does something else than go on with a deal, in ten thousand.
    orders: u32,
    /// What they then do in half of the cases.
    habits: Vec<CommandKind>,
    /// How often somebody asks the house for something away from the tables, in ten thousand.
    house_requests: u32,
    /// How often somebody wants to play alone, in ten thousand.
    alone: u32,
    /// How often somebody presses something on a screen, in ten thousand.
    presses: u32,
    named: u64,
    scheme: Option<Scheme>,
    /// Earlier orders for coins, to be given again.
    again: Vec<Call>,
}

impl People {
    pub fn new(mut luck: Luck) -> People {
        let all = Variant::all();
        let names = Variant::games();
        let mut games = Vec::new();
        for _ in 0..luck.between(1, 4) {
            let name = luck.one(&names).copied().unwrap_or_default();
            let editions: Vec<_> = all.iter().filter(|one| one.game() == name).collect();
            games.extend(luck.one(&editions).map(|one| **one));
        }
        let some = |luck: &mut Luck, of: &[i64]| {
            let many = luck.between(1, 3);
            (0..many).filter_map(|_| luck.one(of).copied()).collect()
        };
        let stakes = some(&mut luck, &[1, 1, 2, 3, 5, 10, 100]);
        let turns: Vec<i64> = if luck.once_in(8) {
            some(&mut luck, &[300, 3_600, 24 * 3_600])
        } else {
            some(&mut luck, &[10, 20, 60, 300])
        };
        let kinds: Vec<Behaviour> = (0..3)
            .filter_map(|_| luck.one(&Behaviour::ALL).copied())
            .collect();
        let servers = (0..luck.between(1, 3)).map(|number| {
            let behaviour = |luck: &mut Luck| {
                if luck.once_in(2) {
                    Behaviour::Honest
                } else {
                    luck.one(&kinds).copied().unwrap_or(Behaviour::Honest)
                }
            };
            // Some are members of several servers.
            let members = (0..luck.between(3, 9) as u64)
                .map(|member| (MemberId(700 + number as u64 + member), behaviour(&mut luck)));
            Server {
                guild: GuildId((1 + number as u64) << 22),
                members: members.collect(),
                hired: 0,
            }
        });
        let servers = servers.collect();
        People {
            servers,
            games,
            stakes,
            turns: turns.into_iter().map(|turn| turn as u32).collect(),
            orders: luck.between(200, 2_500) as u32,
            habits: swarm::habits(&mut luck),
            house_requests: luck.between(200, 2_500) as u32,
            alone: luck.one(&[0, 20, 100, 400]).copied().unwrap_or(0),
            presses: luck.between(300, 2_500) as u32,
            named: 0,
            scheme: None,
            again: Vec::new(),
            luck,
        }
    }

    pub fn guilds(&self) -> Vec<GuildId> {
        self.servers.iter().map(|server| server.guild).collect()
    }

    fn coins(&mut self) -> i64 {
        let most = self.stakes.iter().copied().max().unwrap_or(1);
        let coins = [1, most, 100 * most, 2_000 * most, 50_000 * most];
        let most = self.luck.one(&coins).copied().unwrap_or(1);
        self.luck.between(1, most)
    }

    /// What somebody asks next; `None` while nobody does anything.
    pub fn next(&mut self, seen: &Seen) -> Option<Call> {
        if let Some(scheme) = self.scheme
            && self.luck.once_in(2)
        {
            return self.go_on_with(scheme, seen);
        }
        let at = self.luck.below(self.servers.len());
        let guild = self.servers[at].guild;
        if self.luck.once_in(40)
            && let Some(cap) = seen.settings(guild).last().and_then(|now| now.daily_loss)
            && self.loser(at, seen).is_some_and(|(lost, _)| lost >= cap.0)
        {
            return self.scheme(at, seen);
        }
        if self.luck.happens(self.presses) {
            let member = self.anyone(at);
            return Some(Call::Press(guild, member, None, self.luck.bits()));
        }
        let mut open: Vec<TableId> = seen.open.iter().map(|(_, table)| *table).collect();
        open.retain(|table| seen.tables.contains_key(table));
        let wants = open.len() < 2 * self.servers.len() && self.luck.once_in(8);
        if wants || open.is_empty() && self.luck.once_in(2) {
            return self.opens(at);
        }
        if self.luck.happens(self.alone) {
            return self.alone(at, seen);
        }
        if self.luck.happens(self.house_requests) || open.is_empty() {
            return self.ask_the_house(at, seen);
        }
        let id = *self.luck.one(&open)?;
        let table = seen.tables.get(&id)?.read().ok()?;
        let at = self
            .servers
            .iter()
            .position(|server| server.guild == table.guild)
            .unwrap_or(at);
        if self.luck.once_in(40) {
            let viewer = self.luck.once_in(3).then(|| self.anyone(at));
            return Some(Call::Look(id, viewer));
        }
        if self.luck.once_in(4)
            && let Some(by) = self.asked_now(&table)
        {
            let luck = self.luck.bits();
            return Some(Call::Press(table.guild, by, Some(id), luck));
        }
        if self.luck.happens(self.orders) {
            let mut played = seen.played.iter().filter(|played| played.guild == guild);
            let deal = played.next_back().map(|played| played.deal);
            return self.order(at, &table, deal);
        }
        Some(Call::Do(id, self.go_on(at, &table)?))
    }

    /// A member of a server, in one of its channels.
    fn visitor(&mut self, at: usize, member: MemberId) -> Visitor {
        Visitor {
            guild: self.servers[at].guild,
            channel: ChannelId(1 + self.luck.below(5) as u64),
            member,
            is_gm: member == self.gm(at),
        }
    }

    /// What names the transfers of a click or a command.
    fn order_name(&mut self) -> String {
        self.named += 1;
        format!("order-{}", self.named)
    }

    /// A member types a command.
    fn types(&mut self, at: usize, member: MemberId, command: Slash) -> Call {
        let by = self.visitor(at, member);
        self.types_as(by, command)
    }

    fn types_as(&mut self, by: Visitor, command: Slash) -> Call {
        let order = self.order_name();
        Call::Type(Box::new(Typed { by, command, order }))
    }

    /// The same; perhaps once more later, as an earlier command of theirs is delivered again.
    fn types_for_coins(&mut self, at: usize, member: MemberId, command: Slash) -> Call {
        let call = self.types(at, member, command);
        if self.again.len() < 8 {
            self.again.push(call.clone());
        } else {
            let number = self.luck.below(8);
            self.again[number] = call.clone();
        }
        call
    }

    /// A member presses a button of a message that they have, or sends the form that it opened.
    fn presses(&mut self, at: usize, member: MemberId, button: Button, values: &[&str]) -> Call {
        let (by, order) = (self.visitor(at, member), self.order_name());
        Call::Click(Box::new(Click::old(by, button, values, order)))
    }

    /// A member begins or goes on to play alone, or stops.
    fn alone(&mut self, at: usize, seen: &Seen) -> Option<Call> {
        let member = self.anyone(at);
        if self.luck.once_in(4) {
            let table = seen.alone(self.servers[at].guild, member)?;
            return Some(self.presses(at, member, Button::Table(table, TableKey::End), &[]));
        }
        let skill = *self.luck.one(&Skill::ALL)?;
        let play = PlayKey::Alone(*self.luck.one(&self.games)?, skill);
        let by = Visitor {
            channel: ALONE,
            ..self.visitor(at, member)
        };
        let order = self.order_name();
        let click = Click::old(by, Button::Play(play), &[], order);
        Some(Call::Click(Box::new(click)))
    }

    fn anyone(&mut self, at: usize) -> MemberId {
        let number = self.luck.below(self.servers[at].members.len());
        self.servers[at].members[number].0
    }

    /// Whether a member is the game master of this server.
    pub fn is_gm(&self, guild: GuildId, member: MemberId) -> bool {
        let mut servers = self.servers.iter();
        servers.any(|server| server.guild == guild && server.members[0].0 == member)
    }

    /// The game master of a server.
    fn gm(&self, at: usize) -> MemberId {
        self.servers[at].members[0].0
    }

    fn behaviour(&self, at: usize, id: MemberId) -> Behaviour {
        let mut members = self.servers[at].members.iter();
        let member = members.find(|(member, _)| *member == id);
        member.map_or(Behaviour::Absent, |(_, behaviour)| *behaviour)
    }

    fn acts_now(&mut self, at: usize, by: MemberId) -> bool {
        let often = match self.behaviour(at, by) {
            Behaviour::Honest | Behaviour::Greedy => 97,
            Behaviour::Malicious => 80,
            Behaviour::Absent => 15,
        };
        self.luck.below(100) < often
    }

    /// Who has lost most today in a server, and what.
    fn loser(&self, at: usize, seen: &Seen) -> Option<(i64, MemberId)> {
        let guild = self.servers[at].guild;
        let theirs = self.servers[at].members.iter();
        let lost = theirs.map(|(member, _)| (seen.lost_today(guild, *member), *member));
        lost.max()
    }

    /// Begins the scheme of whoever has lost most.
    fn scheme(&mut self, at: usize, seen: &Seen) -> Option<Call> {
        let (_, member) = self.loser(at, seen)?;
        let scheme = Scheme {
            at,
            member,
            friend: self.anyone(at),
            coins: 0,
            done: 0,
        };
        self.go_on_with(scheme, seen)
    }

    /// The next step of a scheme.
    fn go_on_with(&mut self, scheme: Scheme, seen: &Seen) -> Option<Call> {
        let Scheme {
            at,
            member,
            friend,
            coins,
            done,
        } = scheme;
        let guild = self.servers[at].guild;
        let purse = |member| seen.purses.get(&(guild, member)).copied();
        self.scheme = (done < 5).then_some(Scheme {
            done: done + 1,
            ..scheme
        });
        Some(match done {
            0 => {
                purse(friend)?;
                let spot = CoinSpot::Free(Whose::Purse(purse(member)?.0));
                let coins = seen.books.get(&guild)?.coins_at(&spot);
                self.scheme = self.scheme.map(|scheme| Scheme { coins, ..scheme });
                self.pays(at, member, friend, coins)
            }
            1 if self.luck.once_in(3) => self.fetches(at, member),
            1 => self.presses(at, member, Button::Privacy(PrivacyKey::Erase), &[]),
            2 => self.types(at, member, Slash::Help),
            3 => self.pays(at, friend, member, coins),
            4 if self.luck.once_in(2) => self.fetches(at, member),
            4 => {
                let sum = self.sum(Some(member));
                self.types(at, self.gm(at), Slash::Tavern(TavernCommand::Grant(sum)))
            }
            _ => return self.opens_as(at, member),
        })
    }

    fn pays(&mut self, at: usize, from: MemberId, to: MemberId, coins: i64) -> Call {
        let pay = CoinsCommand::Pay {
            coins: coins.to_string(),
            member: Some(named(to)),
            character: None,
            patron: None,
            reason: (coins % 2 == 0).then(|| "for you".to_owned()),
        };
        self.types_for_coins(at, from, Slash::Coins(pay))
    }

    fn fetches(&mut self, at: usize, member: MemberId) -> Call {
        self.types(at, member, Slash::Coins(CoinsCommand::Allowance))
    }

    fn opens(&mut self, at: usize) -> Option<Call> {
        let host = self.anyone(at);
        self.opens_as(at, host)
    }

    fn opens_as(&mut self, at: usize, host: MemberId) -> Option<Call> {
        let variant = *self.luck.one(&self.games)?;
        let stake = Coins(*self.luck.one(&self.stakes)?).max(variant.least_stake());
        let terms = Terms {
            variant,
            stake,
            turn_seconds: *self.luck.one(&self.turns)?,
            coins: if self.luck.once_in(5) {
                CoinKind::Chips
            } else {
                CoinKind::Purse
            },
        };
        let patrons = if self.luck.once_in(2) {
            self.luck.below(terms.most() + 1)
        } else {
            0
        };
        let channel = ChannelId(1 + self.luck.below(5) as u64);
        let in_thread = self.luck.once_in(4);
        if self.luck.once_in(2) {
            let start = Start {
                game: Some(game::value(&variant)),
                stake: Some(stake.to_string()),
                computer_players: Some(patrons as i64),
                turn: Some(terms.turn_seconds.into()),
                thread: Some(in_thread),
                fun: Some(terms.coins.are_chips()),
            };
            let start = Slash::Triomphe(TableCommand::Start(start));
            let by = Visitor {
                channel: ChannelId(1 + self.luck.below(4) as u64),
                ..self.visitor(at, host)
            };
            return Some(self.types_as(by, start));
        }
        let purse = variant.purse(stake).filter(|_| self.luck.once_in(2));
        let opening = Opening {
            table: TableId(self.luck.bits()),
            rank: self.rank(at, host),
            purse: purse.map(|(least, most)| {
                let more = self.luck.between(0, (most.0 - least.0).min(1_000_000));
                Coins(least.0 + more)
            }),
            reveal: match self.luck.below(8) {
                0 | 1 => Reveal::Session,
                2 => Reveal::Table,
                _ => Reveal::Deal,
            },
            solo: false,
            place: if in_thread {
                Place::Thread
            } else {
                Place::Channel
            },
            parent: in_thread.then_some(ChannelId(99)),
            ..Opening::new(self.servers[at].guild, channel, host, terms, patrons)
        };
        Some(Call::Open(Box::new(opening)))
    }

    fn rank(&self, at: usize, by: MemberId) -> Rank {
        if by == self.gm(at) {
            Rank::Gm
        } else {
            Rank::Guest
        }
    }

    /// One of the members whom a deal waits for.
    fn asked_now(&mut self, table: &Table) -> Option<MemberId> {
        let (state, playing) = (&table.state, table.playing()?);
        let seats = playing.awaited();
        let members = seats
            .iter()
            .filter_map(|seat| state.occupant(seat)?.actor());
        self.luck.one(&members.collect::<Vec<_>>()).copied()
    }

    /// Somebody goes on with what the table waits for.
    fn go_on(&mut self, at: usize, table: &Table) -> Option<Request> {
        let state = &table.state;
        if let Some(wish) = &state.orders.wish
            && self.luck.once_in(3)
        {
            let members = state
                .members()
                .filter(|member| !wish.agreed.contains(member));
            let by = *self.luck.one(&members.collect::<Vec<_>>())?;
            let wish = state.orders.wishes;
            return Some(exactly(if self.luck.once_in(8) {
                Order::PlayOn { wish }.by(by)
            } else {
                Order::Agree { wish }.by(by)
            }));
        }
        match &state.phase {
            Phase::Playing(playing) if table.is_question() => {
                let chairs = playing.hands.chairs.iter();
                let actors = chairs.filter_map(|chair| state.chairs.get(*chair)?.actor());
                let by = *self.luck.one(&actors.collect::<Vec<_>>())?;
                self.acts_now(at, by).then_some(Request::Answer { by })
            }
            Phase::Playing(_) => {
                let by = self.asked_now(table)?;
                if !self.acts_now(at, by) {
                    return None;
                }
                let taste = match self.behaviour(at, by) {
                    Behaviour::Greedy if self.luck.once_in(2) => Taste::Greedy,
                    _ => Taste::Any,
                };
                Some(Request::Act { by, taste })
            }
            Phase::Lobby | Phase::Between => {
                let members: Vec<MemberId> = state.members().collect();
                let by = *self.luck.one(&members)?;
                if !self.acts_now(at, by) {
                    return None;
                }
                let missing = state.missing() > 0;
                Some(match self.luck.below(10) {
                    0..=5 if missing => exactly(self.joins(at)),
                    6..=7 if missing => exactly(Order::Fill.by(state.host)),
                    0 => self.cuts(by),
                    _ => exactly(
                        Order::Deal {
                            played: self.luck.once_in(2).then_some(state.deals),
                            shuffle: None,
                        }
                        .by(by),
                    ),
                })
            }
            Phase::Closed { .. } => None,
        }
    }

    fn joins(&mut self, at: usize) -> Command {
        // The house knows which purse they play from.
        let person = Person {
            member: self.anyone(at),
            purse: PurseId(0),
        };
        Order::Join(person.purse).by(person.member)
    }

    fn cuts(&mut self, by: MemberId) -> Request {
        let typed = match self.luck.below(3) {
            0 => "once upon a time".to_owned(),
            1 => format!("<@{by}> and {by}"),
            _ => self.luck.between(0, 60).to_string(),
        };
        Request::Cut { by, typed }
    }

    /// Somebody asks a table for something else, in turn or out of it.
    fn order(&mut self, at: usize, table: &Table, other: Option<DealId>) -> Option<Call> {
        let state = &table.state;
        let seated: Vec<MemberId> = state.chairs.iter().filter_map(|s| s.actor()).collect();
        let by = match self.luck.below(5) {
            0 => self.anyone(at),
            1 => state.host,
            2 => self.gm(at),
            _ => *self.luck.one(&seated)?,
        };
        let rank = self.rank(at, by);
        let gm = self.gm(at);
        let known = state
            .chairs
            .iter()
            .filter_map(|occupant| match &occupant.player {
                Player::Patron(key) => Some(key.clone()),
                Player::Member(_) => None,
            });
        let known: Vec<_> = known.collect();
        let deal = table.playing().map(|playing| playing.hands.deal);
        let wild = self.behaviour(at, by) == Behaviour::Malicious || self.luck.once_in(4);
        let deal = deal.filter(|_| !wild).or(other).unwrap_or(DealId(7));
        let lost = match self.luck.below(2) {
            0 => Lost::Permission,
            _ => Lost::Channel,
        };
        let asking = Asking {
            table,
            by,
            rank,
            gm,
            deal,
            wild,
            lost,
            known: &known,
        };
        let kind = match self.luck.one(&self.habits).copied() {
            Some(habit) if self.luck.once_in(2) => habit,
            _ => *self.luck.one(CommandKind::ALL)?,
        };
        let command = match kind {
            CommandKind::Join => self.joins(at),
            CommandKind::Cut => return Some(Call::Do(table.id, self.cuts(by))),
            // Nobody but the house says these.
            CommandKind::CloseWithSession | CommandKind::SendOff | CommandKind::Resume => {
                return None;
            }
            kind => asking.command(kind, &mut self.luck)?,
        };
        if let Command::Member { by, order, .. } = &command
            && self.luck.once_in(2)
            && let Some(typed) = match order {
                Order::PlayFor(_) | Order::GiveBack => {
                    Some(Slash::Patron(PatronCommand::Play { name: None }))
                }
                order => at_table(order).map(Slash::Triomphe),
            }
        {
            let by = Visitor {
                channel: table.channel,
                ..self.visitor(at, *by)
            };
            return Some(self.types_as(by, typed));
        }
        Some(Call::Do(table.id, exactly(command)))
    }
}

fn exactly(command: Command) -> Request {
    Request::Exactly(Box::new(command))
}
