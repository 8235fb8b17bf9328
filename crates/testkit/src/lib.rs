//! Test runners that every game shares. A game brings data files and a few lines of glue.
//!
//! | module | checks |
//! |---|---|
//! | [`laws`] | what every game must obey, along whole random games |
//! | [`perft`] | counts of lines of play, from the files of a folder |
//! | [`records`] | whole games with their expectations; refusal of broken records |
//! | [`hostile`] | records that were cut, edited or replaced by noise |
//! | [`positions`] | described positions: round trips, refusals, random changes |
//! | [`rules`] | each numbered rule of a document has a test |
//! | [`allocation`] | playing does not allocate |
//!
//! [`property`](property()) is the entry to `proptest`, [`cases`] says how many random cases a test
//! tries, [`random_game`] plays one, and [`toy`] is the smallest game that uses the whole contract.

pub mod allocation;
mod effort;
pub mod expect;
pub mod hostile;
pub mod laws;
pub mod perft;
pub mod positions;
mod property;
mod random;
pub mod records;
pub mod rules;
pub mod toy;

pub use effort::{VARIABLE, cases, is_soak, sample};
pub use property::property;
pub use random::random_game;

use std::fs;
use std::path::Path;

/// The files of a folder with this extension: stem and text, in alphabetical order. Paths are
/// relative to the package under test, where cargo starts test programs.
pub fn files(folder: &str, extension: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| (stem(&path), text(&path)))
        .collect();
    files.sort();
    files
}

/// The text of a file, by a path relative to the package under test.
pub fn text(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
