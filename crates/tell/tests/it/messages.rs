//! Every message that a game can produce exists in every language, with all it needs.

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{End, Luck, Options, Seat, Seed, Seeded, Turn, Viewer};
use mirabilia_words::{Lang, Message, Value, Words};

use crate::parts;

/// Formats a message and all that is inside it; a message that is missing, or an argument that the
/// words want and do not get, fails.
fn check(words: &[Words], message: &Message, names: &[String]) {
    assert_ne!(message.id, "tell-text", "a text that no language has: {message:?}");
    for words in words {
        assert!(words.has(&message.id), "{:?}: no message {}", words.lang(), message.id);
        let text = words.tell(message, names);
        assert!(!text.contains("{$"), "{:?}: {text} ({message:?})", words.lang());
    }
    for part in parts(message) {
        check(words, part, names);
    }
}

fn everything(table: &AnyTable, words: &[Words], names: &[String]) {
    let seats = Seat::all(table.seats());
    for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Public]) {
        let prompt = mirabilia_tell::prompt(table, viewer);
        check(words, &prompt.ask, names);
        check(words, &prompt.chapter, names);
        prompt.about.iter().chain(&prompt.news).for_each(|message| check(words, message, names));
        let from = table.steps().saturating_sub(8);
        let told = mirabilia_tell::steps(table, viewer, from);
        assert_eq!(told.len(), table.steps() - from);
        told.iter().flatten().for_each(|message| check(words, message, names));
    }
    for seat in seats {
        let offers = mirabilia_tell::offers(table, seat);
        let json = serde_json::to_string(&offers).expect("offers are JSON");
        let read = mirabilia_tell::read_offers(table.kind(), &json).expect("and are read");
        assert_eq!(read, offers, "{json}");
        for offer in &offers {
            check(words, &offer.title, names);
            for way in &offer.ways {
                check(words, &way.label, names);
                let lines = way.items.iter().chain(&way.notes).chain(&way.refusal);
                lines.for_each(|message| check(words, message, names));
            }
        }
    }
}

/// What is said of the end agrees with the result: the kind, the points and the lead.
fn check_ending(table: &AnyTable, ending: &Message) {
    let outcome = table.outcome().expect("a result");
    let scores = table.scores();
    let best = scores.iter().map(|sheet| sheet.total).max().expect("a score");
    let with_best = scores.iter().filter(|sheet| sheet.total == best).count();
    let expected = match (outcome.end, outcome.winners.len(), with_best) {
        (End::Military, ..) => "end-military",
        (End::Science, ..) => "end-science",
        (End::Points, 2.., _) => "end-points-shared",
        (End::Points, _, 2..) => "end-points-tie",
        (End::Points, ..) => "end-points",
    };
    assert_eq!(ending.id, expected);
    if outcome.end == End::Points {
        assert_eq!(ending.args["points"], Value::from(i64::from(best)));
    }
}

fn whole_games(kind: GameKind, seats: u8, games: u64, options: &str) {
    let words: Vec<Words> = Lang::ALL.iter().map(|lang| Words::new(*lang)).collect();
    let names: Vec<String> = (0..seats).map(|seat| format!("Player {seat}")).collect();
    let options = Options::parse(options).expect("options");
    for game in 0..games {
        let mut luck = Seeded::new(Seed::from(game));
        let mut table = AnyTable::new(kind, seats, &options, names.clone()).expect("a table");
        loop {
            table.deal(&mut luck);
            everything(&table, &words, &names);
            let ending = mirabilia_tell::ending(&table);
            let Turn::Seats(turn) = table.turn() else {
                let ending = ending.expect("a game that is over has ended somehow");
                check(&words, &ending, &names);
                check_ending(&table, &ending);
                break;
            };
            assert_eq!(ending, None);
            for seat in turn.iter() {
                let legal = table.legal_moves(seat);
                let text = &legal[luck.below(legal.len() as u32) as usize];
                table.step(&format!("{seat} {text}")).expect("a legal move");
            }
        }
    }
}

