//! Every fault of Discord by itself: no table is stuck, nothing is lost, nothing is done twice, and the clock stands still
//! where nobody could act.
//!
//! Here and in `storm.rs` the bot is a task of the test, which sees its tables and moves its clock. Where the program has
//! to end or its files matter, it is a process: `closing.rs`, `disk.rs`, `kills/`.

use crate::inn::Inn;
use crate::party::{Compared, Party, pause};
use crate::screens::tables;
use crate::strike::{LATE, ROUTES, Relief, appoint, on_route, strike, until_lost};
use futures_util::future::join_all;
use house::OperatorSettings;
use ids::{GuildId, Millis};
use pages::{Defaults, Look};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::{Coins, Variant};
use sandbox::{FaultKind, Id, Limits, Permissions, Person, RequestFault};
use std::cell::Cell;
use std::collections::VecDeque;
use std::time::Duration;
use table::{
    ClosedWhy, Lost,
    look::{Closed, Scene},
};
use triomphe::config::Config;
use triomphe::discord::Studio;

/// What a fault does to a table in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Requests fail; play goes on meanwhile.
    Requests,
    /// It happens once; play goes on.
    Once,
    /// Nobody can act until it ends, and the clock stands still.
    Unreachable,
    /// Nobody can act until it ends, and the clock goes back to where it was when it began.
    Silent,
    /// The table has no place until it ends, and the clock stands still.
    Placeless(Lost),
    /// The table's place is gone for good: the clock stands still until its people bring it up elsewhere.
    Homeless,
    /// The program ends. `closing.rs` shows that, and that the tables are there again.
    Ends,
}

/// A new kind of fault has to be put here.
pub fn outcome(kind: FaultKind) -> Outcome {
    match kind {
        FaultKind::RouteLimit
        | FaultKind::GlobalLimit
        | FaultKind::SharedLimit
        | FaultKind::Blocked
        | FaultKind::ServerError
        | FaultKind::BadGateway
        | FaultKind::Unavailable
        | FaultKind::BadGatewayPage
        | FaultKind::UnavailablePage
        | FaultKind::ResetBeforeEffect
        | FaultKind::ResetAfterEffect
        | FaultKind::ResetDuringAnswer
        | FaultKind::LateRequest
        | FaultKind::LateAnswer
        | FaultKind::HeldAnswer
        | FaultKind::Overdue
        | FaultKind::UnknownInteraction
        | FaultKind::Acknowledged
        | FaultKind::InvalidToken
        | FaultKind::UnknownMessage
        | FaultKind::MissingPermissions
        | FaultKind::MissingAccess
        | FaultKind::InvalidForm
        | FaultKind::LateEdits => Outcome::Requests,
        FaultKind::Doubled
        | FaultKind::TokensRevoked
        | FaultKind::Silence
        | FaultKind::Cut
        | FaultKind::Reconnect
        | FaultKind::InvalidSession
        | FaultKind::InterruptedSession
        | FaultKind::Closed
        | FaultKind::MessageDeleted
        | FaultKind::RoleDeleted => Outcome::Once,
        FaultKind::GatewayDown | FaultKind::Outage => Outcome::Unreachable,
        FaultKind::GatewaySilent => Outcome::Silent,
        FaultKind::PermissionsTaken => Outcome::Placeless(Lost::Permission),
        FaultKind::BotRemoved => Outcome::Placeless(Lost::Server),
        FaultKind::ChannelDeleted | FaultKind::ThreadDeleted | FaultKind::ParentDeleted => {
            Outcome::Homeless
        }
        FaultKind::ClosedForGood => Outcome::Ends,
    }
}

/// Whether Discord says, by this fault, that a message that is there cannot be changed or deleted.
fn leaves_messages_behind(kind: FaultKind) -> bool {
    let fault = kind.of_request(LATE);
    matches!(fault, Some(RequestFault::Refuse(_)))
}

/// How long people wait for an answer: short, because many wait for one that does not come.
const FIRST_ANSWER: Duration = Duration::from_secs(2);

/// An inn without pictures where members have coins for a long evening, on a Discord whose faults come and go.
pub async fn inn() -> Inn {
    let limits = Limits {
        first_answer: FIRST_ANSWER,
        ..Limits::default()
    };
    Inn::open_as_time_goes(limits, |config| Config {
        studio: Studio::closed(),
        house: OperatorSettings {
            defaults: Defaults {
                starting_coins: Some(Coins(1_000_000)),
                ..config.house.defaults
            },
            ..config.house
        },
        ..config
    })
    .await
}

