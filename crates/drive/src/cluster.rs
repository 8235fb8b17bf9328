//! A Postgres of our own in a temporary folder, reached from this machine only.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::server::free_port;

/// A Postgres that was made for this drive. It ends and goes when this is dropped.
pub(crate) struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    /// Postgres does not run as root; then it runs as the user it brings along.
    as_postgres: bool,
}

impl Cluster {
    /// Makes a new one and starts it.
    pub(crate) fn start() -> Result<Self> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("mirabilia-postgres-").tempdir()?;
        let as_postgres = std::fs::metadata("/proc/self")?.uid() == 0;
        let cluster = Self { folder, programs, port: free_port()?, as_postgres };
        if as_postgres {
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()))?;
        }
        let data = cluster.data();
        run(cluster
            .program("initdb")
            .args(["--username=mirabilia", "--auth=trust", "--no-instructions", "-D"])
            .arg(&data))?;
        cluster.up()?;
        Ok(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The address of its database.
    pub(crate) fn url(&self) -> String {
        format!("postgres://mirabilia@127.0.0.1:{}/postgres", self.port)
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = Command::new(if self.as_postgres { Path::new("runuser") } else { &path });
        if self.as_postgres {
            command.args(["-u", "postgres", "--"]).arg(&path);
        }
        // The folder we are in may be closed to that user.
        command.current_dir(self.folder.path());
        command
    }

    /// Starts it.
    pub(crate) fn up(&self) -> Result<()> {
        let sockets = self.folder.path().display();
        let options = format!("-c listen_addresses=127.0.0.1 -p {} -k {sockets}", self.port);
        run(self
            .program("pg_ctl")
            .args(["start", "--wait", "--silent", "-D"])
            .arg(self.data())
            .arg("-l")
            .arg(self.folder.path().join("log"))
            .arg("-o")
            .arg(options))
    }

    /// Stops it at once, as if the machine had failed.
    pub(crate) fn down(&self) -> Result<()> {
        run(self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--wait", "--silent", "-D"])
            .arg(self.data()))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It may be down already.
        let _ = self.down();
    }
}

fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    // Not a pipe: the server would keep it open after pg_ctl has ended.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed ({status})");
    }
    Ok(())
}

/// Where the programs of Postgres are: on the path, or where Debian puts them.
fn programs() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    // The newest version first.
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&path));
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let found = folders.into_iter().find(|folder| has(folder));
    found.context("no initdb; install Postgres (apt-get install postgresql), or give --db sqlite")
}
