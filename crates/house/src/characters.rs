//! Characters: a member plays as one of them, with a purse and a name of its own.

use super::{Members, Sorry, TableId, Tables, Trouble, lock};
use crate::bank::{Bank, BankError, BankRefusal, Order, Purse, transfer_row};
use crate::text::tidy;
use crate::time::Time;
use books::{Account, Amount, LIMIT, Transfer};
use ids::{GuildId, MemberId, PurseId};
use std::sync::Arc;
use store::{CharacterRow, Step, Store, Write};

/// Characters that a member plays as.
pub const MOST_CHARACTERS: usize = 10;
/// With those that were retired.
const MOST_EVER: usize = 50;
/// Letters of a character's name.
pub const NAME_LETTERS: std::ops::RangeInclusive<usize> = 2..=32;
/// Letters of the address of a picture.
const PICTURE_LETTERS: usize = 500;

/// Why there is no such character: told to the member.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCharacter {
    /// The name is too short or too long.
    #[error("a name has {NAME_LETTERS:?} letters")]
    NameLength,
    /// It has signs that could pass for something else, or cannot be seen.
    #[error("a name has letters, numbers and a few signs")]
    NameSigns,
    /// Somebody here goes by it.
    #[error("the name is taken")]
    NameTaken,
    /// That is no address of a picture.
    #[error("not the address of a picture")]
    Picture,
    /// They have as many as anybody may.
    #[error("at most {MOST_CHARACTERS} characters")]
    TooMany,
    /// They have made up more than anybody may.
    #[error("at most {MOST_EVER} characters, retired ones too")]
    TooManyEver,
    /// No character of theirs goes by this name.
    #[error("no such character")]
    Unknown,
    /// It sits at a table.
    #[error("it sits at table {0}")]
    Seated(TableId),
    /// Its coins would be too many for the purse they would go to.
    #[error("the coins do not fit into the purse")]
    TooRich,
    /// It was to be given more than its member's own purse has to spend.
    #[error("{} coins are free and {} on hold: not enough for {wanted}", purse.free, purse.on_hold)]
    TooPoor {
        /// What the member has.
        purse: Purse,
        /// What the character was to have.
        wanted: i64,
    },
}

/// A character that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its purse.
    pub purse: PurseId,
    /// What it is called.
    pub name: String,
    /// Where its picture is.
    pub picture: Option<String>,
}

/// The characters that members play as.
pub struct Characters {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) time: Arc<dyn Time>,
    pub(super) members: Arc<Members>,
    pub(super) tables: Arc<Tables>,
    /// Held by who gives a name to a character, so that nobody else takes it meanwhile.
    pub(super) register: tokio::sync::Mutex<()>,
}

