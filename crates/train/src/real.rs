//! The network while it learns: the same shape in real numbers.

use mirabilia_bots::{CEILING, HIDDEN, Net, STEEPEST, softmax};
use mirabilia_kernel::{Fast, Luck};

use crate::adam::Adam;
use crate::lessons::Lessons;

/// Positions between two steps.
const BATCH: usize = 256;
/// The pace at the beginning.
const PACE: f32 = 0.003;

/// Weights in one row: a block of `HIDDEN` for each feature, the hidden biases, the second layer.
#[derive(Clone, Debug)]
pub(crate) struct RealNet {
    features: usize,
    weights: Vec<f32>,
    slope: Vec<f32>,
    adam: Adam,
    /// Features are divided by their spread while learning; the weights written take it in.
    spread: Vec<f32>,
}

impl RealNet {
    /// A network that knows nothing yet.
    pub(crate) fn new(features: usize, study: &Lessons, seed: u64) -> Self {
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
            slope: vec![0.0; count],
            adam: Adam::new(count),
            spread: study.spread(),
        }
    }

    /// The shares it gives the seats of a position.
    pub(crate) fn shares(&self, rows: &[i16], shares: &mut [f32]) {
        for (row, share) in rows.chunks(self.features).zip(shares.iter_mut()) {
            let hidden = self.hidden(row);
            *share =
                self.second().iter().zip(&hidden).map(|(w, h)| w * h.clamp(0.0, CEILING)).sum();
        }
        softmax(shares);
    }

    fn second(&self) -> &[f32] {
        &self.weights[(self.features + 1) * HIDDEN..]
    }

    fn hidden(&self, row: &[i16]) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[self.features * HIDDEN..(self.features + 1) * HIDDEN]);
        for (f, &x) in row.iter().enumerate() {
            if x != 0 {
                let x = f32::from(x) / self.spread[f];
                let weights = &self.weights[f * HIDDEN..(f + 1) * HIDDEN];
                hidden.iter_mut().zip(weights).for_each(|(h, w)| *h += w * x);
            }
        }
        hidden
    }

    /// Goes once through the lessons in a random order.
    pub(crate) fn learn(&mut self, study: &Lessons, epoch: u32, epochs: u32, seed: u64) {
        let mut luck = Fast::new(seed ^ u64::from(epoch) << 32 ^ 0x5eed);
        let mut order: Vec<u32> = (0..study.len() as u32).collect();
        luck.shuffle(&mut order);
        let batches = order.len().div_ceil(BATCH);
        for (b, batch) in order.chunks(BATCH).enumerate() {
            for &i in batch {
                let (rows, targets) = study.position(i as usize);
                self.blame(rows, targets, 1.0 / batch.len() as f32);
            }
            let gone = (f64::from(epoch) + b as f64 / batches as f64) / f64::from(epochs);
            let pace = PACE * (0.5 + 0.5 * (std::f64::consts::PI * gone).cos()) as f32;
            self.adam.step(&mut self.weights, &mut self.slope, pace);
            // What is written must fit the whole numbers of the real network.
            for (f, spread) in self.spread.iter().enumerate() {
                let bound = STEEPEST * spread;
                let weights = &mut self.weights[f * HIDDEN..(f + 1) * HIDDEN];
                for w in weights {
                    *w = w.clamp(-bound, bound);
                }
            }
        }
    }

    /// Adds one position's part of the slope.
    fn blame(&mut self, rows: &[i16], targets: &[f32], part: f32) {
        let hidden: Vec<[f32; HIDDEN]> =
            rows.chunks(self.features).map(|row| self.hidden(row)).collect();
        let mut shares: Vec<f32> = hidden
            .iter()
            .map(|h| self.second().iter().zip(h).map(|(w, h)| w * h.clamp(0.0, CEILING)).sum())
            .collect();
        softmax(&mut shares);
        let after = (self.features + 1) * HIDDEN;
        for (s, row) in rows.chunks(self.features).enumerate() {
            let error = (shares[s] - targets[s]) * part;
            let mut back = [0.0; HIDDEN];
            for h in 0..HIDDEN {
                self.slope[after + h] += error * hidden[s][h].clamp(0.0, CEILING);
                if hidden[s][h] > 0.0 && hidden[s][h] < CEILING {
                    back[h] = error * self.weights[after + h];
                }
                self.slope[after - HIDDEN + h] += back[h];
            }
            for (f, &x) in row.iter().enumerate() {
                if x != 0 {
                    let x = f32::from(x) / self.spread[f];
                    let slope = &mut self.slope[f * HIDDEN..(f + 1) * HIDDEN];
                    slope.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * x);
                }
            }
        }
    }

    /// The network in whole numbers.
    pub(crate) fn rounded(&self) -> Net {
        let block =
            |at: usize| -> [f32; HIDDEN] { std::array::from_fn(|h| self.weights[at * HIDDEN + h]) };
        let first: Vec<_> =
            (0..self.features).map(|f| block(f).map(|w| w / self.spread[f])).collect();
        Net::from_real(&first, &block(self.features), &block(self.features + 1), 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_learns_who_wins_a_made_up_game() {
        // The seat with the higher first feature wins, unless its second is above 3.
        let mut luck = Fast::new(3);
        let mut lessons = Lessons::new(3);
        for game in 0..4000 {
            let rows: Vec<i16> = (0..6).map(|_| luck.below(10) as i16).collect();
            let strength = |r: &[i16]| if r[1] > 3 { -1 } else { r[0] };
            let (a, b) = (strength(&rows[..3]), strength(&rows[3..]));
            if a == b {
                continue; // nobody wins, nothing to learn
            }
            let first = f32::from(u8::from(a > b));
            lessons.add(game, &rows, &[first, 1.0 - first]);
        }
        let (study, exam) = lessons.split();
        let mut net = RealNet::new(3, &study, 1);
        for epoch in 0..30 {
            net.learn(&study, epoch, 30, 1);
        }
        let (real, right) = exam.loss(|rows, shares| net.shares(rows, shares));
        assert!(right > 0.9 && real < 0.25, "loss {real}, right {right}");
        let whole = net.rounded();
        let (rounded, _) = exam.loss(|rows, shares| {
            for (row, share) in rows.chunks(3).zip(shares.iter_mut()) {
                *share = whole.standing(row);
            }
            softmax(shares);
        });
        assert!((rounded - real).abs() < 0.02, "rounding costs: {real} to {rounded}");
    }
}
