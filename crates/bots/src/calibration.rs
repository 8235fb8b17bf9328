//! Calibration: from search values to win probabilities.

use crate::float::pow;

/// Calibrates a search value: the result is the frequency with which such positions are won. A
/// search that also weighs the margin of points gives values that are too close together. Raising
/// the odds against the other seats to a power corrects this. Order is kept, and a fair share stays
/// a fair share. The exponent is fitted by `cargo xtask train GAME --calibrate`.
///
/// ```
/// use mirabilia_bots::calibrate;
/// assert!((calibrate(0.25, 4, 3.0) - 0.25).abs() < 1e-6);
/// assert!(calibrate(0.4, 4, 3.0) > 0.6);
/// assert!((calibrate(0.4, 4, 1.0) - 0.4).abs() < 1e-6);
/// ```
pub fn calibrate(value: f32, seats: u8, exponent: f32) -> f32 {
    let opponents = f32::from(seats - 1);
    let (own, each) = (value.clamp(0.0, 1.0), (1.0 - value.clamp(0.0, 1.0)) / opponents);
    let (own, each) = (pow(own, exponent), pow(each, exponent));
    own / (own + opponents * each)
}

/// The inverse of [`calibrate`].
///
/// ```
/// use mirabilia_bots::{calibrate, uncalibrate};
/// assert!((uncalibrate(calibrate(0.3, 5, 2.5), 5, 2.5) - 0.3).abs() < 1e-4);
/// ```
pub fn uncalibrate(probability: f32, seats: u8, exponent: f32) -> f32 {
    calibrate(probability, seats, 1.0 / exponent)
}