pub fn moderator(inn: &Inn) -> Person {
    let moderator = inn.sandbox.add_person("Moderator");
    let may = Permissions::VIEW_CHANNEL | Permissions::MANAGE_MESSAGES;
    inn.sandbox.set_permissions(&moderator, may);
    moderator
}

/// What Discord refuses because of the faults, and not because a request was wrong.
pub const REFUSED: [&str; 9] = [
    "404 10003",
    "404 10004",
    "404 10008",
    "404 10015",
    "404 10062",
    "400 40060",
    "403 50001",
    "403 50013",
    "401 50027",
];

/// The commands that open a table of each edition for this many people, with patrons at the other seats.
pub fn commands(people: usize) -> Vec<String> {
    let editions = Variant::editions().into_iter();
    let command = |variant: Variant| {
        let patrons = variant.usual_seats() - 1;
        let alone = crate::guest::start_command(&variant);
        let command = alone.replace(
            &format!("computer-players:{patrons}"),
            &format!("computer-players:{}", patrons + 1 - people),
        );
        match variant {
            // A match of several deals, but not of many.
            Variant::Latriomphe(_) => command,
            // The same in servers whose usual stake is another.
            Variant::Trefeltromp(_) => command + " stake:2",
            _ => command,
        }
    };
    editions.map(command).collect()
}

/// Whether no deal and no match is on, and at least so many deals were played.
pub fn rests_after(look: &Look, deals: u32) -> bool {
    let on = matches!(look.scene, Scene::Playing(_)) || look.match_on.is_some();
    !on && look.deals >= deals
}

/// How often something is done until the bot sends a request for it, and how long that request is waited for each time.
const MOST_TRIES: usize = 40;
const SOON: Duration = Duration::from_millis(200);

/// What is left of a turn when the gateway falls silent, in milliseconds: more than it takes to notice.
const LEFT: i64 = 20_000;

/// The time that is left to whoever is to act, and everything else that must not change while nobody can.
#[derive(Clone, Debug, PartialEq)]
struct Standing {
    deals: u32,
    acts: usize,
    absent: usize,
}

fn standing(look: &Look) -> Standing {
    let acts = match &look.scene {
        Scene::Playing(playing) => playing.view.played.len() + usize::from(playing.asked),
        _ => 0,
    };
    Standing {
        deals: look.deals,
        acts,
        absent: look.chairs.iter().filter(|chair| chair.absent).count(),
    }
}

/// Whether a table's clock has just stopped or goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stop {
    Begun,
    Over,
}

/// Whether a fault has happened to a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Struck {
    Yes,
    /// The table closed before.
    Closed,
}

/// One fault at a table in play.
struct Single<'a> {
    inn: &'a Inn,
    party: &'a Party,
    moderator: &'a Person,
    kind: FaultKind,
}

