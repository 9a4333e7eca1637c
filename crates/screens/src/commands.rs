//! The slash commands, for `/help` and docs/PLAYERS.md; a test holds the list against those that are declared.

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giver {
    /// Every member.
    Everybody,
    /// Game masters.
    Gm,
}

/// A slash command.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// Its full name in English, word by word.
    pub path: &'static [&'static str],
    /// Who gives it.
    pub giver: Giver,
}

impl Listed {
    /// The key of its description.
    pub fn key(&self) -> String {
        format!("{}-command", self.path.join("-"))
    }
}

const fn all(path: &'static [&'static str]) -> Listed {
    let giver = Giver::Everybody;
    Listed { path, giver }
}

const fn gm(path: &'static [&'static str]) -> Listed {
    let giver = Giver::Gm;
    Listed { path, giver }
}

/// Every slash command, in the order in which they are learned.
pub const COMMANDS: &[Listed] = &[
    all(&["play"]),
    all(&["triomphe", "start"]),
    all(&["triomphe", "mine"]),
    all(&["triomphe", "hand"]),
    all(&["triomphe", "show"]),
    all(&["triomphe", "leave"]),
    all(&["triomphe", "past"]),
    all(&["triomphe", "close"]),
    all(&["triomphe", "kick"]),
    all(&["triomphe", "pause"]),
    all(&["triomphe", "cancel"]),
    all(&["rules"]),
    all(&["coins", "balance"]),
    all(&["coins", "pay"]),
    all(&["coins", "allowance"]),
    all(&["coins", "board"]),
    all(&["character", "list"]),
    all(&["character", "create"]),
    all(&["character", "play"]),
    all(&["settings"]),
    all(&["privacy"]),
    all(&["help"]),
    gm(&["tavern", "setup"]),
    gm(&["tavern", "panel"]),
    gm(&["tavern", "open"]),
    gm(&["tavern", "close"]),
    gm(&["tavern", "grant"]),
    gm(&["tavern", "fine"]),
    gm(&["tavern", "ban"]),
    gm(&["patron", "hire"]),
    gm(&["patron", "list"]),
    gm(&["patron", "play"]),
];

/// Former names of commands, each with where it is now. Discord's clients offer a former name for some minutes after
/// it is gone.
pub const MOVED: &[(&str, &[&str])] = &[
    ("scarto start", &["triomphe", "start"]),
    ("scarto rules", &["rules"]),
    ("tarocchi start", &["triomphe", "start"]),
    ("tarocchi rules", &["rules"]),
    ("mitigati start", &["triomphe", "start"]),
    ("mitigati rules", &["rules"]),
    ("troccas start", &["triomphe", "start"]),
    ("troccas rules", &["rules"]),
    ("swiss start", &["triomphe", "start"]),
    ("swiss rules", &["rules"]),
    ("latriomphe start", &["triomphe", "start"]),
    ("latriomphe rules", &["rules"]),
    ("trefeltromp start", &["triomphe", "start"]),
    ("trefeltromp rules", &["rules"]),
    ("trefeltromp purse", &["triomphe", "hand"]),
    ("triomphe rules", &["rules"]),
    ("table show", &["triomphe", "show"]),
    ("table hand", &["triomphe", "hand"]),
    ("table leave", &["triomphe", "leave"]),
    ("table close", &["triomphe", "close"]),
    ("table kick", &["triomphe", "kick"]),
    ("table pause", &["triomphe", "pause"]),
    ("table resume", &["triomphe", "pause"]),
    ("table host", &["triomphe", "kick"]),
    ("table language", &["triomphe", "kick"]),
    ("table cancel", &["triomphe", "cancel"]),
    ("table abstain", &["settings"]),
    ("table history", &["triomphe", "past"]),
    ("table receipt", &["triomphe", "past"]),
    ("table record", &["triomphe", "past"]),
    ("table replay", &["triomphe", "past"]),
    ("table verify", &["triomphe", "past"]),
    ("coins history", &["coins", "balance"]),
    ("coins chart", &["coins", "balance"]),
    ("coins grant", &["tavern", "grant"]),
    ("coins take", &["tavern", "fine"]),
    ("character rename", &["character", "list"]),
    ("character picture", &["character", "list"]),
    ("character retire", &["character", "list"]),
    ("view", &["settings"]),
    ("privacy show", &["privacy"]),
    ("privacy export", &["privacy"]),
    ("privacy delete", &["privacy"]),
    ("about", &["help"]),
    ("tavern books", &["tavern", "panel"]),
    ("tavern cancel", &["tavern", "panel"]),
    ("tavern unban", &["tavern", "panel"]),
    ("tavern board", &["tavern", "panel"]),
    ("tavern session open", &["tavern", "open"]),
    ("tavern session close", &["tavern", "close"]),
    ("tavern session show", &["tavern", "panel"]),
    ("tavern session sheet", &["tavern", "panel"]),
    ("patron dismiss", &["patron", "list"]),
    ("patron purse", &["patron", "list"]),
    ("patron house", &["tavern", "setup"]),
    ("patron rise", &["patron", "play"]),
];

/// Where the command of this former name is now.
pub fn moved(former: &str) -> Option<&'static [&'static str]> {
    let found = MOVED.iter().find(|(name, _)| *name == former);
    found.map(|(_, now)| *now)
}
