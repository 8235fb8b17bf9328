//! Dates and times in UTC.

use std::time::{SystemTime, UNIX_EPOCH};

/// A point in time: `2026-11-17 23:36`.
pub fn utc(time: SystemTime) -> String {
    let millis = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
        Err(before) => -i64::try_from(before.duration().as_millis()).unwrap_or(i64::MAX),
    };
    utc_of(millis)
}

/// The same from milliseconds since 1970.
pub fn utc_of(millis: i64) -> String {
    let (days, seconds) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 1000);
    // Years start in March, so that a leap day is the last day of the year.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}")
}

#[cfg(test)]
mod tests {
    use super::utc_of;

    #[test]
    fn times_are_told_as_calendars_have_them() {
        for (millis, told) in [
            (0, "1970-01-01 00:00"),
            (-60_000, "1969-12-31 23:59"),
            (951_782_399_999, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_794_797_911_000, "2026-11-16 02:58"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ] {
            assert_eq!(utc_of(millis), told, "{millis}");
        }
    }
}
