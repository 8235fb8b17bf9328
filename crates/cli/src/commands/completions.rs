//! `mirabilia completions`: shell completions.

use anyhow::Result;
use clap::Args;
use clap_complete::Shell;

/// Print shell completions
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
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::usage(), "mirabilia", &mut script);
        crate::print(|out| out.write_all(&script))
    }
}
