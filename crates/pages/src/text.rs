//! Typed text: which characters are kept, and how it is embedded in other text.

use std::borrow::Cow;
use unicode_bidi::BidiClass;

/// The text on one line, without invisible characters: direction marks, zero-width characters, control characters. A
/// line break becomes a space. The two joiners (U+200C, U+200D) stay between two letters or signs, where words and
/// emoji need them.
pub fn tidy(text: &str) -> Cow<'_, str> {
    let is_plain =
        |letter| !is_break(letter) && !is_unseen(letter) && !is_joiner(letter) && !is_tag(letter);
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    let seen = text
        .chars()
        .filter(|letter| is_break(*letter) || !is_unseen(*letter));
    let seen = untag(seen.collect());
    let mut letters = seen.chars().peekable();
    while let Some(letter) = letters.next() {
        let mut joins = || {
            kept.chars().next_back().is_some_and(may_join)
                && letters.peek().copied().is_some_and(may_join)
        };
        if is_break(letter) {
            kept.push(' ');
        } else if !is_joiner(letter) || joins() {
            kept.push(letter);
        }
    }
    Cow::Owned(kept)
}

/// The same, keeping line breaks.
pub fn tidy_lines(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(tidy).collect();
    lines.join("\n")
}

/// The text such that its writing direction does not affect its surroundings: right-to-left text is put between U+2068
/// and U+2069. Other text needs no marks.
pub fn isolated(text: String) -> String {
    let mut letters = text.chars().map(unicode_bidi::bidi_class);
    if letters.any(|class| matches!(class, BidiClass::R | BidiClass::AL | BidiClass::AN)) {
        format!("\u{2068}{text}\u{2069}")
    } else {
        text
    }
}

fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

fn may_join(letter: char) -> bool {
    !is_joiner(letter) && !letter.is_whitespace() && !letter.is_ascii_punctuation()
}

/// Line feeds and the like, including those that only some programs recognise.
fn is_break(letter: char) -> bool {
    matches!(letter, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Characters that are invisible by themselves.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        )
}

/// The flags of England, Scotland and Wales are a black flag followed by invisible tags; elsewhere tags are removed.
fn untag(text: String) -> String {
    if !text.contains(is_tag) {
        return text;
    }
    let mut in_flag = false;
    text.chars()
        .filter(|letter| {
            in_flag = *letter == '\u{1f3f4}' || (in_flag && is_tag(*letter));
            in_flag || !is_tag(*letter)
        })
        .collect()
}

/// Invisible tags that only modify other characters.
fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_goes_and_joiners_stay_inside_words_and_emoji() {
        for (typed, kept) in [
            ("Ann", "Ann"),
            ("", ""),
            ("\u{202e}nnA", "nnA"),
            ("A\u{200b}n\u{2060}n\u{feff}\u{200e}\u{200f}\u{61c}", "Ann"),
            ("\u{2066}Ann\u{2069} \u{202a}B\u{202c}", "Ann B"),
            (
                "two\u{2028}lines\u{2029}and\nmore\r\u{85}",
                "two lines and more  ",
            ),
            ("be\u{7}ll\0", "bell"),
            // A joiner between words, at an end or before a sign joins nothing; one of two is enough.
            ("\u{200d}a \u{200c}b\u{200d}", "a b"),
            ("a\u{200d}\u{200d}b", "a\u{200d}b"),
            ("a\u{200c}!", "a!"),
            // Persian "I want", and a woman at a computer.
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("👩🏽\u{200d}💻!", "👩🏽\u{200d}💻!"),
            ("❤\u{fe0f}\u{200d}🔥", "❤\u{fe0f}\u{200d}🔥"),
            // Next to what is removed.
            ("a\u{200d}\u{202e}b", "a\u{200d}b"),
            ("a\u{200d}\u{e0067}/b", "a/b"),
            (
                "🏴\u{e0067}\u{e0062}\u{e007f}",
                "🏴\u{e0067}\u{e0062}\u{e007f}",
            ),
            ("A\u{e0041}nn", "Ann"),
            ("\u{3164}\u{115f}", ""),
        ] {
            assert_eq!(tidy(typed), kept, "{typed:?}");
        }
        assert_eq!(tidy_lines("a\u{200b}b\nc\u{2028}d"), "ab\nc d");
    }

    #[test]
    fn what_is_written_from_right_to_left_turns_nothing_around_it() {
        assert_eq!(isolated("Ann".to_owned()), "Ann");
        assert_eq!(isolated("Ξ Я 漢 5 !".to_owned()), "Ξ Я 漢 5 !");
        for name in ["דן", "Ann دان", "٣"] {
            assert_eq!(isolated(name.to_owned()), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
