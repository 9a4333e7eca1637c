//! Who comes to a house: its people, its settings, its hired patrons, and the tables that they open.

use crate::world::{Scope, World};
use patrons::{Character, Skill};
use rules::{Coins, Variant};
use serde_json::{Value, json};
use triomphe::bank::{Amount, Order, PatronKey};
use triomphe::store::{ChannelId, GuildId, MemberId};
use triomphe::tavern::{
    Hiring, Opening, Place, Rank, Regulars, Reveal, Settings, Terms, VoidRequestId, Wish,
};

/// How somebody is at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Temper {
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
pub struct Guest {
    pub member: MemberId,
    pub temper: Temper,
    pub plays_well: bool,
}

pub struct Server {
    pub guild: GuildId,
    pub gm: MemberId,
    pub guests: Vec<Guest>,
    /// Orders to void that wait.
    pub requests: Vec<VoidRequestId>,
}

impl Server {
    pub fn members(&self) -> Vec<MemberId> {
        self.guests.iter().map(|guest| guest.member).collect()
    }

    pub fn guest(&self, member: MemberId) -> Option<Guest> {
        let mut guests = self.guests.iter();
        guests.find(|guest| guest.member == member).copied()
    }
}

pub async fn servers(world: &mut World) -> Vec<Server> {
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

pub fn settings(world: &mut World, before: Settings) -> Settings {
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
        longest_pause: world.pick(&[Some(60), Some(600), None]).flatten(),
        ..before
    }
}

pub async fn hire(world: &mut World, server: &Server) {
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
pub async fn head(world: &mut World, server: &Server, open: usize) -> Value {
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

pub async fn open_one(world: &mut World, servers: &[Server], turn: u64) -> bool {
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
pub fn variant(turn: u64) -> Variant {
    let games = Variant::games();
    let (game, turn) = (turn as usize % games.len(), turn as usize / games.len());
    let mut of_game = Variant::all();
    of_game.retain(|variant| variant.game() == games[game]);
    of_game[turn % of_game.len()]
}

pub async fn free(world: &World, guild: GuildId, member: MemberId) -> i64 {
    let person = world.tavern.person(guild, member).await;
    let account = triomphe::bank::Account::Member(person.expect("a guest is known").purse);
    let purse = world.tavern.bank().balance(guild, &account).await;
    purse.expect("a guest has a purse").free
}

pub async fn order(
    world: &mut World,
    server: &Server,
    member: MemberId,
    coins: i64,
) -> Option<Order> {
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

pub async fn grant(world: &mut World, server: &Server, member: MemberId, coins: i64) {
    if let Some(order) = order(world, server, member, coins).await {
        let granted = world.tavern.bank().grant(order).await;
        granted.expect("coins from the mint");
    }
}

pub async fn fill_house(world: &mut World, server: &Server, coins: i64) {
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
