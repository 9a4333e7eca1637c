//! A bot made only of a WebSocket and an HTTP client, so that tests see every byte.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, dead_code)]

use std::{collections::VecDeque, time::Duration};

use futures_util::{SinkExt, StreamExt};
use sandbox::{ActionError, Answer, Config, Id, Person, Sandbox};
use serde_json::{Value, json};
use tokio::{net::TcpStream, task::JoinHandle};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message};

/// How long a test waits before it fails.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    waiting: VecDeque<Value>,
}

/// What a client received from the gateway.
#[derive(Debug, PartialEq)]
pub enum Came {
    Payload(Value),
    Bytes(Vec<u8>),
    Closed(u16),
    /// The connection ended without a closing handshake.
    Gone,
}

impl Socket {
    pub async fn open(url: &str) -> Socket {
        let (stream, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Socket {
            stream,
            waiting: VecDeque::new(),
        }
    }

    /// The sandbox's page, opened as this person.
    pub async fn page(world: &World, who: &str) -> Socket {
        let url = world.sandbox.url().replacen("http", "ws", 1);
        Socket::open(&format!("{url}/live?as={who}&channel=general")).await
    }

    /// The next message to the page of this type.
    pub async fn heard(&mut self, kind: &str) -> Value {
        loop {
            let message = self.payload().await;
            if message["t"] == kind {
                return message;
            }
        }
    }

    pub async fn send(&mut self, payload: Value) {
        self.send_text(payload.to_string()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub async fn close(&mut self, code: u16) {
        let frame = tokio_tungstenite::tungstenite::protocol::CloseFrame {
            code: code.into(),
            reason: "".into(),
        };
        self.stream.close(Some(frame)).await.unwrap();
    }

    pub async fn next(&mut self) -> Came {
        if let Some(payload) = self.waiting.pop_front() {
            return Came::Payload(payload);
        }
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next())
                .await
                .expect("the gateway says nothing");
            return match message {
                Some(Ok(Message::Text(text))) => {
                    Came::Payload(serde_json::from_str(&text).unwrap())
                }
                Some(Ok(Message::Binary(bytes))) => Came::Bytes(bytes.to_vec()),
                Some(Ok(Message::Close(frame))) => Came::Closed(frame.unwrap().code.into()),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => Came::Gone,
            };
        }
    }

    pub async fn payload(&mut self) -> Value {
        match self.next().await {
            Came::Payload(payload) => payload,
            other => panic!("no payload but {other:?}"),
        }
    }

    /// The next event with this name; earlier ones are skipped.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.payload().await;
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }
}

pub fn identify(token: &str) -> Value {
    json!({"op": 2, "d": {
        "token": token, "intents": 1,
        "properties": {"os": "linux", "browser": "test", "device": "test"},
    }})
}

pub fn gateway(sandbox: &Sandbox, query: &str) -> String {
    format!(
        "{}/gateway?v=10&encoding=json{query}",
        sandbox.url().replace("http", "ws")
    )
}

/// A bot's two connections.
pub struct Bot {
    pub socket: Socket,
    pub rest: Rest,
    pub session: String,
}

#[derive(Clone)]
pub struct Rest {
    http: reqwest::Client,
    root: String,
    token: String,
    application: Id,
}

impl Bot {
    pub async fn connect(sandbox: &Sandbox) -> Bot {
        let mut socket = Socket::open(&gateway(sandbox, "")).await;
        assert_eq!(socket.payload().await["op"], 10);
        socket.send(identify(sandbox.token())).await;
        let ready = socket.event("READY").await;
        socket.event("GUILD_CREATE").await;
        let session = ready["session_id"].as_str().unwrap().to_owned();
        Bot {
            socket,
            rest: Rest::new(sandbox),
            session,
        }
    }

    /// Lets somebody do something; returns the event, and the answer they will get.
    pub async fn receive<F>(&mut self, deed: F) -> (Value, JoinHandle<Result<Answer, ActionError>>)
    where
        F: Future<Output = Result<Answer, ActionError>> + Send + 'static,
    {
        let answer = tokio::spawn(deed);
        (self.socket.event("INTERACTION_CREATE").await, answer)
    }
}

