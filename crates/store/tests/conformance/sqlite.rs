//! Tests of SQLite alone.

use std::fs;
use std::path::Path;

use mirabilia_store::{AppendError, StoreError, open};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::tempdir;
use tokio::task::JoinSet;

use crate::sample::{append, append_one, bodies};

fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Runs SQL on a connection that bypasses the store.
async fn execute(path: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Opening the file must fail with an error that contains these texts, and leave it unchanged.
async fn check_refused(path: &Path, expected: &[&str]) {
    let before = fs::read(path).unwrap();
    let error = open(&url(path)).await.err().expect("it should be refused").to_string();
    for words in expected {
        assert!(error.contains(words), "{error} should say {words}");
    }
    assert!(error.starts_with(&url(path)), "{error}");
    assert_eq!(fs::read(path).unwrap(), before, "the file was touched");
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    open(&url(&path)).await.unwrap().close().await;
    execute(&path, "PRAGMA user_version = 99").await;
    let expected = ["has schema version 99", "supports versions up to 3", "start a newer program"];
    check_refused(&path, &expected).await;
}

#[tokio::test]
async fn people_of_an_older_file_keep_their_keys() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let first = include_str!("../../migrations/sqlite/0001_tables.sql");
    let key = "11".repeat(32);
    execute(
        &path,
        &format!(
            "{first} PRAGMA application_id = {}; PRAGMA user_version = 1; \
             INSERT INTO people VALUES ('ann', x'{key}', 'Ann', 7)",
            0x4D49_5241
        ),
    )
    .await;
    let store = open(&url(&path)).await.unwrap();
    assert_eq!(store.person_by_key(&[0x11; 32]).await.unwrap().unwrap().name, "Ann");
    let keys = store.keys(&"ann".into()).await.unwrap();
    assert_eq!((keys.len(), keys[0].created_at, keys[0].used_at), (1, 7, 7));
}

#[tokio::test]
async fn a_foreign_file_is_refused() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("other.db");
    execute(&path, "CREATE TABLE events (x); INSERT INTO events VALUES (1)").await;
    let expected = ["is not a Mirabilia database", "another program", "use another database"];
    check_refused(&path, &expected).await;
    let path = folder.path().join("marked.db");
    execute(&path, "PRAGMA application_id = 7; PRAGMA user_version = 1").await;
    check_refused(&path, &["is not a Mirabilia database", "another program"]).await;
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Ann,\n".repeat(1000)).unwrap();
    check_refused(&path, &["is not a Mirabilia database", "not an SQLite file"]).await;
}

#[tokio::test]
async fn folders_are_created_and_failures_name_the_path() {
    let folder = tempdir().unwrap();
    let deep = folder.path().join("a b/ö/games.db");
    open(&url(&deep)).await.unwrap().close().await;
    assert!(deep.is_file());
    // A folder in place of the file, and a file in place of a folder.
    for path in [folder.path().join("a b"), deep.join("games.db")] {
        let error = open(&url(&path)).await.err().expect("it should fail").to_string();
        assert!(error.starts_with(&format!("cannot open {}: ", url(&path))), "{error}");
    }
    // An empty file counts as new.
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    open(&url(&empty)).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_read_only_file_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    open(&url(&path)).await.unwrap().close().await;
    let allow = |folder_mode, file_mode| {
        fs::set_permissions(&path, fs::Permissions::from_mode(file_mode)).unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(folder_mode)).unwrap();
    };
    allow(0o555, 0o444);
    let is_root = fs::OpenOptions::new().append(true).open(&path).is_ok();
    let refused = open(&url(&path)).await.err().map(|error| error.to_string());
    allow(0o755, 0o644);
    match refused {
        // Root may write everything.
        None => assert!(is_root, "it should be refused"),
        Some(error) => assert!(error.contains("writable"), "{error}"),
    }
    open(&url(&path)).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_file_may_be_opened_concurrently() {
    let folder = tempdir().unwrap();
    let address = url(&folder.path().join("games.db"));
    let mut openers = JoinSet::new();
    for number in 0..8 {
        let address = address.clone();
        openers.spawn(async move {
            let store = open(&address).await.unwrap();
            append_one(&store, append(&format!("t{number}"), 1, &["{}"])).await.unwrap();
        });
    }
    openers.join_all().await;
    assert_eq!(open(&address).await.unwrap().counts().await.unwrap().playing, 8);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_reported_and_survived() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(&format!("{}?max_mib=1", url(&path))).await.unwrap();
    let long = "x".repeat(20_000);
    let long = long.as_str();
    append_one(&store, append("big", 1, &[long; 10])).await.unwrap();
    append_one(&store, append("t", 1, &["1"])).await.unwrap();

    let mut last = 1;
    let full = loop {
        match append_one(&store, append("t", last + 1, &[long, long])).await {
            Ok(()) => last += 2,
            Err(error) => break error,
        }
        assert!(last < 1000, "it never fills");
    };
    let AppendError::Unavailable(StoreError::Unavailable { cause }) = &full else {
        panic!("{full:?}");
    };
    assert!(cause.contains("full") && cause.contains("free some disk space"), "{cause}");
    // Repeated failures do not accumulate, and reads still work.
    for _ in 0..3 {
        let batch = vec![append("t", last + 1, &[long; 5]), append("new", 1, &[long; 5])];
        let outcomes = store.append_all(batch).await;
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(AppendError::Unavailable(_)))));
        assert_eq!(bodies(&store, "t").await.len() as u64, last);
        assert_eq!(bodies(&store, "new").await, [""; 0]);
    }
    // Once there is space, the same store works again.
    assert!(store.delete(&"big".into()).await.unwrap());
    append_one(&store, append("t", last + 1, &[long; 2])).await.unwrap();
    store.close().await;
    let store = open(&url(&path)).await.unwrap();
    assert_eq!(bodies(&store, "t").await.len() as u64, last + 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_primary_key_rejects_duplicates() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(&url(&path)).await.unwrap();
    append_one(&store, append("t", 1, &["1"])).await.unwrap();
    // Another program breaks an invariant: the log no longer matches the row.
    execute(&path, "INSERT INTO events VALUES ('t', 2, 0, 'alien')").await;
    // Nothing is overwritten, and the other appends of the batch succeed.
    let batch = vec![append("a", 1, &["1"]), append("t", 2, &["2"]), append("z", 1, &["1"])];
    let outcomes = store.append_all(batch).await;
    assert!(matches!(outcomes[1], Err(AppendError::Unavailable(_))), "{outcomes:?}");
    assert_eq!((&outcomes[0], &outcomes[2]), (&Ok(()), &Ok(())));
    assert_eq!(bodies(&store, "a").await, ["1"]);
    let events = store.events(&"t".into(), 0, 9).await.unwrap();
    assert_eq!(events.last().unwrap().body, "alien", "nothing is overwritten");
    // A corrupt row is an error.
    execute(&path, "UPDATE tables SET seats = 'nonsense' WHERE id = 'z'").await;
    let error = store.table(&"z".into()).await.unwrap_err();
    assert_eq!(error, StoreError::Broken { what: "seats", value: "nonsense".to_owned() });
}
