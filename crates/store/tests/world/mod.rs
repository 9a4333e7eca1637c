//! A small world, in which what is random meets often: what can be written in it, and all that can be asked.

use ids::Seek;
use std::fmt::Debug;

use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, Moment, PurseId, SessionId, TableId, Version,
    VoidRequestId,
};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use store::{
    AccountRow, Act, BarRow, CharacterRow, Clocks, DayTotalsRow, DealEnd, DealStart, Ended, Gift,
    GivenRow, Note, PatronRow, ReportRow, SessionRow, ShuffleEnd, ShuffleRow, Step, Store,
    StoreError, TableWrite, TransferRow, VoidRequestRow, VoidRow, Write,
};

pub const GUILDS: [GuildId; 2] = [GuildId(5 << 22), GuildId(6 << 22)];
const MEMBERS: [MemberId; 3] = [MemberId(21), MemberId(22), MemberId(23)];
/// Ids are random: half of them are below zero in a database.
const PURSES: [PurseId; 4] = [PurseId(31), PurseId(32), PurseId(HIGH + 3), PurseId(34)];
const HIGH: u64 = u64::MAX - 99;

/// Tables, deals, sessions and orders are of one server each: the even ones of the first, the odd ones of the other.
const TABLES: [TableId; 8] = [
    TableId(40),
    TableId(41),
    TableId(HIGH),
    TableId(HIGH + 1),
    TableId(42),
    TableId(43),
    TableId(44),
    TableId(45),
];
const DEALS: [DealId; 8] = [
    DealId(50),
    DealId(51),
    DealId(HIGH),
    DealId(HIGH + 1),
    DealId(HIGH + 2),
    DealId(HIGH + 3),
    DealId(52),
    DealId(53),
];
const SESSIONS: [SessionId; 4] = [
    SessionId(60),
    SessionId(61),
    SessionId(HIGH),
    SessionId(HIGH + 1),
];
const REQUESTS: [VoidRequestId; 4] = [
    VoidRequestId(70),
    VoidRequestId(71),
    VoidRequestId(72),
    VoidRequestId(73),
];
const CHANNELS: [ChannelId; 2] = [ChannelId(81), ChannelId(82)];
/// The second is the first server's.
const SECRETS: [&str; 3] = ["one", "server:20971520", "other"];
const HASHES: [&str; 3] = ["aa", "bb", "cc"];
const LIMIT: i64 = 1_000_000_000_000_000;
pub const STAND_IN: i64 = -99;

/// Time goes on, and back now and then.
#[derive(Default)]
pub struct World {
    now: i64,
    /// What was asked before: now and then it is asked again, as a click that was doubled.
    asked: Vec<Step>,
}

fn one<T: Clone>(random: &mut StdRng, of: &[T]) -> T {
    of.choose(random).unwrap().clone()
}

/// One that is of this server, but for a few: a row refers to no other server's.
fn theirs<T: Clone>(random: &mut StdRng, guild: GuildId, of: &[T]) -> T {
    let odd = usize::from((guild == GUILDS[1]) != random.random_ratio(1, 30));
    of[random.random_range(0..of.len() / 2) * 2 + odd].clone()
}

fn maybe<T>(random: &mut StdRng, some: impl FnOnce(&mut StdRng) -> T) -> Option<T> {
    random.random_ratio(1, 2).then(|| some(random))
}

/// Words, of which there are few.
fn words(random: &mut StdRng) -> String {
    one(
        random,
        &["", "{}", "Ann", "ann", "it's \"quoted\" – ♠", "Odile"],
    )
    .to_owned()
}

fn account(random: &mut StdRng, guild: GuildId) -> AccountRow {
    let owner = match random.random_range(0..3) {
        0 => "patron:h-wolf".to_owned(),
        _ => format!("member:{}", one(random, &PURSES)),
    };
    let kind = if owner.starts_with("patron") {
        "patron"
    } else {
        "member"
    };
    let table = theirs(random, guild, &TABLES);
    let single = |kind: &'static str| AccountRow {
        name: kind.to_owned(),
        kind,
        purse: kind.to_owned(),
        place: None,
    };
    match random.random_range(0..10) {
        0 | 1 => single("mint"),
        2 => single("house"),
        3 | 4 => AccountRow {
            name: format!("hold:{table}:{owner}"),
            kind: "hold",
            purse: owner,
            place: Some(table),
        },
        5 => AccountRow {
            name: format!("pot:{table}"),
            kind: "pot",
            purse: format!("pot:{table}"),
            place: Some(table),
        },
        _ => AccountRow {
            name: owner.clone(),
            kind,
            purse: owner,
            place: None,
        },
    }
}

