//! Fixtures for the tests of the pages: moments of whole games, as a server would send them.
//!
//! `web/src/GAME/fixture/*.rec` are records. A comment marks a moment: `# moment NAME` as seen by the
//! seat that decides, `# moment NAME SEAT` as seen by another seat, `# moment NAME public` as seen by
//! spectators. Each folder gets a `moments.ts` with all moments of its records, so the tests of the
//! pages follow every change of the rules and messages. `tsc` checks the moments against the
//! generated types.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use mirabilia_games::{AnyTable, AnyView, GameKind};
use mirabilia_kernel::{Seat, Turn, Viewer};
use mirabilia_tell::{Offer, Prompt};
use serde::Serialize;

use crate::module::HEADER;

/// What a viewer sees at a moment of a game.
#[derive(Serialize)]
struct FixtureMoment {
    /// How many steps were taken before.
    step: usize,
    seat: Option<usize>,
    picture: AnyView,
    legal: Vec<String>,
    offers: Vec<Offer>,
    prompt: Prompt,
}

/// Every file that records ask for: its path below the root of the workspace, and its text.
pub(crate) fn texts(root: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for game in GameKind::ALL {
        let folder = format!("web/src/{}/fixture", game.name());
        let mut moments = BTreeMap::new();
        let mut records: Vec<_> = std::fs::read_dir(root.join(&folder))
            .with_context(|| format!("could not read {folder}"))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        records.sort();
        for path in records.iter().filter(|path| path.extension().is_some_and(|end| end == "rec")) {
            let text = std::fs::read_to_string(path)?;
            marked(&text, &mut moments).with_context(|| path.display().to_string())?;
        }
        files.push((format!("{folder}/moments.ts"), text(*game, &moments)?));
    }
    Ok(files)
}

/// Adds the moments that are marked in a record.
fn marked(record: &str, moments: &mut BTreeMap<String, FixtureMoment>) -> Result<()> {
    let mut before = String::new();
    for line in record.lines() {
        if let Some(mark) = line.strip_prefix("# moment ") {
            let mut words = mark.split_whitespace();
            let (name, eyes) = (words.next().unwrap_or_default(), words.next());
            let moment = seen(&AnyTable::read(&before)?, eyes).with_context(|| mark.to_owned())?;
            if moments.insert(name.to_owned(), moment).is_some() {
                bail!("two moments are called {name}");
            }
        }
        before.push_str(line);
        before.push('\n');
    }
    Ok(())
}

fn seen(table: &AnyTable, eyes: Option<&str>) -> Result<FixtureMoment> {
    let seat = match (eyes, table.turn()) {
        (Some("public"), _) => None,
        (Some(number), _) => Some(Seat::new(number.parse()?)),
        (None, Turn::Seats(seats)) => seats.first(),
        (None, _) => None,
    };
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    Ok(FixtureMoment {
        step: table.steps(),
        seat: seat.map(Seat::index),
        picture: table.view(viewer),
        legal: seat.map(|seat| table.legal_moves(seat)).unwrap_or_default(),
        offers: seat.map(|seat| mirabilia_tell::offers(table, seat)).unwrap_or_default(),
        prompt: mirabilia_tell::prompt(table, viewer),
    })
}

/// One moment per line, so that a change can be read.
fn text(game: GameKind, moments: &BTreeMap<String, FixtureMoment>) -> Result<String> {
    let game = game.name();
    let mut picture = format!("{game}Picture");
    picture[..1].make_ascii_uppercase();
    let names: Vec<_> = moments.keys().map(|name| format!("{name:?}")).collect();
    let mut text = format!(
        "{HEADER}\nimport type {{ {picture} }} from \"../../gen/{game}\";\n\
         import type {{ Moment }} from \"../../lib/testing/moment\";\n\n\
         export const moments: Record<{}, Moment<{picture}>> = {{\n",
        names.join(" | ")
    );
    for (name, moment) in moments {
        writeln!(text, "{name:?}: {},", serde_json::to_string(moment)?)?;
    }
    text.push_str("};\n");
    Ok(text)
}
