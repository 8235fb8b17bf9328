//! A private Postgres for tests: in a folder of its own, on loopback, gone when the tests are done.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The variable that tells tests where the server is.
pub(crate) const VARIABLE: &str = "MIRABILIA_TEST_POSTGRES";
/// The Debian package it comes in.
const PACKAGE: &str = "postgresql";

/// A server that runs until this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// Finds Postgres, or installs it where that can be done without asking; else says how.
pub(crate) fn need() -> Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let install: Option<&[&str]> = if is_root() {
        Some(&[])
    } else if shell::succeeds(shell::program("sudo", &["-n", "true"])) {
        Some(&["sudo", "-n"])
    } else {
        None
    };
    let Some(before) = install else {
        bail!(
            "the tests need Postgres, and it cannot be installed from here; run this first: \
             sudo apt-get install --yes {PACKAGE}"
        );
    };
    eprintln!("Postgres is not installed yet; installing it, once");
    let run = |words: &[&str]| {
        let words: Vec<&str> = before.iter().copied().chain(words.iter().copied()).collect();
        let mut command = shell::program(words[0], &words[1..]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(command)
    };
    // The lists of a fresh image may be missing or old.
    let get = ["apt-get", "install", "--yes", "--no-install-recommends", PACKAGE];
    if run(&get).is_err() {
        run(&["apt-get", "update"])?;
        run(&get)?;
    }
    find().context("Postgres was installed, but initdb is not where Debian puts it")
}

/// The folder of `initdb`, the newest first.
fn find() -> Option<PathBuf> {
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut debian: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    debian.sort();
    std::env::split_paths(&path).chain(debian.into_iter().rev()).find(|folder| has(folder))
}

fn is_root() -> bool {
    shell::output(shell::program("id", &["-u"])).is_ok_and(|id| id.trim() == "0")
}

impl Postgres {
    /// Makes and starts a server.
    pub(crate) fn start() -> Result<Self> {
        let programs = need()?;
        let name = format!("mirabilia-postgres-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
        if is_root() {
            // Postgres refuses to run as root; the package brings a user of its own.
            let folder = folder.display().to_string();
            shell::run(shell::program("chown", &["postgres", &folder]))?;
        }
        // Nobody else takes the port in the moment between.
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let made = Self { programs, folder, port };
        let data = made.data();
        made.run("initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "--no-sync"])?;
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= \
             -c max_connections=300"
        );
        let log = made.folder.join("log").display().to_string();
        made.run("pg_ctl", &["-D", &data, "-l", &log, "-o", &options, "-w", "start"])?;
        Ok(made)
    }

    /// Where tests find it.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<()> {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(&program);
            command
        } else {
            Command::new(&program)
        };
        command.args(args).current_dir(&self.folder);
        let shown = shell::shown(&command);
        // Not `output`: the server keeps what it inherits open for as long as it runs.
        let quiet = std::fs::File::create(self.folder.join("set-up.log"));
        if let Ok(file) = quiet {
            command.stdout(file.try_clone()?).stderr(file);
        }
        let status = command.status().with_context(|| format!("could not start `{shown}`"))?;
        if status.success() {
            return Ok(());
        }
        let said = std::fs::read_to_string(self.folder.join("set-up.log")).unwrap_or_default();
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        bail!("`{shown}` failed ({status}): {}\n{}", said.trim(), log.trim());
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stopped = self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
        if let Err(error) = stopped {
            eprintln!("the test Postgres did not stop: {error:#}");
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
