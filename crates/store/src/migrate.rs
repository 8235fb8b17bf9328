//! Schema migrations. They only go forward: a released migration is never changed; new ones are
//! added at the end.

use crate::error::StoreError;

/// The migrations of SQLite files; the n-th leads to schema version n, counting from 1.
pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_tables.sql"),
    include_str!("../migrations/sqlite/0002_people.sql"),
    include_str!("../migrations/sqlite/0003_blockers.sql"),
];

/// The migrations of Postgres.
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001_tables.sql"),
    include_str!("../migrations/postgres/0002_people.sql"),
    include_str!("../migrations/postgres/0003_blockers.sql"),
];

/// The migrations a database still needs, each with the version it leads to.
pub(crate) fn missing(
    found: i64,
    steps: &'static [&'static str],
) -> impl Iterator<Item = (i64, &'static str)> {
    (1..).zip(steps.iter().copied()).filter(move |(version, _)| *version > found)
}

/// Fails on a schema version newer than this program.
pub(crate) fn refuse_newer(url: &str, found: i64, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as i64;
    if found > known {
        return Err(StoreError::Newer { url: url.to_owned(), found, known });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{POSTGRES, SQLITE, missing, refuse_newer};

    const STEPS: &[&str] = &["one", "two", "three"];

    #[test]
    fn only_missing_migrations_run_in_order() {
        for (found, expected) in
            [(0, &[(1, "one"), (2, "two"), (3, "three")][..]), (2, &[(3, "three")]), (3, &[])]
        {
            assert_eq!(missing(found, STEPS).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn a_newer_database_is_refused() {
        assert_eq!(refuse_newer("sqlite://x", 3, STEPS), Ok(()));
        let error = refuse_newer("sqlite://x", 4, STEPS).unwrap_err().to_string();
        assert!(error.starts_with("sqlite://x has schema version 4"), "{error}");
        assert!(error.contains("supports versions up to 3"), "{error}");
    }

    #[test]
    fn both_databases_have_the_same_versions() {
        assert_eq!(SQLITE.len(), POSTGRES.len());
    }
}
