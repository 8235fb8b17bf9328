//! `mirabilia --version`: which commit it names, and when the build looks again.

use crate::common;
use std::path::{Path, PathBuf};
use std::process::Command;

use build::Checkout;
use tempfile::TempDir;

#[path = "../../build.rs"]
#[allow(dead_code)] // its `main` is cargo's
mod build;

#[test]
fn the_program_says_its_version_and_commit() {
    let ran = common::run(&["--version"], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    assert_eq!(ran.out, format!("mirabilia {}\n", env!("MIRABILIA_VERSION")));
    let rest = env!("MIRABILIA_VERSION").strip_prefix(env!("CARGO_PKG_VERSION"));
    let rest = rest.expect("the version of the crate comes first");
    assert!(rest.is_empty() || rest.starts_with(" (") && rest.ends_with(')'), "{rest}");
}

#[test]
fn a_commit_stands_in_brackets() {
    let check =
        |commit, expected: Result<&str, &str>| match (build::version("1.2.3", commit), expected) {
            (Ok(shown), Ok(expected)) => assert_eq!(shown, expected),
            (Err(wrong), Err(part)) => assert!(wrong.contains(part), "{wrong}"),
            (found, _) => panic!("{commit:?}: {found:?}"),
        };
    check(None, Ok("1.2.3"));
    check(Some("abcdef0 2026-11-16"), Ok("1.2.3 (abcdef0 2026-11-16)"));
    check(Some("abcdef0+ 2026-11-16"), Ok("1.2.3 (abcdef0+ 2026-11-16)"));
    check(Some("a\nb"), Err("\"a\\nb\" is not a commit"));
    check(Some("$(git log)"), Err("git log -1"));
    check(Some(&"a".repeat(61)), Err("is not a commit"));
}

/// A repository with one commit.
fn repository() -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    git(folder.path(), &["init", "--quiet", "--initial-branch=main"]);
    commit(folder.path());
    folder
}

fn commit(folder: &Path) {
    git(folder, &["commit", "--quiet", "--allow-empty", "--message=x"]);
}

fn git(folder: &Path, words: &[&str]) {
    let mut command = Command::new("git");
    command.args(["-c", "user.name=x", "-c", "user.email=x", "-c", "commit.gpgsign=false"]);
    command.args(words).current_dir(folder).env("GIT_COMMITTER_DATE", "2026-11-16T12:00:00+00:00");
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(variable);
    }
    assert!(command.status().expect("git runs").success(), "git {words:?}");
}

#[test]
fn only_the_top_of_a_checkout_has_a_commit() {
    let nothing = TempDir::new().expect("a temporary folder");
    assert!(Checkout::at(nothing.path()).is_none());
    assert!(Checkout::at(&nothing.path().join("none")).is_none());

    let repository = repository();
    let commit = Checkout::at(repository.path()).and_then(|checkout| checkout.commit());
    let commit = commit.expect("a commit");
    let (hash, date) = commit.split_once(' ').expect("two words");
    assert!(hash.len() >= 7 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    assert_eq!(date, "2026-11-16");

    // Our sources within somebody else's repository: its commits are not ours.
    let inner = repository.path().join("vendor");
    std::fs::create_dir(&inner).expect("a folder");
    assert!(Checkout::at(&inner).is_none());

    let empty = TempDir::new().expect("a temporary folder");
    git(empty.path(), &["init", "--quiet"]);
    assert_eq!(Checkout::at(empty.path()).and_then(|checkout| checkout.commit()), None);
}

/// The last two parts of every path that is watched.
fn watched(folder: &Path) -> Vec<String> {
    let shortened = |path: &PathBuf| {
        assert!(path.exists(), "cargo would build each time for {}", path.display());
        let folder = path.parent().and_then(Path::file_name).expect("a folder").to_string_lossy();
        format!("{folder}/{}", path.file_name().expect("a name").to_string_lossy())
    };
    let checkout = Checkout::at(folder).expect("a checkout");
    checkout.watched().iter().map(shortened).collect()
}

#[test]
fn the_build_watches_the_branch_wherever_git_keeps_it() {
    let repository = repository();
    let at = repository.path();
    assert_eq!(watched(at), [".git/HEAD", "heads/main"]);

    let tree = TempDir::new().expect("a temporary folder");
    let beside = tree.path().join("beside");
    git(at, &["worktree", "add", "--quiet", "-b", "other", beside.to_str().expect("text")]);
    assert_eq!(watched(&beside), ["beside/HEAD", "heads/other"]);

    git(at, &["pack-refs", "--all"]);
    assert_eq!(watched(at), [".git/HEAD", ".git/packed-refs", "refs/heads"]);
    // The next commit gives the branch a file again, in the folder that was watched.
    commit(at);
    assert_eq!(watched(at), [".git/HEAD", ".git/packed-refs", "heads/main"]);

    git(at, &["checkout", "--quiet", "--detach"]);
    assert_eq!(watched(at), [".git/HEAD", ".git/packed-refs"]);
}
