//! The REST API: routes requests to their handlers.

pub(crate) mod application;
pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod emoji;
pub(crate) mod http;
pub(crate) mod interactions;
pub(crate) mod limits;
pub(crate) mod messages;
pub(crate) mod refusal;
pub(crate) mod request;
pub(crate) mod servers;
pub(crate) mod threads;

use serde_json::json;

use crate::{config::RateLimits, world::World};
use limits::{LimitStatus, RateLimited};
pub(crate) use refusal::Refusal;
pub(crate) use request::{Outcome, Request, Response, Upload, id};

/// Whether the limits allow a request now, and what its answer reports about them.
///
/// # Errors
/// The limit that it exceeds.
pub(crate) fn admit(
    world: &mut World,
    request: &Request,
) -> Result<Option<LimitStatus>, RateLimited> {
    if world.rate_limits != RateLimits::Enforced {
        return Ok(None);
    }
    let now = world.clock.age();
    let path: Vec<&str> = request.path.trim_matches('/').split('/').collect();
    world.buckets.count(now, &request.method, &path)
}

/// Answers a request that was admitted: checks authorization, routes it, and records what Discord would refuse.
pub(crate) fn handle(world: &mut World, request: &Request) -> Response {
    let path: Vec<&str> = request.path.trim_matches('/').split('/').collect();
    match authorized(world, request, &path).and_then(|()| route(world, request, &path)) {
        Ok(response) => response,
        Err(refusal) => {
            record_refusal(world, request, &refusal);
            refusal.into()
        }
    }
}

/// Answers a client that ignores the limits.
pub(crate) fn refuse_over_limit(
    world: &mut World,
    request: &Request,
    over: &RateLimited,
) -> Response {
    world.log.violation(format!(
        "429 0 {} {}: rate limit passed",
        request.method,
        without_tokens(&request.path)
    ));
    over.response(world.clock.now())
}

fn record_refusal(world: &mut World, request: &Request, refusal: &Refusal) {
    let mut text = format!(
        "{} {} {} {}: {}",
        refusal.status,
        refusal.code,
        request.method,
        without_tokens(&request.path),
        refusal.message
    );
    if let Some(errors) = &refusal.errors {
        text.push_str(&format!(" {errors}"));
    }
    world.log.violation(text);
}

/// A path with its tokens removed.
fn without_tokens(path: &str) -> String {
    path.split('/')
        .map(|part| {
            if part.starts_with("sandbox-") {
                "TOKEN"
            } else {
                part
            }
        })
        .collect::<Vec<_>>()
        .join("/")
}

fn authorized(world: &World, request: &Request, path: &[&str]) -> Result<(), Refusal> {
    let open = matches!(
        path,
        ["gateway"] | ["interactions", _, _, "callback"] | ["webhooks", _, _, ..]
    );
    let token = request.authorization.as_deref();
    if open || token == Some(&format!("Bot {}", world.token())) {
        Ok(())
    } else {
        Err(Refusal::UNAUTHORIZED)
    }
}

