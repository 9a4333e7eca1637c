//! Turns an HTTP request into a [`Request`], and a [`Response`] into an HTTP response.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{FromRequest, Multipart, Request as HttpRequest, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::Response as HttpResponse,
};
use http_body::Frame;
use percent_encoding::percent_decode_str;
use serde_json::json;

use super::{
    Refusal, Request, Response, Upload, handle,
    limits::{Scope, on_demand, too_many},
};
use crate::{
    fault_queue::{RequestFault, Reset},
    shared::Shared,
    world::{World, log::StoredRequest},
};

/// The largest request including files, in bytes.
pub(crate) const LARGEST: usize = 26 * 1024 * 1024;

/// Serves everything that begins with `/api`.
pub(crate) async fn serve(State(shared): State<Arc<Shared>>, http: HttpRequest) -> HttpResponse {
    let read = read(http).await;
    let (response, fault) = answer(&shared, read, OverLimit::Refused).await;
    write(response, fault)
}

/// Serves everything that begins with `/proxy/api`.
pub(crate) async fn serve_paced(
    State(shared): State<Arc<Shared>>,
    http: HttpRequest,
) -> HttpResponse {
    let read = read(http).await;
    let (response, fault) = answer(&shared, read, OverLimit::Waits).await;
    write(response, fault)
}

/// What happens to a request beyond the limits.
#[derive(Clone, Copy)]
enum OverLimit {
    /// It gets 429.
    Refused,
    /// It waits until the limits allow it, as in a proxy that enforces them for its client.
    Waits,
}

async fn answer(
    shared: &Arc<Shared>,
    (request, refusal): (Request, Option<Refusal>),
    over_limit: OverLimit,
) -> (Response, Option<RequestFault>) {
    shared.while_silent(&request.method, &request.path).await;
    if shared.with(|world| world.gone) {
        let mut response = failure(503);
        response.headers.push(("connection", "close".to_owned()));
        return (response, None);
    }
    let trouble = shared.with(|world| world.faults.take(&request.method, &request.path));
    if let Some(RequestFault::Delay(time)) = trouble {
        tokio::time::sleep(time).await;
    }
    let response = loop {
        let admitted = shared.with(|world| {
            let admitted = super::admit(world, &request);
            match (admitted, over_limit) {
                (Err(over), OverLimit::Waits) => Err(over.wait()),
                (Err(over), OverLimit::Refused) => {
                    let response = super::refuse_over_limit(world, &request, &over);
                    Ok(logged(world, &request, response))
                }
                (Ok(reading), _) => {
                    let mut response = done(world, &request, trouble, &refusal);
                    if let Some(reading) = reading {
                        response.headers.extend(reading.headers(world.clock.now()));
                    }
                    Ok(logged(world, &request, response))
                }
            }
        });
        match admitted {
            Ok(response) => break response,
            Err(wait) => shared.sleep_sandbox_time(wait).await,
        }
    };
    match trouble {
        Some(RequestFault::DelayAnswer(time)) => tokio::time::sleep(time).await,
        Some(RequestFault::HoldAnswer) => shared.while_held().await,
        _ => {}
    }
    (response, trouble)
}

/// Answers a request that the limits allow.
fn done(
    world: &mut World,
    request: &Request,
    trouble: Option<RequestFault>,
    refusal: &Option<Refusal>,
) -> Response {
    match trouble {
        Some(RequestFault::RateLimit(scope, wait)) => {
            return on_demand(
                &request.method,
                &request.path,
                wait,
                scope,
                world.clock.now(),
            );
        }
        Some(RequestFault::Blocked(wait)) => return too_many(wait, Scope::Global),
        Some(RequestFault::Status(status) | RequestFault::Page(status)) => return failure(status),
        Some(RequestFault::Refuse(code)) => return code.refusal().into(),
        Some(RequestFault::Reset(Reset::BeforeEffect)) => return unanswered(),
        Some(RequestFault::Overdue) => world.miss_deadline(&request.path),
        Some(
            RequestFault::Delay(_)
            | RequestFault::DelayAnswer(_)
            | RequestFault::HoldAnswer
            | RequestFault::Reset(Reset::AfterEffect | Reset::DuringAnswer)
            | RequestFault::Says { .. },
        )
        | None => {}
    }
    let mut response = match refusal {
        Some(refusal) => {
            super::record_refusal(world, request, refusal);
            refusal.clone().into()
        }
        None => handle(world, request),
    };
    if let Some(RequestFault::Says { at, says }) = trouble {
        response.say(at, says);
    }
    response
}

