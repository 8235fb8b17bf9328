//! What every package contains: the program, its manual and completions, and the licence texts.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::notices;
use super::release::Release;
use super::tree::{self, ArchiveEntry};
use crate::shell;

/// What every package holds.
pub(super) struct Parts {
    pub(super) program: Vec<u8>,
    /// Pages of the manual by file name.
    pub(super) manual: Vec<(String, Vec<u8>)>,
    /// What bash, zsh and fish complete with.
    pub(super) bash: String,
    pub(super) zsh: String,
    pub(super) fish: String,
    /// The unit for systemd, with the program in `/usr/bin`.
    pub(super) unit: String,
    /// What other people wrote and is inside, with their licences.
    pub(super) notices: String,
}

impl Parts {
    /// Asks the program for its manual and completions, and reads the rest.
    pub(super) fn gather(release: &Release, program: &Path, work: &Path) -> Result<Self> {
        let pages = work.join("manual");
        tree::clear(&pages)?;
        let mut man = shell::program(program, &["man", "--dir"]);
        man.arg(&pages);
        shell::output(man)?;
        let mut manual = Vec::new();
        for page in tree::files(&pages)? {
            let name = page.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if is_about_a_command(&name) {
                manual.push((name, tree::read(&page)?));
            }
        }
        ensure!(
            manual.iter().any(|(name, _)| name == "mirabilia.1"),
            "`mirabilia man` wrote no mirabilia.1"
        );
        let completions =
            |name: &str| shell::output(shell::program(program, &["completions", name]));
        Ok(Self {
            manual,
            bash: completions("bash")?,
            zsh: completions("zsh")?,
            fish: completions("fish")?,
            unit: packaging("mirabilia.service")?,
            notices: notices::collect(&release.target)?,
            program: tree::read(program)?,
        })
    }

    /// The same files under other folders: where programs, what they share, and units belong.
    pub(super) fn entries(&self, places: &Places) -> Vec<ArchiveEntry> {
        let Places { prefix, zsh, programs } = places;
        let share = format!("{prefix}share");
        let mut entries = vec![
            ArchiveEntry::program(format!("{prefix}bin/mirabilia"), self.program.clone()),
            ArchiveEntry::text(
                format!("{share}/bash-completion/completions/mirabilia"),
                &*self.bash,
            ),
            ArchiveEntry::text(format!("{share}/zsh/{zsh}/_mirabilia"), &*self.zsh),
            ArchiveEntry::text(
                format!("{share}/fish/vendor_completions.d/mirabilia.fish"),
                &*self.fish,
            ),
            ArchiveEntry::text(
                format!("{prefix}lib/systemd/system/mirabilia.service"),
                self.unit.replace("/usr/bin/", programs),
            ),
        ];
        let pages = self.manual.iter();
        entries.extend(pages.map(|(name, page)| {
            ArchiveEntry::text(format!("{share}/man/man1/{name}"), page.clone())
        }));
        entries
    }
}

/// `mirabilia help serve` has a page too, which says less than that of `mirabilia serve`.
fn is_about_a_command(page: &str) -> bool {
    !page.trim_end_matches(".1").split('-').any(|word| word == "help")
}

/// Where things lie in a package.
pub(super) struct Places {
    /// Before `bin` and `share`.
    pub(super) prefix: &'static str,
    /// The folder of zsh for completions.
    pub(super) zsh: &'static str,
    /// Where the unit finds the program.
    pub(super) programs: &'static str,
}

/// A text of the folder `packaging`.
pub(super) fn packaging(name: &str) -> Result<String> {
    let path = shell::root().join("packaging").join(name);
    String::from_utf8(tree::read(&path)?)
        .with_context(|| format!("{} is not UTF-8", path.display()))
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Parts, Places, is_about_a_command, packaging};

    pub(in super::super) fn parts() -> Parts {
        Parts {
            program: b"program".to_vec(),
            manual: vec![("mirabilia.1".to_owned(), b"page".to_vec())],
            bash: "bash".to_owned(),
            zsh: "zsh".to_owned(),
            fish: "fish".to_owned(),
            unit: packaging("mirabilia.service").unwrap(),
            notices: "notices".to_owned(),
        }
    }

    #[test]
    fn the_unit_finds_the_program_where_the_package_has_it() {
        for (programs, expected) in [
            ("/usr/bin/", "ExecStart=/usr/bin/mirabilia serve"),
            ("/usr/local/bin/", "ExecStart=/usr/local/bin/mirabilia serve"),
        ] {
            let places = Places { prefix: "", zsh: "site-functions", programs };
            let entries = parts().entries(&places);
            let unit = entries.iter().find(|entry| entry.at.ends_with(".service")).unwrap();
            let text = String::from_utf8(unit.bytes.clone()).unwrap();
            assert!(text.lines().any(|line| line.starts_with(expected)), "{text}");
        }
    }

    #[test]
    fn pages_about_help_are_left_out() {
        for (page, expected) in [
            ("mirabilia.1", true),
            ("mirabilia-admin-list.1", true),
            ("mirabilia-help.1", false),
            ("mirabilia-help-admin-list.1", false),
            ("mirabilia-admin-help-list.1", false),
        ] {
            assert_eq!(is_about_a_command(page), expected, "{page}");
        }
    }
}
