//! The operator's settings: one run's as values, the list of all, and where they are read from.

mod env_file;
mod settings;
mod sources;

pub use settings::{SETTINGS, Secret, Setting};
pub use sources::{Origin, Sources};

use crate::discord::Studio;
use house::{OperatorSettings, ShardRange, text_file::NoText};
use ids::Millis;
use pages::{Defaults, PolicyLinks};
use rules::Coins;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use table::Pause;

/// The settings of one run. `.env.example` explains each of them.
#[derive(Clone)]
pub struct Config {
    /// The bot's token. Never shown or logged.
    pub token: Token,
    /// Where the house keeps its books.
    pub database: Database,
    /// The Discord, or stand-in, that the bot connects to.
    pub discord: Discord,
    /// The settings of the house.
    pub house: OperatorSettings,
    /// Takes shards by lease, of this many in all.
    pub leased: Option<u32>,
    /// Whether to upload card faces to Discord.
    pub emoji: Emoji,
    /// The studio that draws pictures.
    pub studio: Studio,
    /// How long a message that nobody is waiting for is delayed for its picture; after that, the picture follows.
    pub patience: Duration,
    /// How long to wait at most before asking Discord again, after an error, whether a server or channel is there.
    pub ask_again: Duration,
    /// Where to answer whoever watches over the bot (`monitor`).
    pub http: Option<SocketAddr>,
    /// The names, beside addresses, that whoever watches may ask at.
    pub http_names: Vec<String>,
    /// The most requests a second to Discord that are not answers to interactions; any number for `None`.
    pub requests_per_second: Option<usize>,
}

/// At this pace, uploading nearly two hundred card faces at the first start takes about five minutes; commands and
/// tables go first.
const PACE: Duration = Duration::from_millis(1500);
/// Short enough to go unnoticed.
const PATIENCE: Duration = Duration::from_millis(300);
/// How long to wait at most before asking Discord again, after an error, whether a server or channel is there.
const ASK_AGAIN: Duration = Duration::from_secs(60 * 60);

/// Discord allows a bot 50 requests a second in all, by its own clock; this leaves room for those that come late.
const REQUESTS_PER_SECOND: i64 = 45;
/// Large bots may be granted a higher limit.
const MOST_REQUESTS_PER_SECOND: i64 = 5_000;

/// Whether the bot uploads the card faces that it uses in texts and on buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emoji {
    /// It uploads the missing ones.
    Brought {
        /// The delay after each upload.
        pace: Duration,
    },
    /// It leaves the application's emoji alone and uses none.
    LeftAlone,
}

/// The Discord that the bot connects to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discord {
    /// The real one at discord.com, within its rate limits.
    Itself,
    /// A stand-in at this address (`http://…`); the client library's limiter does not work there and is off.
    /// A password in the address is as secret as the token.
    At(String),
    /// The real one, through a REST proxy at this address (`http://…`) that keeps its rate limits for every process
    /// of the bot; the client library's own limiter is off. A password in the address is as secret as the token.
    Through(String),
    /// A stand-in that answers for discord.com over TLS, with rate limits of its own.
    AsItself {
        /// The address where it listens.
        address: SocketAddr,
        /// The certificate authority that signed its certificate, in PEM.
        authority: String,
    },
}

/// Where the house keeps its books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server(ServerUrl),
}

/// The address of a database on a PostgreSQL server, with a password in it; its `Debug` output hides all of it.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerUrl {
    url: String,
    connections: u32,
}

impl ServerUrl {
    /// The address itself, to connect with.
    pub fn reveal(&self) -> &str {
        &self.url
    }

    /// How many connections to have with the server at most.
    pub fn connections(&self) -> u32 {
        self.connections
    }
}

impl fmt::Debug for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerUrl(…)")
    }
}

