//! Uploads card faces to Discord in the background: those that are missing or whose drawing changed, one by one and
//! no faster than the given pace, so that commands and tables never wait for them.
//!
//! The name of an emoji is made of its card and a hash of its picture ("King_of_Swords_1a2b3c4d"), so an outdated one is
//! recognised by its name. It is deleted at the first start after its replacement was uploaded: until then messages
//! show it. One that bears its card's former name is renamed, for messages show an emoji by its id.

use crate::discord::counted::Route;
use crate::discord::gallery::Gallery;
use crate::discord::messenger::Messenger;
use crate::discord::refused::{code, loss, why};
use interactions::discord::Loss;
use interactions::faces::KnownFaces;
use pages::{Inks, Language};
use picture::{Emblem, Png};
use rules::{Card, CardSet};
use screens::faces::{Faces, former_name, name};
use serde_json::json;
use serenity::builder::CreateAttachment;
use serenity::model::guild::Emoji;
use serenity::model::id::EmojiId;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Duration;

/// The first delay after a failure; it doubles up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);
/// How long to wait before looking for faces again that another process may upload meanwhile.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// How many rounds are tried. After that, cards without a face stay words until the bot is restarted.
const ROUNDS: usize = 16;
/// Discord's code for an application that has reached its limit of emoji.
const TOO_MANY: isize = 30008;

/// Uploads missing faces; checks again whenever Discord turns out not to know a face.
pub async fn run(
    messenger: &Messenger,
    gallery: &Gallery,
    known_faces: &KnownFaces,
    pace: Duration,
) {
    let mut brought = HashSet::new();
    loop {
        bring_patiently(messenger, gallery, known_faces, &mut brought, pace).await;
        known_faces.missed().await;
    }
}

/// Uses the faces that another process of the bot uploads, without uploading any; checks again until all are there, and
/// whenever Discord turns out not to know a face.
pub async fn find(messenger: &Messenger, known_faces: &KnownFaces) {
    loop {
        let there = messenger.in_turn(Route::Emoji, messenger.http.get_application_emojis());
        let found = match there.await {
            Ok(there) => by_face(there),
            Err(error) => {
                tracing::debug!("the card faces could not be looked up: {}", why(&error));
                HashMap::new()
            }
        };
        let all = faces().all(|(face, ..)| found.contains_key(&face));
        if !found.is_empty() {
            known_faces.put(Faces::new(newest(&found)));
        }
        if all {
            known_faces.missed().await;
        } else {
            // The first start uploads for several minutes.
            let _ = tokio::time::timeout(LOOK_AGAIN, known_faces.missed()).await;
        }
    }
}

async fn bring_patiently(
    messenger: &Messenger,
    gallery: &Gallery,
    known_faces: &KnownFaces,
    brought: &mut HashSet<String>,
    pace: Duration,
) {
    let mut wait = FIRST_WAIT;
    for round in 0..ROUNDS {
        match bring(messenger, gallery, known_faces, brought, pace).await {
            Ok(()) => return,
            Err(UploadError::Full) => {
                tracing::warn!(
                    "the application has as many emoji as Discord allows: some cards are shown as text"
                );
                return;
            }
            Err(error) if round == 0 => {
                tracing::warn!("some card faces are missing, trying again: {error}");
            }
            Err(error) => tracing::debug!("some card faces are missing: {error}"),
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST_WAIT);
    }
    tracing::error!("card faces could not be uploaded to Discord: cards are shown as text");
}

/// Why a face is missing.
#[derive(Debug, thiserror::Error)]
enum UploadError {
    /// The application has reached its limit of emoji.
    #[error("there is no room for more")]
    Full,
    /// The studio had no free hand, or drawing failed.
    #[error("{0} was not drawn")]
    Undrawn(String),
    /// Discord refused it or did not answer.
    #[error("{}", why(.0))]
    Refused(serenity::Error),
}