/// What stands in the log for a request whose connection was lost before it was handled.
fn unanswered() -> Response {
    Response {
        status: 0,
        body: None,
        headers: Vec::new(),
    }
}

fn logged(world: &mut World, request: &Request, response: Response) -> Response {
    world.log.request(StoredRequest {
        method: request.method.clone(),
        path: request.path.clone(),
        status: response.status,
        body: request.text.clone(),
        at: world.clock.age(),
    });
    world.wake_waiters();
    response
}

fn failure(status: u16) -> Response {
    let message = format!(
        "{status}: {}",
        StatusCode::from_u16(status).map_or("", |s| { s.canonical_reason().unwrap_or_default() })
    );
    Response {
        status,
        body: Some(json!({"message": message, "code": 0})),
        headers: Vec::new(),
    }
}

/// Reads a request; with a refusal if its body cannot be read.
async fn read(http: HttpRequest) -> (Request, Option<Refusal>) {
    let (mut request, kind) = head(&http);
    let refusal = read_body(&mut request, &kind, http).await.err();
    (request, refusal)
}

/// Reads everything but the body, and the content type of the body.
fn head(http: &HttpRequest) -> (Request, String) {
    let uri = http.uri();
    let path = uri.path().strip_prefix("/proxy").unwrap_or(uri.path());
    let path = path.strip_prefix("/api").unwrap_or(path);
    let path = path.strip_prefix("/v10").unwrap_or(path);
    let path = percent_decode_str(path).decode_utf8_lossy().into_owned();
    let query = uri.query().unwrap_or_default().as_bytes();
    let query = form_urlencoded::parse(query).into_owned().collect();
    let header = |name| {
        http.headers()
            .get(name)
            .and_then(|v: &HeaderValue| v.to_str().ok())
    };
    let kind = header(header::CONTENT_TYPE).unwrap_or_default().to_owned();
    let request = Request {
        method: http.method().to_string(),
        path,
        query,
        authorization: header(header::AUTHORIZATION).map(str::to_owned),
        body: None,
        text: None,
        uploads: Vec::new(),
    };
    (request, kind)
}

async fn read_body(request: &mut Request, kind: &str, http: HttpRequest) -> Result<(), Refusal> {
    if kind.starts_with("multipart/form-data") {
        return read_parts(request, http).await;
    }
    let bytes = axum::body::to_bytes(http.into_body(), LARGEST)
        .await
        .map_err(|_| Refusal::TOO_LARGE)?;
    if bytes.is_empty() {
        return Ok(());
    }
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Refusal::field(
            "",
            "BASE_TYPE_INVALID",
            "Expected \"Content-Type\" header to be one of {'application/json'}.",
        ));
    }
    read_json(request, &bytes)
}

fn read_json(request: &mut Request, bytes: &[u8]) -> Result<(), Refusal> {
    let text = std::str::from_utf8(bytes).map_err(|_| Refusal::INVALID_JSON)?;
    let value = serde_json::from_str(text).map_err(|_| Refusal::INVALID_JSON)?;
    request.body = Some(value);
    request.text = Some(text.into());
    Ok(())
}

async fn read_parts(request: &mut Request, http: HttpRequest) -> Result<(), Refusal> {
    let mut parts = Multipart::from_request(http, &())
        .await
        .map_err(|_| Refusal::INVALID_JSON)?;
    let mut number = 0;
    while let Some(part) = parts.next_field().await.map_err(|_| Refusal::TOO_LARGE)? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| Refusal::TOO_LARGE)?;
        if name == "payload_json" {
            read_json(request, &bytes)?;
        } else if let Some(filename) = filename {
            let given = name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']'));
            let filename = clean(&filename);
            request.uploads.push(Upload {
                number: given.and_then(|text| text.parse().ok()).unwrap_or(number),
                content_type: content_type.unwrap_or_else(|| guess(&filename).to_owned()),
                filename,
                bytes: bytes.as_ref().into(),
            });
            number += 1;
        }
    }
    request.body.get_or_insert_with(|| json!({}));
    Ok(())
}

