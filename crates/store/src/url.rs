//! Database URLs: parsing, and hiding passwords.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::error::{StoreError, cause};

/// A parsed database URL.
#[derive(Debug)]
pub(crate) enum DatabaseUrl {
    Memory,
    Sqlite(SqliteFile),
    Postgres(Box<PgConnectOptions>),
}

/// An SQLite file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SqliteFile {
    pub(crate) path: PathBuf,
    /// The size limit in MiB, so that games do not fill a shared disk.
    pub(crate) max_mib: Option<u32>,
}

impl DatabaseUrl {
    pub(crate) fn parse(url: &str) -> Result<Self, StoreError> {
        let invalid = |reason: &str| StoreError::Address {
            url: without_password(url),
            reason: reason.to_owned(),
        };
        if url == "memory:" {
            return Ok(Self::Memory);
        }
        if let Some(rest) = url.strip_prefix("sqlite://") {
            return SqliteFile::parse(rest).map(Self::Sqlite).map_err(|reason| invalid(&reason));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = PgConnectOptions::from_str(url);
            let options = options.map_err(|error| invalid(&cause(&error)))?;
            return Ok(Self::Postgres(Box::new(options)));
        }
        Err(invalid("unknown scheme"))
    }
}

impl SqliteFile {
    /// Parses what follows `sqlite://`: a path, not percent-encoded, and optionally `?max_mib=N`.
    fn parse(text: &str) -> Result<Self, String> {
        let (path, parameters) = text.split_once('?').unwrap_or((text, ""));
        if path.is_empty() {
            return Err("the file name is missing".to_owned());
        }
        let mut max_mib = None;
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if name != "max_mib" {
                return Err(format!("unknown parameter {name:?}; only max_mib is supported"));
            }
            // SQLite counts pages of 4 KiB in 32 bits.
            let number = value.parse().ok().filter(|mib| (1..=1 << 22).contains(mib));
            let Some(number) = number else {
                return Err(format!("max_mib is {value:?}; expected a number from 1 to 4194304"));
            };
            max_mib = Some(number);
        }
        Ok(Self { path: PathBuf::from(path), max_mib })
    }
}

/// A database URL as it may be shown and logged. Hides too much rather than too little.
pub fn without_password(url: &str) -> String {
    let (base, parameters) = url.split_once('?').unwrap_or((url, ""));
    let hide = |parameter: &str| match parameter.split_once('=') {
        Some((name, _)) if name.to_lowercase().contains("pass") => format!("{name}=***"),
        _ => parameter.to_owned(),
    };
    let parameters: Vec<String> = parameters.split('&').map(hide).collect();
    let parameters = parameters.join("&");
    let shown =
        if parameters.is_empty() { base.to_owned() } else { format!("{base}?{parameters}") };

    let start = shown.find("://").map_or(0, |at| at + 3);
    let Some(end) = shown[start..].rfind('@').map(|at| start + at) else {
        return shown;
    };
    match shown[start..end].find(':') {
        Some(colon) => format!("{}:***{}", &shown[..start + colon], &shown[end..]),
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::{DatabaseUrl, SqliteFile, without_password};

    #[test]
    fn passwords_are_hidden() {
        for (url, shown) in [
            ("memory:", "memory:"),
            ("sqlite://games.db?max_mib=3", "sqlite://games.db?max_mib=3"),
            ("postgres://ann@host/games", "postgres://ann@host/games"),
            ("postgres://ann:secret@host:5432/games", "postgres://ann:***@host:5432/games"),
            ("postgres://ann:se@c:r/et@host/games", "postgres://ann:***@host/games"),
            ("postgres://ann:se?cret@host/games", "postgres://ann:***@host/games"),
            ("postgres:///g?user=a&password=se@cret", "postgres:///g?user=a&password=***"),
            ("postgres://a@h:5/g?password=se@cret", "postgres://a@h:5/g?password=***"),
            ("mysql://ann:secret@host/games", "mysql://ann:***@host/games"),
            ("ann:secret@host/games", "ann:***@host/games"),
        ] {
            assert_eq!(without_password(url), shown, "{url}");
        }
    }

    #[test]
    fn file_urls_are_parsed() {
        let file = |path: &str, max_mib| SqliteFile { path: path.into(), max_mib };
        for (url, expected) in [
            ("sqlite://games.db", file("games.db", None)),
            ("sqlite:///var/lib/a b%20.db", file("/var/lib/a b%20.db", None)),
            ("sqlite://x/y.db?max_mib=12", file("x/y.db", Some(12))),
        ] {
            match DatabaseUrl::parse(url) {
                Ok(DatabaseUrl::Sqlite(parsed)) => assert_eq!(parsed, expected),
                other => panic!("{url}: {other:?}"),
            }
        }
        assert!(matches!(DatabaseUrl::parse("memory:"), Ok(DatabaseUrl::Memory)));
        for url in ["postgres://ann@host/games", "postgresql:///games?host=/run/postgresql"] {
            assert!(matches!(DatabaseUrl::parse(url), Ok(DatabaseUrl::Postgres(_))), "{url}");
        }
    }

    #[test]
    fn invalid_urls_are_refused_with_a_reason() {
        for (url, reason) in [
            ("", "unknown scheme"),
            ("games.db", "unknown scheme"),
            ("sqlite::memory:", "unknown scheme"),
            ("sqlite://", "the file name is missing"),
            ("sqlite://a?mode=ro", "unknown parameter \"mode\"; only max_mib is supported"),
            ("sqlite://a?max_mib=x", "max_mib is \"x\"; expected a number from 1 to 4194304"),
            ("postgres://ann:secret@host:port/games", "invalid port number"),
        ] {
            let error = DatabaseUrl::parse(url).unwrap_err().to_string();
            assert!(error.contains(reason), "{url}: {error}");
            assert!(error.ends_with("postgres://USER:PASSWORD@HOST/DATABASE"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