impl World {
    pub fn time(&mut self, random: &mut StdRng) -> i64 {
        self.now += random.random_range(-3..10);
        self.now
    }

    /// A step, most of what it writes legal.
    pub async fn step(&mut self, random: &mut StdRng, store: &dyn Store) -> Step {
        if random.random_ratio(1, 20)
            && let Some(step) = self.asked.choose(random)
        {
            return step.clone();
        }
        let table = if random.random_ratio(1, 2) {
            Some(self.table(random, store).await)
        } else {
            None
        };
        let transfers = match random.random_range(0..3) {
            0 => random.random_range(1..3),
            _ => 0,
        };
        let transfers = (0..transfers).map(|_| self.transfer(random)).collect();
        let mut writes: Vec<Write> = Vec::new();
        for _ in 0..random.random_range(0..3) {
            let write = self.write(random);
            // Two of a kind may be for the same row: which comes last is not said.
            let kind = std::mem::discriminant(&write);
            if writes
                .iter()
                .any(|other| std::mem::discriminant(other) == kind)
            {
                continue;
            }
            // An order takes the place of another for the same deal.
            if let Write::VoidAsked(row) = &write
                && random.random_ratio(1, 2)
            {
                writes.retain(|other| !matches!(other, Write::VoidAnswered { .. }));
                writes.push(Write::VoidAnswered { deal: row.deal });
            }
            writes.push(write);
        }
        let step = Step {
            table,
            transfers,
            writes,
        };
        self.asked.push(step.clone());
        step
    }

    async fn table(&mut self, random: &mut StdRng, store: &dyn Store) -> TableWrite {
        let guild = one(random, &GUILDS);
        let id = theirs(random, guild, &TABLES);
        let row = store.table(id).await.unwrap();
        let version = row.as_ref().map_or(0, |row| row.version.0);
        let deal = theirs(random, guild, &DEALS);
        let acts = match random.random_range(0..3) {
            0 => store.acts(deal).await.unwrap().len() as u32,
            other => other * 2,
        };
        let acts = (acts..acts + random.random_range(0..3)).map(|n| Act {
            deal,
            n,
            seat: random.random_range(0..4),
            words: "play KC".to_owned(),
        });
        let acts = acts.collect();
        let running = store.running_deal(id).await.unwrap();
        TableWrite {
            id,
            guild: if row.is_some() && random.random_ratio(1, 20) {
                one(random, &GUILDS)
            } else {
                guild
            },
            channel: one(random, &CHANNELS),
            from_version: Version(if random.random_ratio(1, 10) {
                random.random_range(0..4)
            } else {
                version
            }),
            state: format!("{{\"seated\":\"{}\"}}", one(random, &MEMBERS)),
            due_at: maybe(random, |random| Moment(random.random_range(0..100))),
            closed: random.random_ratio(1, 25),
            deal: match running {
                Some(_) => None,
                None => maybe(random, |random| DealStart {
                    id: theirs(random, guild, &DEALS),
                    record: format!("{{\"players\":[\"member:{}\"]}}", one(random, &PURSES)),
                }),
            },
            acts: if random.random_ratio(1, 3) {
                acts
            } else {
                Vec::new()
            },
            deal_end: if random.random_ratio(1, 4) {
                Some(DealEnd {
                    deal: running.unwrap_or(deal),
                    result: words(random),
                    ended: one(random, &[Ended::Played, Ended::Played, Ended::Voided]),
                })
            } else {
                None
            },
            at: self.time(random),
        }
    }

