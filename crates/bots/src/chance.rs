//! From the values of a search to chances.

/// A value as a chance to win. Where a search weighs margins of points, its values are too even;
/// raising the odds against the field to a power makes them come true as often as they say (the power
/// is measured: `cargo xtask train GAME --calibrate`). Order is kept, and a fair share stays fair.
///
/// ```
/// use mirabilia_bots::sharpened;
/// assert!((sharpened(0.25, 4, 3.0) - 0.25).abs() < 1e-6);
/// assert!(sharpened(0.4, 4, 3.0) > 0.6);
/// assert!((sharpened(0.4, 4, 1.0) - 0.4).abs() < 1e-6);
/// ```
pub fn sharpened(value: f32, seats: u8, sharpness: f32) -> f32 {
    let others = f32::from(seats - 1);
    let (mine, each) = (value.clamp(0.0, 1.0), (1.0 - value.clamp(0.0, 1.0)) / others);
    let (mine, each) = (mine.powf(sharpness), each.powf(sharpness));
    mine / (mine + others * each)
}

/// What [`sharpened`] made of it, undone.
///
/// ```
/// use mirabilia_bots::{blunted, sharpened};
/// assert!((blunted(sharpened(0.3, 5, 2.5), 5, 2.5) - 0.3).abs() < 1e-4);
/// ```
pub fn blunted(chance: f32, seats: u8, sharpness: f32) -> f32 {
    sharpened(chance, seats, 1.0 / sharpness)
}
