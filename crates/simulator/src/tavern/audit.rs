//! Audits of a town, and its end: everything is compared with what was written, and every table comes to its end.

use super::witness::Rates;
use super::{AWAKE, SILENCE, Town, run_pending};
use crate::checks::{self, Failure};
use crate::ledger::CoinSpot;
use books::Account;
use house::{Requester, Tavern};
use ids::{ChannelId, MemberId, Moment, Shard, TableId};
use pages::Settings;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use store::StoreError;
use table::{Rank, Table};
use tokio::time::{Instant, sleep};

impl Town {
    /// Compares books, rows and tables of the store and of the house with those kept here.
    pub async fn audit(&mut self) -> Result<(), Failure> {
        if self.witness.seen().is_down {
            self.restart_quietly().await?;
        }
        self.tally.audits += 1;
        let tavern = self.tavern()?;
        let failed = |why: String| Failure::new("audit", why);
        let report = tavern.bank.audit().await;
        let report = report.map_err(|why| failed(why.to_string()))?;
        if !report.is_clean() {
            return Err(failed(report.to_string()));
        }
        let store = self.database.whole();
        let books = store.books().await;
        let mut books = books.map_err(|why| failed(why.to_string()))?;
        let accounts = books.accounts().await;
        let accounts = accounts.map_err(|why| failed(why.to_string()))?;
        let mut full = BTreeMap::new();
        for line in accounts.iter().filter(|line| line.balance != 0) {
            let account = line.name.parse::<Account>();
            let account = account.map_err(|why| failed(why.to_string()))?;
            full.insert((line.guild, CoinSpot::from(&account)), line.balance);
        }
        let (rows, played) = {
            let seen = self.witness.seen();
            let mut told = BTreeMap::new();
            for (guild, books) in &seen.books {
                if books.added_up() != *books.spots() {
                    return Err(failed("the second books do not add up".to_owned()));
                }
                for (spot, coins) in books.spots().iter().filter(|(_, coins)| **coins != 0) {
                    told.insert((*guild, spot.clone()), *coins);
                }
            }
            if told != full {
                return Err(failed(format!("the books have {full:?}, and {told:?}")));
            }
            let rows: Vec<_> = seen
                .tables
                .iter()
                .map(|(id, kept)| (*id, kept.version, kept.row.clone()))
                .collect();
            (rows, seen.played.clone())
        };
        for (id, version, row) in rows {
            let stored = store.table(id).await;
            let stored = stored.map_err(|why| failed(why.to_string()))?;
            let stored = stored.filter(|stored| (stored.version, &stored.state) == (version, &row));
            let Some(stored) = stored else {
                return Err(failed("its row is not what was committed".to_owned()).at(id));
            };
            self.runs_as_committed(&tavern, id, stored.due_at)?;
            let look = tavern.look(id, None).await;
            look.map_err(|why| failed(why.to_string()).at(id))?;
        }
        for played in played.iter().skip(self.receipts) {
            if self.witness.seen().voided.contains(&played.deal) {
                continue;
            }
            let requester = Requester {
                guild: played.guild,
                channel: ChannelId(1),
                member: MemberId(1),
                rank: Rank::Gm,
            };
            let receipt = tavern.records.receipt(&requester, played.deal).await;
            let receipt = receipt.map_err(|why| failed(format!("{}: {why}", played.deal)))?;
            if !receipt.agrees {
                let why = format!("{}: the receipt and the books disagree", played.deal);
                return Err(failed(why));
            }
        }
        self.receipts = played.len();
        self.remembered(&tavern).await?;
        self.audit_alone(&tavern)?;
        self.checked()
    }

    /// Checks that a table's task has the table that was committed, with its deals replayed from their records.
    fn runs_as_committed(
        &mut self,
        tavern: &Tavern,
        id: TableId,
        due_at: Option<Moment>,
    ) -> Result<(), Failure> {
        let runs = tavern.tables.table(id);
        let runs = runs.map_err(|why| Failure::new("fold", why.to_string()).at(id))?;
        let seen = self.witness.seen();
        let kept = seen.tables.get(&id).map(|kept| kept.read());
        let kept = kept.unwrap_or_else(|| Err("it is closed".to_owned()));
        let kept = kept.map_err(|why| Failure::new("read", why).at(id))?;
        // Deadlines move while the house is down.
        let kept = Table { due_at, ..kept };
        checks::same(&runs, &kept, "what was committed").map_err(|failure| failure.at(id))?;
        drop(seen);
        self.tally.compared += 1;
        Ok(())
    }

