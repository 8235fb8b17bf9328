//! The network's features of a position, from one seat.
//!
//! Small integers that a player would read off the table: what the city produces, owns and scores,
//! how it compares with its neighbours and the table, what is left to do, and how good its hand and
//! the next two hands are.

use mirabilia_games::wonders::data::{
    Act, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, RAW, Stage,
};
use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::trade::Market;
use mirabilia_games::wonders::{CardSet, City, Colour, Phase, State};
use mirabilia_kernel::Seat;

use super::city_heuristic::CityHeuristic;
use super::hand::{self, HandValue};
use super::science::Symbols;
use super::score;
use super::tables::{FROM_AGE, GOODS, choice_producers, opened};
use crate::feature_writer::FeatureWriter;

/// The features by name, in order.
#[rustfmt::skip]
pub(super) const NAMES: &[&str] = &[
    "three seats", "four seats", "six seats", "seven seats",
    "age one", "age two", "age three", "turns left in the age", "turns left", "owes a move of its own",
    "lead over the best other", "lead over the mean", "lead over the left", "lead over the right",
    "wonder points", "military points", "civilian points", "commerce points", "science points", "guild points",
    "coins", "coins up to six", "coins of the left", "coins of the right",
    "wood", "stone", "clay", "ore", "glass", "cloth", "papyrus",
    "wood of choice", "stone of choice", "clay of choice", "ore of choice", "any raw", "any manufactured",
    "raw in all", "kinds of raw", "kinds of manufactured", "kinds nobody has",
    "cheap raw left", "cheap raw right", "cheap manufactured", "raw sold left", "raw sold right", "manufactured sold",
    "brown", "grey", "blue", "yellow", "red", "green", "purple",
    "shields", "ahead of the left", "ahead of the right", "tokens as it stands", "safe of the left", "safe of the right",
    "most of a symbol", "middle of a symbol", "least of a symbol", "symbols of choice", "green of the neighbours",
    "best symbol next", "hopes of science",
    "stages", "stages left", "points of the next stage", "points of later stages", "price of the next stage",
    "next stage out of reach", "coins of the next stage", "next stage acts",
    "seventh cards to come", "free colours to come", "free first cards to come", "free last cards to come",
    "free blue points to come", "free green to come", "free red to come", "free yellow to come",
    "best of the hand", "second of the hand", "cards within reach", "best of the next hand", "second of the next hand",
    "best of the hand after", "alexandria day", "alexandria night", "babylon day", "babylon night", "ephesos day",
    "ephesos night", "gizah day", "gizah night", "halikarnassos day", "halikarnassos night", "olympia day",
    "olympia night", "rhodos day", "rhodos night",
];

type Writer<'a> = FeatureWriter<'a, { NAMES.len() }>;

/// The hands that are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hands {
    /// The hand that the seat holds.
    Own,
    /// The hand that the seat holds and the two that it gets next.
    Three,
}

/// Writes the features. They are all 0 until the wonders and sides are known.
pub(super) fn write(state: &State, seat: Seat, which: Hands, out: &mut [i16]) {
    if state.age() == 0 {
        return;
    }
    let out = out.try_into().expect("as long as the names");
    let writer = &mut FeatureWriter::new(out, 1);
    let left_in_age = i32::from(TURNS) - i32::from(state.turns_played());
    let left = left_in_age + i32::from(TURNS) * (3 - i32::from(state.age()));
    time(writer, state, seat, left_in_age, left);
    points(writer, state, seat);
    goods(writer, state, seat);
    writer.put_all(Colour::ALL.map(|colour| state.city(seat).colour(colour) as i32));
    military(writer, state, seat);
    science(writer, state, seat, left);
    let market = state.market(seat);
    wonder(writer, state, seat, &market, left);
    chains(writer, state.city(seat), state.age());
    hands(writer, state, seat, &market, which);
    let city = state.city(seat);
    let board = city.wonder().map_or(0, |wonder| 2 * wonder.index() + city.side() as usize);
    writer.one_hot(board, 14);
    debug_assert_eq!(writer.written(), NAMES.len());
}

