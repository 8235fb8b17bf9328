//! A database per test, created before it and removed after it.

use std::io::Write;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Once};

use mirabilia_store::{Memory, Store, open};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use tempfile::TempDir;
use tokio::runtime::Builder;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Memory,
    Sqlite,
    Postgres,
}

pub(crate) enum TestDatabase {
    Memory(Memory),
    Sqlite(TempDir),
    Postgres(Box<PgDatabase>),
}

/// A database created for one test on the server from the environment.
pub(crate) struct PgDatabase {
    server: PgConnectOptions,
    name: String,
}

impl TestDatabase {
    /// A new, empty database; `None` if it needs Postgres and there is none.
    pub(crate) async fn create(kind: Kind) -> Option<Self> {
        Some(match kind {
            Kind::Memory => Self::Memory(Memory::new()),
            Kind::Sqlite => Self::Sqlite(tempfile::tempdir().unwrap()),
            Kind::Postgres => Self::Postgres(Box::new(PgDatabase::create().await?)),
        })
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Memory(_) => Kind::Memory,
            Self::Sqlite(_) => Kind::Sqlite,
            Self::Postgres(_) => Kind::Postgres,
        }
    }

    /// The Postgres database, in tests that run on Postgres only.
    pub(crate) fn postgres(&self) -> &PgDatabase {
        match self {
            Self::Postgres(database) => database,
            _ => unreachable!("this test runs on Postgres only"),
        }
    }

    /// The URL.
    pub(crate) fn url(&self) -> String {
        match self {
            Self::Memory(_) => panic!("an in-memory store cannot be opened twice by URL"),
            Self::Sqlite(folder) => format!("sqlite://{}/games.db", folder.path().display()),
            Self::Postgres(database) => database.options().to_url_lossy().to_string(),
        }
    }

    /// A handle to the store; further handles stand for other nodes.
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

impl PgDatabase {
    async fn create() -> Option<Self> {
        static SKIPPED: Once = Once::new();
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(url) = std::env::var("MIRABILIA_TEST_POSTGRES") else {
            // Not println: the test harness would capture it.
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

    /// A connection that bypasses the store.
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

/// A behaviour under test. Boxed, so that the runtime's generic code is compiled once and not once
/// per test.
type Behaviour = fn(Arc<TestDatabase>) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// Runs one behaviour on its own database, which is removed even if the behaviour fails.
pub(crate) fn run(kind: Kind, behaviour: Behaviour) {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let Some(database) = TestDatabase::create(kind).await else { return };
        let database = Arc::new(database);
        let result = tokio::spawn(behaviour(Arc::clone(&database))).await;
        if let Ok(database) = Arc::try_unwrap(database) {
            database.remove().await;
        }
        if let Err(failure) = result {
            std::panic::resume_unwind(failure.into_panic());
        }
    });
}
