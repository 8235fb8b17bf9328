//! One file per command.

pub mod admin;
pub mod analyse;
pub mod arena;
pub mod bench;
pub mod best;
pub mod boards;
pub mod completions;
pub mod deal;
mod decide;
pub mod engine;
pub mod games;
pub mod learn;
pub mod man;
pub mod perft;
pub mod play;
pub mod position;
pub mod puzzle;
pub mod replay;
pub mod rules;
pub mod score;
pub mod serve;
pub mod verify;

use mirabilia_games::GameKind;

/// The smallest number of seats of a game.
pub fn fewest_seats(kind: GameKind) -> u8 {
    use mirabilia_kernel::Game;
    mirabilia_games::for_game!(kind, G => *G::SEATS.start())
}

/// The default number of seats: three, if the game allows it.
pub fn default_seats(kind: GameKind) -> u8 {
    use mirabilia_kernel::Game;
    mirabilia_games::for_game!(kind, G => 3.clamp(*G::SEATS.start(), *G::SEATS.end()))
}

/// The numbers of seats that a benchmark measures by default: the smallest and the largest, and for
/// Dice one between them.
pub fn bench_seats(kind: GameKind) -> Vec<u8> {
    use mirabilia_kernel::Game;
    if kind == GameKind::Dice {
        return vec![2, 4, 7];
    }
    let (least, most) = mirabilia_games::for_game!(kind, G => (*G::SEATS.start(), *G::SEATS.end()));
    if least == most { vec![least] } else { vec![least, most] }
}
