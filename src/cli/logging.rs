//! Logging to stderr, and what must never be logged.
//!
//! Logs are read by whoever hosts the bot, who may be playing, too. So no line contains an interaction's token, a
//! password, or anything that only one seat may see:
//! * Our own code logs nothing of the kind; text that looks like a token is removed anyway, because errors of
//!   libraries contain addresses, and Discord's addresses contain tokens.
//! * Libraries log what they send and receive. So nothing of theirs below `info` is written, and only the part of a
//!   message before anything quoted or in brackets; their spans are left out, too.
//! * Of our spans there is one, an interaction's, and it holds ids alone (`discord::span`).

use super::End;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::IsTerminal;
use std::panic::PanicHookInfo;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer as _;
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, FormattedFields};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::{LookupSpan, Scope};
use tracing_subscriber::util::SubscriberInitExt as _;
use triomphe::config::Sources;
use triomphe::discord::INTERACTION;

/// Our own crates: their messages were written with these readers in mind.
const OURS: [&str; 5] = [BOT, "house", "store", "sandbox", "panic"];
/// The bot's crate. When its level is set by part, that applies to all of our crates.
const BOT: &str = "triomphe";
/// A run of this many letters and digits, with digits among them, is not a word but a token, a key or a hash.
/// Discord's ids have at most 20 digits, ours 13 letters.
const LONG: usize = 24;

/// Starts logging to stderr, as the settings say; with the level `usual` if they say none.
///
/// # Errors
/// Status 2 if the levels or the format cannot be parsed.
pub fn log_to_stderr(sources: &Sources, usual: Level) -> Result<(), End> {
    let set = sources.get("TRIOMPHE_LOG").unwrap_or_default();
    let levels = Levels::read(&set, usual).map_err(End::unusable)?;
    let format = Format::read(sources.get(FORMAT).as_deref()).map_err(End::unusable)?;
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        // Colours only get in the way in a file.
        .with_ansi(std::io::stderr().is_terminal())
        .fmt_fields(Ids)
        .event_format(Lines(format))
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

/// What is wrong with the settings of the log: each setting's name, and a sentence.
pub fn faults(sources: &Sources) -> Vec<(&'static str, String)> {
    let levels = sources.get("TRIOMPHE_LOG").unwrap_or_default();
    let levels = Levels::read(&levels, Level::INFO).err();
    let levels = levels.map(|fault| ("TRIOMPHE_LOG", fault.to_string()));
    let format = Format::read(sources.get(FORMAT).as_deref()).err();
    let format = format.map(|fault| (FORMAT, fault.to_string()));
    levels.into_iter().chain(format).collect()
}

/// Whether a line may be written at all, or a span stand with it.
fn may_be_said(metadata: &Metadata<'_>) -> bool {
    if metadata.is_span() {
        (metadata.target(), metadata.name()) == (BOT, INTERACTION)
    } else {
        is_ours(metadata.target()) || *metadata.level() <= Level::INFO
    }
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

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    /// For people.
    Text,
    /// For programs: an object a line.
    Json,
}

/// The setting that chooses the format.
const FORMAT: &str = "TRIOMPHE_LOG_FORMAT";

/// `TRIOMPHE_LOG_FORMAT` cannot be parsed.
#[derive(Debug, thiserror::Error)]
#[error("TRIOMPHE_LOG_FORMAT must be text or json")]
struct NoFormat;

impl Format {
    fn read(set: Option<&str>) -> Result<Format, NoFormat> {
        match set.map(str::trim) {
            None | Some("" | "text") => Ok(Format::Text),
            Some("json") => Ok(Format::Json),
            Some(_) => Err(NoFormat),
        }
    }
}

/// Formats the fields of a span: ids, without spaces.
struct Ids;

impl<'writer> FormatFields<'writer> for Ids {
    fn format_fields<R: RecordFields>(
        &self,
        mut writer: Writer<'writer>,
        fields: R,
    ) -> fmt::Result {
        let mut told = EventText::default();
        fields.record(&mut told);
        for (name, value) in told.fields {
            write!(writer, " {name}={value}")?;
        }
        Ok(())
    }
}

/// Formats a line: time, level, part, message, fields, ids of the interaction.
struct Lines(Format);

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut ids: Vec<(String, String)> = Vec::new();
        for span in context.event_scope().into_iter().flat_map(Scope::from_root) {
            if let Some(fields) = span.extensions().get::<FormattedFields<N>>() {
                let pairs = fields.fields.split_whitespace();
                for (name, id) in pairs.filter_map(|pair| pair.split_once('=')) {
                    // What is noted again counts last.
                    match ids.iter_mut().find(|(known, _)| known == name) {
                        Some((_, known)) => id.clone_into(known),
                        None => ids.push((name.to_owned(), id.to_owned())),
                    }
                }
            }
        }
        let metadata = event.metadata();
        let mut told = EventText::default();
        event.record(&mut told);
        if self.0 == Format::Json {
            return writeln!(writer, "{}", told.object(metadata, &ids)?);
        }
        SystemTime.format_time(&mut writer)?;
        let target = told.target(metadata).to_owned();
        let ids = ids.iter().map(|(name, id)| format!(" {name}={id}"));
        let words = told.words(&target) + &ids.collect::<String>();
        let colour = match *metadata.level() {
            Level::ERROR => 31,
            Level::WARN => 33,
            Level::INFO => 32,
            _ => 34,
        };
        let level = metadata.level();
        if writer.has_ansi_escapes() {
            write!(
                writer,
                " \x1b[{colour}m{level:>5}\x1b[0m \x1b[2m{target}:\x1b[0m "
            )?
        } else {
            write!(writer, " {level:>5} {target}: ")?
        }
        writeln!(writer, "{}", without_tokens(&words))
    }
}

