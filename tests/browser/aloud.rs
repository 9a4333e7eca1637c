//! The page as a screen reader presents it: only through the browser's accessibility tree.

use crate::browser::Browser;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Something that is read out.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// Its role: "article", "button", "StaticText", "option" …
    pub role: String,
    /// Its name or text.
    pub name: String,
    /// Whether it opens a list.
    pub opens: bool,
    /// Whether it waits for an answer.
    pub busy: bool,
    /// Its depth; everything after it with a greater depth is inside it.
    pub depth: usize,
    /// The browser's number for it, to move to it.
    pub node: i64,
}

/// Everything that is read out, from top to bottom.
pub async fn listen(page: &Browser) -> Vec<Heard> {
    let tree = page.devtools("Accessibility.getFullAXTree", json!({}));
    let tree = tree.await.unwrap();
    let nodes = tree["nodes"].as_array().expect("a tree");
    let by_id: HashMap<&str, &Value> = nodes
        .iter()
        .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
        .collect();
    let mut heard = Vec::new();
    if let Some(root) = nodes.first() {
        gather(root, 0, &by_id, &mut heard);
    }
    heard
}

fn gather(node: &Value, depth: usize, by_id: &HashMap<&str, &Value>, heard: &mut Vec<Heard>) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    if role == "InlineTextBox" {
        return;
    }
    let is = |property: &str, value: Value| {
        node["properties"].as_array().is_some_and(|all| {
            all.iter()
                .any(|one| one["name"] == property && one["value"]["value"] == value)
        })
    };
    // Something that waits for an answer is announced as busy, and cannot be pressed.
    let said = node["ignored"] != true && !is("disabled", json!(true));
    if said {
        heard.push(Heard {
            role: role.to_owned(),
            name: node["name"]["value"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            busy: is("busy", json!(true)),
            opens: is("hasPopup", json!("listbox")),
            depth,
            node: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
        });
    }
    let children = node["childIds"].as_array().into_iter().flatten();
    for child in children.filter_map(|id| by_id.get(id.as_str()?)) {
        gather(child, depth + usize::from(said), by_id, heard);
    }
}

/// Everything inside the thing at this index.
pub fn within(heard: &[Heard], at: usize) -> &[Heard] {
    let rest = &heard[at + 1..];
    let end = rest.iter().position(|one| one.depth <= heard[at].depth);
    &rest[..end.unwrap_or(rest.len())]
}

/// The text of a part, as it is read.
pub fn words(part: &[Heard]) -> String {
    let mut words = String::new();
    for one in part {
        match one.role.as_str() {
            "StaticText" | "image" => words.push_str(&one.name),
            "LineBreak" | "paragraph" | "heading" | "listitem" | "article" | "button" => {
                words.push('\n');
            }
            _ => {}
        }
    }
    words
}
