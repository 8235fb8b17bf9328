//! Leases, which make the bots and clocks of a table run on one node, and presence.

use std::collections::BTreeSet;
use std::sync::Arc;

use mirabilia_store::{Append, NodeId, Row, Status, Store, TableId};
use tokio::task::JoinSet;

use crate::database::TestDatabase;
use crate::sample::{NOON, append, append_one, create, row};

async fn create_due(store: &Arc<dyn Store>, table: &str, status: Status, wake_at: Option<i64>) {
    create(store, table, NOON, Row { status, wake_at, ..row() }).await;
}

fn ids(names: &[&str]) -> Vec<TableId> {
    names.iter().map(|name| TableId::from(*name)).collect()
}

pub(crate) async fn a_due_table_is_claimed_by_one_node(database: Arc<TestDatabase>) {
    let (one, two) = (database.open().await, database.open().await);
    let (a, b) = (NodeId::from("a"), NodeId::from("b"));
    for (name, status, wake_at) in [
        ("open", Status::Open, Some(10)),
        ("playing", Status::Playing, Some(30)),
        ("first", Status::Playing, Some(1)),
        ("later", Status::Playing, Some(31)),
        ("never", Status::Playing, None),
        ("finished", Status::Finished, Some(1)),
        ("closed", Status::Closed, Some(1)),
    ] {
        create_due(&one, name, status, wake_at).await;
    }
    let claim = async |store: &Arc<dyn Store>, node: &NodeId, now, until, limit| {
        store.claim(node, now, until, limit).await.unwrap()
    };
    assert_eq!(claim(&one, &a, 0, 100, 9).await, ids(&[]), "nothing is due yet");
    assert_eq!(claim(&one, &a, 30, 100, 2).await, ids(&["first", "open"]), "longest due first");
    assert_eq!(claim(&two, &b, 30, 100, 9).await, ids(&["playing"]));
    assert_eq!(claim(&two, &b, 30, 100, 9).await, ids(&["playing"]), "its own lease again");
    assert_eq!(claim(&one, &a, 31, 40, 9).await, ids(&["first", "later", "open"]));
    assert_eq!(
        claim(&two, &b, 40, 100, 9).await,
        ids(&["playing"]),
        "not before the lease expires"
    );
    assert_eq!(
        claim(&two, &b, 41, 100, 9).await,
        ids(&["first", "later", "open", "playing"]),
        "any node may claim an expired lease"
    );
    assert_eq!(claim(&one, &a, 100, 200, 9).await, ids(&[]));
}

pub(crate) async fn a_lease_is_held_renewed_and_released(database: Arc<TestDatabase>) {
    let (one, two) = (database.open().await, database.open().await);
    let (a, b) = (NodeId::from("a"), NodeId::from("b"));
    for name in ["t", "u", "v"] {
        create_due(&one, name, Status::Playing, Some(0)).await;
    }
    let (t, u) = (TableId::from("t"), TableId::from("u"));
    assert!(one.hold(&a, &t, 0, 10).await.unwrap());
    assert!(one.hold(&a, &u, 0, 10).await.unwrap());
    assert!(one.hold(&a, &t, 5, 20).await.unwrap(), "its own lease");
    assert!(!two.hold(&b, &t, 20, 30).await.unwrap(), "another node's lease");
    assert!(two.hold(&b, &u, 11, 30).await.unwrap(), "expired");
    assert!(!one.hold(&a, &"w".into(), 0, 10).await.unwrap(), "no such table");

    assert_eq!(one.renew(&a, 50).await.unwrap(), ids(&["t"]), "u is lost");
    assert!(!two.hold(&b, &t, 50, 60).await.unwrap());
    assert_eq!(two.claim(&b, 50, 60, 9).await.unwrap(), ids(&["u", "v"]));
    // An append does not touch the lease.
    let again = Append { row: Row { wake_at: Some(0), ..row() }, ..append("t", 2, &["{}"]) };
    assert_eq!(append_one(&two, again).await, Ok(()));
    assert!(!two.hold(&b, &t, 50, 60).await.unwrap());

    one.release(&a).await.unwrap();
    assert_eq!(one.renew(&a, 99).await.unwrap(), ids(&[]));
    assert!(two.hold(&b, &t, 0, 60).await.unwrap(), "released before it expired");
    assert_eq!(two.renew(&b, 70).await.unwrap(), ids(&["t", "u", "v"]));

    let over = Row { status: Status::Finished, ..row() };
    assert_eq!(append_one(&one, Append { row: over, ..append("t", 3, &["{}"]) }).await, Ok(()));
    assert_eq!(
        two.renew(&b, 80).await.unwrap(),
        ids(&["u", "v"]),
        "the lease on an ended table is released"
    );
    assert!(one.hold(&a, &t, 0, 60).await.unwrap());
}

