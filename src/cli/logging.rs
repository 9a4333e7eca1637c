//! Logging to stderr, and what must never be logged.
//!
//! Logs are read by whoever hosts the bot, who may be playing, too. So no line contains an interaction's token, a
//! password, or anything that only one seat may see:
//! * Our own code logs nothing of the kind; text that looks like a token is removed anyway, because errors of
//!   libraries contain addresses, and Discord's addresses contain tokens.
//! * Libraries log what they send and receive. So nothing of theirs below `info` is written, and only the part of a
//!   message before anything quoted or in brackets; their spans are left out, too.

use super::End;
use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::IsTerminal;
use std::panic::PanicHookInfo;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Our own crates: their messages were written with these readers in mind.
const OURS: [&str; 5] = [BOT, "house", "store", "sandbox", "panic"];
/// The bot's crate. When its level is set by part, that applies to all of our crates.
const BOT: &str = "triomphe";
/// A run of this many letters and digits, with digits among them, is not a word but a token, a key or a hash.
/// Discord's ids have at most 20 digits, ours 13 letters.
const LONG: usize = 24;

/// Starts logging to stderr: with these levels, or `usual`.
///
/// # Errors
/// Status 2 if the levels cannot be parsed.
pub fn log_to_stderr(levels: Option<&str>, usual: Level) -> Result<(), End> {
    let levels = Levels::read(levels.unwrap_or_default(), usual).map_err(End::unusable)?;
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        // Colours only get in the way in a file.
        .with_ansi(std::io::stderr().is_terminal())
        .event_format(Lines)
        .with_filter(filter_fn(may_be_said))
        .with_filter(levels.0);
    tracing_subscriber::registry()
        .with(lines)
        .with(triomphe::discord::close_code_layer())
        .init();
    std::panic::set_hook(Box::new(|panic| {
        tracing::error!(target: "panic", "{}", said_of(panic));
    }));
    Ok(())
}

/// Checks levels without using them.
///
/// # Errors
/// Status 2 if they cannot be parsed.
pub fn check_levels(levels: Option<&str>) -> Result<(), End> {
    let read = Levels::read(levels.unwrap_or_default(), Level::INFO);
    read.map(drop).map_err(End::unusable)
}

/// Whether a line may be written at all; spans never are.
fn may_be_said(metadata: &Metadata<'_>) -> bool {
    metadata.is_event() && (is_ours(metadata.target()) || *metadata.level() <= Level::INFO)
}

fn is_ours(target: &str) -> bool {
    let part = target.split("::").next().unwrap_or_default();
    OURS.contains(&part)
}

/// The levels that the operator wants.
#[derive(Debug)]
struct Levels(Targets);

/// `TRIOMPHE_LOG` cannot be parsed.
#[derive(Debug, thiserror::Error)]
#[error(
    "TRIOMPHE_LOG must be error, warn, info, debug, trace or off; or that by part, as in \
     \"warn,triomphe=debug\""
)]
struct NoLevels;

impl Levels {
    /// Parses levels: one for all, then optionally parts with a level of their own.
    /// Anything not given keeps its default.
    fn read(text: &str, usual: Level) -> Result<Levels, NoLevels> {
        let level = |text: &str| match text.trim() {
            // `LevelFilter` also accepts numbers, and an empty text as a level.
            text if !text.bytes().all(|byte| byte.is_ascii_alphabetic()) => Err(NoLevels),
            "" => Err(NoLevels),
            text => text.parse::<LevelFilter>().map_err(|_| NoLevels),
        };
        let is_part = |part: &str| {
            let known = |byte: u8| byte.is_ascii_alphanumeric() || b"_-:".contains(&byte);
            !part.is_empty() && part.bytes().all(known)
        };
        let mut targets = Targets::new().with_default(usual);
        for wish in text
            .split(',')
            .map(str::trim)
            .filter(|wish| !wish.is_empty())
        {
            targets = match wish.split_once('=') {
                None => targets.with_default(level(wish)?),
                Some((part, wish)) if part.trim() == BOT => {
                    let level = level(wish)?;
                    targets.with_targets(OURS.map(|part| (part, level)))
                }
                Some((part, wish)) if is_part(part.trim()) => {
                    targets.with_target(part.trim(), level(wish)?)
                }
                Some(_) => return Err(NoLevels),
            };
        }
        Ok(Levels(targets))
    }
}

