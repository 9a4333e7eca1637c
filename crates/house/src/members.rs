//! Who comes to the tavern: members, the purse they play from, and what they are called.

use super::cache::Cache;
use super::{Character, House, Person, Player, PurseHolder, ServerSettings, Staff, lock};
use crate::bank::{Bank, Once};
use anyhow::Context;
use books::{Amount, Owner};
use hmac::{Hmac, KeyInit, Mac};
use ids::{GuildId, MemberId, PurseId};
use pages::text::tidy;
use sha2::Sha256;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use store::{Holder, PersonRow, Step, Store, Write};

/// What stands for members who had their data erased: keyed hashes, from one secret of this file.
pub(super) struct MemberHashes(Hmac<Sha256>);

impl MemberHashes {
    /// The name of the secret in the store.
    const SECRET: &'static str = "welcomes";

    /// Reads the key of this file, or makes it.
    pub async fn open(store: &dyn store::Store) -> anyhow::Result<MemberHashes> {
        if store.secret(Self::SECRET).await?.is_none() {
            let write = Write::Secret {
                name: Self::SECRET,
                key: hex(&rand::random::<[u8; 32]>()),
            };
            store.commit(Step::write(write)).await?;
        }
        let key = store.secret(Self::SECRET).await?;
        let key = key.context("a secret was not kept")?;
        let keyed = Hmac::new_from_slice(key.as_bytes()).context("a key of any length will do")?;
        Ok(MemberHashes(keyed))
    }

