//! Several connections to Discord, each for its servers.

use crate::inn::Inn;
use crate::room::{Room, act, asked};
use crate::screens::tables;
use house::Tavern;
use ids::{GuildId, TableId};
use pages::Stands;
use sandbox::{ActionError, Gateway, Id, Limits, Loss, Message, Person, RateLimits, Sandbox};
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use triomphe::config::Config;
use triomphe::discord::DoorError;

const OF: u64 = 4;
/// Serenity's pause between two sessions.
const PAUSE: Duration = Duration::from_secs(5);

fn limits() -> Limits {
    Limits {
        shards: OF,
        ..Limits::default()
    }
}

async fn advance(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

/// Waits until exactly these shards are connected, which begin one after the other.
async fn connected(sandbox: &Sandbox, shards: std::ops::Range<u64>) {
    for last in shards.clone() {
        let wanted: Vec<_> = (shards.start..=last).map(|shard| (shard, OF)).collect();
        sandbox
            .until(|sandbox| (sandbox.shards_online() == wanted).then_some(()))
            .await;
        if last + 1 < shards.end {
            sandbox.advance(PAUSE);
            advance(PAUSE).await;
        }
    }
}

/// A channel in a server of its own on each of the shards.
fn channels(sandbox: &Sandbox) -> Vec<(GuildId, Id)> {
    let on = |shard: u64| {
        let server = sandbox.add_server_on(shard, OF, &format!("On {shard}"));
        (GuildId(server.0), sandbox.channels(server)[0].0)
    };
    (0..OF).map(on).collect()
}

/// Opens a table for one person and deals; returns it.
async fn deal(inn: &Inn, ann: &Person, (guild, channel): (GuildId, Id)) -> TableId {
    // In Scarto no card ends a deal at once.
    inn.slash_in(
        channel,
        ann,
        "/triomphe start game:scarto computer-players:2",
    )
    .await;
    let lobby = ann
        .until(channel, |messages| {
            let mut all = messages.iter();
            all.find(|message| !message.ephemeral() && message.button("Deal").is_some())
                .cloned()
        })
        .await;
    ann.click_label(&lobby, "Deal").await.unwrap();
    inn.tavern.tables.ids_in(guild, None)[0]
}

/// Does what the person's hand asks for; where that is a discard, which takes several clicks, has it shown anew.
async fn play_a_card(ann: &Person, channel: Id) {
    let turn = asked(ann, channel).await.expect("the deal is on");
    if turn.buttons().iter().any(|button| button.style == 3) {
        drop(act(ann, &turn).await)
    } else {
        drop(ann.slash(channel, "/triomphe hand").await.unwrap())
    }
}

async fn stands(tavern: &Tavern, table: TableId) -> Option<Stands> {
    tavern.look(table, None).await.unwrap().stands()
}

/// The deal of a table, without what is told of its clock.
async fn scene(tavern: &Tavern, table: TableId) -> String {
    let look = tavern.look(table, None).await.unwrap();
    match &look.scene {
        table::look::Scene::Playing(playing) => format!("{:?}", playing.view),
        other => format!("{other:?}"),
    }
}

fn waits(messages: &[Message]) -> bool {
    tables(messages)
        .iter()
        .any(|table| table.says("Waiting for Discord"))
}

#[tokio::test]
async fn where_one_shard_is_cut_its_tables_stand_still_and_the_others_go_on() {
    const CUT: usize = 2;
    let inn = Inn::open_within(limits(), |config| config).await;
    let ann = inn.sandbox.add_person("Ann");
    connected(&inn.sandbox, 0..OF).await;
    let places = channels(&inn.sandbox);
    let mut open = Vec::new();
    for place in &places {
        open.push(deal(&inn, &ann, *place).await);
    }
    let clocks = &inn.tavern.clocks;
    for (guild, _) in &places {
        assert!(clocks.running_time(*guild).is_some());
    }

    let faults = inn.sandbox.faults();
    faults.set_shard(CUT as u64, Gateway::Closed);
    faults.drop_shard(CUT as u64, Loss::InvalidSession);
    let (lost, there) = places[CUT];
    // The loss is found out once the line is looked at; the clock stops so much later.
    loop {
        inn.skip(31_000);
        let told = ann.until(there, |messages| waits(messages).then_some(()));
        let told = tokio::time::timeout(Duration::from_secs(3), told).await;
        if told.is_ok() {
            break;
        }
    }
    let stood_at = clocks.now_at(lost);
    let stood_in = scene(&inn.tavern, open[CUT]).await;
    let mut others = Vec::new();
    for (number, (guild, channel)) in places.iter().enumerate() {
        let is_lost = stands(&inn.tavern, open[number]).await;
        assert_eq!(is_lost, (number == CUT).then_some(Stands::Discord));
        if number != CUT {
            assert!(!waits(&ann.sees(*channel)), "{guild}");
            // Ann goes on where her connection is.
            play_a_card(&ann, *channel).await;
            others.push((open[number], scene(&inn.tavern, open[number]).await));
        }
    }

    // Hours pass: whoever could act has lost turn, time bank and reminder, and the substitute has played.
    for _ in 0..8 {
        inn.pass(60 * 60 * 1000).await;
    }
    for (table, before) in others {
        let is_open = inn.tavern.tables.is_open(table);
        assert!(!is_open || scene(&inn.tavern, table).await != before);
    }
    assert_eq!(clocks.now_at(lost), stood_at);
    assert_eq!(scene(&inn.tavern, open[CUT]).await, stood_in);

    faults.set_shard(CUT as u64, Gateway::Open);
    // The library waits before its next attempt.
    loop {
        advance(PAUSE).await;
        let soon = Duration::from_secs(2);
        let back = clocks.until_running(lost);
        if tokio::time::timeout(soon, back).await.is_ok() {
            break;
        }
    }
    ann.until(there, |messages| (!waits(messages)).then_some(()))
        .await;
    let gone_on = clocks.now_at(lost) - stood_at;
    assert!(gone_on.0 < 60_000, "{gone_on:?} of these hours counted");
    play_a_card(&ann, there).await;
    inn.close().await;
}

#[tokio::test]
async fn a_process_serves_the_servers_of_its_range_and_no_others() {
    let range = |config: Config| {
        let shards = "2-3/4".parse().ok();
        let house = house::OperatorSettings {
            shards,
            ..config.house
        };
        Config { house, ..config }
    };
    let inn = Inn::open_within(limits(), range).await;
    let ann = inn.sandbox.add_person("Ann");
    connected(&inn.sandbox, 2..OF).await;
    let places = channels(&inn.sandbox);
    for place in &places[2..] {
        deal(&inn, &ann, *place).await;
    }
    for (_, channel) in &places[..2] {
        let asked = tokio::spawn({
            let (ann, channel) = (ann.clone(), *channel);
            async move { ann.slash(channel, "/help").await }
        });
        // Another process would answer: to this one nothing is said of it.
        while !asked.is_finished() {
            inn.sandbox.advance(Duration::from_secs(4));
            tokio::task::yield_now().await;
        }
        assert_eq!(asked.await.unwrap().err(), Some(ActionError::NoAnswer));
    }
    assert_eq!(inn.sandbox.shards_online(), [(2, OF), (3, OF)]);
    inn.close().await;
}

/// A bot of its own, as a process would be, on a Discord with its limits.
struct Process {
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), DoorError>>,
}

