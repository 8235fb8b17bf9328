//! The tests to run after every change: nothing is installed, and no database server, browser or
//! Python is needed.

use super::{Step, has_nextest};
use crate::{shell, web};

/// Crates whose tests need nothing but Rust. The terminal, the command line and the drives of a
/// server start whole programs, which takes longer.
const CRATES: [&str; 15] = [
    "kernel", "duel", "wonders", "dice", "games", "bots", "analysis", "arena", "tell", "pad",
    "words", "fair", "protocol", "store", "server",
];

/// The variable by which the laws play fewer games, see `crates/testkit`.
const FEWER_GAMES: (&str, &str) = ("MIRABILIA_LAWS", "quick");

pub(super) fn steps() -> Vec<Step> {
    let words: &[&str] = if has_nextest() { &["nextest", "run"] } else { &["test"] };
    let mut tests = shell::cargo(words);
    tests.arg("--locked").env(FEWER_GAMES.0, FEWER_GAMES.1);
    for name in CRATES {
        tests.arg("--package").arg(format!("mirabilia-{name}"));
    }
    let mut steps = vec![
        Step::command("format", &[], shell::cargo(&["fmt", "--all", "--check"])),
        Step::command("tests", &["format"], tests),
    ];
    if web::is_installed() {
        steps.push(Step::command("page tests", &[], web::npm(&["run", "--silent", "unit"])));
    } else {
        eprintln!("The tests of the pages are left out: `npm ci` in web/ has not been run.");
    }
    steps
}
