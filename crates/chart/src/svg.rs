//! Writing SVG. It is done by hand: four kinds of elements do not justify a dependency.

use std::fmt::Write;

/// Colours by role, swapped on dark backgrounds. Text and lines have a contrast of at least 4.5 : 1.
/// The font has a fixed width, so that the size of text is known without font metrics.
pub(crate) const STYLE: &str = "<style>\
text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#1b1b1b}\
.title{font-weight:bold;font-size:14px}.small{font-size:10px;fill:#555}\
.paper{fill:#fff}.bar{fill:#3b78b5}.line{stroke:#1b1b1b;fill:none}\
.series{fill:none;stroke-width:2.2}\
.grid{stroke:#ddd}.zero{stroke:#777}.mark{stroke:#a04000;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.paper{fill:#16181c}\
.bar{fill:#4f8fce}.line{stroke:#eee}.grid{stroke:#333}.zero{stroke:#888}.mark{stroke:#ffb070}}\
</style>";

/// The width of a character of normal and of small text.
pub(crate) const CHAR_WIDTH: f64 = 7.3;
pub(crate) const SMALL_CHAR_WIDTH: f64 = 6.1;

/// An SVG document being written.
pub(crate) struct Svg {
    out: String,
}

impl Svg {
    pub(crate) fn new(width: f64, height: f64, label: &str) -> Self {
        let label = escaped(label);
        let out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{label}\">\n{STYLE}\n\
             <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n",
        );
        Self { out }
    }

    pub(crate) fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let _ = writeln!(
            self.out,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height}\" rx=\"2\"/>"
        );
    }

    pub(crate) fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let _ = writeln!(
            self.out,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
    }

    pub(crate) fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: &str, text: &str) {
        let text = escaped(text);
        let _ = writeln!(
            self.out,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    /// A dashed line along `path`, with markers in the same colour.
    pub(crate) fn series(&mut self, colour: &str, dash: &str, path: &str, markers: &str) {
        let _ = writeln!(
            self.out,
            "<g stroke=\"{colour}\" fill=\"{colour}\"><path class=\"series\" fill=\"none\" \
             stroke-dasharray=\"{dash}\" d=\"{path}\"/>{markers}</g>"
        );
    }

    pub(crate) fn finish(mut self) -> String {
        self.out += "</svg>\n";
        self.out
    }
}

/// Text for XML content and attributes: markup is escaped, and control characters, which XML forbids,
/// become `?`.
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
