//! A slash command as typed text: `/coins pay to:@Ben amount:5 reason:a round for all`.

use serde_json::{Value, json};

use super::{Id, World};
use crate::answer::ActionError;

impl World {
    /// Parses a typed line by the registered commands; returns the name and Discord's nested options.
    pub fn parse_line(
        &self,
        user: Id,
        channel: Id,
        line: &str,
    ) -> Result<(String, Vec<Value>), ActionError> {
        let line = line.trim();
        let text = line
            .strip_prefix('/')
            .ok_or_else(|| ActionError::NoSuchCommand(line.to_owned()))?;
        let (name, rest) = word(text);
        let command = self.find_command(user, channel, name)?;
        let options = self.parse_options(channel, name, &command, rest)?;
        Ok((name.to_owned(), options))
    }

    fn parse_options(
        &self,
        channel: Id,
        path: &str,
        command: &Value,
        rest: &str,
    ) -> Result<Vec<Value>, ActionError> {
        let definitions = command["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        if definitions
            .iter()
            .any(|d| matches!(d["type"].as_u64(), Some(1 | 2)))
        {
            let (name, rest) = word(rest);
            let path = format!("{path} {name}");
            let chosen = definitions
                .iter()
                .find(|definition| definition["name"] == name)
                .ok_or_else(|| ActionError::NoSuchCommand(format!("/{path}")))?;
            let options = self.parse_options(channel, &path, chosen, rest)?;
            return Ok(vec![
                json!({"name": name, "type": chosen["type"], "options": options}),
            ]);
        }
        split(definitions, rest)?
            .into_iter()
            .map(|(definition, text)| {
                let name = definition["name"].as_str().unwrap_or_default();
                let value = self.value(channel, definition, text).ok_or_else(|| {
                    ActionError::option(name, format!("{text:?} is not of its kind"))
                })?;
                Ok(json!({"name": name, "type": definition["type"], "value": value}))
            })
            .collect()
    }

    fn value(&self, channel: Id, definition: &Value, text: &str) -> Option<Value> {
        let choices = definition["choices"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        if let Some(choice) = choices.iter().find(|choice| choice["name"] == text) {
            return Some(choice["value"].clone());
        }
        let server = self.channels.get(&channel)?.server;
        let bare = text
            .trim_matches(['<', '>'])
            .trim_start_matches(['@', '#', '!', '&']);
        let user = || self.person_named(bare).or_else(|| self.bot_named(bare));
        let role = || {
            let roles = &self.servers.get(&server?)?.roles;
            roles
                .iter()
                .find(|r| r.name == bare || r.id.to_string() == bare)
                .map(|r| r.id)
        };
        match definition["type"].as_u64()? {
            3 => Some(json!(text)),
            4 => text.parse::<i64>().ok().map(Value::from),
            5 => match text.to_lowercase().as_str() {
                "true" => Some(json!(true)),
                "false" => Some(json!(false)),
                _ => None,
            },
            6 => user().map(|id| json!(id)),
            7 => self
                .channels
                .values()
                .filter(|c| c.server.is_some() && c.server == server)
                .find(|c| c.name == bare || c.id.to_string() == bare)
                .map(|channel| json!(channel.id)),
            8 => role().map(|id| json!(id)),
            9 => user().or_else(role).map(|id| json!(id)),
            10 => text.parse::<f64>().ok().map(Value::from),
            _ => None,
        }
    }

    fn bot_named(&self, name: &str) -> Option<Id> {
        let bot = self.bot();
        (name == self.application.name || name == bot.to_string()).then_some(bot)
    }
}

fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// Splits `a:one b:two words` at the known options; values may contain spaces and colons.
fn split<'a>(
    definitions: &'a [Value],
    text: &'a str,
) -> Result<Vec<(&'a Value, &'a str)>, ActionError> {
    let text = text.trim();
    let mut starts: Vec<(usize, usize, &Value)> = definitions
        .iter()
        .filter_map(|definition| {
            let key = format!("{}:", definition["name"].as_str()?);
            let (at, _) = text
                .match_indices(&key)
                .find(|(at, _)| *at == 0 || text[..*at].ends_with(char::is_whitespace))?;
            Some((at, at + key.len(), definition))
        })
        .collect();
    starts.sort_by_key(|(at, ..)| *at);
    let first = starts.first().map_or(text.len(), |(at, ..)| *at);
    if !text[..first].trim().is_empty() {
        return Err(ActionError::option(word(text).0, "there is no such option"));
    }
    let ends = starts
        .iter()
        .skip(1)
        .map(|(at, ..)| *at)
        .chain([text.len()]);
    Ok(starts
        .iter()
        .zip(ends)
        .map(|((_, from, definition), to)| (*definition, text[*from..to].trim()))
        .collect())
}