    /// Compares the settings, members and patrons that the house remembers with those that are stored.
    async fn remembered(&self, tavern: &Tavern) -> Result<(), Failure> {
        let failed = |why: StoreError| Failure::new("audit", why.to_string());
        let fail = |why: String| Err(Failure::new("remembered", why));
        let store = self.database.whole();
        let patrons = store.patrons().await.map_err(failed)?;
        for guild in self.people.guilds() {
            let stored = store.settings(guild).await.map_err(failed)?;
            let stored: Settings = serde_json::from_str(&stored).unwrap_or_default();
            let known = tavern.settings.for_guild(guild);
            if *known != stored {
                return fail(format!("{known:?} in {guild}, not {stored:?}"));
            }
            let stay = patrons.iter().filter(|row| row.dismissed_at.is_none());
            let stored = stay.filter(|row| row.guild == guild).map(|row| &*row.key);
            let known = tavern.staff.hired(guild);
            let keys = known.iter().map(|hired| hired.key.as_str());
            if stored.collect::<BTreeSet<_>>() != keys.collect() {
                return fail(format!("{known:?} are hired in {guild}"));
            }
        }
        let purses: Vec<_> = self.witness.seen().purses.keys().copied().collect();
        for (guild, member) in purses {
            let Some(stored) = store.person(guild, member).await.map_err(failed)? else {
                continue;
            };
            let known = tavern.members.known(guild, member).await;
            let known = known.map_err(|why| Failure::new("audit", format!("{why:#}")))?;
            if known != stored {
                return fail(format!("{known:?} is {member} in {guild}, not {stored:?}"));
            }
        }
        Ok(())
    }

    async fn restart_quietly(&mut self) -> Result<(), Failure> {
        self.stop().await;
        self.start(self.tally.starts).await
    }

    /// Nobody does anything any more, and nothing goes wrong: every table comes to its end, and no coins stay there.
    pub async fn fall_silent(&mut self) -> Result<(), Failure> {
        self.rates = Rates::default();
        self.witness.seen().rates = Rates::default();
        if self.witness.seen().is_down {
            self.restart_quietly().await?;
        }
        let tavern = self.tavern()?;
        tavern.clocks.reached(Shard::ALL);
        for guild in self.people.guilds() {
            tavern.clocks.server_is_back(guild);
        }
        self.tell("everybody falls silent".to_owned());
        let from = Instant::now();
        while !tavern.tables.ids().is_empty() && from.elapsed() < AWAKE {
            sleep(Duration::from_secs(60)).await;
            self.checked()?;
        }
        // From here on without the house's own timer, which beats every two seconds.
        if let Some(running) = &self.running {
            running.clock.abort();
        }
        run_pending().await;
        while !tavern.tables.ids().is_empty() {
            let open = || {
                let seen = self.witness.seen();
                let open = tavern.tables.ids().into_iter().filter_map(|id| {
                    let kept = seen.tables.get(&id)?;
                    let clock = tavern.clocks.running_time(kept.guild);
                    let (due, row) = (kept.due_at, &kept.row);
                    Some(format!("{id}, due {due:?} by {clock:?}: {row}"))
                });
                open.collect::<Vec<_>>()
            };
            if from.elapsed() > SILENCE {
                let why = format!("open after {SILENCE:?}: {:?}", open());
                return Err(Failure::new("liveness", why));
            }
            let Some(due) = tavern.next_deadline() else {
                let why = format!("nothing is due: {:?}", open());
                return Err(Failure::new("liveness", why));
            };
            let wait = (due - self.day.now()).max(0) as u64;
            sleep(Duration::from_millis(wait)).await;
            if let Err(why) = tavern.catch_up().await {
                return Err(Failure::new("liveness", format!("{why:#}: {:?}", open())));
            }
            run_pending().await;
            self.checked()?;
            self.silent_alone(from.elapsed())?;
        }
        let seen = self.witness.seen();
        for (guild, books) in &seen.books {
            let mut left = books.spots().iter();
            let left = left.find(|(spot, coins)| spot.table().is_some() && **coins != 0);
            if let Some(left) = left {
                let why = format!("{left:?} is left behind in {guild}");
                return Err(Failure::new("liveness", why));
            }
        }
        Ok(())
    }
}
