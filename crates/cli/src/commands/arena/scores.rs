//! The running score while a match is played.

use mirabilia_arena::GameResult;
use mirabilia_words::Words;

use crate::progress::Progress;

/// The running score, shown if standard error is a terminal.
pub(super) struct Scores<'a> {
    progress: Progress<'a>,
    names: Vec<String>,
    games: u64,
    done: u64,
    /// Sum of shares and number of seats played, per bot.
    sums: Vec<(f64, f64)>,
}

impl<'a> Scores<'a> {
    pub(super) fn new(bots: &[(String, bool)], games: u64, words: &'a Words) -> Self {
        Self {
            progress: Progress::new(words),
            names: bots.iter().map(|(name, _)| name.clone()).collect(),
            games,
            done: 0,
            sums: vec![(0.0, 0.0); bots.len()],
        }
    }

    /// Shows the line before the first game is over.
    pub(super) fn begin(&self) {
        self.progress.show(0.0, self.games as f64, &format!("0/{}", self.games));
    }

    /// Counts a finished game.
    pub(super) fn heard(&mut self, game: &GameResult) {
        self.done += 1;
        for seat in &game.seats {
            let score = &mut self.sums[seat.bot];
            score.0 += seat.share;
            score.1 += 1.0;
        }
        self.progress.show(self.done as f64, self.games as f64, &self.line());
    }

    /// Clears the line.
    pub(super) fn clear(&self) {
        self.progress.clear();
    }

    fn line(&self) -> String {
        let score = |(name, (share, seats)): (&String, &(f64, f64))| {
            format!("{name} {:.1} %", 100.0 * share / seats.max(1.0))
        };
        let scores: Vec<String> = self.names.iter().zip(&self.sums).map(score).collect();
        format!("{}/{}: {}", self.done, self.games, scores.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_arena::{SeatResult, ThinkingTime};
    use mirabilia_kernel::End;
    use mirabilia_words::Lang;

    use super::*;

    #[test]
    fn the_line_tells_the_running_score() {
        let words = Words::new(Lang::En);
        let mut scores = Scores::new(&[("a".into(), false), ("b".into(), false)], 400, &words);
        let seat =
            |bot, share| SeatResult { bot, share, points: 0, thinking: ThinkingTime::default() };
        for game in 0..4 {
            let share = f64::from(u8::from(game > 0));
            let seats = vec![seat(0, share), seat(1, 1.0 - share)];
            let (deal, boards) = (game / 2, Vec::new());
            scores.heard(&GameResult { game, deal, end: End::Points, seats, boards });
        }
        scores.clear();
        assert_eq!(scores.line(), "4/400: a 75.0 %, b 25.0 %");
    }
}
