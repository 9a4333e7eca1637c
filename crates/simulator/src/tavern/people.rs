//! Who lives in the servers, and what they ask of the house next.

use super::calls::{Call, Sum};
use super::witness::Seen;
use crate::commands::CommandKind;
use crate::ledger::{CoinSpot, Whose};
use crate::luck::Luck;
use crate::moves::{Request, Taste};
use crate::orders::Asking;
use crate::swarm::{self, Behaviour};
use books::Amount;
use house::{Opening, Requester};
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, PurseId, TableId, VoidRequestId};
use pages::{Coffer, Hiring, Regulars, Settings, Shortfall};
use patrons::{Character, Skill, TEMPERS};
use rules::{Coins, Variant};
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

/// Somebody who asks the house for something, and what they may ask about.
struct Asker {
    at: usize,
    guild: GuildId,
    gm: MemberId,
    member: MemberId,
    purse: Option<PurseId>,
    /// Their purses, and somebody else's.
    own: Vec<PurseId>,
    others: Vec<PurseId>,
    /// The last deals that were played here, the last one of another server, and deals that are not over.
    played: Vec<DealId>,
    elsewhere: Option<DealId>,
    told: Vec<DealId>,
    requester: Requester,
    days: i64,
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
    /// Requests to void a deal, with those whose consent is missing.
    pub asked: Vec<(GuildId, VoidRequestId, Vec<MemberId>)>,
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
            asked: Vec::new(),
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
            return self.alone(at);
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
        let request = if self.luck.happens(self.orders) {
            let mut played = seen.played.iter().filter(|played| played.guild == guild);
            let deal = played.next_back().map(|played| played.deal);
            self.order(at, &table, deal)
        } else {
            self.go_on(at, &table)
        };
        Some(Call::Do(id, request?))
    }

    /// A member begins or goes on to play alone, or stops.
    fn alone(&mut self, at: usize) -> Option<Call> {
        let (guild, member) = (self.servers[at].guild, self.anyone(at));
        let channel = ChannelId(1 + self.luck.below(5) as u64);
        let variant = Box::new(*self.luck.one(&self.games)?);
        Some(if self.luck.once_in(4) {
            Call::EndAlone(guild, member)
        } else {
            Call::PlayAlone(guild, channel, member, variant)
        })
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
                let (from, to) = (purse(member)?, purse(friend)?);
                let spot = CoinSpot::Free(Whose::Purse(from.0));
                let coins = seen.books.get(&guild)?.coins_at(&spot);
                self.scheme = self.scheme.map(|scheme| Scheme { coins, ..scheme });
                let sum = self.sum(member, to);
                Call::Pay(guild, from, Sum { coins, ..sum })
            }
            1 => {
                if self.luck.once_in(3) {
                    Call::Allowance(guild, member)
                } else {
                    Call::Erase(guild, member)
                }
            }
            2 => Call::Meet(guild, member, "Back".to_owned()),
            3 => {
                let sum = self.sum(friend, purse(member)?);
                Call::Pay(guild, purse(friend)?, Sum { coins, ..sum })
            }
            4 => {
                if self.luck.once_in(2) {
                    Call::Allowance(guild, member)
                } else {
                    Call::Grant(guild, self.sum(self.gm(at), purse(member)?))
                }
            }
            _ => return self.opens_as(at, member),
        })
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
        let purse = variant.purse(stake).filter(|_| self.luck.once_in(2));
        let in_thread = self.luck.once_in(4);
        let opening = Opening {
            table: TableId(self.luck.bits()),
            rank: self.rank(at, host),
            purse: purse.map(|(least, most)| {
                let more = self.luck.between(0, (most.0 - least.0).min(1_000_000));
                Coins(least.0 + more)
            }),
            reveal: if self.luck.once_in(4) {
                Reveal::Session
            } else {
                Reveal::Deal
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
    fn order(&mut self, at: usize, table: &Table, other: Option<DealId>) -> Option<Request> {
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
        Some(exactly(match kind {
            CommandKind::Join => self.joins(at),
            CommandKind::Cut => return Some(self.cuts(by)),
            // Nobody but the house says these.
            CommandKind::CloseWithSession | CommandKind::SendOff | CommandKind::Resume => {
                return None;
            }
            kind => asking.command(kind, &mut self.luck)?,
        }))
    }

    fn sum(&mut self, by: MemberId, purse: PurseId) -> Sum {
        self.named += 1;
        Sum {
            by,
            purse,
            coins: self.coins(),
            name: format!("order-{}", self.named),
        }
    }

    /// Somebody asks the house for something away from the tables.
    fn ask_the_house(&mut self, at: usize, seen: &Seen) -> Option<Call> {
        let who = self.asker(at, seen);
        match self.luck.below(124) {
            what @ 0..=23 => self.asks_about_themselves(what, &who, seen),
            what @ 24..=53 => self.moves_coins(what, &who),
            what @ 54..=83 => self.interferes(what, &who, seen),
            what @ 84..=93 => self.hears_of_servers(what, who.guild),
            what => self.reads(what, &who, seen),
        }
    }

    /// Somebody, with all that they may ask about.
    fn asker(&mut self, at: usize, seen: &Seen) -> Asker {
        let guild = self.servers[at].guild;
        let (gm, member) = (self.gm(at), self.anyone(at));
        let other = self.anyone(at);
        let played = seen.played.iter().rev();
        let here = played.clone().filter(|played| played.guild == guild);
        let played_here: Vec<DealId> = here.take(12).map(|played| played.deal).collect();
        let mut elsewhere = played.filter(|played| played.guild != guild);
        let mut told = played_here.clone();
        let tables = seen.tables.values().filter(|kept| kept.guild == guild);
        told.extend(tables.filter_map(|kept| kept.running_deal()));
        Asker {
            at,
            guild,
            gm,
            member,
            purse: seen.purses.get(&(guild, member)).copied(),
            own: purses(seen, guild, member),
            others: purses(seen, guild, other),
            elsewhere: elsewhere.next().map(|played| played.deal),
            played: played_here,
            told,
            requester: Requester {
                guild,
                channel: ChannelId(1),
                member,
                rank: self.rank(at, member),
            },
            days: self.luck.between(1, 40),
        }
    }

    /// A member asks about themselves.
    fn asks_about_themselves(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (guild, gm, member, own) = (who.guild, who.gm, who.member, &who.own);
        Some(match what {
            0..=3 => Call::Meet(guild, member, format!("M{}", self.luck.below(3))),
            4 => Call::Purse(guild, member),
            5..=6 => {
                let now = seen.starting(guild).last()?;
                // Some offers to raise starting coins are older than the settings.
                let to = if self.luck.once_in(8) {
                    self.luck.between(0, 10_000)
                } else {
                    now
                };
                Call::RaiseStarting(guild, gm, to)
            }
            7 => Call::Started(guild),
            8..=11 => {
                let name = format!("Sir {}", self.luck.below(40));
                let coins = self.luck.once_in(2).then(|| self.coins());
                Call::CreateCharacter(guild, member, name, coins)
            }
            12 => {
                let name = format!("Dame {}", self.luck.below(40));
                Call::RenameCharacter(guild, member, *self.luck.one(own)?, name)
            }
            13..=14 => Call::RetireCharacter(guild, member, *self.luck.one(own)?),
            15..=18 => {
                // The bot meets members before it asks anything else of them.
                who.purse?;
                let character = own.get(1..).and_then(|own| self.luck.one(own)).copied();
                let character = character.filter(|_| !self.luck.once_in(3));
                Call::PlayAs(guild, member, character)
            }
            _ => Call::Allowance(guild, member),
        })
    }

    /// Coins are paid, granted and taken; patrons come and go.
    fn moves_coins(&mut self, what: usize, who: &Asker) -> Option<Call> {
        let (at, guild, gm, member, own) = (who.at, who.guild, who.gm, who.member, &who.own);
        Some(match what {
            24 => {
                let from = *self.luck.one(own)?;
                let name = (!self.luck.once_in(3)).then(|| self.patron(at));
                let pay = Call::PayStaff(guild, self.sum(member, from), name);
                self.remember(pay)
            }
            25..=28 => {
                let (from, to) = (*self.luck.one(own)?, *self.luck.one(&who.others)?);
                let pay = Call::Pay(guild, from, self.sum(member, to));
                self.remember(pay)
            }
            29..=38 => {
                let to = *self.luck.one(own)?;
                let grant = Call::Grant(guild, self.sum(gm, to));
                self.remember(grant)
            }
            39..=40 => {
                let from = *self.luck.one(own)?;
                let into = if self.luck.once_in(2) {
                    Coffer::Mint
                } else {
                    Coffer::House
                };
                let take = Call::Take(guild, self.sum(gm, from), into);
                self.remember(take)
            }
            41..=43 => {
                let fill = Call::FillHouse(guild, self.sum(gm, PurseId(0)));
                self.remember(fill)
            }
            44 => {
                let again = self.again.len();
                self.again.get(self.luck.below(again.max(1)))?.clone()
            }
            45..=47 => {
                let name = format!("Patron {}", self.servers[at].hired);
                self.servers[at].hired += 1;
                let purse = self.luck.once_in(2).then(|| self.coins());
                let hiring = Hiring {
                    name,
                    face: "🦊".to_owned(),
                    character: Character {
                        temper: self.luck.one(&TEMPERS)?,
                        skill: Skill::Novice,
                    },
                    purse: purse.and_then(|coins| Amount::new(coins).ok()),
                };
                Call::Hire(guild, gm, Box::new(hiring))
            }
            48..=49 => Call::Dismiss(guild, gm, self.patron(at)),
            50..=52 => Call::Fund(guild, self.sum(gm, PurseId(0)), self.patron(at)),
            _ => Call::Withdraw(guild, self.sum(gm, PurseId(0)), self.patron(at)),
        })
    }

    /// A game master gives an order, or a member wants to be forgotten.
    fn interferes(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, guild, gm, member, days) = (who.at, who.guild, who.gm, who.member, who.days);
        let (elsewhere, played) = (who.elsewhere, &who.played);
        Some(match what {
            54 if self.luck.once_in(2) => {
                Call::Ban(guild, gm, member, self.luck.once_in(2).then_some(days))
            }
            54..=56 => Call::Unban(guild, gm, member),
            57 if self.luck.once_in(3) => Call::Abstain(guild, member, 1 + days % 3),
            57..=60 => Call::OpenSession(guild, gm),
            61 => Call::CloseSession(guild, gm),
            62..=64 => Call::PostSheets(!self.luck.once_in(3)),
            65..=72 => {
                let lacking = if self.luck.once_in(2) {
                    Shortfall::Refuse
                } else {
                    Shortfall::MakeGood
                };
                let deal = match elsewhere {
                    // Ids are no secret: they stand in receipts.
                    Some(deal) if self.luck.once_in(8) => deal,
                    _ => *self.luck.one(played)?,
                };
                Call::Void(guild, gm, deal, lacking)
            }
            73..=77 => {
                let number = self.luck.below(self.asked.len().max(1));
                let (guild, request, missing) = self.asked.get(number)?.clone();
                let by = self.luck.one(&missing).copied();
                Call::AgreeToVoid(guild, request, by.unwrap_or(member))
            }
            78 => Call::VoidsLapse,
            79..=80 => Call::Settings(guild, gm, Box::new(self.settings())),
            81 => Call::Erase(guild, member),
            82 => return self.scheme(at, seen),
            _ => Call::Export(guild, member),
        })
    }

    /// Discord reports something of a server or of the connection.
    fn hears_of_servers(&mut self, what: usize, guild: GuildId) -> Option<Call> {
        Some(match what {
            84 => {
                if self.luck.once_in(3) {
                    Call::Removed(guild)
                } else {
                    Call::Present(guild)
                }
            }
            85 => Call::Present(guild),
            86 => Call::Purge,
            87 => Call::LosePlaces(guild, ChannelId(1 + self.luck.below(5) as u64)),
            88 => {
                if self.luck.once_in(4) {
                    Call::AbandonAll(guild, ChannelId(1 + self.luck.below(5) as u64))
                } else {
                    Call::ServerBack(guild)
                }
            }
            89 => Call::ServerOut(guild),
            90..=91 => Call::ServerBack(guild),
            92 => {
                if self.luck.once_in(2) {
                    Call::DiscordLost
                } else {
                    Call::DiscordSilent(Millis(self.luck.between(10_000, 20_000)))
                }
            }
            _ => Call::DiscordReached,
        })
    }

    /// Somebody reads about what was played, or plays again at a closed table.
    fn reads(&mut self, what: usize, who: &Asker, seen: &Seen) -> Option<Call> {
        let (at, guild, gm, member) = (who.at, who.guild, who.gm, who.member);
        let (requester, own, played, told) = (who.requester, &who.own, &who.played, &who.told);
        Some(match what {
            94..=95 => Call::Receipt(requester, *self.luck.one(told)?),
            96 => Call::Replay(requester, *self.luck.one(told)?, self.luck.below(20)),
            97 | 100..=123 => match self.luck.below(9) {
                0 => match self.luck.below(8) {
                    0..=1 => Call::Board(guild),
                    2 => Call::OnBoard(guild, gm, member),
                    3..=4 => Call::OffBoard(guild, gm, member),
                    _ => {
                        who.purse?;
                        let left = self.luck.one(&self.servers[at].members)?.0;
                        Call::Richest(guild, member, self.luck.once_in(2).then_some(left))
                    }
                },
                1 => Call::Record(requester, *self.luck.one(told)?),
                2 => Call::Report(requester, self.luck.one(told).copied()),
                3 => Call::Shuffle(requester, *self.luck.one(told)?),
                4 => Call::ShareTrick(requester, *self.luck.one(told)?, self.luck.below(12)),
                5 => Call::ShareWin(requester, *self.luck.one(played)?),
                6 => Call::KeptAbout(guild, member),
                7 => Call::Log(guild),
                _ => Call::PictureCharacter(guild, member, *self.luck.one(own)?),
            },
            _ => {
                let closed = seen.closed.iter().filter(|(at, _)| *at == guild);
                let closed: Vec<_> = closed.map(|(_, table)| *table).collect();
                Call::PlayAgain(guild, *self.luck.one(&closed)?, member, requester.rank)
            }
        })
    }

    fn patron(&mut self, at: usize) -> String {
        let number = self.luck.below(self.servers[at].hired.max(1));
        format!("Patron {number}")
    }

    fn remember(&mut self, call: Call) -> Call {
        if self.again.len() < 8 {
            self.again.push(call.clone());
        } else {
            let number = self.luck.below(8);
            self.again[number] = call.clone();
        }
        call
    }

    fn settings(&mut self) -> Settings {
        let coins = |luck: &mut Luck, (least, most): (i64, i64)| {
            luck.once_in(2).then(|| Coins(luck.between(least, most)))
        };
        let most_lost = [20, 200, 5_000][self.luck.below(3)];
        let mut settings = Settings {
            starting_coins: coins(&mut self.luck, (0, 10_000)),
            allowance: coins(&mut self.luck, (0, 500)).unwrap_or(Coins::ZERO),
            daily_loss: coins(&mut self.luck, (1, most_lost + 1)),
            house_budget: coins(&mut self.luck, (0, 100_000)),
            turn_seconds: self.luck.one(&self.turns).copied().unwrap_or(60),
            longest_pause: self.luck.once_in(2).then_some(600),
            regulars: if self.luck.once_in(4) {
                Regulars::StayAway
            } else {
                Regulars::Come
            },
            ..Settings::default()
        };
        let currencies = [
            "",
            "florin",
            "penny/pence",
            "gp=100 sp=10 cp=1",
            "crown=5 groat=1",
        ];
        if let Some(Ok(currency)) = self.luck.one(&currencies).map(|text| text.parse()) {
            settings.currency = currency;
        }
        if self.luck.once_in(4) {
            // Fewer than one coin is refused.
            settings.most_stake = Coins(self.luck.between(-5, 100));
        }
        settings
    }
}

/// A member's own purse and those of their characters.
fn purses(seen: &Seen, guild: GuildId, member: MemberId) -> Vec<PurseId> {
    let mut own = Vec::from_iter(seen.purses.get(&(guild, member)).copied());
    let characters = seen.characters.iter();
    let theirs = characters.filter(|(at, of, _)| (*at, *of) == (guild, member));
    own.extend(theirs.map(|(.., purse)| *purse));
    own
}

fn exactly(command: Command) -> Request {
    Request::Exactly(Box::new(command))
}
