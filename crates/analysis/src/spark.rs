//! A curve as a line of text.

use crate::report::CurvePoint;

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The curve of a seat as at most `width` bars. Each bar is the mean of its points, from 0 (lowest) to 1.
pub fn sparkline(curve: &[CurvePoint], seat: usize, width: usize) -> String {
    let count = width.min(curve.len());
    let bar = |i: usize| {
        let (from, to) = (i * curve.len() / count, (i + 1) * curve.len() / count);
        let points = curve[from..to].iter();
        let sum: f32 = points.filter_map(|point| point.shares.get(seat)).sum();
        let mean = sum / (to - from) as f32;
        BARS[((mean * BARS.len() as f32) as usize).min(BARS.len() - 1)]
    };
    (0..count).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_bar_for_each_part_of_the_game() {
        let curve = |shares: &[f32]| -> Vec<CurvePoint> {
            let point = |(step, &share): (usize, &f32)| CurvePoint { step, shares: vec![share] };
            shares.iter().enumerate().map(point).collect()
        };
        let check = |shares: &[f32], width: usize, line: &str| {
            assert_eq!(sparkline(&curve(shares), 0, width), line, "{shares:?} in {width}");
        };
        check(&[], 10, "");
        check(&[0.0, 0.5, 1.0], 10, "▁▅█");
        check(&[0.0, 0.0, 1.0, 1.0], 2, "▁█");
        check(&[0.0, 1.0, 0.0, 1.0], 1, "▅");
        check(&[0.2; 100], 5, "▂▂▂▂▂");
    }
}
