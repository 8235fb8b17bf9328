//! Values of the command line: parsed, listed in the help, completed by shells.

use std::ops::RangeInclusive;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use mirabilia_bots::{BotKind, Style};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{GameKind, dice, duel, wonders};
use mirabilia_kernel::{Options, SetupError};
use mirabilia_tell::setup_error;
use mirabilia_tui::session::Player;
use mirabilia_words::{Lang, Words};

use crate::lang;
use crate::near::tip;
use crate::saved::SavedGames;

/// The name of a game.
pub fn game() -> impl TypedValueParser<Value = GameKind> {
    let names = GameKind::ALL.iter().map(|kind| kind.name());
    PossibleValuesParser::new(names).map(|name| GameKind::from_name(&name).expect("a listed name"))
}

/// The name of a bot.
pub fn bot() -> impl TypedValueParser<Value = BotKind> {
    PossibleValuesParser::new(bot_names())
        .map(|name| BotKind::from_name(&name).expect("a listed name"))
}

/// Who plays a seat: `you` or a bot.
pub fn player() -> impl TypedValueParser<Value = Player> {
    let names = std::iter::once(PossibleValue::new("you")).chain(bot_names());
    PossibleValuesParser::new(names).map(|name| Player::read(&name).expect("a listed name"))
}

/// All bots. Those with a style are completed and accepted, but not listed: there are too many.
fn bot_names() -> impl Iterator<Item = PossibleValue> {
    let styles = || Style::ALL.iter().map(|style| style.name());
    let of = move |level: &'static BotKind| {
        styles().filter_map(|style| BotKind::from_name(&format!("{}:{style}", level.name())))
    };
    let styled = BotKind::LEVELS.iter().flat_map(of).map(BotKind::name).chain(styles());
    let listed = BotKind::ALL.iter().map(|kind| PossibleValue::new(kind.name()));
    listed.chain(styled.map(|name| PossibleValue::new(name).hide(true)))
}

/// What the help says about bots with a style.
fn styles_help() -> String {
    let styles: Vec<&str> = Style::ALL.iter().map(|style| style.name()).collect();
    format!("a level may have a style, as in hard:science ({})", styles.join(", "))
}

/// The help of `play --seats`.
pub fn players_help() -> String {
    format!(
        "Player per seat, comma-separated: you (several seats can be you) or a bot; {} [default: you \
         against one normal bot in duel, two in the other games]",
        styles_help()
    )
}

/// The help of `arena --bots`.
pub fn bots_help() -> String {
    let names: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
    format!(
        "Comma-separated bots: {}; {}; search@200 (iterations) or search@50ms gives a bot its own \
         budget",
        names.join(", "),
        styles_help()
    )
}

/// The code of a language.
pub fn lang() -> impl TypedValueParser<Value = Lang> {
    let codes = Lang::ALL.iter().map(|lang| lang.code());
    PossibleValuesParser::new(codes).map(|code| Lang::from_code(&code).expect("a listed code"))
}

/// A whole number within limits.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text: &str| {
        let number = text.parse::<u64>().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            match (*range.start(), *range.end()) {
                (least, u64::MAX) => format!("expected a whole number, {least} or more"),
                (least, most) => format!("expected a whole number from {least} to {most}"),
            }
        })
    }
}

/// A number of seats that some game has; the game checks it.
pub fn seats() -> impl Fn(&str) -> Result<u8, String> + Clone + Send + Sync + 'static {
    whole::<u8>(1..=7)
}

/// The options of a game with their values, the default first.
pub fn options_of(kind: GameKind) -> Vec<(&'static str, Vec<&'static str>)> {
    match kind {
        GameKind::Duel => duel::Setup::choices().to_vec(),
        GameKind::Wonders => wonders::Setup::choices().to_vec(),
        GameKind::Dice => dice::Setup::choices().to_vec(),
    }
}

