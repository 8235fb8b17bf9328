//! One test for each numbered rule of `docs/rules/wonders.md`, one or more modules for each of its
//! chapters. The number stands in the name of the test; `numbers` checks that none is missing.

mod buildings;
mod chains;
mod conflicts;
mod guilds;
mod knowledge;
mod numbers;
mod paying;
mod paying_choice;
mod science;
mod score;
mod setup;
mod setup_sides;
mod stages;
mod turn;
mod turn_steps;
mod wonder_effects;
mod wonder_gifts;
