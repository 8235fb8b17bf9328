//! The catalogue of a board set says what its file says, and leaves nothing out.

use std::path::Path;

use mirabilia_dice::boards::{BUILDINGS, BoardsRef};
use mirabilia_dice::catalogue::{BoardsEntry, Catalogue};
use serde_json::{Map, Value, json};

/// The file of a set, as TOML has it.
fn file(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("boards/{name}.toml"));
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::to_value(toml::from_str::<toml::Table>(&text).unwrap()).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// An effect of a file in the words of the catalogue; `unlocks` names a die there, a colour here.
fn effect(said: &Value, dice: &Value) -> Value {
    let amount = || if said["amount"].is_null() { json!(1) } else { said["amount"].clone() };
    let die =
        || list(dice).iter().find(|die| die["colour"] == said["colour"]).unwrap()["id"].clone();
    match said["type"].as_str().unwrap() {
        "cross_space" => json!({ "kind": "cross", "buildings": said["buildings"] }),
        "cross_up_to_two" => {
            json!({ "kind": "cross-up-to", "spaces": 2, "buildings": said["buildings"] })
        }
        "gain_coins" => json!({ "kind": "coins", "coins": said["amount"] }),
        "construct_free_die" => json!({ "kind": "free-die" }),
        "take_action" => json!({ "kind": "action" }),
        "unlock_die" => json!({ "kind": "unlocks", "die": die() }),
        "produce_resource" => json!({ "kind": "resources", "resources": amount() }),
        "attack" => json!({ "kind": "attack", "points": said["printed_vp"] }),
        "defence" => json!({ "kind": "defence", "defence": amount() }),
        "die_cost_minus_1" => json!({ "kind": "cheaper-dice", "colour": said["colour"] }),
        "die_cost_zero" => json!({ "kind": "free-dice", "colour": said["colour"] }),
        "coins_on_die" => {
            json!({ "kind": "coins-on-die", "colour": said["colour"], "coins": said["amount"] })
        }
        "vp" => json!({ "kind": "points", "points": said["amount"] }),
        "coin_and_vp_per_space" => json!({
            "kind": "coins-and-points-for", "each": said["rate"], "building": said["building"],
        }),
        "vp_per_gallery_space" => json!({ "kind": "points-for-gallery", "points": said["rate"] }),
        other => panic!("no effect {other}"),
    }
}

fn effects(said: &Value, dice: &Value) -> Value {
    list(said).iter().map(|said| effect(said, dice)).collect()
}

/// A building of a file in the words of the catalogue.
fn building(said: &Value, common: &Value, dice: &Value) -> Value {
    let named = list(common).iter().find(|building| building["id"] == said["id"]);
    let name = [Some(said), named].into_iter().flatten().find_map(|b| b["name"].as_str());
    let space = |space: &Value| {
        json!({
            "id": space["id"], "cost": space["cost"], "effects": effects(&space["effects"], dice),
        })
    };
    let line = |line: &Value| {
        json!({
            "id": line["id"],
            "symbols": list(&line["symbols"]),
            "any_order": line["order"] == "any",
            "spaces": line["spaces"],
        })
    };
    json!({
        "id": said["id"],
        "name": name.unwrap_or(said["id"].as_str().unwrap()),
        "spaces": list(&said["spaces"]).iter().map(space).collect::<Value>(),
        "lines": list(&said["lines"]).iter().map(line).collect::<Value>(),
    })
}

/// Lists that stand for sets, in one order: buildings of an effect, symbols of a line.
fn sorted(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            let inner = std::mem::replace(fields, Map::new());
            for (name, field) in inner {
                let mut field = sorted(field);
                let is_set = ["buildings", "symbols", "common", "own"].contains(&name.as_str());
                if let (true, Value::Array(items)) = (is_set, &mut field) {
                    items.sort_by_key(ToString::to_string);
                }
                fields.insert(name, field);
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = sorted(item.take());
            }
        }
        _ => {}
    }
    value
}

