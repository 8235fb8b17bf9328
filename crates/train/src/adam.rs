//! Steps down the slope, each weight at a pace of its own (the Adam method).

/// The running means of slopes and their squares.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// One step along `slope`, which is cleared.
    pub(crate) fn step(&mut self, weights: &mut [f32], slope: &mut [f32], pace: f32) {
        self.steps += 1;
        let warm_mean = 1.0 - KEEP_MEAN.powi(self.steps);
        let warm_square = 1.0 - KEEP_SQUARE.powi(self.steps);
        for i in 0..weights.len() {
            let g = std::mem::take(&mut slope[i]);
            self.mean[i] = KEEP_MEAN * self.mean[i] + (1.0 - KEEP_MEAN) * g;
            self.square[i] = KEEP_SQUARE * self.square[i] + (1.0 - KEEP_SQUARE) * g * g;
            let root = (self.square[i] / warm_square).sqrt() + 1e-8;
            weights[i] -= pace * (self.mean[i] / warm_mean) / root;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_bottom_of_a_bowl() {
        let mut weights = [3.0f32, -2.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let mut slope = [2.0 * (weights[0] - 1.0), 20.0 * (weights[1] - 0.5)];
            adam.step(&mut weights, &mut slope, 0.01);
        }
        assert!((weights[0] - 1.0).abs() < 0.01 && (weights[1] - 0.5).abs() < 0.01, "{weights:?}");
    }
}