impl Single<'_> {
    /// Strikes; a fault of requests strikes each of these routes, which stay in the queue if the table closes first.
    async fn run(&self, routes: &mut VecDeque<(&str, &str)>, chance: &mut StdRng) {
        let (inn, party) = (self.inn, self.party);
        party.until_on_turn(inn, 2).await;
        match outcome(self.kind) {
            Outcome::Requests => self.requests(routes, chance).await,
            Outcome::Once => {
                let relief = strike(inn, self.kind, party, self.moderator, chance);
                if self.kind == FaultKind::RoleDeleted {
                    until_lost(inn, party.server).await;
                    let clicks = party.clicks.get() + 1;
                    party.play(inn, &|_| party.clicks.get() >= clicks).await;
                    until_lost(inn, party.server).await;
                }
                if self.kind == FaultKind::Silence {
                    // They press what they like, and get no answer.
                    let play = party.play(inn, &|_| false);
                    assert!(tokio::time::timeout(2 * FIRST_ANSWER, play).await.is_err());
                }
                relief.give(inn).await;
            }
            Outcome::Unreachable | Outcome::Placeless(Lost::Server) => {
                let before = party.left(inn).await;
                let relief = strike(inn, self.kind, party, self.moderator, chance);
                self.until_stands(Stop::Begun).await;
                self.stands_still(Millis::hours(10)).await;
                relief.give(inn).await;
                self.until_stands(Stop::Over).await;
                let after = party.left(inn).await;
                // The clock runs on for half a minute after the gateway was lost, and a little until that is noticed.
                assert!(
                    before - after < 65_000,
                    "{before} ms were left, then {after}"
                );
            }
            Outcome::Silent => {
                // It is almost too late.
                party.until_left(inn, LEFT).await;
                let relief = strike(inn, self.kind, party, self.moderator, chance);
                self.until_stands(Stop::Begun).await;
                self.stands_still(Millis::hours(10)).await;
                // The bot gives the connection up.
                let hung_up = inn
                    .sandbox
                    .until(|sandbox| (!sandbox.bot_online()).then_some(()));
                hung_up.await;
                relief.give(inn).await;
                self.until_stands(Stop::Over).await;
                let left = party.left(inn).await;
                // The connection is looked at once a second, before and after; the last that was heard of it may be from
                // a few seconds before.
                assert!(
                    (LEFT - 3_000..=LEFT + 6_000).contains(&left),
                    "{left} ms are left of {LEFT}"
                );
            }
            Outcome::Placeless(_) => {
                let relief = strike(inn, self.kind, party, self.moderator, chance);
                // Found out when the table's message has to be posted anew.
                let deleted = FaultKind::MessageDeleted;
                strike(inn, deleted, party, self.moderator, chance);
                // Nobody plays on at a table that has noticed before anybody pressed something.
                let clicks = party.clicks.get() + 1;
                party
                    .play(inn, &|look| {
                        party.clicks.get() >= clicks || look.stands().is_some()
                    })
                    .await;
                self.until_stands(Stop::Begun).await;
                self.stands_still(Millis::seconds(55 * 60)).await;
                relief.give(inn).await;
            }
            Outcome::Homeless => {
                let relief = strike(inn, self.kind, party, self.moderator, chance);
                assert_eq!(relief, Relief::None);
                self.until_stands(Stop::Begun).await;
                self.stands_still(Millis::seconds(55 * 60)).await;
                if self.kind == FaultKind::ParentDeleted {
                    return self.nobody_comes_back().await;
                }
            }
            Outcome::Ends => return,
        }
        let deals = party.look(inn).await.deals;
        party.play(inn, &|look| rests_after(look, deals + 1)).await;
        inn.sandbox.faults().clear();
        self.shows_the_truth().await;
    }

    /// Requests of each route fail while the party plays on.
    async fn requests(&self, routes: &mut VecDeque<(&str, &str)>, chance: &mut StdRng) {
        let (inn, party, kind) = (self.inn, self.party, self.kind);
        let fault = kind.of_request(LATE).unwrap();
        while let Some(&route) = routes.front() {
            let count = match kind {
                // The bot would wait for the second one while it is to send others.
                FaultKind::HeldAnswer => 1,
                _ => chance.random_range(1..=2),
            };
            let path = on_route(inn, kind, party, route, count);
            let before = inn.sandbox.faults().happened_to(fault, route.0, &path);
            let happens = |_: &sandbox::Sandbox| {
                let times = inn.sandbox.faults().happened_to(fault, route.0, &path);
                (times > before).then_some(())
            };
            match self.until_it_happens(route, &happens).await {
                Struck::Yes => routes.pop_front(),
                Struck::Closed => break,
            };
            inn.sandbox.faults().release();
        }
        let clicks = party.clicks.get() + 2;
        party.play(inn, &|_| party.clicks.get() >= clicks).await;
        inn.sandbox.faults().clear();
    }

    /// Does what the bot sends a request of this route for, until the fault has happened to one.
    async fn until_it_happens(
        &self,
        route: (&str, &str),
        happens: &dyn Fn(&sandbox::Sandbox) -> Option<()>,
    ) -> Struck {
        let (inn, party) = (self.inn, self.party);
        let host = &party.people[0];
        for _ in 0..MOST_TRIES {
            let happened = inn.sandbox.until(|sandbox| happens(sandbox));
            if tokio::time::timeout(SOON, happened).await.is_ok() {
                return Struck::Yes;
            }
            let look = party.look(inn).await;
            if let Some(closed) = self.lost_its_place(&look) {
                let ended = closed.last.as_ref().map(|last| last.view.outcome.is_some());
                assert_eq!(ended, Some(true), "it closed in the middle of a deal");
                return Struck::Closed;
            }
            match route {
                // Where others have said something below the table's message when a deal begins, which the bot asks for,
                // it is posted anew and the former one deleted.
                ("GET" | "POST" | "DELETE", path) if path.starts_with("/channels") => {
                    host.say(party.place.get(), "Deal!").unwrap();
                    let deals = party.look(inn).await.deals;
                    party.play(inn, &|look| look.deals > deals).await;
                    party.until_on_turn(inn, 0).await;
                }
                _ => {
                    let clicks = party.clicks.get() + 1;
                    party.play(inn, &|_| party.clicks.get() >= clicks).await;
                }
            }
        }
        panic!("{:?} has never happened to {route:?}", self.kind);
    }

    /// The end of a table that was closed by a fault that leaves messages behind: it struck again between two deals.
    fn lost_its_place<'a>(&self, look: &'a Look) -> Option<&'a Closed> {
        match &look.scene {
            Scene::Closed(closed) if closed.why == ClosedWhy::Placeless => {
                leaves_messages_behind(self.kind).then_some(closed)
            }
            _ => None,
        }
    }

    /// Waits until the clock has stopped, or goes on.
    async fn until_stands(&self, stop: Stop) {
        self.inn
            .known(async |tavern| {
                // The clock runs on for half a minute after the connection was lost, which the bot notices in its own
                // time: on a busy machine not before a while.
                if self.kind == FaultKind::GatewayDown && stop == Stop::Begun {
                    for _ in 0..3 {
                        pause().await;
                    }
                    self.inn.skip(1_000);
                }
                pause().await;
                let look = tavern.look(self.party.table, None).await.unwrap();
                (look.stands().is_some() == (stop == Stop::Begun)).then_some(())
            })
            .await;
    }

    /// Nobody brings the table up elsewhere: the substitute plays for everybody, and it closes.
    async fn nobody_comes_back(&self) {
        let (inn, party) = (self.inn, self.party);
        party.substituted.set(true);
        inn.pass(Millis::seconds(6 * 60).0).await;
        let closed =
            async |tavern: &house::Tavern| (!tavern.tables.is_open(party.table)).then_some(());
        inn.known(closed).await;
    }

    /// Nothing happens at the table for a long time.
    async fn stands_still(&self, time: Millis) {
        let before = self.party.look(self.inn).await;
        self.inn.pass(time.0).await;
        let after = self.party.look(self.inn).await;
        assert_eq!(standing(&before), standing(&after), "{:?}", self.kind);
        assert_eq!(before.stands().is_some(), after.stands().is_some());
    }

    /// One message, which shows what is true, and nobody is called any more. Where Discord has told the bot that a message
    /// cannot be changed any more, it may have been left behind.
    async fn shows_the_truth(&self) {
        let (inn, party) = (self.inn, self.party);
        let look = party.look(inn).await;
        if self.lost_its_place(&look).is_some() {
            // There is nowhere to say so.
            return;
        }
        let (place, id) = (Id(look.channel.0), look.id.to_string());
        let person = &party.people[0];
        person
            .until(place, |messages| {
                let shown = tables(messages).into_iter().filter(|table| table.id == id);
                let deals: Vec<u32> = shown.map(|table| table.deals).collect();
                let mut all = messages.iter();
                let called = all.any(|m| !m.ephemeral() && m.pings(person.id()));
                if leaves_messages_behind(self.kind) {
                    deals.last() == Some(&look.deals)
                } else {
                    deals == [look.deals] && !called
                }
                .then_some(())
            })
            .await;
    }
}

