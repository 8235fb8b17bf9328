//! "Did you mean": the candidate that is nearest to a misspelt word.

use crate::lang;

/// From this similarity on, two words are near each other.
const NEAR: f64 = 0.75;

/// The nearest candidate; `None` if none is near.
pub fn near<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let rated = candidates.into_iter().map(|other| (strsim::jaro(word, other), other));
    let (likeness, best) = rated.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (likeness >= NEAR).then_some(best)
}

/// `; did you mean hard?`, or nothing if no candidate is near.
pub fn tip<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    let tip = |meant: &str| lang::error("did-you-mean", &[("word", meant.into())]);
    near(word, candidates).map_or_else(String::new, |meant| format!("; {}", tip(meant)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_words_have_neighbours() {
        let bots = ["random", "easy", "normal", "hard"];
        assert_eq!(near("hrad", bots), Some("hard"));
        assert_eq!(near("nomal", bots), Some("normal"));
        assert_eq!(near("xyz", bots), None);
        assert_eq!(tip("esay", bots), "; did you mean easy?");
    }
}
