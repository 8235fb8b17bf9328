//! The win-probability curve as an SVG chart.

use mirabilia_chart::{LineChart, Series};

use crate::report::GameReport;

/// The curve of a game as an SVG document, with this title and these names of the seats.
pub fn svg(report: &GameReport, title: &str, names: &[String]) -> String {
    let series = |seat: usize| Series {
        name: names.get(seat).cloned().unwrap_or_default(),
        points: report
            .curve
            .iter()
            .filter_map(|point| Some((point.step, f64::from(*point.shares.get(seat)?))))
            .collect(),
    };
    let series = (0..usize::from(report.seats)).map(series).collect();
    LineChart { title: title.to_owned(), steps: report.steps, series }.svg()
}
