//! The real server under faults and load, in small. `cargo xtask soak server` and `cargo xtask load` do
//! the same in earnest.
#![cfg(target_os = "linux")]

use std::path::PathBuf;

use mirabilia_drive::{kill, load};

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(work)
}

fn server() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_mirabilia"))
}

#[test]
fn nothing_is_lost_when_the_server_is_killed() {
    let db = kill::Database::Sqlite;
    let options = kill::Options { server: server(), rounds: 3, tables: 10, seed: 7, db };
    let report = wait(kill::run(&options)).unwrap();
    assert!(report.passed(), "{report}");
    let value = |name: &str| report.get(name).unwrap().parse::<u64>().unwrap();
    assert_eq!(value("kills"), 3);
    assert_eq!(value("games finished and verified"), value("tables opened"));
    assert!(value("tables opened") >= 10 && value("of these, moves") > 100, "{report}");
}

#[test]
fn every_move_of_many_tables_is_heard_by_all() {
    let options =
        load::Options { server: server(), tables: 30, sockets: 80, seconds: 2, rate: 50, seed: 7 };
    let load = wait(load::run(&options)).unwrap();
    assert!(load.passed(), "{load}");
    assert!(load.accepted > 50, "{load}");
}
