//! Chapter 12, second half: every way to break a file, and what is said then: the place, what is
//! there, what would be right.

use mirabilia_dice::{BoardError, BoardsRef};

use crate::common::Plan;

fn refused(text: &str) -> BoardError {
    let error = BoardsRef::read(text).expect_err("a broken file");
    let said = error.to_string();
    assert_eq!(said, format!("{}: {}; expected {}", error.place, error.found, error.expected));
    error
}

/// The tiny file with some words replaced by others, once.
fn with(from: &str, to: &str) -> String {
    let text = Plan::new().text();
    assert!(text.contains(from), "no \"{from}\" in the file");
    text.replacen(from, to, 1)
}

fn expect(cases: &[(&str, &str, &str, &str, &str)]) {
    for &(from, to, place, found, expected) in cases {
        let error = refused(&with(from, to));
        let told = [error.place.to_string(), error.found.to_string(), error.expected.to_string()];
        assert_eq!(told, [place, found, expected], "{from} → {to}");
    }
}

#[test]
fn the_tiny_file_itself_is_accepted() {
    Plan::new().read();
}

#[test]
fn rule_12_32_and_12_34_the_head_of_a_file() {
    let name = "1 to 40 letters, digits, _ . or -";
    let words = "1 to 200 printable characters";
    let long = "x".repeat(41);
    expect(&[
        ("format = 1", "format = 2", "format", "2", "1"),
        ("name = \"tiny\"", "name = \"\"", "name", "\"\"", name),
        ("name = \"tiny\"", "name = \"a b\"", "name", "\"a b\"", name),
        ("name = \"tiny\"", "name = \"a#b\"", "name", "\"a#b\"", name),
        ("\"tiny\"", &format!("\"{long}\""), "name", &format!("\"{long}\""), name),
        ("about = \"For a test.\"", "about = \"\"", "about", "0 characters", words),
        ("For a test.", &"x".repeat(201), "about", "201 characters", words),
        ("For a test.", "a\\u0007b", "about", "3 characters", words),
        ("City c0", "a\\tb", "city c0.name", "3 characters", words),
        ("Wonder of c0", "", "city c0.wonder", "0 characters", words),
        ("size = 28", "size = 0", "gold.size", "0", "1 to 200"),
        ("size = 28", "size = 201", "gold.size", "201", "1 to 200"),
        ("start = 7", "start = 29", "gold.start", "29", "0 to 28, the size of the reserve"),
        ("pass = 3", "pass = 0", "gold.pass", "0", "1 to 255"),
        ("to_end = 3", "to_end = 0", "bonuses_to_end", "0", "1 to 3, the number of bonuses"),
        ("to_end = 3", "to_end = 4", "bonuses_to_end", "4", "1 to 3, the number of bonuses"),
        // Numbers that no byte holds have a place and a range too.
        ("size = 28", "size = -1", "gold.size", "-1", "1 to 200"),
        ("start = 7", "start = -1", "gold.start", "-1", "0 to 28, the size of the reserve"),
        ("pass = 3", "pass = 300", "gold.pass", "300", "1 to 255"),
        (
            "first_to_finish = 3",
            "first_to_finish = -3",
            "building agora.first_to_finish",
            "-3",
            "0 to 30",
        ),
    ]);
}

