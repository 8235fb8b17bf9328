//! Line charts of shares over steps. They work without colour: every series has its own dash pattern
//! and marker, and the legend shows both.

use std::fmt::Write;

use crate::svg::Svg;

/// A line chart. The vertical axis goes from 0 to 100 %.
#[derive(Clone, PartialEq, Debug)]
pub struct LineChart {
    /// The title above the chart.
    pub title: String,
    /// The last step of the horizontal axis, which starts at 0.
    pub steps: usize,
    /// The lines, up to seven that can be told apart.
    pub series: Vec<Series>,
}

/// One line.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// The name in the legend.
    pub name: String,
    /// Steps and shares, from 0 to 1, in order.
    pub points: Vec<(usize, f64)>,
}

const WIDTH: f64 = 800.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 784.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 300.0;
const LEGEND_ROW: f64 = 22.0;
/// The distance between the markers of a line.
const MARKER_DISTANCE: f64 = 60.0;

/// Colours and dash patterns. The colours also differ in lightness, for colour-blind readers.
const STROKES: [(&str, &str); 7] = [
    ("#0072b2", ""),
    ("#d55e00", "8 4"),
    ("#009e73", "2 3"),
    ("#cc79a7", "12 3 2 3"),
    ("#b59b00", "5 2"),
    ("#56b4e9", "1 5"),
    ("#7a7a7a", "14 5"),
];

impl LineChart {
    /// The chart as an SVG document.
    pub fn svg(&self) -> String {
        let rows = self.series.len().div_ceil(2);
        let height = BOTTOM + 44.0 + LEGEND_ROW * rows as f64;
        let mut svg = Svg::new(WIDTH, height, &self.title);
        self.draw_grid(&mut svg);
        for (number, series) in self.series.iter().enumerate() {
            self.draw_series(&mut svg, number, series);
            draw_legend(&mut svg, number, &series.name);
        }
        svg.finish()
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * step as f64 / self.steps.max(1) as f64
    }

    fn draw_grid(&self, svg: &mut Svg) {
        for percent in [0u8, 25, 50, 75, 100] {
            let y = y(f64::from(percent) / 100.0);
            svg.line("grid", (LEFT, y), (RIGHT, y));
            svg.text("tick", (LEFT - 6.0, y + 4.0), "end", &format!("{percent} %"));
        }
        for part in 0..=4 {
            let step = self.steps * part / 4;
            svg.text("tick", (self.x(step), BOTTOM + 18.0), "middle", &step.to_string());
        }
        svg.text("title", (LEFT, 16.0), "start", &self.title);
    }

    fn draw_series(&self, svg: &mut Svg, number: usize, series: &Series) {
        let (colour, dash) = STROKES[number % STROKES.len()];
        let (mut path, mut markers) = (String::new(), String::new());
        // Each series starts its markers elsewhere, so that they do not overlap.
        let mut next = LEFT + MARKER_DISTANCE * (number as f64 + 0.5) / STROKES.len() as f64;
        for &(step, share) in &series.points {
            let (x, y) = (self.x(step), y(share));
            let _ = write!(path, "{}{x:.1} {y:.1}", if path.is_empty() { "M" } else { "L" });
            if x >= next {
                markers += &marker(number, x, y);
                next = x + MARKER_DISTANCE;
            }
        }
        svg.series(colour, dash, &path, &markers);
    }
}

fn y(share: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

fn draw_legend(svg: &mut Svg, number: usize, name: &str) {
    let (colour, dash) = STROKES[number % STROKES.len()];
    let x = if number.is_multiple_of(2) { LEFT } else { f64::midpoint(LEFT, RIGHT) };
    let y = BOTTOM + 40.0 + LEGEND_ROW * (number / 2) as f64;
    svg.series(colour, dash, &format!("M{x:.1} {y:.1}h44"), &marker(number, x + 22.0, y));
    svg.text("name", (x + 54.0, y + 4.0), "start", name);
}

/// The marker of a series. All markers are about the same size.
fn marker(number: usize, x: f64, y: f64) -> String {
    let shape = match number {
        0 => return format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"),
        1 => "m-4 -4h8v8h-8z",
        2 => "m0 -5l5 9h-10z",
        3 => "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
        4 => "m0 5l5 -9h-10z",
        5 => "m-4.5 -4.5l9 9m0 -9l-9 9",
        _ => "m-5 0h10m-5 -5v10",
    };
    format!("<path d=\"M{x:.1} {y:.1}{shape}\"/>")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_series_has_a_line_a_dash_pattern_and_an_escaped_name() {
        let names = ["<Ada>", "B&o", "\"Cia\"", "D", "E", "F", "G"];
        for count in 2..=7 {
            let series = |name: &&str| Series {
                name: (*name).to_owned(),
                points: (0..=50).map(|step| (step, 0.1)).collect(),
            };
            let series: Vec<Series> = names[..count].iter().map(series).collect();
            let svg = LineChart { title: "A & B".into(), steps: 50, series }.svg();
            assert!(svg.contains("&lt;Ada&gt;") && svg.contains("B&amp;o"), "{svg}");
            assert!(!svg.contains("<Ada>") && svg.contains("A &amp; B"));
            assert_eq!(svg.matches("class=\"series\"").count(), 2 * count);
            let dashes: BTreeSet<&str> = STROKES[..count].iter().map(|(_, dash)| *dash).collect();
            assert_eq!(dashes.len(), count);
            assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            assert!(svg.ends_with("</svg>\n"));
        }
    }
}
