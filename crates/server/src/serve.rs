//! Starting and stopping a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use mirabilia_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::connections::{self, Connections};
use crate::hub::Hub;
use crate::time::Clock;
use crate::{http, scheduler};

/// How long running requests may take after a shutdown begins.
const GRACE_PERIOD: Duration = Duration::from_secs(10);

/// Why a server fails.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address cannot be bound.
    #[error("cannot listen on {addr}: {cause}; choose another with --addr")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// The cause.
        cause: std::io::Error,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server that is bound to an address but not running yet.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    addr: SocketAddr,
}

impl Server {
    /// Opens the database and binds the address.
    pub async fn bind(config: Config, database: &str) -> Result<Self, ServeError> {
        let store = mirabilia_store::open(database).await?;
        Self::with_store(config, store).await
    }

    /// Binds the address, with an open store.
    pub async fn with_store(mut config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        crate::metrics::install();
        let clock = Clock::new(config.clock_error);
        clock.start(&*store).await?;
        let listen = |cause| ServeError::Listen { addr: config.addr, cause };
        let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        config.addr = addr;
        let hub = Hub::new(config, store, clock);
        hub.bans.load(&*hub.store).await?;
        Ok(Self { hub, listener, addr })
    }

    /// The bound address.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `shutdown` completes, then lets running requests finish.
    pub async fn run(
        self,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self { hub, listener, .. } = self;
        let scheduler = tokio::spawn(scheduler::run(Arc::clone(&hub)));
        let forwarder = tokio::spawn(scheduler::forward_changes(Arc::clone(&hub)));
        let config = &hub.config;
        let connections = Connections::new(config.limits.connections, config.proxy);
        let router = http::router(&hub);
        let closing = Arc::clone(&hub);
        let (closed, is_closed) = tokio::sync::oneshot::channel::<()>();
        let graceful = async move {
            shutdown.await;
            tracing::info!("shutting down");
            closing.close().await;
            let _ = closed.send(());
        };
        tokio::select! {
            () = connections::serve(listener, router, connections, config.proxy, graceful) => {}
            () = grace_period(is_closed) => {}
        }
        scheduler.abort();
        forwarder.abort();
        if let Err(error) = hub.store.release(&hub.node).await {
            tracing::warn!(%error, "cannot release leases; other nodes wait until they expire");
        }
        hub.store.close().await;
        Ok(())
    }
}

/// Completes when the grace period after the shutdown is over.
async fn grace_period(is_closed: tokio::sync::oneshot::Receiver<()>) {
    if is_closed.await.is_err() {
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(GRACE_PERIOD).await;
}
