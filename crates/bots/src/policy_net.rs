//! The network with a policy and a value: integers, bit-identical on every machine.
//!
//! ```text
//! features ── first layer ──┬── second layer ── outputs (the value)
//!                           └── one row per action (the policy)
//! ```
//!
//! The first layer is summed over the features that are not 0. The policy costs one dot product per
//! legal move, so positions with few moves are cheap. Its logits correct those of the hand-made
//! heuristic: a network that knows nothing yet plays like the heuristic.
//!
//! A game of two seats is evaluated once, from the seat that decides, by [`OUTCOMES`] outputs: each
//! kind of victory of each side, and a draw. Other games are evaluated once per seat by one output,
//! and the values are the softmax over the seats.
//!
//! Weights are integers, and additions that may saturate have a fixed order, so the processor does not
//! matter. The first layer has 16-bit sums: eight neurons per instruction on x86, ARM and
//! WebAssembly. All other sums have 32 bits, of products of neighbouring 16-bit pairs, for which
//! these processors have an instruction too.

use std::sync::OnceLock;

use mirabilia_kernel::{BySeat, End, Seat, Turn};

use crate::evaluate::{Action, Evaluate, ValueVector};
use crate::net::{MAX_FEATURES, softmax};

/// Neurons of the first layer. A constant, so that the inner loops have a known length.
pub const FIRST: usize = 64;
/// Neurons of the second layer.
pub const SECOND: usize = 32;
/// Outputs of a game of two seats: the seat's victories by points, military and science, the other's,
/// and a draw.
pub const OUTCOMES: usize = 7;
/// The most inputs of any game.
pub const MAX_INPUTS: usize = 768;
/// The upper limit of an activation, unquantized.
pub const MAX_UNIT: f32 = 8.0;
/// The most inputs that are not 0.
pub const MAX_ACTIVE: usize = 384;
/// Inputs are from minus this to this.
pub const MAX_INPUT: i16 = 127;
/// The upper limit of a weight of the first layer, unquantized. Its products fit in 16 bits.
pub const MAX_FIRST_WEIGHT: f32 = MAX_FIRST as f32 / SCALE_IN;
/// The same, quantized.
const MAX_FIRST: i16 = i16::MAX / MAX_INPUT;
/// Quantization scale of the first layer.
const SCALE_IN: f32 = 512.0;
/// Sums of the first layer are shifted right by this many bits.
const SHIFT_IN: u32 = 1;
/// The scale of activations.
const SCALE_UNIT: f32 = 256.0;
/// Quantization scale of all other weights.
const SCALE: f32 = 256.0;
/// Sums of the second layer are shifted right by this many bits.
const SHIFT: u32 = 8;
/// The largest activation, quantized.
const TOP: i32 = (MAX_UNIT * SCALE_UNIT) as i32;
/// The largest weight beyond the first layer: 64 activations of at most 2048 times this fit in 31 bits.
const MAX_WEIGHT: f32 = 8191.0;
/// The first line of a weights file.
const MAGIC: &[u8; 8] = b"mirnet2\n";

/// The activations of the first layer.
pub type Hidden = [i16; FIRST];

/// The inputs of a position that are not 0.
#[derive(Clone, Debug)]
pub struct Inputs {
    active: [(u16, i16); MAX_ACTIVE],
    count: usize,
}

impl Default for Inputs {
    fn default() -> Self {
        Self { active: [(0, 0); MAX_ACTIVE], count: 0 }
    }
}

impl Inputs {
    /// The inputs of a position from this seat.
    pub fn of<G: Evaluate>(state: &G, seat: Seat) -> Self {
        let mut inputs = Self::default();
        let mut buffer = [0i16; MAX_FEATURES];
        let features = &mut buffer[..G::FEATURES.len()];
        state.seen_features(seat, features);
        for (i, &x) in features.iter().enumerate() {
            inputs.set(i, x);
        }
        state.extra_features(seat, &mut |i, x| inputs.set(G::FEATURES.len() + i, x));
        inputs
    }

    /// Sets an input. Each is set at most once.
    #[inline]
    pub fn set(&mut self, index: usize, x: i16) {
        // Without a branch: which inputs are 0 is hard to predict.
        self.active[self.count] = (index as u16, x);
        self.count += usize::from(x != 0);
    }

    /// Indices and values.
    pub fn active(&self) -> &[(u16, i16)] {
        &self.active[..self.count]
    }
}

