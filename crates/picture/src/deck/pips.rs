//! Cards from two to ten, and aces.

use super::icons;
use super::inks::Inks;
use super::signs::sign;
use rules::{Rank, Suit};

const MIDDLE: (f32, f32) = (100.0, 160.0);

/// One large sign in a wreath.
pub fn ace(suit: Suit, inks: Inks) -> String {
    let (x, y) = MIDDLE;
    // Leaves in one ink with the sign would hide it.
    let (wreath, size) = if inks.gold == inks.ink {
        (String::new(), 116.0)
    } else {
        let wreath = icons::placed(icons::LAURELS, x - 60.0, y - 56.0, 120.0, inks.gold);
        (wreath, 84.0)
    };
    let sign = sign(suit, x, y - 4.0, size, inks.ink, inks.accent);
    format!("{wreath}{sign}")
}

/// As many signs as the card counts.
/// Swords are bent around each other and batons laid crosswise, as the old packs have them.
pub fn pips(suit: Suit, rank: Rank, inks: Inks) -> String {
    let count = match rank.letter() {
        'T' => 10,
        digit => digit.to_digit(10).unwrap_or(0),
    };
    match suit {
        Suit::Swords => swords(count, inks),
        Suit::Batons => batons(count, inks),
        _ => signs(suit, count, inks),
    }
}

/// How far the outermost blade would bend if it had nothing to bend around.
const OUTER: f32 = 62.0;

/// Half of the swords bent to each side; an odd one, or a flower, stands between.
fn swords(count: u32, inks: Inks) -> String {
    let (x, y) = MIDDLE;
    let straight = if count == 10 { 2 } else { count % 2 };
    let bent = (count - straight) / 2;
    let mut out = String::new();
    for n in (0..bent).rev() {
        // The outermost first, so that what lies within lies above.
        let (far, tall) = (OUTER - 13.0 * n as f32, 116.0 - 5.0 * n as f32);
        let cross = 4.0 + 5.0 * (bent - n) as f32;
        for side in [-1.0, 1.0] {
            let path = format!(
                "M{} {}C{bulge} {} {bulge} {} {} {}",
                x - side * cross,
                y - tall,
                y - tall * 0.45,
                y + tall * 0.45,
                x - side * cross,
                y + tall,
                bulge = x + side * far,
            );
            out.push_str(&rod(&path, 7.5, inks));
        }
    }
    // Bands hold them together where they cross.
    out.push_str(&band(y - 90.0, 22.0, inks));
    out.push_str(&band(y + 90.0, 22.0, inks));
    match straight {
        1 => out.push_str(&sign(Suit::Swords, x, y, 96.0, inks.ink, inks.accent)),
        2 => {
            out.push_str(&sign(
                Suit::Swords,
                x,
                y - 40.0,
                64.0,
                inks.ink,
                inks.accent,
            ));
            out.push_str(&turned(&sign(
                Suit::Swords,
                x,
                y - 40.0,
                64.0,
                inks.ink,
                inks.accent,
            )));
        }
        _ => out.push_str(&flower(x, y, 1.0, inks)),
    }
    out
}

fn batons(count: u32, inks: Inks) -> String {
    let (x, y) = MIDDLE;
    let crossed = count / 2;
    let gap = 13.0;
    let wide = gap * crossed.saturating_sub(1) as f32;
    let (lean, tall) = (80.0 - wide, 102.0);
    let mut out = String::new();
    for side in [-1.0, 1.0] {
        for n in 0..crossed {
            let top = side * (-(lean + wide) / 2.0 + gap * n as f32);
            let foot = top + side * lean;
            let path = format!("M{} {}L{} {}", x + top, y - tall, x + foot, y + tall);
            out.push_str(&rod(&path, 9.0, inks));
        }
    }
    if count % 2 == 1 {
        let path = format!("M{x} {}V{}", y - tall, y + tall);
        out.push_str(&rod(&path, 11.0, inks));
    }
    // A band holds them together, and a flower grows on either side.
    out.push_str(&band(y, 12.0 + wide / 2.0, inks));
    out.push_str(&flower(x - 52.0, y, 0.62, inks));
    out.push_str(&flower(x + 52.0, y, 0.62, inks));
    out
}

