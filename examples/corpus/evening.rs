//! An evening by chance: each world has its own people, games, settings and habits.

use crate::events::{agree_to_void, event, void};
use crate::people::{Server, open_one, servers};
use crate::play::{call_off, close, look, progress};
use crate::world::{Scope, World};
use serde_json::json;
use triomphe::store::TableId;
use triomphe::tavern::{CalledOff, Rank, Scene, Shard};

/// Commands after which a table is closed, if it is not yet.
pub const LONG_LIFE: u32 = 400;

/// How many more it is given to end by itself.
pub const LAST_CALL: u32 = 200;

/// What can come up at any time, and how often it usually does.
pub const EVENTS: &[(&str, u64)] = &[
    ("join", 10),
    ("leave", 12),
    ("sit-out", 8),
    ("sit-in", 4),
    ("set-purse", 2),
    ("seat-patron", 6),
    ("unseat-patron", 3),
    ("fill", 2),
    ("play-for", 3),
    ("give-back", 2),
    ("deal", 4),
    ("deal-after", 2),
    ("deal-from", 3),
    ("cut", 4),
    ("reveal", 3),
    ("wrong-act", 16),
    ("pause", 8),
    ("go-on", 8),
    ("kick", 6),
    ("hand-over", 5),
    ("call-off", 14),
    ("agree", 8),
    ("play-on", 5),
    ("close", 1),
    ("ban", 1),
    ("abstain", 1),
    ("unban", 1),
    ("hire", 2),
    ("dismiss", 4),
    ("fund", 1),
    ("grant", 3),
    ("take", 3),
    ("character", 1),
    ("settings", 2),
    ("session", 3),
    ("close-session", 2),
    ("exodus", 3),
    ("lose-place", 2),
    ("place-back", 3),
    ("call-up", 3),
    ("lose-places", 1),
    ("gone", 1),
    ("is-in", 2),
    ("abandon", 1),
    ("void", 10),
    ("agree-to-void", 10),
    ("erase", 1),
    ("restart", 4),
    ("lost", 2),
    ("set-clock", 1),
    ("long", 3),
    ("play-again", 3),
];

/// Events that end many tables, rarely drawn where nothing is said of them.
pub const ENDINGS: &[&str] = &[
    "close",
    "abandon",
    "gone",
    "lose-places",
    "lose-place",
    "close-session",
    "ban",
    "abstain",
    "erase",
];

pub struct Habits {
    pub weights: Vec<(&'static str, u64)>,
    /// In a thousand.
    pub events: u64,
    pub tables_at_once: usize,
    pub tables: usize,
}

/// The lives of one seed.
pub async fn live(seed: u64) -> World {
    let mut world = World::new(seed).await;
    let habits = habits(&mut world);
    let mut servers = servers(&mut world).await;
    let mut opened = 0;
    let mut refused = 0;
    loop {
        world.let_times_come().await;
        let open = world.open_lives();
        if open.len() < habits.tables_at_once && opened < habits.tables && refused < 20 {
            match open_one(
                &mut world,
                &servers,
                seed * habits.tables as u64 + opened as u64,
            )
            .await
            {
                true => opened += 1,
                false => refused += 1,
            }
            continue;
        }
        let Some(table) = world.pick(&open) else {
            break;
        };
        let calls = world.life(table).map_or(0, |life| life.calls);
        let at = servers
            .iter()
            .position(|server| world.tavern.is_open_in(table, server.guild));
        let Some(at) = at else { break };
        if calls > LONG_LIFE {
            wind_down(&mut world, &servers[at], table, calls).await;
        } else if world.below(1000) < habits.events {
            event(&mut world, &mut servers[at], table, &habits).await;
            continue;
        }
        if world.below(30) > 0 && progress(&mut world, &servers[at], table).await {
            continue;
        }
        // Nobody does anything: time goes by.
        let waits = matches!(
            look(&world, table, None).await.map(|look| look.scene),
            Some(Scene::Lobby(_))
        );
        if world.below(8) == 0 || (waits && world.below(300) > 0) {
            let some = world.below(20_000);
            world.pass(some as i64);
        } else if !world.pass_to_next() {
            world.tavern.reached(Shard::ALL);
            if !world.pass_to_next() {
                world.pass(60_000);
            }
        }
    }
    afterwards(&mut world, &mut servers).await;
    world.audit().await;
    world
}

pub fn habits(world: &mut World) -> Habits {
    let mut weights = Vec::new();
    for &(event, usual) in EVENTS {
        let factor = match (world.below(10), ENDINGS.contains(&event)) {
            (0..4, false) | (0..8, true) => 0,
            (4..8, _) => 2,
            (8, _) => 5,
            (_, true) => 3,
            (_, false) => 12,
        };
        weights.push((event, usual * factor));
    }
    let events = [0, 40, 100, 200, 350, 500];
    Habits {
        weights,
        events: world.pick(&events).unwrap_or(100),
        tables_at_once: 1 + world.below(2) as usize,
        tables: 4,
    }
}

/// A life has been long: the table is closed, and where that takes too long, by a game master.
pub async fn wind_down(world: &mut World, server: &Server, table: TableId, calls: u32) {
    let gm = server.gm;
    let Some(look) = look(world, table, None).await else {
        return;
    };
    let scope = Scope::Table(table, Some(gm));
    if calls > LONG_LIFE + LAST_CALL {
        let what = match world.below(3) {
            0 => {
                let command = json!("abandon");
                world
                    .call(scope, command, async |tavern| tavern.abandon(table).await)
                    .await;
                return;
            }
            _ => CalledOff::Table,
        };
        call_off(world, table, gm, Rank::Gm, what, "it is late").await;
        // A game master who plays asks the others; they are tired of it, too.
        if calls > LONG_LIFE + 2 * LAST_CALL {
            let command = json!("abandon");
            world
                .call(scope, command, async |tavern| tavern.abandon(table).await)
                .await;
        }
    } else if look.closing.is_none() {
        close(world, table, look.host, Rank::Guest).await;
    }
}

/// When all tables are closed: a few deals are voided, and somebody is forgotten.
pub async fn afterwards(world: &mut World, servers: &mut [Server]) {
    for server in servers {
        for _ in 0..world.below(3) {
            void(world, server, None).await;
            for who in server.members() {
                agree_to_void(world, server, who).await;
            }
        }
        if world.below(3) == 0
            && let Some(who) = world.pick(&server.members())
        {
            let guild = server.guild;
            let command = json!({ "forget": { "member": who } });
            world
                .call(Scope::Server(guild), command, async |t| {
                    t.erase(guild, who).await.map(drop)
                })
                .await;
        }
    }
}
