//! Sorting and maps for a few items. The library's sort is made for many; each use of it, and each map
//! that is collected, adds kilobytes to a WebAssembly module.

use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Sorts by insertion: items that compare equal stay in order.
pub(crate) fn sort_by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && compare(&items[at - 1], &items[at]) == Ordering::Greater {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// A map of these entries.
pub(crate) fn map<K: Ord, V>(entries: impl Iterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in entries {
        map.insert(key, value);
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_stay_in_order() {
        for count in 0..9 {
            let mut items: Vec<(u8, u8)> = (0..count).map(|i| (i * 7 % 3, i)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_by(&mut items, |a, b| a.0.cmp(&b.0));
            assert_eq!(items, expected);
        }
    }
}