/// A bot's token; its `Debug` output hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Wraps a token as it was given.
    pub fn new(token: impl Into<String>) -> Token {
        Token(token.into())
    }
    /// The token itself, to be sent to Discord only.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Invalid settings. No message repeats a value that could be secret.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum BadConfig {
    /// `DISCORD_TOKEN` is not set.
    #[error(
        "DISCORD_TOKEN is not set. Set it to your bot's token (in the environment or in a file named .env), \
         or DISCORD_TOKEN_FILE to a file that holds the token, or try the bot without Discord: triomphe sandbox"
    )]
    NoToken,
    /// `DISCORD_TOKEN` is not shaped like a token.
    #[error(
        "DISCORD_TOKEN does not look like a bot's token, which is three parts joined by dots, without spaces. \
         Copy it again from the Developer Portal, page \"Bot\""
    )]
    OddToken,
    /// The value of a setting cannot be parsed.
    #[error("{name} must be {wanted}")]
    Value {
        /// The setting's name.
        name: &'static str,
        /// A description of the allowed values.
        wanted: String,
    },
    /// A path begins with `~`.
    #[error("{name} begins with ~, which only a shell understands: write {whole}")]
    Home {
        /// The setting's name.
        name: String,
        /// The path as it was probably meant.
        whole: String,
    },
    /// A line of `.env` cannot be parsed.
    #[error(".env cannot be read: line {line} is not of the form NAME=value")]
    EnvLine {
        /// The line number, starting at 1.
        line: usize,
    },
    /// `.env` is no UTF-8.
    #[error(".env cannot be read: {0}")]
    EnvText(NoText),
    /// `.env` exists but cannot be opened.
    #[error(".env cannot be opened: {0}")]
    EnvFile(String),
    /// A secret is set, and a file that holds it as well.
    #[error("{name} and {name}_FILE are both set: remove one of them")]
    Twice {
        /// The setting's name.
        name: &'static str,
    },
    /// The file of a secret cannot be read.
    #[error("{name}_FILE names {path}, which cannot be read: {why}")]
    SecretFile {
        /// The setting's name, without `_FILE`.
        name: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's reason.
        why: String,
    },
}

impl BadConfig {
    /// The setting that is wrong, if it is one alone.
    pub fn setting(&self) -> Option<&'static str> {
        match self {
            BadConfig::NoToken | BadConfig::OddToken => Some("DISCORD_TOKEN"),
            BadConfig::Value { name, .. }
            | BadConfig::Twice { name }
            | BadConfig::SecretFile { name, .. } => Some(name),
            BadConfig::Home { name, .. } => {
                let of = |setting: &&Setting| {
                    setting.name == name || setting.file().as_ref() == Some(name)
                };
                SETTINGS.iter().find(of).map(|setting| setting.name)
            }
            BadConfig::EnvLine { .. } | BadConfig::EnvText(_) | BadConfig::EnvFile(_) => None,
        }
    }
}

/// Requests to Discord.
const REQUESTS: &str = "TRIOMPHE_REQUESTS_PER_SECOND";

/// Coins for a new member, in servers that have not set an amount.
const STARTING_COINS: &str = "TRIOMPHE_STARTING_COINS";

