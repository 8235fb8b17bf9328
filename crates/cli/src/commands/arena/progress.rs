//! A progress line while a match is played.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use mirabilia_arena::GameResult;

/// Minimum time between updates.
const EVERY: Duration = Duration::from_millis(200);
/// Maximum width: a line that wraps could not be cleared.
const MOST: usize = 79;

/// The running score, shown if standard error is a terminal.
#[derive(Debug)]
pub(super) struct Progress {
    shown: bool,
    names: Vec<String>,
    games: u64,
    done: u64,
    /// Sum of shares and number of seats played, per bot.
    scores: Vec<(f64, f64)>,
    start: Instant,
    last: Option<Instant>,
}

impl Progress {
    pub(super) fn new(bots: &[(String, bool)], games: u64) -> Self {
        Self {
            shown: io::stderr().is_terminal(),
            names: bots.iter().map(|(name, _)| name.clone()).collect(),
            games,
            done: 0,
            scores: vec![(0.0, 0.0); bots.len()],
            start: Instant::now(),
            last: None,
        }
    }

    /// Counts a finished game.
    pub(super) fn heard(&mut self, game: &GameResult) {
        self.done += 1;
        for seat in &game.seats {
            let score = &mut self.scores[seat.bot];
            score.0 += seat.share;
            score.1 += 1.0;
        }
        let due = self.last.is_none_or(|last| last.elapsed() >= EVERY);
        if self.shown && due {
            self.last = Some(Instant::now());
            let line: String = self.line(self.start.elapsed()).chars().take(MOST).collect();
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
        }
    }

    /// Clears the line.
    pub(super) fn end(&self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    fn line(&self, spent: Duration) -> String {
        let score = |(name, (share, seats)): (&String, &(f64, f64))| {
            format!("{name} {:.1} %", 100.0 * share / seats.max(1.0))
        };
        let scores: Vec<String> = self.names.iter().zip(&self.scores).map(score).collect();
        let left = spent.as_secs_f64() / self.done as f64 * (self.games - self.done) as f64;
        let (done, games) = (self.done, self.games);
        format!("{done}/{games}, {} left: {}", clock(left as u64), scores.join(", "))
    }
}

fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_arena::{SeatResult, ThinkingTime};
    use mirabilia_kernel::End;

    use super::*;

    #[test]
    fn the_line_tells_the_running_score_and_the_time_left() {
        let mut progress = Progress::new(&[("a".into(), false), ("b".into(), false)], 400);
        progress.shown = false;
        let seat =
            |bot, share| SeatResult { bot, share, points: 0, thinking: ThinkingTime::default() };
        for game in 0..4 {
            let share = f64::from(u8::from(game > 0));
            let seats = vec![seat(0, share), seat(1, 1.0 - share)];
            progress.heard(&GameResult {
                game,
                deal: game / 2,
                end: End::Points,
                seats,
                boards: Vec::new(),
            });
        }
        let line = progress.line(Duration::from_secs(40));
        assert_eq!(line, "4/400, 1:06:00 left: a 75.0 %, b 25.0 %");
    }
}
