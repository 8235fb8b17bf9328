//! All tests of Dice but those of allocation, in one program: it links once.

mod boards;
mod cases;
mod catalogue;
mod common;
mod laws;
mod offers;
mod perft;
mod positions;
mod records;
mod rules;
mod seen;
mod views;
