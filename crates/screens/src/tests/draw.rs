//! Screens as text, and what Discord would reject in them.

use crate::screen::{Dialog, KeyLook, Row, Screen};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Discord's limit.
const KEYS_IN_A_ROW: usize = 5;

/// The screen as text, for tests to compare.
pub fn draw(screen: &Screen) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_screen(&mut out, screen);
    out
}

fn write_screen(out: &mut String, screen: &Screen) -> std::fmt::Result {
    if !screen.text.is_empty() {
        writeln!(out, "{}", screen.text)?;
    }
    for player in &screen.ping {
        writeln!(out, "(pings {player})")?;
    }
    if let Some(panel) = &screen.panel {
        writeln!(out, "┌ {} ({:?})", panel.title, panel.edge)?;
        for line in panel.text.lines() {
            writeln!(out, "│ {line}")?;
        }
        for line in panel.spelled.lines() {
            writeln!(out, "¦ {line}")?;
        }
        for part in &panel.parts {
            writeln!(out, "├ {}", part.heading)?;
            for line in part.text.lines() {
                writeln!(out, "│ {line}")?;
            }
        }
        writeln!(out, "└ {}", panel.footer)?;
        if let Some(face) = &panel.face {
            writeln!(out, "(face {face})")?;
        }
    }
    if let Some(picture) = &screen.picture {
        writeln!(out, "(picture {}: {})", picture.name, picture.alt)?;
    }
    for file in &screen.files {
        writeln!(out, "(file {file:?})")?;
    }
    for row in &screen.rows {
        match row {
            Row::Finder(finder) => {
                let (hint, most, of) = (&finder.hint, finder.most, finder.of);
                writeln!(out, "<{hint}, up to {most}: {of:?}>")?;
            }
            Row::Keys(keys) => {
                let keys: Vec<String> = keys
                    .iter()
                    .map(|key| match key.look {
                        KeyLook::Main => format!("[» {}]", key.label),
                        KeyLook::Good => format!("[+ {}]", key.label),
                        KeyLook::Plain => format!("[{}]", key.label),
                    })
                    .collect();
                writeln!(out, "{}", keys.join(" "))?;
            }
            Row::Menu(menu) => {
                let options: Vec<String> = menu
                    .options
                    .iter()
                    .map(|option| {
                        let chosen = if option.chosen { "✓ " } else { "" };
                        let note = if option.note.is_empty() {
                            String::new()
                        } else {
                            format!(" ({})", option.note)
                        };
                        format!("{chosen}{}{note}", option.label)
                    })
                    .collect();
                let most = menu.most;
                writeln!(
                    out,
                    "<{}, up to {most}: {}>",
                    menu.hint,
                    options.join(" | ")
                )?;
            }
        }
    }
    Ok(())
}

/// What Discord would reject in a dialog; empty if nothing.
pub fn dialog_over_limits(dialog: &Dialog) -> Vec<String> {
    let mut faults = Vec::new();
    let mut bounded = |what: &str, text: &str, least: usize, most: usize| {
        if !(least..=most).contains(&text.chars().count()) {
            faults.push(format!("{what}: {text:?}"));
        }
    };
    bounded("id", &dialog.button.to_string(), 1, 100);
    bounded("title", &dialog.title, 1, 45);
    for line in &dialog.lines {
        bounded("label", &line.label, 1, 45);
        bounded("hint", &line.hint, 0, 100);
        bounded("value", &line.value, 0, line.longest.into());
    }
    bounded("lines", &"|".repeat(dialog.lines.len()), 1, 5);
    faults
}

