//! The members: their purses, and the names they go by.

use super::cache::Cache;
use super::member_hashes::MemberHashes;
use super::{HouseError, OperatorSettings, ServerSettings, Staff};
use anyhow::Context;
use bank::Bank;
use books::Owner;
use ids::{GuildId, MemberId, PurseId};
use pages::{Character, HouseRefusal, PurseHolder, text::tidy};
use parking_lot::Mutex;
use std::sync::Arc;
use store::{Holder, PersonRow, Step, Store, Write};
use table::{Person, Player};
use tokio::sync::RwLockReadGuard;

/// The members of every server: their purses, names and preferences.
pub struct Members {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) house: Arc<OperatorSettings>,
    pub(super) settings: Arc<ServerSettings>,
    staff: Arc<Staff>,
    pub(super) member_hashes: Arc<MemberHashes>,
    /// Held while coins are paid into a purse, together with others, or while it is given up by an erasure or a
    /// retirement, alone: the coins would come to nobody's purse.
    pub(super) paid_or_given_up: tokio::sync::RwLock<()>,
    /// The members who have had starting coins.
    pub(super) started: Mutex<Cache<(GuildId, MemberId), ()>>,
    pub(super) people: Mutex<Cache<(GuildId, MemberId), PersonRow>>,
    pub(super) names: Mutex<Cache<(GuildId, PurseId), Holder>>,
    /// Held while a member's preferences are changed.
    pub(super) preferences_lock: tokio::sync::Mutex<()>,
}

