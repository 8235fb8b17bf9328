//! The names of the network's features, in order: the seat's city, the rival's, the table.

/// The names of one city's features.
macro_rules! city_names {
    ($who:literal) => {
        [
            concat!($who, " points"),
            concat!($who, " coins"),
            concat!($who, " first coins"),
            concat!($who, " wood"),
            concat!($who, " wood again"),
            concat!($who, " clay"),
            concat!($who, " clay again"),
            concat!($who, " stone"),
            concat!($who, " stone again"),
            concat!($who, " glass"),
            concat!($who, " glass again"),
            concat!($who, " papyrus"),
            concat!($who, " papyrus again"),
            concat!($who, " raw of choice"),
            concat!($who, " manufactured of choice"),
            concat!($who, " price of wood"),
            concat!($who, " price of clay"),
            concat!($who, " price of stone"),
            concat!($who, " price of glass"),
            concat!($who, " price of papyrus"),
            concat!($who, " browns"),
            concat!($who, " greys"),
            concat!($who, " blues"),
            concat!($who, " greens"),
            concat!($who, " yellows"),
            concat!($who, " reds"),
            concat!($who, " symbols"),
            concat!($who, " symbols beyond three"),
            concat!($who, " symbols beyond four"),
            concat!($who, " symbols to come"),
            concat!($who, " pairs to come"),
            concat!($who, " wonders built"),
            concat!($who, " wonders unbuilt"),
            concat!($who, " wonders affordable"),
            concat!($who, " price of cheapest wonder"),
            concat!($who, " further turn affordable"),
            concat!($who, " best wonder"),
            concat!($who, " appian-way"),
            concat!($who, " circus-maximus"),
            concat!($who, " colossus"),
            concat!($who, " great-library"),
            concat!($who, " great-lighthouse"),
            concat!($who, " hanging-gardens"),
            concat!($who, " mausoleum"),
            concat!($who, " piraeus"),
            concat!($who, " pyramids"),
            concat!($who, " sphinx"),
            concat!($who, " statue-of-zeus"),
            concat!($who, " temple-of-artemis"),
            concat!($who, " agriculture"),
            concat!($who, " architecture"),
            concat!($who, " economy"),
            concat!($who, " law"),
            concat!($who, " masonry"),
            concat!($who, " mathematics"),
            concat!($who, " philosophy"),
            concat!($who, " strategy"),
            concat!($who, " theology"),
            concat!($who, " urbanism"),
            concat!($who, " chains to come"),
            concat!($who, " chained points to come"),
            concat!($who, " best card now"),
            concat!($who, " best card next"),
            concat!($who, " victory now"),
            concat!($who, " victory next"),
            concat!($who, " army"),
            concat!($who, " army beyond two"),
            concat!($who, " army beyond five"),
            concat!($who, " army beyond six"),
            concat!($who, " army beyond seven"),
            concat!($who, " loot near"),
            concat!($who, " loot far"),
        ]
    };
}

/// The names of the table's features.
const TABLE: [&str; 33] = [
    "my turn",
    "my choice within a turn",
    "my further turn",
    "my last card of the age",
    "age 1",
    "age 2",
    "age 3",
    "cards left",
    "ages left",
    "wonders still buildable",
    "board agriculture",
    "board architecture",
    "board economy",
    "board law",
    "board masonry",
    "board mathematics",
    "board philosophy",
    "board strategy",
    "board theology",
    "board urbanism",
    "open browns and greys",
    "open blues",
    "open greens",
    "open yellows",
    "open reds",
    "open guilds",
    "covered blues",
    "covered greens",
    "covered reds",
    "covered guilds",
    "unseen greens",
    "unseen reds",
    "unseen guilds",
];

/// The number of features of one city.
pub(super) const CITY: usize = city_names!("").len();
pub(super) const COUNT: usize = 2 * CITY + TABLE.len();

pub(super) const NAMES: &[&str] = &join();

const fn join() -> [&'static str; COUNT] {
    let (mine, yours) = (city_names!("my"), city_names!("your"));
    let (mut names, mut i) = ([""; COUNT], 0);
    while i < COUNT {
        names[i] = if i < CITY {
            mine[i]
        } else if i < 2 * CITY {
            yours[i - CITY]
        } else {
            TABLE[i - 2 * CITY]
        };
        i += 1;
    }
    names
}
