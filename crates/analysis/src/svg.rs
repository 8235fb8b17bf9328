//! A curve as a picture. Readable on light and dark paper, and without colours: every seat has a dash
//! and a marker of its own, and the legend shows both.

use std::fmt::Write;

use crate::report::GameReport;

const WIDTH: f32 = 800.0;
const LEFT: f32 = 52.0;
const RIGHT: f32 = 784.0;
const TOP: f32 = 28.0;
const BOTTOM: f32 = 300.0;
/// A row of the legend.
const ROW: f32 = 22.0;
/// Markers stand about so far apart.
const APART: f32 = 60.0;

/// Colours that differ in lightness too, so that they differ for everybody; dashes; markers.
const LINES: [(&str, &str); 7] = [
    ("#0072b2", ""),
    ("#d55e00", "8 4"),
    ("#009e73", "2 3"),
    ("#cc79a7", "12 3 2 3"),
    ("#b59b00", "5 2"),
    ("#56b4e9", "1 5"),
    ("#7a7a7a", "14 5"),
];

/// The curve of a game as an SVG document.
pub fn svg(report: &GameReport) -> String {
    let rows = usize::from(report.seats).div_ceil(2);
    let height = BOTTOM + 44.0 + ROW * rows as f32;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-label=\"{label}\">\n<style>text{{font:13px sans-serif;fill:#222}}\
         .paper{{fill:#fff}}.grid{{stroke:#ccc}}.line{{fill:none;stroke-width:2.2}}\
         @media(prefers-color-scheme:dark){{text{{fill:#ddd}}.paper{{fill:#181818}}\
         .grid{{stroke:#444}}}}</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
        label = escape(&format!("{}: win chance by step", report.game)),
    );
    grid(&mut out, report.steps);
    for seat in 0..usize::from(report.seats) {
        curve(&mut out, report, seat);
        legend(&mut out, report, seat);
    }
    out.push_str("</svg>\n");
    out
}

fn x(step: usize, steps: usize) -> f32 {
    LEFT + (RIGHT - LEFT) * step as f32 / steps.max(1) as f32
}

fn y(share: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

fn grid(out: &mut String, steps: usize) {
    for percent in [0u8, 25, 50, 75, 100] {
        let y = y(f32::from(percent) / 100.0);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            LEFT - 6.0,
            y + 4.0
        );
    }
    for part in 0..=4 {
        let step = steps * part / 4;
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{step}</text>",
            x(step, steps),
            BOTTOM + 18.0
        );
    }
    let _ = writeln!(out, "<text x=\"{LEFT}\" y=\"16\">win chance by step</text>");
}

fn curve(out: &mut String, report: &GameReport, seat: usize) {
    let (colour, dash) = LINES[seat % LINES.len()];
    let mut path = String::new();
    let mut markers = String::new();
    // Markers of different seats do not stand on each other.
    let mut next = LEFT + APART * (seat as f32 + 0.5) / LINES.len() as f32;
    for point in &report.curve {
        let Some(&share) = point.shares.get(seat) else { continue };
        let (x, y) = (x(point.step, report.steps), y(share));
        let _ = write!(path, "{}{x:.1} {y:.1}", if path.is_empty() { "M" } else { "L" });
        if x >= next {
            markers.push_str(&marker(seat, x, y));
            next = x + APART;
        }
    }
    let _ = writeln!(
        out,
        "<g stroke=\"{colour}\" fill=\"{colour}\"><path class=\"line\" fill=\"none\" \
         stroke-dasharray=\"{dash}\" d=\"{path}\"/>{markers}</g>"
    );
}

fn legend(out: &mut String, report: &GameReport, seat: usize) {
    let (colour, dash) = LINES[seat % LINES.len()];
    let x = if seat.is_multiple_of(2) { LEFT } else { f32::midpoint(LEFT, RIGHT) };
    let y = BOTTOM + 40.0 + ROW * (seat / 2) as f32;
    let name = report.names.get(seat).map_or_else(|| format!("seat {seat}"), |name| escape(name));
    let _ = writeln!(
        out,
        "<g stroke=\"{colour}\" fill=\"{colour}\"><path class=\"line\" fill=\"none\" \
         stroke-dasharray=\"{dash}\" d=\"M{x:.1} {y:.1}h44\"/>{}</g>\
         <text x=\"{:.1}\" y=\"{:.1}\">{name}</text>",
        marker(seat, x + 22.0, y),
        x + 54.0,
        y + 4.0
    );
}

/// A shape for each seat, about as large as the others.
fn marker(seat: usize, x: f32, y: f32) -> String {
    let shape = match seat {
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

/// A text that is safe between tags and in attributes.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::CurvePoint;

    #[test]
    fn every_seat_has_a_line_a_dash_and_a_name_that_is_safe() {
        let names = ["<Ada>", "B&o", "\"Cia\"", "D", "E", "F", "G"];
        for seats in 2..=7u8 {
            let report = GameReport {
                game: "wonders",
                seats,
                names: names[..usize::from(seats)].iter().map(|n| (*n).to_owned()).collect(),
                steps: 50,
                over: true,
                winners: vec![0],
                seat: None,
                full: false,
                complete: true,
                decisions: Vec::new(),
                curve: (0..=50)
                    .map(|step| CurvePoint { step, shares: vec![0.1; usize::from(seats)] })
                    .collect(),
                summary: Vec::new(),
            };
            let picture = svg(&report);
            assert!(picture.contains("&lt;Ada&gt;") && picture.contains("B&amp;o"), "{picture}");
            assert!(!picture.contains("<Ada>"));
            assert_eq!(picture.matches("class=\"line\"").count(), 2 * usize::from(seats));
            let dashes: std::collections::BTreeSet<&str> =
                LINES[..usize::from(seats)].iter().map(|(_, dash)| *dash).collect();
            assert_eq!(dashes.len(), usize::from(seats));
            assert_eq!(picture.matches("<g ").count(), picture.matches("</g>").count());
            assert!(picture.ends_with("</svg>\n"));
        }
    }
}
