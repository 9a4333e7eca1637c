//! `triomphe config check`

use super::logging::{self, without_tokens};
use super::serve::open_files;
use super::{End, check_database, runtime, say, server_address, sources};
use std::io::Write as _;
use triomphe::config::{Config, Database, SETTINGS, Secret, Setting, Sources};
use triomphe::discord::token_owner;

/// What to do with the settings.
#[derive(clap::Subcommand)]
pub enum Command {
    /// Show which settings hold, where each comes from, and what is wrong with them; no secret is shown
    Check(Arguments),
}

/// How to check.
#[derive(clap::Args)]
pub struct Arguments {
    /// Ask neither Discord whether it accepts the token, nor a PostgreSQL server about the database
    #[arg(long)]
    offline: bool,
}

/// Shows and checks the settings.
///
/// # Errors
/// Status 2 if anything is wrong, or if Discord or the database cannot be asked.
pub fn config(command: &Command) -> Result<(), End> {
    let Command::Check(arguments) = command;
    let mut sources = sources()?;
    let mut faults: Vec<(Option<&str>, String)> = Vec::new();
    for fault in sources.faults() {
        faults.push((fault.setting(), fault.to_string()));
    }
    for (name, fault) in logging::faults(&sources) {
        faults.push((Some(name), fault));
    }
    if let Ok(Database::Server(url)) = sources.database()
        && let Err(fault) = server_address(&url)
    {
        faults.push((Some("TRIOMPHE_DATABASE"), fault.sentence));
    }
    let is_faulty = |setting: &Setting| faults.iter().any(|(name, _)| *name == Some(setting.name));
    let mut out = std::io::stdout().lock();
    for setting in SETTINGS {
        let line = line(&sources, setting, is_faulty(setting));
        // If stdout is closed, the exit status still counts.
        let _ = writeln!(out, "{}", without_tokens(&line));
    }
    // If it is wrong, that is said already.
    let database = sources.database().ok();
    let files = database.iter().flat_map(open_files);
    let warnings: Vec<String> = files.collect();
    let warnings = warnings.into_iter().chain(sources.open_secrets());
    for sentence in warnings.chain(sources.changed()) {
        say(format_args!("triomphe: {}", without_tokens(&sentence)));
    }
    for (_, sentence) in &faults {
        say(format_args!("triomphe: {}", without_tokens(sentence)));
    }
    if !faults.is_empty() {
        return Err(End::unusable(""));
    }
    let config = Config::from_lookup(|name| sources.get(name)).map_err(End::unusable)?;
    let runtime = runtime()?;
    let found = match &config.database {
        Database::File(file) => Some(runtime.block_on(check_database::of_file(file))),
        Database::Server(_) if arguments.offline => None,
        Database::Server(url) => Some(runtime.block_on(check_database::on_server(url))),
    };
    let is_asked = found.is_some();
    let usable = match found {
        Some(Ok(found)) => {
            let _ = writeln!(out, "{}", without_tokens(&found.said));
            for warning in found.warnings {
                say(format_args!("triomphe: {}", without_tokens(&warning)));
            }
            Ok(())
        }
        Some(Err(end)) => Err(end),
        None => Ok(()),
    };
    if arguments.offline {
        let database = if is_asked {
            ""
        } else {
            ", and the PostgreSQL server about the database"
        };
        let _ = writeln!(
            out,
            "Not asked (--offline): Discord about the token{database}"
        );
        return usable;
    }
    let owner = runtime.block_on(token_owner(&config));
    if let Ok((name, id)) = &owner {
        let _ = writeln!(out, "Discord accepts the token of {name} ({id})");
    }
    match (usable, owner) {
        (Err(end), Err(error)) => {
            say(format_args!("triomphe: {}", without_tokens(&end.sentence)));
            Err(End::unusable(error))
        }
        (usable, owner) => usable.and(owner.map(drop).map_err(End::unusable)),
    }
}

/// A setting, its value and where that comes from.
fn line(sources: &Sources, setting: &Setting, is_faulty: bool) -> String {
    let value = sources.get(setting.name);
    let shown = match (is_faulty, setting.secret, value.as_deref()) {
        (true, ..) => "(wrong)",
        (_, Secret::Whole, Some(_)) => "(secret)",
        (_, _, Some(value)) => value.trim(),
        (_, _, None) => setting.usual.unwrap_or("-"),
    };
    let origin = match (sources.origin(setting.name), setting.usual) {
        (Some(origin), _) => origin.to_string(),
        (None, Some(_)) => "default".to_owned(),
        (None, None) => "not set".to_owned(),
    };
    format!("{name:<28} {shown:<26} {origin}", name = setting.name)
}
