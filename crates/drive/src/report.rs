//! The report of a scenario.

use std::fmt;

use tempfile::TempDir;

use crate::simulation::Simulation;

/// Measured values by name, and violated guarantees.
#[derive(Debug, Default)]
pub struct ScenarioReport {
    scenario: String,
    values: Vec<(String, String)>,
    violations: Vec<String>,
}

impl ScenarioReport {
    pub(crate) fn new(scenario: &str) -> Self {
        Self { scenario: scenario.to_owned(), ..Self::default() }
    }

    pub(crate) fn value(&mut self, name: &str, value: impl fmt::Display) {
        self.values.push((name.to_owned(), value.to_string()));
    }

    /// Adds the counters that all scenarios have. Keeps the folder with the server's log if a
    /// guarantee was violated.
    pub(crate) fn finish(mut self, simulation: &Simulation, folder: TempDir) -> Self {
        let counters = &simulation.counters;
        self.value("tables opened", counters.tables_opened.get());
        self.value("games finished and verified", counters.games_verified.get());
        self.value("commands acknowledged", counters.acked.get());
        self.value("of these, moves", counters.acked_moves.get());
        self.value("resent without an answer", counters.resent.get());
        self.value("repeated after the answer", counters.repeated.get());
        self.value("connections lost", counters.connections_lost.get());
        self.value("connections dropped on purpose", counters.connections_dropped.get());
        self.value("comparisons with the server", counters.comparisons.get());
        for (code, count) in counters.transient() {
            self.value(&format!("answered {code}"), count);
        }
        self.value("seconds", simulation.started.elapsed().as_secs());
        self.violations = counters.violations();
        if !self.passed() {
            eprintln!("the server's log is kept in {}", folder.keep().display());
        }
        self
    }

    /// Adds a violated guarantee.
    pub(crate) fn violation(&mut self, what: String) {
        self.violations.push(what);
    }

    /// A measured value by name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Whether all guarantees held.
    pub fn passed(&self) -> bool {
        self.violations.is_empty()
    }
}

impl fmt::Display for ScenarioReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.scenario)?;
        for (name, value) in &self.values {
            writeln!(f, "  {name:<34} {value:>12}")?;
        }
        writeln!(f, "  {:<34} {:>12}", "violations", self.violations.len())?;
        for violation in &self.violations {
            writeln!(f, "  - {violation}")?;
        }
        Ok(())
    }
}
