//! Alternative texts: as a screen reader should say them, without signs, formatting or Discord's markup.

use crate::words::Words;
use pages::Cards;
use std::sync::Arc;

/// The same words for reading aloud: cards by their bare names.
pub fn spoken(words: &Words) -> Words {
    words.clone().showing(Cards::Plain, Arc::default())
}

/// Lines as one text, most important first; what does not fit is cut off at the end.
pub fn aloud(lines: &[String]) -> String {
    let lines: Vec<String> = lines
        .iter()
        .map(|line| unmarked(line))
        .filter(|line| !line.is_empty())
        .map(|line| {
            if line.ends_with(['.', '!', '?', ':', ';']) {
                line
            } else {
                format!("{line}.")
            }
        })
        .collect();
    alt(&lines.join(" "))
}

/// The alternative text of a picture, cut to Discord's limit; everything in it is also in the message.
pub fn alt(text: &str) -> String {
    match text.char_indices().nth(ALT_LETTERS - 1) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Discord's limit for alternative text.
const ALT_LETTERS: usize = 1024;

/// A text without anything that is only visual.
pub fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            // The next character is not formatting.
            '\\' => out.extend(letters.next()),
            '*' if letters.peek() == Some(&'*') => {
                letters.next();
            }
            '`' | '➤' => {}
            '\n' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_not_read_aloud() {
        let lines = ["➤ **Dan\\_the\\_Man** to play.", "", "**Pot**: 5 coins"];
        let lines = lines.map(str::to_owned);
        assert_eq!(aloud(&lines), "Dan_the_Man to play. Pot: 5 coins.");
        let long = aloud(&["long ".repeat(400)]);
        assert_eq!(long.chars().count(), 1024);
        assert!(long.ends_with('…'));
    }
}