#[test]
fn board_sets_are_those_of_their_files() {
    let catalogue = Catalogue::new();
    let names: Vec<&str> = catalogue.boards.iter().map(|boards| boards.name.as_str()).collect();
    assert_eq!(names, BoardsRef::names());
    assert_eq!(names[0], BoardsRef::usual().name, "the first is the usual one");
    for boards in &catalogue.boards {
        let said = file(&boards.name);
        let dice = &said["die"];
        let die = |die: &Value| {
            json!({
                "id": die["id"],
                "colour": die["colour"],
                "special": die["special"] == true,
                "faces": die["faces"],
            })
        };
        let mut symbols: Vec<&Value> = Vec::new();
        for symbol in list(dice).iter().flat_map(|die| list(&die["faces"])) {
            if !symbols.contains(&symbol) {
                symbols.push(symbol);
            }
        }
        let leads = |symbol: &Value| {
            let face = list(&said["face"]).iter().find(|face| face["symbol"] == *symbol);
            match face {
                None => json!({ "kind": "lines" }),
                Some(face) if face["crosses"].is_array() => {
                    json!({ "kind": "buildings", "buildings": face["crosses"] })
                }
                Some(face) => json!({ "kind": "guild-court", "buildings": face["compares"] }),
            }
        };
        let bonus = |bonus: &Value| json!({ "id": bonus["id"], "effects": effects(&bonus["effects"], dice) });
        let all = |buildings: &Value| -> Value {
            list(buildings).iter().map(|b| building(b, &said["building"], dice)).collect()
        };
        let city = |city: &Value| {
            json!({
                "id": city["id"], "name": city["name"], "wonder": city["wonder"],
                "own": all(&city["building"]),
            })
        };
        let agora = list(&said["building"]).iter().find(|building| building["id"] == "agora");
        let expected = json!({
            "name": said["name"],
            "about": said["about"],
            "fingerprint": BoardsRef::built_in(&boards.name).unwrap().fingerprint,
            "gold_start": said["gold"]["start"],
            "gold_size": said["gold"]["size"],
            "pass": said["gold"]["pass"],
            "bonuses_to_end": said["bonuses_to_end"],
            "first_to_finish": agora.unwrap()["first_to_finish"],
            "dice": list(dice).iter().map(die).collect::<Value>(),
            "symbols": symbols
                .into_iter()
                .map(|symbol| json!({ "id": symbol, "leads": leads(symbol) }))
                .collect::<Value>(),
            "bonuses": list(&said["bonus"]).iter().map(bonus).collect::<Value>(),
            "common": all(&said["building"]),
            "cities": list(&said["city"]).iter().map(city).collect::<Value>(),
        });
        let ours = sorted(serde_json::to_value(boards).unwrap());
        let expected = sorted(expected);
        for (field, value) in expected.as_object().unwrap() {
            assert_eq!(ours[field], *value, "{}: {field}", boards.name);
        }
        assert_eq!(ours, expected, "{}", boards.name);
    }
}

#[test]
fn every_sheet_has_every_building_once() {
    for boards in Catalogue::new().boards {
        for city in &boards.cities {
            let both = boards.common.iter().chain(&city.own);
            let mut ids: Vec<&str> = both.map(|building| building.id.id()).collect();
            ids.sort_unstable();
            let mut expected = BUILDINGS;
            expected.sort_unstable();
            assert_eq!(ids, expected, "{} {}", boards.name, city.id);
        }
    }
}

/// A building that only one city writes for itself is common to none.
#[test]
fn a_building_is_common_only_if_no_city_differs() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards/balanced.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let own = "\n[[city.building]]\nid = \"guild_court\"\n\
        spaces = [{ id = \"guild_court.1\", cost = 1 }]\n\
        lines = [{ id = \"main\", symbols = [\"compare_red\", \"compare_wonder\", \"compare_grey\", \
        \"compare_yellow\", \"compare_blue\", \"compare_green\"], order = \"sequence\", \
        spaces = [\"guild_court.1\"] }]\n";
    // It lands in the last city of the file.
    let boards = BoardsRef::read(&(text.replace("\"balanced\"", "\"changed\"") + own)).unwrap();
    let changed = BoardsEntry::new(&boards);
    assert!(changed.common.iter().all(|building| building.id.id() != "guild_court"));
    let courts = changed.cities.iter().map(|city| {
        city.own.iter().filter(|b| b.id.id() == "guild_court").map(|b| b.spaces.len()).sum()
    });
    let courts: Vec<usize> = courts.collect();
    assert_eq!(courts, [3, 3, 3, 3, 3, 3, 1]);
}
