//! The archive: one folder with everything, to unpack anywhere.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use super::parts::{Parts, Places};
use super::release::Release;
use super::tree::{self, ArchiveEntry};
use crate::shell;

/// Files of the repository that lie beside `bin` and `share`.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];
/// To copy into `/usr/local`, and a unit for there.
const PLACES: Places = Places { prefix: "", zsh: "site-functions", programs: "/usr/local/bin/" };

/// Checks that tar can sort; otherwise says why not.
pub(super) fn need_tar() -> Result<()> {
    let version = shell::output(shell::program("tar", &["--version"])).unwrap_or_default();
    ensure!(version.contains("GNU tar"), "archives are made with GNU tar; tar here is another");
    Ok(())
}

/// Packs the archive; says where it is.
pub(super) fn make(release: &Release, parts: &Parts, work: &Path, out: &Path) -> Result<PathBuf> {
    let folder = work.join("archive");
    tree::write(&folder.join(release.name()), &entries(parts)?)?;
    let archive = out.join(release.name() + ".tar.gz");
    pack(&folder, &release.name(), release.epoch, &archive)?;
    Ok(archive)
}

/// Packs one folder inside another; the same files give the same bytes.
pub(super) fn pack(folder: &Path, name: &str, epoch: u64, archive: &Path) -> Result<()> {
    let mut tar = shell::program("tar", &["--create", "--sort=name", "--owner=0", "--group=0"]);
    tar.args(["--numeric-owner", "--format=gnu", "--use-compress-program=gzip -9n"]);
    tar.arg(format!("--mtime=@{epoch}"));
    tar.arg("--file").arg(archive).arg("--directory").arg(folder).arg(name);
    shell::run(tar)
}

fn entries(parts: &Parts) -> Result<Vec<ArchiveEntry>> {
    let mut entries = parts.entries(&PLACES);
    for name in TEXTS {
        entries.push(ArchiveEntry::text(name, tree::read(&shell::root().join(name))?));
    }
    entries.push(ArchiveEntry::text("THIRD-PARTY.txt", &*parts.notices));
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::super::parts::tests::parts;
    use super::super::release::tests::release;
    use super::*;

    #[test]
    fn packing_twice_gives_the_same_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let release = release("x86_64-unknown-linux-gnu");
        let pack = |name: &str| {
            let out = folder.path().join(name);
            std::fs::create_dir(&out).unwrap();
            let made = make(&release, &parts(), &out.join("work"), &out).unwrap();
            assert_eq!(made, out.join("mirabilia-1.2.3-x86_64-unknown-linux-gnu.tar.gz"));
            std::fs::read(made).unwrap()
        };
        assert!(pack("one") == pack("two"));
    }

    #[test]
    fn everything_is_in_the_archive() {
        let entries = entries(&parts()).unwrap();
        let mut names: Vec<_> = entries.iter().map(|entry| &*entry.at).collect();
        names.sort_unstable();
        let expected = [
            "CHANGELOG.md",
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "README.md",
            "THIRD-PARTY.txt",
            "bin/mirabilia",
            "lib/systemd/system/mirabilia.service",
            "share/bash-completion/completions/mirabilia",
            "share/fish/vendor_completions.d/mirabilia.fish",
            "share/man/man1/mirabilia.1",
            "share/zsh/site-functions/_mirabilia",
        ];
        assert_eq!(names, expected);
    }
}
