//! Shared parts of the games' commands: `start` and `rules`, so that a game's own file only has its options.

use super::answering::{Ctx, guest, reply, reply_slowly};
use crate::discord::error::CommandError;
use crate::discord::guest::{Guest, permission_names};
use crate::discord::open_hand::Delivery;
use crate::discord::opening::{Opened, Placement, may_open, open_here, open_in_thread, placement};
use crate::discord::rules_page;
use crate::discord::send::Seen;
use crate::discord::tables::table_for;
use house::{HouseRefusal, Opening, Refusal, Reveal, Terms};
use poise::ChoiceParameter;
use rules::{Coins, Variant};
use screens::screen::Screen;
use screens::words::args;
use std::collections::BTreeMap;

/// A game's command: `start` and `rules`, with the options of its editions.
///
/// The command has the game's name in records; `patrons` is the most patrons that its seats allow.
macro_rules! game_command {
    (
        $(#[$doc:meta])*
        $game:ident, patrons $patrons:tt,
        { $($(#[$($bound:tt)*])* $option:ident: $kind:ty),* $(,)? }
    ) => {
        $(#[$doc])*
        #[poise::command(
            slash_command,
            guild_only,
            interaction_context = "Guild",
            subcommands("start", "rules")
        )]
        pub async fn $game(ctx: $crate::discord::commands::answering::Ctx<'_>) -> Result<(), $crate::discord::error::CommandError> {
            Err($crate::discord::commands::answering::unfinished(&ctx))
        }

        /// Opens a table.
        // Each option of the command is an argument.
        #[allow(clippy::too_many_arguments)]
        #[poise::command(slash_command, guild_only)]
        async fn start(
            ctx: $crate::discord::commands::answering::Ctx<'_>,
            #[max_length = 60] stake: Option<String>,
            $($(#[$($bound)*])* $option: Option<$kind>,)*
            #[min = 0]
            #[max = $patrons]
            patrons: Option<i64>,
            #[min = 10]
            #[max = 172_800]
            turn_seconds: Option<i64>,
            reveal: Option<super::game::When>,
            thread: Option<bool>,
        ) -> Result<(), $crate::discord::error::CommandError> {
            use super::game::Wanted;
            let wanted = Wanted {
                game: stringify!($game),
                options: vec![$((stringify!($option), $option.map(|said| super::game::Chosen::chosen(&said)))),*],
            };
            let asked = super::game::Asked {
                stake,
                purse: None,
                patrons,
                turn_seconds,
                reveal,
                thread,
            };
            super::game::start(&ctx, wanted, asked).await
        }

        /// Shows the rules of the game: as played at the table here, or with the options given.
        #[poise::command(slash_command, guild_only)]
        async fn rules(
            ctx: $crate::discord::commands::answering::Ctx<'_>,
            $($(#[$($bound)*])* $option: Option<$kind>,)*
        ) -> Result<(), $crate::discord::error::CommandError> {
            use super::game::Wanted;
            let wanted = Wanted {
                game: stringify!($game),
                options: vec![$((stringify!($option), $option.map(|said| super::game::Chosen::chosen(&said)))),*],
            };
            super::game::rules(&ctx, wanted).await
        }
    };
}
pub(super) use game_command;

/// A game with the edition and options given in a command.
pub struct Wanted {
    /// The game's name in records.
    pub game: &'static str,
    /// Edition and options by name; `None` if not given.
    pub options: Vec<(&'static str, Option<String>)>,
}

/// Converts a choice to its word in RECORD.md.
pub trait Chosen {
    /// The word in records.
    fn chosen(&self) -> String;
}

/// A choice's name begins with its option: "edition-mcleod" is `mcleod`.
impl<C: OneOf> Chosen for C {
    fn chosen(&self) -> String {
        let name = self.name();
        name.strip_prefix(C::OPTION)
            .and_then(|rest| rest.strip_prefix('-'))
            .unwrap_or(name)
            .to_owned()
    }
}

impl Chosen for i64 {
    fn chosen(&self) -> String {
        self.to_string()
    }
}

/// An enum of the choices of one option.
pub trait OneOf: ChoiceParameter {
    /// The prefix of its choices' names.
    const OPTION: &'static str;
}

/// Defines the choices of an option: `Edition, "edition", { McLeod "edition-mcleod", … }`.
macro_rules! choices {
    ($(#[$doc:meta])* $Name:ident, $option:literal, { $($(#[$what:meta])* $Choice:ident $name:tt),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
        pub enum $Name {
            $($(#[$what])* #[name = $name] $Choice,)*
        }

        impl $crate::discord::commands::game::OneOf for $Name {
            const OPTION: &'static str = $option;
        }
    };
}
pub(super) use choices;

choices! {
    /// When hands, discards and the proof of the shuffle are revealed.
    When, "reveal", {
        /// After each deal.
        Deal "reveal-deal",
        /// When the session ends; without one, when the table closes.
        Session "reveal-session",
    }
}

/// The options for a new table that all games share.
pub struct Asked {
    /// The stake, as typed.
    pub stake: Option<String>,
    /// What the member who opens the table puts at stake in a deal, in games of purses.
    pub purse: Option<String>,
    /// How many patrons to seat.
    pub patrons: Option<i64>,
    /// Seconds for each turn.
    pub turn_seconds: Option<i64>,
    /// When all of a deal is revealed.
    pub reveal: Option<When>,
    /// Whether to give the table its own thread; `None` follows the house's setting.
    pub thread: Option<bool>,
}

/// Opens a table, where the house allows it.
pub async fn start(ctx: &Ctx<'_>, wanted: Wanted, asked: Asked) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(ctx).await?;
    let words = guest.words.clone();
    may_open(&bot.tavern, &bot.messenger, &guest).await?;
    let settings = bot.tavern.settings.for_guild(guest.guild);
    let stake = match &asked.stake {
        Some(text) => words.amount(text)?,
        None => settings.usual_stake(wanted.game),
    };
    let purse = asked.purse.map(|text| words.amount(&text)).transpose()?;
    let turn_seconds = asked.turn_seconds.map(bounded);
    let terms = Terms {
        variant: variant(&guest, wanted)?,
        stake: Coins(stake),
        turn_seconds: turn_seconds.unwrap_or(settings.turn_seconds),
    };
    if let Some(coins) = purse {
        // Checked before the table is opened, so that a bad purse leaves no table behind.
        purse_fits(&terms, coins)?;
    }
    let patrons = bounded(asked.patrons.unwrap_or(0)) as usize;
    let opening = Opening {
        purse,
        rank: guest.rank(),
        reveal: match asked.reveal {
            Some(When::Session) => Reveal::Session,
            Some(When::Deal) | None => Reveal::Deal,
        },
        parent: guest.thread_of(),
        ..Opening::new(guest.guild, guest.channel, guest.member, terms, patrons)
    };
    let placement = placement(&bot.tavern, &guest, asked.thread)?;
    if placement != Placement::Here {
        let mut delivery = None;
        // Discord has to create a message and a thread first.
        let open = async {
            Ok(match open_in_thread(bot, &guest, opening, placement).await? {
                Opened::InThread(told) => Screen::note(told),
                Opened::Here(hand) => delivery.insert(hand).screen.clone(),
            })
        };
        reply_slowly(ctx, Seen::ByOne, open).await?;
        if let Some(hand) = delivery {
            bot.open_hands
                .answered(*hand, guest.member, &ctx.interaction.token, Delivery::New);
        }
        return Ok(());
    }
    // Their hand: it will show the cards as soon as they are dealt.
    let mut hand = open_here(&bot.tavern, &guest, opening).await?;
    hand.give_hint(&bot.hints, &guest.words).await;
    if !guest.lacking_for_pictures.is_empty() {
        let permissions = permission_names(&guest.words, guest.lacking_for_pictures);
        let lacks = args!["permissions" => permissions];
        let note = guest.words.with("bot-lacks-pictures", lacks);
        hand.screen = hand.screen.headed(&note);
    }
    reply(ctx, &hand.screen, Seen::ByOne).await?;
    bot.open_hands
        .answered(hand, guest.member, &ctx.interaction.token, Delivery::New);
    Ok(())
}

/// Shows the rules: those of the table here if no options are given and it plays this game, otherwise those of the
/// options.
pub async fn rules(ctx: &Ctx<'_>, wanted: Wanted) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(ctx).await?;
    let here = if wanted.options.iter().all(|(_, said)| said.is_none()) {
        let here = table_for(&bot.tavern, &guest).await.ok();
        here.filter(|here| here.look.terms.variant.game() == wanted.game)
    } else {
        None
    };
    let page = match here {
        Some(here) => {
            let terms = here.look.terms;
            rules_page::rules(&bot.gallery, &guest, &terms.variant, Some(terms.stake))
                .await
                .headed(&here.which)
        }
        None => rules_page::rules(&bot.gallery, &guest, &variant(&guest, wanted)?, None).await,
    };
    reply(ctx, &page.screen, Seen::ByOne).await?;
    bot.gallery
        .follow(&bot.messenger, page, &ctx.interaction.token);
    Ok(())
}

fn variant(guest: &Guest, wanted: Wanted) -> Result<Variant, CommandError> {
    let mut options: BTreeMap<String, String> = wanted
        .options
        .into_iter()
        .filter_map(|(option, said)| Some((option.to_owned(), said?)))
        .collect();
    let edition = options.remove("edition");
    Variant::parse(wanted.game, edition.as_deref(), &options)
        .map_err(|error| CommandError::Message(screens::variant_refusal(&guest.words, &error)))
}

fn purse_fits(terms: &Terms, coins: i64) -> Result<(), CommandError> {
    let (least, most) = terms
        .variant
        .purse(terms.stake)
        .ok_or(HouseRefusal::Table(Refusal::NoPurse))?;
    if (least..=most).contains(&Coins(coins)) {
        Ok(())
    } else {
        Err(HouseRefusal::Table(Refusal::Purse { least, most }).into())
    }
}

/// A number from an option; negative numbers become 0, which is refused.
fn bounded(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
