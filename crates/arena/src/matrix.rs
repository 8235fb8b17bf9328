//! Small square matrices, with one row per bot.

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Matrix(Vec<Vec<f64>>);

impl Matrix {
    pub(crate) fn zero(size: usize) -> Self {
        Self(vec![vec![0.0; size]; size])
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.0[row][column]
    }

    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.0[row][column] += value;
    }

    pub(crate) fn trace(&self) -> f64 {
        (0..self.0.len()).map(|i| self.0[i][i]).sum()
    }

    #[must_use]
    pub(crate) fn scaled(mut self, factor: f64) -> Self {
        self.0.iter_mut().flatten().for_each(|value| *value *= factor);
        self
    }

    /// The matrix times a column vector.
    pub(crate) fn times(&self, column: &[f64]) -> Vec<f64> {
        self.0.iter().map(|row| dot(row, column)).collect()
    }

    /// `self · middle · self`, for symmetric matrices.
    pub(crate) fn around(&self, middle: &Self) -> Self {
        // Row i of self·middle is middle (symmetric) times row i of self; likewise for the second
        // product.
        Self(self.0.iter().map(|row| self.times(&middle.times(row))).collect())
    }

    /// The matrix extended with zeros to this size.
    pub(crate) fn extended(mut self, size: usize) -> Self {
        self.0.iter_mut().for_each(|row| row.resize(size, 0.0));
        self.0.resize(size, vec![0.0; size]);
        self
    }

    /// The inverse by Gauss-Jordan elimination; zero if the matrix is singular.
    pub(crate) fn inverse(mut self) -> Self {
        let size = self.0.len();
        let mut inverse = Self::zero(size);
        (0..size).for_each(|i| inverse.0[i][i] = 1.0);
        for column in 0..size {
            let best = (column..size)
                .max_by(|&a, &b| self.0[a][column].abs().total_cmp(&self.0[b][column].abs()))
                .unwrap_or(column);
            let pivot = self.0[best][column];
            if pivot.abs() < 1e-12 {
                return Self::zero(size);
            }
            self.0.swap(column, best);
            inverse.0.swap(column, best);
            for side in [&mut self, &mut inverse] {
                side.0[column].iter_mut().for_each(|value| *value /= pivot);
            }
            for row in (0..size).filter(|&row| row != column) {
                let factor = self.0[row][column];
                for side in [&mut self, &mut inverse] {
                    let from = side.0[column].clone();
                    side.0[row].iter_mut().zip(from).for_each(|(value, f)| *value -= factor * f);
                }
            }
        }
        inverse
    }
}

/// The dot product.
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_changes_nothing() {
        let matrix = Matrix(vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, -1.0], vec![0.5, -1.0, 2.0]]);
        let inverse = matrix.clone().inverse();
        for (i, row) in inverse.0.iter().enumerate() {
            for (j, value) in matrix.times(row).into_iter().enumerate() {
                let expected = f64::from(u8::from(i == j));
                assert!((value - expected).abs() < 1e-12, "{i} {j} {value}");
            }
        }
        let same = inverse.around(&matrix);
        for (row, expected) in same.0.iter().zip(&inverse.0) {
            assert!(row.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{same:?}");
        }
    }

    #[test]
    fn the_inverse_of_a_singular_matrix_is_zero() {
        assert_eq!(Matrix::zero(2).inverse(), Matrix::zero(2));
    }
}
