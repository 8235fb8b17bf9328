//! One file a command.

pub mod bench;
pub mod perft;

use mirabilia_games::GameKind;

/// Reads the name of a game, for the command line.
pub fn game(name: &str) -> Result<GameKind, String> {
    GameKind::from_name(name).ok_or_else(|| {
        let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        format!("games are {}", games.join(", "))
    })
}

/// Reads a record file; the error names the file.
pub fn read_record(path: &std::path::Path) -> anyhow::Result<mirabilia_games::AnyTable> {
    use anyhow::Context;
    let shown = path.display();
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {shown}"))?;
    let text = String::from_utf8(bytes)
        .map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let line = 1 + error.as_bytes()[..good].iter().filter(|&&b| b == b'\n').count();
            anyhow::anyhow!("line {line}: not UTF-8 text")
        })
        .with_context(|| shown.to_string())?;
    mirabilia_games::AnyTable::read(&text).with_context(|| shown.to_string())
}

/// The smallest table of a game.
pub fn fewest_seats(kind: GameKind) -> u8 {
    use mirabilia_kernel::Game;
    mirabilia_games::for_game!(kind, G => *G::SEATS.start())
}

/// The table sizes a benchmark measures when none is named: the smallest and the largest.
pub fn bench_seats(kind: GameKind) -> Vec<u8> {
    use mirabilia_kernel::Game;
    let (least, most) = mirabilia_games::for_game!(kind, G => (*G::SEATS.start(), *G::SEATS.end()));
    if least == most { vec![least] } else { vec![least, most] }
}
