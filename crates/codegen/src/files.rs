//! The folder of generated files: written, or compared with what it should hold.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result};

/// Written by `npm run messages`, which needs no Rust.
const OTHERS: [&str; 1] = ["messages.ts"];

/// The names of files that are missing, differ, or should not be there.
pub(crate) fn stale(folder: &Path, files: &[(String, String)]) -> Result<Vec<String>> {
    let mut stale: BTreeSet<String> = present(folder)?;
    for (name, text) in files {
        let path = folder.join(name);
        let same = stale.contains(name)
            && std::fs::read(&path)
                .with_context(|| format!("could not read {}", path.display()))?
                == text.as_bytes();
        if same {
            stale.remove(name);
        } else {
            stale.insert(name.clone());
        }
    }
    Ok(stale.into_iter().collect())
}

/// Brings the folder up to date and says how many files that took.
pub(crate) fn write(folder: &Path, files: &[(String, String)]) -> Result<usize> {
    let stale = stale(folder, files)?;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("could not make {}", folder.display()))?;
    for name in &stale {
        let path = folder.join(name);
        match files.iter().find(|(known, _)| known == name) {
            Some((_, text)) => std::fs::write(&path, text),
            None => std::fs::remove_file(&path),
        }
        .with_context(|| format!("could not bring {} up to date", path.display()))?;
    }
    Ok(stale.len())
}

/// The names in the folder; none when there is no folder.
fn present(folder: &Path) -> Result<BTreeSet<String>> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) => {
            return Err(error).with_context(|| format!("could not read {}", folder.display()));
        }
    };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    names.filter(|name| !matches!(name, Ok(name) if OTHERS.contains(&name.as_str()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stale_files_are_named_and_brought_up_to_date() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("gen");
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let files = [file("a.ts", "a\n"), file("b.ts", "b\n")];
        let check = |expected: &[&str]| assert_eq!(stale(&folder, &files).unwrap(), expected);
        check(&["a.ts", "b.ts"]);
        assert_eq!(write(&folder, &files).unwrap(), 2);
        check(&[]);
        assert_eq!(write(&folder, &files).unwrap(), 0);
        std::fs::write(folder.join("a.ts"), "b\n").unwrap();
        std::fs::write(folder.join("old.ts"), "").unwrap();
        std::fs::write(folder.join("messages.ts"), "").unwrap();
        check(&["a.ts", "old.ts"]);
        assert_eq!(write(&folder, &files).unwrap(), 2);
        check(&[]);
        assert!(!folder.join("old.ts").exists() && folder.join("messages.ts").exists());
    }
}
