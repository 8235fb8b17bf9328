//! The Adam optimizer: gradient descent with a step size per weight.

/// The running means of the gradient and of its square.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// Weights shrink by this part of the learning rate in every step, against learning games by heart.
const DECAY: f32 = 0.02;

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// The running means and the number of steps, for a checkpoint.
    pub(crate) fn state(&self) -> (&Vec<f32>, &Vec<f32>, i32) {
        (&self.mean, &self.square, self.steps)
    }

    /// Continues from a checkpoint.
    pub(crate) fn from_state(mean: Vec<f32>, square: Vec<f32>, steps: i32) -> Self {
        Self { mean, square, steps }
    }

    /// One step against the gradient, which is then cleared.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &mut [f32], learning_rate: f32) {
        self.steps += 1;
        let mean_correction = 1.0 - BETA1.powi(self.steps);
        let square_correction = 1.0 - BETA2.powi(self.steps);
        for i in 0..weights.len() {
            let g = std::mem::take(&mut gradient[i]);
            self.mean[i] = BETA1 * self.mean[i] + (1.0 - BETA1) * g;
            self.square[i] = BETA2 * self.square[i] + (1.0 - BETA2) * g * g;
            let root = (self.square[i] / square_correction).sqrt() + EPSILON;
            let step = (self.mean[i] / mean_correction) / root + DECAY * weights[i];
            weights[i] -= learning_rate * step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_minimum_of_a_parabola() {
        let mut weights = [3.0f32, -2.0];
        let mut adam = Adam::new(2);
        for _ in 0..2000 {
            let mut gradient = [2.0 * (weights[0] - 1.0), 20.0 * (weights[1] - 0.5)];
            adam.step(&mut weights, &mut gradient, 0.01);
        }
        assert!((weights[0] - 1.0).abs() < 0.01 && (weights[1] - 0.5).abs() < 0.01, "{weights:?}");
    }
}
