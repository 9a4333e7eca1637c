//! The lobby of a table: the inn's sign, the game, the stake and who has joined.

use super::canvas::Canvas;
use super::felt::Ground;
use super::figure::Figure;
use super::fonts::{Face, legible, wrapped};
use super::paper::{Align, Pen};
use super::parts::lay_once;
use super::plate::{Medal, SMALL, medal};
use super::scene_inks::{BRASS, GLOW, GOLD, INK, LIGHT, PALE};
use super::seating::WIDE;
use super::{Deck, Png};
use std::fmt::Write;

/// A table waiting for players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Banner {
    /// The name of the table.
    pub inn: String,
    /// The game and its edition.
    pub game: String,
    /// The stake in words.
    pub stake: String,
    /// Everyone who has joined: face and name.
    pub seats: Vec<(Medal, String)>,
    /// The number of free chairs.
    pub free: usize,
    /// The caption of a free chair.
    pub free_name: String,
}

/// Chairs per row, and in all.
const IN_ROW: usize = 8;
const MOST: usize = 16;
/// The top of the first row of chairs, and the height of a row.
const TOP: f32 = 232.0;
const ROW: f32 = 118.0;
/// The greatest width of a chair.
const WIDEST: f32 = 230.0;
/// The line height of a name.
const LINE: f32 = 28.0;

impl Banner {
    /// Draws it; `None` if it cannot be drawn.
    pub fn draw(&self, _: &Deck) -> Option<Png> {
        let taken = self.seats.iter().map(|(face, name)| (Some(face), name));
        let free = std::iter::repeat_n((None, &self.free_name), self.free);
        let chairs: Vec<(Option<&Medal>, &String)> = taken.chain(free).take(MOST).collect();
        let rows = chairs.len().div_ceil(IN_ROW).max(1);
        let in_row = chairs.len().div_ceil(rows).max(1);
        let step = ((WIDE - 60.0) / in_row as f32).min(WIDEST);
        let names: Vec<(Vec<String>, f32)> = chairs
            .iter()
            .map(|(_, name)| written(name, step - 18.0))
            .collect();
        let lines = names
            .iter()
            .map(|(lines, _)| lines.len())
            .max()
            .unwrap_or(1);
        let tall = ROW + LINE * lines.saturating_sub(1) as f32;
        let high = TOP + tall * rows as f32 + 16.0;
        let mut canvas = Canvas::new(WIDE as usize, high as usize)?;
        canvas.lay(&*Ground::Board(high as u32).sprite()?, 0, 0);
        let mut svg = String::new();
        self.sign(&mut svg);
        for (number, ((face, _), name)) in chairs.iter().zip(&names).enumerate() {
            let row = number / in_row;
            let here = (chairs.len() - row * in_row).min(in_row);
            let left = (WIDE - step * (here - 1) as f32) / 2.0;
            let x = left + step * (number % in_row) as f32;
            let y = TOP + 36.0 + tall * row as f32;
            chair(&mut svg, x, y, *face, name);
        }
        lay_once(&mut canvas, &svg, (WIDE, high), (0.0, 0.0))?;
        canvas.png()
    }

    /// The inn's sign with the text beside it.
    fn sign(&self, svg: &mut String) {
        let _ = write!(
            svg,
            r##"<rect x="34" y="34" width="196" height="176" rx="16" fill="{INK}" stroke="{GOLD}" stroke-width="3"/>"##
        );
        svg.push_str(&Figure::Sign.at(132.0, 122.0, 150.0, GLOW));
        let (left, room) = (256.0, WIDE - 256.0 - 40.0);
        let _ = write!(
            svg,
            r##"<rect x="{}" y="34" width="{}" height="176" rx="16" fill="{INK}" stroke="{BRASS}" stroke-width="2"/>"##,
            left - 12.0,
            room + 18.0
        );
        let pen = |face, size, ink| Pen::new(face, size, ink, Align::After);
        let left = left + 12.0;
        let room = room - 18.0;
        let sizes = [54.0, 48.0, 42.0, 36.0, 30.0];
        let (inn, size) = Face::Title.shrunk(&self.inn, &sizes, room);
        svg.push_str(&pen(Face::Title, size, LIGHT).line(left, 96.0, &inn));
        let (game, size) = Face::Text.shrunk(&self.game, &[36.0, 32.0, 28.0, SMALL], room);
        svg.push_str(&pen(Face::Text, size, PALE).line(left, 144.0, &game));
        let (stake, size) = Face::Text.shrunk(&self.stake, &[31.0, 28.0, SMALL], room);
        svg.push_str(&pen(Face::Text, size, GLOW).line(left, 188.0, &stake));
    }
}

/// A name broken into one line, or into two if it does not fit, and the font size.
fn written(name: &str, room: f32) -> (Vec<String>, f32) {
    let (line, size) = Face::Text.shrunk(name, &[26.0, SMALL], room);
    if line == legible(name) {
        return (vec![line], size);
    }
    (wrapped(Face::Text, name, SMALL, room, 2), SMALL)
}

/// A chair centred on a point, taken or free.
fn chair(
    svg: &mut String,
    x: f32,
    y: f32,
    face: Option<&Medal>,
    (lines, size): &(Vec<String>, f32),
) {
    match face {
        Some(face) => svg.push_str(&medal(face, x, y, 34.0)),
        None => {
            let _ = write!(
                svg,
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="34" fill="#35200f" stroke="{PALE}" stroke-width="3" stroke-dasharray="7 7"/>"##
            );
            svg.push_str(&Figure::Chair.at(x, y, 42.0, PALE));
        }
    }
    // Written on a strip, for the wood has lines of its own.
    let widths = lines.iter().map(|line| Face::Text.width(line, *size));
    let wide = widths.fold(0.0, f32::max) + 18.0;
    let _ = write!(
        svg,
        r##"<rect x="{:.1}" y="{:.1}" width="{wide:.1}" height="{:.1}" rx="9" fill="{INK}"/>"##,
        x - wide / 2.0,
        y + 38.0,
        34.0 + LINE * lines.len().saturating_sub(1) as f32
    );
    let pen = Pen::new(Face::Text, *size, PALE, Align::Around);
    for (number, line) in lines.iter().enumerate() {
        svg.push_str(&pen.line(x, y + 63.0 + LINE * number as f32, line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten chairs stand in two rows of five.
    #[test]
    fn long_names_are_written_whole_where_ten_can_sit() {
        let room = (WIDE - 60.0) / 5.0 - 18.0;
        for name in [
            "Colette of the Ferry",
            "Rurik Half-Ear",
            "Anselm Inkstain",
            "Ann",
        ] {
            let (lines, _) = written(name, room);
            assert_eq!(lines.join(" "), name);
            let fits = |line: &String| Face::Text.width(line, SMALL) <= room;
            assert!(lines.iter().all(fits), "{lines:?}");
        }
        assert_eq!(written("Ann", room).0.len(), 1);
        // Three have more room than that.
        assert_eq!(written("Colette of the Ferry", WIDEST - 18.0).0.len(), 1);
    }
}
