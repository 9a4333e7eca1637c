//! The operator's settings, from the environment and `.env`.

use crate::picture::Studio;
use crate::tavern::{House, Papers, Pause};
use std::{env, fmt, path::PathBuf, time::Duration};

/// The settings of one run. `.env.example` explains each.
#[derive(Clone)]
pub struct Config {
    /// The bot's token. Never shown or logged.
    pub token: Token,
    /// The database's file.
    pub database: PathBuf,
    /// Where Discord is, if not at discord.com: for the sandbox.
    pub discord: Option<String>,
    /// How the house is run.
    pub house: House,
    /// Whether card faces are brought to Discord.
    pub emoji: Emoji,
    /// Where pictures are drawn.
    pub studio: Studio,
    /// How long words that nobody waits for wait for their picture; then it follows.
    pub patience: Duration,
}

/// As long as nobody notices.
const PATIENCE: Duration = Duration::from_millis(300);

/// Whether the bot gives its application the card faces that it uses in texts and on buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emoji {
    /// It does, where they are missing.
    Brought,
    /// It leaves the application's emoji alone, and uses none.
    LeftAlone,
}

/// A bot's token: its `Debug` does not tell it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A token as it was given.
    pub fn new(token: impl Into<String>) -> Token {
        Token(token.into())
    }
    /// To be handed to Discord, and to nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What is wrong with the settings. No message repeats a value that could be a secret.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum BadConfig {
    /// No token.
    #[error(
        "DISCORD_TOKEN is not set. Put your bot's token there (or into a file named .env), \
         or try the house without Discord: triomphe sandbox"
    )]
    NoToken,
    /// Something that cannot be a token.
    #[error(
        "DISCORD_TOKEN does not look like a bot's token: three parts joined by dots, without blanks. \
         Copy it again from the Developer Portal, page \"Bot\""
    )]
    OddToken,
    /// A value that cannot be read.
    #[error("{name} must be {wanted}")]
    Value {
        /// The setting's name.
        name: &'static str,
        /// What it may be.
        wanted: String,
    },
    /// A line of `.env` that cannot be read.
    #[error(".env cannot be read: line {line} is not NAME=value")]
    EnvLine {
        /// Which line, the first being 1.
        line: usize,
    },
    /// `.env` cannot be opened.
    #[error(".env cannot be opened: {0}")]
    EnvFile(String),
}

/// Reads `.env` of the working folder, if there is one, into the environment's gaps.
///
/// # Errors
/// A clear sentence with the line, but never its contents.
pub fn read_env_file() -> Result<Vec<(String, String)>, BadConfig> {
    let text = match std::fs::read(".env") {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(BadConfig::EnvFile(error.kind().to_string())),
    };
    let text = String::from_utf8(text).map_err(|error| BadConfig::EnvLine {
        line: 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|&&b| b == b'\n')
            .count(),
    })?;
    env_pairs(&text)
}

fn env_pairs(text: &str) -> Result<Vec<(String, String)>, BadConfig> {
    let mut pairs = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for pair in dotenvy::from_read_iter(line.as_bytes()) {
            pairs.push(pair.map_err(|_| BadConfig::EnvLine { line: number + 1 })?);
        }
    }
    Ok(pairs)
}

impl Config {
    /// The settings of the environment, then of `.env`, then the defaults.
    ///
    /// # Errors
    /// The first setting that is missing or cannot be read, in a clear sentence.
    pub fn load() -> Result<Config, BadConfig> {
        let file = read_env_file()?;
        Config::from_lookup(|name| look_up(&file, name))
    }

