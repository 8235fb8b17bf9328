//! Styles: a bot with a style does more of what it likes than the same bot without.

use mirabilia_bots::{BotKind, Evaluate};
use mirabilia_games::dice::Building;
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::Seat;

use crate::promises::play;

/// How much of something a bot has at the end of its games against plain ones of its level.
fn amount<G: Evaluate>(seats: u8, bot: &str, like: impl Fn(&G, Seat) -> u32) -> u32 {
    let kind = BotKind::from_name(bot).expect("a bot");
    let mut sum = 0;
    play::<G>(seats, 16, [kind, BotKind::Normal], |me, state| sum += like(state, me));
    sum
}

fn likes<G: Evaluate>(seats: u8, style: &str, like: impl Fn(&G, Seat) -> u32) {
    for level in ["normal", "hard"] {
        let [plain, styled] =
            [level.to_owned(), format!("{level}:{style}")].map(|bot| amount(seats, &bot, &like));
        assert!(styled > plain, "{} {level}:{style}: {styled}, plain {plain}", G::NAME);
    }
}

#[test]
fn duel_styles_do_what_they_like() {
    use duel::{Colour, State};
    likes::<State>(2, "science", |state, seat| state.city(seat).colour(Colour::Green).into());
    likes::<State>(2, "military", |state, seat| state.city(seat).colour(Colour::Red).into());
    likes::<State>(2, "civil", |state, seat| state.city(seat).colour(Colour::Blue).into());
}

#[test]
fn wonders_styles_do_what_they_like() {
    use wonders::{Colour, State};
    likes::<State>(4, "science", |state, seat| state.city(seat).colour(Colour::Green));
    likes::<State>(4, "military", |state, seat| u32::from(state.city(seat).shields()));
    likes::<State>(4, "civil", |state, seat| state.city(seat).colour(Colour::Blue));
    likes::<State>(4, "economy", |state, seat| {
        let city = state.city(seat);
        [Colour::Brown, Colour::Grey, Colour::Yellow].iter().map(|c| city.colour(*c)).sum()
    });
}

#[test]
fn dice_styles_do_what_they_like() {
    let crossed = |building: &'static str| {
        move |state: &dice::State, seat: Seat| {
            let city = state.city(seat);
            let sheet = &state.boards().sheets[city.sheet().expect("a city")];
            let building = Building::from_id(building).expect("a building");
            (sheet.building_spaces[building.index()] & city.crossed()).count_ones()
        }
    };
    likes::<dice::State>(4, "science", crossed("university"));
    likes::<dice::State>(4, "military", crossed("barracks_west"));
    likes::<dice::State>(4, "civil", crossed("agora"));
    likes::<dice::State>(4, "economy", crossed("market"));
}
