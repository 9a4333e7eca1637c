//! The command line. Exit status: 0, 1 if a check failed or the bot could not continue,
//! 2 for bad usage or unreadable input.

mod cli;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A Discord bot that runs a tavern for historic card games.
#[derive(Parser)]
#[command(
    name = "triomphe",
    version,
    about,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serving: cli::serve::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord; needs DISCORD_TOKEN (the default command)
    Serve(cli::serve::Arguments),
    /// Run the bot in a local Discord, with a web page to play on: no account, no token
    Sandbox(cli::sandbox::Arguments),
    /// Play deals by computer and print their records
    Simulate(cli::simulate::Arguments),
    /// Check records against the rules: one JSON object per line
    Replay(cli::records::Files),
    /// Check the shuffles of records: one JSON object per line
    Verify(cli::records::Files),
    /// Do once all that the bot asks of Discord, beside the sandbox's answers (needs DISCORD_TOKEN)
    Rehearse(cli::rehearse::Arguments),
    /// Look at the settings
    #[command(subcommand)]
    Config(cli::config::Command),
    /// Ask the bot that runs on this machine how it is (needs TRIOMPHE_HTTP)
    Health,
    /// Check that the books of a database balance
    Audit(cli::audit::Arguments),
    /// Copy the database, even while the bot runs, and check the copy
    Backup(cli::backup::Arguments),
    /// Put a backup in the place of the database, which is put aside
    Restore(cli::restore::Arguments),
    /// Write everything of one server into a file, for another host
    Export(cli::export::Arguments),
    /// Take in a server that another host exported
    Import(cli::import::Arguments),
    /// Draw contact sheets of all cards and emoji
    Deck(cli::deck::Arguments),
    /// Print the problems that members reported: one JSON object per line
    Reports(cli::reports::Arguments),
}

/// Many threads draw pictures, and glibc keeps much of what each has freed in an arena of its own: with two arenas for
/// all, the bot takes a quarter less memory with fifty tables open, and answers as fast (`benches/click.rs`).
/// It would also come to keep what large pictures have freed: a fixed threshold gives that back, 7 of 93 MB.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn keep_little_memory() {
    const ARENAS: libc::c_int = 2;
    /// In bytes: what glibc begins with, and would raise by itself.
    const LARGE: libc::c_int = 128 * 1024;
    #[allow(unsafe_code, reason = "the allocator can be told in no other way")]
    // SAFETY: it sets numbers of the allocator's, before any other thread runs; if it fails, nothing has changed.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, ARENAS);
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
    }
}