pub(crate) async fn concurrent_claims_are_disjoint(database: Arc<TestDatabase>) {
    let handles = [database.open().await, database.open().await];
    let batch = (0..100).map(|number| Append {
        row: Row { wake_at: Some(number), ..row() },
        ..append(&format!("t{number}"), 1, &["{}"])
    });
    assert!(handles[0].append_all(batch.collect()).await.iter().all(Result::is_ok));
    let mut nodes = JoinSet::new();
    for number in 0..8 {
        let store = Arc::clone(&handles[number % 2]);
        nodes.spawn(async move {
            let node = NodeId::from(format!("n{number}"));
            let mut claimed = BTreeSet::new();
            // A claim returns the node's own leases too, so raise the limit until all are leased.
            for limit in (5..=100).step_by(5) {
                claimed.extend(store.claim(&node, 1000, 2000, limit).await.unwrap());
            }
            claimed
        });
    }
    let claimed = nodes.join_all().await;
    let together: BTreeSet<&TableId> = claimed.iter().flatten().collect();
    assert_eq!(claimed.iter().map(BTreeSet::len).sum::<usize>(), together.len(), "claimed twice");
    assert_eq!(together.len(), 100, "all are leased");
}

pub(crate) async fn next_wake_respects_leases(database: Arc<TestDatabase>) {
    let store = database.open().await;
    let (a, b) = (NodeId::from("a"), NodeId::from("b"));
    assert_eq!(store.next_wake(&a, 0).await.unwrap(), None);
    create_due(&store, "never", Status::Playing, None).await;
    create_due(&store, "over", Status::Finished, Some(1)).await;
    assert_eq!(store.next_wake(&a, 0).await.unwrap(), None);
    create_due(&store, "t", Status::Playing, Some(10)).await;
    create_due(&store, "u", Status::Open, Some(30)).await;
    assert_eq!(store.next_wake(&a, 0).await.unwrap(), Some(10));
    assert!(store.hold(&b, &"t".into(), 0, 20).await.unwrap());
    assert_eq!(store.next_wake(&b, 0).await.unwrap(), Some(10));
    assert_eq!(store.next_wake(&a, 0).await.unwrap(), Some(21), "when b's lease expires");
    assert_eq!(store.next_wake(&a, 21).await.unwrap(), Some(10), "due, and b's lease has expired");
    assert!(store.hold(&b, &"t".into(), 0, 90).await.unwrap());
    assert_eq!(store.next_wake(&a, 0).await.unwrap(), Some(30));
}

pub(crate) async fn presence_is_recorded(database: Arc<TestDatabase>) {
    let store = database.open().await;
    create_due(&store, "t", Status::Playing, None).await;
    create_due(&store, "u", Status::Playing, None).await;
    let (t, u) = (TableId::from("t"), TableId::from("u"));
    let here = |table: &TableId, seat| (table.clone(), seat);
    assert_eq!(store.seen(&t).await.unwrap(), []);
    store.touch(&[], 5).await.unwrap();
    store.touch(&[here(&u, 0), here(&t, 3), here(&t, 1), here(&t, 3)], 10).await.unwrap();
    assert_eq!(store.seen(&t).await.unwrap(), [(1, 10), (3, 10)]);
    store.touch(&[here(&t, 1), here(&"gone".into(), 1)], 20).await.unwrap();
    store.touch(&[here(&t, 3)], 5).await.unwrap();
    assert_eq!(store.seen(&t).await.unwrap(), [(1, 20), (3, 10)], "time does not go back");
    assert_eq!(store.seen(&u).await.unwrap(), [(0, 10)]);
    assert_eq!(store.seen(&"gone".into()).await.unwrap(), []);
}
