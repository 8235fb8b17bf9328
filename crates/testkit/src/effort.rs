//! How many random cases tests try: one environment variable for all of them.

use std::env;
use std::sync::OnceLock;

/// The environment variable: `quick` for a tenth of the usual cases, a number for a soak, unset for
/// the usual number.
pub const VARIABLE: &str = "MIRABILIA_LAWS";

#[derive(Clone, Copy)]
enum Effort {
    Quick,
    Usual,
    Soak(u32),
}

fn effort() -> Effort {
    static EFFORT: OnceLock<Effort> = OnceLock::new();
    *EFFORT.get_or_init(|| match env::var(VARIABLE).as_deref() {
        Err(_) => Effort::Usual,
        Ok("quick") => Effort::Quick,
        Ok(text) => match text.parse() {
            Ok(cases) if cases > 0 => Effort::Soak(cases),
            _ => panic!("{VARIABLE} is \"{text}\"; expected quick or a number of cases"),
        },
    })
}

/// How many cases to try where a test usually tries `usual`: a tenth in a quick run, the number of
/// the variable in a soak.
pub fn cases(usual: u32) -> u32 {
    match effort() {
        Effort::Quick => usual.div_ceil(10),
        Effort::Usual => usual,
        Effort::Soak(cases) => cases,
    }
}

/// The same for parts of a test that a soak does not lengthen.
pub fn sample(usual: u32) -> u32 {
    match effort() {
        Effort::Quick => usual.div_ceil(10),
        Effort::Usual | Effort::Soak(_) => usual,
    }
}

/// Does the variable ask for a soak? Soaks run on quiet machines, so limits of time are strict then.
pub fn is_soak() -> bool {
    matches!(effort(), Effort::Soak(_))
}
