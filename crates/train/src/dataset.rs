//! The dataset: positions and how their games ended.

/// Positions, each with the features and the training target of every seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dataset {
    features: usize,
    /// Rows of features, seat after seat, position after position.
    rows: Vec<i16>,
    /// One target per row: values that sum to 1 over a position.
    targets: Vec<f32>,
    /// The index of the first row of each position, and the end of the last.
    starts: Vec<usize>,
    /// The number of the game that each position is from.
    games: Vec<u64>,
}

impl Dataset {
    pub(crate) fn new(features: usize) -> Self {
        Self { features, starts: vec![0], ..Self::default() }
    }

    /// The number of positions.
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

    /// A training set of nine games in ten and a validation set of the tenth. It splits by whole
    /// games, because the positions of one game are correlated.
    pub(crate) fn split(&self) -> (Self, Self) {
        let (mut training, mut validation) = (Self::new(self.features), Self::new(self.features));
        for i in 0..self.len() {
            let (rows, targets) = self.position(i);
            // Hashed, because the number of seats cycles with the number of the game.
            let hash = self.games[i].wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            let into = if hash.is_multiple_of(10) { &mut validation } else { &mut training };
            into.add(self.games[i], rows, targets);
        }
        (training, validation)
    }

    /// The mean cross-entropy of a prediction, and its accuracy: how often it names the seat with the
    /// highest target.
    pub(crate) fn loss(&self, predict: impl Fn(&[i16], &mut [f32])) -> (f64, f64) {
        let (mut loss, mut right) = (0.0, 0usize);
        for i in 0..self.len() {
            let (rows, targets) = self.position(i);
            let mut values = vec![0.0; targets.len()];
            predict(rows, &mut values);
            for (value, target) in values.iter().zip(targets) {
                loss -= f64::from(*target) * f64::from(value.max(1e-6)).ln();
            }
            right += usize::from(top(&values) == top(targets));
        }
        (loss / self.len() as f64, right as f64 / self.len() as f64)
    }

    /// The scale of each feature: its root mean square, with a lower limit.
    pub(crate) fn feature_scales(&self) -> Vec<f32> {
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
