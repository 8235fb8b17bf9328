//! A small integer value network: its results are bit-identical on every machine.
//!
//! One hidden layer reads the features of a seat and outputs one logit. The value vector of a
//! position is the softmax over the logits of its seats. Weights are integers (the trainer quantizes
//! them) and sums are 32-bit, so neither the order of additions nor the processor matters. Only the
//! last step, from logits to values, uses floating point.

use std::sync::OnceLock;

use mirabilia_kernel::{BySeat, Seat};

use crate::evaluate::{Evaluate, ValueVector};
use crate::float::exp;

/// Number of hidden neurons. A constant, so that the inner loops have a known length.
pub const HIDDEN: usize = 32;
/// The largest number of features of any game.
pub const MAX_FEATURES: usize = 256;
/// Quantization scale of the first layer.
const SCALE_IN: f32 = 4096.0;
/// Hidden sums are shifted right by this many bits before the second layer.
const SHIFT: u32 = 4;
/// The scale of hidden sums after the shift.
const SCALE_HIDDEN: f32 = 256.0;
/// Quantization scale of the second layer.
const SCALE_OUT: f32 = 256.0;
/// The upper limit of a hidden activation, unquantized.
pub const MAX_ACTIVATION: f32 = 8.0;
/// The upper limit of a weight of the first layer, unquantized.
pub const MAX_INPUT_WEIGHT: f32 = 3.9;
/// The first line of a weights file.
const MAGIC: &[u8; 8] = b"mirnet1\n";

/// The quantized weights of a value network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    /// `HIDDEN` weights per feature: hidden sums are accumulated feature by feature, so the many
    /// features that are 0 cost nothing.
    first: Vec<[i16; HIDDEN]>,
    first_bias: [i32; HIDDEN],
    second: [i16; HIDDEN],
    second_bias: i32,
}

impl Net {
    /// Quantizes trained weights.
    pub fn quantize(
        first: &[[f32; HIDDEN]],
        first_bias: &[f32; HIDDEN],
        second: &[f32; HIDDEN],
        second_bias: f32,
    ) -> Self {
        // The clamp keeps the last sum within 32 bits: 32 activations of at most 2048, times 16383.
        let small = |x: f32, scale: f32| (x * scale).round().clamp(-16383.0, 16383.0) as i16;
        Self {
            inputs: first.len(),
            first: first.iter().map(|row| row.map(|x| small(x, SCALE_IN))).collect(),
            first_bias: first_bias.map(|x| (x * SCALE_IN).round() as i32),
            second: second.map(|x| small(x, SCALE_OUT)),
            second_bias: (second_bias * SCALE_HIDDEN * SCALE_OUT).round() as i32,
        }
    }

    /// The logit of a seat with these features. Only differences between seats matter.
    pub fn logit(&self, features: &[i16]) -> f32 {
        debug_assert_eq!(features.len(), self.inputs);
        let mut sums = self.first_bias;
        for (row, &x) in self.first.iter().zip(features) {
            if x != 0 {
                for (sum, &w) in sums.iter_mut().zip(row) {
                    *sum += i32::from(w) * i32::from(x);
                }
            }
        }
        let mut out = self.second_bias;
        for (sum, &w) in sums.iter().zip(&self.second) {
            out += (*sum >> SHIFT).clamp(0, (MAX_ACTIVATION * SCALE_HIDDEN) as i32) * i32::from(w);
        }
        out as f32 / (SCALE_HIDDEN * SCALE_OUT)
    }

    /// The value of a position for each of its seats.
    pub fn values<G: Evaluate>(&self, state: &G) -> ValueVector {
        let mut buffer = [0i16; MAX_FEATURES];
        let features = &mut buffer[..self.inputs];
        let mut values = BySeat::filled(f32::NEG_INFINITY);
        for seat in Seat::all(state.seats()) {
            features.fill(0);
            state.features(seat, features);
            values[seat] = self.logit(features);
        }
        softmax(&mut values.0[..usize::from(state.seats())]);
        values.0[usize::from(state.seats())..].fill(0.0);
        values
    }

