//! Names of people, so that none can format anything around it.

use crate::words::plain;
use ::rules::Seat;
use pages::Look;
use table::look::{Playing, Report};

/// The bold name of a seat's player.
pub fn name_of(look: &Look, playing: &Playing, seat: Seat) -> String {
    let chair = playing
        .chair_of
        .get(seat.index())
        .and_then(|chair| look.chair(*chair));
    bold(chair.map_or("?", |chair| look.name(&chair.player)))
}

/// A bold name, with formatting disabled.
pub fn bold(name: &str) -> String {
    // A player known only by a mention keeps it; in a panel it pings nobody.
    let mention = name
        .strip_prefix("<@")
        .and_then(|name| name.strip_suffix('>'));
    if mention.is_some_and(|id| !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit())) {
        return name.to_owned();
    }
    format!("**{}**", plain(name))
}

/// The bold name of a seat's player in the finished deal.
pub fn name_in_report(look: &Look, report: &Report, seat: Seat) -> String {
    let owner = report.owners.get(seat.index());
    bold(owner.map_or("?", |owner| look.name_of(owner)))
}
