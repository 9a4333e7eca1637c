//! Tables: seats, deals, turns, clocks.
//!
//! One act is one step, all or nothing, and is answered after its commit.
//! A table in memory is what its row says; whoever changes it holds its lock, draws up a step on a copy
//! (`draft`), commits it, and only then lets the copy take the table's place.
//! The row's version makes a second writer fail, who then reads again.

mod clock;
mod draft;
mod house;
mod load;
mod look;
mod sorry;
mod state;
mod terms;

pub use crate::store::{ChannelId, DealId, GuildId, MemberId, MessageId, TableId};
pub use house::{House, Pause, Time};
pub use look::{
    Between, Chair, Clock, Closed, ClosedWhy, Lobby, Look, Notice, Player, Playing, Report, Said,
    Scene, Standing, Stretch,
};
pub use sorry::{Sorry, Trouble};
pub use state::Answer;
pub use terms::{LEAST_TURN, MOST_TURN, Terms};

use crate::bank::{Account, Amount, Bank, PatronKey, Purse};
use crate::store::{Step, StepError, Store, Write};
use draft::{Draft, Purses};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rules::{Act, RefusalCode};
use state::{Phase, Sitter, State, Table};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// How often a step is drawn up anew when somebody else was faster.
const TRIES: usize = 4;
/// Stakes that a patron is funded up to on sitting down.
const PATRON_STAKES: i64 = 20;
/// Changes that a slow reader may fall behind.
const CHANGES: usize = 1024;

/// Every table of every server. Clones are the same tavern.
#[derive(Clone)]
pub struct Tavern {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    bank: Bank,
    house: House,
    /// Shuffles, first dealers, pauses and patrons' choices.
    chance: Mutex<StdRng>,
    /// Open tables. The map's lock is held for a look-up only, a table's lock for a step.
    tables: Mutex<BTreeMap<TableId, Arc<Seated>>>,
    names: Mutex<HashMap<(GuildId, MemberId), String>>,
    changes: broadcast::Sender<TableId>,
    clock: tokio::sync::Notify,
}

/// A table in memory.
struct Seated {
    guild: GuildId,
    channel: ChannelId,
    opened: u64,
    table: tokio::sync::Mutex<Table>,
    /// When it is due, for the clock to see without waiting for the table.
    due_at: Mutex<Option<i64>>,
}

/// A message that a table has on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surface {
    /// Where it is.
    pub channel: ChannelId,
    /// Which.
    pub message: MessageId,
    /// Since when (epoch milliseconds).
    pub posted_at: i64,
}

