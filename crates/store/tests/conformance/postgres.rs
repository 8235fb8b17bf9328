//! What is special to Postgres: nodes that come at once, lines that break, databases that go away.

use std::sync::Arc;
use std::time::{Duration, Instant};

use mirabilia_store::{AppendError, Change, Store, StoreError, open};
use sqlx::{AssertSqlSafe, ConnectOptions};
use tokio::task::JoinSet;

use crate::changes::{appended, next};
use crate::place::{Database, Kind, Place, run};
use crate::proxy::Proxy;
use crate::sample::{append, append_one, bodies};

fn database(place: &Place) -> &Database {
    match place {
        Place::Postgres(database) => database,
        _ => unreachable!("these tests are for Postgres"),
    }
}

async fn by_hand(place: &Place, sql: &str) {
    let mut connection = database(place).connect().await;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}

/// Ends all connections of the store but the one that asks.
async fn terminate(place: &Place, which: &str) -> i64 {
    let mut connection = database(place).connect().await;
    let sql = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    );
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap()
}

macro_rules! on_postgres {
    ($($name:ident => $behaviour:ident;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                run(Kind::Postgres, $behaviour).await;
            }
        )+
    };
}

on_postgres! {
    a_newer_database_is_refused => newer;
    a_foreign_schema_is_refused => foreign;
    a_new_database_may_be_opened_by_many_at_once => many_open;
    errors_name_the_address_without_its_password => nameless;
    a_cut_listener_comes_back_and_says_so => cut_listener;
    the_end_of_all_connections_is_survived => all_terminated;
    a_database_that_goes_away_comes_back => away_and_back;
    lines_cut_under_load_lose_nothing => cut_under_load;
    the_unique_key_has_the_last_word => last_word;
    commits_wait_for_the_disk => durable;
}

async fn check_refused(place: &Place, expected: &[&str]) {
    let error = open(&place.url()).await.err().expect("it should be refused").to_string();
    for words in expected {
        assert!(error.contains(words), "{error} should say {words}");
    }
}

async fn newer(place: Arc<Place>) {
    place.open().await.close().await;
    by_hand(&place, "INSERT INTO mirabilia.version (version) VALUES (99)").await;
    check_refused(&place, &["has version 99", "knows versions up to 1", "start a newer"]).await;
    by_hand(&place, "DELETE FROM mirabilia.version WHERE version = 99").await;
    place.open().await.close().await;
}

async fn foreign(place: Arc<Place>) {
    by_hand(&place, "CREATE SCHEMA mirabilia; CREATE TABLE mirabilia.version (version TEXT)").await;
    check_refused(&place, &["is not ours", "schema mirabilia", "give another database"]).await;
    // An empty schema may have been made for us, and tables elsewhere are not our affair.
    by_hand(&place, "DROP TABLE mirabilia.version; CREATE TABLE public.events (x INT)").await;
    let store = place.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["{}"])).await, Ok(()));
}

async fn many_open(place: Arc<Place>) {
    let mut openers = JoinSet::new();
    for number in 0..8 {
        let place = Arc::clone(&place);
        openers.spawn(async move {
            let store = place.open().await;
            append_one(&store, append(&format!("t{number}"), 1, &["{}"])).await.unwrap();
            store.close().await;
        });
    }
    openers.join_all().await;
    assert_eq!(place.open().await.counts().await.unwrap().playing, 8);
}

async fn nameless(place: Arc<Place>) {
    let options = database(&place).options().password("s3cret");
    let missing = options.clone().database("no_such_database").to_url_lossy();
    let error = open(missing.as_str()).await.err().expect("it is not there").to_string();
    assert!(error.contains("no_such_database") && error.contains("create the database"), "{error}");
    assert!(!error.contains("s3cret") && error.contains("***"), "{error}");

    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("postgres://ann:s3cret@{nobody}/games");
    let error = open(&url).await.err().expect("nobody is there").to_string();
    assert!(error.contains(&format!("postgres://ann:***@{nobody}/games")), "{error}");
    assert!(error.contains("see that it runs") && !error.contains("s3cret"), "{error}");
}

async fn cut_listener(place: Arc<Place>) {
    let (one, two) = (place.open().await, place.open().await);
    let mut changes = two.changes();
    for round in 1..=3 {
        assert!(terminate(&place, "query LIKE 'LISTEN%'").await >= 1);
        assert_eq!(next(&mut changes).await, Change::Lost);
        assert_eq!(append_one(&one, append("t", round, &["{}"])).await, Ok(()));
        assert_eq!(next(&mut changes).await, appended("t", round));
    }
}