/// What Discord would reject in a screen; empty if nothing.
pub fn over_limits(screen: &Screen) -> Vec<String> {
    let mut faults = Vec::new();
    let mut most = |what: &str, text: &str, limit: usize| {
        let length = text.chars().count();
        if length > limit {
            faults.push(format!("{what} has {length} of {limit} letters: {text}"));
        }
        length
    };
    most("text", &screen.text, 2000);
    let reply = most("reply", &screen.reply, 4096);
    let mut ids = BTreeSet::new();
    let mut confirm_reason = Vec::new();
    if let Some(panel) = &screen.panel {
        let text = match panel.spelled.as_str() {
            "" => panel.text.clone(),
            spelled => format!("{}\n\n{spelled}", panel.text),
        };
        let mut sum = reply + most("title", &panel.title, 256) + most("panel", &text, 4096);
        sum += most("footer", &panel.footer, 2048);
        for part in &panel.parts {
            sum += most("heading", &part.heading, 256) + most("part", &part.text, 1024);
        }
        if sum > 6000 || panel.parts.len() > 25 {
            confirm_reason.push(format!(
                "a panel of {sum} letters in {} parts",
                panel.parts.len()
            ));
        }
        if panel
            .parts
            .iter()
            .any(|part| part.heading.is_empty() || part.text.is_empty())
        {
            confirm_reason.push("an empty part".to_owned());
        }
    }
    if let Some(picture) = &screen.picture
        && most("alt", &picture.alt, 1024) == 0
    {
        confirm_reason.push("a picture without words".to_owned());
    }
    for file in &screen.files {
        let kept = |c: char| c.is_ascii_alphanumeric() || ".-_".contains(c);
        if file.name.is_empty() || !file.name.chars().all(kept) || file.bytes.len() > 10 << 20 {
            confirm_reason.push(format!("a file that Discord refuses or renames: {file:?}"));
        }
    }
    if screen.files.len() + usize::from(screen.picture.is_some()) > 10 {
        confirm_reason.push(format!("{} files", screen.files.len()));
    }
    for row in &screen.rows {
        match row {
            Row::Keys(keys) => {
                if keys.is_empty() || keys.len() > KEYS_IN_A_ROW {
                    confirm_reason.push(format!("a row of {} buttons", keys.len()));
                }
                for key in keys {
                    let id = key.button.to_string();
                    most("id", &id, 100);
                    if most("label", &key.label, 80) == 0 {
                        confirm_reason.push(format!("no label on {id}"));
                    }
                    if !ids.insert(id.clone()) {
                        confirm_reason.push(format!("{id} stands twice"));
                    }
                }
            }
            Row::Finder(finder) => {
                let id = finder.button.to_string();
                most("id", &id, 100);
                most("hint", &finder.hint, 150);
                if finder.most == 0 || finder.most > 25 {
                    confirm_reason.push(format!("{id} takes {}", finder.most));
                }
                if !ids.insert(id.clone()) {
                    confirm_reason.push(format!("{id} stands twice"));
                }
            }
            Row::Menu(menu) => {
                let id = menu.button.to_string();
                most("id", &id, 100);
                most("hint", &menu.hint, 150);
                let mut values = BTreeSet::new();
                for option in &menu.options {
                    most("value", &option.value, 100);
                    most("note", &option.note, 100);
                    if most("choice", &option.label, 100) == 0 || !values.insert(&option.value) {
                        confirm_reason
                            .push(format!("{} stands twice or says nothing", option.value));
                    }
                }
                if menu.options.is_empty() || menu.options.len() > 25 {
                    confirm_reason.push(format!("a menu of {}", menu.options.len()));
                }
                let chosen = menu.options.iter().filter(|option| option.chosen).count();
                if menu.least > menu.most || menu.most > menu.options.len() || chosen > menu.most {
                    confirm_reason.push(format!(
                        "{} to {} of a menu, {chosen} chosen",
                        menu.least, menu.most
                    ));
                }
                if !ids.insert(id.clone()) {
                    confirm_reason.push(format!("{id} stands twice"));
                }
            }
        }
    }
    if screen.rows.len() > 5 {
        confirm_reason.push(format!("{} rows", screen.rows.len()));
    }
    if screen.text.is_empty() && screen.panel.is_none() {
        confirm_reason.push("an empty message".to_owned());
    }
    faults.extend(confirm_reason);
    faults
}
