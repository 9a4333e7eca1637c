//! Answers to interactions: the callback, `@original` and follow-ups.

use serde_json::{Value, json};

use super::{Outcome, Refusal, Request, Response, id, messages::replace};
use crate::{
    answer::AnswerKind,
    check::{
        Errors, by_schema,
        message::{Purpose, check, trimmed},
        modal,
    },
    world::{
        Id, World,
        compose::{blank, fill},
        interaction::{AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, State},
        message::{EPHEMERAL, LOADING},
    },
};

pub(crate) fn callback(world: &mut World, request: &Request, number: &str, token: &str) -> Outcome {
    let number = id(number, Refusal::UNKNOWN_INTERACTION)?;
    let interaction = world
        .interactions
        .get(token)
        .filter(|interaction| interaction.id == number)
        .ok_or(Refusal::UNKNOWN_INTERACTION)?;
    let age = world.clock.age().saturating_sub(interaction.asked);
    let late = age > world.limits.first_answer || interaction.revoked;
    match interaction.state {
        State::Answered(_) => return Err(Refusal::ACKNOWLEDGED),
        State::Late => return Err(Refusal::UNKNOWN_INTERACTION),
        State::Waiting if late => return Err(Refusal::UNKNOWN_INTERACTION),
        State::Waiting => {}
    }
    let body = request.json()?;
    let kind = allowed_kind(interaction, body)?;
    let (user, channel, source, class) = (
        interaction.user,
        interaction.channel,
        interaction.source,
        interaction.kind,
    );
    let data = &trimmed(&body["data"]);
    if !world.channels.contains_key(&channel) {
        return Err(Refusal::UNKNOWN_CHANNEL);
    }

    let original = match kind {
        AnswerKind::Message => {
            check(world, data, &request.uploads, Purpose::Answer)?;
            Some(answer(world, token, data, request, 0))
        }
        AnswerKind::Deferred => {
            // Of the flags sent with it, Discord heeds only one.
            let flags = data["flags"].as_u64().unwrap_or(0);
            if flags & !EPHEMERAL != 0 {
                world.log.violation(format!(
                    "a deferred answer carries the flags {flags}; Discord heeds only EPHEMERAL"
                ));
            }
            let data = json!({"flags": flags & EPHEMERAL});
            Some(answer(world, token, &data, &Request::default(), LOADING))
        }
        AnswerKind::DeferredUpdate => source,
        AnswerKind::Update => {
            let old = source
                .and_then(|id| world.channels[&channel].messages.get(&id))
                .cloned()
                .ok_or(Refusal::UNKNOWN_MESSAGE)?;
            let data = if data.is_null() { &json!({}) } else { data };
            check(world, data, &request.uploads, Purpose::Update(&old))?;
            let mut message = old;
            fill(world, &mut message, data, &request.uploads);
            message.edited = Some(world.clock.now());
            replace(world, message);
            source
        }
        AnswerKind::Choices => {
            check_choices(&data["choices"])?;
            by_schema("", "ApplicationCommandAutocompleteCallbackRequest", body)?;
            None
        }
        AnswerKind::Modal => {
            modal::check(data)?;
            None
        }
    };
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.state = State::Answered(original);
    }
    world.answered(token, kind, data);
    world.touch();
    if !request
        .query
        .get("with_response")
        .is_some_and(|v| v.eq_ignore_ascii_case("true") || v == "1")
    {
        return Ok(Response::empty());
    }
    let message = original.and_then(|id| world.channels.get(&channel)?.messages.get(&id));
    let mut json = json!({
        "interaction": {
            "id": number, "type": class, "user_id": user,
        },
    });
    // Keys without a value are left out: hikari does not accept null there.
    if let Some(message) = message {
        let interaction = &mut json["interaction"];
        interaction["response_message_id"] = json!(message.id);
        interaction["response_message_loading"] = json!(message.is(LOADING));
        interaction["response_message_ephemeral"] = json!(message.is(EPHEMERAL));
    }
    // "Thinking…" creates a message too.
    let made = match kind {
        AnswerKind::Message | AnswerKind::Deferred => Some(4),
        AnswerKind::Update => Some(7),
        AnswerKind::DeferredUpdate | AnswerKind::Choices | AnswerKind::Modal => None,
    };
    if let (Some(message), Some(number)) = (message, made) {
        json["resource"] = json!({"type": number, "message": world.message_json(message)});
    }
    Ok(Response::ok(json))
}

/// The kind of the answer, if this interaction may be answered that way.
fn allowed_kind(interaction: &Interaction, body: &Value) -> Result<AnswerKind, Refusal> {
    let on_message = interaction.source.is_some();
    let allowed: &[u64] = match interaction.kind {
        AUTOCOMPLETE => &[8],
        COMMAND => &[4, 5, 9],
        COMPONENT => &[4, 5, 6, 7, 9],
        _ if on_message => &[4, 5, 6, 7],
        _ => &[4, 5],
    };
    body["type"]
        .as_u64()
        .filter(|number| allowed.contains(number))
        .and_then(AnswerKind::from_number)
        .ok_or_else(|| {
            let mut errors = Errors::default();
            if body["type"].is_null() {
                errors.required("type");
            } else {
                let list: Vec<String> = allowed.iter().map(u64::to_string).collect();
                errors.choice("type", &list.join(", "));
            }
            Refusal::form(errors)
        })
}

