//! What is counted here is what the rules count: whole games, position by position.

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Seat, Turn, Viewer};

use super::forecast::{Around, Forecast, forecast};
use super::moves::Said;
use super::picture::{Due, Picture};
use super::why::{why_no_build, why_no_stage};

fn picture(table: &AnyTable, seat: Seat) -> Picture {
    let text = serde_json::to_string(&table.view(Viewer::Seat(seat))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Points without the treasury.
fn points(picture: &Picture, seat: usize) -> i32 {
    let city = &picture.cities[seat];
    i32::from(city.total()) - i32::from(city.points["treasury"])
}

/// Plays a game by chance and looks at it before every decision.
fn play(seats: u8, seed: u64, mut see: impl FnMut(&AnyTable, &[Seat], &mut Fast)) {
    let mut luck = Fast::new(seed);
    let mut table =
        AnyTable::new(GameKind::Wonders, seats, &Options::default(), Vec::new()).unwrap();
    loop {
        table.deal(&mut luck);
        let Turn::Seats(deciding) = table.turn() else { return };
        let deciding: Vec<Seat> = deciding.iter().collect();
        see(&table, &deciding, &mut luck);
        for seat in deciding {
            let legal = table.legal_moves(seat);
            let text = &legal[luck.below(legal.len() as u32) as usize];
            table.step(&format!("{} {text}", seat.index())).unwrap();
        }
    }
}

#[test]
fn cities_are_counted_as_the_rules_count_them() {
    for seats in 3..=7 {
        play(seats, 5, |table, deciding, _| {
            let picture = picture(table, deciding[0]);
            for (seat, city) in picture.cities.iter().enumerate() {
                assert_eq!(Around::new(&picture, seat).points(), points(&picture, seat));
                assert_eq!(city.strength(), u32::from(city.shields));
            }
        });
    }
}

#[test]
fn there_is_a_reason_for_all_that_is_not_possible() {
    for seats in 3..=7 {
        play(seats, 6, |table, deciding, _| {
            for seat in deciding {
                let picture = picture(table, *seat);
                if !matches!(picture.due, Due::Play | Due::Seventh) {
                    continue;
                }
                let legal = table.legal_moves(*seat);
                let moves: Vec<Said> = legal.iter().map(|text| Said::read(text).unwrap()).collect();
                for one in &picture.hand {
                    let can = moves
                        .iter()
                        .any(|said| matches!(said, Said::Build(Some(id), _) if *id == one.card));
                    let why = why_no_build(&picture, seat.index(), one.card);
                    assert_eq!(why.is_none(), can, "{:?}: {why:?}", one.card);
                }
                let can = moves.iter().any(|said| matches!(said, Said::Stage(..)));
                let why = why_no_stage(&picture, seat.index());
                assert_eq!(why.is_none(), can, "{why:?}");
            }
        });
    }
}

/// What really comes of a move while everybody else sells.
fn truth(table: &AnyTable, seat: Seat, text: &str, others: &[Seat]) -> Forecast {
    let mut table = table.clone();
    let was = picture(&table, seat);
    table.step(&format!("{} {text}", seat.index())).unwrap();
    for other in others.iter().filter(|other| **other != seat) {
        let legal = table.legal_moves(*other);
        let sale = legal.iter().find(|text| text.starts_with("sell")).unwrap();
        table.step(&format!("{} {sale}", other.index())).unwrap();
    }
    let is = picture(&table, seat);
    let at = seat.index();
    let coins = |picture: &Picture| i32::from(picture.cities[at].coins);
    let shields = |picture: &Picture| picture.cities[at].shields.into();
    Forecast {
        coins: (coins(&was), coins(&is)),
        points: points(&is, at) - points(&was, at),
        shields: (shields(&was), shields(&is)),
        ..forecast(&was, at, Said::read(text).unwrap())
    }
}

#[test]
fn what_is_foretold_comes_true() {
    let mut checked = 0;
    for seats in 3..=7 {
        play(seats, 7, |table, deciding, luck| {
            let seat = deciding[luck.below(deciding.len() as u32) as usize];
            let now = picture(table, seat);
            // At the end of an age the conflicts bring tokens too.
            if now.due != Due::Play || now.turns_played == 5 {
                return;
            }
            for text in table.legal_moves(seat) {
                let told = forecast(&now, seat.index(), Said::read(&text).unwrap());
                assert_eq!(told, truth(table, seat, &text, deciding), "{text}");
                checked += 1;
            }
        });
    }
    assert!(checked > 500, "{checked}");
}
