//! Figures: the faces of patrons, a crown, a chair, an inn's sign.
//! Their outlines are game-icons (`assets/CREDITS.md`), 512 units square.

use std::sync::LazyLock;

/// One figure per line: its name, a space, its outline.
const OUTLINES: &str = include_str!("../../../assets/icons/scenes.txt");

/// A silhouette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A face.
    Portrait(Portrait),
    /// Marks the winning card.
    Crown,
    /// An inn's sign.
    Sign,
    /// Stands for a free seat.
    Chair,
}

/// The face of a patron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Portrait {
    Bandit,
    Barbarian,
    Bird,
    Bowler,
    Cook,
    Dwarf,
    Elf,
    Ghost,
    Goblin,
    Hood,
    Lady,
    Mage,
    Monk,
    Ninja,
    Nun,
    OldKing,
    Ogre,
    Orc,
    Pirate,
    Troll,
    Vampire,
    Viking,
    Witch,
    Wizard,
    Wolf,
}

impl Portrait {
    /// Every face.
    pub const ALL: [Portrait; 25] = [
        Portrait::Bandit,
        Portrait::Barbarian,
        Portrait::Bird,
        Portrait::Bowler,
        Portrait::Cook,
        Portrait::Dwarf,
        Portrait::Elf,
        Portrait::Ghost,
        Portrait::Goblin,
        Portrait::Hood,
        Portrait::Lady,
        Portrait::Mage,
        Portrait::Monk,
        Portrait::Ninja,
        Portrait::Nun,
        Portrait::OldKing,
        Portrait::Ogre,
        Portrait::Orc,
        Portrait::Pirate,
        Portrait::Troll,
        Portrait::Vampire,
        Portrait::Viking,
        Portrait::Witch,
        Portrait::Wizard,
        Portrait::Wolf,
    ];

    fn name(self) -> &'static str {
        match self {
            Portrait::Bandit => "bandit",
            Portrait::Barbarian => "barbarian",
            Portrait::Bird => "kenku-head",
            Portrait::Bowler => "mustache",
            Portrait::Cook => "cook",
            Portrait::Dwarf => "dwarf-face",
            Portrait::Elf => "woman-elf-face",
            Portrait::Ghost => "ghost",
            Portrait::Goblin => "goblin-head",
            Portrait::Hood => "hood",
            Portrait::Lady => "cleopatra",
            Portrait::Mage => "warlock-hood",
            Portrait::Monk => "monk-face",
            Portrait::Ninja => "ninja-head",
            Portrait::Nun => "nun-face",
            Portrait::OldKing => "old-king",
            Portrait::Ogre => "ogre",
            Portrait::Orc => "orc-head",
            Portrait::Pirate => "pirate-captain",
            Portrait::Troll => "troll",
            Portrait::Vampire => "vampire-dracula",
            Portrait::Viking => "viking-head",
            Portrait::Witch => "witch-face",
            Portrait::Wizard => "wizard-face",
            Portrait::Wolf => "wolf-head",
        }
    }
}

impl Figure {
    fn name(self) -> &'static str {
        match self {
            Figure::Portrait(portrait) => portrait.name(),
            Figure::Crown => "crown",
            Figure::Sign => "tavern-sign",
            Figure::Chair => "wooden-chair",
        }
    }

    /// The outline as SVG path data. A test rules out an empty one.
    fn outline(self) -> &'static str {
        static LINES: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
            let lines = OUTLINES.lines();
            lines.filter_map(|line| line.split_once(' ')).collect()
        });
        let name = self.name();
        let line = LINES.iter().find(|(known, _)| *known == name);
        line.map_or("", |(_, outline)| outline)
    }

    /// The figure as SVG, centred on this point, `size` pixels square.
    pub fn at(self, x: f32, y: f32, size: f32, ink: &str) -> String {
        format!(
            r#"<path transform="translate({:.2} {:.2}) scale({:.4})" fill="{ink}" d="{}"/>"#,
            x - size / 2.0,
            y - size / 2.0,
            size / 512.0,
            self.outline(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_figure_has_an_outline_of_its_own() {
        let portraits = Portrait::ALL.map(Figure::Portrait).into_iter();
        let all = portraits.chain([Figure::Crown, Figure::Sign, Figure::Chair]);
        let outlines: BTreeSet<&str> = all.map(Figure::outline).collect();
        assert_eq!(outlines.len(), Portrait::ALL.len() + 3);
        assert!(!outlines.contains(""));
    }
}
