//! `/patron hire`, `list`, `dismiss`, `purse`, `house`, `play` and `rise`

use super::answering::{Ctx, guest, must_be_gm, reply, unfinished};
use super::choices::{OneOf, choices};
use crate::discord::send::Seen;
use books::Amount;
use interactions::error::CommandError;
use interactions::setup::{SettingChange, change_settings, must_mint};
use interactions::tables::table_for;
use pages::Hiring;
use patrons::{Character, Skill, Temper};
use screens::screen::Screen;
use screens::words::{args, plain};

choices! {
    /// A patron's temper (`patrons::TEMPERS`).
    Mind, "temper", {
        /// Takes average risks.
        Steady "temper-steady",
        /// Takes high risks.
        Bold "temper-bold",
        /// Takes few risks.
        Cautious "temper-cautious",
        /// Bluffs.
        Sly "temper-sly",
        /// Talks.
        Merry "temper-merry",
    }
}

choices! {
    /// A patron's skill (`patrons::Skill`).
    Play, "skill", {
        /// Overlooks things.
        Novice "skill-novice",
        /// Counts cards.
        Regular "skill-regular",
        /// Looks ahead.
        Master "skill-master",
    }
}

choices! {
    /// The faces to choose from (`patrons::FACES`).
    Face, "face", {
        /// 🧔
        Beard "face-beard",
        /// 👵
        Granny "face-granny",
        /// 🧑‍🌾
        Farmer "face-farmer",
        /// 👩‍🍳
        Cook "face-cook",
        /// 🧑‍🎓
        Scholar "face-scholar",
        /// 🤵
        Gentleman "face-gentleman",
        /// 💃
        Dancer "face-dancer",
        /// 👮
        Guard "face-guard",
        /// 🥷
        Shadow "face-shadow",
        /// 🤴
        Prince "face-prince",
        /// 🧙
        Wizard "face-wizard",
        /// 🧝
        Elf "face-elf",
        /// 🧌
        Troll "face-troll",
        /// 🧛
        Vampire "face-vampire",
        /// 👻
        Ghost "face-ghost",
        /// 🐺
        Wolf "face-wolf",
    }
}

