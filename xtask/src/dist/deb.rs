//! The Debian package: its files, what it says about itself, and packing it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::parts::{Parts, Places, packaging};
use super::release::Release;
use super::tree::{self, ArchiveEntry};
use crate::shell;

/// As Debian wants it.
const PLACES: Places = Places { prefix: "usr/", zsh: "vendor-completions", programs: "/usr/bin/" };
/// The options of the service, which an upgrade leaves as they are.
const OPTIONS: &str = "etc/default/mirabilia";
/// Scripts that dpkg runs.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Can packages be made here?
pub(super) fn can() -> bool {
    shell::succeeds(shell::program("dpkg-deb", &["--version"]))
}

/// Packs the package; says where it is.
pub(super) fn make(release: &Release, parts: &Parts, work: &Path, out: &Path) -> Result<PathBuf> {
    let folder = work.join("deb");
    let entries = entries(parts)?;
    tree::write(&folder, &entries)?;
    // Debian has manuals and long texts packed.
    let mut gzip = shell::program("gzip", &["-9n"]);
    gzip.args(
        entries.iter().filter(|entry| is_packed(&entry.at)).map(|entry| folder.join(&entry.at)),
    );
    shell::output(gzip)?; // not shown: it names every page
    let kib = kib(&folder)?;
    let control = control(&packaging("debian/control")?, release, &depends(&parts.program), kib);
    let mut about = vec![
        ArchiveEntry::text("control", control),
        ArchiveEntry::text("conffiles", format!("/{OPTIONS}\n")),
    ];
    for name in SCRIPTS {
        about.push(ArchiveEntry::program(name, packaging(&format!("debian/{name}"))?));
    }
    tree::write(&folder.join("DEBIAN"), &about)?;

    let deb = out.join(release.deb());
    // Not what is usual where it is packed: older systems must read it.
    let mut pack = shell::program("dpkg-deb", &["--root-owner-group", "-Zxz", "--build"]);
    pack.arg(&folder).arg(&deb).env("SOURCE_DATE_EPOCH", release.epoch.to_string());
    shell::run(pack)?;
    Ok(deb)
}

fn entries(parts: &Parts) -> Result<Vec<ArchiveEntry>> {
    let root = shell::root();
    let text = |name: &str| tree::read(&root.join(name));
    let mit = String::from_utf8(text("LICENSE-MIT")?).context("LICENSE-MIT is not UTF-8")?;
    let copyright = packaging("debian/copyright")?.replace("@MIT@", &indented(&mit));
    let mut entries = parts.entries(&PLACES);
    entries.extend([
        ArchiveEntry::text(OPTIONS, packaging("mirabilia.default")?),
        ArchiveEntry::text("usr/share/doc/mirabilia/copyright", copyright),
        ArchiveEntry::text("usr/share/doc/mirabilia/README.md", text("README.md")?),
        ArchiveEntry::text("usr/share/doc/mirabilia/changelog", text("CHANGELOG.md")?),
        ArchiveEntry::text("usr/share/doc/mirabilia/THIRD-PARTY.txt", &*parts.notices),
    ]);
    Ok(entries)
}

fn is_packed(at: &str) -> bool {
    at.contains("/man/") || at.ends_with("/changelog") || at.ends_with("/THIRD-PARTY.txt")
}

/// The file `control` from its template.
fn control(template: &str, release: &Release, depends: &str, kib: u64) -> String {
    let filled = template
        .replace("@VERSION@", &release.version)
        .replace("@ARCH@", release.arch())
        .replace("@DEPENDS@", depends)
        .replace("@KIB@", &kib.to_string());
    // Linked statically, it needs nothing, and an empty line is an error.
    let lines = filled.lines().filter(|line| line.trim_end() != "Depends:");
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What the program needs to run, by the names of libraries and versions of symbols in it.
fn depends(program: &[u8]) -> String {
    let mut needs = Vec::new();
    if let Some((major, minor)) = newest_glibc(program) {
        needs.push(format!("libc6 (>= {major}.{minor})"));
    }
    if find(program, b"libgcc_s.so.1\0").next().is_some() {
        needs.push("libgcc-s1".to_owned());
    }
    needs.join(", ")
}

/// The newest version of the C library that a symbol asks for.
fn newest_glibc(program: &[u8]) -> Option<(u32, u32)> {
    let prefix = b"\0GLIBC_";
    let version = |at: usize| {
        let text = program[at + prefix.len()..].split(|byte| *byte == 0).next()?;
        let mut numbers = std::str::from_utf8(text).ok()?.split('.').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    };
    find(program, prefix).filter_map(version).max()
}

/// Where the part begins, each time.
fn find<'a>(bytes: &'a [u8], part: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    bytes
        .windows(part.len())
        .enumerate()
        .filter(move |(_, window)| *window == part)
        .map(|(at, _)| at)
}

