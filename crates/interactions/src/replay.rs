//! A finished deal, trick by trick.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use ids::DealId;
use pages::{Cards, ReplayAt, ReplayStep};
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
    responder: &Responder,
    guest: &Guest,
    deal: DealId,
    at: ReplayAt,
) -> Result<Screen, CommandError> {
    let step = responder
        .tavern
        .replayed(&guest.requester(), deal, at)
        .await?;
    let words = &guest.words;
    let art = (words.cards() == Cards::Pictures).then(|| Art {
        inks: guest.preferences.inks,
        ..art(words, &step)
    });
    let picture = responder.picture(art).await;
    Ok(screens::replay(words, &step).with_picture(picture))
}

/// The picture of a step.
pub fn art(words: &Words, step: &ReplayStep) -> Art {
    Art::from_drawing(words, NAME, screens::picture_of_replay(words, step))
}
