//! Where a test's store lives: made for it, and removed after it.

use std::future::Future;
use std::io::Write;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Once};

use mirabilia_store::{Memory, Store, open};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use tempfile::TempDir;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Memory,
    Sqlite,
    Postgres,
}

pub(crate) enum Place {
    Memory(Memory),
    Sqlite(TempDir),
    Postgres(Box<Database>),
}

/// A database of our own on the server that the environment names.
pub(crate) struct Database {
    server: PgConnectOptions,
    name: String,
}

impl Place {
    /// A new and empty place; none when there is no Postgres here.
    pub(crate) async fn make(kind: Kind) -> Option<Self> {
        Some(match kind {
            Kind::Memory => Self::Memory(Memory::new()),
            Kind::Sqlite => Self::Sqlite(tempfile::tempdir().unwrap()),
            Kind::Postgres => Self::Postgres(Box::new(Database::make().await?)),
        })
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Memory(_) => Kind::Memory,
            Self::Sqlite(_) => Kind::Sqlite,
            Self::Postgres(_) => Kind::Postgres,
        }
    }

    /// The address, for those that have one.
    pub(crate) fn url(&self) -> String {
        match self {
            Self::Memory(_) => panic!("memory has no address that finds it again"),
            Self::Sqlite(folder) => format!("sqlite://{}/games.db", folder.path().display()),
            Self::Postgres(database) => database.options().to_url_lossy().to_string(),
        }
    }

    /// A handle on the store; the second and later ones are as those of other nodes.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::Memory(memory) => Arc::new(memory.another()),
            _ => open(&self.url()).await.unwrap(),
        }
    }

    async fn remove(self) {
        if let Self::Postgres(database) = self {
            database.remove().await;
        }
    }
}

impl Database {
    async fn make() -> Option<Self> {
        static SKIPPED: Once = Once::new();
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(url) = std::env::var("MIRABILIA_TEST_POSTGRES") else {
            // Not println: that would be shown only when a test fails.
            SKIPPED.call_once(|| {
                let line =
                    "\nskipped: tests on Postgres, because MIRABILIA_TEST_POSTGRES is not set\n";
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            });
            return None;
        };
        let server = PgConnectOptions::from_str(&url).unwrap();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("mirabilia_test_{}_{number}", std::process::id());
        let database = Self { server, name };
        database.on_server(format!("DROP DATABASE IF EXISTS {}", database.name)).await;
        database.on_server(format!("CREATE DATABASE {}", database.name)).await;
        Some(database)
    }

    pub(crate) fn options(&self) -> PgConnectOptions {
        self.server.clone().database(&self.name)
    }

    /// A connection beside the store's, to play tricks with.
    pub(crate) async fn connect(&self) -> PgConnection {
        self.options().connect().await.unwrap()
    }

    async fn on_server(&self, command: String) {
        let mut connection = self.server.connect().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(command)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    async fn remove(self) {
        self.on_server(format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name)).await;
    }
}

/// Runs one behaviour on a place of its own, which is removed even when the behaviour fails.
pub(crate) async fn run<F, W>(kind: Kind, behaviour: F)
where
    F: FnOnce(Arc<Place>) -> W,
    W: Future<Output = ()> + Send + 'static,
{
    let Some(place) = Place::make(kind).await else { return };
    let place = Arc::new(place);
    let end = tokio::spawn(behaviour(Arc::clone(&place))).await;
    if let Ok(place) = Arc::try_unwrap(place) {
        place.remove().await;
    }
    if let Err(failure) = end {
        std::panic::resume_unwind(failure.into_panic());
    }
}
