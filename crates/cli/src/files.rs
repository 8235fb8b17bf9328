//! Record files: read completely or not at all, and written atomically.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::PhraseArg;
use mirabilia_kernel::record::{BOARDS, RecordError};
use mirabilia_server::archive::boards_named;
use mirabilia_tell::record_error;
use mirabilia_words::Words;

use crate::lock::{FileLock, beside};
use crate::near::near;
use crate::report::Printer;

/// Maximum size of a record file.
const MAX_BYTES: u64 = 16 << 20;

/// Reads a record file, or standard input for `-`. The error names the file; violations of the
/// rules are explained in the user's language.
pub fn read_record(path: &Path, words: &Words) -> Result<AnyTable> {
    read_record_text(path, words).map(|(_, _, table)| table)
}

/// Like [`read_record`], and returns the display name and the text of the file.
pub fn read_record_text(path: &Path, words: &Words) -> Result<(String, String, AnyTable)> {
    let (shown, text) = read_text(path, MAX_BYTES, "a record")?;
    load_boards_beside(path, &text);
    let table = AnyTable::read(&text).map_err(|error| anyhow!(explain(&text, &error, words)));
    let table = table.with_context(|| shown.clone())?;
    Ok((shown, text, table))
}

/// The name of the board file beside the records that need it.
pub(crate) fn boards_file(fingerprint: &str) -> String {
    format!("boards-{fingerprint}.toml")
}

/// Loads the board file that lies beside a record, if the record names one.
fn load_boards_beside(record: &Path, text: &str) {
    let Some((_, fingerprint)) = boards_named(text) else { return };
    if let Ok(boards) = fs::read_to_string(record.with_file_name(boards_file(fingerprint))) {
        let _ = BoardsRef::read(&boards); // an invalid file is reported as missing boards
    }
}

/// A record error in the user's language, with the legal moves where they help.
fn explain(text: &str, error: &RecordError, words: &Words) -> String {
    let before: Vec<&str> = text.lines().take(error.line - 1).collect();
    let table = AnyTable::read(&before.join("\n")).ok();
    let names = table.map_or_else(Vec::new, |table| Printer::new(&table, words).names);
    let mut told = words.tell(&record_error(text, error), &names);
    if matches!(error.reason.arg("field"), Some(PhraseArg::Verbatim(field)) if field == BOARDS) {
        told += &words.say("report-load-boards", &[]);
    }
    if !error.legal.is_empty() {
        let line = text.lines().nth(error.line - 1).unwrap_or_default();
        let step = line.split('#').next().unwrap_or_default().trim();
        if let Some(meant) = near(step, error.legal.iter().map(String::as_str)) {
            told += "; ";
            told += &words.say("report-did-you-mean", &[("word", meant.into())]);
        }
        told.push('\n');
        told += &words.say("report-legal", &[("moves", error.legal.join(" | ").into())]);
    }
    told
}

/// Reads a text file, or standard input for `-`. Returns its display name and its text; `what`
/// describes the expected content in errors.
pub(crate) fn read_text(path: &Path, most: u64, what: &str) -> Result<(String, String)> {
    let (shown, bytes) = if path == Path::new("-") {
        let bytes = read_all(io::stdin().lock(), most).context("cannot read standard input")?;
        ("standard input".to_owned(), bytes)
    } else {
        let shown = path.display().to_string();
        let bytes = File::open(path).and_then(|file| read_all(file, most));
        let bytes = bytes.with_context(|| match neighbour(path) {
            Some(meant) => format!("cannot read {shown} (did you mean {meant}?)"),
            None => format!("cannot read {shown}"),
        })?;
        (shown, bytes)
    };
    ensure!(
        bytes.len() as u64 <= most,
        "{shown}: larger than {} MiB, which is too large for {what}",
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

/// The file of the same folder whose name is nearest to a missing one.
fn neighbour(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let files = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let names: Vec<String> = files.filter_map(|f| f.ok()?.file_name().into_string().ok()).collect();
    let meant = near(name, names.iter().map(String::as_str)).filter(|meant| *meant != name)?;
    Some(path.with_file_name(meant).display().to_string())
}

fn read_all(input: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file to which a running game is saved, locked until the game is left.
#[derive(Debug)]
pub struct RecordFile {
    /// The path as the player gave it.
    shown: PathBuf,
    /// The real path. Writing through a symbolic link keeps the link.
    path: PathBuf,
    _lock: FileLock,
}

impl RecordFile {
    /// Opens and locks a file for saving. It is not changed yet.
    pub fn open(path: &Path) -> Result<Self> {
        let shown = path.display();
        ensure!(path.file_name().is_some(), "cannot write {shown}: not a file name");
        let real = match fs::metadata(path) {
            Ok(there) => {
                ensure!(!there.is_dir(), "cannot write {shown}: it is a directory");
                // Saving replaces the file, which would destroy a device.
                ensure!(there.is_file(), "cannot write {shown}: not a regular file");
                fs::canonicalize(path).with_context(|| format!("cannot write {shown}"))?
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(error).with_context(|| format!("cannot write {shown}")),
        };
        let lock = FileLock::take(&real)?;
        Ok(Self { shown: path.to_owned(), path: real, _lock: lock })
    }

    /// A new file that is already locked.
    pub(crate) fn with_lock(path: PathBuf, lock: FileLock) -> Self {
        Self { shown: path.clone(), path, _lock: lock }
    }

    /// Moves what is in the file aside, unless the game was resumed from it. Returns its new name.
    pub fn set_aside(&self, resumed: Option<&Path>) -> Result<Option<PathBuf>> {
        let is_resumed = |from: &Path| fs::canonicalize(from).is_ok_and(|from| from == self.path);
        if resumed.is_some_and(is_resumed) || !fs::metadata(&self.path).is_ok_and(|f| f.len() > 0) {
            return Ok(None);
        }
        // Never over a file that was moved aside before.
        let endings = std::iter::once(".old".to_owned()).chain((2..).map(|n| format!(".old-{n}")));
        for ending in endings {
            let old = beside(&self.path, &ending);
            if !old.exists() {
                let renamed = fs::rename(&self.path, &old);
                renamed.with_context(|| format!("cannot rename {}", self.shown()))?;
                return Ok(Some(beside(&self.shown, &ending)));
            }
        }
        unreachable!("numbers do not end")
    }

    /// The path as the player gave it.
    pub fn shown(&self) -> std::path::Display<'_> {
        self.shown.display()
    }

    /// The path as the player gave it.
    pub fn path(&self) -> &Path {
        &self.shown
    }

    /// Replaces the content of the file atomically.
    pub fn save(&self, text: &str) -> Result<()> {
        replace(&self.path, text).with_context(|| format!("cannot write {}", self.shown()))
    }
}

/// Replaces the content of a file: a crash leaves the old one or the new one.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let temporary = beside(path, &format!(".{}.tmp", std::process::id()));
    let write = || -> io::Result<()> {
        let mut file = File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?; // before the rename, or a power cut could leave an empty file
        fs::rename(&temporary, path)
    };
    write().inspect_err(|_| {
        let _ = fs::remove_file(&temporary);
    })
}