/// A staff or a blade with the ground around it, so that one is seen to lie on another.
fn rod(path: &str, wide: f32, inks: Inks) -> String {
    let pen = |ink: u32, wide: f32| {
        format!(r##"<path d="{path}" fill="none" stroke="#{ink:06x}" stroke-width="{wide}"/>"##)
    };
    format!(
        "{}{}{}",
        pen(inks.ground, wide + 4.0),
        pen(inks.ink, wide),
        pen(inks.accent, 1.6)
    )
}

/// A band across the middle, so far to each side.
fn band(y: f32, half: f32, inks: Inks) -> String {
    let pen = |ink: u32, wide: f32| {
        let from = MIDDLE.0 - half;
        let across = 2.0 * half;
        format!(r##"<path d="M{from} {y}h{across}" stroke="#{ink:06x}" stroke-width="{wide}"/>"##)
    };
    format!("{}{}", pen(inks.ground, 11.0), pen(inks.gold, 8.0))
}

/// A flower of six petals, so many times its usual size.
fn flower(x: f32, y: f32, size: f32, inks: Inks) -> String {
    let petal = |turn: u32| {
        format!(
            r##"<path transform="rotate({})" d="M0 0q-11 -12 0 -26q11 14 0 26z" fill="#{:06x}"/>"##,
            turn * 60,
            inks.ink
        )
    };
    let petals: String = (0..6).map(petal).collect();
    format!(
        r##"<g transform="translate({x} {y}) scale({size})">{petals}<circle r="6" fill="#{:06x}"/></g>"##,
        inks.gold
    )
}

fn turned(drawing: &str) -> String {
    format!(r#"<g transform="rotate(180 100 160)">{drawing}</g>"#)
}

/// Signs in columns as on all packs; those of the lower half stand on their heads.
fn signs(suit: Suit, count: u32, inks: Inks) -> String {
    let (size, column_wide) = match count {
        0..=3 => (58.0, 0.0),
        4..=6 => (39.0, 26.0),
        _ => (33.0, 25.0),
    };
    places(count)
        .into_iter()
        .map(|(column, row)| {
            let (x, y) = (MIDDLE.0 + column * column_wide, MIDDLE.1 + row * 104.0);
            let pip = sign(suit, x, y, size, inks.ink, inks.accent);
            if row > 0.0 {
                format!(r#"<g transform="rotate(180 {x} {y})">{pip}</g>"#)
            } else {
                pip
            }
        })
        .collect()
}

/// Columns from -1 (left) to 1, rows from -1 (above) to 1.
fn places(count: u32) -> Vec<(f32, f32)> {
    let pairs = |rows: &[f32]| -> Vec<(f32, f32)> {
        rows.iter()
            .flat_map(|row| [(-1.0, *row), (1.0, *row)])
            .collect()
    };
    let middle = |rows: &[f32]| -> Vec<(f32, f32)> { rows.iter().map(|row| (0.0, *row)).collect() };
    let third = 1.0 / 3.0;
    let two_thirds = 2.0 / 3.0;
    match count {
        2 => middle(&[-0.75, 0.75]),
        3 => middle(&[-0.8, 0.0, 0.8]),
        4 => pairs(&[-0.75, 0.75]),
        5 => [pairs(&[-0.8, 0.8]), middle(&[0.0])].concat(),
        6 => pairs(&[-0.8, 0.0, 0.8]),
        7 => [pairs(&[-1.0, 0.0, 1.0]), middle(&[-0.5])].concat(),
        8 => [pairs(&[-1.0, 0.0, 1.0]), middle(&[-0.5, 0.5])].concat(),
        9 => [pairs(&[-1.0, -third, third, 1.0]), middle(&[0.0])].concat(),
        10 => [
            pairs(&[-1.0, -third, third, 1.0]),
            middle(&[-two_thirds, two_thirds]),
        ]
        .concat(),
        _ => Vec::new(),
    }
}
