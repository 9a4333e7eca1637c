//! Which picture a message shows.

use screens::art::{Art, Fingerprint};
use screens::screen::{Picture, Pixels};
use serenity::model::channel::Message;

/// The picture a message shows after it was sent `picture` of `art`, having shown `before`.
pub fn shown(
    art: Option<&Art>,
    picture: Option<&Picture>,
    before: Option<Fingerprint>,
) -> Option<Fingerprint> {
    match picture?.pixels {
        Pixels::New(_) => art.map(Art::fingerprint),
        Pixels::There => before,
    }
}

/// The name of the picture in a message's embed. Discord does not list a file shown in an embed as an attachment, but
/// the embed has its address.
pub fn shown_in(message: &Message) -> Option<&str> {
    let image = message.embeds.first()?.image.as_ref()?;
    let address = image.url.split('?').next()?;
    address.rsplit('/').next()?.strip_suffix(".png")
}