    /// The settings, each looked up by its name.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn from_lookup(look_up: impl Fn(&str) -> Option<String>) -> Result<Config, BadConfig> {
        let look_up = |name: &str| {
            look_up(name)
                .map(|v| v.trim().to_owned())
                .filter(|v| !v.is_empty())
        };
        let number = |name: &'static str, default: i64, least: i64, most: i64| match look_up(name) {
            None => Ok(default),
            Some(text) => match text.parse() {
                Ok(value) if (least..=most).contains(&value) => Ok(value),
                _ => Err(BadConfig::Value {
                    name,
                    wanted: format!("a whole number from {least} to {most}"),
                }),
            },
        };
        let discord = look_up("TRIOMPHE_DISCORD_URL");
        if discord
            .as_ref()
            .is_some_and(|url| !url.starts_with("http://") && !url.starts_with("https://"))
        {
            return Err(BadConfig::Value {
                name: "TRIOMPHE_DISCORD_URL",
                wanted: "an address that begins with http:// or https://".to_owned(),
            });
        }
        let token = look_up("DISCORD_TOKEN").ok_or(BadConfig::NoToken)?;
        // Serenity panics on a header it cannot build, so what is no token must not get that far.
        let odd = token.split('.').count() < 3 || !token.bytes().all(|b| b.is_ascii_graphic());
        if odd && discord.is_none() || !token.bytes().all(|b| b.is_ascii_graphic()) {
            return Err(BadConfig::OddToken);
        }
        let switch = |name: &'static str| match look_up(name).as_deref() {
            None | Some("on") => Ok(true),
            Some("off") => Ok(false),
            Some(_) => Err(BadConfig::Value {
                name,
                wanted: "on or off".to_owned(),
            }),
        };
        let usual = House::default();
        Ok(Config {
            token: Token::new(token),
            database: database(&look_up),
            discord: discord.map(|url| url.trim_end_matches('/').to_owned()),
            house: House {
                starting_coins: number(
                    "TRIOMPHE_STARTING_COINS",
                    usual.starting_coins,
                    0,
                    1_000_000,
                )?,
                question_ms: 1000
                    * number(
                        "TRIOMPHE_QUESTION_SECONDS",
                        usual.question_ms / 1000,
                        1,
                        600,
                    )?,
                between_ms: 1000
                    * number("TRIOMPHE_BETWEEN_SECONDS", usual.between_ms / 1000, 1, 3600)?,
                pause: match switch("TRIOMPHE_PATRON_PAUSE")? {
                    true => Pause::Believable,
                    false => Pause::Off,
                },
                keep_days: number("TRIOMPHE_KEEP_DAYS", usual.keep_days, 0, 3650)?,
                papers: Papers {
                    privacy: page("TRIOMPHE_PRIVACY_URL", &look_up)?,
                    terms: page("TRIOMPHE_TERMS_URL", &look_up)?,
                },
                ..usual
            },
            // Without a studio there is nothing to bring.
            emoji: match switch("TRIOMPHE_EMOJI")? && switch("TRIOMPHE_PICTURES")? {
                true => Emoji::Brought,
                false => Emoji::LeftAlone,
            },
            studio: match switch("TRIOMPHE_PICTURES")? {
                true => Studio::default(),
                false => Studio::closed(),
            },
            patience: PATIENCE,
        })
    }
}

/// The address of a page of the operator's, such as can stand in a message.
fn page(
    name: &'static str,
    look_up: &impl Fn(&str) -> Option<String>,
) -> Result<Option<String>, BadConfig> {
    let fits = |url: &str| {
        let plain = |byte: u8| byte.is_ascii_graphic() && !b"<>()".contains(&byte);
        url.starts_with("https://") && url.len() <= 200 && url.bytes().all(plain)
    };
    match look_up(name) {
        Some(url) if !fits(&url) => Err(BadConfig::Value {
            name,
            wanted: "an address that begins with https://".to_owned(),
        }),
        url => Ok(url),
    }
}

/// The database's file of the environment, then of `.env`, then the default.
///
/// # Errors
/// Where `.env` cannot be read.
pub fn database_file() -> Result<PathBuf, BadConfig> {
    let file = read_env_file()?;
    Ok(database(&|name| look_up(&file, name)))
}

