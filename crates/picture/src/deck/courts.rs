//! Jacks, knights, queens and kings: a whole figure for each card (`assets/courts`).
//!
//! A drawing names its surfaces by class, so that suits and schemes differ in inks alone;
//! what only one suit has, as a hat or a companion, is in a group with that suit's class.

use super::super::palette::{ink, mixed};
use super::icons;
use super::inks::Inks;
use super::signs::sign;
use rules::{Rank, Suit};

const JACK: &str = include_str!("../../../../assets/courts/jack.svg");
const KNIGHT: &str = include_str!("../../../../assets/courts/knight.svg");
const QUEEN: &str = include_str!("../../../../assets/courts/queen.svg");
const KING: &str = include_str!("../../../../assets/courts/king.svg");
/// Faces, and what a figure holds up.
const PARTS: &str = include_str!("../../../../assets/courts/parts.svg");
/// Where the parts leave room for a French suit's sign.
const SIGN: &str = "<!-- sign -->";

/// The figure and the room it stands in; the upper left corner of the card stays empty.
pub fn court(suit: Suit, rank: Rank, inks: Inks) -> String {
    let figure = match rank {
        Rank::King => KING,
        Rank::Queen => QUEEN,
        Rank::Knight => KNIGHT,
        _ => JACK,
    };
    let sign = sign(suit, 0.0, -27.0, 30.0, inks.ink, inks.ground);
    format!(
        r##"<style>{style}</style><g stroke="#{line:06x}" stroke-width="{wide}" stroke-linejoin="round" stroke-linecap="round">{parts}{figure}</g>"##,
        style = style(suit, inks),
        line = inks.rim,
        wide = 1.5 + 0.5 * inks.weight,
        parts = icons::inside(PARTS).replace(SIGN, &sign),
        figure = icons::inside(figure),
    )
}

/// The inks of all surfaces, and the groups of other suits hidden.
fn style(suit: Suit, inks: Inks) -> String {
    let (look, french) = look(suit);
    let fills: String = fills(look, inks)
        .into_iter()
        .map(|(class, fill)| format!(".{class}{{fill:#{fill:06x}}}"))
        .collect();
    let hidden: String = LOOKS
        .into_iter()
        .filter(|(other, _)| *other != look)
        .map(|(_, class)| format!(".{class},"))
        .collect();
    let hands = if french { ".latin" } else { ".french" };
    format!(
        "{fills}.bare,.dot,.print,.lips{{stroke:none}}.fine,.thread,.stalk{{fill:none}}.fine{{stroke-width:1.4}}.thread{{stroke:#{gold:06x}}}.stalk{{stroke:#{ink:06x}}}{hidden}{hands}{{display:none}}",
        gold = inks.accent,
        ink = inks.ink,
    )
}

const LOOKS: [(Suit, &str); 4] = [
    (Suit::Swords, "swords"),
    (Suit::Batons, "batons"),
    (Suit::Cups, "cups"),
    (Suit::Coins, "coins"),
];

/// The tarot suit whose figures a suit has, and whether it is French.
fn look(suit: Suit) -> (Suit, bool) {
    match suit {
        Suit::Piques => (Suit::Swords, true),
        Suit::Trefles => (Suit::Batons, true),
        Suit::Coeurs => (Suit::Cups, true),
        Suit::Carreaux => (Suit::Coins, true),
        latin => (latin, false),
    }
}

/// The ink of each class of surface.
fn fills(look: Suit, inks: Inks) -> [(&'static str, u32); 18] {
    // In one ink with the ground, whatever is not dark is empty.
    let plain = inks.gold == inks.ink;
    let pale = |colour: u32| if plain { inks.ground } else { colour };
    let dark = |colour: u32| if plain { inks.ink } else { colour };
    let tint = |step: u32| pale(mixed(inks.ground, inks.ink, step * 256 / 7));
    let (brown, umber) = (dark(ink::WOOD), dark(ink::WOOD_SHADE));
    let (white, light) = (pale(mixed(0, 0xffffff, 232)), pale(inks.light));
    let steel = pale(mixed(0, 0xffffff, 209));
    let tan = mixed(ink::GOLD, ink::PAPER, 128);
    let (skin, horse, mane) = match look {
        Suit::Swords => (mixed(ink::PAPER, ink::CUPS, 256 / 7), steel, white),
        Suit::Cups => (mixed(ink::WOOD, ink::LIGHT, 64), umber, umber),
        Suit::Coins => (tan, light, inks.ground),
        _ => (tan, pale(ink::WOOD), umber),
    };
    [
        ("ink", inks.ink),
        ("print", inks.ink),
        ("gold", inks.accent),
        ("paper", inks.ground),
        ("light", light),
        ("mist", tint(1)),
        ("haze", tint(2)),
        ("shade", tint(3)),
        ("skin", pale(skin)),
        ("lips", dark(ink::CUPS)),
        ("dot", inks.rim),
        ("wood", pale(ink::WOOD)),
        ("brown", brown),
        ("umber", umber),
        ("white", white),
        ("steel", steel),
        ("horse", horse),
        ("mane", mane),
    ]
}
