//! The signs of the suits. Those of the tarot are drawn here: bold enough for a button.

use super::icons;
use rules::Suit;

/// A suit's sign in a box so large, its middle here; holes show the ground.
pub fn sign(suit: Suit, x: f32, y: f32, size: f32, ink: u32, ground: u32) -> String {
    let drawing = match suit {
        Suit::Swords => SWORD,
        Suit::Batons => BATON,
        Suit::Cups => CUP,
        Suit::Coins => COIN,
        Suit::Trumps => STAR,
        Suit::Piques => return icon(icons::SPADE, x, y, size, ink),
        Suit::Carreaux => return icon(icons::DIAMOND, x, y, size * 1.12, ink),
        Suit::Trefles => return icon(icons::CLUB, x, y, size, ink),
        Suit::Coeurs => return icon(icons::HEART, x, y, size, ink),
    };
    let drawing = drawing
        .replace("INK", &format!("#{ink:06x}"))
        .replace("GROUND", &format!("#{ground:06x}"));
    let (left, top, scale) = (x - size / 2.0, y - size / 2.0, size / 100.0);
    format!(r#"<g transform="translate({left:.2} {top:.2}) scale({scale:.4})">{drawing}</g>"#)
}

fn icon(icon: &str, x: f32, y: f32, size: f32, ink: u32) -> String {
    icons::placed(icon, x - size / 2.0, y - size / 2.0, size, ink)
}

/// A blade, a curved guard, a grip with its pommel.
const SWORD: &str = r#"<path fill="INK" d="M50 0L61 13V62H39V13Z"/><path fill="GROUND" d="M48.5 16h3v44h-3z"/><path fill="INK" d="M22 56Q21 66 30 67Q50 62 70 67Q79 66 78 56L86 58Q86 77 70 77Q58 74 57 76V86H43V76Q42 74 30 77Q14 77 14 58Z"/><circle cx="50" cy="91" r="9" fill="INK"/>"#;

/// A cudgel cut from a tree, with the stumps of its boughs.
const BATON: &str = r#"<path fill="INK" d="M36 6Q50 -4 64 6L62 26L76 15L84 25L61 45L59 58L72 51L78 62L57 76L55 97Q50 102 45 97L42 62L24 52L30 40L41 46L39 32L20 18L28 8L38 15Z"/><ellipse cx="50" cy="8.500" rx="8.500" ry="3.800" fill="GROUND"/><path d="M50 24V52M50 64V84" stroke="GROUND" stroke-width="3.600" stroke-linecap="round"/>"#;

/// A goblet with a jewel.
const CUP: &str = r#"<path fill="INK" d="M15 4H85Q87 46 59 58Q56 66 60 74Q76 80 80 97H20Q24 80 40 74Q44 66 41 58Q13 46 15 4Z"/><path fill="GROUND" d="M20.500 15H79.500L79 20H21Z"/><path fill="GROUND" d="M50 27L59 37L50 49L41 37Z"/><path fill="GROUND" d="M29 87.500H71L72.500 91H27.500Z"/>"#;

/// A coin with a flower of four petals.
const COIN: &str = r#"<circle cx="50" cy="50" r="48" fill="INK"/><circle cx="50" cy="50" r="38" fill="none" stroke="GROUND" stroke-width="4.500"/><path fill="GROUND" d="M50 50Q36 36 50 20Q64 36 50 50Q64 36 80 50Q64 64 50 50Q64 64 50 80Q36 64 50 50Q36 64 20 50Q36 36 50 50Z"/><circle cx="50" cy="50" r="6" fill="INK"/>"#;

/// A star of eight rays: the trumps, which have no suit's sign.
const STAR: &str = r#"<path fill="INK" d="M50 0L58 30L85 15L70 42L100 50L70 58L85 85L58 70L50 100L42 70L15 85L30 58L0 50L30 42L15 15L42 30Z"/><circle cx="50" cy="50" r="9" fill="GROUND"/>"#;
