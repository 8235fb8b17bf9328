//! Ids, keys and secrets: everything that nobody may guess.

use mirabilia_fair::Secret;
use sha2::{Digest, Sha256};

/// Letters of ids: none that are taken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Letters of a key, 5 bits each.
const KEY: usize = 52;
/// Letters of a table's id: 60 bits, so that a link cannot be guessed.
const TABLE: usize = 12;

fn fill(bytes: &mut [u8]) {
    // Without randomness there are no secrets, and no server.
    getrandom::fill(bytes).unwrap_or_else(|error| panic!("no randomness: {error}"));
}

fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    fill(&mut bytes);
    bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The id of a new table.
pub(crate) fn new_table_id() -> String {
    letters(TABLE)
}

/// The id of a new person or node.
pub(crate) fn new_id() -> String {
    letters(20)
}

/// The secret of a new table's luck.
pub(crate) fn new_secret() -> Secret {
    let mut secret = [0; 32];
    fill(&mut secret);
    Secret(secret)
}

/// A number for a bot's luck.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// A key: 256 bits, for a cookie or a link.
pub(crate) fn new_key() -> String {
    letters(KEY)
}

/// A key that hands a seat over, bound to the person who gives it: the seat may be another's by the
/// time it is used.
pub(crate) fn new_hand_over(giver: &str) -> String {
    let key = new_key();
    let mark = mark(giver, &key);
    key + &mark
}

/// Was this key given by this person?
pub(crate) fn is_given_by(key: &str, giver: &str) -> bool {
    key.split_at_checked(KEY).is_some_and(|(key, marked)| marked == mark(giver, key))
}

fn mark(giver: &str, key: &str) -> String {
    let hash = hash_key(&format!("{key} {giver}"));
    hash[..12].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Does this look like a key that hands a seat over?
pub(crate) fn is_hand_over(text: &str) -> bool {
    text.len() == KEY + 12 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// What is kept of a key. Keys are random, so that a plain hash cannot be turned back.
pub(crate) fn hash_key(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// Does this look like a table's id? Spares the store questions that have no answer.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == TABLE && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Does this look like a key?
pub(crate) fn is_key(text: &str) -> bool {
    text.len() == KEY && text.bytes().all(|byte| LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_keys_are_recognised_and_differ() {
        let (a, b) = (new_table_id(), new_table_id());
        assert!(is_table_id(&a) && is_table_id(&b) && a != b);
        assert!(
            !is_table_id("short") && !is_table_id("../../../etc") && !is_table_id("iiiiiiiiiiii")
        );
        let key = new_key();
        assert!(is_key(&key) && !is_key(&a));
        assert_ne!(hash_key(&key), hash_key(&new_key()));
    }

    #[test]
    fn a_key_that_hands_over_is_bound_to_its_giver() {
        let key = new_hand_over("anna");
        assert!(is_hand_over(&key) && is_given_by(&key, "anna"));
        assert!(!is_given_by(&key, "bo") && !is_given_by("short", "anna"));
    }
}
