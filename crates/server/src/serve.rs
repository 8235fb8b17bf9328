//! Starting and ending a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use mirabilia_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::hub::Hub;
use crate::{figures, http, keeper};

/// How long requests under way may take when the server ends.
const GRACE: Duration = Duration::from_secs(10);

/// Why a server does not start or ends.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {addr}: {cause}; choose another with --addr")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// Why.
        cause: std::io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server ended by an error.
    #[error("the server ended: {0}")]
    Ended(std::io::Error),
}

/// A server that listens and has not begun to answer.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    addr: SocketAddr,
}

impl Server {
    /// Opens the store and listens.
    pub async fn bind(config: Config, database: &str) -> Result<Self, ServeError> {
        let store = mirabilia_store::open(database).await?;
        Self::with_store(config, store).await
    }

    /// Listens, with a store that is open.
    pub async fn with_store(mut config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        figures::install();
        let listen = |cause| ServeError::Listen { addr: config.addr, cause };
        let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        config.addr = addr;
        Ok(Self { hub: Hub::new(config, store), listener, addr })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `end` is done; then lets requests under way finish.
    pub async fn run(
        self,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self { hub, listener, .. } = self;
        let keeping = tokio::spawn(keeper::keep(Arc::clone(&hub)));
        let hearing = tokio::spawn(keeper::hear(Arc::clone(&hub)));
        let app = http::router(&hub).into_make_service_with_connect_info::<SocketAddr>();
        let ending = Arc::clone(&hub);
        let (ended, has_ended) = tokio::sync::oneshot::channel::<()>();
        let until = async move {
            end.await;
            tracing::info!("going down");
            ending.close().await;
            let _ = ended.send(());
        };
        // Else a second short message would wait until the other end has confirmed the first: 40 ms.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "messages may be slow");
            }
        });
        let serving = axum::serve(listener, app).with_graceful_shutdown(until).into_future();
        let served = tokio::select! {
            served = serving => served,
            () = late(has_ended) => Ok(()),
        };
        keeping.abort();
        hearing.abort();
        if let Err(error) = hub.store.release(&hub.node).await {
            tracing::warn!(%error, "could not let go of tables; others wait a few seconds");
        }
        hub.store.close().await;
        served.map_err(ServeError::Ended)
    }
}

/// Done when the grace after the end is over.
async fn late(has_ended: tokio::sync::oneshot::Receiver<()>) {
    if has_ended.await.is_err() {
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(GRACE).await;
}
