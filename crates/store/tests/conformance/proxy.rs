//! A TCP proxy to Postgres that can drop connections and stop listening, to simulate outages.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncRead, AsyncWrite, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::task::AbortHandle;

pub(crate) struct Proxy {
    address: SocketAddr,
    server: PgConnectOptions,
    connections: Arc<Mutex<Vec<AbortHandle>>>,
    listener: Option<AbortHandle>,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

async fn dial(server: &PgConnectOptions) -> std::io::Result<Box<dyn Stream>> {
    let port = server.get_port();
    // Like the driver: a folder stands for the socket in it.
    let folder = server
        .get_socket()
        .cloned()
        .or_else(|| server.get_host().starts_with('/').then(|| PathBuf::from(server.get_host())));
    Ok(match folder {
        Some(folder) => {
            Box::new(UnixStream::connect(folder.join(format!(".s.PGSQL.{port}"))).await?)
        }
        None => Box::new(TcpStream::connect((server.get_host(), port)).await?),
    })
}

impl Proxy {
    /// Starts a proxy to the server of this database.
    pub(crate) async fn open(server: PgConnectOptions) -> Self {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let mut proxy = Self { address, server, connections: Arc::default(), listener: None };
        proxy.serve(socket);
        proxy
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    fn serve(&mut self, socket: TcpListener) {
        let (server, connections) = (self.server.clone(), Arc::clone(&self.connections));
        let listener = tokio::spawn(async move {
            while let Ok((mut client, _)) = socket.accept().await {
                let server = server.clone();
                let connection = tokio::spawn(async move {
                    if let Ok(mut upstream) = dial(&server).await {
                        // Either end may close at any time.
                        let _ = copy_bidirectional(&mut client, &mut upstream).await;
                    }
                });
                connections.lock().unwrap().push(connection.abort_handle());
            }
        });
        self.listener = Some(listener.abort_handle());
    }

    /// Drops all connections; the client may reconnect at once.
    pub(crate) fn cut(&self) {
        for connection in self.connections.lock().unwrap().drain(..) {
            connection.abort();
        }
    }

    /// Stops listening and drops all connections, like a database that is down.
    pub(crate) async fn shut(&mut self) {
        let listener = self.listener.take().expect("it is open");
        listener.abort();
        while !listener.is_finished() {
            tokio::task::yield_now().await;
        }
        self.cut();
    }

    /// Listens again.
    pub(crate) async fn reopen(&mut self) {
        let socket = TcpListener::bind(self.address).await.unwrap();
        self.serve(socket);
    }
}
