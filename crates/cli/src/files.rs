//! Record files: read whole or not at all, and written so that a crash loses nothing.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use mirabilia_games::AnyTable;

/// No record is anywhere near this long; a longer file is something else.
const MAX_BYTES: u64 = 16 << 20;

/// Reads a record file, or standard input for `-`; the error names the file.
pub fn read_record(path: &Path) -> Result<AnyTable> {
    read_record_text(path).map(|(_, _, table)| table)
}

/// Reads a record as [`read_record`] does, with what to call the file and with its text.
pub fn read_record_text(path: &Path) -> Result<(String, String, AnyTable)> {
    let (shown, text) = read_text(path, MAX_BYTES, "a record")?;
    let table = AnyTable::read(&text).map_err(|mut error| {
        if error.reason.starts_with("boards is ") {
            error.reason += "; --boards FILE loads one";
        }
        error
    });
    let table = table.with_context(|| shown.clone())?;
    Ok((shown, text, table))
}

/// Reads a whole text file, or standard input for `-`, with what to call it; `what` it should be is
/// for the error.
pub(crate) fn read_text(path: &Path, most: u64, what: &str) -> Result<(String, String)> {
    let (shown, bytes) = if path == Path::new("-") {
        let bytes = read_all(io::stdin().lock(), most).context("cannot read standard input")?;
        ("standard input".to_owned(), bytes)
    } else {
        let shown = path.display().to_string();
        let bytes = File::open(path).and_then(|file| read_all(file, most));
        let bytes = bytes.with_context(|| format!("cannot read {shown}"))?;
        (shown, bytes)
    };
    ensure!(
        bytes.len() as u64 <= most,
        "{shown}: more than {} MiB; {what} has a few kilobytes",
        most >> 20
    );
    let text = String::from_utf8(bytes)
        .map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let line = error.as_bytes()[..good].split(|&byte| byte == b'\n').count();
            anyhow!("line {line}: not UTF-8 text")
        })
        .with_context(|| shown.clone())?;
    Ok((shown, text))
}

fn read_all(input: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file that a running game is kept in.
#[derive(Debug)]
pub struct RecordFile {
    /// As the player named it.
    shown: PathBuf,
    /// Where it is, links followed: the link stays a link.
    path: PathBuf,
}

impl RecordFile {
    /// A file to keep a game in. Something that stands there already is moved aside, unless it is
    /// the file that the game came from; the second value says where to.
    pub fn open(path: &Path, resumed: Option<&Path>) -> Result<(Self, Option<PathBuf>)> {
        let shown = path.display();
        ensure!(path.file_name().is_some(), "cannot write {shown}: it names no file");
        let there = match fs::metadata(path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((Self { shown: path.to_owned(), path: path.to_owned() }, None));
            }
            Err(error) => return Err(error).with_context(|| format!("cannot write {shown}")),
        };
        ensure!(!there.is_dir(), "cannot write {shown}: it is a folder; name a file");
        // Writing puts a new file in place of the old one, which would be the end of a device.
        ensure!(there.is_file(), "cannot write {shown}: it is not a plain file");
        let real = fs::canonicalize(path).with_context(|| format!("cannot write {shown}"))?;
        let same =
            resumed.is_some_and(|from| fs::canonicalize(from).is_ok_and(|from| from == real));
        let mut aside = None;
        if !same && there.len() > 0 {
            let old = with_ending(&real, ".old")?;
            fs::rename(&real, &old).with_context(|| format!("cannot move {shown} aside"))?;
            aside = Some(with_ending(path, ".old")?);
        }
        Ok((Self { shown: path.to_owned(), path: real }, aside))
    }

    /// The file as the player named it.
    pub fn shown(&self) -> std::path::Display<'_> {
        self.shown.display()
    }

    /// Puts this text in place of what the file held: all of it or, if that fails, nothing.
    pub fn save(&self, text: &str) -> Result<()> {
        let temporary = with_ending(&self.path, &format!(".{}.tmp", std::process::id()))?;
        let write = || -> io::Result<()> {
            let mut file = File::create(&temporary)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?; // before the new name, or a power cut could leave an empty file
            fs::rename(&temporary, &self.path)
        };
        write().or_else(|error| {
            let _ = fs::remove_file(&temporary);
            Err(error).with_context(|| format!("cannot write {}", self.shown()))
        })
    }
}

fn with_ending(path: &Path, ending: &str) -> Result<PathBuf> {
    let Some(name) = path.file_name() else { bail!("{} names no file", path.display()) };
    let mut name = OsString::from(name);
    name.push(ending);
    Ok(path.with_file_name(name))
}
