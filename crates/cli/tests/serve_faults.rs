//! The real server under faults and load, in small. `cargo xtask soak server` and `cargo xtask load` do
//! the same in earnest.
#![cfg(target_os = "linux")]

use std::path::PathBuf;

use mirabilia_drive::{Database, Kill, LoadOptions, kill, load};

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(work)
}

fn server() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_mirabilia"))
}

#[test]
fn nothing_is_lost_when_the_server_is_killed() {
    let options = Kill { server: server(), rounds: 3, tables: 10, seed: 7, db: Database::Sqlite };
    let report = wait(kill(&options)).unwrap();
    assert!(report.is_good(), "{report}");
    let figure = |name: &str| {
        let found = report.figures.iter().find(|(figure, _)| figure == name);
        found.unwrap().1.parse::<u64>().unwrap()
    };
    assert_eq!(figure("kills"), 3);
    assert_eq!(figure("games finished and proven"), figure("tables opened"));
    assert!(figure("tables opened") >= 10 && figure("moves among them") > 100, "{report}");
}

#[test]
fn every_move_of_many_tables_is_heard_by_all() {
    let options =
        LoadOptions { server: server(), tables: 30, sockets: 80, seconds: 2, rate: 50, seed: 7 };
    let load = wait(load(&options)).unwrap();
    assert!(load.is_good(), "{load}");
    assert!(load.accepted > 50, "{load}");
}
