//! Parts of pictures: what was drawn lately is laid again as it was.
//!
//! Most of a table looks as it did before the last click: its ground, the plates of those who did nothing, the pot.

use super::canvas::{Canvas, Sprite};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// Draws an SVG as [`Sprite::draw`] does, unless it was drawn lately.
pub fn part(svg: &str, scale: f32) -> Option<Arc<Sprite>> {
    static PARTS: LazyLock<Mutex<Parts>> = LazyLock::new(Mutex::default);
    let parts = || PARTS.lock();
    let key = format!("{scale} {svg}");
    if let Some(known) = parts().find(&key) {
        return Some(known);
    }
    // Not while others wait for theirs.
    let sprite = Arc::new(Sprite::draw(svg, scale)?);
    parts().keep(key, sprite.clone());
    Some(sprite)
}

/// Lays the inside of an SVG of this width and height, its left upper corner here.
pub fn lay(
    canvas: &mut Canvas,
    svg: &str,
    (wide, high): (f32, f32),
    (x, y): (f32, f32),
) -> Option<()> {
    if svg.is_empty() {
        return Some(());
    }
    canvas.lay(&*part(&whole(svg, wide, high), 1.0)?, x as i32, y as i32);
    Some(())
}

/// As [`lay`], where the same will hardly be laid again: it takes no room among what was drawn lately.
pub fn lay_once(
    canvas: &mut Canvas,
    svg: &str,
    (wide, high): (f32, f32),
    (x, y): (f32, f32),
) -> Option<()> {
    let sprite = Sprite::draw(&whole(svg, wide, high), 1.0)?;
    canvas.lay(&sprite, x as i32, y as i32);
    Some(())
}

/// An SVG with this inside.
fn whole(inside: &str, wide: f32, high: f32) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{inside}</svg>"#
    )
}

/// Bytes of the recent and, once more, of the older: some forty tables as they stand.
const MOST: usize = 4 << 20;

/// What is asked for again becomes recent; when there are too many recent ones, they become the older, whose memory
/// they take.
#[derive(Default)]
struct Parts {
    recent: HashMap<String, Arc<Sprite>>,
    /// What the recent ones take, in bytes.
    bytes: usize,
    older: HashMap<String, Arc<Sprite>>,
}

impl Parts {
    fn find(&mut self, key: &str) -> Option<Arc<Sprite>> {
        if let Some(sprite) = self.recent.get(key) {
            return Some(sprite.clone());
        }
        let (key, sprite) = self.older.remove_entry(key)?;
        self.keep(key, sprite.clone());
        Some(sprite)
    }

    fn keep(&mut self, key: String, sprite: Arc<Sprite>) {
        let bytes = key.len() + sprite.bytes();
        if self.bytes + bytes > MOST {
            self.older = std::mem::take(&mut self.recent);
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.recent.insert(key, sprite);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn square(side: usize) -> String {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><rect width="{side}" height="{side}"/></svg>"#
        )
    }

    #[test]
    fn what_is_asked_for_again_is_not_drawn_again() {
        let (one, again) = (part(&square(7), 1.0), part(&square(7), 1.0));
        assert!(Arc::ptr_eq(&one.clone().unwrap(), &again.unwrap()));
        assert_ne!(one, part(&square(7), 2.0));
        assert_eq!(part("no SVG", 1.0), None);
    }

    #[test]
    fn parts_take_a_bounded_amount_of_memory_and_what_is_used_stays() {
        let sprite = Arc::new(Sprite::draw(&square(1000), 1.0).unwrap());
        let mut parts = Parts::default();
        for number in 0..50 {
            parts.keep(number.to_string(), sprite.clone());
            assert!(parts.find("0").is_some(), "{number}");
        }
        assert!(parts.find("1").is_none());
        assert!((parts.recent.len() + parts.older.len()) * sprite.bytes() <= 2 * MOST);
    }
}