fn time(writer: &mut Writer<'_>, state: &State, seat: Seat, left_in_age: i32, left: i32) {
    writer.put_all([3, 4, 6, 7].map(|seats| i32::from(state.seats() == seats)));
    writer.put_all([1, 2, 3].map(|age| i32::from(state.age() == age)));
    writer.put_all([left_in_age, left]);
    let own = matches!(state.phase(), Phase::Seventh(s) | Phase::Revive(s) if s == seat);
    writer.put(own);
}

fn points(writer: &mut Writer<'_>, state: &State, seat: Seat) {
    let mut totals = [0i32; 7];
    let seats = state.seats();
    let score = score::by_category(state, seat);
    for other in Seat::all(seats).filter(|other| *other != seat) {
        totals[other.index()] = i32::from(score::total(state, other));
    }
    totals[seat.index()] = score.iter().copied().map(i32::from).sum();
    let mine = totals[seat.index()];
    let others = Seat::all(seats).filter(|s| *s != seat).map(|s| totals[s.index()]);
    let (best, sum) = others.fold((i32::MIN, 0), |(best, sum), x| (best.max(x), sum + x));
    writer.put(mine - best);
    writer.put(mine - sum / (i32::from(seats) - 1));
    writer.put(mine - totals[seat.left(seats).index()]);
    writer.put(mine - totals[seat.right(seats).index()]);
    writer.put_all([score[0], score[2], score[3], score[4], score[5], score[6]]);
    let [left, right] = state.neighbours(seat);
    let coins = state.city(seat).coins();
    writer.put_all([coins, coins.min(6), left.coins(), right.coins()]);
}

/// A set of goods, one bit each.
type Kinds = u8;
const RAW_KINDS: Kinds = (1 << RAW) - 1;
const MADE_KINDS: Kinds = ((1 << GOODS) - 1) & !RAW_KINDS;

/// The goods with an amount above 0.
fn kinds<const N: usize>(amounts: [u8; N]) -> Kinds {
    let mut kinds = 0;
    for (good, amount) in amounts.into_iter().enumerate() {
        kinds |= Kinds::from(amount > 0) << good;
    }
    kinds
}

fn goods(writer: &mut Writer<'_>, state: &State, seat: Seat) {
    let choices = |city: &City| -> [u8; RAW] {
        std::array::from_fn(|good| choice_producers(city.cards(), good))
    };
    let city = state.city(seat);
    let made: [u8; GOODS] = city.production().amounts();
    let choice = choices(city);
    let (any_raw, any_made) = city.any();
    writer.put_all(made);
    writer.put_all(choice);
    writer.put_all([any_raw, any_made]);
    let raw: u8 = made[..RAW].iter().sum();
    writer.put(raw + choice.iter().sum::<u8>() / 2 + any_raw);
    let any = if any_raw > 0 { RAW_KINDS } else { 0 } | if any_made > 0 { MADE_KINDS } else { 0 };
    let has = kinds(made) | kinds(choice) | any;
    let sold = state
        .neighbours(seat)
        .map(|city| kinds(city.production().amounts::<GOODS>()) | kinds(choices(city)));
    let count = |kinds: Kinds| kinds.count_ones() as i32;
    writer.put_all([count(has & RAW_KINDS), count(has & MADE_KINDS)]);
    writer.put(count((RAW_KINDS | MADE_KINDS) & !(has | sold[0] | sold[1])));
    let cheap = |bit: u8| i32::from(city.discounts() & bit != 0);
    writer.put_all([cheap(CHEAP_RAW_LEFT), cheap(CHEAP_RAW_RIGHT), cheap(CHEAP_MANUFACTURED)]);
    writer.put_all(sold.map(|kinds| count(kinds & RAW_KINDS)));
    writer.put(count((sold[0] | sold[1]) & MADE_KINDS));
}