/// A text as a field with several lines has it.
fn indented(text: &str) -> String {
    let lines = text.trim_end().lines().map(|line| match line.trim_end() {
        "" => " .".to_owned(),
        line => format!(" {line}"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What the files take on a disk.
fn kib(folder: &Path) -> Result<u64> {
    let mut sum = 1;
    for entry in
        folder.read_dir().with_context(|| format!("could not read {}", folder.display()))?
    {
        let path = entry?.path();
        sum += match path.is_dir() {
            true => kib(&path)?,
            false => path.metadata()?.len().div_ceil(1024),
        };
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::super::parts::tests::parts;
    use super::super::release::tests::release;
    use super::*;

    #[test]
    fn the_control_file_says_what_the_package_is() {
        let template = packaging("debian/control").unwrap();
        let release = release("x86_64-unknown-linux-gnu");
        let filled = control(&template, &release, "libc6 (>= 2.34), libgcc-s1", 12345);
        for line in [
            "Package: mirabilia",
            "Version: 1.2.3",
            "Architecture: amd64",
            "Depends: libc6 (>= 2.34), libgcc-s1",
            "Installed-Size: 12345",
        ] {
            assert!(filled.lines().any(|found| found == line), "{line} is not in\n{filled}");
        }
        assert!(!filled.contains('@') || filled.matches('@').count() == 1, "{filled}");
        assert!(filled.ends_with(".\n"));
        assert!(!control(&template, &release, "", 1).contains("Depends"));
    }

    #[test]
    fn what_the_program_needs_is_read_from_it() {
        for (program, expected) in [
            (&b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0"[..], "libc6 (>= 2.34)"),
            (b"x\0libgcc_s.so.1\0libc.so.6\0GLIBC_2.17\0", "libc6 (>= 2.17), libgcc-s1"),
            (b"\0GLIBC_PRIVATE\0GLIBC_\0", ""),
            (b"", ""),
        ] {
            assert_eq!(depends(program), expected);
        }
    }

    #[test]
    fn everything_is_in_the_package() {
        let entries = entries(&parts()).unwrap();
        let has = |at: &str| {
            entries.iter().find(|entry| entry.at == at).unwrap_or_else(|| panic!("{at}"))
        };
        assert!(has("usr/bin/mirabilia").runs);
        for at in [
            "etc/default/mirabilia",
            "usr/lib/systemd/system/mirabilia.service",
            "usr/share/bash-completion/completions/mirabilia",
            "usr/share/zsh/vendor-completions/_mirabilia",
            "usr/share/fish/vendor_completions.d/mirabilia.fish",
            "usr/share/man/man1/mirabilia.1",
            "usr/share/doc/mirabilia/changelog",
        ] {
            assert!(!has(at).runs, "{at}");
        }
        let copyright = has("usr/share/doc/mirabilia/copyright");
        let copyright = String::from_utf8(copyright.bytes.clone()).unwrap();
        assert!(copyright.contains("\n .\n Permission is hereby granted"), "{copyright}");
    }

    #[test]
    fn texts_are_indented_and_empty_lines_have_a_dot() {
        assert_eq!(indented("a\n\n  b\n"), " a\n .\n   b");
    }

    #[test]
    fn sizes_are_counted_in_whole_blocks_with_folders() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("in")).unwrap();
        std::fs::write(folder.path().join("in/a"), [0; 1025]).unwrap();
        std::fs::write(folder.path().join("b"), [0; 1]).unwrap();
        assert_eq!(kib(folder.path()).unwrap(), 2 + 2 + 1);
    }
}