fn main() -> ExitCode {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    keep_little_memory();
    // The usage error of clap exits with 2 by itself.
    let command_line = CommandLine::parse();
    let done = match command_line
        .command
        .unwrap_or(Command::Serve(command_line.serving))
    {
        Command::Serve(arguments) => cli::serve::serve(&arguments),
        Command::Sandbox(arguments) => cli::sandbox::sandbox(&arguments),
        Command::Simulate(arguments) => cli::simulate::simulate(&arguments),
        Command::Replay(files) => cli::replay::replay(&files),
        Command::Verify(files) => cli::verify::verify(&files),
        Command::Reports(arguments) => cli::reports::reports(&arguments),
        Command::Deck(arguments) => cli::deck::deck(&arguments),
        Command::Backup(arguments) => cli::backup::backup(&arguments),
        Command::Restore(arguments) => cli::restore::restore(&arguments),
        Command::Export(arguments) => cli::export::export(&arguments),
        Command::Import(arguments) => cli::import::import(&arguments),
        Command::Rehearse(arguments) => cli::rehearse::rehearse(&arguments),
        Command::Config(command) => cli::config::config(&command),
        Command::Health => cli::health::health(),
        Command::Audit(arguments) => cli::audit::audit(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(end) => {
            if !end.sentence.is_empty() {
                let sentence = cli::logging::without_tokens(&end.sentence);
                cli::say(format_args!("triomphe: {sentence}"));
            }
            ExitCode::from(end.status)
        }
    }
}

#[cfg(test)]
#[path = "../tests/documents/reading.rs"]
#[allow(clippy::unwrap_used)]
mod reading;

#[cfg(test)]
mod tests {
    use super::*;

    /// What may stand before the program's name.
    const BEFORE: [&str; 8] = [
        "sudo ",
        "-u triomphe ",
        "env TRIOMPHE_DATABASE=/var/lib/triomphe/triomphe.db ",
        "env TRIOMPHE_HTTP=127.0.0.1:9090 ",
        "docker compose exec triomphe ",
        "docker compose run --rm ",
        "./",
        "/usr/bin/",
    ];

    /// The command line in a piece of code, if it runs this program.
    fn of_this_program(code: &str) -> Option<Vec<String>> {
        let mut rest = code;
        while let Some(after) = BEFORE.iter().find_map(|before| rest.strip_prefix(before)) {
            rest = after;
        }
        let cargo = [
            "cargo run --release --locked",
            "cargo run --locked",
            "cargo run",
        ]
        .iter()
        .find_map(|run| rest.strip_prefix(run));
        let arguments = match cargo {
            Some(after) if after.trim().is_empty() => "",
            Some(after) => after.strip_prefix(" -- ")?,
            None => rest.strip_prefix("triomphe")?,
        };
        if arguments.starts_with(|next: char| !next.is_whitespace()) && cargo.is_none() {
            return None;
        }
        let words = arguments.split_whitespace();
        let words = words.take_while(|word| !["|", ">", "<", "&&", "#"].contains(word));
        Some(
            std::iter::once("triomphe".to_owned())
                .chain(words.map(filled_in))
                .collect(),
        )
    }

    /// A word as someone would type it: without the marks of what is optional or repeated, the first of several
    /// choices, and a value in the place of a name in capitals.
    fn filled_in(word: &str) -> String {
        let word = word.trim_matches(['[', ']', '…']);
        let word = word.split(['|', '…']).next().unwrap_or(word);
        match word {
            "LANGUAGE" => "en".to_owned(),
            name if !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase()) => {
                "1".to_owned()
            }
            word => word.to_owned(),
        }
    }

    /// The command lines that a package runs: those of a unit, and the health check of an image.
    fn runs(text: &str) -> Vec<String> {
        let of = |line: &str| {
            let unit = line.strip_prefix("ExecStart=").map(str::to_owned);
            let list = || {
                let after = [" CMD [", "[CMD, "].iter();
                let mut lists = after.filter_map(|before| Some(line.split_once(before)?.1));
                lists.next()?.split(']').next()
            };
            unit.or_else(|| Some(list()?.replace(['"', ','], "")))
        };
        text.lines().filter_map(of).collect()
    }

    #[test]
    fn every_command_line_in_documents_and_packages_is_understood() {
        let mut commands = std::collections::BTreeSet::new();
        let documents = reading::documents()
            .into_iter()
            .map(|each| (each.code(), each));
        let packaging = reading::packaging()
            .into_iter()
            .map(|each| (runs(&each.text), each));
        for (codes, document) in documents.chain(packaging) {
            for code in codes {
                let Some(line) = of_this_program(&code) else {
                    continue;
                };
                if let Err(error) = CommandLine::try_parse_from(&line) {
                    // A text may name a command without what it takes; --version is no command line either.
                    let name_alone = line.len() == 2
                        && error.kind() == clap::error::ErrorKind::MissingRequiredArgument;
                    let place = document.path.display();
                    assert!(
                        name_alone || error.exit_code() == 0,
                        "{place}: {code}: {error}"
                    );
                }
                commands.extend(line.get(1).cloned());
            }
        }
        let untold: Vec<_> = <CommandLine as clap::CommandFactory>::command()
            .get_subcommands()
            .map(|command| command.get_name().to_owned())
            .filter(|name| !commands.contains(name))
            .collect();
        assert!(
            untold.is_empty(),
            "no document says what these do: {untold:?}"
        );
    }
}
