//! A finished deal, trick by trick.

use super::error::CommandError;
use super::gallery::Gallery;
use super::guest::Guest;
use house::{Cards, DealId, ReplayAt, ReplayStep, Tavern};
use screens::art::Art;
use screens::screen::Screen;
use screens::words::Words;

/// The file name of the pictures, without extension.
const NAME: &str = "replay";

/// A step of a finished deal, with its picture if that is drawn in time: a later edit might overtake the next click.
///
/// # Errors
/// There is no such deal, or it is still in progress.
pub async fn replay(
    tavern: &Tavern,
    gallery: &Gallery,
    guest: &Guest,
    deal: DealId,
    at: ReplayAt,
) -> Result<Screen, CommandError> {
    let step = tavern.replayed(&guest.requester(), deal, at).await?;
    let words = &guest.words;
    let art = (words.cards() == Cards::Pictures).then(|| Art {
        inks: guest.preferences.inks,
        ..art(words, &step)
    });
    let picture = gallery.picture(art).await;
    Ok(screens::replay(words, &step).with_picture(picture))
}

/// The picture of a step.
pub fn art(words: &Words, step: &ReplayStep) -> Art {
    Art::from_drawing(words, NAME, screens::picture_of_replay(words, step))
}
