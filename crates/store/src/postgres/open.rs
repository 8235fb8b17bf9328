//! Opening a Postgres database: ours, new, or refused.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, PgPool};
use tokio::time::timeout;

use super::Postgres;
use super::listen::Listening;
use crate::error::{StoreError, cause};
use crate::migrate;
use crate::url::without_password;

/// How long to wait for a connection: short, so that a dead database is told quickly.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);
/// Connections of one node. Appends come in batches, so a few do much.
const CONNECTIONS: u32 = 8;
/// Nodes that open the same database at once take turns by this lock ("mirabi" in letters).
const LOCK: i64 = 0x6D69_7261_6269;

/// What every connection is told first. Our tables are in a schema of their own, so that a database
/// may be shared. Nothing may hang for ever. Commits wait for the disk, whatever the server's
/// default, and where it promises even more (replicas), that stays.
const MANNERS: &str = "SELECT set_config('search_path', 'mirabilia', false), \
     set_config('statement_timeout', '10s', false), \
     set_config('lock_timeout', '5s', false), \
     set_config('idle_in_transaction_session_timeout', '30s', false), \
     set_config('synchronous_commit', CASE current_setting('synchronous_commit') \
       WHEN 'off' THEN 'on' WHEN 'local' THEN 'on' \
       ELSE current_setting('synchronous_commit') END, false)";

/// Connects, brings the database to the present version, and begins to listen.
pub(super) async fn open(url: &str, options: PgConnectOptions) -> Result<Postgres, StoreError> {
    let url = without_password(url);
    let failed = |cause: String| StoreError::Open { url: url.clone(), cause };
    let options = match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("mirabilia"),
    };
    // Not through a pool: that would only say that it waited in vain, not why.
    let slow = || failed(format!("no answer within {} s; see that it runs", PATIENCE.as_secs()));
    let attempt = timeout(PATIENCE, options.connect()).await.map_err(|_| slow())?;
    let mut connection = attempt.map_err(|error| failed(cause(&error)))?;
    migrate(&url, &mut connection).await?;
    // A failed farewell harms nobody.
    let _ = connection.close().await;

    let pool = pool(CONNECTIONS).connect_lazy_with(options.clone());
    // A pool of its own: the listener keeps its connection for ever.
    let line: PgPool = pool_for_listening().connect_lazy_with(options);
    let listening = Listening::start(line).await.map_err(|error| failed(cause(&error)))?;
    Ok(Postgres { pool, listening })
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).after_connect(
        |connection, _| {
            Box::pin(async move {
                sqlx::query(MANNERS).execute(connection).await?;
                Ok(())
            })
        },
    )
}

fn pool_for_listening() -> PgPoolOptions {
    pool(1).max_lifetime(None).idle_timeout(None)
}

/// Brings a database to the present version, all of it or nothing.
async fn migrate(url: &str, connection: &mut PgConnection) -> Result<(), StoreError> {
    let failed =
        |error: sqlx::Error| StoreError::Open { url: url.to_owned(), cause: cause(&error) };
    let mut transaction = connection.begin().await.map_err(failed)?;
    // Another node may open the same database right now: it waits here and then finds it done.
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *transaction)
        .await
        .map_err(failed)?;
    let found = version(&mut transaction).await.map_err(failed)?;
    let Some(found) = found else {
        let reason = "its schema mirabilia was not made by us".to_owned();
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

/// Where versions are noted, before there is anything else.
const FIRST: &str = "CREATE SCHEMA IF NOT EXISTS mirabilia; \
     CREATE TABLE mirabilia.version ( \
       version INTEGER PRIMARY KEY, made_at TIMESTAMPTZ NOT NULL DEFAULT now())";

/// The version of a database: 0 when nothing of ours is there yet, none when something else is in
/// our place.
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
