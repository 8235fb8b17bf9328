//! Record files: read completely or not at all, and written atomically.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::record::{BOARDS, RecordError};
use mirabilia_kernel::{Phrase, PhraseArg};
use mirabilia_server::archive::boards_named;
use mirabilia_tell::record_error;
use mirabilia_words::Words;

use crate::lang::{self, cannot};
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
    let (shown, text) = read_text(path, MAX_BYTES, "record")?;
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
    let named = |table: &AnyTable| Printer::new(table, words).names;
    let names = table.as_ref().map_or_else(Vec::new, named);
    let mut told = words.tell(&record_error(text, error), &names);
    if matches!(error.reason.arg("field"), Some(PhraseArg::Verbatim(field)) if field == BOARDS) {
        told += &words.say("report-load-boards", &[]);
    }
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    let step = line.split('#').next().unwrap_or_default().trim();
    if let Some(meant) = meant(&error.reason, step).filter(|_| error.legal.is_empty()) {
        told += "; ";
        told += &words.say("report-did-you-mean", &[("word", meant.into())]);
    }
    if !error.legal.is_empty() {
        // A step that the rules refuse is spelt right.
        let refused = |mut table: AnyTable| table.step(step).is_err_and(|e| e.why.is_some());
        let is_illegal = table.is_some_and(refused);
        let meant = near(step, error.legal.iter().map(String::as_str));
        if let Some(meant) = meant.filter(|_| !is_illegal) {
            told += "; ";
            told += &words.say("report-did-you-mean", &[("word", meant.into())]);
        }
        told.push('\n');
        told += &words.say("report-legal", &[("moves", error.legal.join(" | ").into())]);
    }
    told
}

/// The words that begin the lines of a header.
const HEADER: [&str; 9] = [
    "seats",
    "names",
    "options",
    "boards",
    "commitment",
    "secret",
    "numbers",
    "dealt-from",
    "position",
];

/// The word that was probably meant, where one of a few is expected.
fn meant<'a>(reason: &'a Phrase, line: &str) -> Option<&'a str> {
    let text = |of: &'a Phrase, name: &str| match of.arg(name) {
        Some(PhraseArg::Verbatim(text)) => Some(text.as_str()),
        _ => None,
    };
    let listed = match (reason.arg("expected"), reason.id) {
        (Some(PhraseArg::Phrase(expected)), _) => {
            text(reason, "value").zip(text(expected, "names"))
        }
        (_, "record-no-game") => text(reason, "name").zip(text(reason, "games")),
        _ => None,
    };
    if let Some((found, names)) = listed {
        return near(found, names.split(", "));
    }
    let first = line.split_whitespace().next()?;
    near(first, HEADER).filter(|_| !HEADER.contains(&first))
}

/// Reads a text file, or standard input for `-`. Returns its display name and its text; `what`
/// is the expected content for errors: `record`, `boards` or `pad`.
pub(crate) fn read_text(path: &Path, most: u64, what: &str) -> Result<(String, String)> {
    let (shown, bytes) = if path == Path::new("-") {
        let bytes = read_all(io::stdin().lock(), most)
            .with_context(|| lang::error("cannot-read-input", &[]))?;
        (lang::error("standard-input", &[]), bytes)
    } else {
        let shown = path.display().to_string();
        let bytes = File::open(path).and_then(|file| read_all(file, most));
        let bytes = bytes.with_context(|| match neighbour(path) {
            Some(meant) => {
                let args = [("file", shown.as_str().into()), ("near", meant.into())];
                lang::error("cannot-read-near", &args)
            }
            None => cannot("read", path),
        })?;
        (shown, bytes)
    };
    let limit = [("n", (most >> 20).into()), ("what", what.into())];
    ensure!(bytes.len() as u64 <= most, "{shown}: {}", lang::error("too-large", &limit));
    let text = String::from_utf8(bytes)
        .map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let line = error.as_bytes()[..good].split(|&byte| byte == b'\n').count();
            let why = lang::error("not-text", &[]).into();
            anyhow!(
                Words::new(lang::of_run()).say("file-line", &[("n", line.into()), ("why", why)])
            )
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
        let refused = |why: &str| format!("{}: {}", cannot("write", path), lang::error(why, &[]));
        ensure!(path.file_name().is_some(), "{}", refused("not-a-name"));
        let real = match fs::metadata(path) {
            Ok(there) => {
                ensure!(!there.is_dir(), "{}", refused("directory"));
                // Saving replaces the file, which would destroy a device.
                ensure!(there.is_file(), "{}", refused("not-regular"));
                fs::canonicalize(path).with_context(|| cannot("write", path))?
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(error).with_context(|| cannot("write", path)),
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
                renamed.with_context(|| cannot("rename", &self.shown))?;
                return Ok(Some(beside(&self.shown, &ending)));
            }
        }
        unreachable!("numbers do not end")
    }

    /// The path as the player gave it.
    pub fn shown(&self) -> std::path::Display<'_> {
        self.shown.display()
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the content of the file atomically.
    pub fn save(&self, text: &str) -> Result<()> {
        replace(&self.path, text).with_context(|| cannot("write", &self.shown))
    }
}

/// Replaces the content of a file: a crash leaves the old one or the new one.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    write_beside(path, text, |temporary| fs::rename(temporary, path))
}

/// Creates a file: a crash leaves the whole of it or none. A file that is there already is an error.
pub(crate) fn create_new(path: &Path, text: &str) -> io::Result<()> {
    // A link, unlike a rename, does not replace a file.
    write_beside(path, text, |temporary| match fs::hard_link(temporary, path) {
        // Some file systems, such as FAT, have no links.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            File::create_new(path)?;
            fs::rename(temporary, path)
        }
        linked => linked,
    })
}

/// Writes a temporary file beside a path, puts it in place and removes what is left of it.
fn write_beside(
    path: &Path,
    text: &str,
    put: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<()> {
    let temporary = beside(path, &format!(".{}.tmp", std::process::id()));
    let write = || -> io::Result<()> {
        let mut file = File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?; // before it is put in place, or a power cut could leave an empty file
        put(&temporary)
    };
    let written = write();
    // After a rename it is gone.
    let _ = fs::remove_file(&temporary);
    written
}