impl Characters {
    /// The characters that a member can play as, the oldest first.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<Vec<Character>> {
        let rows = self.store.characters(guild, member).await?;
        let played = rows.into_iter().filter(|row| row.retired_at.is_none());
        Ok(played.map(Character::of).collect())
    }

    /// The character of a member that goes by this purse or name.
    ///
    /// # Errors
    /// [`NoCharacter::Unknown`], also where it is somebody else's.
    pub async fn character_of(
        &self,
        guild: GuildId,
        member: MemberId,
        typed: &str,
    ) -> Result<Character, Trouble> {
        let named = |character: &Character| {
            character.purse.to_string() == typed || same(&character.name, typed.trim())
        };
        let mut all = self.characters(guild, member).await?.into_iter();
        Ok(all.find(named).ok_or(NoCharacter::Unknown)?)
    }

    /// A member makes up a character; one of theirs that was retired under this name comes back, with its purse.
    /// `coins` of the member's own purse go with it: both happen or neither.
    ///
    /// # Errors
    /// [`NoCharacter`].
    pub async fn create_character(
        &self,
        guild: GuildId,
        member: MemberId,
        name: &str,
        picture: Option<&str>,
        coins: Option<Amount>,
    ) -> Result<Character, Trouble> {
        let name = parse_name(name)?;
        let picture = picture.map(parse_picture).transpose()?;
        let _one_at_a_time = self.register.lock().await;
        let known = self.store.characters(guild, member).await;
        let known = known.map_err(anyhow::Error::from)?;
        let playing = known.iter().filter(|row| row.retired_at.is_none()).count();
        if playing >= MOST_CHARACTERS {
            return Err(NoCharacter::TooMany.into());
        }
        let retired = |row: &&CharacterRow| row.retired_at.is_some() && same(&row.name, &name);
        let before = known.iter().find(retired).cloned();
        if before.is_none() && known.len() >= MOST_EVER {
            return Err(NoCharacter::TooManyEver.into());
        }
        let id = before
            .as_ref()
            .map_or_else(|| PurseId(rand::random()), |row| row.id);
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
        // A row for the member comes first: the character is theirs.
        let own = self.members.known(guild, member).await?;
        match coins {
            None => self.keep(row.clone(), Step::default()).await?,
            Some(coins) => self.endow(row.clone(), own.purse, coins).await?,
        }
        Ok(Character::of(row))
    }

    /// Writes a character down, with coins that its member's own purse pays it.
    async fn endow(&self, row: CharacterRow, own: PurseId, coins: Amount) -> Result<(), Trouble> {
        let (guild, member, purse) = (row.guild, row.member, row.id);
        let at = self.time.now();
        let order = Order {
            guild,
            by: member,
            purse,
            amount: coins,
            note: None,
            // At one time they may come back, rest and come back.
            name: format!("endow:{purse}:{at}:{:08x}", rand::random::<u32>()),
            at,
        };
        let beside = vec![Write::Character(row)];
        match self.bank.pay_beside(own, order, beside).await {
            Ok(_) => {}
            Err(BankError::Refused(BankRefusal::NotEnough { purse, wanted })) => {
                return Err(NoCharacter::TooPoor { purse, wanted }.into());
            }
            Err(BankError::Refused(BankRefusal::TooMuch)) => {
                return Err(Sorry::TooManyCoins.into());
            }
            Err(error) => return Err(anyhow::Error::from(error).into()),
        }
        self.seen_anew(guild, member, purse);
        Ok(())
    }

    /// From now on a character is called otherwise, at the tables too.
    ///
    /// # Errors
    /// [`NoCharacter`].
    pub async fn rename_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<Character, Trouble> {
        let name = parse_name(name)?;
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        self.must_be_free(guild, member, purse, &name).await?;
        row.name = name;
        self.keep(row.clone(), Step::default()).await?;
        Ok(Character::of(row))
    }

    /// From now on a character shows this picture, or none.
    ///
    /// # Errors
    /// [`NoCharacter`].
    pub async fn picture_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        picture: Option<&str>,
    ) -> Result<Character, Trouble> {
        let picture = picture.map(parse_picture).transpose()?;
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        row.picture = picture;
        self.keep(row.clone(), Step::default()).await?;
        Ok(Character::of(row))
    }

    /// A character is played as no more; its coins go to the member's own purse, and so many they were.
    /// The name stays in the books.
    ///
    /// # Errors
    /// [`NoCharacter::Seated`] while it sits at a table.
    pub async fn retire_character(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
    ) -> Result<i64, Trouble> {
        let _one_at_a_time = self.register.lock().await;
        let mut row = self.row_of(guild, member, purse).await?;
        if let Some(table) = self.tables.table_of_purse(guild, purse) {
            return Err(NoCharacter::Seated(table).into());
        }
        let own = self.members.known(guild, member).await?;
        let (from, to) = (Account::Member(purse), Account::Member(own.purse));
        let bank = &self.bank;
        let coins = bank.balance(guild, &from).await;
        let coins = coins.map_err(anyhow::Error::from)?.free;
        let there = bank.balance(guild, &to).await;
        let there = there.map_err(anyhow::Error::from)?;
        if there.free.saturating_add(coins) > LIMIT {
            return Err(NoCharacter::TooRich.into());
        }
        let now = self.time.now();
        let mut step = Step::default();
        if let Ok(amount) = Amount::new(coins) {
            let name = format!("retire:{purse}:{now}:{:08x}", rand::random::<u32>());
            let transfer = Transfer::new(name, from, to, amount, "retire");
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
    ) -> Result<CharacterRow, Trouble> {
        let row = self.store.character(purse).await;
        let row = row.map_err(anyhow::Error::from)?;
        let theirs = |row: &CharacterRow| {
            (row.guild, row.member) == (guild, member) && row.retired_at.is_none()
        };
        Ok(row.filter(theirs).ok_or(NoCharacter::Unknown)?)
    }

    /// Nobody else in the server goes by this name, and no patron does.
    async fn must_be_free(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<(), Trouble> {
        let of_patron = patrons::CAST.iter().any(|patron| same(patron.name, name));
        let store = &self.store;
        let taken = store.is_name_taken(guild, member, purse, name).await;
        if of_patron || is_myself(name) || taken.map_err(anyhow::Error::from)? {
            return Err(NoCharacter::NameTaken.into());
        }
        Ok(())
    }

    /// Writes a character down with what belongs to it, and lets its tables show it.
    async fn keep(&self, row: CharacterRow, mut step: Step) -> anyhow::Result<()> {
        let (guild, member, purse) = (row.guild, row.member, row.id);
        step.writes.push(Write::Character(row));
        self.store.commit(step).await?;
        self.seen_anew(guild, member, purse);
        Ok(())
    }

    /// What was remembered of a member and a character of theirs is read again, and their tables are told.
    fn seen_anew(&self, guild: GuildId, member: MemberId, purse: PurseId) {
        lock(&self.members.people).remove(&(guild, member));
        lock(&self.members.names).remove(&(guild, purse));
        for table in self.tables.tables_of(guild, member) {
            self.tables.look_again(table);
        }
    }
}

impl Character {
    fn of(row: CharacterRow) -> Character {
        Character {
            purse: row.id,
            name: row.name,
            picture: row.picture,
        }
    }
}

impl From<NoCharacter> for Sorry {
    fn from(why: NoCharacter) -> Sorry {
        Sorry::Character(why)
    }
}

impl From<NoCharacter> for Trouble {
    fn from(why: NoCharacter) -> Trouble {
        Trouble::Sorry(why.into())
    }
}

/// The word by which a member names themselves among their characters.
pub const MYSELF: &str = "myself";

/// Whether somebody means themselves and none of their characters.
#[must_use]
pub fn is_myself(typed: &str) -> bool {
    same(MYSELF, typed.trim())
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A name as it was typed: one blank between words, and only signs that cannot pass for something else.
fn parse_name(typed: &str) -> Result<String, NoCharacter> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if !NAME_LETTERS.contains(&name.chars().count()) {
        return Err(NoCharacter::NameLength);
    }
    let fits = |letter: char| letter.is_alphanumeric() || " '’-.,&!?".contains(letter);
    // Some letters of the alphabets show nothing.
    if !name.chars().all(fits) || !name.chars().any(char::is_alphabetic) || tidy(&name) != name {
        return Err(NoCharacter::NameSigns);
    }
    Ok(name)
}

/// The address of a picture, so plain that Discord takes it.
fn parse_picture(typed: &str) -> Result<String, NoCharacter> {
    let address = typed.trim();
    let rest = address.strip_prefix("https://");
    let rest = rest.ok_or(NoCharacter::Picture)?;
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte);
    if address.len() > PICTURE_LETTERS || !rest.bytes().all(plain) {
        return Err(NoCharacter::Picture);
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let label = |label: &str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        (1..=63).contains(&label.len())
            && label.bytes().all(fits)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let labels: Vec<&str> = host.split('.').collect();
    // A name, no number: what lies in the operator's own network has no business here.
    let named = |last: &&str| last.bytes().any(|byte| byte.is_ascii_alphabetic());
    if labels.len() < 2
        || !labels.iter().all(|part| label(part))
        || !labels.last().is_some_and(named)
    {
        return Err(NoCharacter::Picture);
    }
    Ok(address.to_owned())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_letters_and_a_few_signs() {
        for (typed, name) in [
            ("Brenna", "Brenna"),
            ("  Sir  Oswin\tthe Bold ", "Sir Oswin the Bold"),
            ("D'Artagnan-Fils, Jr.", "D'Artagnan-Fils, Jr."),
            ("Żółw", "Żółw"),
            ("R2", "R2"),
        ] {
            assert_eq!(parse_name(typed).unwrap(), name);
        }
        for typed in ["", "   ", "B", &"b".repeat(33)] {
            assert_eq!(parse_name(typed), Err(NoCharacter::NameLength), "{typed}");
        }
        for typed in [
            "12",
            "<@123456>",
            "@everyone",
            "**Gwen**",
            "Gwen\u{200b}",
            "Gwen\u{3164}",
            "Gwen\u{202e}",
            "a\u{0}b",
            "[x](https://a.b)",
        ] {
            assert_eq!(parse_name(typed), Err(NoCharacter::NameSigns), "{typed:?}");
        }
    }

    #[test]
    fn a_picture_is_a_plain_address() {
        for good in [
            "https://example.org/brenna.png",
            "https://cdn.example.co.uk/a/b?width=3&x=%20#y",
        ] {
            assert_eq!(parse_picture(good).unwrap(), good);
        }
        let long = format!("https://example.org/{}", "a".repeat(500));
        for bad in [
            "http://example.org/a.png",
            "javascript:alert(1)",
            "https://",
            "https://localhost/a.png",
            "https://127.0.0.1/a.png",
            "https://user@example.org/a.png",
            "https://exa mple.org/a.png",
            "https://example.org/a b.png",
            "https://example..org/a.png",
            "https://-a.org/a.png",
            "https://example.org/ä.png",
            &long,
        ] {
            assert_eq!(parse_picture(bad), Err(NoCharacter::Picture), "{bad}");
        }
    }
}
