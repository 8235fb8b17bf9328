//! `mirabilia score`: the score pad for a game on a real table.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use mirabilia_games::GameKind;
use mirabilia_pad::{Doubt, Pad, PadStanding, doubts, standing};
use serde::Serialize;

use crate::args;
use crate::files::read_text;
use crate::lang::{LangOption, page_width};
use crate::pad;
use crate::report::text::fold;

/// Add up the points of a game on a real table
///
/// Asks for each player's categories, explains a category with ?, reports impossible numbers and
/// the winner. Scripts pass the pad as KEY=VALUE words or as a JSON file. A value is a number of
/// points; 3+5 is added up; treasury and coins are in coins. In wonders, science may be
/// compasses,gears,tablets,wild and military may be tokens such as 1,3,-1. In duel, pawn="Bo 3"
/// means 3 spaces into Bo's side, and end="military Anna" is a win by supremacy. Omitted values
/// count as 0.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia score wonders\n  \
                        mirabilia score dice Anna.agora=18 Anna.coins=4 Bo.market=12+6 Bo.coins=3\n  \
                        mirabilia score duel --json Anna.civilian=24 Bo.civilian=17 pawn=\"Bo 3\"\n  \
                        mirabilia score wonders --file pad.json --lang sv")]
pub struct Score {
    /// Game
    #[arg(value_parser = args::game())]
    game: GameKind,
    /// The pad: NAME.LINE=VALUE, players=NAME,NAME,… [default: ask]
    #[arg(value_name = "KEY=VALUE")]
    pad: Vec<String>,
    /// A pad as JSON: {"players":[{"name":"Anna","wonder":10,…},…]} (- for standard input)
    #[arg(long, value_name = "FILE", conflicts_with = "pad")]
    file: Option<PathBuf>,
    /// Accept impossible numbers
    #[arg(long)]
    anyway: bool,
    /// Print one JSON object: the points and the winner
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// Maximum size of a pad.
const MAX_BYTES: u64 = 1 << 20;

/// The JSON output.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    /// How the game ended: `points`, `military` or `science`.
    end: &'static str,
    /// What decided: `points`, `coins`, `civilian`, `shared`, `military` or `science`.
    how: &'static str,
    scores: Vec<SeatReport>,
    winners: Vec<usize>,
    /// Impossible numbers.
    doubts: Vec<String>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    name: String,
    place: usize,
    total: i32,
    by: BTreeMap<&'static str, i32>,
}

impl Score {
    /// Reads the pad or asks for it, and prints the result.
    pub fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let asked = self.pad.is_empty() && self.file.is_none();
        let pad = self.read(&words)?;
        let standing = standing(&pad);
        let doubts = doubts(&pad);
        let told: Vec<String> = doubts.iter().map(|doubt| pad::told(doubt, &pad, &words)).collect();
        if self.json {
            let report = serde_json::to_string(&report(&pad, &standing, &told))?;
            crate::print(|out| writeln!(out, "{report}"))?;
        } else {
            let mut lines = pad::table(&pad, &standing, &words, page_width());
            lines.push(String::new());
            for said in pad::verdict(&pad, &standing, &words) {
                lines.extend(fold("", &said, page_width()));
            }
            let explained = pad::explained(&pad, &words);
            if !explained.is_empty() {
                lines.extend([String::new(), words.say("score-how", &[])]);
                lines.extend(explained.iter().flat_map(|text| fold("- ", text, page_width())));
            }
            crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
        }
        // An interactive player has already confirmed the doubtful fields.
        let fresh = |doubt: &Doubt| !asked || doubt.seat.is_none();
        if !self.anyway && doubts.iter().any(fresh) {
            bail!("{}\n  {}", words.say("score-wrong", &[]), told.join("\n  "));
        }
        Ok(())
    }

    fn read(&self, words: &mirabilia_words::Words) -> Result<Pad> {
        if let Some(file) = &self.file {
            let (shown, text) = read_text(file, MAX_BYTES, "pad")?;
            return pad::read_json(self.game, &text)
                .map_err(|reason| anyhow!(reason))
                .context(shown);
        }
        if !self.pad.is_empty() {
            return pad::read_words(self.game, &self.pad).map_err(|reason| anyhow!(reason));
        }
        // With --json only the result goes to standard output.
        let input = io::stdin().lock();
        if self.json {
            pad::ask(self.game, words, page_width(), input, io::stderr().lock())
        } else {
            pad::ask(self.game, words, page_width(), input, io::stdout().lock())
        }
    }
}

fn report(pad: &Pad, standing: &PadStanding, doubts: &[String]) -> Report {
    let line = |seat: usize| SeatReport {
        seat,
        name: pad.players[seat].name.clone(),
        place: standing.places[seat],
        total: standing.totals[seat],
        by: pad
            .sheet()
            .adding()
            .map(|line| (line.id, pad.points(seat, line).unwrap_or(0)))
            .collect(),
    };
    Report {
        game: pad.kind.name(),
        seats: pad.players.len(),
        end: pad.end.by.name(),
        how: standing.how.name(),
        scores: (0..pad.players.len()).map(line).collect(),
        winners: standing.winners.clone(),
        doubts: doubts.to_vec(),
    }
}
