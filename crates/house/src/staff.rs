//! Patrons, the cast and hired ones: which of them come to a table, and where their coins are from.
//!
//! A patron's coins come from the house and return to it, so that nobody can get coins from them except by winning:
//! * The cast has no purses and plays with the house's coins (`treasury.rs`).
//! * A hired patron has what the GM put into its purse, and no more. That goes back to the house when it is dismissed.
//! * A patron that cannot cover a deal leaves the table.

use super::{HouseError, HouseLog, OperatorSettings, ServerSettings, Tables, Territory, Treasury};
use crate::random::Random;
use crate::time::Time;
use bank::{Bank, transfer_row};
use books::{Account, Amount, Owner, PatronKey, Reason, Transfer};
use ids::{GuildId, MemberId, PurseId, TableId};
use pages::{Funds, Hired, Hiring, HouseRefusal, LONGEST_PATRON, LogEntry, MOST_HIRED, text::tidy};
use parking_lot::Mutex;
use patrons::{Character, Skill, Temper};
use rules::Coins;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{PatronRow, Step, StepError, Store, Write};
use table::{AvailablePatron, Duty, Nature, Player};

/// The patrons of every server: the cast, and those hired.
pub struct Staff {
    store: Arc<dyn Store>,
    bank: Bank,
    time: Arc<dyn Time>,
    random: Arc<dyn Random>,
    log: Arc<HouseLog>,
    territory: Arc<Territory>,
    pub(super) settings: Arc<ServerSettings>,
    tables: Arc<Tables>,
    treasury: Arc<Treasury>,
    /// Hired patrons, and dismissed ones, whose names the books still need.
    servers: Mutex<BTreeMap<GuildId, Vec<Arc<PatronRow>>>>,
    /// Held while a patron is hired, so that no name is given twice, or dismissed or paid, so that no coins are left behind.
    pub(super) hiring: tokio::sync::Mutex<()>,
}

