//! How large the program is, with the pages inside.

use super::Setting;
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::shell;
use anyhow::{Context, Result};
use std::path::Path;

const BYTES: Kind = Kind::lower("bytes");

pub(super) fn measure(setting: &Setting) -> Result<Section> {
    let mut rounds = Rounds::default();
    rounds.add("size.program", BYTES, bytes(&setting.program)?);
    let stripped = setting.program.with_extension("stripped");
    let mut strip = shell::program("strip", &["--strip-all", "-o"]);
    strip.arg(&stripped).arg(&setting.program);
    shell::run(strip).context("strip comes with the C compiler, in Debian's binutils")?;
    rounds.add("size.stripped", BYTES, bytes(&stripped)?);
    std::fs::remove_file(&stripped)?;
    Ok(Section::new("one measurement".to_owned(), rounds))
}

fn bytes(path: &Path) -> Result<f64> {
    let about = path.metadata().with_context(|| format!("could not read {}", path.display()))?;
    Ok(about.len() as f64)
}
