//! Messages in one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::locales::MESSAGES;
use crate::{Lang, Message, Value};

/// What is put into a message: a number or a text.
pub type Arg<'a> = FluentValue<'a>;

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the messages of a language.
    pub fn new(lang: Lang) -> Self {
        // Codes are two letters each, so this never falls back.
        let tag: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around what is put in are for mixed writing directions; here they are noise.
        bundle.set_use_isolating(false);
        for file in MESSAGES {
            // The tests see that every file is well formed; what can be read is used all the same.
            let resource = FluentResource::try_new(file.text(lang).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a message with this id?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The message with this id; the id itself if there is none, as on the pages.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
        let mut problems = Vec::new(); // what is missing stands in the text as {$name}
        self.bundle.format_pattern(pattern, Some(&args), &mut problems).into_owned()
    }

    /// A message in words. `names` are those of the players, by seat.
    pub fn tell(&self, message: &Message, names: &[String]) -> String {
        let value = |value: &Value| -> Arg<'static> {
            let told = |parts: &[Message]| -> Vec<String> {
                parts.iter().map(|part| self.tell(part, names)).collect()
            };
            match value {
                Value::Number(n) => (*n).into(),
                Value::Text(text) => text.clone().into_owned().into(),
                Value::Seat { seat } => match names.get(usize::from(*seat)) {
                    Some(name) => name.clone().into(),
                    None => seat.to_string().into(),
                },
                Value::And { and } => self.list(&told(and)).into(),
                Value::Or { or } => self.either(&told(or)).into(),
                Value::List { list } => told(list).join(", ").into(),
                Value::Sentences { sentences } => told(sentences).join(" ").into(),
                Value::Message(message) => self.tell(message, names).into(),
            }
        };
        let args: Vec<(&str, Arg<'_>)> =
            message.args.iter().map(|(name, arg)| (&**name, value(arg))).collect();
        self.say(&message.id, &args)
    }

    /// `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined(items, "list-and")
    }

    /// `a, b or c`.
    pub fn either(&self, items: &[String]) -> String {
        self.joined(items, "list-or")
    }

    fn joined(&self, items: &[String], between: &str) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                format!("{} {} {last}", first.join(", "), self.say(between, &[]))
            }
        }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}
