//! Errors of a store.
//!
//! Errors can be cloned: one failed transaction is reported to every caller in its batch.

use thiserror::Error;

use crate::ids::TableId;

/// Why a store operation failed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database is unreachable, full or failing. This may pass: the store reconnects by itself.
    #[error("database unavailable: {cause}")]
    Unavailable {
        /// The message of the database or the system, and what to do.
        cause: String,
    },
    /// The database URL cannot be parsed.
    #[error(
        "invalid database URL {url}: {reason}; \
         expected memory:, sqlite://PATH or postgres://USER:PASSWORD@HOST/DATABASE"
    )]
    Address {
        /// The URL, without password.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The database could not be opened.
    #[error("cannot open {url}: {cause}")]
    Open {
        /// The URL, without password.
        url: String,
        /// The message of the database or the system, and what to do.
        cause: String,
    },
    /// A newer program has migrated the database.
    #[error(
        "{url} has schema version {found}, but this program supports versions up to {known}; \
         start a newer program or use another database"
    )]
    Newer {
        /// The URL, without password.
        url: String,
        /// The schema version of the database.
        found: i64,
        /// The newest schema version this program supports.
        known: i64,
    },
    /// The database belongs to another program.
    #[error("{url} is not a Mirabilia database: {reason}; use another database or a new file")]
    Foreign {
        /// The URL, without password.
        url: String,
        /// How this was detected.
        reason: String,
    },
    /// A value fails validation.
    #[error("invalid {field} {value:?}: expected {expected}")]
    Invalid {
        /// The field.
        field: &'static str,
        /// The value, truncated.
        value: String,
        /// What is expected.
        expected: &'static str,
    },
    /// The table does not exist, so nothing can be stored for it.
    #[error("no such table: {0}")]
    NoTable(TableId),
    /// The id or the key of a new person is already in use.
    #[error("person {0} or their key already exists; generate a new id and key")]
    Taken(String),
    /// A stored value cannot be read back.
    #[error("corrupt {what} in the database: {value:?}; restore it from a backup")]
    Broken {
        /// The column.
        what: &'static str,
        /// The stored value, truncated.
        value: String,
    },
}

/// Why an append failed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum AppendError {
    /// `first` is not the sequence number after the last event: another node appended first, or the
    /// caller has not read all events. Nothing was stored.
    #[error("conflict: other events were appended first; read the table again and retry")]
    Conflict,
    /// The append fails validation. Nothing was stored.
    #[error(transparent)]
    Invalid(StoreError),
    /// The database is unavailable, or the outcome is unknown: if the connection broke during the
    /// commit, the events may be stored, even a moment later. Read the table again; if the next
    /// append is a conflict, they were.
    #[error(transparent)]
    Unavailable(StoreError),
}

impl StoreError {
    pub(crate) fn unavailable(cause: impl Into<String>) -> Self {
        Self::Unavailable { cause: cause.into() }
    }

    pub(crate) fn broken(what: &'static str, value: &str) -> Self {
        Self::Broken { what, value: brief(value) }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::unavailable(cause(&error))
    }
}

/// A driver error as a message for the operator of the server.
pub(crate) fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::PoolTimedOut => "timed out waiting for a connection; check that it is \
             running, reachable and below its connection limit"
            .to_owned(),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => "the store is closed".to_owned(),
        sqlx::Error::Io(error) => {
            format!("connection failed ({error}); check that it is running and reachable")
        }
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            format!("{} ({code}){}", error.message(), advice(&code))
        }
        error => error.to_string(),
    }
}

/// What the operator can do about an error. SQLite codes are numbers, Postgres codes have five
/// characters.
fn advice(code: &str) -> &'static str {
    if let Some(primary) = sqlite_code(code) {
        return match primary {
            5 | 6 => "; another program has locked the file: stop it",
            8 => "; make the file and its folder writable",
            10 => "; check the disk",
            11 => "; restore the file from a backup",
            13 => "; free some disk space",
            14 => "; check that the folder exists and is writable",
            _ => "",
        };
    }
    match code {
        "28000" | "28P01" => "; check user and password",
        "3D000" => "; create the database",
        "25006" => "; use the primary server",
        "42501" => "; grant this user CREATE on the database, or use another user",
        "53100" => "; free some disk space on the database server",
        "53300" => "; raise max_connections",
        "57P01" | "57P02" | "57P03" => "; the server is starting or stopping",
        _ => "",
    }
}

/// The primary SQLite result code of an extended one.
fn sqlite_code(code: &str) -> Option<u32> {
    if code.len() == 5 {
        return None; // a Postgres code, even if it is all digits
    }
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Did the database reject the data of a batch? Then nothing was stored, and the other appends of
/// the batch can be retried without the rejected one.
pub(crate) fn is_rejection(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else {
        return false;
    };
    let code = error.code().unwrap_or_default();
    match sqlite_code(&code) {
        // SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH
        Some(primary) => matches!(primary, 18..=20),
        // data exception, constraint violation, deadlock, program limit
        None => ["22", "23", "40", "54"].iter().any(|class| code.starts_with(class)),
    }
}

/// Truncates a text for an error message.
pub(crate) fn brief(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::{advice, brief};

    #[test]
    fn advice_matches_the_code() {
        for (code, expected) in [
            ("13", "; free some disk space"),
            ("778", "; check the disk"), // SQLITE_IOERR_WRITE, an extended code
            ("53100", "; free some disk space on the database server"),
            ("28P01", "; check user and password"),
            ("42601", ""),
        ] {
            assert_eq!(advice(code), expected, "{code}");
        }
    }

    #[test]
    fn long_values_are_truncated() {
        assert_eq!(brief("short"), "short");
        assert_eq!(brief(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
    }
}
