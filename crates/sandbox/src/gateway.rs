//! The gateway: a bot's WebSocket connection.

use std::{collections::VecDeque, io::Write, sync::Arc, time::Duration};

use axum::{
    extract::{
        FromRequestParts, Query, Request, State,
        ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};
use flate2::{Compress, Compression, FlushCompress, write::ZlibEncoder};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::Instant,
};

use crate::{
    fault_queue::Gateway,
    page,
    shared::Shared,
    world::{
        World,
        session::{ALL, GatewayOrder, PRIVILEGED},
        session_starts::TooSoon,
    },
};

/// The largest payload from a client, in bytes.
const LARGEST: usize = 4_096;
/// The limit of payloads from a client per minute.
const PER_MINUTE: usize = 120;
/// With `compress`, payloads of at least this size in bytes are compressed.
const WORTH_COMPRESSING: usize = 1_024;

#[derive(Deserialize)]
pub(crate) struct ConnectQuery {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

/// `/gateway`.
pub(crate) async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(wanted): Query<ConnectQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if shared.with(|world| world.faults.gateway == Gateway::Closed) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| Connection::open(shared, socket, wanted))
}

/// `/`: the gateway for a WebSocket request, the page for a browser.
pub(crate) async fn connect_or_page(
    State(shared): State<Arc<Shared>>,
    Query(wanted): Query<ConnectQuery>,
    request: Request,
) -> Response {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(_) if shared.with(|world| world.faults.gateway == Gateway::Closed) => {
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        Ok(upgrade) => upgrade.on_upgrade(move |socket| Connection::open(shared, socket, wanted)),
        Err(_) if parts.headers.contains_key("upgrade") => StatusCode::BAD_REQUEST.into_response(),
        Err(_) => page::index(),
    }
}

/// How payloads are compressed.
enum Encoding {
    Plain,
    /// Each payload separately (`"compress": true` in IDENTIFY).
    Payload,
    /// One stream per connection (`compress=zlib-stream` in the address).
    Stream(Box<Compress>),
}

/// Why a connection ended.
enum End {
    /// The sandbox closes it with Discord's code.
    Close(u16, &'static str),
    /// The connection is cut without a close frame.
    Cut,
    /// The client closed it; `for_good` if its close code ends the session.
    Left { for_good: bool },
}

struct Connection {
    shared: Arc<Shared>,
    number: u64,
    out: UnboundedSender<GatewayOrder>,
    encoding: Encoding,
    identified: bool,
    last_heartbeat: Instant,
    received: VecDeque<Instant>,
}

impl Connection {
    async fn open(shared: Arc<Shared>, mut socket: WebSocket, wanted: ConnectQuery) {
        let (out, inbox) = unbounded_channel();
        let number = shared.with(|world| world.connection());
        let mut connection = Connection {
            number,
            out,
            encoding: match wanted.compress.as_deref() {
                Some("zlib-stream") => {
                    Encoding::Stream(Box::new(Compress::new(Compression::fast(), true)))
                }
                _ => Encoding::Plain,
            },
            identified: false,
            last_heartbeat: Instant::now(),
            received: VecDeque::new(),
            shared,
        };
        let end = if wanted.v.is_some_and(|version| version != "10") {
            End::Close(4012, "Invalid API version.")
        } else if wanted.encoding.is_some_and(|encoding| encoding != "json") {
            End::Close(4002, "The sandbox speaks JSON.")
        } else {
            connection.serve_connection(&mut socket, inbox).await
        };
        let for_good = match end {
            End::Close(code, reason) => {
                connection.record_violation(&format!("closed with {code}: {reason}"));
                close(&mut socket, code, reason).await;
                false
            }
            End::Cut => false,
            End::Left { for_good } => for_good,
        };
        connection
            .shared
            .with(|world| world.disconnect(number, for_good));
    }

