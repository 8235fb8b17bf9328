//! Who sits where in a game on this machine.

use mirabilia_bots::BotKind;
use mirabilia_games::AnyTable;
use mirabilia_words::Words;

use crate::people::numbered;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    You,
    /// A bot.
    Bot(BotKind),
}

impl Player {
    /// Reads `you` or the name of a bot.
    pub fn read(word: &str) -> Result<Self, String> {
        if word == "you" {
            return Ok(Self::You);
        }
        BotKind::from_name(word)
            .map(Self::Bot)
            .ok_or_else(|| format!("a seat is you or a bot: {}", BotKind::names()))
    }

    fn word(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Bot(kind) => kind.name(),
        }
    }
}

/// You against bots that a beginner can beat and must take seriously.
pub fn usual(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Bot(BotKind::Normal); usize::from(seats)];
    players[0] = Player::You;
    players
}

/// A name for each player, as records keep it; where several have the same word, they are numbered.
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

/// Who the names of a record seat, when they are names that [`display_names`] gives.
fn named(table: &AnyTable) -> Option<Vec<Player>> {
    let player = |name: &String| Player::read(name.split(' ').next().unwrap_or("")).ok();
    let players: Vec<Player> = table.names().iter().map(player).collect::<Option<_>>()?;
    (!players.is_empty() && display_names(&players) == table.names()).then_some(players)
}

/// Who plays on in a resumed game when nobody says so: those who played before, if the names of the
/// record tell.
pub fn seated(table: &AnyTable) -> Vec<Player> {
    named(table).unwrap_or_else(|| usual(table.seats()))
}

/// What to call the players on the screen: what the record calls them, unless that is who they are
/// not. Sentences are about somebody, so that one who plays alone has a name too.
pub(super) fn shown_names(
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
        assert_eq!(seated(&table(&["random", "you"])), [BOT, Player::You]);
        assert_eq!(seated(&table(&["you 1", "you 2"])), [Player::You, Player::You]);
        for names in [&["Anna", "Bo"][..], &["you", "you"], &["you", "Bo"], &[]] {
            let usual = [Player::You, Player::Bot(BotKind::Normal)];
            assert_eq!(seated(&table(names)), usual, "{names:?}");
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
