//! Chapter 9, second half: guilds.

use mirabilia_duel::{Phase, State};

use crate::common::{A, B, Scene, coins, play, points, price};

/// Two cities in which seat 0 may build a guild.
fn cities(guild: &str, mine: &str, yours: &str) -> Scene {
    Scene::offers(3, guild).coins(A, 40).city(A, mine).city(B, yours)
}

/// The coins and points that this guild brings seat 0 when it is built in this scene.
fn built(guild: &str, scene: Scene) -> (u16, i16) {
    let cost = price(&scene.state(), A, guild);
    let before = coins(&scene.state())[0];
    let state = scene.after(&format!("build {guild}"));
    (coins(&state)[0] + cost - before, points(&state, A, "guilds"))
}

fn counts(guild: &str, mine: &str, yours: &str) -> (u16, i16) {
    built(guild, cities(guild, mine, yours))
}

#[test]
fn rule_9_21_a_guild_counts_in_the_city_with_the_most() {
    let (few, many) = ("altar", "theater baths statue");
    assert_eq!(counts("magistrates-guild", few, many), (3, 3), "the opponent's");
    assert_eq!(counts("magistrates-guild", many, few), (3, 3), "the owner's");
    assert_eq!(counts("magistrates-guild", few, ""), (1, 1));
    assert_eq!(counts("magistrates-guild", "", ""), (0, 0));
}

#[test]
fn rule_9_22_guild_coins_are_paid_once_for_the_count_at_that_moment() {
    let scene = Scene::offers(3, "magistrates-guild obelisk").coins(A, 20).coins(B, 20);
    let scene = scene.city(B, "altar theater");
    let mut state = scene.after("build magistrates-guild");
    let before = coins(&state)[0];
    assert_eq!(before, 20 - 8 + 2, "from the bank");
    assert_eq!(coins(&state)[1], 20);
    play(&mut state, "build obelisk");
    assert_eq!(coins(&state)[0], before, "a third blue card brings nothing more");
}

#[test]
fn rule_9_23_guild_points_are_counted_anew_at_the_end() {
    let scene = Scene::offers(3, "magistrates-guild obelisk").coins(A, 20).coins(B, 20);
    let scene = scene.city(A, "altar theater").city(B, "baths statue");
    let mut state = scene.after("build magistrates-guild");
    assert_eq!(points(&state, A, "guilds"), 2);
    play(&mut state, "build obelisk");
    assert!(matches!(state.phase(), Phase::Over(_)));
    assert_eq!(points(&state, A, "guilds"), 3, "now the other city has the most");
}

#[test]
fn rule_9_24_a_guild_card_counts_for_no_guild() {
    let guilds = "merchants-guild moneylenders-guild";
    for guild in ["magistrates-guild", "scientists-guild", "tacticians-guild"] {
        assert_eq!(counts(guild, guilds, ""), (0, guild_points(guilds)), "{guild}");
    }
    assert_eq!(Scene::offers(3, "arena").city(A, guilds).state().sale(A), 2);
}

/// What the guilds already in a city score by themselves: 40 coins less a cost of 8 are ten sets.
fn guild_points(guilds: &str) -> i16 {
    assert!(guilds.contains("moneylenders-guild"));
    (40 - 8) / 3
}

#[test]
fn rule_9_25_cards_out_of_play_count_for_no_guild() {
    let discarded = cities("tacticians-guild", "", "").discard("walls stable guard-tower");
    assert_eq!(built("tacticians-guild", discarded), (0, 0));
    let unbuilt =
        cities("builders-guild", "", "").unbuilt(A, "sphinx colossus").unbuilt(B, "pyramids");
    assert_eq!(built("builders-guild", unbuilt), (0, 0));
    // Under a wonder: the red card counts neither as red card nor otherwise.
    let scene = Scene::offers(3, "circus tacticians-guild").coins(A, 60).unbuilt(A, "sphinx");
    let mut state = scene.after("wonder sphinx with circus");
    play(&mut state, "build tacticians-guild");
    assert_eq!(points(&state, A, "guilds"), 0);
}

#[test]
fn rule_9_26_merchants_count_yellow_cards() {
    assert_eq!(counts("merchants-guild", "tavern", "brewery forum clay-reserve"), (3, 3));
    assert_eq!(counts("merchants-guild", "altar quarry press", ""), (0, 0));
}

#[test]
fn rule_9_27_shipowners_count_brown_and_grey_cards() {
    assert_eq!(counts("shipowners-guild", "quarry sawmill press", ""), (3, 3));
    assert_eq!(counts("shipowners-guild", "altar tavern", "clay-pool glassworks"), (2, 2));
}

#[test]
fn rule_9_28_shipowners_add_up_within_one_city() {
    // Brown 3 and 2, grey 1 and 3: the sums are 4 and 5, never 3 + 3.
    let mine = "quarry clay-pool lumber-yard press";
    let yours = "stone-pit sawmill glassworks glass-blower drying-room";
    assert_eq!(counts("shipowners-guild", mine, yours), (5, 5));
}

#[test]
fn rule_9_29_builders_score_two_per_wonder_and_bring_no_coins() {
    let scene = cities("builders-guild", "", "").built(A, "sphinx pyramids");
    assert_eq!(built("builders-guild", scene), (0, 4));
    let scene = scene.built(B, "colossus mausoleum piraeus appian-way");
    assert_eq!(built("builders-guild", scene), (0, 8));
}

#[test]
fn rule_9_30_magistrates_count_blue_cards() {
    assert_eq!(counts("magistrates-guild", "altar theater workshop press", "baths"), (2, 2));
}

#[test]
fn rule_9_31_scientists_count_green_cards() {
    assert_eq!(counts("scientists-guild", "altar", "workshop library school"), (3, 3));
}

#[test]
fn rule_9_32_moneylenders_count_sets_of_three_coins_of_the_richer() {
    let guilds = |mine: u16, yours: u16| {
        let scene = Scene::offers(3, "arena").city(A, "moneylenders-guild");
        points(&scene.coins(A, mine).coins(B, yours).state(), A, "guilds")
    };
    for (mine, yours, wanted) in [(0, 0, 0), (2, 2, 0), (7, 11, 3), (12, 11, 4), (1, 30, 10)] {
        assert_eq!(guilds(mine, yours), wanted, "{mine} and {yours} coins");
    }
    assert_eq!(counts("moneylenders-guild", "", "").0, 0, "no coins");
}

#[test]
fn rule_9_33_moneylenders_come_on_top_of_the_treasury() {
    let scene = Scene::offers(3, "arena").city(A, "moneylenders-guild").coins(A, 7).coins(B, 11);
    let state: State = scene.state();
    assert_eq!((points(&state, A, "guilds"), points(&state, A, "treasury")), (3, 2));
    assert_eq!((points(&state, B, "guilds"), points(&state, B, "treasury")), (0, 3));
}

#[test]
fn rule_9_34_tacticians_count_red_cards() {
    assert_eq!(counts("tacticians-guild", "guard-tower", "walls stable barracks"), (3, 3));
}