impl Process {
    /// Starts it for these shards on this store.
    async fn start(room: &Room, store: &Arc<dyn Store>, shards: &str) -> Process {
        let mut settings = room.settings();
        settings.insert("TRIOMPHE_DISCORD_URL".to_owned(), room.sandbox.proxy_url());
        settings.insert("TRIOMPHE_SHARDS".to_owned(), shards.to_owned());
        let config = Config::from_lookup(|name| settings.get(name).cloned()).unwrap();
        let tavern = Tavern::open(store.clone(), config.house.clone(), Some(7));
        let tavern = tavern.await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let bot = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            triomphe::discord::run(&config, tavern, stopped).await
        });
        Process { stop, bot }
    }

    async fn stop(self) {
        self.stop.send(()).unwrap();
        self.bot.await.unwrap().unwrap();
    }
}

async fn with_limits(limits: Limits) -> Room {
    Room::open(sandbox::Config {
        rate_limits: RateLimits::Enforced,
        limits,
        ..Room::config()
    })
    .await
}

/// Begun at the same time, their shards come too early to Discord now and then, and try again.
#[tokio::test]
async fn two_processes_take_turns_at_starting_their_shards_and_each_answers_for_its_own() {
    let mut room = with_limits(limits()).await;
    room.tolerate("max_concurrency");
    let ann = room.sandbox.add_person("Ann");
    let places = channels(&room.sandbox);
    let mut processes = Vec::new();
    for shards in ["0-1/4", "2-3/4"] {
        let store = Sqlite::in_memory().await.unwrap();
        processes.push(Process::start(&room, &store, shards).await);
    }
    let all: Vec<_> = (0..OF).map(|shard| (shard, OF)).collect();
    let soon = Duration::from_secs(2);
    for round in 0.. {
        let online = room
            .sandbox
            .until(|sandbox| (sandbox.shards_online() == all).then_some(()));
        if tokio::time::timeout(soon, online).await.is_ok() {
            break;
        }
        assert!(round < 30, "{:?}", room.sandbox.shards_online());
        room.sandbox.advance(PAUSE);
        advance(PAUSE).await;
    }
    assert_eq!(room.sandbox.identified(), OF);
    for (_, channel) in places {
        let told = room.slash_in(channel, &ann, "/help").await;
        assert!(!told.all_text().is_empty());
    }
    for process in processes {
        process.stop().await;
    }
    room.nothing_was_refused();
}

/// One session too many in a day would cost the bot its token.
#[tokio::test]
async fn the_bot_waits_where_discord_lets_it_start_too_few_sessions() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let room = with_limits(Limits {
        shards: 2,
        identifies: 3,
        ..Limits::default()
    })
    .await;
    let store = Sqlite::in_memory().await.unwrap();
    let online = async |count: usize| {
        room.sandbox
            .until(|sandbox| (sandbox.shards_online().len() == count).then_some(()))
            .await;
    };
    let asked = || {
        let requests = room.sandbox.requests().into_iter();
        requests.filter(|it| it.path == "/gateway/bot").count()
    };
    let process = Process::start(&room, &store, "auto").await;
    online(1).await;
    room.sandbox.advance(PAUSE);
    advance(PAUSE).await;
    online(2).await;
    process.stop().await;

    // One is left, and two are needed.
    let before = asked();
    let process = Process::start(&room, &store, "auto").await;
    room.sandbox
        .until(|_| (asked() > before).then_some(()))
        .await;
    assert!(!room.sandbox.bot_online());
    room.sandbox.advance(DAY);
    // It may not have begun to wait yet.
    loop {
        advance(DAY).await;
        let soon = Duration::from_secs(2);
        if tokio::time::timeout(soon, online(1)).await.is_ok() {
            break;
        }
    }
    room.sandbox.advance(PAUSE);
    advance(PAUSE).await;
    online(2).await;
    assert_eq!(room.sandbox.identified(), 4);
    process.stop().await;
    room.nothing_was_refused();
}