impl Tavern {
    /// Opens the tavern on its database; tables go on where they were,
    /// every deadline moved by the time the bot was down.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn open(store: Store, house: House, seed: Option<u64>) -> anyhow::Result<Tavern> {
        let chance = match seed {
            Some(seed) => StdRng::seed_from_u64(seed),
            None => StdRng::try_from_rng(&mut rand::rngs::SysRng)?,
        };
        let tavern = Tavern {
            inner: Arc::new(Inner {
                bank: Bank::new(store.clone()),
                store,
                house,
                chance: Mutex::new(chance),
                tables: Mutex::default(),
                names: Mutex::default(),
                changes: broadcast::channel(CHANGES).0,
                clock: tokio::sync::Notify::new(),
            }),
        };
        tavern.resume().await?;
        Ok(tavern)
    }

    /// The bank.
    pub fn bank(&self) -> &Bank {
        &self.inner.bank
    }

    /// How the house is run.
    pub fn house(&self) -> &House {
        &self.inner.house
    }

    /// Tables that have changed since: look again.
    pub fn changes(&self) -> broadcast::Receiver<TableId> {
        self.inner.changes.subscribe()
    }

    /// On every contact with a member: remembers what they are called, and the first time ever in this server
    /// gives them their starting coins; true if it was that time.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn meet(&self, guild: GuildId, member: MemberId, name: &str) -> anyhow::Result<bool> {
        let known = lock(&self.inner.names)
            .get(&(guild, member))
            .map(|known| known == name);
        if known != Some(true) {
            let write = Write::Member {
                guild,
                member,
                name: name.to_owned(),
            };
            self.inner.store.commit(Step::write(write)).await?;
            lock(&self.inner.names).insert((guild, member), name.to_owned());
        }
        if known.is_some() {
            return Ok(false);
        }
        let starting = Amount::new(self.inner.house.starting_coins).ok();
        Ok(self
            .inner
            .bank
            .welcome(guild, member, starting, self.now())
            .await?)
    }

    /// Opens a table, its host seated, with so many patrons.
    ///
    /// # Errors
    /// Terms out of bounds, a stake that the host cannot cover, too many patrons or tables.
    pub async fn start(
        &self,
        guild: GuildId,
        channel: ChannelId,
        host: MemberId,
        terms: Terms,
        patrons: usize,
    ) -> Result<TableId, Trouble> {
        let terms = terms.check()?;
        if patrons + 1 > terms.most() {
            return Err(Sorry::Seats {
                least: terms.fewest(),
                most: terms.most(),
            }
            .into());
        }
        let open = lock(&self.inner.tables)
            .values()
            .filter(|seated| seated.guild == guild)
            .count();
        if open >= self.inner.house.tables {
            return Err(Sorry::TooManyTables(self.inner.house.tables).into());
        }
        self.must_cover(guild, host, &terms).await?;
        let mut table = Table {
            id: TableId::random(),
            guild,
            channel,
            version: 0,
            due_at: Some(self.now() + self.inner.house.lobby_ms),
            state: State {
                terms,
                host,
                chairs: vec![Sitter::new(Player::Member(host))],
                dealer: 0,
                deals: 0,
                closing: false,
                phase: Phase::Lobby,
                notices: Vec::new(),
                last: None,
            },
            running: None,
            finished: None,
        };
        for _ in 0..patrons {
            let patron = self.invite(&table).await?;
            table.state.chairs.push(Sitter::new(patron));
        }
        // The first dealer is drawn by lot (RULES.md 0.3).
        let chairs = table.state.chairs.len();
        table.state.dealer = rand::RngExt::random_range(&mut *lock(&self.inner.chance), 0..chairs);
        let (table, step) = {
            let mut chance = lock(&self.inner.chance);
            Draft::of(&table, &self.inner.house, &mut chance, self.now()).finish()?
        };
        self.inner
            .store
            .commit(step)
            .await
            .map_err(anyhow::Error::from)?;
        let id = table.id;
        self.put(table);
        self.tell(id);
        Ok(id)
    }

    /// Somebody sits down.
    ///
    /// # Errors
    /// No chair free, seated already, the stake not covered.
    pub async fn join(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        let seated = self.seated(table)?;
        let terms = seated.table.lock().await.state.terms;
        self.must_cover(seated.guild, member, &terms).await?;
        self.change(table, |draft, _| {
            let player = Player::Member(member);
            let state = &mut draft.table.state;
            match state.chair_of(&player) {
                // Who was about to leave has thought better of it.
                Some(chair) if state.chairs[chair].standing == Standing::Leaving => {
                    state.chairs[chair].standing = Standing::In;
                    return Ok(());
                }
                Some(_) => return Err(Sorry::AlreadySeated.into()),
                None => {}
            }
            if state.chairs.len() >= state.terms.most() {
                return Err(Sorry::Full(state.terms.most()).into());
            }
            state.chairs.push(Sitter::new(player));
            Ok(())
        })
        .await
    }

    /// Somebody gets up. In the middle of a deal the substitute plays on for them (RULES.md 0.3).
    ///
    /// # Errors
    /// Not seated here.
    pub async fn leave(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            Ok(draft.leave(chair)?)
        })
        .await
    }

    /// From the next deal on a member is not dealt in.
    ///
    /// # Errors
    /// Not seated here.
    pub async fn sit_out(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            draft.table.state.chairs[chair].standing = Standing::Out;
            Ok(())
        })
        .await
    }

    /// From the next deal on a member is dealt in again; in a running deal the table waits for them again.
    ///
    /// # Errors
    /// Not seated here, or the stake not covered.
    pub async fn sit_in(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        let seated = self.seated(table)?;
        let (terms, dealt_in) = {
            let table = seated.table.lock().await;
            let chair = chair_of(&table.state, member)?;
            (table.state.terms, table.state.seat_of(chair).is_some())
        };
        if !dealt_in {
            self.must_cover(seated.guild, member, &terms).await?;
        }
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            draft.come_back(chair);
            Ok(())
        })
        .await
    }

    /// A patron sits down at the host's wish.
    ///
    /// # Errors
    /// Not the host, no chair or no patron free, no coins left in the house.
    pub async fn seat_patron(&self, table: TableId, by: MemberId) -> Result<(), Trouble> {
        let seated = self.seated(table)?;
        let copy = seated.table.lock().await.clone();
        must_host(&copy.state, by)?;
        if copy.state.chairs.len() >= copy.state.terms.most() {
            return Err(Sorry::Full(copy.state.terms.most()).into());
        }
        let patron = self.invite(&copy).await?;
        self.change(table, |draft, _| {
            let state = &mut draft.table.state;
            must_host(state, by)?;
            if state.chairs.len() >= state.terms.most() {
                return Err(Sorry::Full(state.terms.most()).into());
            }
            if state.chair_of(&patron).is_some() {
                return Err(Sorry::NoPatronFree.into());
            }
            state.chairs.push(Sitter::new(patron.clone()));
            Ok(())
        })
        .await
    }

    /// The patron who sat down last gets up at the host's wish.
    ///
    /// # Errors
    /// Not the host, or no patron here.
    pub async fn unseat_patron(&self, table: TableId, by: MemberId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let state = &draft.table.state;
            must_host(state, by)?;
            let staying = |sitter: &Sitter| {
                sitter.player.member().is_none() && sitter.standing != Standing::Leaving
            };
            let chair = state
                .chairs
                .iter()
                .rposition(staying)
                .ok_or(Sorry::NoPatronHere)?;
            Ok(draft.leave(chair)?)
        })
        .await
    }

    /// Deals now: the first deal, or the next without waiting longer.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on.
    pub async fn deal(&self, table: TableId, by: MemberId) -> Result<(), Trouble> {
        self.deal_if(table, by, |_| true).await
    }

    /// Deals now if so many deals were played: a second press of the same button deals no second one,
    /// even where the first was over at once.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on or was played since.
    pub async fn deal_after(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
    ) -> Result<(), Trouble> {
        self.deal_if(table, by, |state| state.deals == played).await
    }

    async fn deal_if(
        &self,
        table: TableId,
        by: MemberId,
        wanted: impl Fn(&State) -> bool,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, purses| {
            let state = &draft.table.state;
            chair_of(state, by)?;
            if !wanted(state) {
                return Err(Sorry::DealIsOn.into());
            }
            match state.phase {
                Phase::Lobby | Phase::Between => {}
                Phase::Playing(_) => return Err(Sorry::DealIsOn.into()),
                Phase::Closed { .. } => return Err(Sorry::Closed.into()),
            }
            draft.begin_deal(purses)?;
            let state = &draft.table.state;
            match state.phase {
                Phase::Lobby if state.notices.is_empty() => Err(Sorry::TooFew {
                    missing: state.missing(),
                }
                .into()),
                _ => Ok(()),
            }
        })
        .await
    }

    /// A member acts: `asked` is the number of the question that the button was made for.
    ///
    /// # Errors
    /// An old button, not dealt in, or what the rules say against it.
    pub async fn act(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        asked: u16,
        act: Act,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let seat = seat_of(&draft.table, member, deal)?;
            let running = draft.table.running.as_ref().ok_or(Sorry::NoDeal)?;
            if running.asked(seat) != asked {
                return Err(Sorry::Stale { deal }.into());
            }
            let legal = running.deal.check(seat, &act);
            let legal = legal.map_err(|refusal| match refusal.code {
                RefusalCode::DealIsOver => Sorry::Stale { deal },
                _ => Sorry::Refused(act, refusal),
            })?;
            Ok(draft.act(legal)?)
        })
        .await
    }

    /// A member answers the question that goes to every seat alike (TM-7).
    ///
    /// # Errors
    /// The question is over or answered, not dealt in, or cards that they cannot show.
    pub async fn answer(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        answer: Answer,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let seat = seat_of(&draft.table, member, deal)?;
            let Phase::Playing(hands) = &draft.table.state.phase else {
                return Err(Sorry::NoDeal.into());
            };
            let over = hands.stretch != Stretch::Question;
            if over || hands.answers.contains_key(&seat.index()) {
                return Err(Sorry::Stale { deal }.into());
            }
            let running = draft.table.running.as_ref().ok_or(Sorry::NoDeal)?;
            // Who holds nothing to show has the same buttons, to no effect.
            if let Answer::Show(cards) = answer
                && running.deal.question().contains(seat)
            {
                let act = Act::Show(cards);
                let checked = running.deal.check(seat, &act);
                checked.map_err(|refusal| Sorry::Refused(act, refusal))?;
            }
            Ok(draft.answer(seat, answer)?)
        })
        .await
    }

    /// Closes the table: now, or after the deal that is on.
    ///
    /// # Errors
    /// Neither the host nor one who manages the server.
    pub async fn close(
        &self,
        table: TableId,
        by: MemberId,
        manages_server: bool,
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            if !manages_server {
                must_host(&draft.table.state, by)?;
            }
            draft.ask_to_close();
            Ok(())
        })
        .await
    }

    /// The table's place is gone: its deal is taken back, every coin returned, and it is closed.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon(&self, table: TableId) -> Result<(), Trouble> {
        let made = self.transfers_of_running(table).await?;
        self.change(table, |draft, _| {
            draft.void(&made);
            draft.close(ClosedWhy::Gone);
            Ok(())
        })
        .await
    }

    /// A channel is gone (or, without one, the bot is gone from the server): its tables are abandoned.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon_all(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), Trouble> {
        for table in self.tables_in(guild, channel) {
            match self.abandon(table).await {
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// The open tables of a server, or of one of its channels, the newest first.
    pub fn tables_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        let tables = lock(&self.inner.tables);
        let mut here: Vec<_> = tables
            .iter()
            .filter(|(_, seated)| seated.guild == guild)
            .filter(|(_, seated)| channel.is_none_or(|channel| channel == seated.channel))
            .map(|(&id, seated)| (seated.opened, id))
            .collect();
        here.sort_unstable_by(|a, b| b.cmp(a));
        here.into_iter().map(|(_, id)| id).collect()
    }

    /// Every open table.
    pub fn open_tables(&self) -> Vec<TableId> {
        lock(&self.inner.tables).keys().copied().collect()
    }

    /// The messages that a table has on Discord, by what they are for.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn surfaces(&self, table: TableId) -> anyhow::Result<BTreeMap<String, Surface>> {
        let rows = self.inner.store.surfaces(table).await?;
        let surface = |row: crate::store::SurfaceRow| {
            let surface = Surface {
                channel: row.channel,
                message: row.message,
                posted_at: row.posted_at,
            };
            (row.kind, surface)
        };
        Ok(rows.into_iter().map(surface).collect())
    }

    /// Remembers a message of a table, in the place of the one it had for this; `None`: it has none any more.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn set_surface(
        &self,
        table: TableId,
        kind: &str,
        surface: Option<Surface>,
    ) -> anyhow::Result<()> {
        let kind = kind.to_owned();
        let write = match surface {
            Some(Surface {
                channel,
                message,
                posted_at,
            }) => Write::Surface {
                table,
                kind,
                channel,
                message,
                posted_at,
            },
            None => Write::SurfaceGone { table, kind },
        };
        Ok(self.inner.store.commit(Step::write(write)).await?)
    }

    /// Draws up a step, commits it, and lets it become the table.
    async fn change(
        &self,
        id: TableId,
        draw: impl Fn(&mut Draft<'_>, &Purses) -> Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        let seated = self.seated(id)?;
        let mut table = seated.table.lock().await;
        for _ in 0..TRIES {
            if matches!(table.state.phase, Phase::Closed { .. }) {
                return Err(Sorry::Closed.into());
            }
            let purses = self.purses(&table).await?;
            let (after, step) = {
                let mut chance = lock(&self.inner.chance);
                let mut draft = Draft::of(&table, &self.inner.house, &mut chance, self.now());
                draw(&mut draft, &purses)?;
                if draft.nothing_to_do {
                    return Ok(());
                }
                draft.finish()?
            };
            match self.inner.store.commit(step).await {
                Ok(()) => {
                    *table = after;
                    self.settle_in(&seated, &table);
                    return Ok(());
                }
                // Somebody else wrote the table, or spent coins in the meantime: look again.
                Err(StepError::Stale { .. }) => *table = self.read_again(id).await?,
                Err(StepError::Overdraft { .. }) => {}
                Err(error) => return Err(anyhow::Error::from(error).into()),
            }
        }
        Err(anyhow::anyhow!("table {id} changed too often while a step was drawn up").into())
    }

    /// After a commit: the clock and everybody who looks are told.
    fn settle_in(&self, seated: &Seated, table: &Table) {
        *lock(&seated.due_at) = table.due_at;
        if matches!(table.state.phase, Phase::Closed { .. }) {
            lock(&self.inner.tables).remove(&table.id);
        }
        self.inner.clock.notify_one();
        self.tell(table.id);
    }

    /// Puts an open table in its place.
    fn put(&self, table: Table) {
        let mut tables = lock(&self.inner.tables);
        let opened = tables
            .values()
            .map(|seated| seated.opened + 1)
            .max()
            .unwrap_or(0);
        tables.insert(
            table.id,
            Arc::new(Seated {
                guild: table.guild,
                channel: table.channel,
                opened,
                due_at: Mutex::new(table.due_at),
                table: tokio::sync::Mutex::new(table),
            }),
        );
        drop(tables);
        self.inner.clock.notify_one();
    }

    fn tell(&self, table: TableId) {
        // Nobody listening is no fault.
        let _ = self.inner.changes.send(table);
    }

    fn seated(&self, table: TableId) -> Result<Arc<Seated>, Sorry> {
        lock(&self.inner.tables)
            .get(&table)
            .cloned()
            .ok_or(Sorry::NoSuchTable)
    }

    fn now(&self) -> i64 {
        self.inner.house.time.now()
    }

    /// What everybody at a table could spend now; needed when a deal is about to begin.
    async fn purses(&self, table: &Table) -> anyhow::Result<Purses> {
        let mut purses = Purses::new();
        if matches!(table.state.phase, Phase::Playing(_)) {
            return Ok(purses);
        }
        let free = self.free(table).await?;
        let players = table
            .state
            .chairs
            .iter()
            .map(|sitter| sitter.player.clone());
        purses.extend(players.zip(free));
        Ok(purses)
    }

    /// Free coins by chair.
    async fn free(&self, table: &Table) -> anyhow::Result<Vec<i64>> {
        let accounts: anyhow::Result<Vec<_>> = table
            .state
            .chairs
            .iter()
            .map(|sitter| sitter.player.account())
            .collect();
        Ok(self.inner.bank.free(table.guild, &accounts?).await?)
    }

    async fn purse(&self, guild: GuildId, player: &Player) -> anyhow::Result<Purse> {
        Ok(self
            .inner
            .bank
            .balance(guild, &player.owner()?.account())
            .await?)
    }

    async fn must_cover(
        &self,
        guild: GuildId,
        member: MemberId,
        terms: &Terms,
    ) -> Result<(), Trouble> {
        let need = terms.at_risk().0;
        let purse = self.purse(guild, &Player::Member(member)).await?;
        if purse.free < need {
            let Purse { free, on_hold } = purse;
            return Err(Sorry::CannotCover {
                need,
                free,
                held: on_hold,
            }
            .into());
        }
        Ok(())
    }

    /// Finds a patron who can sit down at a table, with coins from the house where their purse is thin.
    async fn invite(&self, table: &Table) -> Result<Player, Trouble> {
        let mut busy = Vec::new();
        for id in self.tables_in(table.guild, None) {
            if id != table.id
                && let Ok(seated) = self.seated(id)
                && let Ok(other) = seated.table.try_lock()
            {
                busy.extend(
                    other
                        .state
                        .chairs
                        .iter()
                        .map(|sitter| sitter.player.clone()),
                );
            }
        }
        let here = |player: &Player| table.state.chair_of(player).is_some();
        let all = || {
            patrons::CAST
                .iter()
                .map(|patron| Player::Patron(patron.key.to_owned()))
        };
        // Who sits nowhere comes first; in a full house somebody plays at two tables.
        let free = all().find(|player| !here(player) && !busy.contains(player));
        let player = free.or_else(|| all().find(|player| !here(player)));
        let player = player.ok_or(Sorry::NoPatronFree)?;
        let guild = table.guild;
        let stake = table.state.terms.at_risk().0;
        let free = self.purse(guild, &player).await?.free;
        if free < stake {
            let house = Amount::new(self.inner.house.house_fund).map_err(anyhow::Error::from)?;
            self.inner
                .bank
                .open_house(guild, house, self.now())
                .await
                .map_err(anyhow::Error::from)?;
            let left = self.inner.bank.balance(guild, &Account::House).await;
            let left = left.map_err(anyhow::Error::from)?.free;
            let want = (stake * PATRON_STAKES - free).min(left);
            if free + want < stake {
                return Err(Sorry::HouseBroke.into());
            }
            let Player::Patron(key) = &player else {
                return Err(Sorry::NoPatronFree.into());
            };
            let key = PatronKey::new(key.as_str()).map_err(anyhow::Error::from)?;
            let amount = Amount::new(want).map_err(anyhow::Error::from)?;
            let name = format!("patron:{}:{}", key.as_str(), DealId::random());
            let funded = self
                .inner
                .bank
                .fund_patron(guild, &key, amount, name, self.now())
                .await;
            funded.map_err(anyhow::Error::from)?;
        }
        Ok(player)
    }
}

/// The chair of a member, or the sentence that they have none.
fn chair_of(state: &State, member: MemberId) -> Result<usize, Sorry> {
    state
        .chair_of(&Player::Member(member))
        .ok_or(Sorry::NotSeated)
}

/// The seat of a member in the deal that a button was made for.
fn seat_of(table: &Table, member: MemberId, deal: DealId) -> Result<rules::Seat, Sorry> {
    let chair = chair_of(&table.state, member)?;
    match &table.state.phase {
        Phase::Playing(hands) if hands.deal == deal => {}
        _ => return Err(Sorry::Stale { deal }),
    }
    table.state.seat_of(chair).ok_or(Sorry::NotDealtIn)
}

fn must_host(state: &State, member: MemberId) -> Result<(), Sorry> {
    if state.host == member {
        Ok(())
    } else {
        Err(Sorry::NotHost)
    }
}

/// A lock that outlives a panic of another task: what it guards is replaced as a whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
