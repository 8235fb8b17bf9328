//! What a drive says at its end.

use std::fmt;

use crate::tally::Tally;

/// The results of a drive: figures by name, and what was found wrong.
#[derive(Debug, Default)]
pub struct Report {
    /// Which drive.
    pub name: String,
    /// Figures, in the order to be shown.
    pub figures: Vec<(String, String)>,
    /// What is not as it was promised; empty when all is well.
    pub findings: Vec<String>,
}

impl Report {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    pub(crate) fn figure(&mut self, name: &str, value: impl fmt::Display) {
        self.figures.push((name.to_owned(), value.to_string()));
    }

    /// The figures that every drive with players has.
    pub(crate) fn tally(&mut self, tally: &Tally) {
        self.figure("tables opened", tally.opened.get());
        self.figure("games finished and proven", tally.finished.get());
        self.figure("commands acknowledged", tally.acknowledged.get());
        self.figure("moves among them", tally.moves.get());
        self.figure("sent again without answer", tally.resent.get());
        self.figure("repeated after the answer", tally.repeated.get());
        self.figure("connections broken", tally.broken.get());
        self.figure("connections dropped on purpose", tally.dropped.get());
        self.figure("comparisons with the server", tally.compared.get());
        for (code, count) in tally.put_offs() {
            self.figure(&format!("answered {code}"), count);
        }
        self.findings = tally.findings();
    }

    /// Did the server keep its word?
    pub fn is_good(&self) -> bool {
        self.findings.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        for (name, value) in &self.figures {
            writeln!(f, "  {name:<34} {value:>12}")?;
        }
        writeln!(f, "  {:<34} {:>12}", "found wrong", self.findings.len())?;
        for finding in &self.findings {
            writeln!(f, "  - {finding}")?;
        }
        Ok(())
    }
}
