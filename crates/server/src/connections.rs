//! Accepting connections: limits per address and in total, and timeouts for clients that send or
//! read too slowly.
//!
//! At a limit, a new connection replaces the oldest one that has no request under way. So half
//! requests from one address hold up that address at most, never the others, and a health check
//! gets through even then.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::rate_limits::network;

/// How long a client may take to send a request head, and how long a connection may be idle.
const HEAD_TIMEOUT: Duration = Duration::from_secs(15);
/// The same for the connections of a proxy, which it keeps for its next requests.
const PROXY_HEAD_TIMEOUT: Duration = Duration::from_mins(3);
/// How long a client may keep the server waiting in the middle of a response.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// How long a connection may be silent. Sockets are pinged more often.
const READ_TIMEOUT: Duration = Duration::from_mins(4);
/// Open files that are not connections: database, logs, listener.
const RESERVED_FILES: u64 = 64;
/// Connections from this machine that are accepted beyond the total: health checks.
const RESERVED_FOR_LOOPBACK: usize = 16;
/// The pause after the operating system refuses another connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// All open connections.
pub(crate) struct Connections {
    open: Mutex<Open>,
    per_address: usize,
    total: usize,
}

#[derive(Default)]
struct Open {
    /// By id: an older connection has a smaller one.
    all: BTreeMap<u64, Connection>,
    by_address: BTreeMap<IpAddr, usize>,
    next: u64,
}

#[derive(Clone)]
struct Connection {
    address: IpAddr,
    /// A request is under way, or the connection has become a WebSocket.
    is_busy: Arc<AtomicBool>,
    evicted: Arc<Notify>,
}

/// Counts a connection until it is dropped.
struct Permit {
    connections: Arc<Connections>,
    id: u64,
    connection: Connection,
}

impl Connections {
    /// With a proxy in front, all connections come from one address, and only the total counts.
    pub(crate) fn new(per_address: u32, proxy: bool) -> Arc<Self> {
        let total = max_connections();
        let per_address = if proxy { total } else { per_address.max(1) as usize };
        Arc::new(Self { open: Mutex::default(), per_address, total })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection, in place of an idle one if a limit is reached. `None` if there is none.
    fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Permit> {
        let address = network(peer);
        let mut open = self.lock();
        let here = open.by_address.get(&address).copied().unwrap_or_default();
        if here >= self.per_address && !open.evict(address) {
            dropped("address");
            return None;
        }
        let reserved = if peer.is_loopback() { RESERVED_FOR_LOOPBACK } else { 0 };
        if open.all.len() >= self.total + reserved {
            let crowded = open.by_address.iter().max_by_key(|(_, count)| **count);
            let crowded = crowded.map(|(address, _)| *address);
            if !crowded.is_some_and(|address| open.evict(address)) {
                dropped("total");
                return None;
            }
        }
        let id = open.next;
        open.next += 1;
        let connection =
            Connection { address, is_busy: Arc::default(), evicted: Arc::new(Notify::new()) };
        open.all.insert(id, connection.clone());
        *open.by_address.entry(address).or_default() += 1;
        metrics::gauge!("mirabilia_connections").set(open.all.len() as f64);
        Some(Permit { connections: Arc::clone(self), id, connection })
    }
}

impl Open {
    /// Closes the oldest connection of an address that has no request under way.
    fn evict(&mut self, address: IpAddr) -> bool {
        let idle = |connection: &Connection| {
            connection.address == address && !connection.is_busy.load(Ordering::Relaxed)
        };
        let oldest = self.all.iter().find(|(_, connection)| idle(connection)).map(|(id, _)| *id);
        let Some(connection) = oldest.and_then(|id| self.remove(id)) else { return false };
        connection.evicted.notify_one();
        dropped("evicted");
        true
    }

    fn remove(&mut self, id: u64) -> Option<Connection> {
        let connection = self.all.remove(&id)?;
        if let Some(count) = self.by_address.get_mut(&connection.address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&connection.address);
            }
        }
        Some(connection)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.remove(self.id);
        metrics::gauge!("mirabilia_connections").set(open.all.len() as f64);
    }
}

fn dropped(why: &'static str) {
    metrics::counter!("mirabilia_connections_dropped_total", "why" => why).increment(1);
}

/// As many connections as the limit of open files allows.
fn max_connections() -> usize {
    #[cfg(unix)]
    let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let files = None;
    let files = files.unwrap_or(1 << 20).min(1 << 20);
    files.saturating_sub(RESERVED_FILES).max(RESERVED_FILES) as usize - RESERVED_FOR_LOOPBACK
}

