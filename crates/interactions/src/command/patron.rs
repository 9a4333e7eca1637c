//! `/patron`: the house's computer players.

use crate::amount::amount;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use crate::setup::not_gm;
use crate::staff;
use crate::tables::table_for;
use pages::{Hiring, HouseRefusal};
use screens::screen::Screen;
use screens::words::{args, plain};
use table::Refusal;

/// A subcommand of `/patron`.
#[derive(Clone, Debug)]
pub enum PatronCommand {
    /// Hires a patron.
    Hire {
        /// Who is hired, without a purse.
        hiring: Hiring,
        /// Coins from the house for its purse, as typed.
        purse: Option<String>,
    },
    /// The hired patrons.
    List,
    /// Plays a patron's hand, or gives it back.
    Play {
        /// The patron.
        name: Option<String>,
    },
}

/// Answers a subcommand.
///
/// # Errors
/// Its refusal.
pub(super) async fn answer(
    responder: &Responder,
    guest: &Guest,
    command: PatronCommand,
) -> Result<Response, CommandError> {
    match command {
        PatronCommand::Hire { hiring, purse } => {
            must_be_gm(responder, guest)?;
            let coins = purse.map(|text| guest.words.amount(&text)).transpose()?;
            let hiring = Hiring {
                purse: coins.map(amount).transpose()?,
                ..hiring
            };
            let staff = &responder.tavern.staff;
            let (hired, _) = staff.hire(guest.guild, guest.member, hiring).await?;
            let words = responder.wording.public_by(guest);
            Ok(Response::Public(screens::hired(&words, &hired)))
        }
        PatronCommand::List => Ok(Response::Note(staff::list(responder, guest).await?)),
        PatronCommand::Play { name } => play(responder, guest, name).await,
    }
}

fn must_be_gm(responder: &Responder, guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm {
        return Ok(());
    }
    Err(not_gm(&responder.tavern, guest))
}

/// Takes over a patron's seat at the table here; whoever plays one already, and names none, gives it back, game master or
/// not.
async fn play(
    responder: &Responder,
    guest: &Guest,
    name: Option<String>,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    let here = table_for(tavern, guest).await;
    if let (Ok(here), None) = (&here, &name) {
        match tavern.give_back(here.look.id, guest.member).await {
            Ok(name) => {
                let told = args!["name" => plain(&name)];
                let text = guest.words.with("patron-rise", told);
                return Ok(Response::Note(Screen::note(text).headed(&here.which)));
            }
            Err(house::HouseError::Refused(HouseRefusal::Table(Refusal::PlaysForNobody))) => {}
            Err(error) => return Err(error.into()),
        }
    }
    must_be_gm(responder, guest)?;
    let here = here?;
    let (table, member) = (here.look.id, guest.member);
    let name = tavern.play_for(table, member, name.as_deref()).await?;
    let text = guest.words.with(
        "patron-play",
        args!["name" => plain(&name), "hand" => guest.words.at_table(&here.look).public("key-hand")],
    );
    Ok(Response::Note(Screen::note(text).headed(&here.which)))
}