#[test]
fn rule_12_27_and_12_30_dice_and_faces() {
    let name = "1 to 40 letters, digits, _ . or -";
    let more = |n: usize, die: &str| -> String {
        let faces = "faces = [\"axe\", \"axe\", \"axe\", \"axe\", \"axe\", \"axe\"]";
        let dice = (0..n).map(|i| format!("[[die]]\nid = \"x{i}\"\n{die}\n{faces}\n\n"));
        dice.collect::<Vec<_>>().concat()
    };
    let head = "[[die]]\nid = \"grey_1\"";
    let thirteen = format!("{}{head}", more(3, "colour = \"red\"\nspecial = true"));
    let eight = format!("{}{head}", more(1, "colour = \"red\""));
    let colours = format!("{}{head}", more(1, "colour = \"pink\""));
    let gold = "[[die]]\nid = \"x\"\ncolour = \"black\"\nspecial = true\nfaces = [\"tick_red\", \
                \"tick_red\", \"tick_red\", \"tick_red\", \"tick_red\", \"tick_red\"]\n\n";
    expect(&[
        (head, &colours, "die", "9 colours", "at most 8"),
        (head, &thirteen, "die", "13 dice", "at most 12"),
        (head, &eight, "die", "8 starting dice", "1 to 7"),
        (
            head,
            &format!("{gold}{head}"),
            "die",
            "4 special dice",
            "at most 3, one for each grey die",
        ),
        ("id = \"grey_2\"", "id = \"grey_1\"", "die", "grey_1", "each die once"),
        ("id = \"grey_2\"", "id = \"grey 2\"", "die grey 2", "\"grey 2\"", name),
        ("\"mask\", ", "", "die blue.faces", "5 faces", "6"),
        ("\"mask\", ", "\"m k\", ", "die blue.faces", "\"m k\"", name),
        (
            "colour = \"purple\"",
            "colour = \"white\"",
            "die white.colour",
            "white",
            "a colour of its own",
        ),
        ("symbol = \"tick_blue\"", "symbol = \"tick\"", "face", "tick", "a symbol of some die"),
        ("\"tick_blue\"\ncrosses", "\"tick_red\"\ncrosses", "face", "tick_red", "each symbol once"),
        (
            "crosses = [\"market\"]",
            "crosses = [\"bazaar\"]",
            "face tick_yellow.crosses",
            "\"bazaar\"",
            BUILDINGS,
        ),
        (
            "compares = [\"wonder\"]",
            "compares = [\"wander\"]",
            "face compare_wonder.compares",
            "\"wander\"",
            BUILDINGS,
        ),
    ]);
    for to in ["crosses = []", "crosses = [\"market\"]\ncompares = [\"market\"]"] {
        let error = refused(&with("crosses = [\"market\"]", to));
        assert_eq!(error.place.to_string(), "face tick_yellow");
        assert_eq!(error.expected.to_string(), "either crosses or compares");
    }
    let mut none = Plan::new();
    let special = "special = true\nfaces";
    none.dice = none.dice.replace(special, "faces").replace("faces", special);
    assert_eq!(refused(&none.text()).found.to_string(), "0 starting dice");
}

const BUILDINGS: &str = "one of wonder, barracks_west, barracks_east, agora, market, university, \
                         guild_court, gallery, warehouse";

#[test]
fn rule_12_29_to_12_32_effects_of_spaces() {
    let place = "city c0, building market, space m1";
    let colours = "one of grey, blue, red, yellow, green, black, white, purple";
    for (said, field, found, expected) in [
        ("cross", ".buildings", "nothing", "at least one building"),
        ("two", ".buildings", "nothing", "at least one building"),
        ("cross moon", ".buildings", "\"moon\"", BUILDINGS),
        ("two market moon", ".buildings", "\"moon\"", BUILDINGS),
        ("per moon 1", ".building", "\"moon\"", BUILDINGS),
        ("gain 0", ".amount", "0", "1 to 30"),
        ("gain 31", ".amount", "31", "1 to 30"),
        ("make 31", ".amount", "31", "1 to 30"),
        ("attack 31", ".printed_vp", "31", "1 to 30"),
        ("attack 0", ".printed_vp", "0", "1 to 30"),
        ("defence 0", ".amount", "0", "1 to 30"),
        ("vp 31", ".amount", "31", "1 to 30"),
        ("on red 0", ".amount", "0", "1 to 30"),
        ("per market 0", ".rate", "0", "1 to 30"),
        ("gallery 99", ".rate", "99", "1 to 30"),
        ("on pink 2", ".colour", "\"pink\"", colours),
        ("less pink", ".colour", "\"pink\"", colours),
        ("zero pink", ".colour", "\"pink\"", colours),
        ("unlock pink", ".colour", "\"pink\"", colours),
        ("unlock red", ".colour", "red", "the colour of a special die"),
        ("vp 1+vp 1+vp 1+vp 1+vp 1", ".effects", "5", "at most 4"),
        ("action+vp 1", ".effects", "out of order", "those that ask for a choice after the others"),
        ("attack 1", "", "attack or defence", "only in the Barracks"),
        ("defence", "", "attack or defence", "only in the Barracks"),
    ] {
        let market = format!("coin_7 camel chest: m1 0 {said}");
        let error = refused(&Plan::new().building("market", &market).text());
        assert_eq!(error.place.to_string(), format!("{place}{field}"), "{said}");
        assert_eq!(
            (&*error.found.to_string(), &*error.expected.to_string()),
            (found, expected),
            "{said}"
        );
    }
    let stone = |said: &str| with("{ type = \"produce_resource\" }", said);
    for said in ["vp\", amount = 1", "vp_per_gallery_space\", rate = 1"] {
        let error = refused(&stone(&format!("{{ type = \"{said} }}")));
        assert_eq!(error.place.to_string(), "city c0, building warehouse, space stone");
        assert_eq!(error.found.to_string(), "points");
        assert_eq!(error.expected.to_string(), "none: only buildings of the city score");
    }
}

