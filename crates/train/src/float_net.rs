//! The network during training: the shape of `PolicyNet` in floating point, with additional outputs for
//! the auxiliary targets.

use mirabilia_bots::policy_net::{
    FIRST, FloatWeights, MAX_FIRST_WEIGHT, MAX_UNIT, OUTCOMES, SECOND,
};
use mirabilia_bots::{AUXILIARY, PolicyNet, softmax};
use mirabilia_kernel::{Fast, Luck};

use crate::adam::Adam;
use crate::layout::Layout;
use crate::losses::Losses;
use crate::samples::{Sample, Samples};

/// Samples per gradient step.
const BATCH: usize = 512;
/// The weight of the outcome. All samples of a game share it, so it is easily learned by heart.
const OUTCOME: f32 = 0.4;
/// The weight of the search's value.
const SEARCH_VALUE: f32 = 1.0;
/// The weight of each auxiliary target.
const AUXILIARY_WEIGHT: f32 = 0.1;
/// The logit of one point of the heuristic at first: the temperature of the hand-made prior.
const HEURISTIC: f32 = 0.25;

/// A network with its optimizer.
#[derive(Clone, Debug)]
pub(crate) struct FloatNet {
    layout: Layout,
    weights: Vec<f32>,
    adam: Adam,
    /// Inputs are divided by these while training; quantization folds them into the weights.
    scales: Vec<f32>,
}

/// The units of one row.
struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
    outputs: Vec<f32>,
}

impl FloatNet {
    /// A network with random weights. The policy starts as the heuristic alone.
    pub(crate) fn new(
        inputs: usize,
        outputs: usize,
        actions: usize,
        samples: &Samples,
        seed: u64,
    ) -> Self {
        let layout = Layout { inputs, outputs, actions };
        let mut luck = Fast::new(seed);
        let mut uniform = || luck.bits() as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let mut weights = vec![0.0; layout.count()];
        let mut fill = |from: usize, to: usize, bound: f32| {
            for w in &mut weights[from..to] {
                *w = bound * uniform();
            }
        };
        fill(0, layout.first_bias(), (3.0f32 / 120.0).sqrt());
        fill(layout.second(), layout.second_bias(), (3.0 / FIRST as f32).sqrt());
        fill(layout.third(), layout.third_bias(), (3.0 / SECOND as f32).sqrt() * 0.5);
        weights[layout.heuristic()] = HEURISTIC;
        let scales = scales(inputs, samples);
        Self { layout, adam: Adam::new(weights.len()), weights, scales }
    }

    /// A network that continues from these weights, with a new optimizer. Nothing is known about the
    /// auxiliary outputs; they start at 0, so that they do not disturb the layers below at first.
    pub(crate) fn continued(
        inputs: usize,
        outputs: usize,
        actions: usize,
        from: &FloatWeights,
        samples: &Samples,
    ) -> Self {
        let layout = Layout { inputs, outputs, actions };
        let scales = scales(inputs, samples);
        let mut weights = vec![0.0; layout.count()];
        let mut put = |at: usize, list: &[f32]| weights[at..at + list.len()].copy_from_slice(list);
        put(0, &from.first);
        put(layout.first_bias(), &from.first_bias);
        put(layout.second(), &from.second);
        put(layout.second_bias(), &from.second_bias);
        put(layout.third(), &from.third);
        put(layout.third_bias(), &from.third_bias);
        put(layout.policy(), &from.policy);
        put(layout.policy_bias(), &from.policy_bias);
        put(layout.heuristic(), &[from.heuristic]);
        for (row, scale) in weights.chunks_mut(FIRST).zip(&scales) {
            for w in row.iter_mut() {
                *w *= scale;
            }
        }
        Self { layout, adam: Adam::new(weights.len()), weights, scales }
    }

