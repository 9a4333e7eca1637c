//! Who lives in a town, and what they do next.

use crate::commands::CommandKind;
use crate::faults::Fault;
use crate::luck::Luck;
use crate::moves::{Choosing, Move, Request, Taste, What, Which};
use crate::orders::Asking;
use crate::swarm::{Behaviour, Swarm};
use crate::tables::{CommandOutcome, Room, Town};
use books::{Account, PatronKey};
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, PurseId, TableId};
use rules::Coins;
use std::collections::VecDeque;
use table::{
    CalledOff, CoinKind, Command, Duty, Language, Lost, Opening, Order, Person, Phase, Place, Rank,
    Recall, Reveal, Table, WhichPatron,
};

/// A member of the server.
struct Member {
    id: MemberId,
    behaviour: Behaviour,
    /// Their own, and their character's.
    purses: [PurseId; 2],
}

/// Everybody, and the requests that they have sent and that have not arrived yet.
pub struct People {
    swarm: Swarm,
    luck: Luck,
    members: Vec<Member>,
    /// What happens next, before anything else is drawn.
    next: VecDeque<What>,
    /// Commands under way: the step at which each arrives.
    under_way: Vec<(u64, TableId, Command)>,
    /// How many more commits fail because the store is full.
    full: u32,
    steps: u64,
    named: u64,
}

/// Members have long ids like Discord's, so that they are found in any text.
const FIRST_MEMBER: u64 = 700_000_000_000_000_000;

impl People {
    pub fn new(seed: u64, swarm: Swarm) -> People {
        let mut people = People {
            luck: Luck::new(seed, 0),
            members: Vec::new(),
            next: VecDeque::new(),
            under_way: Vec::new(),
            full: 0,
            steps: 0,
            named: 0,
            swarm,
        };
        let worst = people.worst_loss();
        people
            .next
            .push_back(coins(Account::House, worst.saturating_mul(20)));
        for behaviour in people.swarm.members.clone() {
            people.comes(behaviour);
        }
        for _ in 0..people.swarm.hired {
            people.hires();
        }
        people
    }

    /// Roughly the most that somebody can lose in one deal here.
    fn worst_loss(&self) -> i64 {
        let stakes = self.swarm.stakes.iter().copied();
        let most = stakes.max().unwrap_or(1);
        let risks = self.swarm.games.iter().map(|&variant| {
            let terms = table::Terms {
                variant,
                stake: Coins(most).max(variant.least_stake()),
                turn_seconds: 60,
                coins: Default::default(),
            };
            terms.at_risk().0
        });
        risks.max().unwrap_or(1).max(1)
    }

    fn name(&mut self) -> u64 {
        self.named += 1;
        self.luck.bits()
    }

    /// A new member comes, with coins in both purses.
    fn comes(&mut self, behaviour: Behaviour) {
        let purses = [PurseId(self.name()), PurseId(self.name())];
        let id = MemberId(FIRST_MEMBER + self.luck.bits() % 100_000_000_000);
        let wealth = self.worst_loss().saturating_mul(self.swarm.wealth);
        for purse in purses {
            let many = 1 + self.luck.bits() as i64 % 2 + wealth / (1 + self.luck.below(3) as i64);
            self.next
                .push_back(coins(Account::Member(purse), many.max(1)));
        }
        self.members.push(Member {
            id,
            behaviour,
            purses,
        });
    }

    fn hires(&mut self) {
        let key = PatronKey::for_hire(PurseId(self.name()));
        let coins = self.worst_loss() * self.luck.between(1, 10);
        self.next.push_back(What::Hire(key, coins));
    }

    /// Who plays from which purse.
    pub fn holders(&self) -> impl Iterator<Item = (PurseId, MemberId)> {
        let members = self.members.iter();
        members.flat_map(|member| member.purses.map(|purse| (purse, member.id)))
    }

