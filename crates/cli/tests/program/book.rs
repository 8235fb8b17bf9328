//! Every shell block of the book and of the README is run against the built program, in a folder of
//! its own with a data folder of its own. What cannot be run here is listed below with the reason.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common::{Folder, boards, random_record, read};

/// Commands of the program that are not run, by their beginning.
const NOT_RUN: &[(&str, &str)] = &[
    ("mirabilia serve", "a server on port 7777 or on another database; serve.rs starts servers"),
    ("mirabilia play --join", "needs a server's table; terminal.rs joins one"),
    ("mirabilia admin delete", "asks on a terminal; admin.rs deletes with --yes"),
    ("mirabilia admin export --all --to /backup", "writes outside of the test's folder"),
    ("mirabilia verify", "needs the record of a server; verify.rs has some"),
];

/// Whole commands that are not run.
const NOT_RUN_ALONE: &[(&str, &str)] = &[
    ("mirabilia", "a server on port 7777, and a browser"),
    ("mirabilia score wonders", "asks on a terminal; score.rs answers"),
];

/// Other programs, by their first words.
const OTHERS: &[(&str, &str)] = &[
    ("cargo xtask", "a development task, which cargo xtask test covers as far as it can"),
    ("cargo run --release -p mirabilia-dice", "a release build of an example"),
    ("cargo run --release -p mirabilia-", "a release build of another program"),
    ("docker", "needs Docker"),
    ("sudo", "changes the machine"),
    ("sqlite3", "copies a database of the machine"),
    ("pg_dump", "copies a database of the machine"),
    ("sha256sum --check", "needs a release"),
    ("tar", "needs a release"),
    ("cd", "needs a release or a clone"),
    ("bin/mirabilia", "needs a release"),
    ("cp packaging", "needs a clone"),
    ("pip", "Python; cargo xtask python runs it"),
    ("python ", "Python; cargo xtask python runs it"),
    ("maturin", "Python; cargo xtask python runs it"),
    ("npm", "the pages; cargo xtask test runs it"),
];

/// Scripts that are not run line by line, by page and first line.
const SCRIPTS: &[(&str, &str, &str)] = &[
    ("docs/protocol.md", "set -e", "a game at a server with curl and jq"),
    ("docs/packaging.md", "$ mirabilia --version", "shows the output, too; version.rs asks for it"),
];

/// The same match with one game and hardly any thinking: the examples would take hours.
fn smaller(line: &str) -> String {
    if !line.starts_with("mirabilia arena") {
        return line.to_owned();
    }
    let mut last = "";
    let mut words = Vec::new();
    for word in line.split_whitespace() {
        words.push(match last {
            "--games" | "--time-ms" => "1".to_owned(),
            "--bots" => {
                let bots = word.split(',').enumerate();
                bots.map(|(at, bot)| quick(at, bot)).collect::<Vec<_>>().join(",")
            }
            _ => word.to_owned(),
        });
        last = word;
    }
    words.join(" ")
}

/// A bot that hardly thinks.
fn quick(at: usize, bot: &str) -> String {
    match bot.split('@').next() {
        Some(name @ ("search" | "expert")) => format!("{name}@{}", 2 + at),
        Some("hard") => "normal".to_owned(),
        _ => bot.to_owned(),
    }
}