/// Trained weights in floating point, layer by layer, each a list of rows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FloatWeights {
    /// [`FIRST`] weights per input.
    pub first: Vec<f32>,
    /// Biases of the first layer.
    pub first_bias: Vec<f32>,
    /// [`FIRST`] weights per neuron of the second layer.
    pub second: Vec<f32>,
    /// Biases of the second layer.
    pub second_bias: Vec<f32>,
    /// [`SECOND`] weights per output.
    pub third: Vec<f32>,
    /// Biases of the outputs.
    pub third_bias: Vec<f32>,
    /// [`FIRST`] weights per action.
    pub policy: Vec<f32>,
    /// Biases of the actions.
    pub policy_bias: Vec<f32>,
    /// The logit of one point of the heuristic.
    pub heuristic: f32,
}

/// The quantized weights.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyNet {
    /// One row per input.
    first: Vec<[i16; FIRST]>,
    first_bias: [i16; FIRST],
    second: Vec<[i16; FIRST]>,
    second_bias: Vec<i32>,
    third: Vec<[i16; SECOND]>,
    third_bias: Vec<i32>,
    policy: Vec<[i16; FIRST]>,
    policy_bias: Vec<i32>,
    heuristic: f32,
}

impl PolicyNet {
    /// Quantizes trained weights.
    pub fn quantize(weights: &FloatWeights) -> Self {
        let limit = f32::from(MAX_FIRST);
        let input = |x: f32| (x * SCALE_IN).round().clamp(-limit, limit) as i16;
        let small = |x: &f32| (x * SCALE).round().clamp(-MAX_WEIGHT, MAX_WEIGHT) as i16;
        let bias = |x: &f32| (x * SCALE * SCALE_UNIT).round() as i32;
        let rows = |list: &[f32]| -> Vec<[i16; FIRST]> {
            list.chunks_exact(FIRST).map(|row| std::array::from_fn(|i| small(&row[i]))).collect()
        };
        Self {
            first: weights
                .first
                .chunks_exact(FIRST)
                .map(|row| std::array::from_fn(|i| input(row[i])))
                .collect(),
            first_bias: std::array::from_fn(|i| (weights.first_bias[i] * SCALE_IN).round() as i16),
            second: rows(&weights.second),
            second_bias: weights.second_bias.iter().map(bias).collect(),
            third: weights
                .third
                .chunks_exact(SECOND)
                .map(|row| std::array::from_fn(|i| small(&row[i])))
                .collect(),
            third_bias: weights.third_bias.iter().map(bias).collect(),
            policy: rows(&weights.policy),
            policy_bias: weights.policy_bias.iter().map(bias).collect(),
            heuristic: weights.heuristic,
        }
    }

    /// The weights in floating point: the start of further training.
    pub fn unquantized(&self) -> FloatWeights {
        fn list<const N: usize>(rows: &[[i16; N]], scale: f32) -> Vec<f32> {
            rows.iter().flatten().map(|&w| f32::from(w) / scale).collect()
        }
        let bias = |list: &[i32]| list.iter().map(|&w| w as f32 / (SCALE * SCALE_UNIT)).collect();
        FloatWeights {
            first: list(&self.first, SCALE_IN),
            first_bias: list(&[self.first_bias], SCALE_IN),
            second: list(&self.second, SCALE),
            second_bias: bias(&self.second_bias),
            third: list(&self.third, SCALE),
            third_bias: bias(&self.third_bias),
            policy: list(&self.policy, SCALE),
            policy_bias: bias(&self.policy_bias),
            heuristic: self.heuristic,
        }
    }

    /// The first layer for these inputs.
    pub fn hidden(&self, inputs: &[(u16, i16)]) -> Hidden {
        let mut sums = self.first_bias;
        for &(index, x) in inputs {
            let row = &self.first[usize::from(index)];
            for (sum, w) in sums.iter_mut().zip(row) {
                *sum = sum.saturating_add(w.wrapping_mul(x));
            }
        }
        sums.map(|sum| (sum >> SHIFT_IN).clamp(0, TOP as i16))
    }

    /// The logits of the outputs. Unused places stay 0.
    pub fn outputs(&self, hidden: &Hidden) -> [f32; OUTCOMES] {
        let mut units = [0i16; SECOND];
        for ((unit, row), bias) in units.iter_mut().zip(&self.second).zip(&self.second_bias) {
            *unit = ((bias + dot(row, hidden)) >> SHIFT).clamp(0, TOP) as i16;
        }
        let mut out = [0.0; OUTCOMES];
        for ((out, row), bias) in out.iter_mut().zip(&self.third).zip(&self.third_bias) {
            *out = (bias + dot(row, &units)) as f32 / (SCALE * SCALE_UNIT);
        }
        out
    }

    /// The policy logit of a move with this heuristic value.
    #[inline]
    pub fn policy(&self, hidden: &Hidden, action: Action, heuristic: f32) -> f32 {
        let row = |at: usize| {
            let sum = self.policy_bias[at] + dot(&self.policy[at], hidden);
            sum as f32 / (SCALE * SCALE_UNIT)
        };
        let first = row(usize::from(action.row)) + self.heuristic * heuristic;
        first + action.second.map_or(0.0, |at| row(usize::from(at)))
    }

