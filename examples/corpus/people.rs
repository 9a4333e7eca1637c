//! What people do at the tables of a house, by chance: each world has its own people, games, settings and habits.

use crate::tape::Life;
use crate::world::{Scope, World};
use patrons::{Character, Skill};
use rules::{Act, Coins, Variant};
use serde_json::{Value, json};
use triomphe::bank::{Amount, Order, PatronKey};
use triomphe::store::{ChannelId, DealId, GuildId, MemberId, TableId};
use triomphe::tavern::{
    Answer, CallOff, CalledOff, Hiring, Lacking, Look, Lost, Opening, Place, Playing, Rank,
    Regulars, Reveal, Scene, Settings, Shard, Spot, Standing, Stretch, Terms, Trouble, VoidAnswer,
    VoidOrder, VoidRequestId, Wish,
};

/// Commands after which a table is closed, if it is not yet.
const LONG_LIFE: u32 = 400;
/// How many more it is given to end by itself.
const LAST_CALL: u32 = 200;

/// How somebody is at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Temper {
    Prompt,
    /// Acts when nudged.
    Slow,
    /// Acts now and then.
    Absent,
    /// Gets up in the middle of things.
    Leaver,
    /// Presses whatever there is.
    Wild,
}

#[derive(Clone, Copy)]
struct Guest {
    member: MemberId,
    temper: Temper,
    plays_well: bool,
}

struct Server {
    guild: GuildId,
    gm: MemberId,
    guests: Vec<Guest>,
    /// Orders to void that wait.
    requests: Vec<VoidRequestId>,
}

impl Server {
    fn members(&self) -> Vec<MemberId> {
        self.guests.iter().map(|guest| guest.member).collect()
    }

    fn guest(&self, member: MemberId) -> Option<Guest> {
        let mut guests = self.guests.iter();
        guests.find(|guest| guest.member == member).copied()
    }
}

