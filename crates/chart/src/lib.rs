//! Charts as SVG: bars with error bars, and lines over steps. Readable on light and dark backgrounds.
//!
//! ```
//! use mirabilia_chart::{Bar, BarChart};
//! let bar = Bar { name: "greedy".into(), value: 120.0, error: 30.0, label: "+120 ± 30".into() };
//! let chart = BarChart { title: "Duel".into(), unit: "Elo".into(), mark: None, bars: vec![bar], caption: vec![] };
//! assert!(chart.svg().starts_with("<svg "));
//! ```
#![forbid(unsafe_code)]

mod axis;
mod bars;
mod lines;
mod svg;

pub use bars::{Bar, BarChart};
pub use lines::{LineChart, Series};
