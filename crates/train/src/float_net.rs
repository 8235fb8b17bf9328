//! The network during training: the same shape as `Net`, in floating point.

use mirabilia_bots::{HIDDEN, MAX_ACTIVATION, MAX_INPUT_WEIGHT, Net, softmax};
use mirabilia_kernel::{Fast, Luck};

use crate::adam::Adam;
use crate::dataset::Dataset;

/// Positions per gradient step.
const BATCH: usize = 256;
/// The learning rate of the first step. It follows a cosine schedule down to 0.
const LEARNING_RATE: f32 = 0.003;

/// A network with its optimizer.
#[derive(Clone, Debug)]
pub(crate) struct FloatNet {
    features: usize,
    /// A block of `HIDDEN` weights per feature, then the hidden biases, then the second layer.
    weights: Vec<f32>,
    gradient: Vec<f32>,
    adam: Adam,
    /// Features are divided by these while training; quantization folds them into the weights.
    scales: Vec<f32>,
}

impl FloatNet {
    /// A network with random weights.
    pub(crate) fn new(features: usize, training: &Dataset, seed: u64) -> Self {
        let count = features * HIDDEN + 2 * HIDDEN;
        let mut luck = Fast::new(seed);
        let mut uniform = || luck.bits() as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let mut weights = vec![0.0; count];
        let first = (3.0 / features as f32).sqrt();
        weights[..features * HIDDEN].iter_mut().for_each(|w| *w = first * uniform());
        let second = (3.0 / HIDDEN as f32).sqrt() * 0.5;
        weights[features * HIDDEN + HIDDEN..].iter_mut().for_each(|w| *w = second * uniform());
        Self {
            features,
            weights,
            gradient: vec![0.0; count],
            adam: Adam::new(count),
            scales: training.feature_scales(),
        }
    }

    /// Writes the value of each seat of a position.
    pub(crate) fn predict(&self, rows: &[i16], values: &mut [f32]) {
        for (row, value) in rows.chunks(self.features).zip(values.iter_mut()) {
            *value = self.logit(&self.hidden(row));
        }
        softmax(values);
    }

    fn logit(&self, hidden: &[f32; HIDDEN]) -> f32 {
        self.second().iter().zip(hidden).map(|(w, h)| w * h.clamp(0.0, MAX_ACTIVATION)).sum()
    }

    fn second(&self) -> &[f32] {
        &self.weights[(self.features + 1) * HIDDEN..]
    }

    /// The hidden sums before activation.
    fn hidden(&self, row: &[i16]) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[self.features * HIDDEN..(self.features + 1) * HIDDEN]);
        for (f, &x) in row.iter().enumerate() {
            if x != 0 {
                let x = f32::from(x) / self.scales[f];
                let weights = &self.weights[f * HIDDEN..(f + 1) * HIDDEN];
                hidden.iter_mut().zip(weights).for_each(|(h, w)| *h += w * x);
            }
        }
        hidden
    }

    /// Trains one epoch, in random order.
    pub(crate) fn train_epoch(&mut self, training: &Dataset, epoch: u32, epochs: u32, seed: u64) {
        let mut luck = Fast::new(seed ^ u64::from(epoch) << 32 ^ 0x5eed);
        let mut order: Vec<u32> = (0..training.len() as u32).collect();
        luck.shuffle(&mut order);
        let batches = order.len().div_ceil(BATCH);
        for (b, batch) in order.chunks(BATCH).enumerate() {
            for &i in batch {
                let (rows, targets) = training.position(i as usize);
                self.add_gradient(rows, targets, 1.0 / batch.len() as f32);
            }
            let progress = (f64::from(epoch) + b as f64 / batches as f64) / f64::from(epochs);
            let cosine = (std::f64::consts::PI * progress).cos();
            let learning_rate = LEARNING_RATE * (0.5 + 0.5 * cosine) as f32;
            self.adam.step(&mut self.weights, &mut self.gradient, learning_rate);
            // Keep the weights within the range of the quantized network.
            for (f, scale) in self.scales.iter().enumerate() {
                let bound = MAX_INPUT_WEIGHT * scale;
                let weights = &mut self.weights[f * HIDDEN..(f + 1) * HIDDEN];
                for w in weights {
                    *w = w.clamp(-bound, bound);
                }
            }
        }
    }

    /// Backpropagates the cross-entropy of one position, scaled by `factor`.
    fn add_gradient(&mut self, rows: &[i16], targets: &[f32], factor: f32) {
        let hidden: Vec<[f32; HIDDEN]> =
            rows.chunks(self.features).map(|row| self.hidden(row)).collect();
        let mut values: Vec<f32> = hidden.iter().map(|h| self.logit(h)).collect();
        softmax(&mut values);
        let second = (self.features + 1) * HIDDEN;
        for (s, row) in rows.chunks(self.features).enumerate() {
            let error = (values[s] - targets[s]) * factor;
            let mut back = [0.0; HIDDEN];
            for h in 0..HIDDEN {
                self.gradient[second + h] += error * hidden[s][h].clamp(0.0, MAX_ACTIVATION);
                if hidden[s][h] > 0.0 && hidden[s][h] < MAX_ACTIVATION {
                    back[h] = error * self.weights[second + h];
                }
                self.gradient[second - HIDDEN + h] += back[h];
            }
            for (f, &x) in row.iter().enumerate() {
                if x != 0 {
                    let x = f32::from(x) / self.scales[f];
                    let gradient = &mut self.gradient[f * HIDDEN..(f + 1) * HIDDEN];
                    gradient.iter_mut().zip(&back).for_each(|(g, back)| *g += back * x);
                }
            }
        }
    }

    /// The network in integers.
    pub(crate) fn quantized(&self) -> Net {
        let block =
            |at: usize| -> [f32; HIDDEN] { std::array::from_fn(|h| self.weights[at * HIDDEN + h]) };
        let first: Vec<_> =
            (0..self.features).map(|f| block(f).map(|w| w / self.scales[f])).collect();
        Net::quantize(&first, &block(self.features), &block(self.features + 1), 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_learns_who_wins_a_made_up_game() {
        // The seat with the higher first feature wins, unless its second feature is above 3.
        let mut luck = Fast::new(3);
        let mut dataset = Dataset::new(3);
        for game in 0..4000 {
            let rows: Vec<i16> = (0..6).map(|_| luck.below(10) as i16).collect();
            let strength = |r: &[i16]| if r[1] > 3 { -1 } else { r[0] };
            let (a, b) = (strength(&rows[..3]), strength(&rows[3..]));
            if a == b {
                continue; // a draw teaches nothing
            }
            let first = f32::from(u8::from(a > b));
            dataset.add(game, &rows, &[first, 1.0 - first]);
        }
        let (training, validation) = dataset.split();
        let mut net = FloatNet::new(3, &training, 1);
        for epoch in 0..30 {
            net.train_epoch(&training, epoch, 30, 1);
        }
        let (float, right) = validation.loss(|rows, values| net.predict(rows, values));
        assert!(right > 0.9 && float < 0.25, "loss {float}, accuracy {right}");
        let net = net.quantized();
        let (quantized, _) = validation.loss(|rows, values| {
            for (row, value) in rows.chunks(3).zip(values.iter_mut()) {
                *value = net.logit(row);
            }
            softmax(values);
        });
        assert!((quantized - float).abs() < 0.02, "quantization: {float} to {quantized}");
    }
}
