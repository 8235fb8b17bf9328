//! `mirabilia man`: manual pages.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use clap_mangen::Man as Page;

use crate::lang::cannot;
use crate::usage::without_help;

/// Print the manual page, or write all pages to a folder
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia man | man -l -\n  \
                        mirabilia man --dir ~/.local/share/man/man1")]
pub struct Man {
    /// Write a page for each command to this folder [default: print the page of the program]
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

impl Man {
    /// Prints or writes the pages.
    pub fn run(&self) -> Result<()> {
        let mut usage = without_help(crate::usage());
        usage.build(); // gives subcommands their full names
        let Some(folder) = &self.dir else {
            let mut page = Vec::new();
            Page::new(usage).render(&mut page).context("cannot write the page")?;
            return crate::print(|out| out.write_all(&page));
        };
        fs::create_dir_all(folder).with_context(|| cannot("write", folder))?;
        clap_mangen::generate_to(usage, folder).with_context(|| cannot("write", folder))
    }
}
