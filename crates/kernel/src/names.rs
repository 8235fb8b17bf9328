//! Names in const tables.

/// Are two names the same? Tables that refer to each other by name are linked at compile time, where
/// `==` on strings is not to be had.
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