    /// The first layer of a position, from this seat.
    pub fn position<G: Evaluate>(&self, state: &G, seat: Seat) -> Hidden {
        self.hidden(Inputs::of(state, seat).active())
    }

    /// The values of a position where a seat decides.
    pub fn values<G: Evaluate>(&self, state: &G) -> ValueVector {
        if self.third.len() == OUTCOMES {
            let seat = decider(state);
            return self.values_from(&self.position(state, seat), seat);
        }
        let mut values = BySeat::filled(0.0);
        for seat in Seat::all(state.seats()) {
            values[seat] = self.outputs(&self.position(state, seat))[0];
        }
        softmax(&mut values.0[..usize::from(state.seats())]);
        values
    }

    /// The values of a game of two seats, from the first layer of the seat that decides.
    pub(crate) fn values_from(&self, hidden: &Hidden, seat: Seat) -> ValueVector {
        let mut outcomes = self.outputs(hidden);
        softmax(&mut outcomes);
        let value = share(&outcomes);
        let mut values = BySeat::filled(0.0);
        values[seat] = value;
        values[seat.other()] = 1.0 - value;
        values
    }

    /// Whether one position of a game is evaluated once, from the seat that decides.
    pub(crate) fn evaluates_once(&self) -> bool {
        self.third.len() == OUTCOMES
    }

    /// The network in a file that is compiled into the program, parsed once. A file for other inputs
    /// or actions is ignored.
    pub(crate) fn embedded<G: Evaluate>(
        cell: &'static OnceLock<Option<Self>>,
        file: &[u8],
    ) -> Option<&'static Self> {
        cell.get_or_init(|| Self::read(file).ok().filter(Self::fits::<G>)).as_ref()
    }

    /// Whether the network was made for this game's inputs and actions.
    pub fn fits<G: Evaluate>(&self) -> bool {
        self.first.len() == G::FEATURES.len() + G::EXTRA_FEATURES && self.policy.len() == G::ACTIONS
    }

    /// Parses a file written by [`PolicyNet::write`].
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let mut file = Reader(bytes.strip_prefix(MAGIC).ok_or("not a network weights file")?);
        let [inputs, outputs, actions] = [file.word()?, file.word()?, file.word()?];
        let is_small = |n: i32, most: usize| usize::try_from(n).is_ok_and(|n| n <= most);
        if !is_small(inputs, MAX_INPUTS) || !is_small(outputs, OUTCOMES) || !is_small(actions, 4096)
        {
            return Err(format!(
                "unsupported network size: {inputs} inputs, {outputs} outputs, {actions} actions; \
                 expected at most {MAX_INPUTS}, {OUTCOMES} and 4096"
            ));
        }
        let net = Self {
            first: file.rows(inputs as usize)?,
            first_bias: file.rows(1)?[0],
            second: file.rows(SECOND)?,
            second_bias: file.words(SECOND)?,
            third: file.rows(outputs as usize)?,
            third_bias: file.words(outputs as usize)?,
            policy: file.rows(actions as usize)?,
            policy_bias: file.words(actions as usize)?,
            heuristic: f32::from_bits(file.word()? as u32),
        };
        if file.0.is_empty() { Ok(net) } else { Err("trailing data after the weights".into()) }
    }

    /// The weights as the contents of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let counts = [self.first.len(), self.third.len(), self.policy.len()];
        put_words(&mut bytes, &counts.map(|n| n as i32));
        put_rows(&mut bytes, &self.first);
        put_rows(&mut bytes, &[self.first_bias]);
        put_rows(&mut bytes, &self.second);
        put_words(&mut bytes, &self.second_bias);
        put_rows(&mut bytes, &self.third);
        put_words(&mut bytes, &self.third_bias);
        put_rows(&mut bytes, &self.policy);
        put_words(&mut bytes, &self.policy_bias);
        bytes.extend(self.heuristic.to_bits().to_le_bytes());
        bytes
    }
}

/// The seat that decides; the first if several do.
pub(crate) fn decider<G: Evaluate>(state: &G) -> Seat {
    match state.turn() {
        Turn::Seats(seats) => seats.first().expect("a turn of seats has a seat"),
        _ => Seat::new(0),
    }
}

/// The seat's share of the victory from the chances of the outcomes.
pub fn share(outcomes: &[f32; OUTCOMES]) -> f32 {
    outcomes[0] + outcomes[1] + outcomes[2] + 0.5 * outcomes[6]
}

