//! The command line. Exit status: 0, 1 if a check failed or the bot could not continue,
//! 2 for bad usage or unreadable input.

mod cli;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Many threads draw pictures, and glibc keeps much of what each has freed: with fifty tables open and this allocator
/// the bot takes a quarter less memory (`benches/click.rs`). Its settings are in `.cargo/config.toml`.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// A Discord bot that keeps a card tavern.
#[derive(Parser)]
#[command(
    name = "triomphe",
    version,
    about,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true
)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serving: cli::serve::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord, with DISCORD_TOKEN (what happens without a command, too)
    Serve(cli::serve::Arguments),
    /// A Discord of your own with the bot in it, and a page to play in: no account, no token
    Sandbox(cli::sandbox::Arguments),
    /// Play deals by the computer and print their records
    Simulate(cli::simulate::Arguments),
    /// Judge records: one JSON object a line
    Replay(cli::records::Files),
    /// Check the shuffle of records: one JSON object a line
    Verify(cli::records::Files),
    /// Prove the books of a database
    Audit(cli::audit::Arguments),
    /// Draw the deck: sheets of all its cards, and of its emoji
    Deck(cli::deck::Arguments),
    /// Print the problems that members reported: one JSON object a line
    Reports(cli::reports::Arguments),
}

fn main() -> ExitCode {
    // The usage error of clap exits with 2 by itself.
    let line = Line::parse();
    let done = match line.command.unwrap_or(Command::Serve(line.serving)) {
        Command::Serve(arguments) => cli::serve::serve(&arguments),
        Command::Sandbox(arguments) => cli::sandbox::sandbox(&arguments),
        Command::Simulate(arguments) => cli::simulate::simulate(&arguments),
        Command::Replay(files) => cli::replay::replay(&files),
        Command::Verify(files) => cli::verify::verify(&files),
        Command::Reports(arguments) => cli::reports::reports(&arguments),
        Command::Deck(arguments) => cli::deck::deck(&arguments),
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
