//! Validation of settings.

use std::ops::RangeInclusive;

use mirabilia_protocol::{Clock, Code, Refusal, Settings};

use super::seating::parse_bot;

const TWO_WEEKS: u32 = 14 * 24 * 3600;

/// Refuses settings that are out of range, naming the field and the value.
pub(crate) fn check(settings: &Settings) -> Result<(), Refusal> {
    let within = |field: &str, value: u32, bounds: RangeInclusive<u32>| {
        if bounds.contains(&value) {
            return Ok(());
        }
        let message = format!("{field} {value}; expected {} to {}", bounds.start(), bounds.end());
        Err(Refusal::new(Code::BadSettings, message))
    };
    within("watch_delay", settings.watch_delay, 30..=3600)?;
    within("pace", settings.pace, 0..=5000)?;
    if let Some(away) = settings.away {
        within("away", away, 10..=86_400)?;
    }
    match settings.clock {
        None => {}
        Some(Clock::Move { seconds }) => within("clock seconds", seconds, 5..=TWO_WEEKS)?,
        Some(Clock::Game { seconds, bonus }) => {
            within("clock seconds", seconds, 30..=TWO_WEEKS)?;
            within("clock bonus", bonus, 0..=3600)?;
        }
    }
    parse_bot(&settings.stand_in)?;
    Ok(())
}
