//! Tries the packages: unpacks each one elsewhere and runs the program from there.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::release::Release;
use super::{server, tree};
use crate::shell;

/// Unpacks the archive and tries the program in it.
pub(super) fn tarball(release: &Release, archive: &Path, work: &Path) -> Result<()> {
    let folder = work.join("archive-tried");
    tree::clear(&folder)?;
    let mut tar = shell::program("tar", &["--extract", "--file"]);
    tar.arg(archive).arg("--directory").arg(&folder);
    shell::run(tar)?;
    program(release, &folder.join(release.name()).join("bin/mirabilia"))
}

/// Unpacks the package and tries the program in it.
pub(super) fn deb(release: &Release, deb: &Path, work: &Path) -> Result<()> {
    let ask = |option: &str| {
        let mut dpkg = shell::program("dpkg-deb", &[option]);
        dpkg.arg(deb);
        shell::output(dpkg)
    };
    let version = ask("--field")?;
    let line = format!("Version: {}", release.version);
    ensure!(version.lines().any(|found| found == line), "{line:?} is not in the control file");
    let contents = ask("--contents")?;
    let foreign = contents.lines().find(|line| !belongs_to_root(line));
    ensure!(foreign.is_none(), "not everything belongs to root: {}", foreign.unwrap_or_default());

    let folder = work.join("deb-tried");
    tree::clear(&folder)?;
    let mut dpkg = shell::program("dpkg-deb", &["--extract"]);
    dpkg.arg(deb).arg(&folder);
    shell::run(dpkg)?;
    program(release, &folder.join("usr/bin/mirabilia"))
}

/// A line of `dpkg-deb --contents` names modes, then the owner and its group.
fn belongs_to_root(line: &str) -> bool {
    line.split_whitespace().nth(1) == Some("root/root")
}

fn program(release: &Release, program: &Path) -> Result<()> {
    let said = shell::output(shell::program(program, &["--version"]))?;
    let expected = release.says();
    ensure!(said.trim() == expected, "the program says {said:?}, not {expected:?}");
    server::try_program(program).with_context(|| format!("{} does not work", program.display()))
}

#[cfg(test)]
mod tests {
    use super::belongs_to_root;

    #[test]
    fn owners_are_read() {
        assert!(belongs_to_root("drwxr-xr-x root/root         0 2026-11-16 12:00 ./usr/"));
        assert!(!belongs_to_root("-rwxr-xr-x ada/ada  7 2026-11-16 12:00 ./usr/bin/mirabilia"));
    }
}
