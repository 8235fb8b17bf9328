//! A line to Postgres that can be cut and mended, to be a database that goes away and comes back.

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
    calls: Arc<Mutex<Vec<AbortHandle>>>,
    door: Option<AbortHandle>,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

async fn dial(server: &PgConnectOptions) -> std::io::Result<Box<dyn Stream>> {
    let port = server.get_port();
    // As the driver does: a folder stands for the socket in it.
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
    /// Opens a door to the server of this database.
    pub(crate) async fn open(server: PgConnectOptions) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut proxy = Self { address, server, calls: Arc::default(), door: None };
        proxy.serve(listener);
        proxy
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    fn serve(&mut self, listener: TcpListener) {
        let (server, calls) = (self.server.clone(), Arc::clone(&self.calls));
        let door = tokio::spawn(async move {
            while let Ok((mut caller, _)) = listener.accept().await {
                let server = server.clone();
                let call = tokio::spawn(async move {
                    if let Ok(mut line) = dial(&server).await {
                        // Either end may hang up at any time.
                        let _ = copy_bidirectional(&mut caller, &mut line).await;
                    }
                });
                calls.lock().unwrap().push(call.abort_handle());
            }
        });
        self.door = Some(door.abort_handle());
    }

    /// Cuts all lines; new ones can be made at once.
    pub(crate) fn cut(&self) {
        for call in self.calls.lock().unwrap().drain(..) {
            call.abort();
        }
    }

    /// The database is gone: lines are cut, and nobody answers.
    pub(crate) async fn shut(&mut self) {
        let door = self.door.take().expect("it is open");
        door.abort();
        while !door.is_finished() {
            tokio::task::yield_now().await;
        }
        self.cut();
    }

    /// The database is back.
    pub(crate) async fn reopen(&mut self) {
        let listener = TcpListener::bind(self.address).await.unwrap();
        self.serve(listener);
    }
}
