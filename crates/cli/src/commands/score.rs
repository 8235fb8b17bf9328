//! `mirabilia score`: the score pad for people at a real table.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use mirabilia_games::GameKind;
use serde::Serialize;

use crate::files::read_text;
use crate::lang::{LangOption, page};
use crate::pad::{self, Doubt, Ending, Pad, Standing};
use crate::show::text::fold;

/// Add up the points of a game on a real table
///
/// It asks seat by seat and line by line, explains a line with ?, says what cannot be right, and who
/// has won. Scripts give the pad as words or as a JSON file instead: a line is its points, 3+5 is
/// added up; treasury and coins are in coins; science can be compasses,gears,tablets,choice and
/// military 1,3,-1 in wonders. In duel pawn="Bo 3" is 3 spaces into the side of Bo, and
/// end="military Anna" a win by supremacy. What is left out counts 0.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia score wonders\n  \
                        mirabilia score dice Anna.agora=18 Anna.coins=4 Bo.market=12+6 Bo.coins=3\n  \
                        mirabilia score duel --json Anna.civilian=24 Bo.civilian=17 pawn=\"Bo 3\"\n  \
                        mirabilia score wonders --file pad.json --lang sv")]
pub struct Score {
    /// The game
    #[arg(value_parser = super::game)]
    game: GameKind,
    /// The pad: NAME.LINE=VALUE, players=NAME,NAME,…
    #[arg(value_name = "KEY=VALUE")]
    pad: Vec<String>,
    /// A pad as JSON: {"players":[{"name":"Anna","wonder":10,…},…]}; - reads standard input
    #[arg(long, value_name = "FILE", conflicts_with = "pad")]
    file: Option<PathBuf>,
    /// Add up numbers that cannot be right, too
    #[arg(long)]
    anyway: bool,
    /// One JSON object: the points and who won
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// No pad is longer than this.
const LARGEST: u64 = 1 << 20;

/// The result, for programs.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    /// How the game ended: `points`, `military` or `science`.
    end: &'static str,
    /// What decided: `points`, `coins`, `civilian`, `shared`, `military` or `science`.
    how: &'static str,
    scores: Vec<Line>,
    winners: Vec<usize>,
    /// What cannot be right.
    doubts: Vec<String>,
}

#[derive(Serialize)]
struct Line {
    seat: usize,
    name: String,
    place: usize,
    total: i32,
    by: BTreeMap<&'static str, i32>,
}

impl Score {
    /// Reads or asks for the pad and prints what comes of it.
    pub fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let asked = self.pad.is_empty() && self.file.is_none();
        let pad = self.read(&words)?;
        let standing = pad::standing(&pad);
        let doubts = pad::doubts(&pad, &words);
        let told: Vec<String> = doubts.iter().map(|doubt| doubt.told(&pad, &words)).collect();
        if self.json {
            let report = serde_json::to_string(&report(&pad, &standing, &told))?;
            crate::print(|out| writeln!(out, "{report}"))?;
        } else {
            let mut lines = pad::table(&pad, &standing, &words, page());
            lines.push(String::new());
            for said in pad::verdict(&pad, &standing, &words) {
                lines.extend(fold("", &said, page()));
            }
            let explained = pad::explained(&pad, &words);
            if !explained.is_empty() {
                lines.extend([String::new(), words.say("score-how", &[])]);
                lines.extend(explained.iter().flat_map(|text| fold("- ", text, page())));
            }
            crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))?;
        }
        // Whoever was asked has been told already, and meant it.
        let fresh = |doubt: &Doubt| !asked || doubt.seat.is_none();
        if !self.anyway && doubts.iter().any(fresh) {
            bail!("{}\n  {}", words.say("score-wrong", &[]), told.join("\n  "));
        }
        Ok(())
    }

    fn read(&self, words: &mirabilia_words::Words) -> Result<Pad> {
        if let Some(file) = &self.file {
            let (shown, text) = read_text(file, LARGEST, "a pad")?;
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
            pad::ask(self.game, words, page(), input, io::stderr().lock())
        } else {
            pad::ask(self.game, words, page(), input, io::stdout().lock())
        }
    }
}

fn report(pad: &Pad, standing: &Standing, doubts: &[String]) -> Report {
    let categories = pad::categories(pad.kind);
    let line = |seat: usize| Line {
        seat,
        name: pad.players[seat].name.clone(),
        place: standing.places[seat],
        total: standing.totals[seat],
        by: (0..categories.len())
            .map(|line| (categories[line], pad.points(seat, line).unwrap_or(0)))
            .collect(),
    };
    Report {
        game: pad.kind.name(),
        seats: pad.players.len(),
        end: match pad.ending {
            Ending::Points => "points",
            Ending::Military(_) => "military",
            Ending::Science(_) => "science",
        },
        how: standing.how.name(),
        scores: (0..pad.players.len()).map(line).collect(),
        winners: standing.winners.clone(),
        doubts: doubts.to_vec(),
    }
}