    /// What happens next.
    pub fn next(&mut self, town: &mut Town) -> Move {
        self.steps += 1;
        town.holders.extend(self.holders());
        let (wait, what) = self.choose(town);
        Move {
            wait,
            luck: self.luck.bits(),
            what,
        }
    }

    fn choose(&mut self, town: &mut Town) -> (Millis, What) {
        if let Some(what) = self.next.pop_front() {
            return (Millis::ZERO, what);
        }
        if let Some(what) = self.arrived(town) {
            return (Millis(self.luck.between(0, 400)), what);
        }
        if let Some((wait, what)) = self.beside_the_tables(town) {
            return (wait, what);
        }
        let ids: Vec<TableId> = town.rooms.keys().copied().collect();
        let wanted = self.swarm.tables;
        let opens = ids.is_empty() || (ids.len() < wanted && self.luck.once_in(10));
        if opens && let Some(opening) = self.opens(town) {
            let opening = Box::new(opening);
            if self.swarm.faults.occurs(&mut self.luck, Fault::Doubled) {
                town.counts.fault(Fault::Doubled);
                self.next.push_back(What::Open {
                    opening: opening.clone(),
                    fault: None,
                });
            }
            let fault = self.fault_beside(town);
            return (Millis::ZERO, What::Open { opening, fault });
        }
        let Some(id) = self.luck.one(&ids).copied() else {
            return (Millis::seconds(1), What::Cap(MemberId(1), false));
        };
        let room = &town.rooms[&id];
        let request = if self.luck.happens(self.swarm.orders) {
            self.order(town, room)
        } else {
            self.go_on(&room.table)
        };
        match request {
            Some(request) => {
                let wait = Millis(self.luck.between(0, 3_000));
                self.send(town, id, request, wait)
            }
            None => self.deadline(town),
        }
    }

    /// The table that is due first comes to its deadline.
    fn deadline(&mut self, town: &mut Town) -> (Millis, What) {
        let rooms = town.rooms.values();
        let due = rooms
            .filter_map(|room| Some((room.table.due_at?, room.table.id)))
            .min();
        let Some((_, table)) = due else {
            return (Millis::seconds(1), What::Cap(MemberId(1), false));
        };
        let choosing = self.choosing(town);
        let ask = What::Ask {
            table,
            request: Request::Due(choosing),
            fault: self.fault(town),
        };
        (Millis::ZERO, ask)
    }

    fn choosing(&mut self, town: &mut Town) -> Choosing {
        let kinds = [
            (Fault::PatronLate, Choosing::Late),
            (Fault::PatronTwice, Choosing::Twice),
            (Fault::PatronStray, Choosing::Stray),
        ];
        for (fault, choosing) in kinds {
            if self.swarm.faults.occurs(&mut self.luck, fault) {
                town.counts.fault(fault);
                return choosing;
            }
        }
        Choosing::Well
    }

    /// What goes wrong with the next commit, if anything.
    fn fault(&mut self, town: &mut Town) -> Option<Fault> {
        if self.full > 0 {
            self.full -= 1;
            town.counts.fault(Fault::StoreFull);
            return Some(Fault::StoreFull);
        }
        if self.swarm.faults.occurs(&mut self.luck, Fault::StoreFull) {
            self.full = self.luck.between(1, 30) as u32;
        }
        let kinds = [
            Fault::CommitFails,
            Fault::AnswerLost,
            Fault::StaleVersion,
            Fault::Spent,
            Fault::CrashBefore,
            Fault::CrashAfter,
        ];
        let fallen = kinds
            .into_iter()
            .find(|kind| self.swarm.faults.occurs(&mut self.luck, *kind))?;
        town.counts.fault(fallen);
        Some(fallen)
    }

    /// The same beside the tables, where no version is stale and no stake is spent.
    fn fault_beside(&mut self, town: &mut Town) -> Option<Fault> {
        let fault = self.fault(town);
        fault.filter(|fault| !matches!(fault, Fault::StaleVersion | Fault::Spent))
    }

