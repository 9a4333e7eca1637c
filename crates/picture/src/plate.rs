//! The plate of a player: name, face, coins and how they are doing.

use super::canvas::Canvas;
use super::deck::{Deck, Emblem};
use super::figure::{Figure, Portrait};
use super::fonts::Face;
use super::palette::ink;
use super::paper::{Align, Pen};
use super::parts::lay;
use super::scene_inks::{BRASS, GLOW, GOLD, INK, LIGHT, OUTLINE, PALE};
use super::seating::Spot;
use super::sum::Sum;
use rules::Card;
use std::fmt::Write;

/// The face of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Medal {
    /// A patron's face.
    Portrait(Portrait),
    /// A member's initial.
    Letter(String),
}

/// The coins of a plate as written.
struct Purse {
    said: String,
    size: f32,
    left: f32,
    /// Whether a coin is drawn before them.
    coin: bool,
}

impl Purse {
    fn draw(&self, svg: &mut String, foot: f32, ink: &'static str) {
        let mut left = self.left;
        if self.coin {
            coin(svg, left + 11.0, foot - 8.0);
            left += COIN;
        }
        let pen = Pen::new(Face::Text, self.size, ink, Align::After);
        svg.push_str(&pen.line(left, foot, &self.said));
    }
}

/// The contents of a plate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    /// The player's name.
    pub name: String,
    /// A patron's portrait or a member's initial.
    pub medal: Medal,
    /// Their coins; empty if they have none of their own.
    pub coins: Sum,
    /// Cards in the hand.
    pub cards: Option<u8>,
    /// Tricks won.
    pub tricks: Option<u8>,
    /// Points of the match.
    pub score: Option<String>,
    /// The letter that marks the dealer.
    pub dealer: Option<String>,
    /// Their side, from 0.
    pub side: Option<u8>,
    /// What they are to do now, in a word or two.
    pub turn: Option<String>,
    /// Coins staked in this round of bets.
    pub staked: Option<Sum>,
    /// Cards of their hand that everybody has seen, the strongest first.
    pub shown: Vec<Card>,
    /// Their state in a word or two, shown instead of what they hold.
    pub note: Option<String>,
    /// Whether they take no part in what is going on; the plate is dimmed.
    pub inactive: bool,
}

/// The smallest font size: still legible on a phone, which shows a picture at about half its width.
pub const SMALL: f32 = 24.0;
/// Font sizes of amounts that do not fit otherwise, the largest first: digits stay legible at smaller sizes than words.
pub const SMALLER: [f32; 3] = [SMALL, 22.0, 20.0];

/// Shown cards on a plate: the side of each in pixels, the distance to the next, and their top.
#[derive(Clone, Copy)]
struct Tiles {
    size: usize,
    step: f32,
    top: f32,
}

/// Beside the name.
const BESIDE: Tiles = Tiles {
    size: 38,
    step: 41.0,
    top: 7.0,
};
/// Below it, where others have their coins.
const BELOW: Tiles = Tiles {
    size: 32,
    step: 35.0,
    top: 39.0,
};
/// The least width of the name beside them.
const LEAST_NAME: f32 = 90.0;
/// Narrower plates have the coins on a line of their own, above the face.
const NARROW: f32 = 200.0;

/// The width of the coin drawn before an amount.
const COIN: f32 = 27.0;
/// Where the lines beside a face begin.
const LEFT: f32 = 83.0;

/// Whether the coins have a line of their own, above the face.
fn is_narrow(wide: f32) -> bool {
    wide < NARROW
}

/// A colour in SVG notation.
pub fn hex(colour: u32) -> String {
    format!("#{colour:06x}")
}

/// Backgrounds of members' initials; colour-blind readers go by the letters.
const HUES: [u32; 5] = [ink::SWORDS, ink::CUPS, ink::BATONS, ink::COINS, ink::INDIGO];

