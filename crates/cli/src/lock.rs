//! Locks on files: two programs never write the same one.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::lang::{self, cannot};

/// A lock on a file, held in a second file beside it: saving replaces the file itself. The lock file
/// is removed when the lock is released. One that a killed program left behind locks nothing.
#[derive(Debug)]
pub struct FileLock {
    path: PathBuf,
    _held: File,
}

impl FileLock {
    /// Locks a file, which need not exist. `None` if another program holds the lock.
    pub fn try_take(target: &Path) -> io::Result<Option<Self>> {
        let path = beside(target, ".lock");
        loop {
            let mut options = File::options();
            let held = options.create(true).truncate(false).read(true).write(true).open(&path)?;
            match held.try_lock() {
                Ok(()) => {}
                Err(fs::TryLockError::WouldBlock) => return Ok(None),
                Err(fs::TryLockError::Error(error)) => return Err(error),
            }
            // Its last holder may have removed the file between opening and locking.
            if is_same_file(&held, &path) {
                // Only for messages: a full disk must not prevent locking.
                let _ = held.set_len(0).and_then(|()| writeln!(&held, "{}", std::process::id()));
                return Ok(Some(Self { path, _held: held }));
            }
        }
    }

    /// Locks a file, or says who writes it.
    pub fn take(target: &Path) -> Result<Self> {
        let lock = Self::try_take(target).with_context(|| cannot("write", target))?;
        let Some(lock) = lock else {
            let process = fs::read_to_string(beside(target, ".lock")).unwrap_or_default();
            let why = match process.trim() {
                "" => lang::error("written", &[]),
                id => lang::error("written-by", &[("id", id.into())]),
            };
            bail!("{}: {why}", cannot("write", target));
        };
        Ok(lock)
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path); // while the lock is held
    }
}

#[cfg(unix)]
fn is_same_file(held: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |there: fs::Metadata| (there.dev(), there.ino());
    let now = fs::metadata(path).ok().map(id);
    now.is_some() && now == held.metadata().ok().map(id)
}

/// Elsewhere an open file cannot be removed.
#[cfg(not(unix))]
fn is_same_file(_held: &File, path: &Path) -> bool {
    path.exists()
}

/// The path with something after its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(ending);
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_once_and_leaves_nothing_behind() {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("game.rec");
        let first = FileLock::try_take(&file).unwrap().unwrap();
        assert!(FileLock::try_take(&file).unwrap().is_none());
        let refused = FileLock::take(&file).unwrap_err().to_string();
        assert!(refused.contains(&format!(" {})", std::process::id())), "{refused}");
        drop(first);
        assert!(fs::read_dir(folder.path()).unwrap().next().is_none());
        // What a killed program left is taken over.
        fs::write(beside(&file, ".lock"), "1\n").unwrap();
        assert!(FileLock::try_take(&file).unwrap().is_some());
    }
}