/// The message and fields of an event.
#[derive(Default)]
struct EventText {
    message: String,
    fields: Vec<(&'static str, String)>,
    /// The target of events from libraries that use `log`.
    target: Option<String>,
}

impl EventText {
    fn target<'a>(&'a self, metadata: &'a Metadata<'_>) -> &'a str {
        self.target.as_deref().unwrap_or(metadata.target())
    }

    /// The message with its fields; of a library's, what may be repeated.
    fn words(&self, target: &str) -> String {
        let fields = self.fields.iter();
        let fields = fields.map(|(name, value)| format!(" {name}={value}"));
        let words = self.message.clone() + &fields.collect::<String>();
        if is_ours(target) {
            words
        } else {
            plain(&words).to_owned()
        }
    }

    /// All of it as an object. A library's fields are repeated no more than in [`EventText::words`].
    fn object(
        &self,
        metadata: &Metadata<'_>,
        ids: &[(String, String)],
    ) -> Result<Value, fmt::Error> {
        let mut time = String::new();
        SystemTime.format_time(&mut Writer::new(&mut time))?;
        let target = self.target(metadata);
        let mut object = Map::new();
        let mut put = |name: &str, value: Value| object.insert(name.to_owned(), value);
        let said = |text: &str| Value::String(without_tokens(text));
        put("time", time.into());
        put("level", metadata.level().as_str().to_lowercase().into());
        put("target", target.into());
        if is_ours(target) {
            put("message", said(&self.message));
            let fields = self.fields.iter();
            let fields = fields.map(|(name, value)| ((*name).to_owned(), said(value)));
            let fields: Map<String, Value> = fields.collect();
            if !fields.is_empty() {
                put("fields", fields.into());
            }
        } else {
            put("message", said(&self.words(target)));
        }
        for (name, id) in ids {
            put(name, said(id));
        }
        Ok(object.into())
    }
}

impl Visit for EventText {
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
            name => {
                self.fields.push((name, format!("{value:?}")));
                Ok(())
            }
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
        use parking_lot::Mutex;
        use std::sync::Arc;
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = told.clone();
        std::panic::set_hook(Box::new(move |panic| {
            heard.lock().push(said_of(panic));
        }));
        let hand = ["KC", "T21"];
        let refused: Result<(), String> = Err("must follow with KC".to_owned());
        let _ = std::panic::catch_unwind(|| panic!("a deal without a dealer"));
        let _ = std::panic::catch_unwind(|| panic!("not in {hand:?}"));
        let _ = std::panic::catch_unwind(|| assert_eq!(hand[0], "T21"));
        let _ = std::panic::catch_unwind(|| refused.clone().unwrap());
        let _ = std::panic::take_hook();
        let told = told.lock().join("\n");
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
