//! A value axis with round ticks.

pub(crate) struct Axis {
    pub(crate) low: f64,
    pub(crate) high: f64,
    step: f64,
}

impl Axis {
    /// An axis with round limits that covers `low` to `high`.
    pub(crate) fn around(low: f64, high: f64) -> Self {
        let span = if high > low { high - low } else { 1.0 };
        let power = 10f64.powf((span / 6.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|digit| digit * power)
            .find(|step| span / step <= 6.0)
            .unwrap_or(10.0 * power);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, step }
    }

    pub(crate) fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step).round() as i64;
        let last = (self.high / self.step).round() as i64;
        (first..=last).map(|n| n as f64 * self.step).collect()
    }
}

/// The label of a tick.
pub(crate) fn tick_label(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        for (low, high, ticks) in [
            (0.0, 1.0, &[0.0, 0.2, 0.4, 0.6, 0.8, 1.0][..]),
            (-130.0, 310.0, &[-200.0, -100.0, 0.0, 100.0, 200.0, 300.0, 400.0]),
            (0.0, 0.0, &[0.0, 0.2]),
        ] {
            let found = Axis::around(low, high).ticks();
            assert!(
                found.len() == ticks.len()
                    && found.iter().zip(ticks).all(|(a, b)| (a - b).abs() < 1e-9),
                "{found:?}"
            );
        }
    }
}
