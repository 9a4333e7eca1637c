//! Random mixtures of all of Discord's faults while twenty tables play: no table is stuck, nothing is lost, nothing is done
//! twice, and when Discord is well again every table comes to its end.

use crate::inn::Inn;
use crate::matrix::{
    Outcome, REFUSED, commands, inn, moderator, nothing_is_held, outcome, rests_after, seed,
};
use crate::party::{Compared, Party, pause};
use crate::room::PATIENCE;
use crate::strike::{LATE, Relief, appoint, game_masters, strike, until_lost};
use futures_util::future::join_all;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use sandbox::{FaultKind, Id, Person};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;
use table::Order;

/// As many tables as play at once.
const TABLES: usize = 20;

/// Where a party can play; each kind of place is gone in its own way.
#[derive(Clone, Copy)]
enum Room {
    /// A channel of its own.
    Channel,
    /// A thread in a channel that is shared.
    Thread,
    /// A channel where others play too.
    Shared,
}

/// The channels of a server that several tables share.
struct Grounds {
    server: Id,
    shared: Id,
    with_threads: Id,
}

impl Grounds {
    fn new(inn: &Inn, server: Id) -> Grounds {
        Grounds {
            server,
            shared: inn.sandbox.add_channel(server, "shared"),
            with_threads: inn.sandbox.add_channel(server, "threads"),
        }
    }

    /// A place for a new table. What was deleted is made anew.
    fn place(&mut self, inn: &Inn, room: Room, host: &Person) -> (Id, Option<Id>) {
        let anew = |channel: &mut Id, name: &str| {
            if !inn.sandbox.has_channel(*channel) {
                *channel = inn.sandbox.add_channel(self.server, name);
            }
            *channel
        };
        match room {
            Room::Channel => (inn.sandbox.add_channel(self.server, "own"), None),
            Room::Shared => (anew(&mut self.shared, "shared"), None),
            Room::Thread => {
                let parent = anew(&mut self.with_threads, "threads");
                (inn.sandbox.add_thread(parent, "thread", host), Some(parent))
            }
        }
    }
}

/// Twenty tables in three servers, and what strikes them.
struct Storm<'a> {
    inn: &'a Inn,
    grounds: RefCell<Vec<Grounds>>,
    /// The table that plays now for each party.
    parties: RefCell<Vec<Option<Rc<Party>>>>,
    /// The tables that were closed by a fault.
    ended: RefCell<Vec<Rc<Party>>>,
    over: Cell<bool>,
    /// Why a party has no table.
    unopened: RefCell<BTreeMap<usize, String>>,
}

