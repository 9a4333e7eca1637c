//! Foreign host names and pages of other sites are refused, on every way in.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::common;

use common::{World, gateway, identify};
use futures_util::{SinkExt, StreamExt};
use sandbox::{Config, Sandbox};
use serde_json::json;
use tokio_tungstenite::tungstenite::{Error, Message, client::IntoClientRequest};

const PATHS: [&str; 6] = [
    "/",
    "/page/app.js",
    "/sandbox.json",
    "/api/v10/gateway",
    "/api/v10/users/@me",
    "/cdn/attachments/1/a.png",
];

#[tokio::test]
async fn a_foreign_name_that_leads_here_is_not_served() {
    let world = World::new().await;
    let http = reqwest::Client::new();
    let status = async |path: &str, host: &str| {
        let request = http.get(format!("{}{path}", world.sandbox.url()));
        let request = request
            .header("host", host)
            .header("authorization", format!("Bot {}", world.sandbox.token()));
        request.send().await.unwrap().status().as_u16()
    };
    for path in PATHS {
        assert_eq!(status(path, "evil.com").await, 403, "{path}");
        assert_eq!(status(path, "evil.com:8300").await, 403, "{path}");
        assert_ne!(status(path, "localhost").await, 403, "{path}");
    }
}

/// The addresses of other machines lead elsewhere; so does another one of loopback's own.
#[tokio::test]
async fn it_listens_on_one_address_of_loopback_alone() {
    let world = World::new().await;
    let address: std::net::SocketAddr = world.sandbox.url()["http://".len()..].parse().unwrap();
    assert!(address.ip().is_loopback(), "{address}");
    let met = tokio::net::TcpStream::connect(address).await;
    assert!(met.is_ok(), "{met:?}");
    let second = std::net::SocketAddr::from(([127, 0, 0, 2], address.port()));
    let met = tokio::net::TcpStream::connect(second).await;
    assert!(met.is_err(), "it listens on every address");
}

/// What a browser sends for a page of another site: the request, with `Origin`.
#[tokio::test]
async fn a_foreign_page_neither_reads_nor_writes() {
    let world = World::new().await;
    for path in PATHS {
        let request = reqwest::Client::new().get(format!("{}{path}", world.sandbox.url()));
        let answer = request.header("origin", "https://evil.com").send().await;
        assert_eq!(answer.unwrap().status().as_u16(), 403, "{path}");
    }
    // A form of another site is sent without asking the server first.
    let posts = format!("/channels/{}/messages", world.channel);
    let form = || reqwest::multipart::Form::new().text("payload_json", r#"{"content":"gold!"}"#);
    for origin in ["https://evil.com", "http://localhost:3000", "null"] {
        let request = world.bot.rest.request("POST", &posts).multipart(form());
        let answer = request.header("origin", origin).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 403, "{origin}");
    }
    assert!(world.sandbox.messages(world.channel).is_empty());
    let own = world.bot.rest.request("POST", &posts).multipart(form());
    let own = own.header("origin", world.sandbox.url()).send().await;
    assert_eq!(own.unwrap().status().as_u16(), 200);
}

/// A browser loads a frame without `Origin`, so the page itself has to forbid it.
#[tokio::test]
async fn the_page_lies_in_no_frame() {
    let world = World::new().await;
    let page = reqwest::get(world.sandbox.url()).await.unwrap();
    let policy = &page.headers()["content-security-policy"];
    assert_eq!(policy, "frame-ancestors 'none'");
}

#[tokio::test]
async fn a_foreign_page_has_no_gateway() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let opened = async |url: &str, origin: Option<&str>| {
        let mut request = url.into_client_request().unwrap();
        if let Some(origin) = origin {
            let headers = request.headers_mut();
            headers.insert("origin", origin.parse().unwrap());
        }
        tokio_tungstenite::connect_async(request).await
    };
    let root = sandbox.url().replacen("http", "ws", 1);
    let ways = [
        gateway(&sandbox, ""),
        format!("{root}/?v=10&encoding=json"),
        format!("{root}/live?as=ann"),
    ];
    sandbox.add_person("Ann");
    for way in &ways {
        match opened(way, Some("https://evil.com")).await {
            Err(Error::Http(refused)) => assert_eq!(refused.status().as_u16(), 403, "{way}"),
            other => panic!("{way}: {other:?}"),
        }
        opened(way, Some(&sandbox.url())).await.unwrap();
    }
    // A bot sends no `Origin`.
    let (mut socket, _) = opened(&ways[0], None).await.unwrap();
    socket.next().await.unwrap().unwrap();
    let hello = Message::text(identify(sandbox.token()).to_string());
    socket.send(hello).await.unwrap();
    let ready = socket.next().await.unwrap().unwrap();
    assert!(ready.to_text().unwrap().contains("READY"));
}

#[tokio::test]
async fn every_folder_has_a_token_of_its_own_and_keeps_it() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let started = async |folder: &tempfile::TempDir| {
        let config = Config {
            data: Some(folder.path().to_owned()),
            ..Config::default()
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        sandbox.save().await.unwrap();
        sandbox
    };
    let (first, second) = (started(&folders[0]).await, started(&folders[1]).await);
    assert_ne!(first.token(), second.token());
    // The first part is the bot's id, which libraries read from it.
    assert!(first.token().starts_with("OTAwMDAwMDAwMDAwMDAwMDAx."));
    let rest = common::Rest::new(&second);
    assert_eq!(rest.get("/users/@me").await.0, 200);
    let stranger = rest.with_token(first.token());
    assert_eq!(stranger.get("/users/@me").await.0, 401);
    let token = first.token().to_owned();
    drop(first);
    let file = folders[0].path().join("world.json");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others may not read it");
    }
    let first = started(&folders[0]).await;
    assert_eq!(first.token(), token);
    drop(first);

    // A world saved by a version without tokens gets one.
    let text = std::fs::read_to_string(&file).unwrap();
    let mut saved: serde_json::Value = serde_json::from_str(&text).unwrap();
    saved["application"]
        .as_object_mut()
        .unwrap()
        .remove("token");
    std::fs::write(&file, json!(saved).to_string()).unwrap();
    let anew = started(&folders[0]).await;
    assert!(anew.token().len() > 40 && anew.token() != token);
}
