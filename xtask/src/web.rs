//! The web pages: what they are built with, and building them when something is newer than they are.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::{debian, shell};

/// The oldest Node that builds the pages.
const NODE: u32 = 20;
/// What the pages are made of, from the root of the workspace.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
    "web/tsconfig.json",
    "locales",
];
/// Names a browser goes by that Playwright can drive.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// `npm` with these arguments, in the folder of the pages.
pub(crate) fn npm(args: &[&str]) -> Command {
    let mut command = shell::program("npm", args);
    command.current_dir(shell::root().join("web"));
    command
}

/// Checks that Node is new enough; otherwise says why not.
pub(crate) fn need_node() -> Result<()> {
    let version = shell::output(shell::program("node", &["--version"])).with_context(|| {
        format!("the web pages are built with Node {NODE} or newer; see https://nodejs.org")
    })?;
    match major(&version) {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("node is {}; the web pages need {NODE} or newer", version.trim()),
    }
}

fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs the npm packages of the lock file, unless they are installed.
pub(crate) fn install() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    shell::run(npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Whether the npm packages of the lock file are installed.
pub(crate) fn is_installed() -> bool {
    let web = shell::root().join("web");
    let installed = newest(&web.join("node_modules/.package-lock.json")).ok().flatten();
    let locked = newest(&web.join("package-lock.json")).ok().flatten();
    installed.is_some() && locked <= installed
}

/// Builds the pages, unless they are newer than all their sources.
pub(crate) fn build() -> Result<()> {
    install()?;
    let root = shell::root();
    let built = newest(&root.join("web/dist/index.html"))?;
    let mut made_of = None;
    for source in SOURCES {
        made_of = made_of.max(newest(&root.join(source))?);
    }
    if built.is_some() && built >= made_of {
        return Ok(());
    }
    shell::run(npm(&["run", "--silent", "build"]))
}

/// When the newest file there was written; none when there is nothing.
fn newest(path: &Path) -> Result<Option<SystemTime>> {
    let Ok(about) = path.metadata() else { return Ok(None) };
    if !about.is_dir() {
        return Ok(Some(about.modified()?));
    }
    let mut newest_of_all = None;
    for entry in path.read_dir().with_context(|| format!("could not read {}", path.display()))? {
        newest_of_all = newest_of_all.max(newest(&entry?.path())?);
    }
    Ok(newest_of_all)
}

/// The browser for tests and pictures: the one that `MIRABILIA_CHROMIUM` names, one that is there, or
/// Debian's.
pub(crate) fn browser() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("MIRABILIA_CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = on_the_path() {
        return Ok(found);
    }
    debian::install("chromium", "Chromium")?;
    on_the_path().context("Chromium was installed, but is not on the path")
}

fn on_the_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    BROWSERS
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|found| found.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        for (text, expected) in
            [("v20.20.2\n", Some(20)), ("v8.1.0", Some(8)), ("20.1", None), ("", None)]
        {
            assert_eq!(major(text), expected, "{text:?}");
        }
    }

    #[test]
    fn the_newest_file_counts_and_nothing_is_older_than_anything() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(newest(&folder.path().join("none")).unwrap(), None);
        assert_eq!(newest(folder.path()).unwrap(), None);
        let inner = folder.path().join("inner");
        std::fs::create_dir(&inner).unwrap();
        std::fs::write(folder.path().join("old"), "").unwrap();
        let file = std::fs::File::create(inner.join("new")).unwrap();
        let later = SystemTime::now() + std::time::Duration::from_mins(1);
        file.set_modified(later).unwrap();
        assert_eq!(newest(folder.path()).unwrap(), Some(later));
    }
}
