//! `cargo xtask book`: the pages of `docs/` and those beside it, as a book to read in a browser.
//!
//! In the repository the pages link to each other where they are. The book has all of them in one
//! folder, so it is built from a copy with rewritten links.

use crate::links::{self, Link, SUMMARY};
use crate::{shell, tool};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Make the book of all pages, in target/book.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Open it in the browser afterwards
    #[arg(long)]
    open: bool,
}

const SOURCE: &str = "target/book-source";
const BOOK: &str = "target/book";

pub(crate) fn run(args: &Args) -> Result<()> {
    let mdbook =
        tool::program("mdbook", "0.5.4", &["--no-default-features", "--features", "search"])?;
    copy_pages().context("could not gather the pages of the book")?;
    let mut command = shell::program(mdbook, &["build", SOURCE]);
    if args.open {
        command.arg("--open");
    }
    shell::run(command)?;
    eprintln!("the book is {BOOK}/index.html");
    Ok(())
}

/// Assembles the input of mdBook: its settings, and the pages in `src`.
fn copy_pages() -> Result<()> {
    let (root, source) = (shell::root(), shell::root().join(SOURCE));
    for old in [&source, &root.join(BOOK)] {
        if old.exists() {
            fs::remove_dir_all(old).with_context(|| format!("{}", old.display()))?;
        }
    }
    fs::create_dir_all(source.join("theme"))?;
    for (file, place) in [
        ("docs/book.toml", "book.toml"),
        ("docs/book.css", "book.css"),
        ("web/public/icon.svg", "theme/favicon.svg"),
    ] {
        fs::copy(root.join(file), source.join(place)).with_context(|| file.to_owned())?;
    }
    let read = |page: &str| fs::read_to_string(root.join(page)).with_context(|| page.to_owned());
    let summary = read(SUMMARY)?;
    let places = places(&summary)?;
    write(&source.join("src/SUMMARY.md"), &turned(SUMMARY, "SUMMARY.md", &summary, &places))?;
    for (page, place) in &places {
        write(&source.join("src").join(place), &turned(page, place, &read(page)?, &places))?;
    }
    copy_folder(&root.join("docs/images"), &source.join("src/images"))
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| format!("{}", path.display()))
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("{}", from.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// Where each page of the summary lies in the book. Those of `docs/` stay where they are; others come
/// beside them, a README under the name of its folder.
fn places(summary: &str) -> Result<BTreeMap<String, String>> {
    let mut places = BTreeMap::new();
    for Link { target, line, .. } in links::links(summary) {
        let page = links::resolve(SUMMARY, &target)
            .with_context(|| format!("{SUMMARY}:{line}: {target} leads out of the repository"))?;
        let place = page.strip_prefix("docs/").map_or_else(|| beside(&page), str::to_owned);
        if let Some(other) = places.iter().find(|(_, taken)| **taken == place) {
            bail!("{SUMMARY}:{line}: {page} and {} would both be {place} in the book", other.0);
        }
        places.insert(page, place);
    }
    Ok(places)
}

/// The name of a page from outside `docs/`.
fn beside(page: &str) -> String {
    let named = page.strip_suffix("/README.md").unwrap_or(page).trim_end_matches(".md");
    format!("{}.md", named.rsplit('/').next().unwrap_or(named).to_lowercase())
}

/// The page with its links as they are in the book. A link to a file that is not in the book loses
/// its brackets and stays as words.
fn turned(page: &str, place: &str, text: &str, places: &BTreeMap<String, String>) -> String {
    let mut turned = String::with_capacity(text.len());
    let mut done = 0;
    for Link { target, at, .. } in links::links(text) {
        if links::is_elsewhere(&target) || target.starts_with('#') || at.start < done {
            continue;
        }
        let (path, fragment) = target.split_once('#').unwrap_or((&target, ""));
        let there = links::resolve(page, path).unwrap_or_default();
        let inside = match places.get(&there) {
            Some(place) => Some(place.as_str()),
            None => there.strip_prefix("docs/").filter(|file| file.starts_with("images/")),
        };
        if let Some(inside) = inside {
            turned += &text[done..at.start];
            turned += &"../".repeat(place.matches('/').count());
            turned += inside;
            if !fragment.is_empty() {
                turned = turned + "#" + fragment;
            }
            done = at.end;
        } else if let Some((opened, closed)) = brackets(text, at.start).filter(|(o, _)| *o >= done)
        {
            turned += &text[done..opened];
            turned += &text[opened + 1..closed];
            done = at.end + text[at.end..].find(')').map_or(0, |end| end + 1);
        }
    }
    turned + &text[done..]
}

/// Where the brackets open and close that stand before the target of a link.
fn brackets(text: &str, target: usize) -> Option<(usize, usize)> {
    let closed = text[..target].strip_suffix("](")?.len();
    let mut depth = 1;
    for (at, letter) in text[..closed].char_indices().rev() {
        match letter {
            ']' => depth += 1,
            '[' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((at, closed));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{places, turned};

    const CONTENTS: &str = "- [One](one.md)\n  - [Rules](rules/duel.md)\n- [Tree](../ARCHITECTURE.md)\n\
                            - [Nets](../crates/bots/nets/README.md)\n";

    #[test]
    fn pages_have_their_places() {
        let places = places(CONTENTS).unwrap();
        let check = |page: &str, place: &str| assert_eq!(places[page], place);
        check("docs/one.md", "one.md");
        check("docs/rules/duel.md", "rules/duel.md");
        check("ARCHITECTURE.md", "architecture.md");
        check("crates/bots/nets/README.md", "nets.md");
    }

    #[test]
    fn two_pages_in_one_place_are_refused() {
        let error = places("[a](nets.md) [b](../crates/bots/nets/README.md)\n").unwrap_err();
        let said = error.to_string();
        assert!(said.contains("crates/bots/nets/README.md and docs/nets.md"), "{said}");
    }

    #[test]
    fn links_are_those_of_the_book() {
        let places = places(CONTENTS).unwrap();
        let check = |page: &str, text: &str, expected: &str| {
            assert_eq!(turned(page, &places[page], text, &places), expected, "{page}");
        };
        check("docs/one.md", "[a](rules/duel.md#b) [c](#d)", "[a](rules/duel.md#b) [c](#d)");
        check("docs/one.md", "[a](../ARCHITECTURE.md#b)", "[a](architecture.md#b)");
        check("docs/rules/duel.md", "[a](../one.md)", "[a](../one.md)");
        check("docs/rules/duel.md", "![a](../images/x.png)", "![a](../images/x.png)");
        check(
            "ARCHITECTURE.md",
            "[a](docs/one.md), ![b](docs/images/x.png)",
            "[a](one.md), ![b](images/x.png)",
        );
        check("crates/bots/nets/README.md", "[a](../../../docs/one.md)", "[a](one.md)");
        check(
            "docs/one.md",
            "see [the `file`](../LICENSE-MIT), [b](https://x.org)",
            "see the `file`, [b](https://x.org)",
        );
    }
}
