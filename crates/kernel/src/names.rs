//! Names: in const tables, and as people mistype them.

/// Are two names the same? Tables that refer to each other by name are linked at compile time, where
/// `==` on strings is not available.
///
/// ```
/// const LINKED: bool = mirabilia_kernel::names::same("altar", "altar");
/// assert!(LINKED && !mirabilia_kernel::names::same("altar", "arena"));
/// ```
pub const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The name that a mistyped word comes nearest to, if any is near.
///
/// ```
/// let names = ["theater", "temple"];
/// assert_eq!(mirabilia_kernel::names::nearest("theatre", names), Some("theater"));
/// assert_eq!(mirabilia_kernel::names::nearest("quarry", names), None);
/// ```
pub fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if word.len() > LONGEST {
        return None; // the work grows with the product of both lengths
    }
    let far = |name: &str| strsim::levenshtein(name, word);
    let near = names.into_iter().map(|name| (far(name), name)).min_by_key(|(far, _)| *far)?;
    (near.0 <= 1 + word.len() / 4).then_some(near.1)
}

/// No name is longer than this.
const LONGEST: usize = 64;
