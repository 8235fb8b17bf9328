//! The page: what stands between marks is made anew, the prose around them stays.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;

/// The marks around what is made for `name`.
fn marks(name: &str) -> (String, String) {
    (format!("<!-- bench: {name} -->"), format!("<!-- end of {name} -->"))
}

/// Where the text between the marks of `name` begins and ends.
fn between(page: &str, name: &str) -> Result<(usize, usize)> {
    let (begin, end) = marks(name);
    let only = |mark: &str| {
        let mut found = page.match_indices(mark);
        let at = found.next().map(|(at, _)| at);
        let at = at.with_context(|| format!("no {mark:?}; put it where the table belongs"))?;
        match found.next() {
            None => Ok(at),
            Some(_) => bail!("{mark:?} stands there twice; once would be right"),
        }
    };
    let (begins, ends) = (only(&begin)? + begin.len(), only(&end)?);
    if ends < begins {
        bail!("{end:?} stands before {begin:?}; after it would be right");
    }
    if page[begins..ends].contains("<!-- bench: ") {
        bail!("another table begins before {end:?}");
    }
    Ok((begins, ends))
}

/// Does the page have a place for each name? Better known before ten minutes of measuring.
pub(crate) fn check(page: &str, names: &[&str]) -> Result<()> {
    names.iter().try_for_each(|name| between(page, name).map(drop))
}

/// The page with new tables.
pub(crate) fn rewritten(page: &str, tables: &BTreeMap<&str, String>) -> Result<String> {
    let mut page = page.to_owned();
    for (name, table) in tables {
        let (begins, ends) = between(&page, name)?;
        page.replace_range(begins..ends, &format!("\n\n{}\n\n", table.trim()));
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Speed\n\nProse, *ours*.\n\n<!-- bench: rules -->\nold\n| a |\n<!-- end of rules -->\n\n\
                        More prose.\n<!-- bench: load --><!-- end of load -->\nLast.\n";

    #[test]
    fn tables_are_replaced_and_prose_stays() {
        let tables = BTreeMap::from([("rules", "| new |\n".to_owned()), ("load", "x".to_owned())]);
        let page = rewritten(PAGE, &tables).unwrap();
        let expected = "# Speed\n\nProse, *ours*.\n\n<!-- bench: rules -->\n\n| new |\n\n<!-- end of rules -->\n\n\
             More prose.\n<!-- bench: load -->\n\nx\n\n<!-- end of load -->\nLast.\n";
        assert_eq!(page, expected);
        assert_eq!(rewritten(&page, &tables).unwrap(), page, "again is the same");
    }

    #[test]
    fn a_page_without_the_marks_is_refused() {
        for (page, why) in [
            ("", "no \"<!-- bench: rules -->\"; put it"),
            ("<!-- bench: rules -->", "no \"<!-- end of rules -->\"; put it"),
            (
                "<!-- end of rules --><!-- bench: rules -->",
                "\"<!-- end of rules -->\" stands before",
            ),
            (
                "<!-- bench: rules --><!-- bench: rules --><!-- end of rules -->",
                "\"<!-- bench: rules -->\" stands there twice",
            ),
            (
                "<!-- bench: rules --><!-- bench: load --><!-- end of rules --><!-- end of load -->",
                "another table begins before",
            ),
        ] {
            let error = check(page, &["rules", "load"]).unwrap_err().to_string();
            assert!(error.starts_with(why), "{page}: {error}");
        }
        assert!(check(PAGE, &["rules", "load"]).is_ok());
    }
}
