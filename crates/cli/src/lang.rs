//! The language of the output.

use std::env;
use std::path::Path;

use clap::Args;
use mirabilia_words::{Arg, Lang, Words};

use crate::args;

/// The option `--lang`.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct LangOption {
    /// Language [default: the system language]
    #[arg(long, value_name = "LANG", value_parser = args::lang())]
    lang: Option<Lang>,
}

impl LangOption {
    /// The requested language.
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(of_system)
    }

    /// The messages in that language.
    pub fn words(&self) -> Words {
        Words::new(self.lang())
    }
}

/// The system language.
fn of_system() -> Lang {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
    Lang::of_system(settings.iter().flatten().map(String::as_str))
}

/// The language of this run of the program, for errors in option values: they are found before the
/// command knows its language.
pub fn of_run() -> Lang {
    if cfg!(test) {
        return Lang::En; // whatever language the system speaks
    }
    let args: Vec<String> = env::args_os().filter_map(|arg| arg.into_string().ok()).collect();
    let after = |pair: &[String]| (pair[0] == "--lang").then(|| pair[1].clone());
    let joined = |arg: &String| arg.strip_prefix("--lang=").map(str::to_owned);
    let code = args.windows(2).find_map(after).or_else(|| args.iter().find_map(joined));
    code.and_then(|code| Lang::from_code(&code)).unwrap_or_else(of_system)
}

/// A message of `terminal/errors.ftl` in the language of this run.
pub fn error(id: &str, args: &[(&str, Arg<'_>)]) -> String {
    Words::new(of_run()).say(&format!("error-{id}"), args)
}

/// `cannot read game.rec`, for the errors of the system.
pub fn cannot(what: &str, path: &Path) -> String {
    error(&format!("cannot-{what}"), &[("file", path.display().to_string().into())])
}

/// Whether an answer is yes, in the user's language or in English, or a beginning of it.
pub fn is_yes(said: &str, words: &Words) -> bool {
    let said = said.trim().to_lowercase();
    let own = words.say("terminal-word-yes", &[]);
    !said.is_empty() && (own.starts_with(&said) || "yes".starts_with(&said))
}

/// The width of text output: that of the terminal, within limits that are comfortable to read.
pub fn page_width() -> usize {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    said.or_else(seen).unwrap_or(80).clamp(30, 100)
}
