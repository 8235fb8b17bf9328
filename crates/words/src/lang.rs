//! The languages.

/// A language of the messages and the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Swedish.
    Sv,
    /// Finnish.
    Fi,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Sv, Self::Fi];

    /// Its code: the name of its folder, and the word for it on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sv => "sv",
            Self::Fi => "fi",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language that a system is set to, by the values of `LC_ALL`, `LC_MESSAGES` and `LANG`:
    /// the first that says anything decides. English for those that we do not speak.
    pub fn of_system<'a>(settings: impl IntoIterator<Item = &'a str>) -> Self {
        let said = settings.into_iter().find(|value| !value.is_empty());
        said.and_then(|value| value.get(..2)).and_then(Self::from_code).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_decides_when_nobody_does() {
        let cases: &[(&[&str], Lang)] = &[
            (&[], Lang::En),
            (&["", "", "sv_SE.UTF-8"], Lang::Sv),
            (&["fi_FI.UTF-8", "sv_SE", "sv"], Lang::Fi),
            (&["C", "sv", ""], Lang::En),
            (&["de_DE"], Lang::En),
            (&["é"], Lang::En),
        ];
        for (settings, lang) in cases {
            assert_eq!(Lang::of_system(settings.iter().copied()), *lang, "{settings:?}");
        }
    }
}