    async fn serve_connection(
        &mut self,
        socket: &mut WebSocket,
        mut inbox: UnboundedReceiver<GatewayOrder>,
    ) -> End {
        let beat = self.shared.config.limits.heartbeat;
        let interval = u64::try_from(beat.as_millis()).unwrap_or(u64::MAX);
        let hello = json!({
            "op": 10, "d": {"heartbeat_interval": interval, "_trace": []}, "s": null, "t": null,
        });
        // What waits while the gateway is silent.
        let mut unsaid: VecDeque<Arc<str>> = VecDeque::from([hello.to_string().into()]);
        let shared = self.shared.clone();
        loop {
            tokio::select! {
                () = shared.until_gateway_speaks(), if !unsaid.is_empty() => {
                    while let Some(text) = unsaid.pop_front() {
                        if self.send(socket, &text).await.is_err() {
                            return End::Left { for_good: false };
                        }
                    }
                }
                told = inbox.recv() => {
                    let sent = match told {
                        Some(GatewayOrder::Text(text))
                            if !unsaid.is_empty() || self.shared.gateway_is_silent() =>
                        {
                            unsaid.push_back(text);
                            continue;
                        }
                        Some(GatewayOrder::Text(text)) => self.send(socket, &text).await,
                        Some(GatewayOrder::Close(code, reason)) => {
                            close(socket, code, reason).await;
                            return End::Cut;
                        }
                        Some(GatewayOrder::Cut) | None => return End::Cut,
                    };
                    if sent.is_err() {
                        return End::Left { for_good: false };
                    }
                }
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => match self.handle_message(text.as_bytes()) {
                        Ok(()) => {}
                        Err(end) => return end,
                    },
                    // hikari sends binary frames.
                    Some(Ok(Frame::Binary(bytes))) => match self.handle_message(&bytes) {
                        Ok(()) => {}
                        Err(end) => return end,
                    },
                    Some(Ok(Frame::Close(frame))) => {
                        let code = frame.map_or(1005, |frame| frame.code);
                        return End::Left { for_good: matches!(code, 1000 | 1001) };
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return End::Left { for_good: false },
                },
                () = tokio::time::sleep_until(self.last_heartbeat + beat * 2) => {
                    return End::Close(4009, "Session timed out.");
                }
            }
        }
    }

    async fn send(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), axum::Error> {
        let frame = match &mut self.encoding {
            Encoding::Payload if text.len() >= WORTH_COMPRESSING => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                match encoder
                    .write_all(text.as_bytes())
                    .and_then(|()| encoder.finish())
                {
                    Ok(bytes) => Frame::binary(bytes),
                    Err(error) => return Err(axum::Error::new(error)),
                }
            }
            Encoding::Stream(stream) => match compress(stream, text.as_bytes()) {
                Ok(bytes) => Frame::binary(bytes),
                Err(error) => return Err(axum::Error::new(error)),
            },
            Encoding::Plain | Encoding::Payload => Frame::text(text),
        };
        socket.send(frame).await
    }

