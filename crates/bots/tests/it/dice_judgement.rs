//! The judgement of 7 Wonders Dice: obvious things are obvious to it, it sees the end coming, it
//! knows only what a seat may, and it reads boards, not names.

use mirabilia_bots::{Bot, Budget, Evaluate, Scratch, Search, rollout_turn};
use mirabilia_games::dice::{BoardsRef, Setup, State};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Seat, Table, Turn, Viewer};

/// The set of 0.1, which never changes: what is judged here depends on its numbers.
const BALANCED: &str = include_str!("../../../dice/boards/balanced-0.1.toml");
const ME: Seat = Seat::new(0);

/// The balanced boards with more coins, and with so many bonuses to the end.
fn boards(to_end: u8) -> BoardsRef {
    let text = BALANCED
        .replace("start = 7", "start = 24")
        .replace("bonuses_to_end = 3", &format!("bonuses_to_end = {to_end}"));
    BoardsRef::read(&text).unwrap()
}

/// A table of Giza and Rhodes (and Babylon) after these lines; a `roll` names the dice that count.
fn table(seats: u8, to_end: u8, lines: &str) -> Table<State> {
    let mut table = Table::<State>::new(Setup { seats, boards: boards(to_end) }, Vec::new());
    let cities = ["giza", "rhodes", "babylon"][..usize::from(seats)].join(" ");
    table.step(&format!("deal cities {cities}")).unwrap();
    for line in lines.split(';').map(str::trim) {
        let line = line.strip_prefix("roll").map_or(line.to_owned(), |said| roll(&table, said));
        table.step(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    table
}

/// A roll in which dice that are not said show their first symbol in the dearest section.
fn roll(table: &Table<State>, said: &str) -> String {
    let boards = table.state().boards();
    let dice = table.state().forum().iter().map(|shown| {
        let die = &boards.dice[usize::from(shown.die)];
        let found = said.split(',').map(str::trim).find(|words| words.starts_with(&die.id));
        let first = &boards.symbols[usize::from(die.faces[0])];
        found.map_or_else(|| format!("{} {first} 3", die.id), |words| format!("{words} 0"))
    });
    format!("roll {}", dice.collect::<Vec<_>>().join(" / "))
}

fn worth(state: &State, seat: Seat, text: &str) -> f32 {
    let mut worths = Vec::new();
    let m = state.read_move(text).unwrap();
    assert!(state.check(seat, m).is_ok(), "{text} is not legal");
    state.heuristic(seat, &[m], &mut worths);
    worths[0]
}

/// The move of the highest worth, as records write it.
fn best(state: &State, seat: Seat) -> String {
    let (mut moves, mut worths) = (Vec::new(), Vec::new());
    state.legal_moves(seat, &mut moves);
    state.heuristic(seat, &moves, &mut worths);
    let top = (0..moves.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap();
    state.move_text(moves[top])
}

fn searched(state: &State, seat: Seat) -> String {
    let view = state.view(Viewer::Seat(seat));
    let advice = Search::<State>::new(5).choose(&view, seat, &Budget::iterations(600));
    state.move_text(advice.best)
}

/// The first turn, and three steps of Rhodes's Wonder that bring a table to its last turn when one
/// bonus is enough.
const FIRST: &str = "roll red axe, grey_1 stone";
const WONDER: &str = "roll; 0 pass; 1 wonder; roll; 0 pass; 1 wonder; 1 cross barracks_west.attack.1; \
                      roll; 0 pass; 1 wonder; 1 bonus bonus.coins";
const STONE: &str = "build grey_1 warehouse.stone";
const AXE: &str = "build red barracks_west.attack.1";

#[test]
fn resources_come_first_and_points_last() {
    let early = table(2, 3, FIRST);
    assert_eq!(best(early.state(), ME), STONE);
    let late = table(2, 1, &format!("{WONDER}; {FIRST}"));
    assert!(late.state().is_last_turn());
    let wanted = worth(late.state(), ME, AXE);
    assert!(wanted > worth(late.state(), ME, STONE) + 2.0);
    // Giza's first step is as many points as the attack, but costs coins, which break ties.
    assert_eq!(best(late.state(), ME), AXE);
    assert_eq!(searched(late.state(), ME), AXE);
}

#[test]
fn an_opponent_near_the_end_makes_investments_worth_less() {
    let gap = |lines: &str| {
        let table = table(2, 1, lines);
        worth(table.state(), ME, STONE) - worth(table.state(), ME, AXE)
    };
    let far = gap(&format!("roll; 0 pass; 1 pass; {FIRST}"));
    let near = gap(&format!(
        "roll; 0 pass; 1 wonder; roll; 0 pass; 1 wonder; 1 cross barracks_west.attack.1; {FIRST}"
    ));
    let last = gap(&format!("{WONDER}; {FIRST}"));
    assert!(far > near && near > last, "{far} {near} {last}");
}

#[test]
fn the_leader_brings_the_end_and_the_last_does_not() {
    let steps = "roll; 0 wonder; 1 pass; roll; 0 wonder; 1 pass";
    let leading = table(2, 1, &format!("{steps}; roll"));
    let behind = table(
        2,
        1,
        "roll sword, red axe; 0 wonder; 1 build red barracks_west.attack.1; \
         roll red axe; 0 wonder; 1 build red barracks_west.attack.2; \
         roll red axe; 0 pass; 1 build red barracks_west.attack.3; \
         roll red axe; 0 pass; 1 build red barracks_west.attack.4; roll",
    );
    let gain = |table: &Table<State>| {
        worth(table.state(), ME, "wonder") - worth(table.state(), ME, "pass")
    };
    assert!(gain(&leading) > gain(&behind) + 1.0, "{} {}", gain(&leading), gain(&behind));
    assert_eq!(searched(leading.state(), ME), "wonder");
}

#[test]
fn the_agora_is_worth_less_when_another_is_ahead() {
    let mask = "build blue agora.r1c1";
    let alone = table(2, 3, "roll blue mask; 0 pass; 1 pass; roll blue mask");
    let behind = table(
        2,
        3,
        "roll blue mask; 0 pass; 1 build blue agora.r1c1; \
         roll blue mask; 0 pass; 1 build blue agora.r1c2; roll blue mask",
    );
    assert!(worth(alone.state(), ME, mask) > worth(behind.state(), ME, mask));
}

#[test]
fn nothing_is_declined_that_is_free_and_good() {
    // Olympia's second step offers a free die.
    let mut table = Table::<State>::new(Setup { seats: 2, boards: boards(3) }, Vec::new());
    for line in ["deal cities olympia rhodes", "roll", "0 wonder", "1 pass", "roll red axe"] {
        let line = line.strip_prefix("roll").map_or(line.to_owned(), |said| roll(&table, said));
        table.step(&line).unwrap();
    }
    table.step("0 wonder").unwrap();
    table.step("1 pass").unwrap();
    assert_ne!(best(table.state(), ME), "decline");
    assert!(worth(table.state(), ME, AXE) > worth(table.state(), ME, "decline"));
}

/// Plays games by judgement and shows every state in which somebody decides.
fn games(boards: BoardsRef, seats: u8, count: u64, mut show: impl FnMut(&State, &mut Fast)) {
    let mut scratch = Scratch::default();
    for game in 0..count {
        let mut luck = Fast::new(game);
        let mut state = State::new(&Setup { seats, boards });
        loop {
            settle_all(&mut state, &mut luck);
            if state.turn() == Turn::Over {
                break;
            }
            show(&state, &mut luck);
            rollout_turn(&mut state, &mut luck, &mut scratch);
        }
    }
}

#[test]
fn worths_do_not_know_what_others_do_this_turn() {
    let (mut moves, mut real, mut imagined) = (Vec::new(), Vec::new(), Vec::new());
    let mut chains = 0;
    games(BoardsRef::usual(), 4, 20, |state, _| {
        let Turn::Seats(deciding) = state.turn() else { return };
        chains += usize::from(deciding.len() < 4);
        for seat in deciding.iter() {
            state.legal_moves(seat, &mut moves);
            state.heuristic(seat, &moves, &mut real);
            let view = state.view(Viewer::Seat(seat));
            for seed in 0..2 {
                let world = State::imagine(&view, &mut Fast::new(seed));
                world.heuristic(seat, &moves, &mut imagined);
                assert_eq!(real, imagined);
            }
        }
    });
    assert!(chains > 50, "{chains} choices in chains");
}

/// The balanced boards under other names: ids of cities, spaces, symbols, dice and bonuses.
fn renamed() -> BoardsRef {
    let symbols = ["compass", "tablet", "wheel", "mask", "camel", "axe", "sword", "stone", "tick_"];
    let ids = ["giza", "rhodes", "grey_", "bonus.", "barracks_west.", "agora.r", "market.c"];
    let mut text = BALANCED.replace("name = \"balanced\"", "name = \"renamed\"");
    for word in symbols.iter().chain(&ids) {
        text = text.replace(&format!("\"{word}"), &format!("\"q{word}"));
    }
    BoardsRef::read(&text).unwrap()
}

#[test]
fn judgement_reads_boards_not_names() {
    let collect = |boards: BoardsRef| {
        let (mut moves, mut worths, mut all) = (Vec::new(), Vec::new(), Vec::new());
        games(boards, 3, 5, |state, _| {
            let Turn::Seats(deciding) = state.turn() else { return };
            for seat in deciding.iter() {
                state.legal_moves(seat, &mut moves);
                state.heuristic(seat, &moves, &mut worths);
                let mut row = vec![0; State::FEATURES.len()];
                state.features(seat, &mut row);
                all.push((worths.clone(), row));
            }
        });
        all
    };
    let usual = BoardsRef::read(BALANCED).unwrap();
    assert_ne!(renamed().fingerprint, usual.fingerprint);
    assert!(collect(renamed()) == collect(usual), "other names, other judgement");
}

#[test]
fn every_feature_is_small_and_tells_something() {
    let mut seen = vec![(i16::MAX, i16::MIN); State::FEATURES.len()];
    let mut row = vec![0; State::FEATURES.len()];
    for (boards, seats) in [("balanced", 2), ("stand-in", 3), ("balanced", 4), ("balanced", 7)] {
        games(BoardsRef::built_in(boards).unwrap(), seats, 60, |state, _| {
            for seat in Seat::all(seats) {
                row.fill(0);
                state.features(seat, &mut row);
                for (range, &x) in seen.iter_mut().zip(&row) {
                    *range = (range.0.min(x), range.1.max(x));
                }
            }
        });
    }
    // No built-in set counts the Barracks.
    let silent = ["counted barracks"];
    for (name, (low, high)) in State::FEATURES.iter().zip(&seen) {
        assert_eq!(low == high, silent.contains(name), "{name}: {low} to {high}");
        assert!(*low >= -127 && *high <= 127, "{name} is too large: {low} to {high}");
    }
}
