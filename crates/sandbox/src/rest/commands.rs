//! Registers application commands, globally or for one server.

use serde_json::{Value, json};

use super::{Outcome, Refusal, Request, Response, id};
use crate::{
    check,
    world::{Id, World},
};

/// The most slash commands a bot may have in one place.
const MOST: usize = 100;

pub(crate) fn route(
    world: &mut World,
    request: &Request,
    server: Option<Id>,
    rest: &[&str],
) -> Outcome {
    if server.is_some_and(|server| !world.has_bot(server)) {
        return Err(Refusal::MISSING_ACCESS);
    }
    match (request.method.as_str(), rest) {
        ("GET", []) => Ok(Response::ok(
            world
                .commands
                .get(&server)
                .cloned()
                .unwrap_or_default()
                .into(),
        )),
        ("PUT", []) => replace_all(world, request.json()?, server),
        ("POST", []) => {
            let body = request.json()?;
            check::command::one(body)?;
            Ok(upsert(world, body, server)?)
        }
        ("GET", [command]) => {
            let command = id(command, Refusal::UNKNOWN_COMMAND)?;
            find(world, server, command)
                .cloned()
                .map(Response::ok)
                .ok_or(Refusal::UNKNOWN_COMMAND)
        }
        ("PATCH", [command]) => {
            let command = id(command, Refusal::UNKNOWN_COMMAND)?;
            let mut changed = find(world, server, command)
                .cloned()
                .ok_or(Refusal::UNKNOWN_COMMAND)?;
            let body = request.json()?;
            for (key, value) in body.as_object().into_iter().flatten() {
                changed[key] = value.clone();
            }
            check::command::one(&changed)?;
            bare(&mut changed["options"]);
            changed["version"] = json!(world.clock.id());
            if let Some(place) = world
                .commands
                .get_mut(&server)
                .and_then(|all| all.iter_mut().find(|c| c["id"] == changed["id"]))
            {
                *place = changed.clone();
            }
            world.world_changed();
            Ok(Response::ok(changed))
        }
        ("DELETE", [command]) => {
            let command = id(command, Refusal::UNKNOWN_COMMAND)?;
            find(world, server, command).ok_or(Refusal::UNKNOWN_COMMAND)?;
            let command = json!(command);
            if let Some(all) = world.commands.get_mut(&server) {
                all.retain(|other| other["id"] != command);
            }
            world.world_changed();
            Ok(Response::empty())
        }
        ("GET", [_, "permissions"]) => Err(Refusal {
            code: 10066,
            message: "Unknown application command permissions",
            ..Refusal::UNKNOWN_COMMAND
        }),
        _ => Err(Refusal::METHOD),
    }
}

fn find(world: &World, server: Option<Id>, command: Id) -> Option<&Value> {
    let command = json!(command);
    world
        .commands
        .get(&server)?
        .iter()
        .find(|other| other["id"] == command)
}

fn replace_all(world: &mut World, body: &Value, server: Option<Id>) -> Outcome {
    check::command::all(body)?;
    let given = body.as_array().map(Vec::as_slice).unwrap_or_default();
    if given.len() > MOST {
        return Err(Refusal::MAX_COMMANDS);
    }
    let mut old = world.commands.remove(&server).unwrap_or_default();
    let made: Vec<Value> = given
        .iter()
        .map(|body| {
            let same = old.iter().position(|other| is_same(other, body));
            complete(world, body, server, same.map(|at| old.swap_remove(at)))
        })
        .collect();
    world.commands.insert(server, made.clone());
    world.world_changed();
    Ok(Response::ok(made.into()))
}

fn upsert(world: &mut World, body: &Value, server: Option<Id>) -> Outcome {
    let all = world.commands.entry(server).or_default();
    let same = all.iter().position(|other| is_same(other, body));
    if same.is_none() && all.len() >= MOST {
        return Err(Refusal::MAX_COMMANDS);
    }
    let old = same.map(|at| all.swap_remove(at));
    let existed = old.is_some();
    let made = complete(world, body, server, old);
    world.commands.entry(server).or_default().push(made.clone());
    world.world_changed();
    Ok(if existed {
        Response::ok(made)
    } else {
        Response::created(made)
    })
}

fn is_same(command: &Value, body: &Value) -> bool {
    command["name"] == body["name"]
        && command["type"] == body.get("type").unwrap_or(&json!(1)).clone()
}

/// The command as Discord returns it. A changed command keeps its id.
fn complete(world: &mut World, body: &Value, server: Option<Id>, old: Option<Value>) -> Value {
    let id = old.map_or_else(|| json!(world.clock.id()), |old| old["id"].clone());
    let mut command = json!({
        "id": id, "application_id": world.bot(), "version": world.clock.id(), "type": 1,
        "default_member_permissions": null, "nsfw": false, "description": "",
        "name_localizations": null, "description_localizations": null, "options": [],
    });
    match server {
        Some(server) => command["guild_id"] = json!(server),
        None => {
            command["dm_permission"] = json!(true);
            command["contexts"] = Value::Null;
            command["integration_types"] = json!([0]);
        }
    }
    for (key, value) in body.as_object().into_iter().flatten() {
        // Null means "unchanged", except for the permissions, where it means everybody.
        if !value.is_null() && key != "id" {
            command[key] = value.clone();
        }
    }
    bare(&mut command["options"]);
    if let Some(bits) = command["default_member_permissions"].as_u64() {
        command["default_member_permissions"] = json!(bits.to_string());
    }
    command
}

/// Removes null keys from an option; Discord returns none.
fn bare(options: &mut Value) {
    match options {
        Value::Array(all) => all.iter_mut().for_each(bare),
        Value::Object(option) => {
            option.retain(|_, value| !value.is_null());
            option.values_mut().for_each(bare);
        }
        _ => {}
    }
}