    fn transfer(&mut self, random: &mut StdRng) -> TransferRow {
        let cause = maybe(random, |random| one(random, &DEALS).to_string());
        let number = random.random_range(0..9);
        let mut name = match &cause {
            Some(cause) => format!("{cause}:{}{number}", one(random, &["", "undo:"])),
            None => {
                let first = one(random, &["good", "good", "start"]);
                format!("{first}:{}:{number}", one(random, &DEALS))
            }
        };
        if random.random_ratio(1, 40) {
            name.insert(0, 'x');
        }
        let guild = one(random, &GUILDS);
        TransferRow {
            guild,
            name,
            debit: if random.random_ratio(1, 2) {
                AccountRow {
                    name: "mint".to_owned(),
                    kind: "mint",
                    purse: "mint".to_owned(),
                    place: None,
                }
            } else {
                account(random, guild)
            },
            credit: account(random, guild),
            amount: match random.random_range(0..30) {
                0 => LIMIT,
                1 => LIMIT + 1,
                2 => 0,
                3 => -3,
                _ => random.random_range(1..5),
            },
            reason: one(random, &["pay", "pay", "hold", "release", "start"]).to_owned(),
            cause,
            note: maybe(random, |random| Note {
                author: one(random, &MEMBERS),
                words: words(random),
            }),
            at: self.time(random),
        }
    }

    fn write(&mut self, random: &mut StdRng) -> Write {
        let at = self.time(random);
        let (guild, member) = (one(random, &GUILDS), one(random, &MEMBERS));
        let (table, deal, purse) = (
            theirs(random, guild, &TABLES),
            theirs(random, guild, &DEALS),
            one(random, &PURSES),
        );
        let session = theirs(random, guild, &SESSIONS);
        let request = theirs(random, guild, &REQUESTS);
        let kind = one(random, &["ban", "self", "self", "board", "self", "other"]).to_owned();
        match random.random_range(0..36) {
            0 => Write::Alive {
                at,
                clocks: match random.random_range(0..3) {
                    0 => (&[at]).into(),
                    1 => (&[at, at - 7]).into(),
                    _ => Clocks {
                        shards: vec![at - 1],
                        servers: vec![(guild, at - 50)],
                    },
                },
            },
            1 => Write::Surface {
                table,
                kind: one(random, &["table", "notice"]).to_owned(),
                channel: one(random, &CHANNELS),
                message: MessageId(random.random_range(1..9)),
                posted_at: at,
            },
            2 => Write::SurfaceDeleted {
                table,
                kind: one(random, &["table", "notice"]).to_owned(),
            },
            3 | 4 => Write::Member {
                guild,
                member,
                name: words(random),
                purse,
            },
            5 => Write::Plays {
                guild,
                member,
                character: maybe(random, |random| one(random, &PURSES)),
            },
            6 => Write::Preferences {
                guild,
                member,
                preferences: words(random),
            },
            7 => Write::Character(CharacterRow {
                id: purse,
                guild,
                member,
                name: words(random),
                picture: maybe(random, words),
                made_at: at,
                retired_at: maybe(random, |_| at),
            }),
            8 | 9 => Write::Session(SessionRow {
                id: session,
                guild,
                opened_at: at,
                closed_at: maybe(random, |_| at),
                state: words(random),
            }),
            10 => Write::SessionTable { session, table },
            11 => Write::Shuffle(ShuffleRow {
                deal,
                guild,
                table,
                method: random.random_range(1..3),
                seed: "00".to_owned(),
                bound: format!("[\"{purse}\"]"),
                hash: "ff".to_owned(),
                made_at: at,
                cuts: words(random),
                ended: maybe(random, |_| ShuffleEnd::Dealt),
            }),
            12 => Write::ShuffleEnded {
                deal,
                cuts: words(random),
                ended: one(random, &[ShuffleEnd::Dealt, ShuffleEnd::Withdrawn]),
            },
            13 => Write::CutWords {
                deal,
                cuts: words(random),
            },
            14 => Write::Patron(PatronRow {
                guild,
                key: one(random, &["h-wolf", "h-owl"]).to_owned(),
                name: words(random),
                face: "f".to_owned(),
                temper: "t".to_owned(),
                skill: "s".to_owned(),
                hired_at: at,
                dismissed_at: maybe(random, |_| at),
            }),
            15 => Write::Secret {
                name: one(random, &SECRETS),
                key: words(random),
            },
            16 | 17 => Write::Given(GivenRow {
                guild,
                hash: one(random, &HASHES).to_owned(),
                gift: match random.random_range(0..4) {
                    0 => Gift::Start,
                    1 => Gift::OldStart,
                    _ => Gift::Allowance(random.random_range(0..5)),
                },
            }),
            18 => {
                if random.random_ratio(1, 3) {
                    Write::DaysForgotten {
                        before: random.random_range(0..5),
                    }
                } else {
                    Write::DayTotals(DayTotalsRow {
                        guild,
                        hash: one(random, &HASHES).to_owned(),
                        day: random.random_range(0..5),
                        lost: random.random_range(-1..9),
                        paid: random.random_range(-1..9),
                    })
                }
            }
            19 => Write::Upgraded {
                name: one(random, &SECRETS),
            },
            20 => Write::Logged {
                guild,
                at,
                by: maybe(random, |_| member),
                what: format!(
                    "{{\"deal\":\"{deal}\",\"to\":\"{}\"}}",
                    one(random, &MEMBERS)
                ),
                about: maybe(random, |random| one(random, &MEMBERS)),
                words: maybe(random, words),
            },
            21 | 33..36 => Write::Bar(BarRow {
                guild,
                member,
                kind,
                until: maybe(random, |random| random.random_range(0..99)),
                by: maybe(random, |random| one(random, &MEMBERS)),
                reason: words(random),
                at,
            }),
            22 => Write::Unbar {
                guild,
                member,
                kind,
            },
            23 | 24 => Write::Voided(VoidRow {
                deal,
                guild,
                by: member,
                reason: words(random),
                at,
            }),
            25 => Write::PlayedFor {
                deal,
                guild,
                member,
            },
            26 => Write::VoidAsked(VoidRequestRow {
                id: request,
                deal,
                guild,
                by: member,
                reason: words(random),
                lacking: one(
                    random,
                    &["refuse", "make-good", "refuse", "make-good", "other"],
                )
                .to_owned(),
                channel: one(random, &CHANNELS),
                message: maybe(random, |_| MessageId(9)),
                at,
            }),
            27 => Write::VoidAgreed { request, member },
            28 => {
                if random.random_ratio(1, 2) {
                    Write::VoidAnswered { deal }
                } else {
                    Write::ForgetVoid { guild, deal }
                }
            }
            29 => Write::Report {
                report: ReportRow {
                    guild,
                    member,
                    deal: maybe(random, |_| deal),
                    words: words(random),
                    body: "{}".to_owned(),
                    at,
                },
                people: vec![member, one(random, &MEMBERS)],
            },
            30 => match random.random_range(0..3) {
                0 => Write::ForgetMember {
                    guild,
                    member,
                    accounts: vec![format!("member:{purse}")],
                    stand_in: STAND_IN,
                },
                1 => Write::Recognise {
                    guild,
                    member,
                    stand_in: STAND_IN,
                },
                _ => Write::EntryWithout {
                    id: random.random_range(1..20),
                    member,
                },
            },
            31 => {
                if random.random_ratio(1, 2) {
                    Write::ClosedTable {
                        table,
                        state: words(random),
                    }
                } else {
                    Write::Application {
                        id: random.random_range(1..4),
                    }
                }
            }
            _ => {
                if random.random_ratio(1, 2) {
                    Write::Settings {
                        guild,
                        settings: words(random),
                    }
                } else {
                    Write::Departed {
                        guild,
                        at: if random.random_ratio(1, 3) {
                            Some(at)
                        } else {
                            None
                        },
                    }
                }
            }
        }
    }
}

