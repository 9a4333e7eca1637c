//! Many tables, many people, random acts at random times, and an audit of the books along the way.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, off_because};
use house::{HouseError, VoidAnswer, VoidOrder};
use ids::{ChannelId, MemberId, TableId};
use pages::Shortfall;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rules::{Act, Coins, Variant};
use table::{Answer, CalledOff, Lost, Rank, Spot, Terms};

const PEOPLE: [MemberId; 4] = [ANN, BOB, CYD, DAN];

#[tokio::test]
async fn whatever_people_do_no_coin_is_lost() {
    for seed in 0..6 {
        evening_of(seed).await;
    }
}

async fn evening_of(seed: u64) {
    let mut chance = StdRng::seed_from_u64(seed);
    let mut evening = Evening::new(seed).await;
    for step in 0..400 {
        let who = PEOPLE[chance.random_range(0..4)];
        let tables = evening.tables.ids_in(SERVER, None);
        let result = match (chance.random_range(0..100), tables.as_slice()) {
            (0..4, _) | (_, []) => {
                let variants = Variant::all();
                let terms = Terms {
                    variant: variants[chance.random_range(0..variants.len())],
                    stake: Coins(chance.random_range(0..30)),
                    turn_seconds: 60,
                    coins: Default::default(),
                };
                let patrons = chance.random_range(0..6);
                let channel = ChannelId(CHANNEL.0 + chance.random_range(0..3));
                evening.grant(who, 1 + terms.at_risk().0).await;
                let tavern = &evening.tavern;
                tavern
                    .start(SERVER, channel, who, terms, patrons)
                    .await
                    .map(drop)
            }
            (4..6, _) => {
                evening.restart(chance.random_range(0..100_000)).await;
                Ok(())
            }
            (6..22, _) => {
                evening.pass(chance.random_range(0..90_000)).await;
                Ok(())
            }
            (roll, tables) => {
                let table = tables[chance.random_range(0..tables.len())];
                something(&evening, table, who, roll, &mut chance).await
            }
        };
        if let Err(HouseError::Internal(error)) = result {
            panic!("seed {seed}, step {step}: {error:#}");
        }
        if step % 20 == 0 {
            evening.audit().await;
        }
    }
    evening.audit().await;
    evening
        .tavern
        .tables
        .abandon_all(SERVER, None)
        .await
        .unwrap();
    evening.audit().await;
    for who in PEOPLE {
        assert_eq!(evening.on_hold(who).await, 0, "seed {seed}");
    }
}

/// A random order by a host or game master.
async fn gm_does(
    evening: &Evening,
    table: TableId,
    who: MemberId,
    chance: &mut StdRng,
) -> Result<(), HouseError> {
    let tavern = &evening.tavern;
    // By the game master, who may be sitting here too, or by this member.
    let (by, rank) = match chance.random_range(0..2) {
        0 => (DAN, Rank::Gm),
        _ => (who, Rank::Guest),
    };
    let look = evening.look(table, who).await;
    let whats = [CalledOff::Deal, CalledOff::Match, CalledOff::Table];
    match chance.random_range(0..13) {
        0 => {
            let chair = chance.random_range(0..look.chairs.len().max(1));
            let Some(chair) = look.chairs.get(chair) else {
                return Ok(());
            };
            tavern.tables.kick(table, by, rank, &chair.player).await
        }
        1 => tavern.tables.pause(table, by, rank).await,
        2 | 3 => tavern.tables.go_on(table, by, rank).await,
        4 => {
            let to = PEOPLE[chance.random_range(0..4)];
            tavern.tables.hand_over(table, by, rank, to).await
        }
        5 => {
            let days = chance.random_range(0..2);
            tavern
                .exclusions
                .ban(SERVER, DAN, who, Some(days), "")
                .await
                .map(drop)
        }
        6 => tavern.exclusions.unban(SERVER, DAN, who).await,
        7 => {
            let what = whats[chance.random_range(0..3)];
            tavern
                .tables
                .call_off(table, by, rank, off_because(what))
                .await
                .map(drop)
        }
        8 => match look.table.wish {
            Some(wish) => tavern.tables.agree(table, who, wish.number).await.map(drop),
            None => Ok(()),
        },
        9 => match look.table.wish {
            Some(wish) => tavern.tables.play_on(table, who, wish.number).await,
            None => Ok(()),
        },
        10 => {
            let coins = evening.free(who).await / 2;
            if coins > 0 {
                evening.take(who, coins).await;
            }
            Ok(())
        }
        _ => {
            let deals = tavern.voids.finished_lately(SERVER, 10).await?;
            if deals.is_empty() {
                return Ok(());
            }
            let order = VoidOrder {
                guild: SERVER,
                deal: deals[chance.random_range(0..deals.len())].0,
                by: DAN,
                reason: "so it is".to_owned(),
                lacking: match chance.random_range(0..2) {
                    0 => Shortfall::Refuse,
                    _ => Shortfall::MakeGood,
                },
                channel: CHANNEL,
            };
            // If Dan was dealt in, the other players are asked; one of them may have left the server.
            let departed = [PEOPLE[chance.random_range(0..4)]];
            match tavern.voids.void(&order, &departed).await? {
                VoidAnswer::Asked(asked) => {
                    let agrees = tavern.voids.agree_to_void(SERVER, asked.id, who, &departed);
                    agrees.await.map(drop)
                }
                VoidAnswer::Done(_) => Ok(()),
            }
        }
    }
}