impl Storm<'_> {
    /// The people of one party play table after table until the storm is over.
    async fn play(&self, number: usize, people: Vec<Person>, command: &str) {
        let room = [Room::Channel, Room::Thread, Room::Shared, Room::Thread][number % 4];
        while !self.over.get() {
            let (server, place) = {
                let mut grounds = self.grounds.borrow_mut();
                let of = number % grounds.len();
                let place = grounds[of].place(self.inn, room, &people[0]);
                (grounds[of].server, place)
            };
            let opened = Party::try_open(self.inn, server, place, people.clone(), command).await;
            let party = match opened {
                Ok(party) => Rc::new(party),
                // Nobody answers, or the table was closed before anybody knew of it.
                Err(why) => {
                    self.unopened.borrow_mut().insert(number, why);
                    pause().await;
                    continue;
                }
            };
            self.unopened.borrow_mut().remove(&number);
            self.parties.borrow_mut()[number] = Some(party.clone());
            party.play(self.inn, &|_| self.over.get()).await;
            if self.inn.tavern.tables.is_open(party.table) {
                continue;
            }
            self.parties.borrow_mut()[number] = None;
            self.ended.borrow_mut().push(party);
        }
    }

    fn clicks(&self) -> usize {
        let parties = self.parties.borrow();
        let playing = parties.iter().flatten();
        let ended = self.ended.borrow();
        playing
            .chain(ended.iter())
            .map(|party| party.clicks.get())
            .sum()
    }

    /// Ready when nobody has found anything to press for longer than any fault lasts; tells what each table waits for.
    async fn stands_still(&self) -> String {
        let mut before = usize::MAX;
        while before != self.clicks() {
            before = self.clicks();
            let never = std::future::pending::<()>();
            let _ = tokio::time::timeout(PATIENCE, never).await;
        }
        let mut said = String::new();
        let parties: Vec<Rc<Party>> = self.parties.borrow().iter().flatten().cloned().collect();
        for party in parties {
            let look = party.look(self.inn).await;
            let place = party.place.get();
            let is_there = self.inn.sandbox.has_channel(place);
            said += &format!(
                "{} in {place:?} ({is_there}), by its own account in {:?}: {:?}\n",
                party.command, look.channel, look.scene
            );
            for person in &party.people {
                let seen = person.sees(place);
                let newest = seen.iter().rev().take(3);
                said += &format!("  {:?}\n", newest.collect::<Vec<_>>());
            }
        }
        said
    }

    /// Strikes this many times, at random, and has each fault end sooner or later; returns how often each kind struck.
    async fn strike(
        &self,
        times: usize,
        moderator: &Person,
        chance: &mut StdRng,
    ) -> BTreeMap<FaultKind, usize> {
        let mut struck = BTreeMap::new();
        let mut lasting: Vec<Relief> = Vec::new();
        let kinds = FaultKind::ALL
            .iter()
            .filter(|kind| outcome(**kind) != Outcome::Ends);
        let kinds: Vec<FaultKind> = kinds.copied().collect();
        let mut bag: Vec<FaultKind> = Vec::new();
        while struck.values().sum::<usize>() < times {
            if bag.is_empty() {
                bag.clone_from(&kinds);
            }
            let kind = bag.swap_remove(chance.random_range(0..bag.len()));
            let Some(party) = self.target(kind, chance) else {
                // It can strike nobody now; the next bag has it again.
                pause().await;
                continue;
            };
            let relief = strike(self.inn, kind, &party, moderator, chance);
            *struck.entry(kind).or_default() += 1;
            if relief != Relief::None {
                lasting.push(relief);
            }
            let enough = self.clicks() + chance.random_range(0..30);
            let played = self
                .inn
                .sandbox
                .until(|_| (self.clicks() >= enough).then_some(()));
            let _ = tokio::time::timeout(LONGEST, played).await;
            while lasting.len() > 2 || (!lasting.is_empty() && chance.random_bool(0.6)) {
                lasting.remove(0).give(self.inn).await;
            }
        }
        for relief in lasting {
            relief.give(self.inn).await;
        }
        struck
    }

    /// A table that this kind of fault can strike.
    fn target(&self, kind: FaultKind, chance: &mut StdRng) -> Option<Rc<Party>> {
        let parties = self.parties.borrow();
        let fits = |party: &&Rc<Party>| match kind {
            FaultKind::ThreadDeleted | FaultKind::ParentDeleted => party.parent.get().is_some(),
            FaultKind::ChannelDeleted => party.parent.get().is_none(),
            FaultKind::RoleDeleted => game_masters(self.inn, party.server).is_some(),
            _ => true,
        };
        let fitting: Vec<&Rc<Party>> = parties.iter().flatten().filter(fits).collect();
        let at = chance.random_range(0..fitting.len().max(1));
        fitting.get(at).map(|party| Rc::clone(party))
    }
}

/// The longest time between two faults.
const LONGEST: Duration = Duration::from_millis(400);