#[test]
fn duel_says_nothing_that_a_language_lacks() {
    whole_games(GameKind::Duel, 2, 6, "");
}

#[test]
fn every_thing_is_told() {
    let words: Vec<Words> = Lang::ALL.iter().map(|lang| Words::new(*lang)).collect();
    let duel = mirabilia_tell::duel::things();
    assert_eq!(duel.len(), 73 + 12 + 10);
    let wonders = mirabilia_tell::wonders::things();
    let stages = wonders.iter().filter(|thing| thing.id.contains(':')).count();
    // Two sides of seven wonders have two to four stages each.
    assert!((2 * 2 * 7..=2 * 4 * 7).contains(&stages), "{stages}");
    for thing in duel.iter().chain(&wonders) {
        assert!(!thing.effects.is_empty(), "{}", thing.id);
        let lines = [&thing.name].into_iter().chain(&thing.effects).chain(&thing.more);
        lines.for_each(|message| check(&words, message, &[]));
    }
}

#[test]
fn wonders_says_nothing_that_a_language_lacks() {
    let options = ["", "wonders=choose sides=choose", "sides=day", "sides=night wonders=choose"];
    for seats in 3..=7 {
        for options in options {
            whole_games(GameKind::Wonders, seats, 2, options);
        }
    }
}

#[test]
fn dice_says_nothing_that_a_language_lacks() {
    for boards in ["balanced", "stand-in"] {
        for seats in 2..=7 {
            whole_games(GameKind::Dice, seats, 1, &format!("boards={boards}"));
        }
    }
}

#[test]
fn every_refusal_and_warning_of_dice_has_words() {
    use mirabilia_games::dice::boards::{Slip, Usual, Warning};
    use mirabilia_games::dice::{BadLuck, Building, Phase, Refusal, Setup, State, Task};
    use mirabilia_kernel::Game;
    use mirabilia_tell::Tell;

    let words: Vec<Words> = Lang::ALL.iter().map(|lang| Words::new(*lang)).collect();
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let mut state = State::new(&Setup::new(2));
    let chance = state.draw(&mut Seeded::new(Seed::from(3)));
    state.settle(&chance);
    let compared = state.comparison(Seat::new(0), 1 << Building::AGORA.index());
    let phases = Phase::ALL.into_iter().map(Refusal::AnotherTime);
    let tasks = [Task::Action, Task::FreeDie, Task::Cross(8), Task::CrossUpTo(2, 24), Task::Bonus];
    let luck = [
        BadLuck::CitiesWanted(2),
        BadLuck::CityTwice("giza".to_owned()),
        BadLuck::DiceOrder,
        BadLuck::FaceOrSection,
        BadLuck::DiceWanted(7),
        BadLuck::EntersNext("black".to_owned()),
        BadLuck::GreyLeaves,
    ];
    let others = [
        Refusal::NothingToDo,
        Refusal::NotInForum(7),
        Refusal::NotInForum(200),
        Refusal::Locked { die: 7, by: None },
        Refusal::Locked { die: 7, by: Some(3) },
        Refusal::Comparison(compared),
        Refusal::NoSuchSpace(0),
        Refusal::Crossed(0),
        Refusal::Order { first: vec![0, 1] },
        Refusal::WrongSymbol { die: 0, shows: 0, needs: vec![] },
        Refusal::WrongSymbol { die: 0, shows: 0, needs: vec![1, 2] },
        Refusal::NothingOpen { symbol: 0 },
        Refusal::DieTooDear { price: 3, coins: 1 },
        Refusal::SpaceTooDear { die: 0, missing: 3, coins: 1 },
        Refusal::SpaceTooDear { die: 1, missing: 3, coins: 1 },
        Refusal::WonderComplete,
        Refusal::NoBonus(0),
    ];
    let all = phases
        .chain(tasks.into_iter().map(Refusal::Other))
        .chain(luck.into_iter().map(Refusal::Luck))
        .chain(others);
    for why in all {
        check(&words, &state.refusal(&why, None), &names);
    }
    let id = || "agora.r1c1".to_owned();
    let numbers = Usual::ALL.into_iter().map(|of| Slip::Number { of, found: 9 });
    let slips = [
        Slip::NoSymbols { building: Building::EAST, line: "defence".to_owned() },
        Slip::Unlocks { die: "purple".to_owned(), times: 0 },
        Slip::Unlocks { die: "purple".to_owned(), times: 2 },
        Slip::NoEffect { space: id() },
        Slip::ProducesNothing { space: id() },
        Slip::WonderSteps { steps: 4 },
        Slip::AgoraLines { space: id(), lines: 1 },
        Slip::Barracks { building: Building::WEST, attacks: 0, defences: 3 },
        Slip::CrossesGuildCourt { by: id() },
    ];
    for slip in slips.into_iter().chain(numbers) {
        for cities in [vec![], vec!["giza".to_owned(), "troy".to_owned()]] {
            let warning = Warning { slip: slip.clone(), cities };
            check(&words, &mirabilia_tell::dice::warning(state.boards(), &warning), &names);
        }
    }
    for boards in &mirabilia_games::dice::Catalogue::new().boards {
        for sheet in &boards.cities {
            for building in boards.common.iter().chain(&sheet.own) {
                let lines = mirabilia_tell::dice::of_building(boards, building);
                for line in &lines {
                    check(&words, line, &names);
                }
            }
            for die in &boards.dice {
                let lines = mirabilia_tell::dice::of_die(boards, die, &sheet.id);
                for line in &lines {
                    check(&words, line, &names);
                }
            }
        }
        for bonus in &boards.bonuses {
            let lines = mirabilia_tell::dice::of_bonus(boards, bonus);
            for line in &lines {
                check(&words, line, &names);
            }
        }
    }
}

