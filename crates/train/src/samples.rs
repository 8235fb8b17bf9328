//! Training samples: positions with what was learned about them, packed into bytes.
//!
//! A generation is a few ten thousand samples. Packed, a window of several generations fits in memory,
//! and a file is the same bytes.

use mirabilia_bots::AUXILIARY;
use mirabilia_bots::policy_net::OUTCOMES;

/// The second row of a move that has only one.
const NO_ROW: u16 = u16::MAX;
/// Heuristic values are stored in this fraction of a point.
const HEURISTIC_UNIT: f32 = 1.0 / 64.0;
/// The first line of a file of samples.
const MAGIC: &[u8; 8] = b"mirgame1";

/// A position, unpacked.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sample {
    /// One per seat, or one for the deciding seat alone where that is enough.
    pub(crate) rows: Vec<Row>,
    /// The row of the seat that decides.
    pub(crate) decider: usize,
    /// The target of the outputs: outcomes for a single row, else shares of the victory by row.
    pub(crate) outcome: [f32; OUTCOMES],
    /// The value of the search for the deciding seat.
    pub(crate) search_value: f32,
    /// The legal moves.
    pub(crate) moves: Vec<SampleMove>,
}

/// A position from one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Row {
    /// The inputs that are not 0.
    pub(crate) inputs: Vec<(u16, i8)>,
    /// The auxiliary targets.
    pub(crate) auxiliary: [f32; AUXILIARY],
}

/// A legal move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SampleMove {
    pub(crate) row: u16,
    pub(crate) second: Option<u16>,
    pub(crate) heuristic: f32,
    /// Its part of the visits.
    pub(crate) target: f32,
}

impl Row {
    /// Packs inputs.
    pub(crate) fn new(inputs: &[(u16, i16)]) -> Self {
        let inputs = inputs.iter().map(|&(i, x)| (i, x.clamp(-127, 127) as i8)).collect();
        Self { inputs, auxiliary: [0.0; AUXILIARY] }
    }
}

/// Many samples.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Samples {
    bytes: Vec<u8>,
    /// Where each sample starts.
    starts: Vec<usize>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    pub(crate) fn add(&mut self, sample: &Sample) {
        self.starts.push(self.bytes.len());
        let bytes = &mut self.bytes;
        bytes.extend([sample.rows.len() as u8, sample.decider as u8]);
        bytes.extend(sample.outcome.iter().flat_map(|x| x.to_le_bytes()));
        bytes.extend(sample.search_value.to_le_bytes());
        for row in &sample.rows {
            bytes.extend(row.auxiliary.iter().flat_map(|x| x.to_le_bytes()));
            bytes.extend((row.inputs.len() as u16).to_le_bytes());
            for (index, value) in &row.inputs {
                bytes.extend(index.to_le_bytes());
                bytes.push(*value as u8);
            }
        }
        bytes.extend((sample.moves.len() as u16).to_le_bytes());
        for m in &sample.moves {
            bytes.extend(m.row.to_le_bytes());
            bytes.extend(m.second.unwrap_or(NO_ROW).to_le_bytes());
            bytes.extend(((m.heuristic / HEURISTIC_UNIT) as i16).to_le_bytes());
            bytes.extend(((m.target * 65535.0) as u16).to_le_bytes());
        }
    }

    pub(crate) fn append(&mut self, other: &Self) {
        let offset = self.bytes.len();
        self.starts.extend(other.starts.iter().map(|start| start + offset));
        self.bytes.extend_from_slice(&other.bytes);
    }

    /// Unpacks a sample into `sample`.
    pub(crate) fn read(&self, i: usize, sample: &mut Sample) {
        let mut cursor = Cursor(&self.bytes[self.starts[i]..]);
        sample.unpack(&mut cursor).expect("packed by `add` or checked by `from_file`");
    }

    /// Drops the oldest samples beyond this many.
    pub(crate) fn keep_last(&mut self, count: usize) {
        let Some(&cut) = self.starts.len().checked_sub(count).and_then(|n| self.starts.get(n))
        else {
            return;
        };
        self.bytes.drain(..cut);
        self.starts.drain(..self.starts.len() - count);
        for start in &mut self.starts {
            *start -= cut;
        }
    }

    /// The contents of a file.
    pub(crate) fn to_file(&self) -> Vec<u8> {
        [MAGIC.as_slice(), &self.bytes].concat()
    }

    /// Reads a file. `None` if it is not one.
    pub(crate) fn from_file(file: &[u8]) -> Option<Self> {
        let bytes = file.strip_prefix(MAGIC)?;
        let mut samples = Self { bytes: bytes.to_vec(), starts: Vec::new() };
        let (mut cursor, mut sample) = (Cursor(bytes), Sample::default());
        while !cursor.0.is_empty() {
            samples.starts.push(bytes.len() - cursor.0.len());
            sample.unpack(&mut cursor)?;
        }
        Some(samples)
    }
}

impl Sample {
    fn unpack(&mut self, cursor: &mut Cursor<'_>) -> Option<()> {
        let rows = usize::from(cursor.byte()?);
        self.decider = usize::from(cursor.byte()?);
        for x in &mut self.outcome {
            *x = cursor.float()?;
        }
        self.search_value = cursor.float()?;
        self.rows.resize_with(rows, Row::default);
        for row in &mut self.rows {
            for x in &mut row.auxiliary {
                *x = cursor.float()?;
            }
            row.inputs.clear();
            for _ in 0..cursor.half()? {
                row.inputs.push((cursor.half()?, cursor.byte()? as i8));
            }
        }
        self.moves.clear();
        for _ in 0..cursor.half()? {
            let row = cursor.half()?;
            let second = Some(cursor.half()?).filter(|row| *row != NO_ROW);
            let heuristic = f32::from(cursor.half()? as i16) * HEURISTIC_UNIT;
            let target = f32::from(cursor.half()?) / 65535.0;
            self.moves.push(SampleMove { row, second, heuristic, target });
        }
        (self.decider < rows).then_some(())
    }
}

/// What is left to read.
struct Cursor<'a>(&'a [u8]);

impl Cursor<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take().map(u8::from_le_bytes)
    }

    fn half(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn float(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(k: u16) -> Sample {
        let mut row = Row::new(&[(1, 3), (2, -2), (3, k as i16)]);
        row.auxiliary[1] = 0.5;
        let second = (k > 1).then_some(k);
        Sample {
            rows: vec![row; 2],
            decider: 1,
            outcome: [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            search_value: 0.25,
            moves: vec![SampleMove { row: 9, second, heuristic: -1.5, target: 1.0 }],
        }
    }

    #[test]
    fn samples_survive_packing_and_files() {
        let mut samples = Samples::default();
        for k in 1..5 {
            samples.add(&sample(k));
        }
        let mut all = samples.clone();
        all.append(&samples);
        let mut back = Samples::from_file(&all.to_file()).expect("a file of samples");
        assert_eq!(back, all);
        back.keep_last(3);
        let mut read = Sample::default();
        for (i, k) in [2, 3, 4].into_iter().enumerate() {
            back.read(i, &mut read);
            assert_eq!(read, sample(k));
        }
        assert!(Samples::from_file(&all.to_file()[..100]).is_none());
        assert!(Samples::from_file(b"something").is_none());
    }
}
