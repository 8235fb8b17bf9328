//! The files of `locales/`, inside the program. A test sees that none is missing here.

use crate::Lang;

/// A file in every language, in the order of [`Lang::ALL`].
pub(crate) struct LocaleFile {
    /// Its path within the folder of a language, without the ending.
    pub(crate) name: &'static str,
    texts: [&'static str; 3],
}

impl LocaleFile {
    pub(crate) fn text(&self, lang: Lang) -> &'static str {
        self.texts[lang as usize]
    }
}

macro_rules! files {
    ($ending:literal: $($name:literal),+ $(,)?) => {
        &[$(LocaleFile {
            name: $name,
            texts: [
                include_str!(concat!("../../../locales/en/", $name, $ending)),
                include_str!(concat!("../../../locales/sv/", $name, $ending)),
                include_str!(concat!("../../../locales/fi/", $name, $ending)),
            ],
        }),+]
    };
}

/// The messages. What lies in `terminal/` is for the terminal alone; pages do not load it.
pub(crate) const MESSAGES: &[LocaleFile] = files!(
    ".ftl":
    "common",
    "dice",
    "duel",
    "files",
    "games",
    "home",
    "learn",
    "position",
    "review",
    "rules",
    "score",
    "settings",
    "stats",
    "table",
    "terminal/core",
    "terminal/dice",
    "terminal/duel",
    "terminal/errors",
    "terminal/report",
    "terminal/rules",
    "terminal/saved",
    "terminal/score",
    "terminal/wonders",
    "things",
    "wonders",
);

/// The rules, by the names of the games.
pub(crate) const RULES: &[LocaleFile] = files!(".md": "rules/dice", "rules/duel", "rules/wonders");

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Every file below a folder, as its path within it.
    fn below(folder: &Path, within: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a name of text");
            let path = if within.is_empty() { name } else { format!("{within}/{name}") };
            if entry.path().is_dir() {
                below(&entry.path(), &path, found);
            } else {
                found.push(path);
            }
        }
    }

    #[test]
    fn every_file_of_every_language_is_listed() {
        let mut listed: Vec<String> = Vec::new();
        listed.extend(MESSAGES.iter().map(|file| format!("{}.ftl", file.name)));
        listed.extend(RULES.iter().map(|file| format!("{}.md", file.name)));
        listed.sort();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for lang in Lang::ALL {
            let mut there = Vec::new();
            below(&root.join(lang.code()), "", &mut there);
            there.sort();
            assert_eq!(there, listed, "locales/{} and crates/words/src/locales.rs", lang.code());
        }
    }
}