async fn all_terminated(place: Arc<Place>) {
    let store = place.open().await;
    for first in 1..=4 {
        assert_eq!(append_one(&store, append("t", first, &["{}"])).await, Ok(()));
        assert!(terminate(&place, "true").await >= 1);
    }
    assert_eq!(bodies(&store, "t").await.len(), 4);
}

/// A store whose line to the database is in our hands.
async fn through(proxy: &Proxy, place: &Place) -> Arc<dyn Store> {
    let address = proxy.address();
    let options = database(place).options().host("127.0.0.1").port(address.port());
    // A socket would win over the host, and a URL made of options has either.
    let url = match database(place).options().get_socket() {
        None => options.to_url_lossy().to_string(),
        Some(_) => format!(
            "postgres://{}@{address}/{}",
            options.get_username(),
            options.get_database().expect("tests name it")
        ),
    };
    open(&url).await.unwrap()
}

async fn away_and_back(place: Arc<Place>) {
    let mut proxy = Proxy::open(database(&place).options()).await;
    let store = through(&proxy, &place).await;
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
        assert!(cause.contains("see that it runs"), "{cause}");
    }
    assert!(store.ping().await.is_err());
    assert!(start.elapsed() < Duration::from_secs(15), "told quickly");

    proxy.reopen().await;
    assert_eq!(next(&mut changes).await, Change::Lost);
    store.ping().await.unwrap();
    assert_eq!(append_one(&store, append("t", 2, &["2"])).await, Ok(()));
    assert_eq!(next(&mut changes).await, appended("t", 2));
    assert_eq!(bodies(&store, "t").await, ["1", "2"]);
    assert_eq!(bodies(&store, "u").await, [""; 0]);
}

async fn cut_under_load(place: Arc<Place>) {
    const EACH: usize = 40;
    let proxy = Proxy::open(database(&place).options()).await;
    let (store, direct) = (through(&proxy, &place).await, place.open().await);
    let mut appenders = JoinSet::new();
    for number in 0..6 {
        let (store, direct) = (Arc::clone(&store), Arc::clone(&direct));
        appenders.spawn(async move {
            let table = format!("t{number}");
            let mut stored = 0;
            while stored < EACH {
                let body = format!("{stored}");
                let asked = append(&table, stored as u64 * 2 + 1, &[&body, &body]);
                let outcome = append_one(&store, asked).await;
                let found = direct.events(&table.as_str().into(), 0, 999).await.unwrap().len();
                let (none, all) = (stored * 2, stored * 2 + 2);
                match outcome {
                    // Unknown: stored or not, but never half.
                    Err(AppendError::Unavailable(_)) => assert!(found == none || found == all),
                    // A conflict: one that was unknown and not there when we looked came after all.
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
            // Let some work be done before the next cut.
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
        let expected: Vec<String> = (0..EACH * 2).map(|place| format!("{}", place / 2)).collect();
        assert_eq!(bodies(&direct, &format!("t{number}")).await, expected);
    }
}

async fn last_word(place: Arc<Place>) {
    let store = place.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["1"])).await, Ok(()));
    by_hand(&place, "INSERT INTO mirabilia.events VALUES ('t', 2, 0, 'alien')").await;
    let batch = vec![append("a", 1, &["1"]), append("t", 2, &["2"]), append("z", 1, &["1"])];
    let outcomes = store.append_all(batch).await;
    assert!(matches!(outcomes[1], Err(AppendError::Unavailable(_))), "{outcomes:?}");
    assert_eq!((&outcomes[0], &outcomes[2]), (&Ok(()), &Ok(())));
    let events = store.events(&"t".into(), 0, 9).await.unwrap();
    assert_eq!(events.last().unwrap().body, "alien", "nothing is overwritten");
}

async fn durable(place: Arc<Place>) {
    place.open().await.close().await;
    // A server whose default is careless, and a witness to how we commit.
    by_hand(
        &place,
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
           current_database()); END $$; \
         CREATE TABLE public.witness (said TEXT); \
         CREATE FUNCTION public.witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
           INSERT INTO public.witness VALUES (current_setting('synchronous_commit')); \
           RETURN NEW; END $$; \
         CREATE TRIGGER witness AFTER INSERT ON mirabilia.events \
           FOR EACH ROW EXECUTE FUNCTION public.witness()",
    )
    .await;
    let store = place.open().await;
    assert_eq!(append_one(&store, append("t", 1, &["{}"])).await, Ok(()));
    let mut connection = database(&place).connect().await;
    let said: Vec<(String, String)> =
        sqlx::query_as("SELECT said, current_setting('synchronous_commit') FROM public.witness")
            .fetch_all(&mut connection)
            .await
            .unwrap();
    assert_eq!(said, [("on".to_owned(), "off".to_owned())]);
}
