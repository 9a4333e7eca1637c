//! The sheet of parchment that every picture is drawn on, and the pens.
//! Sizes are in units of which a picture is [`WIDTH`] wide; a phone shows about as many points.

use super::Png;
use super::fonts::{Face, legible};
use std::fmt::{Arguments, Write};

/// The width of every picture.
pub const WIDTH: f32 = 440.0;
/// Room at the edges.
pub const EDGE: f32 = 16.0;
/// Pixels to a unit: sharp on a phone, and small as a file.
const SCALE: f32 = 2.5;

/// Ink for words.
pub const INK: &str = "#2b2118";
/// Ink for what stands back: small print, lines to measure by.
pub const PALE: &str = "#6d5a41";
/// Lines to measure by.
pub const RULE: &str = "#cdb88f";
/// The ground, and the halo of what crosses other lines.
pub const GROUND: &str = "#f6ecd3";
/// The house's gold.
pub const GOLD: &str = "#a8700c";

/// A sheet that is being drawn on.
pub struct Paper {
    svg: String,
}

/// Where a text stands to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It begins there.
    After,
    /// It ends there.
    Before,
    /// Its middle is there.
    Around,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The font.
    pub face: Face,
    /// Its size.
    pub size: f32,
    /// Its ink.
    pub ink: &'static str,
    /// Where it stands.
    pub stand: Stand,
}

impl Pen {
    /// Words in ink.
    pub fn words(size: f32, stand: Stand) -> Pen {
        Pen {
            face: Face::Text,
            size,
            ink: INK,
            stand,
        }
    }

    /// Small print.
    pub fn pale(size: f32, stand: Stand) -> Pen {
        Pen {
            ink: PALE,
            ..Pen::words(size, stand)
        }
    }

    /// A text on one line whose foot is at `y`, as SVG has it; `None` where nothing of it is to be seen.
    pub fn line(self, x: f32, y: f32, text: &str) -> Option<String> {
        let anchor = match self.stand {
            Stand::After => "start",
            Stand::Before => "end",
            Stand::Around => "middle",
        };
        let text = legible(text);
        if text.is_empty() {
            return None;
        }
        Some(format!(
            r#"<text x="{x:.2}" y="{y:.2}" font-family="{}" font-weight="{}" font-size="{}" fill="{}" text-anchor="{anchor}">{}</text>"#,
            self.face.family(),
            self.face.weight(),
            self.size,
            self.ink,
            escaped(&text),
        ))
    }
}

impl Paper {
    /// An empty sheet of this height with its title, and a line of small print below it, if there is any.
    /// What is drawn begins at [`TOP`].
    pub fn new(height: f32, title: &str, below: &str) -> Paper {
        let mut paper = Paper { svg: String::new() };
        paper.draw(format_args!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#faf3e0"/><stop offset="0.5" stop-color="{GROUND}"/><stop offset="1" stop-color="#ecdcb4"/></linearGradient></defs>
<rect x="1" y="1" width="{w}" height="{h}" rx="9" fill="url(#ground)" stroke="#8a6a35" stroke-width="2"/>
<rect x="5" y="5" width="{iw}" height="{ih}" rx="5.5" fill="none" stroke="{GOLD}" stroke-opacity="0.55" stroke-width="0.8"/>"##,
            w = WIDTH - 2.0,
            h = height - 2.0,
            iw = WIDTH - 10.0,
            ih = height - 10.0,
        ));
        let middle = WIDTH / 2.0;
        let title_pen = Pen {
            face: Face::Title,
            ..Pen::words(17.0, Stand::Around)
        };
        let title = Face::Title.fitted(title, 17.0, WIDTH - 2.0 * EDGE);
        let small = Face::Text.fitted(below, 12.5, WIDTH - 2.0 * EDGE);
        let line = if small.is_empty() { 34.0 } else { 30.0 };
        paper.text(middle, line, &title, title_pen);
        paper.text(middle, 45.5, &small, Pen::pale(12.5, Stand::Around));
        // A rule with a diamond in its middle.
        let (y, half) = (TOP - 6.0, 92.0);
        paper.draw(format_args!(
            r#"<path d="M{} {y}H{} M{} {y}H{}" stroke="{GOLD}" stroke-width="0.9"/><path d="M{middle} {}l4 4-4 4-4-4z" fill="{GOLD}"/>"#,
            middle - half,
            middle - 9.0,
            middle + 9.0,
            middle + half,
            y - 4.0,
        ));
        paper
    }

    /// Draws.
    pub fn draw(&mut self, part: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.svg.write_fmt(part);
        self.svg.push('\n');
    }

    /// Writes a text on one line whose foot is at `y`.
    pub fn text(&mut self, x: f32, y: f32, text: &str, pen: Pen) {
        if let Some(line) = pen.line(x, y, text) {
            self.draw(format_args!("{line}"));
        }
    }

    /// The picture; `None` if it could not be drawn.
    pub fn done(mut self) -> Option<Png> {
        self.svg.push_str("</svg>");
        Png::draw(&self.svg, SCALE)
    }
}

/// Where a picture's own begins, below its title.
pub const TOP: f32 = 62.0;

/// A text that is nothing but text in an SVG.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_text_and_nothing_else() {
        let mut paper = Paper::new(100.0, "</text><script>&", "'\"<!--]]>");
        let name = "</text><rect width='999' height='999'/>\u{0}";
        paper.text(1.0, 1.0, name, Pen::words(12.0, Stand::After));
        assert!(paper.svg.contains(
            "&lt;/text&gt;&lt;rect width=&apos;999&apos; height=&apos;999&apos;/&gt;</text>"
        ));
        assert_eq!(paper.svg.matches("<rect").count(), 2);
        assert!(paper.done().is_some());
    }
}