#[test]
fn rule_12_33_bonuses() {
    let name = "1 to 40 letters, digits, _ . or -";
    let no_points = "none: only buildings of the city score";
    let gain = ("gain", "gain 1");
    let nine: Vec<(String, &str)> = (0..9).map(|n| (format!("b{n}"), "gain 1")).collect();
    let nine: Vec<(&str, &str)> = nine.iter().map(|(id, said)| (&**id, *said)).collect();
    for (list, place, found, expected) in [
        (&[gain, gain, gain][..], "bonus", "gain", "each bonus once"),
        (&[("a b", "gain 1"), gain, ("c", "gain 1")], "bonus a b", "\"a b\"", name),
        (&[("a", "vp 1"), gain, ("c", "gain 1")], "bonus a", "points", no_points),
        (&[("a", "per market 1"), gain, ("c", "gain 1")], "bonus a", "points", no_points),
        (
            &[("a", "attack 1"), gain, ("c", "gain 1")],
            "bonus a",
            "attack or defence",
            "effects without a side",
        ),
        (&[("a", "gain 0"), gain, ("c", "gain 1")], "bonus a.amount", "0", "1 to 30"),
        (&nine, "bonus", "9 bonuses", "at most 8"),
    ] {
        let error = refused(&Plan::new().bonuses(list).text());
        assert_eq!(
            [&*error.place.to_string(), &*error.found.to_string(), &*error.expected.to_string()],
            [place, found, expected]
        );
    }
}

