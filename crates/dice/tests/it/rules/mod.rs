//! One test for each numbered rule of `docs/rules/dice.md`, one module for each of its chapters or
//! parts of one. The numbers stand in the name of the test; `numbers` checks that none is missing.

mod barracks;
mod bonuses_and_end;
mod buildings;
mod effects;
mod forum;
mod lines;
mod numbers;
mod paying;
mod setup;
mod tables;
mod turn;