/// What can come up at any time, and how often it usually does.
const EVENTS: &[(&str, u64)] = &[
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
const ENDINGS: &[&str] = &[
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

struct Habits {
    weights: Vec<(&'static str, u64)>,
    /// In a thousand.
    events: u64,
    tables_at_once: usize,
    tables: usize,
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

fn habits(world: &mut World) -> Habits {
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

async fn servers(world: &mut World) -> Vec<Server> {
    let mut servers = Vec::new();
    let mut number = 100;
    for guild in 1..=1 + world.below(2) {
        let guild = GuildId(guild);
        let gm = MemberId(number + 99);
        let settings = settings(world, Settings::default());
        let set = world
            .tavern
            .set_settings(guild, Some(gm), |s| *s = settings);
        set.await.expect("settings that can be");
        let mut guests = Vec::new();
        let tempers = [
            Temper::Prompt,
            Temper::Prompt,
            Temper::Prompt,
            Temper::Prompt,
            Temper::Prompt,
            Temper::Slow,
            Temper::Absent,
            Temper::Leaver,
            Temper::Wild,
        ];
        for _ in 0..4 + world.below(5) {
            number += 1;
            guests.push(Guest {
                member: MemberId(number),
                temper: world.pick(&tempers).unwrap_or(Temper::Prompt),
                plays_well: world.below(3) > 0,
            });
        }
        // The game master plays, too.
        if world.below(2) == 0 {
            guests.push(Guest {
                member: gm,
                temper: Temper::Prompt,
                plays_well: true,
            });
        }
        let mut people: Vec<MemberId> = guests.iter().map(|guest| guest.member).collect();
        people.push(gm);
        // Purses are numbered as they are made: not in the order of the members.
        while !people.is_empty() {
            let next = world.below(people.len() as u64) as usize;
            let member = people.swap_remove(next);
            let name = format!("Guest {member}");
            let met = world.tavern.meet(guild, member, &name).await;
            met.expect("somebody comes in");
        }
        number = number / 100 * 100 + 100;
        let server = Server {
            guild,
            gm,
            guests,
            requests: Vec::new(),
        };
        for _ in 0..world.below(4) {
            hire(world, &server).await;
        }
        servers.push(server);
    }
    servers
}

fn settings(world: &mut World, before: Settings) -> Settings {
    let caps = [None, None, None, Some(200), Some(2_000)];
    let starting = [Some(0), Some(60), Some(500), None, Some(100_000)];
    Settings {
        starting_coins: world.pick(&starting).flatten(),
        daily_loss: world.pick(&caps).flatten(),
        house_budget: world
            .pick(&[None, Some(0), Some(300), Some(1_000_000)])
            .flatten(),
        regulars: match world.below(8) {
            0 => Regulars::StayAway,
            _ => Regulars::Come,
        },
        longest_pause: world.pick(&[60, 600, 3_600]).unwrap_or(3_600),
        ..before
    }
}

async fn hire(world: &mut World, server: &Server) {
    let name = format!("Hire {}", world.below(1_000_000));
    let skill = Skill::ALL[world.below(2) as usize];
    let temper = world.pick(&["steady", "bold", "wary", "rash", "wild"]);
    let temper = temper.and_then(patrons::Temper::by_key);
    let purse = world.pick(&[0, 50, 500, 5_000]).unwrap_or(0);
    let hiring = Hiring {
        name,
        face: "🦉".to_owned(),
        character: Character {
            temper: temper.unwrap_or(Character::USUAL.temper),
            skill,
        },
        purse: Amount::new(purse).ok(),
    };
    let (guild, gm) = (server.guild, server.gm);
    let command = json!({ "hire": { "skill": skill.key(), "purse": purse } });
    world
        .call(Scope::Server(guild), command, async |tavern| {
            tavern.hire(guild, gm, hiring).await.map(drop)
        })
        .await;
}

/// The head of a life: the server as it is before.
async fn head(world: &mut World, server: &Server, open: usize) -> Value {
    let guild = server.guild;
    let mut members = Vec::new();
    for guest in &server.guests {
        let person = world.tavern.person(guild, guest.member).await;
        let person = person.expect("a guest is known");
        let account = triomphe::bank::Account::Member(person.purse);
        let purse = world.tavern.bank().balance(guild, &account).await;
        let purse = purse.expect("a guest has a purse");
        members.push(json!([person, purse.free, purse.on_hold]));
    }
    let house = world.tavern.house();
    let hired: Vec<Value> = world
        .tavern
        .hired(guild)
        .iter()
        .map(|hired| {
            let key: &PatronKey = &hired.key;
            let who = hired.character;
            json!([key.as_str(), who.temper.key, who.skill.key()])
        })
        .collect();
    json!({
        "format": 1,
        "members": members,
        "gm": server.gm,
        "hired": hired,
        "settings": *world.tavern.settings(guild),
        "house": {
            "question-ms": house.question_ms,
            "between-ms": house.between_ms,
            "lobby-ms": house.lobby_ms,
            "pause": format!("{:?}", house.pause),
            "tables": house.tables,
        },
        "other-tables": open,
    })
}

async fn open_one(world: &mut World, servers: &[Server], turn: u64) -> bool {
    let at = world.below(servers.len() as u64) as usize;
    let server = &servers[at];
    let turn_seconds = world.pick(&[10, 30, 60, 60, 120, 120, 3_600, 86_400]);
    let variant = variant(turn);
    let stake = match world.below(4) {
        0 => 1 + world.below(30) as i64,
        1 => 1 + world.below(1_000) as i64,
        _ => triomphe::tavern::usual_stake(variant.game()),
    };
    let terms = Terms {
        variant,
        stake: Coins(stake.max(variant.least_stake().0)),
        turn_seconds: turn_seconds.unwrap_or(60),
    };
    let Some(host) = world.pick(&server.members()) else {
        return false;
    };
    let need = terms.at_risk().0;
    for member in server.members() {
        // Some come with much, some with little.
        let times = world.pick(&[0, 1, 3, 10, 40]).unwrap_or(1);
        let times = if member == host { times.max(1) } else { times };
        let free = free(world, server.guild, member).await;
        if free < need * times {
            grant(world, server, member, need * times - free).await;
        }
    }
    let most = terms.most().saturating_sub(1);
    let patrons = match world.below(3) {
        0 => 0,
        1 => world.below(3) as usize,
        _ => terms.usual().saturating_sub(2),
    };
    let mut wishes = vec![Wish::Anybody; patrons.min(most)];
    if world.below(6) == 0 {
        wishes.fill(Wish::OfTheCast);
    }
    let purse = variant.purse(terms.stake).filter(|_| world.below(3) == 0);
    let opening = Opening {
        rank: Rank::Gm,
        patrons: wishes,
        purse: purse.map(|(least, most)| (least.0 + most.0) / 2),
        reveal: match world.below(5) {
            0 => Reveal::Session,
            _ => Reveal::Deal,
        },
        ..Opening::new(server.guild, ChannelId(10 + world.below(3)), host, terms, 0)
    };
    let opening = match world.below(5) {
        0 => Opening {
            parent: Some(opening.channel),
            channel: ChannelId(opening.channel.0 + 100),
            place: Place::Thread,
            ..opening
        },
        _ => opening,
    };
    let open = world.open_lives().len();
    let head = head(world, server, open).await;
    world.open_table(opening, head).await.is_some()
}

/// Each game in its turn, and of each game every edition and option in theirs.
fn variant(turn: u64) -> Variant {
    let games = Variant::games();
    let (game, turn) = (turn as usize % games.len(), turn as usize / games.len());
    let mut of_game = Variant::all();
    of_game.retain(|variant| variant.game() == games[game]);
    of_game[turn % of_game.len()]
}

async fn free(world: &World, guild: GuildId, member: MemberId) -> i64 {
    let person = world.tavern.person(guild, member).await;
    let account = triomphe::bank::Account::Member(person.expect("a guest is known").purse);
    let purse = world.tavern.bank().balance(guild, &account).await;
    purse.expect("a guest has a purse").free
}

async fn order(world: &mut World, server: &Server, member: MemberId, coins: i64) -> Option<Order> {
    let person = world.tavern.person(server.guild, member).await.ok()?;
    let name = format!("order:{}", world.below(u64::MAX));
    Some(Order {
        guild: server.guild,
        by: server.gm,
        purse: person.purse,
        amount: Amount::new(coins).ok()?,
        note: None,
        name,
        at: world.tavern.both_clocks(server.guild).1,
    })
}

async fn grant(world: &mut World, server: &Server, member: MemberId, coins: i64) {
    if let Some(order) = order(world, server, member, coins).await {
        let granted = world.tavern.bank().grant(order).await;
        granted.expect("coins from the mint");
    }
}

async fn fill_house(world: &mut World, server: &Server, coins: i64) {
    let Ok(coins) = Amount::new(coins) else {
        return;
    };
    let name = format!("house:by:{}", world.below(u64::MAX));
    let (guild, gm) = (server.guild, server.gm);
    world
        .call(Scope::Server(guild), json!("fill-house"), async |t| {
            t.fill_house(guild, gm, coins, "", name).await
        })
        .await;
}

async fn look(world: &World, table: TableId, viewer: Option<MemberId>) -> Option<Look> {
    match world.tavern.look(table, viewer).await {
        Ok(look) => Some(look),
        Err(Trouble::Sorry(_)) => None,
        Err(Trouble::Ours(error)) => panic!("seed {}: {error:#}", world.seed),
    }
}

async fn playing(world: &World, table: TableId, viewer: MemberId) -> Option<Playing> {
    match look(world, table, Some(viewer)).await?.scene {
        Scene::Playing(playing) => Some(*playing),
        _ => None,
    }
}

/// Somebody does what the table waits for; false if nobody does.
async fn progress(world: &mut World, server: &Server, table: TableId) -> bool {
    let Some(look) = look(world, table, None).await else {
        return false;
    };
    if look.wish.is_some() && world.below(3) == 0 {
        return agree(world, server, &look).await;
    }
    match &look.scene {
        Scene::Lobby(lobby) => company(world, server, &look, lobby.missing).await,
        Scene::Between(_) => match world.below(if look.terms.is_slow() { 2 } else { 4 }) {
            0 => company(world, server, &look, 0).await,
            _ if look.asked().next().is_some() => company(world, server, &look, 0).await,
            _ => false,
        },
        Scene::Playing(on) => play(world, server, &look, on).await,
        Scene::Closed(_) => false,
    }
}

/// Somebody agrees to what others wish.
async fn agree(world: &mut World, server: &Server, look: &Look) -> bool {
    let Some(wish) = &look.wish else { return false };
    let missing = wish.missing.iter();
    let missing = missing.filter_map(|&chair| look.chairs.get(chair)?.actor());
    let missing: Vec<MemberId> = missing.collect();
    let who = world.pick(&missing).unwrap_or(server.gm);
    let (table, number) = (look.table, wish.number);
    let command = json!({ "agree": { "by": who, "wish": number } });
    world
        .call(Scope::Table(table, Some(who)), command, async |t| {
            t.agree(table, who, number).await
        })
        .await
}

/// A table without a deal: who is missing is found, somebody cuts, somebody deals.
async fn company(world: &mut World, server: &Server, look: &Look, missing: usize) -> bool {
    let (table, host) = (look.table, look.host);
    let seated = |member: MemberId| look.chair_of(member).is_some();
    let asked: Vec<MemberId> = look.asked().filter_map(|(_, c)| c.actor()).collect();
    if let Some(member) = world.pick(&asked) {
        let absent = server.guest(member).map(|guest| guest.temper) == Some(Temper::Absent);
        if absent && world.below(10) > 0 {
            return false;
        }
        return deal(world, table, member).await;
    }
    if missing > 0 {
        let others: Vec<MemberId> = server
            .members()
            .into_iter()
            .filter(|member| !seated(*member))
            .collect();
        let out: Vec<MemberId> = look
            .chairs
            .iter()
            .filter(|chair| chair.standing != Standing::In)
            .filter_map(|chair| chair.actor())
            .collect();
        let turn = world.below(8);
        // Who is to play is often given what it takes; and so is the house.
        let needy = world.pick(&others).or(world.pick(&out));
        if let (Some(member), 0) = (needy, world.below(2)) {
            let (need, has) = (look.at_risk.0, free(world, server.guild, member).await);
            if has < need {
                grant(world, server, member, 3 * need - has).await;
            }
        }
        if world.below(8) == 0 {
            fill_house(world, server, 4 * look.at_risk.0).await;
        }
        return match (turn, needy, world.pick(&out)) {
            (0, _, Some(member)) => sit_in(world, table, member).await,
            (1..4, Some(member), _) => join(world, server, table, member).await,
            (4, ..) => fill(world, table, host).await,
            (5..7, ..) => seat_patron(world, table, host, Wish::Anybody).await,
            _ => false,
        };
    }
    let shuffle = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
    let members: Vec<MemberId> = look.chairs.iter().filter_map(|c| c.actor()).collect();
    let Some(member) = world.pick(&members) else {
        return false;
    };
    if let (0, Some(deal)) = (world.below(3), shuffle) {
        return cut(world, table, member, deal).await;
    }
    if world.below(12) == 0
        && let Some(newcomer) = world.pick(&server.members())
        && !seated(newcomer)
    {
        return join(world, server, table, newcomer).await;
    }
    deal(world, table, member).await
}

async fn deal(world: &mut World, table: TableId, by: MemberId) -> bool {
    let command = json!({ "deal": { "by": by } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.deal(table, by).await
        })
        .await
}

async fn join(world: &mut World, server: &Server, table: TableId, who: MemberId) -> bool {
    let person = world.tavern.person(server.guild, who).await;
    let command = json!({ "join": { "by": who, "person": person.ok() } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.join(table, who).await
        })
        .await
}

async fn sit_in(world: &mut World, table: TableId, who: MemberId) -> bool {
    let command = json!({ "sit-in": { "by": who } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.sit_in(table, who).await
        })
        .await
}

async fn fill(world: &mut World, table: TableId, by: MemberId) -> bool {
    let command = json!({ "fill": { "by": by } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.fill(table, by).await
        })
        .await
}

async fn seat_patron(world: &mut World, table: TableId, by: MemberId, wish: Wish) -> bool {
    let command = json!({ "seat-patron": { "by": by, "wish": format!("{wish:?}") } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.seat_wished(table, by, wish).await
        })
        .await
}

async fn cut(world: &mut World, table: TableId, by: MemberId, deal: DealId) -> bool {
    let typed = match world.below(6) {
        0 => "a good cut".to_owned(),
        1 => "0".to_owned(),
        2 => String::new(),
        _ => (1 + world.below(45)).to_string(),
    };
    let command = json!({ "cut": { "by": by, "deal": deal, "typed": typed } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.cut(table, by, deal, &typed).await
        })
        .await
}

/// Whoever is waited for acts, if it is their way.
async fn play(world: &mut World, server: &Server, look: &Look, on: &Playing) -> bool {
    let table = look.table;
    let question = on.clock.stretch == Stretch::Question;
    let chairs: Vec<usize> = match question {
        true => on.chair_of.clone(),
        false => on.awaited.clone(),
    };
    let mut asked: Vec<MemberId> = chairs
        .iter()
        .filter_map(|&chair| look.chairs.get(chair)?.actor())
        .collect();
    while !asked.is_empty() {
        let next = world.below(asked.len() as u64) as usize;
        let member = asked.swap_remove(next);
        let guest = server.guest(member).unwrap_or(Guest {
            member,
            temper: Temper::Prompt,
            plays_well: true,
        });
        let late = on.clock.stretch == Stretch::Bank;
        let acts = match guest.temper {
            Temper::Prompt => world.below(20) > 0,
            Temper::Wild => world.below(4) > 0,
            Temper::Slow => late || world.below(10) < 3,
            Temper::Absent => world.below(10) == 0,
            Temper::Leaver => world.below(10) > 1,
        };
        if guest.temper == Temper::Leaver && world.below(60) == 0 {
            return leave(world, table, member).await;
        }
        if !acts {
            continue;
        }
        let Some(playing) = playing(world, table, member).await else {
            continue;
        };
        if question && playing.answered {
            continue;
        }
        if guest.temper == Temper::Wild && world.below(6) == 0 {
            wrong_act(world, table, member).await;
            return true;
        }
        return act(world, table, guest, &playing).await;
    }
    false
}

async fn leave(world: &mut World, table: TableId, who: MemberId) -> bool {
    let command = json!({ "leave": { "by": who } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.leave(table, who).await
        })
        .await
}

async fn act(world: &mut World, table: TableId, guest: Guest, playing: &Playing) -> bool {
    let member = guest.member;
    let deal = playing.deal;
    let random = playing
        .view
        .legal()
        .random(|n| world.below(u64::from(n)) as u32);
    let chosen = match guest.plays_well {
        true => patrons::choose(&playing.view, Character::USUAL),
        false => random,
    };
    if playing.clock.stretch == Stretch::Question {
        let answer = match world.below(4) {
            0 => Answer::Ready,
            1 => random.and_then(Answer::of).unwrap_or(Answer::Ready),
            _ => chosen.and_then(Answer::of).unwrap_or(Answer::Ready),
        };
        return answer_with(world, table, member, deal, answer).await;
    }
    let Some(act) = chosen.or(random) else {
        return false;
    };
    // Of several that act at once some have done so.
    if !playing.view.is_my_turn() && random.is_none() {
        return false;
    }
    act_with(world, table, member, (deal, playing.asked), act).await
}

async fn answer_with(
    world: &mut World,
    table: TableId,
    member: MemberId,
    deal: DealId,
    answer: Answer,
) -> bool {
    let command = json!({ "answer": { "by": member, "deal": deal, "answer": answer } });
    world
        .call(Scope::Table(table, Some(member)), command, async |tavern| {
            tavern.answer(table, member, deal, answer).await
        })
        .await
}

async fn act_with(
    world: &mut World,
    table: TableId,
    member: MemberId,
    (deal, asked): (DealId, u16),
    act: Act,
) -> bool {
    let words = act.to_string();
    let command = json!({ "act": { "by": member, "deal": deal, "asked": asked, "act": words } });
    world
        .call(Scope::Table(table, Some(member)), command, async |tavern| {
            tavern.act(table, member, deal, asked, act).await
        })
        .await
}

/// A life has been long: the table is closed, and where that takes too long, by a game master.
async fn wind_down(world: &mut World, server: &Server, table: TableId, calls: u32) {
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

async fn close(world: &mut World, table: TableId, by: MemberId, rank: Rank) -> bool {
    let command = json!({ "close": { "by": by, "gm": rank == Rank::Gm } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.close(table, by, rank).await
        })
        .await
}

async fn call_off(
    world: &mut World,
    table: TableId,
    by: MemberId,
    rank: Rank,
    what: CalledOff,
    reason: &str,
) -> bool {
    let gm = rank == Rank::Gm;
    let command = json!({ "call-off": { "by": by, "gm": gm, "what": what, "reason": reason } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern
                .call_off(table, by, rank, CallOff { what, reason })
                .await
        })
        .await
}

/// Something that comes up.
async fn event(world: &mut World, server: &mut Server, table: TableId, habits: &Habits) {
    let all: u64 = habits.weights.iter().map(|(_, weight)| weight).sum();
    let mut by_lot = world.below(all);
    let mut event = "join";
    for &(name, weight) in &habits.weights {
        if by_lot < weight {
            event = name;
            break;
        }
        by_lot -= weight;
    }
    let Some(look) = look(world, table, None).await else {
        return;
    };
    let (guild, gm) = (server.guild, server.gm);
    let seated: Vec<MemberId> = look.chairs.iter().filter_map(|c| c.actor()).collect();
    let anybody = world.pick(&server.members()).unwrap_or(gm);
    let who = match world.below(4) {
        0 => anybody,
        _ => world.pick(&seated).unwrap_or(anybody),
    };
    // Who gives orders: most often who may.
    let (by, rank) = match world.below(4) {
        0 | 1 => (gm, Rank::Gm),
        2 => (look.host, Rank::Guest),
        _ => (who, Rank::Guest),
    };
    let is_gm = rank == Rank::Gm;
    let scope = Scope::Table(table, Some(by));
    let theirs = Scope::Table(table, Some(who));
    let whole = Scope::Server(guild);
    match event {
        "join" => {
            let newcomer = world.pick(&server.members()).unwrap_or(who);
            join(world, server, table, newcomer).await;
        }
        "leave" => {
            leave(world, table, who).await;
        }
        "exodus" => {
            for member in seated {
                if world.below(4) > 0 {
                    leave(world, table, member).await;
                }
            }
        }
        "sit-out" => {
            let command = json!({ "sit-out": { "by": who } });
            world
                .call(theirs, command, async |t| t.sit_out(table, who).await)
                .await;
        }
        "sit-in" => {
            sit_in(world, table, who).await;
        }
        "set-purse" => {
            let bounds = look.terms.variant.purse(look.terms.stake);
            let coins = match (bounds, world.below(4)) {
                (Some((least, most)), 1..) => {
                    least.0 + world.below((most.0 - least.0 + 1) as u64) as i64
                }
                _ => world.below(500) as i64,
            };
            let command = json!({ "set-purse": { "by": who, "coins": coins } });
            world
                .call(theirs, command, async |t| {
                    t.set_purse(table, who, coins).await
                })
                .await;
        }
        "seat-patron" => {
            let host = if world.below(6) == 0 { who } else { look.host };
            let hired = world.tavern.hired(guild);
            let hired = world.pick(&hired);
            let wish = match (world.below(4), hired) {
                (0, Some(hired)) => Wish::Hired(hired.key),
                (1, _) => Wish::OfTheCast,
                _ => Wish::Anybody,
            };
            seat_patron(world, table, host, wish).await;
        }
        "unseat-patron" => {
            let host = if world.below(6) == 0 { who } else { look.host };
            let command = json!({ "unseat-patron": { "by": host } });
            world
                .call(scope, command, async |t| t.unseat_patron(table, host).await)
                .await;
        }
        "fill" => {
            let host = if world.below(6) == 0 { who } else { look.host };
            fill(world, table, host).await;
        }
        "play-for" => {
            let command = json!({ "play-for": { "by": gm } });
            world
                .call(Scope::Table(table, Some(gm)), command, async |t| {
                    t.play_for(table, gm, None).await.map(drop)
                })
                .await;
        }
        "give-back" => {
            let command = json!({ "give-back": { "by": gm } });
            world
                .call(Scope::Table(table, Some(gm)), command, async |t| {
                    t.give_back(table, gm).await.map(drop)
                })
                .await;
        }
        "deal" => {
            deal(world, table, who).await;
        }
        "deal-after" => {
            let played = look.deals.saturating_sub(world.below(2) as u32);
            let command = json!({ "deal": { "by": who, "played": played } });
            world
                .call(theirs, command, async |t| {
                    t.deal_after(table, who, played).await
                })
                .await;
        }
        "deal-from" => {
            let played = look.deals;
            let seen = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
            let seen = seen.filter(|_| world.below(4) > 0).unwrap_or(DealId(3));
            let command = json!({ "deal": { "by": who, "played": played, "shuffle": seen } });
            world
                .call(theirs, command, async |t| {
                    t.deal_from(table, who, played, seen).await
                })
                .await;
        }
        "cut" => {
            let seen = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
            cut(world, table, who, seen.unwrap_or(DealId(3))).await;
        }
        "reveal" => {
            let reveal = match world.below(2) {
                0 => Reveal::Session,
                _ => Reveal::Deal,
            };
            let command = json!({ "reveal": { "by": by, "reveal": reveal } });
            world
                .call(scope, command, async |t| {
                    t.reveal_at(table, by, reveal).await
                })
                .await;
        }
        "wrong-act" => wrong_act(world, table, who).await,
        "pause" => {
            let command = json!({ "pause": { "by": by, "gm": is_gm } });
            world
                .call(scope, command, async |t| t.pause(table, by, rank).await)
                .await;
        }
        "go-on" => {
            let command = json!({ "go-on": { "by": by, "gm": is_gm } });
            world
                .call(scope, command, async |t| t.go_on(table, by, rank).await)
                .await;
        }
        "kick" => {
            let Some(chair) = world.pick(&look.chairs) else {
                return;
            };
            let player = chair.player;
            let command = json!({ "kick": { "by": by, "gm": is_gm, "player": player } });
            world
                .call(scope, command, async |t| {
                    t.kick(table, by, rank, &player).await
                })
                .await;
        }
        "hand-over" => {
            let command = json!({ "hand-over": { "by": by, "gm": is_gm, "to": who } });
            world
                .call(scope, command, async |t| {
                    t.hand_over(table, by, rank, who).await
                })
                .await;
        }
        "call-off" => {
            let whats = [
                CalledOff::Deal,
                CalledOff::Deal,
                CalledOff::Match,
                CalledOff::Match,
                CalledOff::Table,
            ];
            let what = world.pick(&whats).unwrap_or(CalledOff::Deal);
            let reason = world
                .pick(&["a card fell", "a card fell", ""])
                .unwrap_or("");
            call_off(world, table, by, rank, what, reason).await;
        }
        "agree" | "play-on" => {
            let Some(wish) = &look.wish else { return };
            let missing = wish
                .missing
                .iter()
                .filter_map(|&c| look.chairs.get(c)?.actor());
            let missing: Vec<MemberId> = missing.collect();
            let whose = world.pick(&missing).unwrap_or(who);
            let number = wish.number + u32::from(world.below(20) == 0);
            let scope = Scope::Table(table, Some(whose));
            if event == "agree" {
                let command = json!({ "agree": { "by": whose, "wish": number } });
                world
                    .call(scope, command, async |t| {
                        t.agree(table, whose, number).await
                    })
                    .await;
            } else {
                let command = json!({ "play-on": { "by": whose, "wish": number } });
                world
                    .call(scope, command, async |t| {
                        t.play_on(table, whose, number).await
                    })
                    .await;
            }
        }
        "close" => {
            close(world, table, by, rank).await;
        }
        "ban" => {
            let days = world.pick(&[None, Some(1), Some(0), Some(3)]).flatten();
            let command = json!({ "send-off": { "member": who, "why": "ban" } });
            world
                .call(whole, command, async |t| {
                    t.ban(guild, gm, who, days, "so it is").await.map(drop)
                })
                .await;
        }
        "abstain" => {
            let command = json!({ "send-off": { "member": who, "why": "abstains" } });
            world
                .call(whole, command, async |t| {
                    t.abstain(guild, who, 1).await.map(drop)
                })
                .await;
        }
        "unban" => {
            world
                .call(whole, json!("unban"), async |t| {
                    t.unban(guild, gm, who).await
                })
                .await;
        }
        "hire" => hire(world, server).await,
        "dismiss" => {
            let hired = world.tavern.hired(guild);
            let Some(hired) = world.pick(&hired) else {
                return;
            };
            let command = json!({ "dismiss": { "patron": hired.key.as_str() } });
            world
                .call(whole, command, async |t| t.dismiss(guild, gm, &hired).await)
                .await;
        }
        "fund" => {
            let hired = world.tavern.hired(guild);
            let coins = Amount::new(1 + world.below(800) as i64);
            let (Some(hired), Ok(coins)) = (world.pick(&hired), coins) else {
                return;
            };
            let name = format!("fund:{}", world.below(u64::MAX));
            let back = world.below(3) == 0;
            world
                .call(whole, json!("fund"), async |t| match back {
                    true => t.unfund(guild, gm, &hired, coins, name).await.map(drop),
                    false => t.fund(guild, gm, &hired, coins, name).await.map(drop),
                })
                .await;
        }
        "grant" => {
            let coins = look.at_risk.0 * (1 + world.below(5) as i64);
            grant(world, server, who, coins).await;
        }
        "take" => {
            let coins = free(world, guild, who).await;
            let coins = if world.below(2) == 0 {
                coins
            } else {
                coins / 2
            };
            if let Some(order) = order(world, server, who, coins).await {
                // Somebody may have too few coins.
                drop(world.tavern.bank().take(order).await);
            }
        }
        "character" => character(world, server, who).await,
        "settings" => {
            let before = Settings::clone(&world.tavern.settings(guild));
            let after = settings(world, before);
            let command = json!({ "settings": after.clone() });
            world
                .call(whole, command, async |t| {
                    let set = t.set_settings(guild, Some(gm), |s| *s = after).await;
                    set.map(drop).map_err(anyhow::Error::from)?;
                    Ok(())
                })
                .await;
        }
        "session" => {
            world
                .call(whole, json!("session"), async |t| {
                    t.open_session(guild, gm, "an evening").await
                })
                .await;
        }
        "close-session" => {
            let command = json!("close-with-session");
            let channel = look.channel;
            world
                .call(whole, command, async |t| {
                    t.close_session(guild, gm, channel).await.map(drop)?;
                    t.settle_soon(guild);
                    for sheet in t.settle_sessions().await? {
                        t.session_posted(guild, sheet.session).await?;
                    }
                    Ok(())
                })
                .await;
        }
        "lose-place" => {
            let lost = world.pick(&[Lost::Permission, Lost::Permission, Lost::Channel]);
            let lost = lost.unwrap_or(Lost::Permission);
            let place = match world.below(10) {
                0 => ChannelId(9),
                _ => look.channel,
            };
            let command = json!({ "lose-place": { "place": place, "lost": lost } });
            world
                .call(Scope::Table(table, None), command, async |t| {
                    t.lose_place(table, place, lost).await
                })
                .await;
        }
        "place-back" => {
            let lost = world.pick(&[Lost::Permission, Lost::Permission, Lost::Channel]);
            let lost = lost.unwrap_or(Lost::Permission);
            let command = json!({ "place-back": { "lost": lost } });
            world
                .call(Scope::Table(table, None), command, async |t| {
                    t.place_is_back(table, lost).await
                })
                .await;
        }
        "call-up" => {
            let channel = ChannelId(10 + world.below(3));
            let parent = None;
            let command = json!({ "call-up": { "by": who, "channel": channel } });
            world
                .call(theirs, command, async |t| {
                    t.call_up(table, who, Spot { channel, parent }).await
                })
                .await;
        }
        "lose-places" => {
            let channel = look.channel;
            let command = json!({ "lose-place": { "place": channel, "lost": Lost::Channel } });
            world
                .call(whole, command, async |t| {
                    t.lose_places(guild, Some(channel)).await
                })
                .await;
        }
        "gone" => {
            let command = json!({ "lose-place": { "lost": Lost::Server } });
            world
                .call(whole, command, async |t| Ok(t.gone_from(guild).await?))
                .await;
        }
        "is-in" => {
            let command = json!({ "place-back": { "lost": Lost::Server } });
            world
                .call(whole, command, async |t| Ok(t.is_in(guild).await?))
                .await;
        }
        "abandon" => {
            world
                .call(Scope::Table(table, None), json!("abandon"), async |t| {
                    t.abandon(table).await
                })
                .await;
        }
        "void" => void(world, server, None).await,
        "agree-to-void" => agree_to_void(world, server, who).await,
        "erase" => {
            let command = json!({ "forget": { "member": who } });
            let erased = world
                .call(whole, command, async |t| {
                    t.erase(guild, who).await.map(drop)
                })
                .await;
            if erased {
                // Back as somebody whom the house has never seen.
                let name = format!("Guest {who}");
                let met = world.tavern.meet(guild, who, &name).await;
                met.expect("somebody comes in");
            }
        }
        "restart" => {
            let down = world.below(200_000) as i64;
            world.restart(down).await;
            world.tavern.reached(Shard::ALL);
        }
        "lost" => {
            world.tavern.lost(Shard::ALL);
            let ms = world.below(200_000) as i64;
            world.pass(ms);
            // What is done while Discord is out of reach.
            if world.below(2) == 0 {
                progress(world, server, table).await;
            }
            world.tavern.reached(Shard::ALL);
        }
        "set-clock" => {
            let by = world.below(7_200_000) as i64 - 3_600_000;
            world.set_clock(by);
        }
        "long" => {
            let hours = world.pick(&[1, 2, 6, 25]).unwrap_or(1);
            let end = hours * 3_600_000;
            let mut gone = 0;
            // Deadline by deadline.
            for _ in 0..60 {
                let next = world.tavern.waiting_tables();
                let Some(left) = next.into_iter().map(|(_, left)| left.max(0)).min() else {
                    break;
                };
                if gone + left > end {
                    break;
                }
                gone += left;
                world.pass(left);
                world.let_times_come().await;
            }
        }
        "play-again" => {
            let lives = world.lives.iter().filter(|life| life.closed);
            let closed: Vec<TableId> = lives.map(|life: &Life| life.table).collect();
            let Some(closed) = world.pick(&closed) else {
                return;
            };
            let open = world.open_lives().len();
            if open < 3 {
                let head = head(world, server, open).await;
                world.play_again(guild, closed, who, head).await;
            }
        }
        other => unreachable!("{other}"),
    }
}

/// Acts and answers that are too late, out of turn or against the rules.
async fn wrong_act(world: &mut World, table: TableId, who: MemberId) {
    let Some(playing) = playing(world, table, who).await else {
        act_with(world, table, who, (DealId(3), 0), Act::Hide).await;
        return;
    };
    let (deal, asked) = (playing.deal, playing.asked);
    let cards: Vec<_> = playing.view.hand.iter().collect();
    let card = world.pick(&cards);
    let act = match (world.below(4), card) {
        (0..3, Some(card)) => Act::Play(card),
        _ => world
            .pick(&[Act::Stay, Act::Check, Act::Fold, Act::Hide, Act::Leave])
            .unwrap_or(Act::Hide),
    };
    match world.below(6) {
        0 => act_with(world, table, who, (DealId(3), asked), act).await,
        1 => act_with(world, table, who, (deal, asked + 1), act).await,
        2 => answer_with(world, table, who, deal, Answer::Hide).await,
        3 => answer_with(world, table, who, deal, Answer::Leave).await,
        _ => act_with(world, table, who, (deal, asked), act).await,
    };
}

async fn character(world: &mut World, server: &Server, who: MemberId) {
    let guild = server.guild;
    let name = format!("Mask {}", world.below(1_000_000));
    let characters = world.tavern.characters(guild, who).await;
    let characters = characters.expect("their characters");
    match (world.below(3), world.pick(&characters)) {
        (0, _) => {
            let played = world.tavern.play_as(guild, who, None).await;
            played.expect("as themselves");
        }
        (1, Some(character)) => {
            let purse = Some(character.purse);
            let played = world.tavern.play_as(guild, who, purse).await;
            played.expect("as a character");
        }
        _ => {
            let made = world.tavern.create_character(guild, who, &name, None).await;
            if let Ok(character) = made {
                let purse = Some(character.purse);
                let played = world.tavern.play_as(guild, who, purse).await;
                played.expect("as a character");
                let coins = 500 + world.below(5_000) as i64;
                grant(world, server, who, coins).await;
            }
        }
    }
}

/// A finished deal is voided, or its players are asked.
async fn void(world: &mut World, server: &mut Server, of: Option<TableId>) {
    let (guild, gm) = (server.guild, server.gm);
    let deals = world.tavern.finished_lately(guild, 12).await;
    let mut deals = deals.expect("the deals of a server");
    deals.retain(|(_, table, _)| of.is_none_or(|of| of == *table));
    // Mostly the last.
    let at = match world.below(3) {
        0 => world.below(deals.len() as u64) as usize,
        _ => 0,
    };
    let Some(&(deal, table, _)) = deals.get(at) else {
        return;
    };
    let lacking = match world.below(3) {
        0 => Lacking::Refuse,
        _ => Lacking::MakeGood,
    };
    let order = VoidOrder {
        guild,
        deal,
        by: gm,
        reason: "so it is".to_owned(),
        lacking,
        channel: ChannelId(10),
    };
    let how = format!("{lacking:?}");
    let command = json!({ "void": { "by": gm, "deal": deal, "lacking": how } });
    let mut asked = None;
    world
        .call(Scope::Table(table, None), command, async |t| {
            match t.void(&order, &[]).await? {
                VoidAnswer::Done(_) => Ok("voided"),
                VoidAnswer::Asked(who) => {
                    asked = Some(who.id);
                    Ok("asked")
                }
            }
        })
        .await;
    server.requests.extend(asked);
}

async fn agree_to_void(world: &mut World, server: &mut Server, who: MemberId) {
    let guild = server.guild;
    let Some(request) = world.pick(&server.requests) else {
        return;
    };
    let deal = match world.tavern.void_request(guild, request).await {
        Ok((deal, _)) => deal,
        Err(_) => {
            server.requests.retain(|other| *other != request);
            return;
        }
    };
    let table = world.table_of(deal);
    let Some(table) = table else { return };
    let command = json!({ "agree-to-void": { "by": who, "deal": deal } });
    world
        .call(Scope::Table(table, Some(who)), command, async |t| {
            match t.agree_to_void(guild, request, who, &[]).await? {
                VoidAnswer::Done(_) => Ok("voided"),
                VoidAnswer::Asked(_) => Ok("asked"),
            }
        })
        .await;
}

/// When all tables are closed: a few deals are voided, and somebody is forgotten.
async fn afterwards(world: &mut World, servers: &mut [Server]) {
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