    /// The network in a file that is compiled into the program, parsed once. It may read only the
    /// first of the game's features, because the list of features grows.
    pub(crate) fn embedded(
        cell: &'static OnceLock<Option<Self>>,
        file: &[u8],
        features: usize,
    ) -> Option<&'static Self> {
        let read = || Self::read(file).ok().filter(|net| net.inputs <= features);
        cell.get_or_init(read).as_ref()
    }

    /// Parses a file written by [`Net::write`].
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let body = bytes.strip_prefix(MAGIC).ok_or("not a network weights file")?;
        let mut words = body.chunks_exact(4).map(|c| i32::from_le_bytes([c[0], c[1], c[2], c[3]]));
        let mut next = || words.next().ok_or("the network weights file is truncated");
        let (inputs, hidden) = (next()? as usize, next()? as usize);
        if hidden != HIDDEN || inputs > MAX_FEATURES {
            return Err(format!(
                "unsupported network size: {inputs} features and {hidden} hidden neurons; \
                 expected at most {MAX_FEATURES} and exactly {HIDDEN}"
            ));
        }
        let mut net = Self {
            inputs,
            first: vec![[0; HIDDEN]; inputs],
            first_bias: [0; HIDDEN],
            second: [0; HIDDEN],
            second_bias: 0,
        };
        for w in net.first.iter_mut().flatten() {
            *w = next()? as i16;
        }
        for w in &mut net.first_bias {
            *w = next()?;
        }
        for w in &mut net.second {
            *w = next()? as i16;
        }
        net.second_bias = next()?;
        if words.next().is_some() {
            return Err("trailing data after the network weights".into());
        }
        Ok(net)
    }

    /// The weights as the contents of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut put = |x: i32| bytes.extend(x.to_le_bytes());
        put(self.inputs as i32);
        put(HIDDEN as i32);
        self.first.iter().flatten().for_each(|&w| put(i32::from(w)));
        self.first_bias.iter().for_each(|&w| put(w));
        self.second.iter().for_each(|&w| put(i32::from(w)));
        put(self.second_bias);
        bytes
    }
}

/// Turns logits into values that sum to 1.
pub fn softmax(logits: &mut [f32]) {
    softmax_at(logits, 1.0);
}

/// Softmax with a temperature.
pub(crate) fn softmax_at(values: &mut [f32], temperature: f32) {
    let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for value in values.iter_mut() {
        *value = exp((*value - top) / temperature);
        sum += *value;
    }
    for value in values {
        *value /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_net() -> Net {
        let row = |k: usize| std::array::from_fn(|i| ((i * 7 + k * 13) % 11) as f32 / 10.0 - 0.5);
        Net::quantize(&[row(1), row(2), row(3)], &row(4), &row(5), 0.25)
    }

    #[test]
    fn weights_survive_a_round_trip() {
        let net = some_net();
        let bytes = net.write();
        assert_eq!(Net::read(&bytes), Ok(net));
        assert!(Net::read(&bytes[..bytes.len() - 1]).is_err());
        assert!(Net::read(&bytes[1..]).is_err());
        assert!(Net::read(&[bytes.as_slice(), &[0; 4]].concat()).is_err());
    }

    #[test]
    fn quantization_changes_little() {
        let row = |k: usize| -> [f32; HIDDEN] {
            std::array::from_fn(|i| ((i * 7 + k * 13) % 11) as f32 / 10.0 - 0.5)
        };
        let x = [3i16, 0, -2];
        let mut out = 0.25;
        for i in 0..HIDDEN {
            let sum = row(4)[i] + (0..3).map(|k| row(k + 1)[i] * f32::from(x[k])).sum::<f32>();
            out += sum.clamp(0.0, 8.0) * row(5)[i];
        }
        assert!((some_net().logit(&x) - out).abs() < 0.05, "{} {out}", some_net().logit(&x));
    }

    #[test]
    fn a_softmax_sums_to_one() {
        let mut values = [1.0, 2.0, 300.0];
        softmax(&mut values);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6 && values[2] > 0.99);
    }
}