#[test]
fn every_refusal_of_luck_has_words() {
    use mirabilia_games::{duel, wonders};
    use mirabilia_kernel::{Game, Options};
    use mirabilia_tell::Tell;

    let words: Vec<Words> = Lang::ALL.iter().map(|lang| Words::new(*lang)).collect();
    let names: Vec<String> = (0..3).map(|seat| format!("Player {seat}")).collect();
    let (card, wonder, token) =
        (duel::Card::all().next().unwrap(), duel::Wonder::all().next().unwrap(), duel::Token::LAW);
    let state = duel::State::new(&duel::State::setup(2, &Options::default()).unwrap());
    for why in [
        duel::BadLuck::First,
        duel::BadLuck::TokensWanted(5),
        duel::BadLuck::WondersWanted(4),
        duel::BadLuck::DealtBefore(wonder),
        duel::BadLuck::AgeNow(2),
        duel::BadLuck::DrawnWanted(3),
        duel::BadLuck::NotInBox(token),
        duel::BadLuck::SlotNext(3),
        duel::BadLuck::OtherAge(card),
        duel::BadLuck::OtherBack(card, 3),
        duel::BadLuck::SeenBefore(card),
        duel::BadLuck::Twice(card),
        duel::BadLuck::FaceUp(3),
        duel::BadLuck::FaceDown(3),
        duel::BadLuck::Guilds { dealt: 1, wanted: 0, age: 1 },
        duel::BadLuck::Guilds { dealt: 4, wanted: 3, age: 3 },
    ] {
        check(&words, &state.refusal(&duel::Refusal::Luck(why), None), &names);
    }
    let (card, wonder) =
        (wonders::Card::all().next().unwrap(), wonders::Wonder::all().next().unwrap());
    let state = wonders::State::new(&wonders::State::setup(3, &Options::default()).unwrap());
    for why in [
        wonders::BadLuck::WondersWanted(3),
        wonders::BadLuck::Twice(wonder),
        wonders::BadLuck::SidesWanted(3),
        wonders::BadLuck::AgeNow(1),
        wonders::BadLuck::ShortHand(Seat::new(1)),
        wonders::BadLuck::Copies { card, dealt: 2, copies: 1, age: 1, seats: 3 },
        wonders::BadLuck::Guilds { dealt: 4, wanted: 5 },
    ] {
        check(&words, &state.refusal(&wonders::Refusal::Luck(why), None), &names);
    }
}
