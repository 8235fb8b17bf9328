//! Names of people, by the rules of Unicode: nothing invisible, no towers of accents, and no two
//! people at a table who look alike (UTS #39).

use icu_properties::props::{BinaryProperty, DefaultIgnorableCodePoint, EmojiPresentation};
use mirabilia_protocol::{Code, Refusal};
use mirabilia_room::{Room, check_name};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// The most combining marks on one letter. Vietnamese needs two, polytonic Greek three.
const MAX_MARKS: usize = 3;
/// Joins emoji into one picture.
const JOINER: char = '\u{200d}';
/// Chooses the picture of an emoji.
const PRESENTATION: char = '\u{fe0f}';

/// A name that people can see and read, in composed form.
pub(crate) fn check(name: &str) -> Result<String, Refusal> {
    let name: String = check_name(name)?.nfc().collect();
    let refused = |why: &str| {
        let shown: String = name.chars().take(60).collect();
        Err(Refusal::new(Code::BadName, format!("name {shown:?} {why}; choose another")))
    };
    let characters: Vec<char> = name.chars().collect();
    let mut marks = 0;
    for (at, c) in characters.iter().copied().enumerate() {
        let before = at.checked_sub(1).map(|at| characters[at]);
        let joins = match c {
            JOINER => characters.get(at + 1).is_some_and(|next| is_picture(*next)),
            PRESENTATION => true,
            _ => false,
        };
        let belongs_to_picture = joins && before.is_some_and(is_picture);
        if DefaultIgnorableCodePoint::for_char(c) && !belongs_to_picture {
            return refused("has an invisible character");
        }
        marks = if is_combining_mark(c) && c != PRESENTATION { marks + 1 } else { 0 };
        if marks > MAX_MARKS {
            return refused("has too many accents on one letter");
        }
    }
    Ok(name)
}

/// Whether a character is an emoji or modifies one.
fn is_picture(c: char) -> bool {
    EmojiPresentation::for_char(c) || (c >= '\u{2190}' && !c.is_alphanumeric())
}

/// Refuses a name that looks like that of another person at the table.
pub(crate) fn check_unlike(room: &Room, who: &str, name: &str) -> Result<(), Refusal> {
    let looks = appearance(name);
    let alike = room
        .seats
        .iter()
        .filter_map(|holder| holder.person())
        .find(|person| person.id != who && appearance(&person.name) == looks);
    match alike {
        None => Ok(()),
        Some(person) => {
            let message =
                format!("name {name:?} looks like that of {}; choose another", person.name);
            Err(Refusal::new(Code::BadName, message))
        }
    }
}

/// What a name looks like at a glance.
fn appearance(name: &str) -> String {
    skeleton(&name.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::{appearance, check};

    #[test]
    fn invisible_characters_and_towers_of_accents_are_refused() {
        for name in ["Ada", "Åsa", "Nguyễn", "ᾧ", "👩🏽\u{200d}🚀", "Bo ❤️\u{200d}🔥", "王芳"]
        {
            check(name).expect(name);
        }
        let tower = format!("a{}", "\u{301}".repeat(39));
        for name in ["\u{3164}", "a\u{3164}b", "\u{e0041}b", "so\u{ad}ft", "a\u{200d}b", &tower] {
            check(name).expect_err(name);
        }
    }

    #[test]
    fn names_that_look_alike_are_told() {
        for (a, b) in [("Ada", "ada"), ("Ada", "Аda"), ("paypal", "pаypаl"), ("Al", "A l")] {
            assert_eq!(appearance(a), appearance(b), "{a} {b}");
        }
        assert_ne!(appearance("Ada"), appearance("Bo"));
    }
}