    /// The first layer before activation, the layers after it, for one row.
    fn forward(&self, inputs: &[(u16, i8)]) -> Units {
        let layout = self.layout;
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&self.weights[layout.first_bias()..layout.second()]);
        for &(f, x) in inputs {
            let f = usize::from(f);
            let x = f32::from(x) / self.scales[f];
            let weights = &self.weights[f * FIRST..(f + 1) * FIRST];
            add_scaled(&mut first, weights, x);
        }
        let active = first.map(unit);
        let mut second = [0.0; SECOND];
        for (n, sum) in second.iter_mut().enumerate() {
            let at = layout.second() + n * FIRST;
            *sum = self.weights[layout.second_bias() + n]
                + dot(&self.weights[at..at + FIRST], &active);
        }
        let units = second.map(unit);
        let outputs = (0..layout.outputs + AUXILIARY)
            .map(|n| {
                let at = layout.third() + n * SECOND;
                self.weights[layout.third_bias() + n] + dot(&self.weights[at..at + SECOND], &units)
            })
            .collect();
        Units { first, second, outputs }
    }

    /// Adds the gradient of a sample, scaled by `factor`, and returns its losses.
    fn add_gradient(&self, sample: &Sample, factor: f32, gradient: &mut [f32]) -> Losses {
        let layout = self.layout;
        let rows: Vec<Units> = sample.rows.iter().map(|row| self.forward(&row.inputs)).collect();
        let mut errors: Vec<Vec<f32>> =
            rows.iter().map(|row| vec![0.0; row.outputs.len()]).collect();
        let mut losses = self.value_errors(sample, &rows, &mut errors);
        for (row, (units, error)) in sample.rows.iter().zip(rows.iter().zip(&mut errors)) {
            for (k, target) in row.auxiliary.iter().enumerate() {
                let off = units.outputs[layout.outputs + k] - target;
                error[layout.outputs + k] = AUXILIARY_WEIGHT * off;
                losses.auxiliary += f64::from(off * off) / (AUXILIARY * sample.rows.len()) as f64;
            }
        }
        for (i, units) in rows.iter().enumerate() {
            let mut back = [0.0; FIRST];
            if i == sample.decider {
                losses.policy = self.policy_gradient(sample, units, factor, gradient, &mut back);
            }
            self.backward(&sample.rows[i].inputs, units, &errors[i], factor, gradient, &mut back);
        }
        losses
    }

    /// The errors of the value outputs.
    fn value_errors(&self, sample: &Sample, rows: &[Units], errors: &mut [Vec<f32>]) -> Losses {
        let mut losses = Losses::default();
        let searched = sample.search_value;
        let mut logits: Vec<f32> = if self.layout.outputs == 1 {
            rows.iter().map(|row| row.outputs[0]).collect()
        } else {
            rows[0].outputs[..OUTCOMES].to_vec()
        };
        softmax(&mut logits);
        let chances = logits;
        // How much of each chance counts as the share of the deciding seat.
        let part = |k: usize| -> f32 {
            if self.layout.outputs == 1 {
                f32::from(u8::from(k == sample.decider))
            } else {
                [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5][k]
            }
        };
        let value: f32 = chances.iter().enumerate().map(|(k, p)| p * part(k)).sum();
        let value = value.clamp(1e-4, 1.0 - 1e-4);
        // The derivative of the cross-entropy of the value, by the value.
        let slope = SEARCH_VALUE * (value - searched) / (value * (1.0 - value));
        for (k, &p) in chances.iter().enumerate() {
            let target = sample.outcome[k];
            let error = OUTCOME * (p - target) + slope * p * (part(k) - value);
            if self.layout.outputs == 1 {
                errors[k][0] = error;
            } else {
                errors[0][k] = error;
            }
            losses.outcome -= f64::from(target) * f64::from(p.max(1e-6)).ln();
        }
        let (v, q) = (f64::from(value), f64::from(searched));
        losses.value = -(q * v.ln() + (1.0 - q) * (1.0 - v).ln());
        losses
    }

    /// The gradient of the policy; adds to that of the first layer's units.
    fn policy_gradient(
        &self,
        sample: &Sample,
        units: &Units,
        factor: f32,
        gradient: &mut [f32],
        back: &mut [f32; FIRST],
    ) -> f64 {
        let layout = self.layout;
        let active = units.first.map(unit);
        let rows = |m: &crate::samples::SampleMove| {
            std::iter::once(m.row).chain(m.second).map(usize::from).collect::<Vec<_>>()
        };
        let mut chances: Vec<f32> = sample
            .moves
            .iter()
            .map(|m| {
                let row = |r: usize| {
                    let at = layout.policy() + r * FIRST;
                    self.weights[layout.policy_bias() + r]
                        + dot(&self.weights[at..at + FIRST], &active)
                };
                let learned: f32 = rows(m).into_iter().map(row).sum();
                self.weights[layout.heuristic()] * m.heuristic + learned
            })
            .collect();
        if chances.is_empty() {
            return 0.0;
        }
        softmax(&mut chances);
        let mut loss = 0.0;
        for (m, p) in sample.moves.iter().zip(&chances) {
            let error = (p - m.target) * factor;
            loss -= f64::from(m.target) * f64::from(p.max(1e-6)).ln();
            for r in rows(m) {
                let at = layout.policy() + r * FIRST;
                gradient[layout.policy_bias() + r] += error;
                let weights = &self.weights[at..at + FIRST];
                add_scaled(back, weights, error);
                let into = &mut gradient[at..at + FIRST];
                add_scaled(into, &active, error);
            }
            gradient[layout.heuristic()] += error * m.heuristic;
        }
        loss
    }

    /// Backpropagates the errors of the outputs, and `back` of the first layer's units.
    fn backward(
        &self,
        inputs: &[(u16, i8)],
        units: &Units,
        errors: &[f32],
        factor: f32,
        gradient: &mut [f32],
        back: &mut [f32; FIRST],
    ) {
        let layout = self.layout;
        let (first, second) = (units.first.map(unit), units.second.map(unit));
        let mut back_second = [0.0; SECOND];
        for (n, error) in errors.iter().enumerate() {
            let error = error * factor;
            let at = layout.third() + n * SECOND;
            gradient[layout.third_bias() + n] += error;
            let weights = &self.weights[at..at + SECOND];
            add_scaled(&mut back_second, weights, error);
            let into = &mut gradient[at..at + SECOND];
            add_scaled(into, &second, error);
        }
        for (n, error) in back_second.into_iter().enumerate() {
            if units.second[n] <= 0.0 || units.second[n] >= MAX_UNIT {
                continue;
            }
            let at = layout.second() + n * FIRST;
            gradient[layout.second_bias() + n] += error;
            let weights = &self.weights[at..at + FIRST];
            add_scaled(back, weights, error);
            let into = &mut gradient[at..at + FIRST];
            add_scaled(into, &first, error);
        }
        for (b, sum) in back.iter_mut().zip(&units.first) {
            if *sum <= 0.0 || *sum >= MAX_UNIT {
                *b = 0.0;
            }
        }
        let bias = &mut gradient[layout.first_bias()..layout.second()];
        add_scaled(bias, back, 1.0);
        for &(f, x) in inputs {
            let f = usize::from(f);
            let x = f32::from(x) / self.scales[f];
            let into = &mut gradient[f * FIRST..(f + 1) * FIRST];
            add_scaled(into, back, x);
        }
    }

    /// Trains on this many samples, drawn at random, while the learning rate falls to a tenth.
    pub(crate) fn train(
        &mut self,
        samples: &Samples,
        count: usize,
        learning_rate: f32,
        threads: usize,
        seed: u64,
    ) -> Losses {
        let mut luck = Fast::new(seed);
        let steps = count.div_ceil(BATCH).max(1);
        let mut gradients = vec![vec![0.0; self.weights.len()]; threads];
        let mut sum = Losses::default();
        for step in 0..steps {
            let batch: Vec<usize> =
                (0..BATCH).map(|_| luck.below(samples.len() as u32) as usize).collect();
            let net = &*self;
            let parts: Vec<Losses> = std::thread::scope(|scope| {
                let work = gradients.iter_mut().zip(batch.chunks(BATCH.div_ceil(threads)));
                let handles: Vec<_> = work
                    .map(|(gradient, part)| {
                        scope.spawn(move || net.add_gradients(samples, part, gradient))
                    })
                    .collect();
                handles.into_iter().map(|h| h.join().expect("training does not panic")).collect()
            });
            for part in &parts {
                sum.add(part);
            }
            let (gradient, others) = gradients.split_first_mut().expect("at least one thread");
            for other in others {
                for (g, o) in gradient.iter_mut().zip(other) {
                    *g += std::mem::take(o);
                }
            }
            let rate = learning_rate * (1.0 - 0.9 * step as f32 / steps as f32);
            self.adam.step(&mut self.weights, gradient, rate);
            self.clamp();
        }
        sum.scaled(1.0 / (steps * BATCH) as f64)
    }

    fn add_gradients(&self, samples: &Samples, batch: &[usize], gradient: &mut [f32]) -> Losses {
        let (mut sample, mut sum) = (Sample::default(), Losses::default());
        for &i in batch {
            samples.read(i, &mut sample);
            sum.add(&self.add_gradient(&sample, 1.0 / BATCH as f32, gradient));
        }
        sum
    }

    /// The losses on samples that were not trained on.
    pub(crate) fn validate(&self, samples: &Samples) -> Losses {
        let mut gradient = vec![0.0; self.weights.len()];
        let all: Vec<usize> = (0..samples.len()).collect();
        let sum = self.add_gradients(samples, &all, &mut gradient);
        sum.scaled(1.0 / samples.len().max(1) as f64)
    }

    /// Keeps the weights within the range of the quantized network.
    fn clamp(&mut self) {
        for (f, scale) in self.scales.iter().enumerate() {
            let bound = MAX_FIRST_WEIGHT * scale;
            for w in &mut self.weights[f * FIRST..(f + 1) * FIRST] {
                *w = w.clamp(-bound, bound);
            }
        }
    }

    pub(crate) fn quantized(&self) -> PolicyNet {
        let layout = self.layout;
        let part = |from: usize, to: usize| self.weights[from..to].to_vec();
        let mut first = part(0, layout.first_bias());
        for (row, scale) in first.chunks_mut(FIRST).zip(&self.scales) {
            for w in row {
                *w /= scale;
            }
        }
        PolicyNet::quantize(&FloatWeights {
            first,
            first_bias: part(layout.first_bias(), layout.second()),
            second: part(layout.second(), layout.second_bias()),
            second_bias: part(layout.second_bias(), layout.third()),
            third: part(layout.third(), layout.third() + layout.outputs * SECOND),
            third_bias: part(layout.third_bias(), layout.third_bias() + layout.outputs),
            policy: part(layout.policy(), layout.policy_bias()),
            policy_bias: part(layout.policy_bias(), layout.heuristic()),
            heuristic: self.weights[layout.heuristic()],
        })
    }

    /// All numbers of a checkpoint: the weights, the scales and the state of the optimizer.
    pub(crate) fn to_file(&self) -> Vec<u8> {
        let (mean, square, steps) = self.adam.state();
        let lists = [&self.weights, &self.scales, mean, square];
        let numbers = lists.into_iter().flatten().flat_map(|x| x.to_le_bytes());
        steps.to_le_bytes().into_iter().chain(numbers).collect()
    }

    /// Continues a checkpoint. `None` if it is of another size.
    pub(crate) fn from_file(
        inputs: usize,
        outputs: usize,
        actions: usize,
        file: &[u8],
    ) -> Option<Self> {
        let layout = Layout { inputs, outputs, actions };
        let (steps, body) = file.split_first_chunk::<4>()?;
        let numbers: Vec<f32> =
            body.chunks_exact(4).map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
        let count = layout.count();
        if numbers.len() != 3 * count + inputs {
            return None;
        }
        let (weights, rest) = numbers.split_at(count);
        let (scales, rest) = rest.split_at(inputs);
        let (mean, square) = rest.split_at(count);
        let adam = Adam::from_state(mean.to_vec(), square.to_vec(), i32::from_le_bytes(*steps));
        Some(Self { layout, weights: weights.to_vec(), adam, scales: scales.to_vec() })
    }
}

/// The root mean square of each input, with a lower limit.
fn scales(inputs: usize, samples: &Samples) -> Vec<f32> {
    let (mut squares, mut rows) = (vec![0f64; inputs], 0.0);
    let mut sample = Sample::default();
    for i in 0..samples.len() {
        samples.read(i, &mut sample);
        for row in &sample.rows {
            rows += 1.0;
            for &(f, x) in &row.inputs {
                squares[usize::from(f)] += f64::from(x) * f64::from(x);
            }
        }
    }
    // A rare flag keeps a scale near its own size: it must not be blown up when it is set.
    squares.iter().map(|square| ((square / f64::max(rows, 1.0)).sqrt() as f32).max(1.0)).collect()
}

/// Adds a multiple of one list to another.
#[inline]
fn add_scaled(into: &mut [f32], from: &[f32], factor: f32) {
    into.iter_mut().zip(from).for_each(|(into, x)| *into += factor * x);
}

fn unit(sum: f32) -> f32 {
    sum.clamp(0.0, MAX_UNIT)
}

#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    // Eight sums, so that the compiler may add in parallel.
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for ((sum, x), y) in sums.iter_mut().zip(a).zip(b) {
            *sum += x * y;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests;