/// Strikes a new table with each of these kinds, in several inns at once, because most of the time is spent waiting.
async fn each_by_itself(wanted: impl Fn(Outcome) -> bool, seed: u64) {
    println!("TRIOMPHE_SEED={seed}");
    let kinds = (0..)
        .zip(FaultKind::ALL)
        .filter(|(_, kind)| wanted(outcome(**kind)));
    let kinds: Vec<(u64, FaultKind)> = kinds.map(|(number, kind)| (number, *kind)).collect();
    let inns = (0..INNS).map(|inn| kinds.iter().skip(inn).step_by(INNS));
    let compared = join_all(inns.map(|kinds| one_after_another(kinds, seed))).await;
    let mut sum = Compared::default();
    compared.into_iter().for_each(|these| sum += these);
    println!("{sum:?}");
}

/// How many inns are open at once.
const INNS: usize = 6;

/// Strikes one table after another, while another one plays in another server and nothing may happen to it.
async fn one_after_another(kinds: impl Iterator<Item = &(u64, FaultKind)>, seed: u64) -> Compared {
    let inn = inn().await;
    let (moderator, server) = (moderator(&inn), inn.sandbox.server());
    appoint(&inn, server).await;
    let elsewhere = inn.sandbox.add_server("Elsewhere");
    let cyd = inn.sandbox.add_person("Cyd");
    let hall = inn.sandbox.add_channel(elsewhere, "hall");
    // Hours pass for the others.
    let slowly = "/triomphe start game:scarto computer-players:2 turn:172800";
    let company = Party::open(&inn, elsewhere, (hall, None), vec![cyd], slowly).await;
    let over = Cell::new(false);
    let struck = async {
        let mut compared = Compared::default();
        for kind in kinds {
            compared += Box::pin(strike_anew(&inn, server, &moderator, *kind, seed)).await;
        }
        over.set(true);
        compared
    };
    let enough = |_: &Look| over.get();
    let (mut compared, ()) = tokio::join!(struck, company.play(&inn, &enough));
    let deals = company.look(&inn).await.deals;
    company.play(&inn, &|look| rests_after(look, deals)).await;
    company.close(&inn).await;
    let company = company.compare(&inn).await;
    assert!(company.acts > 0, "the others have played: {company:?}");
    compared += company;
    nothing_is_held(&inn).await;
    inn.close_after(&REFUSED).await;
    compared
}

