//! Finding the thing somebody means: "the pyramids", "Lumber yard" or just "lumb".

use super::Choice;
use super::text::TIE;

/// What a search for a thing gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Its explanation.
    One(String),
    /// Nothing, or too many: the ids that come near.
    Near(Vec<String>),
}

/// What somebody's words for a move mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// This choice, as records write it.
    One(String),
    /// One of these, as records write them: too little was said.
    Several(Vec<String>),
    /// No choice, but these words of a record.
    Other(String),
}

/// Finds the choice that somebody means: by its whole phrase, by the words of a record, or by
/// these without what tells equal names apart and without the payment.
pub(super) fn meant(choices: &[Choice], said: &str, written: &str) -> Meant {
    let plain = |text: &str| text.replace(TIE, " ");
    let said = plain(said);
    let exact =
        |c: &&Choice| c.text == written || c.text == said.trim() || plain(&c.phrase) == said.trim();
    if let Some(choice) = choices.iter().find(exact) {
        return Meant::One(choice.text.clone());
    }
    let mut alike =
        choices.iter().filter(|c| !head(&said).is_empty() && head(&c.phrase) == head(&said));
    if let (Some(choice), None) = (alike.next(), alike.next()) {
        return Meant::One(choice.text.clone());
    }
    let loosely = loose(written);
    let fits = |c: &&Choice| {
        let rest = loose(&c.text).strip_prefix(&loosely).map(str::to_owned);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" pay "))
    };
    let fitting: Vec<String> = choices.iter().filter(fits).map(|c| c.text.clone()).collect();
    match &fitting[..] {
        [] => Meant::Other(numbered(choices, written)),
        [one] => Meant::One(one.clone()),
        _ => Meant::Several(fitting),
    }
}

/// Words of a record in which a name that several ids share becomes the one among the choices.
fn numbered(choices: &[Choice], written: &str) -> String {
    let ids = || choices.iter().flat_map(|choice| choice.text.split(' '));
    let word = |word: &str| match ids().find(|id| *id != word && loose(id) == word) {
        Some(id) => id.to_owned(),
        None => word.to_owned(),
    };
    written.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Ids of one name differ in a number at the end: `loom-1`, `loom-2`.
fn loose(text: &str) -> String {
    let word = |word: &str| match word.rsplit_once('-') {
        Some((name, "1" | "2")) => name.to_owned(),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Text without what people write differently: case, marks within ids, articles, spare spaces.
fn normal(text: &str) -> String {
    let lower = text.to_lowercase().replace(['-', '_', '.'], " ");
    let mut words: Vec<&str> = lower.split_whitespace().collect();
    if words.len() > 1 {
        words.retain(|word| *word != "the");
    }
    words.join(" ")
}

/// What a phrase says before the dash, without shapes.
fn head(phrase: &str) -> String {
    let head = phrase.split('—').next().unwrap_or("");
    normal(&head.replace(TIE, " ").chars().filter(char::is_ascii).collect::<String>())
}

/// A move as records write it, from what somebody typed: names get their hyphens back, and what the
/// list of choices adds (shapes, the part after the dash) is dropped.
pub(super) fn written(ids: &[&str], said: &str) -> String {
    let plain = head(said);
    let words: Vec<&str> = plain.split(' ').collect();
    let (mut parts, mut at) = (Vec::new(), 0);
    while at < words.len() {
        // The longest name that begins here: "great lighthouse" before "lighthouse".
        let starts = |id: &&&str| {
            let name = normal(id);
            let length = name.split(' ').count();
            words[at..].len() >= length && words[at..at + length].join(" ") == name
        };
        let id = ids.iter().filter(starts).max_by_key(|id| id.len());
        parts.push(id.map_or(words[at], |id| id));
        at += id.map_or(1, |id| normal(id).split(' ').count());
    }
    parts.join(" ")
}

/// The id that is meant, or those that come near.
pub(super) fn find<'a>(ids: &[&'a str], said: &str) -> Result<&'a str, Vec<&'a str>> {
    let said = normal(said);
    let matching = |test: &dyn Fn(&str) -> bool| -> Vec<&'a str> {
        ids.iter().copied().filter(|id| test(&normal(id))).collect()
    };
    if let [id, ..] = matching(&|id| id == said)[..] {
        return Ok(id);
    }
    if said.is_empty() {
        return Err(Vec::new());
    }
    let within = matching(&|id| id.contains(&said));
    match within[..] {
        [id] => Ok(id),
        [] => Err(matching(&|id| distance(id, &said) <= 2)),
        _ => Err(within),
    }
}

