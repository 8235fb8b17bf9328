//! Sentences about seats, turned to the person who sits there: `You build Quarry.`
//!
//! Where the reader has a name, sentences use it. Where one reads about oneself without a name, in
//! lessons and puzzles, `You` is no name: verbs and cases differ.

use mirabilia_kernel::Seat;
use mirabilia_words::{Message, Value};

/// The messages with a second form, `ID-you`, for a reader whose seat is `name`.
const FORMS: [&str; 24] = [
    "dice-tell-city",
    "dice-tell-build",
    "dice-tell-wonder",
    "dice-tell-pass",
    "dice-tell-cross",
    "dice-tell-decline",
    "dice-tell-bonus",
    "duel-tell-first",
    "duel-tell-build",
    "duel-tell-sell",
    "duel-tell-wonder",
    "duel-tell-take",
    "duel-tell-token",
    "duel-tell-destroy",
    "duel-tell-revive",
    "wonders-log-choose",
    "wonders-log-side",
    "wonders-log-build",
    "wonders-log-build-paid",
    "wonders-log-stage",
    "wonders-log-stage-paid",
    "wonders-log-sell",
    "wonders-log-revive",
    "wonders-log-decline",
];

/// The message as said to the person at this seat.
#[must_use]
pub fn to_you(message: Message, you: Seat) -> Message {
    let is_you = |arg: &str| match message.args.get(arg) {
        Some(Value::Seat { seat }) => usize::from(*seat) == you.index(),
        _ => false,
    };
    let (name, begins) = (is_you("name"), is_you("begins"));
    let Message { mut id, args } = message;
    match (&*id, name, begins) {
        ("duel-tell-begin", true, true) => id = "duel-tell-begin-you-you".into(),
        ("duel-tell-begin", true, false) => id = "duel-tell-begin-you".into(),
        ("duel-tell-begin", false, true) => id = "duel-tell-begin-for-you".into(),
        ("wonders-pay-to", true, _) => id = "wonders-pay-you".into(),
        (known, true, _) if FORMS.contains(&known) => id = format!("{known}-you").into(),
        _ => {}
    }
    let all = |parts: Vec<Message>| parts.into_iter().map(|part| to_you(part, you)).collect();
    let arg = |value| match value {
        Value::And { and } => Value::And { and: all(and) },
        Value::Or { or } => Value::Or { or: all(or) },
        Value::List { list } => Value::List { list: all(list) },
        Value::Sentences { sentences } => Value::Sentences { sentences: all(sentences) },
        Value::Message(part) => Value::Message(to_you(part, you)),
        plain @ (Value::Number(_) | Value::Text(_) | Value::Seat { .. }) => plain,
    };
    Message { id, args: args.into_iter().map(|(name, value)| (name, arg(value))).collect() }
}

#[cfg(test)]
mod tests {
    use mirabilia_words::{Lang, Words};

    use super::*;

    const YOU: Value = Value::Seat { seat: 1 };
    const OTHER: Value = Value::Seat { seat: 0 };

    fn said(message: Message, lang: Lang) -> String {
        let names = ["Ada".to_owned(), "(you)".to_owned()];
        Words::new(lang).tell(&to_you(message, Seat::new(1)), &names)
    }

    #[test]
    fn every_form_is_there_in_all_languages_and_needs_no_name() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for id in FORMS {
                assert!(words.has(&format!("{id}-you")), "{lang:?} {id}");
                let message = Message::new(id).with("name", YOU).with("n", 1);
                assert!(!said(message, lang).contains("(you)"), "{lang:?} {id}");
            }
        }
    }

    #[test]
    fn only_the_reader_is_addressed() {
        let build = |name| Message::new("duel-tell-build").with("name", name).with("card", "Baths");
        assert_eq!(said(build(YOU), Lang::En), "You build Baths.");
        assert_eq!(said(build(YOU), Lang::Fi), "Rakennat kortin Baths.");
        assert_eq!(said(build(OTHER), Lang::En), "Ada builds Baths.");
        let begin = |name, begins| {
            let message = Message::new("duel-tell-begin").with("name", name).with("begins", begins);
            said(message, Lang::En)
        };
        assert_eq!(begin(YOU, YOU), "You decide: you begin.");
        assert_eq!(begin(YOU, OTHER), "You decide: Ada begins.");
        assert_eq!(begin(OTHER, YOU), "Ada decides: you begin.");
        assert_eq!(begin(OTHER, OTHER), "Ada decides: Ada begins.");
    }

    #[test]
    fn payments_inside_a_sentence_are_addressed_too() {
        let pays = Message::new("wonders-pay-to").with("n", 2).with("name", YOU);
        let built = Message::new("wonders-log-build-paid")
            .with("name", OTHER)
            .with("card", "Baths")
            .with("pays", Value::all([pays]));
        assert_eq!(said(built, Lang::En), "Ada builds Baths and pays 2 coins to you.");
    }
}
