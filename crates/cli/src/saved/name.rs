//! The names of saved games: `duel-2026-11-17-2336-normal`.

use std::time::SystemTime;

use mirabilia_games::AnyTable;
use mirabilia_tui::session::Player;

use crate::date;

/// Maximum length of the opponents' part.
const OPPONENTS: usize = 60;

/// Game, time in UTC, opponents.
pub(super) fn of(table: &AnyTable, players: &[Player], now: SystemTime) -> String {
    let time = date::utc(now).replace(' ', "-").replace(':', "");
    format!("{}-{time}-{}", table.kind().name(), opponents(table, players))
}

/// Bots by name, counted if there are several of one kind, and people by the names of the record.
fn opponents(table: &AnyTable, players: &[Player]) -> String {
    let people = players.iter().filter(|player| **player == Player::You).count();
    let mut named: Vec<(String, usize)> = Vec::new();
    if people > 1 {
        named.push((format!("{people}-players"), 1));
    }
    for (seat, player) in players.iter().enumerate() {
        let Player::Bot(kind) = player else { continue };
        let given = table.names().get(seat).filter(|name| !name.starts_with(kind.name()));
        let name = given.map_or_else(|| kind.name().to_owned(), |name| plain(name));
        match named.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => named.push((name, 1)),
        }
    }
    let counted = |(name, count): &(String, usize)| match count {
        1 => name.clone(),
        _ => format!("{count}-{name}"),
    };
    let mut all = named.iter().map(counted).collect::<Vec<_>>().join("-");
    all.truncate(OPPONENTS); // ASCII
    if all.is_empty() { "alone".to_owned() } else { all }
}

/// A name in the letters of file names.
fn plain(name: &str) -> String {
    let letters: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
        .collect();
    let letters = letters.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    if letters.is_empty() { "someone".to_owned() } else { letters }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use mirabilia_games::GameKind;
    use mirabilia_kernel::Options;

    use super::*;

    #[test]
    fn games_are_named_by_time_and_opponents() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_794_797_911);
        let check = |kind: GameKind, words: &[&str], names: &[&str], name: &str| {
            let players: Vec<Player> = words.iter().map(|w| Player::read(w).unwrap()).collect();
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            let seats = players.len() as u8;
            let table = AnyTable::new(kind, seats, &Options::default(), names).unwrap();
            assert_eq!(of(&table, &players, now), name);
        };
        check(
            GameKind::Duel,
            &["you", "normal"],
            &["you", "normal"],
            "duel-2026-11-16-0258-normal",
        );
        let names = ["you", "easy 1", "easy 2", "hard"];
        let players = ["you", "easy", "easy", "hard"];
        check(GameKind::Wonders, &players, &names, "wonders-2026-11-16-0258-2-easy-hard");
        check(GameKind::Duel, &["you", "you"], &[], "duel-2026-11-16-0258-2-players");
        check(GameKind::Duel, &["you", "hard"], &["Ada", "Åke B."], "duel-2026-11-16-0258-ke-b");
    }
}
