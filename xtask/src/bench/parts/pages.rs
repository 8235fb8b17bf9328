//! What the pages weigh and how long a click takes, in a real browser with the release program.

use super::{Setting, figures, number};
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::web;
use anyhow::{Context, Result, ensure};
use std::net::TcpListener;
use std::process::Command;

const BYTES: Kind = Kind::lower("bytes");
/// The browser counts in steps of 8 ms.
const CLICK: Kind = Kind::lower("ms").step(8.0);

pub(super) fn measure(setting: &Setting) -> Result<Section> {
    let browser = web::browser()?;
    let ours = |mut command: Command| -> Result<Command> {
        command.env("MIRABILIA_CHROMIUM", &browser).env("MIRABILIA_PROGRAM", &setting.program);
        command.env("MIRABILIA_E2E_ADDR", free_address()?);
        Ok(command)
    };
    let mut rounds = Rounds::default();
    for _ in 0..setting.rounds {
        let weight = figures(ours(web::npm(&["run", "--silent", "e2e", "--", "weight"]))?)?;
        let weight = weight.first().context("the test of the weight said no figures")?;
        for (field, key) in
            [("first", "pages.first"), ("played", "pages.games"), ("all", "pages.all")]
        {
            rounds.add(key, BYTES, number(weight, field)?);
        }
        let clicks = figures(ours(web::npm(&["run", "--silent", "measure"]))?)?;
        ensure!(!clicks.is_empty(), "`npm run measure` said no figures");
        for said in &clicks {
            let screen = said["screen"].as_str().context("no screen")?;
            let key = |what: &str| format!("pages.click.{screen}.{what}");
            rounds.add(key("p75"), CLICK, number(said, "p75")?);
            rounds.add(key("p98"), CLICK, number(said, "p98")?);
            rounds.add(key("most"), Kind::neither("ms"), number(said, "most")?);
        }
    }
    Ok(Section::new(setting.how(""), rounds))
}

/// A place to listen at that nobody else has, as far as one can know beforehand.
fn free_address() -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").context("could not find a free port")?;
    Ok(listener.local_addr()?.to_string())
}
