//! The language of what is said in the terminal.

use std::env;

use clap::Args;
use mirabilia_words::{Lang, Words};

/// `--lang`, for commands that speak every language.
#[derive(Args, Debug)]
pub struct LangOption {
    /// The language: en, sv or fi; without it that of the system
    #[arg(long, value_name = "LANG", value_parser = read)]
    lang: Option<Lang>,
}

fn read(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        format!("languages are {}", codes.join(", "))
    })
}

impl LangOption {
    /// The language that was asked for.
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
            Lang::of_system(settings.iter().flatten().map(String::as_str))
        })
    }

    /// The words of that language.
    pub fn words(&self) -> Words {
        Words::new(self.lang())
    }
}

/// How many columns a text is folded to: those of the terminal, but no line is tiring to read.
pub fn page() -> usize {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    said.or_else(seen).unwrap_or(80).clamp(30, 100)
}