    /// A command goes to a table: it can be lost, doubled or late.
    fn send(
        &mut self,
        town: &mut Town,
        id: TableId,
        request: Request,
        wait: Millis,
    ) -> (Millis, What) {
        let is_sent = !matches!(
            request,
            Request::Due(_) | Request::Chose(_) | Request::Void { .. }
        );
        let luck = self.luck.bits();
        if is_sent && let Some(command) = town.command(id, &request, luck) {
            for fault in [Fault::Doubled, Fault::Late, Fault::Lost] {
                if !self.swarm.faults.occurs(&mut self.luck, fault) {
                    continue;
                }
                town.counts.fault(fault);
                let arrives = self.steps + self.luck.between(1, 40) as u64;
                if fault != Fault::Lost {
                    self.under_way.push((arrives, id, command.clone()));
                }
                if fault != Fault::Doubled {
                    return self.deadline(town);
                }
            }
        }
        let fault = self.fault(town);
        let ask = What::Ask {
            table: id,
            request,
            fault,
        };
        (wait, ask)
    }

    /// A command that arrives late.
    fn arrived(&mut self, town: &mut Town) -> Option<What> {
        let at = self
            .under_way
            .iter()
            .position(|(arrives, ..)| *arrives <= self.steps)?;
        let (_, table, command) = self.under_way.swap_remove(at);
        Some(What::Ask {
            table,
            request: Request::Exactly(Box::new(command)),
            fault: self.fault(town),
        })
    }

    /// Hears how a command was answered: where nobody knows whether it was carried out, its sender tries again.
    pub fn hear(&mut self, made: &Move, answered: Option<CommandOutcome>, town: &Town) {
        if let (Some(CommandOutcome::Failed | CommandOutcome::Never), What::Open { opening, .. }) =
            (answered, &made.what)
        {
            let (opening, fault) = (opening.clone(), None);
            self.next.push_back(What::Open { opening, fault });
        }
        if let (
            Some(CommandOutcome::Failed | CommandOutcome::Never),
            What::Ask { table, request, .. },
        ) = (answered, &made.what)
            && !matches!(
                request,
                Request::Due(_) | Request::Chose(_) | Request::Void { .. }
            )
            && let Some(command) = town.command(*table, request, made.luck)
            && self.luck.once_in(2)
        {
            let soon = self.steps + self.luck.between(1, 3) as u64;
            self.under_way.push((soon, *table, command));
        }
    }

    /// What happens around the tables.
    fn beside_the_tables(&mut self, town: &mut Town) -> Option<(Millis, What)> {
        let faults = [
            Fault::Crash,
            Fault::Unreadable,
            Fault::ClockForwards,
            Fault::ClockBack,
            Fault::TooEarly,
        ];
        let ids: Vec<TableId> = town.rooms.keys().copied().collect();
        let some = self.luck.one(&ids).copied();
        for fault in faults {
            if self.swarm.faults.occurs(&mut self.luck, fault) {
                let fallen = self.goes_wrong(town, fault, some)?;
                town.counts.fault(fault);
                return Some(fallen);
            }
        }
        if self.luck.happens(self.swarm.interference) {
            Some((Millis::ZERO, self.interferes(town, &ids, some)?))
        } else {
            None
        }
    }

    /// What goes wrong beside the tables, or with this one.
    fn goes_wrong(
        &mut self,
        town: &mut Town,
        fault: Fault,
        some: Option<TableId>,
    ) -> Option<(Millis, What)> {
        let none = Millis::ZERO;
        let far = Millis::seconds(self.luck.between(1, 2 * 24 * 3_600));
        let near = Millis::seconds(self.luck.between(1, 600));
        Some(match fault {
            Fault::Crash => (none, What::Crash(near)),
            Fault::Unreadable => {
                let (table, fault) = (some?, self.fault_beside(town));
                (none, What::Unreadable { table, fault })
            }
            Fault::ClockForwards => (far, What::Cap(MemberId(1), false)),
            Fault::ClockBack => (Millis(-near.0), What::Cap(MemberId(1), false)),
            _ => {
                let chosen = Vec::new();
                let early = Request::Exactly(Box::new(Command::House(Duty::TimeUp { chosen })));
                let ask = What::Ask {
                    table: some?,
                    request: early,
                    fault: None,
                };
                (none, ask)
            }
        })
    }

