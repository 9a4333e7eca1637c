//! The fonts. They come with the bot, so that a picture does not depend on the machine.

use resvg::usvg::fontdb::Database;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::sync::{Arc, LazyLock};

/// A font by its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Titles: Roman capitals.
    Title,
    /// Corners of cards: the same capitals, as heavy as they come.
    Corner,
    /// Everything else: a book face with Latin, Greek and Cyrillic letters.
    Text,
}

/// Stands in for letters that none of the fonts has.
pub const PLACEHOLDER: char = '◊';

const TITLE: &[u8] = include_bytes!("../../../assets/fonts/Cinzel-SemiBold.ttf");
const CORNER: &[u8] = include_bytes!("../../../assets/fonts/Cinzel-Black.ttf");
const TEXT: &[u8] = include_bytes!("../../../assets/fonts/EBGaramond-Medium.ttf");

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for data in [TITLE, CORNER, TEXT] {
        fonts.load_font_data(data.to_vec());
    }
    fonts.set_serif_family(Face::Text.family());
    Arc::new(fonts)
});

/// The fonts as the SVG renderer wants them.
pub fn database() -> Arc<Database> {
    FONTS.clone()
}

impl Face {
    /// The family name in an SVG. A misspelt one would silently draw nothing.
    pub fn family(self) -> &'static str {
        match self {
            Face::Title | Face::Corner => "Cinzel",
            Face::Text => "EB Garamond",
        }
    }

    /// The weight it has.
    pub fn weight(self) -> u16 {
        match self {
            Face::Title => 600,
            Face::Corner => 900,
            Face::Text => 500,
        }
    }

    fn font(self) -> Option<&'static FontRef<'static>> {
        static REFS: LazyLock<[Option<FontRef<'static>>; 3]> =
            LazyLock::new(|| [TITLE, CORNER, TEXT].map(|data| FontRef::new(data).ok()));
        REFS[self as usize].as_ref()
    }

    fn has(self, letter: char) -> bool {
        self.font()
            .is_some_and(|font| font.charmap().map(letter).is_some())
    }

    /// The width of a text in pixels, without kerning.
    pub fn width(self, text: &str, size: f32) -> f32 {
        text.chars()
            .map(|letter| {
                // What a title's font lacks is drawn with the other one.
                let face = if self.has(letter) { self } else { Face::Text };
                face.advance(letter, size).unwrap_or(size)
            })
            .sum()
    }

    fn advance(self, letter: char, size: f32) -> Option<f32> {
        let font = self.font()?;
        let glyph = font.charmap().map(letter)?;
        font.glyph_metrics(Size::new(size), LocationRef::default())
            .advance_width(glyph)
    }

    /// The bounding box of a text whose baseline begins at 0, 0: left, top, right, bottom; y grows downwards.
    pub fn bounds(self, text: &str, size: f32) -> Option<[f32; 4]> {
        let font = self.font()?;
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        let mut at = 0.0;
        let mut around: Option<[f32; 4]> = None;
        for letter in text.chars() {
            let glyph = font.charmap().map(letter)?;
            if let Some(ink) = metrics.bounds(glyph) {
                let (left, right) = (at + ink.x_min, at + ink.x_max);
                let [l, t, r, b] = around.unwrap_or([left, -ink.y_max, right, -ink.y_min]);
                let (top, foot) = (t.min(-ink.y_max), b.max(-ink.y_min));
                around = Some([l.min(left), top, r.max(right), foot]);
            }
            at += metrics.advance_width(glyph)?;
        }
        around
    }

    /// The [`legible`] text, cut short with "…" if it is wider than `most` pixels.
    pub fn fitted(self, text: &str, size: f32, most: f32) -> String {
        let text = legible(text);
        if self.width(&text, size) <= most {
            return text;
        }
        let mut short = text;
        while short.pop().is_some() {
            let cut = format!("{}…", short.trim_end());
            if self.width(&cut, size) <= most {
                return cut;
            }
        }
        "…".to_owned()
    }

    /// A text in the largest of these sizes (the largest first) in which it is not wider than so many pixels;
    /// shortened only where even the smallest is too large.
    pub fn shrunk(self, text: &str, sizes: &[f32], most: f32) -> (String, f32) {
        let whole = legible(text);
        let fits = |size: &f32| self.width(&whole, *size) <= most;
        match sizes.iter().copied().find(|size| fits(size)) {
            Some(size) => (whole, size),
            None => {
                let size = sizes.last().copied().unwrap_or(SMALLEST);
                (self.fitted(&whole, size, most), size)
            }
        }
    }
}