/// Game options as one line per game: `duel: first=0|1|random …`, the default first.
pub fn options_help() -> String {
    let option = |(name, values): (&str, Vec<&str>)| format!("{name}={}", values.join("|"));
    let game = |kind: &GameKind| {
        let options: Vec<String> = options_of(*kind).into_iter().map(option).collect();
        format!("{}: {}", kind.name(), options.join(" "))
    };
    let games: Vec<String> = GameKind::ALL.iter().map(game).collect();
    format!(
        "Game options, such as \"first=1\" (the first value is the default) [{}]",
        games.join("; ")
    )
}

/// Parses game options. A misspelt name or value is wrong usage.
pub fn options(kind: GameKind, text: &str) -> anyhow::Result<Options> {
    Options::parse(text).map_err(|error| wrong_setup(kind, "--options", &error))
}

/// The error for a set-up that the rules refuse, with what may have been meant.
pub fn wrong_setup(kind: GameKind, option: &str, error: &SetupError) -> anyhow::Error {
    let known = options_of(kind);
    let (field, value) = (error.field.to_string(), error.value.to_string());
    let values = known.iter().find(|(name, _)| *name == field).map(|(_, values)| values);
    let tip = match values {
        Some(values) => tip(&value, values.iter().copied()),
        None if field == "seats" => String::new(),
        None => tip(&field, known.iter().map(|(name, _)| *name)),
    };
    let option = if field == "seats" { "--seats" } else { option };
    let told = Words::new(lang::of_run()).tell(&setup_error(error), &[]);
    wrong_usage(&format!("{option}: {told}{tip}"))
}

/// An error with the exit code for wrong usage.
pub fn wrong_usage(message: &str) -> anyhow::Error {
    clap::Error::raw(ErrorKind::ValueValidation, format!("{message}\n")).into()
}

/// A display name as servers and records allow it.
pub fn name(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = (1..=40).contains(&text.chars().count())
        && !text.contains([',', '#'])
        && !text.chars().any(char::is_control);
    if fits {
        Ok(text.to_owned())
    } else {
        Err("expected 1 to 40 characters without comma or #".to_owned())
    }
}

/// The login name, if it can be a display name.
pub fn login_name() -> Option<String> {
    let names = ["USER", "LOGNAME", "USERNAME"].iter();
    names.filter_map(|name| std::env::var(name).ok()).find_map(|user| name(&user).ok())
}

/// Completes games where something else may stand too.
pub fn games() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        GameKind::ALL.iter().map(|kind| CompletionCandidate::new(kind.name())).collect()
    })
}

/// Completes record files and saved games.
pub fn records() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &std::ffi::OsStr| {
        let mut found = saved_like(current);
        found.extend(PathCompleter::file().complete(current));
        found
    })
}

/// Completes saved games.
pub fn saved() -> ArgValueCompleter {
    ArgValueCompleter::new(saved_like)
}

fn saved_like(current: &std::ffi::OsStr) -> Vec<CompletionCandidate> {
    let begins = current.to_string_lossy();
    let games = SavedGames::of_user().and_then(|games| games.list()).unwrap_or_default();
    let named = games.iter().filter(|game| game.name.starts_with(&*begins));
    named.map(|game| CompletionCandidate::new(&game.name)).collect()
}

/// Completes board sets and board files.
pub fn boards() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &std::ffi::OsStr| {
        let begins = current.to_string_lossy();
        let names = BoardsRef::names();
        let named = names.iter().filter(|name| name.starts_with(&*begins));
        let mut found: Vec<CompletionCandidate> = named.map(CompletionCandidate::new).collect();
        found.extend(PathCompleter::file().complete(current));
        found
    })
}

/// Completes game options.
pub fn option_values() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let games = GameKind::ALL.iter().flat_map(|kind| {
            options_of(*kind).into_iter().map(|(name, values)| (kind.name(), name, values))
        });
        games
            .flat_map(|(game, name, values)| {
                let of = move |value: &str| {
                    CompletionCandidate::new(format!("{name}={value}")).help(Some(game.into()))
                };
                values.into_iter().map(of).collect::<Vec<_>>()
            })
            .collect()
    })
}

/// Completes bots where a budget may follow the name.
pub fn bots() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let name = |name: PossibleValue| {
            CompletionCandidate::new(name.get_name().to_owned()).hide(name.is_hide_set())
        };
        bot_names().map(name).collect()
    })
}
