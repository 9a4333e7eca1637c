//! Where settings are read from: the environment, `.env`, and the files that hold secrets.

use super::settings::{SETTINGS, Setting, names};
use super::{BadConfig, Config, Database, env_file, whole_path};
use house::text_file::{NoText, decode};
use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::{env, fmt};

/// The most that is read of a secret's file, in bytes; a token has fewer than a hundred.
const LONGEST_SECRET: u64 = 64 * 1024;

/// The sources of settings: the environment first, then `.env` in the working directory. An empty value is none.
pub struct Sources {
    environment: Vec<(String, String)>,
    file: Vec<(String, String)>,
    /// The lines of `.env` that earlier versions read otherwise.
    changed: Vec<usize>,
    /// Secrets read from files of their own.
    secrets: Vec<SecretFile>,
}

/// A secret that stands in a file.
struct SecretFile {
    /// The setting whose value it is.
    name: &'static str,
    path: PathBuf,
    value: String,
}

/// Where a setting's value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The environment of the process.
    Environment,
    /// `.env`.
    EnvFile,
    /// A file that holds nothing but this value.
    File(PathBuf),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Environment => f.write_str("environment"),
            Origin::EnvFile => f.write_str(".env"),
            Origin::File(path) => write!(f, "file {}", path.display()),
        }
    }
}

impl Sources {
    /// Reads the environment and `.env`, which need not exist, but no secret's file yet ([`Sources::read_secrets`]).
    ///
    /// # Errors
    /// A clear sentence with the line number in `.env`, but never its contents.
    pub fn read() -> Result<Sources, BadConfig> {
        let text = |part: std::ffi::OsString| part.to_string_lossy().into_owned();
        let environment = env::vars_os().map(|(name, value)| (text(name), text(value)));
        let file = read_env_file()?;
        Ok(Sources {
            environment: environment.collect(),
            file: env_file::pairs(&file)?,
            changed: env_file::changed(&file),
            secrets: Vec::new(),
        })
    }

    /// Reads the files that hold secrets, anew if they were read before. Whoever needs no secret does without this.
    /// Returns what is wrong with them.
    pub fn read_secrets(&mut self) -> Vec<BadConfig> {
        self.secrets.clear();
        let settings = SETTINGS.iter();
        settings
            .filter_map(|setting| self.read_secret_of(setting).err())
            .collect()
    }

    /// Reads the file that holds a setting's secret, if one is named.
    fn read_secret_of(&mut self, setting: &Setting) -> Result<(), BadConfig> {
        let Some(path) = setting.file().and_then(|file| self.get(&file)) else {
            return Ok(());
        };
        let name = setting.name;
        if self.get(name).is_some() {
            return Err(BadConfig::Twice { name });
        }
        let name_of_file = format!("{name}_FILE");
        let path = whole_path(name_of_file, path, &|name| self.get(name))?;
        let value = read_secret(name, &path)?;
        self.secrets.push(SecretFile { name, path, value });
        Ok(())
    }

    /// The value of a setting, as typed.
    pub fn get(&self, name: &str) -> Option<String> {
        self.find(name).map(|(value, _)| value.to_owned())
    }

    /// Where the value of a setting comes from; `None` if it is not set.
    pub fn origin(&self, name: &str) -> Option<Origin> {
        self.find(name).map(|(_, origin)| origin)
    }

    fn find(&self, name: &str) -> Option<(&str, Origin)> {
        let secret = self.secrets.iter().find(|secret| secret.name == name);
        if let Some(secret) = secret {
            return Some((&secret.value, Origin::File(secret.path.clone())));
        }
        let places = [
            (&self.environment, Origin::Environment),
            (&self.file, Origin::EnvFile),
        ];
        places.into_iter().find_map(|(place, origin)| {
            let is_it = |(key, value): &&(String, String)| key == name && !value.trim().is_empty();
            let (_, value) = place.iter().find(is_it)?;
            Some((value.as_str(), origin))
        })
    }

