//! Slash commands as a client offers and checks them.

use serde_json::{Map, Value, json};
use twilight_model::guild::Permissions;

use super::{
    Id, World,
    id::id_in,
    interaction::{AUTOCOMPLETE, InteractionRequest},
};
use crate::answer::ActionError;

impl World {
    /// The commands that a person's client offers, with their applications.
    pub fn commands_for(&self, person: Id) -> Vec<Value> {
        let application = json!({"id": self.bot(), "name": self.application.name});
        let member_of = |server: &Id| {
            self.has_bot(*server)
                && self
                    .servers
                    .get(server)
                    .is_some_and(|s| s.members.contains_key(&person))
        };
        let allowed = |command: &Value, server: Id| {
            let base = self
                .servers
                .get(&server)
                .map_or(0, |server| server.permissions(person));
            may_use(command, Permissions::from_bits_truncate(base))
        };
        let mut offered = Vec::new();
        for (server, commands) in &self.commands {
            for command in commands {
                let usable = match server {
                    Some(server) => member_of(server) && allowed(command, *server),
                    None => self
                        .servers
                        .keys()
                        .any(|s| member_of(s) && allowed(command, *s)),
                };
                if usable {
                    let mut command = command.clone();
                    command["application"] = application.clone();
                    offered.push(command);
                }
            }
        }
        offered
    }

    /// The command with this name that the person may use in this channel.
    pub fn find_command(&self, user: Id, channel: Id, name: &str) -> Result<Value, ActionError> {
        let missing = || ActionError::NoSuchCommand(format!("/{name}"));
        let place = self
            .channels
            .get(&channel)
            .filter(|place| place.kind.holds_messages() && self.sees(channel, user))
            .ok_or_else(|| ActionError::NotThere(format!("channel {channel}")))?;
        let permissions = self.permissions(place, user);
        if !permissions.contains(Permissions::USE_SLASH_COMMANDS) {
            return Err(ActionError::NotAllowed(
                "USE_APPLICATION_COMMANDS".to_owned(),
            ));
        }
        let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
        if locked && !permissions.contains(Permissions::MANAGE_THREADS) {
            return Err(ActionError::Locked);
        }
        if let Some(server) = place.server
            && !self.has_bot(server)
        {
            return Err(missing());
        }
        let of_server = place
            .server
            .and_then(|server| self.commands.get(&Some(server)));
        let global = self.commands.get(&None);
        of_server
            .into_iter()
            .chain(global)
            .flatten()
            .filter(|command| command["name"] == name && command["type"] == 1)
            .find(|command| match place.server {
                Some(_) => in_context(command, 0) && may_use(command, permissions),
                None => in_context(command, 1) && command["dm_permission"] != false,
            })
            .cloned()
            .ok_or_else(missing)
    }