/// Formats a line: time, level, part, fields, message.
struct Lines;

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        SystemTime.format_time(&mut writer)?;
        let metadata = event.metadata();
        let mut told = Told::default();
        event.record(&mut told);
        let words = told.message + &told.fields;
        let target = told.target.as_deref().unwrap_or(metadata.target());
        let words = match is_ours(target) {
            true => &*words,
            false => plain(&words),
        };
        let colour = match *metadata.level() {
            Level::ERROR => 31,
            Level::WARN => 33,
            Level::INFO => 32,
            _ => 34,
        };
        let level = metadata.level();
        match writer.has_ansi_escapes() {
            true => write!(
                writer,
                " \x1b[{colour}m{level:>5}\x1b[0m \x1b[2m{target}:\x1b[0m "
            )?,
            false => write!(writer, " {level:>5} {target}: ")?,
        }
        writeln!(writer, "{}", without_tokens(words))
    }
}

/// The message and fields of an event.
#[derive(Default)]
struct Told {
    message: String,
    fields: String,
    /// The target of events from libraries that use `log`.
    target: Option<String>,
}

impl Visit for Told {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "log.target" {
            self.target = Some(value.to_owned());
            return;
        }
        self.record_debug(field, &format_args!("{value}"));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a String cannot fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name if name.starts_with("log.") => Ok(()),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}

/// The part of a library's message before any quoted or bracketed payload.
fn plain(words: &str) -> &str {
    let end = words
        .find(['"', '{', '[', '(', '\n'])
        .unwrap_or(words.len());
    // Some messages begin with a name in brackets.
    match end {
        0 => match words.find([']', '"']) {
            Some(after) if words[after..].starts_with(']') => {
                plain(words[after + 1..].trim_start())
            }
            _ => "…",
        },
        end => words[..end].trim_end(),
    }
}

/// A text in one line, without anything that could be a token or a password.
pub fn without_tokens(text: &str) -> String {
    let text = &*without_passwords(text);
    let mut out = String::with_capacity(text.len());
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-_.+/%".contains(c);
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        for (at, word) in rest[..end].split('/').enumerate() {
            if at > 0 {
                out.push('/');
            }
            out.push_str(if is_token(word) { "…" } else { word });
        }
        let mut others = rest[end..].chars();
        match others.next() {
            Some('\n' | '\r') => out.push(' '),
            Some(other) => out.push(other),
            None => {}
        }
        rest = others.as_str();
    }
    out
}

/// A text without the user names and passwords in its addresses.
fn without_passwords(text: &str) -> Cow<'_, str> {
    let mut parts = text.split("://");
    let first = parts.next().unwrap_or_default();
    let mut out = Cow::Borrowed(first);
    for part in parts {
        let end = part
            .find(|c: char| c.is_whitespace() || "/\"'<>?#".contains(c))
            .unwrap_or(part.len());
        let host = part[..end].rfind('@').map_or(0, |at| at + 1);
        out.to_mut().push_str("://");
        out.to_mut().push_str(&part[host..]);
    }
    out
}

/// Ordinary words have no digits inside; our identifiers have short parts joined by dots and underscores.
fn is_token(word: &str) -> bool {
    let longest = word.split(['.', '_', '-', '+', '%']).map(str::len).max();
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let is_number = digits == word.len();
    let is_long = longest.unwrap_or_default() >= LONG || word.len() >= 2 * LONG;
    is_long && digits > 0 && !is_number
}

/// The part of a panic that may be logged: its place, and the words that appear in the code.
fn said_of(panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(String::new, |place| {
        format!(" at {}:{}", place.file(), place.line())
    });
    let payload = panic.payload();
    let words = match (
        payload.downcast_ref::<&str>(),
        payload.downcast_ref::<String>(),
    ) {
        (Some(words), _) => words,
        // A formatted message may contain anything after its first words.
        (None, Some(words)) => plain(words.split([':', '=']).next().unwrap_or_default()),
        (None, None) => "",
    };
    format!("panicked{place}: {words}")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::expect_used)]
mod tests {
    use super::*;