    /// What a game master does, or a member who comes, goes or disturbs.
    fn interferes(
        &mut self,
        town: &mut Town,
        ids: &[TableId],
        some: Option<TableId>,
    ) -> Option<What> {
        Some(match self.luck.below(16) {
            10..=11 => What::VoidClosed {
                by: self.members.first()?.id,
                which: if self.luck.once_in(2) {
                    Which::Any
                } else {
                    Which::Latest
                },
                fault: self.fault_beside(town),
            },
            0 => {
                self.hires();
                self.next.pop_front()?
            }
            1 => {
                // Dismissed first, then told to every table, as the house does it.
                let stay = town.hired.iter().filter(|(_, stays)| **stays);
                let stay: Vec<PatronKey> = stay.map(|(key, _)| key.clone()).collect();
                let patron = self.luck.one(&stay)?.clone();
                for &id in ids {
                    let patron = patron.clone();
                    self.next
                        .push_back(exactly(id, Command::House(Duty::Dismiss { patron })));
                }
                What::Dismiss(patron)
            }
            2..=4 => {
                let coins = self.worst_loss() * self.luck.between(-4, 6);
                let member = self.someone()?;
                What::Coins {
                    account: Account::Member(self.members[member].purses[self.luck.below(2)]),
                    coins,
                    fault: self.fault_beside(town),
                }
            }
            5 => What::Coins {
                account: Account::House,
                coins: self.worst_loss() * self.luck.between(-10, 20),
                fault: self.fault_beside(town),
            },
            6 => What::Cap(self.anyone()?, true),
            7 => What::Cap(self.anyone()?, false),
            12 => What::Bar(self.anyone()?, true),
            13..=14 => What::Bar(self.anyone()?, false),
            15 => self.pesters(town, some?)?,
            8 if self.members.len() > 1 => self.erased(ids)?,
            9 if self.members.len() < 14 => {
                let behaviour = *self.luck.one(&Behaviour::ALL)?;
                self.comes(behaviour);
                self.next.pop_front()?
            }
            _ => return None,
        })
    }