    /// Handles one payload from the client.
    fn handle_message(&mut self, bytes: &[u8]) -> Result<(), End> {
        let now = Instant::now();
        self.received.push_back(now);
        while self
            .received
            .front()
            .is_some_and(|first| now - *first > Duration::from_secs(60))
        {
            self.received.pop_front();
        }
        if self.received.len() > PER_MINUTE {
            return Err(End::Close(4008, "You are being rate limited."));
        }
        if bytes.len() > LARGEST {
            return Err(End::Close(4002, "Payload too large."));
        }
        let payload: Value = serde_json::from_slice(bytes)
            .map_err(|_| End::Close(4002, "Error while decoding payload."))?;
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => {
                self.last_heartbeat = now;
                // Polls end by time alone, so check at every heartbeat.
                self.shared.with(|world| world.post_poll_results());
                let is_silent = |world: &mut World| {
                    world.faults.silent || world.faults.gateway == Gateway::Silent
                };
                if !self.shared.with(is_silent) {
                    self.send_text(r#"{"op":11,"d":null,"s":null,"t":null}"#);
                }
                Ok(())
            }
            Some(2 | 6) if let Some(code) = self.closes_with() => {
                // A test asked for this; it is not the client's fault.
                let _ = self.out.send(GatewayOrder::Close(code, "on demand"));
                Ok(())
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data),
            Some(3 | 4 | 8) if !self.identified => Err(End::Close(4003, "Not authenticated.")),
            Some(3 | 4) => Ok(()),
            Some(8) => self.members(data),
            _ => Err(End::Close(4001, "Unknown opcode.")),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), End> {
        if self.identified {
            return Err(End::Close(4005, "Already authenticated."));
        }
        self.check_token(data)?;
        let Some(intents) = data["intents"]
            .as_u64()
            .filter(|intents| intents & !ALL == 0)
        else {
            return Err(End::Close(4013, "Invalid intent(s)."));
        };
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(shard), Some(of)) if shard < of => (shard, of),
                _ => return Err(End::Close(4010, "Invalid shard.")),
            },
        };
        if let Some(order) = self.fault_of(shard.0) {
            let _ = self.out.send(order);
            return Ok(());
        }
        let too_many =
            |world: &World| world.servers_of(shard).len() > world.limits.servers_per_shard;
        if self.shared.with(|world| too_many(world)) {
            return Err(End::Close(4011, "Sharding required."));
        }
        if !data["properties"].is_object() {
            return Err(End::Close(4002, "Error while decoding payload."));
        }
        if data["compress"] == true && matches!(self.encoding, Encoding::Plain) {
            self.encoding = Encoding::Payload;
        }
        if intents & PRIVILEGED != 0 && !self.shared.with(|world| world.privileged_intents) {
            return Err(End::Close(4014, "Disallowed intent(s)."));
        }
        let link = (self.number, self.out.clone());
        let begun = self.shared.with(|world| {
            let begun = world.start_session(shard.0);
            match begun {
                Ok(()) => world.identify(intents, shard, link),
                Err(TooSoon::Day) => world.end_sessions(4004, "Authentication failed."),
                Err(TooSoon::Pause) => {}
            }
            begun
        });
        match begun {
            Ok(()) => {
                self.identified = true;
                Ok(())
            }
            Err(TooSoon::Pause) => {
                self.record_violation("IDENTIFY sooner than max_concurrency allows");
                self.send_text(r#"{"op":9,"d":false,"s":null,"t":null}"#);
                Ok(())
            }
            Err(TooSoon::Day) => Err(End::Close(4004, "Authentication failed.")),
        }
    }

    fn resume(&mut self, data: &Value) -> Result<(), End> {
        if self.identified {
            return Err(End::Close(4005, "Already authenticated."));
        }
        self.check_token(data)?;
        let (session, sequence) = match (data["session_id"].as_str(), data["seq"].as_u64()) {
            (Some(session), Some(sequence)) => (session, sequence),
            _ => return Err(End::Close(4002, "Error while decoding payload.")),
        };
        let shard = self.shared.with(|world| world.shard_of_session(session));
        if let Some(order) = shard.and_then(|shard| self.fault_of(shard)) {
            let _ = self.out.send(order);
            return Ok(());
        }
        let link = (self.number, self.out.clone());
        match self
            .shared
            .with(|world| world.resume(session, sequence, link))
        {
            Ok(()) => {
                self.identified = true;
                Ok(())
            }
            Err(Some(code)) => Err(End::Close(code, "Invalid sequence.")),
            Err(None) => {
                self.send_text(r#"{"op":9,"d":false,"s":null,"t":null}"#);
                Ok(())
            }
        }
    }

    /// The close code for clients that start or resume a session, if a test set one.
    fn closes_with(&self) -> Option<u16> {
        match self.shared.with(|world| world.faults.gateway) {
            Gateway::Closing(code) => Some(code),
            Gateway::Open | Gateway::Closed | Gateway::Silent => None,
        }
    }

    /// What happens to a client that starts or resumes a session of this shard, if a test set something.
    fn fault_of(&self, shard: u64) -> Option<GatewayOrder> {
        let faults = self
            .shared
            .with(|world| world.faults.shards.get(&shard).copied());
        match faults? {
            Gateway::Open | Gateway::Silent => None,
            Gateway::Closed => Some(GatewayOrder::Cut),
            Gateway::Closing(code) => Some(GatewayOrder::Close(code, "on demand")),
        }
    }

    fn check_token(&self, data: &Value) -> Result<(), End> {
        let given = data["token"].as_str().unwrap_or_default();
        let given = given.strip_prefix("Bot ").unwrap_or(given);
        if self.shared.with(|world| world.token() == given) {
            Ok(())
        } else {
            Err(End::Close(4004, "Authentication failed."))
        }
    }

    /// Request Guild Members, answered in a single chunk.
    fn members(&self, data: &Value) -> Result<(), End> {
        self.shared.with(|world| {
            let Some(server) = crate::world::id::id_in(&data["guild_id"]) else {
                return Err(End::Close(4002, "Error while decoding payload."));
            };
            let wanted = data["query"].as_str().unwrap_or_default().to_lowercase();
            let members: Vec<Value> = world
                .servers
                .get(&server)
                .into_iter()
                .flat_map(|server| server.members.keys())
                .filter_map(|user| world.users.get(user))
                .filter(|user| user.username.starts_with(&wanted))
                .filter_map(|user| world.member_json(server, user.id))
                .collect();
            let chunk = json!({
                "guild_id": server, "members": members, "chunk_index": 0, "chunk_count": 1,
                "nonce": data["nonce"], "not_found": [],
            });
            world.dispatch(Some(server), 0, "GUILD_MEMBERS_CHUNK", chunk);
            Ok(())
        })
    }

    fn send_text(&self, text: &str) {
        // The receiver lives as long as this connection.
        let _ = self.out.send(GatewayOrder::Text(text.into()));
    }

    fn record_violation(&self, what: &str) {
        self.shared
            .with(|world| world.log.violation(format!("gateway: {what}")));
    }
}

fn compress(stream: &mut Compress, bytes: &[u8]) -> Result<Vec<u8>, flate2::CompressError> {
    let mut written = Vec::with_capacity(bytes.len() / 2 + 64);
    let mut read = 0;
    loop {
        let before = stream.total_in();
        stream.compress_vec(&bytes[read..], &mut written, FlushCompress::Sync)?;
        read += usize::try_from(stream.total_in() - before).unwrap_or(0);
        // A full buffer may hide more output; with room left, everything was written.
        if read == bytes.len() && written.len() < written.capacity() {
            return Ok(written);
        }
        written.reserve(written.capacity().max(64));
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    // The client may have closed first.
    let _ = socket
        .send(Frame::Close(Some(CloseFrame {
            code,
            reason: reason.into(),
        })))
        .await;
}
