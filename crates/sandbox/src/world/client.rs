//! What a person's client does before it sends anything: it finds the command or component and
//! rejects what Discord's client would reject.

use serde_json::{Value, json};

use super::{
    Id, World,
    interaction::{AUTOCOMPLETE, AnswerTo, COMMAND, COMPONENT, InteractionRequest},
};
use crate::answer::ActionError;

/// An action of a person.
pub(crate) enum ClientAction {
    /// A slash command with Discord's nested options.
    Command {
        channel: Id,
        name: String,
        options: Vec<Value>,
    },
    /// The same while typing: one option has the focus.
    Autocomplete {
        channel: Id,
        name: String,
        options: Vec<Value>,
    },
    Click {
        channel: Id,
        message: Id,
        custom_id: String,
    },
    Select {
        channel: Id,
        message: Id,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        modal: Id,
        fields: Vec<(String, Value)>,
    },
    /// A component that need not exist, sent without the client's checks.
    Raw {
        channel: Id,
        message: Id,
        custom_id: String,
        kind: u64,
        values: Option<Vec<String>>,
    },
}

impl World {
    /// Performs the action; returns the token of the resulting interaction.
    ///
    /// # Errors
    /// What the person's client would reject.
    pub fn act(
        &mut self,
        user: Id,
        act: ClientAction,
        answer_to: AnswerTo,
    ) -> Result<String, ActionError> {
        let mut request = match act {
            ClientAction::Command {
                channel,
                name,
                options,
            } => self.command_request(user, channel, COMMAND, &name, options)?,
            ClientAction::Autocomplete {
                channel,
                name,
                options,
            } => self.command_request(user, channel, AUTOCOMPLETE, &name, options)?,
            ClientAction::Click {
                channel,
                message,
                custom_id,
            } => {
                let component = self.component(user, channel, message, &custom_id)?;
                if component["type"] != 2 {
                    return Err(ActionError::NotThere(format!(
                        "{custom_id} is not a button"
                    )));
                }
                component_request(user, channel, message, &component, None)
            }
            ClientAction::Select {
                channel,
                message,
                custom_id,
                values,
            } => {
                let component = self.component(user, channel, message, &custom_id)?;
                check_selection(&component, &values)?;
                let mut request =
                    component_request(user, channel, message, &component, Some(&values));
                self.resolve_values(channel, &component, &values, &mut request.data);
                request
            }
            ClientAction::Submit { modal, fields } => self.submit_request(user, modal, &fields)?,
            ClientAction::Raw {
                channel,
                message,
                custom_id,
                kind,
                values,
            } => {
                if !self
                    .channels
                    .get(&channel)
                    .is_some_and(|c| c.messages.contains_key(&message))
                {
                    return Err(ActionError::NotThere(format!("message {message}")));
                }
                let component = json!({"custom_id": custom_id, "type": kind, "id": 1});
                component_request(user, channel, message, &component, values.as_deref())
            }
        };
        request.answer_to = Some(answer_to);
        Ok(self.interact(request))
    }

    /// An enabled component of a message that the person sees.
    fn component(
        &self,
        user: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Value, ActionError> {
        let found = self
            .channels
            .get(&channel)
            .filter(|_| self.sees(channel, user))
            .and_then(|channel| channel.messages.get(&message))
            .filter(|m| m.only_for.is_none_or(|one| one == user))
            .filter(|m| !self.dismissed.contains(&m.id))
            .ok_or_else(|| ActionError::NotThere(format!("message {message}")))?;
        let component = found
            .interactive()
            .into_iter()
            .find(|component| component["custom_id"] == custom_id)
            .ok_or_else(|| ActionError::NotThere(format!("{custom_id} on message {message}")))?;
        if component["disabled"] == true {
            return Err(ActionError::NotThere(format!("{custom_id} is disabled")));
        }
        Ok(component.clone())
    }
}

fn component_request(
    user: Id,
    channel: Id,
    message: Id,
    component: &Value,
    values: Option<&[String]>,
) -> InteractionRequest {
    let mut data = json!({
        "custom_id": component["custom_id"], "component_type": component["type"],
        "id": component["id"],
    });
    if let Some(values) = values {
        data["values"] = json!(values);
    }
    InteractionRequest {
        kind: COMPONENT,
        user,
        channel,
        command: None,
        source: Some(message),
        data,
        answer_to: None,
    }
}

fn check_selection(component: &Value, values: &[String]) -> Result<(), ActionError> {
    let name = component["custom_id"].as_str().unwrap_or_default();
    if !matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
        return Err(ActionError::NotThere(format!("{name} is not a menu")));
    }
    let least = component["min_values"].as_u64().unwrap_or(1);
    let most = component["max_values"].as_u64().unwrap_or(1);
    if !(least..=most).contains(&(values.len() as u64)) {
        return Err(ActionError::option(
            name,
            format!("takes {least} to {most} values"),
        ));
    }
    if let Some(options) = component["options"].as_array()
        && let Some(strange) = values
            .iter()
            .find(|v| options.iter().all(|o| o["value"] != v.as_str()))
    {
        return Err(ActionError::NotThere(format!("option {strange} of {name}")));
    }
    Ok(())
}