    /// Somebody malicious does the same at a table over and over, as quickly as they can.
    fn pesters(&mut self, town: &Town, id: TableId) -> Option<What> {
        // Half of the time they sit down where a seat is free and no deal is on, and get up again.
        let tables = town.rooms.values().map(|room| &room.table);
        let free = tables.filter(|table| table.playing().is_none() && table.state.missing() > 0);
        let free: Vec<TableId> = free.map(|table| table.id).collect();
        let seat = self.luck.one(&free).filter(|_| self.luck.once_in(2));
        let id = seat.copied().unwrap_or(id);
        let state = &town.rooms[&id].table.state;
        let members = self.members.iter().enumerate();
        let malicious = members.filter(|(_, member)| member.behaviour == Behaviour::Malicious);
        let malicious: Vec<usize> = malicious.map(|(number, _)| number).collect();
        let number = *self.luck.one(&malicious)?;
        let person = self.person_of(number);
        let (by, host) = (person.member, state.host);
        let rank = if self.swarm.gms > 0 {
            Rank::Gm
        } else {
            Rank::Guest
        };
        let seated: Vec<MemberId> = state.members().collect();
        let other = *self.luck.one(&seated)?;
        let kind = match seat {
            Some(_) => 0,
            None => self.luck.below(10),
        };
        for time in 0..10u32 {
            let again = time % 2 == 1;
            let wish = state.orders.wishes + 1 + time / 2;
            let request = match (kind, again) {
                (0, false) => command(Order::Join(person.purse).by(person.member)),
                (0, true) => command(Order::Leave.by(by)),
                (1, false) => command(Order::SitOut.by(other)),
                (1, true) => command(Order::SitIn.by(other)),
                (2, _) => self.cut(other),
                (3, false) => command(Order::Pause.by((host, rank))),
                (3, true) => command(Order::GoOn.by((host, rank))),
                (4, false) => command(
                    Order::CallOff {
                        what: CalledOff::Deal,
                        reason: String::new(),
                    }
                    .by(other),
                ),
                (4, true) => command(Order::PlayOn { wish }.by(other)),
                (5, _) => command(
                    Order::HandOver {
                        to: seated[time as usize % seated.len()],
                        full: None,
                    }
                    .by((by, rank)),
                ),
                (6, _) => command(
                    Order::ChooseLanguage(Language::ALL.get(time as usize % 4).copied()).by(host),
                ),
                (7, _) => command(Order::Show.by((host, rank))),
                (8, false) => command(Order::UnseatPatron.by(host)),
                (8, true) => command(Order::SeatPatron(WhichPatron::Anybody).by(host)),
                (_, fun) => command(
                    Order::ChooseCoins(if fun {
                        CoinKind::Chips
                    } else {
                        CoinKind::Purse
                    })
                    .by(host),
                ),
            };
            let fault = None;
            let table = id;
            self.next.push_back(What::Ask {
                table,
                request,
                fault,
            });
        }
        self.next.pop_front()
    }

    /// A member is erased: they leave every table, and then their id goes; another comes in their place.
    fn erased(&mut self, ids: &[TableId]) -> Option<What> {
        let gone = self.someone()?;
        let gone = self.members.remove(gone);
        let member = gone.id;
        for &id in ids {
            self.next.push_back(exactly(id, Order::Leave.by(member)));
        }
        for &id in ids {
            let purses = gone.purses.to_vec();
            self.next
                .push_back(exactly(id, Command::House(Duty::Forget { member, purses })));
        }
        self.comes(gone.behaviour);
        self.next.pop_front()
    }

    fn someone(&mut self) -> Option<usize> {
        (!self.members.is_empty()).then(|| self.luck.below(self.members.len()))
    }

    fn anyone(&mut self) -> Option<MemberId> {
        let member = self.someone()?;
        Some(self.members[member].id)
    }

    fn person(&mut self) -> Option<Person> {
        let number = self.someone()?;
        Some(self.person_of(number))
    }

    fn person_of(&mut self, number: usize) -> Person {
        let Member { id, purses, .. } = &self.members[number];
        // Mostly their own.
        let purse = purses[usize::from(self.luck.once_in(5))];
        Person { member: *id, purse }
    }

    fn behaviour(&self, id: MemberId) -> Behaviour {
        let member = self.members.iter().find(|member| member.id == id);
        member.map_or(Behaviour::Absent, |member| member.behaviour)
    }

    /// Somebody opens a table, or goes to play alone if they do not do so already.
    fn opens(&mut self, town: &Town) -> Option<Opening> {
        let opening = self.opening()?;
        if self.luck.between(1, 100) > self.swarm.alone {
            return Some(opening);
        }
        let terms = opening.terms.solo();
        (!town.plays_alone(opening.host.member)).then(|| Opening {
            terms,
            patrons: vec![WhichPatron::Anybody; terms.usual().saturating_sub(1)],
            purse: None,
            reveal: Reveal::default(),
            recall: Recall::default(),
            solo: true,
            place: Place::Channel,
            parent: None,
            after: None,
            invited: Vec::new(),
            ..opening
        })
    }