/// The commands for the house's patrons.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("hire", "list", "dismiss", "purse", "house", "play", "rise")
)]
pub async fn patron(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Hires a patron.
#[poise::command(slash_command, guild_only)]
async fn hire(
    ctx: Ctx<'_>,
    #[max_length = 32] name: String,
    face: Face,
    temper: Mind,
    skill: Play,
    #[max_length = 60] purse: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let words = guest.words.clone();
    let coins = purse.map(|text| words.amount(&text)).transpose()?;
    let usual = Character::USUAL;
    let hiring = Hiring {
        name,
        face: patrons::face(face.chosen()).to_owned(),
        character: Character {
            temper: Temper::by_key(temper.chosen()).unwrap_or(usual.temper),
            skill: Skill::by_key(skill.chosen()).unwrap_or(usual.skill),
        },
        purse: coins.map(amount).transpose()?,
    };
    let (hired, _) = bot
        .tavern
        .staff
        .hire(guest.guild, guest.member, hiring)
        .await?;
    let words = bot.wording.public(guest.guild);
    reply(&ctx, &screens::hired(&words, &hired), Seen::ByAll).await
}

/// Lists the hired patrons.
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let mut staff = Vec::new();
    for hired in bot.tavern.staff.hired(guest.guild) {
        let funds = bot.tavern.staff.funds(guest.guild, &hired.key).await?;
        staff.push((hired, funds));
    }
    let house = bot.tavern.treasury.house_has(guest.guild).await?;
    let reader = screens::Reader::new(guest.is_gm);
    let screen = screens::staff(&guest.words, &staff, house, reader);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Dismisses a patron.
#[poise::command(slash_command, guild_only)]
async fn dismiss(ctx: Ctx<'_>, #[max_length = 32] name: String) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let hired = bot.tavern.staff.hired_by_name(guest.guild, &name)?;
    let coins = bot
        .tavern
        .staff
        .dismiss(guest.guild, guest.member, &hired)
        .await?;
    let house = bot.tavern.treasury.house_has(guest.guild).await?;
    let words = &guest.words;
    let text = words.with(
        "patron-dismissed",
        args![
            "name" => plain(&hired.name),
            "coins" => words.coins(coins),
            "house" => words.coins(house)
        ],
    );
    // The coins left in the purse concern only the game master and the house.
    reply(&ctx, &Screen::note(text), Seen::ByOne).await
}

/// Fills a patron's purse from the house's coins, or empties it.
#[poise::command(slash_command, guild_only)]
async fn purse(
    ctx: Ctx<'_>,
    #[max_length = 32] name: String,
    #[max_length = 60] give: Option<String>,
    #[max_length = 60] take: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (guild, by) = (guest.guild, guest.member);
    let words = &guest.words;
    must_be_gm(&ctx, &guest)?;
    let hired = bot.tavern.staff.hired_by_name(guild, &name)?;
    let order = format!("order:{}", ctx.interaction.id);
    let funds = match (give, take) {
        (Some(_), Some(_)) => return Err(CommandError::Message(words.say("patron-purse-both"))),
        (Some(give), None) => {
            let coins = amount(words.amount(&give)?)?;
            bot.tavern
                .staff
                .fund(guild, by, &hired, coins, order)
                .await?
        }
        (None, Some(take)) => {
            let coins = amount(words.amount(&take)?)?;
            bot.tavern
                .staff
                .withdraw_funds(guild, by, &hired, coins, order)
                .await?
        }
        (None, None) => bot.tavern.staff.funds(guild, &hired.key).await?,
    };
    let text = screens::patron_purse(words, &hired, funds);
    reply(&ctx, &Screen::note(text), Seen::ByOne).await
}

/// Shows the house's coins for its patrons' stakes; the game master can add some and set the budget.
#[poise::command(slash_command, guild_only)]
async fn house(
    ctx: Ctx<'_>,
    #[max_length = 60] coins: Option<String>,
    #[max_length = 200] reason: Option<String>,
    #[max_length = 60] budget: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    if coins.is_some() || budget.is_some() {
        must_mint(&bot.tavern, &guest)?;
    }
    let (guild, by) = (guest.guild, guest.member);
    let words = guest.words.clone();
    let grant = coins.map(|coins| words.amount(&coins)).transpose()?;
    let reason = reason.unwrap_or_default().trim().to_owned();
    if grant.is_some() && reason.is_empty() {
        return Err(CommandError::Message(words.say("patron-house-reason")));
    }
    let budget = budget.map(|budget| words.currency().parse_from_zero(&budget));
    let mut key = "patron-house";
    if let Some(budget) = budget.transpose()? {
        change_settings(
            &bot.responder,
            &guest,
            &[SettingChange::HouseBudget(budget)],
        )
        .await?;
        key = "patron-house-budget";
    }
    let Some(coins) = grant else {
        let has = bot.tavern.treasury.house_has(guild).await?;
        let budget = bot.tavern.treasury.house_budget(guild);
        let text = words.with(
            key,
            args!["house" => words.coins(has), "budget" => budget, "coins" => words.coins(budget)],
        );
        return reply(&ctx, &Screen::note(text), Seen::ByOne).await;
    };
    let order = format!("order:{}", ctx.interaction.id);
    let granted = amount(coins)?;
    let has = bot
        .tavern
        .treasury
        .fill_house(guild, by, granted, &reason, order)
        .await?;
    let words = bot.wording.public(guild);
    let text = words.with(
        "patron-house-filled",
        args![
            "by" => format!("<@{by}>"),
            "coins" => words.coins(coins),
            "house" => words.coins(has),
            "reason" => screens::plain_note(&reason)
        ],
    );
    reply(&ctx, &Screen::note(text), Seen::ByAll).await
}

/// Lets the game master take over a patron's seat at the table here.
#[poise::command(slash_command, guild_only)]
async fn play(ctx: Ctx<'_>, #[max_length = 32] name: Option<String>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let here = table_for(&bot.tavern, &guest).await?;
    let (tavern, table) = (&bot.tavern, here.look.id);
    let name = tavern
        .play_for(table, guest.member, name.as_deref())
        .await?;
    let text = guest.words.with(
        "patron-play",
        args!["name" => plain(&name), "hand" => guest.words.at_table(&here.look).public("key-hand")],
    );
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
}

/// Gives the seat back to the patron.
#[poise::command(slash_command, guild_only)]
async fn rise(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let name = bot.tavern.give_back(here.look.id, guest.member).await?;
    let text = guest
        .words
        .with("patron-rise", args!["name" => plain(&name)]);
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
}

fn amount(coins: i64) -> Result<Amount, CommandError> {
    Amount::new(coins).map_err(|none| CommandError::Bank(none.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use poise::ChoiceParameter;

    /// The part of each choice's name after the option's.
    fn words<C: ChoiceParameter>(option: &str) -> Vec<String> {
        let choices = C::list();
        let names = choices.iter().map(|choice| choice.name.to_string());
        names
            .map(|name| name.replace(&format!("{option}-"), ""))
            .collect()
    }

    #[test]
    fn every_temper_skill_and_face_can_be_chosen() {
        let tempers: Vec<&str> = patrons::TEMPERS.iter().map(|temper| temper.key).collect();
        assert_eq!(words::<Mind>("temper"), tempers);
        assert_eq!(words::<Play>("skill"), Skill::ALL.map(Skill::key));
        let faces: Vec<&str> = patrons::FACES.iter().map(|(key, _)| *key).collect();
        assert_eq!(words::<Face>("face"), faces);
    }
}
