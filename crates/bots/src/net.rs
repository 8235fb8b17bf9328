//! A small integer network: what it computes is the same on every machine, to the last bit.
//!
//! One hidden layer over a seat's features; the output says how well the seat stands. The shares of
//! a table are the softmax of its seats' outputs. Weights are whole numbers (the trainer rounds
//! them), sums are 32-bit, so neither the order of additions nor the processor matters; only the
//! last step, from sums to shares, is in floating point.

use std::sync::OnceLock;

use mirabilia_kernel::{BySeat, Seat};

use crate::judge::{Judged, Shares};

/// Hidden neurons. A constant, so that the inner loops have a known length.
pub const HIDDEN: usize = 32;
/// The most features any game has.
pub const MAX_FEATURES: usize = 256;
/// Weights of the first layer are this times the real ones.
const SCALE_IN: f32 = 4096.0;
/// Hidden sums lose this many bits before the second layer.
const SHIFT: u32 = 4;
/// What is left of the scale then.
const SCALE_HIDDEN: f32 = 256.0;
/// Weights of the second layer are this times the real ones.
const SCALE_OUT: f32 = 256.0;
/// A hidden neuron gives at most this much in real numbers.
pub const CEILING: f32 = 8.0;
/// Weights of the first layer are at most this in real numbers.
pub const STEEPEST: f32 = 3.9;
/// The first line of a file of weights.
const MAGIC: &[u8; 8] = b"mirnet1\n";

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    /// `HIDDEN` weights a feature: the hidden sums are added up feature by feature, and the many
    /// features that are 0 cost nothing.
    first: Vec<[i16; HIDDEN]>,
    first_bias: [i32; HIDDEN],
    second: [i16; HIDDEN],
    second_bias: i32,
}

impl Net {
    /// A network from real weights, rounded to whole numbers.
    pub fn from_real(
        first: &[[f32; HIDDEN]],
        first_bias: &[f32; HIDDEN],
        second: &[f32; HIDDEN],
        second_bias: f32,
    ) -> Self {
        // The bound keeps the last sum within 32 bits: 32 neurons of at most 2048, times 16383.
        let small = |x: f32, scale: f32| (x * scale).round().clamp(-16383.0, 16383.0) as i16;
        Self {
            inputs: first.len(),
            first: first.iter().map(|row| row.map(|x| small(x, SCALE_IN))).collect(),
            first_bias: first_bias.map(|x| (x * SCALE_IN).round() as i32),
            second: second.map(|x| small(x, SCALE_OUT)),
            second_bias: (second_bias * SCALE_HIDDEN * SCALE_OUT).round() as i32,
        }
    }

    /// How many features it reads.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How well a seat with these features stands; only differences between seats count.
    pub fn standing(&self, features: &[i16]) -> f32 {
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
            out += (*sum >> SHIFT).clamp(0, (CEILING * SCALE_HIDDEN) as i32) * i32::from(w);
        }
        out as f32 / (SCALE_HIDDEN * SCALE_OUT)
    }

    /// The share of the victory it gives each seat of a position.
    pub fn shares<G: Judged>(&self, state: &G) -> Shares {
        let mut room = [0i16; MAX_FEATURES];
        let features = &mut room[..G::FEATURES.len()];
        let mut shares = BySeat::filled(f32::NEG_INFINITY);
        for seat in Seat::all(state.seats()) {
            features.fill(0);
            state.features(seat, features);
            shares[seat] = self.standing(features);
        }
        softmax(&mut shares.0[..usize::from(state.seats())]);
        shares.0[usize::from(state.seats())..].fill(0.0);
        shares
    }

    /// The network in a file that is part of the program, read once. A file made for another list
    /// of features is as good as none: the search plays out instead.
    pub(crate) fn embedded(
        cell: &'static OnceLock<Option<Self>>,
        file: &[u8],
        features: usize,
    ) -> Option<&'static Self> {
        let read = || Self::read(file).ok().filter(|net| net.inputs == features);
        cell.get_or_init(read).as_ref()
    }

    /// Reads what [`Net::write`] writes.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let body = bytes.strip_prefix(MAGIC).ok_or("not a file of network weights")?;
        let mut words = body.chunks_exact(4).map(|c| i32::from_le_bytes([c[0], c[1], c[2], c[3]]));
        let mut next = || words.next().ok_or("the file of network weights is cut short");
        let (inputs, hidden) = (next()? as usize, next()? as usize);
        if hidden != HIDDEN || inputs > MAX_FEATURES {
            return Err(format!(
                "a network of {inputs} features and {hidden} neurons, not up to {MAX_FEATURES} and {HIDDEN}"
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
            return Err("the file of network weights is too long".into());
        }
        Ok(net)
    }

    /// The weights as a file.
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

/// Turns standings into shares that add up to 1.
pub fn softmax(values: &mut [f32]) {
    let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for value in values.iter_mut() {
        *value = (*value - top).exp();
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
        Net::from_real(&[row(1), row(2), row(3)], &row(4), &row(5), 0.25)
    }

    #[test]
    fn a_network_is_read_as_written() {
        let net = some_net();
        let bytes = net.write();
        assert_eq!(Net::read(&bytes), Ok(net));
        assert!(Net::read(&bytes[..bytes.len() - 1]).is_err());
        assert!(Net::read(&bytes[1..]).is_err());
        assert!(Net::read(&[bytes.as_slice(), &[0; 4]].concat()).is_err());
    }

    #[test]
    fn it_computes_what_the_real_weights_say() {
        let row = |k: usize| -> [f32; HIDDEN] {
            std::array::from_fn(|i| ((i * 7 + k * 13) % 11) as f32 / 10.0 - 0.5)
        };
        let x = [3i16, 0, -2];
        let mut out = 0.25;
        for i in 0..HIDDEN {
            let sum = row(4)[i] + (0..3).map(|k| row(k + 1)[i] * f32::from(x[k])).sum::<f32>();
            out += sum.clamp(0.0, 8.0) * row(5)[i];
        }
        assert!((some_net().standing(&x) - out).abs() < 0.05, "{} {out}", some_net().standing(&x));
    }

    #[test]
    fn shares_add_up() {
        let mut values = [1.0, 2.0, 300.0];
        softmax(&mut values);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6 && values[2] > 0.99);
    }
}
