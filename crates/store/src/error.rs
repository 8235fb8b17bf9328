//! What can go wrong with a store, in words.
//!
//! Errors are plain values that can be copied: one failed transaction is the answer to everybody
//! who was in it.

use thiserror::Error;

use crate::ids::TableId;

/// Why a store could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database is away, full or failing. It may be back soon: the store recovers by itself.
    #[error("the database cannot be used now: {cause}")]
    Unavailable {
        /// What the database or the system said, and what to do.
        cause: String,
    },
    /// The address of a database is not one we can read.
    #[error(
        "{url} is not the address of a database: {reason}; \
         write memory:, sqlite://PATH or postgres://USER:PASSWORD@HOST/DATABASE"
    )]
    Address {
        /// The address, without password.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The database could not be opened at all.
    #[error("{url} could not be opened: {cause}")]
    Open {
        /// The address, without password.
        url: String,
        /// What the database or the system said, and what to do.
        cause: String,
    },
    /// A newer program has been here.
    #[error(
        "{url} has version {found}, and this program knows versions up to {known}; \
         start a newer program, or give another database"
    )]
    Newer {
        /// The address, without password.
        url: String,
        /// The version of the database.
        found: i64,
        /// The newest version we know.
        known: i64,
    },
    /// Something else lives there.
    #[error("{url} is not ours: {reason}; give another database, or a file that is not there yet")]
    Foreign {
        /// The address, without password.
        url: String,
        /// How we can tell.
        reason: String,
    },
    /// What should be stored is not something a store takes.
    #[error("{field} {value:?} cannot be stored; {expected} is right")]
    Invalid {
        /// Which part.
        field: &'static str,
        /// Its value, or the beginning of it.
        value: String,
        /// What would be right.
        expected: &'static str,
    },
    /// There is no such table, so nothing can be kept about it.
    #[error("table {0} is not there; append its first event before anything else")]
    NoTable(TableId),
    /// Ids and keys of people belong to one person each.
    #[error("person {0} or their key is already there; make a new id and a new key")]
    Taken(String),
    /// What is in the database is not what we wrote.
    #[error("{what} in the database is broken: {value:?}; restore it from a backup")]
    Broken {
        /// Which column.
        what: &'static str,
        /// What stands there, or the beginning of it.
        value: String,
    },
}

/// Why an append was not done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum AppendError {
    /// `first` is not the number after the last event: somebody else was quicker, or the caller has
    /// not read everything. Nothing was stored.
    #[error("other events came first; read the events of the table and try again")]
    Conflict,
    /// Not something a store takes. Nothing was stored.
    #[error(transparent)]
    Invalid(StoreError),
    /// The database could not be asked, or did not say how it ended: what was on its way when the
    /// line broke may even be stored a moment later. Read the events of the table again; when the
    /// next append is then a conflict, it came after all.
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

/// What a driver's error means to the person who runs the server.
pub(crate) fn cause(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::PoolTimedOut => {
            "no connection in time; see that it runs, can be reached, and has connections left"
                .to_owned()
        }
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
            "the store is closed; open it again".to_owned()
        }
        sqlx::Error::Io(error) => {
            format!("the line to it failed ({error}); see that it runs and can be reached")
        }
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            format!("{} ({code}){}", error.message(), advice(&code))
        }
        error => error.to_string(),
    }
}

/// What to do about the errors that people can do something about. SQLite has numbers, Postgres has
/// five letters.
fn advice(code: &str) -> &'static str {
    if let Some(primary) = sqlite_code(code) {
        return match primary {
            5 | 6 => "; another program holds the file: end it",
            8 => "; make the file and its folder writable",
            10 => "; check the disk",
            11 => "; restore the file from a backup",
            13 => "; make room on the disk",
            14 => "; see that the folder is there and may be written to",
            _ => "",
        };
    }
    match code {
        "28000" | "28P01" => "; check user and password",
        "3D000" => "; create the database",
        "25006" => "; give the address of the primary server",
        "42501" => "; let this user create schemas, or give another user",
        "53100" => "; make room on its disk",
        "53300" => "; raise max_connections there",
        "57P01" | "57P02" | "57P03" => "; it is starting or stopping",
        _ => "",
    }
}

/// The primary code of SQLite in an extended one.
fn sqlite_code(code: &str) -> Option<u32> {
    if code.len() == 5 {
        return None; // a Postgres code, even when it is all digits
    }
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Did the database understand the batch and refuse something in it? Then nothing of it was stored,
/// and the others in the batch need not suffer for the one that was refused.
pub(crate) fn is_refusal(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else {
        return false;
    };
    let code = error.code().unwrap_or_default();
    match sqlite_code(&code) {
        // too big, a constraint, the wrong type
        Some(primary) => matches!(primary, 18..=20),
        // data, a constraint, a deadlock, a limit
        None => ["22", "23", "40", "54"].iter().any(|class| code.starts_with(class)),
    }
}

/// The beginning of a text, for messages.
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
    fn advice_fits_the_code() {
        for (code, expected) in [
            ("13", "; make room on the disk"),
            ("778", "; check the disk"), // writing failed: an extended code
            ("53100", "; make room on its disk"),
            ("28P01", "; check user and password"),
            ("42601", ""),
        ] {
            assert_eq!(advice(code), expected, "{code}");
        }
    }

    #[test]
    fn long_values_are_cut() {
        assert_eq!(brief("short"), "short");
        assert_eq!(brief(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
    }
}
