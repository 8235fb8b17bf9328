//! The limits that can refuse somebody, as the metric `mirabilia_limited_total{limit}` names them.

use mirabilia_protocol::{Code, Refusal};

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $label:literal,)+) => {
        /// A limit.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Limit {
            $($(#[$doc])* $name,)+
        }

        impl Limit {
            /// Every limit.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The label of the metric; `docs/hosting.md` lists them.
            pub(crate) const fn label(self) -> &'static str {
                match self { $(Self::$name => $label,)+ }
            }
        }
    };
}

limits! {
    /// Requests of an address per second.
    Requests = "requests",
    /// New tables of an address per hour.
    Tables = "tables",
    /// New keys of an address per hour.
    People = "people",
    /// Commands of a person or a socket per second.
    Commands = "commands",
    /// What an address stores per day.
    Storage = "storage",
    /// Sockets and waiting requests of an address.
    Sockets = "sockets",
    /// Exports and deletions of an address per hour.
    Exports = "exports",
    /// Tables of a person in the lobby.
    Listed = "listed",
    /// Hints of a person at a table.
    Hints = "hints",
    /// Reviews of a person at once.
    Reviews = "reviews",
    /// Hints, reviews and moves of bots that wait for a thread.
    Queue = "queue",
    /// Events and chat messages of a table.
    Log = "log",
    /// Sockets of a table.
    TableSockets = "table-sockets",
    /// Tables in memory.
    LiveTables = "live-tables",
    /// Board files in memory.
    Boards = "boards",
    /// Keys of a person.
    Keys = "keys",
    /// People whom a person has muted or blocked.
    Blocks = "blocks",
    /// Malformed frames of a socket, which is closed then.
    Malformed = "malformed",
    /// Lines of the server's log, which are left out.
    LogLines = "log-lines",
    /// Bans of people and networks.
    Ban = "ban",
}

impl Limit {
    /// Counts that the limit took effect.
    pub(crate) fn count(self) {
        metrics::counter!("mirabilia_limited_total", "limit" => self.label()).increment(1);
    }

    /// A refusal because of the limit, which is counted.
    pub(crate) fn refusal(self, code: Code, message: impl Into<String>) -> Refusal {
        self.count();
        Refusal::new(code, message)
    }
}

/// Makes every limit appear in the metrics before it takes effect, so that a graph starts at 0.
pub(crate) fn register() {
    for limit in Limit::ALL {
        metrics::counter!("mirabilia_limited_total", "limit" => limit.label()).increment(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_lists_every_limit() {
        let book = include_str!("../../../docs/hosting.md");
        let row = book.lines().find(|line| line.starts_with("| `mirabilia_limited_total{limit}`"));
        let row = row.expect("a row of the table of metrics");
        let labels: Vec<String> =
            Limit::ALL.iter().map(|limit| format!("`{}`", limit.label())).collect();
        let listed = row.split(": ").nth(1).unwrap_or_default().trim_end_matches(" |");
        assert_eq!(listed, labels.join(", "));
    }
}