/// Strikes a new table with a fault.
async fn strike_anew(
    inn: &Inn,
    server: Id,
    moderator: &Person,
    (number, kind): (u64, FaultKind),
    seed: u64,
) -> Compared {
    let mut chance = StdRng::seed_from_u64(seed.wrapping_add(number));
    let ann = inn.sandbox.add_person(&format!("Ann {number}"));
    let name = format!("{kind:?}").to_lowercase();
    let channel = inn.sandbox.add_channel(server, &name);
    let place = match kind {
        FaultKind::ThreadDeleted | FaultKind::ParentDeleted => {
            let thread = inn.sandbox.add_thread(channel, "a thread", &ann);
            (thread, Some(channel))
        }
        _ => (channel, None),
    };
    let commands = commands(1);
    let command = &commands[number as usize % commands.len()];
    let mut these = Compared::default();
    let mut routes = match outcome(kind) {
        Outcome::Requests => VecDeque::from(ROUTES),
        _ => VecDeque::new(),
    };
    // A table that a fault has closed between two deals is followed by another, at most once for each route.
    for _ in 0..=ROUTES.len() {
        let party = Party::open(inn, server, place, vec![ann.clone()], command).await;
        let single = Single {
            inn,
            party: &party,
            moderator,
            kind,
        };
        single.run(&mut routes, &mut chance).await;
        party.close(inn).await;
        let compared = party.compare(inn).await;
        println!(
            "{kind:?}: {command}: {} clicks, {compared:?}, asked for a hand {} times",
            party.clicks.get(),
            party.asked.get(),
        );
        these += compared;
        if routes.is_empty() {
            return these;
        }
    }
    panic!("{kind:?} has not happened to {routes:?}")
}

/// No coins are on hold or in a pot in any server.
pub async fn nothing_is_held(inn: &Inn) {
    assert_eq!(inn.tavern.tables.ids(), [], "tables are open");
    for server in inn.sandbox.servers() {
        let held = inn.store.held_by_kind(GuildId(server.0)).await.unwrap();
        for (kind, coins) in held {
            let at_tables = ["hold", "pot"].contains(&kind.as_str());
            assert!(!at_tables || coins == 0, "{coins} coins are in {kind}s");
        }
    }
}

/// The seed of this run.
pub fn seed() -> u64 {
    match std::env::var("TRIOMPHE_SEED") {
        Ok(seed) => seed.parse().unwrap(),
        Err(_) => rand::random(),
    }
}

#[tokio::test]
async fn each_fault_of_requests_by_itself_loses_nothing_and_doubles_nothing() {
    each_by_itself(|outcome| outcome == Outcome::Requests, seed()).await;
}

#[tokio::test]
async fn each_other_fault_by_itself_loses_nothing_and_the_clock_stands_where_nobody_can_act() {
    let others = |outcome| !matches!(outcome, Outcome::Requests | Outcome::Ends);
    each_by_itself(others, seed()).await;
}
