//! The programs that test a server from outside: built together, started with many open files allowed.

use crate::shell;
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Open files per process: 5,000 connections and some reserve.
const FILES: &str = "16384";

/// The server and what drives it, built for release.
pub(crate) struct Built {
    server: PathBuf,
    drive: PathBuf,
}

/// Builds both.
pub(crate) fn build() -> Result<Built> {
    let server = shell::build_release()?;
    shell::run(shell::cargo(&["build", "--release", "--package", "mirabilia-drive"]))?;
    let name = format!("mirabilia-drive{}", std::env::consts::EXE_SUFFIX);
    let drive = server.with_file_name(name);
    if !drive.is_file() {
        bail!("the build made no {}", drive.display());
    }
    Ok(Built { server, drive })
}

impl Built {
    /// One drive. A shell raises the number of files first and then becomes the program; where that
    /// is not allowed, the program says itself what it lacks.
    pub(crate) fn command(&self, drive: &str, args: &[String]) -> Command {
        let raise = format!("ulimit -n {FILES} 2>/dev/null; exec \"$0\" \"$@\"");
        let mut command = shell::program("sh", &["-c", &raise]);
        command.arg(&self.drive).arg(drive).arg("--server").arg(&self.server).args(args);
        command
    }
}