    fn opening(&mut self) -> Option<Opening> {
        let terms = self.swarm.terms(&mut self.luck)?;
        let host = self.person()?;
        let purse = terms.variant.purse(terms.stake);
        let patrons = if self.swarm.full {
            terms.most() - 1
        } else if self.luck.between(1, 100) <= self.swarm.company {
            self.luck.below(terms.most())
        } else {
            0
        };
        let channel = 1 + self.luck.below(6) as u64;
        let again = self.luck.once_in(8).then(|| TableId(self.luck.bits()));
        let in_thread = self.luck.once_in(4);
        Some(Opening {
            table: TableId(self.name()),
            guild: GuildId(1),
            channel: ChannelId(channel),
            host,
            terms,
            patrons: vec![WhichPatron::Anybody; patrons],
            purse: purse.and_then(|(least, most)| {
                let wide = (most.0 - least.0).min(1_000_000);
                (self.luck.once_in(2)).then(|| Coins(least.0 + self.luck.between(0, wide)))
            }),
            recall: Recall::default(),
            reveal: match self.luck.below(8) {
                0 | 1 => Reveal::Session,
                2 => Reveal::Table,
                _ => Reveal::Deal,
            },
            solo: false,
            language: None,
            spoken: None,
            place: if in_thread {
                Place::Thread
            } else {
                Place::Channel
            },
            parent: in_thread.then_some(ChannelId(99)),
            after: again,
            invited: match again {
                Some(_) => self.members.iter().map(|member| member.id).collect(),
                None => Vec::new(),
            },
        })
    }

    /// Somebody goes on with what the table waits for; `None` where nobody does.
    fn go_on(&mut self, table: &Table) -> Option<Request> {
        let state = &table.state;
        if let Some(wish) = &state.orders.wish
            && self.luck.once_in(3)
        {
            let members = state
                .members()
                .filter(|member| !wish.agreed.contains(member));
            let by = *self.luck.one(&members.collect::<Vec<_>>())?;
            let wish = state.orders.wishes;
            return Some(command(if self.luck.once_in(8) {
                Order::PlayOn { wish }.by(by)
            } else {
                Order::Agree { wish }.by(by)
            }));
        }
        match &state.phase {
            Phase::Playing(playing) if table.is_question() => {
                if !table.asks().is_empty() && self.luck.once_in(2) {
                    return Some(Request::Chose(Choosing::Well));
                }
                let chairs = playing.hands.chairs.iter();
                let actors = chairs.filter_map(|chair| state.chairs.get(*chair)?.actor());
                let actors: Vec<MemberId> = actors.collect();
                let by = *self.luck.one(&actors)?;
                self.acts_now(by).then_some(Request::Answer { by })
            }
            Phase::Playing(playing) => {
                let awaited = playing.awaited();
                let actors = awaited
                    .iter()
                    .filter_map(|seat| state.occupant(seat)?.actor());
                let actors: Vec<MemberId> = actors.collect();
                let by = *self.luck.one(&actors)?;
                let taste = match self.behaviour(by) {
                    Behaviour::Greedy if self.luck.once_in(2) => Taste::Greedy,
                    _ => Taste::Any,
                };
                self.acts_now(by).then_some(Request::Act { by, taste })
            }
            Phase::Lobby | Phase::Between => {
                let members: Vec<MemberId> = state.members().collect();
                let by = *self.luck.one(&members)?;
                if !self.acts_now(by) {
                    return None;
                }
                let missing = state.missing() > 0;
                match self.luck.below(10) {
                    0..=5 if missing => {
                        let person = self.person()?;
                        Some(command(Order::Join(person.purse).by(person.member)))
                    }
                    6..=7 if missing && self.luck.between(1, 100) <= self.swarm.company => {
                        Some(command(Order::Fill.by(state.host)))
                    }
                    0 => Some(self.cut(by)),
                    _ => Some(command(
                        Order::Deal {
                            played: self.luck.once_in(2).then_some(state.deals),
                            shuffle: None,
                        }
                        .by(by),
                    )),
                }
            }
            Phase::Closed { .. } => None,
        }
    }

