//! Brings a table's message back into view.

use crate::discord::BroughtBack;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::tables::{Chosen, here, lacking, link, sign};
use house::HouseError;
use ids::TableId;
use screens::screen::Screen;
use screens::words::args;
use table::Order;

/// Brings a table's message back into view where it stands in this channel; otherwise says where it is.
///
/// # Errors
/// No such table is open.
pub async fn shown(
    responder: &Responder,
    guest: &Guest,
    here: &Chosen,
) -> Result<Screen, CommandError> {
    let (words, look) = (&guest.words, &here.look);
    let stands = async || {
        let link = link(&responder.tavern, guest, look.id).await?;
        let link = link.unwrap_or_else(|| format!("<#{}>", look.channel));
        anyhow::Ok(Screen::note(
            words.with("table-stands", args!["link" => link]),
        ))
    };
    if look.channel != guest.channel {
        return Ok(stands().await?.headed(&here.which));
    }
    match responder.tavern.order(look.id, guest, Order::Show).await {
        Ok(_) => {}
        Err(HouseError::Refused(refusal)) => {
            // Whoever may not move it is told where it is.
            let refused = screens::house_refusal(words, &refusal);
            return Ok(stands().await?.headed(&refused).headed(&here.which));
        }
        Err(error) => return Err(error.into()),
    }
    let text = brought_back(responder, guest, look.id, ("did-show", "did-show-waits")).await?;
    let lacking = lacking(responder, guest, look);
    Ok(Screen::note(text).headed(&here.which).headed(&lacking))
}

/// Brings a table's message back, and says what came of it: that it stands there, that Discord has not said so yet, or
/// that Discord refuses it, in which case the table stands still.
///
/// # Errors
/// The table is not in this server.
pub async fn brought_back(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    (stands, waits): (&str, &str),
) -> Result<String, CommandError> {
    let inn = args!["inn" => sign(&responder.tavern, guest, table)];
    let words = &guest.words;
    Ok(match responder.discord.bring_back(table).await {
        BroughtBack::Stands => words.with(stands, inn),
        BroughtBack::Waits => words.with(waits, inn),
        BroughtBack::Refused => {
            let look = here(&responder.tavern, guest, table).await?;
            let refused = words.with("did-show-refused", inn);
            let stands = screens::stands(words, &look);
            [Some(refused), stands]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join("\n")
        }
    })
}
