//! Tests of Postgres alone: concurrent nodes, broken connections, unavailable databases.

use std::sync::Arc;
use std::time::{Duration, Instant};

use mirabilia_store::{AppendError, Notification, Store, StoreError, open};
use sqlx::{AssertSqlSafe, ConnectOptions};
use tokio::task::JoinSet;

use crate::changes::{appended, next};
use crate::database::{Kind, TestDatabase, run};
use crate::proxy::Proxy;
use crate::sample::{append, append_one, bodies};

/// Runs SQL on a connection that bypasses the store.
async fn execute(database: &TestDatabase, sql: &str) {
    let mut connection = database.postgres().connect().await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}

/// Terminates the store's connections that match a condition.
async fn terminate(database: &TestDatabase, which: &str) -> i64 {
    let mut connection = database.postgres().connect().await;
    let sql = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    );
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap()
}

macro_rules! on_postgres {
    ($($name:ident => $behaviour:ident;)+) => {
        $(
            #[test]
            fn $name() {
                run(Kind::Postgres, |database| Box::pin($behaviour(database)));
            }
        )+
    };
}

on_postgres! {
    a_newer_database_is_refused => newer;
    a_foreign_schema_is_refused => foreign;
    a_new_database_may_be_opened_concurrently => concurrent_open;
    errors_contain_the_url_without_password => hidden_password;
    a_terminated_listener_reconnects_and_reports_it => terminated_listener;
    terminated_connections_are_replaced => all_terminated;
    an_unavailable_database_is_reported_and_recovers => outage;
    connections_cut_under_load_lose_nothing => cut_under_load;
    the_primary_key_rejects_duplicates => primary_key;
    commits_wait_for_the_disk => durable;
}

async fn check_refused(database: &TestDatabase, expected: &[&str]) {
    let error = open(&database.url()).await.err().expect("it should be refused").to_string();
    for words in expected {
        assert!(error.contains(words), "{error} should say {words}");
    }
}

async fn newer(database: Arc<TestDatabase>) {
    database.open().await.close().await;
    execute(&database, "INSERT INTO mirabilia.version (version) VALUES (99)").await;
    let expected = ["has schema version 99", "versions up to 3", "start a newer"];
    check_refused(&database, &expected).await;
    execute(&database, "DELETE FROM mirabilia.version WHERE version = 99").await;
    database.open().await.close().await;
}

async fn foreign(database: Arc<TestDatabase>) {
    execute(&database, "CREATE SCHEMA mirabilia; CREATE TABLE mirabilia.version (version TEXT)")
        .await;
    let expected = ["is not a Mirabilia database", "schema mirabilia", "use another database"];
    check_refused(&database, &expected).await;
    // An empty schema may have been created for us, and tables in other schemas do not matter.
    execute(&database, "DROP TABLE mirabilia.version; CREATE TABLE public.events (x INT)").await;
    let store = database.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["{}"])).await, Ok(()));
}

async fn concurrent_open(database: Arc<TestDatabase>) {
    let mut openers = JoinSet::new();
    for number in 0..8 {
        let database = Arc::clone(&database);
        openers.spawn(async move {
            let store = database.open().await;
            append_one(&store, append(&format!("t{number}"), 1, &["{}"])).await.unwrap();
            store.close().await;
        });
    }
    openers.join_all().await;
    assert_eq!(database.open().await.counts().await.unwrap().playing, 8);
}

async fn hidden_password(database: Arc<TestDatabase>) {
    let options = database.postgres().options().password("s3cret");
    let missing = options.clone().database("no_such_database").to_url_lossy();
    let error = open(missing.as_str()).await.err().expect("no such database").to_string();
    assert!(error.contains("no_such_database") && error.contains("create the database"), "{error}");
    assert!(!error.contains("s3cret") && error.contains("***"), "{error}");

    let unused = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("postgres://ann:s3cret@{unused}/games");
    let error = open(&url).await.err().expect("no server listens there").to_string();
    assert!(error.contains(&format!("postgres://ann:***@{unused}/games")), "{error}");
    assert!(error.contains("check that it is running") && !error.contains("s3cret"), "{error}");
}

async fn terminated_listener(database: Arc<TestDatabase>) {
    let (one, two) = (database.open().await, database.open().await);
    let mut changes = two.changes();
    for round in 1..=3 {
        assert!(terminate(&database, "query LIKE 'LISTEN%'").await >= 1);
        assert_eq!(next(&mut changes).await, Notification::Lost);
        assert_eq!(append_one(&one, append("t", round, &["{}"])).await, Ok(()));
        assert_eq!(next(&mut changes).await, appended("t", round));
    }
}

async fn all_terminated(database: Arc<TestDatabase>) {
    let store = database.open().await;
    for first in 1..=4 {
        assert_eq!(append_one(&store, append("t", first, &["{}"])).await, Ok(()));
        assert!(terminate(&database, "true").await >= 1);
    }
    assert_eq!(bodies(&store, "t").await.len(), 4);
}

/// A store that connects through the proxy.
async fn through(proxy: &Proxy, database: &TestDatabase) -> Arc<dyn Store> {
    let address = proxy.address();
    let options = database.postgres().options().host("127.0.0.1").port(address.port());
    // A Unix socket would take precedence over the host, and a URL made from options has either.
    let url = match database.postgres().options().get_socket() {
        None => options.to_url_lossy().to_string(),
        Some(_) => format!(
            "postgres://{}@{address}/{}",
            options.get_username(),
            options.get_database().expect("tests set it")
        ),
    };
    open(&url).await.unwrap()
}

