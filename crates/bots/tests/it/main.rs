//! All tests of the bots but those of allocation, in one program: it links once.

mod dice_judgement;
mod duel_judgement;
mod duel_solver;
mod duel_tactics;
mod hidden;
mod networks;
mod promises;
mod styles;
mod wonders_judgement;
