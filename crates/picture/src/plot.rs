//! Lines over time: what everyone won over an evening, or one purse.

use super::Png;
use super::fonts::Face;
use super::frame::{Frame, People, Point, Track};
use super::line_style::LineStyle;
use super::paper::{Align, EDGE, Paper, Pen, TOP, WIDTH};
use super::paper_inks::{GOLD, GROUND, INK, PALE, RULE, TINT};
use super::scale::Scale;

/// Draws what everyone won over an evening, with the names at the ends of the lines; `None` if it cannot be drawn.
pub fn fortunes(frame: &Frame, people: &People) -> Option<Png> {
    let people = &people.0;
    let height = 330.0 + 15.0 * people.len().saturating_sub(11) as f32;
    let shown = Labels::new(frame, people);
    let tracks: Vec<&Track> = people.iter().map(|(_, track)| track).collect();
    let mut plot = Plot::new(frame, &tracks, height, shown.width);
    // Many purses change with the same deal: slanted, their lines do not lie upon each other.
    plot.slope = frame.slope(9.0);
    plot.grid(frame);
    // The first are drawn last, above the others.
    for (line, track) in tracks.iter().enumerate().rev() {
        plot.line(track, LineStyle::numbered(line));
    }
    let busiest = tracks.iter().map(|track| track.0.len()).max().unwrap_or(1);
    let every = (busiest * 26).div_ceil(plot.inside.width() as usize).max(1);
    for (line, track) in tracks.iter().enumerate().rev() {
        let count = track.0.len();
        for (place, point) in track.0.iter().enumerate() {
            if place + 1 == count || (place + line) % every == 0 {
                let (x, y) = (plot.x(point.at), plot.y(point.value));
                LineStyle::numbered(line).draw_point(&mut plot.paper, x, y, 3.1);
            }
        }
    }
    plot.labels(&shown, people);
    plot.paper.finish()
}

/// Draws one purse over time, labelled at its last, highest and lowest values; `None` if it cannot be drawn.
pub fn purse(frame: &Frame, track: &Track) -> Option<Png> {
    let (last, style) = (track.last(), LineStyle::numbered(0));
    let now = (frame.coins.words)(last.value);
    let (now, size) = Face::Text.shrunk(&now, &[NAMED, 12.0, 10.5, 9.0], MOST_LEFT);
    let room = Face::Text.width(&now, size) + 10.0;
    let mut plot = Plot::new(frame, &[track], 330.0, room);
    plot.grid(frame);
    plot.area(track);
    plot.line(track, style);
    let (x, y) = (plot.x(last.at), plot.y(last.value));
    style.draw_point(&mut plot.paper, x, y, 4.2);
    let pen = Pen::words(size, Align::After);
    plot.paper.text(x + 8.0, y + 4.5, &now, pen);
    let named = |plot: &mut Plot, point: Point, foot: f32| {
        let far = (plot.x(point.at) - x).abs() > 24.0 || (plot.y(point.value) - y).abs() > 24.0;
        if point.value != last.value && far {
            let words = (frame.coins.words)(point.value);
            plot.named(point, foot, &words);
        }
    };
    if let Some(high) = track.0.iter().max_by_key(|point| point.value) {
        named(&mut plot, *high, -7.0);
    }
    if let Some(low) = track.0.iter().min_by_key(|point| point.value) {
        named(&mut plot, *low, 16.0);
    }
    plot.paper.finish()
}

/// The font size of labels inside a plot.
const NAMED: f32 = 13.5;

struct Inside {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Inside {
    fn width(&self) -> f32 {
        self.right - self.left
    }
}

/// A plot being drawn.
struct Plot {
    paper: Paper,
    inside: Inside,
    across: Scale,
    up: Scale,
    /// The labels of the grid lines, and their font size.
    amounts: Vec<(i64, String)>,
    amount_size: f32,
    /// See [`Frame::slope`].
    slope: f32,
}

/// The greatest width of the labels on the left, and their font sizes.
const MOST_LEFT: f32 = 104.0;
const AMOUNT_SIZES: [f32; 5] = [13.0, 12.0, 11.0, 10.0, 9.0];

impl Plot {
    fn new(frame: &Frame, tracks: &[&Track], height: f32, right: f32) -> Plot {
        let points = || tracks.iter().flat_map(|track| &track.0);
        let ends = |of: fn(&Point) -> i64| {
            let low = points().map(of).min().unwrap_or_default();
            (low, points().map(of).max().unwrap_or_default())
        };
        let (low, high) = ends(|point| point.value);
        // Where it is near enough, nothing is shown as the foot of it all.
        let low = if low > 0 && low < high / 2 { 0 } else { low };
        let up = Scale::round(low, high, &frame.coins.units);
        let (begin, end) = ends(|point| point.at);
        let across = Scale::within(begin, end, 6, frame.across.steps(end.saturating_sub(begin)));
        let words = |size: f32, most: f32| -> Vec<(i64, String)> {
            up.ticks
                .iter()
                .map(|tick| {
                    (
                        *tick,
                        Face::Text.fitted(&(frame.coins.words)(*tick), size, most),
                    )
                })
                .collect()
        };
        let widest = |words: &[(i64, String)], size: f32| {
            let widths = words.iter().map(|(_, text)| Face::Text.width(text, size));
            widths.fold(0.0, f32::max)
        };
        let amount_size = AMOUNT_SIZES
            .into_iter()
            .find(|size| widest(&words(*size, f32::MAX), *size) <= MOST_LEFT)
            .unwrap_or(AMOUNT_SIZES[AMOUNT_SIZES.len() - 1]);
        let amounts = words(amount_size, MOST_LEFT);
        let inside = Inside {
            left: EDGE + widest(&amounts, amount_size) + 7.0,
            right: WIDTH - EDGE - right,
            top: TOP + 10.0,
            bottom: height - 34.0,
        };
        Plot {
            paper: Paper::new(height, &frame.title, &frame.below),
            inside,
            across,
            up,
            amounts,
            amount_size,
            slope: frame.slope(0.0),
        }
    }

