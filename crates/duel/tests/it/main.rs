//! All tests of Duel but those of allocation, in one program: it links once.

mod catalogue;
mod common;
mod examples;
mod laws;
mod perft;
mod position;
mod positions;
mod price;
mod records;
mod rules;
mod seen;
mod tables;
