//! The language of the output.

use std::env;

use clap::Args;
use mirabilia_words::{Lang, Words};

/// The option `--lang`.
#[derive(Args, Debug)]
pub struct LangOption {
    /// Language: en, sv or fi [default: the system language]
    #[arg(long, value_name = "LANG", value_parser = read)]
    lang: Option<Lang>,
}

fn read(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        format!("expected one of: {}", codes.join(", "))
    })
}

impl LangOption {
    /// The requested language.
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
            Lang::of_system(settings.iter().flatten().map(String::as_str))
        })
    }

    /// The messages in that language.
    pub fn words(&self) -> Words {
        Words::new(self.lang())
    }
}

/// The width of text output: that of the terminal, within limits that are comfortable to read.
pub fn page_width() -> usize {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    said.or_else(seen).unwrap_or(80).clamp(30, 100)
}
