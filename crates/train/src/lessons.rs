//! What was seen and how it ended.

/// Positions, each with the features of every seat and what each seat got in the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lessons {
    features: usize,
    /// Rows of features, seat after seat, position after position.
    rows: Vec<i16>,
    /// What each row's seat got: shares that add up to 1 over a position.
    targets: Vec<f32>,
    /// Where each position's rows begin, and the end of the last.
    starts: Vec<usize>,
    /// The number of the game a position is from.
    games: Vec<u64>,
}

impl Lessons {
    pub(crate) fn new(features: usize) -> Self {
        Self { features, starts: vec![0], ..Self::default() }
    }

    /// Positions.
    pub(crate) fn len(&self) -> usize {
        self.games.len()
    }

    pub(crate) fn add(&mut self, game: u64, rows: &[i16], targets: &[f32]) {
        debug_assert_eq!(rows.len(), targets.len() * self.features);
        self.rows.extend_from_slice(rows);
        self.targets.extend_from_slice(targets);
        self.starts.push(self.targets.len());
        self.games.push(game);
    }

    /// Adds all of another collection.
    pub(crate) fn append(&mut self, other: &Self) {
        for i in 0..other.len() {
            let (rows, targets) = other.position(i);
            self.add(other.games[i], rows, targets);
        }
    }

    /// The rows and targets of a position.
    pub(crate) fn position(&self, i: usize) -> (&[i16], &[f32]) {
        let (from, to) = (self.starts[i], self.starts[i + 1]);
        (&self.rows[from * self.features..to * self.features], &self.targets[from..to])
    }

    /// Nine games in ten to study, the tenth to be examined on: whole games, since positions of one
    /// game are alike.
    pub(crate) fn split(&self) -> (Self, Self) {
        let (mut study, mut exam) = (Self::new(self.features), Self::new(self.features));
        for i in 0..self.len() {
            let (rows, targets) = self.position(i);
            // Scrambled, because the number of seats goes round with the number of the game.
            let lot = self.games[i].wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            let into = if lot.is_multiple_of(10) { &mut exam } else { &mut study };
            into.add(self.games[i], rows, targets);
        }
        (study, exam)
    }

    /// How far a way of judging is from what happened (mean cross-entropy), and how often it names
    /// the seat that got most.
    pub(crate) fn loss(&self, judge: impl Fn(&[i16], &mut [f32])) -> (f64, f64) {
        let (mut loss, mut right) = (0.0, 0usize);
        for i in 0..self.len() {
            let (rows, targets) = self.position(i);
            let mut shares = vec![0.0; targets.len()];
            judge(rows, &mut shares);
            for (share, target) in shares.iter().zip(targets) {
                loss -= f64::from(*target) * f64::from(share.max(1e-6)).ln();
            }
            right += usize::from(top(&shares) == top(targets));
        }
        (loss / self.len() as f64, right as f64 / self.len() as f64)
    }

    /// The spread of each feature (root mean square), at least a little.
    pub(crate) fn spread(&self) -> Vec<f32> {
        let mut squares = vec![0f64; self.features];
        for row in self.rows.chunks(self.features) {
            for (square, &x) in squares.iter_mut().zip(row) {
                *square += f64::from(x) * f64::from(x);
            }
        }
        let rows = (self.rows.len() / self.features).max(1) as f64;
        squares.iter().map(|square| ((square / rows).sqrt() as f32).max(0.05)).collect()
    }
}

fn top(values: &[f32]) -> usize {
    (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b])).unwrap_or(0)
}
