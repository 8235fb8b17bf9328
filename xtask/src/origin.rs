//! Where a measurement comes from: the machine, the commit, the day, and how busy it was.

use crate::shell;
use anyhow::Result;
use std::time::{SystemTime, UNIX_EPOCH};

/// The processor and how many cores there are.
pub(crate) fn machine() -> String {
    let facts = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = facts.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    format!("{model}, {cores} cores")
}

/// The commit that was measured.
pub(crate) fn commit() -> Result<String> {
    let hash = shell::output(shell::program("git", &["rev-parse", "--short=10", "HEAD"]))?;
    // What the tasks that measure write changes nothing they measure.
    let changed = ["status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs"];
    let clean = shell::output(shell::program("git", &changed))?.trim().is_empty();
    Ok(format!("{}{}", hash.trim(), if clean { "" } else { " with changes" }))
}

/// The day of a moment, as `2025-03-01`, in universal time.
pub(crate) fn day(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut days = seconds / 86_400;
    let every = |years: u64, year: u64| year.is_multiple_of(years);
    let leap = |year| every(4, year) && (!every(100, year) || every(400, year));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

/// The minute of a moment, as `2025-03-01 12:05`, in universal time.
pub(crate) fn minute(moment: SystemTime) -> String {
    let minutes = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()) / 60;
    format!("{} {:02}:{:02}", day(moment), minutes / 60 % 24, minutes % 60)
}

/// The operating system, by the name it gives itself where it does.
pub(crate) fn system() -> String {
    let facts = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = facts.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    name.map_or(std::env::consts::OS, |name| name.trim_matches('"')).to_owned()
}

/// The load average of the last minute, if the system reports one.
pub(crate) fn load() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

/// The compiler, as `1.95.0`.
pub(crate) fn compiler() -> Option<String> {
    let said = shell::output(shell::program("rustc", &["--version"])).ok()?;
    said.split(' ').nth(1).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days_are_counted_right() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (1_709_251_199, "2024-02-29"),
            (1_767_225_599, "2025-12-31"),
            (1_767_225_600, "2026-01-01"),
        ] {
            assert_eq!(day(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }

    #[test]
    fn minutes_are_counted_right() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (1_767_225_599, "2025-12-31 23:59"),
            (1_767_225_600 + 3_661, "2026-01-01 01:01"),
        ] {
            assert_eq!(minute(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }
}
