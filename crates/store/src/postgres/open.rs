//! Opening a Postgres database: checks, migrations, pools.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, PgPool};
use tokio::time::timeout;

use super::Postgres;
use super::listen::ChangeListener;
use crate::error::{StoreError, cause};
use crate::migrate;
use crate::url::without_password;

/// How long to wait for a connection: short, so that a dead database is reported quickly.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// Connections per node. Appends are batched, so a few are enough.
const CONNECTIONS: u32 = 8;
/// The advisory lock that serialises migrations by concurrent nodes (ASCII for "mirabi").
const LOCK: i64 = 0x6D69_7261_6269;

/// Settings of every connection. The tables have their own schema, so that a database can be shared
/// with other programs. Timeouts keep anything from hanging. Commits wait for the disk whatever the
/// server's default; a stronger default (replicas) is kept.
const SESSION_SETTINGS: &str = "SELECT set_config('search_path', 'mirabilia', false), \
     set_config('statement_timeout', '10s', false), \
     set_config('lock_timeout', '5s', false), \
     set_config('idle_in_transaction_session_timeout', '30s', false), \
     set_config('synchronous_commit', CASE current_setting('synchronous_commit') \
       WHEN 'off' THEN 'on' WHEN 'local' THEN 'on' \
       ELSE current_setting('synchronous_commit') END, false)";

/// Connects, migrates the database, and starts the change listener.
pub(super) async fn open(url: &str, options: PgConnectOptions) -> Result<Postgres, StoreError> {
    let url = without_password(url);
    let failed = |cause: String| StoreError::Open { url: url.clone(), cause };
    let options = match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("mirabilia"),
    };
    // Not through a pool: a pool only reports that it timed out, not why.
    let seconds = CONNECT_TIMEOUT.as_secs();
    let slow = || failed(format!("no answer within {seconds} s; check that it is running"));
    let attempt = timeout(CONNECT_TIMEOUT, options.connect()).await.map_err(|_| slow())?;
    let mut connection = attempt.map_err(|error| failed(cause(&error)))?;
    migrate(&url, &mut connection).await?;
    // This connection is not used again, so an error does not matter.
    let _ = connection.close().await;

    let pool = pool(CONNECTIONS).connect_lazy_with(options.clone());
    // A separate pool, because the listener never releases its connection.
    let listener_pool: PgPool = listener_pool().connect_lazy_with(options);
    let listener = ChangeListener::start(listener_pool).await;
    let listener = listener.map_err(|error| failed(cause(&error)))?;
    Ok(Postgres { pool, listener })
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(CONNECT_TIMEOUT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::query(SESSION_SETTINGS).execute(connection).await?;
                Ok(())
            })
        })
}

fn listener_pool() -> PgPoolOptions {
    pool(1).max_lifetime(None).idle_timeout(None)
}

/// Migrates a database to the current schema version, in one transaction.
async fn migrate(url: &str, connection: &mut PgConnection) -> Result<(), StoreError> {
    let failed =
        |error: sqlx::Error| StoreError::Open { url: url.to_owned(), cause: cause(&error) };
    let mut transaction = connection.begin().await.map_err(failed)?;
    // Another node that opens the same database now waits here, and then finds it migrated.
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *transaction)
        .await
        .map_err(failed)?;
    let found = version(&mut transaction).await.map_err(failed)?;
    let Some(found) = found else {
        let reason = "its schema mirabilia belongs to another program".to_owned();
        return Err(StoreError::Foreign { url: url.to_owned(), reason });
    };
    migrate::refuse_newer(url, found, migrate::POSTGRES)?;
    let mut is_changed = false;
    for (version, step) in migrate::missing(found, migrate::POSTGRES) {
        let stamp = format!("INSERT INTO mirabilia.version (version) VALUES ({version})");
        if version == 1 {
            sqlx::raw_sql(FIRST).execute(&mut *transaction).await.map_err(failed)?;
        }
        sqlx::raw_sql("SET LOCAL search_path TO mirabilia")
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        sqlx::raw_sql(step).execute(&mut *transaction).await.map_err(failed)?;
        sqlx::raw_sql(AssertSqlSafe(stamp)).execute(&mut *transaction).await.map_err(failed)?;
        is_changed = true;
    }
    if is_changed { transaction.commit().await } else { transaction.rollback().await }
        .map_err(failed)
}

/// Creates the schema and the table of its versions.
const FIRST: &str = "CREATE SCHEMA IF NOT EXISTS mirabilia; \
     CREATE TABLE mirabilia.version ( \
       version INTEGER PRIMARY KEY, made_at TIMESTAMPTZ NOT NULL DEFAULT now())";

/// The schema version of a database: 0 if the schema is missing or empty, `None` if it belongs to
/// another program.
async fn version(connection: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    let is_ours: bool = sqlx::query_scalar(
        "SELECT count(*) = 2 FROM information_schema.columns WHERE table_schema = 'mirabilia' \
         AND table_name = 'version' AND column_name IN ('version', 'made_at')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if is_ours {
        let version =
            sqlx::query_scalar("SELECT coalesce(max(version), 0)::bigint FROM mirabilia.version");
        return version.fetch_one(connection).await.map(Some);
    }
    let is_empty: bool = sqlx::query_scalar(
        "SELECT NOT EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace \
         WHERE n.nspname = 'mirabilia')",
    )
    .fetch_one(connection)
    .await?;
    Ok(is_empty.then_some(0))
}
