//! One test for each numbered rule of `docs/rules/duel.md`, one module for each of its chapters.
//! The number stands in the name of the test; `numbers` checks that none is missing.

mod ages_and_end;
mod buildings;
mod coins;
mod guilds;
mod military;
mod numbers;
mod price;
mod price_of_choice;
mod progress;
mod science;
mod score;
mod setup;
mod setup_cards;
mod turn;
mod turn_steps;
mod wonder_effects;
mod wonders;