/// All that can be asked, each answer in words; what comes in no order is sorted.
pub async fn everything(store: &dyn Store) -> Vec<String> {
    let mut told = Told(Vec::new());
    told.rows("open_tables", store.open_tables().await);
    told.unordered("all_settings", store.all_settings().await);
    told.unordered("departed_guilds", store.departed_guilds().await);
    told.unordered("all_members", store.all_members().await);
    told.unordered("servers_met", store.servers_met().await);
    told.unordered("servers", store.servers().await);
    told.rows("patrons", store.patrons().await);
    told.rows("open_sessions", store.open_sessions().await);
    told.unordered("purses_of_patrons", store.purses_of_patrons().await);
    told.unordered("tables_of", store.tables_of(&DEALS).await);
    told.rows("secrets_of_servers", store.secrets_of_servers().await);
    for name in SECRETS {
        told.rows("secret", store.secret(name).await);
        told.rows("is_upgraded", store.is_upgraded(name).await);
    }
    for at in [-10, 50, i64::MAX] {
        told.rows("void_requests_until", store.void_requests_until(at).await);
    }
    for table in TABLES {
        told.rows("table", store.table(table).await);
        told.rows("running_deal", store.running_deal(table).await);
        for limit in [1, 9] {
            told.rows("finished_deals", store.finished_deals(table, limit).await);
        }
        told.rows("surfaces", store.surfaces(table).await);
        told.rows(
            "unfinished_shuffles",
            store.unfinished_shuffles(table).await,
        );
        told.unordered("sessions_of", store.sessions_of(table).await);
    }
    for deal in DEALS {
        told.rows("deal", store.deal(deal).await);
        told.rows("acts", store.acts(deal).await);
        told.rows("void", store.void(deal).await);
        told.rows("shuffle", store.shuffle(deal).await);
        told.rows("played_for", store.played_for(deal).await);
        told.rows("void_request_for", store.void_request_for(deal).await);
    }
    for session in SESSIONS {
        told.rows("session", store.session(session).await);
        told.rows("session_tables", store.session_tables(session).await);
        told.rows("session_voids", store.session_voids(session).await);
    }
    for request in REQUESTS {
        told.rows("void_agreements", store.void_agreements(request).await);
    }
    for purse in PURSES {
        told.rows("character", store.character(purse).await);
    }
    for guild in GUILDS {
        of_guild(&mut told, store, guild).await;
    }
    books(&mut told, store).await;
    told.0
}

