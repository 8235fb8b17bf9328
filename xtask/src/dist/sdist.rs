//! The source distribution of the Python package: the crates it is built from, in the folders of the
//! repository, for machines that no wheel fits.
//!
//! Not made by `maturin sdist`: that takes `crates` for the root, and then `locales`, which the
//! crate `words` reads, lies outside.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::release::Release;
use super::tarball;
use super::tree::{self, ArchiveEntry};
use crate::{python, shell};

const PACKAGE: &str = "crates/python";
/// What the crates need from outside of their folders.
const SHARED: [&str; 6] = [
    ".cargo/config.toml",
    "Cargo.toml",
    "CITATION.cff",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "locales",
];

/// Packs it. The metadata are those of the wheel.
pub(super) fn make(release: &Release, wheel: &Path, work: &Path, out: &Path) -> Result<PathBuf> {
    let name = format!("mirabilia-{}", release.version);
    let folder = work.join("sdist");
    let mut entries = sources()?;
    entries.push(ArchiveEntry::text("PKG-INFO", python::metadata(wheel)?));
    let project = shell::root().join(PACKAGE).join("pyproject.toml");
    let project = String::from_utf8(tree::read(&project)?)?;
    entries.push(ArchiveEntry::text("pyproject.toml", at_root(&project)?));
    tree::write(&folder.join(&name), &entries)?;
    let archive = out.join(name.clone() + ".tar.gz");
    tarball::pack(&folder, &name, release.epoch, &archive)?;
    Ok(archive)
}

/// The files that git knows of the crates and of what they share.
fn sources() -> Result<Vec<ArchiveEntry>> {
    let mut git = shell::program("git", &["ls-files", "-z", "--"]);
    git.current_dir(shell::root()).args(SHARED).args(crates()?);
    let names = shell::output(git).context("the list of sources comes from git")?;
    let names = names.split('\0').filter(|name| !name.is_empty());
    names.map(|name| Ok(ArchiveEntry::text(name, tree::read(&shell::root().join(name))?))).collect()
}

/// The folders of our own crates in the package.
fn crates() -> Result<Vec<PathBuf>> {
    let mut cargo = shell::program("cargo", &["metadata", "--locked", "--format-version", "1"]);
    cargo.arg("--manifest-path").arg(shell::root().join(PACKAGE).join("Cargo.toml"));
    let said: Value = serde_json::from_str(&shell::output(cargo)?)?;
    let packages = said["packages"].as_array().context("cargo metadata names no packages")?;
    let own = packages.iter().filter(|package| package["source"].is_null());
    let folder = |package: &Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        Some(manifest.parent()?.strip_prefix(shell::root()).ok()?.to_owned())
    };
    own.map(|package| folder(package).context("a crate lies outside of the repository")).collect()
}

/// The project file of the package, for the root of the archive.
fn at_root(project: &str) -> Result<String> {
    let mut text = project.to_owned();
    for (here, there) in [
        ("\nreadme = \"README.md\"\n", "\nreadme = \"crates/python/README.md\"\n"),
        (
            "\npython-source = \"python\"\n",
            "\nmanifest-path = \"crates/python/Cargo.toml\"\npython-source = \"crates/python/python\"\n",
        ),
    ] {
        ensure!(text.contains(here), "pyproject.toml has no line {:?}", here.trim());
        text = text.replace(here, there);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{at_root, crates, sources};

    #[test]
    fn the_project_file_finds_the_package_from_the_root() {
        let text = include_str!("../../../crates/python/pyproject.toml");
        let moved = at_root(text).unwrap();
        for line in [
            "readme = \"crates/python/README.md\"",
            "manifest-path = \"crates/python/Cargo.toml\"",
            "python-source = \"crates/python/python\"",
        ] {
            assert!(moved.lines().any(|found| found == line), "{line}");
        }
        assert!(at_root("[project]\n").is_err());
    }

    #[test]
    fn everything_that_is_built_is_packed() {
        let crates = crates().unwrap();
        for name in ["crates/python", "crates/kernel", "crates/words"] {
            assert!(crates.iter().any(|found| found.ends_with(name)), "{name}");
        }
        assert!(!crates.iter().any(|found| found.ends_with("crates/server")));
        let sources = sources().unwrap();
        for name in ["locales/en/things.ftl", "crates/python/src/lib.rs", "LICENSE-MIT"] {
            assert!(sources.iter().any(|entry| entry.at == name), "{name}");
        }
    }
}