fn database(look_up: &impl Fn(&str) -> Option<String>) -> PathBuf {
    look_up("TRIOMPHE_DATABASE")
        .unwrap_or_else(|| "triomphe-data/triomphe.db".to_owned())
        .into()
}

/// A setting of the environment, then of `.env`.
fn look_up(file: &[(String, String)], name: &str) -> Option<String> {
    let in_file = || {
        file.iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.clone())
    };
    env::var(name).ok().or_else(in_file)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn with(pairs: &[(&str, &str)]) -> Result<Config, BadConfig> {
        Config::from_lookup(|name| {
            pairs
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "not.a.secret");

    #[test]
    fn the_defaults_need_a_token_only() {
        let config = with(&[TOKEN]).unwrap();
        assert_eq!(config.house.starting_coins, 100);
        assert_eq!(config.house.pause, Pause::Believable);
        assert_eq!(config.house.keep_days, 30);
        assert_eq!(config.emoji, Emoji::Brought);
        assert_eq!(config.database, PathBuf::from("triomphe-data/triomphe.db"));
        assert_eq!(config.discord, None);
    }

    #[test]
    fn without_pictures_no_emoji_are_brought() {
        for (setting, emoji) in [
            (("TRIOMPHE_PICTURES", "off"), Emoji::LeftAlone),
            (("TRIOMPHE_EMOJI", "off"), Emoji::LeftAlone),
            (("TRIOMPHE_EMOJI", "on"), Emoji::Brought),
        ] {
            assert_eq!(with(&[TOKEN, setting]).unwrap().emoji, emoji);
        }
    }

    #[test]
    fn a_missing_or_odd_token_is_told() {
        assert_eq!(with(&[]).err(), Some(BadConfig::NoToken));
        assert_eq!(
            with(&[("DISCORD_TOKEN", "  ")]).err(),
            Some(BadConfig::NoToken)
        );
        for odd in ["secret", "a b.c.d", "a.b.c\u{7f}", "ä.b.c"] {
            let error = with(&[("DISCORD_TOKEN", odd)]).err().unwrap();
            assert_eq!(error, BadConfig::OddToken, "{odd}");
            assert!(!error.to_string().contains(odd));
        }
    }

    #[test]
    fn a_token_is_never_printed() {
        assert_eq!(format!("{:?}", Token::new("hush")), "Token(…)");
    }

    #[test]
    fn a_value_out_of_range_names_the_setting_and_its_range() {
        for (name, value) in [
            ("TRIOMPHE_STARTING_COINS", "-1"),
            ("TRIOMPHE_STARTING_COINS", "many"),
            ("TRIOMPHE_PATRON_PAUSE", "maybe"),
            ("TRIOMPHE_EMOJI", "yes"),
            ("TRIOMPHE_PICTURES", "1"),
            ("TRIOMPHE_QUESTION_SECONDS", "0"),
            ("TRIOMPHE_BETWEEN_SECONDS", "99999999999999999999"),
            ("TRIOMPHE_DISCORD_URL", "localhost"),
            ("TRIOMPHE_KEEP_DAYS", "-1"),
            ("TRIOMPHE_PRIVACY_URL", "example.org"),
            ("TRIOMPHE_TERMS_URL", "https://example.org/a b"),
        ] {
            let error = with(&[TOKEN, (name, value)]).err().unwrap().to_string();
            assert!(
                error.starts_with(name) && error.contains("must be"),
                "{error}"
            );
        }
    }

    #[test]
    fn a_broken_env_file_names_the_line_and_not_its_contents() {
        assert_eq!(
            env_pairs("A=1\n# words\n\nB='two words'\n").unwrap().len(),
            2
        );
        let error = env_pairs("A=1\nDISCORD_TOKEN hush\n").unwrap_err();
        assert_eq!(error, BadConfig::EnvLine { line: 2 });
        assert!(!error.to_string().contains("hush"));
    }
}
