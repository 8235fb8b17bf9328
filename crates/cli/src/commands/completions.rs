//! `mirabilia completions`: shell completions.

use anyhow::{Context, Result};
use clap::Args;
use clap_complete::Shell;
use clap_complete::env::Shells;

/// Print shell completions
///
/// The shell then asks the program itself for games, bots, options, languages, boards and saved
/// games.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia completions bash > ~/.local/share/bash-completion/completions/mirabilia\n  \
                        mirabilia completions zsh > ~/.zfunc/_mirabilia\n  \
                        mirabilia completions fish > ~/.config/fish/completions/mirabilia.fish"
)]
pub struct Completions {
    /// Shell
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(&self) -> Result<()> {
        let shells = Shells::builtins();
        let shell = shells.completer(&self.shell.to_string()).context("unknown shell")?;
        let mut script = Vec::new();
        let name = "mirabilia";
        shell
            .write_registration("COMPLETE", name, name, name, &mut script)
            .context("cannot write the script")?;
        crate::print(|out| out.write_all(&script))
    }
}
