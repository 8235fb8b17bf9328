//! What is released: its version, commit, date and machine, and the names that follow from them.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use crate::shell;

/// What is released.
#[derive(Clone, Debug)]
pub(super) struct Release {
    /// As in `Cargo.toml`; all crates have the same.
    pub(super) version: String,
    /// The commit and its date, as `mirabilia --version` shows them.
    pub(super) commit: Option<String>,
    /// Are there files that are not as they were committed?
    pub(super) changed: bool,
    /// Seconds since 1970 that every packed file was last changed at, so that packing twice gives the
    /// same bytes.
    pub(super) epoch: u64,
    /// The machine, as rustc calls it.
    pub(super) target: String,
}

impl Release {
    /// Reads them from git and rustc.
    pub(super) fn find() -> Result<Self> {
        let git = |args: &[&str]| shell::output(shell::program("git", args)).ok();
        let log = git(&["log", "-1", "--abbrev=7", "--format=%h %cs/%ct"]);
        let (commit, date) = log.as_deref().map(read_log).unwrap_or_default();
        let named = std::env::var("MIRABILIA_COMMIT").ok().filter(|named| !named.trim().is_empty());
        let told = std::env::var("SOURCE_DATE_EPOCH").ok();
        let told =
            told.map(|told| told.parse().context("SOURCE_DATE_EPOCH is no number of seconds"));
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs());
        let rustc = shell::output(shell::program("rustc", &["-vV"]))?;
        let changed = git(&["status", "--porcelain"]).is_some_and(|changes| !changes.is_empty());
        Ok(Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            changed: changed && named.is_none(),
            commit: named.map(|named| named.trim().to_owned()).or(commit),
            epoch: told.transpose()?.or(date).unwrap_or_else(now),
            target: host(&rustc).context("rustc -vV names no host")?.to_owned(),
        })
    }

    /// The commit with a mark, when files were changed since. Without changes the build finds it by
    /// itself, and a program that is built already is not built again.
    pub(super) fn commit_when_changed(&self) -> Option<String> {
        let commit = self.commit.as_ref().filter(|_| self.changed)?;
        Some(match commit.split_once(' ') {
            Some((hash, date)) => format!("{hash}+ {date}"),
            None => format!("{commit}+"),
        })
    }

    /// What the program must say when asked for its version.
    pub(super) fn says(&self) -> String {
        let version = &self.version;
        match self.commit_when_changed().as_ref().or(self.commit.as_ref()) {
            Some(commit) => format!("mirabilia {version} ({commit})"),
            None => format!("mirabilia {version}"),
        }
    }

    /// The name of the archive without its ending, and of the one folder in it.
    pub(super) fn name(&self) -> String {
        format!("mirabilia-{}-{}", self.version, self.target)
    }

    /// The name of the Debian package.
    pub(super) fn deb(&self) -> String {
        format!("mirabilia_{}_{}.deb", self.version, self.arch())
    }

    /// The machine, as Debian calls it.
    pub(super) fn arch(&self) -> &str {
        let arch = self.target.split('-').next().unwrap_or_default();
        match arch {
            "x86_64" => "amd64",
            "aarch64" => "arm64",
            "armv7" => "armhf",
            "i686" => "i386",
            "riscv64gc" => "riscv64",
            "powerpc64le" => "ppc64el",
            other => other,
        }
    }
}

/// The commit as it is shown, and when it was made.
fn read_log(line: &str) -> (Option<String>, Option<u64>) {
    match line.trim().rsplit_once('/') {
        Some((commit, seconds)) => (Some(commit.to_owned()), seconds.parse().ok()),
        None => (None, None),
    }
}

fn host(rustc: &str) -> Option<&str> {
    rustc.lines().find_map(|line| line.strip_prefix("host: ")).map(str::trim)
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Release, host, read_log};

    pub(in super::super) fn release(target: &str) -> Release {
        Release {
            version: "1.2.3".to_owned(),
            commit: Some("abcdef0 2026-11-16".to_owned()),
            changed: false,
            epoch: 1_794_787_200,
            target: target.to_owned(),
        }
    }

    #[test]
    fn names_follow_from_version_and_machine() {
        for (target, name, deb) in [
            (
                "x86_64-unknown-linux-gnu",
                "mirabilia-1.2.3-x86_64-unknown-linux-gnu",
                "mirabilia_1.2.3_amd64.deb",
            ),
            (
                "aarch64-unknown-linux-gnu",
                "mirabilia-1.2.3-aarch64-unknown-linux-gnu",
                "mirabilia_1.2.3_arm64.deb",
            ),
            (
                "s390x-unknown-linux-gnu",
                "mirabilia-1.2.3-s390x-unknown-linux-gnu",
                "mirabilia_1.2.3_s390x.deb",
            ),
        ] {
            let release = release(target);
            assert_eq!((&*release.name(), &*release.deb()), (name, deb));
        }
    }

    #[test]
    fn the_commit_is_marked_when_files_were_changed() {
        let check = |commit: Option<&str>, changed, says: &str| {
            let commit = commit.map(str::to_owned);
            let release = Release { commit, changed, ..release("x") };
            assert_eq!(release.says(), says);
            assert_eq!(release.commit_when_changed().is_some(), says.contains('+'));
        };
        check(None, false, "mirabilia 1.2.3");
        check(None, true, "mirabilia 1.2.3");
        check(Some("abcdef0 2026-11-16"), false, "mirabilia 1.2.3 (abcdef0 2026-11-16)");
        check(Some("abcdef0 2026-11-16"), true, "mirabilia 1.2.3 (abcdef0+ 2026-11-16)");
        check(Some("abcdef0"), true, "mirabilia 1.2.3 (abcdef0+)");
    }

    #[test]
    fn git_and_rustc_are_read() {
        let read = read_log("abcdef0 2026-11-16/1794787200\n");
        assert_eq!(read, (Some("abcdef0 2026-11-16".to_owned()), Some(1_794_787_200)));
        assert_eq!(read_log(""), (None, None));
        assert_eq!(host("rustc 1.95.0\nhost: a-b-c\nrelease: 1\n"), Some("a-b-c"));
        assert_eq!(host("rustc 1.95.0\n"), None);
    }
}
