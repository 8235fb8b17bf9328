//! `mirabilia completions`: what a shell needs to complete commands and options.

use anyhow::Result;
use clap::Args;
use clap_complete::Shell;

/// Print completions for a shell
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia completions bash > ~/.local/share/bash-completion/completions/mirabilia\n  \
                        mirabilia completions zsh > ~/.zfunc/_mirabilia\n  \
                        mirabilia completions fish > ~/.config/fish/completions/mirabilia.fish"
)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(&self) -> Result<()> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::usage(), "mirabilia", &mut script);
        crate::print(|out| out.write_all(&script))
    }
}
