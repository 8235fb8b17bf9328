//! Opening an SQLite file: checks, migrations, connections.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tokio::sync::broadcast;

use super::Sqlite;
use super::connection::WriterConnection;
use super::health::Health;
use crate::CHANGE_BUFFER;
use crate::error::{StoreError, cause};
use crate::migrate;
use crate::url::SqliteFile;

/// The `application_id` in the header of our files (ASCII for "MIRA").
const APPLICATION: i64 = 0x4D49_5241;
/// How long to wait for another program that writes, or for a connection.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// In WAL mode readers block neither each other nor the writer; a few saturate a machine.
const READERS: u32 = 4;
/// The write-ahead log shrinks to this many bytes after a burst.
const LOG_SIZE: &str = "67108864";
/// Pages of 4 KiB in a MiB.
const PAGES_PER_MIB: u32 = 256;

/// Opens the file, creates it if missing, and migrates it to the current schema version.
pub(super) async fn open(file: &SqliteFile) -> Result<Sqlite, StoreError> {
    let url = format!("sqlite://{}", file.path.display());
    let failed = |cause: String| StoreError::Open { url: url.clone(), cause };
    if let Some(folder) = file.path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| {
            failed(format!("cannot create the folder {} ({error})", folder.display()))
        })?;
    }
    protect(&file.path).map_err(|error| failed(format!("cannot set its permissions ({error})")))?;
    let plain = SqliteConnectOptions::new()
        .filename(&file.path)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT);
    let attempt = |error: sqlx::Error| match &error {
        sqlx::Error::Database(inner) if inner.code().as_deref() == Some("26") => {
            StoreError::Foreign { url: url.clone(), reason: "it is not an SQLite file".to_owned() }
        }
        error => failed(cause(error)),
    };

    // Inspect before changing anything: switching to WAL would already modify a foreign file.
    let mut connection = plain.connect().await.map_err(attempt)?;
    // In one transaction: another process may be creating the file just now.
    let mut reading = connection.begin().await.map_err(attempt)?;
    let found = inspect(&mut reading).await.map_err(attempt)?;
    reading.rollback().await.map_err(attempt)?;
    connection.close().await.map_err(attempt)?;
    refuse_foreign(&url, &found)?;
    migrate::refuse_newer(&url, found.version, migrate::SQLITE)?;

    let mut writing = plain
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is synced to disk before it is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", LOG_SIZE);
    if let Some(mib) = file.max_mib {
        let pages = mib.saturating_mul(PAGES_PER_MIB);
        writing = writing.pragma("max_page_count", pages.to_string());
    }
    let mut connection = writing.connect().await.map_err(attempt)?;
    migrate(&url, &mut connection).await?;
    sync_folder(&file.path);

    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(BUSY_TIMEOUT)
        .connect_lazy_with(plain.create_if_missing(false).pragma("query_only", "ON"));
    Ok(Sqlite {
        readers,
        writer: WriterConnection::new(writing, BUSY_TIMEOUT, connection),
        changes: broadcast::Sender::new(CHANGE_BUFFER),
        health: Health::default(),
    })
}

/// Keeps other users of the machine from reading hands and secrets: a new file belongs to its owner
/// alone, and an existing one is closed to everybody outside its group. SQLite gives the files beside
/// it the same permissions.
#[cfg(unix)]
fn protect(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
    let new = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    if new.is_ok() {
        return Ok(());
    }
    // What is wrong with the path, SQLite says.
    let Ok(existing) = std::fs::metadata(path) else { return Ok(()) };
    if existing.is_file() && existing.mode() & 0o007 != 0 {
        let closed = std::fs::Permissions::from_mode(existing.mode() & 0o7770);
        std::fs::set_permissions(path, closed)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn protect(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// The header of a file, and how many objects its schema has.
struct FileHeader {
    application: i64,
    version: i64,
    objects: i64,
}

async fn inspect(connection: &mut SqliteConnection) -> Result<FileHeader, sqlx::Error> {
    let application =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let objects = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await?;
    Ok(FileHeader { application, version, objects })
}

fn refuse_foreign(url: &str, found: &FileHeader) -> Result<(), StoreError> {
    let is_empty = found.application == 0 && found.objects == 0;
    if found.application == APPLICATION || is_empty {
        return Ok(());
    }
    let reason = "it belongs to another program".to_owned();
    Err(StoreError::Foreign { url: url.to_owned(), reason })
}

/// Migrates a file to the current schema version, in one transaction.
async fn migrate(url: &str, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let failed =
        |error: sqlx::Error| StoreError::Open { url: url.to_owned(), cause: cause(&error) };
    // Another process that opens the same file now waits here, and then finds it migrated.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let found = inspect(&mut transaction).await.map_err(failed)?;
    refuse_foreign(url, &found)?;
    migrate::refuse_newer(url, found.version, migrate::SQLITE)?;
    let mut is_changed = false;
    for (version, step) in migrate::missing(found.version, migrate::SQLITE) {
        let stamp =
            format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version};");
        sqlx::raw_sql(step).execute(&mut *transaction).await.map_err(failed)?;
        sqlx::raw_sql(AssertSqlSafe(stamp)).execute(&mut *transaction).await.map_err(failed)?;
        is_changed = true;
    }
    if is_changed { transaction.commit().await } else { transaction.rollback().await }
        .map_err(failed)
}

/// Syncs the folder: without this a new file may be missing after a power failure.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Systems that cannot open a folder do not need this.
    if let Ok(folder) = std::fs::File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::open;
    use crate::url::SqliteFile;

    #[cfg(unix)]
    #[tokio::test]
    async fn other_users_cannot_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let mode =
            |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let file = SqliteFile { path: path.clone(), max_mib: None };
        let store = open(&file).await.unwrap();
        assert_eq!(mode(&path), 0o600);
        assert_eq!(mode(&folder.path().join("games.db-wal")), 0o600);
        drop(store);
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        open(&file).await.unwrap();
        assert_eq!(mode(&path), 0o640, "closed to others, still open to the group");
    }

    #[tokio::test]
    async fn commits_wait_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let file = SqliteFile { path: folder.path().join("a/b/games.db"), max_mib: Some(2) };
        let store = open(&file).await.unwrap();
        let mut acquired = store.writer.acquire().await.unwrap();
        let mut check = async |pragma: &'static str, expected: &str| {
            let value: String =
                sqlx::query_scalar(pragma).fetch_one(acquired.conn()).await.unwrap();
            assert_eq!(value, expected, "{pragma}");
        };
        check("SELECT journal_mode FROM pragma_journal_mode", "wal").await;
        check("SELECT cast(synchronous AS TEXT) FROM pragma_synchronous", "2").await;
        check("SELECT cast(foreign_keys AS TEXT) FROM pragma_foreign_keys", "1").await;
        check("SELECT cast(max_page_count AS TEXT) FROM pragma_max_page_count", "512").await;
        check("SELECT cast(page_size AS TEXT) FROM pragma_page_size", "4096").await;
    }
}
