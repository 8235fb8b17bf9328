//! Who sits where.

use mirabilia_bots::BotKind;
use mirabilia_games::AnyTable;

use crate::show::Names;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
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
        BotKind::from_name(word).map(Self::Bot).ok_or_else(|| {
            let bots: Vec<&str> = BotKind::ALL.iter().map(|bot| bot.name()).collect();
            format!("a seat is you or a bot: {}", bots.join(", "))
        })
    }

    fn word(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Bot(kind) => kind.name(),
        }
    }
}

/// The best bot there is.
pub fn strongest() -> BotKind {
    *BotKind::ALL.last().expect("there is a bot")
}

/// You against bots that a beginner can beat and must take seriously.
pub fn usual(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Bot(BotKind::Normal); usize::from(seats)];
    players[0] = Player::You;
    players
}

/// A name for each player; where several have the same word, they are numbered.
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

/// What to call the players: what the record calls them, unless that is who they are not.
pub(super) fn shown_names(table: &AnyTable, players: &[Player]) -> Names {
    let fits = !table.names().is_empty() && named(table).is_none();
    Names::new(if fits { table.names().to_vec() } else { display_names(players) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_games::GameKind;
    use mirabilia_kernel::Options;

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
        let shown =
            |names: &[&str], players: &[Player]| shown_names(&table(names), players).all().to_vec();
        assert_eq!(shown(&["Anna", "Bo"], &[Player::You, BOT]), ["Anna", "Bo"]);
        assert_eq!(shown(&["you", "random"], &[BOT, Player::You]), ["random", "you"]);
        assert_eq!(shown(&[], &[Player::You, Player::You]), ["you 1", "you 2"]);
    }
}
