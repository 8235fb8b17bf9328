//! Whole games as files: they replay to what their comments expect, and broken ones are refused at
//! the right line.

use std::collections::BTreeSet;

use mirabilia_kernel::record::{read, uncommented};
use mirabilia_kernel::{Game, RecordError, Seat, Table};

use crate::expect::{Expectation, FieldReader, expectations};
use crate::files;

/// The golden records of a game.
pub struct Records<G: Game> {
    /// Where they are.
    pub folder: &'static str,
    /// How many there are.
    pub files: usize,
    /// How often, at least, each names the coins of all seats on the way.
    pub coins: usize,
    /// Fields that only this game has.
    pub facts: FieldReader<G>,
}

impl<G: Game> Records<G> {
    /// Every record is a whole game in which all expectations hold, and is written as it was read.
    /// At its end it must expect the way it ended, the winners, and each line of every score.
    pub fn check(&self) {
        let files = files(self.folder, "rec");
        assert_eq!(files.len(), self.files, "files in {}", self.folder);
        for (name, text) in files {
            let found: Vec<Expectation<'_>> = expectations(&text).collect();
            for expected in &found {
                self.check_one(&name, &text, expected);
            }
            let all = |e: &&Expectation<'_>| e.field == "coins" && e.seat.is_none();
            let coins = found.iter().filter(all).count();
            assert!(coins >= self.coins, "{name} names all coins {coins} times");
            is_complete::<G>(&name, &text, &found);
            is_written_as_read::<G>(&name, &text);
        }
    }

    fn check_one(&self, name: &str, text: &str, expected: &Expectation<'_>) {
        let Expectation { line, field, .. } = *expected;
        let so_far: String = text.split_inclusive('\n').take(line).collect();
        let table = read::<G>(&so_far).unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = expected.found(table.state(), self.facts);
        let found = found.unwrap_or_else(|| panic!("{name}, line {line}: no \"{field}\" here"));
        assert_eq!(found, expected.value, "{name}, line {line}: {field}");
    }
}

/// The end of a record leaves nothing unsaid.
fn is_complete<G: Game>(name: &str, text: &str, found: &[Expectation<'_>]) {
    let at_the_end = found.iter().filter(|expected| expected.line >= last_line(text));
    let said: BTreeSet<(Option<Seat>, &str)> = at_the_end.map(|e| (e.seat, e.field)).collect();
    let table = read::<G>(text).expect("a record that was read before");
    let seats = || Seat::all(table.state().seats()).map(Some);
    let scores = seats().flat_map(|seat| {
        G::CATEGORIES.iter().copied().chain(["total"]).map(move |field| (seat, field))
    });
    for wanted in [(None, "end"), (None, "winners")].into_iter().chain(scores) {
        assert!(said.contains(&wanted), "{name} expects no {wanted:?} at its end");
    }
}

/// The number of the last line that says anything beside comments; 1 where none does.
pub(crate) fn last_line(text: &str) -> usize {
    let says = |(_, line): &(usize, &str)| !uncommented(line).trim().is_empty();
    text.lines().enumerate().filter(says).last().map_or(1, |(index, _)| index + 1)
}

/// Writing a record gives the same steps again.
fn is_written_as_read<G: Game>(name: &str, text: &str) {
    let said = |text: &str| -> Vec<String> {
        let lines = text.lines().map(|line| uncommented(line).trim().to_owned());
        lines.filter(|line| !line.is_empty()).collect()
    };
    let table = read::<G>(text).expect("a record that was read before");
    let written = table.record().write();
    assert_eq!(said(&written), said(text), "{name}");
    assert_eq!(read::<G>(&written).unwrap().state(), table.state(), "{name}");
    assert_eq!(Table::replay(table.record()).unwrap().state(), table.state(), "{name}");
}

/// A line of a record that is replaced by another, and how reading then fails: words of the reason,
/// and whether the legal moves are shown. Lines are found by what they begin with, so that comments
/// may grow.
pub type BrokenStep<'a> = (&'a str, &'a str, &'a str, bool);

/// Each replacement gives one error, at its line.
pub fn refuses_steps<G: Game>(text: &str, cases: &[BrokenStep<'_>]) {
    for &(start, by, words, legal) in cases {
        let (line, error) = broken::<G>(text, start, by);
        assert_eq!(error.line, line, "{by}: {error}");
        assert!(error.reason.to_string().contains(words), "{by}: {error}");
        assert_eq!(!error.legal.is_empty(), legal, "{by}: {error}");
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
    }
}

/// Reads a record in which the line that starts so is replaced: the number of the line, and the
/// error.
pub fn broken<G: Game>(text: &str, start: &str, by: &str) -> (usize, RecordError) {
    let line = line_of(text, start);
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line - 1] = by;
    let error = read::<G>(&lines.join("\n")).expect_err(by);
    (line, error)
}

/// The number of the first line that starts so.
pub fn line_of(text: &str, start: &str) -> usize {
    let place = text.lines().position(|line| line.starts_with(start));
    1 + place.unwrap_or_else(|| panic!("no line starts with \"{start}\""))
}

/// Each text is refused at this line in these words.
pub fn refuses<G: Game>(cases: &[(&str, usize, &str)]) {
    for &(text, line, words) in cases {
        let error = read::<G>(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.reason.to_string().contains(words), "{text:?}: {error}");
    }
}

/// Without the lines that start so, the next line is refused in these words; after the last step of a
/// whole game, any more is.
pub fn refuses_gaps<G: Game>(text: &str, start: &str, words: &str, more: &[&str]) {
    let gap = line_of(text, start);
    let rest: Vec<&str> = text.lines().filter(|line| !line.starts_with(start)).collect();
    let comments = rest[gap - 1..].iter().take_while(|line| uncommented(line).trim().is_empty());
    let error = read::<G>(&rest.join("\n")).expect_err(start);
    assert_eq!(error.line, gap + comments.count(), "{error}");
    assert!(error.reason.to_string().contains(words), "{error}");
    for line in more {
        let longer = format!("{text}{line}\n");
        let error = read::<G>(&longer).expect_err(line);
        assert_eq!(error.line, longer.lines().count(), "{error}");
        assert!(error.reason.to_string().contains("the game is over"), "{error}");
    }
}
