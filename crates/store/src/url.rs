//! Addresses of databases, read and shown.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::error::{StoreError, cause};

/// Where a store lives.
#[derive(Debug)]
pub(crate) enum Place {
    Memory,
    Sqlite(File),
    Postgres(Box<PgConnectOptions>),
}

/// An SQLite file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    pub(crate) path: PathBuf,
    /// The size it may grow to, in MiB. So that games do not fill a disk that others need.
    pub(crate) max_mib: Option<u32>,
}

impl Place {
    /// Reads an address.
    pub(crate) fn read(url: &str) -> Result<Self, StoreError> {
        let wrong = |reason: &str| StoreError::Address {
            url: without_password(url),
            reason: reason.to_owned(),
        };
        if url == "memory:" {
            return Ok(Self::Memory);
        }
        if let Some(rest) = url.strip_prefix("sqlite://") {
            return File::read(rest).map(Self::Sqlite).map_err(|reason| wrong(&reason));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = PgConnectOptions::from_str(url).map_err(|error| wrong(&cause(&error)))?;
            return Ok(Self::Postgres(Box::new(options)));
        }
        Err(wrong("it begins with no word that we know"))
    }
}

impl File {
    /// Reads what stands after `sqlite://`: a path as it is, then perhaps `?max_mib=N`.
    fn read(text: &str) -> Result<Self, String> {
        let (path, settings) = text.split_once('?').unwrap_or((text, ""));
        if path.is_empty() {
            return Err("it names no file".to_owned());
        }
        let mut max_mib = None;
        for setting in settings.split('&').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            // SQLite counts pages of 4 KiB in 32 bits.
            let number = value.parse().ok().filter(|mib| (1..=1 << 22).contains(mib));
            match (name, number) {
                ("max_mib", Some(mib)) => max_mib = Some(mib),
                ("max_mib", None) => {
                    return Err(format!("max_mib {value:?} should be a number from 1 to 4194304"));
                }
                _ => {
                    return Err(format!(
                        "it has the setting {name:?}, and max_mib is the only one"
                    ));
                }
            }
        }
        Ok(Self { path: PathBuf::from(path), max_mib })
    }
}

/// An address as it may be shown and logged. Hides too much rather than too little.
pub fn without_password(url: &str) -> String {
    let (place, settings) = url.split_once('?').unwrap_or((url, ""));
    let hide = |setting: &str| match setting.split_once('=') {
        Some((name, _)) if name.to_lowercase().contains("pass") => format!("{name}=***"),
        _ => setting.to_owned(),
    };
    let settings: Vec<String> = settings.split('&').map(hide).collect();
    let settings = settings.join("&");
    let shown = if settings.is_empty() { place.to_owned() } else { format!("{place}?{settings}") };

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
    use super::{File, Place, without_password};

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
    fn addresses_of_files_are_read() {
        let file = |path: &str, max_mib| File { path: path.into(), max_mib };
        for (url, expected) in [
            ("sqlite://games.db", file("games.db", None)),
            ("sqlite:///var/lib/a b%20.db", file("/var/lib/a b%20.db", None)),
            ("sqlite://x/y.db?max_mib=12", file("x/y.db", Some(12))),
        ] {
            match Place::read(url) {
                Ok(Place::Sqlite(read)) => assert_eq!(read, expected),
                other => panic!("{url}: {other:?}"),
            }
        }
        assert!(matches!(Place::read("memory:"), Ok(Place::Memory)));
        for url in ["postgres://ann@host/games", "postgresql:///games?host=/run/postgresql"] {
            assert!(matches!(Place::read(url), Ok(Place::Postgres(_))), "{url}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_reason() {
        for (url, reason) in [
            ("", "it begins with no word that we know"),
            ("games.db", "it begins with no word that we know"),
            ("sqlite::memory:", "it begins with no word that we know"),
            ("sqlite://", "it names no file"),
            ("sqlite://a?mode=ro", "it has the setting \"mode\", and max_mib is the only one"),
            ("sqlite://a?max_mib=x", "max_mib \"x\" should be a number from 1 to 4194304"),
            ("postgres://ann:secret@host:port/games", "invalid port number"),
        ] {
            let said = Place::read(url).unwrap_err().to_string();
            assert!(said.contains(reason), "{url}: {said}");
            assert!(said.ends_with("postgres://USER:PASSWORD@HOST/DATABASE"), "{said}");
            assert!(!said.contains("secret"), "{said}");
        }
    }
}