    fn acts_now(&mut self, by: MemberId) -> bool {
        let often = match self.behaviour(by) {
            Behaviour::Honest | Behaviour::Greedy => 97,
            Behaviour::Malicious => 80,
            Behaviour::Absent => 15,
        };
        self.luck.below(100) < often
    }

    fn cut(&mut self, by: MemberId) -> Request {
        let typed = match self.luck.below(4) {
            0 => "once upon a time".to_owned(),
            1 => "999".to_owned(),
            2 => format!("<@{by}> and {by}"),
            _ => self.luck.between(0, 60).to_string(),
        };
        Request::Cut { by, typed }
    }

    /// Somebody does something else: every kind of command, in turn or out of it.
    fn order(&mut self, town: &Town, room: &Room) -> Option<Request> {
        let (table, state) = (&room.table, &room.table.state);
        let kind = match self.luck.one(&self.swarm.habits).copied() {
            Some(habit) if self.luck.once_in(2) => habit,
            _ => *self.luck.one(CommandKind::ALL)?,
        };
        let seated: Vec<MemberId> = state.chairs.iter().filter_map(|s| s.actor()).collect();
        let stranger = self.anyone()?;
        let by = match self.luck.below(4) {
            0 => stranger,
            1 => state.host,
            _ => self.luck.one(&seated).copied().unwrap_or(stranger),
        };
        let gm = self.members.get(self.luck.below(self.swarm.gms.max(1)))?.id;
        let (by, rank) = if self.swarm.gms > 0 && self.luck.once_in(2) {
            (gm, Rank::Gm)
        } else {
            (by, Rank::Guest)
        };
        let deal = table.playing().map(|playing| playing.hands.deal);
        let wild = self.behaviour(by) == Behaviour::Malicious || self.luck.once_in(4);
        let deal = match deal {
            Some(deal) if !wild => deal,
            _ => *self.luck.one(&room.kept.order).unwrap_or(&DealId(7)),
        };
        let lost = match self.luck.below(3) {
            0 => Lost::Permission,
            1 => Lost::Channel,
            _ => Lost::Server,
        };
        let known: Vec<PatronKey> = town.hired.keys().cloned().collect();
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
        Some(command(match kind {
            CommandKind::Join => {
                let person = self.person()?;
                Order::Join(person.purse).by(person.member)
            }
            CommandKind::Dismiss => {
                // A patron who was dismissed before: the house may tell every table again.
                let gone = town.hired.iter().find(|(_, stays)| !**stays)?;
                let patron = gone.0.clone();
                Command::House(Duty::Dismiss { patron })
            }
            CommandKind::PlayFor if self.swarm.gms == 0 => return None,
            CommandKind::HandOver => {
                let mut handed = asking.command(kind, &mut self.luck)?;
                if let Command::Member {
                    order: Order::HandOver { full, .. },
                    ..
                } = &mut handed
                {
                    *full = self.luck.once_in(6).then_some(3);
                }
                handed
            }
            CommandKind::Cut => return Some(self.cut(by)),
            CommandKind::Void => {
                let which = if self.luck.once_in(3) {
                    Which::Any
                } else {
                    Which::Latest
                };
                return Some(Request::Void { by: gm, which });
            }
            CommandKind::Chose => return Some(Request::Chose(Choosing::Stray)),
            // `erased` sends the first of these, `beside_the_tables` the second when the house starts,
            // and `deadline` the third, or `beside_the_tables` too early.
            CommandKind::Forget | CommandKind::Mend | CommandKind::TimeUp => return None,
            kind => asking.command(kind, &mut self.luck)?,
        }))
    }
}

/// What a game master gives when somebody comes.
fn coins(account: Account, coins: i64) -> What {
    What::Coins {
        account,
        coins,
        fault: None,
    }
}

fn command(command: Command) -> Request {
    Request::Exactly(Box::new(command))
}

fn exactly(table: TableId, what: Command) -> What {
    What::Ask {
        table,
        request: command(what),
        fault: None,
    }
}
