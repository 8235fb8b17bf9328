//! The versions of our databases. They only go forward: a step is never changed once it was
//! released, the next one is added behind it.

use crate::error::StoreError;

/// Each step brings an SQLite file from the version before to the next; the first makes version 1.
pub(crate) const SQLITE: &[&str] = &[include_str!("../migrations/sqlite/0001_tables.sql")];

/// The same for Postgres.
pub(crate) const POSTGRES: &[&str] = &[include_str!("../migrations/postgres/0001_tables.sql")];

/// The steps a database still needs, each with the version it makes.
pub(crate) fn missing(
    found: i64,
    steps: &'static [&'static str],
) -> impl Iterator<Item = (i64, &'static str)> {
    (1..).zip(steps.iter().copied()).filter(move |(version, _)| *version > found)
}

/// What a newer program wrote, we would misread.
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
    fn only_what_is_missing_is_done_and_in_order() {
        for (found, expected) in
            [(0, &[(1, "one"), (2, "two"), (3, "three")][..]), (2, &[(3, "three")]), (3, &[])]
        {
            assert_eq!(missing(found, STEPS).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn a_newer_database_is_refused() {
        assert_eq!(refuse_newer("sqlite://x", 3, STEPS), Ok(()));
        let said = refuse_newer("sqlite://x", 4, STEPS).unwrap_err().to_string();
        assert!(
            said.starts_with("sqlite://x has version 4, and this program knows versions up to 3")
        );
    }

    #[test]
    fn both_kinds_have_the_same_versions() {
        assert_eq!(SQLITE.len(), POSTGRES.len());
    }
}
