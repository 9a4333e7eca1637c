//! The bot of ../README.md with twilight 0.18.
use std::{env, error::Error, sync::Arc, time::Duration};

use serde_json::{Value, from_value, json};
use tokio::task::JoinSet;
use twilight_gateway::{ConfigBuilder, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _};
use twilight_http::{Client, Response};
use twilight_model::{
    application::{
        command::Command,
        interaction::{Interaction, InteractionData, InteractionType, modal::ModalInteractionComponent},
    },
    channel::message::MessageFlags,
    gateway::event::Event,
    http::{attachment::Attachment, interaction::InteractionResponse},
    id::{Id, marker::ApplicationMarker},
};

type Done = Result<(), Box<dyn Error + Send + Sync>>;

const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

#[tokio::main]
async fn main() -> Done {
    let (url, token) = (env::var("SANDBOX_URL")?, env::var("SANDBOX_TOKEN")?);
    let host = url.trim_start_matches("http://").to_owned();
    let http = Arc::new(Client::builder().token(token.clone()).proxy(host, true).build());
    let config = ConfigBuilder::new(token, Intents::GUILDS)
        .proxy_url(url.replacen("http", "ws", 1))
        .build();
    let shards = http.gateway().authed().await?.model().await?.shards;
    let mut running = JoinSet::new();
    for number in 0..shards {
        // The queue in the configuration is shared: one session begins after the other.
        let shard = Shard::with_config(ShardId::new(number, shards), config.clone());
        running.spawn(run(shard, http.clone()));
    }
    while let Some(ended) = running.join_next().await {
        ended??;
    }
    Ok(())
}

async fn run(mut shard: Shard, http: Arc<Client>) -> Done {
    let wanted = EventTypeFlags::READY | EventTypeFlags::INTERACTION_CREATE;
    while let Some(event) = shard.next_event(wanted).await {
        let http = http.clone();
        match event? {
            Event::Ready(ready) if shard.id().number() == 0 => {
                begin(&http, ready.application.id).await?;
            }
            Event::InteractionCreate(asked) => {
                tokio::spawn(async move {
                    if let Err(error) = answer(&http, asked.0).await {
                        eprintln!("ERROR {error}");
                    }
                });
            }
            _ => {}
        }
    }
    Ok(())
}

async fn begin(http: &Client, me: Id<ApplicationMarker>) -> Done {
    let commands: Vec<Command> = from_value(json!([
        {"name": "deal", "description": "Deal", "type": 1, "version": "1", "options": [
            {"type": 3, "name": "game", "description": "Which", "required": true, "autocomplete": true},
        ]},
        {"name": "burst", "description": "Many messages", "type": 1, "version": "1"},
    ]))?;
    http.interaction(me).set_global_commands(&commands).await?;
    let image = format!("data:image/png;base64,{PNG}");
    http.add_application_emoji(me, "ace", &image).await?;
    Ok(())
}

async fn answer(http: &Client, asked: Interaction) -> Done {
    let channel = asked.channel.as_ref().ok_or("no channel")?.id;
    let interaction = http.interaction(asked.application_id);
    let respond = async |response: Value| -> Done {
        let response: InteractionResponse = from_value(response)?;
        interaction.create_response(asked.id, &asked.token, &response).await?;
        Ok(())
    };
    let private = json!({"type": 4, "data": {"content": "your hand", "flags": 64}});
    match (asked.kind, &asked.data) {
        (InteractionType::ApplicationCommandAutocomplete, _) => {
            let choices = json!([{"name": "Scarto", "value": "scarto"}]);
            respond(json!({"type": 8, "data": {"choices": choices}})).await
        }
        (_, Some(InteractionData::ApplicationCommand(command))) if command.name == "deal" => {
            let button = |name: &str| json!({"type": 2, "style": 1, "label": name, "custom_id": name});
            let menu = json!({"type": 3, "custom_id": "suit", "options": [{"label": "Cups", "value": "cups"}]});
            let mut response: InteractionResponse = from_value(json!({"type": 4, "data": {
                "content": "Scarto",
                "embeds": [{"title": "A table", "type": "rich", "fields": [
                    {"name": "Pot", "value": "5", "inline": true},
                ]}],
                "components": [
                    {"type": 1, "components": [button("hand"), button("bet"), button("thread")]},
                    {"type": 1, "components": [menu]},
                ],
            }}))?;
            if let Some(data) = &mut response.data {
                let file = Attachment::from_bytes("table.png".to_owned(), png(), 0);
                data.attachments = Some(vec![file]);
            }
            interaction.create_response(asked.id, &asked.token, &response).await?;
            interaction.response(&asked.token).await?.model().await?;
            Ok(())
        }
        (_, Some(InteractionData::ApplicationCommand(_))) => {
            respond(private).await?;
            for number in 0..12 {
                let posted = http.create_message(channel).content(&format!("burst {number}")).await?;
                heed(&posted).await;
            }
            Ok(())
        }
        (_, Some(InteractionData::MessageComponent(click))) => match click.custom_id.as_str() {
            "hand" => respond(private).await,
            "suit" => respond(json!({"type": 7, "data": {"content": click.values[0]}})).await,
            "bet" => {
                let input = json!({"type": 4, "custom_id": "coins", "label": "Coins", "style": 1});
                respond(json!({"type": 9, "data": {
                    "custom_id": "bet", "title": "Bet", "components": [{"type": 1, "components": [input]}],
                }}))
                .await
            }
            _ => {
                respond(json!({"type": 6})).await?;
                let gone = http.create_message(channel).content("gone").await?.model().await?;
                let kept = http.create_message(channel).content("kept").await?.model().await?;
                http.update_message(channel, kept.id).content(Some("edited")).await?;
                let thread = http.create_thread_from_message(channel, kept.id, "a table");
                let thread = thread.await?.model().await?;
                http.create_message(thread.id).content("here").await?;
                http.delete_message(channel, gone.id).await?;
                Ok(())
            }
        },
        (_, Some(InteractionData::ModalSubmit(dialog))) => {
            let [ModalInteractionComponent::ActionRow(row)] = &dialog.components[..] else {
                return Err("no row".into());
            };
            let [ModalInteractionComponent::TextInput(input)] = &row.components[..] else {
                return Err("no input".into());
            };
            respond(json!({"type": 5, "data": {"flags": 64}})).await?;
            let coins = format!("{} coins", input.value);
            interaction.update_response(&asked.token).content(Some(&coins)).await?;
            let noted = interaction.create_followup(&asked.token).content("noted");
            noted.flags(MessageFlags::EPHEMERAL).await?;
            Ok(())
        }
        _ => Err("an interaction that was not asked for".into()),
    }
}

/// Waits where the answer says that the limit is reached: twilight 0.18 reads that only beside a scope, which
/// Discord tells with a 429 alone.
async fn heed<T>(answer: &Response<T>) {
    let told = |wanted: &str| -> Option<f64> {
        let (_, value) = answer.headers().find(|(name, _)| *name == wanted)?;
        str::from_utf8(value).ok()?.parse().ok()
    };
    if told("x-ratelimit-remaining") == Some(0.0)
        && let Some(seconds) = told("x-ratelimit-reset-after")
    {
        tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
    }
}

/// The picture's bytes: six bits a letter.
fn png() -> Vec<u8> {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for letter in PNG.bytes().filter(|letter| *letter != b'=') {
        let six = letters.iter().position(|one| *one == letter).unwrap_or(0);
        bits = bits << 6 | six as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
