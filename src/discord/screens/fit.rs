//! Words that are not longer than Discord allows.

use crate::discord::screen::{Panel, Part};
use crate::discord::words::Words;
use crate::discord::words::args;

/// Lines under a heading; more than a part of a message can hold go on in another.
pub fn parts_of(words: &Words, heading: &str, lines: &[String]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in lines {
        match parts.last_mut() {
            Some(part) if letters(&part.text) + letters(line) < PART_LETTERS => {
                part.text.push('\n');
                part.text.push_str(line);
            }
            last => {
                let heading = match last {
                    None => heading.to_owned(),
                    Some(_) => words.with("part-continued", args!["heading" => heading]),
                };
                parts.push(Part {
                    heading,
                    text: fit(std::slice::from_ref(line)),
                });
            }
        }
    }
    parts
}

/// As Discord counts them.
fn letters(text: &str) -> usize {
    text.chars().count()
}

/// As many lines as a part of a message can hold.
pub fn fit(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        if letters(&text) + letters(line) + 1 > PART_LETTERS {
            text.push('…');
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
    text
}

/// Discord's limit for a field is 1,024.
const PART_LETTERS: usize = 1020;

/// A panel that Discord takes: as long as it is too long in all, the longest part loses its last line.
pub fn shortened(mut panel: Panel) -> Panel {
    if letters(&panel.text) > TEXT_LETTERS {
        panel.text = panel.text.chars().take(TEXT_LETTERS - 1).collect();
        panel.text.push('…');
    }
    panel.parts.truncate(MOST_PARTS);
    while all_letters(&panel) > PANEL_LETTERS {
        let parts = panel.parts.iter_mut();
        let Some(longest) = parts.max_by_key(|part| letters(&part.text)) else {
            break;
        };
        let kept = longest.text.trim_end_matches("\n…");
        let Some(end) = kept.rfind('\n') else {
            // Nothing is left but parts of a single line.
            panel.parts.pop();
            continue;
        };
        longest.text = format!("{}\n…", &kept[..end]);
    }
    panel
}

fn all_letters(panel: &Panel) -> usize {
    let parts = panel.parts.iter();
    letters(&panel.title)
        + letters(&panel.text)
        + letters(&panel.footer)
        + parts
            .map(|part| letters(&part.heading) + letters(&part.text))
            .sum::<usize>()
}

/// Discord's limit for all words of an embed.
const PANEL_LETTERS: usize = 6000;
/// Discord's limit for a description.
const TEXT_LETTERS: usize = 4096;
/// Discord's limit for the fields of an embed.
const MOST_PARTS: usize = 25;