impl Staff {
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: &OperatorSettings,
        territory: Arc<Territory>,
        tables: Arc<Tables>,
        treasury: Arc<Treasury>,
    ) -> Staff {
        Staff {
            bank: treasury.bank.clone(),
            time: house.time.clone(),
            random: house.random.clone(),
            log: treasury.log.clone(),
            settings: treasury.settings.clone(),
            store,
            territory,
            tables,
            treasury,
            servers: Mutex::default(),
            hiring: tokio::sync::Mutex::default(),
        }
    }

    /// Drops the patrons of a deleted server.
    pub fn forget(&self, guild: GuildId) {
        self.servers.lock().remove(&guild);
    }

    /// The patrons hired in a server, in order of hiring.
    pub fn hired(&self, guild: GuildId) -> Vec<Hired> {
        let servers = self.servers.lock();
        let rows = servers.get(&guild).into_iter().flatten();
        rows.filter(|row| row.dismissed_at.is_none())
            .filter_map(|row| hired(row))
            .collect()
    }

    /// The hired patron of that name; a prefix is enough if it is unambiguous.
    ///
    /// # Errors
    /// No patron matches, or several do.
    pub fn hired_by_name(&self, guild: GuildId, name: &str) -> Result<Hired, HouseRefusal> {
        let wanted = name.trim().to_lowercase();
        let mut found = self.hired(guild);
        found.retain(|hired| hired.name.to_lowercase().starts_with(&wanted));
        let exact = |hired: &Hired| hired.name.to_lowercase() == wanted;
        match found.as_slice() {
            [one] if !wanted.is_empty() => Ok(one.clone()),
            several => several
                .iter()
                .find(|hired| exact(hired))
                .cloned()
                .ok_or_else(|| HouseRefusal::NoSuchPatron {
                    name: name.trim().to_owned(),
                }),
        }
    }

    /// The face chosen for a patron, hired or since dismissed; `None` for anyone else.
    pub(super) fn face_of(&self, guild: GuildId, owner: &Owner) -> Option<String> {
        let Owner::Patron(key) = owner else {
            return None;
        };
        let servers = self.servers.lock();
        let mut rows = servers.get(&guild).into_iter().flatten();
        let row = rows.find(|row| row.key == key.as_str());
        row.map(|row| row.face.clone())
    }

    /// The name of a patron: hired, dismissed or of the cast.
    pub(super) fn patron_name(&self, guild: GuildId, key: &str) -> Option<String> {
        if let Some(patron) = patrons::by_key(key) {
            return Some(patron.name.to_owned());
        }
        let servers = self.servers.lock();
        let mut rows = servers.get(&guild).into_iter().flatten();
        rows.find(|row| row.key == key)
            .map(|row| tidy(&row.name).into_owned())
    }

    /// Hires a patron, and puts coins of the house into its purse. The caller checks who may do this.
    ///
    /// # Errors
    /// An invalid or taken name, too many patrons, or more coins than the house has.
    pub async fn hire(
        &self,
        guild: GuildId,
        by: MemberId,
        hiring: Hiring,
    ) -> Result<(Hired, Funds), HouseError> {
        let _alone = self.hiring.lock().await;
        let name = tidy(&hiring.name);
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > LONGEST_PATRON {
            return Err(HouseRefusal::PatronName.into());
        }
        let here = self.hired(guild);
        let is_taken = |other: &str| other.to_lowercase() == name.to_lowercase();
        if here.iter().any(|hired| is_taken(&hired.name))
            || patrons::CAST.iter().any(|patron| is_taken(patron.name))
        {
            return Err(HouseRefusal::PatronNameTaken { name }.into());
        }
        if here.len() >= MOST_HIRED {
            return Err(HouseRefusal::TooManyPatrons(MOST_HIRED).into());
        }
        self.treasury.open_house(guild).await?;
        let key = PatronKey::for_hire(PurseId(self.random.bits()))
            .as_str()
            .to_owned();
        let row = PatronRow {
            guild,
            key: key.clone(),
            name,
            face: hiring.face,
            temper: hiring.character.temper.key.to_owned(),
            skill: hiring.character.skill.key().to_owned(),
            hired_at: self.time.now(),
            dismissed_at: None,
        };
        let hired =
            hired(&row).ok_or_else(|| anyhow::anyhow!("{key} is not a valid patron key"))?;
        let mut step = Step::write(Write::Patron(row.clone()));
        if let Some(amount) = hiring.purse {
            let name = format!("hired:{key}");
            let patron = Account::Patron(hired.key.clone());
            let fund = Transfer::new(name, Account::House, patron, amount, Reason::PatronFunds);
            step.transfers
                .push(transfer_row(&fund, guild, self.time.now()));
        }
        let entry = LogEntry::PatronHired {
            name: row.name.clone(),
        };
        match self.treasury.commit(guild, step, by, entry).await {
            Ok(()) => self.note(row),
            Err(HouseError::Internal(error)) => {
                // It may have been committed, with only the answer lost.
                self.read_patrons().await?;
                if !self.is_hired(guild, &hired.key) {
                    return Err(error.into());
                }
            }
            Err(refused) => return Err(refused),
        }
        let funds = self.funds(guild, &hired.key).await?;
        Ok((hired, funds))
    }

    /// Dismisses a patron: it leaves its table, after the deal (in a match: the match) if it is playing, and its coins
    /// go to the house. Returns how many went at once. The caller checks who may do this.
    ///
    /// # Errors
    /// Already dismissed.
    pub async fn dismiss(
        &self,
        guild: GuildId,
        by: MemberId,
        patron: &Hired,
    ) -> Result<Coins, HouseError> {
        let alone = self.hiring.lock().await;
        let row = {
            let servers = self.servers.lock();
            let mut rows = servers.get(&guild).into_iter().flatten();
            rows.find(|row| row.key == patron.key.as_str()).cloned()
        };
        let name = patron.name.clone();
        let Some(row) = row.filter(|row| row.dismissed_at.is_none()) else {
            return Err(HouseRefusal::NoSuchPatron { name }.into());
        };
        let row = PatronRow {
            dismissed_at: Some(self.time.now()),
            ..PatronRow::clone(&row)
        };
        let coins = self.funds(guild, &patron.key).await?.patron;
        let mut step = Step::write(Write::Patron(row.clone()));
        if let Ok(amount) = Amount::new(coins.0) {
            let (name, from) = (format!("dismissed:{}", row.key), account(patron));
            let home = Transfer::new(name, from, Account::House, amount, Reason::PatronFunds);
            step.transfers
                .push(transfer_row(&home, guild, self.time.now()));
        }
        let entry = LogEntry::PatronDismissed { name, coins };
        let done = self.log.commit_logged(step, guild, Some(by), entry).await;
        match done {
            Ok(()) => self.note(row),
            Err(error) => {
                // As when it was hired.
                self.read_patrons().await?;
                if self.is_hired(guild, &patron.key) {
                    return Err(anyhow::Error::from(error).into());
                }
            }
        }
        drop(alone);
        let (tables, patron) = (self.tables.ids_in(guild, None), &patron.key);
        let dismiss = || Duty::Dismiss {
            patron: patron.clone(),
        };
        self.tables.perform_at_each(tables, dismiss).await?;
        Ok(coins)
    }

    /// Moves coins from the house to a patron's purse. The caller checks who may do this.
    ///
    /// # Errors
    /// More than the house has.
    pub async fn fund(
        &self,
        guild: GuildId,
        by: MemberId,
        patron: &Hired,
        amount: Amount,
        name: String,
    ) -> Result<Funds, HouseError> {
        let _nobody_is_dismissed = self.hiring.lock().await;
        self.must_be_hired(guild, patron)?;
        self.treasury.open_house(guild).await?;
        let fund = Transfer::new(
            name,
            Account::House,
            account(patron),
            amount,
            Reason::PatronFunds,
        );
        let entry = LogEntry::PatronFunded {
            name: patron.name.clone(),
            coins: Coins(amount.get()),
        };
        let step = self.treasury.moving(guild, &fund);
        self.treasury.commit(guild, step, by, entry).await?;
        Ok(self.funds(guild, &patron.key).await?)
    }

    /// Returns coins from a patron's purse to the house. The caller checks who may do this.
    ///
    /// # Errors
    /// More than is free in it.
    pub async fn withdraw_funds(
        &self,
        guild: GuildId,
        by: MemberId,
        patron: &Hired,
        amount: Amount,
        name: String,
    ) -> Result<Funds, HouseError> {
        let home = Transfer::new(
            name,
            account(patron),
            Account::House,
            amount,
            Reason::PatronFunds,
        );
        let entry = LogEntry::PatronFunded {
            name: patron.name.clone(),
            coins: Coins(-amount.get()),
        };
        let step = self.treasury.moving(guild, &home);
        match self.log.commit_logged(step, guild, Some(by), entry).await {
            Ok(()) => Ok(self.funds(guild, &patron.key).await?),
            Err(StepError::Overdraft { .. }) => {
                let funds = self.funds(guild, &patron.key).await?;
                Err(HouseRefusal::PatronHasLess {
                    name: patron.name.clone(),
                    free: funds.patron,
                    held: funds.held,
                }
                .into())
            }
            Err(error) => Err(anyhow::Error::from(error).into()),
        }
    }

    /// The coins of a patron and of the house.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn funds(&self, guild: GuildId, patron: &PatronKey) -> anyhow::Result<Funds> {
        let purse = self
            .bank
            .balance(guild, &Account::Patron(patron.clone()))
            .await?;
        Ok(Funds {
            patron: purse.free,
            held: purse.on_hold,
            house: self.treasury.house_has(guild).await?,
        })
    }

    /// Patrons who may be asked to a table of a server, in the order in which they are: hired ones who sit at no other
    /// table, then the cast, who may sit at several, those who sit nowhere first.
    pub(super) async fn bench(
        &self,
        guild: GuildId,
        here: TableId,
    ) -> anyhow::Result<Vec<AvailablePatron>> {
        let busy = self.tables.busy(guild, Some(here));
        let is_idle =
            |benched: &AvailablePatron| !busy.contains(&Player::Patron(benched.patron.clone()));
        let mut bench = Vec::new();
        for hired in self.hired(guild) {
            let purse = self.bank.balance(guild, &account(&hired)).await?;
            bench.push(AvailablePatron {
                patron: hired.key.clone(),
                nature: Some(nature(&hired)),
                free: Some(purse.free),
            });
        }
        bench.retain(is_idle);
        if !self.settings.for_guild(guild).regulars.stay_away() {
            let (idle, about): (Vec<_>, Vec<_>) = cast()?.into_iter().partition(is_idle);
            bench.extend(idle);
            bench.extend(about);
        }
        Ok(bench)
    }

    /// Patrons who may be asked to a solo table: the cast or, where it stays away, those hired, wherever else they sit.
    pub(super) fn bench_alone(&self, guild: GuildId) -> anyhow::Result<Vec<AvailablePatron>> {
        if !self.settings.for_guild(guild).regulars.stay_away() {
            return cast();
        }
        let hired = self.hired(guild);
        let hired = hired.into_iter().map(|hired| AvailablePatron {
            nature: Some(nature(&hired)),
            patron: hired.key,
            free: None,
        });
        Ok(hired.collect())
    }

    /// Refuses a patron who has been dismissed meanwhile.
    pub(super) fn must_be_hired(&self, guild: GuildId, patron: &Hired) -> Result<(), HouseRefusal> {
        if self.is_hired(guild, &patron.key) {
            Ok(())
        } else {
            Err(HouseRefusal::NoSuchPatron {
                name: patron.name.clone(),
            })
        }
    }

    pub(super) fn is_hired(&self, guild: GuildId, key: &PatronKey) -> bool {
        self.hired(guild).iter().any(|hired| hired.key == *key)
    }

    /// Pays what a dismissed patron has to the house.
    async fn return_purse_to_house(
        &self,
        guild: GuildId,
        key: &PatronKey,
        name: &str,
    ) -> anyhow::Result<()> {
        let purse = Account::Patron(key.clone());
        let free = self.bank.balance(guild, &purse).await?.free;
        let Ok(amount) = Amount::new(free.0) else {
            return Ok(());
        };
        self.bank
            .return_to_house(guild, key, amount, name, self.time.now())
            .await?;
        Ok(())
    }

    /// On start: reads who is hired.
    pub(super) async fn read_patrons(&self) -> anyhow::Result<()> {
        for row in self.store.patrons().await? {
            if self.territory.holds(row.guild) {
                self.note(row);
            }
        }
        Ok(())
    }

    /// On start, once the tables are loaded: pays coins that dismissed patrons kept because the bot stopped to the
    /// house.
    pub(super) async fn pay_out_dismissed(&self) -> anyhow::Result<()> {
        let rows: Vec<Arc<PatronRow>> = {
            let servers = self.servers.lock();
            let rows = servers.values().flatten();
            rows.filter(|row| row.dismissed_at.is_some())
                .cloned()
                .collect()
        };
        for row in rows {
            let player = Player::Patron(PatronKey::new(row.key.as_str())?);
            if !self.tables.busy(row.guild, None).contains(&player) {
                let name = format!("dismissed:{}:{}", row.key, self.time.now());
                let key = PatronKey::new(row.key.as_str())?;
                self.return_purse_to_house(row.guild, &key, &name).await?;
            }
        }
        Ok(())
    }

    fn note(&self, row: PatronRow) {
        let mut servers = self.servers.lock();
        let rows = servers.entry(row.guild).or_default();
        match rows.iter_mut().find(|known| known.key == row.key) {
            Some(known) => *known = Arc::new(row),
            None => rows.push(Arc::new(row)),
        }
    }
}

