//! Pads of games that the rules played: every one of them is right.

use std::collections::BTreeMap;

use mirabilia_games::{GameKind, dice, duel, wonders};
use mirabilia_kernel::{End, Fast, Game, Options, Seat, playout::play_out};
use mirabilia_pad::{Pad, PadBy, PadEntry, doubts, seats, sheet, standing};

/// A finished game: the pad of its numbers, the same counted out, and who won.
pub(crate) struct Played {
    pub(crate) numbers: Pad,
    pub(crate) counted: Pad,
    winners: Vec<usize>,
}

pub(crate) fn play(kind: GameKind, seats: usize, seed: u64) -> Played {
    match kind {
        GameKind::Duel => played::<duel::State>(kind, seats, seed, of_duel),
        GameKind::Wonders => played::<wonders::State>(kind, seats, seed, of_wonders),
        GameKind::Dice => played::<dice::State>(kind, seats, seed, |state, seat, _, pad| {
            let coins = i32::from(state.city(Seat::new(seat as u8)).coins());
            pad.players[seat].entries.insert("coins", PadEntry::Coins { coins });
        }),
    }
}

fn played<G: Game>(
    kind: GameKind,
    seats: usize,
    seed: u64,
    more: fn(&G, usize, bool, &mut Pad),
) -> Played {
    let setup = G::setup(seats as u8, &Options::default()).expect("seats fit");
    let mut state = G::new(&setup);
    play_out(&mut state, &mut Fast::new(seed), &mut Vec::new());
    let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut pad = Pad::new(kind, &names);
    let outcome = state.outcome().expect("it is over");
    pad.end.by = match outcome.end {
        End::Points => PadBy::Points,
        End::Military => PadBy::Military,
        End::Science => PadBy::Science,
    };
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    pad.end.winner = winners[0];
    for seat in 0..seats {
        let score = state.score(Seat::new(seat as u8));
        for (line, points) in G::CATEGORIES.iter().zip(score.0) {
            pad.players[seat].entries.insert(line, PadEntry::Points { points: points.into() });
        }
    }
    let mut counted = pad.clone();
    for seat in 0..seats {
        more(&state, seat, false, &mut pad);
        more(&state, seat, true, &mut counted);
    }
    Played { numbers: pad, counted, winners }
}

fn of_duel(state: &duel::State, seat: usize, counted: bool, pad: &mut Pad) {
    let city = state.city(Seat::new(seat as u8));
    let rival = state.rival(Seat::new(seat as u8));
    let entries = &mut pad.players[seat].entries;
    entries.insert("treasury", PadEntry::Coins { coins: city.coins().into() });
    if !counted {
        return;
    }
    let items = |kind: GameKind, line: &str, has: &dyn Fn(&str) -> u16| {
        let parts = &sheet(kind, 2).line(line).expect("a line").parts;
        let of: BTreeMap<String, u16> =
            parts.iter().map(|p| (p.id.clone(), has(&p.id))).filter(|(_, n)| *n > 0).collect();
        PadEntry::Items { of }
    };
    let cards =
        |id: &str| duel::Card::from_id(id).is_some_and(|card| city.cards().has(card)).into();
    for line in ["civilian", "science", "commerce"] {
        entries.insert(line, items(GameKind::Duel, line, &cards));
    }
    let guilds = |id: &str| {
        let card = duel::Card::from_id(id).filter(|card| city.cards().has(*card));
        let guild = card.and_then(|card| card.facts().guild);
        guild.map_or(0, |guild| city.count(guild.count).max(rival.count(guild.count)))
    };
    entries.insert("guilds", items(GameKind::Duel, "guilds", &guilds));
    let built = |id: &str| city.built().iter().any(|wonder| wonder.facts().id == id).into();
    entries.insert("wonders", items(GameKind::Duel, "wonders", &built));
    let tokens = |id: &str| match city.tokens().iter().find(|token| token.facts().id == id) {
        Some(duel::Token::MATHEMATICS) => city.tokens().len() as u16,
        Some(_) => 1,
        None => 0,
    };
    entries.insert("progress", items(GameKind::Duel, "progress", &tokens));
    if pad.end.by == PadBy::Points {
        entries.remove("military");
        pad.end.pawn = Some(state.pawn());
    }
}

fn of_wonders(state: &wonders::State, seat: usize, counted: bool, pad: &mut Pad) {
    let at = Seat::new(seat as u8);
    let city = state.city(at);
    let seats = pad.players.len();
    let entries = &mut pad.players[seat].entries;
    entries.insert("treasury", PadEntry::Coins { coins: city.coins().into() });
    if !counted {
        return;
    }
    let [lost, first, second, third] = city.tokens().map(u16::from);
    entries.insert("military", PadEntry::Tokens { won: [first, second, third], lost });
    let symbols = |symbol| {
        city.cards().iter().filter(|card| card.facts().symbol == Some(symbol)).count() as u8
    };
    let [compass, gear, tablet] = wonders::data::Symbol::ALL.map(symbols);
    let guild = city.cards().iter().filter(|card| card.facts().wild_science).count();
    let wild = guild as u8 + u8::from(city.has_act(wonders::data::Act::WildScience));
    entries.insert("science", PadEntry::Symbols { compass, gear, tablet, wild });
    let wonder = city.wonder().expect("a wonder").facts().id.to_owned();
    let (side, built) = (city.side().name(), city.stages().into());
    entries.insert("wonder", PadEntry::Stages { wonder, side, built });
    let [left, right] = state.neighbours(at);
    let counts = |id: &str| {
        let Some(card) = wonders::Card::from_id(id).filter(|card| city.cards().has(*card)) else {
            return 0;
        };
        match card.facts().reward {
            Some(reward) => {
                let own = if reward.own { city.count(reward.count) } else { 0 };
                let beside = left.count(reward.count) + right.count(reward.count);
                (own + if reward.neighbours { beside } else { 0 }) as u16
            }
            None => (card.facts().if_complete == 0 || city.next_stage().is_none()).into(),
        }
    };
    for line in ["civilian", "commerce", "guilds"] {
        let parts = &sheet(GameKind::Wonders, seats).line(line).expect("a line").parts;
        let of = parts.iter().map(|p| (p.id.clone(), counts(&p.id))).filter(|(_, n)| *n > 0);
        entries.insert(line, PadEntry::Items { of: of.collect() });
    }
}

#[test]
fn games_of_the_rules_are_right_on_the_pad() {
    for &kind in GameKind::ALL {
        for many in seats(kind) {
            let games = if kind == GameKind::Dice { 100 } else { 400 };
            for seed in 0..games {
                let Played { numbers, counted, winners } = play(kind, many, seed);
                for pad in [&numbers, &counted] {
                    let about = format!("{} {many} seed {seed}", kind.name());
                    assert_eq!(doubts(pad), [], "{about}");
                    let standing = standing(pad);
                    assert_eq!(standing.winners, winners, "{about}");
                    assert_eq!(standing.filled, standing.of, "{about}");
                }
                let totals = |pad| standing(pad).totals;
                assert_eq!(totals(&numbers), totals(&counted), "{} {seed}", kind.name());
            }
        }
    }
}
