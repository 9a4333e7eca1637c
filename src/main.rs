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
    /// Look at the settings
    #[command(subcommand)]
    Config(cli::config::Command),
    /// Check that the books of a database balance
    Audit(cli::audit::Arguments),
    /// Draw contact sheets of all cards and emoji
    Deck(cli::deck::Arguments),
    /// Print the problems that members reported: one JSON object per line
    Reports(cli::reports::Arguments),
}

/// Many threads draw pictures, and glibc keeps much of what each has freed in an arena of its own: with two arenas for
/// all, the bot takes a quarter less memory with fifty tables open, and answers as fast (`benches/click.rs`).
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn share_arenas() {
    const ARENAS: libc::c_int = 2;
    #[allow(unsafe_code, reason = "the allocator can be told in no other way")]
    // SAFETY: it sets a number of the allocator's, before any other thread runs; if it fails, nothing has changed.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, ARENAS);
    }
}

fn main() -> ExitCode {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    share_arenas();
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
        Command::Config(command) => cli::config::config(&command),
        Command::Audit(arguments) => cli::audit::audit(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(end) => {
            if !end.sentence.is_empty() {
                eprintln!("triomphe: {}", cli::logging::without_tokens(&end.sentence));
            }
            ExitCode::from(end.status)
        }
    }
}