/// The whole cast, in the order in which they are asked.
fn cast() -> anyhow::Result<Vec<AvailablePatron>> {
    let benched = |patron: &patrons::Patron| {
        Ok(AvailablePatron {
            patron: PatronKey::new(patron.key)?,
            nature: None,
            free: None,
        })
    };
    patrons::CAST.iter().map(benched).collect()
}

/// The account of a hired patron's free coins.
fn account(hired: &Hired) -> Account {
    Account::Patron(hired.key.clone())
}

/// How a hired patron plays, in the form a table stores.
fn nature(hired: &Hired) -> Nature {
    nature_of(hired.character)
}

fn nature_of(Character { temper, skill }: Character) -> Nature {
    Nature(format!("{} {}", temper.key, skill.key()))
}

/// Lets a patron who is asked to a table play this well there.
pub(super) fn set_skill(benched: &mut AvailablePatron, skill: Skill) {
    let player = Player::Patron(benched.patron.clone());
    let Character { temper, .. } = character_of(&player, benched.nature.as_ref());
    benched.nature = Some(nature_of(Character { temper, skill }));
}

fn hired(row: &PatronRow) -> Option<Hired> {
    Some(Hired {
        key: PatronKey::new(row.key.as_str()).ok()?,
        // It may have been hired before names were tidied.
        name: tidy(&row.name).into_owned(),
        face: row.face.clone(),
        character: character(&format!("{} {}", row.temper, row.skill)),
    })
}

/// How a patron plays: a hired one as when it was hired, one of the cast as it always does.
pub(super) fn character_of(player: &Player, nature: Option<&Nature>) -> Character {
    match (player, nature) {
        (_, Some(Nature(words))) => character(words),
        (Player::Patron(key), None) => {
            let of_the_cast = patrons::by_key(key.as_str());
            of_the_cast.map_or(Character::USUAL, |patron| patron.character)
        }
        (Player::Member(_), None) => Character::USUAL,
    }
}

/// A temper and a skill; unknown words of an older version mean the usual.
fn character(words: &str) -> Character {
    let (temper, skill) = words.split_once(' ').unwrap_or_default();
    let usual = Character::USUAL;
    Character {
        temper: Temper::by_key(temper).unwrap_or(usual.temper),
        skill: Skill::by_key(skill).unwrap_or(usual.skill),
    }
}
