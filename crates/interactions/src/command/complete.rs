//! What completes an option while it is typed.

use crate::command::game;
use crate::guest::Guest;
use crate::responder::Responder;
use house::log_failure;
use ids::MemberId;
use pages::{Character, MYSELF};

/// An option that is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// A game in one of its editions.
    Game,
    /// The guest's own characters and the guest themselves.
    OwnCharacter,
    /// The characters of the member who is named in the same command, and that member.
    CharacterOf(Option<MemberId>),
    /// The hired patrons, and the house.
    Payee,
    /// The hired patrons.
    Patron,
    /// The ready-made currencies.
    Currency,
    /// The coins of the currency.
    Coin,
    /// An amount of coins.
    Amount,
    /// An amount of the guest's own coins, of which there may be half or all.
    OwnAmount,
}

/// The most choices that Discord shows.
const MOST: usize = 25;

/// Choices that fit what was typed: what is shown, and what it stands for.
pub async fn complete(
    responder: &Responder,
    guest: &Guest,
    option: Completed,
    typed: &str,
) -> Vec<(String, String)> {
    let tavern = &responder.tavern;
    let hired = || {
        let hired = tavern.staff.hired(guest.guild).into_iter();
        hired.map(|hired| (hired.name.clone(), hired.name))
    };
    let offered: Vec<(String, String)> = match option {
        Completed::Amount => return guest.words.completed_amounts(typed, None),
        Completed::OwnAmount => {
            let most = tavern.members.can_pay(guest.guild, guest.member).await;
            let most = most.map_err(|error| log_failure("a purse could not be read", error));
            return guest.words.completed_amounts(typed, most.ok());
        }
        Completed::Coin => {
            let kinds = guest.words.currency().denominations().iter();
            kinds
                .map(|kind| (kind.name.clone(), kind.name.clone()))
                .collect()
        }
        Completed::Game => return game::fitting(&guest.words, typed),
        Completed::OwnCharacter => {
            let myself = guest.words.say("character-myself");
            characters(responder, guest, (guest.member, myself)).await
        }
        Completed::CharacterOf(None) => Vec::new(),
        Completed::CharacterOf(Some(member)) => {
            let own = guest.words.say("character-own-purse");
            characters(responder, guest, (member, own)).await
        }
        Completed::Payee => {
            let house = guest.words.say("account-house");
            std::iter::once((house.clone(), house))
                .chain(hired())
                .collect()
        }
        Completed::Patron => hired().collect(),
        Completed::Currency => {
            let ready = screens::READY_MADE.iter();
            let named = |(key, spec): &(&str, &str)| {
                let name = format!("{}: {spec}", guest.words.say(key));
                (name, (*spec).to_owned())
            };
            ready.map(named).collect()
        }
    };
    let wanted = typed.trim().to_lowercase();
    let fits = |(name, _): &(String, String)| name.to_lowercase().contains(&wanted);
    offered.into_iter().filter(fits).take(MOST).collect()
}

/// A member's characters, after the member themselves under this name.
async fn characters(
    responder: &Responder,
    guest: &Guest,
    (member, myself): (MemberId, String),
) -> Vec<(String, String)> {
    let characters = &responder.tavern.characters;
    let all = characters.characters(guest.guild, member).await;
    let all = all.unwrap_or_else(|error| {
        log_failure("characters could not be read", error);
        Vec::new()
    });
    let of_character = |it: Character| (it.name, it.purse.to_string());
    std::iter::once((myself, MYSELF.to_owned()))
        .chain(all.into_iter().map(of_character))
        .collect()
}
