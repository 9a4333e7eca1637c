//! Many tables, many people, random acts at random times, and an audit of the books along the way.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, SERVER, off_because};
use house::{HouseError, VoidAnswer, VoidOrder};
use ids::{ChannelId, MemberId, TableId};
use pages::Shortfall;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rules::{Act, Coins, Variant};
use table::{Answer, CalledOff, Duty, Lost, Order, Rank, Spot, Terms, WhichPatron};

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
            tavern
                .order(table, (by, rank), Order::Kick(chair.player.clone()))
                .await
                .map(drop)
        }
        1 => tavern
            .order(table, (by, rank), Order::Pause)
            .await
            .map(drop),
        2 | 3 => tavern.order(table, (by, rank), Order::GoOn).await.map(drop),
        4 => {
            let to = PEOPLE[chance.random_range(0..4)];
            tavern
                .order(table, (by, rank), Order::HandOver { to, full: None })
                .await
                .map(drop)
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
                .order(table, (by, rank), off_because(what))
                .await
                .map(drop)
        }
        8 => match look.table.wish {
            Some(wish) => tavern
                .order(table, who, Order::Agree { wish: wish.number })
                .await
                .map(drop),
            None => Ok(()),
        },
        9 => match look.table.wish {
            Some(wish) => tavern
                .order(table, who, Order::PlayOn { wish: wish.number })
                .await
                .map(drop),
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
        0 => tavern.tables.duty(table, Duty::Abandon).await,
        1 => {
            tavern
                .tables
                .duty(
                    table,
                    Duty::LosePlace {
                        place: channel,
                        lost: Lost::Permission,
                    },
                )
                .await
        }
        2 => {
            tavern
                .tables
                .duty(
                    table,
                    Duty::PlaceIsBack {
                        lost: Lost::Permission,
                    },
                )
                .await
        }
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
                .order(table, who, Order::CallUp(Spot { channel, parent }))
                .await
                .map(drop)
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
        32..35 => tavern.order(table, who, Order::Leave).await.map(drop),
        35..38 => tavern.order(table, who, Order::SitOut).await.map(drop),
        38..41 => tavern.order(table, who, Order::SitIn).await.map(drop),
        41..45 => tavern
            .order(table, who, Order::SeatPatron(WhichPatron::Anybody))
            .await
            .map(drop),
        45..47 => tavern
            .order(table, who, Order::UnseatPatron)
            .await
            .map(drop),
        47..60 => tavern.order(table, who, DEAL).await.map(drop),
        60..61 => tavern
            .order(table, (who, Rank::Gm), Order::Close)
            .await
            .map(drop),
        61..62 => place_does(evening, table, who, chance).await,
        62..63 => {
            let purse = chance.random_range(0..500);
            tavern
                .order(table, who, Order::SetPurse(Coins(purse)))
                .await
                .map(drop)
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
                return tavern
                    .order(
                        table,
                        who,
                        Order::Answer {
                            deal: playing.deal,
                            answer,
                        },
                    )
                    .await
                    .map(drop);
            }
            let act = playing.view.any_act(|n| chance.random_range(0..n));
            let act = act.unwrap_or(Act::Hide);
            tavern
                .order(
                    table,
                    who,
                    Order::Act {
                        deal: playing.deal,
                        asked: playing.asked,
                        act,
                    },
                )
                .await
                .map(drop)
        }
    }
}
