//! What is special to SQLite files.

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

async fn by_hand(path: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Opening this must fail with these words and leave the file as it is.
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
    by_hand(&path, "PRAGMA user_version = 99").await;
    check_refused(&path, &["has version 99", "knows versions up to 1", "start a newer program"])
        .await;
}

#[tokio::test]
async fn a_foreign_file_is_refused() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("other.db");
    by_hand(&path, "CREATE TABLE events (x); INSERT INTO events VALUES (1)").await;
    check_refused(&path, &["is not ours", "another program", "give another database"]).await;
    let path = folder.path().join("marked.db");
    by_hand(&path, "PRAGMA application_id = 7; PRAGMA user_version = 1").await;
    check_refused(&path, &["is not ours", "another program"]).await;
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Ann,\n".repeat(1000)).unwrap();
    check_refused(&path, &["is not ours", "not an SQLite file"]).await;
}

#[tokio::test]
async fn folders_are_made_and_what_cannot_be_made_is_named() {
    let folder = tempdir().unwrap();
    let deep = folder.path().join("a b/ö/games.db");
    open(&url(&deep)).await.unwrap().close().await;
    assert!(deep.is_file());
    // A folder where the file should be, and a file where a folder should be.
    for path in [folder.path().join("a b"), deep.join("games.db")] {
        let error = open(&url(&path)).await.err().expect("it should fail").to_string();
        assert!(error.starts_with(&format!("{} could not be opened: ", url(&path))), "{error}");
    }
    // An empty file is as good as none.
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    open(&url(&empty)).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_may_not_be_written_is_named() {
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
        // For root everything may be written.
        None => assert!(is_root, "it should be refused"),
        Some(error) => assert!(error.contains("writable") || error.contains("written"), "{error}"),
    }
    open(&url(&path)).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_file_may_be_opened_by_many_at_once() {
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
async fn a_full_disk_is_told_and_survived() {
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
    assert!(cause.contains("full") && cause.contains("make room"), "{cause}");
    // Full again, and again: no failure makes the next one worse, and reading goes on.
    for _ in 0..3 {
        let batch = vec![append("t", last + 1, &[long; 5]), append("new", 1, &[long; 5])];
        let outcomes = store.append_all(batch).await;
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Err(AppendError::Unavailable(_)))));
        assert_eq!(bodies(&store, "t").await.len() as u64, last);
        assert_eq!(bodies(&store, "new").await, [""; 0]);
    }
    // Room again: the same store goes on.
    assert!(store.delete(&"big".into()).await.unwrap());
    append_one(&store, append("t", last + 1, &[long; 2])).await.unwrap();
    store.close().await;
    let store = open(&url(&path)).await.unwrap();
    assert_eq!(bodies(&store, "t").await.len() as u64, last + 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_unique_key_has_the_last_word() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(&url(&path)).await.unwrap();
    append_one(&store, append("t", 1, &["1"])).await.unwrap();
    // Another program breaks a rule of ours: the log no longer fits the row.
    by_hand(&path, "INSERT INTO events VALUES ('t', 2, 0, 'alien')").await;
    // Nothing is written over it, and the others of the batch do not suffer.
    let batch = vec![append("a", 1, &["1"]), append("t", 2, &["2"]), append("z", 1, &["1"])];
    let outcomes = store.append_all(batch).await;
    assert!(matches!(outcomes[1], Err(AppendError::Unavailable(_))), "{outcomes:?}");
    assert_eq!((&outcomes[0], &outcomes[2]), (&Ok(()), &Ok(())));
    assert_eq!(bodies(&store, "a").await, ["1"]);
    let events = store.events(&"t".into(), 0, 9).await.unwrap();
    assert_eq!(events.last().unwrap().body, "alien", "nothing is overwritten");
    // A row that nobody can read is named, not guessed.
    by_hand(&path, "UPDATE tables SET seats = 'nonsense' WHERE id = 'z'").await;
    let error = store.table(&"z".into()).await.unwrap_err();
    assert_eq!(error, StoreError::Broken { what: "seats", value: "nonsense".to_owned() });
}