async fn outage(database: Arc<TestDatabase>) {
    let mut proxy = Proxy::open(database.postgres().options()).await;
    let store = through(&proxy, &database).await;
    let mut changes = store.changes();
    assert_eq!(append_one(&store, append("t", 1, &["1"])).await, Ok(()));
    assert_eq!(next(&mut changes).await, appended("t", 1));

    proxy.shut().await;
    let start = Instant::now();
    let outcomes = store.append_all(vec![append("t", 2, &["2"]), append("u", 1, &["1"])]).await;
    for outcome in outcomes {
        let Err(AppendError::Unavailable(StoreError::Unavailable { cause })) = outcome else {
            panic!("{outcome:?}");
        };
        assert!(cause.contains("check that it is running"), "{cause}");
    }
    assert!(store.ping().await.is_err());
    assert!(start.elapsed() < Duration::from_secs(15), "reported quickly");

    proxy.reopen().await;
    assert_eq!(next(&mut changes).await, Notification::Lost);
    store.ping().await.unwrap();
    assert_eq!(append_one(&store, append("t", 2, &["2"])).await, Ok(()));
    assert_eq!(next(&mut changes).await, appended("t", 2));
    assert_eq!(bodies(&store, "t").await, ["1", "2"]);
    assert_eq!(bodies(&store, "u").await, [""; 0]);
}

async fn cut_under_load(database: Arc<TestDatabase>) {
    const EACH: usize = 40;
    let proxy = Proxy::open(database.postgres().options()).await;
    let (store, direct) = (through(&proxy, &database).await, database.open().await);
    let mut appenders = JoinSet::new();
    for number in 0..6 {
        let (store, direct) = (Arc::clone(&store), Arc::clone(&direct));
        appenders.spawn(async move {
            let table = format!("t{number}");
            let mut stored = 0;
            while stored < EACH {
                let body = format!("{stored}");
                let next = append(&table, stored as u64 * 2 + 1, &[&body, &body]);
                let outcome = append_one(&store, next).await;
                let found = direct.events(&table.as_str().into(), 0, 999).await.unwrap().len();
                let (none, all) = (stored * 2, stored * 2 + 2);
                match outcome {
                    // Unknown: stored whole or not at all.
                    Err(AppendError::Unavailable(_)) => assert!(found == none || found == all),
                    // A conflict: an earlier append with unknown outcome was stored after all.
                    Ok(()) | Err(AppendError::Conflict) => assert_eq!(found, all),
                    Err(error) => panic!("{error}"),
                }
                stored = found / 2;
            }
        });
    }
    let cutter = async {
        loop {
            proxy.cut();
            // Let some appends succeed before the next cut.
            let before = direct.table(&"t0".into()).await.unwrap().map_or(0, |row| row.last_seq);
            while direct.table(&"t0".into()).await.unwrap().map_or(0, |row| row.last_seq)
                < before + 6
            {
                tokio::task::yield_now().await;
            }
        }
    };
    let work = async {
        tokio::select! {
            _ = appenders.join_all() => (),
            () = cutter => (),
        }
    };
    tokio::time::timeout(Duration::from_mins(1), work).await.expect("it ends");
    for number in 0..6 {
        let expected: Vec<String> = (0..EACH * 2).map(|event| format!("{}", event / 2)).collect();
        assert_eq!(bodies(&direct, &format!("t{number}")).await, expected);
    }
}

async fn primary_key(database: Arc<TestDatabase>) {
    let store = database.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["1"])).await, Ok(()));
    execute(&database, "INSERT INTO mirabilia.events VALUES ('t', 2, 0, 'alien')").await;
    let batch = vec![append("a", 1, &["1"]), append("t", 2, &["2"]), append("z", 1, &["1"])];
    let outcomes = store.append_all(batch).await;
    assert!(matches!(outcomes[1], Err(AppendError::Unavailable(_))), "{outcomes:?}");
    assert_eq!((&outcomes[0], &outcomes[2]), (&Ok(()), &Ok(())));
    let events = store.events(&"t".into(), 0, 9).await.unwrap();
    assert_eq!(events.last().unwrap().body, "alien", "nothing is overwritten");
}

async fn durable(database: Arc<TestDatabase>) {
    database.open().await.close().await;
    // A server whose default is not durable, and a trigger that records the setting we commit with.
    execute(
        &database,
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
           current_database()); END $$; \
         CREATE TABLE public.observed (setting TEXT); \
         CREATE FUNCTION public.observe() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
           INSERT INTO public.observed VALUES (current_setting('synchronous_commit')); \
           RETURN NEW; END $$; \
         CREATE TRIGGER observe AFTER INSERT ON mirabilia.events \
           FOR EACH ROW EXECUTE FUNCTION public.observe()",
    )
    .await;
    let store = database.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["{}"])).await, Ok(()));
    let mut connection = database.postgres().connect().await;
    let observed: Vec<(String, String)> = sqlx::query_as(
        "SELECT setting, current_setting('synchronous_commit') FROM public.observed",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert_eq!(observed, [("on".to_owned(), "off".to_owned())]);
}
