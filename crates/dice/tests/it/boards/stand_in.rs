//! The stand-in file says what the collected facts say, field by field. They lie beside the
//! repository; where they do not, there is nothing to compare.

use std::path::Path;

use serde_json::{Value, json};

fn facts(name: &str) -> Option<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/dice");
    let text = std::fs::read_to_string(folder.join(name)).ok()?;
    Some(serde_json::from_str(&text).expect("JSON"))
}

fn file() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards/stand-in.toml");
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::to_value(toml::from_str::<toml::Table>(&text).unwrap()).unwrap()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}"))
}

fn named<'a>(values: &'a Value, id: &str) -> &'a Value {
    let found = list(values).iter().find(|value| value["id"] == id);
    found.unwrap_or_else(|| panic!("no {id}"))
}

/// An effect without what both forms may leave out.
fn effect(value: &Value) -> Value {
    let mut effect = value.clone();
    let map = effect.as_object_mut().unwrap();
    if ["produce_resource", "defence"].contains(&map["type"].as_str().unwrap()) {
        map.entry("amount").or_insert(json!(1));
    }
    map.retain(|_, field| !field.is_null());
    effect
}

fn effects(value: &Value) -> Vec<Value> {
    list(value).iter().map(effect).collect()
}

fn same_building(ours: &Value, theirs: &Value) {
    let id = &ours["id"];
    let (spaces, wanted) = (list(&ours["spaces"]), list(&theirs["spaces"]));
    assert_eq!(spaces.len(), wanted.len(), "{id}");
    for (space, wanted) in spaces.iter().zip(wanted) {
        assert_eq!(space["id"], wanted["id"]);
        assert_eq!(space["cost"], wanted["cost"], "{}", space["id"]);
        assert_eq!(effects(&space["effects"]), effects(&wanted["effects"]), "{}", space["id"]);
    }
    let (lines, wanted) = (list(&ours["lines"]), list(&theirs["lines"]));
    assert_eq!(lines.len(), wanted.len(), "{id}");
    for (line, wanted) in lines.iter().zip(wanted) {
        for (key, other) in [("id", "id"), ("symbols", "symbols"), ("order", "order")] {
            assert_eq!(line[key], wanted[other], "{id}");
        }
        assert_eq!(line["spaces"], wanted["space_ids"], "{id}");
    }
    let first = |key: &str, from: &Value| from.get(key).and_then(Value::as_u64);
    let wanted = first("first_to_complete_vp", theirs);
    assert_eq!(first("first_to_finish", ours), wanted, "{id}");
}

#[test]
fn boards_are_those_of_the_collected_facts() {
    let Some(boards) = facts("boards.json") else { return };
    let (set, ours) = (&boards["playable_set"], file());
    let common = &set["common"];
    assert_eq!(ours["gold"]["start"], common["gold_reserve"]["starting_circled"]);
    assert_eq!(ours["gold"]["size"], common["gold_reserve"]["size"]);
    assert_eq!(ours["gold"]["pass"], common["pass_coins"]);
    assert_eq!(ours["bonuses_to_end"], common["bonuses_to_trigger_end"]);
    let (bonuses, wanted) = (list(&ours["bonus"]), list(&common["bonuses"]));
    assert_eq!(bonuses.len(), wanted.len());
    for (bonus, wanted) in bonuses.iter().zip(wanted) {
        assert_eq!(bonus["id"], wanted["id"]);
        assert_eq!(effects(&bonus["effects"]), effects(&wanted["effects"]));
    }
    let wanted = common["buildings"].as_object().unwrap();
    assert_eq!(list(&ours["building"]).len(), wanted.len());
    for (id, wanted) in wanted {
        let building = named(&ours["building"], id);
        assert_eq!(building["name"], wanted["name"]);
        same_building(building, wanted);
    }
    let (cities, wanted) = (list(&ours["city"]), list(&set["boards"]));
    assert_eq!(cities.len(), wanted.len());
    for (city, wanted) in cities.iter().zip(wanted) {
        assert_eq!(city["id"], wanted["id"]);
        assert_eq!(city["name"], wanted["city"]);
        assert_eq!(city["wonder"], wanted["wonder_name"]);
        assert_eq!(list(&city["building"]).len(), 1, "only the wonder is its own");
        same_building(named(&city["building"], "wonder"), &wanted["wonder"]);
    }
}

#[test]
fn dice_are_those_of_the_collected_facts() {
    let Some(dice) = facts("dice.json") else { return };
    let ours = file();
    let (found, wanted) = (list(&ours["die"]), list(&dice["dice"]));
    assert_eq!(found.len(), wanted.len());
    for (die, wanted) in found.iter().zip(wanted) {
        assert_eq!(die["id"], wanted["id"]);
        assert_eq!(die["colour"], wanted["colour"]);
        assert_eq!(die.get("special").unwrap_or(&json!(false)), &wanted["special"]);
        let faces: Vec<&Value> =
            list(&wanted["faces"]).iter().map(|face| &face["symbol"]).collect();
        assert_eq!(list(&die["faces"]).iter().collect::<Vec<_>>(), faces, "{}", die["id"]);
        for face in list(&wanted["faces"]) {
            let said = list(&ours["face"]).iter().find(|said| said["symbol"] == face["symbol"]);
            match face["maps_to"]["kind"].as_str().unwrap() {
                "cross_any_of" => {
                    assert_eq!(said.unwrap()["crosses"], face["maps_to"]["buildings"]);
                }
                "guild" => assert_eq!(said.unwrap()["compares"], face["maps_to"]["compare"]),
                _ => assert!(said.is_none(), "{} leads to lines", face["symbol"]),
            }
        }
    }
    let starting: Vec<&Value> =
        found.iter().filter(|die| die.get("special").is_none()).map(|die| &die["id"]).collect();
    let forum = &dice["forum"]["starting"];
    assert_eq!(starting, list(forum).iter().collect::<Vec<_>>());
}
