//! The list of the operator's settings.

/// One setting, an environment variable or a line of `.env`. `.env.example` explains each of them.
pub struct Setting {
    /// The name of the variable, such as `DISCORD_TOKEN`.
    pub name: &'static str,
    /// The value that holds where none is set, as it would be typed.
    pub usual: Option<&'static str>,
    /// What of its value is secret.
    pub secret: Secret,
}

/// What of a setting's value nobody may see. A value with a secret in it may also stand in a file, which is then named
/// by the setting with `_FILE` at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// Anybody may see the whole value.
    No,
    /// A password, if there is one in the address.
    Password,
    /// The value is never printed.
    Whole,
}

impl Setting {
    /// The setting that names a file with this one's value, if there is such a setting.
    pub fn file(&self) -> Option<String> {
        (self.secret != Secret::No).then(|| format!("{}_FILE", self.name))
    }
}

/// Every setting there is; `tests/documents` compares them with `.env.example`.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "DISCORD_TOKEN",
        usual: None,
        secret: Secret::Whole,
    },
    Setting {
        name: "TRIOMPHE_DATABASE",
        usual: Some("triomphe-data/triomphe.db"),
        secret: Secret::Password,
    },
    with_usual("TRIOMPHE_DATABASE_CONNECTIONS", "10"),
    with_usual("TRIOMPHE_STARTING_COINS", "2500"),
    with_usual("TRIOMPHE_QUESTION_SECONDS", "15"),
    with_usual("TRIOMPHE_BETWEEN_SECONDS", "15"),
    with_usual("TRIOMPHE_PATRON_PAUSE", "on"),
    with_usual("TRIOMPHE_PICTURES", "on"),
    with_usual("TRIOMPHE_EMOJI", "on"),
    with_usual("TRIOMPHE_KEEP_DAYS", "30"),
    without_usual("TRIOMPHE_HTTP"),
    without_usual("TRIOMPHE_HTTP_NAMES"),
    without_usual("TRIOMPHE_PRIVACY_URL"),
    without_usual("TRIOMPHE_TERMS_URL"),
    with_usual("TRIOMPHE_LOG", "info"),
    with_usual("TRIOMPHE_LOG_FORMAT", "text"),
    with_usual("TRIOMPHE_SHARDS", "auto"),
    with_usual("TRIOMPHE_REQUESTS_PER_SECOND", "45"),
    Setting {
        name: "TRIOMPHE_PROXY_URL",
        usual: None,
        secret: Secret::Password,
    },
    Setting {
        name: "TRIOMPHE_DISCORD_URL",
        usual: None,
        secret: Secret::Password,
    },
];

const fn with_usual(name: &'static str, usual: &'static str) -> Setting {
    Setting {
        name,
        usual: Some(usual),
        secret: Secret::No,
    }
}

const fn without_usual(name: &'static str) -> Setting {
    Setting {
        name,
        usual: None,
        secret: Secret::No,
    }
}

/// The names of all settings, with those that name a file.
pub fn names() -> Vec<String> {
    let own = SETTINGS.iter().map(|setting| setting.name.to_owned());
    own.chain(SETTINGS.iter().filter_map(Setting::file))
        .collect()
}