impl Config {
    /// Reads the settings, each looked up by its name; unset ones have their default.
    ///
    /// # Errors
    /// The first setting that is missing or cannot be parsed, in a clear sentence.
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
        let seconds =
            |name, usual: Millis, most| number(name, usual.0 / 1000, 1, most).map(Millis::seconds);
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
        let proxy = proxy(&look_up, discord.is_some())?;
        let token = look_up("DISCORD_TOKEN").ok_or(BadConfig::NoToken)?;
        // As it stands in a request.
        let token = match token.strip_prefix("Bot ") {
            Some(token) => token.trim_start().to_owned(),
            None => token,
        };
        // Serenity panics on a header it cannot build, so an invalid token must not get that far.
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
        let usual = OperatorSettings::default();
        let database = database(&look_up)?;
        let (shards, leased) = shards(&look_up, &database)?;
        Ok(Config {
            token: Token::new(token),
            database,
            leased,
            discord: match (&discord, &proxy) {
                (Some(url), _) => Discord::At(url.trim_end_matches('/').to_owned()),
                (None, Some(url)) => Discord::Through(url.trim_end_matches('/').to_owned()),
                (None, None) => Discord::Itself,
            },
            house: OperatorSettings {
                defaults: Defaults {
                    starting_coins: match look_up(STARTING_COINS) {
                        Some(_) => Some(Coins(number(STARTING_COINS, 0, 0, 1_000_000)?)),
                        None => None,
                    },
                    ..usual.defaults
                },
                question: seconds("TRIOMPHE_QUESTION_SECONDS", usual.question, 600)?,
                between: seconds("TRIOMPHE_BETWEEN_SECONDS", usual.between, 3600)?,
                pause: if switch("TRIOMPHE_PATRON_PAUSE")? {
                    Pause::Believable
                } else {
                    Pause::Off
                },
                shards,
                keep_days: number("TRIOMPHE_KEEP_DAYS", usual.keep_days, 0, 3650)?,
                policy_links: PolicyLinks {
                    privacy: page("TRIOMPHE_PRIVACY_URL", &look_up)?,
                    terms: page("TRIOMPHE_TERMS_URL", &look_up)?,
                },
                ..usual
            },
            // Without a studio there is nothing to upload.
            emoji: if switch("TRIOMPHE_EMOJI")? && switch("TRIOMPHE_PICTURES")? {
                Emoji::Brought {
                    pace: match discord {
                        Some(_) => Duration::ZERO,
                        None => PACE,
                    },
                }
            } else {
                Emoji::LeftAlone
            },
            studio: if switch("TRIOMPHE_PICTURES")? {
                Studio::default()
            } else {
                Studio::closed()
            },
            patience: PATIENCE,
            ask_again: ASK_AGAIN,
            http: http_address(look_up)?,
            http_names: http_names(look_up)?,
            requests_per_second: match (look_up(REQUESTS), &discord) {
                // A stand-in has no limit, unless the operator wants one.
                (None, Some(_)) => None,
                _ => {
                    let most = MOST_REQUESTS_PER_SECOND;
                    let number = number(REQUESTS, REQUESTS_PER_SECOND, 1, most)?;
                    usize::try_from(number).ok()
                }
            },
        })
    }
}

/// The address to listen on for whoever watches over the bot, if there is one.
///
/// # Errors
/// It is no address with a port.
pub fn http_address(
    look_up: impl Fn(&str) -> Option<String>,
) -> Result<Option<SocketAddr>, BadConfig> {
    let set = look_up("TRIOMPHE_HTTP");
    let set = set.as_deref().map(str::trim).filter(|set| !set.is_empty());
    let address = set.map(str::parse).transpose();
    address.map_err(|_| BadConfig::Value {
        name: "TRIOMPHE_HTTP",
        wanted: "an address with a port, such as 127.0.0.1:9090".to_owned(),
    })
}

/// The host names, beside addresses, to answer at.
fn http_names(look_up: impl Fn(&str) -> Option<String>) -> Result<Vec<String>, BadConfig> {
    let set = look_up("TRIOMPHE_HTTP_NAMES").unwrap_or_default();
    let names = set.split([',', ' ']).filter(|name| !name.is_empty());
    let is_name = |name: &str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
        name.bytes().all(fits)
    };
    let names: Vec<String> = names.map(str::to_owned).collect();
    if names.iter().all(|name| is_name(name)) {
        Ok(names)
    } else {
        Err(BadConfig::Value {
            name: "TRIOMPHE_HTTP_NAMES",
            wanted: "names of hosts with commas between them and without ports, such as triomphe,bot.example.org"
                .to_owned(),
        })
    }
}