/// How many letters must be added, dropped or changed to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = i; // the value up and to the left
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let changed = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_moves_become_moves_of_records() {
        let ids = ["lighthouse", "great-lighthouse", "pyramids", "lumber-yard"];
        for (said, text) in [
            ("build lumber-yard", "build lumber-yard"),
            ("Build  Lumber Yard ■ — free", "build lumber-yard"),
            ("wonder The Pyramids with lumber yard", "wonder pyramids with lumber-yard"),
            ("wonder great lighthouse with lighthouse", "wonder great-lighthouse with lighthouse"),
            ("begin 0", "begin 0"),
            ("", ""),
            ("★", ""),
        ] {
            assert_eq!(written(&ids, said), text, "{said}");
        }
    }

    #[test]
    fn choices_are_found_by_as_much_as_tells_them_apart() {
        let choice =
            |text: &str, phrase: &str| Choice { text: text.to_owned(), phrase: phrase.to_owned() };
        let choices = [
            choice("build loom-1", "build Loom\u{a0}◆ — free"),
            choice("build forum pay 2 left", "build Forum\u{a0}● — 2 coins to Bo"),
            choice("build forum pay 2 right", "build Forum\u{a0}● — 2 coins to Cia"),
            choice("build stables pay 1 left", "build Stables\u{a0}✕ — 1 coin to Bo"),
        ];
        let one = |text: &str| Meant::One(text.to_owned());
        for (said, written, expected) in [
            ("", "build loom-1", one("build loom-1")),
            ("", "build loom", one("build loom-1")),
            ("", "build stables", one("build stables pay 1 left")),
            ("", "build forum pay 2 right", one("build forum pay 2 right")),
            ("build Forum ● — 2 coins to Cia ", "build forum", one("build forum pay 2 right")),
            ("", "sell loom", Meant::Other("sell loom-1".to_owned())),
            ("", "build", Meant::Other("build".to_owned())),
            ("", "build for", Meant::Other("build for".to_owned())),
            ("", "build forum pay", Meant::Other("build forum pay".to_owned())),
        ] {
            assert_eq!(meant(&choices, said, written), expected, "{said} {written}");
        }
        let both = ["build forum pay 2 left", "build forum pay 2 right"].map(String::from);
        let several = Meant::Several(both.to_vec());
        assert_eq!(meant(&choices, "build forum", "build forum"), several);
    }

    #[test]
    fn people_find_what_they_mean() {
        let ids =
            ["library", "great-library", "pyramids", "lumber-yard", "law", "stable", "statue"];
        for (said, id) in [
            ("library", "library"),
            ("Great Library", "great-library"),
            ("The Pyramids", "pyramids"),
            ("  LUMBER-yard ", "lumber-yard"),
            ("pyr", "pyramids"),
        ] {
            assert_eq!(find(&ids, said), Ok(id), "{said}");
        }
        assert_eq!(find(&ids, "lib"), Err(vec!["library", "great-library"]));
        assert_eq!(find(&ids, "libary"), Err(vec!["library"]));
        assert_eq!(find(&ids, "xyzzy"), Err(vec![]));
        assert_eq!(find(&ids, ""), Err(vec![]));
        assert_eq!(find(&ids, &"x".repeat(100_000)), Err(vec![]));
    }
}
