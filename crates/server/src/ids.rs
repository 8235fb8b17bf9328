//! Random ids, keys and secrets.

use mirabilia_fair::Secret;
use sha2::{Digest, Sha256};

/// Crockford's base 32, which has no look-alike characters.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The length of a key: 260 bits.
const KEY: usize = 52;
/// The length of a table id: 60 bits, so that links cannot be guessed.
const TABLE: usize = 12;
/// The length of the tag that binds a hand-over key to its issuer.
const TAG: usize = 12;

fn fill(bytes: &mut [u8]) {
    // Without random numbers there are no secrets, and so no server.
    getrandom::fill(bytes).unwrap_or_else(|error| panic!("no random numbers: {error}"));
}

/// One character per byte: 5 of its 8 bits.
fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn random_text(length: usize) -> String {
    let mut bytes = vec![0; length];
    fill(&mut bytes);
    encode(&bytes)
}

fn is_encoded(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The id of a new table.
pub(crate) fn new_table_id() -> String {
    random_text(TABLE)
}

/// The id of a new person or node.
pub(crate) fn new_id() -> String {
    random_text(20)
}

/// The secret of a new table, from which its random seed is derived.
pub(crate) fn new_secret() -> Secret {
    let mut secret = [0; 32];
    fill(&mut secret);
    Secret(secret)
}

/// A random seed for a bot.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// A key that authenticates a person.
pub(crate) fn new_key() -> String {
    random_text(KEY)
}

/// A hand-over key, bound to the person who issues it: by the time it is redeemed, the seat may
/// belong to another person.
pub(crate) fn new_hand_over(issuer: &str) -> String {
    let key = new_key();
    let tag = tag(issuer, &key);
    key + &tag
}

/// Whether this person issued a hand-over key.
pub(crate) fn is_issued_by(key: &str, issuer: &str) -> bool {
    key.split_at_checked(KEY).is_some_and(|(key, found)| found == tag(issuer, key))
}

fn tag(issuer: &str, key: &str) -> String {
    encode(&hash_key(&format!("{key} {issuer}"))[..TAG])
}

/// Whether a text has the form of a hand-over key.
pub(crate) fn is_hand_over(text: &str) -> bool {
    is_encoded(text, KEY + TAG)
}

/// The stored form of a key. Keys are random, so a plain hash cannot be reversed.
pub(crate) fn hash_key(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// A short name for a hash, from which nothing can be learnt.
pub(crate) fn short_id(hash: &[u8; 32]) -> String {
    encode(&hash_key(&encode(hash))[..10])
}

/// Whether a text has the form of a table id. Saves queries that cannot succeed.
pub(crate) fn is_table_id(text: &str) -> bool {
    is_encoded(text, TABLE)
}

/// Whether a text has the form of a key.
pub(crate) fn is_key(text: &str) -> bool {
    is_encoded(text, KEY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_keys_are_recognised_and_unique() {
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
    fn a_hand_over_key_is_bound_to_its_issuer() {
        let key = new_hand_over("anna");
        assert!(is_hand_over(&key) && is_issued_by(&key, "anna"));
        assert!(!is_issued_by(&key, "bo") && !is_issued_by("short", "anna"));
    }
}