/// Accepts connections until `shutdown` completes, then waits for the requests under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    proxy: bool,
    shutdown: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    let head_timeout = if proxy { PROXY_HEAD_TIMEOUT } else { HEAD_TIMEOUT };
    http.timer(TokioTimer::new()).header_read_timeout(head_timeout);
    let (close, closing) = watch::channel(());
    // Every connection has a sender: when the last one is dropped, all are closed.
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::debug!(%error, "cannot accept a connection");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                    continue;
                }
            },
            () = &mut shutdown => break,
        };
        let Some(permit) = connections.admit(peer.ip()) else { continue };
        // Without this, a second short message waits for the client's delayed ACK: 40 ms.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot set TCP_NODELAY; latency may be high");
        }
        let connection = permit.connection.clone();
        let io = TokioIo::new(Counted::new(stream, permit));
        let (router, is_busy) = (router.clone(), connection.is_busy);
        let service = service_fn(move |request: Request<Incoming>| {
            let (router, is_busy) = (router.clone(), Arc::clone(&is_busy));
            async move { Ok::<_, Infallible>(respond(router, request, peer, &is_busy).await) }
        });
        let serving = http.serve_connection(io, service).with_upgrades();
        let (mut closing, open) = (closing.clone(), open.clone());
        tokio::spawn(async move {
            let mut serving = std::pin::pin!(serving);
            let served = tokio::select! {
                served = serving.as_mut() => served,
                () = connection.evicted.notified() => return,
                _ = closing.changed() => {
                    serving.as_mut().graceful_shutdown();
                    serving.await
                }
            };
            if served.is_err_and(|error| error.is_timeout()) {
                dropped("timeout");
            }
            drop(open);
        });
    }
    let _ = close.send(());
    drop(open);
    all_closed.recv().await;
}

async fn respond(
    router: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
    is_busy: &AtomicBool,
) -> axum::response::Response {
    is_busy.store(true, Ordering::Relaxed);
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = match router.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    // A socket stays busy for good.
    is_busy.store(response.status() == StatusCode::SWITCHING_PROTOCOLS, Ordering::Relaxed);
    response
}

use counted::Counted;

/// A stream with timeouts that counts as a connection until it is closed, also after it has become
/// a WebSocket.
mod counted {
    use std::io;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

    use super::{Permit, READ_TIMEOUT, TcpStream, TimeoutStream, WRITE_TIMEOUT};

    pub(super) struct Counted {
        stream: Pin<Box<TimeoutStream<TcpStream>>>,
        _permit: Permit,
    }

    impl Counted {
        pub(super) fn new(stream: TcpStream, permit: Permit) -> Self {
            let mut stream = TimeoutStream::new(stream);
            stream.set_read_timeout(Some(READ_TIMEOUT));
            stream.set_write_timeout(Some(WRITE_TIMEOUT));
            Self { stream: Box::pin(stream), _permit: permit }
        }
    }

    impl AsyncRead for Counted {
        fn poll_read(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            buffer: &mut ReadBuf<'_>,
        ) -> Poll<io::Result<()>> {
            self.stream.as_mut().poll_read(context, buffer)
        }
    }

    impl AsyncWrite for Counted {
        fn poll_write(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<io::Result<usize>> {
            self.stream.as_mut().poll_write(context, bytes)
        }

        fn poll_write_vectored(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            bytes: &[io::IoSlice<'_>],
        ) -> Poll<io::Result<usize>> {
            self.stream.as_mut().poll_write_vectored(context, bytes)
        }

        fn is_write_vectored(&self) -> bool {
            self.stream.is_write_vectored()
        }

        fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
            self.stream.as_mut().poll_flush(context)
        }

        fn poll_shutdown(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
        ) -> Poll<io::Result<()>> {
            self.stream.as_mut().poll_shutdown(context)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_connection_replaces_the_oldest_idle_one_of_its_address() {
        let connections = Connections::new(2, false);
        let (a, b): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = connections.admit(a).unwrap();
        let second = connections.admit(a).unwrap();
        first.connection.is_busy.store(true, Ordering::Relaxed);
        let third = connections.admit(a).unwrap();
        let ids: Vec<u64> = connections.lock().all.keys().copied().collect();
        assert_eq!(ids, [first.id, third.id], "the busy one stays");
        third.connection.is_busy.store(true, Ordering::Relaxed);
        assert!(connections.admit(a).is_none(), "both are busy");
        assert!(connections.admit(b).is_some(), "another address has its own limit");
        drop((first, second, third));
        assert!(connections.lock().by_address.is_empty());
    }
}