impl Members {
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: Arc<OperatorSettings>,
        staff: Arc<Staff>,
        member_hashes: Arc<MemberHashes>,
    ) -> Members {
        Members {
            bank: Bank::new(store.clone()),
            settings: staff.settings.clone(),
            store,
            house,
            staff,
            member_hashes,
            paid_or_given_up: tokio::sync::RwLock::default(),
            started: Mutex::default(),
            people: Mutex::default(),
            names: Mutex::default(),
            preferences_lock: tokio::sync::Mutex::default(),
        }
    }

    /// To be called on every contact with a member, and for whoever is mentioned: remembers their name, and gives them
    /// a purse if they have none. The same name again writes nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn introduce(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
    ) -> anyhow::Result<PersonRow> {
        let name = match (&*tidy(name), name) {
            // The name consists of invisible characters.
            (kept, typed) if kept.trim().is_empty() && !typed.is_empty() => "?".to_owned(),
            (kept, _) => kept.to_owned(),
        };
        match self.known_if_any(guild, member).await? {
            Some(known) if known.name == name => Ok(known),
            _ => self.enter(guild, member, &name).await,
        }
    }

    /// What a member plays as at present. An unknown member gets a purse, but no starting coins yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Person> {
        let known = self.known(guild, member).await?;
        Ok(Person {
            member,
            purse: known.plays.unwrap_or(known.purse),
        })
    }

    /// A member as the house knows them, with their own purse.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn known(&self, guild: GuildId, member: MemberId) -> anyhow::Result<PersonRow> {
        match self.known_if_any(guild, member).await? {
            Some(known) => Ok(known),
            None => self.enter(guild, member, "").await,
        }
    }

    pub(super) async fn known_if_any(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<Option<PersonRow>> {
        if let Some(known) = self.people.lock().get(&(guild, member)) {
            return Ok(Some(known.clone()));
        }
        let known = self.store.person(guild, member).await?;
        if let Some(known) = &known {
            self.people.lock().insert((guild, member), known.clone());
        }
        Ok(known)
    }

    /// From now on a member plays as one of their characters, or as themselves; at tables where they already sit,
    /// nothing changes. The caller checks whose character it is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn play_as(
        &self,
        guild: GuildId,
        member: MemberId,
        character: Option<PurseId>,
    ) -> anyhow::Result<()> {
        self.known(guild, member).await?;
        let write = Write::Plays {
            guild,
            member,
            character,
        };
        self.commit_of(guild, member, Step::write(write)).await?;
        Ok(())
    }

    /// The name of an owner: a member, a character or a patron.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name_of(&self, guild: GuildId, owner: &Owner) -> anyhow::Result<String> {
        let purse = match owner {
            Owner::Patron(key) => {
                let name = self.staff.patron_name(guild, key.as_str());
                return Ok(name.unwrap_or_else(|| key.as_str().to_owned()));
            }
            Owner::Member(purse) => *purse,
        };
        Ok(match self.holder(guild, purse).await? {
            // The house has never met them: only Discord can show a name, for a mention.
            Some(holder) if holder.name.is_empty() => format!("<@{}>", holder.member),
            Some(holder) => holder.name,
            // Their name was erased.
            None => format!("{}…", &purse.to_string()[..4]),
        })
    }

    /// The member who owns a purse, by their own name; `None` for a patron, or if the owner was erased.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn player_of_purse(
        &self,
        guild: GuildId,
        owner: &Owner,
    ) -> anyhow::Result<Option<PurseHolder>> {
        let Owner::Member(purse) = *owner else {
            return Ok(None);
        };
        let Some(holder) = self.holder(guild, purse).await? else {
            return Ok(None);
        };
        let person = self.store.person(guild, holder.member).await?;
        Ok(Some(PurseHolder {
            member: holder.member,
            name: person.map(|person| person.name).unwrap_or_default(),
        }))
    }

    /// The character that owns a purse; `None` for a member's own purse or a patron's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn character_of(
        &self,
        guild: GuildId,
        owner: &Owner,
    ) -> anyhow::Result<Option<Character>> {
        let Owner::Member(purse) = *owner else {
            return Ok(None);
        };
        let holder = self.holder(guild, purse).await?;
        Ok(holder.and_then(|holder| {
            Some(Character {
                purse,
                name: holder.name,
                picture: holder.character?,
            })
        }))
    }

    /// Whether nobody holds this purse any more.
    pub(super) async fn is_erased(&self, guild: GuildId, purse: PurseId) -> anyhow::Result<bool> {
        Ok(self.holder(guild, purse).await?.is_none())
    }

    /// The holder of a purse; `None` if erased.
    pub(super) async fn holder(
        &self,
        guild: GuildId,
        purse: PurseId,
    ) -> anyhow::Result<Option<Holder>> {
        if let Some(holder) = self.names.lock().get(&(guild, purse)) {
            return Ok(Some(holder.clone()));
        }
        let holder = self.store.holder(guild, purse).await?;
        if let Some(holder) = &holder
            && !holder.name.is_empty()
        {
            self.names.lock().insert((guild, purse), holder.clone());
        }
        Ok(holder)
    }

    /// Keeps a purse from being given up while coins are paid into it, until the guard is dropped.
    ///
    /// # Errors
    /// [`HouseRefusal::PurseGone`] if its owner was erased, or its character retired, meanwhile; or the database failed.
    pub(super) async fn keep_purse(
        &self,
        guild: GuildId,
        purse: PurseId,
    ) -> Result<RwLockReadGuard<'_, ()>, HouseError> {
        let kept = self.paid_or_given_up.read().await;
        // Names that are remembered may be those of before.
        let holder = self.store.holder(guild, purse).await;
        let character = self.store.character(purse).await;
        let is_held = holder.map_err(anyhow::Error::from)?.is_some();
        let character = character.map_err(anyhow::Error::from)?;
        if is_held && character.is_none_or(|row| row.retired_at.is_none()) {
            Ok(kept)
        } else {
            Err(HouseRefusal::PurseGone.into())
        }
    }

    /// The name of a player at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name(&self, guild: GuildId, player: &Player) -> anyhow::Result<String> {
        self.name_of(guild, &player.owner()).await
    }

    /// Drops names cached in memory, so that they are read again after a renaming or an erasure.
    pub fn forget_names(&self, guild: GuildId) {
        self.names.lock().retain(|(server, _), _| *server != guild);
        self.people.lock().retain(|(server, _), _| *server != guild);
    }

    /// Drops a member whose rows were erased from the caches.
    pub(super) fn forget(&self, guild: GuildId, member: MemberId, purses: &[PurseId]) {
        self.started.lock().remove(&(guild, member));
        self.people.lock().remove(&(guild, member));
        let mut names = self.names.lock();
        for &purse in purses {
            names.remove(&(guild, purse));
        }
    }

    /// Drops everyone in a server whose rows are gone from the caches.
    pub(super) fn forget_server(&self, guild: GuildId) {
        self.started
            .lock()
            .retain(|(server, _), ()| *server != guild);
        self.forget_names(guild);
    }

    /// Stores a member, with a purse if they have none; an empty name leaves the known one.
    async fn enter(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
    ) -> anyhow::Result<PersonRow> {
        let entered = Write::Member {
            guild,
            member,
            name: name.to_owned(),
            purse: PurseId(self.house.random.bits()),
        };
        let mut step = Step::write(entered);
        // A member who was erased and is back is still excluded as before.
        let recognised = |id: MemberId| Write::Recognise {
            guild,
            member,
            stand_in: id.0.cast_signed(),
        };
        let stand_ins = self.stand_ins(guild, member)?;
        step.writes.extend(stand_ins.map(recognised));
        self.commit_of(guild, member, step).await
    }

    /// The ids under which a member's bars are kept once they were erased, until they are back.
    pub(super) fn stand_ins(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<[MemberId; 2]> {
        let hashes = &self.member_hashes;
        let ids = [
            hashes.stand_in(guild, member)?,
            hashes.old_stand_in(guild, member),
        ];
        Ok(ids.map(|id| MemberId(id.cast_unsigned())))
    }

    /// Commits what changes a member, and reads them again.
    pub(super) async fn commit_of(
        &self,
        guild: GuildId,
        member: MemberId,
        step: Step,
    ) -> anyhow::Result<PersonRow> {
        let committed = self.store.commit(step).await;
        // Also if it failed: it may have been committed, with only the answer lost.
        self.people.lock().remove(&(guild, member));
        committed?;
        self.read_person(guild, member).await
    }

    async fn read_person(&self, guild: GuildId, member: MemberId) -> anyhow::Result<PersonRow> {
        let known = self.store.person(guild, member).await?;
        let known = known.context("a member is missing right after being stored")?;
        self.people.lock().insert((guild, member), known.clone());
        self.names.lock().remove(&(guild, known.purse));
        Ok(known)
    }
}
