//! Exponentials and powers with the same result on every platform. Those of the standard library come
//! from the platform and differ in the last bit, which is enough for a bot to decide differently. These
//! use only additions and multiplications in double precision, which every platform rounds the same
//! way. Rounded to single precision, they are correct except for rare ties.

use std::f64::consts::{LN_2, LOG2_E};

/// Single precision holds powers of two with exponents between -149 and 127.
const RANGE: f64 = 160.0;
/// Added to a number below 2^51, this rounds it to an integer, which is then in the low bits.
const ROUND: f64 = 6_755_399_441_055_744.0; // 1.5 * 2^52
/// The coefficients 1/n! of the exponential series, from n = 7 down to 0. For |x| up to ln 2 / 2 the
/// rest of the series is below 2^-26, so more terms would not change single precision.
const FACTORIALS: [f64; 8] =
    [1.0 / 5_040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];

/// e to the power of x.
#[inline]
pub fn exp(x: f32) -> f32 {
    power_of_two(f64::from(x) * LOG2_E) as f32
}

/// 2 to the power of x.
#[inline]
pub fn exp2(x: f32) -> f32 {
    power_of_two(f64::from(x)) as f32
}

/// x to the power of y, for x at least 0 and y above 0.
pub fn pow(x: f32, y: f32) -> f32 {
    if x > 0.0 { power_of_two(f64::from(y) * log2(f64::from(x))) as f32 } else { 0.0 }
}

/// The natural logarithm of a positive number.
pub fn ln(x: f32) -> f32 {
    (log2(f64::from(x)) * LN_2) as f32
}

#[inline]
fn power_of_two(x: f64) -> f64 {
    let x = x.clamp(-RANGE, RANGE);
    let rounded = x + ROUND;
    let part = (x - (rounded - ROUND)) * LN_2;
    let [first, rest @ ..] = FACTORIALS;
    let sum = rest.iter().fold(first, |sum, term| sum * part + term);
    sum * f64::from_bits((rounded.to_bits() << 52).wrapping_add(1023 << 52))
}

/// The binary logarithm of a positive number.
fn log2(x: f64) -> f64 {
    let bits = x.to_bits();
    let mut whole = ((bits >> 52) & 0x7ff) as i64 - 1023;
    let mut part = f64::from_bits(bits & 0x000f_ffff_ffff_ffff | 1023 << 52);
    if part > std::f64::consts::SQRT_2 {
        part *= 0.5;
        whole += 1;
    }
    // ln x = 2 artanh s with s = (x - 1) / (x + 1).
    let s = (part - 1.0) / (part + 1.0);
    let square = s * s;
    let sum = (0..9).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    whole as f64 + 2.0 * s * sum * LOG2_E
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance in units of the last place.
    fn apart(a: f32, b: f32) -> u32 {
        a.to_bits().abs_diff(b.to_bits())
    }

    #[test]
    fn results_agree_with_double_precision() {
        for i in -4000..=4000i32 {
            let x = i as f32 / 50.0;
            assert!(apart(exp(x), f64::from(x).exp() as f32) <= 1, "exp {x}");
            assert!(apart(exp2(x), f64::from(x).exp2() as f32) <= 1, "exp2 {x}");
        }
        for i in 1..=1000i32 {
            let x = i as f32 / 500.0;
            assert!(
                apart(ln(x), f64::from(x).ln() as f32) <= 1 || x.to_bits() == 1.0f32.to_bits(),
                "ln {x}"
            );
            for y in [0.25f32, 0.5, 1.0, 1.3, 2.0, 3.7] {
                let right = f64::from(x).powf(f64::from(y)) as f32;
                assert!(apart(pow(x, y), right) <= 1, "{x} to {y}");
            }
        }
    }

    #[test]
    fn special_values_are_exact() {
        let results = [exp(0.0), exp2(3.0), pow(0.0, 2.0), pow(1.0, 5.0)];
        assert_eq!(results.map(f32::to_bits), [1.0f32, 8.0, 0.0, 1.0].map(f32::to_bits));
        assert_eq!(ln(1.0).to_bits(), 0);
        assert_eq!(exp(f32::NEG_INFINITY).to_bits(), 0);
        assert!(exp(200.0).is_infinite());
        assert!(exp(-90.0) > 0.0 && exp(-90.0) < 1e-38);
    }
}