    /// What stands for a member of a server where something is given once. Each server has a key of its own.
    pub fn once(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Once> {
        let key = hashed(&self.0, &[guild.0]);
        let key = Hmac::new_from_slice(&key).context("a key of any length will do")?;
        Ok(Once {
            hash: hex(&hashed(&key, &[member.0])[..16]),
            old: Some(hex(&self.old_hash(guild, member)[..16])),
        })
    }

    /// A number for who is kept from the tables. Below zero, so that it is no id of Discord's.
    pub fn stand_in(&self, guild: GuildId, member: MemberId) -> i64 {
        let hash = self.old_hash(guild, member);
        let number = hash[16..24].iter();
        number.fold(0, |number, &byte| number << 8 | i64::from(byte)) | i64::MIN
    }

    /// By the one key for all servers.
    fn old_hash(&self, guild: GuildId, member: MemberId) -> [u8; 32] {
        hashed(&self.0, &[guild.0, member.0])
    }
}

fn hashed(key: &Hmac<Sha256>, numbers: &[u64]) -> [u8; 32] {
    let mut keyed = key.clone();
    for number in numbers {
        keyed.update(&number.to_be_bytes());
    }
    keyed.finalize().into_bytes().into()
}

/// The members of every server: the purse they play from, what they are called, what they like.
pub struct Members {
    pub(super) store: Arc<dyn Store>,
    bank: Bank,
    house: Arc<House>,
    settings: Arc<ServerSettings>,
    staff: Arc<Staff>,
    pub(super) member_hashes: Arc<MemberHashes>,
    /// Those who were met, and what the owners of purses are called.
    met: Mutex<Cache<(GuildId, MemberId), ()>>,
    pub(super) people: Mutex<Cache<(GuildId, MemberId), PersonRow>>,
    pub(super) names: Mutex<Cache<(GuildId, PurseId), Holder>>,
    /// Held while what somebody likes is changed.
    pub(super) tastes: tokio::sync::Mutex<()>,
}

impl Members {
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: Arc<House>,
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
            met: Mutex::default(),
            people: Mutex::default(),
            names: Mutex::default(),
            tastes: tokio::sync::Mutex::default(),
        }
    }

    /// On every contact with a member: remembers what they are called, and the first time ever in this server
    /// gives them their starting coins; true if it was that time.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn meet(&self, guild: GuildId, member: MemberId, name: &str) -> anyhow::Result<bool> {
        let purse = self.introduce(guild, member, name).await?.purse;
        if lock(&self.met).get(&(guild, member)).is_some() {
            return Ok(false);
        }
        let starting = Amount::new(self.settings.of(guild).starting(&self.house.defaults)).ok();
        let once = self.member_hashes.once(guild, member)?;
        let bank = &self.bank;
        let welcomed = bank.welcome(guild, purse, &once, starting, self.house.time.now());
        let welcomed = welcomed.await?;
        // Only now: what could not be written is tried again at the next contact.
        lock(&self.met).insert((guild, member), ());
        Ok(welcomed)
    }

    /// Remembers what a member is called who was only spoken of, and gives them a purse if they have none.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn introduce(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
    ) -> anyhow::Result<PersonRow> {
        let known = lock(&self.people).get(&(guild, member)).cloned();
        let name = match (&*tidy(name), name) {
            // Of letters that nobody sees.
            (kept, typed) if kept.trim().is_empty() && !typed.is_empty() => "?".to_owned(),
            (kept, _) => kept.to_owned(),
        };
        let name = &*name;
        match known {
            Some(known) if known.name == name => Ok(known),
            _ => self.enter(guild, member, name).await,
        }
    }

    /// Whom a member plays as now. Who was never heard of gets a purse, and no starting coins yet.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn person(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Person> {
        let known = self.known(guild, member).await?;
        Ok(Person {
            member,
            purse: known.plays.unwrap_or(known.purse),
        })
    }

    /// A member as the house knows them, their own purse among it.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn known(&self, guild: GuildId, member: MemberId) -> anyhow::Result<PersonRow> {
        if let Some(known) = lock(&self.people).get(&(guild, member)) {
            return Ok(known.clone());
        }
        if let Some(known) = self.store.person(guild, member).await? {
            lock(&self.people).insert((guild, member), known.clone());
            return Ok(known);
        }
        self.enter(guild, member, "").await
    }

    /// From now on a member plays as one of their characters, or as themselves.
    /// Whose character it is, is the caller's to check. Where they sit already they stay who they are.
    ///
    /// # Errors
    /// Where the database fails.
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
        self.store.commit(Step::write(write)).await?;
        self.read_person(guild, member).await?;
        Ok(())
    }

    /// What the owner of a purse is called: a member, a character, a patron.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn name_of(&self, guild: GuildId, owner: &Owner) -> anyhow::Result<String> {
        let purse = match owner {
            Owner::Patron(key) => {
                let name = self.staff.patron_name(guild, key.as_str());
                return Ok(name.unwrap_or_else(|| key.as_str().to_owned()));
            }
            Owner::Member(purse) => *purse,
        };
        Ok(match self.holder(guild, purse).await? {
            // The house has only heard of them: what Discord shows for the mention is all there is.
            Some(holder) if holder.name.is_empty() => format!("<@{}>", holder.member),
            Some(holder) => holder.name,
            // Their name was erased.
            None => format!("{}…", &purse.to_string()[..4]),
        })
    }

    /// The member whose a purse is, by their own name; nobody for a patron, or where that was erased.
    ///
    /// # Errors
    /// Where the database fails.
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

    /// The character whose purse it is; nobody for a member's own, or a patron's.
    ///
    /// # Errors
    /// Where the database fails.
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

    /// Whose a purse is; nobody where that was erased.
    async fn holder(&self, guild: GuildId, purse: PurseId) -> anyhow::Result<Option<Holder>> {
        if let Some(holder) = lock(&self.names).get(&(guild, purse)) {
            return Ok(Some(holder.clone()));
        }
        let holder = self.store.holder(guild, purse).await?;
        if let Some(holder) = &holder
            && !holder.name.is_empty()
        {
            lock(&self.names).insert((guild, purse), holder.clone());
        }
        Ok(holder)
    }

    /// What somebody at a table is called.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn name(&self, guild: GuildId, player: &Player) -> anyhow::Result<String> {
        self.name_of(guild, &player.owner()).await
    }

    /// Forgets what is remembered of names in memory, so that it is read again: after a renaming, or an erasure.
    pub fn forget_names(&self, guild: GuildId) {
        lock(&self.names).retain(|(server, _), _| *server != guild);
        lock(&self.people).retain(|(server, _), _| *server != guild);
    }

    /// Forgets a member whose rows were erased.
    pub(super) fn forget(&self, guild: GuildId, member: MemberId, purses: &[PurseId]) {
        lock(&self.met).remove(&(guild, member));
        lock(&self.people).remove(&(guild, member));
        let mut names = lock(&self.names);
        for &purse in purses {
            names.remove(&(guild, purse));
        }
    }

    /// Forgets everybody in a server whose rows are gone.
    pub(super) fn forget_server(&self, guild: GuildId) {
        lock(&self.met).retain(|(server, _), ()| *server != guild);
        self.forget_names(guild);
    }

    /// Writes a member down, with a purse if they have none; an empty name leaves the known one.
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
            purse: PurseId(rand::random()),
        };
        // Who had their data erased and is back is kept away as they were.
        let recognised = Write::Recognise {
            guild,
            member,
            stand_in: self.member_hashes.stand_in(guild, member),
        };
        let step = Step {
            writes: vec![entered, recognised],
            ..Step::default()
        };
        self.store.commit(step).await?;
        self.read_person(guild, member).await
    }

    pub(super) async fn read_person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<PersonRow> {
        let known = self.store.person(guild, member).await?;
        let known = known.context("a member who was written down is not there")?;
        lock(&self.people).insert((guild, member), known.clone());
        lock(&self.names).remove(&(guild, known.purse));
        Ok(known)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
