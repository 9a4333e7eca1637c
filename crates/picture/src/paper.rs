//! The sheet of parchment under boards and plots, and the pens that write on it.
//! Sizes are in units of which a picture is [`WIDTH`] wide; a phone shows about as many points.

use super::Png;
use super::fonts::{Face, legible};
use super::palette::{Palette, Ramp, mixed, step_of};
use super::paper_inks::{DEBT, GOLD, GROUND, HIGH, INK, LINES, LOW, METALS, PALE, RIM, RULE, TINT};
use super::png::{quantise, render};
use std::fmt::{Arguments, Write};
use std::sync::LazyLock;

/// The width of a board and of a plot.
pub const WIDTH: f32 = 440.0;
/// Between the rim of a sheet and what is written on it.
pub const EDGE: f32 = 16.0;
/// Pixels per unit: sharp on a phone, in a small file.
const SCALE: f32 = 2.5;

/// The radius of a sheet's corners.
const CORNER: f32 = 9.0;

/// An ink as `0xRRGGBB`.
fn rgb(ink: &str) -> u32 {
    u32::from_str_radix(ink.trim_start_matches('#'), 16).unwrap_or_default()
}

/// The background of the upper and the lower half, in steps too small to be seen.
fn grounds() -> [Ramp; 2] {
    [(HIGH, GROUND, 14), (GROUND, LOW, 32)].map(|(from, to, steps)| (rgb(from), rgb(to), steps))
}

/// The palette of all pictures on parchment: a smooth background, and each ink's edges on it.
static PARCHMENT: LazyLock<Palette> = LazyLock::new(|| {
    let tinted = |ground: &str| mixed(rgb(ground), rgb(GOLD), (TINT * 256.0) as u32);
    let mut ramps = Vec::from(grounds());
    ramps.extend([
        (tinted(HIGH), tinted(GROUND), 9),
        (tinted(GROUND), tinted(LOW), 15),
        (rgb(INK), rgb(GROUND), 14),
        (rgb(GOLD), rgb(GROUND), 12),
        (rgb(PALE), rgb(GROUND), 11),
        (rgb(RIM), rgb(GROUND), 8),
        (rgb(DEBT), rgb(GROUND), 6),
        (rgb(RULE), rgb(GROUND), 4),
    ]);
    ramps.extend(LINES.map(|ink| (rgb(ink), rgb(GROUND), 9)));
    for (face, rim) in METALS {
        ramps.extend([
            (rgb(rim), rgb(face), 6),
            (rgb(INK), rgb(face), 5),
            (rgb(rim), rgb(GROUND), 4),
        ]);
    }
    Palette::new(&[(rgb(RIM), 6)], &ramps)
});

/// A sheet being drawn.
pub struct Paper {
    svg: String,
}

/// The alignment of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The text begins at its point.
    After,
    /// The text ends at its point.
    Before,
    /// The text is centred on its point.
    Around,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The font.
    pub face: Face,
    /// In the units of [`WIDTH`].
    pub size: f32,
    /// A colour as SVG writes it.
    pub ink: &'static str,
    /// The alignment.
    pub align: Align,
}

impl Pen {
    /// A pen of this font and size in pixels.
    pub fn new(face: Face, size: f32, ink: &'static str, align: Align) -> Pen {
        Pen {
            face,
            size,
            ink,
            align,
        }
    }

    /// Words in ink.
    pub fn words(size: f32, align: Align) -> Pen {
        Pen::new(Face::Text, size, INK, align)
    }

    /// Small print.
    pub fn pale(size: f32, align: Align) -> Pen {
        Pen::new(Face::Text, size, PALE, align)
    }

    /// A text on one line, as SVG; `y` is its baseline. Empty if nothing of the text can be drawn.
    pub fn line(self, x: f32, y: f32, text: &str) -> String {
        let anchor = match self.align {
            Align::After => "start",
            Align::Before => "end",
            Align::Around => "middle",
        };
        let text = legible(text);
        if text.is_empty() {
            return String::new();
        }
        format!(
            r#"<text x="{x:.2}" y="{y:.2}" font-family="{}" font-weight="{}" font-size="{}" fill="{}" text-anchor="{anchor}">{}</text>"#,
            self.face.family(),
            self.face.weight(),
            self.size,
            self.ink,
            escaped(&text),
        )
    }
}

impl Paper {
    /// An empty sheet of about this height with its title, and a line of small print below it, which may be empty.
    /// Drawing begins at [`TOP`].
    pub fn new(height: f32, title: &str, below: &str) -> Paper {
        // Whole pixels.
        let height = (height * SCALE / 5.0).ceil() * 5.0 / SCALE;
        let mut paper = Paper {
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">"#
            ),
        };
        paper.ground(height);
        paper.draw(format_args!(
            r#"<rect x="1" y="1" width="{w}" height="{h}" rx="{CORNER}" fill="none" stroke="{RIM}" stroke-width="2"/>
<rect x="5" y="5" width="{iw}" height="{ih}" rx="5.5" fill="none" stroke="{GOLD}" stroke-opacity="0.55" stroke-width="0.8"/>"#,
            w = WIDTH - 2.0,
            h = height - 2.0,
            iw = WIDTH - 10.0,
            ih = height - 10.0,
        ));
        let middle = WIDTH / 2.0;
        let title_pen = Pen::new(Face::Title, 17.0, INK, Align::Around);
        let title = Face::Title.fitted(title, 17.0, WIDTH - 2.0 * EDGE);
        let small = Face::Text.fitted(below, 12.5, WIDTH - 2.0 * EDGE);
        let line = if small.is_empty() { 34.0 } else { 30.0 };
        paper.text(middle, line, &title, title_pen);
        paper.text(middle, 45.5, &small, Pen::pale(12.5, Align::Around));
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

