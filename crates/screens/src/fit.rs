//! Keeps text within Discord's limits.

use crate::screen::{Edge, Panel, Part};
use crate::words::{Words, args};

/// A scene's text, its parts and the panel's edge.
pub type Drawn = (String, Vec<Part>, Edge);

/// Lines under a heading; if they are more than one part of a message can hold, they continue in another.
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

/// The length as Discord counts it.
fn letters(text: &str) -> usize {
    text.chars().count()
}

/// As many of the lines as one part of a message can hold.
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

/// A panel that ends with this line: in its last part, if that has room for it.
pub fn ending_with(mut panel: Panel, line: &str) -> Panel {
    match panel.parts.last_mut() {
        Some(last) if letters(&last.text) + letters(line) < PART_LETTERS => {
            last.text = format!("{}\n{line}", last.text);
        }
        Some(_) => panel.parts.push(Part {
            // Discord takes no part without a heading.
            heading: "\u{200b}".to_owned(),
            text: line.to_owned(),
        }),
        None => panel.text = format!("{}\n{line}", panel.text),
    }
    panel
}

/// Just below Discord's limit for a field, 1,024.
const PART_LETTERS: usize = 1020;

/// Shortens a panel to Discord's limits: while it is too long as a whole, its longest part loses its last line.
pub fn shortened(mut panel: Panel) -> Panel {
    if letters(&panel.text) > TEXT_LETTERS {
        panel.text = panel.text.chars().take(TEXT_LETTERS - 1).collect();
        panel.text.push('…');
    }
    panel.parts.truncate(MOST_PARTS);
    // Two line breaks before it.
    let room = TEXT_LETTERS.saturating_sub(letters(&panel.text) + 2);
    panel.spelled = first_lines(&panel.spelled, room);
    while all_letters(&panel) > PANEL_LETTERS {
        let parts = panel.parts.iter_mut();
        let Some(longest) = parts.max_by_key(|part| letters(&part.text)) else {
            break;
        };
        let kept = longest.text.trim_end_matches("\n…");
        let Some(end) = kept.rfind('\n') else {
            // Only parts of a single line are left.
            panel.parts.pop();
            continue;
        };
        longest.text = format!("{}\n…", &kept[..end]);
    }
    panel
}

/// As many of the lines of a text as fit into so many letters.
fn first_lines(text: &str, most: usize) -> String {
    if letters(text) <= most {
        return text.to_owned();
    }
    let mut kept = String::new();
    for line in text.lines() {
        if letters(&kept) + letters(line) + "\n…".chars().count() > most {
            break;
        }
        kept.push_str(line);
        kept.push('\n');
    }
    kept.push('…');
    kept
}

fn all_letters(panel: &Panel) -> usize {
    let parts = panel.parts.iter();
    letters(&panel.title)
        + letters(&panel.text)
        + letters(&panel.spelled)
        + letters(&panel.footer)
        + parts
            .map(|part| letters(&part.heading) + letters(&part.text))
            .sum::<usize>()
}

/// Discord's limit for all the text of an embed.
const PANEL_LETTERS: usize = 6000;
/// Discord's limit for a description.
const TEXT_LETTERS: usize = 4096;
/// Discord's limit for the fields of an embed.
const MOST_PARTS: usize = 25;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_part_goes_on_in_another_and_loses_no_line() {
        let lines: Vec<String> = (0..100)
            .map(|n| format!("{n:>3}{}", "x".repeat(47)))
            .collect();
        let parts = parts_of(&Words::english(), "Seats", &lines);
        // Twenty lines of fifty characters with line ends make 1,019.
        assert_eq!(parts.len(), 5);
        assert_eq!(parts[0].heading, "Seats");
        assert_eq!(parts[4].heading, "Seats, continued");
        let all: Vec<&str> = parts.iter().flat_map(|part| part.text.lines()).collect();
        assert_eq!(all, lines);
    }

    #[test]
    fn a_panel_that_is_too_long_keeps_its_words_and_its_short_parts() {
        let long = parts_of(&Words::english(), "Seats", &vec!["y".repeat(99); 70]);
        let mut parts = vec![Part {
            heading: "Short".to_owned(),
            text: "a\nb".to_owned(),
        }];
        parts.extend(long);
        let panel = shortened(Panel {
            title: "Title".to_owned(),
            text: "z".repeat(1000),
            parts: parts.clone(),
            ..Panel::default()
        });
        assert!(all_letters(&panel) <= PANEL_LETTERS);
        assert!(all_letters(&panel) > PANEL_LETTERS - 200);
        assert_eq!(panel.text.len(), 1000);
        assert_eq!(panel.parts[0], parts[0]);
        assert!(panel.parts.iter().any(|part| part.text.ends_with("\n…")));
    }
}
