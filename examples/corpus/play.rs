//! What people do so that play goes on: they find company, cut, deal, act and answer.

use crate::events::wrong_act;
use crate::people::{Guest, Server, Temper, fill_house, free, grant};
use crate::world::{Scope, World};
use patrons::Character;
use rules::Act;
use serde_json::json;
use triomphe::store::{DealId, MemberId, TableId};
use triomphe::tavern::{
    Answer, CallOff, CalledOff, Look, Playing, Rank, Scene, Standing, Stretch, Trouble, Wish,
};

pub async fn look(world: &World, table: TableId, viewer: Option<MemberId>) -> Option<Look> {
    match world.tavern.look(table, viewer).await {
        Ok(look) => Some(look),
        Err(Trouble::Sorry(_)) => None,
        Err(Trouble::Ours(error)) => panic!("seed {}: {error:#}", world.seed),
    }
}

pub async fn playing(world: &World, table: TableId, viewer: MemberId) -> Option<Playing> {
    match look(world, table, Some(viewer)).await?.scene {
        Scene::Playing(playing) => Some(*playing),
        _ => None,
    }
}

/// Somebody does what the table waits for; false if nobody does.
pub async fn progress(world: &mut World, server: &Server, table: TableId) -> bool {
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
pub async fn agree(world: &mut World, server: &Server, look: &Look) -> bool {
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
pub async fn company(world: &mut World, server: &Server, look: &Look, missing: usize) -> bool {
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

pub async fn deal(world: &mut World, table: TableId, by: MemberId) -> bool {
    let command = json!({ "deal": { "by": by } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.deal(table, by).await
        })
        .await
}

pub async fn join(world: &mut World, server: &Server, table: TableId, who: MemberId) -> bool {
    let person = world.tavern.person(server.guild, who).await;
    let command = json!({ "join": { "by": who, "person": person.ok() } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.join(table, who).await
        })
        .await
}

pub async fn sit_in(world: &mut World, table: TableId, who: MemberId) -> bool {
    let command = json!({ "sit-in": { "by": who } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.sit_in(table, who).await
        })
        .await
}

pub async fn fill(world: &mut World, table: TableId, by: MemberId) -> bool {
    let command = json!({ "fill": { "by": by } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.fill(table, by).await
        })
        .await
}

pub async fn seat_patron(world: &mut World, table: TableId, by: MemberId, wish: Wish) -> bool {
    let command = json!({ "seat-patron": { "by": by, "wish": format!("{wish:?}") } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.seat_wished(table, by, wish).await
        })
        .await
}

pub async fn cut(world: &mut World, table: TableId, by: MemberId, deal: DealId) -> bool {
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
pub async fn play(world: &mut World, server: &Server, look: &Look, on: &Playing) -> bool {
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

pub async fn leave(world: &mut World, table: TableId, who: MemberId) -> bool {
    let command = json!({ "leave": { "by": who } });
    world
        .call(Scope::Table(table, Some(who)), command, async |tavern| {
            tavern.leave(table, who).await
        })
        .await
}

pub async fn act(world: &mut World, table: TableId, guest: Guest, playing: &Playing) -> bool {
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

pub async fn answer_with(
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

pub async fn act_with(
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

pub async fn close(world: &mut World, table: TableId, by: MemberId, rank: Rank) -> bool {
    let command = json!({ "close": { "by": by, "gm": rank == Rank::Gm } });
    world
        .call(Scope::Table(table, Some(by)), command, async |tavern| {
            tavern.close(table, by, rank).await
        })
        .await
}

pub async fn call_off(
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