    /// Draws the background as bands of whole pixels, which look like a gradient and take a tenth of its time.
    fn ground(&mut self, height: f32) {
        let pixel = |y: f32| (y * SCALE).round() / SCALE;
        let (high, low) = (1.0 + CORNER, pixel(height - 1.0 - CORNER));
        let (r, right, wide) = (CORNER, WIDTH - 1.0, WIDTH - 2.0);
        self.draw(format_args!(
            r#"<path d="M1 {high}a{r} {r} 0 0 1 {r}-{r}H{}a{r} {r} 0 0 1 {r} {r}z" fill="{HIGH}"/><path d="M1 {low}a{r} {r} 0 0 0 {r} {r}H{}a{r} {r} 0 0 0 {r}-{r}z" fill="{LOW}"/>"#,
            right - r,
            right - r,
        ));
        let half = height / 2.0;
        for (top, (from, to, steps)) in [0.0, half].into_iter().zip(grounds()) {
            let edge = |step: f32| {
                let y = top + half * (step - 0.5) / (steps - 1) as f32;
                pixel(y.clamp(top, top + half).clamp(high, low))
            };
            for step in 0..steps {
                let (begin, end) = (edge(step as f32), edge(step as f32 + 1.0));
                let colour = step_of((from, to, steps), step);
                self.draw(format_args!(
                    r##"<path d="M1 {begin}h{wide}v{}h-{wide}z" fill="#{colour:06x}" shape-rendering="crispEdges"/>"##,
                    end - begin,
                ));
            }
        }
    }

    /// Adds a piece of SVG.
    pub fn draw(&mut self, part: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.svg.write_fmt(part);
        self.svg.push('\n');
    }

    /// Writes a text on one line; `y` is its baseline.
    pub fn text(&mut self, x: f32, y: f32, text: &str, pen: Pen) {
        self.draw(format_args!("{}", pen.line(x, y, text)));
    }

    /// The finished picture; `None` if it could not be drawn.
    pub fn finish(mut self) -> Option<Png> {
        self.svg.push_str("</svg>");
        let drawn = render(&self.svg, SCALE)?;
        let width = drawn.width() as usize;
        let mut rows = Vec::with_capacity(drawn.height() as usize * (width + 1));
        for row in drawn.data().chunks(4 * width) {
            rows.push(0);
            quantise(&PARCHMENT, row, &mut rows);
        }
        Png::write(&PARCHMENT, width, &rows)
    }
}

/// The top of what is drawn on a sheet, below its title.
pub const TOP: f32 = 62.0;

/// Escapes a text for SVG.
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
    fn no_ramp_is_cut_short() {
        let colours = PARCHMENT.colours().len();
        assert!(colours < 256, "{colours}");
    }

    /// How far a colour is from what is drawn for it, in the worst of red, green and blue.
    fn error(colour: u32) -> u8 {
        let [_, r, g, b] = colour.to_be_bytes();
        let drawn = PARCHMENT.colours()[usize::from(PARCHMENT.nearest([r, g, b, 255]))];
        let differences = [(r, drawn[0]), (g, drawn[1]), (b, drawn[2])];
        differences
            .map(|(a, b)| a.abs_diff(b))
            .into_iter()
            .max()
            .unwrap_or_default()
    }

    #[test]
    fn no_band_of_the_background_and_no_edge_of_an_ink_can_be_seen() {
        for way in 0..=256 {
            for (from, to) in [(HIGH, GROUND), (GROUND, LOW)] {
                let ground = mixed(rgb(from), rgb(to), way);
                assert!(error(ground) <= 2, "{ground:06x}");
                let tinted = mixed(ground, rgb(GOLD), (TINT * 256.0) as u32);
                assert!(error(tinted) <= 3, "{tinted:06x}");
            }
            for ink in [INK, GOLD, PALE].into_iter().chain(LINES) {
                for ground in [HIGH, GROUND, LOW] {
                    let edge = mixed(rgb(ground), rgb(ink), way);
                    assert!(error(edge) <= 20, "{edge:06x} of {ink} on {ground}");
                }
            }
        }
    }

    #[test]
    fn a_name_is_text_and_nothing_else() {
        let mut paper = Paper::new(100.0, "</text><script>&", "'\"<!--]]>");
        let name = "</text><rect width='999' height='999'/>\u{0}";
        paper.text(1.0, 1.0, name, Pen::words(12.0, Align::After));
        assert!(paper.svg.contains(
            "&lt;/text&gt;&lt;rect width=&apos;999&apos; height=&apos;999&apos;/&gt;</text>"
        ));
        assert_eq!(paper.svg.matches("<rect").count(), 2);
        assert!(paper.finish().is_some());
    }
}