    /// Everything that is wrong with the settings; empty if [`Config::from_lookup`] takes them. Reads the secrets'
    /// files.
    pub fn faults(&mut self) -> Vec<BadConfig> {
        let mut faults = self.read_secrets();
        loop {
            let read = Config::from_lookup(|name| {
                let is_wrong = faults.iter().any(|fault| fault.setting() == Some(name));
                match (is_wrong, name) {
                    (false, _) => self.get(name),
                    // A token is needed: with this one, what else may be wrong is found as well.
                    (true, "DISCORD_TOKEN") => Some("a.b.c".to_owned()),
                    (true, _) => None,
                }
            });
            match read {
                Err(fault) if !faults.contains(&fault) => faults.push(fault),
                _ => return faults,
            }
        }
    }

    /// A sentence for each setting that looks like ours but does not exist, with the nearest existing name.
    pub fn unknown(&self) -> Vec<String> {
        let all = self.environment.iter().chain(&self.file);
        let known = names();
        let mut names: Vec<&String> = all.map(|(name, _)| name).collect();
        names.sort_unstable();
        names.dedup();
        names.retain(|name| name.starts_with("TRIOMPHE_") && !known.contains(name));
        let nearest = |name: &str| {
            let far = |known: &&String| strsim::osa_distance(name, known);
            known.iter().min_by_key(far)
        };
        names
            .into_iter()
            .map(|name| match nearest(name) {
                Some(known) => {
                    format!("{name} is not a setting of triomphe; did you mean {known}?")
                }
                None => format!("{name} is not a setting of triomphe"),
            })
            .collect()
    }

    /// A sentence for each line of `.env` that earlier versions read otherwise.
    pub fn changed(&self) -> Vec<String> {
        let lines = self.changed.iter();
        lines
            .map(|line| {
                format!(
                    "line {line} of .env has a backslash or a $, which stand for themselves; in earlier versions a \
                     backslash hid the next sign, and $NAME stood for a variable"
                )
            })
            .collect()
    }

    /// A sentence for each secret's file that every user of the machine may read.
    pub fn open_secrets(&self) -> Vec<String> {
        let open = self.secrets.iter().filter(|secret| is_open(&secret.path));
        open.map(|secret| {
            let file = secret.path.display();
            let name = secret.name;
            format!(
                "every user of this machine may read {file}, which holds {name}: chmod o= {file}"
            )
        })
        .collect()
    }

    /// Where the house keeps its books, for whoever needs no other secret.
    ///
    /// # Errors
    /// What is wrong with this setting.
    pub fn database(&mut self) -> Result<Database, BadConfig> {
        let settings = SETTINGS.iter();
        for setting in settings.filter(|setting| setting.name == super::DATABASE) {
            self.secrets.retain(|secret| secret.name != setting.name);
            self.read_secret_of(setting)?;
        }
        super::database(&|name| self.get(name).map(|value| value.trim().to_owned()))
    }
}

/// Whether a file may be read by users who neither own it nor belong to its group.
#[cfg(unix)]
fn is_open(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o004 != 0)
}

#[cfg(not(unix))]
fn is_open(_: &Path) -> bool {
    false
}

fn read_secret(name: &'static str, path: &Path) -> Result<String, BadConfig> {
    let unreadable = |why: &str| BadConfig::SecretFile {
        name,
        path: path.to_owned(),
        why: why.to_owned(),
    };
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| {
        let mut file = file.take(LONGEST_SECRET);
        file.read_to_end(&mut bytes)
    });
    read.map_err(|error| unreadable(&error.kind().to_string()))?;
    match decode(bytes) {
        Ok(text) if text.trim().is_empty() => Err(unreadable("it is empty")),
        Ok(text) => Ok(text.trim_end_matches(['\n', '\r']).to_owned()),
        Err(error @ NoText::Utf16) => Err(unreadable(&error.to_string())),
        Err(NoText::Line(_)) => Err(unreadable("it is no text")),
    }
}

