//! `cargo xtask tidy`: what no compiler checks. Reads every file that git tracks or would add.

use crate::{links, shell};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Look for machine paths, overlong files, unfinished code, missing final newlines and dead links.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// Longer files hold more than one noun.
const MAX_LINES: usize = 500;

// Spelled in two halves, so that this file passes its own check.
const MACHINE_PATHS: [&str; 3] =
    [concat!("/", "root/"), concat!("/", "home/"), concat!("/", "work/")];
const UNFINISHED: [&str; 3] =
    [concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[", "ignore")];

/// Lock files decide which versions are built, so they must travel with the code.
const TRACKED: [&str; 3] = ["Cargo.lock", "fuzz/Cargo.lock", "crates/python/Cargo.lock"];

pub(crate) fn run(_args: &Args) -> Result<()> {
    check()
}

pub(crate) fn check() -> Result<()> {
    let mut complaints = Vec::new();
    let tracked = git_files(&["--cached"])?;
    for file in TRACKED {
        if !tracked.iter().any(|tracked| tracked == file) {
            complaints.push(format!("{file}: not tracked; run `git add {file}`"));
        }
    }
    // New files count before they are added: better to hear of them now than from CI.
    let files = git_files(&["--cached", "--others", "--exclude-standard", "--deduplicate"])?;
    let mut there = BTreeSet::new();
    let mut pages = BTreeMap::new();
    for path in &files {
        let full = shell::root().join(path);
        if !full.is_file() {
            continue; // removed here but not yet in git, or a link to a folder
        }
        let bytes = std::fs::read(&full).with_context(|| format!("could not read {path}"))?;
        there.insert(path.clone());
        if let Ok(text) = std::str::from_utf8(&bytes)
            && !text.contains('\0')
        {
            complain(path, text, &mut complaints);
            if is_page(path) {
                pages.insert(path.clone(), text.to_owned());
            }
        }
    }
    complaints.extend(links::complaints(&pages, &there));
    if !complaints.is_empty() {
        bail!("{} untidy:\n  {}", complaints.len(), complaints.join("\n  "));
    }
    eprintln!("tidy: {} files are in order, the links of {} pages too", there.len(), pages.len());
    Ok(())
}

/// A page of ours. The rules in `locales/` have links of their own kind, which their readers check.
fn is_page(path: &str) -> bool {
    let is_markdown = Path::new(path).extension().is_some_and(|extension| extension == "md");
    is_markdown && !path.starts_with("locales/") && !path.starts_with("fuzz/corpus/")
}

fn git_files(options: &[&str]) -> Result<Vec<String>> {
    let mut args = vec!["ls-files", "-z"];
    args.extend(options);
    let listed = shell::output(shell::program("git", &args))
        .context("git lists the files to check: install git and run this in a clone")?;
    Ok(listed.split_terminator('\0').map(String::from).collect())
}

fn complain(path: &str, text: &str, complaints: &mut Vec<String>) {
    // A fuzz corpus is found by machine and may hold anything.
    if path.starts_with("fuzz/corpus/") {
        return;
    }
    let is_rust = Path::new(path).extension().is_some_and(|extension| extension == "rs");
    let is_table = Path::new(path).components().any(|part| part.as_os_str() == "data");

    for (number, line) in (1..).zip(text.lines()) {
        for needle in MACHINE_PATHS.iter().filter(|needle| holds_machine_path(line, needle)) {
            complaints.push(format!(
                "{path}:{number}: a path of one machine ({needle}…); write it relative to the repository"
            ));
        }
        for needle in UNFINISHED.iter().filter(|needle| is_rust && line.contains(**needle)) {
            complaints
                .push(format!("{path}:{number}: `{needle}` is left; finish it or take it out"));
        }
    }
    let lines = text.lines().count();
    if is_rust && !is_table && lines > MAX_LINES {
        complaints
            .push(format!("{path}: {lines} lines, {MAX_LINES} at most; split it by its nouns"));
    }
    if !text.is_empty() && !text.ends_with('\n') {
        complaints.push(format!("{path}: no newline at the end; add one"));
    }
}

/// `docs/home/x` and `../home/x` are relative; a path is absolute when nothing of a path stands
/// before its slash.
fn holds_machine_path(line: &str, needle: &str) -> bool {
    line.match_indices(needle).any(|(at, _)| {
        !line[..at].ends_with(|before: char| before.is_alphanumeric() || "_.-}~*".contains(before))
    })
}

#[cfg(test)]
mod tests {
    use super::{MACHINE_PATHS, MAX_LINES, UNFINISHED, complain};

    fn check(path: &str, text: &str, expected: &[&str]) {
        let mut complaints = Vec::new();
        complain(path, text, &mut complaints);
        assert_eq!(complaints.len(), expected.len(), "{path}: {complaints:?}");
        for (complaint, start) in complaints.iter().zip(expected) {
            assert!(complaint.starts_with(start), "{complaint} should start with {start}");
        }
    }

    #[test]
    fn machine_paths_are_found_and_relative_ones_are_not() {
        for path in MACHINE_PATHS {
            check("a.md", &format!("first\nsee {path}x\n"), &["a.md:2: a path of one machine"]);
            check("a.md", &format!("\"{path}x\"\n"), &["a.md:1: a path of one machine"]);
            check("a.md", &format!("docs{path}x ..{path}x ${{HOME}}{path}x\n"), &[]);
        }
    }

    #[test]
    fn unfinished_code_is_found_in_rust_alone() {
        for needle in UNFINISHED {
            check("a.rs", &format!("fn f() {{}}\n{needle}\n"), &["a.rs:2: `"]);
            check("a.md", &format!("{needle}\n"), &[]);
        }
    }

    #[test]
    fn long_rust_files_are_found_unless_they_are_tables() {
        let long = "x\n".repeat(MAX_LINES + 1);
        check("src/a.rs", &long, &["src/a.rs: 501 lines"]);
        check("src/data/a.rs", &long, &[]);
        check("a.md", &long, &[]);
        check("src/a.rs", &long[2..], &[]);
    }

    #[test]
    fn the_last_line_ends() {
        check("a.md", "x", &["a.md: no newline"]);
        check("a.md", "", &[]);
        check("fuzz/corpus/record/a", "x", &[]);
    }
}
