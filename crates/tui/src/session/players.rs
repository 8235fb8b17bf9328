//! The players of a local game.

use mirabilia_bots::BotKind;
use mirabilia_games::AnyTable;
use mirabilia_words::Words;

use crate::people::numbered;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal.
    You,
    /// A bot.
    Bot(BotKind),
}

impl Player {
    /// Parses `you` or the name of a bot.
    pub fn read(word: &str) -> Result<Self, String> {
        if word == "you" {
            return Ok(Self::You);
        }
        BotKind::from_name(word)
            .map(Self::Bot)
            .ok_or_else(|| format!("expected you or a bot: {}", BotKind::names()))
    }

    fn word(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Bot(kind) => kind.name(),
        }
    }
}

/// You against bots of medium strength.
pub fn default_players(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Bot(BotKind::Normal); usize::from(seats)];
    players[0] = Player::You;
    players
}

/// A name per player for the record; equal names are numbered.
pub fn display_names(players: &[Player]) -> Vec<String> {
    let name = |(seat, player): (usize, &Player)| {
        let same = |players: &[Player]| players.iter().filter(|other| *other == player).count();
        match same(players) {
            1 => player.word().to_owned(),
            _ => format!("{} {}", player.word(), same(&players[..=seat])),
        }
    };
    players.iter().enumerate().map(name).collect()
}

/// The players behind the names of a record, if [`display_names`] made them.
fn named(table: &AnyTable) -> Option<Vec<Player>> {
    let player = |name: &String| Player::read(name.split(' ').next().unwrap_or("")).ok();
    let players: Vec<Player> = table.names().iter().map(player).collect::<Option<_>>()?;
    (!players.is_empty() && display_names(&players) == table.names()).then_some(players)
}

/// The default players of a resumed game: those who played before, if the record's names tell.
pub fn players_of_record(table: &AnyTable) -> Vec<Player> {
    named(table).unwrap_or_else(|| default_players(table.seats()))
}

/// The names shown on the screen: those of the record, unless `display_names` made them. A single
/// human player is called `own`.
pub fn shown_names(
    table: &AnyTable,
    players: &[Player],
    own: Option<&str>,
    words: &Words,
) -> Vec<String> {
    if !table.names().is_empty() && named(table).is_none() {
        return table.names().iter().map(|name| crate::text::harmless(name)).collect();
    }
    let bots: Vec<Option<&str>> = players
        .iter()
        .map(|player| match player {
            Player::You => None,
            Player::Bot(kind) => Some(kind.name()),
        })
        .collect();
    let people = bots.iter().filter(|bot| bot.is_none()).count();
    let mut number = 0;
    let mut person = || {
        number += 1;
        match own {
            Some(own) if people == 1 => own.to_owned(),
            _ => words.say("table-guest", &[("n", number.into())]),
        }
    };
    numbered(&bots, words).into_iter().map(|bot| bot.unwrap_or_else(&mut person)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_games::GameKind;
    use mirabilia_kernel::Options;
    use mirabilia_words::Lang;

    const BOT: Player = Player::Bot(BotKind::Random);

    fn table(names: &[&str]) -> AnyTable {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        AnyTable::new(GameKind::Duel, 2, &Options::default(), names).unwrap()
    }

    #[test]
    fn equal_players_are_numbered() {
        assert_eq!(display_names(&[Player::You, BOT]), ["you", "random"]);
        let many = [Player::You, BOT, Player::You, BOT, BOT];
        assert_eq!(display_names(&many), ["you 1", "random 1", "you 2", "random 2", "random 3"]);
    }

    #[test]
    fn names_of_a_record_seat_those_who_played() {
        assert_eq!(players_of_record(&table(&["random", "you"])), [BOT, Player::You]);
        assert_eq!(players_of_record(&table(&["you 1", "you 2"])), [Player::You, Player::You]);
        for names in [&["Anna", "Bo"][..], &["you", "you"], &["you", "Bo"], &[]] {
            assert_eq!(players_of_record(&table(names)), default_players(2), "{names:?}");
        }
    }

    #[test]
    fn people_keep_their_names_and_bots_do_not_pose_as_them() {
        let words = Words::new(Lang::Sv);
        let check = |names: &[&str], players: &[Player], own: Option<&str>, shown: &[&str]| {
            assert_eq!(shown_names(&table(names), players, own, &words), shown, "{names:?}");
        };
        check(&["Anna", "Bo"], &[Player::You, BOT], Some("Cia"), &["Anna", "Bo"]);
        check(&["you", "random"], &[BOT, Player::You], Some("Cia"), &["Slumpen", "Cia"]);
        check(&[], &[Player::You, Player::You], Some("Cia"), &["Spelare 1", "Spelare 2"]);
        check(&[], &[BOT, BOT], None, &["Slumpen 1", "Slumpen 2"]);
    }
}