/// A medallion centred on a point.
pub fn medal(medal: &Medal, x: f32, y: f32, radius: f32) -> String {
    let ring = |ground: &str| {
        format!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{ground}" stroke="{BRASS}" stroke-width="4"/><circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="none" stroke="{GOLD}" stroke-width="2"/>"##
        )
    };
    match medal {
        Medal::Portrait(portrait) => {
            ring(PALE) + &Figure::Portrait(*portrait).at(x, y, radius * 1.5, INK)
        }
        Medal::Letter(letter) => {
            let sum: usize = letter.bytes().map(usize::from).sum();
            let size = radius * 1.15;
            let pen = Pen::new(Face::Title, size, PALE, Align::Around);
            let letter = pen.line(x, y + size * 0.36, letter);
            ring(&hex(HUES[sum % HUES.len()])) + &letter
        }
    }
}

impl Plate {
    /// A player of whom nothing else is to be shown yet.
    #[must_use]
    pub fn new(medal: Medal, name: String) -> Plate {
        Plate {
            name,
            medal,
            coins: Sum::default(),
            cards: None,
            tricks: None,
            score: None,
            dealer: None,
            side: None,
            turn: None,
            staked: None,
            shown: Vec::new(),
            note: None,
            inactive: false,
        }
    }

    /// Lays the plate in this width and height, its upper left corner at this point; `None` if it cannot be drawn.
    pub fn lay(&self, canvas: &mut Canvas, (wide, high): Spot, at: Spot) -> Option<()> {
        let active = self.turn.is_some();
        let (ground, line, ink, gold) = if active {
            (LIGHT, GOLD, INK, BRASS)
        } else {
            (INK, BRASS, PALE, GLOW)
        };
        let mut svg = format!(
            r##"<rect x="1.5" y="1.5" width="{w}" height="{h}" rx="13" fill="{ground}" stroke="{OUTLINE}" stroke-width="3"/><rect x="4" y="4" width="{iw}" height="{ih}" rx="10.5" fill="none" stroke="{line}" stroke-width="{width}"/>"##,
            w = wide - 3.0,
            h = high - 3.0,
            iw = wide - 8.0,
            ih = high - 8.0,
            width = if active { 4.0 } else { 2.0 },
        );
        let pen = |size: f32, stand: Align| Pen::new(Face::Text, size, ink, stand);
        let beside = if self.has_line(wide) {
            0.0
        } else {
            BESIDE.step * self.fitting_shown(wide).len() as f32
        };
        let room = wide - 28.0 - beside;
        let (name, size) = Face::Text.shrunk(&self.name, &[28.0, 26.0, SMALL], room);
        svg.push_str(&pen(size, Align::After).line(14.0, 33.0, &name));
        let is_narrow = is_narrow(wide);
        let radius = if is_narrow { 15.0 } else { 30.0 };
        let centre = (12.0 + radius, high - 10.0 - radius);
        svg.push_str(&medal(&self.medal, centre.0, centre.1, radius));
        if let Some(side) = self.side {
            side_badge(
                &mut svg,
                centre.0 - radius + 6.0,
                centre.1 + radius - 15.0,
                side,
            );
        }
        let left = if is_narrow { 51.0 } else { LEFT };
        let foot = high - if is_narrow { 47.0 } else { 43.0 };
        if let Some(purse) = self.purse(wide) {
            purse.draw(&mut svg, foot, gold);
        }
        self.standing(&mut svg, left, high - 14.0, wide - 12.0, ink);
        if self.inactive {
            // Set back, and still to be read.
            let _ = write!(
                svg,
                r##"<rect x="3" y="3" width="{}" height="{}" rx="12" fill="{INK}" fill-opacity="0.4"/>"##,
                wide - 6.0,
                high - 6.0
            );
        }
        lay(canvas, &svg, (wide, high), at)
    }

    /// Whether shown cards have a line of their own, which is that of the coins where there are none.
    fn has_line(&self, wide: f32) -> bool {
        self.coins.is_empty() && wide >= NARROW
    }

