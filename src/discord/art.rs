//! Which picture a message shows.

use screens::art::{Art, Fingerprint, HAND};
use screens::button::Button;
use screens::screen::{Picture, Pixels};
use serenity::model::application::{ActionRowComponent, ButtonKind};
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

/// The picture of a hand in a private message, as far as the message tells; `None` if it has none, or does not say of
/// which deal.
pub fn hand_in(message: &Message) -> Option<Fingerprint> {
    shown_in(message).filter(|name| *name == HAND)?;
    let controls = message.components.iter().flat_map(|row| &row.components);
    let ids = controls.filter_map(|control| match control {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_ref(),
        _ => None,
    });
    let mut buttons = ids.filter_map(|id| id.parse().ok());
    buttons.find_map(|button| match button {
        Button::Deal { deal, .. } => Some(Fingerprint::of_deal(deal)),
        _ => None,
    })
}

/// The name of the picture in a message's embed. Discord does not list a file shown in an embed as an attachment, but
/// the embed has its address.
fn shown_in(message: &Message) -> Option<&str> {
    let image = message.embeds.first()?.image.as_ref()?;
    let address = image.url.split('?').next()?;
    address.rsplit('/').next()?.strip_suffix(".png")
}