/// The address of a REST proxy to Discord, if there is one.
fn proxy(
    look_up: &impl Fn(&str) -> Option<String>,
    is_stand_in: bool,
) -> Result<Option<String>, BadConfig> {
    let name = "TRIOMPHE_PROXY_URL";
    let wanted = |wanted: &str| BadConfig::Value {
        name,
        wanted: wanted.to_owned(),
    };
    match look_up(name) {
        Some(_) if is_stand_in => Err(wanted("left out where TRIOMPHE_DISCORD_URL is set")),
        Some(url) if !url.starts_with("http://") && !url.starts_with("https://") => {
            Err(wanted("an address that begins with http:// or https://"))
        }
        url => Ok(url),
    }
}

/// The shards that this process serves, if they are set; and out of how many it takes some by lease, if it does.
fn shards(
    look_up: &impl Fn(&str) -> Option<String>,
    database: &Database,
) -> Result<(Option<ShardRange>, Option<u32>), BadConfig> {
    let name = "TRIOMPHE_SHARDS";
    let Some(text) = look_up(name).filter(|text| text != "auto") else {
        return Ok((None, None));
    };
    let wanted = |wanted: &str| BadConfig::Value {
        name,
        wanted: wanted.to_owned(),
    };
    let Some(of) = text.strip_prefix("lease/") else {
        let range = text.parse().map_err(|_| {
            wanted("auto, a range of shards such as 0-15/64, counted from 0, or lease/64 on PostgreSQL")
        })?;
        return Ok((Some(range), None));
    };
    if matches!(database, Database::File(_)) {
        return Err(wanted(
            "auto or a range of shards such as 0-15/64, unless TRIOMPHE_DATABASE is on a PostgreSQL server",
        ));
    }
    // A shard alone is read as strictly.
    match format!("0/{of}").parse::<ShardRange>() {
        Ok(range) => Ok((None, Some(range.total()))),
        Err(_) => Err(wanted(
            "lease/ and the number of shards in all, such as lease/64",
        )),
    }
}

/// The address of one of the operator's pages, if it is safe to put in a message.
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

/// With one of them, the bot writes, and with one it has to do with leases; the others read.
const CONNECTIONS: u32 = 10;
/// The store needs so many.
pub const LEAST_CONNECTIONS: u32 = 3;
const MOST_CONNECTIONS: u32 = 100;

/// How many connections to have with a PostgreSQL server at most.
fn connections(look_up: &impl Fn(&str) -> Option<String>) -> Result<u32, BadConfig> {
    let name = "TRIOMPHE_DATABASE_CONNECTIONS";
    let Some(text) = look_up(name) else {
        return Ok(CONNECTIONS);
    };
    let fits = LEAST_CONNECTIONS..=MOST_CONNECTIONS;
    let number = text.parse().ok().filter(|number| fits.contains(number));
    number.ok_or_else(|| BadConfig::Value {
        name,
        wanted: format!("a whole number from {LEAST_CONNECTIONS} to {MOST_CONNECTIONS}"),
    })
}

const DATABASE: &str = "TRIOMPHE_DATABASE";

/// A path that begins as it is. Only a shell knows what `~` stands for: without one it would be a folder of that name.
fn whole_path(
    name: impl Into<String>,
    text: String,
    look_up: &impl Fn(&str) -> Option<String>,
) -> Result<PathBuf, BadConfig> {
    let Some(rest) = text.strip_prefix('~') else {
        return Ok(text.into());
    };
    let home = look_up("HOME").or_else(|| look_up("USERPROFILE"));
    let home = home.filter(|_| rest.is_empty() || rest.starts_with(['/', '\\']));
    Err(BadConfig::Home {
        name: name.into(),
        whole: home.unwrap_or_else(|| "/home/".to_owned()) + rest,
    })
}

