//! Amounts, written as fully as there is room for and never cut short.

use super::fonts::{Face, legible};

/// An amount in several wordings, all of them true, the fullest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sum(Vec<String>);

impl Sum {
    /// Takes the wordings, the fullest first; without any, nothing is shown.
    pub fn new(wordings: Vec<String>) -> Sum {
        Sum(wordings)
    }

    /// Whether nothing is shown.
    pub fn is_empty(&self) -> bool {
        self.full().is_empty()
    }

    /// The fullest wording; empty if nothing is shown.
    pub fn full(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    /// The wordings, the fullest first.
    pub fn wordings(&self) -> &[String] {
        &self.0
    }

    /// The fullest wording that fits any of these tries (a font size and the width there is for it, in pixels), with
    /// the first try that it fits; `None` if none does, because an amount cut short would be another amount.
    pub fn fitting(&self, tries: &[(f32, f32)]) -> Option<(String, (f32, f32))> {
        self.0.iter().find_map(|wording| {
            let wording = legible(wording);
            let fits = |(size, room): &&(f32, f32)| Face::Text.width(&wording, *size) <= *room;
            let found = tries.iter().find(fits)?;
            Some((wording.clone(), *found))
        })
    }

    /// The same with one width for all sizes, the largest first.
    pub fn shrunk(&self, sizes: &[f32], room: f32) -> Option<(String, f32)> {
        let tries: Vec<(f32, f32)> = sizes.iter().map(|size| (*size, room)).collect();
        let (said, (size, _)) = self.fitting(&tries)?;
        Some((said, size))
    }
}

impl From<String> for Sum {
    fn from(wording: String) -> Sum {
        Sum(vec![wording])
    }
}

impl From<&str> for Sum {
    fn from(wording: &str) -> Sum {
        wording.to_owned().into()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_wording_that_fits_is_shown_and_none_is_cut() {
        let sum = Sum::new(
            ["12 gp 3 sp 4 cp", "12gp 3sp 4cp", "≈12gp"]
                .map(str::to_owned)
                .into(),
        );
        let wide = |wording: &str, size| Face::Text.width(wording, size) + 0.1;
        let [full, tight, about] = [0, 1, 2].map(|n| sum.wordings()[n].as_str());
        for (room, said, size) in [
            (wide(full, 27.0), full, 27.0),
            (wide(full, 20.0), full, 20.0),
            // Less than the whole is said only where the whole does not fit.
            (wide(tight, 20.0), tight, 20.0),
            (wide(about, 27.0), about, 27.0),
        ] {
            let shown = sum.shrunk(&[27.0, 20.0], room).unwrap();
            assert_eq!(shown, (said.to_owned(), size), "{room}");
        }
        assert_eq!(sum.shrunk(&[27.0, 20.0], wide(about, 20.0) - 1.0), None);
        assert_eq!(Sum::default().shrunk(&[20.0], 1000.0), None);
    }
}