/// The smallest size that can be read on a phone.
const SMALLEST: f32 = 9.0;

/// A text with only such letters as can be drawn: others become [`PLACEHOLDER`], one for each run of them.
/// Runs of spaces shrink to one; stacked accents beyond a few and invisible characters are dropped.
pub fn legible(text: &str) -> String {
    let mut out = String::new();
    let mut stacked = 0;
    for letter in text.trim().chars() {
        if is_invisible(letter) {
            continue;
        }
        stacked = if is_stacking(letter) { stacked + 1 } else { 0 };
        if stacked > MOST_STACKED {
            continue;
        }
        if letter.is_whitespace() {
            if !out.ends_with(' ') {
                out.push(' ');
            }
        } else if Face::Text.has(letter) {
            out.push(letter);
        } else if !out.ends_with(PLACEHOLDER) {
            out.push(PLACEHOLDER);
        }
    }
    out
}

/// A text broken into at most `lines` lines of at most `most` pixels; the last is cut short if need be.
pub fn wrapped(face: Face, text: &str, size: f32, most: f32, lines: usize) -> Vec<String> {
    let text = legible(text);
    let mut out: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match out.last_mut() {
            Some(line) if face.width(&format!("{line} {word}"), size) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => out.push(word.to_owned()),
        }
    }
    if out.len() > lines {
        let rest = out.split_off(lines.saturating_sub(1)).join(" ");
        out.push(rest);
    }
    let fitted = |line: String| face.fitted(&line, size, most);
    out.into_iter().map(fitted).collect()
}

/// Whether any letter or digit of a name can be drawn.
pub fn is_readable(name: &str) -> bool {
    legible(name).chars().any(char::is_alphanumeric)
}

/// The first letter of a name that can be drawn, as a capital.
pub fn initial(name: &str) -> Option<String> {
    let name = legible(name);
    let letter = name.chars().find(|letter| letter.is_alphanumeric())?;
    Some(letter.to_uppercase().collect())
}

/// Combining marks per letter: as many as any living language needs.
const MOST_STACKED: usize = 2;

fn is_stacking(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// Joiners, direction marks, variation selectors and controls.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_cannot_be_drawn_are_marked_once_a_run() {
        for (name, drawn) in [
            ("Léa", "Léa"),
            ("Šimon Đorđević", "Šimon Đorđević"),
            ("Ольга", "Ольга"),
            ("Νίκος", "Νίκος"),
            ("张伟", "◊"),
            ("Ann 张伟 🍺🍺", "Ann ◊ ◊"),
            ("👨‍👩‍👧 family", "◊ family"),
            ("مريم", "◊"),
            ("  a \n\t b  ", "a b"),
            ("a\u{202e}b\u{0}c\u{200b}d", "abcd"),
            ("e\u{301}\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}"),
        ] {
            assert_eq!(legible(name), drawn, "{name:?}");
        }
    }

    #[test]
    fn every_font_is_found_by_its_name() {
        for face in [Face::Title, Face::Corner, Face::Text] {
            let named = database().faces().any(|info| {
                info.weight.0 == face.weight()
                    && info.families.iter().any(|(name, _)| name == face.family())
            });
            assert!(named, "{face:?}");
            assert!(face.has('A'));
        }
        assert!(Face::Text.has(PLACEHOLDER));
    }

    #[test]
    fn a_long_text_is_shortened_to_what_fits() {
        let long = "Wolfgang Amadeus Theophilus of the Seven Lanterns";
        for most in [10.0, 40.0, 100.0] {
            let short = Face::Text.fitted(long, 14.0, most);
            assert!(short.ends_with('…'));
            assert!(Face::Text.width(&short, 14.0) <= most, "{short}");
        }
        assert_eq!(Face::Text.fitted("Ann", 14.0, 100.0), "Ann");
        assert!(Face::Text.width("mm", 14.0) > Face::Text.width("ii", 14.0));
    }
}