impl Rest {
    pub fn new(sandbox: &Sandbox) -> Rest {
        Rest {
            http: reqwest::Client::new(),
            root: sandbox.url(),
            token: sandbox.token().to_owned(),
            application: sandbox.bot(),
        }
    }

    pub fn with_token(mut self, token: &str) -> Rest {
        self.token = token.to_owned();
        self
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        self.http
            .request(
                method.parse().unwrap(),
                format!("{}/api/v10{path}", self.root),
            )
            .header("authorization", format!("Bot {}", self.token))
    }

    /// Sends a request; returns status and body of the answer.
    pub async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        read(request).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, Value::Null).await
    }

    pub async fn callback(&self, interaction: &Value, body: Value) -> (u16, Value) {
        let id = interaction["id"].as_str().unwrap();
        let token = interaction["token"].as_str().unwrap();
        self.call(
            "POST",
            &format!("/interactions/{id}/{token}/callback"),
            body,
        )
        .await
    }

    /// Answers an interaction with these words, for its person alone.
    pub async fn whisper(&self, interaction: &Value, content: &str) -> (u16, Value) {
        let data = json!({"content": content, "flags": 64});
        self.callback(interaction, json!({"type": 4, "data": data}))
            .await
    }

    /// Sends a request below `/webhooks/APPLICATION/TOKEN`.
    pub async fn webhook(
        &self,
        method: &str,
        interaction: &Value,
        rest: &str,
        body: Value,
    ) -> (u16, Value) {
        let token = interaction["token"].as_str().unwrap();
        self.call(
            method,
            &format!("/webhooks/{}/{token}{rest}", self.application),
            body,
        )
        .await
    }

    pub async fn register(&self, commands: Value) {
        let path = format!("/applications/{}/commands", self.application);
        let (status, body) = self.call("PUT", &path, commands).await;
        assert_eq!(status, 200, "{body}");
    }

    pub async fn post(&self, channel: Id, body: Value) -> Value {
        let (status, body) = self
            .call("POST", &format!("/channels/{channel}/messages"), body)
            .await;
        assert_eq!(status, 200, "{body}");
        body
    }
}

pub async fn read(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

/// A sandbox with a bot, a command `/go` and two people.
pub struct World {
    pub sandbox: Sandbox,
    pub bot: Bot,
    pub ann: Person,
    pub ben: Person,
    pub channel: Id,
}

impl World {
    pub async fn new() -> World {
        World::with(Config::default()).await
    }

    pub async fn with(config: Config) -> World {
        let sandbox = Sandbox::start(config).await.unwrap();
        let (ann, ben) = (sandbox.add_person("Ann"), sandbox.add_person("Ben"));
        let bot = Bot::connect(&sandbox).await;
        bot.rest
            .register(json!([{"name": "go", "description": "Go", "type": 1}]))
            .await;
        let channel = sandbox.channel();
        World {
            sandbox,
            bot,
            ann,
            ben,
            channel,
        }
    }

    /// Ann types `/go`; returns the event, and the answer she will get.
    pub async fn go(&mut self) -> (Value, JoinHandle<Result<Answer, ActionError>>) {
        let (ann, channel) = (self.ann.clone(), self.channel);
        self.bot
            .receive(async move { ann.slash(channel, "/go").await })
            .await
    }

    /// Posts a message of the bot in the channel.
    pub async fn post(&self, body: Value) -> Value {
        self.bot.rest.post(self.channel, body).await
    }
}

/// A row of buttons with these custom ids.
pub fn row(names: &[&str]) -> Value {
    let buttons: Vec<Value> = names
        .iter()
        .map(|name| json!({"type": 2, "style": 2, "label": name, "custom_id": name}))
        .collect();
    json!({"type": 1, "components": buttons})
}

/// Moves the paused clock forward.
pub async fn advance(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}
