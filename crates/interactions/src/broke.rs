//! Tells players who lack coins for a deal what they can do, with the buttons for it.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use crate::tables::{hand_at, here};
use house::{HouseError, Tavern, log_failure};
use ids::TableId;
use pages::{HouseRefusal, KeptCoins, Look, WantedGame, WantedPlace, purse::Allowance};
use screens::screen::Screen;
use screens::words::Words;
use table::{Order, Player, Refusal, look::Scene};

/// Logged where the database fails: whoever was refused for want of coins gets no buttons then.
pub(crate) const UNREAD: &str = "cannot read what can be played instead";

/// The private answer to a refusal: a sentence, and ways to get coins if those were lacking.
pub async fn refusal(
    tavern: &Tavern,
    guest: Option<&Guest>,
    words: &Words,
    error: &CommandError,
    wanted: WantedGame,
) -> Screen {
    let sentence = error.sentence(words);
    let (Some(guest), CommandError::Refused(refusal)) = (guest, error) else {
        return Screen::note(sentence);
    };
    let (guild, member) = (guest.guild, guest.member);
    let offered = match **refusal {
        HouseRefusal::CannotCover { free, .. } => {
            let sources = tavern.coin_sources(guild, member, wanted, free).await;
            sources.map(|sources| screens::broke(words, &sentence, &sources))
        }
        HouseRefusal::LostEnough { .. } => {
            Ok(screens::lost_enough(words, &sentence, wanted.for_fun()))
        }
        HouseRefusal::HouseBroke { .. } | HouseRefusal::PatronShort { .. } => {
            let instead = tavern.without_patrons_coins(guild, member, wanted, refusal);
            let instead = instead.await;
            instead.map(|instead| screens::patrons_broke(words, &sentence, &instead))
        }
        HouseRefusal::Table(Refusal::NotSeated) => match wanted {
            WantedGame::At(table) => match here(tavern, guest, table).await {
                // Who may not sit down there is told what they can do.
                Ok(look) if look.chair_of(member).is_none() && !is_closed(&look) => {
                    Ok(screens::not_seated(words, &look))
                }
                _ => Ok(Screen::note(sentence.as_str())),
            },
            _ => Ok(Screen::note(sentence.as_str())),
        },
        _ => Ok(Screen::note(sentence.as_str())),
    };
    offered.unwrap_or_else(|error| {
        log_failure(UNREAD, error);
        Screen::note(sentence)
    })
}

fn is_closed(look: &Look) -> bool {
    matches!(look.scene, Scene::Closed(_))
}

/// Pays today's allowance at the press of a button. At a table it goes to the purse they play with there, and a
/// member who sat out for lack of coins is dealt in again.
pub async fn claim_allowance(
    responder: &Responder,
    guest: &Guest,
    table: Option<TableId>,
) -> Result<Response, CommandError> {
    let (tavern, member, words) = (&responder.tavern, guest.member, &guest.words);
    let mut person = tavern.members.person(guest.guild, member).await?;
    if let Some(table) = table {
        let look = here(tavern, guest, table).await?;
        if let Some(chair) = look.chair_of(member)
            && let Player::Member(seated) = &chair.player
        {
            person = *seated;
        }
    }
    let fetched = tavern
        .allowances
        .fetch_allowance(guest.guild, person)
        .await?;
    let said = screens::allowance(words, fetched);
    let sources = tavern.sources_left(guest.guild, member, table).await;
    if let (Allowance::Fetched(_), WantedPlace::Seated(table)) = (fetched, sources.at) {
        let hand = match tavern.order(table, guest, Order::SitIn).await {
            // If that is not enough, their hand says so.
            Ok(_) | Err(HouseError::Refused(_)) => hand_at(responder, guest, table, &said).await,
            Err(error) => Err(error.into()),
        };
        match hand {
            Ok(hand) => return Ok(Response::hand(hand)),
            // They have been paid, and are told so.
            Err(error) => log_failure(
                "cannot show the hand of a member who fetched an allowance",
                error,
            ),
        }
    }
    Ok(Response::Note(match fetched {
        Allowance::Fetched(_) => Screen {
            rows: screens::broke(words, "", &sources).rows,
            ..Screen::note(said)
        },
        _ => screens::broke(words, &said, &sources),
    }))
}

/// News for a game master opening their first table after the bot's default coins changed: this server keeps the
/// amounts it has. Shown once; empty for everybody else.
pub(crate) async fn kept_coins_notice(tavern: &Tavern, guest: &Guest) -> String {
    let settings = tavern.settings.for_guild(guest.guild);
    if !guest.is_gm || settings.kept != KeptCoins::Untold {
        return String::new();
    }
    let told = |settings: &mut pages::Settings| settings.kept = KeptCoins::Told;
    if let Err(error) = tavern.settings.change(guest.guild, None, told).await {
        tracing::error!("a notice about the new coins could not be marked as seen: {error}");
    }
    screens::kept_coins(&guest.words, &settings, &tavern.house.defaults)
}
