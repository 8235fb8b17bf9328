//! Sums of some of many values.

use std::collections::BTreeSet;

/// The sums of at most `most` of some values.
pub(crate) fn sums(values: &[i32], most: usize) -> BTreeSet<i32> {
    let most = most.min(values.len());
    let mut by = vec![BTreeSet::new(); most + 1];
    by[0].insert(0);
    for value in values {
        for taken in (0..most).rev() {
            let more: Vec<i32> = by[taken].iter().map(|sum| sum + value).collect();
            by[taken + 1].extend(more);
        }
    }
    by.into_iter().flatten().collect()
}
