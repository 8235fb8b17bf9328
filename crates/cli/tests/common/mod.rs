//! Running the real binary, and games to run it on. Every test file uses its own part of it.
#![allow(dead_code)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Seed, Seeded, Turn};
use tempfile::TempDir;

/// What a run of the binary gave.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mirabilia"));
    // English and 80 columns, whatever the machine has; no games of the user.
    command.env("LC_ALL", "C").env_remove("COLUMNS").env("XDG_DATA_HOME", NOWHERE);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A data folder that cannot be written.
pub(crate) const NOWHERE: &str = "/dev/null/data";

/// Runs the binary with this on its standard input, without a data folder.
pub(crate) fn run(args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    ran(command(args), args, input)
}

/// The same with a data folder.
pub(crate) fn run_in(data: &Folder, args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let mut command = command(args);
    command.env("XDG_DATA_HOME", data.path("data"));
    ran(command, args, input)
}

/// Runs a command to its end.
pub(crate) fn ran(mut command: Command, args: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.into();
    // A program may end before it has read everything; that is no failure of the test.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    let code = output.status.code().expect("no signal");
    let ran = Ran { code, out: text(output.stdout), err: text(output.stderr) };
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran
}

/// Words with one space between them, wherever the lines were folded.
pub(crate) fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A folder for one test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a temporary folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The path of a file in it, as text.
    pub(crate) fn at(&self, name: &str) -> String {
        self.path(name).to_str().expect("a path of text").to_owned()
    }

    /// Writes a file and gives its path.
    pub(crate) fn with(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), bytes).expect("a file is written");
        self.at(name)
    }
}

pub(crate) fn read(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path).expect("a file is read")
}

/// A random game of Duel, visited before every step and at its end.
pub(crate) fn random_game(seed: u64, options: &str, visit: impl FnMut(&AnyTable)) -> AnyTable {
    random_game_of(GameKind::Duel, 2, seed, options, visit)
}

/// A random game, visited before every step and at its end.
pub(crate) fn random_game_of(
    kind: GameKind,
    seats: u8,
    seed: u64,
    options: &str,
    mut visit: impl FnMut(&AnyTable),
) -> AnyTable {
    let options = Options::parse(options).expect("options");
    let mut table = AnyTable::new(kind, seats, &options, vec![]).expect("a set-up");
    let mut luck = Seeded::new(Seed::from(seed));
    let mut choice = Fast::new(seed);
    loop {
        visit(&table);
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => table.deal(&mut luck),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of seats has a seat");
                let moves = table.legal_moves(seat);
                let lines: Vec<String> = moves.iter().map(|m| format!("{seat} {m}")).collect();
                let line = &lines[choice.below(lines.len() as u32) as usize];
                table.step(line).expect("a listed move is legal");
            }
        }
    }
}

/// A random game of 7 Wonders.
pub(crate) fn random_wonders(seats: u8, seed: u64, options: &str) -> AnyTable {
    random_game_of(GameKind::Wonders, seats, seed, options, |_| {})
}

/// The record of a random game of Duel.
pub(crate) fn random_record(seed: u64) -> String {
    random_game(seed, "", |_| {}).write()
}

/// A board file like the stand-in, with this name and so many coins at the start.
pub(crate) fn boards(name: &str, coins: u8) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dice/boards/stand-in.toml");
    let text = read(path).replace("name = \"stand-in\"", &format!("name = \"{name}\""));
    text.replace("start = 7", &format!("start = {coins}"))
}

/// A random game of 7 Wonders Dice on the boards that never change.
pub(crate) fn random_dice(seats: u8, seed: u64) -> AnyTable {
    random_game_of(GameKind::Dice, seats, seed, "boards=stand-in", |_| {})
}