/// Discord keeps only letters, digits, `.`, `-` and `_` of a file's name.
fn clean(name: &str) -> String {
    name.chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') {
                c
            } else {
                '_'
            }
        })
        .collect()
}

fn guess(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("txt") => "text/plain; charset=utf-8",
        Some("csv") => "text/csv; charset=utf-8",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

fn write(response: Response, fault: Option<RequestFault>) -> HttpResponse {
    let text = response.body.as_ref().map(|json| json.to_string());
    let body = match fault {
        Some(RequestFault::Reset(Reset::BeforeEffect | Reset::AfterEffect)) => {
            Body::new(Broken::before_it_begins())
        }
        Some(RequestFault::Reset(Reset::DuringAnswer)) => {
            // The connection may break within a letter.
            let bytes = text.as_deref().unwrap_or_default().as_bytes();
            Body::new(Broken::after(&bytes[..bytes.len() / 2]))
        }
        Some(RequestFault::Page(status)) => return page(status, &response),
        Some(RequestFault::Blocked(_)) => return page(429, &response),
        _ => text.map_or_else(Body::empty, Body::from),
    };
    let mut http = HttpResponse::new(body);
    *http.status_mut() =
        StatusCode::from_u16(response.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = http.headers_mut();
    if response.body.is_some() {
        // discord.py compares with exactly this value.
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
    }
    add_headers(headers, &response);
    http
}

fn add_headers(headers: &mut HeaderMap, response: &Response) {
    for (name, value) in &response.headers {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(HeaderName::from_static(name), value);
        }
    }
}

/// What a server in front of Discord says in its place.
fn page(status: u16, response: &Response) -> HttpResponse {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    let title = match status {
        // A firewall counts by itself and knows nothing of buckets.
        StatusCode::TOO_MANY_REQUESTS => "Access denied | error code: 1015".to_owned(),
        _ => status.to_string(),
    };
    let text = format!(
        "<html>\r\n<head><title>{title}</title></head>\r\n<body>\r\n\
         <center><h1>{title}</h1></center>\r\n<hr><center>cloudflare</center>\r\n\
         </body>\r\n</html>\r\n"
    );
    let mut http = HttpResponse::new(Body::from(text));
    *http.status_mut() = status;
    let headers = http.headers_mut();
    let html = HeaderValue::from_static("text/html; charset=UTF-8");
    headers.insert(header::CONTENT_TYPE, html);
    if let Some((_, wait)) = response
        .headers
        .iter()
        .find(|(name, _)| *name == "retry-after")
        && let Ok(wait) = HeaderValue::from_str(wait)
    {
        headers.insert(header::RETRY_AFTER, wait);
    }
    http
}

/// A body that breaks the connection instead of ending.
struct Broken {
    /// What is sent before that.
    first: Option<Bytes>,
    /// Whether that has had time to leave.
    flushed: bool,
}

impl Broken {
    /// Not even the status is sent.
    fn before_it_begins() -> Broken {
        Broken {
            first: None,
            flushed: true,
        }
    }

    fn after(bytes: &[u8]) -> Broken {
        let first = (!bytes.is_empty()).then(|| Bytes::copy_from_slice(bytes));
        Broken {
            first,
            flushed: false,
        }
    }
}

impl HttpBody for Broken {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if let Some(first) = self.first.take() {
            return Poll::Ready(Some(Ok(Frame::data(first))));
        }
        if !std::mem::replace(&mut self.flushed, true) {
            // The server sends what it has whenever it must wait for more.
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        Poll::Ready(Some(Err(io::ErrorKind::ConnectionReset.into())))
    }
}
