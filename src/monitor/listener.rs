//! Serves HTTP within bounds, whoever connects: so many connections at once, and so much time for each.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

/// How many connections are served at once. Whoever connects beyond them waits in the system's own queue, which takes
/// no descriptor of this process.
const CONNECTIONS: usize = 64;
/// How long a request's head may take to arrive.
const HEAD_WITHIN: Duration = Duration::from_secs(5);
/// How long a connection may take in all: what is asked is answered within seconds, and has to be read.
const DONE_WITHIN: Duration = Duration::from_secs(15);
/// How long to wait where the system has no descriptor for another connection.
const BREATH: Duration = Duration::from_secs(1);

/// Answers from these routes, for ever.
pub async fn serve(listener: TcpListener, routes: Router) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        // It is never closed.
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        match listener.accept().await {
            Ok((stream, _)) => {
                let routes = routes.clone();
                tokio::spawn(async move {
                    answer(stream, routes).await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::debug!("a connection could not be accepted: {error}");
                sleep(BREATH).await;
            }
        }
    }
}

/// Answers one request. Whoever asks again connects again, so that nobody holds a place without asking.
async fn answer(stream: TcpStream, routes: Router) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes));
    // Whoever breaks off has broken off.
    let _ = timeout(DONE_WITHIN, connection).await;
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::net::SocketAddr;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    async fn listening() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let routes = Router::new().route("/", get(async || "here"));
        tokio::spawn(serve(listener, routes));
        at
    }

    async fn asked(at: SocketAddr) -> String {
        let mut stream = TcpStream::connect(at).await.unwrap();
        let head = format!("GET / HTTP/1.1\r\nhost: {at}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).await.unwrap();
        said
    }

    #[tokio::test(start_paused = true)]
    async fn heads_that_never_end_take_no_more_than_their_places_and_five_seconds() {
        let at = listening().await;
        let mut slow = Vec::new();
        for _ in 0..CONNECTIONS * 2 {
            let mut stream = TcpStream::connect(at).await.unwrap();
            stream.write_all(b"GET / HT").await.unwrap();
            slow.push(stream);
        }
        // Two rounds of places, after which everybody is served.
        let said = asked(at).await;
        assert!(said.ends_with("here"), "{said}");
        for mut stream in slow {
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_is_for_one_request() {
        let at = listening().await;
        let said = asked(at).await;
        assert!(said.starts_with("HTTP/1.1 200"), "{said}");
        assert!(said.contains("connection: close"), "{said}");
    }
}