#[test]
fn rule_12_28_lines_and_spaces() {
    let west = "barracks_west";
    let many = |n: usize| {
        let spaces: Vec<String> = (0..n).map(|i| format!("m{i} 0")).collect();
        format!("coin_7 camel chest: {}", spaces.join(", "))
    };
    let (lines, one) = (".lines", "one line");
    for (building, said, place, found, expected) in [
        ("market", "camel coin_7 chest: m1 7", ", space m1.cost", "7", "0 to 6"),
        (
            "market",
            "camel coin_7 chest: m1 0, m1 0",
            ", space m1",
            "a second one",
            "each space once",
        ),
        ("market", "camel coin_7 chest: w1 0", ", space w1", "a second one", "each space once"),
        ("market", "camel coin_7 chest: m1 0, m1", ", line l0.spaces", "m1", "each space once"),
        (
            "market",
            "camel coin_7 chest: m1 0, w1",
            ", line l0.spaces",
            "w1",
            "a space of this building",
        ),
        (
            "market",
            "camel coin_7 chest: m1 0 | camel:",
            ", line l1.spaces",
            "nothing",
            "at least one space",
        ),
        ("market", "camel coin_7 chest:", ".spaces", "nothing", "at least one space"),
        (
            "market",
            "camel coin_7 chest moon: m1 0",
            ", line l0.symbols",
            "moon",
            "a symbol of some die",
        ),
        ("market", &many(60), ", space m45", "one too many", "at most 64 spaces"),
        (west, "axe shield: w#1 0", ", space w#1", "\"w#1\"", "1 to 40 letters, digits, _ . or -"),
        ("wonder", "axe: wo1 0", ", line l0.symbols", "axe", "none: it needs no die"),
        ("wonder", ": wo1 0 |: wo2 0", lines, "2", one),
        ("wonder", " any: wo1 0", ", line l0.order", "any", "one of sequence"),
        ("guild_court", "compare_red: g1 0 | compare_wonder: g2 0", lines, "2", one),
    ] {
        let error = refused(&Plan::new().building(building, said).text());
        assert_eq!(
            error.place.to_string(),
            format!("city c0, building {building}{place}"),
            "{said}"
        );
        assert_eq!(
            (&*error.found.to_string(), &*error.expected.to_string()),
            (found, expected),
            "{said}"
        );
    }
    let error = refused(&with(", spaces = [\"m2\", \"m3\"]", ", spaces = [\"m2\"]"));
    assert_eq!(error.place.to_string(), "city c0, building market.lines");
    assert_eq!(
        (&*error.found.to_string(), &*error.expected.to_string()),
        ("m3 in no line", "a line for every space")
    );
    let error = refused(&with("\"l1\", symbols = [\"camel\"]", "\"l0\", symbols = [\"camel\"]"));
    assert_eq!(error.place.to_string(), "city c0, building market, line l0");
    assert_eq!(
        (&*error.found.to_string(), &*error.expected.to_string()),
        ("a second one", "each line once")
    );
    // Points for the first to finish belong to the common Agora.
    expect(&[
        (
            "first_to_finish = 3",
            "first_to_finish = 31",
            "building agora.first_to_finish",
            "31",
            "0 to 30",
        ),
        (
            "id = \"market\"",
            "id = \"market\"\nfirst_to_finish = 3",
            "building market.first_to_finish",
            "3",
            "none: only the common agora has it",
        ),
    ]);
}

#[test]
fn rule_12_30_symbols_must_lead_somewhere() {
    let court = "compare_red compare_wonder compare_grey compare_yellow compare_blue";
    for (building, said, symbol, found, expected) in [
        (
            "market",
            "camel coin_7: m1 0".to_owned(),
            "chest",
            "0 lines",
            "a line outside the Guild Court",
        ),
        (
            "market",
            "camel coin_7 chest tick_red: m1 0".to_owned(),
            "tick_red",
            "1 lines",
            "none: the face crosses by itself",
        ),
        (
            "guild_court",
            format!("{court}: g1 0"),
            "compare_green",
            "0 lines",
            "the line of the Guild Court",
        ),
        (
            "guild_court",
            format!("{court} compare_green axe: g1 0"),
            "axe",
            "2 lines",
            "a line outside the Guild Court",
        ),
        (
            "market",
            "camel coin_7 chest compare_red: m1 0".to_owned(),
            "compare_red",
            "2 lines",
            "the line of the Guild Court",
        ),
    ] {
        let error = refused(&Plan::new().building(building, &said).text());
        assert_eq!(error.place.to_string(), format!("city c0, symbol {symbol}"), "{said}");
        assert_eq!(
            (&*error.found.to_string(), &*error.expected.to_string()),
            (found, expected),
            "{said}"
        );
    }
}