async fn of_guild(told: &mut Told, store: &dyn Store, guild: GuildId) {
    told.rows("settings", store.settings(guild).await);
    told.rows("house_log", store.house_log(guild, 5).await);
    told.rows("held_by_kind", store.held_by_kind(guild).await);
    for limit in [2, 99] {
        told.rows("purses", store.purses(guild, limit).await);
    }
    told.rows("minted", store.minted(guild).await);
    told.rows(
        "held_at_open_tables",
        store.held_at_open_tables(guild).await,
    );
    told.unordered("played_deals", store.played_deals(guild, 99).await);
    told.unordered("deals_among", store.deals_among(guild, &DEALS).await);
    for prefix in ["0", "f", "fzzz", ""] {
        told.rows(
            "deals_beginning",
            store.deals_beginning(guild, prefix).await,
        );
    }
    for back in 0..2 {
        told.rows("past_session", store.past_session(guild, back).await);
    }
    let mut owners: Vec<String> = PURSES
        .iter()
        .map(|purse| format!("member:{purse}"))
        .collect();
    owners.extend(["mint", "house", "patron:h-wolf"].map(str::to_owned));
    for limit in [2, 99] {
        for without in [&[][..], &owners[..2]] {
            told.rows("richest", store.richest(guild, limit, without).await);
        }
        told.rows("largest_moves", store.largest_moves(guild, 30, limit).await);
        told.rows("ledger", store.ledger(guild, 50, limit).await);
    }
    for without in [&[][..], &owners[..2]] {
        told.rows("richer_than", store.richer_than(guild, 3, without).await);
    }
    for members in [&[][..], &MEMBERS[..1]] {
        let purses = store.not_on_board(guild, members).await;
        told.unordered("not_on_board", purses);
    }
    told.rows("last_transfer", store.last_transfer(guild).await);
    for transfer in [0, 20] {
        told.rows("moved_after", store.moved_after(guild, transfer).await);
    }
    for text in MEMBERS.map(|member| member.to_string()) {
        told.unordered("closed_with", store.closed_with(guild, &text).await);
    }
    for request in REQUESTS {
        told.rows("void_request", store.void_request(guild, request).await);
    }
    for channel in CHANNELS {
        let mut seeks = vec![Seek::Newest];
        seeks.extend(DEALS.map(Seek::Before));
        seeks.extend(DEALS.map(Seek::After));
        for seek in seeks {
            told.rows(
                "past_deals",
                store.past_deals(guild, channel, seek, 2).await,
            );
        }
    }
    for table in TABLES {
        told.rows("balances_at", store.balances_at(guild, table).await);
    }
    for deal in DEALS {
        told.rows("past_deal", store.past_deal(guild, deal).await);
        told.rows(
            "transfers_of",
            store.transfers_of(guild, &deal.to_string()).await,
        );
        for number in [0, 7] {
            let name = format!("{deal}:{number}");
            told.rows("has_transfer", store.has_transfer(guild, &name).await);
        }
    }
    told.unordered("balances", store.balances(guild, &owners).await);
    let causes = DEALS.map(|deal| deal.to_string());
    let from_pots = store.paid_from_pots(guild, &causes, "hold").await;
    told.rows("paid_from_pots", from_pots);
    for since in [-10, 300] {
        let until = since + 400;
        let played = store.played_between(guild, since, until).await;
        told.rows("played_between", played);
        told.unordered("voided_since", store.voided_since(guild, since).await);
        for not_counted in [vec![], vec![DEALS[0].to_string()]] {
            let won = store
                .won_since(guild, &owners[..2], since, &not_counted)
                .await;
            told.rows("won_since", won);
        }
        for reason in ["pay", "hold"] {
            let both = store.held_and_received(guild, &owners[..3], since, reason);
            told.rows("held_and_received", both.await);
        }
    }
    for owner in &owners {
        told.rows("purse", store.purse(guild, owner).await);
        for seek in [Seek::Newest, Seek::Before(40), Seek::After(40)] {
            told.rows("lines", store.lines(guild, owner, seek, 7).await);
        }
        told.rows("count_lines", store.count_lines(guild, owner).await);
        told.rows("count_sat", store.count_sat(guild, owner).await);
        for skip in 0..2 {
            told.rows("sat_at", store.sat_at(guild, owner, skip, 3).await);
        }
        told.rows("voided_deals", store.voided_deals(guild, owner).await);
    }
    for purse in PURSES {
        told.rows("holder", store.holder(guild, purse).await);
        let purse = purse.to_string();
        told.unordered("shuffles_with", store.shuffles_with(guild, &purse).await);
    }
    told.rows("started", store.started(guild).await);
    told.rows("own_purses", store.own_purses(guild).await);
    for hash in HASHES {
        for gift in [Gift::Start, Gift::OldStart, Gift::Allowance(3)] {
            let hash = hash.to_owned();
            let row = GivenRow { guild, hash, gift };
            told.rows("is_given", store.is_given(&row).await);
        }
        told.rows("day_totals", store.day_totals(guild, hash).await);
    }
    for member in MEMBERS
        .into_iter()
        .chain([MemberId(STAND_IN.cast_unsigned()), MemberId(0)])
    {
        of_member(told, store, guild, member).await;
    }
    for now in [0, 50, 98] {
        let barred = store.barred(guild, &MEMBERS, now).await;
        told.unordered("barred", barred);
    }
}

