//! Which picture a message has.

use screens::art::{Art, Mark};
use screens::screen::{Picture, Pixels};
use serenity::model::channel::Message;

/// What a message shows that was given this picture of this art, and showed that before.
pub fn shown(art: Option<&Art>, picture: Option<&Picture>, before: Option<Mark>) -> Option<Mark> {
    match picture?.pixels {
        Pixels::New(_) => art.map(Art::mark),
        Pixels::There => before,
    }
}

/// The name of the picture in a message's panel. Discord lists no file that a panel shows, but tells its address.
pub fn shown_in(message: &Message) -> Option<&str> {
    let image = message.embeds.first()?.image.as_ref()?;
    let address = image.url.split('?').next()?;
    address.rsplit('/').next()?.strip_suffix(".png")
}
