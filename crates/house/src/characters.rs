//! Characters: a member can play as one, with its own purse and name.

use super::{HouseError, Members, Tables};
use crate::random::Random;
use crate::time::Time;
use bank::{Bank, BankError, BankRefusal, Order, transfer_row};
use books::{Account, Amount, Reason, Transfer};
use ids::{GuildId, MemberId, PurseId};
use pages::{
    Character, CharacterRefused, HouseRefusal, MOST_CHARACTERS, MOST_EVER, PlayableRole, is_myself,
    parse_name, parse_picture, same,
};
use rules::Coins;
use std::sync::Arc;
use store::{CharacterRow, Step, Store, Write};
use table::Person;

/// The characters that members can play as.
pub struct Characters {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) time: Arc<dyn Time>,
    pub(super) random: Arc<dyn Random>,
    pub(super) members: Arc<Members>,
    pub(super) tables: Arc<Tables>,
    /// Held while a character is given a name, so that nobody else takes the name meanwhile.
    pub(super) register: tokio::sync::Mutex<()>,
}

impl Characters {
    /// The characters a member can play as, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<Vec<Character>> {
        let rows = self.store.characters(guild, member).await?;
        let played = rows.into_iter().filter(|row| row.retired_at.is_none());
        Ok(played.map(from_row).collect())
    }

    /// Every role that a member can play in, themselves first; `name` is their display name in the server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn playable_roles(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
    ) -> anyhow::Result<Vec<PlayableRole>> {
        let mut roles = vec![self.playable_role(guild, member, name, None).await?];
        for character in self.characters(guild, member).await? {
            let role = self.playable_role(guild, member, name, Some(character));
            roles.push(role.await?);
        }
        Ok(roles)
    }

    /// A member's character as a role that they can play in; without one, themselves, under this name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn playable_role(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
        character: Option<Character>,
    ) -> anyhow::Result<PlayableRole> {
        let known = self.members.known(guild, member).await?;
        let own = character.as_ref().map(|character| character.purse);
        let person = Person {
            member,
            purse: own.unwrap_or(known.purse),
        };
        let its_name = character.as_ref().map(|character| character.name.clone());
        Ok(PlayableRole {
            name: its_name.unwrap_or_else(|| name.to_owned()),
            purse: self.members.purse(guild, person).await?,
            playing: known.plays == own,
            character,
        })
    }

    /// A member's character, by its purse or name.
    ///
    /// # Errors
    /// [`CharacterRefused::Unknown`], also if it is somebody else's.
    pub async fn character_of(
        &self,
        guild: GuildId,
        member: MemberId,
        typed: &str,
    ) -> Result<Character, HouseError> {
        let named = |character: &Character| {
            character.purse.to_string() == typed || same(&character.name, typed.trim())
        };
        let mut all = self.characters(guild, member).await?.into_iter();
        Ok(all.find(named).ok_or(CharacterRefused::Unknown)?)
    }

    /// Creates a character for a member, or brings back one they retired under this name, with its purse. It receives
    /// `coins` from the member's own purse: both happen, or neither.
    ///
    /// # Errors
    /// [`CharacterRefused`].
    pub async fn create_character(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
        picture: Option<&str>,
        coins: Option<Amount>,
    ) -> Result<Character, HouseError> {
        let name = parse_name(name)?;
        let picture = picture.map(parse_picture).transpose()?;
        let _one_at_a_time = self.register.lock().await;
        let known = self.store.characters(guild, member).await;
        let known = known.map_err(anyhow::Error::from)?;
        let playing = known.iter().filter(|row| row.retired_at.is_none()).count();
        if playing >= MOST_CHARACTERS {
            return Err(CharacterRefused::TooMany.into());
        }
        let retired = |row: &&CharacterRow| row.retired_at.is_some() && same(&row.name, &name);
        let before = known.iter().find(retired).cloned();
        if before.is_none() && known.len() >= MOST_EVER {
            return Err(CharacterRefused::TooManyEver.into());
        }
        let id = before
            .as_ref()
            .map_or_else(|| PurseId(self.random.bits()), |row| row.id);
        self.must_be_free(guild, member, id, &name).await?;
        let row = CharacterRow {
            id,
            guild,
            member,
            picture: picture.or_else(|| before.as_ref().and_then(|row| row.picture.clone())),
            name,
            made_at: before.map_or_else(|| self.time.now(), |row| row.made_at),
            retired_at: None,
        };
        // The member needs a row first, since the character refers to it.
        let purse = self.members.known(guild, member).await?.purse;
        if let Some(coins) = coins {
            let has = self.members.purse(guild, Person { member, purse }).await?;
            if has.free < Coins(coins.get()) {
                let (purse, wanted) = (has, coins.get());
                return Err(CharacterRefused::TooPoor {
                    purse,
                    wanted: Coins(wanted),
                }
                .into());
            }
        }
        self.members.open_purse(guild, member).await?;
        match coins {
            None => self.keep(row.clone(), Step::default()).await?,
            Some(coins) => self.create_funded(row.clone(), purse, coins).await?,
        }
        Ok(from_row(row))
    }

    /// Stores a character, with coins paid from its member's own purse.
    async fn create_funded(
        &self,
        row: CharacterRow,
        own: PurseId,
        coins: Amount,
    ) -> Result<(), HouseError> {
        let (guild, member, purse) = (row.guild, row.member, row.id);
        let at = self.time.now();
        let order = Order {
            guild,
            by: member,
            purse,
            amount: coins,
            note: None,
            // They may come back, retire and come back at the same time of day.
            name: format!("create_funded:{purse}:{at}:{:016x}", self.random.bits()),
            at,
        };
        let beside = vec![Write::Character(row)];
        let paid = self.bank.pay_beside(own, order, beside).await;
        self.seen_anew(guild, member, purse);
        match paid {
            Ok(_) => Ok(()),
            Err(BankError::Refused(BankRefusal::NotEnough { purse, wanted })) => {
                Err(CharacterRefused::TooPoor { purse, wanted }.into())
            }
            Err(BankError::Refused(BankRefusal::TooMuch)) => Err(HouseRefusal::TooManyCoins.into()),
            Err(error) => Err(anyhow::Error::from(error).into()),
        }
    }

    /// Renames a character, at its tables too.
    ///
    /// # Errors
    /// [`CharacterRefused`].
    pub async fn rename_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<Character, HouseError> {
        let name = parse_name(name)?;
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        self.must_be_free(guild, member, purse, &name).await?;
        row.name = name;
        self.keep(row.clone(), Step::default()).await?;
        Ok(from_row(row))
    }

    /// Changes or removes a character's picture.
    ///
    /// # Errors
    /// [`CharacterRefused`].
    pub async fn picture_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        picture: Option<&str>,
    ) -> Result<Character, HouseError> {
        let picture = picture.map(parse_picture).transpose()?;
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        row.picture = picture;
        self.keep(row.clone(), Step::default()).await?;
        Ok(from_row(row))
    }

    /// Retires a character; returns how many of its coins went to the member's own purse. Its name is kept for the
    /// books.
    ///
    /// # Errors
    /// [`CharacterRefused::Seated`] while it sits at a table.
    pub async fn retire_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
    ) -> Result<Coins, HouseError> {
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        if let Some(table) = self.tables.table_of_purse(guild, purse) {
            return Err(CharacterRefused::Seated(table).into());
        }
        let own = self.members.known(guild, member).await?;
        let _not_paid = self.members.paid_or_given_up.write().await;
        let (from, to) = (Account::Member(purse), Account::Member(own.purse));
        let bank = &self.bank;
        let coins = bank.balance(guild, &from).await;
        let coins = coins.map_err(anyhow::Error::from)?.free;
        let there = bank.balance(guild, &to).await;
        let there = there.map_err(anyhow::Error::from)?;
        if there.free.saturating_add(coins) > Coins::MOST {
            return Err(CharacterRefused::TooRich.into());
        }
        let now = self.time.now();
        let mut step = Step::default();
        if let Ok(amount) = Amount::new(coins.0) {
            let name = format!("retire:{purse}:{now}:{:016x}", self.random.bits());
            let transfer = Transfer::new(name, from, to, amount, Reason::Retirement);
            step.transfers.push(transfer_row(&transfer, guild, now));
        }
        if own.plays == Some(purse) {
            step.writes.push(Write::Plays {
                guild,
                member,
                character: None,
            });
        }
        row.retired_at = Some(now);
        self.keep(row, step).await?;
        Ok(coins)
    }

    /// The row of a character that a member plays as.
    async fn row_of(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
    ) -> Result<CharacterRow, HouseError> {
        let row = self.store.character(purse).await;
        let row = row.map_err(anyhow::Error::from)?;
        let theirs = |row: &CharacterRow| {
            (row.guild, row.member) == (guild, member) && row.retired_at.is_none()
        };
        Ok(row.filter(theirs).ok_or(CharacterRefused::Unknown)?)
    }

    /// Refuses a name that is taken in the server, belongs to the cast, or means the member themselves.
    async fn must_be_free(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<(), HouseError> {
        let of_patron = patrons::CAST.iter().any(|patron| same(patron.name, name));
        let store = &self.store;
        let taken = store.is_name_taken(guild, member, purse, name).await;
        if of_patron || is_myself(name) || taken.map_err(anyhow::Error::from)? {
            return Err(CharacterRefused::NameTaken.into());
        }
        Ok(())
    }

    /// Stores a character in this step, and refreshes its tables.
    async fn keep(&self, row: CharacterRow, mut step: Step) -> anyhow::Result<()> {
        let (guild, member, purse) = (row.guild, row.member, row.id);
        step.writes.push(Write::Character(row));
        let committed = self.store.commit(step).await;
        // Also if it failed: it may have been committed, with only the answer lost.
        self.seen_anew(guild, member, purse);
        Ok(committed?)
    }

    /// Drops what was cached about a member and their character, and refreshes their tables.
    fn seen_anew(&self, guild: GuildId, member: MemberId, purse: PurseId) {
        self.members.people.lock().remove(&(guild, member));
        self.members.names.lock().remove(&(guild, purse));
        for table in self.tables.tables_of(guild, member) {
            self.tables.refresh(table);
        }
    }
}

fn from_row(row: CharacterRow) -> Character {
    Character {
        purse: row.id,
        name: row.name,
        picture: row.picture,
    }
}