/// A path, unless it begins as an address does.
fn database(look_up: &impl Fn(&str) -> Option<String>) -> Result<Database, BadConfig> {
    let Some(text) = look_up(DATABASE) else {
        return Ok(Database::File("triomphe-data/triomphe.db".into()));
    };
    let scheme = text.split_once("://").map(|(scheme, _)| scheme);
    match scheme.map(str::to_ascii_lowercase).as_deref() {
        None => Ok(Database::File(whole_path(DATABASE, text, look_up)?)),
        // A password elsewhere than before the host would be shown where addresses are.
        Some("postgres" | "postgresql") if !text.contains("password=") => {
            let connections = connections(look_up)?;
            Ok(Database::Server(ServerUrl {
                url: text,
                connections,
            }))
        }
        Some(_) => Err(BadConfig::Value {
            name: DATABASE,
            wanted: "the path of a file, or an address that begins with postgres:// and has its password before the host"
                .to_owned(),
        }),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

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
    fn every_setting_is_known_and_explained_with_its_usual_value() {
        let explained = include_str!("../../.env.example");
        let is_part = |c: char| c.is_ascii_uppercase() || c == '_';
        let names = |text: &'static str| -> BTreeSet<&'static str> {
            text.split(|c| !is_part(c))
                .filter(|word| word.starts_with("TRIOMPHE_") && word.len() > "TRIOMPHE_".len())
                .collect()
        };
        let ours = include_str!("mod.rs").split("#[cfg(test)]").next().unwrap();
        let ours = names(ours)
            .into_iter()
            .chain(names(include_str!("../cli/logging.rs")));
        let known = SETTINGS.iter().map(|setting| setting.name).skip(1);
        let known: BTreeSet<_> = known.collect();
        assert_eq!(
            ours.collect::<BTreeSet<_>>(),
            known,
            "a setting that is read, and the list"
        );
        for setting in SETTINGS {
            let line = |name: &str, value: &str| explained.contains(&format!("\n# {name}={value}"));
            let usual = setting.usual.map(|usual| format!("{usual}\n"));
            assert!(
                setting.secret == Secret::Whole
                    || line(setting.name, usual.as_deref().unwrap_or_default()),
                "{} is not explained with its usual value",
                setting.name
            );
            let file = setting.file();
            assert!(
                file.is_none_or(|file| line(&file, "")),
                "{}_FILE is not explained",
                setting.name
            );
        }
        for name in names(explained) {
            let is_known = SETTINGS
                .iter()
                .any(|it| it.name == name || it.file().as_deref() == Some(name));
            assert!(is_known, "{name} is explained but unknown");
        }
    }

    #[test]
    fn what_is_said_to_be_usual_is_what_holds_where_nothing_is_set() {
        let usual = |name: &str| {
            let setting = SETTINGS.iter().find(|setting| setting.name == name);
            setting.and_then(|setting| setting.usual).map(str::to_owned)
        };
        let said = Config::from_lookup(|name| match name {
            "DISCORD_TOKEN" => Some(TOKEN.1.to_owned()),
            _ => usual(name),
        });
        let (said, silent) = (said.unwrap(), with(&[TOKEN]).unwrap());
        assert_eq!(said.database, silent.database);
        assert_eq!(said.emoji, silent.emoji);
        assert_eq!(said.discord, silent.discord);
        assert_eq!(said.requests_per_second, silent.requests_per_second);
        assert_eq!(said.house.shards, silent.house.shards);
        let of = |config: &Config| {
            let house = &config.house;
            let policy_links = (
                house.policy_links.privacy.clone(),
                house.policy_links.terms.clone(),
            );
            (
                house.question,
                house.between,
                house.pause,
                house.keep_days,
                policy_links,
            )
        };
        assert_eq!(of(&said), of(&silent));
        // The coins of new servers: those that the bot met before this was raised keep what they had.
        assert_eq!(said.house.defaults.starting_coins, Some(Coins(2_500)));
    }

    #[test]
    fn the_defaults_need_a_token_only() {
        let config = with(&[TOKEN]).unwrap();
        assert_eq!(config.house.defaults.starting_coins, None);
        let said = with(&[TOKEN, ("TRIOMPHE_STARTING_COINS", "70")]).unwrap();
        assert_eq!(said.house.defaults.starting_coins, Some(Coins(70)));
        assert_eq!(config.house.pause, Pause::Believable);
        assert_eq!(config.house.keep_days, 30);
        assert_eq!(config.emoji, Emoji::Brought { pace: PACE });
        assert_eq!(
            config.database,
            Database::File("triomphe-data/triomphe.db".into())
        );
        assert_eq!(config.discord, Discord::Itself);
        assert_eq!(config.house.shards, None);
        // Five less than Discord's limit.
        assert_eq!(config.requests_per_second, Some(45));
    }

    #[test]
    fn a_process_serves_all_shards_or_a_range() {
        let shards = |text| with(&[TOKEN, ("TRIOMPHE_SHARDS", text)]).map(|it| it.house.shards);
        let server = ("TRIOMPHE_DATABASE", "postgres://ann@db.example/house");
        let leased = |text| with(&[TOKEN, server, ("TRIOMPHE_SHARDS", text)]);
        let config = leased("lease/64").unwrap();
        assert_eq!((config.leased, config.house.shards), (Some(64), None));
        for address in ["lease/", "lease/0", "lease/x", "lease", "lease/0-1/4"] {
            assert!(leased(address).is_err(), "{address}");
        }
        assert!(shards("lease/64").is_err(), "a file has one process");
        assert_eq!(shards("auto"), Ok(None));
        let range = shards("16-31/64").unwrap().unwrap();
        assert_eq!((range.first(), range.last(), range.total()), (16, 31, 64));
    }

    #[test]
    fn discord_is_reached_through_a_proxy_where_one_is_named() {
        let proxy = ("TRIOMPHE_PROXY_URL", "http://10.0.0.7:8080/");
        let config = with(&[TOKEN, proxy]).unwrap();
        let through = Discord::Through("http://10.0.0.7:8080".to_owned());
        assert_eq!(config.discord, through);
        assert_eq!(config.emoji, Emoji::Brought { pace: PACE }, "as without");
        assert_eq!(config.requests_per_second, Some(45));
        let at = ("TRIOMPHE_DISCORD_URL", "http://127.0.0.1:8300");
        let both = with(&[TOKEN, proxy, at]).err().unwrap().to_string();
        assert!(both.starts_with("TRIOMPHE_PROXY_URL must be left out"));
    }

    #[test]
    fn a_stand_in_has_no_limit_of_requests_unless_one_is_set() {
        let at = ("TRIOMPHE_DISCORD_URL", "http://127.0.0.1:8300");
        assert_eq!(with(&[TOKEN, at]).unwrap().requests_per_second, None);
        let limit = ("TRIOMPHE_REQUESTS_PER_SECOND", "20");
        let limited = with(&[TOKEN, at, limit]).unwrap();
        assert_eq!(limited.requests_per_second, Some(20));
    }

    #[test]
    fn nothing_listens_unless_it_is_told_where() {
        assert_eq!(with(&[TOKEN]).unwrap().http, None);
        for at in ["127.0.0.1:9090", "[::1]:0", "0.0.0.0:80"] {
            let told = with(&[TOKEN, ("TRIOMPHE_HTTP", at)]).unwrap();
            assert_eq!(told.http, Some(at.parse().unwrap()));
        }
    }

    #[test]
    fn names_to_answer_at_are_listed_with_commas() {
        let names = |text| with(&[TOKEN, ("TRIOMPHE_HTTP_NAMES", text)]).map(|it| it.http_names);
        assert_eq!(names(""), Ok(Vec::new()));
        let both = ["triomphe", "bot.example.org"].map(str::to_owned);
        for text in ["triomphe,bot.example.org", "triomphe, bot.example.org,"] {
            assert_eq!(names(text), Ok(both.to_vec()));
        }
    }

    #[test]
    fn a_database_is_a_file_or_on_a_server_and_its_password_is_not_shown() {
        let set = |value| with(&[TOKEN, ("TRIOMPHE_DATABASE", value)]);
        for path in ["house.db", "/srv/postgres/house.db"] {
            assert_eq!(
                set(path).unwrap().database,
                Database::File(PathBuf::from(path))
            );
        }
        for url in [
            "postgres://ann:hush@db/house",
            "PostgreSQL://ann:hush@db/house",
        ] {
            let database = set(url).unwrap().database;
            assert!(
                matches!(&database, Database::Server(server) if server.reveal() == url),
                "{url}"
            );
            assert!(!format!("{database:?}").contains("hush"));
            let Database::Server(server) = database else {
                panic!("{url}")
            };
            assert_eq!(server.connections(), 10);
        }
        let server = ("TRIOMPHE_DATABASE", "postgres://ann@db/house");
        let with_connections =
            |number| with(&[TOKEN, server, ("TRIOMPHE_DATABASE_CONNECTIONS", number)]);
        let most = with_connections("4").unwrap().database;
        assert!(matches!(most, Database::Server(server) if server.connections() == 4));
        for odd in ["2", "101", "many"] {
            let refused = with_connections(odd).err().unwrap().to_string();
            assert!(refused.contains("from 3 to 100"), "{refused}");
        }
        for odd in [
            "mysql://ann:hush@db/house",
            "postgres://db/house?user=ann&password=hush",
        ] {
            let refused = set(odd).err().unwrap().to_string();
            assert!(
                refused.starts_with("TRIOMPHE_DATABASE must be the path"),
                "{refused}"
            );
            assert!(!refused.contains("hush"), "{refused}");
        }
    }

    #[test]
    fn a_path_that_only_a_shell_understands_is_refused_with_the_whole_one() {
        let set = |path| {
            let home = ("HOME", "/home/ann");
            let refused = with(&[TOKEN, ("TRIOMPHE_DATABASE", path), home]).err();
            refused.map(|refused| refused.to_string())
        };
        let said = "TRIOMPHE_DATABASE begins with ~, which only a shell understands: write";
        assert_eq!(set("~/t.db"), Some(format!("{said} /home/ann/t.db")));
        assert_eq!(set("~ben/t.db"), Some(format!("{said} /home/ben/t.db")));
        assert_eq!(set("a~/t.db"), None);
    }

    #[test]
    fn without_pictures_no_emoji_are_brought() {
        for (setting, emoji) in [
            (("TRIOMPHE_PICTURES", "off"), Emoji::LeftAlone),
            (("TRIOMPHE_EMOJI", "off"), Emoji::LeftAlone),
            (("TRIOMPHE_EMOJI", "on"), Emoji::Brought { pace: PACE }),
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
        let whole = with(&[("DISCORD_TOKEN", "Bot not.a.secret")]).unwrap();
        assert_eq!(whole.token.reveal(), "not.a.secret");
        for odd in ["secret", "Bot secret", "a b.c.d", "a.b.c\u{7f}", "ä.b.c"] {
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
            ("TRIOMPHE_HTTP", "9090"),
            ("TRIOMPHE_HTTP", "localhost:9090"),
            ("TRIOMPHE_HTTP_NAMES", "triomphe:9090"),
            ("TRIOMPHE_HTTP_NAMES", "http://triomphe"),
            ("TRIOMPHE_PRIVACY_URL", "example.org"),
            ("TRIOMPHE_TERMS_URL", "https://example.org/a b"),
            ("TRIOMPHE_SHARDS", "64/64"),
            ("TRIOMPHE_PROXY_URL", "10.0.0.7:8080"),
            ("TRIOMPHE_REQUESTS_PER_SECOND", "0"),
        ] {
            let error = with(&[TOKEN, (name, value)]).err().unwrap().to_string();
            assert!(
                error.starts_with(name) && error.contains("must be"),
                "{error}"
            );
        }
    }
}