    fn x(&self, at: i64) -> f32 {
        self.inside.left + self.across.part(at) * self.inside.width()
    }

    fn y(&self, value: i64) -> f32 {
        let height = self.inside.bottom - self.inside.top;
        self.inside.bottom - self.up.part(value) * height
    }

    /// Draws axes and grid lines with their labels.
    fn grid(&mut self, frame: &Frame) {
        let (left, right, bottom) = (self.inside.left, self.inside.right, self.inside.bottom);
        for (tick, words) in self.amounts.clone() {
            let y = self.y(tick);
            // Nothing gained, nothing lost: the line that counts.
            let (ink, wide) = if tick == 0 { (PALE, 1.3) } else { (RULE, 0.8) };
            self.paper.draw(format_args!(
                r#"<path d="M{left:.2} {y:.2}H{right:.2}" stroke="{ink}" stroke-width="{wide}"/>"#
            ));
            let pen = Pen::pale(self.amount_size, Align::Before);
            self.paper
                .text(left - 6.0, y + self.amount_size * 0.32, &words, pen);
        }
        self.paper.draw(format_args!(
            r#"<path d="M{left:.2} {:.2}V{bottom:.2}H{right:.2}" fill="none" stroke="{INK}" stroke-width="1.2"/>"#,
            self.inside.top - 4.0,
        ));
        let span = self.across.ticks.last().copied().unwrap_or_default();
        let span = span.saturating_sub(self.across.ticks.first().copied().unwrap_or_default());
        let (said, zone) = frame.across.said(span);
        let width = Face::Text.width(zone, 12.5);
        let room = (right + 10.0).min(WIDTH - EDGE - width);
        let mut free = 0.0;
        for tick in self.across.ticks.clone() {
            let x = self.x(tick);
            self.paper.draw(format_args!(
                r#"<path d="M{x:.2} {bottom:.2}v4" stroke="{INK}" stroke-width="1.2"/>"#
            ));
            let words = said(tick);
            let half = Face::Text.width(&words, 13.0) / 2.0;
            let middle = x.max(EDGE - 4.0 + half);
            if middle - half > free && middle + half < room - 4.0 {
                self.paper.text(
                    middle,
                    bottom + 16.5,
                    &words,
                    Pen::pale(13.0, Align::Around),
                );
                free = middle + half + 5.0;
            }
        }
        self.paper
            .text(room, bottom + 16.5, zone, Pen::pale(12.5, Align::After));
    }

    fn path(&self, track: &Track) -> String {
        let mut path = String::new();
        let mut before = None;
        for point in &track.0 {
            let (x, y) = (self.x(point.at), self.y(point.value));
            path += &match before {
                None => format!("M{x:.2} {y:.2}"),
                Some(before) => format!("H{:.2}L{x:.2} {y:.2}", (x - self.slope).max(before)),
            };
            before = Some(x);
        }
        path
    }

    /// Draws a line with a halo, so that it stands out where it crosses others.
    fn line(&mut self, track: &Track, style: LineStyle) {
        let path = self.path(track);
        let (ink, dashes) = (style.ink, style.dasharray());
        self.paper.draw(format_args!(
            r#"<g fill="none" stroke-linejoin="round" stroke-linecap="butt"><path d="{path}" stroke="{GROUND}" stroke-width="4.6"/><path d="{path}" stroke="{ink}" stroke-width="2.2" stroke-dasharray="{dashes}"/></g>"#,
        ));
    }

    /// Tints the area between a line and zero, if zero is on the axis.
    fn area(&mut self, track: &Track) {
        if !self.up.holds(0) {
            return;
        }
        let path = self.path(track);
        let (first, last) = (self.x(track.first().at), self.x(track.last().at));
        let foot = self.y(0);
        self.paper.draw(format_args!(
            r#"<path d="{path}L{last:.2} {foot:.2}H{first:.2}z" fill="{GOLD}" fill-opacity="{TINT}"/>"#
        ));
    }

