//! `mirabilia puzzle`: find the best move.

use std::time::SystemTime;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_learn::puzzle::{self, Player, Puzzle as Position, PuzzleGame, Try, Verdict};
use mirabilia_words::Message;

use super::decide::{Decision, Desk, write};
use crate::lang::LangOption;
use crate::learned::{Learned, Tried};
use crate::{args, date};

/// Find the best move in positions from games between strong bots
///
/// Without a game, the puzzle is one of Duel. Puzzles near your rating come first, and none twice until
/// you have seen them all. The daily puzzle is the same for everybody.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia puzzle\n  mirabilia puzzle dice\n  \
                        mirabilia puzzle wonders --daily\n  mirabilia puzzle duel --list > duel.jsonl")]
pub struct Puzzle {
    /// Game
    #[arg(value_parser = args::game(), default_value = "duel")]
    game: GameKind,
    /// The puzzle of today
    #[arg(long)]
    daily: bool,
    /// Print all puzzles of the game as JSON, a game on each line
    #[arg(long, conflicts_with = "daily")]
    list: bool,
    #[command(flatten)]
    lang: LangOption,
}

impl Puzzle {
    /// Asks puzzles until the person leaves.
    pub fn run(&self) -> Result<()> {
        let text = puzzle::shipped(self.game);
        if self.list {
            return crate::print(|out| write!(out, "{text}"));
        }
        let games =
            puzzle::read(text).map_err(|(line, why)| anyhow!("puzzles, line {line}: {why}"))?;
        let today = date::utc(SystemTime::now());
        let today = today.split(' ').next().and_then(puzzle::day_number);
        let mut kept = Learned::read();
        loop {
            let daily = today.filter(|_| self.daily);
            let chosen = match daily {
                Some(day) => puzzle::daily(&games, day),
                None => next(&games, &kept, self.game),
            };
            let Some((game, index)) = chosen else { bail!("no puzzles of {}", self.game.name()) };
            let (game, position) = (&games[game], &games[game].puzzles[index]);
            let Some(solved) = self.pose(game, position)? else { return Ok(()) };
            let one = Try { rating: position.rating, solved, day: daily };
            let id = format!("{}.{}", game.seed, position.at);
            kept.keep_try(self.game, Tried { id, one });
            let tries: Vec<Try> = kept.tries(self.game).iter().map(|tried| tried.one).collect();
            self.standing(&Player::of(&tries))?;
            if self.daily {
                return Ok(());
            }
        }
    }

    /// Asks one puzzle and explains it. Returns whether it was solved; none if the person left.
    fn pose(&self, game: &PuzzleGame, position: &Position) -> Result<Option<bool>> {
        let words = self.lang.words();
        let table = AnyTable::read(&game.record).map_err(|error| anyhow!(error.to_string()))?;
        let table = table.rewound(position.at);
        let desk = Desk::new(&table, position.seat(), &words);
        write("", "")?;
        write("", &words.say("puzzle-ask", &[("rating", position.rating.into())]))?;
        desk.board(&table, position.seat())?;
        let help = words.say("puzzle-prompt", &[]);
        let answer = desk.ask(&table, position.seat(), None, "q", &help)?;
        let Decision::Move(answer) = answer else { return Ok(None) };
        let verdict =
            position.judge(&table, &answer).map_err(|error| anyhow!(error.to_string()))?;
        explain(&desk, &verdict)?;
        Ok(Some(verdict.solved))
    }

    fn standing(&self, player: &Player) -> Result<()> {
        let words = self.lang.words();
        let args = [
            ("rating", player.rating.into()),
            ("solved", player.solved.into()),
            ("tries", player.tries.into()),
            ("streak", player.streak.into()),
            ("days", player.days.into()),
        ];
        crate::print(|out| writeln!(out, "{}", words.say("puzzle-standing", &args)))
    }
}

/// The puzzle nearest to the person's rating among those not tried yet, or among all.
fn next(games: &[PuzzleGame], kept: &Learned, kind: GameKind) -> Option<(usize, usize)> {
    let tries = kept.tries(kind);
    let ones: Vec<Try> = tries.iter().map(|tried| tried.one).collect();
    let rating = Player::of(&ones).rating;
    let is_new = |game: usize, position: &Position| {
        let id = format!("{}.{}", games[game].seed, position.at);
        !tries.iter().any(|tried| tried.id == id)
    };
    let all = || puzzle::all(games);
    let away = |position: &Position| position.rating.abs_diff(rating);
    let fresh = all().filter(|(game, _, position)| is_new(*game, position));
    let found = fresh.min_by_key(|(_, _, position)| away(position));
    let found = found.or_else(|| all().min_by_key(|(_, _, position)| away(position)));
    found.map(|(game, index, _)| (game, index))
}

/// Writes the verdict and the explanation.
fn explain(desk: &Desk<'_>, verdict: &Verdict) -> Result<()> {
    let words = desk.words;
    let tell = |message: &Message| words.tell(message, &desk.names);
    let list = |all: &[Message]| all.iter().map(tell).collect::<Vec<_>>().join("; ");
    let line = |all: &[Message]| all.iter().map(tell).collect::<Vec<_>>().join(" ");
    let part = |id: &str, text: String| match text.is_empty() {
        true => Ok(()),
        false => write(&format!("{} ", words.say(id, &[])), &text),
    };
    write("", "")?;
    desk.say(if verdict.solved { "✓ " } else { "✗ " }, &verdict.say)?;
    part("puzzle-best", tell(&verdict.told))?;
    part("puzzle-reasons", list(&verdict.reasons))?;
    part("puzzle-line", line(&verdict.line))?;
    part("puzzle-natural-move", tell(&verdict.natural))?;
    part("puzzle-why", list(&verdict.why))?;
    part("puzzle-refutation", line(&verdict.refutation))?;
    let Some([easy, normal, hard, expert]) = verdict.found else { return Ok(()) };
    let args = [
        ("easy", easy.into()),
        ("normal", normal.into()),
        ("hard", hard.into()),
        ("expert", expert.into()),
    ];
    write("", &words.say("puzzle-found", &args))
}