#[tokio::test]
async fn in_mixtures_of_all_faults_twenty_tables_play_to_their_end() {
    let seed = seed();
    let times = std::env::var("TRIOMPHE_FAULTS").map_or(40, |times| times.parse().unwrap());
    println!("TRIOMPHE_SEED={seed} TRIOMPHE_FAULTS={times}");
    let begun = std::time::Instant::now();
    let mut chance = StdRng::seed_from_u64(seed);
    let inn = inn().await;
    let sandbox = &inn.sandbox;
    let servers = [
        sandbox.server(),
        sandbox.add_server("The Second"),
        sandbox.add_server("The Third"),
    ];
    let moderator = moderator(&inn);
    for server in servers {
        appoint(&inn, server).await;
    }
    let commands = [1, 2].map(commands);
    let storm = Storm {
        inn: &inn,
        grounds: RefCell::new(servers.map(|server| Grounds::new(&inn, server)).into()),
        parties: RefCell::new(vec![None; TABLES]),
        ended: RefCell::default(),
        over: Cell::new(false),
        unopened: RefCell::default(),
    };
    let play = (0..TABLES).map(|number| {
        let names = ["Ann", "Ben"].map(|name| format!("{name} {number}"));
        // At every fifth table two people play.
        let pair = usize::from(number % 5 == 0);
        let people = names[..=pair].iter().map(|name| sandbox.add_person(name));
        let commands = &commands[pair];
        storm.play(number, people.collect(), &commands[number % commands.len()])
    });
    let strikes = async {
        while storm.parties.borrow().iter().any(Option::is_none) {
            assert!(begun.elapsed() < PATIENCE, "{:?}", storm.unopened.borrow());
            pause().await;
        }
        let struck = storm.strike(times, &moderator, &mut chance).await;
        sandbox.faults().clear();
        storm.over.set(true);
        struck
    };
    let storming = async { tokio::join!(strikes, join_all(play)).0 };
    let struck = tokio::select! {
        struck = storming => struck,
        said = storm.stands_still() => panic!("nobody can play on:\n{said}"),
    };
    let storm_took = begun.elapsed();

    // Discord is well again: every table comes to its end. The last fault may have been one of the gateway's.
    sandbox
        .until(|sandbox| sandbox.bot_online().then_some(()))
        .await;
    // The house hears again of what happens to its game masters' role.
    for server in servers {
        let role = game_masters(&inn, server).expect("a role was set again");
        sandbox.delete_role(role);
        until_lost(&inn, server).await;
    }
    let parties: Vec<Rc<Party>> = storm.parties.borrow().iter().flatten().cloned().collect();
    let ends = parties.iter().map(async |party| {
        let deals = party.look(&inn).await.deals;
        party.play(&inn, &|look| rests_after(look, deals)).await;
        party.close(&inn).await;
    });
    tokio::select! {
        _ = join_all(ends) => {}
        said = storm.stands_still() => panic!("nobody can play on after the storm:\n{said}"),
    }
    // A table may have been opened for somebody who never heard of it.
    for table in inn.tavern.tables.ids() {
        let look = inn.tavern.look(table, None).await.unwrap();
        assert!(rests_after(&look, 0), "{look:?}");
        inn.tavern
            .order(table, look.host, Order::Close)
            .await
            .unwrap();
    }
    let clicks = storm.clicks();
    let ended = storm.ended.take();
    let mut compared = Compared::default();
    for party in parties.iter().chain(&ended) {
        compared += party.compare(&inn).await;
    }
    println!("kind: struck, happened to requests");
    for (kind, times) in &struck {
        let fault = kind.of_request(LATE);
        let happened = fault.map(|fault| sandbox.faults().happened(fault));
        println!("{kind:?}: {times}, {happened:?}");
    }
    println!(
        "{times} faults in {storm_took:?}, the end after {:?}; {clicks} clicks; {} tables were closed by faults; \
         {compared:?}",
        begun.elapsed(),
        ended.len(),
    );
    drop(parties);
    nothing_is_held(&inn).await;
    drop(storm);
    inn.close_after(&REFUSED).await;
}
