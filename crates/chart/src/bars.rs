//! Bar charts: one row per name, with an error bar and a label.

use std::fmt::Write;

use crate::axis::{Axis, tick_label};
use crate::svg::{CHAR_WIDTH, SMALL_CHAR_WIDTH, Svg};

/// A bar chart.
#[derive(Clone, PartialEq, Debug)]
pub struct BarChart {
    /// The title above the chart.
    pub title: String,
    /// The unit of the axis.
    pub unit: String,
    /// A value to mark with a dashed line, such as a fair share, and its label.
    pub mark: Option<(f64, String)>,
    /// The rows, from the top.
    pub bars: Vec<Bar>,
    /// Lines below the chart, such as the command that made it.
    pub caption: Vec<String>,
}

/// One row.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// The name at the left edge.
    pub name: String,
    /// The length of the bar.
    pub value: f64,
    /// The error on either side; 0 draws no error bar.
    pub error: f64,
    /// The value as text, at the right edge.
    pub label: String,
}

const WIDTH: f64 = 720.0;
const MARGIN: f64 = 16.0;
const ROW: f64 = 30.0;
const BAR: f64 = 16.0;

impl BarChart {
    /// The chart as an SVG document.
    pub fn svg(&self) -> String {
        let longest = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64
        };
        let left = MARGIN + CHAR_WIDTH * longest(&mut self.bars.iter().map(|bar| &bar.name)) + 10.0;
        let labels = CHAR_WIDTH * longest(&mut self.bars.iter().map(|bar| &bar.label)) + 10.0;
        let caption: Vec<String> = self.caption.iter().flat_map(|line| wrapped(line)).collect();
        let right = (WIDTH - MARGIN - labels).max(left + 60.0);
        let top = 46.0;
        let bottom = top + ROW * self.bars.len() as f64;
        let height = bottom + 40.0 + 14.0 * caption.len() as f64;
        let axis = self.axis();
        let x = |value: f64| left + (right - left) * (value - axis.low) / (axis.high - axis.low);

        let mut svg = Svg::new(WIDTH, height, &self.title);
        svg.text("title", (MARGIN, 26.0), "start", &self.title);
        for tick in axis.ticks() {
            let class = if tick == 0.0 { "zero" } else { "grid" };
            svg.line(class, (x(tick), top), (x(tick), bottom + 4.0));
            svg.text("small", (x(tick), bottom + 16.0), "middle", &tick_label(tick));
        }
        svg.text("small", (right + 10.0, bottom + 16.0), "start", &self.unit);
        for (row, bar) in self.bars.iter().enumerate() {
            let middle = top + ROW * (row as f64 + 0.5);
            bar.draw(&mut svg, &x, middle);
            svg.text("name", (left - 10.0, middle + 4.0), "end", &bar.name);
            svg.text("value", (WIDTH - MARGIN, middle + 4.0), "end", &bar.label);
        }
        if let Some((value, label)) = &self.mark {
            svg.line("mark", (x(*value), top - 4.0), (x(*value), bottom + 4.0));
            svg.text("small", (x(*value), top - 7.0), "middle", label);
        }
        for (row, line) in caption.iter().enumerate() {
            svg.text("small", (MARGIN, bottom + 36.0 + 14.0 * row as f64), "start", line);
        }
        svg.finish()
    }

    fn axis(&self) -> Axis {
        let ends = self.bars.iter().flat_map(|bar| {
            let error = if bar.error.is_finite() { bar.error } else { 0.0 };
            [bar.value - error, bar.value + error]
        });
        let all = ends.chain(self.mark.as_ref().map(|mark| mark.0)).filter(|end| end.is_finite());
        let (low, high) = all.fold((0.0f64, 0.0f64), |(l, h), end| (l.min(end), h.max(end)));
        Axis::around(low, high)
    }
}

impl Bar {
    fn draw(&self, svg: &mut Svg, x: &dyn Fn(f64) -> f64, middle: f64) {
        if !self.value.is_finite() {
            return;
        }
        let (from, to) = (x(self.value.min(0.0)), x(self.value.max(0.0)));
        svg.rect("bar", (from, middle - BAR / 2.0), ((to - from).max(1.0), BAR));
        if self.error > 0.0 && self.error.is_finite() {
            let (low, high) = (x(self.value - self.error), x(self.value + self.error));
            svg.line("line", (low, middle), (high, middle));
            for end in [low, high] {
                svg.line("line", (end, middle - 5.0), (end, middle + 5.0));
            }
        }
    }
}

/// A caption line, wrapped at spaces to fit the width.
fn wrapped(line: &str) -> Vec<String> {
    let max = ((WIDTH - 2.0 * MARGIN) / SMALL_CHAR_WIDTH) as usize;
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let last = lines.last_mut().expect("there is always a line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > max {
            lines.push(word.to_owned());
        } else {
            let space = if last.is_empty() { "" } else { " " };
            let _ = write!(last, "{space}{word}");
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::STYLE;

    fn chart(values: &[(f64, f64)]) -> BarChart {
        let bar = |&(value, error): &(f64, f64)| Bar {
            name: "a<b>&\"'\u{1}".into(),
            value,
            error,
            label: "x".into(),
        };
        BarChart {
            title: "A & B".into(),
            unit: "Elo".into(),
            mark: Some((25.0, "fair".into())),
            bars: values.iter().map(bar).collect(),
            caption: vec!["mirabilia arena ".repeat(20)],
        }
    }

    #[test]
    fn text_is_escaped() {
        let svg = chart(&[(10.0, 2.0)]).svg();
        assert!(svg.contains("a&lt;b&gt;&amp;&quot;&#39;?<"), "{svg}");
        assert!(svg.contains("aria-label=\"A &amp; B\""));
        assert_eq!(svg.matches('&').count(), svg.matches(';').count() - STYLE.matches(';').count());
    }

    #[test]
    fn every_number_is_inside_the_chart() {
        for values in [
            &[(310.0, 25.0), (0.0, 0.0), (-1200.5, 300.0)][..],
            &[],
            &[(0.0, 0.0)],
            &[(f64::NAN, f64::INFINITY), (1e-7, 1e-9)],
            &[(0.63, 0.02)],
        ] {
            let svg = chart(values).svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            for attribute in [" x=\"", " x1=\"", " x2=\""] {
                for part in svg.split(attribute).skip(1) {
                    let x: f64 = part.split('"').next().unwrap().parse().unwrap();
                    assert!((0.0..=WIDTH).contains(&x), "{x} in {svg}");
                }
            }
        }
    }

    #[test]
    fn a_bar_without_error_has_no_error_bar() {
        let lines = |error| chart(&[(10.0, error)]).svg().matches("class=\"line\"").count();
        assert_eq!((lines(0.0), lines(2.0)), (0, 3));
    }

    #[test]
    fn long_captions_are_wrapped() {
        let svg = chart(&[(1.0, 0.0)]).svg();
        assert!(svg.matches("mirabilia arena").count() >= 18);
        assert!(svg.lines().all(|line| line.len() < 400 || line.starts_with("<style>")), "{svg}");
    }
}
