//! Dialogs as a client checks and sends them.

use serde_json::{Value, json};

use super::{
    Id, World,
    interaction::{InteractionRequest, SUBMIT},
};
use crate::answer::ActionError;

impl World {
    pub(super) fn submit_request(
        &mut self,
        user: Id,
        modal: Id,
        fields: &[(String, Value)],
    ) -> Result<InteractionRequest, ActionError> {
        let open = self
            .modals
            .get(&modal)
            .filter(|open| open.user == user)
            .ok_or_else(|| ActionError::NotThere(format!("dialog {modal}")))?;
        let components = fill(&open.components, fields)?;
        let inputs = crate::check::modal::inputs(&open.components);
        if let Some((name, _)) = fields.iter().find(|(name, _)| {
            inputs
                .iter()
                .all(|input| input["custom_id"] != name.as_str())
        }) {
            return Err(ActionError::NotThere(format!("input {name}")));
        }
        let data = json!({
            "custom_id": open.custom_id, "components": components, "resolved": {},
        });
        let request = InteractionRequest {
            kind: SUBMIT,
            user,
            channel: open.channel,
            command: None,
            source: open.source,
            data,
            answer_to: None,
        };
        self.modals.remove(&modal);
        Ok(request)
    }
}

/// The dialog's components as they are sent back: with values, without labels.
fn fill(components: &[Value], fields: &[(String, Value)]) -> Result<Vec<Value>, ActionError> {
    let mut filled = Vec::new();
    for component in components {
        match component["type"].as_u64() {
            Some(1) => {
                let inner = component["components"].as_array().map(Vec::as_slice);
                let inner = fill(inner.unwrap_or_default(), fields)?;
                filled.push(json!({"type": 1, "id": component["id"], "components": inner}));
            }
            Some(18) => {
                let inner = fill(std::slice::from_ref(&component["component"]), fields)?;
                filled.push(json!({
                    "type": 18, "id": component["id"], "component": inner.first(),
                }));
            }
            Some(10) => filled.push(json!({"type": 10, "id": component["id"]})),
            Some(kind) => filled.push(fill_input(kind, component, fields)?),
            None => {}
        }
    }
    Ok(filled)
}

fn fill_input(kind: u64, input: &Value, fields: &[(String, Value)]) -> Result<Value, ActionError> {
    let name = input["custom_id"].as_str().unwrap_or_default();
    let bad = |why: String| ActionError::BadInput {
        input: name.to_owned(),
        why,
    };
    let given = fields
        .iter()
        .find(|(field, _)| field == name)
        .map(|(_, value)| value);
    if kind != 4 {
        let values = match given {
            Some(Value::Array(values)) => values.clone(),
            Some(one) => vec![one.clone()],
            None => Vec::new(),
        };
        if values.is_empty() && input["required"] != false {
            return Err(bad("This field is required.".to_owned()));
        }
        return Ok(json!({
            "type": kind, "id": input["id"], "custom_id": name, "values": values,
        }));
    }
    let text = given
        .and_then(Value::as_str)
        .or(input["value"].as_str())
        .unwrap_or_default();
    let length = text.chars().count() as u64;
    if length == 0 && input["required"] != false {
        return Err(bad("This field is required.".to_owned()));
    }
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4_000);
    if length > most || (length > 0 && length < least) {
        return Err(bad(format!("takes {least} to {most} characters")));
    }
    Ok(json!({"type": 4, "id": input["id"], "custom_id": name, "value": text}))
}