/// A shell block: page, number of its first line, text.
struct Block {
    page: String,
    line: usize,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn pages() -> Vec<String> {
    let mut pages = vec!["README.md".to_owned()];
    for folder in ["docs", "docs/rules"] {
        let files = fs::read_dir(root().join(folder)).expect("a folder");
        let names =
            files.map(|file| file.expect("a file").file_name().into_string().expect("text"));
        pages.extend(
            names
                .filter(|name| Path::new(name).extension().is_some_and(|end| end == "md"))
                .map(|name| format!("{folder}/{name}")),
        );
    }
    pages.sort();
    pages
}

fn blocks(page: &str) -> Vec<Block> {
    let (mut blocks, mut inside): (Vec<Block>, bool) = (Vec::new(), false);
    for (line, said) in (1..).zip(read(root().join(page)).lines()) {
        match said.trim() {
            "```sh" | "```bash" => {
                inside = true;
                blocks.push(Block { page: page.to_owned(), line: line + 1, text: String::new() });
            }
            "```" => inside = false,
            said if inside => {
                let block = blocks.last_mut().expect("a block is open");
                block.text += said;
                block.text.push('\n');
            }
            _ => {}
        }
    }
    blocks
}

/// A folder with what the examples name, and the game of the examples of `admin` in a database.
fn prepared() -> Folder {
    let folder = Folder::new();
    let record = random_record(3);
    folder.with("game.rec", &record);
    let half: Vec<&str> = record.lines().take(30).collect();
    folder.with("table.rec", half.join("\n"));
    folder.with("duel-4h8k2m9q0rst.rec", &record);
    for name in ["mine.toml", "my-boards.toml"] {
        folder.with(name, boards("mine", 7));
    }
    folder
        .with("pad.json", r#"{"players":[{"name":"Anna","agora":18},{"name":"Bo","market":12}]}"#);
    let data = folder.path("data/mirabilia/games");
    fs::create_dir_all(&data).expect("a data folder");
    for (number, lines) in [(1, usize::MAX), (2, 30), (3, usize::MAX)] {
        let text: Vec<&str> = record.lines().take(lines).collect();
        fs::write(data.join(format!("duel-{number}.rec")), text.join("\n")).expect("a saved game");
    }
    let (done, said) = shell(&folder, "mirabilia admin import duel-4h8k2m9q0rst.rec");
    assert!(done, "{said}");
    folder
}

/// Runs a line in a shell; whether it succeeded, and what it said.
fn shell(folder: &Folder, line: &str) -> (bool, String) {
    let binary = Path::new(env!("CARGO_BIN_EXE_mirabilia")).parent().expect("a folder");
    let path = format!("{}:{}", binary.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("bash")
        .args(["-c", line])
        .current_dir(folder.path(""))
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", folder.path("data"))
        .env("MIRABILIA_DB", format!("sqlite://{}", folder.at("games.db")))
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// The command of a line without its comment; `cargo run --profile play --` is the program.
fn command(line: &str) -> String {
    let line = line.split(" #").next().unwrap_or_default().trim();
    let line = line.strip_prefix("$ ").unwrap_or(line);
    line.replace("cargo run --profile play -- ", "mirabilia ")
        .replace("cargo run -- ", "mirabilia ")
}

/// Lines, with those that end in a backslash put together.
fn statements(text: &str) -> Vec<String> {
    let joined = text.replace("\\\n", " ");
    joined.lines().map(command).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

fn begins<'a>(list: &'a [(&str, &str)], line: &str) -> Option<&'a str> {
    list.iter().map(|(start, _)| *start).find(|start| line.starts_with(start))
}

#[test]
fn the_blocks_of_the_book_run() {
    let folder = prepared();
    let (mut ran, mut used, mut failed) = (0, Vec::new(), Vec::new());
    for block in pages().iter().flat_map(|page| blocks(page)) {
        let place = format!("{}:{}", block.page, block.line);
        let first = block.text.lines().next().unwrap_or_default();
        if let Some((_, start, _)) =
            SCRIPTS.iter().find(|(page, start, _)| *page == block.page && first == *start)
        {
            used.push(*start);
            continue;
        }
        let lines = statements(&block.text);
        let is_known = |line: &String| {
            line.split(" | ").next().is_some_and(|first| first.contains("mirabilia"))
                || begins(OTHERS, line).is_some()
        };
        // Anything else is a script.
        let lines = if lines.iter().all(is_known) { lines } else { vec![block.text.clone()] };
        for line in lines {
            let alone = NOT_RUN_ALONE.iter().map(|(whole, _)| *whole).find(|whole| line == *whole);
            let listed = alone.or_else(|| begins(NOT_RUN, &line));
            if let Some(start) = listed.or_else(|| begins(OTHERS, &line)) {
                used.push(start);
                continue;
            }
            let smaller = smaller(&line);
            let (done, said) = shell(&folder, &smaller);
            ran += 1;
            if !done || said.contains("panicked") {
                failed.push(format!("{place}: {smaller}\n{said}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(ran >= 25, "only {ran} commands were run");
    // A list that names what is not in the book is out of date.
    let listed = NOT_RUN.iter().chain(NOT_RUN_ALONE).map(|(start, _)| *start);
    let listed = listed.chain(SCRIPTS.iter().map(|(_, start, _)| *start));
    let unused: Vec<&str> = listed.filter(|start| !used.contains(start)).collect();
    assert!(unused.is_empty(), "not in the book: {unused:?}");
}