fn route(world: &mut World, request: &Request, path: &[&str]) -> Outcome {
    let channel = |text: &str| id(text, Refusal::UNKNOWN_CHANNEL);
    let message = |text: &str| id(text, Refusal::UNKNOWN_MESSAGE);
    let guild = |text: &str| id(text, Refusal::UNKNOWN_GUILD);
    match (request.method.as_str(), path) {
        ("GET", ["gateway"]) => Ok(Response::ok(json!({"url": world.gateway_url()}))),
        ("GET", ["gateway", "bot"]) => application::gateway_bot(world),
        ("GET", ["users", "@me"]) => application::me(world),
        ("GET", ["users", "@me", "guilds"]) => application::guilds(world),
        ("DELETE", ["users", "@me", "guilds", server]) => application::leave(world, guild(server)?),
        ("POST", ["users", "@me", "channels"]) => channels::direct(world, request),
        ("GET", ["users", user]) => application::user(world, id(user, Refusal::UNKNOWN_USER)?),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            application::application(world)
        }
        ("PATCH", ["applications", "@me"]) => application::describe(world, request),

        (method, ["applications", application, rest @ ..]) => {
            let asked = id(application, Refusal::UNKNOWN_APPLICATION)?;
            if asked != world.bot() {
                return Err(Refusal::UNKNOWN_APPLICATION);
            }
            match rest {
                ["emojis", rest @ ..] => emoji::route(world, request, method, rest),
                ["commands", rest @ ..] => commands::route(world, request, None, rest),
                ["guilds", server, "commands", rest @ ..] => {
                    let server = guild(server)?;
                    commands::route(world, request, Some(server), rest)
                }
                _ => Err(Refusal::NO_ROUTE),
            }
        }

        ("POST", ["interactions", id, token, "callback"]) => {
            interactions::callback(world, request, id, token)
        }
        (method, ["webhooks", application, token, rest @ ..]) => {
            interactions::webhook(world, request, method, application, token, rest)
        }

        ("GET", ["channels", c]) => channels::get(world, channel(c)?),
        ("PATCH", ["channels", c]) => channels::patch(world, request, channel(c)?),
        ("DELETE", ["channels", c]) => channels::delete(world, channel(c)?),
        ("POST", ["channels", c, "typing"]) => channels::typing(world, channel(c)?),
        (method, ["channels", c, "permissions", who]) => {
            let who = id(who, Refusal::UNKNOWN_USER)?;
            channels::permissions(world, request, method, channel(c)?, who)
        }
        ("GET", ["channels", c, "messages"]) => messages::list(world, request, channel(c)?),
        ("POST", ["channels", c, "messages"]) => messages::create(world, request, channel(c)?),
        ("POST", ["channels", c, "messages", "bulk-delete"]) => {
            messages::bulk_delete(world, request, channel(c)?)
        }
        ("GET", ["channels", c, "pins"] | ["channels", c, "messages", "pins"]) => {
            messages::pins(world, channel(c)?, path.len() == 3)
        }
        (
            method @ ("PUT" | "DELETE"),
            ["channels", c, "pins", m] | ["channels", c, "messages", "pins", m],
        ) => messages::pin(world, method, channel(c)?, message(m)?),
        ("GET", ["channels", c, "messages", m]) => messages::get(world, channel(c)?, message(m)?),
        ("PATCH", ["channels", c, "messages", m]) => {
            messages::edit(world, request, channel(c)?, message(m)?)
        }
        ("DELETE", ["channels", c, "messages", m]) => {
            messages::delete(world, channel(c)?, message(m)?)
        }
        ("POST", ["channels", c, "messages", m, "crosspost"]) => {
            messages::crosspost(world, channel(c)?, message(m)?)
        }
        ("POST", ["channels", c, "messages", m, "threads"]) => {
            threads::from_message(world, request, channel(c)?, message(m)?)
        }
        ("POST", ["channels", c, "polls", m, "expire"]) => {
            messages::end_poll(world, channel(c)?, message(m)?)
        }
        ("GET", ["channels", c, "polls", m, "answers", answer]) => {
            messages::voters(world, request, channel(c)?, message(m)?, answer)
        }
        ("POST", ["channels", c, "threads"]) => threads::create(world, request, channel(c)?),
        ("GET", ["channels", c, "threads", "archived", kind]) => {
            threads::archived(world, channel(c)?, kind)
        }
        (method, ["channels", c, "thread-members", rest @ ..]) => {
            threads::members(world, method, channel(c)?, rest)
        }

        ("GET", ["guilds", server]) => servers::get(world, request, guild(server)?),
        ("GET", ["guilds", server, "channels"]) => servers::channels(world, guild(server)?),
        ("POST", ["guilds", server, "channels"]) => {
            servers::create_channel(world, request, guild(server)?)
        }
        ("GET", ["guilds", server, "roles"]) => servers::roles(world, guild(server)?),
        ("GET", ["guilds", server, "members", "search"]) => {
            servers::search(world, request, guild(server)?)
        }
        ("GET", ["guilds", server, "members"]) => servers::members(world, request, guild(server)?),
        ("GET", ["guilds", server, "members", user]) => {
            let user = if *user == "@me" {
                world.bot()
            } else {
                id(user, Refusal::UNKNOWN_USER)?
            };
            servers::member(world, guild(server)?, user)
        }
        ("GET", ["guilds", server, "threads", "active"]) => threads::active(world, guild(server)?),
        _ => Err(Refusal::NO_ROUTE),
    }
}
