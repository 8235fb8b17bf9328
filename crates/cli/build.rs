//! Determines the commit that the program is built from, for `mirabilia --version`.
//!
//! It runs again when the commit changes, not when files do: a dirty flag would be wrong most of
//! the time, or cost a rebuild each time. `cargo xtask dist` knows it and sets `MIRABILIA_COMMIT`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The commit in the format of `git log -1 --format='%h %cs'`, for builds without git.
const VARIABLE: &str = "MIRABILIA_COMMIT";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = env::var(VARIABLE).unwrap_or_default();
    let checkout = Checkout::at(&root);
    let commit = match named.trim() {
        "" => checkout.as_ref().and_then(Checkout::commit),
        named => Some(named.to_owned()),
    };
    // Also if the variable is set: the next build may be without it.
    for path in checkout.iter().flat_map(Checkout::watched) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    match version(env!("CARGO_PKG_VERSION"), commit.as_deref()) {
        Ok(version) => println!("cargo::rustc-env=MIRABILIA_VERSION={version}"),
        Err(wrong) => println!("cargo::error={VARIABLE}: {wrong}"),
    }
}

/// The version with the commit.
pub(crate) fn version(version: &str, commit: Option<&str>) -> Result<String, String> {
    let Some(commit) = commit else { return Ok(version.to_owned()) };
    let plain = |c: char| c.is_ascii_alphanumeric() || " +-._".contains(c);
    if commit.len() > 60 || !commit.chars().all(plain) {
        return Err(format!(
            "{commit:?} is not a commit; expected the output of `git log -1 --format='%h %cs'`"
        ));
    }
    Ok(format!("{version} ({commit})"))
}

/// The root of a git checkout.
pub(crate) struct Checkout(PathBuf);

impl Checkout {
    /// The checkout whose root is this folder. A checkout around it does not count.
    pub(crate) fn at(folder: &Path) -> Option<Self> {
        let folder = folder.canonicalize().ok()?;
        let checkout = Self(folder);
        let top = PathBuf::from(checkout.git(&["rev-parse", "--show-toplevel"])?);
        (top.canonicalize().ok()? == checkout.0).then_some(checkout)
    }

    /// The checked-out commit and its date; `None` before the first commit.
    pub(crate) fn commit(&self) -> Option<String> {
        self.git(&["log", "-1", "--abbrev=7", "--format=%h %cs"])
    }

    /// The files that change with the commit. All of them exist: a missing file would make cargo
    /// run the script at every build.
    pub(crate) fn watched(&self) -> Vec<PathBuf> {
        let mut watched = vec![self.inside("HEAD"), self.inside("packed-refs")];
        if let Some(branch) = self.git(&["symbolic-ref", "--quiet", "HEAD"]) {
            // A packed branch has no file until the next commit creates one in its folder.
            let file = self.inside(&branch);
            watched.extend(file.ancestors().find(|path| path.exists()).map(Path::to_path_buf));
        }
        watched.retain(|path| path.exists());
        watched
    }

    /// The path of a git file; in a worktree some are elsewhere.
    fn inside(&self, name: &str) -> PathBuf {
        let path = self.git(&["rev-parse", "--git-path", name]).unwrap_or_default();
        self.0.join(path)
    }

    /// The output of a git command; `None` if it fails.
    fn git(&self, words: &[&str]) -> Option<String> {
        let mut command = Command::new("git");
        command.args(words).current_dir(&self.0);
        // Hooks set these for their own repository.
        for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
            command.env_remove(variable);
        }
        let output = command.output().ok().filter(|output| output.status.success())?;
        let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    }
}