#[test]
fn rule_12_34_cities_and_names() {
    let mut plan = Plan::new();
    plan.cities.truncate(1);
    assert_eq!(refused(&plan.text()).to_string(), "city: 1; expected 2 to 16 cities");
    plan.cities = (0..17).map(|n| (format!("c{n}"), Vec::new())).collect();
    assert_eq!(refused(&plan.text()).to_string(), "city: 17; expected 2 to 16 cities");
    plan.cities.truncate(16);
    plan.read();
    let (lines, market) = ("camel coin_7 chest: ", "market".to_owned());
    for (n, city) in plan.cities.iter_mut().enumerate() {
        let spaces: Vec<String> = (0..14).map(|i| format!("m{n}.{i} 0")).collect();
        city.1.push((market.clone(), format!("{lines}{}", spaces.join(", "))));
    }
    // 16 cities with 14 spaces of their own, and 37 spaces that all have in common.
    let error = refused(&plan.text());
    assert_eq!(error.to_string(), "city: 261 names of spaces; expected at most 250");
    let own = |n: usize, id: &str| refused(&Plan::new().own(n, id, "camel: x 0").text());
    let error = own(2, "moon");
    assert_eq!(
        (&*error.place.to_string(), &*error.found.to_string()),
        ("city c2.building", "\"moon\"")
    );
    assert_eq!(error.expected.to_string(), BUILDINGS);
    let twice = Plan::new().own(1, "market", "camel: x 0").own(1, "market", "camel: y 0");
    let error = refused(&twice.text());
    assert_eq!(error.to_string(), "city c1.building: market; expected each building once");
    let mut none = Plan::new();
    none.buildings.retain(|(id, _)| id != "gallery");
    let error = refused(&none.text());
    assert_eq!(error.to_string(), "city c0.building: no gallery; expected every building");
    expect(&[
        ("id = \"c1\"", "id = \"c0\"", "city", "c0", "each city once"),
        ("id = \"c1\"", "id = \"c 1\"", "city c 1", "\"c 1\"", "1 to 40 letters, digits, _ . or -"),
    ]);
}

#[test]
fn rule_12_31_and_12_35_what_is_not_in_the_form_is_told_with_its_line() {
    for (from, to, words) in [
        ("pass = 3", "pass = three", ""),
        ("pass = 3", "pass = \"3\"", "invalid type"),
        ("pass = 3", "pass = 3\nbank = 1", "unknown field `bank`"),
        ("pass = 3", "", "missing field `pass`"),
        ("colour = \"blue\"", "color = \"blue\"", "unknown field `color`"),
        ("order = \"any\"", "order = \"some\"", "unknown variant `some`"),
        ("{ type = \"attack\", printed_vp = 3 }", "{ type = \"raid\" }", "unknown variant `raid`"),
        ("printed_vp = 3 }", "printed_vp = 3, side = 1 }", "unknown field `side`"),
        ("{ type = \"take_action\" }", "{ type = \"take_action\", n = 2 }", "unknown field `n`"),
        ("amount = 7", "amount = 7.5", "floating point"),
        ("id = \"w1\", cost = 0", "id = \"w1\"", "missing field `cost`"),
        ("[gold]", "[gold", ""),
    ] {
        let text = with(from, to);
        let error = refused(&text);
        let place = error.place.to_string();
        let (line, field) = place.split_once(", ").unwrap_or((&place, ""));
        let line: usize = line.strip_prefix("line ").unwrap().parse().unwrap();
        if words == "invalid type" {
            assert_eq!(field, from.split(" = ").next().unwrap(), "{error}");
        }
        assert!(error.found.to_string().contains(words), "{to}: {error}");
        // A missing field is told at the table that lacks it, the rest at the very line.
        let at = 1 + Plan::new().text().lines().take_while(|line| !line.contains(from)).count();
        let near = if words.starts_with("missing") { 5 } else { 1 };
        assert!(line.abs_diff(at) <= near, "{to}: {error}, expected near {at}");
    }
    let long = format!("{}\n# {}", Plan::new().text(), "x".repeat(1 << 20));
    let error = refused(&long);
    assert_eq!(
        (&*error.place.to_string(), &*error.expected.to_string()),
        ("file", "at most 1048576 bytes")
    );
    assert_eq!(refused("").place.to_string(), "line 1");
    assert_eq!(refused("\u{feff}\u{0}").place.to_string(), "line 1");
}
