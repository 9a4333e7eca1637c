//! The command of a game: `start`, `rules` and, in games with purses, `purse`. It is made from what the rules say of
//! the game, so that a new game needs nothing here.

mod options;

use super::answering::{Command, Ctx, guest, reply, reply_slowly, unfinished};
use super::choices::choices;
use interactions::error::CommandError;

use crate::discord::open_hand::Delivery;
use crate::discord::send::Seen;
use house::{Opening, log_failure};
use ids::TableId;
use interactions::opening::{Opened, Placement, may_open, open_here, open_in_thread, placement};
use interactions::rules_page;
use interactions::tables::table_for;
use options::{Wanted, number_within, options, parameter};
use pages::HouseRefusal;
use rules::{Coins, Variant};
use screens::screen::Screen;
use screens::words::args;
use table::{CoinKind, Refusal, Reveal, Terms};

/// The command of this game.
pub fn command(game: &'static str) -> Command {
    let mut variants = Variant::all();
    variants.retain(|variant| variant.game() == game);
    let has_purses = variants
        .iter()
        .any(|variant| variant.purse(Coins(1)).is_some());
    let seats = variants.iter().flat_map(|variant| variant.seats());
    // Whoever opens a table sits at it.
    let most_patrons = seats.max().map_or(0, |seats| seats - 1);
    let options = options(game);
    let parameters = || options.iter().map(parameter);

    let mut start = start();
    // Behind the stake.
    start.parameters.splice(1..1, parameters());
    start
        .parameters
        .retain(|parameter| has_purses || parameter.name != "purse");
    for parameter in &mut start.parameters {
        if parameter.name == "patrons" {
            parameter.type_setter = Some(number_within(0, most_patrons as u32));
        }
    }
    let mut rules = rules();
    rules.parameters = parameters().collect();
    let mut subcommands = vec![start, rules];
    if has_purses {
        subcommands.push(purse());
    }
    Command {
        name: game.into(),
        qualified_name: game.into(),
        subcommands,
        ..any_game()
    }
}

choices! {
    /// When hands, discards and the proof of the shuffle are revealed.
    When, "reveal", {
        /// After each deal.
        Deal "reveal-deal",
        /// When the session ends; without one, when the table closes.
        Session "reveal-session",
    }
}

/// What the commands of all games have in common.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
async fn any_game(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Opens a table, where the house allows it.
// The options of a slash command are the arguments of its function.
#[allow(clippy::too_many_arguments)]
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Ctx<'_>,
    #[max_length = 60] stake: Option<String>,
    // What the member who opens the table puts at stake in a deal.
    #[max_length = 60] purse: Option<String>,
    patrons: Option<i64>,
    #[min = 10]
    #[max = 172_800]
    turn_seconds: Option<i64>,
    reveal: Option<When>,
    // Whether the table has a thread of its own; if not given, the house's setting decides.
    thread: Option<bool>,
    // Chips instead of coins; if not given, coins.
    fun: Option<bool>,
) -> Result<(), CommandError> {
    let wanted = Wanted::read(&ctx)?;
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    may_open(&bot.responder, &guest).await?;
    let settings = bot.tavern.settings.for_guild(guest.guild);
    let stake = match &stake {
        Some(text) => words.amount(text)?,
        None => settings.usual_stake(wanted.game),
    };
    let purse = purse.map(|text| words.amount(&text)).transpose()?;
    let turn_seconds = turn_seconds.map(bounded);
    let terms = Terms {
        variant: wanted.variant(&guest)?,
        stake: Coins(stake),
        turn_seconds: turn_seconds.unwrap_or(settings.turn_seconds),
        coins: match fun {
            Some(true) => CoinKind::Chips,
            _ => CoinKind::Purse,
        },
    };
    if let Some(coins) = purse {
        // Checked before the table is opened, so that a bad purse leaves no table behind.
        purse_fits(&terms, coins)?;
    }
    let patrons = bounded(patrons.unwrap_or(0)) as usize;
    let opening = Opening {
        table: TableId(bot.tavern.house.random.bits()),
        purse,
        rank: guest.rank(),
        reveal: match reveal {
            Some(When::Session) => Reveal::Session,
            Some(When::Deal) | None => Reveal::Deal,
        },
        parent: guest.thread_of(),
        ..Opening::new(guest.guild, guest.channel, guest.member, terms, patrons)
    };
    let placement = placement(&bot.tavern, &guest, thread)?;
    if placement != Placement::Here {
        let mut delivery = None;
        // Discord has to create a message and a thread first.
        let open = async {
            Ok(
                match open_in_thread(&bot.responder, &guest, opening, placement).await? {
                    Opened::InThread(told) => Screen::note(told),
                    Opened::Here(hand) => delivery.insert(hand).screen.clone(),
                },
            )
        };
        reply_slowly(&ctx, Seen::ByOne, Box::pin(open)).await?;
        if let Some(hand) = delivery {
            bot.open_hands
                .answered(*hand, guest.member, &ctx.interaction.token, Delivery::New);
        }
        return Ok(());
    }
    // Their hand: it will show the cards as soon as they are dealt.
    let mut hand = open_here(&bot.responder, &guest, opening).await?;
    hand.give_hint(&bot.hints, &guest.words).await;
    if !guest.lacking_for_pictures.is_empty() {
        let permissions = screens::permission_names(&guest.words, &guest.lacking_for_pictures);
        let lacks = args!["permissions" => permissions];
        let note = guest.words.with("bot-lacks-pictures", lacks);
        let add = screens::where_to_add(&guest.words, &guest.invite);
        hand.screen = hand.screen.headed(&format!("{note} {add}"));
    }
    reply(&ctx, &hand.screen, Seen::ByOne).await?;
    bot.open_hands
        .answered(hand, guest.member, &ctx.interaction.token, Delivery::New);
    Ok(())
}

/// Shows the rules: of the table here if it plays this game and no options are given.
#[poise::command(slash_command, guild_only)]
async fn rules(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let wanted = Wanted::read(&ctx)?;
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = if wanted.options.is_empty() {
        let here = table_for(&bot.tavern, &guest).await;
        let here = match here {
            Ok(here) => Some(here),
            Err(CommandError::Internal(error)) => {
                log_failure("cannot read the table whose rules are asked for", error);
                None
            }
            Err(_) => None,
        };
        here.filter(|here| here.look.terms.variant.game() == wanted.game)
    } else {
        None
    };
    let page = match here {
        Some(here) => {
            let terms = here.look.terms;
            rules_page::rules(&guest, &terms.variant, Some(terms.stake)).headed(&here.which)
        }
        None => rules_page::rules(&guest, &wanted.variant(&guest)?, None),
    };
    let page = bot.gallery.illustrate(page).await;
    let awaited = bot.gallery.late.awaits(ctx.interaction.id);
    reply(&ctx, &page.screen, Seen::ByOne).await?;
    let token = &ctx.interaction.token;
    bot.gallery.follow(&bot.messenger, page, token, awaited);
    Ok(())
}

/// Sets the most a player puts at stake in a deal, from the next deal on (RULES.md 0.3).
#[poise::command(slash_command, guild_only)]
async fn purse(ctx: Ctx<'_>, #[max_length = 60] coins: String) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let coins = words.amount(&coins)?;
    let here = table_for(&bot.tavern, &guest).await?;
    bot.tavern
        .tables
        .set_purse(here.look.id, guest.member, coins)
        .await?;
    let text = words.with("did-purse", args!["coins" => words.coins(coins)]);
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
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
