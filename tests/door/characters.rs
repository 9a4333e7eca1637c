//! Characters through Discord: created, chosen, given coins, seen at the table.

use crate::inn::Inn;
use serde_json::{Value, json};

/// A subcommand with its options.
fn sub(name: &str, options: &[Value]) -> Vec<Value> {
    vec![json!({"name": name, "type": 1, "options": options})]
}

fn names(choices: &[Value]) -> Vec<&str> {
    choices
        .iter()
        .map(|choice| choice["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn while_one_types_characters_are_offered() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    for name in ["Brenna", "Oswin"] {
        let line = format!("/character create name:{name}");
        ann.slash(here, &line).await.unwrap();
        inn.skip(1_000);
    }
    let typing =
        |name: &str, text: &str| json!({"name": name, "type": 3, "value": text, "focused": true});
    let own = ann
        .autocomplete(here, "character", sub("play", &[typing("who", "")]))
        .await
        .unwrap();
    assert_eq!(names(&own), ["Myself", "Brenna", "Oswin"]);
    let some = ann
        .autocomplete(here, "character", sub("play", &[typing("who", "OS")]))
        .await
        .unwrap();
    assert_eq!(names(&some), ["Oswin"]);
    let none = ben
        .autocomplete(here, "character", sub("play", &[typing("who", "")]))
        .await
        .unwrap();
    assert_eq!(names(&none), ["Myself"]);
    // If a member is chosen, that member's characters are offered.
    let member = json!({"name": "member", "type": 6, "value": ann.id().to_string()});
    let theirs = ben
        .autocomplete(
            here,
            "coins",
            sub("pay", &[member, typing("character", "bren")]),
        )
        .await
        .unwrap();
    assert_eq!(names(&theirs), ["Brenna"]);
    inn.close().await;
}