fn read_env_file() -> Result<String, BadConfig> {
    match std::fs::read(".env") {
        Ok(bytes) => decode(bytes).map_err(BadConfig::EnvText),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(BadConfig::EnvFile(error.kind().to_string())),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn sources(environment: &[(&str, &str)], file: &[(&str, &str)]) -> Sources {
        let pairs = |pairs: &[(&str, &str)]| {
            let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
            pairs.iter().map(owned).collect()
        };
        Sources {
            environment: pairs(environment),
            file: pairs(file),
            changed: Vec::new(),
            secrets: Vec::new(),
        }
    }

    #[test]
    fn the_environment_comes_first_and_what_is_empty_is_not_set() {
        let sources = sources(
            &[
                ("TRIOMPHE_LOG", "warn"),
                ("DISCORD_TOKEN", " "),
                ("TRIOMPHE_EMOJI", ""),
            ],
            &[("TRIOMPHE_LOG", "debug"), ("DISCORD_TOKEN", "a.b.c")],
        );
        assert_eq!(sources.get("TRIOMPHE_LOG").as_deref(), Some("warn"));
        assert_eq!(sources.origin("TRIOMPHE_LOG"), Some(Origin::Environment));
        assert_eq!(sources.get("DISCORD_TOKEN").as_deref(), Some("a.b.c"));
        assert_eq!(sources.origin("DISCORD_TOKEN"), Some(Origin::EnvFile));
        assert_eq!(sources.get("TRIOMPHE_EMOJI"), None);
        assert_eq!(sources.origin("TRIOMPHE_EMOJI"), None);
    }

    #[test]
    fn a_secret_is_read_from_its_file_without_the_end_of_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        // As Notepad writes it.
        std::fs::write(&path, "\u{feff}not.a.secret\r\n").unwrap();
        let named = path.display().to_string();
        let mut sources = sources(&[], &[("DISCORD_TOKEN_FILE", &named)]);
        assert_eq!(sources.get("DISCORD_TOKEN"), None, "not before it is asked");
        assert_eq!(sources.read_secrets(), []);
        let token = sources.get("DISCORD_TOKEN");
        assert_eq!(token.as_deref(), Some("not.a.secret"));
        assert_eq!(sources.origin("DISCORD_TOKEN"), Some(Origin::File(path)));
        assert_eq!(sources.faults(), []);
        assert!(sources.unknown().is_empty());
    }

    #[test]
    fn a_secret_that_is_set_twice_is_refused_wherever_it_is_set() {
        let both = [
            ("DISCORD_TOKEN", "hush"),
            ("DISCORD_TOKEN_FILE", "nowhere"),
            ("TRIOMPHE_DISCORD_URL", "http://127.0.0.1:1"),
            ("TRIOMPHE_DISCORD_URL_FILE", "nowhere"),
        ];
        for mut sources in [
            sources(&both, &[]),
            sources(&[], &both),
            sources(&both[..1], &both[1..]),
        ] {
            let refused = sources.read_secrets();
            let names = ["DISCORD_TOKEN", "TRIOMPHE_DISCORD_URL"];
            assert_eq!(refused, names.map(|name| BadConfig::Twice { name }));
            assert!(!refused[0].to_string().contains("hush"));
        }
        // The copied example has an empty line for the token.
        let mut sources = sources(
            &[("DISCORD_TOKEN_FILE", "nowhere")],
            &[("DISCORD_TOKEN", "")],
        );
        assert!(matches!(
            sources.read_secrets()[..],
            [BadConfig::SecretFile { .. }]
        ));
    }

    #[test]
    fn a_secrets_file_that_says_nothing_is_refused_with_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("empty"), "\n").unwrap();
        std::fs::write(at("binary"), b"hush\xff\xfe").unwrap();
        std::fs::write(at("wide"), b"\xff\xfeh\0u\0").unwrap();
        for (file, why) in [
            (at("missing"), "cannot be read: entity not found"),
            (folder.path().to_owned(), "cannot be read: is a directory"),
            (at("empty"), "cannot be read: it is empty"),
            (at("binary"), "cannot be read: it is no text"),
            (at("wide"), "cannot be read: it is UTF-16: save it as UTF-8"),
        ] {
            let named = file.display().to_string();
            let mut sources = sources(&[("DISCORD_TOKEN_FILE", &named)], &[]);
            let faults = sources.faults();
            let [fault] = &faults[..] else {
                panic!("{faults:?}")
            };
            let said = fault.to_string();
            assert_eq!(
                said,
                format!("DISCORD_TOKEN_FILE names {named}, which {why}")
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_secrets_file_that_everybody_may_read_is_warned_of() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        std::fs::write(&path, "not.a.secret").unwrap();
        let named = path.display().to_string();
        for (mode, told) in [(0o600, 0), (0o440, 0), (0o644, 1)] {
            let mode = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(&path, mode).unwrap();
            let mut sources = sources(&[("DISCORD_TOKEN_FILE", &named)], &[]);
            assert_eq!(sources.read_secrets(), []);
            let said = sources.open_secrets();
            assert_eq!(said.len(), told, "{said:?}");
            assert!(said.iter().all(|said| said.contains(&named)));
        }
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let mut sources = sources(
            &[
                ("DISCORD_TOKEN", "hush"),
                ("TRIOMPHE_KEEP_DAYS", "many"),
                ("TRIOMPHE_EMOJI", "maybe"),
            ],
            &[("TRIOMPHE_TERMS_URL", "example.org")],
        );
        let mut names: Vec<_> = sources.faults().iter().map(BadConfig::setting).collect();
        names.sort();
        let wanted = [
            "DISCORD_TOKEN",
            "TRIOMPHE_EMOJI",
            "TRIOMPHE_KEEP_DAYS",
            "TRIOMPHE_TERMS_URL",
        ];
        assert_eq!(names, wanted.map(Some));
    }

    #[test]
    fn a_setting_with_a_wrong_name_is_told_with_the_nearest() {
        let sources = sources(
            &[
                ("TRIOMPHE_DATABSE", "hush"),
                ("PATH", "hush"),
                ("TRIOMPHE_LOG", "hush"),
            ],
            &[
                ("TRIOMPHE_STARTCOINS", "hush"),
                ("TRIOMPHE_DATABSE", "hush"),
                ("DISCORD_TOKEN", "hush"),
                ("TRIOMPHE_DISCORD_URL_FILE", "hush"),
            ],
        );
        assert_eq!(
            sources.unknown(),
            [
                "TRIOMPHE_DATABSE is not a setting of triomphe; did you mean TRIOMPHE_DATABASE?",
                "TRIOMPHE_STARTCOINS is not a setting of triomphe; did you mean TRIOMPHE_STARTING_COINS?",
            ]
        );
    }

    #[test]
    fn fuzz_settings() {
        let texts = [
            "DISCORD_TOKEN=AAAA.BBBB.CCCC\nTRIOMPHE_STARTING_COINS=500\nTRIOMPHE_PICTURES=off",
            "export TRIOMPHE_DATABASE='a b.db' # where\nTRIOMPHE_QUESTION_SECONDS=\"15\"\nTRIOMPHE_EMOJI=on",
            "TRIOMPHE_DISCORD_URL=http://127.0.0.1:1/\nTRIOMPHE_PRIVACY_URL=https://example.org/p\nTRIOMPHE_KEEP_DAYS=30",
            "TRIOMPHE_BETWEEN_SECONDS=C:\\new\\$HOME\nTRIOMPHE_PATRON_PAUSE=off\nTRIOMPHE_LOG=triomphe=debug",
        ];
        fuzz::run("settings of the operator", &texts, |text| {
            let pairs = match env_file::pairs(text) {
                Ok(pairs) => pairs,
                Err(BadConfig::EnvLine { line }) => {
                    assert!((1..=text.lines().count()).contains(&line));
                    return fuzz::Read::Refused;
                }
                Err(other) => panic!("{other}"),
            };
            let sources = Sources {
                environment: Vec::new(),
                file: pairs,
                changed: env_file::changed(text),
                secrets: Vec::new(),
            };
            assert!(
                sources
                    .unknown()
                    .iter()
                    .all(|sentence| sentence.contains("is not a setting"))
            );
            let token = sources
                .get("DISCORD_TOKEN")
                .filter(|token| token.trim().len() > 12);
            let read = Config::from_lookup(|name| sources.get(name));
            if let (Err(error), Some(token)) = (&read, token) {
                assert!(
                    !error.to_string().contains(token.trim()),
                    "a token is shown"
                );
            }
            fuzz::Read::is(read.is_ok())
        });
    }
}
