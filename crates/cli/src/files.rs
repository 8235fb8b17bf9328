//! Record files: read completely or not at all, and written atomically.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use mirabilia_games::AnyTable;
use mirabilia_kernel::record::RecordError;
use mirabilia_tell::refused;
use mirabilia_words::Words;

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
    let table = AnyTable::read(&text).map_err(|mut error| {
        if error.reason.starts_with("boards is ") {
            error.reason += "; load one with --boards FILE";
        }
        match rule_violation(&text, &error, words) {
            Some(told) => anyhow!(told),
            None => error.into(),
        }
    });
    let table = table.with_context(|| shown.clone())?;
    Ok((shown, text, table))
}

/// The message for a move that violates the rules; `None` for other errors.
fn rule_violation(text: &str, error: &RecordError, words: &Words) -> Option<String> {
    let before: Vec<&str> = text.lines().take(error.line - 1).collect();
    let table = AnyTable::read(&before.join("\n")).ok()?;
    let line = text.lines().nth(error.line - 1)?.split('#').next()?.trim();
    let why = words.tell(&refused(&table, line)?, &Printer::new(&table, words).names);
    let told = words.say("report-line", &[("n", error.line.into()), ("why", why.into())]);
    if error.legal.is_empty() {
        return Some(told);
    }
    let legal = words.say("report-legal", &[("moves", error.legal.join(" | ").into())]);
    Some(format!("{told}\n{legal}"))
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
        let bytes = bytes.with_context(|| format!("cannot read {shown}"))?;
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

fn read_all(input: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file to which a running game is saved.
#[derive(Debug)]
pub struct RecordFile {
    /// The path as the player gave it.
    shown: PathBuf,
    /// The real path. Writing through a symbolic link keeps the link.
    path: PathBuf,
}

impl RecordFile {
    /// Opens a file for saving. An existing file is moved aside, unless the game was resumed from
    /// it; the second value is its new name.
    pub fn open(path: &Path, resumed: Option<&Path>) -> Result<(Self, Option<PathBuf>)> {
        let shown = path.display();
        ensure!(path.file_name().is_some(), "cannot write {shown}: not a file name");
        let there = match fs::metadata(path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((Self { shown: path.to_owned(), path: path.to_owned() }, None));
            }
            Err(error) => return Err(error).with_context(|| format!("cannot write {shown}")),
        };
        ensure!(!there.is_dir(), "cannot write {shown}: it is a directory");
        // Saving replaces the file, which would destroy a device.
        ensure!(there.is_file(), "cannot write {shown}: not a regular file");
        let real = fs::canonicalize(path).with_context(|| format!("cannot write {shown}"))?;
        let same =
            resumed.is_some_and(|from| fs::canonicalize(from).is_ok_and(|from| from == real));
        let mut aside = None;
        if !same && there.len() > 0 {
            let old = with_suffix(&real, ".old")?;
            fs::rename(&real, &old).with_context(|| format!("cannot rename {shown}"))?;
            aside = Some(with_suffix(path, ".old")?);
        }
        Ok((Self { shown: path.to_owned(), path: real }, aside))
    }

    /// The path as the player gave it.
    pub fn shown(&self) -> std::path::Display<'_> {
        self.shown.display()
    }

    /// Replaces the content of the file atomically.
    pub fn save(&self, text: &str) -> Result<()> {
        let temporary = with_suffix(&self.path, &format!(".{}.tmp", std::process::id()))?;
        let write = || -> io::Result<()> {
            let mut file = File::create(&temporary)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?; // before the rename, or a power cut could leave an empty file
            fs::rename(&temporary, &self.path)
        };
        write().or_else(|error| {
            let _ = fs::remove_file(&temporary);
            Err(error).with_context(|| format!("cannot write {}", self.shown()))
        })
    }
}

fn with_suffix(path: &Path, ending: &str) -> Result<PathBuf> {
    let Some(name) = path.file_name() else { bail!("{}: not a file name", path.display()) };
    let mut name = OsString::from(name);
    name.push(ending);
    Ok(path.with_file_name(name))
}
