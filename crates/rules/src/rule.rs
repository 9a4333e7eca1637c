//! Places in RULES.md.

use std::fmt;

/// A place in RULES.md: a decision (`TM-1`), a numbered sentence (`0.2 (2)`) or a chapter (`9`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The place of this name. Called through `rule!`, so that a name of another form does not compile.
    pub(crate) const fn new(name: &'static str) -> RuleId {
        let letters = name.as_bytes();
        let is_decision = letters.len() > 3
            && letters[0].is_ascii_uppercase()
            && letters[1].is_ascii_uppercase()
            && letters[2] == b'-';
        assert!(is_decision || (!letters.is_empty() && letters[0].is_ascii_digit()));
        let mut place = if is_decision { 3 } else { 1 };
        while place < letters.len() {
            let is_part = matches!(letters[place], b'.' | b' ' | b'(' | b')') && !is_decision;
            assert!(letters[place].is_ascii_digit() || is_part);
            place += 1;
        }
        RuleId(name)
    }

    /// As RULES.md writes it.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The place in RULES.md of this name.
macro_rules! rule {
    ($name:literal) => {
        const { $crate::rule::RuleId::new($name) }
    };
}

pub(crate) use rule;
