//! Writing the features of a position one after the other.

/// Writes features in order. The length is known at compile time, so indices need no bounds check.
pub(crate) struct FeatureWriter<'a, const N: usize> {
    out: &'a mut [i16; N],
    at: usize,
    /// The value of a set flag.
    yes: i16,
}

impl<'a, const N: usize> FeatureWriter<'a, N> {
    pub(crate) fn new(out: &'a mut [i16; N], yes: i16) -> Self {
        Self { out, at: 0, yes }
    }

    /// How many features have been written.
    pub(crate) fn written(&self) -> usize {
        self.at
    }

    /// Writes a value that is known to be small.
    #[inline]
    pub(crate) fn put_small(&mut self, value: i16) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// Writes a value, clamped to the range in which the network is exact.
    #[inline]
    pub(crate) fn put(&mut self, value: impl Into<i32>) {
        self.put_small(value.into().clamp(-127, 127) as i16);
    }

    #[inline]
    pub(crate) fn put_all<T: Into<i32>, const M: usize>(&mut self, values: [T; M]) {
        for value in values {
            self.put(value);
        }
    }

    #[inline]
    pub(crate) fn flag(&mut self, set: bool) {
        self.put_small(if set { self.yes } else { 0 });
    }

    /// One flag per bit, the lowest bit first.
    #[inline]
    pub(crate) fn flags(&mut self, bits: u16, count: usize) {
        for i in 0..count {
            self.out[self.at + i] = if bits & 1 << i == 0 { 0 } else { self.yes };
        }
        self.at += count;
    }

    /// One-hot: `count` flags of which only this one is set.
    pub(crate) fn one_hot(&mut self, index: usize, count: usize) {
        for i in 0..count {
            self.flag(i == index);
        }
    }
}