/// A random change to a table's place.
async fn place_does(
    evening: &Evening,
    table: TableId,
    who: MemberId,
    chance: &mut StdRng,
) -> Result<(), HouseError> {
    let tavern = &evening.tavern;
    let channel = ChannelId(CHANNEL.0 + chance.random_range(0..3));
    match chance.random_range(0..8) {
        0 => tavern.tables.abandon(table).await,
        1 => {
            tavern
                .tables
                .lose_place(table, channel, Lost::Permission)
                .await
        }
        2 => tavern.tables.place_is_back(table, Lost::Permission).await,
        3 => tavern.tables.lose_places(SERVER, Some(channel)).await,
        4 => Ok(tavern.servers.bot_removed(SERVER).await?),
        5 => Ok(tavern.servers.bot_present(SERVER).await?),
        6 => {
            evening.pass(25 * 60 * 60_000).await;
            Ok(())
        }
        _ => {
            let parent = None;
            tavern
                .tables
                .call_up(table, who, Spot { channel, parent })
                .await
        }
    }
}

async fn something(
    evening: &Evening,
    table: TableId,
    who: MemberId,
    roll: u32,
    chance: &mut StdRng,
) -> Result<(), HouseError> {
    let tavern = &evening.tavern;
    match roll {
        22..27 => gm_does(evening, table, who, chance).await,
        27..32 => tavern.join(table, who).await,
        32..35 => tavern.tables.leave(table, who).await,
        35..38 => tavern.tables.sit_out(table, who).await,
        38..41 => tavern.tables.sit_in(table, who).await,
        41..45 => tavern.tables.seat_patron(table, who).await,
        45..47 => tavern.tables.unseat_patron(table, who).await,
        47..60 => tavern.tables.deal(table, who).await,
        60..61 => tavern.tables.close(table, who, Rank::Gm).await,
        61..62 => place_does(evening, table, who, chance).await,
        62..63 => {
            let purse = chance.random_range(0..500);
            tavern.tables.set_purse(table, who, purse).await
        }
        _ => {
            let Some(playing) = evening.playing(table, who).await else {
                return Ok(());
            };
            if let Some(question) = playing.view.my_question {
                let any = playing.view.legal().random(|n| chance.random_range(0..n));
                let answer = match chance.random_range(0..4) {
                    0 if question.cards.is_empty() => Answer::Leave,
                    0 | 1 => any.and_then(Answer::from_act).unwrap_or(Answer::Hide),
                    _ => Answer::Ready,
                };
                return tavern.tables.answer(table, who, playing.deal, answer).await;
            }
            let act = playing.view.legal().random(|n| chance.random_range(0..n));
            let act = act.unwrap_or(Act::Hide);
            tavern
                .tables
                .act(table, who, playing.deal, playing.asked, act)
                .await
        }
    }
}
