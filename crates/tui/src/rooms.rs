//! The rooms of the games.

use mirabilia_games::GameKind;

use crate::room::Room;

/// The room of a game.
pub fn room(game: GameKind) -> &'static dyn Room {
    match game {
        GameKind::Duel => crate::duel::ROOM,
        GameKind::Wonders => crate::wonders::ROOM,
        GameKind::Dice => crate::dice::ROOM,
    }
}