    fn tiles(&self, wide: f32) -> Tiles {
        if self.has_line(wide) { BELOW } else { BESIDE }
    }

    /// The shown cards that fit; the rest is left to the message's text.
    fn fitting_shown(&self, wide: f32) -> &[Card] {
        let most = ((wide - 28.0 - LEAST_NAME) / self.tiles(wide).step) as usize;
        &self.shown[..self.shown.len().min(most)]
    }

    /// Lays the shown cards on a plate of this width whose upper left corner is at this point.
    pub fn lay_shown(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        wide: f32,
        (left, top): Spot,
    ) -> Option<()> {
        let tiles = self.tiles(wide);
        for (card, place) in self.fitting_shown(wide).iter().rev().zip(1..) {
            let tile = deck.emoji_sprite(Emblem::Card(*card), tiles.size)?;
            let x = left + wide - 6.0 - tiles.step * place as f32;
            canvas.lay(&tile, x as i32, (top + tiles.top) as i32);
        }
        Some(())
    }

    /// The coins as written on a plate of this width.
    #[cfg(any(test, feature = "testing"))]
    pub fn written(&self, wide: f32) -> Option<String> {
        Some(self.purse(wide)?.said)
    }

    /// The coins laid out for a plate of this width.
    fn purse(&self, wide: f32) -> Option<Purse> {
        let left = if is_narrow(wide) { 13.0 } else { LEFT };
        let room = wide - 12.0 - left;
        // Where there is no room for its sign, the sum comes first.
        let beside = room - COIN;
        let large = [27.0, 25.0, SMALL];
        let tries = large.map(|size| (size, beside));
        let tries = tries.into_iter().chain(large.map(|size| (size, room)));
        let tries = tries.chain(SMALLER.map(|size| (size, room)));
        let (said, (size, most)) = self.coins.fitting(&tries.collect::<Vec<_>>())?;
        Some(Purse {
            said,
            size,
            left,
            coin: most < room,
        })
    }

    /// Draws what they hold and have won, or their note; at the end of the line the dealer's letter.
    fn standing(&self, svg: &mut String, left: f32, foot: f32, right: f32, ink: &'static str) {
        let mut right = right;
        if let Some(letter) = &self.dealer {
            let _ = write!(
                svg,
                r##"<circle cx="{:.1}" cy="{:.1}" r="15" fill="{PALE}" stroke="{BRASS}" stroke-width="3"/>"##,
                right - 14.0,
                foot - 8.0
            );
            let title = Pen::new(Face::Title, SMALL, INK, Align::Around);
            svg.push_str(&title.line(right - 14.0, foot + 0.5, letter));
            right -= 34.0;
        }
        let pen = Pen::new(Face::Text, SMALL, ink, Align::After);
        if let Some(note) = &self.note {
            let (note, size) = Face::Text.shrunk(note, &[SMALL, 22.0], right - left);
            svg.push_str(&Pen { size, ..pen }.line(left, foot, &note));
            return;
        }
        let mut x = left;
        let mut count = |svg: &mut String, sign: &str, number: Sum| {
            let room = right + 2.0 - x - 27.0;
            if let Some((number, size)) = number.shrunk(&SMALLER, room) {
                let _ = write!(
                    svg,
                    r#"<g transform="translate({x:.1} {:.1})">{sign}</g>"#,
                    foot - 20.0
                );
                svg.push_str(&Pen { size, ..pen }.line(x + 25.0, foot, &number));
                x += 25.0 + Face::Text.width(&number, size) + 8.0;
            }
        };
        // What matters most comes first: where there is no room, the rest is told in words.
        let marks = [
            (CHIPS, self.staked.clone()),
            (STAR, self.score.clone().map(Sum::from)),
            (WON, self.tricks.map(|tricks| tricks.to_string().into())),
            (HELD, self.cards.map(|cards| cards.to_string().into())),
        ];
        for (sign, number) in marks {
            if let Some(number) = number {
                count(svg, sign, number);
            }
        }
    }
}