/// One round: uses the faces that exist and uploads the missing ones. `brought` collects replacements of faces that
/// stay for now.
async fn bring(
    messenger: &Messenger,
    gallery: &Gallery,
    known_faces: &KnownFaces,
    brought: &mut HashSet<String>,
    pace: Duration,
) -> Result<(), UploadError> {
    let there = messenger.in_turn(Route::Emoji, messenger.http.get_application_emojis());
    let there = there.await;
    let mut there = by_face(there.map_err(UploadError::Refused)?);
    // An older version is used until the right one is uploaded.
    let mut ids = newest(&there);
    known_faces.put(Faces::new(ids.clone()));
    let missing = faces()
        .filter(|(face, ..)| !there.contains_key(face))
        .count();
    if missing > 0 {
        tracing::info!(
            missing,
            "uploading card faces, about {} s; until then, cards are shown as text",
            (pace * u32::try_from(missing).unwrap_or(u32::MAX)).as_secs()
        );
    }
    let mut failed = Ok(());
    for (face, card, language) in faces() {
        let deck = gallery.decks.deck(language, Inks::FourColours);
        let draw = move || deck.emoji(Emblem::Card(card));
        let Some(png) = gallery.studio.draw(draw).await else {
            failed = Err(UploadError::Undrawn(face));
            continue;
        };
        let mark = mark(&png);
        let mut known = there.remove(&face).unwrap_or_default();
        match known.remove(&mark) {
            Some(drawn) => {
                ids.insert(face.clone(), drawn.id.get());
                if drawn.is_former && rename(messenger, drawn.id, &marked(&face, &mark)).await {
                    tokio::time::sleep(pace).await;
                }
                if !brought.contains(&face) {
                    send_off(messenger, known.into_values()).await;
                }
            }
            None => match upload(messenger, &marked(&face, &mark), &png).await {
                Ok(id) => {
                    ids.insert(face.clone(), id.get());
                    brought.insert(face);
                    tokio::time::sleep(pace).await;
                }
                Err(error) if code(&error) == Some(TOO_MANY) => return Err(UploadError::Full),
                Err(error) if loss(&error) == Loss::Outage => {
                    return Err(UploadError::Refused(error));
                }
                // The other faces may still succeed.
                Err(error) => failed = Err(UploadError::Refused(error)),
            },
        }
        known_faces.put(Faces::new(ids.clone()));
    }
    if missing > 0 && failed.is_ok() {
        tracing::info!("all card faces are uploaded");
    }
    failed
}

async fn upload(messenger: &Messenger, name: &str, png: &Png) -> serenity::Result<EmojiId> {
    let image = CreateAttachment::bytes(png.bytes(), "face.png").to_base64();
    let emoji = json!({"name": name, "image": image});
    let made = messenger.http.create_application_emoji(&emoji);
    Ok(messenger.in_turn(Route::NewEmoji, made).await?.id)
}

/// Whether an emoji has a new name.
async fn rename(messenger: &Messenger, id: EmojiId, name: &str) -> bool {
    let name = json!({"name": name});
    let renamed = messenger.http.edit_application_emoji(id, &name);
    match messenger.in_turn(Route::RenameEmoji, renamed).await {
        Ok(_) => true,
        Err(error) => {
            // It is shown as before; the next start tries again.
            tracing::debug!("an emoji could not be renamed: {}", why(&error));
            false
        }
    }
}

async fn send_off(messenger: &Messenger, outdated: impl Iterator<Item = Drawn>) {
    for drawn in outdated {
        let deleted = messenger.http.delete_application_emoji(drawn.id);
        if let Err(error) = messenger.in_turn(Route::DeleteEmoji, deleted).await {
            // The next start tries again.
            tracing::debug!("an outdated emoji could not be deleted: {}", why(&error));
        }
    }
}

/// All faces, each with its card and the language of its letters.
fn faces() -> impl Iterator<Item = (String, Card, Language)> {
    let mut known = HashSet::new();
    let all = Language::ALL.into_iter().flat_map(|language| {
        let cards = CardSet::TAROT.iter().chain(CardSet::FRENCH.iter());
        cards.map(move |card| (name(card, language), card, language))
    });
    all.filter(move |(face, ..)| known.insert(face.clone()))
}

