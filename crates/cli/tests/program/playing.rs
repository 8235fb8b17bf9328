//! `mirabilia play` through standard input, as the tests of all three games use it.

use crate::common::{Ran, run};
use mirabilia_games::AnyTable;

/// Wherever the tests run: English, and the same name for the one who plays alone.
const WORDS: [&str; 4] = ["--lang", "en", "--name", "Ada"];

/// Plays with this on standard input; it must end well. Random bots are instant and the same every
/// time; who else plays than on `seats` is for the test to say.
pub(crate) fn play(game: &str, seats: &str, args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let said = args.iter().any(|arg| ["--seats", "--resume"].contains(arg));
    let seats: &[&str] = if said { &[] } else { &["--seats", seats] };
    let ran = run(&[&["play", game, "--time-ms", "20"], &WORDS, seats, args].concat(), input);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    ran
}

/// No line is wider than the page, but for those that may be.
pub(crate) fn must_fit(out: &str, page: usize, may_be_wider: impl Fn(&str) -> bool) {
    for line in out.lines() {
        // What was typed is not echoed here, so an answer stands behind its prompt.
        let line = line.trim_start_matches("> ");
        assert!(may_be_wider(line) || line.chars().count() <= page, "wider than {page}: {line}");
    }
}

/// Does the line say something back that was typed, or name a file of ours?
pub(crate) fn is_typed(line: &str) -> bool {
    line.starts_with('"') || line.contains(".rec")
}

pub(crate) fn is_over(out: &str) -> bool {
    let verdict = ["You win. ", " wins. ", " share the victory. "];
    out.split("\n━━ The end ━").nth(1).is_some_and(|end| verdict.iter().any(|v| end.contains(v)))
}

pub(crate) fn table(record: &str) -> AnyTable {
    AnyTable::read(record).unwrap_or_else(|error| panic!("{error}\n{record}"))
}
