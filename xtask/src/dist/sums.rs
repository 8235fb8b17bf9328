//! Checksums and sizes of the files.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::tree;

/// Writes `SHA256SUMS`, which `sha256sum --check` reads.
pub(super) fn write(files: &[PathBuf], out: &Path) -> Result<PathBuf> {
    let mut files = files.to_vec();
    files.sort();
    let mut text = String::new();
    for file in &files {
        let name = file.file_name().and_then(|name| name.to_str()).context("a name of text")?;
        text += &line(name, &tree::read(file)?);
    }
    let sums = out.join("SHA256SUMS");
    fs::write(&sums, text).with_context(|| format!("could not write {}", sums.display()))?;
    Ok(sums)
}

fn line(name: &str, bytes: &[u8]) -> String {
    let mut line = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(line, "{byte:02x}");
    }
    line + "  " + name + "\n"
}

/// A size as people read it.
pub(super) fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..1_000_000 => format!("{:.0} kB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::{line, size, write};

    #[test]
    fn a_line_is_what_sha256sum_reads() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(line("a.deb", b"abc"), format!("{abc}  a.deb\n"));
    }

    #[test]
    fn files_stand_by_name_and_without_their_folder() {
        let folder = tempfile::tempdir().unwrap();
        let files: Vec<_> = ["b.whl", "a.deb"].map(|name| folder.path().join(name)).into();
        for file in &files {
            std::fs::write(file, "abc").unwrap();
        }
        let sums = std::fs::read_to_string(write(&files, folder.path()).unwrap()).unwrap();
        assert_eq!(sums, line("a.deb", b"abc") + &line("b.whl", b"abc"));
    }

    #[test]
    fn sizes_are_short() {
        for (bytes, expected) in [(312, "312 B"), (123_456, "123 kB"), (23_456_789, "23.5 MB")] {
            assert_eq!(size(bytes), expected);
        }
    }
}