/// An emoji that Discord has for a face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Drawn {
    id: EmojiId,
    /// Whether it bears the face's former name.
    is_former: bool,
}

/// One emoji for each face.
fn newest(there: &HashMap<String, BTreeMap<String, Drawn>>) -> HashMap<String, u64> {
    there
        .iter()
        .filter_map(|(face, drawn)| Some((face.clone(), drawn.values().max()?.id.get())))
        .collect()
}

/// The application's emoji that are card faces, by face and by the hash in their name.
fn by_face(emoji: Vec<Emoji>) -> HashMap<String, BTreeMap<String, Drawn>> {
    let ours = known_names();
    let mut found: HashMap<String, BTreeMap<String, Drawn>> = HashMap::new();
    for emoji in emoji {
        if let Some((called, mark)) = face_and_mark(&emoji.name, &ours) {
            let face = &ours[called];
            let drawn = Drawn {
                id: emoji.id,
                is_former: called != face,
            };
            let known = found.entry(face.clone()).or_default();
            let kept = known.entry(mark.to_owned()).or_insert(drawn);
            if !drawn.is_former {
                *kept = drawn;
            }
        }
    }
    found
}

/// The faces by their names and their former ones.
fn known_names() -> HashMap<String, String> {
    faces()
        .flat_map(|(face, card, language)| {
            [
                (former_name(card, language), face.clone()),
                (face.clone(), face),
            ]
        })
        .collect()
}

/// The name and the hash that an emoji is named after; `None` unless it is one of `ours`.
fn face_and_mark<'a>(name: &'a str, ours: &HashMap<String, String>) -> Option<(&'a str, &'a str)> {
    let (face, mark) = name.rsplit_once('_')?;
    let is_marked = mark.len() == MARK && mark.bytes().all(|byte| byte.is_ascii_hexdigit());
    (is_marked && ours.contains_key(face)).then_some((face, mark))
}

/// The name of a face with this hash.
fn marked(face: &str, mark: &str) -> String {
    format!("{face}_{mark}")
}

/// How many letters of the hash are used.
const MARK: usize = 8;

/// A short hash of a picture.
fn mark(png: &Png) -> String {
    let digest = Sha256::digest(png.bytes());
    let letters = digest.iter().take(MARK / 2);
    letters.map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_face_and_every_court_one_for_each_language() {
        let all: Vec<String> = faces().map(|(face, ..)| face).collect();
        // 78 tarot cards and 32 French ones; 16 and 12 court cards in three more languages.
        assert_eq!(all.len(), 78 + 32 + 3 * (16 + 12));
        // Discord's length limit for a name, including the hash.
        for face in &all {
            let name = format!("{face}_00000000");
            assert!((2..=32).contains(&name.len()), "{name}");
            assert!(name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
        }
    }

    #[test]
    fn fuzz_names_of_emoji() {
        let ours = known_names();
        for face in ours.keys() {
            let name = format!("{face}_0badcafe");
            assert_eq!(
                face_and_mark(&name, &ours),
                Some((face.as_str(), "0badcafe"))
            );
        }
        let texts = [
            "King_of_Swords_1a2b3c4d",
            "King_of_Swords_fr_1a2b3c4d",
            "Trump_21_00000000",
            "clubs_10_ffffffff",
            "hearts_king_it_0badcafe",
            "blob_cat",
            "King_of_Swords",
            "deadbeef",
        ];
        fuzz::run("names of emoji", &texts, |text| {
            let Some((face, mark)) = face_and_mark(text, &ours) else {
                return fuzz::Read::Refused;
            };
            // Nobody else's emoji is taken for a face, for what is taken for an outdated one is deleted.
            assert_eq!(format!("{face}_{mark}"), text);
            assert!(u32::from_str_radix(mark, 16).is_ok(), "{mark}");
            let cards = faces().filter(|(name, ..)| *name == ours[face]).count();
            assert_eq!(cards, 1, "{face}");
            fuzz::Read::Understood
        });
    }
}
