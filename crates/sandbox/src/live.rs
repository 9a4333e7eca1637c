//! The page's connection: JSON in both directions, one person per page.

use std::sync::Arc;

use axum::{
    Json,
    extract::{
        Query, State,
        ws::{Message as Frame, WebSocket, WebSocketUpgrade},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::{
    answer::ActionError,
    shared::Shared,
    world::{
        Id, World, channel::ThreadLock, client::ClientAction, interaction::AnswerTo,
        listeners::Page,
    },
};

#[derive(Deserialize)]
pub(crate) struct PageQuery {
    r#as: String,
    channel: Option<String>,
    /// The `since` that the sandbox sent this page on its previous connection.
    since: Option<Id>,
}

/// `/live?as=ID-or-NAME&channel=ID-or-NAME`.
pub(crate) async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(query): Query<PageQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(person) = shared.with(|world| world.person_named(&query.r#as)) else {
        let why = format!("There’s nobody called {}.", query.r#as);
        return (StatusCode::NOT_FOUND, why).into_response();
    };
    upgrade.on_upgrade(move |socket| serve_connection(shared, socket, person, query))
}

/// `/sandbox.json`: the people to choose from.
pub(crate) async fn picker(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(shared.with(|world| world.public()))
}

#[derive(Deserialize)]
pub(crate) struct NewPerson {
    name: String,
}

/// `POST /sandbox/people`.
pub(crate) async fn add_person(
    State(shared): State<Arc<Shared>>,
    Json(new): Json<NewPerson>,
) -> Response {
    let name = new.name.trim();
    if !(1..=32).contains(&name.chars().count()) {
        return (StatusCode::BAD_REQUEST, "Use a name of 1 to 32 characters.").into_response();
    }
    shared.with(|world| {
        if world.person_named(name).is_some() {
            let why = format!("There’s already a {name}. Choose another name.");
            return (StatusCode::CONFLICT, why).into_response();
        }
        let id = world.add_person(name);
        Json(world.user_json(id)).into_response()
    })
}

async fn serve_connection(
    shared: Arc<Shared>,
    mut socket: WebSocket,
    person: Id,
    query: PageQuery,
) {
    let (out, mut inbox) = mpsc::unbounded_channel();
    let connection = shared.with(|world| {
        let connection = world.connection();
        let since = query.since.unwrap_or_else(|| world.clock.id());
        let mut hello = world.hello(person);
        hello["since"] = json!(since);
        let _ = out.send(hello.to_string().into());
        world.pages.push(Page {
            connection,
            person,
            since,
            open: Default::default(),
            out,
        });
        if let Some(channel) = query
            .channel
            .and_then(|name| find_channel(world, person, &name))
        {
            open(world, connection, person, channel);
        }
        connection
    });
    loop {
        tokio::select! {
            payload = inbox.recv() => {
                let Some(payload) = payload else { break };
                if socket.send(Frame::text(&*payload)).await.is_err() {
                    break;
                }
            }
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => handle_message(&shared, connection, person, &text),
                Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    shared.with(|world| world.pages.retain(|page| page.connection != connection));
}

fn find_channel(world: &World, person: Id, name: &str) -> Option<Id> {
    let wanted = name.trim_start_matches('#');
    world
        .channels
        .values()
        .filter(|channel| world.sees(channel.id, person))
        .find(|channel| channel.id.to_string() == wanted || channel.name == wanted)
        .map(|channel| channel.id)
}

fn open(world: &mut World, connection: u64, person: Id, channel: Id) {
    let Some(page) = world
        .pages
        .iter_mut()
        .find(|page| page.connection == connection)
    else {
        return;
    };
    page.open.insert(channel);
    let since = page.since;
    let seen = world.view_since(channel, person, since);
    let messages: Vec<&Value> = seen.iter().map(|message| &**message).collect();
    world.send_to_page(
        connection,
        json!({"t": "messages", "channel": channel, "messages": messages}),
    );
}

/// What a page sends.
#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
enum PageMessage {
    Open {
        channel: Id,
    },
    Say {
        channel: Id,
        content: String,
    },
    Command {
        nonce: Value,
        channel: Id,
        name: String,
        #[serde(default)]
        options: Vec<Value>,
    },
    Autocomplete {
        nonce: Value,
        channel: Id,
        name: String,
        #[serde(default)]
        options: Vec<Value>,
    },
    Click {
        nonce: Value,
        channel: Id,
        message: Id,
        custom_id: String,
    },
    Select {
        nonce: Value,
        channel: Id,
        message: Id,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        nonce: Value,
        modal: Id,
        fields: Vec<Field>,
    },
    Dismiss {
        message: Id,
    },
    Vote {
        channel: Id,
        message: Id,
        answers: Vec<u64>,
    },
    Locale {
        locale: String,
    },
    Allow {
        channel: Id,
        who: Id,
        allow: Id,
        deny: Id,
    },
    Roles {
        server: Id,
        member: Id,
        roles: Vec<Id>,
    },
    Lock {
        thread: Id,
    },
    Unlock {
        thread: Id,
    },
    Post {
        nonce: Value,
        channel: Id,
        name: String,
        content: String,
    },
}

#[derive(Deserialize)]
struct Field {
    custom_id: String,
    value: Value,
}

fn handle_message(shared: &Arc<Shared>, connection: u64, person: Id, text: &str) {
    let sent = match serde_json::from_str(text) {
        Ok(sent) => sent,
        Err(error) => {
            tracing::warn!("the page sent something that cannot be read: {error}");
            return;
        }
    };
    let (nonce, act) = match sent {
        PageMessage::Open { channel } => {
            return shared.with(|w| open(w, connection, person, channel));
        }
        PageMessage::Say { channel, content } => {
            return send_refusal(shared, connection, |world| {
                world.say(person, channel, &content).map(drop)
            });
        }
        PageMessage::Allow {
            channel,
            who,
            allow,
            deny,
        } => {
            return send_refusal(shared, connection, |world| {
                world.allow_in(person, channel, who, (allow.0, deny.0))
            });
        }
        PageMessage::Roles {
            server,
            member,
            roles,
        } => {
            return send_refusal(shared, connection, |world| {
                world.set_roles(person, server, member, &roles)
            });
        }
        PageMessage::Lock { thread } => {
            return send_refusal(shared, connection, |world| {
                world.lock(person, thread, ThreadLock::Locked)
            });
        }
        PageMessage::Unlock { thread } => {
            return send_refusal(shared, connection, |world| {
                world.lock(person, thread, ThreadLock::Unlocked)
            });
        }
        PageMessage::Post {
            nonce,
            channel,
            name,
            content,
        } => {
            return shared.with(|world| {
                let payload = match world.open_post(person, channel, &name, &content) {
                    Ok(post) => {
                        json!({"t": "answer", "nonce": nonce, "state": "answered", "post": post})
                    }
                    Err(why) => {
                        let failed = json!({"t": "answer", "nonce": nonce, "state": "failed"});
                        with_reason(failed, &why)
                    }
                };
                world.send_to_page(connection, payload);
            });
        }
        PageMessage::Locale { locale } => {
            return send_refusal(shared, connection, |world| {
                world.set_locale(person, &locale)
            });
        }
        PageMessage::Vote {
            channel,
            message,
            answers,
        } => {
            return send_refusal(shared, connection, |world| {
                world.vote(person, channel, message, &answers)
            });
        }
        PageMessage::Dismiss { message } => {
            return shared.with(|world| {
                let channel = world
                    .channels
                    .values()
                    .find(|channel| channel.messages.contains_key(&message))
                    .map(|channel| channel.id);
                if let Some(channel) = channel {
                    world.dismiss(person, channel, message);
                }
            });
        }
        PageMessage::Command {
            nonce,
            channel,
            name,
            options,
        } => (
            nonce,
            ClientAction::Command {
                channel,
                name,
                options,
            },
        ),
        PageMessage::Autocomplete {
            nonce,
            channel,
            name,
            options,
        } => (
            nonce,
            ClientAction::Autocomplete {
                channel,
                name,
                options,
            },
        ),
        PageMessage::Click {
            nonce,
            channel,
            message,
            custom_id,
        } => (
            nonce,
            ClientAction::Click {
                channel,
                message,
                custom_id,
            },
        ),
        PageMessage::Select {
            nonce,
            channel,
            message,
            custom_id,
            values,
        } => (
            nonce,
            ClientAction::Select {
                channel,
                message,
                custom_id,
                values,
            },
        ),
        PageMessage::Submit {
            nonce,
            modal,
            fields,
        } => {
            let fields = fields
                .into_iter()
                .map(|field| (field.custom_id, field.value))
                .collect();
            (nonce, ClientAction::Submit { modal, fields })
        }
    };
    let answer_to = AnswerTo::Page {
        connection,
        nonce: nonce.clone(),
    };
    let done = shared.with(|world| {
        let done = world.act(person, act, answer_to);
        let payload = match &done {
            Ok(_) => json!({"t": "answer", "nonce": nonce, "state": "sent"}),
            Err(why) => with_reason(
                json!({"t": "answer", "nonce": nonce, "state": "failed"}),
                why,
            ),
        };
        world.send_to_page(connection, payload);
        done
    });
    if let Ok(token) = done {
        shared.watch(token);
    }
}

/// Does something that is answered only if it is refused.
fn send_refusal(
    shared: &Arc<Shared>,
    connection: u64,
    work: impl FnOnce(&mut World) -> Result<(), ActionError>,
) {
    shared.with(|world| {
        if let Err(why) = work(world) {
            world.send_to_page(connection, with_reason(json!({"t": "refused"}), &why));
        }
    });
}

/// Adds the reason of a failure to an answer.
fn with_reason(mut answer: Value, why: &ActionError) -> Value {
    if let (Some(answer), Value::Object(reason)) = (answer.as_object_mut(), why.reason()) {
        answer.extend(reason);
    }
    answer
}
