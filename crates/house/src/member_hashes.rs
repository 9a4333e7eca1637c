//! Keyed hashes that stand for members whose data were erased.

use bank::Once;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::Context;
use hmac::{Hmac, KeyInit, Mac};
use ids::{GuildId, MemberId};
use sha2::Sha256;
use store::{Step, Store, Write};

use crate::random::Random;

/// Computes the keyed hashes that stand for members whose data were erased. Each server has its own key: one that came
/// with it from another database, or else one that follows from the secret of this file.
pub(super) struct MemberHashes {
    own: Hmac<Sha256>,
    brought: BTreeMap<GuildId, Hmac<Sha256>>,
}

/// The secret's name in the store.
pub(super) const SECRET: &str = "welcomes";

/// The least number that stands for an erased member who is kept away. Those from before servers had keys of their own
/// are below it.
pub(super) const LEAST_STAND_IN: i64 = -(1 << 48);

impl MemberHashes {
    /// Reads this file's secret, or makes it.
    pub async fn open(store: &dyn Store, random: &dyn Random) -> anyhow::Result<MemberHashes> {
        if store.secret(SECRET).await?.is_none() {
            let write = Write::Secret {
                name: SECRET,
                key: hex(&random.secret()?),
            };
            store.commit(Step::write(write)).await?;
        }
        let key = store.secret(SECRET).await?;
        let key = key.context("the secret is missing right after it was stored")?;
        let mut brought = BTreeMap::new();
        for (guild, key) in store.secrets_of_servers().await? {
            let key = unhex(&key).context("the key of a server is no hexadecimal number")?;
            brought.insert(guild, keyed(&key)?);
        }
        let own = keyed(key.as_bytes())?;
        Ok(MemberHashes { own, brought })
    }

    /// What identifies a member of a server for gifts given once.
    pub fn once(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Once> {
        Ok(Once {
            hash: hex(&self.hash(guild, member)?[..16]),
            old: Some(hex(&self.old_hash(guild, member)[..16])),
        })
    }

    /// A number for an excluded member who is erased; negative, so that it is never a Discord id.
    pub fn stand_in(&self, guild: GuildId, member: MemberId) -> anyhow::Result<i64> {
        let hash = self.hash(guild, member)?;
        Ok(-1 - number(&hash[16..22]))
    }

    /// The same under the key of the whole file.
    pub fn old_stand_in(&self, guild: GuildId, member: MemberId) -> i64 {
        number(&self.old_hash(guild, member)[16..24]) | i64::MIN
    }

    fn hash(&self, guild: GuildId, member: MemberId) -> anyhow::Result<[u8; 32]> {
        match self.brought.get(&guild) {
            Some(key) => Ok(hashed(key, &[member.0])),
            None => Ok(hashed(&keyed(&hashed(&self.own, &[guild.0]))?, &[member.0])),
        }
    }

    /// The hash under the single key that older versions used for all servers.
    fn old_hash(&self, guild: GuildId, member: MemberId) -> [u8; 32] {
        hashed(&self.own, &[guild.0, member.0])
    }
}

/// The key of a server that follows from the secret of a file, in hex: all that another database needs to recognise the
/// members of this one server.
pub(super) fn key_of_server(secret: &str, guild: GuildId) -> anyhow::Result<String> {
    Ok(hex(&hashed(&keyed(secret.as_bytes())?, &[guild.0])))
}

fn keyed(key: &[u8]) -> anyhow::Result<Hmac<Sha256>> {
    Hmac::new_from_slice(key).context("HMAC takes a key of any length")
}

fn number(bytes: &[u8]) -> i64 {
    let bytes = bytes.iter();
    bytes.fold(0, |number, &byte| number << 8 | i64::from(byte))
}

fn hashed(key: &Hmac<Sha256>, numbers: &[u64]) -> [u8; 32] {
    let mut keyed = key.clone();
    for number in numbers {
        keyed.update(&number.to_be_bytes());
    }
    keyed.finalize().into_bytes().into()
}

/// Bytes as text, two digits each.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes of such a text.
pub(super) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(digit).collect()
}