    #[test]
    fn levels_that_cannot_be_read_are_no_silence() {
        for text in [
            "loud",
            "nonsense",
            "triomphe",
            "warn,triomphe",
            "triomphe=",
            "=debug",
            "triomphe=loud",
            "5",
            "warn;debug",
            "a b=warn",
            "triomphe[span]=debug",
            "=",
            "warn,,loud",
        ] {
            assert!(Levels::read(text, Level::INFO).is_err(), "{text}");
        }
        let enabled = |text: &str, target: &str, level: Level| {
            let levels = Levels::read(text, Level::INFO).expect("levels");
            levels.0.would_enable(target, &level)
        };
        for text in ["", "  ", "info", "INFO", "triompe=debug", "info,"] {
            assert!(enabled(text, "house", Level::INFO), "{text}");
            assert!(!enabled(text, "house", Level::DEBUG), "{text}");
        }
        assert!(enabled("warn, triomphe=debug", "house", Level::DEBUG));
        assert!(!enabled("warn, triomphe=debug", "hyper", Level::INFO));
        assert!(!enabled("off", "triomphe", Level::ERROR));
        assert!(enabled("off,triomphe=error", "triomphe", Level::ERROR));
    }

    #[test]
    fn what_could_be_a_token_is_taken_out_and_words_stay() {
        let token = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiY2RlZg";
        let address = format!(
            "error for url (https://discord.com/api/v10/webhooks/12345678901234567890/{token}/messages/@original)"
        );
        assert_eq!(
            without_tokens(&address),
            "error for url (https://discord.com/api/v10/webhooks/12345678901234567890/…/messages/@original)"
        );
        let bot = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.f-1_ghijklmnopqrstuvwxyzABCDEF";
        assert_eq!(
            without_tokens(&format!("Bot {bot}, said it")),
            "Bot …, said it"
        );
        let hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
        assert_eq!(without_tokens(&format!("seed={hash}")), "seed=…");
        for words in [
            "tables resume tables=3 downtime=1200",
            "a table could not act: table=abcdefghijklm",
            "create_interaction_response_with_very_long_names failed",
            "the members 123456789012345678 and 12345678901234567890",
            "src/discord/keeper/hands.rs:44",
            "POST 400 Bad Request 50035 Invalid Form Body",
        ] {
            assert_eq!(without_tokens(words), words);
        }
        assert_eq!(without_tokens("two\nlines"), "two lines");
        assert_eq!(
            without_tokens("https://ann:hush@host:1/x and http://plain/a@b"),
            "https://host:1/x and http://plain/a@b"
        );
    }

    #[test]
    fn a_library_repeats_nothing() {
        for (said, kept) in [
            ("Sequence off", "Sequence off"),
            ("[ShardId(0)] Sequence off: {\"d\":{}}", "Sequence off:"),
            ("Received message {\"t\":\"READY\"}", "Received message"),
            ("\"everything quoted\"", "…"),
            ("text: Interaction { token: T }", "text: Interaction"),
        ] {
            assert_eq!(plain(said), kept);
        }
    }

    #[test]
    fn a_panic_tells_where_it_was_and_repeats_no_value() {
        use std::sync::{Arc, Mutex};
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = told.clone();
        std::panic::set_hook(Box::new(move |panic| {
            heard.lock().expect("one thread").push(said_of(panic));
        }));
        let hand = ["KC", "T21"];
        let refused: Result<(), String> = Err("must follow with KC".to_owned());
        let _ = std::panic::catch_unwind(|| panic!("a deal without a dealer"));
        let _ = std::panic::catch_unwind(|| panic!("not in {hand:?}"));
        let _ = std::panic::catch_unwind(|| assert_eq!(hand[0], "T21"));
        let _ = std::panic::catch_unwind(|| refused.clone().unwrap());
        let _ = std::panic::take_hook();
        let told = told.lock().expect("one thread").join("\n");
        assert!(
            told.contains("logging.rs:") && told.contains("a deal without a dealer"),
            "{told}"
        );
        assert!(
            told.contains("not in") && told.contains("panicked at"),
            "{told}"
        );
        assert!(!told.contains("KC") && !told.contains("T21"), "{told}");
        assert_eq!(told.lines().count(), 4, "{told}");
    }
}
