//! `mirabilia arena`: matches between bots.

mod folder;
mod scores;

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_arena::{Allowance, BotName, Heading, Match, Report, Schedule, Sprt, all_cores};
use mirabilia_bots::{BotKind, Evaluate};
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::{Game, Options, record::check_seats};

use crate::boards::BoardsOption;
use crate::lang::{self, LangOption, cannot};
use crate::near::tip;
use crate::report::text::fold;
use crate::{args, interrupt, seed};
use folder::RecordsFolder;
use scores::Scores;

/// Run matches between bots, with ratings and error margins
///
/// The last bot fills the remaining seats; if there are more bots than seats, they play in all
/// combinations. Each deal is played once from every seat with the same luck; a bot on its own
/// plays each deal once. A second table rates wonders and cities. Ctrl-C stops the match and prints
/// the results so far.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia arena --game duel --bots hard,greedy --games 200\n  \
                        mirabilia arena --game wonders --seats 4 --bots expert,greedy --games 100 --time-ms 100\n  \
                        mirabilia arena --game duel --bots search@400,search@200 --games 20000 --sprt 0 20\n  \
                        mirabilia arena --game dice --bots hard,greedy,random --games 300 --svg dice.svg --json"
)]
pub struct Arena {
    /// Game
    #[arg(long, value_parser = args::game())]
    game: GameKind,
    /// Number of seats [default: the number of bots, within the limits of the game]
    #[arg(long, value_name = "N", value_parser = args::seats())]
    seats: Option<u8>,
    #[arg(long, value_delimiter = ',', required = true, value_parser = bot_name,
          help = args::bots_help(), add = args::bots())]
    bots: Vec<BotName>,
    /// Number of games; a complete deal takes one per seat and combination of bots
    #[arg(long, value_name = "N", value_parser = args::whole::<u64>(1..=100_000_000))]
    games: u64,
    /// Time per move in milliseconds [default: each bot's own]
    #[arg(long, value_name = "N", conflicts_with = "iterations", value_parser = args::whole::<u64>(1..=86_400_000))]
    time_ms: Option<u64>,
    /// Search iterations per move; the same seed then gives the same games [default: each bot's
    /// own]
    #[arg(long, value_name = "N", value_parser = args::whole::<u64>(1..=u64::MAX))]
    iterations: Option<u64>,
    /// Random seed [default: random]
    #[arg(long, value_name = "N", value_parser = args::whole::<u64>(0..=u64::MAX))]
    seed: Option<u64>,
    /// Number of games in parallel [default: all cores]
    #[arg(long, value_name = "N", value_parser = args::whole::<u16>(1..=1024))]
    threads: Option<u16>,
    /// Stop as soon as it is clear whether the first of two bots is ELO0 or ELO1 points stronger
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Save every game as a record in this new or empty folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a chart of the ratings to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = "", hide_default_value = true,
          help = args::options_help(), add = args::option_values())]
    options: String,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

impl Arena {
    /// Runs the match and prints the results.
    pub fn run(&self) -> Result<()> {
        let options = args::options(self.game, &self.options)?;
        let options = self.boards.add_to(self.game, options)?;
        for_game!(self.game, G => self.play::<G>(&options))
    }

