//! What tells the lines of a plot apart: ink, dashes and the shape of the points. No two have the same dashes and
//! shape.

use super::paper::Paper;
use super::paper_inks::{GROUND, LINES};

/// The look of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStyle {
    /// Dark on parchment, and distinct for most colour-blind readers.
    pub ink: &'static str,
    /// Two lines of the same ink differ in these or in the shape of their points.
    pub dashes: Dashes,
    /// The shape of its points.
    pub shape: Shape,
}

/// How a line is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dashes {
    /// A solid line.
    None,
    /// Long strokes with short gaps.
    Long,
    /// Short strokes with wide gaps.
    Short,
}

/// The shape of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A filled circle.
    Disc,
    /// Standing on one of its sides.
    Square,
    /// Pointing up.
    Triangle,
    /// A square standing on its corner.
    Diamond,
    /// An empty circle.
    Ring,
    /// Two crossed lines.
    Cross,
    /// A triangle pointing down.
    Wedge,
    /// An upright cross.
    Plus,
}

const SHAPES: [Shape; 8] = [
    Shape::Disc,
    Shape::Square,
    Shape::Triangle,
    Shape::Diamond,
    Shape::Ring,
    Shape::Cross,
    Shape::Wedge,
    Shape::Plus,
];
const DASHES: [Dashes; 3] = [Dashes::None, Dashes::Long, Dashes::Short];

impl LineStyle {
    /// The look of a line by its number, from 0. The first 24 can be told apart without colour.
    pub fn numbered(line: usize) -> LineStyle {
        let turn = line % LINES.len();
        let round = line / LINES.len() % DASHES.len();
        LineStyle {
            ink: LINES[turn],
            dashes: DASHES[round],
            shape: SHAPES[turn],
        }
    }

    /// The dashes as an SVG `stroke-dasharray`.
    pub fn dasharray(self) -> &'static str {
        match self.dashes {
            Dashes::None => "none",
            Dashes::Long => "6 3",
            Dashes::Short => "1.5 3.5",
        }
    }

    /// Draws a point of this line.
    pub fn draw_point(self, paper: &mut Paper, x: f32, y: f32, size: f32) {
        let (ink, r) = (self.ink, size);
        let filled = format!(r#"fill="{ink}" stroke="{GROUND}" stroke-width="0.9""#);
        let path = match self.shape {
            Shape::Disc => {
                return paper.draw(format_args!(
                    r#"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" {filled}/>"#
                ));
            }
            Shape::Ring => {
                let r = r * 0.9;
                return paper.draw(format_args!(
                    r#"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{GROUND}" stroke="{ink}" stroke-width="1.6"/>"#
                ));
            }
            Shape::Square => format!("m{a} {a}h{b}v{b}h-{b}z", a = -r * 0.9, b = r * 1.8),
            Shape::Triangle => format!("m0 {}l{} {}h{}z", -r * 1.25, r * 1.15, r * 2.1, -r * 2.3),
            Shape::Wedge => format!("m0 {}l{} {}h{}z", r * 1.25, r * 1.15, -r * 2.1, -r * 2.3),
            Shape::Diamond => format!(
                "m0 {a}l{b} {b} {c} {b} {c} {c}z",
                a = -r * 1.3,
                b = r * 1.3,
                c = -r * 1.3
            ),
            Shape::Cross | Shape::Plus => {
                let arms = match self.shape {
                    Shape::Cross => format!(
                        "m{a} {a}l{b} {b}m0 {c}l{c} {b}",
                        a = -r * 0.9,
                        b = r * 1.8,
                        c = -r * 1.8
                    ),
                    _ => format!("m{a} 0h{b}m{a} {a}v{b}", a = -r * 1.15, b = r * 2.3),
                };
                for (pen, width) in [(GROUND, 4.0), (ink, 2.0)] {
                    paper.draw(format_args!(
                        r#"<path d="M{x:.2} {y:.2}{arms}" fill="none" stroke="{pen}" stroke-width="{width}"/>"#
                    ));
                }
                return;
            }
        };
        paper.draw(format_args!(r#"<path d="M{x:.2} {y:.2}{path}" {filled}/>"#));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifteen_lines_are_told_apart_without_colour() {
        for a in 0..15 {
            for b in 0..a {
                let (a, b) = (LineStyle::numbered(a), LineStyle::numbered(b));
                assert_ne!((a.dashes, a.shape), (b.dashes, b.shape));
            }
        }
    }
}
