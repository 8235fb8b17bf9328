//! A small disk (tmpfs) that can be enlarged.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// A mounted tmpfs. Dropping it unmounts it.
pub(crate) struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    /// Mounts a disk of this size. Needs root.
    pub(crate) fn new(mib: u32) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("mirabilia-disk-").tempdir()?;
        let size = format!("size={mib}m");
        mount(&["-t", "tmpfs", "-o", &size, "mirabilia-disk"], folder.path())?;
        Ok(Self { folder })
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    pub(crate) fn enlarge(&self, mib: u32) -> Result<()> {
        mount(&["-o", &format!("remount,size={mib}m")], self.folder.path())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily, because a process may still have a file open.
        let _ = Command::new("umount").arg("-l").arg(self.folder.path()).status();
    }
}

fn mount(options: &[&str], folder: &Path) -> Result<()> {
    let output = Command::new("mount").args(options).arg(folder).output();
    let output = output.context("cannot start mount")?;
    if !output.status.success() {
        bail!("mount {options:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}