async fn of_member(told: &mut Told, store: &dyn Store, guild: GuildId, member: MemberId) {
    told.rows("person", store.person(guild, member).await);
    told.rows("characters", store.characters(guild, member).await);
    for kind in ["ban", "self", "board"] {
        told.rows("bar", store.bar(guild, member, kind).await);
    }
    told.rows("kept_away", store.kept_away(guild, member).await);
    for name in ["ANN", "Odile", ""] {
        let taken = store.is_name_taken(guild, member, PURSES[0], name).await;
        told.rows("is_name_taken", taken);
    }
    told.rows("count_notes", store.count_notes(guild, member).await);
    told.rows("notes_of", store.notes_of(guild, member, 1, 3).await);
    for ids in [vec![], vec![DEALS[0].to_string(), DEALS[3].to_string()]] {
        told.rows(
            "count_entries",
            store.count_entries(guild, member, &ids).await,
        );
        told.rows(
            "entries_of",
            store.entries_of(guild, member, &ids, 2, 4).await,
        );
    }
    told.rows("count_reports", store.count_reports(guild, member).await);
    told.rows("reports_of", store.reports_of(guild, member, 1, 3).await);
    told.rows(
        "reported_since",
        store.reported_since(guild, member, 100).await,
    );
    told.rows(
        "deals_played_for",
        store.deals_played_for(guild, member).await,
    );
    told.rows(
        "void_requests_of",
        store.void_requests_of(guild, member).await,
    );
}

async fn books(told: &mut Told, store: &dyn Store) {
    let mut books = store.books().await.unwrap();
    told.rows("books: accounts", books.accounts().await);
    told.rows("books: transfers", books.transfers(0).await);
    told.rows("books: deals_left", books.deals_left().await);
    told.rows("books: damage", books.damage().await);
    books.close().await.unwrap();
}

struct Told(Vec<String>);

impl Told {
    fn rows(&mut self, what: &str, answer: Result<impl Debug, StoreError>) {
        self.0.push(format!("{what}: {:#?}", answer.unwrap()));
    }

    fn unordered<T: Debug>(&mut self, what: &str, answer: Result<Vec<T>, StoreError>) {
        let rows = answer.unwrap();
        let mut rows: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
        rows.sort();
        self.0.push(format!("{what}: {rows:#?}"));
    }
}