/// The index of an outcome for a seat that won or lost; `None` is a draw.
pub fn outcome_index(won: Option<bool>, end: End) -> usize {
    let kind = match end {
        End::Points => 0,
        End::Military => 1,
        End::Science => 2,
    };
    won.map_or(6, |won| if won { kind } else { 3 + kind })
}

/// The sum of the products, in pairs of neighbours.
#[inline]
fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).map(|(&x, &y)| i32::from(x) * i32::from(y)).sum()
}

fn put_words(bytes: &mut Vec<u8>, words: &[i32]) {
    bytes.extend(words.iter().flat_map(|w| w.to_le_bytes()));
}

fn put_rows<const N: usize>(bytes: &mut Vec<u8>, rows: &[[i16; N]]) {
    bytes.extend(rows.iter().flatten().flat_map(|w| w.to_le_bytes()));
}

/// What is left of a weights file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let (bytes, rest) =
            self.0.split_first_chunk().ok_or("the network weights file is truncated")?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn word(&mut self) -> Result<i32, String> {
        self.bytes().map(i32::from_le_bytes)
    }

    fn half(&mut self) -> Result<i16, String> {
        self.bytes().map(i16::from_le_bytes)
    }

    fn words(&mut self, count: usize) -> Result<Vec<i32>, String> {
        (0..count).map(|_| self.word()).collect()
    }

    fn rows<const N: usize>(&mut self, count: usize) -> Result<Vec<[i16; N]>, String> {
        let mut rows = vec![[0; N]; count];
        for w in rows.iter_mut().flatten() {
            *w = self.half()?;
        }
        Ok(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights() -> FloatWeights {
        let list = |count: usize, k: usize| -> Vec<f32> {
            (0..count).map(|i| ((i * 7 + k * 13) % 23) as f32 / 40.0 - 0.27).collect()
        };
        FloatWeights {
            first: list(5 * FIRST, 1),
            first_bias: list(FIRST, 2),
            second: list(SECOND * FIRST, 3),
            second_bias: list(SECOND, 4),
            third: list(OUTCOMES * SECOND, 5),
            third_bias: list(OUTCOMES, 6),
            policy: list(3 * FIRST, 7),
            policy_bias: list(3, 8),
            heuristic: 0.25,
        }
    }

    #[test]
    fn weights_survive_a_round_trip() {
        let net = PolicyNet::quantize(&weights());
        let bytes = net.write();
        assert_eq!(PolicyNet::quantize(&net.unquantized()), net);
        assert_eq!(PolicyNet::read(&bytes), Ok(net));
        assert!(PolicyNet::read(&bytes[..bytes.len() - 1]).is_err());
        assert!(PolicyNet::read(&bytes[1..]).is_err());
        assert!(PolicyNet::read(&[bytes.as_slice(), &[0; 4]].concat()).is_err());
        let mut wrong = bytes;
        wrong[8..12].copy_from_slice(&i32::MAX.to_le_bytes());
        assert!(PolicyNet::read(&wrong).is_err());
    }

    #[test]
    fn quantization_changes_little() {
        let weights = weights();
        let net = PolicyNet::quantize(&weights);
        let x = [3i16, 0, -2, 4, 1];
        let unit = |sum: f32| sum.clamp(0.0, MAX_UNIT);
        let first: Vec<f32> = (0..FIRST)
            .map(|n| {
                let products = (0..5).map(|f| weights.first[f * FIRST + n] * f32::from(x[f]));
                unit(weights.first_bias[n] + products.sum::<f32>())
            })
            .collect();
        let layer = |rows: &[f32], bias: &[f32], from: &[f32]| -> Vec<f32> {
            let row = |(row, bias): (&[f32], &f32)| {
                bias + row.iter().zip(from).map(|(w, x)| w * x).sum::<f32>()
            };
            rows.chunks(from.len()).zip(bias).map(row).collect()
        };
        let second = layer(&weights.second, &weights.second_bias, &first);
        let second: Vec<f32> = second.into_iter().map(unit).collect();
        let third = layer(&weights.third, &weights.third_bias, &second);
        let mut inputs = Inputs::default();
        x.into_iter().enumerate().for_each(|(i, x)| inputs.set(i, x));
        assert_eq!(inputs.active().len(), 4);
        let hidden = net.hidden(inputs.active());
        for (float, quantized) in third.iter().zip(net.outputs(&hidden)) {
            assert!((float - quantized).abs() < 0.1, "{float} and {quantized}");
        }
        let policy = layer(&weights.policy, &weights.policy_bias, &first);
        let action = Action { row: 0, second: Some(2) };
        let logit = net.policy(&hidden, action, 2.0);
        assert!((policy[0] + policy[2] + 0.5 - logit).abs() < 0.1, "{logit}");
    }
}