    pub(super) fn command_request(
        &self,
        user: Id,
        channel: Id,
        kind: u64,
        name: &str,
        options: Vec<Value>,
    ) -> Result<InteractionRequest, ActionError> {
        let command = self.find_command(user, channel, name)?;
        let mut resolved = Map::new();
        let definitions = command["options"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let mut full_name = name.to_owned();
        self.check_options(
            channel,
            definitions,
            &options,
            kind == AUTOCOMPLETE,
            &mut full_name,
            &mut resolved,
        )?;
        let mut data = json!({
            "id": command["id"], "name": name, "type": 1, "options": options,
        });
        if command["guild_id"].is_string() {
            data["guild_id"] = command["guild_id"].clone();
        }
        if !resolved.is_empty() {
            data["resolved"] = resolved.into();
        }
        Ok(InteractionRequest {
            kind,
            user,
            channel,
            command: Some(full_name),
            source: None,
            data,
            answer_to: None,
        })
    }

    fn check_options(
        &self,
        channel: Id,
        definitions: &[Value],
        given: &[Value],
        typing: bool,
        full_name: &mut String,
        resolved: &mut Map<String, Value>,
    ) -> Result<(), ActionError> {
        let group = |definition: &&Value| matches!(definition["type"].as_u64(), Some(1 | 2));
        if definitions.iter().any(|definition| group(&definition)) {
            let [chosen] = given else {
                return Err(ActionError::NoSuchCommand(format!(
                    "/{full_name} without subcommand"
                )));
            };
            let name = chosen["name"].as_str().unwrap_or_default();
            full_name.push(' ');
            full_name.push_str(name);
            let definition = definitions
                .iter()
                .filter(group)
                .find(|d| d["name"] == name && d["type"] == chosen["type"])
                .ok_or_else(|| ActionError::NoSuchCommand(format!("/{full_name}")))?;
            let inner = definition["options"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            let chosen = chosen["options"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            return self.check_options(channel, inner, chosen, typing, full_name, resolved);
        }
        for option in given {
            let name = option["name"].as_str().unwrap_or_default();
            let definition = definitions
                .iter()
                .find(|d| d["name"] == name && d["type"] == option["type"])
                .ok_or_else(|| ActionError::option(name, "there is no such option"))?;
            if given.iter().filter(|other| other["name"] == name).count() > 1 {
                return Err(ActionError::option(name, "is given twice"));
            }
            if option["focused"] == true {
                if definition["autocomplete"] != true {
                    return Err(ActionError::option(name, "does not complete"));
                }
            } else if !typing {
                check_value(definition, &option["value"])
                    .map_err(|why| ActionError::option(name, why))?;
            }
            self.resolve(
                channel,
                option["type"].as_u64().unwrap_or(0),
                &option["value"],
                resolved,
            )
            .map_err(|why| ActionError::option(name, why))?;
        }
        let missing = definitions
            .iter()
            .filter(|d| d["required"] == true && !typing)
            .find(|d| given.iter().all(|option| option["name"] != d["name"]));
        match missing {
            Some(definition) => Err(ActionError::option(
                definition["name"].as_str().unwrap_or_default(),
                "This option is required. Specify a value",
            )),
            None => Ok(()),
        }
    }

    /// Adds the object named by a value of type 6 to 9.
    fn resolve(
        &self,
        channel: Id,
        kind: u64,
        value: &Value,
        resolved: &mut Map<String, Value>,
    ) -> Result<(), String> {
        if !(6..=9).contains(&kind) {
            return Ok(());
        }
        let server = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.server);
        let id = id_in(value).ok_or("is not an id")?;
        let key = id.to_string();
        let mut add = |table: &str, object: Value| {
            resolved.entry(table).or_insert_with(|| json!({}))[&key] = object;
        };
        if kind != 7 && kind != 8 && self.users.contains_key(&id) {
            add("users", self.user_json(id));
            if let Some(member) = server
                .and_then(|s| self.servers.get(&s))
                .and_then(|s| s.members.get(&id))
            {
                let mut member = member.partial_json();
                if let Some(place) = self.channels.get(&channel) {
                    member["permissions"] = json!(self.permissions(place, id).bits().to_string());
                }
                add("members", member);
            }
            return Ok(());
        }
        if kind == 7 {
            let place = self
                .channels
                .get(&id)
                .filter(|c| c.server.is_some() && c.server == server);
            let place = place.ok_or("names no channel here")?;
            let mut object = place.json();
            object["permissions"] = json!("0");
            add("channels", object);
            return Ok(());
        }
        let role = server
            .and_then(|server| self.servers.get(&server))
            .and_then(|server| server.roles.iter().find(|role| role.id == id))
            .filter(|_| kind != 6)
            .ok_or("names nobody here")?;
        add("roles", role.json(self.bot()));
        Ok(())
    }

    pub(super) fn resolve_values(
        &self,
        channel: Id,
        component: &Value,
        values: &[String],
        data: &mut Value,
    ) {
        // Menus 5 to 8 are for users, roles, mentionables and channels; options have other numbers for these.
        let kind = match component["type"].as_u64() {
            Some(5) => 6,
            Some(6) => 8,
            Some(7) => 9,
            Some(8) => 7,
            _ => return,
        };
        let mut resolved = Map::new();
        for value in values {
            // Discord leaves out objects that do not exist.
            let _ = self.resolve(channel, kind, &json!(value), &mut resolved);
        }
        data["resolved"] = resolved.into();
    }
}

/// Checks a value against an option's type, choices and bounds.
fn check_value(definition: &Value, value: &Value) -> Result<(), String> {
    let fits = match definition["type"].as_u64() {
        Some(3) => value.is_string(),
        // Discord's clients use doubles, so there are no integers above 2^53.
        Some(4) => value
            .as_i64()
            .is_some_and(|number| number.unsigned_abs() <= 1 << 53),
        Some(5) => value.is_boolean(),
        Some(6..=9) => id_in(value).is_some(),
        Some(10) => value
            .as_f64()
            .is_some_and(|number| number.abs() <= 9_007_199_254_740_992.0),
        _ => return Err("cannot be given here".to_owned()),
    };
    if !fits {
        return Err(format!("{value} is not of its kind"));
    }
    if let Some(choices) = definition["choices"].as_array()
        && !choices.is_empty()
        && choices.iter().all(|choice| choice["value"] != *value)
    {
        return Err(format!("{value} is not one of its choices"));
    }
    if let Some(number) = value.as_f64() {
        let below = definition["min_value"]
            .as_f64()
            .is_some_and(|least| number < least);
        let above = definition["max_value"]
            .as_f64()
            .is_some_and(|most| number > most);
        if below || above {
            return Err(format!(
                "takes {} to {}",
                definition["min_value"], definition["max_value"]
            ));
        }
    }
    if let Some(text) = value.as_str().filter(|_| definition["type"] == 3) {
        let length = text.chars().count() as u64;
        let least = definition["min_length"].as_u64().unwrap_or(0);
        let most = definition["max_length"].as_u64().unwrap_or(6_000);
        if !(least..=most).contains(&length) {
            return Err(format!("takes {least} to {most} characters"));
        }
    }
    Ok(())
}

fn may_use(command: &Value, permissions: Permissions) -> bool {
    match command["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse().ok())
    {
        None => true,
        // Only administrators.
        Some(0) => permissions.contains(Permissions::ADMINISTRATOR),
        Some(bits) => {
            permissions.contains(Permissions::from_bits_truncate(bits))
                || permissions.contains(Permissions::ADMINISTRATOR)
        }
    }
}

fn in_context(command: &Value, context: u64) -> bool {
    command["contexts"]
        .as_array()
        .is_none_or(|all| all.contains(&json!(context)))
}