fn check_choices(choices: &Value) -> Result<(), Refusal> {
    let mut errors = Errors::default();
    let choices = errors.list("data.choices", choices, 0, 25);
    for (index, choice) in choices.iter().enumerate() {
        let path = format!("data.choices.{index}");
        errors.needed_text(&format!("{path}.name"), &choice["name"], 1, 100);
        match &choice["value"] {
            Value::Null => errors.required(&format!("{path}.value")),
            text @ Value::String(_) => errors.text(&format!("{path}.value"), text, 1, 100),
            _ => {}
        }
    }
    errors.done()
}

/// Posts the message of an answer or follow-up.
fn answer(world: &mut World, token: &str, data: &Value, request: &Request, loading: u64) -> Id {
    let Some(interaction) = world.interactions.get(token) else {
        return Id(0);
    };
    let (user, channel, class) = (interaction.user, interaction.channel, interaction.kind);
    let metadata = world.interaction_metadata(interaction);
    let mut message = blank(world, channel, world.bot());
    message.kind = if class == COMMAND { 20 } else { 0 };
    message.metadata = Some(metadata);
    fill(world, &mut message, data, &request.uploads);
    message.flags |= loading | data["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
    message.only_for = world.only_for(message.flags, user);
    world.post(message)
}

pub(crate) fn webhook(
    world: &mut World,
    request: &Request,
    method: &str,
    application: &str,
    token: &str,
    rest: &[&str],
) -> Outcome {
    if id(application, Refusal::UNKNOWN_WEBHOOK)? != world.bot() {
        return Err(Refusal::UNKNOWN_WEBHOOK);
    }
    let interaction = world
        .interactions
        .get(token)
        .ok_or(Refusal::UNKNOWN_WEBHOOK)?;
    let age = world.clock.age().saturating_sub(interaction.asked);
    if age > world.limits.token || interaction.revoked {
        return Err(Refusal::INVALID_TOKEN);
    }
    let channel = interaction.channel;
    let State::Answered(original) = interaction.state else {
        return Err(Refusal::UNKNOWN_WEBHOOK);
    };
    if !world.channels.contains_key(&channel) {
        return Err(Refusal::UNKNOWN_CHANNEL);
    }
    let message = match rest {
        [] if method == "POST" => return follow_up(world, request, token, channel, original),
        [] => return Err(Refusal::METHOD),
        ["messages", "@original"] => original.ok_or(Refusal::UNKNOWN_MESSAGE)?,
        ["messages", message] => {
            let message = id(message, Refusal::UNKNOWN_MESSAGE)?;
            if Some(message) != original && !interaction.followups.contains(&message) {
                return Err(Refusal::UNKNOWN_MESSAGE);
            }
            message
        }
        _ => return Err(Refusal::NO_ROUTE),
    };
    let old = world.channels[&channel]
        .messages
        .get(&message)
        .ok_or(Refusal::UNKNOWN_MESSAGE)?;
    match method {
        "GET" => Ok(Response::ok(world.message_json(old))),
        "PATCH" => edit(world, request, channel, message),
        "DELETE" => {
            world.remove_message(channel, message);
            Ok(Response::empty())
        }
        _ => Err(Refusal::METHOD),
    }
}

fn edit(world: &mut World, request: &Request, channel: Id, message: Id) -> Outcome {
    let body = &trimmed(request.json()?);
    let old = world.channels[&channel].messages.get(&message).cloned();
    let mut changed = old.ok_or(Refusal::UNKNOWN_MESSAGE)?;
    check(world, body, &request.uploads, Purpose::EditAnswer(&changed))?;
    fill(world, &mut changed, body, &request.uploads);
    if changed.is(LOADING) {
        changed.flags &= !LOADING;
    } else {
        changed.edited = Some(world.clock.now());
    }
    Ok(Response::ok(replace(world, changed)))
}

fn follow_up(
    world: &mut World,
    request: &Request,
    token: &str,
    channel: Id,
    original: Option<Id>,
) -> Outcome {
    let body = &trimmed(request.json()?);
    let thinking = original
        .and_then(|id| world.channels[&channel].messages.get(&id))
        .filter(|message| message.is(LOADING))
        .map(|message| message.id);
    if let Some(thinking) = thinking {
        // The first follow-up replaces "thinking…", and is ephemeral if that was.
        return edit(world, request, channel, thinking);
    }
    check(world, body, &request.uploads, Purpose::FollowUp)?;
    let made = answer(world, token, body, request, 0);
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.followups.insert(made);
    }
    let message = &world.channels[&channel].messages[&made];
    Ok(Response::ok(world.message_json(message)))
}