    fn play<G: Evaluate>(&self, options: &Options) -> Result<()> {
        let seats = self.seats.unwrap_or_else(|| self.default_seats::<G>());
        let refuse = |error| args::wrong_setup(self.game, "--options", &error);
        check_seats::<G>(seats).map_err(refuse)?;
        let setup = G::setup(seats, options).map_err(refuse)?;
        let (bots, named) = self.distinct();
        // Short enough to type.
        let seed = match self.seed {
            Some(seed) => seed,
            None => seed::short(seed::fresh()?) & u64::from(u32::MAX),
        };
        let schedule = Schedule::new(seats, &named, self.games, seed)
            .map_err(|error| args::wrong_usage(&format!("--bots: {error}")))?;
        let test = self.sprt.as_deref().map(|claims| Sprt::new(claims[0], claims[1], &schedule));
        let test =
            test.transpose().map_err(|error| args::wrong_usage(&format!("--sprt: {error}")))?;
        let folder = self.records.as_deref().map(RecordsFolder::open).transpose()?;
        self.check_svg()?;

        let usual = self.allowance();
        let game = Match::<G> {
            setup,
            entrants: bots.iter().map(|bot| bot.entrant(usual)).collect(),
            schedule,
            threads: self.threads.map_or_else(all_cores, usize::from),
            test,
            stop: interrupt::stop()?,
        };
        let timed = |bot: &BotName| matches!(bot.own.or(usual), Some(Allowance::Time(_)));
        let heading = Heading {
            game: G::NAME,
            bots: &bots.iter().map(|bot| (bot.text.clone(), timed(bot))).collect::<Vec<_>>(),
            budget: usual,
        };

        let words = self.lang.words();
        let mut progress = Scores::new(heading.bots, self.games, &words);
        progress.begin();
        let mut kept: Result<()> = Ok(());
        let results = game.run(|played, table| {
            progress.heard(played);
            if let (Some(folder), Ok(())) = (&folder, &kept) {
                kept = folder.keep(played.game, &table.record().write());
                if kept.is_err() {
                    game.stop.raise();
                }
            }
        });
        progress.clear();
        let report = Report::of(&heading, &game.schedule, &results?);
        self.print(&report)?;
        if let Some(path) = &self.svg {
            let svg = report.chart(&[self.shown(seats, seed)]).svg();
            fs::write(path, svg).with_context(|| cannot("write", path))?;
        }
        kept
    }

    /// As many seats as bots, within the limits of the game.
    fn default_seats<G: Game>(&self) -> u8 {
        let named = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        named.clamp(*G::SEATS.start(), *G::SEATS.end())
    }

    /// The distinct bots, and the index of each named bot among them.
    fn distinct(&self) -> (Vec<BotName>, Vec<usize>) {
        let mut bots: Vec<BotName> = Vec::new();
        let mut named = Vec::new();
        for bot in &self.bots {
            let known = bots.iter().position(|other| other == bot);
            named.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push(bot.clone());
            }
        }
        (bots, named)
    }

    fn allowance(&self) -> Option<Allowance> {
        let time = self.time_ms.map(|ms| Allowance::Time(Duration::from_millis(ms)));
        time.or(self.iterations.map(Allowance::Iterations))
    }

    /// Checks before hours of play that the chart can be written.
    fn check_svg(&self) -> Result<()> {
        let Some(path) = &self.svg else { return Ok(()) };
        let refused = || format!("--svg: {}", cannot("write", path));
        ensure!(!path.is_dir(), "{}: {}", refused(), lang::error("directory", &[]));
        fs::OpenOptions::new().append(true).create(true).open(path).with_context(refused)?;
        Ok(())
    }

    fn print(&self, report: &Report) -> Result<()> {
        if self.json {
            let line = serde_json::to_string(report)?;
            return crate::print(|out| writeln!(out, "{line}"));
        }
        let page = lang::page_width();
        let lines = report.lines(&self.lang.words(), page);
        let mut lines = lines.iter().flat_map(|line| fold("", line, page));
        crate::print(|out| lines.try_for_each(|line| writeln!(out, "{line}")))
    }

    /// The command line that repeats this match.
    fn shown(&self, seats: u8, seed: u64) -> String {
        let bots: Vec<&str> = self.bots.iter().map(|bot| &*bot.text).collect();
        let (game, bots, games) = (self.game.name(), bots.join(","), self.games);
        let mut words =
            format!("mirabilia arena --game {game} --seats {seats} --bots {bots} --games {games}");
        if let Some(ms) = self.time_ms {
            let _ = write!(words, " --time-ms {ms}");
        }
        if let Some(iterations) = self.iterations {
            let _ = write!(words, " --iterations {iterations}");
        }
        if let Some([low, high]) = self.sprt.as_deref() {
            let _ = write!(words, " --sprt {low} {high}");
        }
        if !self.options.is_empty() {
            let _ = write!(words, " --options \"{}\"", self.options);
        }
        format!("{words}{} --seed {seed}", self.boards.again())
    }
}

/// The name of a bot, perhaps with a budget.
fn bot_name(text: &str) -> Result<BotName, String> {
    let name = text.split('@').next().unwrap_or_default();
    let tip = || tip(name, BotKind::ALL.iter().map(|kind| kind.name()));
    BotName::parse(text).map_err(|error| match BotKind::from_name(name) {
        Some(_) => error,
        None => format!("{error}{}", tip()),
    })
}
