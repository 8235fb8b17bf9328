//! The tables of the document are those of the program: faces, spaces, costs, effects and the record
//! at its end.

use mirabilia_dice::boards::{BUILDINGS, Boards, DieSymbol, Effect, Sheet};
use mirabilia_dice::{BoardsRef, State};
use mirabilia_kernel::record::read;
use mirabilia_testkit::rules::rows;

use super::numbers::document;

fn code(id: &str) -> String {
    format!("`{id}`")
}

fn buildings(set: u16) -> String {
    let ids = BUILDINGS.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
    ids.map(|(_, id)| code(id)).collect::<Vec<_>>().join(" or ")
}

fn count(number: u8, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// An effect in the words of appendix B.
fn words(boards: &Boards, effect: Effect) -> String {
    let colour = |number: u8| boards.colours[usize::from(number)].as_str();
    match effect {
        Effect::CrossSpace(set) => format!("cross one in {}", buildings(set)),
        Effect::CrossUpToTwo(set) => format!("cross up to two in {}", buildings(set)),
        Effect::GainCoins(amount) => count(amount, "coin"),
        Effect::FreeDie => "build with a free die".to_owned(),
        Effect::TakeAction => "one more action".to_owned(),
        Effect::UnlockDie(die) => format!("unlocks the {} die", boards.dice[usize::from(die)].id),
        Effect::ProduceResource(amount) => count(amount, "resource"),
        Effect::Attack(points) => format!("attack, {}", count(points, "point")),
        Effect::Defence(1) => "defence".to_owned(),
        Effect::DieCostMinus1(u8::MAX) => "all dice cost 1 less".to_owned(),
        Effect::DieCostZero(set) => match colour(set.trailing_zeros() as u8) {
            "grey" => "grey dice cost 0".to_owned(),
            colour => format!("the {colour} die costs 0"),
        },
        Effect::CoinsOnDie { colour: number, amount } => {
            let article = if colour(number) == "grey" { "a" } else { "the" };
            format!("{} for choosing {article} {} die", count(amount, "coin"), colour(number))
        }
        Effect::Vp(amount) => count(amount, "point"),
        Effect::CoinAndVpPerSpace { building, rate } => {
            let (coins, points) = (count(rate, "coin"), count(rate, "point"));
            format!("{coins} and {points} per crossed space of {}", code(building.id()))
        }
        Effect::VpPerGallerySpace(rate) => {
            format!("{} per crossed space of `gallery`", count(rate, "point"))
        }
        _ => panic!("no words for {effect:?}"),
    }
}

/// What opens a space, in the words of appendix B.
fn openers(boards: &Boards, sheet: &Sheet, space: usize) -> String {
    if sheet.spaces[space].building.id() == "guild_court" {
        return "the purple die".to_owned();
    }
    let opens = |symbol: usize| {
        let mut lines = sheet.symbol_lines[symbol].iter();
        lines.any(|&line| sheet.lines[usize::from(line)].spaces.contains(&(space as u8)))
    };
    let symbols = (0..boards.symbols.len()).filter(|&symbol| opens(symbol));
    symbols.map(|symbol| code(&boards.symbols[symbol])).collect::<Vec<_>>().join(", ")
}

#[test]
fn appendix_b_is_the_stand_in_set() {
    let boards = BoardsRef::built_in("stand-in").unwrap();
    let (mut common, mut steps) = (Vec::new(), Vec::new());
    for row in rows(document().text()) {
        let id = row[0].trim_matches('`').to_owned();
        let find = |sheet: &Sheet| sheet.spaces.iter().position(|space| space.id == id);
        let Some((sheet, place)) = boards.sheets.iter().find_map(|s| Some((s, find(s)?))) else {
            continue;
        };
        let space = &sheet.spaces[place];
        let effects: Vec<String> = space.effects.iter().map(|e| words(&boards, *e)).collect();
        let mut wanted = vec![code(&id), space.cost.to_string(), effects.join(", ")];
        if id.starts_with("wonder.") {
            steps.push(id);
        } else {
            wanted.insert(1, openers(&boards, sheet, place));
            common.push(id);
        }
        assert_eq!(row, wanted);
    }
    assert_eq!(steps.len(), 21);
    let spaces = boards.sheets[0].spaces.iter().filter(|s| s.building.id() != "wonder");
    let mut wanted: Vec<&str> = spaces.map(|space| space.id.as_str()).collect();
    wanted.sort_unstable();
    common.sort();
    assert_eq!(common, wanted);
}

#[test]
fn tables_of_faces_are_those_of_the_built_in_sets() {
    for name in BoardsRef::names() {
        let boards = BoardsRef::built_in(name).unwrap();
        let (mut dice, mut uses) = (0, 0);
        for row in rows(document().text()).iter().filter(|row| row.len() == 2) {
            let id = row[0].trim_matches('`');
            if let Some(die) = boards.dice.iter().find(|die| die.id == id) {
                let mut said = Vec::new();
                for part in row[1].split(", ") {
                    let (symbol, times) = part.split_once(" ×").unwrap_or((part, "1"));
                    let times: usize = times.parse().unwrap();
                    said.extend(vec![symbol.trim_matches('`').to_owned(); times]);
                }
                let mut faces: Vec<String> =
                    die.faces.iter().map(|&f| boards.symbols[usize::from(f)].clone()).collect();
                said.sort();
                faces.sort();
                assert_eq!(said, faces, "{name}, {id}");
                dice += 1;
            }
            if let Some(symbol) = boards.symbols.iter().position(|known| known == id) {
                let set = match boards.symbol_uses[symbol] {
                    DieSymbol::Crosses(set) | DieSymbol::Compares(set) => set,
                    DieSymbol::Lines => continue,
                };
                for (number, building) in BUILDINGS.iter().enumerate() {
                    let named = row[1].contains(&code(building));
                    assert_eq!(named, set >> number & 1 == 1, "{name}, {id}, {building}");
                }
                uses += 1;
            }
        }
        assert_eq!((dice, uses), (10, 12), "{name}");
    }
}

#[test]
fn the_record_at_the_end_of_the_document_is_a_game() {
    let document = document();
    let (_, appendix) = document.text().split_once("## Appendix E").expect("an appendix");
    let record = appendix.split("```").find(|part| part.contains("mirabilia 1 dice"));
    let record = record.expect("a record").split_once('\n').unwrap().1;
    let table = read::<State>(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(table.state().turns() >= 1);
}
