//! The ids of messages, without their texts.

/// The ids of the messages about the games, sorted. Written by `build.rs`.
const GAME_MESSAGES: &[&str] = include!(concat!(env!("OUT_DIR"), "/game_messages.rs"));

/// Whether this is the id of a message about a game: a component, an effect, a refusal.
///
/// ```
/// assert!(mirabilia_words::is_game_message("duel-card-quarry"));
/// assert!(!mirabilia_words::is_game_message("duel-card-of-my-own"));
/// ```
pub fn is_game_message(id: &str) -> bool {
    GAME_MESSAGES.binary_search(&id).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};

    #[test]
    fn every_id_of_the_list_is_a_message() {
        let words = Words::new(Lang::En);
        assert!(GAME_MESSAGES.len() > 900, "{}", GAME_MESSAGES.len());
        for id in GAME_MESSAGES {
            assert!(words.has(id), "{id}");
        }
    }
}
