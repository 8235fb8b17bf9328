//! The games as the tasks see them. A new game is a new row here and nothing else.

/// One game crate.
pub(crate) struct Game {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// Its name on a page.
    pub(crate) title: &'static str,
    /// Its package.
    pub(crate) package: &'static str,
    /// Default number of games of `soak`.
    pub(crate) soak_games: u32,
    /// A module of its tests that `soak` runs for longer too, and with how many cases.
    pub(crate) extra: Option<(&'static str, u32)>,
    /// How many play in the games whose speed `bench` measures.
    pub(crate) bench_seats: &'static [u8],
    /// How many play where `bench` measures the search.
    pub(crate) search_seats: u8,
    /// How many games `bench --callgrind` counts: enough to even out, few enough to take seconds.
    pub(crate) callgrind_games: u64,
}

#[rustfmt::skip]
pub(crate) const GAMES: &[Game] = &[
    Game { name: "duel",    title: "Duel",      package: "mirabilia-duel",    soak_games: 1_000_000, extra: None,                                    bench_seats: &[2],       search_seats: 2, callgrind_games: 2_048 },
    Game { name: "wonders", title: "7 Wonders", package: "mirabilia-wonders", soak_games: 200_000,   extra: Some(("trade::", 1_000_000)),            bench_seats: &[3, 7],    search_seats: 4, callgrind_games: 512 },
    Game { name: "dice",    title: "Dice",      package: "mirabilia-dice",    soak_games: 200_000,   extra: Some(("boards::random_files::", 5_000)), bench_seats: &[2, 4, 7], search_seats: 4, callgrind_games: 512 },
];

/// The name of a game on a page.
pub(crate) fn title(name: &str) -> &str {
    GAMES.iter().find(|game| game.name == name).map_or(name, |game| game.title)
}