/// Signs of 22 by 22: a star for points of the match; cards held, like a fan; tricks won, a pile of backs; chips.
const STAR: &str = r##"<path d="M11 0l3.4 7 7.6 1-5.6 5.3 1.4 7.6-6.8-3.7-6.8 3.7 1.4-7.6-5.6-5.3 7.6-1z" fill="#d9aa44" stroke="#241c15" stroke-width="1.2"/>"##;
const HELD: &str = r##"<g stroke="#241c15" stroke-width="1.5"><rect x="1" y="3" width="12" height="18" rx="2.5" fill="#c9b98f" transform="rotate(-14 7 20)"/><rect x="8" y="2" width="12" height="18" rx="2.5" fill="#faf1db" transform="rotate(10 14 20)"/></g>"##;
const WON: &str = r##"<g stroke="#faf1db" stroke-width="1.6"><rect x="1" y="12" width="19" height="8" rx="2" fill="#a3223a"/><rect x="2.500" y="7" width="19" height="8" rx="2" fill="#a3223a"/><rect x="1" y="2" width="19" height="8" rx="2" fill="#a3223a"/></g>"##;
const CHIPS: &str = r##"<g stroke="#241c15" stroke-width="1.5"><ellipse cx="11" cy="16" rx="10" ry="5" fill="#d9aa44"/><ellipse cx="11" cy="11" rx="10" ry="5" fill="#f0c766"/><ellipse cx="11" cy="6" rx="10" ry="5" fill="#f8e3a8"/></g>"##;

/// Draws a coin centred on a point.
pub fn coin(svg: &mut String, x: f32, y: f32) {
    let _ = write!(
        svg,
        r##"<circle cx="{x:.1}" cy="{y:.1}" r="10.5" fill="{GOLD}" stroke="{BRASS}" stroke-width="2"/><circle cx="{x:.1}" cy="{y:.1}" r="6" fill="none" stroke="{BRASS}" stroke-width="1.6"/>"##
    );
}

/// Draws the badge of a side: a shield with A, a diamond with B.
pub fn side_badge(svg: &mut String, x: f32, y: f32, side: u8) {
    let (shape, ink, letter) = match side {
        0 => (
            "m-14-13h28v14c0 9-7 13-14 16c-7-3-14-7-14-16z",
            "#27467e",
            "A",
        ),
        _ => ("m0-20l19 20-19 20-19-20z", "#a3223a", "B"),
    };
    let _ = write!(
        svg,
        r##"<path d="M{x:.1} {y:.1}{shape}" fill="{ink}" stroke="{PALE}" stroke-width="2.4"/>"##
    );
    let pen = Pen::new(Face::Title, 21.0, PALE, Align::Around);
    svg.push_str(&pen.line(x, y + 7.5, letter));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patron(coins: &str) -> Plate {
        Plate {
            name: "Fra Barnabé".to_owned(),
            medal: Medal::Letter("B".to_owned()),
            coins: coins.into(),
            cards: Some(23),
            tricks: Some(1),
            score: None,
            dealer: Some("D".to_owned()),
            side: None,
            turn: None,
            staked: None,
            shown: rules::CardSet::TAROT.iter().take(3).collect(),
            note: None,
            inactive: false,
        }
    }

    /// The plate of a table of three: 224 wide.
    #[test]
    fn whoever_has_no_coins_shows_three_cards_and_keeps_their_name() {
        let plate = patron("");
        assert_eq!(plate.fitting_shown(224.0).len(), 3);
        assert!(plate.has_line(224.0));
        assert_eq!(
            Face::Text.fitted(&plate.name, SMALL, 224.0 - 28.0),
            plate.name
        );
        // The coins of others have that line.
        assert!(!patron("95 coins").has_line(224.0));
        assert!(!plate.has_line(170.0));
    }
}
