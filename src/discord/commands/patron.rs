//! `/patron`

use super::answering::{Ctx, run, unfinished};
use super::choices::{OneOf, choices};
use super::completing::{amount, patron as patron_named};
use interactions::command::Command;
use interactions::command::patron::PatronCommand;
use interactions::error::CommandError;
use pages::Hiring;
use patrons::{Character, Skill, Temper};

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

/// The house's computer players.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("hire", "list", "play")
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
    #[max_length = 60]
    #[autocomplete = "amount"]
    purse: Option<String>,
) -> Result<(), CommandError> {
    let usual = Character::USUAL;
    let hiring = Hiring {
        name,
        face: patrons::face(face.chosen()).to_owned(),
        character: Character {
            temper: Temper::by_key(temper.chosen()).unwrap_or(usual.temper),
            skill: Skill::by_key(skill.chosen()).unwrap_or(usual.skill),
        },
        purse: None,
    };
    let hire = PatronCommand::Hire { hiring, purse };
    run(&ctx, Command::Patron(hire)).await
}

/// Lists the hired patrons.
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Patron(PatronCommand::List)).await
}

/// Plays a patron's hand at the table here, or gives it back.
#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Ctx<'_>,
    #[max_length = 32]
    #[autocomplete = "patron_named"]
    name: Option<String>,
) -> Result<(), CommandError> {
    run(&ctx, Command::Patron(PatronCommand::Play { name })).await
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
