//! Bars with error bars as SVG: one row a name, readable on light and on dark paper.
//!
//! ```
//! use mirabilia_chart::{Bar, Chart};
//! let bar = Bar { name: "greedy".into(), value: 120.0, error: 30.0, label: "+120 ± 30".into() };
//! let chart = Chart { title: "Duel".into(), unit: "Elo".into(), mark: None, bars: vec![bar], caption: vec![] };
//! assert!(chart.svg().starts_with("<svg "));
//! ```
#![forbid(unsafe_code)]

use std::fmt::Write;

/// A picture of some numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What stands above it.
    pub title: String,
    /// What the axis counts.
    pub unit: String,
    /// A value worth a dashed line, such as a fair share, with its word.
    pub mark: Option<(f64, String)>,
    /// The rows, from above.
    pub bars: Vec<Bar>,
    /// Lines that stand below it, such as the command that made it.
    pub caption: Vec<String>,
}

/// One row.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it is of.
    pub name: String,
    /// How long it is.
    pub value: f64,
    /// How far the truth may lie on either side; 0 draws no error bar.
    pub error: f64,
    /// The value in words, at the right edge.
    pub label: String,
}

const WIDTH: f64 = 720.0;
const MARGIN: f64 = 16.0;
const ROW: f64 = 30.0;
const BAR: f64 = 16.0;
/// Text is set in a face of fixed width, so its size can be known without a font.
const LETTER: f64 = 7.3;
const SMALL: f64 = 6.1;

/// Colours by role; a dark page swaps them. Text and lines keep a contrast of at least 4.5 to 1.
const STYLE: &str = "<style>\
text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#1b1b1b}\
.title{font-weight:bold;font-size:14px}.small{font-size:10px;fill:#555}\
.paper{fill:#fff}.bar{fill:#3b78b5}.line{stroke:#1b1b1b;fill:none}\
.grid{stroke:#ddd}.zero{stroke:#777}.mark{stroke:#a04000;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.paper{fill:#16181c}\
.bar{fill:#4f8fce}.line{stroke:#eee}.grid{stroke:#333}.zero{stroke:#888}.mark{stroke:#ffb070}}\
</style>";

impl Chart {
    /// The picture as an SVG file.
    pub fn svg(&self) -> String {
        let longest = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64
        };
        let left = MARGIN + LETTER * longest(&mut self.bars.iter().map(|bar| &bar.name)) + 10.0;
        let labels = LETTER * longest(&mut self.bars.iter().map(|bar| &bar.label)) + 10.0;
        let caption: Vec<String> = self.caption.iter().flat_map(|line| folded(line)).collect();
        let right = (WIDTH - MARGIN - labels).max(left + 60.0);
        let top = 46.0;
        let bottom = top + ROW * self.bars.len() as f64;
        let height = bottom + 40.0 + 14.0 * caption.len() as f64;
        let axis = self.axis();
        let x = |value: f64| left + (right - left) * (value - axis.low) / (axis.high - axis.low);

        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             width=\"{WIDTH}\" height=\"{height}\" role=\"img\" aria-label=\"{}\">\n{STYLE}\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
            escaped(&self.title)
        );
        text(&mut out, "title", MARGIN, 26.0, "start", &self.title);
        for tick in axis.ticks() {
            let class = if tick == 0.0 { "zero" } else { "grid" };
            line(&mut out, class, (x(tick), top), (x(tick), bottom + 4.0));
            text(&mut out, "small", x(tick), bottom + 16.0, "middle", &number(tick));
        }
        text(&mut out, "small", right + 10.0, bottom + 16.0, "start", &self.unit);
        for (row, bar) in self.bars.iter().enumerate() {
            let middle = top + ROW * (row as f64 + 0.5);
            bar.draw(&mut out, &x, middle);
            text(&mut out, "name", left - 10.0, middle + 4.0, "end", &bar.name);
            text(&mut out, "value", WIDTH - MARGIN, middle + 4.0, "end", &bar.label);
        }
        if let Some((value, word)) = &self.mark {
            line(&mut out, "mark", (x(*value), top - 4.0), (x(*value), bottom + 4.0));
            text(&mut out, "small", x(*value), top - 7.0, "middle", word);
        }
        for (row, said) in caption.iter().enumerate() {
            text(&mut out, "small", MARGIN, bottom + 36.0 + 14.0 * row as f64, "start", said);
        }
        out += "</svg>\n";
        out
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
    fn draw(&self, out: &mut String, x: &dyn Fn(f64) -> f64, middle: f64) {
        if !self.value.is_finite() {
            return;
        }
        let (from, to) = (x(self.value.min(0.0)), x(self.value.max(0.0)));
        let (y, width) = (middle - BAR / 2.0, (to - from).max(1.0));
        let _ = writeln!(
            out,
            "<rect class=\"bar\" x=\"{from:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{BAR}\" rx=\"2\"/>"
        );
        if self.error > 0.0 && self.error.is_finite() {
            let (low, high) = (x(self.value - self.error), x(self.value + self.error));
            line(out, "line", (low, middle), (high, middle));
            for end in [low, high] {
                line(out, "line", (end, middle - 5.0), (end, middle + 5.0));
            }
        }
    }
}

/// The numbers below the bars.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    /// Round numbers around everything there is to show.
    fn around(low: f64, high: f64) -> Self {
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

    fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step).round() as i64;
        let last = (self.high / self.step).round() as i64;
        (first..=last).map(|n| n as f64 * self.step).collect()
    }
}

fn number(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

fn line(out: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    let _ = writeln!(
        out,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(out: &mut String, class: &str, x: f64, y: f64, anchor: &str, said: &str) {
    let said = escaped(said);
    let _ = writeln!(
        out,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{said}</text>"
    );
}

/// A caption broken at spaces so that it fits the width.
fn folded(line: &str) -> Vec<String> {
    let most = ((WIDTH - 2.0 * MARGIN) / SMALL) as usize;
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let last = lines.last_mut().expect("there is always a line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > most {
            lines.push(word.to_owned());
        } else {
            let space = if last.is_empty() { "" } else { " " };
            let _ = write!(last, "{space}{word}");
        }
    }
    lines
}

/// Text as it may stand in XML: no markup, no characters that XML forbids.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() => out.push('?'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[(f64, f64)]) -> Chart {
        let bar = |&(value, error): &(f64, f64)| Bar {
            name: "a<b>&\"'\u{1}".into(),
            value,
            error,
            label: "x".into(),
        };
        Chart {
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
    fn every_number_is_inside_the_picture() {
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
    fn a_bar_has_an_error_bar_unless_its_error_is_nothing() {
        let lines = |error| chart(&[(10.0, error)]).svg().matches("class=\"line\"").count();
        assert_eq!((lines(0.0), lines(2.0)), (0, 3));
    }

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

    #[test]
    fn long_captions_are_folded() {
        let svg = chart(&[(1.0, 0.0)]).svg();
        assert!(svg.matches("mirabilia arena").count() >= 18);
        assert!(svg.lines().all(|line| line.len() < 400 || line.starts_with("<style>")), "{svg}");
    }
}
