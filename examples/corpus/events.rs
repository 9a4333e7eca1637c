//! What comes up at a table beside play, at any time.

use crate::evening::Habits;
use crate::people::{Server, free, grant, head, hire, order, settings};
use crate::play::{
    act_with, answer_with, call_off, close, cut, deal, fill, join, leave, look, playing, progress,
    seat_patron, sit_in,
};
use crate::tape::Life;
use crate::world::{Scope, World};
use rules::Act;
use serde_json::json;
use triomphe::bank::Amount;
use triomphe::store::{ChannelId, DealId, MemberId, TableId};
use triomphe::tavern::{
    Answer, CalledOff, Lacking, Lost, Rank, Reveal, Settings, Shard, Spot, VoidAnswer, VoidOrder,
    Wish,
};

/// Something that comes up.
pub async fn event(world: &mut World, server: &mut Server, table: TableId, habits: &Habits) {
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
pub async fn wrong_act(world: &mut World, table: TableId, who: MemberId) {
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

pub async fn character(world: &mut World, server: &Server, who: MemberId) {
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
            let made = world
                .tavern
                .create_character(guild, who, &name, None, None)
                .await;
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
pub async fn void(world: &mut World, server: &mut Server, of: Option<TableId>) {
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

pub async fn agree_to_void(world: &mut World, server: &mut Server, who: MemberId) {
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
