//! Folders of files as they will be packed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// One file, and where it will lie.
pub(super) struct ArchiveEntry {
    pub(super) at: String,
    pub(super) bytes: Vec<u8>,
    pub(super) runs: bool,
}

impl ArchiveEntry {
    /// A file to read.
    pub(super) fn text(at: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { at: at.into(), bytes: bytes.into(), runs: false }
    }

    /// A file to run.
    pub(super) fn program(at: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { at: at.into(), bytes: bytes.into(), runs: true }
    }
}

/// Makes the folder empty, and makes it when there is none.
pub(super) fn clear(folder: &Path) -> Result<()> {
    let shown = folder.display();
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("could not clear {shown}"))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("could not make {shown}"))
}

/// Writes the files below the folder. Who may read them does not depend on who packs.
pub(super) fn write(folder: &Path, entries: &[ArchiveEntry]) -> Result<()> {
    clear(folder)?;
    mode(folder, 0o755)?;
    for entry in entries {
        let path = folder.join(&entry.at);
        let parents: Vec<&Path> =
            path.ancestors().skip(1).take_while(|parent| *parent != folder).collect();
        for parent in parents.into_iter().rev().filter(|parent| !parent.exists()) {
            fs::create_dir(parent)
                .with_context(|| format!("could not make {}", parent.display()))?;
            mode(parent, 0o755)?;
        }
        fs::write(&path, &entry.bytes)
            .with_context(|| format!("could not write {}", path.display()))?;
        mode(&path, if entry.runs { 0o755 } else { 0o644 })?;
    }
    Ok(())
}

#[cfg(unix)]
fn mode(path: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
        .with_context(|| format!("could not set who may read {}", path.display()))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "as on Unix")]
fn mode(_path: &Path, _mode: u32) -> Result<()> {
    Ok(())
}

/// The files of a folder by name, without those of folders in it.
pub(super) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        folder.read_dir()?.map(|entry| entry.map(|entry| entry.path())).collect()
    };
    let mut files = read().with_context(|| format!("could not read {}", folder.display()))?;
    files.retain(|path| path.is_file());
    files.sort();
    Ok(files)
}

/// The bytes of a file of the repository.
pub(super) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("could not read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{ArchiveEntry, clear, files, write};

    #[test]
    #[cfg(unix)]
    fn files_are_written_with_modes_of_their_own() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let tree = folder.path().join("tree");
        let entries =
            [ArchiveEntry::program("usr/bin/x", "run"), ArchiveEntry::text("usr/share/y", "read")];
        write(&tree, &entries).unwrap();
        for (path, expected) in [
            ("", 0o755),
            ("usr", 0o755),
            ("usr/bin", 0o755),
            ("usr/bin/x", 0o755),
            ("usr/share/y", 0o644),
        ] {
            let mode = tree.join(path).metadata().unwrap().permissions().mode() & 0o7777;
            assert_eq!(mode, expected, "{path}");
        }
        // What lay there before is gone.
        write(&tree, &entries[1..]).unwrap();
        assert!(!tree.join("usr/bin").exists());
    }

    #[test]
    fn files_are_listed_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join("list");
        clear(&at).unwrap();
        for name in ["b", "a", "c"] {
            std::fs::write(at.join(name), "").unwrap();
        }
        std::fs::create_dir(at.join("folder")).unwrap();
        let names: Vec<_> = files(&at).unwrap();
        assert_eq!(names, [at.join("a"), at.join("b"), at.join("c")]);
    }
}