fn military(writer: &mut Writer<'_>, state: &State, seat: Seat) {
    let mine = i32::from(state.city(seat).shields());
    writer.put(mine);
    let ahead = state.neighbours(seat).map(|city| mine - i32::from(city.shields()));
    writer.put_all(ahead.map(|n| n.clamp(-6, 6)));
    let victory = [1, 3, 5][usize::from(state.age()) - 1];
    writer
        .put(ahead.iter().map(|n| if *n > 0 { victory } else { -i32::from(*n < 0) }).sum::<i32>());
    // A lead that one card of this age cannot reverse.
    writer.put_all(ahead.map(|n| i32::from(n > i32::from(state.age()))));
}

fn science(writer: &mut Writer<'_>, state: &State, seat: Seat, left: i32) {
    let city = state.city(seat);
    let symbols = Symbols::of(city);
    let sum: u8 = symbols.counts.iter().sum();
    let (most, least) = (symbols.most(), symbols.least());
    writer.put_all([most, sum - most - least, least, symbols.wild]);
    let next = state.neighbours(seat);
    writer.put((next[0].colour(Colour::Green) + next[1].colour(Colour::Green)) as i32);
    let more = symbols.with_wild().points() - symbols.points();
    writer.put(more);
    writer.put(more * left / 8);
}

fn wonder(writer: &mut Writer<'_>, state: &State, seat: Seat, market: &Market, left: i32) {
    let city = state.city(seat);
    let later: &[Stage] = city
        .wonder()
        .map_or(&[], |wonder| &wonder.board(city.side()).stages[usize::from(city.stages())..]);
    writer.put(city.stages());
    writer.put((later.len() as i32).min(left));
    let points = |stages: &[Stage]| stages.iter().map(|s| i32::from(s.points)).sum::<i32>();
    match later {
        [next, rest @ ..] => {
            writer.put(next.points);
            writer.put(if left > rest.len() as i32 { points(rest) } else { 0 });
            let price = market.cheapest(next.cost).map(|payment| i32::from(payment.total()));
            writer.put(price.unwrap_or(0));
            writer.put(price.is_none());
            writer.put(next.coins);
            writer.put(next.act != Act::None);
        }
        [] => writer.put_all([0; 6]),
    }
    let ages_after = 3 - i32::from(state.age());
    let acts = city.built_stages().iter().fold(0u16, |acts, stage| acts | 1 << stage.act as u16);
    let has = |act: Act| i32::from(acts >> act as u16 & 1 == 1);
    writer.put(has(Act::SeventhCard) * (1 + ages_after));
    let new = Colour::ALL.iter().filter(|colour| city.colour(**colour) == 0).count() as i32;
    writer.put(has(Act::FirstOfColour) * new.min(left));
    writer.put(has(Act::FirstCard) * (ages_after + i32::from(state.turns_played() == 0)));
    writer.put(has(Act::LastCard) * (1 + ages_after));
}

/// The cards of this age or a later one that chains make free.
fn chains(writer: &mut Writer<'_>, city: &City, age: u8) {
    let free = opened(city.cards()).less(city.cards()).and(FROM_AGE[usize::from(age) - 1]);
    let [blue, green, red] = [Colour::Blue, Colour::Green, Colour::Red]
        .map(|colour| free.and(CardSet::of_colour(colour)).len() as i32);
    writer.put(score::blue_points(free));
    writer.put_all([green, red, free.len() as i32 - blue - green - red]);
}

/// A worth in half points.
fn halves(worth: f32) -> i32 {
    (2.0 * worth).round() as i32
}

fn hands(writer: &mut Writer<'_>, state: &State, seat: Seat, market: &Market, which: Hands) {
    let heuristic = CityHeuristic::new(state, seat);
    let evaluate = |holder| hand::evaluate(state, seat, &heuristic, market, holder);
    let HandValue { best, second, affordable } = evaluate(seat);
    writer.put_all([halves(best), halves(second), affordable]);
    if which == Hands::Own {
        writer.put_all([0; 3]);
        return;
    }
    let seats = state.seats();
    let from = |seat: Seat| {
        if State::passes_left(state.age()) { seat.right(seats) } else { seat.left(seats) }
    };
    let next = evaluate(from(seat));
    writer.put_all([halves(next.best), halves(next.second)]);
    writer.put(halves(evaluate(from(from(seat))).best));
}