    /// Labels a point; the baseline is `foot` below it.
    fn named(&mut self, point: Point, foot: f32, words: &str) {
        let (x, y) = (self.x(point.at), self.y(point.value) + foot);
        let words = Face::Text.fitted(words, NAMED, self.inside.width() - 8.0);
        let half = Face::Text.width(&words, NAMED) / 2.0;
        let (left, right) = (self.inside.left + half + 4.0, self.inside.right - half);
        let x = x.max(left).min(right.max(left));
        // Above the foot of the plot, and on a ground of its own.
        let y = y.min(self.inside.bottom - 5.0);
        self.paper.draw(format_args!(
            r#"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="3" fill="{GROUND}" fill-opacity="0.8"/>"#,
            x - half - 2.0,
            y - NAMED * 0.8,
            half * 2.0 + 4.0,
            NAMED * 1.1,
        ));
        self.paper
            .text(x, y, &words, Pen::words(NAMED, Align::Around));
    }

    /// Draws the names at the ends of the lines, without overlaps.
    fn labels(&mut self, shown: &Labels, people: &[(String, Track)]) {
        let mut places: Vec<(usize, f32)> = people
            .iter()
            .map(|(_, track)| self.y(track.last().value))
            .enumerate()
            .collect();
        places.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        let half = shown.height / 2.0;
        spread(
            &mut places,
            shown.height,
            self.inside.top - 6.0 + half,
            self.inside.bottom + 4.0 - half,
        );
        let left = self.inside.right + 12.0;
        for (line, middle) in places {
            let style = LineStyle::numbered(line);
            let last = people[line].1.last();
            let (x, y) = (self.x(last.at), self.y(last.value));
            let label = &shown.labels[line];
            let foot = if label.amount.is_empty() {
                middle
            } else {
                middle - 6.0
            };
            self.paper.draw(format_args!(
                r#"<path d="M{:.2} {y:.2}L{:.2} {foot:.2}H{:.2}" fill="none" stroke="{ink}" stroke-width="0.8" stroke-opacity="0.7"/><path d="M{:.2} {foot:.2}h18" stroke="{ink}" stroke-width="2" stroke-dasharray="{}"/>"#,
                x + 4.0,
                left - 5.0,
                left - 1.0,
                left - 1.0,
                style.dasharray(),
                ink = style.ink,
            ));
            style.draw_point(&mut self.paper, left + 8.0, foot, 3.4);
            let words = left + Labels::MARK;
            self.paper.text(
                words,
                foot + 4.4,
                &label.name,
                Pen::words(label.size, Align::After),
            );
            self.paper.text(
                words,
                foot + 17.0,
                &label.amount,
                Pen::pale(12.0, Align::After),
            );
        }
    }
}

/// The labels at the ends of the lines.
struct Labels {
    labels: Vec<Label>,
    /// The width of them all, and the height of each.
    width: f32,
    height: f32,
}

struct Label {
    name: String,
    /// Its font size.
    size: f32,
    /// The final amount; empty if there is no room for it.
    amount: String,
}

impl Labels {
    /// The width of the sample of the line before its name.
    const MARK: f32 = 20.0;
    /// The greatest width of a name, which gets smaller letters before it is cut.
    const MOST: f32 = 150.0;
    const SIZES: [f32; 5] = [13.0, 12.0, 11.0, 10.0, 9.0];
    /// With more people than this, amounts are left to the message's text.
    const WITH_AMOUNTS: usize = 7;

    fn new(frame: &Frame, people: &[(String, Track)]) -> Labels {
        let amounts = people.len() <= Labels::WITH_AMOUNTS;
        let label = |(name, track): &(String, Track)| {
            let (name, size) = Face::Text.shrunk(name, &Labels::SIZES, Labels::MOST);
            let amount = Some((frame.coins.words)(track.last().value))
                .filter(|words| amounts && Face::Text.width(words, 12.0) <= Labels::MOST)
                .unwrap_or_default();
            Label { name, size, amount }
        };
        let labels: Vec<Label> = people.iter().map(label).collect();
        let widest = labels.iter().fold(0.0_f32, |widest, label| {
            let name = Face::Text.width(&label.name, label.size);
            widest.max(name).max(Face::Text.width(&label.amount, 12.0))
        });
        Labels {
            labels,
            width: widest + Labels::MARK + 10.0,
            height: if amounts { 29.0 } else { 15.0 },
        }
    }
}

/// Moves labels, sorted by position, `room` apart, between `top` and `bottom` as long as they fit.
fn spread(places: &mut [(usize, f32)], room: f32, top: f32, bottom: f32) {
    let mut free = top;
    for (_, y) in places.iter_mut() {
        *y = y.max(free);
        free = *y + room;
    }
    let mut free = bottom;
    for (_, y) in places.iter_mut().rev() {
        *y = y.min(free);
        free = *y - room;
    }
}
